# Exercises, by theme: its name, what is wanted, and a hint

moves = Štetje potez
moves-goal = Reši karto v toliko potezah: { $count }. Z manj ne gre.
moves-hint = Poglej, katere figure so že na svojem mestu in kaj je drugim v napoto.
turns = Obračanje karte
turns-goal = Reši karto v toliko potezah, z obrati vred: { $count }. Z manj ne gre.
turns-hint = Obrat karte stane eno potezo, prihrani pa jih lahko več.
two-cards = Dve karti
two-cards-goal = Reši obe karti v toliko potezah: { $count }. Z manj ne gre.
two-cards-hint = Najprej poišči pot od ene karte do druge, nato izberi, s katero začneš.

# What is said of a wrong answer

too-long = Od tod jih je treba še { $more }: skupaj { $all }, dovolj pa jih je { $count }.
