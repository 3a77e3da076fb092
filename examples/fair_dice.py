"""A game whose dice anybody can check afterwards; and one whose dice were not those promised."""

import json

import regalia
from regalia.core.game import record
from regalia.table import fairness

LUCK = ["Ann's luck", ""]  # what each seat may add, so that nobody knows the dice beforehand


def played(seed: str) -> regalia.Game:
    """Ur with the dice that follow from a seed; everybody plays the first action there is."""
    game, rolls = regalia.new("ur"), 0
    while not game.over:
        if game.is_chance:
            game.play(fairness.outcome(game, seed, LUCK, rolls))
            rolls += 1
        else:
            game.play(min(game.actions()))
    return game


promised = fairness.new_seed()
print("shown before the first roll:", fairness.commitment(promised))
tags = {
    "Commit": fairness.commitment(promised),
    "Luck": json.dumps(LUCK),
    "Seed": promised,  # told when the game is over
}
for dice in (promised, fairness.new_seed()):
    written = record.write(played(dice), tags=tags)
    print(fairness.verified(record.read(written)).message)
