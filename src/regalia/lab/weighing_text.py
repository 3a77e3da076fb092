"""The result of weighing, in sentences."""

from collections.abc import Iterator, Sequence

from regalia.core.errors import Speaker, Spoken
from regalia.core.room import Room
from regalia.lab.chunks import weighing_of
from regalia.lab.weighing import UnitEstimate, Weighed

says = Speaker(__file__)
WEIGHING, PLAYING, OF_GAMES = says("weighing"), says("playing"), says("games")  # while one waits
STRONG = 5.0  # points of win rate above which a unit is too strong, and below minus that too weak
IDLE = 0.05  # an advantage that is used less often than this is hardly used
BY_POINT = ("en",)  # languages that write 1.5; the others write 1,5


def decimal(value: float, digits: int, language: str, sign: bool = False) -> str:
    text = f"{value:{'+' if sign else ''}.{digits}f}".replace("-", "−")
    return text if language in BY_POINT else text.replace(".", ",")


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def sentences(room: Room, weighed: Weighed, language: str) -> Iterator[str]:
    """Sentences on what each strength found, what its advantage is good for, and a verdict."""
    params = room.params(room.card.read(weighed.trial.options))
    for worth in weighed.worths:
        like = worth.likes[0]
        unit = room.says("unit-name", unit=weighing_of(room).named(params, like.letter))
        yield says(
            "worth",
            strength=worth.strength,
            points=decimal(worth.points, 1, language, sign=True),
            half=decimal(worth.half, 1, language),
            games=worth.games,
            many=decimal(worth.average, 1, language),
            ratio=decimal(like.many, 1, language),
            unit=unit,
        ).told(language)
    yield advantage(weighed.worths).told(language)
    yield verdict(weighed.worths).told(language)


def told(room: Room, weighed: Weighed, language: str) -> Iterator[str]:
    """Sentences for a page that has the numbers in a table: the known unit that it plays like at
    each strength of play, the use of its advantage, and a verdict."""
    params = room.params(room.card.read(weighed.trial.options))
    named = [one._replace(strength=strength_told(one.strength, language)) for one in weighed.worths]
    for worth in named:
        like = worth.likes[0]
        unit = room.says("unit-name", unit=weighing_of(room).named(params, like.letter))
        ratio = decimal(like.many, 1, language)
        yield says("plays-like", strength=worth.strength, ratio=ratio, unit=unit).told(language)
    yield advantage(named).told(language)
    yield verdict(named).told(language)


def strength_told(strength: str, language: str) -> str:
    """A strength of play in words."""
    kind, _, rounds = strength.partition(":")
    if kind == "quick":
        return says("strength-quick").told(language)
    if kind == "tree":
        return says("strength-tree", rounds=rounds.partition(":")[0]).told(language)
    return strength


def advantage(worths: Sequence[UnitEstimate]) -> Spoken:
    """The use of the advantage, at the strength that uses it most."""
    use = max((worth.use for worth in worths), key=lambda use: use.share)
    if not any(worth.use.attacks for worth in worths):
        return says("never-attacks")
    if use.share < IDLE:
        return says("advantage-idle", share=percent(use.share))
    return says("advantage-used", share=percent(use.share), brought=percent(use.brought))


def verdict(worths: Sequence[UnitEstimate]) -> Spoken:
    """The verdict that is sure: the whole interval lies above, below or between the bounds."""
    strong = [worth.strength for worth in worths if worth.low > STRONG]
    weak = [worth.strength for worth in worths if worth.high < -STRONG]
    if len(strong) == len(worths):
        return says("too-strong")
    if len(weak) == len(worths):
        return says("too-weak")
    if strong or weak:
        told = {"strong": strong, "weak": weak}
        nowhere = says("nowhere")
        return says("depends", **{k: ", ".join(v) if v else nowhere for k, v in told.items()})
    if all(worth.low >= -STRONG and worth.high <= STRONG for worth in worths):
        return says("in-line")
    return says("too-wide")
