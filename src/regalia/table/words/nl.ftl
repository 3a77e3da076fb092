# Wat een tafel zegt.
computer-name = Computer { $level }

# Einde
won = { $who } wint: { $reason }.
won-alone = Opgelost: { $reason }.
lost-alone = Niet opgelost: { $reason }.
drawn = Gelijkspel: { $reason }.
shared = { $who } delen de winst: { $reason }.
and = {" "}en{" "}
left-resigned = { $who } heeft opgegeven
left-flagged = { $who } heeft geen tijd meer

# In het verslag
say-resigned = { $who } geeft op.
say-flagged = { $who } heeft geen tijd meer.
say-by-clock = { $sentence } (Dat deed de klok.)

# Vragen
ask-undo = { $who } wil de laatste zet terugnemen.

# Weigeringen
refused-no-message = Dit kun je niet naar een tafel sturen.
refused-watching = Je kijkt toe; dit kan alleen wie een plaats heeft.
refused-not-your-seat = Dit is niet jouw plaats.
refused-not-open = Deze plaats is niet vrij.
refused-not-begun = Het spel begint als iedereen zit.
refused-over = Het spel is afgelopen.
refused-not-over = Het spel is nog niet afgelopen.
refused-departed = Je hebt dit spel verlaten.
refused-too-late = Te laat: de tijd is om.
refused-stale = De tafel is intussen veranderd. Kijk nog eens, alsjeblieft.
refused-not-ahead = Er valt nu niets vooruit te kiezen.
refused-not-possible = Dit kun je hier niet kiezen.
refused-nothing-prepared = Je hebt niets vooruit gekozen.
refused-undo-over = Het spel is afgelopen: er wordt niets meer teruggenomen.
refused-nothing-to-undo = Er is niets terug te nemen.
refused-undo-race = In een wedloop wordt niets teruggenomen.
refused-undo-chance = Daarna kwamen dobbelstenen of kaarten: tegen mensen neem je dat niet terug.
refused-undo-secret = Iemand is daardoor iets te weten gekomen: tegen mensen neem je dat niet terug.
refused-asked-already = Er wacht nog een vraag op antwoord.
refused-nothing-asked = Er is geen vraag die jij moet beantwoorden.
refused-nothing-said = Daar staat niets om te zeggen.
refused-wished-already = Je hebt al gezegd dat je nog eens wilt spelen.
refused-not-alone = Alleen wie alleen speelt, kan hetzelfde nog eens proberen.
refused-no-hint = Tips zijn er alleen tegen computers, en alleen als jij aan de beurt bent.
refused-can-be-done = Dit kan: ga je gang.
refused-nothing-there = Hiermee kun je nu niets doen.
refused-seats = Met deze opties speel je ‘{ $game }’ { $count ->
    [one] alleen
   *[other] met { $count } spelers
}; er { $given ->
    [one] is één plaats opgegeven
   *[other] zijn { $given } plaatsen opgegeven
}.
refused-no-person = Op minstens één plaats moet een mens zitten.
refused-gain = Alleen een klok voor het hele spel kan tijd teruggeven.
refused-file = Bestanden van de server kun je hier niet noemen.

# Toeval controleren
verify-right = { $count ->
    [one] Goed: de ene uitkomst van het toeval is opnieuw uit het geheime getal getrokken en is dezelfde.
   *[other] Goed: { $count } uitkomsten van het toeval zijn opnieuw uit het geheime getal getrokken en zijn allemaal dezelfde.
}
verify-repeated = { $count ->
    [one] Nog één komt uit een eerdere poging, zoals bedoeld.
   *[other] Nog { $count } komen uit een eerdere poging, zoals bedoeld.
}
verify-wrong = Fout: uitkomst nummer { $number } is { $text } in het verslag, maar het geheime getal geeft { $drawn }.
verify-commit = Fout: het geheime getal is niet wat in het begin beloofd werd.
verify-nothing = Dit verslag kan niet gecontroleerd worden: het heeft geen Seed en geen Commit.
verify-tags = Dit verslag kan niet gecontroleerd worden: Seed, Luck of Repeated is onleesbaar.
