# Exercises, by theme: its name, what is wanted, and a hint

open = Plans ouverts
open-goal = Tes cartes : { $own }. Les siennes : { $others }. Prends le plus d’avance en trois tours chacun.
open-hint = Vois où mènent tes deux cartes suivantes et ce que tu laisses à l’autre.
last = Les derniers tours
last-goal = Joue le coup qui a le plus de chances de gagner.
last-hint = Il reste peu de jetons : qui peut atteindre lesquels, et qui est devant ?

# What is said of a wrong answer

points-there = Après trois tours chacun, ton gain est de { $points } ; avec le meilleur coup il est de { $most }.
