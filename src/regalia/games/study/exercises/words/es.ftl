# Exercises, by theme: its name, what is wanted, and a hint

moves = Contar movimientos
moves-goal = Forma la carta en { $count } movimientos: no se puede en menos.
moves-hint = Mira qué piezas están ya en su sitio y qué estorba a las demás.
turns = Girar la carta
turns-goal = Forma la carta con { $count } acciones, contando los giros: no se puede con menos.
turns-hint = Girar la carta cuesta una acción y puede ahorrar varios movimientos.
two-cards = Dos cartas
two-cards-goal = Forma las dos cartas con { $count } acciones: no se puede con menos.
two-cards-hint = Busca primero el camino de una carta a la otra; luego decide con cuál empiezas.

# What is said of a wrong answer

too-long = Desde aquí hacen falta { $more } más: { $all } en total, y bastan { $count }.
