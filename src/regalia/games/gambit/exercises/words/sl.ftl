# Exercises, by theme: its name, what is wanted, and a hint

open = Odkriti načrti
open-goal = Tvoje karte: { $own }. Nasprotnikove: { $others }. V treh potezah vsakega si priigraj največjo prednost.
open-hint = Pomisli, kam vodita tvoji naslednji karti in kaj puščaš nasprotniku.
last = Zadnje poteze
last-goal = Naredi potezo z najboljšo možnostjo za zmago.
last-hint = Žetonov je malo: kdo doseže katere in kdo vodi?

# What is said of a wrong answer

points-there = Po treh potezah vsakega je tvoj dobitek { $points }; z najboljšo potezo je { $most }.
