# Exercises, by theme: its name, what is wanted, and a hint

moves = Contare le mosse
moves-goal = Forma la carta in { $count } mosse: meno non si può.
moves-hint = Guarda quali pezzi sono già al loro posto e che cosa ostacola gli altri.
turns = Girare la carta
turns-goal = Forma la carta in { $count } azioni, rotazioni comprese: meno non si può.
turns-hint = Girare la carta costa un’azione e può far risparmiare più mosse.
two-cards = Due carte
two-cards-goal = Forma tutte e due le carte in { $count } azioni: meno non si può.
two-cards-hint = Cerca prima la strada da una carta all’altra; poi scegli da quale cominciare.

# What is said of a wrong answer

too-long = Da qui ne servono ancora { $more }: { $all } in tutto, e ne bastano { $count }.
