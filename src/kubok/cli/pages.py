"""Pages about the program itself: the action table of a game, and the doctor's report."""

from __future__ import annotations

import platform
from importlib.metadata import version
from pathlib import Path

from kubok.kernel.record import FORMAT
from kubok.locale import LANGUAGES, language, text
from kubok.titles import Title, all_titles


def actions_page(title: Title) -> str:
    """The action table of a game as a page for the docs."""
    if title.actions is not None:
        return title.actions()
    table = title.new(title.seats[0], {}, None).actions
    rows = [f"| {number} | `{action}` | {action.meaning} |" for number, action in enumerate(table)]
    return "\n".join(
        [f"# The actions of {title.name}", "", "| id | action | meaning |", "| --- | --- | --- |", *rows, ""]
    )


def doctor_page(data: Path | None) -> list[str]:
    """Which data is in force, from where, with which digest; versions; languages."""
    versions = ", ".join(f"{title.name} {title.rules}" for title in all_titles())
    lines = [
        text("doctor-program", version=version("kubok"), python=platform.python_version(), system=platform.system()),
        text("doctor-rules", versions=versions, format=FORMAT),
        text("doctor-language", language=language(), all=", ".join(LANGUAGES)),
    ]
    in_force = [file for title in all_titles() for file in title.files(data)]
    for file in in_force:
        lines.append(text("doctor-owner" if file.owner else "doctor-ours", file=file.file, digest=file.digest))
        lines.append(text("doctor-where", where=", ".join(map(str, file.paths))))
    own = any(file.owner for file in in_force)
    lines.append(text("doctor-with-owner" if own else "doctor-all-ours", variable="KUBOK_DATA"))
    return [*lines, text("doctor-new-games")]
