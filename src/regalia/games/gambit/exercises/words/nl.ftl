# Exercises, by theme: its name, what is wanted, and a hint

open = Open plannen
open-goal = Jouw kaarten: { $own }. Die van de ander: { $others }. Behaal in elk drie beurten de grootste voorsprong.
open-hint = Bedenk waar je volgende twee kaarten heen leiden en wat je de ander overlaat.
last = De laatste beurten
last-goal = Doe de zet met de beste kans om te winnen.
last-hint = Er zijn weinig fiches over: wie bereikt welke, en wie staat voor?

# What is said of a wrong answer

points-there = Na elk drie beurten is je winst { $points }; met de beste zet is die { $most }.
