"""A unit file that tests of printing, weighing and keeping share."""

LANCER = """[[unit]]
letter = "L"
name = "lancer"
type = "melee"
life = 8
accuracy = 3
evasion = 3
damage = [4, 6, 7]
armour = 2
advantage = "charge"
power = 8
"""
