"""Texts of the Study: the readable ones of each option, and the refusals of others."""

import pytest

from regalia import games
from regalia.core.errors import BadPosition, Illegal, RegaliaError, Unreadable
from regalia.core.game import ACTION, OUTCOME, Game, record
from regalia.games.study.rules import whole_deck

STUDY = games.room("study")
START, OTHER, NEAR = "N.Q/.BK/R..", "KQR/.B./N..", "N.Q/..K/R.B"
DECK = [START, OTHER, NEAR]


def readable(text: str, **options: object) -> str | None:
    params = STUDY.params(STUDY.card.read({"deck": DECK, **options}))
    kind: str | None = STUDY.text.readable(params, text)
    return kind


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("Kb2", {}),
        ("Qa1", {}),
        ("Rb1", {}),
        ("Bb2", {}),
        ("Nb1", {}),
        ("give-up", {}),
        ("give-up", {"mode": "solo"}),
        ("declare:1", {}),
        ("declare:30", {}),
        ("challenge", {}),
        ("decline", {}),
        ("rot+", {"level": 2}),
        ("rot-", {"level": 3, "mode": "solo"}),
        ("flip-h", {"level": 3}),
        ("flip-v@2", {"level": 3, "bonus": True}),
        ("rot+@1", {"level": 2, "bonus": True}),
    ],
)
def test_actions_are_readable_in_the_options_that_have_them(text: str, options: dict) -> None:
    assert readable(text, **options) == ACTION


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("Nb2", {}),  # ST-4
        ("Bb1", {}),
        ("Kd1", {}),
        ("Ka4", {}),
        ("kb2", {}),
        ("Pb2", {}),
        ("Kb2 ", {}),
        ("Kb", {}),
        ("b2", {}),
        ("declare:0", {}),  # ST-14
        ("declare:31", {}),
        ("declare:04", {}),
        ("declare:+4", {}),
        ("declare:٤", {}),
        ("declare:", {}),
        ("declare", {}),
        ("declare:4", {"mode": "solo"}),  # ST-18
        ("challenge", {"mode": "solo"}),
        ("decline", {"mode": "solo"}),
        ("rot+", {}),  # ST-9
        ("flip-h", {"level": 2}),
        ("rot+@1", {"level": 2}),  # ST-10
        ("rot+", {"level": 2, "bonus": True}),
        ("rot+@3", {"level": 2, "bonus": True}),
        ("flip-v@2", {"level": 2, "bonus": True}),
        ("card:R.B/QKN/...", {}),  # not in this deck
        ("card:", {}),
        ("card:.../.../...", {}),
    ],
)
def test_what_no_position_of_these_options_has_is_unreadable(text: str, options: dict) -> None:
    assert readable(text, **options) is None
    with pytest.raises(Unreadable):
        Game(STUDY, {"deck": DECK, **options}).play(text)


def test_the_cards_of_the_deck_are_outcomes() -> None:
    assert [readable(f"card:{text}") for text in DECK] == [OUTCOME] * 3


# ---------------------------------------------------------------------------------- positions


def test_a_position_stands_in_the_place_of_the_set_up_card() -> None:
    """ST-12, ST-21."""
    game = Game(STUDY, {"deck": DECK}, "R.B/QKN/...")
    assert game.view()["phase"] == "drawing"
    assert game.state.deck == whole_deck(game.params)
    game.play(f"card:{NEAR}")
    assert game.view()["cards"] == [NEAR]


def test_the_empty_board_is_the_start() -> None:
    game = Game(STUDY, {"deck": DECK}, ".../.../...")
    assert game.state == Game(STUDY, {"deck": DECK}).state


@pytest.mark.parametrize(
    "position",
    [
        "N.Q/.BK/R.",
        "N.Q/.BK/R...",
        "N.Q.BK/R../",
        "n.q/.bk/r..",
        "N.Q/.BK/R..\n",
        "N.Q/.BK",
        "R../.BK/N.Q/...",
        ".../.../..K",
        12,
        ["N.Q", ".BK", "R.."],
        {"board": START},
        False,
        1.5,
    ],
)
def test_what_is_no_position_is_refused(position: object) -> None:
    """ST-5."""
    with pytest.raises(BadPosition) as refused:
        Game(STUDY, {}, position)
    assert refused.value.rule in ("ST-2", "ST-5")


# ----------------------------------------------------------------------------------- refusals


def at(*played: str, start: str = START, **options: object) -> Game:
    """A game after some texts; player 0 declares."""
    game = Game(STUDY, {"deck": [*DECK, "R.B/QKN/..."], **options}, start)
    for text in played:
        game.play(text, 0 if text.startswith("declare") else None)
    return game


THINK = (f"card:{OTHER}",)
HOURGLASS = (*THINK, "declare:9")
EXECUTE = (*HOURGLASS, "decline")
BONUS = {"bonus": True, "level": 2}
ONE_DONE = (f"card:{OTHER}", f"card:{NEAR}", "declare:9", "decline", "Bc1")


@pytest.mark.parametrize(
    ("game", "text", "rule", "said"),
    [
        (at(*EXECUTE), "Kc3", "ST-3", "c3 is not empty: the queen stands there."),
        (at(*EXECUTE), "Kc2", "ST-3", "c2 is not empty: the king stands there."),
        (at(*EXECUTE), "Ka2", "ST-3", "The king does not move from c2 to a2."),
        (at(*EXECUTE), "Nc1", "ST-3", "The knight does not move from a3 to c1."),
        (at(*EXECUTE), "Qc1", "ST-3", "The queen cannot pass over the piece on c2."),
        (at(*EXECUTE, "Qb3"), "Qb1", "ST-3", "The queen cannot pass over the piece on b2."),
        (at(*ONE_DONE, **BONUS), "rot+@2", "ST-10", "Card 2 is complete"),
        (at(*THINK), "Kb1", "ST-14", "has to declare a number"),
        (at(*THINK), "give-up", "ST-14", "has to declare a number"),
        (at(*THINK, level=3), "flip-h", "ST-14", "has to declare a number"),
        (at(*HOURGLASS), "declare:4", "ST-14", "only the first one counts"),
        (at(*EXECUTE), "declare:4", "ST-14", "only the first one counts"),
        (at(*THINK), "challenge", "ST-15", "nothing to challenge"),
        (at(*THINK), "decline", "ST-15", "nothing to challenge"),
        (at(*HOURGLASS), "Kb1", "ST-15", "the declared 9"),
        (at(*HOURGLASS), "give-up", "ST-15", "the declared 9"),
        (at(*HOURGLASS, level=2), "rot+", "ST-15", "the declared 9"),
        (at(*EXECUTE), "challenge", "ST-15", "is over"),
        (at(*THINK, "declare:1"), "decline", "ST-15", "is over"),
    ],
)
def test_a_refusal_names_the_rule(game: Game, text: str, rule: str, said: str) -> None:
    seat, before = game.players[0], game.state
    with pytest.raises(Illegal) as refused:
        game.play(text, seat)
    assert refused.value.rule == rule and said in refused.value.message
    assert game.state == before


def test_a_card_that_is_not_in_the_deck_cannot_be_drawn() -> None:
    """ST-13."""
    game = at(*EXECUTE, "give-up")
    with pytest.raises(Illegal, match="has been set aside") as refused:
        game.play(f"card:{OTHER}")
    assert refused.value.rule == "ST-13"
    game = at(f"card:{OTHER}", bonus=True)
    with pytest.raises(Illegal, match="lies on the table") as refused:
        game.play(f"card:{OTHER}")
    assert refused.value.rule == "ST-13"


def test_who_does_not_execute_cannot_act() -> None:
    """ST-16, and ST-15 while the hourglass runs."""
    for game, rule in ((at(*EXECUTE), "ST-16"), (at(*HOURGLASS), "ST-15")):
        with pytest.raises(Illegal) as refused:
            game.play("give-up", 1 - game.players[0])
        assert refused.value.rule == rule


def test_a_declaration_needs_its_seat() -> None:
    """ST-14."""
    game = at(*THINK)
    with pytest.raises(RegaliaError, match="say which seat"):
        game.play("declare:4")


# -------------------------------------------------------------------------------- golden games

MATCH = r"""[Game "study"]
[Rules "1"]
[Options "{\"level\": 2, \"target\": 2, \"deck\": [\"N.Q/.BK/R..\", \"QK./.B./N.R\", \"N.Q/..K/R.B\"]}"]
[Result "0 1"]
[Reason "target"]

card:N.Q/.BK/R.. card:QK./.B./N.R {one turn away}
1:declare:2 challenge rot+ {player 0 has done it in one}
card:N.Q/..K/R.B 0:declare:1 Ra2 ; the budget is used up
card:N.Q/.BK/R.. {out of the new deck}
0:declare:4 decline Qb3 Qc3 give-up
"""  # noqa: E501 - a tag is one line

SOLO = r"""[Game "study"]
[Options "{\"mode\": \"solo\", \"level\": 3, \"bonus\": true, \"deck\": [\"KQR/.B./N..\", \"N.Q/..K/R.B\"]}"]
[Position "N.Q/.BK/R.."]
[Result "1"]
[Reason "completed"]

card:KQR/.B./N.. card:N.Q/..K/R.B Bc1 rot+@1 Bb2 Rc1 Kb3 Qc2 Kc3
"""  # noqa: E501


def test_a_match_is_replayed() -> None:
    game = record.replay(record.read(MATCH), games.room)
    assert game.state.points == (1, 2)
    assert STUDY.text.position(game.params, game.state) == "N.Q/RBK/..."
    assert record.replay(record.read(record.write(game)), games.room).states == game.states


def test_a_challenge_of_two_cards_solved_alone_is_replayed() -> None:
    """ST-18."""
    game = record.replay(record.read(SOLO), games.room)
    assert game.view()["complete"] == [True, True]
    assert record.replay(record.read(record.write(game)), games.room).states == game.states
