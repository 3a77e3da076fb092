# Auswertungen: das Urteil, woran es lag und die Punkte dahinter
verdict-unclear = Das kann diese Auswertung nicht sagen.
verdict-even = Es hat sich ausgeglichen.
verdict-despite = { $chance ->
    [dice] Trotz der Würfel.
    [cards] Trotz der Karten.
   *[luck] Trotz Pech.
}
verdict-settled = Es war von Anfang an so gut wie entschieden.
verdict-kept = Nichts wurde verschenkt.
verdict-mostly = Vor allem { $first }.
verdict-more = Mehr { $first } als { $second }.
verdict-both = Ebenso sehr { $first } wie { $second }.
cause-luck = { $chance ->
    [dice] die Würfel
    [cards] die Karten
   *[luck] das Glück
}
cause-self = { $whose ->
    [you] deine eigenen Züge
   *[other] die Züge von { $who }
}
cause-others = die anderen
cause-unknowable = das Ungewisse
cause-early = das vorzeitige Ende
verdict-won = { $whose ->
    [you] Du hast gewonnen.
   *[other] { $who } hat gewonnen.
}
verdict-shared = { $whose ->
    [you] Du teilst dir den Sieg.
   *[other] { $who } teilt sich den Sieg.
}
verdict-drawn = Unentschieden.
verdict-lost = { $whose ->
    [you] Du hast verloren.
   *[other] { $who } hat verloren.
}
verdict-done = Gelöst.
verdict-failed = Nicht gelöst.
verdict-start = Am Anfang war die Gewinnchance { $start } von 100 Punkten.
verdict-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
verdict-luck-cost = { $chance ->
    [dice] Die Würfel haben
    [cards] Die Karten haben
   *[luck] Pech hat
} { $whose ->
    [you] dich
   *[other] { $who }
} { $points } gekostet.
verdict-luck-gave = { $chance ->
    [dice] Die Würfel haben
    [cards] Die Karten haben
   *[luck] Das Glück hat
} { $whose ->
    [you] dir
   *[other] { $who }
} { $points } gebracht.
verdict-luck-even = { $chance ->
    [dice] Die Würfel haben
    [cards] Die Karten haben
   *[luck] Glück und Pech haben
} sich ausgeglichen.
verdict-own-cost = { $whose ->
    [you] Deine eigenen Züge haben dich { $points } gekostet.
   *[other] Die eigenen Züge haben { $who } { $points } gekostet.
}
verdict-own-none = { $whose ->
    [you] Deine eigenen Züge haben fast nichts gekostet.
   *[other] Die eigenen Züge haben { $who } fast nichts gekostet.
}
verdict-other-gave = { $whose ->
    [you] Du hast { $points } zurückgegeben.
   *[other] { $who } hat { $points } zurückgegeben.
}
verdict-others-gave = Die anderen haben { $points } zurückgegeben.
verdict-others-cost = Die Züge der anderen haben { $points } gekostet.
verdict-together-cost = { $whose ->
    [you] Zusammengenommen haben dich die Züge { $points } gekostet.
   *[other] Zusammengenommen haben die Züge { $who } { $points } gekostet.
}
verdict-together-gave = { $whose ->
    [you] Zusammengenommen haben dir die Züge { $points } gebracht.
   *[other] Zusammengenommen haben die Züge { $who } { $points } gebracht.
}
verdict-unknowable-cost = Was niemand wissen konnte, hat { $points } gekostet.
verdict-unknowable-gave = Was niemand wissen konnte, hat { $points } gebracht.
verdict-early-cost = Das vorzeitige Ende hat { $points } gekostet.
verdict-early-gave = Das vorzeitige Ende hat { $points } gebracht.
verdict-left-over = { $points } bleiben ungeklärt, denn die Werte sind hier nicht exakt.
verdict-error = Die Werte können hier um { $points } danebenliegen.

# Why a decision was worse than the better one
worse-wins = Die bessere Aktion gewinnt sofort.
worse-loses = Das verliert sofort.
worse-lets-win = Danach kann die andere Seite sofort gewinnen, nach der besseren Aktion nicht.
worse-forced-win = Die bessere Aktion gewinnt, was auch immer die andere Seite tut.
worse-forced-loss = Danach ist die Partie verloren, was auch geschieht.

# The coach, from moment to moment
coach-better = Besser: { $better }
coach-cost = Das hat { $points } gekostet.
coach-gave = Das hat { $points } gebracht.
coach-good = Gut gespielt.
coach-take = Eins zum Mitnehmen, aus Schritt { $n }: { $reason }
coach-kept = Eins zum Mitnehmen: Keiner dieser Züge war sicher ein Fehler. Weiter so.
coach-quiet = Kein Augenblick hat viel verändert.

# Stärken und Schwächen über viele Partien
style-phase = { $about ->
    [early] Früh in der Partie
    [middle] In der Mitte der Partie
   *[late] Spät in der Partie
}
style-phase-worse = { style-phase } irrst du dich öfter: Dort sind { $percent } % deiner Entscheidungen markiert ({ $low } bis { $high } %), sonst { $restpercent } % ({ $restlow } bis { $resthigh } %).
style-phase-better = { style-phase } irrst du dich seltener: Dort sind { $percent } % deiner Entscheidungen markiert ({ $low } bis { $high } %), sonst { $restpercent } % ({ $restlow } bis { $resthigh } %).
style-phase-none = Bisher fällt kein Abschnitt der Partie auf. Partien mit Auswertung: { $count }.
style-games-lacking = { $count ->
    [one] Für einen Satz über die Abschnitte der Partie fehlt noch eine Partie mit Auswertung.
   *[other] Für einen Satz über die Abschnitte der Partie fehlen noch { $count } Partien mit Auswertung.
}
style-theme-worse = „{ $theme }“ fällt dir schwerer als andere Aufgaben der gleichen Stufe: { $percent } % beim ersten Versuch richtig ({ $low } bis { $high } %), sonst { $restpercent } % ({ $restlow } bis { $resthigh } %).
style-theme-better = „{ $theme }“ fällt dir leichter als andere Aufgaben der gleichen Stufe: { $percent } % beim ersten Versuch richtig ({ $low } bis { $high } %), sonst { $restpercent } % ({ $restlow } bis { $resthigh } %).
style-theme-none = Bisher fällt kein Thema der Aufgaben auf. Gezählte Aufgaben: { $count }.
style-exercises-lacking = { $count ->
    [one] Um zwei Themen zu vergleichen, fehlt mindestens noch eine Aufgabe.
   *[other] Um zwei Themen zu vergleichen, fehlen mindestens noch { $count } Aufgaben.
}
