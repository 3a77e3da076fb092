# Leçons et exercices : ce qui peut clocher dans un fichier d’étapes

step-twice = deux étapes s’appellent { $id }
step-played = étape { $id } : { $text } ne peut pas être joué là
step-seat = étape { $id } : au début, ce n’est pas à la place { $seat } de jouer
step-over = Cette étape est finie : recommencez-la.
no-such-rule = il n’y a pas de règle { $rule }
position-json = ce n’est pas un objet JSON
wanted-message = le nom d’un texte : minuscules, chiffres et tirets
wanted-name = un nom court : minuscules, chiffres et tirets
wanted-share = un nombre de 0 à 1
wanted-form = ce qui est demandé est une table avec au moins une clé
wanted-kind = il faut l’une de ces clés : { $kinds }
wanted-key = { $key } ne veut rien dire à côté de { $kind }
wanted-a-text = { $key } est un texte
wanted-a-flag = { $key } vaut true ou false
wanted-a-number = { $key } est un nombre entier
wanted-some-texts = { $key } est une liste de textes
wanted-several = { $key } est une liste d’au moins une table
wanted-who = to_play est le numéro d’une place ou l’un de : { $words }
wanted-comparison = comparez avec l’un de : { $words }
guide-moment = la question vient avant toute action : ni action ni actions
goal-words = avant le premier toucher, il y a plus de { $most } mots à lire
goal-long = le but dépasse { $most } lettres ({ $language })
no-message = il n’y a pas de texte { $id }
step-impossible = impossible en { $most } actions
step-par = par vaut { $par }, mais { $fewest } actions suffisent et sont nécessaires
refutation-unplayable = après { $text }, { $plays } ne peut pas être joué
no-exercises = personne n’a dit comment trouver des exercices pour { $game }
analysis-long = Les parties de plus de { NUMBER($most, useGrouping: 0) } étapes ne sont pas analysées.
no-position = { $text } n’est ni un enregistrement ni une position d’aucun jeu.
exercise-gap = La meilleure action gagne environ { $games } parties sur cent de plus que toute autre.

# Why a decision was worse than the better one
worse-wins = La meilleure action gagne aussitôt.
worse-loses = Cela perd aussitôt.
worse-lets-win = Après cela l’autre camp peut gagner aussitôt ; après la meilleure action, non.
worse-forced-win = La meilleure action gagne, quoi que fasse l’autre camp.
worse-forced-loss = Après cela la partie est perdue, quoi qu’on fasse.
