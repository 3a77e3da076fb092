# Exercises, by theme: its name, what is wanted, and a hint

open = Piani scoperti
open-goal = Le tue carte: { $own }. Le sue: { $others }. Guadagna il massimo vantaggio in tre turni a testa.
open-hint = Pensa dove portano le tue due carte seguenti e che cosa lasci all’altro.
last = Gli ultimi turni
last-goal = Fai la mossa con le migliori probabilità di vincere.
last-hint = Restano pochi gettoni: chi arriva a quali, e chi è in vantaggio?

# What is said of a wrong answer

points-there = Dopo tre turni a testa il tuo guadagno è { $points }; con la mossa migliore è { $most }.
