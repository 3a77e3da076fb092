# Environments for research
not-numbered = Het spel { $game } heeft geen getallen voor acties en aanzichten: in de map ontbreekt tensor.py.
at-least-one = Er moet minstens één partij, één beslissing en één thread zijn.
every-or-against = Ofwel worden alle plaatsen gevraagd (simultaneous), ofwel spelen anderen tegen één (against), niet allebei.
no-learner = learner moet een plaats van 0 tot en met { $last } zijn, of een per partij.
seeds = Partijen: { $games }, opgegeven startwaarden: { $given }. Dat moet gelijk zijn.
no-game = Partij { $game } bestaat niet: ze zijn genummerd van 0 tot en met { $last }.
no-seat = Plaats { $seat } bestaat niet: ze zijn genummerd van 0 tot en met { $last }.
no-indexes = Er zijn gehele getallen van vorm { $shape } nodig: voor elk een index.
no-number = { $given } is geen geheel getal vanaf { $least }.
no-seed = { $given } is geen startwaarde: elk geheel getal is er een.
no-mask = Een masker van partijen heeft de vorm { $shape }.
no-threads = De computer kan geen { $threads } threads starten.
no-index = { $index } mag nu niet; er is niets gespeeld.
no-render-mode = Er is geen weergave die { $given } heet; er zijn { $modes }.
over = De partij is voorbij: begin een nieuwe (reset).
agents = Alle actieve agents moeten handelen en niemand anders: { $agents }.
position-over = In deze stelling is het spel voorbij.
illegal-index = Partij { $game }: { $index } is nu geen toegestane index; er is niets gespeeld.
race = In { $game } mogen alle plaatsen tegelijk handelen: daarvoor is simultaneous=True nodig.
saved-elsewhere = Dit is bewaard in een ander spel, of met andere opties, een andere ‘max_steps’ of tegenstanders van een andere soort (niemand, willekeurig, een sterkte).
no-parquet = dat is geen Parquet-bestand; verwijder het, dan wordt het opnieuw geschreven.

# Programs of others (programs.py, matches.py)
program-late = { $command } deed er te lang over.
program-gone = { $command } stopte zonder te antwoorden.
program-endless = { $command } schreef een antwoord zonder einde.
program-garbled = { $command } antwoordde met iets wat geen JSON-object is.
program-missing = { $command } kan niet worden gestart: { $reason }
program-no-text = { $command } noemde geen actie (text).
engine-refused = De engine weigerde ({ $code }): { $said }
contestants = Dit spel wordt met { $seats } gespeeld; er zijn er { $given } genoemd.
other-series = { $path } bevat partijen met andere spelers, opties, klokken of startwaarden; kies een ander bestand.
no-series = { $path } bevat geen partijen van een match.
