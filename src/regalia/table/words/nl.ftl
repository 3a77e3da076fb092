# Wat een tafel zegt.
character-1 = Kent de regels en wil winnen, maar ziet veel over het hoofd.
character-2 = Ziet wat voor de neus ligt en mist de rest.
character-3 = Heeft net de regels gelezen en denkt na voor elke zet.
character-4 = Ziet de meeste kansen en grijpt soms de verkeerde.
character-5 = Speelt zorgvuldig. Alleen je beste antwoord wordt wel eens vergeten.
character-6 = Maakt weinig echte fouten. Met een plan win je.
character-7 = Geeft zelden iets weg en kijkt een flink eind vooruit.
character-8 = Vergist zich bijna nooit. Je hebt een plan nodig, en geduld.
character-9 = Kijkt ver vooruit en ziet onderweg niets over het hoofd.
character-10 = Volle sterkte: ziet niets over het hoofd en gebruikt alle tijd die er is.

# Einde
won = { $who } heeft gewonnen: { $reason }.
won-alone = Gelukt: { $reason }.
lost-alone = Niet gelukt: { $reason }.
drawn = Gelijkspel: { $reason }.
shared = { $who } delen de overwinning: { $reason }.
and = {" "}en{" "}
left-resigned = { $who } heeft opgegeven
left-flagged = { $who } heeft de tijd overschreden
draw-agreed = beide spelers kwamen gelijkspel overeen

# Two games, seats exchanged (QG-24)
pair-first = De eerste van twee partijen. Voor de tweede wisselen jullie van plaats, en de punten van beide worden opgeteld.
pair-first-over = Eerste van twee partijen: { $points }. Nu wisselen jullie van plaats; de opstelling blijft dezelfde.
pair-second = De tweede van twee partijen. De eerste: { $points }.
pair-won = Beide partijen samen: { $points }. { $who } wint het tweetal.
pair-tied = Beide partijen samen: { $points }. Het tweetal eindigt gelijk.
pair-left = Deze partij is niet uitgespeeld, dus het tweetal telt niet.

# In het verslag
say-resigned = { $whose ->
    [you] Je geeft op.
   *[other] { $who } geeft op.
}
say-flagged = { $whose ->
    [you] Je hebt de tijd overschreden.
   *[other] { $who } heeft de tijd overschreden.
}
say-draw-agreed = Beide spelers komen gelijkspel overeen.
say-by-clock = { $sentence } (De tijd was om.)

# Vragen
ask-undo = { $who } wil de laatste zet terugnemen. Akkoord?
ask-draw = { $who } biedt gelijkspel aan. Akkoord?
waiting-undo = Wachten op antwoord: mag de laatste zet worden teruggenomen?
waiting-draw = { $whose ->
    [you] Je hebt gelijkspel aangeboden.
   *[other] { $who } heeft voor jullie kant gelijkspel aangeboden.
} Speelt de ander verder, dan is het aanbod afgewezen.

# A seat whose people are away
stand-in-name = { $who } (computer)
ask-absence = { $who } is weg. Hoe gaan we verder?
absent-asked = { $who } is weg. De anderen beslissen hoe het verdergaat.
absent-wait = { $who } is weg en het spel wacht.
absent-computer = Tot { $who } terug is, speelt een computer verder.
absent-friend = { $who } is weg. Wie de link heeft, kan de plaats overnemen.
absent-over = { $who } is niet meer aan tafel.
playing-on-resigned = { $whose ->
    [you] Je hebt opgegeven. Een computer speelt verder.
   *[other] { $who } heeft opgegeven. Een computer speelt verder.
}
playing-on-flagged = { $whose ->
    [you] Je hebt de tijd overschreden. Een computer speelt verder.
   *[other] { $who } heeft de tijd overschreden. Een computer speelt verder.
}
lent-lost = Je was weg, en { $who } heeft nu jouw plaats. Alleen { $who } kan die teruggeven.
lent-beside = { $who } speelt voor iemand die weg was, met dezelfde verbinding als iemand aan tafel.
lent-taken = Je speelt voor { $who }, die weg is.
lent-back = { $who } is terug. Je kunt de plaats teruggeven.
say-stands-in = { $whose ->
    [you] Een computer speelt voor je verder.
   *[other] Een computer speelt verder voor { $who }.
}
say-back = { $whose ->
    [you] Je bent terug.
   *[other] { $who } is terug.
}
say-offered = De plaats is vrij voor iemand anders.
say-took = { $whose ->
    [you] Je neemt de plaats over.
   *[other] { $who } neemt de plaats over.
}
say-took-beside = { $whose ->
    [you] Je neemt de plaats over, met dezelfde verbinding als iemand aan tafel.
   *[other] { $who } neemt de plaats over, met dezelfde verbinding als iemand aan tafel.
}
say-gave-back = { $whose ->
    [you] Je hebt je plaats terug.
   *[other] { $who } heeft de plaats terug.
}

# Weigeringen
refused-no-message = Dit kun je niet naar een tafel sturen.
refused-watching = Je kijkt mee; dit kan alleen als je een plaats hebt.
refused-not-your-seat = Dit is niet jouw plaats.
refused-no-side = Op deze plaats kun je nu niet meespelen.
refused-sits-already = Je speelt aan deze tafel al aan een andere kant.
refused-side-full = Meer dan { $most } mensen passen niet aan één kant.
refused-side-last = Er is verder niemand aan jouw kant. Je kunt in plaats daarvan opgeven.
refused-not-open = Deze plaats is niet vrij.
refused-not-back = Wie deze plaats eerst had, is nog niet terug.
refused-not-begun = Het spel begint als iedereen zit.
refused-over = Het spel is afgelopen.
refused-not-over = Het spel is nog niet afgelopen.
refused-departed = Je hebt dit spel verlaten.
refused-too-late = Te laat: de tijd is om.
refused-too-early = Je geeft een handicap: het kan over { $seconds } s.
refused-stale = Er is intussen iets veranderd op tafel. Kijk nog even.
refused-not-ahead = Er valt nu niets vooruit te kiezen.
refused-not-possible = Dit kun je hier niet kiezen.
refused-nothing-prepared = Je hebt niets vooruit gekozen.
refused-undo-over = Het spel is afgelopen: er wordt niets meer teruggenomen.
refused-nothing-to-undo = Er is niets terug te nemen.
refused-undo-race = Als het om snelheid gaat, kun je niets terugnemen.
refused-undo-chance = Daarna kwamen er dobbelstenen of kaarten: tegen mensen kun je dat niet terugnemen.
refused-undo-secret = Iemand is daardoor iets te weten gekomen: tegen mensen kun je dat niet terugnemen.
refused-undo-stand-in = Een computer speelt voor iemand die weg is, en alleen diegene kan instemmen met terugnemen.
refused-asked-already = Er wacht nog een vraag op antwoord.
refused-nothing-asked = Er is geen vraag die jij moet beantwoorden.
refused-no-draw = Gelijkspel overeenkomen kan alleen met twee spelers, en niet als het om snelheid gaat.
refused-no-pair = Twee partijen met wisseling van plaats gaan alleen met twee spelers en met hele partijen waarin punten tellen; bij { $game } kan dat hier niet.
refused-draw-computer = De computer komt nooit gelijkspel overeen.
refused-draw-again = Je hebt al gelijkspel aangeboden. Na de volgende beurt van de ander kan het weer.
refused-nothing-said = Het bericht is leeg.
refused-wished-already = Je hebt al gezegd dat je nog eens wilt spelen.
refused-not-loser = Alleen wie verloren heeft, zegt wie het volgende spel begint.
refused-not-alone = Alleen wie alleen speelt, kan hetzelfde nog eens proberen.
refused-no-hint = Tips zijn er alleen als alle anderen computers zijn en jij aan de beurt bent.
refused-can-be-done = Dit kan: ga je gang.
refused-nothing-there = Hiermee kun je nu niets doen.
refused-somebody-elses = Dit is van iemand anders.
refused-seats = Met deze opties speel je ‘{ $game }’ { $count ->
    [one] alleen
   *[other] met { $count } spelers
}; er { $given ->
    [one] is één plaats opgegeven
   *[other] zijn { $given } plaatsen opgegeven
}.
refused-no-person = Op minstens één plaats moet een mens zitten.
refused-gain = Alleen een klok voor het hele spel kan tijd toevoegen.
refused-file = Bestanden van de server kun je hier niet opgeven.
refused-record-game = Dit verslag is van een ander spel: ‘{ $game }’.
refused-record-options = Een verslag brengt zijn eigen opties mee.
refused-record-over = De partij van dit verslag is afgelopen: er valt niets verder te spelen.
refused-told-enough = Van één partij kunnen hoogstens { $most } dingen worden ingevoerd.
refused-told-first = Voer eerst in wat er is omgedraaid: { $wanted }.
refused-told-otherwise = Dit past niet bij wat eerder is ingevoerd: { $told }.
refused-told-from-start = Alleen een spel dat vanaf het begin is ingevoerd, kan hier verdergaan.
refused-told-with-it = Noem ook wat er open bij wordt gelegd (aantal: { $count }).
refused-nothing-untold = Er is niets meer in te voeren.
refused-untold-count = Noem zoveel kaarten als er zijn: { $wanted }.

# The box on the table
cannot-check = Dit kan niet worden nagegaan zolang de hand verborgen is.
tell-shown = { $who }: welke kaart draai je om?
tell-drawn = { $who } gooit of trekt: wat kwam er?
tell-chance = Gooi of trek, en voer in wat er kwam.
tell-first = Wie het eerst zover is, voert het in.
tell-turn = { $who }: wat doe je?

# Toeval controleren
verify-right =
    { $count ->
        [one] Klopt: de ene toevallige uitkomst is uit het geheime getal nagerekend en is gelijk.
       *[other] Klopt: { $count } toevallige uitkomsten zijn uit het geheime getal nagerekend en zijn allemaal gelijk.
    }
verify-repeated = { $count ->
    [one] Nog één komt uit een eerdere partij, zoals bedoeld.
   *[other] Nog { $count } komen uit een eerdere partij, zoals bedoeld.
}
verify-wrong = Klopt niet: uitkomst nummer { $number } is { $text } in het verslag, maar het geheime getal geeft { $drawn }.
verify-commit = Klopt niet: het geheime getal is niet het getal dat aan het begin beloofd werd.
verify-nothing = Dit verslag kan niet gecontroleerd worden: het heeft geen Seed en geen Commit.
verify-running = Toen dit verslag werd opgeslagen was het spel nog bezig: de seed wordt pas aan het eind getoond. Sla het dan opnieuw op en controleer het nieuwe.
verify-tags = Dit verslag kan niet gecontroleerd worden: Seed, Luck of Repeated is onleesbaar.
verify-typed = { $count ->
    [one] De zetten in dit verslag volgen de regels. De ene toevallige uitkomst kan niet gecontroleerd worden: die is met de hand gegooid of getrokken en ingetypt.
   *[other] De zetten in dit verslag volgen de regels. De { $count } toevallige uitkomsten kunnen niet gecontroleerd worden: ze zijn met de hand gegooid of getrokken en ingetypt.
}

# The end, to whoever looks
ended-resigned = { $whose ->
    [you] Je hebt opgegeven.
   *[other] { $who } heeft opgegeven.
}
ended-flagged = { $whose ->
    [you] Je tijd is om.
   *[other] De tijd van { $who } is om.
}
ended-draw-agreed = Beide spelers kwamen gelijkspel overeen.

# Why a hint is good
hint-only = Iets anders kan niet.
hint-wins = Dat wint meteen.
hint-solves = Daarmee is de opdracht opgelost.
hint-shortest = Een kortste weg: daarna nog precies { $count }.
