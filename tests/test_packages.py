"""The packages Kubok stands on: minimums, pins and licences agree with one another and with what is installed."""

from __future__ import annotations

import re

from packaging.requirements import Requirement
from packaging.version import Version

from packages import (
    EXTRAS,
    LOCK,
    PERMISSIVE,
    ROOT,
    WEAK_COPYLEFT,
    asked,
    brought,
    everything,
    ids,
    licence,
    licences,
    minimum,
    page_packages,
    pinned,
)

PAGE = (ROOT / "docs" / "licences.md").read_text()


def rows(page: str) -> dict[str, list[str]]:
    """The cells after a package's name, for every row of every table."""
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line[:2] == "| "]
    return {name: rest for name, *rest in cells if name not in ("package", "---")}


def pin(one: Requirement) -> str:
    [bound] = one.specifier
    assert bound.operator == "==", f"constraints.txt: {one} is no pin"
    return bound.version


def test_whatever_is_asked_for_is_pinned_at_no_less_than_its_minimum() -> None:
    pins = pinned()
    wanted = {**asked(), **asked("dev", "tune", "plots")}
    assert [name for name in wanted if name not in pins] == []
    low = [name for name, one in wanted.items() if Version(pin(pins[name])) < Version(minimum(one))]
    assert low == []


def test_a_package_has_one_minimum_whoever_asks_for_it() -> None:
    told = [*asked().values(), *(Requirement(line) for lines in EXTRAS.values() for line in lines)]
    assert len({one.name for one in told}) == len({(one.name, str(one.specifier)) for one in told})


def test_whatever_comes_with_the_packages_is_pinned_too_and_nothing_else() -> None:
    assert sorted(brought(everything())) == sorted(pinned()), "run make constraints"


def test_the_pins_are_in_order_and_name_no_host() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()[1:]
    assert lines == sorted(lines, key=lambda line: re.split("[=;]", line)[0])
    assert [
        line for line in lines if not re.fullmatch(r"[a-z0-9-]+==[0-9a-z.]+(; sys_platform != 'win32')?", line)
    ] == []


def test_both_installs_of_the_makefile_are_pinned_and_made_anew_with_the_pins() -> None:
    makefile = (ROOT / "Makefile").read_text()
    installs = re.findall(r"^\t(.*)\$\(BIN\)/\$\(INSTALL\)", makefile, flags=re.MULTILINE)
    assert len(installs) == 3
    assert set(installs) == {"$(PINNED) "}
    assert "$(READY): pyproject.toml constraints.txt\n" in makefile
    assert "$(TOOLS): $(READY)\n" in makefile


def test_the_page_of_licences_names_every_package_with_the_licence_it_states() -> None:
    told, now = rows(PAGE), rows(licences())
    assert {name: cells[-1] for name, cells in told.items()} == {name: cells[-1] for name, cells in now.items()}, (
        "docs/licences.md is out of date: run make docs"
    )
    direct = {**asked(), **asked("dev")}
    assert {name: told[name][0] for name in direct} == {name: str(one.specifier) for name, one in direct.items()}


def test_what_people_get_with_the_program_is_permissive_and_the_rest_is_at_most_weakly_copyleft() -> None:
    inside, tools = page_packages()
    given = {name: licence(name) for name in brought(asked().values())}
    given |= {name: LOCK[f"node_modules/{name}"]["license"] for name in inside}
    assert {name: told for name, told in given.items() if not ids(told) <= PERMISSIVE} == {}
    used = {name: licence(name) for name in brought(everything())}
    used |= {place: one["license"] for place, one in LOCK.items() if "license" in one}
    assert {name: told for name, told in used.items() if not ids(told) <= PERMISSIVE | WEAK_COPYLEFT} == {}
    assert not set(inside) & set(tools)
