# Exercises, by theme: its name, what is wanted, and a hint

open = Planes abiertos
open-goal = Tus cartas: { $own }. Las suyas: { $others }. Saca la mayor ventaja en tres turnos de cada uno.
open-hint = Piensa adónde llevan tus dos cartas siguientes y qué le dejas al otro.
last = Los últimos turnos
last-goal = Haz la jugada con más posibilidades de ganar.
last-hint = Quedan pocas fichas: ¿quién llega a cuáles y quién va por delante?

# What is said of a wrong answer

points-there = Tras tres turnos cada uno tu ganancia es { $points }; con la mejor jugada es { $most }.
