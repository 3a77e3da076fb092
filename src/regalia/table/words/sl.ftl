# Kaj pove miza.
computer-name = Računalnik { $level }

# Konec
won = Zmaga: { $who } – { $reason }.
won-alone = Rešeno: { $reason }.
lost-alone = Ni rešeno: { $reason }.
drawn = Neodločeno: { $reason }.
shared = Zmago si delijo { $who }: { $reason }.
and = {" "}in{" "}
left-resigned = predaja ({ $who })
left-flagged = čas je potekel ({ $who })

# V zapisu
say-resigned = { $who } se preda.
say-flagged = { $who } nima več časa.
say-by-clock = { $sentence } (Odločila je ura.)

# Vprašanja
ask-undo = { $who } želi vzeti nazaj zadnjo potezo.

# Zavrnitve
refused-no-message = Tega mizi ni mogoče poslati.
refused-watching = Gledaš; to lahko stori le, kdor ima sedež.
refused-not-your-seat = To ni tvoj sedež.
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
refused-undo-over = Igra je končana: nazaj ni mogoče vzeti ničesar.
refused-nothing-to-undo = Ničesar ni, kar bi se dalo vzeti nazaj.
refused-undo-race = Kjer se tekmuje za hitrost, se nič ne vzame nazaj.
refused-undo-chance = Za tem so prišle kocke ali karte: proti ljudem se to ne vzame nazaj.
refused-undo-secret = Nekdo je s tem nekaj izvedel: proti ljudem se to ne vzame nazaj.
refused-asked-already = Eno vprašanje še čaka na odgovor.
refused-nothing-asked = Ni vprašanja, na katero bi odgovarjal tvoj sedež.
refused-nothing-said = V tem ni česa povedati.
refused-wished-already = Da želiš igrati znova, že vemo.
refused-not-alone = Isto lahko znova poskusi le, kdor igra brez soigralcev.
refused-no-hint = Namigi so le za igro proti računalnikom, in le, kadar imaš potezo.
refused-can-be-done = To gre: le naprej.
refused-nothing-there = S tem zdaj ni mogoče storiti ničesar.
refused-seats = »{ $game }« s temi nastavitvami igra { $count ->
    [one] { $count } oseba
    [two] { $count } osebi
    [few] { $count } osebe
   *[other] { $count } oseb
}; { $given ->
    [one] naveden je { $given } sedež
    [two] navedena sta { $given } sedeža
    [few] navedeni so { $given } sedeži
   *[other] navedenih je { $given } sedežev
}.
refused-no-person = Vsaj na enem sedežu mora biti človek.
refused-gain = Čas lahko pripisuje le ura za vso igro.
refused-file = Datotek strežnika tu ni mogoče navesti.

# Preverjanje naključja
verify-right = { $count ->
    [one] Drži: { $count } izid naključja je znova izpeljan iz semena in je enak.
    [two] Drži: { $count } izida naključja sta znova izpeljana iz semena in oba sta enaka.
    [few] Drži: { $count } izidi naključja so znova izpeljani iz semena in vsi so enaki.
   *[other] Drži: { $count } izidov naključja je znova izpeljanih iz semena in vsi so enaki.
}
verify-repeated = { $count ->
    [one] Še { $count } je iz prejšnjega poskusa, kot mora biti.
    [two] Še { $count } sta iz prejšnjega poskusa, kot mora biti.
    [few] Še { $count } so iz prejšnjega poskusa, kot mora biti.
   *[other] Še { $count } jih je iz prejšnjega poskusa, kot mora biti.
}
verify-wrong = Ne drži: izid številka { $number } je v zapisu { $text }, iz semena pa sledi { $drawn }.
verify-commit = Ne drži: seme ni tisto, ki je bilo obljubljeno na začetku.
verify-nothing = Tega zapisa ni mogoče preveriti: nima ne Seed ne Commit.
verify-tags = Tega zapisa ni mogoče preveriti: Seed, Luck ali Repeated ni mogoče prebrati.
