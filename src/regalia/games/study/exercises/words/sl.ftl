# Exercises, by theme: its name, what is wanted, and a hint

moves = Štetje potez
moves-goal = Sestavi karto s toliko potezami: { $count }. Z manj ne gre.
moves-hint = Poglej, katere figure že stojijo prav in kaj je drugim v napoto.
turns = Obračanje karte
turns-goal = Sestavi karto s toliko dejanji, obrati vred: { $count }. Z manj ne gre.
turns-hint = Obrat karte stane eno dejanje, prihrani pa lahko več potez.
two-cards = Dve karti
two-cards-goal = Sestavi obe karti s toliko dejanji: { $count }. Z manj ne gre.
two-cards-hint = Najprej poišči pot od ene karte do druge, nato izberi, s katero začneš.

# What is said of a wrong answer

too-long = Od tod jih je treba še { $more }: skupaj { $all }, dovolj pa jih je { $count }.
