# Was der Tisch an der Tastatur sagt.
to-act = { $who } ist dran
who-acts = Wer zuerst kommt: { $who }
dice-to-type = Würfle oder zieh, und tippe ein, was kommt
prompt = { $who }>{" "}
prompt-dice = Würfel>{" "}
prompt-race = Platz und Zug>{" "}
prompt-end = Ende>{" "}
actions-group = { $count ->
    [one] {"     "}{ $group } …: ein Zug
   *[other] {"     "}{ $group } …: { NUMBER($count, useGrouping: 0) } Züge
}
more-actions = { $count ->
    [one] Noch ein Zug: `list` zeigt ihn, der Anfang eines Textes findet ihn.
   *[other] Noch { NUMBER($count, useGrouping: 0) } Züge: `list` zeigt sie, der Anfang eines Textes findet sie.
}
which = { $typed } kann heißen:
no-such-number = Eine Nummer { $number } gibt es nicht; die Züge haben die Nummern 1 bis { $last }.
refused-by-rule = { $reason } (Regel { $rule }; `rules { $rule }` zeigt sie)
say-seat-first = Sag, wer handelt: die Nummer des Platzes und den Zug, etwa `{ $example }`.
nobody-to-wait-for = Alle, die handeln dürfen, sitzen an dieser Tastatur.
or-wait = Jeder von euch darf der Erste sein: handle, oder lass mit `wait` den Computer handeln.
compiling = Der Computer bereitet sich vor: Beim ersten Mal auf diesem Rechner dauert das bis zu einer Minute.
undone = { $count ->
    [one] Zurückgenommen: { $texts }.
   *[other] Zurückgenommen, insgesamt { NUMBER($count, useGrouping: 0) }: { $texts }.
}
nothing-to-undo = Es gibt nichts zurückzunehmen.
record-needs-file = Sag, wohin: `record spiel.txt`.
record-exists = { $file } gibt es schon und bleibt, wie es ist; wähle einen anderen Namen.
record-saved = Die Aufzeichnung steht in { $file }.
record-tells-all = Sie verrät alles, auch verdeckte Karten.
record-failed = { $file } lässt sich nicht schreiben: { $why }.
kept = Das Spiel ist aufgehoben. So geht es weiter:
kept-resume = {"  "}regalia play --resume { $file }
not-kept = Das Spiel ist nicht aufgehoben: { $why }.
quit-question = Das Spiel aufheben, um später weiterzuspielen? [Y/n]{" "}
curtain = Bitte gib die Tastatur an { $who } weiter.
curtain-enter = { $who }, drück die Eingabetaste, wenn nur du hinsiehst.{" "}
referee = wer würfelt und zieht
story-empty = Noch ist nichts geschehen.
you-may = Du kannst
you-may-type = Was kommen kann
won = { $who } gewinnt: { $reason }.
won-alone = Gelöst: { $reason }.
lost-alone = Nicht gelöst: { $reason }.
drawn = Unentschieden: { $reason }.
shared = { $who } teilen sich den Sieg: { $reason }.
and = {" "}und{" "}
after-end = `record DATEI` hebt das Spiel auf, `log` erzählt es, die Eingabetaste verlässt es.
help =
    Tippe einen Zug, seine Nummer oder so viel davon, wie kein anderer beginnt.
    ?             diese Hilfe
    list          alle Züge
    log           alles, was geschah, soweit du es wissen darfst
    rules         alle Regeln; `rules 8` zeigt eine
    undo          zurück zur letzten Wahl von jemandem an dieser Tastatur
    record DATEI  schreibt das bisherige Spiel in eine Datei
    wait          wo mehrere zuerst handeln dürfen: den Computer handeln lassen
    quit          verlassen; das Spiel kann aufgehoben werden
