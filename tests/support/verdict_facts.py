"""The facts of a verdict's sentences, read from the English words and recomputed from the moments
of the ledger, without the code that chose or wrote them."""

import re

from regalia.teaching.reviews.review import Review
from regalia.teaching.reviews.verdict_words import ToldVerdict

WHO = r".+?"
SENTENCES = {  # what a sentence says of which part of the ledger, and with which sign
    "start": r"At the start the chance of winning was (\d+) of 100 points\.",
    "-luck": rf"(?:The dice|The cards|Luck) cost {WHO} (\d+) points?\.",
    "+luck": rf"(?:The dice|The cards|Luck) gave {WHO} (\d+) points?\.",
    "0luck": r"(?:The dice|The cards|Luck) evened out\.",
    "-own": rf"(?:Your|{WHO}’s) own moves cost (?:you )?(\d+) points?\.",
    "0own": rf"(?:Your|{WHO}’s) own moves cost next to nothing\.",
    "-together": rf"Taken together, the moves cost {WHO} (\d+) points?\.",
    "+together": rf"Taken together, the moves gave {WHO} (\d+) points?\.",
    "-others": r"The others’ moves cost (\d+) points?\.",
    "-unknowable": r"What nobody could know cost (\d+) points?\.",
    "+unknowable": r"What nobody could know gave (\d+) points?\.",
    "-given_up": r"The early end cost (\d+) points?\.",
    "+given_up": r"The early end gave (\d+) points?\.",
    "±left_over": r"(\d+) points? stay unexplained, because the values here are not exact\.",
    "error": r"The values here may be off by (\d+) points?\.",
    "+others": rf"(?:You|The others|{WHO}) gave (\d+) points? back\.",
    "won": rf"{WHO} won\.|You won\.",
    "shared": rf"{WHO} shares? the win\.|You share the win\.",
    "lost": rf"{WHO} lost\.|You lost\.",
    "drawn": r"A draw\.",
    "done": r"Solved\.",
    "failed": r"Not solved\.",
}
CAUSES = (  # as a headline calls them, in this order: a player can be called anything
    ("luck", r"the dice|the cards|luck"),
    ("unknowable", r"the unknown"),
    ("given_up", r"the early end"),
    ("others", r"the others"),
    ("together", r"your own moves|.*’s own moves"),
)
HEADLINES = {
    "unclear": r"This review cannot tell\.",
    "even": r"It evened out\.",
    "despite": r"In spite of (?:the dice|the cards|bad luck)\.",
    "settled": r"It was as good as decided from the start\.|Nothing was given away\.",
    "mostly": r"Mostly (?P<first>.+)\.",
    "more": r"More (?P<first>.+) than (?P<second>.+)\.",
    "both": r"As much (?P<first>.+) as (?P<second>.+)\.",
}


def exact(found: Review, seat: int) -> dict[str, float]:
    """The parts of a seat's account in points, by adding up what each moment did to it."""
    parts = dict.fromkeys(("luck", "own", "others", "unknowable"), 0.0)
    for moment in found.moments:
        parts["luck"] += 100 * moment.luck[seat]
        parts["own" if moment.seat == seat else "others"] += 100 * moment.decided[seat]
        parts["unknowable"] += 100 * moment.unknowable[seat]
    row = found.rows[seat]
    parts["given_up"] = 100 * row.given_up
    parts["start"] = 100 * (found.moments[0].before[seat] if found.moments else row.start)
    parts["left_over"] = 100 * row.result - sum(parts.values())
    return parts


def check(found: Review, seat: int, told: ToldVerdict) -> None:
    """Fail unless every sentence, and the headline, is what the ledger says."""
    parts, shown = exact(found, seat), told.points
    for name, value in parts.items():
        assert abs(getattr(shown, name) - value) < 1 + 1e-6, (name, value, told)
    assert sum(getattr(shown, name) for name in parts) == shown.result, told
    said = dict(_read(sentence) for sentence in told.account)
    assert len(said) == len(told.account), told.account
    together = shown.own + max(shown.others, 0)
    for name, number in said.items():
        sign, part = name[0], name[1:]
        if sign == "0":
            assert getattr(shown, part) == 0, told
        elif sign in "+-±":
            value = together if part == "together" else getattr(shown, part)
            assert abs(value) == number and (sign == "±" or (value > 0) == (sign == "+")), told
        elif name in ("start", "error"):
            assert number == getattr(shown, name, told.error), told
    most = [row.result for row in found.rows]
    check_outcome(next(name for name in said if name in OUTCOMES), most, seat)
    check_headline(told, {**parts, "together": float(together)}, said)
    squares = [m.error**2 for m in found.moments if m.seat >= 0 and m.decided[m.seat] < 0]
    off = 200 * sum(squares) ** 0.5 + abs(shown.left_over)
    assert off - 1e-6 <= told.error < off + 1 + 1e-6, (off, told)


OUTCOMES = ("won", "shared", "lost", "drawn", "done", "failed")


def check_outcome(outcome: str, results: list[float], seat: int) -> None:
    mine, others = results[seat], [*results[:seat], *results[seat + 1 :]]
    truth = {
        "won": bool(others) and all(mine > other for other in others),
        "lost": any(mine < other for other in others),
        "drawn": bool(others) and all(mine == other for other in others),
        "done": not others and mine > 0,
        "failed": not others and not mine,
    }
    truth["shared"] = bool(others) and not any(truth.values())
    assert truth[outcome], (outcome, results, seat)


def check_headline(told: ToldVerdict, parts: dict[str, float], said: dict[str, int]) -> None:
    """A headline by the exact parts; whole points may be one off on each side, hence the slack."""
    kind = next(kind for kind, form in HEADLINES.items() if re.fullmatch(form, told.headline))
    assert kind == told.kind, told
    slack, shown = 2.0, told.points
    fell = "lost" in said or "failed" in said or ("drawn" in said and shown.result < shown.start)
    size = {
        name: max(-parts[name] if fell else parts[name], 0)
        for name in ("luck", "together", "unknowable", "given_up")
    }
    size["others"] = max(-parts["others"], 0) if fell else 0.0
    off = told.error
    found = re.fullmatch(HEADLINES[kind], told.headline)
    assert found is not None
    named = [_cause(text) for text in found.groupdict().values()]
    ranked = sorted(size.values(), reverse=True)
    if kind == "unclear":
        assert abs(parts["left_over"]) > 9 or ranked[0] <= off + slack, told
    elif kind == "even":
        assert "drawn" in said and abs(shown.result - shown.start) < 10, told
    elif kind == "despite":
        assert ("won" in said or "shared" in said) and parts["luck"] < -14, told
    elif kind == "settled":
        assert abs(shown.result - shown.start) < 10 and sum(ranked) < 10 + 5, told
    else:
        assert size[named[0]] >= ranked[0] - slack and size[named[0]] > 0, told
        if kind == "mostly":
            assert size[named[0]] >= 2 / 3 * sum(ranked) - 5, told
        else:
            assert named[0] != named[1] and size[named[1]] >= ranked[1] - slack, told
            apart = size[named[0]] - size[named[1]]
            assert apart > off - slack if kind == "more" else apart <= off + slack, told


def _read(sentence: str) -> tuple[str, int]:
    for name, form in SENTENCES.items():
        if found := re.fullmatch(form, sentence):
            return name, int(found[1]) if found.groups() else 0
    raise AssertionError(f"no fact is known of: {sentence}")


def _cause(text: str) -> str:
    return next(cause for cause, form in CAUSES if re.fullmatch(form, text))


def numbers(sentences: list[str]) -> list[list[str]]:
    """The numbers of each sentence, to be compared between languages; a name may have one, too."""
    return [sorted(re.findall(r"\d+", sentence)) for sentence in sentences]
