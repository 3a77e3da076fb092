"""Steps of a person at a table, and the places where they look."""

from collections.abc import Callable
from typing import Any

from browser.looking import WIDE
from playwright.sync_api import Locator, Page, expect
from support.endings import almost
from support.moments import Moment

ME, OPEN, HERE = {"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "here", "name": "Ben"}
COMPUTER = {"kind": "computer", "level": 1}

# Each game, with the options under which its tables look different.
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "ur": ("ur", {}),
    "twelve": ("twelve", {}),
    "study": ("study", {"level": 3}),
    "study alone": ("study", {"mode": "solo", "level": 3}),
    "gambit of two": ("gambit", {}),
    "gambit of three": ("gambit", {"players": 3}),
    "gambit of four": ("gambit", {"players": 4}),
    "battles": ("battles", {}),
}


def at_once(game: str) -> dict[str, str]:
    """Options with which there is a board from the beginning on."""
    return {"scenario": "magic"} if game == "battles" else {}


def two_people(
    visit: Callable[..., Page],
    table: Callable[..., str],
    game: str,
    size: tuple[int, int] = WIDE,  # of the second one's screen
    **wishes: Any,
) -> tuple[Page, Page]:
    """Ada, who has opened a table, and Ben, who has sat down at it."""
    ada = visit("/")
    path = table(ada, game, [ME, OPEN], **wishes)
    ada.goto(path)
    ben = visit(path, size=size)
    ben.get_by_role("button", name="Join", exact=True).click()
    return ada, ben


def new_table(page: Page, game: str, seats: list[dict[str, Any]], **wishes: Any) -> str:
    """The address of a new table of the person whose page this is."""
    wish = {"game": game, "seats": seats, "language": "en", **wishes}
    origin = "/".join(page.url.split("/")[:3])
    headers = {"X-Regalia": "1", "Origin": origin}
    answer = page.request.post(f"{origin}/api/tables", data=wish, headers=headers)
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['key']}"


def decide(
    page: Page,
    table: Callable[..., str],
    game: str,
    moment: Moment,
    language: str = "en",
    **wishes: Any,
) -> None:
    """The page at a table at which that decision is to be made."""
    seats: list[dict[str, Any]] = [COMPUTER] * moment.seats
    seats[moment.seat] = ME
    page.goto(table(page, game, seats, record=moment.record, language=language, **wishes))
    touchable = ".board button:is(.open, .target), .choices button"
    expect(page.locator(touchable).first).to_be_visible()


def last_action(
    visit: Callable[..., Page],
    table: Callable[..., str],
    game: str,
    size: tuple[int, int] = WIDE,
    **options: Any,
) -> tuple[Page, Page]:
    """Two people before the last action of a game, the winner first; the loser's name is Ben."""
    told = almost(game, **options)
    winner = visit("/", size=size)
    seats = [OPEN, OPEN]
    seats[told.winner] = ME
    path = table(winner, game, seats, record=told.record)
    winner.goto(path)
    loser = visit(path, size=size)
    loser.get_by_label("Your name").fill("Ben")
    loser.get_by_role("button", name="Join", exact=True).click()
    acting = winner if told.last.seat == told.winner else loser
    expect(turn(acting)).to_have_text("Your turn")
    acting.evaluate(PLAY, [acting.url.rsplit("/", 1)[-1], told.last.seat, told.last.text])
    return winner, loser


# As the page would, by a connection of its own: which touches lead there is another test's.
PLAY = """([key, seat, text]) => new Promise((done) => {
    const live = new WebSocket(`${location.origin.replace("http", "ws")}/live/${key}?shape=wide`);
    live.onmessage = ({ data }) => {
        const table = JSON.parse(data);
        if (table.over) done(live.close());
        else live.send(JSON.stringify({ type: "act", n: table.n, seat, text }));
    };
    setTimeout(done, 20_000);
})"""


def chip(page: Page, label: str) -> None:
    """Open the option that a chip of the page of a new game has."""
    page.locator(".chips").get_by_role("button", name=label).click()


def unfold(page: Page, label: str = "Cards of your own box") -> None:
    page.locator("summary", has_text=label).click()


def turn(page: Page) -> Locator:
    return page.get_by_test_id("turn")


def log(page: Page) -> Locator:
    """The lines of the log, in all turns."""
    return page.get_by_role("list", name="Game log").locator("li.line")


def actions(page: Page) -> Locator:
    """The list of all actions, opened."""
    listed = page.locator("details", has=page.get_by_text("All possible moves"))
    if listed.get_attribute("open") is None:
        listed.locator("summary").click()
    return listed.get_by_role("button")


def act(page: Page, words: str = "") -> None:
    """Choose from the list of all actions the first one that has these words."""
    button = actions(page).filter(has_text=words).first
    expect(button).to_be_enabled()
    button.click()
