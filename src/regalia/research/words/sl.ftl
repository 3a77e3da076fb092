# Environments for research
not-numbered = Igra { $game } nima števil za poteze in poglede: v njeni mapi manjka tensor.py.
at-least-one = Potrebni so vsaj ena partija, ena odločitev in ena nit.
every-or-against = Ali so vprašani vsi sedeži (every) ali pa drugi igrajo proti enemu (against), ne oboje.
no-learner = learner mora biti sedež od 0 do { $last } ali po eden za vsako partijo.
seeds = Partije: { $games }, podana semena: { $given }. Biti jih mora enako.
illegal-index = Partija { $game }: { $index } zdaj ni dovoljen indeks; nič ni bilo odigrano.
race = V igri { $game } lahko vsi sedeži ukrepajo hkrati: za to je potreben every=True.
saved-elsewhere = To je bilo shranjeno z drugimi možnostmi ali z drugim »most«.
