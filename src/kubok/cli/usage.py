"""The words of a command line that cannot be understood: the framework says them in English, here they become BadData.

Its classes are known by their names: which module they come from differs between its versions.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import typer
from typer.core import TyperGroup

from kubok.kernel import BadData
from kubok.kernel.files import instead
from kubok.locale import bad_words, language, speaking, text, wanted

USAGE: Final[type[Exception]] = typer.BadParameter.__mro__[1]
"""What every error about the use of a command is, a UsageError."""

PROGRAM: Final = "kubok"
HELP_SHOWN: Final = "NoArgsIsHelpError"


class Understood(TyperGroup):
    """All commands: whatever is wrong with their words is said like every other error, in the language asked for."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        given = (args, prog_name, complete_var, False, windows_expand_args)
        if not standalone_mode:
            return super().main(*given, **extra)
        try:
            with speaking(language()):  # words that are not understood leave --lang in force
                done = super().main(*given, **extra)
        except (USAGE, BadData) as error:
            with speaking(wanted(sys.argv[1:] if args is None else args, os.environ)):
                _tell(error)
            sys.exit(2)
        except typer.Abort:
            sys.exit(1)
        sys.exit(done if isinstance(done, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            known = instead(args[0], self.list_commands(ctx))
            raise BadData("no_command", "there is no command {command}; {instead}", command=args[0], instead=known)
        return super().resolve_command(ctx, args)


def _tell(error: Exception) -> None:
    if type(error).__name__ == HELP_SHOWN:
        return
    typer.echo(text("error", reason=bad_words(misused(error))), err=True)
    context = getattr(error, "ctx", None)
    typer.echo(text("usage-help", command=context.command_path if context is not None else PROGRAM), err=True)


def misused(error: Any) -> BadData:
    """What is wrong with the words of a command."""
    return error if isinstance(error, BadData) else _MISUSED.get(type(error).__name__, _too_much)(error)


def _no_option(error: Any) -> BadData:
    if not error.possibilities:
        return BadData("no_option", "there is no option {option}", option=error.option_name)
    return BadData(
        "no_option_but",
        "there is no option {option}; did you mean {near}?",
        option=error.option_name,
        near=list(error.possibilities),
    )


def _missing(error: Any) -> BadData:
    return BadData("argument_missing", "the argument {name} is missing", name=_named(error))


def _no_value(error: Any) -> BadData:
    return BadData("option_value", "{option}: its value is missing, or it takes none", option=error.option_name)


def _bad_value(error: Any) -> BadData:
    return BadData("no_number", "{name} must be a number, and within range", name=_named(error))


def _too_much(error: Any) -> BadData:
    found = re.search(r"\(([^()]*)\)$", str(error.message))
    return BadData("words_left", "there are too many words: {words}", words=found[1] if found else str(error.message))


def _named(error: Any) -> str:
    """An option as it is typed, an argument as the help calls it."""
    return str(error.param.opts[0]) if error.param is not None else str(error.param_hint or "")


_MISUSED: Final[Mapping[str, Callable[[Any], BadData]]] = {
    "NoSuchOption": _no_option,
    "MissingParameter": _missing,
    "BadOptionUsage": _no_value,
    "BadParameter": _bad_value,
}
