"""The commands: `commands` is what can be typed in a shell, `options` what titles add to it, `setup` lays a table.

The table itself is in `kubok.terminal`, and what a game shows in its own way in its title. Nothing here knows a game.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from kubok.locale import set_language, wanted

if TYPE_CHECKING:
    from kubok.cli.commands import app

__all__ = ["app", "main"]


def main() -> None:
    """The entry point of the program. The language is chosen first: the commands describe themselves in it."""
    set_language(wanted(sys.argv[1:], os.environ))
    from kubok.cli.commands import app

    app()


def __getattr__(name: str) -> object:
    if name == "app":
        from kubok.cli.commands import app

        return app
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
