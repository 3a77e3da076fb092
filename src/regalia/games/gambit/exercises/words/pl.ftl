# Exercises, by theme: its name, what is wanted, and a hint

open = Odkryte plany
open-goal = Twoje karty: { $own }. Karty przeciwnika: { $others }. Zdobądź jak największą przewagę w trzech turach każdego.
open-hint = Pomyśl, dokąd prowadzą twoje dwie następne karty i co zostawiasz przeciwnikowi.
last = Ostatnie tury
last-goal = Wykonaj ruch, który daje największą szansę na wygraną.
last-hint = Zostało mało żetonów: kto do których dojdzie i kto prowadzi?

# What is said of a wrong answer

points-there = Po trzech turach każdego twój zysk to { $points }; z najlepszym ruchem { $most }.
