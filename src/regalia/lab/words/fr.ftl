# Ce que dit le laboratoire.
results-line = la ligne { $line } n’est pas un résultat du laboratoire
no-strength = { $given } n’est pas une force de jeu : `quick`, `tree:100`, `tree:100:0.1` ou un niveau de 1 à 10
no-armies = { $game } n’a pas d’armées dont on puisse peser les unités
nothing-to-weigh = Le fichier d’unités ne contient aucune unité
worth = { $strength } : { $points } points de taux de victoire (± { $half } ; { NUMBER($games, useGrouping: 0) } parties). Joue comme { $many } unités moyennes, ou { $ratio } × { $unit }.
advantage-idle = Son avantage ne sert presque pas : { $share } % de ses attaques.
advantage-used = Son avantage représente { $share } % de ses attaques et { $brought } % de leur effet.
never-attacks = Elle n’attaque jamais.
too-strong = Trop forte à toutes les forces de jeu.
too-weak = Trop faible à toutes les forces de jeu.
in-line = Comparable aux autres à toutes les forces de jeu.
depends = Tout dépend de qui joue : trop forte avec { $strong } ; trop faible avec { $weak }.
nowhere = aucune
too-wide = Les intervalles sont trop larges pour juger : il faut plus de parties.
weighing = Pesée
games = parties
