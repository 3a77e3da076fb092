# Ce que dit une table.
character-1 = Connaît les règles et veut gagner, mais laisse passer beaucoup de choses.
character-2 = Voit ce qui saute aux yeux et manque le reste.
character-3 = Vient de lire les règles et réfléchit avant d’agir.
character-4 = Voit la plupart des occasions et choisit parfois la mauvaise.
character-5 = Joue avec soin. De temps en temps, ta meilleure réponse est oubliée.
character-6 = Fait peu de fautes évidentes. On gagne avec un plan.
character-7 = Donne rarement quelque chose et voit assez loin.
character-8 = Ne se trompe presque jamais. Il faut un plan et de la patience.
character-9 = Voit loin et ne laisse rien passer en chemin.
character-10 = À pleine force : ne laisse rien passer et prend tout le temps qu’il y a.

# Fins
won = { $who } gagne : { $reason }.
won-alone = Réussi : { $reason }.
lost-alone = Pas réussi : { $reason }.
drawn = Partie nulle : { $reason }.
shared = { $who } partagent la victoire : { $reason }.
and = {" "}et{" "}
left-resigned = { $who } abandonne
left-flagged = { $who } n’a plus de temps
draw-agreed = les deux camps se sont mis d’accord sur une nulle

# Two games, seats exchanged (QG-24)
pair-first = Première de deux parties. Pour la seconde, vous échangez vos places, et les points des deux s’ajoutent.
pair-first-over = Première de deux parties : { $points }. Maintenant, vous échangez vos places ; la mise en place reste la même.
pair-second = Seconde de deux parties. La première : { $points }.
pair-won = Les deux parties ensemble : { $points }. { $who } gagne la paire.
pair-tied = Les deux parties ensemble : { $points }. Égalité.
pair-left = Cette partie n’a pas été jouée jusqu’au bout : la paire ne compte pas.

# Dans le journal
say-resigned = { $whose ->
    [you] Tu abandonnes.
   *[other] { $who } abandonne.
}
say-flagged = { $whose ->
    [you] Tu as épuisé ton temps.
   *[other] { $who } a épuisé son temps.
}
say-draw-agreed = Les deux camps se mettent d’accord sur une nulle.
say-by-clock = { $sentence } (Temps écoulé.)

# Questions
ask-undo = { $who } voudrait annuler le dernier coup. D’accord ?
ask-draw = { $who } propose une nulle. D’accord ?
waiting-undo = En attente d’une réponse : le dernier coup peut-il être annulé ?
waiting-draw = { $whose ->
    [you] Tu as proposé une nulle.
   *[other] { $who } a proposé une nulle pour votre camp.
} Si l’autre camp continue à jouer, il la refuse.

# A seat whose people are away
stand-in-name = { $who } (ordinateur)
ask-absence = { $who } n’est pas là. Que faire ?
absent-asked = { $who } n’est pas là. Les autres décident de la suite.
absent-wait = { $who } n’est pas là, et la partie attend.
absent-computer = Un ordinateur joue jusqu’au retour de { $who }.
absent-friend = { $who } n’est pas là. Qui a le lien peut prendre la place.
absent-over = { $who } n’est plus à la table.
playing-on-resigned = { $whose ->
    [you] Tu as abandonné. Un ordinateur joue à ta place.
   *[other] { $who } abandonne. Un ordinateur continue.
}
playing-on-flagged = { $whose ->
    [you] Tu n’as plus de temps. Un ordinateur continue.
   *[other] { $who } n’a plus de temps. Un ordinateur continue.
}
lent-lost = Tu n’étais pas là, et { $who } a maintenant ta place. Seul { $who } peut la rendre.
lent-beside = { $who } joue pour un absent, avec la même connexion que quelqu’un à la table.
lent-taken = Tu joues pour { $who } pendant son absence.
lent-back = { $who } est de retour. Tu peux rendre la place.
say-stands-in = { $whose ->
    [you] Un ordinateur joue pour toi.
   *[other] Un ordinateur joue pour { $who }.
}
say-back = { $whose ->
    [you] Te voilà de retour.
   *[other] { $who } est de retour.
}
say-offered = La place est libre pour quelqu’un d’autre.
say-took = { $whose ->
    [you] Tu prends la place.
   *[other] { $who } prend la place.
}
say-took-beside = { $whose ->
    [you] Tu prends la place, avec la même connexion que quelqu’un à la table.
   *[other] { $who } prend la place, avec la même connexion que quelqu’un à la table.
}
say-gave-back = { $whose ->
    [you] Tu retrouves ta place.
   *[other] { $who } retrouve la place.
}

# Refus
refused-no-message = On ne peut pas envoyer cela à une table.
refused-watching = Tu regardes ; seuls ceux qui ont une place peuvent le faire.
refused-not-your-seat = Ce n’est pas ta place.
refused-no-side = On ne peut pas se joindre à cette place pour l’instant.
refused-sits-already = Tu joues déjà dans un autre camp à cette table.
refused-side-full = Un camp ne peut pas compter plus de { $most } personnes.
refused-side-last = Il n’y a personne d’autre dans ton camp. Tu peux abandonner à la place.
refused-not-open = Cette place n’est pas libre.
refused-not-back = La personne qui avait cette place n’est pas encore revenue.
refused-not-begun = La partie commencera quand tout le monde sera assis.
refused-over = La partie est finie.
refused-not-over = La partie n’est pas encore finie.
refused-departed = Tu as quitté cette partie.
refused-too-late = Trop tard : le temps est écoulé.
refused-too-early = Tu donnes un handicap{"\u00A0"}: ce sera possible dans { $seconds } s.
refused-stale = La table a changé entre-temps. Regarde encore une fois, s’il te plaît.
refused-not-ahead = Il n’y a rien à choisir d’avance maintenant.
refused-not-possible = Ce choix n’est pas possible ici.
refused-nothing-prepared = Tu n’as rien choisi d’avance.
refused-undo-over = La partie est finie : on n’annule plus rien.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-undo-race = Ici, c’est au plus rapide : on ne peut rien annuler.
refused-undo-chance = Depuis, des dés ont été lancés ou des cartes tirées : face à d’autres personnes, on ne peut plus annuler.
refused-undo-secret = Ce coup a révélé quelque chose à quelqu’un : face à d’autres personnes, on ne peut plus l’annuler.
refused-undo-stand-in = Un ordinateur joue pour quelqu’un qui n’est pas là, et cette personne seule pourrait accepter d’annuler.
refused-asked-already = Une question attend encore sa réponse.
refused-nothing-asked = Aucune question ne t’est posée.
refused-no-draw = On ne peut se mettre d’accord sur une nulle qu’à deux, et pas quand c’est au plus rapide.
refused-no-pair = Deux parties avec échange des places se jouent à deux, entières, et là où les points comptent ; { $game } ne le permet pas ici.
refused-draw-computer = L’ordinateur n’accepte jamais de nulle.
refused-draw-again = Tu as déjà proposé une nulle. Tu pourras recommencer après le prochain tour de l’autre camp.
refused-nothing-said = Le message est vide.
refused-wished-already = Tu as déjà dit que tu voulais rejouer.
refused-not-loser = Seul le perdant dit qui commence la partie suivante.
refused-not-alone = On ne peut refaire le même défi qu’en solo.
refused-no-hint = Les indices sont réservés à ceux qui jouent seulement contre l’ordinateur, et à leur tour.
refused-can-be-done = C’est possible : continue.
refused-nothing-there = On ne peut rien en faire maintenant.
refused-somebody-elses = Cela appartient à quelqu’un d’autre.
refused-seats = Avec ces options, « { $game } » se joue { $count ->
    [one] en solo
   *[other] à { $count }
} ; { $given ->
    [one] une place est donnée
   *[other] { $given } places sont données
}.
refused-no-person = Il faut au moins une personne à la table.
refused-gain = Seule une pendule pour toute la partie peut ajouter du temps.
refused-file = On ne peut pas nommer ici des fichiers du serveur.
refused-record-game = Cet enregistrement est celui d’un autre jeu : « { $game } ».
refused-record-options = Un enregistrement apporte ses propres options.
refused-record-over = La partie de cet enregistrement est terminée : il n’y a rien à continuer.
refused-told-enough = On ne peut pas indiquer plus de { $most } choses pour une partie.
refused-told-first = Dites d’abord ce qui a été retourné : { $wanted }.
refused-told-otherwise = Cela ne va pas avec ce qui a été dit avant : { $told }.
refused-told-from-start = Seule une partie racontée depuis le début peut continuer ici.
refused-told-with-it = Nommez aussi ce qui est montré en même temps (nombre : { $count }).
refused-nothing-untold = Il ne reste rien à dire.
refused-untold-count = Nommez autant de cartes qu’il y en a : { $wanted }.

# The box on the table
cannot-check = Cela ne peut pas être vérifié tant que la main est cachée.
tell-shown = { $who } : dis quelle carte tu retournes.
tell-drawn = { $who } lance ou pioche : dites ce qui est sorti.
tell-chance = Lancez ou piochez, et dites ce qui est sorti.
tell-first = Le premier qui est prêt le dit.
tell-turn = { $who } : dis ce que tu fais.

# Vérifier le hasard
verify-right = { $count ->
    [one] C’est bon : le seul tirage, refait à partir de la graine, est identique.
   *[other] C’est bon : { $count } tirages, refaits à partir de la graine, sont tous identiques.
}
verify-repeated = { $count ->
    [one] Un autre vient d’une partie précédente, comme prévu.
   *[other] { $count } autres viennent d’une partie précédente, comme prévu.
}
verify-wrong = Erreur : le résultat nº { $number } est { $text } dans l’enregistrement, mais la graine donne { $drawn }.
verify-commit = Erreur : la graine n’est pas celle qui avait été promise au début.
verify-nothing = Cet enregistrement ne peut pas être vérifié : il n’a ni Seed ni Commit.
verify-running = La partie était encore en cours quand elle a été enregistrée : la graine n’est montrée qu’à la fin. Enregistre-la de nouveau à ce moment-là et vérifie le nouvel enregistrement.
verify-tags = Cet enregistrement ne peut pas être vérifié : Seed, Luck ou Repeated est illisible.
verify-typed = { $count ->
    [one] Les coups de cet enregistrement suivent les règles. Son seul résultat du hasard ne peut pas être vérifié : il a été lancé ou tiré à la main, puis tapé.
   *[other] Les coups de cet enregistrement suivent les règles. Ses { $count } résultats du hasard ne peuvent pas être vérifiés : ils ont été lancés ou tirés à la main, puis tapés.
}

# The end, to whoever looks
ended-resigned = { $whose ->
    [you] Tu as abandonné.
   *[other] { $who } a abandonné.
}
ended-flagged = { $whose ->
    [you] Tu n’as plus de temps.
   *[other] { $who } n’a plus de temps.
}
ended-draw-agreed = Les deux camps se sont mis d’accord sur une nulle.

# Why a hint is good
hint-only = C’est la seule chose possible.
hint-wins = Ce coup gagne tout de suite.
hint-solves = Cela résout le défi.
hint-shortest = C’est un des chemins les plus courts : après ce coup, il en faut exactement { $count } de plus.
