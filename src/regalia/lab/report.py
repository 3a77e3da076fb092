"""A balance report for people: Markdown, and a page with plots that loads nothing from anywhere."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from regalia import __version__
from regalia.core.card import Options
from regalia.core.errors import Speaker
from regalia.core.extras import needs
from regalia.core.room import Room
from regalia.lab.balance_analysis import AtStrength, Balance, Interval
from regalia.lab.chunks import weighing_of
from regalia.lab.tournament import Score, Tournament
from regalia.lab.weighing_text import decimal

says = Speaker(__file__)
PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
html {{ color-scheme: light dark }}
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem }}
body {{ margin: 1.5rem auto; padding: 0 1rem }}
table {{ border-collapse: collapse; display: block; overflow-x: auto }}
table + table {{ margin-top: 1rem }}
th, td {{ padding: .2rem .7rem; text-align: left; border-bottom: 1px solid #8888 }}
th:first-child, td:first-child {{ padding-left: 0 }}
svg {{ max-width: 100%; height: auto }}
</style>
{body}
</html>
"""


def percent(share: float, language: str) -> str:
    """A share of 1 in whole percents, with its sign as the language writes it."""
    return says("percent", share=f"{100 * share:.0f}").told(language)


class Report:
    """A report about one game, in one language."""

    def __init__(
        self, room: Room, options: Options, found: Balance, seed: int, language: str
    ) -> None:
        self.room, self.options, self.found = room, room.card.read(options), found
        self.seed, self.language = seed, language
        self.params = room.params(weighing_of(room).free(self.options))

    def say(self, message: str, **given: Any) -> str:
        return says(message, **given).told(self.language)

    def unit(self, letter: str) -> str:
        word = weighing_of(self.room).named(self.params, letter)
        return self.room.says("unit-name", unit=word).told(self.language)

    def units(self, letters: str) -> str:
        return ", ".join(self.unit(letter) for letter in letters)

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        return decimal(value, digits, self.language, sign)

    def told(self, found: Interval, sign: bool = True) -> str:
        return f"{self.number(found.value, sign=sign)} ± {self.number(found.half)}"

    def percent(self, share: float) -> str:
        return percent(share, self.language)

    # ---------------------------------------------------------------------------- its sections

    @property
    def title(self) -> str:
        return self.say("report-title", game=self.room.short_name)

    def markdown(self) -> str:
        return "\n".join([f"# {self.title}", "", *self.sections()])

    def sections(self) -> Iterator[str]:
        strengths = ", ".join(one.strength for one in self.found.strengths)
        yield self.say("report-how", strengths=strengths, seed=str(self.seed), version=__version__)
        yield from self.worth()
        yield from self.scenarios()
        yield from self.armies()
        yield from self.play()
        yield from self.uses()

    def worth(self) -> Iterator[str]:
        yield from self.heading("worth")
        found = self.found
        yield from table(
            [self.say("report-unit"), *(one.strength for one in found.strengths)],
            [
                [
                    self.unit(unit.letter),
                    *(self.told(one.units[i].points) for one in found.strengths),
                ]
                for i, unit in enumerate(found.strengths[0].units)
            ],
        )
        if found.order_changes:
            listed = ", ".join(f"{self.unit(a)}–{self.unit(b)}" for a, b in found.order_changes)
            yield self.say("report-order", units=listed)
        else:
            yield self.say("report-order-same")
        yield ""
        if found.dead:
            yield self.say("report-dead", units=self.units(found.dead))
        else:
            yield self.say("report-dead-none")
        if found.least:
            yield ""
            yield self.say("report-least", units=self.units(found.least))

    def scenarios(self) -> Iterator[str]:
        if not self.found.scenarios:
            return
        yield from self.heading("scenarios")
        armies = weighing_of(self.room).scenarios(self.options)
        yield from table(
            [self.say(f"report-{each}") for each in ("scenario", "strength", "games", "score")],
            [
                [
                    self.say("title-of", title=one.scenario, text=" – ".join(armies[one.scenario])),
                    one.strength,
                    str(one.games),
                    self.say("percent", share=self.told(one.first, sign=False)),
                ]
                for one in self.found.scenarios
            ],
        )

    def armies(self) -> Iterator[str]:
        yield from self.heading("armies")
        yield from table(
            [self.say(f"report-{each}") for each in ("strength", "best", "worst", "pairs")],
            [
                [one.strength, ", ".join(one.best[:5]), ", ".join(one.worst), self._pairs(one)]
                for one in self.found.strengths
            ],
        )
        yield from table(
            [self.say("report-copies"), *(one.strength for one in self.found.strengths)],
            [
                [
                    self.unit(unit.letter),
                    *(self.told(one.units[i].copies) for one in self.found.strengths),
                ]
                for i, unit in enumerate(self.found.strengths[0].units)
            ],
        )
        yield self.say("report-trust")
        yield from table(
            [self.say("report-strength"), self.say("report-sum"), self.say("report-with-copies")],
            [
                [one.strength, *(self.number(bits, 3) for bits in one.surprise)]
                for one in self.found.strengths
            ],
        )

    def _pairs(self, one: AtStrength) -> str:
        sure = [two for two in one.together if abs(two.points.value) > two.points.half]
        listed = ", ".join(f"{two.letters} {self.told(two.points)}" for two in sure[:3])
        return listed or self.say("report-nothing-sure")

    def play(self) -> Iterator[str]:
        yield from self.heading("play")
        words = ("strength", "games", "seat", "ties", "decisions", "endings")
        yield from table(
            [self.say(f"report-{each}") for each in words],
            [
                [
                    one.strength,
                    str(one.games),
                    self.told(one.seat),
                    self.percent(one.ties),
                    f"{one.decisions:.0f} ({one.shortest:.0f}–{one.longest:.0f})",
                    self._shares(one.reasons, "reason-"),
                ]
                for one in self.found.strengths
            ],
        )

    def uses(self) -> Iterator[str]:
        yield from self.heading("uses")
        yield from table(
            [self.say(f"report-{each}") for each in ("unit", "strength", "attacks", "effect")],
            [
                [
                    self.unit(unit.letter),
                    one.strength,
                    self._shares(unit.uses, "button-"),
                    self._shares(unit.brought, "button-"),
                ]
                for i in range(len(self.found.strengths[0].units))
                for one in self.found.strengths
                for unit in [one.units[i]]
            ],
        )

    def heading(self, section: str) -> Iterator[str]:
        yield from ("", f"## {self.say(f'report-{section}')}", "")
        yield self.say(f"report-{section}-about")

    def _shares(self, shares: Mapping[str, float], prefix: str) -> str:
        listed = sorted(shares.items(), key=lambda one: -one[1])
        names = {what: self.room.says(prefix + what).told(self.language) for what in shares}
        return ", ".join(f"{names[what]} {self.percent(share)}" for what, share in listed)

    # --------------------------------------------------------------------------------- the page

    def page(self) -> str:
        with needs("lab"):
            from markdown_it import MarkdownIt

            from regalia.lab.charts import use_chart, worth_chart

        told = MarkdownIt("commonmark", {"html": False}).enable("table").render(self.markdown())
        names = {unit.letter: self.unit(unit.letter) for unit in self.found.strengths[0].units}
        plots = worth_chart(self.found, names, self.say("report-worth"))
        more = use_chart(self.found, names, self._style, self.say("report-uses"))
        head, first, rest = told.partition("<h2>")
        body = f"{head}{plots}\n{more}\n{first}{rest}"
        return PAGE.format(language=self.language, title=escape(self.title), body=body)

    def _style(self, what: str) -> str:
        return self.room.says(f"button-{what}").told(self.language)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table in Markdown; nothing in the names, which are somebody's, may end a cell."""
    yield ""
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(cell.replace("|", "/") for cell in row) + " |"
    yield ""


def as_data(report: Report) -> dict[str, Any]:
    """The report for programs."""
    found = {
        "game": report.room.card.id,
        "options": dict(report.options),
        "seed": report.seed,
        "version": __version__,
    }
    data: dict[str, Any] = found | plain(report.found)
    return data


def plain(value: Any) -> Any:
    """Named tuples as dictionaries, through and through."""
    if hasattr(value, "_asdict"):
        return {name: plain(each) for name, each in value._asdict().items()}
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    return value


def tournament_told(room: Room, found: Tournament, language: str) -> Iterator[str]:
    """A tournament as Markdown."""

    def say(message: str) -> str:
        return says(f"report-{message}").told(language)

    def told(one: Score) -> str:
        return f"{decimal(one.value, 1, language)} ± {decimal(one.half, 1, language)}"

    yield f"## {say('play')}"
    rows = [
        [
            f"{one.player} {one.options}".strip(),
            str(one.games),
            " / ".join(map(told, one.seats)),
            percent(one.ties, language),
            f"{one.decisions:.0f} ({one.shortest}–{one.longest})",
            ", ".join(
                f"{room.says(f'reason-{why}').told(language)} {percent(share, language)}"
                for why, share in one.reasons.items()
            ),
        ]
        for one in found.alike
    ]
    head = ("strength", "games", "seats", "ties", "decisions", "endings")
    yield from table([say(each) for each in head], rows)
    if found.steps:
        yield f"## {say('skill')}"
        yield from table(
            [say("step"), say("games"), say("score"), say("even")],
            [
                [
                    f"{one.stronger} – {one.weaker} {one.options}".strip(),
                    str(one.games),
                    told(one.score),
                    decimal(one.even, 0, language),
                ]
                for one in found.steps
            ],
        )
