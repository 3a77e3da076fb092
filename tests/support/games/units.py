"""Unit files of Royal Battles, as people write them (RB-5)."""


def unit_text(
    *numbers: int,
    letter: str,
    name: str,
    kind: str,
    damage: str,
    armour: int,
    advantage: str,
    power: int,
) -> str:
    """A unit; `numbers` are its life, accuracy and evasion."""
    life, accuracy, evasion = numbers
    return f"""[[unit]]
letter = "{letter}"
name = "{name}"
type = "{kind}"
life = {life}
accuracy = {accuracy}
evasion = {evasion}
damage = [{damage}]
armour = {armour}
advantage = "{advantage}"
power = {power}
"""


LANCER = unit_text(
    *(8, 3, 3),
    letter="L",
    name="lancer",
    kind="melee",
    damage="4, 6, 7",
    armour=2,
    advantage="charge",
    power=8,
)
