"""The commands: `commands` is what can be typed in a shell, `play` a race at one screen, `terminal` how it looks, and
`words` every sentence of it.
"""

from kubok.cli.commands import app, main

__all__ = ["app", "main"]
