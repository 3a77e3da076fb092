"""Sentences about events of Royal Battles."""

from collections.abc import Iterator, Sequence

from regalia.boards.areas import squares
from regalia.boards.cards import named, rank_and_suit
from regalia.core.contract import Params, Say
from regalia.core.contract.secrets import HIDDEN, Seen
from regalia.games.battles import rules
from regalia.games.battles.armies.units import ADVANTAGE, HEALING, LIFE, letters, unit_word
from regalia.games.battles.position import army_text
from regalia.games.battles.rules import attacks, state
from regalia.games.battles.rules.field import SQUARES
from regalia.games.battles.rules.state import Battle, kind_on, number
from regalia.games.battles.text import STAY, STYLES, action_text, discarded


def sentence(params: Params, seen: Seen[Battle], seat: int, say: Say, names: Sequence[str]) -> str:
    s, action, after = seen
    who = names[s.player]
    if s.phase == state.CHOOSING:
        return _army_said(params, seen, say, names)
    if action == HIDDEN:
        return say("say-draw-hidden", who=who)
    word, _, rest = action_text(params, s, action).partition(":")
    if state.DRAWING >> s.phase & 1:
        return say("say-draw-card", who=who, **rank_and_suit(rest))
    if s.phase == state.DEALING:
        square = SQUARES[rules.dealt_to(params, s)]
        return say("say-deal", who=who, square=square, **rank_and_suit(rest))
    if s.phase == state.INITIATIVE:
        return say("say-init", who=who, **rank_and_suit(rest))
    if s.phase == state.PLACING:
        unit = unit_word(params, action & 15)
        return say("say-place", who=who, unit=unit, square=SQUARES[action >> 4])
    if s.phase == state.MOVING and action != state.STAY:
        a, b = action & 63, action >> 6 & 63
        given = {
            "unit": unit_word(params, kind_on(s, s.player, a)),
            "square": SQUARES[a],
            **rank_and_suit(rest),
        }
        if a == b:
            return say("say-stay", who=who, **given)
        return say("say-move", who=who, to=SQUARES[b], **given)
    if s.phase == state.ATTACKING and action != state.HOLD:
        return _attack_said(params, seen, say, who)
    if word == "discard":
        cards = [say("card-name", **rank_and_suit(card)) for card in named(discarded(s, after))]
        return say("say-discard", who=who, cards=_list(cards, say))
    return say("say-no-move" if word == STAY else f"say-{word}", who=who)


def choice(params: Params, seen: Seen[Battle], seat: int, say: Say, names: Sequence[str]) -> str:
    """An action that is only being considered: an army's choice does not tell the other's yet."""
    s, action, _ = seen
    if s.phase == state.CHOOSING:
        return say("say-army", who=names[s.player], army=_army(params, action, say))
    return sentence(params, seen, seat, say, names)


def _army_said(params: Params, seen: Seen[Battle], say: Say, names: Sequence[str]) -> str:
    """RB-6: with Black's choice both armies are shown."""
    s, action, after = seen
    who = names[s.player]
    if action == HIDDEN:
        return say("say-army-hidden", who=who)
    chosen = say("say-army", who=who, army=_army(params, action, say))
    if s.player == 0:
        return chosen
    return f"{chosen} {say('say-has-army', who=names[0], army=_army(params, after.armies[0], say))}"


def _attack_said(params: Params, seen: Seen[Battle], say: Say, who: str) -> str:
    s, action, after = seen
    style, target, square = action & 7, action >> 3, s.moved - 1
    kind = kind_on(s, s.player, square)
    found = attacks.trumps(s, style, square, target)
    healing = style == state.SPECIAL and number(params, kind, ADVANTAGE) == HEALING
    if healing:
        effects = _effects(params, s, after, s.player, say)
        return say("say-heal", who=who, trumps=found, effects=effects)
    other = kind_on(s, 1 - s.player, target)
    given = {
        "who": who,
        "unit": unit_word(params, other),
        "square": SQUARES[target],
        "style": say(f"style-{STYLES[style]}"),
        "trumps": found,
    }
    if found < attacks.needed(params, kind, other):
        return say("say-miss", needed=attacks.needed(params, kind, other), **given)
    return say("say-hit", effects=_effects(params, s, after, 1 - s.player, say, target), **given)


def _effects(
    params: Params, before: Battle, after: Battle, owner: int, say: Say, target: int = -1
) -> str:
    """Effects of an attack or healing on a player's units, and of the attack on the attacker."""
    said = []
    for square, life, left in changes(params, before, after, owner):
        given = {
            "unit": unit_word(params, kind_on(before, owner, square)),
            "square": SQUARES[square],
            "amount": abs(left - life),
        }
        word = "falls" if left == 0 else "suffers" if left < life else "regains"
        said.append(say(f"effect-{word}", **given))
    if owner != before.player:
        own, at = before.player, before.moved - 1
        unit = unit_word(params, kind_on(before, own, at))
        if charges(before, after, target):
            said.append(say("effect-charges", unit=unit, square=SQUARES[target]))
        elif gained := drained(before, after):
            given = {"unit": unit, "square": SQUARES[at], "amount": gained}
            said.append(say("effect-regains", **given))
    return _list(said, say) if said else say("effect-none")


def charges(before: Battle, after: Battle, target: int) -> bool:
    """Tell if the attacker has taken the target's place (RB-33)."""
    return bool(after.stands[before.player] >> target & 1)


def drained(before: Battle, after: Battle) -> int:
    """RB-33: the life that the attacker regains by an attack, where it stands as before."""
    own, at = before.player, before.moved - 1
    return state.unit_on(before, own, at) - state.unit_on(after, own, at)


def changes(
    params: Params, before: Battle, after: Battle, owner: int
) -> Iterator[tuple[int, int, int]]:
    """The player's units whose life is not what it was: square, life before, life left."""
    for square in squares(before.stands[owner]):
        unit = state.unit_on(before, owner, square)
        life = number(params, unit >> state.INJURY_BITS, LIFE) - (unit & state.INJURY)
        if not after.stands[owner] >> square & 1:
            yield square, life, 0
        elif more := state.unit_on(after, owner, square) - unit:
            yield square, life, life - more


def _army(params: Params, army: int, say: Say) -> str:
    text = army_text(params, army)
    kinds = [letters(params).index(letter) for letter in text]
    return _list([say("unit-name", unit=unit_word(params, kind)) for kind in kinds], say)


def _list(words: list[str], say: Say) -> str:
    said = words[0]
    for word in words[1:]:
        said = say("list", first=said, second=word)
    return said
