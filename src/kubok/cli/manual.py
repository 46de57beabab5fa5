"""The frame of `--help` in the reader's language: what stands around our own descriptions of commands and options.

The library has these words in English only. They are said once, when the commands are made, like the descriptions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import typer
from typer import core, rich_utils

from kubok.cli.usage import Understood
from kubok.locale import text

F = TypeVar("F", bound=Callable[..., Any])


def _frame() -> None:
    rich_utils.ARGUMENTS_PANEL_TITLE = text("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = text("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = text("help-commands")
    rich_utils.DEFAULT_STRING = f"[{text('help-default')}: {{}}]"
    rich_utils.ENVVAR_STRING = f"[{text('help-variable')}: {{}}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{text('help-required')}]"


_frame()


class _Spoken:
    """A command whose usage line and help option speak the reader's language."""

    def get_usage(self, ctx: Any) -> str:
        usage: str = super().get_usage(ctx)  # type: ignore[misc]
        return usage.replace("Usage:", text("help-usage"), 1)

    def get_help_option(self, ctx: Any) -> Any:
        option: Any = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = text("opt-help")
        return option


class Command(_Spoken, core.TyperCommand):
    """One command."""


class Commands(_Spoken, Understood):
    """All commands together."""


class App(typer.Typer):
    """The program: a Typer whose commands are spoken."""

    def command(self, name: str | None = None, **words: Any) -> Callable[[F], F]:
        return super().command(name, **{"cls": Command, **words})
