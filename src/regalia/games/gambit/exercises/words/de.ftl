# Exercises, by theme: its name, what is wanted, and a hint

open = Offene Pläne
open-goal = Deine Karten: { $own }. Die der anderen Seite: { $others }. Hol in je drei Zügen den größten Vorsprung heraus.
open-hint = Bedenk, wohin deine nächsten zwei Karten von dort führen und was du der anderen Seite übrig lässt.
last = Die letzten Züge
last-goal = Mach den Zug mit der besten Aussicht auf den Sieg.
last-hint = Es sind wenige Plättchen übrig: Wer erreicht welche, und wer liegt vorn?

# What is said of a wrong answer

points-there = Nach je drei Zügen ist dein Gewinn { $points }; mit dem besten Zug ist er { $most }.
