# Exercises, by theme: its name, what is wanted, and a hint

kill = A unit that falls
kill-goal = Move and attack so that an enemy unit falls.
kill-hint = The card that you play lies under your unit and counts as one of the four.
key = Key positions
key-goal = Move and attack a target in the key position.
key-hint = The suit of your initiative card names the direction.
style = The best attack
style-goal = Choose the attack that does most: a unit that falls counts most, then lost life.
style-hint = Count the trumps for each style, then take away the armour.
blast = Mystic Blast
blast-goal = Move and attack so that most is done: units felled first, then life taken or given back.
blast-hint = A blast strikes every enemy whose card has the target's colour.
heal = Healing
heal-goal = Move and act so that most is done: units felled first, then life taken or given back.
heal-hint = Healing reaches all your units on cards of the target's colour; aces and jokers count.

# What is said of a wrong answer

kill-missed = { $left ->
    [0] No enemy is hurt so.
   *[other] Nobody falls: the enemy keeps { $left } life.
}
key-missed = No target in the key position was attacked so.
less-done = So: { $felled } felled, { $life } life. The most: { $most-felled } felled, { $most-life } life.
