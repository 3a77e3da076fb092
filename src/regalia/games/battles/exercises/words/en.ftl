# Exercises, by theme: its name, what is wanted, and a hint

kill = Felling a unit
kill-goal = Move and attack so that an enemy unit falls.
kill-hint = The card you play lies under your unit and counts as one of the four.
key = Key positions
key-goal = Move and attack a target in the key position.
key-hint = The suit of your initiative card names the direction.
style = The best attack
style-goal = Choose the most effective attack: felling a unit counts most, then lost life.
style-hint = Count the trumps for each style, then take away the armour.
blast = Mystic Blast
blast-goal = Move and attack for the greatest effect: units felled come first, then life taken or restored.
blast-hint = A blast strikes every enemy whose card has the target’s colour.
heal = Healing
heal-goal = Move and act for the greatest effect: units felled come first, then life taken or restored.
heal-hint = Healing reaches all your units on cards of the target’s colour; aces and jokers count.

# What is said of a wrong answer

kill-missed = { $left ->
    [0] This hurts no enemy.
   *[other] No unit falls: the enemy keeps { $left } life.
}
key-missed = This attacks no target in the key position.
less-done = This way: { $felled } felled, { $life } life. The most possible: { $most-felled } felled, { $most-life } life.
