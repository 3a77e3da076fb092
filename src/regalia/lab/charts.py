"""Plots of a balance report as SVG: drawn here, so that a page needs no program to show them."""

from collections.abc import Callable, Mapping
from typing import Any

import altair
import vl_convert

from regalia.lab.balance_analysis import Balance

WIDTH = 300  # so that with its labels it is hardly smaller on a phone
INK = "currentColor"  # of the page: dark on light paper, or light on dark


def svg(chart: Any) -> str:
    told = chart.configure(
        background="transparent",
        facet={"spacing": 4},
        view={"stroke": INK, "strokeOpacity": 0.2},
        rule={"color": INK},
        axis={
            **dict.fromkeys(("labelColor", "titleColor", "domainColor", "tickColor"), INK),
            "gridColor": INK,
            "gridOpacity": 0.15,
            "labelFontSize": 12,
            "titleFontSize": 12,
            "tickCount": 5,
        },
        legend={"orient": "bottom", "labelColor": INK, "labelFontSize": 12, "columns": 2},
        header={"labelColor": INK, "labelFontSize": 12},
    )
    drawn: str = vl_convert.vegalite_to_svg(told.to_dict())
    return drawn


def worth_chart(found: Balance, names: Mapping[str, str], title: str) -> str:
    """A row for each unit, a point with its interval for each strength."""
    rows = [
        {
            "unit": names[unit.letter],
            "strength": one.strength,
            "points": unit.points.value,
            "low": unit.points.value - unit.points.half,
            "high": unit.points.value + unit.points.half,
        }
        for one in found.strengths
        for unit in one.units
    ]
    order = [one.strength for one in found.strengths]
    # Layers have no data of their own, or every row would show those of all.
    base = altair.Chart().encode(
        y=altair.Y("strength:N", title=None, sort=order, axis=None),
        color=altair.Color("strength:N", title=None, sort=order),
    )
    bars = base.mark_rule().encode(x=altair.X("low:Q", title=title), x2="high:Q")
    dots = base.mark_point(filled=True, size=70).encode(x="points:Q")
    zero = altair.Chart().mark_rule(strokeDash=[3, 3]).encode(x=altair.datum(0))
    layers = altair.layer(zero, bars, dots).properties(width=WIDTH, height=20 * len(order))
    spec = altair.Row("unit:N", title=None, sort=list(names.values()), header=_header())
    return svg(layers.facet(row=spec, data=_data(rows)))


def use_chart(
    found: Balance, names: Mapping[str, str], style: Callable[[str], str], title: str
) -> str:
    """A chart of each unit's attacks: the share of each style."""
    rows = [
        {
            "unit": names[unit.letter],
            "strength": one.strength,
            "style": style(what),
            "share": 100 * share,
        }
        for one in found.strengths
        for unit in one.units
        for what, share in unit.uses.items()
    ]
    order = [one.strength for one in found.strengths]
    bars = (
        altair.Chart(_data(rows))
        .mark_bar()
        .encode(
            x=altair.X(
                "share:Q",
                title=f"{title} (%)",
                stack="zero",
                scale=altair.Scale(domain=(0, 100), clamp=True),
            ),
            y=altair.Y("strength:N", title=None, sort=order),
            color=altair.Color("style:N", title=None),
        )
        .properties(width=WIDTH, height=20 * len(order))
    )
    spec = altair.Row("unit:N", title=None, sort=list(names.values()), header=_header())
    return svg(bars.facet(row=spec))


def _data(rows: list[dict[str, Any]]) -> Any:
    return altair.InlineData(values=rows)


def _header() -> Any:
    return altair.Header(labelAngle=0, labelAlign="left")
