# Kaj pove miza ob tipkovnici.
to-act = na potezi: { $who }
who-acts = Kdor je prvi: { $who }
dice-to-type = Vrzi ali povleci in vtipkaj izid
prompt = { $who }>{" "}
prompt-dice = izid>{" "}
prompt-race = sedež in poteza>{" "}
prompt-end = konec>{" "}
actions-group = { $count ->
    [one] {"     "}{ $group } …: { NUMBER($count, useGrouping: 0) } poteza
    [two] {"     "}{ $group } …: { NUMBER($count, useGrouping: 0) } potezi
    [few] {"     "}{ $group } …: { NUMBER($count, useGrouping: 0) } poteze
   *[other] {"     "}{ $group } …: { NUMBER($count, useGrouping: 0) } potez
}
more-actions = { $count ->
    [one] Še { NUMBER($count, useGrouping: 0) } poteza: `list` jo pokaže, ali pa vtipkaj njen začetek.
    [two] Še { NUMBER($count, useGrouping: 0) } potezi: `list` ju pokaže, ali pa vtipkaj začetek.
    [few] Še { NUMBER($count, useGrouping: 0) } poteze: `list` jih pokaže, ali pa vtipkaj začetek.
   *[other] Še { NUMBER($count, useGrouping: 0) } potez: `list` jih pokaže, ali pa vtipkaj začetek.
}
which = { $typed } lahko pomeni:
no-such-number = Številke { $number } ni; poteze imajo številke od 1 do { $last }.
refused-by-rule = { $reason } (pravilo { $rule }; pokaže ga `rules { $rule }`)
say-seat-first = Povej, kdo igra: številko sedeža in potezo, na primer `{ $example }`.
nobody-to-wait-for = Vsi, ki smejo igrati, sedijo ob tej tipkovnici.
or-wait = Vsak od vas je lahko prvi: igraj ali z `wait` prepusti računalniku.
compiling = Računalnik se pripravlja: prvič na tej napravi to traja do ene minute.
by-solution = { $who } igra po popolni rešitvi: pozna vrednost vsakega položaja.
thinking = Računalnik razmišlja …
hint = Računalnik bi izbral { $text }: { $sentence }
time-limit = Preostali čas: { $seconds } s.
undone = { $count ->
    [one] Razveljavljeno: { $texts }.
    [two] Razveljavljeno, skupaj { NUMBER($count, useGrouping: 0) }: { $texts }.
    [few] Razveljavljeno, skupaj { NUMBER($count, useGrouping: 0) }: { $texts }.
   *[other] Razveljavljeno, skupaj { NUMBER($count, useGrouping: 0) }: { $texts }.
}
record-needs-file = Povej, kam: `record igra.txt`.
record-exists = Datoteka { $file } že obstaja in ostane, kot je; izberi drugo ime.
record-saved = Zapis je v datoteki { $file }.
record-tells-all = Zapis razkrije vse, tudi skrite karte.
record-failed = V { $file } ni mogoče pisati: { $why }.
kept = Igra je shranjena. Nadaljuješ jo tako:
kept-resume = {"  "}regalia play --resume { $file }
left-resume = {"  "}regalia referee --resume { $file }
left-wrong = { $file }: { $problem }
left-unreadable = v tej datoteki ni prekinjene igre s škatlo.
not-kept = Igra ni shranjena: { $why }.
no-home = tvoja domača mapa ni znana
quit-question = Shranim igro za pozneje? [D/n]{" "}
draw-question = { $who }, se strinjaš z remijem? [d/N]{" "}
curtain = Tipkovnico zdaj dobi { $who }.
curtain-enter = Pritisni Enter, ko gleda samo { $who }.{" "}
concluded = Najmanj potez: { $least }. Poti: { $plans }. Ena od njih: { $way }
next-enter = Pritisni Enter za naslednjo nalogo.{" "}
between = naloga je končana
referee = sodnik
story-empty = Nič se še ni zgodilo.
what-unknown = O »{ $what }« ni znanega nič.
goes-on = Igra se nadaljuje.
you-may = Možne poteze
you-may-type = Možni izidi
after-end = `record DATOTEKA` shrani igro, `log` izpiše njen potek, `again` začne novo igro, Enter konča.
opponent = { $name }, stopnja{"\u00A0"}{ $level }: { $about }
level-weaker = Na tej deski so vse stopnje šibkejše: računalnik se je učil na deski iz knjižice.
level-weaker-rules = S temi hišnimi pravili so vse stopnje šibkejše: računalnik se je učil igre iz knjižice.
who-begins = Poraženec je { $who } in izbere, kdo začne: 1 { $who }, 2 { $other } (Enter: 1)>{" "}
after-end-pair = Enter začne drugo igro; `quit` konča, `record DATOTEKA` shrani igro, `log` izpiše njen potek.
help =
    Vtipkaj potezo, njeno številko ali toliko začetka, da ni dvoma.
    ?                ta pomoč
    list             vse poteze
    log              vse, kar se je zgodilo, kolikor smeš vedeti
    what X           kaj je kaj: polje ali začetek imena
    rules            vsa pravila; `rules 8` pokaže eno
    hint             kaj bi storil najmočnejši računalnik
    undo             nazaj do zadnje izbire koga ob tej tipkovnici
    record DATOTEKA  zapiše dosedanjo igro v datoteko
    wait             kadar je na potezi več igralcev: naj začne računalnik
    draw             ponudi remi; druga stran odgovori
    resign           predaj igro; kadar je na potezi več igralcev, `resign 2` za sedež 2
    quit             odidi; igro je mogoče shraniti

# Kaj je narobe z ukazom
no-rule = { $game } nima pravila { $number }.
which-game = Katera igra? { $games }
who-plays = --against, --seat in --together povedo vsak po svoje, kdo igra: navedi le eno od njih.
seat-for-each = Število sedežev v igri { $game }: { $count }. Za vsakega navedi --seat ali preprosto --against.
option-form = Možnost se zapiše { $form }, ne { $given }.
position-json = Položaj ni objekt JSON: nekaj je narobe v vrstici { $line }, stolpcu { $column }.
position-deep = Položaj je pregloboko gnezden.
origin-form = Izvor se zapiše kot { $example }, ne { $given }.
no-cache = V nobeno mapo za prevedena pravila ni mogoče pisati: navedi jo v REGALIA_CACHE. (Brez nje vse deluje, vendar vsak zagon prevaja znova.)
error = Napaka: { $problem }
usage = Raba:
try-help = { $command } pokaže, kaj ta ukaz sprejme.
no-such-option = Možnosti { $option } ni.
no-such-command = Ukaza { $command } ni.
did-you-mean = Morda { $near }?
option-needs-value = Možnost { $option } potrebuje vrednost.
option-takes-none = Možnost { $option } ne sprejme vrednosti.
missing-word = Manjka { $what }.
missing-command = Manjka ukaz.
too-many-words = To je več, kot ta ukaz sprejme.
bad-value = { $what }: to ni mogoče; pričakovano: { $wanted }.
wanted-whole = celo število
wanted-decimal = število
wanted-other = druga vrednost
aborted = Prekinjeno!

# Kaj ukazi pokažejo
start-title = kraljevske igre
start-facts = število igralcev: { $seats }, { $minutes } min
start-page = Stran se odpre v brskalniku; Ctrl-C jo konča. Poleg tega:
start-play = igraj ob tipkovnici, skupaj ali proti računalniku
start-rules = preberi pravila
start-games = vse možnosti vseh iger
start-help = vse drugo
start-folder = V mapi projekta { $command } naredi isto.
option-facts = { $default } (mogoče: { $choices })
house-rules = Hišna pravila
board-none = { $game } se vedno igra na isti deski.
board-side = Stran { $number }: { $text }
board-right = { $file }: na tej deski je mogoče igrati.
counting = { $game }, globina { $depth }
compiling-rules = Prevajanje
ready = Pripravljeno: { $games }.
yes-or-no = { $question } [D/n]{" "}

# The companion at the keyboard
prompt-referee = miza>{" "}
referee-begins = Igrate s pravo igro na mizi; vtipkajte, kar vidijo vsi za mizo, na primer 7H ali 10D. Skrito ostane skrito. `?` pokaže ukaze.
referee-more = Vtipkaš lahko toliko stvari: { $count }; `list` pokaže vse.
referee-card = Vtipkaj karto: vrste od zgoraj, pika za vsako prazno polje. Na primer: { $example }
may-yes = Da. { $sentence }
referee-undone = Preklicano: { $text }.
rest-asked = { $who }: ostalo je kart { $count } ({ $where }). Da bo zapis popoln: `rest { $seat } KARTE`, dve mesti ločuje /.
record-whole = Zapis je popoln: `record DATOTEKA` ga shrani.
record-spectators = Zapis kaže, kar je videl gledalec: česar ni nihče pokazal, ostane skrito. `record DATOTEKA` ga shrani.
hourglass-runs = Peščena ura teče: { $seconds } s.
hourglass-left = Še { $seconds } s.
hourglass-out = Čas se je iztekel. Pritisnite Enter.
referee-help =
    Vtipkajte, kaj se je zgodilo: karto (7H, 10D, XX za jokerja), kocke, položaj, potezo.
    Kadar velja, kdo je prej, najprej številka sedeža: `1 declare 4`.
    may POTEZA       je dovoljeno in kaj bi sledilo?
    undo             prekliči zadnji vnos
    list             vse, kar je zdaj mogoče vtipkati
    log              vse, kar se je zgodilo
    rules            vsa pravila; `rules 8` pokaže eno
    rest S KARTE     na koncu: kaj je še imel sedež S
    record DATOTEKA  zapiši partijo v datoteko
    quit             končaj

# Lekcije
no-lesson = { $game }: take lekcije ni; so: { $lessons }
no-lessons-yet = za igro { $game } še ni lekcij
no-step = koraka { $step } ni; koraki: { $steps }
whose-lesson = povej, h kateri igri sodi lekcija: --game NAME
line-no-json = ta vrstica ni objekt JSON
lesson-faults = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } stvar ni prava.
    [two] { NUMBER($count, useGrouping: 0) } stvari nista pravi.
    [few] { NUMBER($count, useGrouping: 0) } stvari niso prave.
   *[other] { NUMBER($count, useGrouping: 0) } stvari ni pravih.
}
lesson-right = Vse korake je mogoče opraviti in število potez je pravo.
learn-help = Vtipkaj potezo, njeno številko ali začetek; `list` pokaže vse, `rules` in `hint` pomagata, `skip` gre naprej.
learn-ladder = Najprej za poskus, nič se ne šteje: vpiši potezo, njeno številko ali začetek; `list` pokaže vse, `skip` gre na lekcijo.
learn-ladder-done = Natanko tako.
learn-ladder-back = Še ne: poteza je vzeta nazaj. Poskusi znova.
learn-step = { $left ->
    [one] Korak { $number } od { $of } · na potezi si · { NUMBER($left, useGrouping: 0) } poteza
    [two] Korak { $number } od { $of } · na potezi si · { NUMBER($left, useGrouping: 0) } potezi
    [few] Korak { $number } od { $of } · na potezi si · { NUMBER($left, useGrouping: 0) } poteze
   *[other] Korak { $number } od { $of } · na potezi si · { NUMBER($left, useGrouping: 0) } potez
}
learn-prompt = ti>{" "}
learn-hint = Namig: { $hint }
learn-wrong = Ta ni prava.
learn-over = Lekcija je opravljena. Zdaj igraj: regalia play { $game } --guided
learn-first-game = Odigraš zdaj prvo igro, z razlago, proti stopnji 1? (Enter: da, n: ne){" "}

review-start = Na začetku
review-luck = Sreča
review-own = Lastne poteze
review-others = Poteze drugih
review-unknowable = Nihče ni mogel vedeti
review-given-up = Predčasni konec
review-left-over = Nepojasnjeno
review-result = Izid
review-accuracy = Natančnost
review-grade-inaccuracy = nenatančnost
review-grade-mistake = napaka
review-grade-blunder = huda napaka
review-grade-good = dobro odigrano
review-word-exact = natančno
review-word-proved = dokazano
review-word-computed = izračunano
review-word-searched = preiskano
review-looking = Analiza
review-points = V točkah: 100 je zmaga.
review-loses = { $number }. { $who }: { $text } – { $grade }, −{ $points }; bolje: { $best }
review-good = { $number }. { $who }: { $text } – { $grade }
review-turned = { $number }. { $text } – verjetnost { $share }; { $who }: { $points }
review-known = Vrednosti: { $word }.

# What `regalia analyse` says.
analyse-action = Poteza
analyse-worth = Točke
analyse-to-act = Na potezi: { $who }
analyse-line = Najboljše nadaljevanje: { $line }
analyse-outcome = Kaj lahko prinese naključje
analyse-share = Kako pogosto
analyse-looking = Išče se globlje (Ctrl-C ustavi)
no-exercises-yet = za igro { $game } še ni vaj
which-theme = povej, kaj želiš vaditi: { $themes }
example-help = Vpiši dejanje, njegovo številko ali začetek; `list` pokaže vsa, `rules` pravila, sama tipka Enter konča.
example-prompt = preizkus>{" "}
example-allowed = Tukaj dovoljeno:
example-only = Tukaj dovoljeno, in nič drugega:
example-refused = Tukaj ni dovoljeno:
example-agrees = Prav to pove primer.
example-again = Znova od začetka:
exercise-help = Vtipkaj potezo, njeno številko ali začetek; `list` pokaže vse, `rules` in `hint` pomagata, `skip` pokaže rešitev.
exercise-solution = Rešitev:
no-rush = za igro { $game } ni dirk
rush-time = Rešenih: { NUMBER($score, useGrouping: 0) } · preostale sekunde: { NUMBER($seconds, useGrouping: 0) }
rush-lives = Rešenih: { NUMBER($score, useGrouping: 0) } · preostale napake: { NUMBER($lives, useGrouping: 0) }
rush-late = Prepozno: ta ne šteje več.
rush-result = Rešenih: { NUMBER($score, useGrouping: 0) }. Napake: { NUMBER($misses, useGrouping: 0) }. Najdaljši niz: { NUMBER($longest, useGrouping: 0) }.
rush-same = Ista dirka za druge: { $command }
rush-again = Ena od zgrešenih, še enkrat:
daily-row = Dni zapored: { $days }; največ: { $best }.
making-exercises = Iskanje vaj: { $game }
exercises-made = Število vaj v datoteki { $file }: { $count }.
exercises-listed = Število vaj na seznamu: { $count }.
grading-exercises = Razvrščanje vaj: { $game }
exercises-graded = Na novo razvrščene vaje: { $count }.
# Matches (researching.py)
playing-games = Igre potekajo …
bad-clock = Ura se zapiše v sekundah ali kot sekunde+dodatek, na primer 60+0.5; ne { $given }.
match-line = { $who }: { $points } od { $games } ({ $share } %, 95 %: { $low }–{ $high }), ocena { $rating } ± { $spread }
match-fault = Igre, ki se niso končale po pravilih ({ $why }): { $count }
match-fault-by = { $who }: izgubljeno po lastni krivdi ({ $why }): { $count }
match-said = na primer z odgovorom: { $said }
dataset-line = { $folder }: partije: { $games }, odločitve: { $decisions }, datoteke: { $files }
printed = Zapisano: { $file }
# Games of one's own (commands/rooms.py)
room-name = »{ $name }« s { $seats } sedeži ni mogoče: ime so male črke in je še prosto, sedeži pa so na primer 2 ali 2-4.
room-taken = »{ $name }« je že ime v Pythonu ali v samem programu: igre s tem imenom ne bi bilo mogoče uvoziti. Izberi drugo.
room-there = V { $folder } že nekaj je.
room-undeclared = { $name } ne pove za vsako polje svojega stanja, kaj je v njem.
room-derived = { $file } je zapisana.
room-made = { $folder } je igra, ki deluje. Preverjanje: regalia check-room { $folder }
