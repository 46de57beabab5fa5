"""The options of games on the command line: every title's own, as `--name`, told in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import Parameter, Signature
from typing import Annotated, Any, Final, TypeAlias

import typer

from kubok.cli.manual import Command
from kubok.kernel import BadData
from kubok.locale import has, text
from kubok.titles import Title, all_titles
from kubok.titles.title import Option

Typed: TypeAlias = str | int | bool

BEFORE: Final = "game_"
"""Keeps the names of the games' options apart from those of a command itself."""


def owners() -> dict[str, dict[str, Option]]:
    """By name on the command line: the options of that name, by game."""
    found: dict[str, dict[str, Option]] = {}
    for title in all_titles():
        for option in title.options(None):
            found.setdefault(option.typed, {})[title.name] = option
    return found


class ForAGame(Command):
    """A command that takes the options of all games. Those that were given are the context's `obj`."""

    def get_params(self, ctx: Any) -> list[Any]:
        if not any(str(one.name).startswith(BEFORE) for one in self.params):
            self.params += _parameters()
        return super().get_params(ctx)

    def invoke(self, ctx: Any) -> Any:
        names = [name for name in ctx.params if name.startswith(BEFORE)]
        values = {name.removeprefix(BEFORE): ctx.params.pop(name) for name in names}
        ctx.obj = {name: value for name, value in values.items() if value is not None}
        return super().invoke(ctx)


def _parameters() -> list[Any]:
    """They are told to the framework as a function's that takes nothing else."""

    def every(**chosen: Any) -> None:
        pass

    every.__signature__ = Signature([_parameter(*one) for one in owners().items()])  # type: ignore[attr-defined]
    alone = typer.Typer(add_completion=False)
    alone.command()(every)
    made: Any = typer.main.get_command(alone)
    return list(made.params)


def _parameter(typed: str, options: Mapping[str, Option]) -> Parameter:
    kinds = {option.kind for option in options.values()}
    (first, own), *others = options.items()
    more = [text("opt-of-game", game=game, words=_help(game, option)) for game, option in others]
    words, panel = " ".join([_help(first, own), *more]), text(f"title-{first}")
    told = typer.Option(f"--{typed.replace('_', '-')}", help=words, show_default=False, rich_help_panel=panel)
    kind = _TYPES.get(kinds.pop(), str) if len(kinds) == 1 else str
    return Parameter(BEFORE + typed, Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind | None, told])


_TYPES: Final[Mapping[str, type]] = {"switch": bool, "number": int}
"""What is not typed as words."""


def _help(game: str, option: Option) -> str:
    """What an option of a game is for: the longer message if there is one."""
    if not has(f"option-{game}-{option.name}-help"):
        return f"{text(f'option-{game}-{option.name}')}."
    return text(f"option-{game}-{option.name}-help", choices=", ".join(filter(None, option.choices)))


def given(title: Title, chosen: Mapping[str, Typed]) -> dict[str, Typed]:
    """What was chosen for that game, by the names of its options; BadData for another game's."""
    found: dict[str, Typed] = {}
    for typed, value in chosen.items():
        options = owners()[typed]
        if title.name not in options:
            raise BadData(
                "option_of_other",
                "{option} belongs to kubok play {game}; leave it out, or play that game",
                option=f"--{typed.replace('_', '-')}",
                game=next(iter(options)),
            )
        found[options[title.name].name] = value
    return found
