var e=`# De woorden van de pagina zelf (zie en.ftl).

brand = Regalia
title-page = { $page } · Regalia
title-your-turn = ● Jij bent: { $game }
skip-to-content = Naar de inhoud
home = Regalia, startpagina
language = Taal
settings = Instellingen
close = Sluiten
cancel = Annuleren
footer = Over deze plek
loading = Een ogenblik …
try-again = Nog eens
copied = Gekopieerd.
not-copied = Kopieer het met de hand, alsjeblieft.
page-not-found = Hier is niets
page-not-found-text = Dit adres leidt nergens heen. Misschien is er onderweg een letter zoekgeraakt.
to-start = Naar het begin
offline = Geen verbinding
offline-text = Je bent offline. De regels kun je lezen; om te spelen is verbinding nodig.
request-failed = De server is nu niet bereikbaar.
new-version = Er is een nieuwe versie.
reload = Laden

your-name = Je naam
your-name-about = Te zien voor wie met je speelt.
theme = Kleuren
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker
motion = Beweging
motion-system = Zoals het systeem
motion-full = Levendig
motion-less = Stil
sound = Geluid
sound-on = Aan
sound-off = Uit
notices = Zeg het als ik aan de beurt ben
notices-ask = Meldingen toestaan
notices-on = Meldingen staan aan.
notices-off = Meldingen uitzetten
notices-denied = De browser verbiedt meldingen van deze pagina. Dat kun je in zijn instellingen veranderen.

start-title = Spelen
start-heading = Vijf koninklijke spellen
start-tagline = Tegen de computer, aan één tafel of met een vriend waar ook. Geen account, geen wachten.
play-now = Spelen
play-now-game = { $game } tegen de computer spelen
choose = Kiezen …
choose-game = Kiezen hoe je { $game } speelt
read-rules = Regels
read-rules-game = Regels: { $game }
facts-players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
facts-players-range = { $least }–{ $most } spelers
facts-minutes = { $minutes } min
your-games = Jouw spellen
your-turn = Jouw beurt
go-on = Verder spelen
watch-replay = Terugkijken
show-all = Alle { $count } tonen
upload = Verslag openen
upload-about = Een spel dat als bestand bewaard is, kun je terugkijken.
upload-failed = Dit bestand kon niet gelezen worden.

choosing-title = Kiezen: { $game }
choosing-heading = Hoe wil je spelen?
players = Spelers
seat-number = Plaats { $number }
seat-me = Jij
seat-computer = Computer
seat-here = Vriend op dit apparaat
seat-open = Vriend via link
seat-name = Naam
level = Niveau
level-1 = 1 · Heel vriendelijk
level-2 = 2 · Beginner
level-3 = 3 · Leerling
level-4 = 4 · Voor de lol
level-5 = 5 · Ervaren
level-6 = 6 · Clubspeler
level-7 = 7 · Sterk
level-8 = 8 · Expert
level-9 = 9 · Meester
level-10 = 10 · Zo sterk als het kan
who-begins = Wie begint?
begins-lot = Loten
options = Opties
option-none = Geen
option-own = Eigen
clock = Klok
clock-none = Geen
clock-turn = Per beurt
clock-game = Per spel
clock-seconds = Seconden per beurt
clock-minutes = Minuten per speler
clock-gain = Extra per beurt (s)
start-game = Beginnen
start-game-link = Begin en nodig uit

table-title = Tafel
connecting = Verbinden …
reconnecting = Verbinding weg. Opnieuw verbinden …
connected-again = Weer verbonden.
table-gone = Deze tafel is er niet
table-gone-text = De link is misschien niet volledig, of de tafel is na lange tijd opgeruimd.
no-connection-now = Nu geen verbinding: er is niets verstuurd.
waiting-heading = Wachten op spelers
waiting-missing =
    { $count ->
        [one] Er ontbreekt nog één speler.
       *[other] Er ontbreken nog { $count } spelers.
    }
waiting-invite = Stuur deze link naar wie er mee gaat spelen:
invite-link = Link naar de tafel
copy-link = Link kopiëren
share-link = Link delen
share-text = Speel { $game } met mij!
sit-heading = Er is een plaats vrij
sit-here = Gaan zitten
sit-as = Gaan zitten: { $side }
watch-only = Je kijkt toe.
seat-empty = Vrije plaats

seats = Spelers
seat-level = Niveau { $level }
seat-online = Hier
seat-offline = Weg
seat-you = Jij
seat-to-act = aan de beurt
seat-left = Is weg
seat-prepared = Heeft gekozen
seat-score =
    { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
watching =
    { $count ->
        [one] Eén persoon kijkt toe
       *[other] { $count } mensen kijken toe
    }
turn-yours = Jij bent aan de beurt
turn-of = { $name } is aan de beurt
turn-ahead = { $name } is aan de beurt. Je kunt al kiezen.
turn-of-any = Wie het eerst is: { $names }
turn-thinking = { $name } denkt na …
hourglass = Zandloper
prepared-yours = Gekozen. Het wordt gespeeld als je aan de beurt bent.
withdraw = Opnieuw kiezen
sending = Versturen …

board-which = Wat bedoel je?
board-done = Klaar
board-back = Eén terug
board-next =
    { $count ->
        [one] Eén plek om verder te gaan
       *[other] { $count } plekken om verder te gaan
    }
actions = Wat je kunt doen
all-actions = Alle mogelijke zetten
all-actions-search = Zoeken
all-actions-more = Nog { NUMBER($count, useGrouping: 0) }: zoek om ze te vinden.
all-actions-none = Er is nu niets te doen.
hint = Tip
hint-coming = Nadenken …
hint-says = Misschien: { $sentence }
undo = Terugnemen
undo-ask = Terugnemen vragen
undo-asked = Gevraagd. Wachten op antwoord.
answer-yes = Ja
answer-no = Nee
resign = Opgeven
resign-question = Wil je dit spel echt opgeven?
resign-yes = Ja, opgeven
rematch = Nog een keer
rematch-wished = { $names }: nog een spel, graag.
rematch-asked = Wachten tot iedereen nog eens wil spelen.
menu = Menu
rules = Regels
rule-link = Regel { $rule }
log = Wat er gebeurde
log-empty = Er is nog niets gebeurd.
copy-watch-link = Link voor kijkers
save-record = Verslag bewaren

chat = Chat
chat-say = Zeg iets
chat-send = Versturen
chat-mute = Dempen
chat-unmute = Weer luisteren
chat-muted = De chat is gedempt.
chat-empty = Niemand heeft iets gezegd.
chat-new =
    { $count ->
        [one] Eén nieuw bericht
       *[other] { $count } nieuwe berichten
    }
chat-line = { $name }: { $text }
emotes = Gebaren
emote-hello = Hallo
emote-good-luck = Veel geluk
emote-well-played = Goed gespeeld
emote-thanks = Bedankt
emote-think = Even denken
emote-wow = Wauw
emote-oops = Oeps
emote-laugh = Lachen

curtain-heading = Geef het apparaat aan { $name }
curtain-text = Nu kijkt niemand anders naar het scherm.
curtain-lift = Ik ben { $name }

ending-heading = Het spel is afgelopen
ending-won = Jij wint!
ending-lost = { $name } wint.
ending-draw = Gelijkspel.
ending-solo-done = Opgelost!
ending-solo-failed = Deze keer niet.
par-fewest =
    { $par ->
        [one] Eén zet is het minst mogelijke.
       *[other] { $par } zetten is het minst mogelijke.
    }
par-plans =
    { $count ->
        [one] Er is precies één manier.
       *[other] Er zijn { $count } manieren.
    }
par-used =
    { $used ->
        [one] Je had één zet nodig.
       *[other] Je had { $used } zetten nodig.
    }
par-plan = Bijvoorbeeld: { $plan }
retry = Hetzelfde nog eens
look-back = Terugkijken
new-game = Nieuw spel

fair = Eerlijk toeval
fair-about = Vóór de eerste worp heeft de server een geheim getal vastgelegd en de vingerafdruk ervan getoond. Na afloop wordt het getal getoond, en alle worpen en schudbeurten zijn er opnieuw uit af te leiden.
fair-commit = Vingerafdruk
fair-seed = Geheim getal
fair-seed-later = Te zien na afloop van het spel
verify = Nu controleren
verify-good =
    { $count ->
        [0] Alles in orde; in dit spel was niets aan het toeval overgelaten.
        [one] De ene uitkomst van het toeval volgt uit het geheime getal.
       *[other] Alle { $count } uitkomsten van het toeval volgen uit het geheime getal.
    }
verify-bad = Er klopt iets niet: deze uitkomsten volgen niet uit het geheime getal.

replay-position = Stap { $step } van { $last }
replay-start = Het begin
replay-slider = Stap
step-first = Naar het begin
step-back = Eén stap terug
step-on = Eén stap verder
step-last = Naar het einde
play = Afspelen
pause = Pauze
replay-keys = De pijltjes gaan stap voor stap, de spatiebalk speelt af en stopt.
replay-controls = Stappen

rules-title = Regels: { $game }
rules-contents = Inhoud
rules-other = Andere spellen

about = Over
about-heading = Over Regalia
about-what = Vijf koninklijke bordspellen met exacte regels, sterke computerspelers en een tafel voor vrienden. Vrije software; iedereen mag een eigen server draaien.
about-fair-heading = Is het toeval eerlijk?
about-fair = Worpen en schudbeurten komen uit een getal dat de server vóór het spel vastlegt en waarvan iedereen de vingerafdruk ziet. Elke speler mag eigen geluk toevoegen. Na het spel wordt het getal getoond en kan iedereen elke uitkomst controleren, hier met één klik of met de opdracht hieronder.
about-privacy-heading = Wat we over je weten
about-privacy = Er zijn geen accounts en geen trackers, en de pagina vraagt geen andere server iets. Een willekeurig getal in een cookie onthoudt je plaatsen. Namen en chat blijven bij de tafel en worden met de tafel gewist.
about-install-heading = Op je apparaat
about-install = De pagina is te installeren vanuit het menu van de browser. Het kader en de regels werken dan ook zonder verbinding.
about-people-heading = Wie het maakte
about-people = Het project Regalia, met respect voor de spelregels van vijf spellen waarvan de auteurs op de regelpagina’s genoemd zijn. De woorden hier zijn van ons.
about-version = Versie { $version }
`;export{e as default};