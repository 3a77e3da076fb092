# Kaj pove miza.
character-1 = Pozna pravila in hoče zmagati, a veliko spregleda.
character-2 = Vidi, kar ima pred nosom, drugo pa spregleda.
character-3 = Pravila komaj pozna, a vsako potezo premisli.
character-4 = Vidi večino priložnosti in včasih izbere napačno.
character-5 = Igra skrbno. Le na tvoj najboljši odgovor kdaj pozabi.
character-6 = Naredi malo očitnih napak. Zmagaš z načrtom.
character-7 = Redko kaj podari in gleda precej naprej.
character-8 = Skoraj nikoli ne zgreši. Potrebuješ načrt in potrpljenje.
character-9 = Gleda daleč naprej in na poti ničesar ne spregleda.
character-10 = Polna moč: ničesar ne spregleda in porabi ves čas, ki ga ima.

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

# Two games, seats exchanged (QG-24)
pair-first = Prva od dveh iger. Pred drugo zamenjata sedeža, točke obeh pa se seštejejo.
pair-first-over = Prva od dveh iger: { $points }. Zdaj zamenjata sedeža; postavitev ostane ista.
pair-second = Druga od dveh iger. Prva: { $points }.
pair-won = Obe igri skupaj: { $points }. Zmaga { $who }.
pair-tied = Obe igri skupaj: { $points }. Izenačeno.
pair-left = Ta igra ni bila odigrana do konca, zato vsota ne šteje.

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
waiting-draw = { $whose ->
    [you] Ponujen je remi.
   *[other] { $who } v imenu vajine strani ponuja remi.
} Če druga stran igra naprej, je zavrnjen.

# A seat whose people are away
stand-in-name = { $who } (računalnik)
ask-absence = { $who } ni več tu. Kako naprej?
absent-asked = { $who } ni več tu. Drugi odločajo, kako naprej.
absent-wait = { $who } ni več tu, igra čaka.
absent-computer = Dokler se { $who } ne vrne, igra računalnik.
absent-friend = { $who } ni več tu. Sedež lahko zasede, kdor ima povezavo.
absent-over = { $who } ni več za mizo.
playing-on-resigned = { $whose ->
    [you] Predaš se. Naprej igra računalnik.
   *[other] { $who } se preda. Naprej igra računalnik.
}
playing-on-flagged = { $whose ->
    [you] Nimaš več časa. Naprej igra računalnik.
   *[other] { $who } nima več časa. Naprej igra računalnik.
}
lent-lost = Med tvojo odsotnostjo ima tvoj sedež { $who }. Vrne ga lahko samo { $who }.
lent-beside = { $who } igra namesto odsotnega, z iste povezave kot nekdo za mizo.
lent-taken = Igraš namesto nekoga, ki ga ni tu: { $who }.
lent-back = { $who } je spet tu. Sedež lahko vrneš.
say-stands-in = { $whose ->
    [you] Namesto tebe igra računalnik.
   *[other] { $who } ni tu, zato igra računalnik.
}
say-back = { $whose ->
    [you] Spet si tu.
   *[other] { $who } je spet tu.
}
say-offered = Sedež je prost za nekoga drugega.
say-took = { $whose ->
    [you] Zasedeš ta sedež.
   *[other] { $who } zasede ta sedež.
}
say-took-beside = { $whose ->
    [you] Zasedeš ta sedež, z iste povezave kot nekdo za mizo.
   *[other] { $who } zasede ta sedež, z iste povezave kot nekdo za mizo.
}
say-gave-back = { $whose ->
    [you] Spet imaš svoj sedež.
   *[other] { $who } ima spet svoj sedež.
}

# Zavrnitve
refused-no-message = Tega mizi ni mogoče poslati.
refused-watching = Samo gledaš; to lahko stori le igralec za mizo.
refused-not-your-seat = To ni tvoj sedež.
refused-no-side = Na tem sedežu zdaj ni mogoče soigrati.
refused-sits-already = Za to mizo že igraš na drugi strani.
refused-side-full = Na eni strani je lahko največ { $most } ljudi.
refused-side-last = Na tvoji strani ni nikogar drugega. Namesto tega lahko predaš igro.
refused-not-open = Ta sedež ni prost.
refused-not-back = Kdor je imel ta sedež prej, še ni spet tu.
refused-not-begun = Igra se začne, ko vsi sedejo.
refused-over = Igra je končana.
refused-not-over = Igra še ni končana.
refused-departed = Te igre ne igraš več.
refused-too-late = Prepozno: čas je potekel.
refused-too-early = Daješ hendikep: lahko čez { $seconds } s.
refused-stale = Na mizi se je medtem nekaj spremenilo. Poglej še enkrat, prosim.
refused-not-ahead = Vnaprej zdaj ni česa izbrati.
refused-not-possible = Tega tu ni mogoče izbrati.
refused-nothing-prepared = Vnaprej ni izbrano nič.
refused-undo-over = Igra je končana: ničesar ni več mogoče razveljaviti.
refused-nothing-to-undo = Ni česa razveljaviti.
refused-undo-race = Ko šteje hitrost, se poteze ne razveljavljajo.
refused-undo-chance = Potem so že prišle kocke ali karte: v igri z ljudmi se to ne razveljavi.
refused-undo-secret = Nekdo je s tem nekaj izvedel: v igri z ljudmi se to ne razveljavi.
refused-undo-stand-in = Računalnik igra namesto nekoga, ki ga ni; z razveljavitvijo bi se lahko strinjal samo ta človek.
refused-asked-already = Eno vprašanje še čaka na odgovor.
refused-nothing-asked = Zate ni nobenega vprašanja.
refused-no-draw = Za remi se je mogoče dogovoriti samo v igri za dva in ne tam, kjer šteje hitrost.
refused-no-pair = Dve igri z zamenjanima sedežema sta za dva, celi in tam, kjer štejejo točke; { $game } se tu tako ne igra.
refused-draw-computer = Računalnik se nikoli ne dogovori za remi.
refused-draw-again = Remi je že ponujen. Znova ga lahko ponudiš po naslednji potezi druge strani.
refused-nothing-said = Sporočilo je prazno.
refused-wished-already = Da želiš igrati znova, že vemo.
refused-not-loser = Kdo začne naslednjo igro, pove le poraženec.
refused-not-alone = Ponoviti je mogoče le igro za enega.
refused-no-hint = Namigi so na voljo le, če so vsi drugi računalniki in si na potezi.
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
refused-told-enough = Za eno partijo je mogoče vnesti največ { $most } stvari.
refused-told-first = Najprej vnesite, kaj je bilo odkrito: { $wanted }.
refused-told-otherwise = To se ne ujema s tem, kar je bilo vneseno prej: { $told }.
refused-told-from-start = Tu se lahko nadaljuje le igra, ki je bila vnesena od začetka.
refused-told-with-it = Vnesite tudi, kaj se ob tem pokaže (število: { $count }).
refused-nothing-untold = Vnesti ni več česa.
refused-untold-count = Naštejte toliko kart, kolikor jih je: { $wanted }.

# The box on the table
cannot-check = Tega ni mogoče preveriti, dokler je roka skrita.
tell-shown = { $who }: katero karto odkriješ?
tell-drawn = { $who } vrže ali povleče: kaj je prišlo?
tell-chance = Vrzite ali povlecite in vnesite, kaj je prišlo.
tell-first = Kdor je prvi pripravljen, naj pove.
tell-turn = { $who }: kaj narediš?

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
