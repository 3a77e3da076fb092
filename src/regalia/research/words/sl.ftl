# Environments for research
not-numbered = Igra { $game } nima števil za poteze in poglede: v njeni mapi manjka tensor.py.
at-least-one = Potrebni so vsaj ena partija, ena odločitev in ena nit.
every-or-against = Ali so vprašani vsi sedeži (simultaneous) ali pa drugi igrajo proti enemu (against), ne oboje.
no-learner = learner mora biti sedež od 0 do { $last } ali po eden za vsako partijo.
seeds = Partije: { $games }, podana semena: { $given }. Biti jih mora enako.
no-game = Partije { $game } ni: oštevilčene so od 0 do { $last }.
no-seat = Sedeža { $seat } ni: oštevilčeni so od 0 do { $last }.
no-indexes = Potrebna so cela števila oblike { $shape }: za vsako en indeks.
no-number = { $given } ni celo število od { $least } naprej.
no-seed = { $given } ni seme: seme je vsako celo število.
no-mask = Maska partij ima obliko { $shape }.
no-threads = Računalnik ne more zagnati toliko niti: { $threads }.
no-index = { $index } zdaj ni dovoljeno; nič ni bilo odigrano.
no-render-mode = Načina risanja z imenom { $given } ni; na voljo so { $modes }.
over = Igra je končana: začni novo (reset).
agents = Igrati morajo vsi dejavni agenti in nihče drug: { $agents }.
position-over = V tem položaju je igra končana.
illegal-index = Partija { $game }: { $index } zdaj ni dovoljen indeks; nič ni bilo odigrano.
race = V igri { $game } lahko vsi sedeži ukrepajo hkrati: za to je potreben simultaneous=True.
saved-elsewhere = To je bilo shranjeno v drugi igri ali z drugimi možnostmi, drugim »max_steps« ali nasprotniki druge vrste (nihče, naključno, stopnja).
no-parquet = to ni datoteka Parquet; izbriši jo in zapisana bo znova.

# Programs of others (programs.py, matches.py)
program-late = { $command } je porabil preveč časa.
program-gone = { $command } se je končal brez odgovora.
program-endless = { $command } je pisal odgovor, ki se ni končal.
program-garbled = { $command } je odgovoril z nečim, kar ni objekt JSON.
program-missing = Programa { $command } ni mogoče zagnati: { $reason }
program-no-text = { $command } ni navedel poteze (text).
engine-refused = Pogon je zavrnil ({ $code }): { $said }
contestants = Število igralcev v tej igri: { $seats }; navedenih jih je { $given }.
other-series = { $path } vsebuje partije drugih igralcev, z drugimi možnostmi, urami ali semeni; izberi drugo datoteko.
no-series = { $path } ne vsebuje partij dvoboja.
