# Die königliche Studie
name = Die königliche Studie
how-to-play = Eine Karte zeigt, wie die fünf Figuren stehen sollen. Wer zuerst ansagt, in wie vielen Zügen das geht, muss es zeigen – es sei denn, die andere Seite verspricht, mit weniger auszukommen. Wer sein Versprechen hält, bekommt den Punkt, sonst bekommt ihn die andere Seite.
race-about = Es ist ein Wettlauf: Beide sehen zugleich dieselbe Karte, und wer zuerst eine Zahl nennt, muss es in so vielen Zügen schaffen. Niemand ist der Reihe nach dran.
character-1 = Denkt drei Sekunden über jeden Schritt nach und nennt oft zu viele Züge.
character-10 = Kennt immer die genaue Zahl. Sei schneller.
seat-0 = Spieler{"\u00A0"}1
seat-1 = Spieler{"\u00A0"}2
side-0 = Seite{"\u00A0"}1
side-1 = Seite{"\u00A0"}2
about = Sag an, mit wie wenigen Zügen die fünf Figuren so stehen wie auf der Karte – und beweise es.

# Optionen
option-mode = Spielmodus
option-mode-about = Ein Duell, oder eine Aufgabe, die ihr allein oder gemeinsam löst.
value-mode-match = Duell
value-mode-solo = allein oder gemeinsam
option-level = Stufe
option-level-about = Was mit der Karte geschehen darf.
value-level-1 = 1: nichts
value-level-2 = 2: drehen
value-level-3 = 3: drehen und spiegeln
option-bonus = Zwei Karten
option-bonus-about = Zwei Karten sind zu lösen, in beliebiger Reihenfolge.
value-bonus-false = nein
value-bonus-true = ja
option-turning = Zwei Karten drehen
option-turning-about = Bei zwei Karten: welche davon sich drehen lässt.
value-turning-either = jedes Mal eine
value-turning-one = nur eine
option-target = Punkte zum Sieg
option-target-about = Wer zuerst so viele Punkte hat, gewinnt das Duell.
option-hourglass = Sanduhr
option-hourglass-about = Sekunden, um eine angesagte Zahl zu unterbieten.
option-limit = Zeitlimit
option-limit-about = Sekunden, um den Plan auszuführen.
option-handicap = Vorgabe
option-handicap-about = Für zwei, die verschieden stark sind: Wer schneller ist, sagt in den ersten Sekunden einer Aufgabe keine Zahl an. In gleicher Stärke 5 gewann, wer 10, 20 oder 40 Sekunden wartete, 42, 28 und 16 von 100 Duellen.
value-handicap-none = keine
value-handicap-first-10 = { seat-0 } wartet 10 Sekunden
value-handicap-first-20 = { seat-0 } wartet 20 Sekunden
value-handicap-first-40 = { seat-0 } wartet 40 Sekunden
value-handicap-second-10 = { seat-1 } wartet 10 Sekunden
value-handicap-second-20 = { seat-1 } wartet 20 Sekunden
value-handicap-second-40 = { seat-1 } wartet 40 Sekunden
reason-target = Die nötigen Punkte sind erreicht
reason-completed = Die Aufgabe ist gelöst
reason-given-up = Die Aufgabe wurde aufgegeben

# Wie das Spiel steht
status-setting-up = Die Figuren werden aufgestellt
status-drawing = Die nächste Karte wird gezogen
status-drawing-second = Die zweite Karte wird gezogen
status-thinking = Wie viele Züge? Sag eine Zahl an
status-hourglass = { $who }: weniger als { $number }? Unterbieten oder verzichten
status-executing =
    { $who } führt den Plan aus: noch { $left } { $left ->
        [one] Zug
       *[other] Züge
    }
status-solo = Löse die Aufgabe
status-over = Das Spiel ist zu Ende

# Felder, Figuren, Karten
empty = leer
piece-name = { $piece ->
    [K] König
    [Q] Dame
    [R] Turm
    [B] Läufer
   *[N] Springer
  }
    .nominative = { $piece ->
        [K] der König
        [Q] die Dame
        [R] der Turm
        [B] der Läufer
       *[N] der Springer
    }
    .opening = { $piece ->
        [K] Der König
        [Q] Die Dame
        [R] Der Turm
        [B] Der Läufer
       *[N] Der Springer
    }
    .accusative = { $piece ->
        [K] den König
        [Q] die Dame
        [R] den Turm
        [B] den Läufer
       *[N] den Springer
    }
square = { $square }, { $content }
piece-on = { piece-name } auf { $square }
the-card = { $bonus ->
    [0] die Karte
   *[other] Karte{"\u00A0"}{ $card }
  }
card = { $bonus ->
    [0] Die Karte
   *[other] Karte{"\u00A0"}{ $card }
  }
card-done = { $bonus ->
    [0] Die Karte: gelöst
   *[other] Karte{"\u00A0"}{ $card }: gelöst
  }
card-square = { the-card }, { $square }, { $content }
deck = { $count ->
    [0] der Stapel ist leer
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
  }

# Knöpfe
button-challenge = Unterbieten
button-decline = Verzichten
button-give-up = Aufgeben

# Was geschah
say-set-up = Die Figuren werden wie auf der Karte aufgestellt.
say-draw = Eine neue Karte wird gezogen.
say-draw-aside = Eine neue Karte wird gezogen; das Brett sieht schon so aus, also wird sie abgelegt.
fewest-moves = { $number ->
    [one] { $number } Zug
   *[other] { $number } Züge
}
say-declare = { $whose ->
    [you] Du sagst
   *[other] { $who } sagt
} { $number ->
    [one] { $number } Zug
   *[other] { $number } Züge
  } an.
say-challenge = { $whose ->
    [you] Du unterbietest und versprichst höchstens
   *[other] { $who } unterbietet und verspricht höchstens
} { $number ->
    [one] { $number } Zug
   *[other] { $number } Züge
  }.
say-decline = { $whose ->
    [you] Du verzichtest.
   *[other] { $who } verzichtet.
}
say-move = { $whose ->
    [you] Du ziehst { piece-name.accusative } auf { $square }{ $ending }
   *[other] { $who } zieht { piece-name.accusative } auf { $square }{ $ending }
}
say-turn-right = { $whose ->
    [you] Du drehst { the-card } im Uhrzeigersinn{ $ending }
   *[other] { $who } dreht { the-card } im Uhrzeigersinn{ $ending }
}
say-turn-left = { $whose ->
    [you] Du drehst { the-card } gegen den Uhrzeigersinn{ $ending }
   *[other] { $who } dreht { the-card } gegen den Uhrzeigersinn{ $ending }
}
say-flip-h = { $whose ->
    [you] Du spiegelst { the-card } links–rechts{ $ending }
   *[other] { $who } spiegelt { the-card } links–rechts{ $ending }
}
say-flip-v = { $whose ->
    [you] Du spiegelst { the-card } oben–unten{ $ending }
   *[other] { $who } spiegelt { the-card } oben–unten{ $ending }
}
say-give-up = { $whose ->
    [you] Du gibst auf{ $ending }
   *[other] { $who } gibt auf{ $ending }
}
end-card = { $whose ->
    [you] {" "}und löst Karte { $card }.
   *[other] {" "}und löst Karte { $card }.
}
end-completed = { $whose ->
    [you] {" "}und löst die Aufgabe.
   *[other] {" "}und löst die Aufgabe.
}
end-success = { $whose ->
    [you] {" "}und löst die Aufgabe: ein Punkt für dich.
   *[other] {" "}und löst die Aufgabe: ein Punkt für { $who }.
}
end-used-up = { $whose ->
    [you] ; die Züge sind verbraucht: ein Punkt für dich.
   *[other] ; die Züge sind verbraucht: ein Punkt für { $who }.
}
end-given-up = { $whose ->
    [you] : ein Punkt für dich.
   *[other] : ein Punkt für { $who }.
}

# Ablehnungen
no-piece-there = Auf { $square } steht keine Figur.
card-aside = Diese Karte ist schon abgelegt; gezogen wird nur, was noch im Stapel ist.
card-on-table = Diese Karte liegt schon als erste Karte dieser Aufgabe auf dem Tisch.
card-not-entered = Diese Karte ist nicht unter den Karten, die für dieses Spiel eingegeben wurden.
nothing-declared = Es ist noch keine Zahl angesagt, also gibt es nichts zu unterbieten.
hourglass-over = Zum Unterbieten oder Verzichten ist es zu spät: Der Plan wird schon ausgeführt.
declared-already = Für diese Aufgabe ist schon eine Zahl angesagt; nur die erste zählt.
declare-first = Zuerst muss eine Zahl angesagt werden; vorher wird nicht gezogen, gedreht oder aufgegeben.
answer-first = Sag zuerst, ob du die angesagte { $number } unterbietest oder verzichtest.
card-complete = Karte { $card } ist gelöst und wird nicht mehr gedreht.
other-card-turned = Mit dieser Hausregel lässt sich nur eine Karte drehen; Karte { $card } bleibt, wie sie liegt.
taken = { $square } ist nicht leer: Dort steht { piece-name.nominative }.
not-its-way = { piece-name.opening } kann nicht von { $begin } nach { $end } ziehen.
in-the-way = { piece-name.opening } kommt nicht über die Figur auf { $square } hinweg.
never-there-B = Der Läufer bleibt auf dunklen Feldern; { $square } ist hell.
never-there-N = Der Springer kommt nie nach { $square }, in die Mitte.
level-no-turning = Auf Stufe 1 wird die Karte nicht gedreht.
level-no-mirroring = Unter Stufe 3 wird die Karte nicht gespiegelt.

# Stellungen und Kartenstapel
board-piece = { $text }: { $letter } muss genau einmal dastehen.
board-bishop = Der Läufer (B) steht nur auf den dunklen Feldern { $squares }, nicht auf { $square }.
board-knight = Der Springer (N) steht nie auf b2.
deck-option = deck: { $given } geht nicht. Möglich: { $standard }, eine Liste von Stellungen als Text oder der Pfad einer .toml-Datei.
deck-problem = deck: { $problem }
deck-size = ein Stapel hat { $fewest } bis { $most } Karten, nicht { $count }
deck-card = Karte { $number }: { $problem } ({ $rule })
deck-twice = Karte { $number } ist dieselbe wie Karte { $first }
no-challenge = Auf dem Tisch liegt keine Aufgabe.
challenge-size = Eine Aufgabe hat eine Karte oder zwei, und Stufe 1, 2 oder 3.
challenge-form = Eine Aufgabe besteht aus einer Stellung und einer Karte oder zweien.
option-deck-about = Eigene Karten: eine Liste von Stellungen oder eine Datei.
option-deck-takes = 2 bis 62 verschiedene Stellungstexte oder der Pfad einer .toml-Datei damit.
solved-already = Schon gelöst: Es ist nichts zu tun.
solved-plans = Mindestens { $distance }, auf Stufe { $level }; { $plans ->
    [1] der einzige kürzeste Plan
   *[other] einer von { $plans } kürzesten Plänen
}:
solving-all = Alle Abstände
solving-all-of = Stellungen

# What choices mean
declare-number = { $number } ansagen
declare-odds = Balken: wie oft eine Aufgabe der Stufe { $level } so viele Züge braucht. Über diese Karte sagen sie nichts.
row-plays = { $whose ->
    [you] Du spielst es mit
   *[other] { $who } spielt es mit
} { $number ->
    [one] { $number } Zug
   *[other] höchstens { $number } Zügen
} vor: Gelingt es, ein Punkt für { $whose ->
    [you] dich, sonst für { $other }
   *[other] { $other-is ->
        [you] { $who }, sonst für dich
       *[other] { $who }, sonst für { $other }
    }
}.
turn-card = Drehen
mirror-card = Spiegeln
points-of = { $points } von { $most } Punkten
so-far = bisher
still-to-do = noch frei

# The end
score-now = { $whose ->
    [you] Punkte: { $one } (du), { $two } ({ $second }).
   *[other] Punkte: { $one } ({ $first }), { $two } ({ $second }).
}
ending-target = { $whose ->
    [you] Du hast die Zielpunktzahl erreicht: { $points }.
   *[other] { $who } hat die Zielpunktzahl erreicht: { $points }.
}
ending-completed = { $cards ->
    [1] Die Figuren stehen wie auf der Karte.
   *[other] Beide Karten sind gelöst.
}
ending-given-up = Der Versuch wurde aufgegeben, bevor die Figuren richtig standen.
# Wo das Spiel steht, zu dem, der dran ist
status-hourglass-you = Weniger als { $number }? Unterbiete oder verzichte
status-executing-you = Führ deinen Plan aus: noch { $left ->
    [one] { $left } Zug
   *[other] { $left } Züge
  }
give-up-ask = Diese Karte aufgeben?
give-up-score = { $who } bekommt den Punkt: { $own } zu { $other }. Die Figuren bleiben stehen.
give-up-alone = Die Aufgabe gilt dann als nicht gelöst, und die kürzesten Wege werden gezeigt.

# Sheets to print
sheet-board = Spielbrett
sheet-pieces = Figuren
sheet-cards = Aufgabenkarten

# The box on the table
tell-start = Startkarte: Wo beginnen die Figuren?
tell-goal = { $bonus ->
    [0] Aufgabenkarte: Wie sollen die Figuren stehen?
   *[other] Aufgabenkarte { $card }: Wie sollen die Figuren stehen?
}

# What was touched so far leads on: what to touch next
step-where = Wohin zieht { piece-name.nominative }?

# Why a decision was wrong
worse-least = Das Minimum ist { $least }.
worse-still = Von hier aus hätte { $least } genügt.
worse-longer = Von hier aus hätte { $least } genügt; so braucht es mindestens { $whole }.
