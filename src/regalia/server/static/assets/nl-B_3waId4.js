var e=`title-your-turn = ● Jouw beurt: { $game }
title-of = { $title }: { $text }
cancel = Annuleren
copied = Gekopieerd.
not-copied = Kopieer het adres zelf even.
your-name = Je naam
your-name-about = Zichtbaar voor je medespelers.
name-is = Je heet hier { $name }.
name-change = Wijzigen
my-data = Mijn gegevens
my-data-about = De server bewaart je plaatsen, je naam en kleine dingen zoals instellingen en resultaten, allemaal onder een willekeurig getal.
my-data-download = Alles over mij downloaden
my-data-phrase = Nieuwe code maken
my-data-phrase-about = Schrijf hem op en houd hem voor jezelf: wie hem heeft, kan op elk apparaat in jouw naam spelen. Hij wordt alleen deze keer getoond.
my-data-phrase-replaces = De code die je nu hebt, werkt dan niet meer.
devices = Apparaten
devices-about = Elk apparaat heeft een eigen sleutel. Meld een apparaat af dat je niet meer hebt of niet kent.
device-this = dit apparaat
device-seen = laatst hier: { $when }
device-unknown = Onbekend apparaat
device-rename = Hernoemen
device-rename-whose = { $name } hernoemen
device-name = Naam van het apparaat
device-name-do = Bewaren
device-end = Afmelden
device-end-whose = { $name } afmelden
device-end-about = Daarop kan dan niets meer van jou worden geopend.
device-end-this = Je bent hier dan iemand nieuws. Je code, of een link van een ander apparaat, brengt je terug.
device-end-lost = Je hebt geen code en dit is je enige apparaat: niets brengt je partijen en resultaten dan terug. Maak eerst een code.
device-old = De sleutel is je oude code, die andere apparaten ook kunnen hebben.
device-old-others = De sleutel is je oude code. Andere apparaten hebben die ook: { $names }.
devices-end = Overal elders afmelden
devices-end-about = Al je andere apparaten worden afgemeld en je krijgt een nieuwe code; de code die je nu hebt, werkt dan niet meer.
devices-need = Deze hebben dan de nieuwe code nodig: { $names }.
devices-need-old = Elk apparaat dat je oude code nog heeft, heeft dan de nieuwe nodig.
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
continue-about = Deze browser kent je dan net als je andere apparaat: partijen, naam en instellingen komen mee. Open alleen een link die je zelf hebt gemaakt.
continue-left =
    { $count ->
        [one] Eén partij in deze browser blijft achter. Noteer eerst je huidige code als je die later terug wilt: Instellingen, Mijn gegevens.
       *[other] { $count } partijen in deze browser blijven achter. Noteer eerst je huidige code als je ze later terug wilt: Instellingen, Mijn gegevens.
    }
continue-do = Hier verdergaan
my-data-enter = Code van een ander apparaat
my-data-enter-do = Hier verdergaan
my-data-delete = Alles over mij verwijderen
my-data-sure = Dit verwijdert je plaatsen, je bewaarde gegevens en alle partijen waar verder niemand aan meedoet. Het kan niet ongedaan worden gemaakt.
theme-system = Systeem
theme-light = Licht
theme-dark = Donker
motion-system = Systeem
motion-full = Levendig
motion-less = Rustig
pace-calm = Rustig
pace-usual = Normaal
pace-quick = Snel
pace-about = Hoe snel je te zien krijgt wat de anderen deden.
rolls-tap = Ik tik ze aan
rolls-self = Vanzelf
rolls-about = Wat je gooit of trekt, wacht tot je tikt, hoogstens drie seconden.
sound-on = Aan
sound-off = Uit
notices-ask = Meldingen toestaan
notices-on = Meldingen staan aan.
notices-off = Meldingen uitzetten
push-about = In partijen over meerdere dagen, ook als de pagina dicht is.
push-on = Ook als hij dicht is
push-off = Alleen als hij open is
push-failed = De browser stond dat niet toe.
push-insecure = Meldingen bij een gesloten pagina hebben een https-adres nodig; dit is er geen.
notices-denied = Je browser blokkeert meldingen van deze pagina. Dat kun je in de instellingen van de browser veranderen.

choose = Aanpassen
play-together = Samen
play-together-game = { $game } samen spelen
play-together-about = Jullie delen één plaats en lossen het samen op: hier aan dit scherm, of met de link.
race-begin = Begin de wedloop
race-alone = Eerst alleen, zonder haast
exercise-today = Oefening van vandaag
read-rules = Regels
read-rules-game = Regels: { $game }
your-games = Jouw partijen
go-on = Verder spelen
time-until = Tijd loopt { $when } af
digest-turns =
    { $count ->
        [0] Je bent nu nergens aan de beurt.
        [one] Je bent in één partij aan de beurt.
       *[other] Je bent in { $count } partijen aan de beurt.
    }
digest-soonest = De eerste klok loopt { $when } af.
show-all = Alle { $count } tonen
finished-games = Afgelopen partijen ({ $count })
result-won = Gewonnen
result-lost = Verloren
result-place = { $place ->
    [2] Tweede
    [3] Derde
   *[other] Vierde
}
result-drawn = Gelijkspel
result-solved = Opgelost
result-unsolved = Niet opgelost
today-heading = Oefeningen van vandaag
today-done = Gedaan
choosing-title = Nieuwe partij: { $game }
choosing-heading = Hoe wil je spelen?
opponent-who = Tegen wie wil je spelen?
opponent-places = Plaatsen om te bezetten
opponent-score = Je won er { $won } van { $count }.
opponent-match = Dat past goed bij je.
opponent-strength = Ongeveer zo sterk als jij: { $name }
opponent-link = Vriend met een link
opponent-link-about = Je krijgt een link die je kunt versturen. Niemand heeft een account nodig.
opponent-here = Iemand naast mij
opponent-here-about = Jullie delen dit apparaat: geef het door of leg het tussen jullie in.

handicap-how-strong = Hoe sterk is de ander, vergeleken met jou?
handicap-gap-0 = veel zwakker
handicap-gap-1 = zwakker
handicap-gap-2 = ongeveer gelijk
handicap-gap-3 = sterker
handicap-gap-4 = veel sterker
handicap-proposal = Om het gelijk te maken: { $what }.
handicap-mine = Dat ben jij.
handicap-other = Dat is de andere kant.
handicap-take = Met deze handicap spelen
handicap-drop = Zonder handicap spelen
handicap-lot = Het lot beslist wie begint; de handicap gaat mee.
choosing-box = Kaarten uit jullie doos
choosing-seats = Wie waar zit
players = Spelers
seat-number = Plaats{"\\u00A0"}{ $number }
seat-me = Jij
seat-computer = Computer
seat-here = Iemand op dit apparaat
seat-open = Iemand via een link
seat-name = Naam
level = Speelsterkte
level-solved = Speelt volgens de volledige oplossing en weet wat elke stelling waard is.
level-weaker = Op dit bord zijn alle niveaus zwakker: wat de computer geleerd heeft, gaat over dat van het boekje.
level-weaker-rules = Met deze huisregels zijn alle niveaus zwakker: wat de computer geleerd heeft, gaat over het spel van het boekje.
who-begins = Wie begint?
begins-lot = Het lot beslist
pair = Hoeveel partijen?
pair-one = Eén
pair-two = Twee, met plaatswissel
pair-about = Beginnen is iets waard. In twee partijen begint ieder één keer, met dezelfde opstelling, en de punten van beide worden opgeteld. Een regel van onszelf.
house-rules = Huisregels
house-rules-about = Andere manieren om de spelregels te lezen, en eigen regels. Laat ze zoals ze zijn om te spelen zoals de regels hier zeggen.
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
side-send-away = Verwijderen
side-send-away-name = { $name } verwijderen
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
seat-stand-in = Computer speelt verder
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
turn-playing = { $name } speelt
roll-dice = Gooien
roll-dice-how = Tik op de dobbelstenen.
draw-cards = Trekken
draw-cards-how = Tik om te zien wat je trekt.
hourglass = Zandloper
held-back = Jouw handicap: wacht
prepared-yours = Gekozen. Het wordt gespeeld als je aan de beurt bent.
sending = Versturen …

actions = Wat je kunt doen
all-actions = Alle mogelijke zetten
all-actions-search = Zoeken
all-actions-more = Nog { NUMBER($count, useGrouping: 0) } meer vind je met zoeken.
all-actions-none = Er is nu niets te doen.
hint-coming = Nadenken …
preparing = De computer wordt voor dit spel voorbereid, alleen de eerste keer: { $share } …
hint-says = Voorstel: { $sentence }
undo-ask = Terugname vragen
answer-yes = Ja
answer-no = Nee
absence-wait = Wachten
absence-computer = Een computer laten verderspelen
absence-friend = Iemand anders laten verderspelen
absence-take = Plaats overnemen
absence-give-back = Plaats teruggeven
absence-change = Opnieuw beslissen
absence-link = Stuur deze link naar degene die de plaats moet overnemen:
offer-draw = Gelijkspel aanbieden
resign-question = Wil je deze partij echt opgeven?
resign-yes = Ja, opgeven
keep-going = Doorgaan
rematch-loser = Je hebt verloren, dus jij zegt wie het volgende spel begint.
rematch-i-begin = Nog eens: ik begin
rematch-you-begin = Nog eens: jij begint
rematch-they-say = Wie verloren heeft ({ $name }), zegt wie het volgende spel begint.
rematch-loser-begins = Nog eens: de verliezer begint
rematch-winner-begins = Nog eens: de winnaar begint
pair-next = Tweede partij
pair-game = Partij { $number }
pair-sum = Samen
rematch-wished = { $names }: ‘Nog een potje?’
rematch-asked = Wachten tot iedereen nog eens wil spelen.
rematch-with-computer = Nog een potje met een computer
rematch-with-friend = Nog een potje met iemand anders
menu = Menu
rule-link = Regel { $rule }
log = Spelverloop
log-empty = Er is nog niets gebeurd.
story = Wat er gebeurde
show-again = Nog eens tonen
back-to-now = Terug naar nu
copy-watch-link = Link voor toeschouwers
save-record = Spelverslag opslaan

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
ending-place = Je bent { $place ->
    [2] tweede
    [3] derde
   *[other] vierde
} geworden
ending-you-share = Je deelt de overwinning
ending-shared = { $names } delen de overwinning
ending-solo-done = Opgelost!
ending-solo-failed = Deze keer niet.
par-fewest =
    { $par ->
        [one] De kortste oplossing is één zet.
       *[other] De kortste oplossing heeft { $par } zetten.
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
ways-before = Oplossingen van de vorige kaart
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
replay-place = { $at }. { $name }
replay-slider = Stap
step-first = Naar het begin
step-back = Eén stap terug
step-on = Eén stap verder
step-last = Naar het einde
pause = Pauzeren
replay-keys = Pijltjestoetsen: links en rechts stap voor stap, omhoog en omlaag beurt voor beurt; spatiebalk: afspelen of pauzeren.
replay-controls = Stappen
replay-moves = Zetten
replay-live = Deze partij is nog bezig. Je ziet alleen wat je mag weten.
replay-to-table = Naar de tafel
eyes = Gezichtspunt
eyes-all = Alles open
eyes-onlooker = Toeschouwer
play-on = Vanaf hier verder spelen
play-on-about = Hiermee open je een nieuwe tafel met deze stelling. Vanaf hier wordt er opnieuw gegooid en getrokken.
play-on-ended = Hier is het spel afgelopen. Ga terug om het anders te proberen.
play-on-as = Jij speelt
play-on-computer = Tegen de computer
play-on-friend = Met iemand anders
play-on-alone = Verder spelen

rules-title = Regels: { $game }
rules-contents = Inhoud
rules-other = Andere spellen
rules-offline = Je bent offline, en deze regels zijn op dit apparaat nog niet geopend. Open ze één keer met verbinding, dan blijven ze hier.
example-agrees = Precies wat het voorbeeld zegt.
example-restart = Terug naar het begin
example-allowed = Hier toegestaan
example-only = Hier toegestaan, en niets anders
example-refused = Hier niet toegestaan
example-line = { $count ->
    [one] Speel het voor: één stap
   *[other] Speel het voor: { $count } stappen
}
example-least = Het kortste plan kost { $least }.
example-plans = { $count ->
    [one] Er is er maar één.
   *[other] Er zijn er { $count }.
}

about-heading = Over Regalia
about-what = Koninklijke bordspellen met exacte regels, sterke computerspelers en een tafel voor vrienden. Vrije software; iedereen mag een eigen server draaien.
about-fair-heading = Is het toeval eerlijk?
about-fair = Worpen en geschudde kaarten volgen uit een getal dat de server vóór het spel vastlegt en waarvan iedereen de vingerafdruk ziet. Wie meespeelt, kan zelf wat toeval toevoegen. Na het spel wordt het getal getoond en kan iedereen elke uitkomst controleren, hier met één klik of met de opdracht hieronder.
about-help = Hulp van buiten valt niet uit te sluiten: zonder accounts kan niemand worden belet om in een ander venster een computer te vragen. Speel in dezelfde kamer als het erop aankomt.
about-privacy-heading = Wat we over je weten
about-privacy = Er zijn geen accounts en geen trackers, en de pagina haalt niets op bij andere servers. Een willekeurig getal in een cookie onthoudt je plaatsen. Namen en chat blijven bij de tafel en worden met de tafel gewist.
about-install-heading = Op je apparaat
about-install = Via het menu van de browser kun je de pagina als app installeren. De startpagina en de regels werken dan ook zonder verbinding.
about-people-heading = Wie erachter zit
about-people = Het project Regalia, met respect voor de spelregels, waarvan de auteurs op de regelpagina’s genoemd zijn. De teksten hier zijn van onszelf.
box-title = Spelhulp: { $game }
box-who = Wie spelen er?
box-names-about = Met namen wordt alles met die namen verteld, zonder met de kleuren of plaatsen.
box-set = Wat zit er in jullie doos?
box-how = Hoe spelen jullie?
box-begin = Beginnen
box-set-up = Spelers en doos
box-telling = Vertellen wat er gebeurde
box-tell = Zo was het
box-may = Mag ik?
box-may-asks = Wat je hierna aanraakt, vraagt alleen of het mag: er telt nog niets.
box-only-way = Er kon maar één ding:
box-undo = Terugnemen
box-restart = Nieuw spel
box-log = Wat er gebeurde
box-shown = Wat wordt erbij getoond?
box-which-card = Welke kaart wordt gespeeld?
box-card = { $suit } { $rank }
box-cards = Speelkaarten
box-clubs = klaver
box-diamonds = ruiten
box-hearts = harten
box-spades = schoppen
box-joker = joker
box-cards-told = Kaarten ingevoerd: { $count } van { $most }
box-units-told = Gekozen: { $count } van { $most }
box-sets = Zoals in eerdere partijen
box-piece = Stuk
box-position = De kaart
box-this-card = Deze kaart
box-seconds = { $count } s
box-not-allowed = Niet toegestaan:
box-offline = Geen verbinding: de regels staan op de server. Wat je hebt ingevoerd, blijft op dit apparaat, en de zandloper loopt door.
box-rest = { $who }, { $where }: welke kaarten ({ $count })?
box-lives = Levenspunten over
box-rest-tell = Invoeren wat { $who } nog had
box-look-back = Terugkijken
box-spectators = Wat niemand heeft getoond, blijft verborgen: het verslag toont wat een toeschouwer zag.
box-save = Verslag bewaren
box-restart-sure = Dit spel verlaten? Alles wat is ingevoerd, gaat verloren.
box-about = Speel met je eigen doos: deze pagina is scheidsrechter en telt mee.
box-follows = Wat je invoert, wordt voor je bewaard: op je andere apparaten ga je verder waar je gebleven was.
box-stays = Dit spel is te lang voor je andere apparaten: het blijft op dit apparaat. Bewaar het als verslag om het elders te openen.
box-all = Alle spellen met doos
box-go-on = Verder waar je gebleven was
box-open = Verder met een verslag
own-cards-ours = Die van het project
own-cards-mine = Uit je doos ({ $count })
own-cards-about = De kaarten van het project, of de gedrukte uit je eigen doos: voer ze één keer in en ze blijven voor je bewaard.
own-cards-enter = De kaarten van je doos invoeren
own-cards-count = Ingevoerde kaarten: { $count } van hoogstens { $most }
own-cards-twice = Deze kaart is al ingevoerd.
own-cards-remove = Verwijderen
own-cards-change = Wijzigen
own-cards-entering = Je voert nu in
own-cards-places = Plaatsen
own-cards-values = Losse waarden
own-cards-singly = Tik op een fiche waar iets anders op staat dan op de andere van zijn soort.
own-cards-usual = Zoals zijn soort: { $value }
own-values-mine = De waarden van je doos
own-values = Wat de fiches waard zijn
own-cards-put = Gelegd: { $count } van { $most }
own-cards-missing = Er ontbreekt nog: { $what }.
own-board-draw = Teken het bord van je doos
own-board-mine = uit je doos
own-board-about = Heeft je doos een ander bord? Teken het één keer, dan wordt het voor je bewaard.
own-board-how = Tik op een veld om het de volgende rol te geven, en op een rand om er een muur te zetten of weg te halen.
own-board-wall = Muur tussen { $a } en { $b }
own-board-side = Kant { $number }
own-board-sides = Kanten van het bord
own-board-right = Op dit bord kun je spelen.
own-board-presets = Beginnen met
own-board-from = Beginnen met: { $board }
own-board-keep = Dit bord bewaren
own-board-other-side = Het bord heeft nog een kant
own-board-one-side = Deze kant weghalen
own-board-forget = Dit bord vergeten

learn-steps = Stappen van de les
learn-step = Stap { $number }: { $goal }
learn-step-done = Stap { $number }, gedaan: { $goal }
learn-intro = Waar het om gaat
learn-begin = Meteen naar de les
learn-your-move = { $count ->
    [one] Jouw beurt · één zet
   *[other] Jouw beurt · { $count } zetten
}
learn-right = Goed
learn-wrong = Deze niet
learn-hint-later = Er is niets verloren. Na nog een poging komt er een tip.
learn-nothing-lost = Er is niets verloren.
learn-try-again = Probeer opnieuw
learn-repeat = Nog een keer
learn-next = Volgende stap
learn-finish = Klaar
learn-skip = Deze stap overslaan
learn-needs-server = Wat er nu gebeurt, rekent de server uit: daarvoor is verbinding nodig.
learn-stars = { $count ->
    [one] Eén van de drie sterren
   *[other] { $count } van de drie sterren
}
learn-over = Les voltooid
learn-again = Les herhalen
learn-first-game-about = Speel nu een hele partij tegen de makkelijkste computer. Bij elke nieuwe soort keuze legt één zin uit waar het om gaat.
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
daily-copy = Als tekst kopiëren
daily-picture = Als afbeelding bewaren
practice-of = { $game }: { $theme }
practice-title = { $game } oefenen
practice-about = Kies wat je wilt oefenen. Hoe beter het gaat, hoe moeilijker het wordt; wat niet lukt, komt na 1, 3 en 7 dagen terug.
practice-due = Oefeningen om vandaag te herhalen: { $count }
practice-next = Volgende oefening
learn-proof-exact = Antwoord: exact opgelost
learn-proof-proved = Antwoord: bewezen
learn-proof-computed = Antwoord: berekend
learn-proof-searched = Antwoord: gevonden door te zoeken

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
workshop-remove = Verwijderen
workshop-file = Opslaan als bestand
workshop-open = Bestand openen
workshop-new = Opnieuw beginnen
workshop-long = Dit is te lang voor een link; sla het op als bestand.
workshop-bad-link = Deze link kan hier niet worden gelezen.
workshop-languages = een tekst per taal; wijzig die in het bestand
review-working = Elke zet wordt nog eens bekeken …
review-deeper = Wat ertoe kan doen, wordt nader bekeken …
review-share = { $share } klaar
review-stop = Stoppen
review-go-on = Verder
coach = Het spel in één minuut
coach-moments = { $count ->
    [one] { $count } moment, en één ding om mee te nemen
   *[other] { $count } momenten, en één ding om mee te nemen
}
coach-voice = Voorlezen
coach-tomorrow = Morgen komt het terug als oefening.
review-question = { $chance ->
    [dice] Lag het aan mij of aan de dobbelstenen?
    [cards] Lag het aan mij of aan de kaarten?
    [luck] Lag het aan mij of aan het geluk?
   *[none] Wat gaf de doorslag?
}
review-right = { $right } van de { $all } keuzes zaten binnen 2 punten van de beste.
review-whose = Gezien door
review-error = De oorzaken kunnen er, de ene tegen de andere, { $points } punten naast zitten.
review-graph-axes = Van links naar rechts de { $count } stappen van het spel; 100 is gewonnen, 0 verloren.
review-more-marked = Wat er verder gemarkeerd is
review-details-about = hoe de punten optellen, wat er verder gemarkeerd is, alle dobbelstenen en kaarten
review-details = Details
review-where = Waar het aan lag
review-decisions = Zetten
review-graph = Winstkans
review-graph-told = Winstkans in procenten: { $start } aan het begin, tussen { $low } en { $high }.
review-quiet = Geen enkel moment veranderde veel.
review-moments = Momenten die telden
review-likely = Zo waarschijnlijk was dat: { $share }.
review-took = Dat kostte { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
review-gave = Dat bracht { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op.
review-kept = Daarmee was de kans { $best } op 100 geweest; zo was die { $played }.
review-show-before = Zoals het was
review-blows = { $chance ->
    [dice] Worpen die het spel keerden
    [cards] Kaarten die het spel keerden
   *[luck] Geluk dat het spel keerde
}
review-step = Stap { $n }
review-nothing-to-do = Daar kon niemand iets aan doen.
review-better = Beter: { $what }
review-show-better = Betere zet tonen
review-show-played = Gespeelde zet tonen
review-try = Zelf proberen
review-try-which = Wat zou je doen?
review-try-right = Goed: even goed als de beste zet, of bijna.
review-try-wrong = Dat kost { $points } punten. Probeer iets anders.
review-choices = Alle mogelijke zetten
review-chance = Dobbelstenen en kaarten
review-chance-row = { $came }, eerlijk deel { $fair }
review-how = Hoe er geteld wordt
review-how-sum = 100 punten is winst, 0 verlies. Het begin, geluk, keuzes en de rest zijn samen de uitslag.
review-how-luck = Geluk: hoeveel beter de dobbelstenen en kaarten voor jou waren dan gemiddeld.
review-how-decisions = Keuzes: wat een actie waard was vergeleken met de beste, alleen beoordeeld naar wat je op dat moment kon weten. Alleen een zeker verlies wordt gemarkeerd.
review-how-unknowable = Kon niemand weten: wat verborgen kaarten, of wie sneller was, aan een keuze veranderden. Dat wordt niemand aangerekend.
review-how-left-over = Rest: wat onverklaard blijft omdat sommige waarden alleen gezocht zijn. Waar alles exact of bewezen is, blijft er niets over.
review-start = Aan het begin
review-luck = { $chance ->
    [dice] Dobbelstenen
    [cards] Kaarten
   *[luck] Geluk
}
review-own = Eigen zetten
review-others = Zetten van anderen
review-unknowable = Kon niemand weten
review-given-up = Voortijdig einde
review-left-over = Niet verklaard
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
weigh = Waarderen
weigh-about = De server speelt veel partijen tussen legers die maar in één eenheid verschillen.
weigh-it = { $name } waarderen
weigh-stop = Stoppen
weigh-waiting = De eerste partijen beginnen zo …
weigh-progress = Voortgang
weigh-failed = Deze eenheid kon niet gewaardeerd worden.
weigh-strength = wie speelt
weigh-points = procentpunten winst
weigh-games = partijen

rush-title = Race: { $game }
rush-minutes = Drie minuten
rush-survival = Tot de derde misser
rush-about = Van makkelijk tot moeilijk, elk in zo weinig mogelijk zetten. Iedereen met de link krijgt eigen oefeningen, even moeilijk, en kan maar één keer beginnen; wat je mist, kun je daarna opnieuw proberen.
rush-about-minutes = Los er zoveel mogelijk op in drie minuten. Een misser kost tien seconden; met vijf, twaalf, twintig en dertig op rij win je er een paar terug.
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
rush-invite = Link voor anderen naar dezelfde race
rush-another = Nog een race
rush-who = Wie
rush-done = Opgelost
rush-misses = Missers
rush-nobody = Iemand
rush-me = jij
rush-running = nog bezig
exercise-solve = Oplossing tonen
exercise-solution = De oplossing

analyse-of = Varianten: { $game }
analyse-about = Plak een bewaarde partij of een stelling en probeer alles uit: voor elke kant, met elke worp of kaart.
analyse-about-moment = Speel voor alle kanten en kies wat het toeval brengt. Alles kan worden teruggenomen.
analyse-text = Een bewaarde partij of een stelling
analyse-this = Openen
analyse-where = Waar je bent
analyse-step = Stap { $n } van { $all }
analyse-before = Stap terug
analyse-after = Volgende stap
analyse-back = Terugnemen
analyse-all-back = Terug naar het spel
analyse-whose = Wie aan de beurt is
analyse-chance = Toeval: kies wat er komt
analyse-random = Laat het toeval beslissen
analyse-values = Wat elke actie waard is
analyse-looking = Er wordt steeds dieper gekeken ({ $count })
analyse-deeper = Dieper kijken
analyse-all-seen = Hier is alles bekend.
analyse-more = Nog { $count }
analyse-fewer = Alleen de beste
analyse-line = Beste voortzetting
analyse-copy = Stelling kopiëren
analyse-terminal = Als bestand bewaard, opent het ook in een terminal:

mine-about = Wat al je partijen samen laten zien. Alleen jij ziet het. Partijen komen erbij als je deze pagina opent, en uitkomsten van een analyse zodra die klaar is.
mine-none = Nog geen afgelopen partij.
mine-style = Waar je goed in bent en waarin niet
mine-style-about = Alleen vergeleken met de rest van je eigen resultaten. Tussen haakjes: het bereik waarin het echte aandeel in 95 van de 100 gevallen ligt.
mine-style-theme = Oefen dit thema
mine-style-mistakes = Oefen je gemarkeerde keuzes
mine-results = Resultaten
mine-level = Sterkte { $level }
mine-people = Tegen mensen, of alleen
mine-won = gewonnen
mine-drawn = gelijk
mine-lost = verloren
mine-time = Nauwkeurigheid en geluk in de tijd
mine-time-told = Partijen met een analyse: { $count }. Gemiddeld nauwkeurigheid { $accuracy }%, geluk { $luck } punten.
mine-accuracy = Nauwkeurigheid
mine-no-review = Geen van deze partijen heeft al een analyse. Open er een en kijk hier weer.
mine-themes = Gemarkeerde keuzes
mine-theme-early = vroeg in de partij
mine-theme-middle = in het midden
mine-theme-late = laat in de partij
mine-theme-ahead = bij voorsprong
mine-theme-behind = bij achterstand
mine-latest = Laatste partijen
mine-one-won = gewonnen
mine-one-drawn = gelijk
mine-one-lost = verloren
mine-how = De laatste 40 partijen worden één voor één bewaard, oudere alleen als resultaat.
mine-delete = Deze resultaten verwijderen
mine-delete-sure = Ja, verwijderen

analyse-game = Spel
analyse-any-game = Automatisch herkennen
editor-open = Stelling opzetten
editor-change = Stelling wijzigen
editor-of = Stelling opzetten: { $game }
editor-about = Kies iets en tik waar het komt; tik nog eens en het verdwijnt.
editor-verdict = Kan het?
editor-possible = Deze stelling is mogelijk.
editor-analyse = Uitproberen
editor-another = Andere stelling
editor-things = Om neer te zetten
editor-away = Verwijderen
editor-fields = Andere gegevens
review-try-other = Er zijn betere. Probeer iets anders.

review-try-again = Nog eens
mistakes = Mijn eigen fouten
mistakes-about = Gemarkeerde keuzes uit je partijen komen na 1, 3 en 7 dagen terug. Een antwoord dat minder dan 2 punten kost, is goed.
mistakes-due = Vandaag: { $count }
mistakes-waiting = Later: { $count }
mistakes-begin = Proberen
mistakes-next = Volgende
mistakes-gone = De analyse van deze partij bestaat niet meer.

proved-link-about = Winst die niemand kan verhinderen, om na te spelen.
proved-about = In elk van deze stellingen kan wie aan de beurt is de winst afdwingen: elk antwoord van de andere kant is geprobeerd. De beurten van beide kanten tellen mee, en sneller kan het niet.
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
        [one] Eén van { $actions } mogelijke zetten wint.
       *[other] { $winning } van { $actions } mogelijke zetten winnen.
    }
proved-count =
    { $count ->
        [0] Zo’n stelling is niet bekend.
        [one] Eén stelling
       *[other] { $count } stellingen
    }
proved-line = De ene kant wint zo snel mogelijk, de andere houdt zo lang mogelijk stand.
proved-all = Alle stellingen
proved-next = De volgende
`;export{e as default};