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


def intervals(rows: Sequence[dict[str, Any]], title: str, band: tuple[float, float] = (0.5, 0.5)) -> Any:
    """Shares with their intervals, one line for each name: `name`, `share`, `low`, `high`, and `of` where a name has
    more than one. What lies within the band is as it should be.
    """
    data = Inline(values=[{"of": "", **row} for row in rows])
    kinds = list(dict.fromkeys(row["of"] for row in data.values))
    y = alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=320))
    x = alt.X("share:Q", title=title, axis=alt.Axis(format="%"), scale=alt.Scale(zero=False))
    colour = _colour(kinds)
    apart = alt.YOffset("of:N", sort=kinds)
    line = alt.Chart(data).mark_rule(strokeWidth=2).encode(y=y, yOffset=apart, color=colour, x="low:Q", x2="high:Q")
    point = alt.Chart(data).mark_point(filled=True, size=60).encode(y=y, yOffset=apart, color=colour, x=x)
    within = alt.Chart(Inline(values=[{"from": band[0], "to": band[1]}]))
    middle = (
        within.mark_rect(color=QUIET, opacity=0.4).encode(x="from:Q", x2="to:Q")
        if band[0] < band[1]
        else within.mark_rule(color=WARM, strokeDash=[4, 3]).encode(x="from:Q")
    )
    names = len({row["name"] for row in rows})
    return (middle + line + point).properties(width=420, height=max(40, 24 * names))


def panels(rows: Sequence[dict[str, Any]]) -> Any:
    """Bars by `name`, side by side for each of the other values."""
    data = Inline(values=list(rows))
    y = alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=320))
    charts = [
        alt.Chart(data)
        .mark_bar(color=INK)
        .encode(y=y if place == 0 else y.axis(None), x=alt.X(f"{value}:Q"))
        .properties(width=130, height=max(40, 18 * len(rows)))
        for place, value in enumerate(value for value in rows[0] if value != "name")
    ]
    return alt.hconcat(*charts)


def points(rows: Sequence[dict[str, Any]], title: str, columns: int = 2) -> Any:
    """Shares `of` several things by `name`, in a frame for each `frame`."""
    frames, kinds = (list(dict.fromkeys(row[key] for row in rows)) for key in ("frame", "of"))
    y = alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=320, grid=True))
    x = alt.X("share:Q", title=title, axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1]))
    return (
        alt.Chart(Inline(values=list(rows)))
        .mark_point(filled=True, size=60)
        .encode(y=y, x=x, color=_colour(kinds))
        .properties(width=230, height=150)
        .facet(alt.Facet("frame:N", sort=frames, title=None), columns=columns, spacing={"row": 40, "column": 160})
        .properties(bounds="flush")
        .resolve_scale(y="independent")
    )


def _colour(kinds: Sequence[str]) -> Any:
    """A colour for each kind, explained above the picture where there is more than one."""
    legend = alt.Legend(title=None, orient="top") if len(kinds) > 1 else None
    return alt.Color("of:N", legend=legend, scale=alt.Scale(domain=kinds, range=[INK, WARM][: len(kinds)]))
