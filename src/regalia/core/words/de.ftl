# Texte, die allen Spielen gemeinsam sind.
title-of = { $title }: { $text }
percent = { $share } %
and-then = { $before }; { $more }
spoken-language = de
over = Das Spiel ist zu Ende: { $reason }.
seat-number = Spieler{"\u00A0"}{ $seat }
out-of-turn = { $seat } ist gerade nicht dran.
chance-first = Erst entscheidet der Zufall ({ $text } ist ein Zug): Würfle oder zieh eine Karte.
action-first = { $text } ist ein Zufallsergebnis, aber zuerst ist jemand dran.
unreadable = { $text } ist kein Zug von „{ $game }“, jedenfalls nicht mit diesen Optionen.
not-a-text = { $given } ist kein Text; Züge werden als Text angegeben, zum Beispiel { $example }.
say-seat = Mehrere sind zugleich dran: Sag dazu, von welchem Platz { $text } kommt.
no-seat = Es gibt keinen Platz { $seat }; die Plätze haben die Nummern 0 bis { $last }.
players-given = Für jeden Platz wird ein Spieler gebraucht: { $count }, nicht { $given }.
missing-extra = Hierfür fehlt { $module }. Es kommt mit: { $command }

# Optionen und Spiele
card-seats = Personen: { $seats }
card-minutes = Minuten: { $minutes }
card-ages = Alter: { $ages }
card-credits = Von { $credits }
option-value = { $name }: { $given } geht nicht. Möglich: { $choices }.
option-unknown = „{ $game }“ hat keine Option { $name }. Es gibt: { $options }.
option-file = { $name }: Eine Datei lässt sich nur an der eigenen Tastatur angeben.
table-rules = An diesem Tisch
rule-otherwise = An diesem Tisch anders: { $rules }.
rule-in-force = Gilt an diesem Tisch: { $options }.
option-chosen = { $option } – { $value }
unknown-game = Ein Spiel { $name } gibt es nicht. Die Spiele: { $games }.
unknown-player = Einen Spieler { $name } gibt es nicht. Die Spieler: { $players }.
unknown-level = Eine Stärke { $level } gibt es nicht: Sie geht von 1 bis { $last }.
no-time = Die Bedenkzeit muss mehr als 0 Millisekunden sein, nicht { $ms }.
review-long = Partien mit mehr als { NUMBER($most, useGrouping: 0) } Schritten werden hier nicht ausgewertet.
review-over = Die Partie läuft noch: Auswerten lässt sie sich erst nach ihrem Ende.
not-compiled = „{ $game }“ ließ sich nicht kompilieren. { $why }
no-picture = „{ $game }“ hat kein Bild { $name }.
no-solution = Von „{ $game }“ gibt es keine exakte Lösung.
nothing-to-roll = Erst ist jemand dran: Jetzt gibt es nichts zu würfeln oder zu ziehen.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
rules-gone = Gespielt wurde nach Fassung { $version } der Regeln von „{ $game }“, die nicht mehr gespielt wird. Heute gespielt: { $plays }.

# Stellungen
position-form = { $text } ist keine Stellung von „{ $game }“. Eine Stellung sieht so aus: { $example }
position-keys = Eine Stellung von „{ $game }“ ist ein Objekt mit genau diesen Schlüsseln: { $keys }.
position-value = { $key }: { $value } ist hier nicht möglich; erwartet: { $wanted }.
position-impossible = { $key }: { $reason } Dazu kann es in keinem Spiel kommen.

# Aufzeichnungen
record-long = Die Aufzeichnung ist länger als { $most } Zeichen.
record-tag = Zeile { $line }: { $text } ist keine Angabe. Eine Angabe sieht so aus: { $example }
record-tag-twice = Zeile { $line }: Die Angabe { $tag } steht zweimal da.
record-comment = Zeile { $line }, Spalte { $column }: Dieser Kommentar endet nicht.
record-game = Die Aufzeichnung sagt nicht, von welchem Spiel sie ist: { $tag } fehlt.
record-hidden = Zeile { $line }, Spalte { $column }: { $text } verbirgt, was Platz { $seat } nicht wissen darf. So eine Aufzeichnung lässt sich lesen, aber nicht nachspielen.
record-seat = [Seat] nennt niemanden, der hier spielt oder zusieht: { $seat }.
record-move = Zeile { $line }, Spalte { $column }, Nummer { $number }: { $text }: { $problem }{ $rule }
record-one-seat = Zeile { $line }, Spalte { $column }: { $text } nennt einen Platz, obwohl nur einer dran ist.
record-json = Angabe { $tag }: { $text } ist kein JSON-Objekt.
record-in-tag = Angabe { $tag }: { $problem }
record-claim = Angabe { $tag }: { $claimed }, aber die Züge führen zu { $found }.
record-changed = Die Aufzeichnung wurde nachträglich geändert: Die Angabe Check passt nicht. Entferne sie, um die Aufzeichnung so gelten zu lassen.

# Dateien
file-problem = { $file }: { $problem }
file-line = { $file }, Zeile { $line }: { $problem }
file-key = { $file }, Zeile { $line }: { $key }: { $problem }
file-unknown = unbekannt; hier möglich: { $keys }
file-missing = { $key } fehlt
file-value = { $value } geht nicht; erwartet: { $wanted }
wanted-text = ein Text
wanted-number = eine ganze Zahl von { $lowest } bis { $highest }
wanted-numbers = { $count } ganze Zahlen von { $lowest } bis { $highest }, als Liste
wanted-texts = eine Liste von Texten
wanted-table = eine Tabelle
wanted-tables = eine Liste von Tabellen, {"[["}{ $key }{"]]"}
file-long = länger als { $most } Bytes
file-utf8 = das ist kein UTF-8-Text
file-toml = das ist kein TOML ({ $what })
toml-twice = derselbe Schlüssel zweimal
toml-open = ein Text, eine Liste oder eine Tabelle ohne Ende
toml-key = ungültiger Schlüssel, oder einer ohne =
toml-line = die Zeile geht nach dem Wert noch weiter
toml-value = ungültiger Wert
file-nested = zu tief verschachtelt
file-dots = mehr als { $most } Punkte in einem Schlüssel
file-digits = eine Zahl mit mehr als { $most } Ziffern
file-tables = mehr als { $most } Tabellen {"[["}{ $name }{"]]"}
os-missing = diese Datei gibt es nicht
os-forbidden = der Zugriff ist nicht erlaubt
os-folder = das ist ein Ordner
os-in-the-way = ein Teil des Pfads ist kein Ordner
os-full = der Datenträger ist voll
os-read-only = dort lässt sich nichts schreiben
os-other = lässt sich nicht öffnen ({ $why })

# Positions put together by hand
editor-player = Am Zug
editor-phase = Was als Nächstes geschieht
editor-of = { $what } ({ $who })
editor-none = keine

# Stock words, which any room can use (boards/layout.py)
stock-square = Feld { $number }
stock-pawn = { $who }: Spielfigur
stock-die = Würfel: { $number }
stock-card = Karte { $card }
stock-hand = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
stock-back = { $who }: verdeckte Karte
stock-rolls = { $whose ->
    [you] Du würfelst: { $number }.
   *[other] { $who } würfelt: { $number }.
}
stock-draws = { $whose ->
    [you] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
}
stock-draws-card = { $whose ->
    [you] Du ziehst eine Karte: { $card }.
   *[other] { $who } zieht eine Karte: { $card }.
}
stock-plays = { $whose ->
    [you] Du spielst eine Karte: { $card }.
   *[other] { $who } spielt eine Karte: { $card }.
}
stock-stays = { $whose ->
    [you] Du bleibst stehen.
   *[other] { $who } bleibt stehen.
}
stock-steps = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
stock-goes = { $whose ->
    [you] Du gehst { stock-steps } weiter.
   *[other] { $who } geht { stock-steps } weiter.
}
button-stay = Stehen bleiben
