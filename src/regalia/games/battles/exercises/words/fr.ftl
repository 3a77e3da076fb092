# Exercises, by theme: its name, what is wanted, and a hint

kill = Une unité qui tombe
kill-goal = Déplace-toi et attaque pour faire tomber une unité adverse.
kill-hint = La carte que tu joues est sous ton unité et compte parmi les quatre.
key = Positions clés
key-goal = Déplace-toi et attaque une cible en position clé.
key-hint = L’enseigne de ta carte d’initiative indique la direction.
style = La meilleure attaque
style-goal = Choisis l’attaque qui fait le plus : d’abord les unités tombées, puis la vie perdue.
style-hint = Compte les atouts de chaque style, puis retire l’armure.
blast = Onde magique
blast-goal = Déplace-toi et fais le plus : d’abord les unités tombées, puis la vie prise ou rendue.
blast-hint = L’onde touche chaque adversaire dont la carte a la couleur de celle de la cible.
heal = Soins
heal-goal = Déplace-toi et fais le plus : d’abord les unités tombées, puis la vie prise ou rendue.
heal-hint = Les soins touchent toutes tes unités sur des cartes de la couleur de la cible ; as et jokers comptent.

# What is said of a wrong answer

kill-missed = { $left ->
    [0] Ainsi, aucun ennemi n’est blessé.
   *[other] Personne ne tombe : il reste { $left } de vie à l’ennemi.
}
key-missed = Ainsi, aucune cible en position clé n’a été attaquée.
less-done = Ici : { $felled } à terre, { $life } de vie. Au mieux : { $most-felled } à terre, { $most-life } de vie.
