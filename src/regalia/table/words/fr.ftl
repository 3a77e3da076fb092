# Ce que dit une table.
computer-name = Ordinateur{"\u00A0"}{ $level }

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
ask-undo = { $who } voudrait annuler le dernier coup.
ask-draw = { $who } propose une nulle. D’accord ?
waiting-undo = En attente d’une réponse : le dernier coup peut-il être repris ?
waiting-draw = Tu as proposé une nulle. Si l’autre camp continue à jouer, il la refuse.

# Refus
refused-no-message = On ne peut pas envoyer cela à une table.
refused-watching = Tu regardes ; seuls ceux qui ont une place peuvent le faire.
refused-not-your-seat = Ce n’est pas ta place.
refused-no-side = On ne peut pas se joindre à cette place pour l’instant.
refused-sits-already = Tu joues déjà dans un autre camp à cette table.
refused-side-full = Un camp ne peut pas compter plus de { $most } personnes.
refused-side-last = Il n’y a personne d’autre dans ton camp. Tu peux abandonner à la place.
refused-not-open = Cette place n’est pas libre.
refused-not-begun = La partie commence quand tout le monde est assis.
refused-over = La partie est finie.
refused-not-over = La partie n’est pas encore finie.
refused-departed = Tu as quitté cette partie.
refused-too-late = Trop tard : le temps est écoulé.
refused-stale = La table a changé entre-temps. Regarde encore une fois, s’il te plaît.
refused-not-ahead = Il n’y a rien à choisir d’avance maintenant.
refused-not-possible = Ce choix n’est pas possible ici.
refused-nothing-prepared = Tu n’as rien choisi d’avance.
refused-undo-over = La partie est finie : on n’annule plus rien.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-undo-race = Quand c’est au plus rapide, on n’annule rien.
refused-undo-chance = Depuis, des dés ont été lancés ou des cartes tirées : face à d’autres personnes, on ne peut plus annuler.
refused-undo-secret = Ce coup a révélé quelque chose à quelqu’un : face à d’autres personnes, on ne peut plus l’annuler.
refused-asked-already = Une question attend encore sa réponse.
refused-nothing-asked = Aucune question ne t’est posée.
refused-no-draw = On ne peut se mettre d’accord sur une nulle qu’à deux, et pas quand c’est au plus rapide.
refused-draw-computer = L’ordinateur n’accepte jamais de nulle.
refused-draw-again = Tu as déjà proposé une nulle. Tu pourras recommencer après le prochain tour de l’autre camp.
refused-nothing-said = Le message est vide.
refused-wished-already = Tu as déjà dit que tu voulais rejouer.
refused-not-alone = On ne peut refaire le même défi qu’en solo.
refused-no-hint = Les conseils sont réservés à ceux qui jouent seulement contre l’ordinateur, et à leur tour.
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
refused-record-game = Cette partie enregistrée est celle d’un autre jeu : « { $game } ».
refused-record-options = Une partie enregistrée apporte ses propres options.
refused-record-over = La partie enregistrée est terminée : il n’y a rien à continuer.
refused-told-enough = On ne peut pas indiquer plus de { $most } choses pour une partie.
refused-told-first = Dites d’abord ce qui a été retourné : { $wanted }.
refused-told-otherwise = Cela ne va pas avec ce qui a été dit avant : { $told }.
refused-told-from-start = Seule une partie racontée depuis le début peut continuer ici.
refused-told-with-it = Nommez aussi ce qui est montré en même temps (nombre : { $count }).
refused-nothing-untold = Il ne reste rien à dire.
refused-untold-count = Nommez autant de cartes qu’il y en a : { $wanted }.

# The box on the table
cannot-check = Cela ne peut pas être vérifié tant que la main est cachée.
tell-shown = { $who } : dis quelle carte tu retournes.
tell-drawn = { $who } lance ou pioche : dites ce qui est sorti.
tell-chance = Lancez ou piochez, et dites ce qui est sorti.
tell-first = Qui est prêt en premier l’annonce.
tell-turn = { $who } : dis ce que tu fais.

# Vérifier le hasard
verify-right = { $count ->
    [one] C’est bon : le seul tirage, refait à partir de la graine, est identique.
   *[other] C’est bon : { $count } tirages, refaits à partir de la graine, sont tous identiques.
}
verify-repeated = { $count ->
    [one] Un autre vient d’une partie précédente, comme prévu.
   *[other] { $count } autres viennent d’une partie précédente, comme prévu.
}
verify-wrong = Erreur : le résultat nº { $number } est { $text } dans le fichier, mais la graine donne { $drawn }.
verify-commit = Erreur : la graine n’est pas celle qui avait été promise au début.
verify-nothing = Ce fichier ne peut pas être vérifié : il n’a ni Seed ni Commit.
verify-running = Quand cet enregistrement a été sauvegardé, la partie était encore en cours : la graine n’est montrée qu’à la fin. Sauvegarde-le de nouveau à ce moment-là et vérifie le nouveau.
verify-tags = Ce fichier ne peut pas être vérifié : Seed, Luck ou Repeated est illisible.
verify-typed = { $count ->
    [one] Les coups de ce fichier suivent les règles. Son seul résultat du hasard ne peut pas être vérifié : il a été lancé ou tiré à la main, puis tapé.
   *[other] Les coups de ce fichier suivent les règles. Ses { $count } résultats du hasard ne peuvent pas être vérifiés : ils ont été lancés ou tirés à la main, puis tapés.
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
hint-shortest = C’est l’un des plus courts chemins : ensuite, il en reste exactement { $count }.
