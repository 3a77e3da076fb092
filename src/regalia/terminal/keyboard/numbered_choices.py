"""The actions that a person can choose from: put in order, numbered, and found by what is typed."""

import re
from typing import NamedTuple

from regalia.table.typed_actions import in_any_order

BEGINNING = re.compile(r"[0-3] \w+|[KQRBN](?=[a-h][1-8]$)|\+?[A-Za-z0-9]+(?=[-:(+@<>])")


class NumberedChoice(NamedTuple):
    seat: int
    text: str
    shown: str  # the text, with the seat before it where several may act


class NumberedChoices:
    """Actions in groups that begin alike; single ones come first, together."""

    def __init__(self, found: list[NumberedChoice]) -> None:
        alike: dict[str, list[NumberedChoice]] = {}
        for choice in found:
            begins = BEGINNING.match(choice.shown)
            alike.setdefault(begins[0] if begins else "", []).append(choice)
        single = [members[0] for members in alike.values() if len(members) == 1]
        self.groups = {"": single} if single else {}
        self.groups |= {begins: found for begins, found in alike.items() if len(found) > 1}
        self.all = [choice for members in self.groups.values() for choice in members]

    def number(self, choice: NumberedChoice) -> int:
        return self.all.index(choice) + 1

    def exact(self, typed: str) -> NumberedChoice | None:
        return next((choice for choice in self.all if choice.shown == typed), None)

    def beginning_with(self, typed: str) -> list[NumberedChoice]:
        """The choices that begin so; capitals matter only where they tell actions apart, and the
        order of an army's letters does not."""
        found = [choice for choice in self.all if choice.shown.startswith(typed)]
        loosely = typed.casefold()
        found = found or [c for c in self.all if c.shown.casefold().startswith(loosely)]
        meant = in_any_order(typed, (choice.shown for choice in self.all))
        return found or [choice for choice in self.all if choice.shown in meant]
