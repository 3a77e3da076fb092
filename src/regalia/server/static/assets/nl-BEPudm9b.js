var e=`# De woorden van de pagina zelf (zie en.ftl).

brand = Regalia
title-page = { $page } · Regalia
title-your-turn = ● Jouw beurt: { $game }
skip-to-content = Naar de inhoud
home = Regalia, startpagina
language = Taal
settings = Instellingen
close = Sluiten
cancel = Annuleren
footer = Over deze site
loading = Een ogenblik …
try-again = Opnieuw proberen
copied = Gekopieerd.
not-copied = Kopieer het adres zelf even.
page-not-found = Hier is niets
page-not-found-text = Dit adres leidt nergens heen. Misschien is er onderweg een letter zoekgeraakt.
to-start = Naar de startpagina
offline = Geen verbinding
offline-text = Je bent offline. De regels kun je lezen; om te spelen heb je verbinding nodig.
request-failed = De server is even niet bereikbaar.
new-version = Er is een nieuwe versie.
reload = Vernieuwen

your-name = Je naam
your-name-about = Zichtbaar voor je medespelers.
name-is = Je heet hier { $name }.
name-change = Wijzigen
my-data = Mijn gegevens
my-data-about = De server bewaart je plaatsen, de naam die je hebt gekozen en kleine dingen zoals instellingen en resultaten, onder een willekeurig getal.
my-data-download = Alles over mij downloaden
my-data-phrase = Mijn code tonen
my-data-phrase-about = Schrijf hem op en houd hem voor jezelf: wie hem heeft, kan op elk apparaat in jouw naam spelen.
my-data-copy = Kopiëren
continue-elsewhere = Elders verdergaan
continue-link = Link om verder te gaan
continue-elsewhere-about =
    { $minutes ->
        [one] Scan dit met het andere apparaat of open de link daar. Hij werkt één keer, één minuut lang. Houd hem voor jezelf: wie hem opent, speelt in jouw naam.
       *[other] Scan dit met het andere apparaat of open de link daar. Hij werkt één keer, { $minutes } minuten lang. Houd hem voor jezelf: wie hem opent, speelt in jouw naam.
    }
continue-link-about =
    { $minutes ->
        [one] Open deze link in de andere browser. Hij werkt één keer, één minuut lang. Houd hem voor jezelf: wie hem opent, speelt in jouw naam.
       *[other] Open deze link in de andere browser. Hij werkt één keer, { $minutes } minuten lang. Houd hem voor jezelf: wie hem opent, speelt in jouw naam.
    }
continue-heading = Hier verdergaan?
continue-about = Dan ben je in deze browser dezelfde persoon als op je andere apparaat: spellen, naam en instellingen komen mee. Volg alleen een link die je zelf hebt aangevraagd.
continue-left =
    { $count ->
        [one] Eén spel in deze browser blijft achter. Om het later terug te krijgen, noteer eerst je huidige code: Instellingen, Mijn gegevens.
       *[other] { $count } spellen in deze browser blijven achter. Om ze later terug te krijgen, noteer eerst je huidige code: Instellingen, Mijn gegevens.
    }
continue-do = Hier verdergaan
my-data-enter = Code van een ander apparaat
my-data-enter-do = Hier verdergaan
my-data-delete = Alles over mij verwijderen
my-data-sure = Je plaatsen en waarden worden verwijderd, en spellen waar verder niemand zit. Dit kan niet ongedaan worden gemaakt.
theme = Kleuren
theme-system = Systeem
theme-light = Licht
theme-dark = Donker
motion = Beweging
motion-system = Systeem
motion-full = Levendig
motion-less = Rustig
pace = Tempo
pace-calm = Rustig
pace-usual = Normaal
pace-quick = Snel
pace-about = Hoe snel je te zien krijgt wat de anderen deden.
sound = Geluid
sound-on = Aan
sound-off = Uit
notices = Laat het weten als ik aan de beurt ben
notices-ask = Meldingen toestaan
notices-on = Meldingen staan aan.
notices-off = Meldingen uitzetten
push-about = In spellen over dagen, ook als de pagina dicht is.
push-on = Ook als hij dicht is
push-off = Alleen als hij open is
push-failed = De browser stond dat niet toe.
push-insecure = Meldingen bij een gesloten pagina hebben een https-adres nodig; dit is er geen.
notices-denied = Je browser blokkeert meldingen van deze pagina. Dat kun je in de instellingen van de browser veranderen.

start-title = Spelen
start-heading = Koninklijke spellen
start-tagline = Tegen de computer, samen op één apparaat of met vrienden, waar ze ook zijn. Zonder account, zonder wachten.
play-now = Spelen
play-now-game = { $game } tegen de computer spelen
choose = Aanpassen
choose-game = { $game } aanpassen: tegenstander, sterkte en opties
read-rules = Regels
read-rules-game = Regels: { $game }
facts-players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
facts-players-range = { $least }–{ $most } spelers
facts-minutes = { $minutes } min
your-games = Jouw partijen
your-turn = Jouw beurt
time-until = Tijd om { $when }
digest-turns =
    { $count ->
        [0] Je bent nu nergens aan de beurt.
        [one] Je bent in één spel aan de beurt.
       *[other] Je bent in { $count } spellen aan de beurt.
    }
digest-soonest = De kortste tijd is om { $when }.
show-all = Alle { $count } tonen
start-here = Begin hier
begin = Beginnen
begin-game = Beginnen met { $game }
all-games = Alle spellen
easiest-first = makkelijkste eerst
finished-games = Afgelopen partijen ({ $count })
result-won = Gewonnen
result-lost = Verloren
result-drawn = Gelijkspel
result-solved = Opgelost
result-unsolved = Niet opgelost
today-heading = Opgaven van vandaag
today-done = Gedaan
upload = Spelverslag openen
upload-about = Een opgeslagen partij kun je hier terugkijken.
upload-failed = Dit bestand kon niet gelezen worden.

choosing-title = Nieuwe partij: { $game }
choosing-heading = Hoe wil je spelen?
players = Spelers
seat-number = Plaats{"\\u00A0"}{ $number }
seat-me = Jij
seat-computer = Computer
seat-here = Iemand op dit apparaat
seat-open = Iemand via een link
seat-name = Naam
level = Speelsterkte
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
level-solved = Speelt volgens het opgeloste spel: het weet wat elke stelling waard is.
who-begins = Wie begint?
begins-lot = Het lot beslist
options = Opties
option-none = Geen
option-own = Eigen
clock = Klok
clock-none = Geen
clock-turn = Per beurt
clock-game = Per partij
clock-days = Dagen
clock-days-each = Dagen per beurt
clock-seconds = Seconden per beurt
clock-minutes = Minuten per speler
clock-gain = Extra seconden per beurt
option-over-days = duurt zo lang als een beurt, want de klok telt in dagen.
# The clock that was chosen, beside the button that starts.
clock-is-days =
    { $days ->
        [one] Klok: één dag per beurt
       *[other] Klok: { $days } dagen per beurt
    }
time-days =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
time-hours = { $hours } uur
clock-is-turn = Klok: { $seconds } seconden per beurt
clock-is-game = Klok: { $minutes } min per speler, + { $gain } s per beurt
start-game = Starten
start-game-link = Starten en uitnodigen

table-title = Tafel
connecting = Verbinden …
reconnecting = Verbinding verbroken. Opnieuw verbinden …
connected-again = Weer verbonden.
table-gone = Deze tafel bestaat niet (meer)
table-gone-text = De link is misschien niet volledig, of de tafel is na lange tijd opgeruimd.
no-connection-now = Nu geen verbinding: er is niets verstuurd.
waiting-heading = Wachten op spelers
waiting-missing =
    { $count ->
        [one] Er ontbreekt nog één speler.
       *[other] Er ontbreken nog { $count } spelers.
    }
waiting-invite = Stuur deze link naar iedereen die meespeelt:
invite-link = Link naar de tafel
reach-here = Dit adres werkt alleen op deze computer. Start de server zo, zodat anderen in het netwerk erbij kunnen:
reach-network = Dit adres werkt in je netwerk.
qr-code = QR-code van het adres
copy-link = Link kopiëren
share-link = Link delen
share-text = Doe je mee met ‘{ $game }’?
sit-heading = Er is een plaats vrij
sit-here = Plaatsnemen
sit-as = Plaatsnemen: { $side }
side-invite = Uitnodigen aan mijn kant
side-link = Link naar mijn kant
side-about = Wie deze link volgt, ziet wat jij ziet en kan voor jullie kant spelen.
side-somebody = iemand
side-send-away = Wegsturen
side-send-away-name = { $name } wegsturen
side-leave = Deze kant verlaten
side-join-heading = Aan dezelfde kant spelen als { $name }?
side-join-about = Jullie zien hetzelfde en ieder van jullie kan spelen.
side-join = Meespelen
side-watch = Alleen kijken
watch-only = Je kijkt mee.
seat-empty = Vrije plaats

seats = Spelers
seat-level = Sterkte{"\\u00A0"}{ $level }
seat-online = Hier
seat-offline = Weg
seat-along = met { $names }
seat-you = Jij
seat-to-act = aan de beurt
seat-resigned = Opgegeven
seat-flagged = Tijd op
seat-prepared = Heeft gekozen
seat-score =
    { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
watching =
    { $count ->
        [one] Eén persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }
turn-yours = Jij bent aan de beurt
turn-of = { $name } is aan de beurt
turn-ahead = { $name } is aan de beurt. Je kunt al kiezen.
turn-of-any = Tegelijk aan de beurt: { $names }
turn-thinking = { $name } denkt na …
hourglass = Zandloper
prepared-yours = Gekozen. Het wordt gespeeld als je aan de beurt bent.
withdraw = Opnieuw kiezen
sending = Versturen …

board-which = Wat wil je doen?
board-done = Klaar
board-more = Kies er nog { $count }
board-take-back = Terugnemen: { $what }
board-back = Stap terug
dial-less = Eén minder
dial-more = Eén meer
board-next =
    { $count ->
        [one] Je kunt op één plek verder
       *[other] Je kunt op { $count } plekken verder
    }
actions = Wat je kunt doen
all-actions = Alle mogelijke zetten
all-actions-search = Zoeken
all-actions-more = Nog { NUMBER($count, useGrouping: 0) } meer vind je met zoeken.
all-actions-none = Er is nu niets te doen.
hint = Tip
hint-coming = Nadenken …
preparing = De computer wordt voor dit spel voorbereid, alleen deze eerste keer: { $share } …
hint-says = Voorstel: { $sentence }
undo = Terugnemen
undo-ask = Terugname vragen
answer-yes = Ja
answer-no = Nee
offer-draw = Gelijkspel aanbieden
resign = Opgeven
resign-question = Wil je deze partij echt opgeven?
resign-yes = Ja, opgeven
keep-going = Doorgaan
rematch = Nog een potje
rematch-wished = { $names }: ‘Nog een potje?’
rematch-asked = Wachten tot iedereen nog eens wil spelen.
menu = Menu
rules = Regels
rule-link = Regel { $rule }
log = Spelverloop
log-empty = Er is nog niets gebeurd.
story = Wat er gebeurde
show-again = Nog eens tonen
skip = Overslaan
back-to-now = Terug naar nu
copy-watch-link = Link voor kijkers
save-record = Spelverslag opslaan

chat = Chat
chat-say = Zeg iets
chat-send = Versturen
chat-mute = Chat verbergen
chat-unmute = Chat weer tonen
chat-muted = De chat is verborgen.
chat-empty = Niemand heeft iets gezegd.
chat-new =
    { $count ->
        [one] Eén nieuw bericht
       *[other] { $count } nieuwe berichten
    }
chat-line = { $name }: { $text }
emotes = Reacties
emote-hello = Hallo
emote-good-luck = Succes
emote-well-played = Goed gespeeld
emote-thanks = Bedankt
emote-think = Even denken
emote-wow = Wauw
emote-oops = Oeps
emote-laugh = Lachen

curtain-heading = Geef het apparaat aan { $name }
curtain-text = De anderen kijken nu even niet mee.
curtain-lift = Ik ben { $name }

ending-heading = Het spel is afgelopen
ending-won = Je hebt gewonnen!
ending-lost = { $name } heeft gewonnen.
ending-draw = Gelijkspel.
ending-you-lost = Je hebt verloren
ending-you-share = Je deelt de overwinning
ending-shared = { $names } delen de overwinning
ending-solo-done = Opgelost!
ending-solo-failed = Deze keer niet.
par-fewest =
    { $par ->
        [one] In minder dan één zet lukt het niet.
       *[other] In minder dan { $par } zetten lukt het niet.
    }
par-plans =
    { $count ->
        [one] Zo kort kan het maar op één manier.
       *[other] Zo kort kan het op { $count } manieren.
    }
par-used =
    { $used ->
        [one] Je had één zet nodig.
       *[other] Je had { $used } zetten nodig.
    }
ways-heading = De oplossing.
ways-last = De laatste kaart.
ways-way = Weg { $number }
ways-yours = die van jou
ways-played = gespeeld
ways-more =
    { $count ->
        [one] En nog één.
       *[other] En nog { $count }.
    }
rest-yours = Jouw punt
rest-other = Punt voor { $name }
rest-next = Volgende kaart
rest-waited-for = De anderen zijn klaar. Het gaat vanzelf verder over
rest-waiting = Wachten op: { $names }
retry = Dezelfde opdracht
look-back = Terugkijken
share = Delen
new-game = Nieuw spel

fair = Eerlijk toeval
fair-about = Vóór de eerste worp heeft de server een geheim getal vastgelegd en de vingerafdruk ervan getoond. Na afloop wordt het getal zelf getoond, en kun je alle worpen en geschudde kaarten narekenen.
fair-commit = Vingerafdruk
fair-seed = Geheim getal
fair-seed-later = Te zien na afloop van het spel
verify = Nu controleren
verify-good =
    { $count ->
        [0] Alles in orde; in dit spel was niets aan het toeval overgelaten.
        [one] Alles in orde: de ene toevallige uitkomst klopt met het geheime getal.
       *[other] Alles in orde: alle { $count } toevallige uitkomsten kloppen met het geheime getal.
    }
verify-bad = Er klopt iets niet: deze uitkomsten passen niet bij het geheime getal.

replay-position = Stap { $step } van { $last }
replay-start = Het begin
replay-slider = Stap
step-first = Naar het begin
step-back = Eén stap terug
step-on = Eén stap verder
step-last = Naar het einde
play = Afspelen
pause = Pauzeren
replay-keys = Pijltjestoetsen: links en rechts stap voor stap, omhoog en omlaag beurt voor beurt; spatiebalk: afspelen of pauzeren.
replay-controls = Stappen
replay-moves = Zetten
replay-live = Dit spel is nog bezig. Je ziet wat je ervan weet.
replay-to-table = Naar de tafel
eyes = Door de ogen van
eyes-all = Alle geheimen
eyes-onlooker = Toeschouwer
play-on = Vanaf hier verder spelen
play-on-about = Een nieuwe tafel begint met deze stelling. Vanaf hier komen dobbelstenen en kaarten opnieuw.
play-on-ended = Hier is het spel afgelopen. Ga terug om het anders te proberen.
play-on-as = Jij speelt
play-on-computer = Tegen de computer
play-on-friend = Met iemand anders
play-on-alone = Verder spelen

rules-title = Regels: { $game }
rules-contents = Inhoud
rules-other = Andere spellen
rules-offline = Je bent offline, en deze regels zijn op dit apparaat nog niet gelezen. Met verbinding komen ze, en dan blijven ze.

about = Over Regalia
about-heading = Over Regalia
about-what = Koninklijke bordspellen met exacte regels, sterke computerspelers en een tafel voor vrienden. Vrije software; iedereen mag een eigen server draaien.
about-fair-heading = Is het toeval eerlijk?
about-fair = Worpen en geschudde kaarten volgen uit een getal dat de server vóór het spel vastlegt en waarvan iedereen de vingerafdruk ziet. Wie meespeelt, kan zelf wat toeval toevoegen. Na het spel wordt het getal getoond en kan iedereen elke uitkomst controleren, hier met één klik of met de opdracht hieronder.
about-privacy-heading = Wat we over je weten
about-privacy = Er zijn geen accounts en geen trackers, en de pagina haalt niets op bij andere servers. Een willekeurig getal in een cookie onthoudt je plaatsen. Namen en chat blijven bij de tafel en worden met de tafel gewist.
about-install-heading = Op je apparaat
about-install = Via het menu van de browser kun je de pagina als app installeren. De startpagina en de regels werken dan ook zonder verbinding.
about-people-heading = Wie erachter zit
about-people = Het project Regalia, met respect voor de spelregels, waarvan de auteurs op de regelpagina’s genoemd zijn. De teksten hier zijn van onszelf.
about-version = Versie { $version }

## The companion of a real box

box-have = Wij hebben de doos
box-title = Metgezel: { $game }
box-tell = Zo was het
box-undo = Terugnemen
box-restart = Nieuw spel
box-log = Wat er gebeurde
box-shown = Wat wordt erbij getoond?
box-which-card = Welke kaart wordt gespeeld?
box-rank = Rang
box-suit = Kleur
box-clubs = klaveren
box-diamonds = ruiten
box-hearts = harten
box-spades = schoppen
box-joker = joker
box-cards-told = Kaarten genoemd: { $count } van { $most }
box-units-told = Genoemd: { $count } van { $most }
box-piece = Stuk
box-position = De kaart
box-this-card = Deze kaart
box-seconds = { $count } s
box-not-allowed = Niet toegestaan:
box-offline = Geen verbinding: de regels staan op de server. Wat is verteld, blijft op dit apparaat, en de zandloper loopt door.
box-rest = { $who }, { $where }: welke kaarten ({ $count })?
box-lives = Levens over
box-rest-tell = Vertellen wat { $who } nog had
box-look-back = Terugkijken
box-spectators = Wat niemand heeft getoond, blijft verborgen: het verslag is dat van een toeschouwer.
box-save = Verslag bewaren
box-restart-sure = Dit spel verlaten? Alles wat is verteld, wordt vergeten.
box-about = Speel met je eigen doos; de pagina speelt scheidsrechter en telt mee.
box-follows = Wat is verteld, wordt voor je bewaard: op je andere apparaten gaat het spel verder waar je was.
box-stays = Dit spel is te lang geworden om met je mee te gaan: het blijft op dit apparaat. Als verslag bewaard kun je het elders openen.
box-all = Alle spellen met doos
box-go-on = Gaat verder waar je was
box-open = Verder met een verslag
own-cards = Kaarten
own-cards-ours = Die van het project
own-cards-mine = Uit je doos ({ $count })
own-cards-about = De eigen kaarten van het project of de gedrukte uit je doos: voer ze één keer in en ze blijven voor je bewaard.
own-cards-enter = De kaarten van je doos invoeren
own-cards-count = Ingevoerde kaarten: { $count } van hoogstens { $most }
own-cards-twice = Deze kaart is al ingevoerd.
own-cards-remove = Eruit halen
own-values-mine = De waarden van je doos
own-values = Wat de fiches waard zijn
own-cards-put = Gelegd: { $count } van { $most }
own-cards-missing = Er ontbreekt nog: { $what }.

# Lessons
learn = Leren
learn-title = { $game } leren
learn-steps = Stappen van de les
learn-step = Stap { $number }: { $goal }
learn-step-done = Stap { $number }, gedaan: { $goal }
learn-where = { $number } van { $count }
learn-your-move = { $count ->
    [one] Jij bent aan zet · één actie
   *[other] Jij bent aan zet · { $count } acties
}
learn-right = Goed
learn-wrong = Deze niet
learn-hint = Tip: { $hint }
learn-hint-later = Er is niets verloren. Na nog een poging komt er een tip.
learn-nothing-lost = Er is niets verloren.
learn-try-again = Probeer opnieuw
learn-repeat = Nog een keer
learn-next = Volgende stap
learn-finish = Klaar
learn-skip = Deze stap overslaan
learn-needs-server = Wat hieruit volgt, rekent de server uit: daarvoor is verbinding nodig.
learn-stars = { $count ->
    [one] Eén ster van de drie
   *[other] { $count } sterren van de drie
}
learn-over = Dat was de les
learn-again = De les nog een keer
learn-first-game = Speel je eerste partij
learn-first-game-about = Nu een hele partij tegen de makkelijkste computer. Voor elke nieuwe soort beslissing zegt één zin waar het om gaat.
learn-offer = { $count ->
    [one] Nieuw bij { $game }? Eén stap laat zien hoe je speelt.
   *[other] Nieuw bij { $game }? { $count } korte stappen laten zien hoe je speelt.
}
daily-of = Oefening van vandaag: { $game }
daily-count = { $done } van { $count } gedaan
daily-done = Gedaan
daily-done-misses = Gedaan, missers: { $misses }
daily-next = Volgende
daily-week = De laatste zeven dagen
daily-day-done = gedaan
daily-day-forgiven = vergeven
daily-day-missed = gemist
daily-day-open = nog open
daily-days = Dagen op rij: { $days }
daily-forgiven = Eén gemiste dag per week wordt vergeven.
daily-share = Delen
daily-copy = Regel kopiëren
daily-picture = Als afbeelding bewaren
practice = Oefenen
practice-of = { $game }: { $theme }
practice-title = { $game } oefenen
practice-about = Kies wat je wilt oefenen. Het wordt moeilijker als het lukt; wat je mist komt na 1, 3 en 7 dagen terug.
practice-due = Oefeningen die vandaag terugkomen: { $count }
practice-next = Volgende oefening
learn-proof-exact = Het antwoord: exact opgelost
learn-proof-proved = Het antwoord: bewezen
learn-proof-computed = Het antwoord: berekend
learn-proof-searched = Het antwoord: gevonden door te zoeken

## The workshop

workshop-title = Werkplaats: { $game }
workshop-link = Werkplaats
workshop-about = Maak eigen eenheden en scenario’s, zie wat ze waard zijn en speel er meteen mee.
workshop-matches = Tegen de andere
workshop-other = Eenheid
workshop-way = Wat er gespeeld wordt
workshop-against = Tegen
workshop-play = Ermee spelen
workshop-kept = Bewaard
workshop-name = Naam
workshop-keep = Bewaren
workshop-remove = Weghalen
workshop-file = Opslaan als bestand
workshop-open = Bestand openen
workshop-new = Opnieuw beginnen
workshop-long = Dit is te lang voor een link; sla het op als bestand.
workshop-bad-link = Deze link bevat niets wat hier te lezen is.
workshop-languages = per taal, in het bestand
review = Analyse
review-working = Elke zet wordt nog eens bekeken …
review-deeper = Wat ertoe kan doen, wordt langer bekeken …
review-stop = Stoppen
review-go-on = Verder
review-headline = Geluk { $luck }, keuzes { $decisions } punten.
review-right = { $right } van de { $all } keuzes zaten binnen 2 punten van de beste.
review-whose = Gezien vanuit
review-where = Waar het aan lag
review-decisions = keuzes
review-graph = Winstkans
review-graph-told = Winstkans in procenten: { $start } aan het begin, tussen { $low } en { $high }.
review-turning = Keerpunten
review-quiet = Geen moment veranderde veel.
review-step = Stap { $n }
review-nothing-to-do = Daar kon niemand iets aan doen.
review-better = Beter: { $what }
review-show-better = Toon de betere
review-show-played = Toon wat er gespeeld is
review-try = Zelf proberen
review-try-which = Wat zou je doen?
review-try-right = Goed: even goed als het beste, of bijna.
review-try-wrong = Dat kost { $points } punten. Probeer iets anders.
review-choices = Alles wat kon
review-chance = Dobbelstenen en kaarten
review-chance-row = { $came }; te verwachten { $fair }
review-how = Hoe er geteld wordt
review-how-sum = 100 punten is winst, 0 verlies. Het begin, geluk, keuzes en de rest zijn samen de uitslag.
review-how-luck = Geluk: hoeveel beter was wat kwam dan wat gemiddeld komt.
review-how-decisions = Keuzes: wat een actie waard was naast de beste, alleen beoordeeld naar wat je toen kon weten. Alleen een zeker verlies krijgt een naam.
review-how-unknowable = Kon niemand weten: wat verborgen kaarten, of wie eerst was, van een keuze maakten. Dat wordt niemand aangerekend.
review-how-left-over = Rest: wat alleen gezochte waarden niet verklaren. Waar ze exact of bewezen zijn, blijft niets over.
review-start = Aan het begin
review-luck = Geluk
review-own = Eigen keuzes
review-others = Keuzes van anderen
review-unknowable = Kon niemand weten
review-given-up = Opgegeven
review-left-over = Rest
review-result = Uitslag
review-grade-inaccuracy = onnauwkeurigheid
review-grade-mistake = fout
review-grade-blunder = blunder
review-grade-good = goed gespeeld
review-word-exact = exact
review-word-proved = bewezen
review-word-computed = berekend
review-word-searched = gezocht
print = Afdrukken
print-what = Wat er afgedrukt wordt
print-paper = Papier
print-pdf = Als pdf
print-army = Leger op het blad (letters)
weigh = Wegen
weigh-about = De server speelt veel partijen tussen gelijke legers waarin één eenheid verwisseld is.
weigh-it = { $name } wegen
weigh-stop = Stoppen
weigh-waiting = De eerste partijen beginnen zo …
weigh-progress = Voortgang
weigh-failed = Deze eenheid kon niet gewogen worden.
weigh-strength = wie speelt
weigh-points = procentpunten winst
weigh-games = partijen

# A rush: as many exercises as one can
rush = Race
rush-title = Race: { $game }
rush-minutes = Drie minuten
rush-survival = Tot de derde misser
rush-about = Van makkelijk tot moeilijk, elk in zo weinig mogelijk zetten. Wie de link heeft krijgt dezelfde en begint één keer; wat je mist kun je daarna opnieuw proberen.
rush-about-minutes = Los er zoveel mogelijk op in drie minuten. Een misser kost tien seconden; vijf, twaalf, twintig en dertig op rij leveren er een paar op.
rush-about-survival = Los er zoveel mogelijk op. Neem de tijd: pas bij de derde misser is het voorbij.
rush-begin = Beginnen
rush-begin-again = Deze opnieuw beginnen
rush-skip = Naar de volgende (telt als misser)
rush-too-late = Te laat: deze telt niet meer.
rush-score = Opgelost: { $count }
rush-lives = { $count ->
    [one] Nog één misser over
   *[other] Nog { $count } missers over
}
rush-result = Missers: { $misses }. Langste reeks: { $longest }.
rush-best = Je beste tot nu toe: { $count }
rush-missed = Wat je hebt gemist
rush-look = Nummer { $number } opnieuw proberen
rush-look-again = Kijken hoe het de anderen vergaat
rush-board = Uitslag
rush-invite = Dezelfde voor anderen: de link
rush-another = Nog een race
rush-who = Wie
rush-done = Opgelost
rush-misses = Missers
rush-nobody = Iemand
rush-me = jij
rush-running = nog bezig
exercise-solve = Oplossing tonen
exercise-solution = De oplossing

# Trying things out after a game
analyse = Varianten proberen
analyse-of = Varianten: { $game }
analyse-about = Plak een bewaard spel of een stelling en probeer alles uit: voor elke kant, met elke worp of kaart.
analyse-about-moment = Speel voor alle kanten en kies wat het toeval brengt. Alles kan worden teruggenomen.
analyse-text = Een bewaard spel of een stelling
analyse-this = Openen
analyse-where = Waar je bent
analyse-step = Stap { $n } van { $all }
analyse-before = Stap terug
analyse-after = Volgende stap
analyse-back = Terugnemen
analyse-all-back = Terug naar het spel
analyse-whose = Wie handelt
analyse-chance = Toeval: kies wat er komt
analyse-random = Laat het toeval beslissen
analyse-values = Wat elke actie waard is
analyse-looking = Er wordt steeds dieper gekeken ({ $count })
analyse-deeper = Dieper kijken
analyse-all-seen = Alles is bekend.
analyse-more = Nog { $count }
analyse-fewer = Alleen de beste
analyse-line = Beste voortzetting
analyse-copy = Stelling kopiëren
analyse-terminal = Bewaard opent het ook in een terminal:

# What my games tell together
mine = Mijn spellen
mine-about = Wat je spellen samen vertellen. Alleen jij ziet het. Spellen komen erbij als je deze pagina opent; wat een analyse vond zodra die klaar is.
mine-none = Nog geen afgelopen spel.
mine-results = Resultaten
mine-level = Niveau { $level }
mine-people = Mensen, of alleen
mine-won = gewonnen
mine-drawn = gelijk
mine-lost = verloren
mine-time = Nauwkeurigheid en geluk in de tijd
mine-time-told = Spellen met een analyse: { $count }. Gemiddeld nauwkeurigheid { $accuracy } %, geluk { $luck } punten.
mine-accuracy = Nauwkeurigheid
mine-no-review = Geen van deze spellen heeft al een analyse. Open er een en kijk hier weer.
mine-themes = Aangemerkte beslissingen
mine-theme-early = vroeg in het spel
mine-theme-middle = in het midden
mine-theme-late = laat in het spel
mine-theme-ahead = bij voorsprong
mine-theme-behind = bij achterstand
mine-latest = Laatste spellen
mine-one-won = gewonnen
mine-one-drawn = gelijk
mine-one-lost = verloren
mine-how = De laatste 40 spellen worden één voor één bewaard, oudere alleen als resultaat.
mine-delete = Deze resultaten verwijderen
mine-delete-sure = Ja, verwijderen

# Positions put together by hand
analyse-game = Spel
analyse-any-game = Welk er past
editor-open = Stelling opzetten
editor-change = Stelling wijzigen
editor-of = Stelling opzetten: { $game }
editor-about = Kies iets en tik waar het komt; tik nog eens en het verdwijnt.
editor-verdict = Kan het?
editor-possible = Deze stelling is mogelijk.
editor-analyse = Uitproberen
editor-another = Andere stelling
editor-things = Wat je neerzet
editor-away = Weghalen
editor-fields = Wat er nog bij hoort
review-try-other = Dat hoort niet bij de betere. Probeer iets anders.

review-try-again = Nog eens
mistakes = Mijn eigen fouten
mistakes-about = Gemarkeerde beslissingen uit je spellen komen na 1, 3 en 7 dagen terug. Wat minder dan 2 punten kost, is goed.
mistakes-due = Vandaag: { $count }
mistakes-waiting = Later: { $count }
mistakes-begin = Proberen
mistakes-next = Volgende
mistakes-gone = De analyse van dit spel bestaat niet meer.

# Proved positions

proved = Bewezen stellingen
proved-link-about = Winst die niemand kan verhinderen, om na te spelen.
proved-about = In elk van deze stellingen wint wie aan de beurt is gedwongen: elk antwoord van de andere kant is geprobeerd. Het kost zoveel beurten als er staat, die van beide kanten geteld, en niet minder.
proved-side = Wie wint
proved-either = Beide kanten
proved-length = Hoe lang
proved-any = Elke lengte
proved-turns =
    { $plies ->
        [one] één beurt
       *[other] { $plies } beurten
    }
proved-wins =
    { $plies ->
        [one] { $side }: winst in één beurt
       *[other] { $side }: winst in { $plies } beurten
    }
proved-ways =
    { $winning ->
        [one] Eén van { $actions } mogelijke zetten doet het.
       *[other] { $winning } van { $actions } mogelijke zetten doen het.
    }
proved-count =
    { $count ->
        [0] Zo’n stelling is niet bekend.
        [one] Eén stelling
       *[other] { $count } stellingen
    }
proved-line = Wie wint is zo snel, en de andere kant zo taai mogelijk.
proved-all = Alle stellingen
proved-next = De volgende
`;export{e as default};