# Was ein Tisch sagt.
character-1 = Kennt die Regeln und will gewinnen, übersieht aber viel.
character-2 = Sieht, was vor der Nase liegt, und übersieht den Rest.
character-3 = Hat gerade die Regeln gelesen und denkt nach, bevor es losgeht.
character-4 = Sieht die meisten Chancen und greift manchmal zur falschen.
character-5 = Spielt mit Sorgfalt. Nur deine beste Antwort wird ab und zu vergessen.
character-6 = Macht kaum grobe Fehler. Mit einem Plan gewinnst du.
character-7 = Verschenkt selten etwas und denkt ein gutes Stück voraus.
character-8 = Patzt fast nie. Du brauchst einen Plan und Geduld.
character-9 = Denkt weit voraus und übersieht dabei nichts.
character-10 = Volle Stärke: übersieht nichts und nutzt alle Zeit, die da ist.

# Ende
won = { $who } hat gewonnen: { $reason }.
won-alone = Geschafft: { $reason }.
lost-alone = Nicht geschafft: { $reason }.
drawn = Unentschieden: { $reason }.
shared = { $who } teilen sich den Sieg: { $reason }.
and = {" "}und{" "}
left-resigned = { $who } hat aufgegeben
left-flagged = { $who } hat die Zeit überschritten
draw-agreed = beide haben sich auf ein Unentschieden geeinigt

# Two games, seats exchanged (QG-24)
pair-first = Das erste von zwei Spielen. Vor dem zweiten tauscht ihr die Plätze, und die Punkte aus beiden werden addiert.
pair-first-over = Erstes von zwei Spielen: { $points }. Jetzt tauscht ihr die Plätze; der Aufbau bleibt derselbe.
pair-second = Das zweite von zwei Spielen. Das erste: { $points }.
pair-won = Beide Spiele zusammen: { $points }. Gewonnen hat { $who }.
pair-tied = Beide Spiele zusammen: { $points }. Gleichstand.
pair-left = Dieses Spiel ging nicht bis zum Ende, deshalb wird nicht zusammengezählt.

# Im Protokoll
say-resigned = { $whose ->
    [you] Du gibst auf.
   *[other] { $who } gibt auf.
}
say-flagged = { $whose ->
    [you] Du hast die Zeit überschritten.
   *[other] { $who } hat die Zeit überschritten.
}
say-draw-agreed = Beide einigen sich auf ein Unentschieden.
say-by-clock = { $sentence } (Die Zeit war um.)

# Fragen
ask-undo = { $who } möchte den letzten Zug zurücknehmen. Einverstanden?
ask-draw = { $who } bietet ein Unentschieden an. Einverstanden?
waiting-undo = Warten auf eine Antwort: Darf der letzte Zug zurückgenommen werden?
waiting-draw = { $whose ->
    [you] Du hast ein Unentschieden angeboten.
   *[other] { $who } hat für eure Seite ein Unentschieden angeboten.
} Spielt die andere Seite weiter, ist es abgelehnt.

# A seat whose people are away
stand-in-name = { $who } (Computer)
ask-absence = { $who } ist weg. Wie geht es weiter?
absent-asked = { $who } ist weg. Die anderen entscheiden, wie es weitergeht.
absent-wait = { $who } ist weg, und das Spiel wartet.
absent-computer = Bis { $who } zurück ist, spielt ein Computer weiter.
absent-friend = { $who } ist weg. Wer den Link hat, kann den Platz übernehmen.
absent-over = { $who } ist nicht mehr am Tisch.
playing-on-resigned = { $whose ->
    [you] Du hast aufgegeben. Ein Computer spielt weiter.
   *[other] { $who } hat aufgegeben. Ein Computer spielt weiter.
}
playing-on-flagged = { $whose ->
    [you] Deine Zeit ist abgelaufen. Ein Computer spielt weiter.
   *[other] { $who } hat die Zeit überschritten. Ein Computer spielt weiter.
}
lent-lost = Du warst weg, und { $who } hat jetzt deinen Platz. Nur { $who } kann ihn zurückgeben.
lent-beside = { $who } spielt einen fremden Platz, am selben Anschluss wie jemand am Tisch.
lent-taken = Du spielst für { $who }, bis der Platz zurückgegeben wird.
lent-back = { $who } ist zurück. Du kannst den Platz zurückgeben.
say-stands-in = { $whose ->
    [you] Für dich spielt ein Computer weiter.
   *[other] Für { $who } spielt ein Computer weiter.
}
say-back = { $whose ->
    [you] Du bist zurück.
   *[other] { $who } ist zurück.
}
say-offered = Der Platz ist für jemand anderen frei.
say-took = { $whose ->
    [you] Du übernimmst den Platz.
   *[other] { $who } übernimmt den Platz.
}
say-took-beside = { $whose ->
    [you] Du übernimmst den Platz, am selben Anschluss wie jemand am Tisch.
   *[other] { $who } übernimmt den Platz, am selben Anschluss wie jemand am Tisch.
}
say-gave-back = { $whose ->
    [you] Du hast deinen Platz zurück.
   *[other] { $who } hat den Platz zurück.
}

# Ablehnungen
refused-no-message = Das kann man einem Tisch nicht schicken.
refused-watching = Du schaust zu; das geht nur mit einem Platz am Tisch.
refused-not-your-seat = Das ist nicht dein Platz.
refused-no-side = An diesem Platz kann man gerade nicht mitspielen.
refused-sits-already = Du spielst an diesem Tisch schon auf einer anderen Seite.
refused-side-full = Mehr als { $most } passen nicht auf eine Seite.
refused-side-last = Auf deiner Seite ist sonst niemand. Du kannst stattdessen aufgeben.
refused-not-open = Dieser Platz ist nicht frei.
refused-not-back = Wer den Platz vorher hatte, ist noch nicht zurück.
refused-not-begun = Das Spiel beginnt, sobald alle sitzen.
refused-over = Das Spiel ist zu Ende.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-departed = Du hast dieses Spiel verlassen.
refused-too-late = Zu spät: Die Zeit ist um.
refused-too-early = Du gibst eine Vorgabe: Du bist in { $seconds } s dran.
refused-stale = Am Tisch hat sich inzwischen etwas geändert. Bitte sieh noch einmal hin.
refused-not-ahead = Im Voraus gibt es jetzt nichts zu wählen.
refused-not-possible = Das kann man hier nicht wählen.
refused-nothing-prepared = Du hast nichts im Voraus gewählt.
refused-undo-over = Das Spiel ist zu Ende: Zurücknehmen geht nicht mehr.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-undo-race = Wo es um die Wette geht, wird nichts zurückgenommen.
refused-undo-chance = Danach kamen Würfel oder Karten: Gegen Menschen lässt sich das nicht zurücknehmen.
refused-undo-secret = Jemand hat dadurch etwas erfahren: Gegen Menschen lässt sich das nicht zurücknehmen.
refused-undo-stand-in = Für jemanden, der weg ist, spielt ein Computer. Dem Zurücknehmen müsste dieser Mensch zustimmen.
refused-asked-already = Eine Frage wartet noch auf Antwort.
refused-nothing-asked = Es gibt keine Frage, die du beantworten müsstest.
refused-no-draw = Auf ein Unentschieden einigen kann man sich nur zu zweit, und nicht, wo es um die Wette geht.
refused-no-pair = Zwei Spiele mit getauschten Plätzen gehen nur zu zweit, mit ganzen Spielen, in denen Punkte zählen; bei „{ $game }“ geht das hier nicht.
refused-draw-computer = Der Computer einigt sich nie auf ein Unentschieden.
refused-draw-again = Du hast schon ein Unentschieden angeboten. Nach dem nächsten Zug der anderen Seite geht es wieder.
refused-nothing-said = Die Nachricht ist leer.
refused-wished-already = Du hast schon gesagt, dass du noch einmal spielen möchtest.
refused-not-loser = Wer das nächste Spiel beginnt, sagt nur, wer verloren hat.
refused-not-alone = Dasselbe noch einmal versuchen kann nur, wer allein spielt.
refused-no-hint = Tipps gibt es nur, wenn alle anderen Computer sind und du am Zug bist.
refused-can-be-done = Das geht – mach ruhig weiter.
refused-nothing-there = Damit lässt sich jetzt nichts machen.
refused-somebody-elses = Das gehört jemand anderem.
refused-seats =
    „{ $game }“ spielt man bei diesen Optionen { $count ->
        [one] allein
       *[other] mit { $count } Personen
    }; angegeben { $given ->
        [one] ist ein Platz
       *[other] sind { $given } Plätze
    }.
refused-no-person = Mindestens auf einem Platz muss ein Mensch sitzen.
refused-gain = Nur eine Uhr für das ganze Spiel kann Zeit gutschreiben.
refused-file = Dateien des Servers kann man hier nicht angeben.
refused-record-game = Diese Aufzeichnung gehört zu einem anderen Spiel: „{ $game }“.
refused-record-options = Eine Aufzeichnung bringt ihre eigenen Optionen mit.
refused-record-over = Die Partie dieser Aufzeichnung ist zu Ende: Es gibt nichts weiterzuspielen.
refused-told-enough = Zu einer Partie lassen sich höchstens { $most } Dinge eingeben.
refused-told-first = Gebt zuerst ein, was aufgedeckt wurde: { $wanted }.
refused-told-otherwise = Das passt nicht zu dem, was vorher eingegeben wurde: { $told }.
refused-told-from-start = Nur eine Partie, die von Anfang an eingegeben wurde, kann hier weitergehen.
refused-told-with-it = Nennt auch, was dabei offen hingelegt wird (Anzahl: { $count }).
refused-nothing-untold = Es gibt nichts mehr einzugeben.
refused-untold-count = Nennt so viele Karten, wie es sind: { $wanted }.

# The box on the table
cannot-check = Das lässt sich nicht prüfen, solange die Hand verdeckt ist.
tell-shown = { $who }: Welche Karte deckst du auf?
tell-drawn = { $who } würfelt oder zieht: Was kam?
tell-chance = Würfelt oder zieht, und gebt ein, was kam.
tell-first = Wer zuerst so weit ist, sagt es an.
tell-turn = { $who }: Was tust du?

# Zufall prüfen
verify-right =
    { $count ->
        [one] Stimmt: Das eine Zufallsergebnis wurde aus der geheimen Zahl nachgerechnet und ist gleich.
       *[other] Stimmt: { $count } Zufallsergebnisse wurden aus der geheimen Zahl nachgerechnet, und alle sind gleich.
    }
verify-repeated = { $count ->
    [one] Ein weiteres stammt aus einem früheren Spiel, wie es sein soll.
   *[other] { $count } weitere stammen aus einem früheren Spiel, wie es sein soll.
}
verify-wrong = Falsch: Ergebnis Nummer { $number } ist in der Aufzeichnung { $text }, aber die geheime Zahl ergibt { $drawn }.
verify-commit = Falsch: Die geheime Zahl ist nicht die, die am Anfang versprochen wurde.
verify-nothing = Diese Aufzeichnung lässt sich nicht prüfen: Sie hat weder Seed noch Commit.
verify-running = Als diese Aufzeichnung gespeichert wurde, lief das Spiel noch: Der Seed wird erst am Ende gezeigt. Speichere sie dann noch einmal und prüfe die neue.
verify-tags = Diese Aufzeichnung lässt sich nicht prüfen: Seed, Luck oder Repeated sind nicht lesbar.
verify-typed =
    { $count ->
        [one] Die Züge dieser Aufzeichnung sind regelgerecht. Das eine Zufallsergebnis lässt sich nicht prüfen: Es wurde von Hand gewürfelt oder gezogen und eingetippt.
       *[other] Die Züge dieser Aufzeichnung sind regelgerecht. Die { $count } Zufallsergebnisse lassen sich nicht prüfen: Sie wurden von Hand gewürfelt oder gezogen und eingetippt.
    }

# The end, to whoever looks
ended-resigned = { $whose ->
    [you] Du hast aufgegeben.
   *[other] { $who } hat aufgegeben.
}
ended-flagged = { $whose ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $who } ist abgelaufen.
}
ended-draw-agreed = Beide Seiten haben sich auf ein Unentschieden geeinigt.

# Why a hint is good
hint-only = Etwas anderes ist nicht möglich.
hint-wins = Das gewinnt sofort.
hint-solves = Damit ist die Aufgabe gelöst.
hint-shortest = Ein kürzester Weg: danach genau noch { $count }.
