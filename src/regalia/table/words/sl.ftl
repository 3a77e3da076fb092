# Kaj pove miza.
computer-name = Računalnik{"\u00A0"}{ $level }

# Konec
won = { $who } zmaga: { $reason }.
won-alone = Rešeno: { $reason }.
lost-alone = Ni rešeno: { $reason }.
drawn = Remi: { $reason }.
shared = Skupna zmaga: { $who } – { $reason }.
and = {" "}in{" "}
left-resigned = { $who } se preda
left-flagged = { $who } nima več časa
draw-agreed = obe strani sta se dogovorili za remi

# V zapisu
say-resigned = { $whose ->
    [you] Predaš se.
   *[other] { $who } se preda.
}
say-flagged = { $whose ->
    [you] Nimaš več časa.
   *[other] { $who } nima več časa.
}
say-draw-agreed = Obe strani se dogovorita za remi.
say-by-clock = { $sentence } (Odločila je ura.)

# Vprašanja
ask-undo = { $who } želi razveljaviti zadnjo potezo. Se strinjaš?
ask-draw = { $who } ponuja remi. Se strinjaš?
waiting-undo = Čakanje na odgovor: ali se zadnja poteza lahko razveljavi?
waiting-draw = Ponujen je remi. Če druga stran igra naprej, ga zavrne.

# Zavrnitve
refused-no-message = Tega mizi ni mogoče poslati.
refused-watching = Samo gledaš; to lahko stori le igralec za mizo.
refused-not-your-seat = To ni tvoj sedež.
refused-no-side = Na tem mestu zdaj ni mogoče soigrati.
refused-sits-already = Za to mizo že igraš na drugi strani.
refused-side-full = Na eni strani je lahko največ { $most } ljudi.
refused-side-last = Na tvoji strani ni nikogo drugega. Namesto tega se lahko vdaš.
refused-not-open = Ta sedež ni prost.
refused-not-begun = Igra se začne, ko vsi sedejo.
refused-over = Igra je končana.
refused-not-over = Igra še ni končana.
refused-departed = Te igre ne igraš več.
refused-too-late = Prepozno: čas je potekel.
refused-stale = Na mizi se je medtem nekaj spremenilo. Poglej še enkrat, prosim.
refused-not-ahead = Vnaprej zdaj ni česa izbrati.
refused-not-possible = Tega tu ni mogoče izbrati.
refused-nothing-prepared = Vnaprej ni izbrano nič.
refused-undo-over = Igra je končana: ničesar ni več mogoče razveljaviti.
refused-nothing-to-undo = Ni česa razveljaviti.
refused-undo-race = Ko šteje hitrost, se poteze ne razveljavljajo.
refused-undo-chance = Potem so že prišle kocke ali karte: v igri z ljudmi se to ne razveljavi.
refused-undo-secret = Nekdo je s tem nekaj izvedel: v igri z ljudmi se to ne razveljavi.
refused-asked-already = Eno vprašanje še čaka na odgovor.
refused-nothing-asked = Zate ni nobenega vprašanja.
refused-no-draw = Za remi se je mogoče dogovoriti samo v igri za dva in ne tam, kjer šteje hitrost.
refused-draw-computer = Računalnik se nikoli ne dogovori za remi.
refused-draw-again = Remi je že ponujen. Znova ga lahko ponudiš po naslednji potezi druge strani.
refused-nothing-said = Sporočilo je prazno.
refused-wished-already = Da želiš igrati znova, že vemo.
refused-not-alone = Ponoviti je mogoče le igro za enega.
refused-no-hint = Namigi so na voljo le v igri proti računalniku in le, ko si na potezi.
refused-can-be-done = To gre: le naprej.
refused-nothing-there = S tem zdaj ni mogoče storiti ničesar.
refused-somebody-elses = To je last nekoga drugega.
refused-seats = »{ $game }« s temi nastavitvami { $count ->
    [one] igra { $count } oseba
    [two] igrata { $count } osebi
    [few] igrajo { $count } osebe
   *[other] igra { $count } oseb
}; { $given ->
    [one] naveden je { $given } sedež
    [two] navedena sta { $given } sedeža
    [few] navedeni so { $given } sedeži
   *[other] navedenih je { $given } sedežev
}.
refused-no-person = Vsaj na enem sedežu mora biti človek.
refused-gain = Dodatek na potezo deluje le z uro za vso igro.
refused-file = Datotek strežnika tu ni mogoče navesti.
refused-record-game = Ta zapis je od druge igre: »{ $game }«.
refused-record-options = Zapis prinese svoje nastavitve.
refused-record-over = Igra iz tega zapisa je končana: ni česa nadaljevati.
refused-told-enough = O eni partiji je mogoče povedati največ { $most } stvari.
refused-told-first = Najprej povejte, kaj je bilo odkrito: { $wanted }.
refused-told-otherwise = To se ne ujema s tem, kar je bilo povedano prej: { $told }.
refused-told-from-start = Tu se lahko nadaljuje le igra, povedana od začetka.
refused-told-with-it = Povejte tudi, kaj se ob tem pokaže (število: { $count }).
refused-nothing-untold = Povedati ni več ničesar.
refused-untold-count = Naštejte toliko kart, kolikor jih je: { $wanted }.

# The box on the table
cannot-check = Tega ni mogoče preveriti, dokler je roka skrita.
tell-shown = { $who }: povej, katero karto odkriješ.
tell-drawn = { $who } vrže ali potegne: povejte, kaj je prišlo.
tell-chance = Vrzite ali potegnite in povejte, kaj je prišlo.
tell-first = Kdor je prvi pripravljen, naj pove.
tell-turn = { $who }: povej, kaj narediš.

# Preverjanje naključja
verify-right = { $count ->
    [one] Drži: { $count } naključni izid se ujema s semenom.
    [two] Drži: { $count } naključna izida se ujemata s semenom.
    [few] Drži: { $count } naključni izidi se ujemajo s semenom.
   *[other] Drži: { $count } naključnih izidov se ujema s semenom.
}
verify-repeated = { $count ->
    [one] Še { $count } je iz prejšnje igre, kot mora biti.
    [two] Še { $count } sta iz prejšnje igre, kot mora biti.
    [few] Še { $count } so iz prejšnje igre, kot mora biti.
   *[other] Še { $count } jih je iz prejšnje igre, kot mora biti.
}
verify-wrong = Ne drži: izid številka { $number } je v zapisu { $text }, iz semena pa sledi { $drawn }.
verify-commit = Ne drži: seme ni tisto, ki je bilo obljubljeno na začetku.
verify-nothing = Tega zapisa ni mogoče preveriti: nima ne Seed ne Commit.
verify-running = Ko je bil ta zapis shranjen, je igra še trajala: seme se pokaže šele na koncu. Takrat ga shrani znova in preveri novega.
verify-tags = Tega zapisa ni mogoče preveriti: Seed, Luck ali Repeated ni mogoče prebrati.
verify-typed = { $count ->
    [one] Poteze v tem zapisu so po pravilih. Naključnega izida ({ $count }) ni mogoče preveriti: vržen ali vlečen je bil na roke in vtipkan.
    [two] Poteze v tem zapisu so po pravilih. Naključnih izidov ({ $count }) ni mogoče preveriti: vržena ali vlečena sta bila na roke in vtipkana.
    [few] Poteze v tem zapisu so po pravilih. Naključnih izidov ({ $count }) ni mogoče preveriti: vrženi ali vlečeni so bili na roke in vtipkani.
   *[other] Poteze v tem zapisu so po pravilih. Naključnih izidov ({ $count }) ni mogoče preveriti: vrženi ali vlečeni so bili na roke in vtipkani.
}

# The end, to whoever looks
ended-resigned = { $whose ->
    [you] Predaš se.
   *[other] { $who } se preda.
}
ended-flagged = { $whose ->
    [you] Tvoj čas je potekel.
   *[other] Čas je potekel: { $who }.
}
ended-draw-agreed = Obe strani sta se dogovorili za remi.

# Why a hint is good
hint-only = Nič drugega ni mogoče.
hint-wins = S tem takoj zmagaš.
hint-solves = S tem je naloga rešena.
hint-shortest = Najkrajša pot: potem ostane natanko še { $count }.
