# Zwölf-Karten-Schach
name = Zwölf-Karten-Schach
how-to-play = Bring deine Figuren nach und nach ins Spiel, immer neben eine eigene, oder zieh mit ihnen. Alles muss in ein Fenster von vier mal vier Feldern passen, das mit den Figuren wandert. Geschlagen wird nie: Wer den gegnerischen König an allen vier Seiten einschließt, mit Figuren jeder Farbe oder mit dem Rand des Fensters, gewinnt.
seat-0 = Weiß
seat-1 = Schwarz
side-0 = weiß
side-1 = schwarz
about = Zwölf Figuren, kein Brett: Schließ den gegnerischen König ein, in einem Fenster von vier mal vier Feldern, das mitwandert.
option-ban = Neben dem König
option-ban-about = Was nicht auf einem der vier Seitenfelder des gegnerischen Königs enden darf.
value-ban-placing = nur Einsetzen
value-ban-both = auch Züge
option-handicap = Vorgabe
option-handicap-about = Für zwei, die verschieden stark sind: Wer stärker ist, spielt ohne eine Figur. In gleicher Stärke 5 gewann, wer ohne Bauern, Springer, Läufer, Turm oder Dame spielte, 29, 35, 30, 29 und 22 von 100 Spielen.
value-handicap-none = keine
value-handicap-first-P = { seat-0 } spielt ohne Bauern
value-handicap-first-N = { seat-0 } spielt ohne Springer
value-handicap-first-B = { seat-0 } spielt ohne Läufer
value-handicap-first-R = { seat-0 } spielt ohne Turm
value-handicap-first-Q = { seat-0 } spielt ohne Dame
value-handicap-second-P = { seat-1 } spielt ohne Bauern
value-handicap-second-N = { seat-1 } spielt ohne Springer
value-handicap-second-B = { seat-1 } spielt ohne Läufer
value-handicap-second-R = { seat-1 } spielt ohne Turm
value-handicap-second-Q = { seat-1 } spielt ohne Dame
reason-surrounded = Ein König ist eingeschlossen
reason-both-surrounded = Beide Könige sind eingeschlossen
reason-repetition = Dieselbe Stellung kam zum dritten Mal vor

# Figuren und Dinge
colour-name = { $colour ->
    [w] weiß
   *[b] schwarz
}
piece-name = { $piece ->
    [K] König
    [Q] Dame
    [R] Turm
    [B] Läufer
    [N] Springer
   *[P] Bauer
}
    .nominative = { $piece ->
        [K] Der König
        [Q] Die Dame
        [R] Der Turm
        [B] Der Läufer
        [N] Der Springer
       *[P] Der Bauer
    }
    .accusative = { $piece ->
        [K] den König
        [Q] die Dame
        [R] den Turm
        [B] den Läufer
        [N] den Springer
       *[P] den Bauern
    }
    .yours = { $piece ->
        [K] Dein König
        [Q] Deine Dame
        [R] Dein Turm
        [B] Dein Läufer
        [N] Dein Springer
       *[P] Dein Bauer
    }
    .dative = { $piece ->
        [K] dem König
        [Q] der Dame
        [R] dem Turm
        [B] dem Läufer
        [N] dem Springer
       *[P] dem Bauern
    }
coloured-piece = { $colour ->
    [w] { $piece ->
        [Q] weiße Dame
       *[other] weißer { piece-name }
    }
   *[b] { $piece ->
        [Q] schwarze Dame
       *[other] schwarzer { piece-name }
    }
}
    .nominative = { $colour ->
        [w] { $piece ->
            [Q] Die weiße Dame
           *[other] Der weiße { piece-name }
        }
       *[b] { $piece ->
            [Q] Die schwarze Dame
           *[other] Der schwarze { piece-name }
        }
    }
    .accusative = { $colour ->
        [w] { $piece ->
            [Q] die weiße Dame
            [P] den weißen Bauern
           *[other] den weißen { piece-name }
        }
       *[b] { $piece ->
            [Q] die schwarze Dame
            [P] den schwarzen Bauern
           *[other] den schwarzen { piece-name }
        }
    }
square-empty = { $square }, leer
square-beyond = { $square }, nur offen für eine Figur, die den gegenüberliegenden Rand verlässt
square-taken = { coloured-piece }, { $square }
piece-in-supply = { coloured-piece } im Vorrat
piece-removed = { coloured-piece }, aus dem Spiel genommen
exchange-unused = Tausch noch möglich
exchange-gone = Tausch verbraucht

# Was geschah
say-pass = { $whose ->
    [you] Du kannst nichts tun und passt.
   *[other] { $who } kann nichts tun und passt.
}
say-exchange = { $whose ->
    [you] Du tauschst Turm und König.
   *[other] { $who } tauscht Turm und König.
}
say-move = { $whose ->
    [you] Du ziehst { piece-name.accusative }: { $square }.
   *[other] { $who } zieht { piece-name.accusative }: { $square }.
}
say-put = { $whose ->
    [you] Du bringst { piece-name.accusative } ins Spiel: { $square }.
   *[other] { $who } bringt { piece-name.accusative } ins Spiel: { $square }.
}
say-put-return = { $whose ->
    [you] Du bringst den Läufer ins Spiel ({ $square }) und schickst { coloured-piece.accusative } zurück in den Vorrat.
   *[other] { $who } bringt den Läufer ins Spiel ({ $square }) und schickt { coloured-piece.accusative } zurück in den Vorrat.
}
say-put-move = { $whose ->
    [you] Du bringst den Bauern ins Spiel ({ $square }) und ziehst ihn weiter: { $target }.
   *[other] { $who } bringt den Bauern ins Spiel ({ $square }) und zieht ihn weiter: { $target }.
}
say-queen-removed = { $colour ->
    [w] Die weiße Dame
   *[b] Die schwarze Dame
} ist eingeschlossen und verlässt das Spiel.
say-won = { $whose ->
    [you] Du gewinnst.
   *[other] { $who } gewinnt.
}
say-drawn = Beide Könige sind eingeschlossen: unentschieden.

# Ablehnungen
no-pass = Passen kannst du nur, wenn du weder eine Figur ins Spiel bringen noch ziehen noch tauschen kannst.
exchange-used = Deinen Tausch hast du verbraucht; er ist einmal im Spiel erlaubt.
exchange-without-rook = Dein Turm steht nicht auf dem Tisch und kann deshalb nicht mit dem König tauschen.
queen-removed = Deine Dame wurde eingeschlossen; sie kommt nicht mehr zurück.
left-out = { piece-name.yours } ist in diesem Spiel nicht dabei: Du gibst eine Vorgabe.
not-on-table = { piece-name.yours } ist noch nicht auf dem Tisch: Ziehen kann nur, was dort schon steht.
not-in-supply = { piece-name.yours } ist nicht in deinem Vorrat, sondern auf dem Tisch.
not-yours = Diese Figur gehört dir nicht.
no-piece-there = Dort steht keine Figur: Fang mit einer von deinen an.
occupied = Das Feld ist besetzt, und geschlagen wird nie.
outside-limit = Mit einer Figur dort würden die Figuren nicht mehr in vier mal vier Felder passen.
not-adjacent = Das Feld grenzt weder mit einer Seite noch mit einer Ecke an eine deiner Figuren.
beside-king = Das ist ein Seitenfeld des gegnerischen Königs; dort kommt keine Figur ins Spiel.
ends-earlier = Eine Figur, die dort ins Spiel kommt, schließt einen König ein: Damit endet das Spiel, und der Zug hat keinen zweiten Teil.
splits = Mit einer Figur dort würden nicht mehr alle deine Figuren zusammenhängen.
moves-beside-king = Mit dieser Hausregel darf auch kein Zug auf einem Seitenfeld des gegnerischen Königs enden.
return-missing = Ein Läufer, der ins Spiel kommt, schickt eine andere Figur zurück: Sag, welche.
returns-itself = Der Läufer kann sich nicht selbst zurückschicken.
returns-king = Ein König wird nie zurückgeschickt.
nothing-to-return = Nur Könige sind auf dem Tisch: Der Läufer kann niemanden zurückschicken.
return-not-on-table = { coloured-piece.nominative } ist nicht auf dem Tisch und kann nicht zurückgeschickt werden.
moves-differently = { piece-name.nominative } kommt in einem Zug nicht dorthin.
enemy-in-the-way = Zwischen { piece-name.dative } und diesem Feld steht eine gegnerische Figur.

# Knöpfe
button-exchange = Turm/König tauschen
button-pass = Passen

# Stellungen und Beweise
position-origin = Das kleinste x und das kleinste y aller Figuren müssen 0 sein.
position-written = Diese Stellung schreibt man { $text }
prove-over = Das Spiel ist zu Ende: Es gibt nichts zu beweisen.
prove-plies = Ein Sieg braucht mindestens einen Halbzug.
piece-twice = { $piece } steht an zwei Stellen, aber es gibt nur einen davon.
square-twice = Auf { $square } stehen zwei Figuren.
king-off = { $piece } muss auf dem Tisch stehen.
queen-surrounded = Die Dame auf { $square } ist eingeschlossen, also wurde sie entfernt.
piece-not-removed = { $piece } kann nicht aus dem Spiel sein.
piece-left-out = { $piece } ist durch die Vorgabe nicht im Spiel.
prove-wins = { $who } gewinnt erzwungen, in höchstens so vielen Halbzügen: { $plies }.
prove-wins-by = { $who } gewinnt erzwungen, in höchstens so vielen Halbzügen: { $plies }. Es beginnt mit einem von: { $first }.
prove-none = { $who } hat keinen erzwungenen Sieg in so vielen Halbzügen: { $plies } (angesehene Stellungen: { $visits }).
hunt-none = Ein längerer erzwungener Sieg von { $who } wurde nicht gefunden; es kann ihn trotzdem geben (angesehene Stellungen: { $visits }).
proving = { $who }, Halbzüge: { $plies }
proving-of = erste Züge

# What can be done, and where squares are
supply = Vorrat
sides-closed = { $count } von 4 Seiten zu
prompt = Möglich: { $what }.
prompt-pass = Nichts ist möglich: passen.
may-put = eine Figur neben eine eigene setzen
may-move = eine Figur ziehen
may-exchange = König und Turm tauschen
beside = { $side ->
    [above] über { beside-piece }
    [below] unter { beside-piece }
    [left] links neben { beside-piece }
    [right] rechts neben { beside-piece }
    [above-left] links über { beside-piece }
    [above-right] rechts über { beside-piece }
    [below-left] links unter { beside-piece }
   *[below-right] rechts unter { beside-piece }
}
beside-piece = { $colour ->
    [w] { $piece ->
        [K] dem weißen König
        [Q] der weißen Dame
        [R] dem weißen Turm
        [B] dem weißen Läufer
        [N] dem weißen Springer
       *[P] dem weißen Bauern
    }
   *[b] { $piece ->
        [K] dem schwarzen König
        [Q] der schwarzen Dame
        [R] dem schwarzen Turm
        [B] dem schwarzen Läufer
        [N] dem schwarzen Springer
       *[P] dem schwarzen Bauern
    }
}
beside-nothing = abseits aller anderen Figuren
away = von { beside-piece } aus: { $way }
steps = { $count } { $side ->
    [above] nach oben
    [right] nach rechts
    [below] nach unten
   *[left] nach links
}

# The end
ending-surrounded = { $whose ->
    [you] Alle vier Seiten deines Königs sind zu.
   *[other] Alle vier Seiten des Königs von { $who } sind zu.
}
ending-both = Beide Könige haben im selben Moment ihre letzte freie Seite verloren: unentschieden.
ending-repetition = Zum dritten Mal steht dieselbe Stellung mit derselben Seite am Zug auf dem Tisch: unentschieden.
king-side = { $side ->
    [above] Oben
    [right] Rechts
    [below] Unten
   *[left] Links
}
king-wall = außerhalb des Fensters von vier mal vier

# Which sides of a king are open, and where the window ends
open-side = { $side ->
    [above] oben
    [right] rechts
    [below] unten
   *[left] links
}
sides-open = offen: { $open }
wall-now = Wand: Hier kann das Fenster nicht mehr wachsen

# Sheets to print
sheet-board = Felder
sheet-frame = Rahmen für das Fenster
sheet-pieces = Figuren

# Positions put together by hand
editor-removed = Dame entfernt

# What was touched so far leads on: what to touch next
step-where = Wohin mit { piece-name.dative }?
step-return = Welche Figur schickt der Läufer zurück?
step-pawn = Der Bauer darf gleich ein Feld ziehen: Tippe, wohin, oder lass ihn dort.
