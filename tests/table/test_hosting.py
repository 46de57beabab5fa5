"""The commands and the systemd unit of docs/hosting.md are ones that work."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import typer
from typer.main import get_command

from kubok.cli import app
from kubok.table.guard import Limits
from kubok.table.wire import FILES_OF_OUR_OWN
from table.proxies import ROOT

HOSTING = (ROOT / "docs" / "hosting.md").read_text()
UNIT = ROOT / "docs" / "hosting" / "kubok.service"


def settings(unit: str) -> dict[str, list[str]]:
    """What a unit says, by name; a name may come more than once."""
    found: dict[str, list[str]] = {}
    for name, value in re.findall(r"^(\w+)=(.*)$", unit, re.MULTILINE):
        found.setdefault(name, []).append(value)
    return found


def understood(command: str) -> dict[str, object]:
    """The options of a command `kubok serve …`, read by the program itself but not run."""
    program, serve, *words = shlex.split(command)
    assert (Path(program).name, serve) == ("kubok", "serve")
    group = get_command(app)
    with typer.Context(group) as context:
        command_of = group.get_command(context, "serve")  # type: ignore[attr-defined]
        return dict(command_of.make_context("serve", words, parent=context).params)


@pytest.mark.parametrize("command", re.findall(r"^    (kubok serve .*)$", HOSTING, re.MULTILINE))
def test_every_command_of_the_page_that_starts_a_server_is_understood(command: str) -> None:
    options = understood(command)
    assert options["port"] == 8321
    if options["public_url"]:  # on the internet: behind a proxy, whose word is taken
        assert (options["host"], options["trust_proxy"]) == ("127.0.0.1", "127.0.0.1")


def test_the_unit_starts_the_server_behind_a_proxy_with_its_database_in_the_only_folder_it_may_write() -> None:
    unit = settings(UNIT.read_text())
    (command,) = unit["ExecStart"]
    options = understood(command)
    assert (options["host"], options["trust_proxy"]) == ("127.0.0.1", "127.0.0.1")
    assert options["db"] == f"/var/lib/{unit['StateDirectory'][0]}/kubok.db"
    assert unit["UMask"] == ["0077"]
    assert int(unit["LimitNOFILE"][0]) >= Limits().connections + FILES_OF_OUR_OWN
    assert unit["ProtectSystem"] == ["strict"]
    assert unit["NoNewPrivileges"] == ["yes"]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="the unit was not analysed: there is no systemd here")
def test_systemd_takes_the_unit_and_finds_it_as_safe_as_the_page_says(tmp_path: Path) -> None:
    unit = tmp_path / "kubok.service"
    unit.write_text(UNIT.read_text().replace("/opt/kubok/bin/kubok ", f"{shutil.which('true')} "))
    verified = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    ours = [line for line in verified.stderr.splitlines() if "kubok" in line]  # it looks at other units as well
    assert (verified.returncode, ours) == (0, [])
    command = ["systemd-analyze", "security", "--offline=yes", "--no-pager", str(unit)]
    told = subprocess.run(command, capture_output=True, text=True)
    level = re.search(r"exposure level for kubok.service: ([\d.]+)", told.stdout)
    if level is None:
        pytest.skip(f"the unit was verified but not weighed: {told.stderr.strip()}")
    said = re.search(r"calls that ([\d.]+) of 10", " ".join(HOSTING.split()))
    assert said is not None
    assert float(level[1]) <= float(said[1]) + 0.5  # versions of systemd weigh a little differently
