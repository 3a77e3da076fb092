# Wat de tafel aan het toetsenbord zegt.
to-act = { $who } is aan de beurt
who-acts = Tegelijk aan de beurt: { $who }
dice-to-type = Gooi of trek, en typ wat er komt
prompt = { $who }>{" "}
prompt-dice = worp>{" "}
prompt-race = plaats en zet>{" "}
prompt-end = einde>{" "}
actions-group = { $count ->
    [one] {"     "}{ $group } …: één zet
   *[other] {"     "}{ $group } …: { NUMBER($count, useGrouping: 0) } zetten
}
more-actions =
    { $count ->
        [one] Nog één zet: `list` toont hem; of typ het begin ervan.
       *[other] Nog { NUMBER($count, useGrouping: 0) } zetten: `list` toont ze; of typ het begin.
    }
which = { $typed } kan zijn:
no-such-number = Er is geen nummer { $number }; de zetten lopen van 1 tot en met { $last }.
refused-by-rule = { $reason } (regel { $rule }; `rules { $rule }` toont hem)
say-seat-first = Zeg wie speelt: het nummer van de plaats en de zet, bijvoorbeeld `{ $example }`.
nobody-to-wait-for = Iedereen die mag spelen, zit aan dit toetsenbord.
or-wait = Wie het eerst typt, is aan de beurt: doe een zet, of laat met `wait` de computer voorgaan.
compiling = De computer bereidt zich voor: de eerste keer op deze machine duurt dat tot een minuut.
by-solution = { $who } speelt volgens de volledige oplossing en weet wat elke stelling waard is.
thinking = De computer denkt na …
hint = De computer zou { $text } kiezen: { $sentence }
time-limit = Resterende tijd: { $seconds } s.
undone =
    { $count ->
        [one] Teruggenomen: { $texts }.
       *[other] Teruggenomen, in totaal { NUMBER($count, useGrouping: 0) }: { $texts }.
    }
record-needs-file = Zeg waarheen: `record spel.txt`.
record-exists = { $file } bestaat al en blijft zoals het is; kies een andere naam.
record-saved = Het verslag staat in { $file }.
record-tells-all = Het vertelt alles, ook verborgen kaarten.
record-failed = { $file } kan niet geschreven worden: { $why }.
kept = Het spel is bewaard. Zo ga je verder:
kept-resume = {"  "}regalia play --resume { $file }
left-resume = {"  "}regalia referee --resume { $file }
left-wrong = { $file }: { $problem }
left-unreadable = in dit bestand staat geen onderbroken spel met een doos.
not-kept = Het spel is niet bewaard: { $why }.
no-home = je thuismap is niet bekend
quit-question = Het spel bewaren voor later? [J/n]{" "}
draw-question = { $who }, akkoord met gelijkspel? [j/N]{" "}
curtain = Geef het toetsenbord door aan { $who }.
curtain-enter = { $who }, druk op Enter als alleen jij kijkt.{" "}
concluded = Minste zetten: { $least }. Manieren: { $plans }. Eén ervan: { $way }
next-enter = Druk op Enter voor de volgende opdracht.{" "}
between = een opdracht is voorbij
referee = de spelleider
story-empty = Er is nog niets gebeurd.
what-unknown = Over ‘{ $what }’ is niets bekend.
goes-on = Het spel gaat verder.
you-may = Je kunt
you-may-type = Wat er kan komen
after-end = `record BESTAND` bewaart het spel, `log` toont het, `again` speelt nog eens, Enter stopt.
opponent = { $name }, sterkte{"\u00A0"}{ $level }: { $about }
level-weaker = Op dit bord zijn alle niveaus zwakker: wat de computer geleerd heeft, gaat over dat van het boekje.
level-weaker-rules = Met deze huisregels zijn alle niveaus zwakker: wat de computer geleerd heeft, gaat over het spel van het boekje.
who-begins = { $who } heeft verloren en kiest wie begint: 1 { $who }, 2 { $other } (Enter: 1)>{" "}
after-end-pair = Enter begint de tweede partij; `quit` stopt, `record BESTAND` bewaart het spel, `log` toont het.
help =
    Typ een zet, zijn nummer, of zoveel van het begin dat er geen twijfel is.
    ?               deze hulp
    list            alle zetten
    log             wat er gebeurd is, voor zover jij het mag weten
    what X          wat iets is: een veld of het begin van een naam
    rules           alle regels; `rules 8` toont er een
    hint            wat de sterkste computer zou doen
    undo            terug naar de laatste keuze van iemand aan dit toetsenbord
    record BESTAND  de partij tot nu toe in een bestand schrijven
    wait            als er meer spelers tegelijk mogen: de computer laten voorgaan
    draw            gelijkspel aanbieden; de ander antwoordt
    resign          opgeven; als er meer spelers tegelijk mogen, `resign 2` voor plaats 2
    quit            stoppen; het spel kan bewaard worden

# Wat er mis is met een opdracht
no-rule = { $game } heeft geen regel { $number }.
which-game = Welk spel? { $games }
who-plays = --against, --seat en --together zeggen elk wie er speelt: geef er één.
seat-for-each = { $game } heeft hier { $count } plaatsen: geef voor elke een --seat, of gewoon --against.
option-form = Een optie schrijf je als { $form }, niet { $given }.
position-json = De stelling is geen JSON-object: er klopt iets niet in regel { $line }, kolom { $column }.
position-deep = De stelling is te diep genest.
origin-form = Een herkomst schrijf je als { $example }, niet { $given }.
no-cache = Er is geen map voor gecompileerde regels waarin geschreven kan worden: noem er een in REGALIA_CACHE. (Zonder werkt alles, maar elke start compileert opnieuw.)
error = Fout: { $problem }
usage = Gebruik:
try-help = { $command } laat zien wat bij deze opdracht hoort.
no-such-option = De optie { $option } bestaat niet.
no-such-command = De opdracht { $command } bestaat niet.
did-you-mean = Bedoelde je { $near }?
option-needs-value = Bij de optie { $option } hoort een waarde.
option-takes-none = Bij de optie { $option } hoort geen waarde.
missing-word = { $what } ontbreekt.
missing-command = Er ontbreekt een opdracht.
too-many-words = Dat is meer dan bij deze opdracht hoort.
bad-value = { $what }: dat kan niet; verwacht: { $wanted }.
wanted-whole = een geheel getal
wanted-decimal = een getal
wanted-other = een andere waarde
aborted = Afgebroken!

# Wat opdrachten laten zien
start-title = koninklijke spellen
start-facts = { $seats } spelers, { $minutes } min
start-page = De pagina gaat open in je browser; Ctrl-C sluit af. Verder:
start-play = spelen aan het toetsenbord, samen of tegen de computer
start-rules = de regels lezen
start-games = alle opties van alle spellen
start-help = al het andere
start-folder = In de map van het project doet { $command } hetzelfde.
option-facts = { $default } (mogelijk: { $choices })
house-rules = Huisregels
board-none = { $game } wordt altijd op hetzelfde bord gespeeld.
board-side = Kant { $number }: { $text }
board-right = { $file }: op dit bord kun je spelen.
counting = { $game }, diepte { $depth }
compiling-rules = Compileren
ready = Klaar: { $games }.
yes-or-no = { $question } [J/n]{" "}

# The companion at the keyboard
prompt-referee = tafel>{" "}
referee-begins = Jullie spelen met het spel op tafel; typ wat iedereen aan tafel ziet, zoals 7H of 10D. Wat verborgen is, blijft verborgen. `?` toont de opdrachten.
referee-more = Er kunnen { $count } dingen worden getypt: `list` toont ze.
referee-card = Typ de kaart, de rijen van boven af, een punt voor elk leeg veld. Bijvoorbeeld: { $example }
may-yes = Ja. { $sentence }
referee-undone = Teruggenomen: { $text }.
rest-asked = { $who } had nog { $count } ({ $where }). Om het verslag volledig te maken: `rest { $seat } KAARTEN`, twee plaatsen met / ertussen.
record-whole = Het verslag is volledig: `record BESTAND` bewaart het.
record-spectators = Het verslag toont wat een toeschouwer zag: wat niemand heeft getoond, blijft verborgen. `record BESTAND` bewaart het.
hourglass-runs = De zandloper loopt: { $seconds } s.
hourglass-left = Nog { $seconds } s.
hourglass-out = De tijd is om. Druk op Enter.
referee-help =
    Typ wat er is gebeurd: een kaart (7H, 10D, XX voor een joker), de dobbelstenen, een stelling, een zet.
    Als het om snelheid gaat, eerst het nummer van de plaats: `1 declare 4`.
    may ZET         mag het, en wat zou er gebeuren?
    undo            de laatste invoer terugnemen
    list            alles wat je nu kunt typen
    log             alles wat er is gebeurd
    rules           alle regels; `rules 8` toont er een
    rest P KAARTEN  aan het eind: wat plaats P nog had
    record BESTAND  het verslag in een bestand schrijven
    quit            stoppen

# Lessen
no-lesson = { $game } heeft die les niet; er zijn: { $lessons }
no-lessons-yet = er zijn nog geen lessen voor { $game }
no-step = er is geen stap { $step }; de stappen: { $steps }
whose-lesson = zeg bij welk spel de les hoort: --game NAME
line-no-json = deze regel is geen JSON-object
lesson-faults = { $count ->
    [one] Er klopt één ding niet.
   *[other] Er kloppen { NUMBER($count, useGrouping: 0) } dingen niet.
}
lesson-right = Alle stappen zijn te doen en het aantal acties klopt.
learn-help = Typ een actie, het nummer of het begin ervan; `list` toont alles, `rules` en `hint` helpen, `skip` gaat verder.
learn-ladder = Eerst om te proberen, niets telt mee: typ een actie, het nummer of het begin; `list` toont alles, `skip` gaat naar de les.
learn-ladder-done = Zo is het.
learn-ladder-back = Nog niet: het wordt teruggenomen. Probeer het nog eens.
learn-step = { $left ->
    [one] Stap { $number } van { $of } · jouw beurt · één zet
   *[other] Stap { $number } van { $of } · jouw beurt · { NUMBER($left, useGrouping: 0) } zetten
}
learn-prompt = jij>{" "}
learn-hint = Tip: { $hint }
learn-wrong = Deze niet.
learn-over = Les voltooid. Speel nu: regalia play { $game } --guided
learn-first-game = Nu je eerste partij spelen, met uitleg, tegen sterkte 1? (Enter: ja, n: nee){" "}

review-start = Aan het begin
review-luck = Geluk
review-own = Eigen zetten
review-others = Zetten van anderen
review-unknowable = Kon niemand weten
review-given-up = Voortijdig einde
review-left-over = Niet verklaard
review-result = Uitslag
review-accuracy = Nauwkeurigheid
review-grade-inaccuracy = onnauwkeurigheid
review-grade-mistake = fout
review-grade-blunder = blunder
review-grade-good = goed gespeeld
review-word-exact = exact
review-word-proved = bewezen
review-word-computed = berekend
review-word-searched = gezocht
review-looking = Analyse
review-points = In punten: 100 is winst.
review-loses = { $number }. { $who }: { $text } – { $grade }, −{ $points }; beter: { $best }
review-good = { $number }. { $who }: { $text } – { $grade }
review-turned = { $number }. { $text } – kans { $share }; { $who }: { $points }
review-known = Waarden: { $word }.

# What `regalia analyse` says.
analyse-action = Actie
analyse-worth = Punten
analyse-to-act = Aan zet: { $who }
analyse-line = Beste voortzetting: { $line }
analyse-outcome = Wat het toeval kan brengen
analyse-share = Hoe vaak
analyse-looking = Er wordt dieper gekeken (Ctrl-C stopt)
no-exercises-yet = er zijn nog geen oefeningen voor { $game }
which-theme = zeg wat je wilt oefenen: { $themes }
example-help = Typ een actie, haar nummer of haar begin; `list` toont alles, `rules` de regels, en alleen Enter stopt.
example-prompt = probeer>{" "}
example-allowed = Hier toegestaan:
example-only = Hier toegestaan, en niets anders:
example-refused = Hier niet toegestaan:
example-agrees = Precies wat het voorbeeld zegt.
example-again = Opnieuw vanaf het begin:
exercise-help = Typ een actie, het nummer of het begin ervan; `list` toont alles, `rules` en `hint` helpen, `skip` toont de oplossing.
exercise-solution = De oplossing:
no-rush = er zijn geen races voor { $game }
rush-time = Opgelost: { NUMBER($score, useGrouping: 0) } · seconden over: { NUMBER($seconds, useGrouping: 0) }
rush-lives = Opgelost: { NUMBER($score, useGrouping: 0) } · missers over: { NUMBER($lives, useGrouping: 0) }
rush-late = Te laat: deze telt niet meer.
rush-result = Opgelost: { NUMBER($score, useGrouping: 0) }. Missers: { NUMBER($misses, useGrouping: 0) }. Langste reeks: { NUMBER($longest, useGrouping: 0) }.
rush-same = Dezelfde race voor anderen: { $command }
rush-again = Een gemiste, nog een keer:
daily-row = { $days ->
    [0] Nog geen dagen op rij; beste: { $best }.
    [one] Eén dag op rij; beste: { $best }.
   *[other] { $days } dagen op rij; beste: { $best }.
}
making-exercises = Oefeningen zoeken: { $game }
exercises-made = In { $file } staan { $count } oefeningen.
exercises-listed = De lijst heeft nu { $count } oefeningen.
grading-exercises = Oefeningen indelen: { $game }
exercises-graded = Opnieuw ingedeeld: { $count }.
# Matches (researching.py)
playing-games = Er wordt gespeeld …
bad-clock = Een klok schrijf je als seconden, of seconden+toeslag, zoals 60+0.5; niet { $given }.
match-line = { $who }: { $points } van { $games } ({ $share }%, 95%: { $low }–{ $high }), rating { $rating } ± { $spread }
match-fault = Niet door de regels beëindigd ({ $why }): { $count }
match-fault-by = { $who } verloor door een eigen fout ({ $why }): { $count }
match-said = bijvoorbeeld met het antwoord: { $said }
dataset-line = { $folder }: { $games } partijen, { $decisions } keuzes, { $files } bestanden
printed = Geschreven: { $file }
# Games of one's own (commands/rooms.py)
room-name = “{ $name }” met { $seats } plaatsen kan niet: een naam bestaat uit kleine letters en is nog vrij, plaatsen zijn bijvoorbeeld 2 of 2-4.
room-taken = “{ $name }” is in Python of in het programma zelf al een naam: een spel dat zo heet, kan niet geïmporteerd worden. Kies een andere.
room-there = Er staat al iets in { $folder }.
room-undeclared = { $name } zegt niet van elk veld van zijn toestand wat erin staat.
room-derived = { $file } is geschreven.
room-made = { $folder } is een spel dat werkt. Controleren: regalia check-room { $folder }
