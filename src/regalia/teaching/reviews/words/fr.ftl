# Analyses : le verdict, ses causes et les points qui sont derrière
verdict-unclear = Cette analyse ne peut pas le dire.
verdict-even = Tout s’est équilibré.
verdict-despite = { $chance ->
    [dice] Malgré les dés.
    [cards] Malgré les cartes.
   *[luck] Malgré la malchance.
}
verdict-settled = C’était presque décidé dès le départ.
verdict-kept = Rien n’a été gaspillé.
verdict-mostly = Surtout { $first }.
verdict-more = Davantage { $first } que { $second }.
verdict-both = Autant { $first } que { $second }.
cause-luck = { $chance ->
    [dice] les dés
    [cards] les cartes
   *[luck] la chance
}
cause-self = { $whose ->
    [you] tes propres coups
   *[other] les coups joués par { $who }
}
cause-others = les autres
cause-unknowable = l’imprévisible
cause-early = la fin anticipée
verdict-won = { $whose ->
    [you] Tu as gagné.
   *[other] { $who } a gagné.
}
verdict-shared = { $whose ->
    [you] Tu partages la victoire.
   *[other] { $who } partage la victoire.
}
verdict-drawn = Partie nulle.
verdict-lost = { $whose ->
    [you] Tu as perdu.
   *[other] { $who } a perdu.
}
verdict-done = Réussi.
verdict-failed = Pas réussi.
verdict-start = Au début, les chances de gagner étaient de { $start } points sur 100.
verdict-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
verdict-luck-cost = { $chance ->
    [dice] Les dés
    [cards] Les cartes
   *[luck] Les coups du sort
} { $whose ->
    [you] t’ont coûté { $points }.
   *[other] ont coûté { $points } à { $who }.
}
verdict-luck-gave = { $chance ->
    [dice] Les dés
    [cards] Les cartes
   *[luck] Les coups de chance
} { $whose ->
    [you] t’ont apporté { $points }.
   *[other] ont apporté { $points } à { $who }.
}
verdict-luck-even = { $chance ->
    [dice] Les dés se sont équilibrés.
    [cards] Les cartes se sont équilibrées.
   *[luck] Chance et malchance se sont équilibrées.
}
verdict-own-cost = { $whose ->
    [you] Tes propres coups t’ont coûté { $points }.
   *[other] Ses propres coups ont coûté { $points } à { $who }.
}
verdict-own-none = { $whose ->
    [you] Tes propres coups n’ont presque rien coûté.
   *[other] Ses propres coups n’ont presque rien coûté à { $who }.
}
verdict-other-gave = { $whose ->
    [you] Tu as rendu { $points }.
   *[other] { $who } a rendu { $points }.
}
verdict-others-gave = Les autres ont rendu { $points }.
verdict-others-cost = Les coups des autres ont coûté { $points }.
verdict-together-cost = { $whose ->
    [you] Au total, les coups t’ont coûté { $points }.
   *[other] Au total, les coups ont coûté { $points } à { $who }.
}
verdict-together-gave = { $whose ->
    [you] Au total, les coups t’ont apporté { $points }.
   *[other] Au total, les coups ont apporté { $points } à { $who }.
}
verdict-unknowable-cost = Ce que personne ne pouvait savoir a coûté { $points }.
verdict-unknowable-gave = Ce que personne ne pouvait savoir a apporté { $points }.
verdict-early-cost = La fin anticipée a coûté { $points }.
verdict-early-gave = La fin anticipée a apporté { $points }.
verdict-left-over = { $points } restent inexpliqués, car ici les valeurs ne sont pas exactes.
verdict-error = Ici, les valeurs peuvent se tromper de { $points }.

# Why a decision was worse than the better one
worse-wins = La meilleure action gagne aussitôt.
worse-loses = Cela perd aussitôt.
worse-lets-win = Après cela l’autre camp peut gagner aussitôt ; après la meilleure action, non.
worse-forced-win = La meilleure action gagne, quoi que fasse l’autre camp.
worse-forced-loss = Après cela la partie est perdue, quoi qu’on fasse.

# The coach, from moment to moment
coach-better = Mieux : { $better }
coach-cost = Cela a coûté { $points }.
coach-gave = Cela a apporté { $points }.
coach-good = Bien joué.
coach-take = Une chose à retenir, de l’étape { $n } : { $reason }
coach-kept = Une chose à retenir : aucun de ces coups n’était à coup sûr une erreur. Continue ainsi.
coach-quiet = Aucun moment n’a changé grand-chose.

# Forces et faiblesses au fil de nombreuses parties
style-phase = { $about ->
    [early] En début de partie
    [middle] En milieu de partie
   *[late] En fin de partie
}
style-phase-worse = { style-phase }, tu te trompes plus souvent : { $percent } % de tes décisions y sont signalées ({ $low } à { $high } %), ailleurs { $restpercent } % ({ $restlow } à { $resthigh } %).
style-phase-better = { style-phase }, tu te trompes moins souvent : { $percent } % de tes décisions y sont signalées ({ $low } à { $high } %), ailleurs { $restpercent } % ({ $restlow } à { $resthigh } %).
style-phase-none = Aucune phase de la partie ne se distingue pour l’instant. Parties avec une analyse : { $count }.
style-games-lacking = { $count ->
    [one] Pour parler des phases de la partie, il manque encore une partie avec une analyse.
   *[other] Pour parler des phases de la partie, il manque encore { $count } parties avec une analyse.
}
style-theme-worse = « { $theme } » est plus difficile pour toi que d’autres exercices du même degré : { $percent } % justes du premier coup ({ $low } à { $high } %), ailleurs { $restpercent } % ({ $restlow } à { $resthigh } %).
style-theme-better = « { $theme } » est plus facile pour toi que d’autres exercices du même degré : { $percent } % justes du premier coup ({ $low } à { $high } %), ailleurs { $restpercent } % ({ $restlow } à { $resthigh } %).
style-theme-none = Aucun thème d’exercices ne se distingue pour l’instant. Exercices comptés : { $count }.
style-exercises-lacking = { $count ->
    [one] Pour comparer deux thèmes, il manque encore au moins un exercice.
   *[other] Pour comparer deux thèmes, il manque encore au moins { $count } exercices.
}
