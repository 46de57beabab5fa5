"""Pictures for the pages of the lab: drawn with Altair, saved as SVG. The only module that needs the extra `plots`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import altair as alt
import vl_convert

INK: Final = "#1f4e5f"
QUIET: Final = "#b9c4c9"
WARM: Final = "#d1603d"
Inline: Final[Any] = alt.Data  # has no types of its own


def save(chart: Any, path: Path) -> None:
    """Write a chart as SVG."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(vl_convert.vegalite_to_svg(chart.to_json()), "utf-8")


def intervals(rows: Sequence[dict[str, Any]], title: str, mark: float = 0.5) -> Any:
    """Shares with their intervals, one line for each row: `name`, `share`, `low`, `high`."""
    data = Inline(values=list(rows))
    y = alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=320))
    x = alt.X("share:Q", title=title, axis=alt.Axis(format="%"), scale=alt.Scale(zero=False))
    line = alt.Chart(data).mark_rule(color=INK, strokeWidth=2).encode(y=y, x=alt.X("low:Q"), x2="high:Q")
    point = alt.Chart(data).mark_point(color=INK, filled=True, size=60).encode(y=y, x=x)
    middle = alt.Chart(Inline(values=[{"at": mark}])).mark_rule(color=WARM, strokeDash=[4, 3]).encode(x="at:Q")
    return (middle + line + point).properties(width=420, height=max(40, 24 * len(rows)))


def bars(rows: Sequence[dict[str, Any]], value: str, title: str) -> Any:
    """Plain bars by `name`."""
    data = Inline(values=list(rows))
    y = alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=320))
    return (
        alt.Chart(data)
        .mark_bar(color=INK)
        .encode(y=y, x=alt.X(f"{value}:Q", title=title))
        .properties(width=420, height=max(40, 18 * len(rows)))
    )
