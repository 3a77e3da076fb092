# Environments for research
not-numbered = Het spel { $game } heeft geen getallen voor acties en aanzichten: in de map ontbreekt tensor.py.
at-least-one = Er moet minstens één partij, één beslissing en één thread zijn.
every-or-against = Ofwel worden alle plaatsen gevraagd (every), ofwel spelen anderen tegen één (against), niet allebei.
no-learner = learner moet een plaats van 0 tot en met { $last } zijn, of een per partij.
seeds = Partijen: { $games }, opgegeven startwaarden: { $given }. Dat moet gelijk zijn.
illegal-index = Partij { $game }: { $index } is nu geen toegestane index; er is niets gespeeld.
race = In { $game } mogen alle plaatsen tegelijk handelen: daarvoor is every=True nodig.
saved-elsewhere = Dit is opgeslagen met andere opties of een andere ‘most’.
