"""The commands: `commands` is what can be typed in a shell, `setup` lays a table, `play` and `replay` sit at it.

How it looks is in `screen`, `plain` and `board`; what it says is in `say` and `pages`, in the words of `kubok.locale`.
"""

from kubok.cli.commands import app, main

__all__ = ["app", "main"]
