"""The pages say what is true: every test, file and page they name exists, and the printed pages are current."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from kubok.cubitos.actions import as_markdown

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NAMED_TEST = re.compile(r"(tests/\w+\.py)::(\w+)")
LINK = re.compile(r"\]\(([^)#:]+?)(?:#[^)]*)?\)")


def names_in(path: Path) -> set[str]:
    return {node.name for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.FunctionDef)}


def test_every_test_named_in_the_architecture_exists() -> None:
    named = NAMED_TEST.findall((ROOT / "docs" / "architecture.md").read_text())
    missing = [
        f"{file}::{name}" for file, name in named if not (ROOT / file).exists() or name not in names_in(ROOT / file)
    ]
    assert missing == []


def test_each_of_the_ten_invariants_names_a_test() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text()
    invariants = re.split(r"^\d+\. ", page.split("## Ten invariants")[1], flags=re.MULTILINE)[1:]
    assert len(invariants) == 10
    assert [text for text in invariants if not NAMED_TEST.search(text)] == []


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text())
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_page_of_actions_is_the_table_of_this_program() -> None:
    page = (ROOT / "docs" / "actions.md").read_text()
    assert page == as_markdown(), "docs/actions.md is out of date: run make docs"


def test_every_make_target_that_a_page_names_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    named = {
        name for page in PAGES for name in re.findall(r"(?:`|^|\$ )make ([a-z-]+)", page.read_text(), re.MULTILINE)
    }
    assert named <= targets


def test_every_file_named_in_the_architecture_is_there() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text()
    named = set(re.findall(r"`((?:web/src|[a-z]+)/[\w./]+\.(?:py|ts))`", page))
    assert len(named) > 15
    missing = [
        name for name in named if not any((ROOT / place / name).is_file() for place in ("", "src/kubok", "web/src"))
    ]
    assert missing == []
