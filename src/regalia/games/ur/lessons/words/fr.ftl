# Ur

lesson-first = Vos premiers pas à Ur

enter-goal = Amenez un pion sur le plateau.
enter-hint = Touchez votre réserve, puis la case à la flèche.

rosette-goal = Amenez votre pion sur une rosette.
rosette-hint = Les cases à fleur sont des rosettes ; deux sont à un pas.
rosette-missed = Pas de rosette ici : votre tour serait fini.
rosette-done = Une rosette vous donne un lancer de plus.

again-goal = Atteignez une rosette, puis relancez.
again-hint = Allez d’abord sur une fleur, puis prenez le lancer de plus.
again-stopped = Vous avez laissé filer le lancer de plus.
