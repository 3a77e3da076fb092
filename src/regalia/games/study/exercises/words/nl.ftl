# Exercises, by theme: its name, what is wanted, and a hint

moves = Zetten tellen
moves-goal = Los de kaart op in { $count } zetten: minder kan niet.
moves-hint = Kijk welke stukken al goed staan en wat de andere in de weg staat.
turns = De kaart draaien
turns-goal = Los de kaart op in { $count } acties, draaien meegeteld: minder kan niet.
turns-hint = De kaart draaien kost een actie en spaart misschien meerdere zetten.
two-cards = Twee kaarten
two-cards-goal = Los beide kaarten op in { $count } acties: minder kan niet.
two-cards-hint = Zoek eerst de weg van de ene kaart naar de andere; kies dan met welke je begint.

# What is said of a wrong answer

too-long = Vanaf hier zijn er nog { $more } nodig: { $all } in totaal, maar { $count } is genoeg.
