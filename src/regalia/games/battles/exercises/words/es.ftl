# Exercises, by theme: its name, what is wanted, and a hint

kill = Una unidad que cae
kill-goal = Mueve y ataca de modo que caiga una unidad enemiga.
kill-hint = La carta que juegas queda bajo tu unidad y cuenta entre las cuatro.
key = Posiciones clave
key-goal = Mueve y ataca a un objetivo en la posición clave.
key-hint = El palo de tu carta de iniciativa indica la dirección.
style = El mejor ataque
style-goal = Elige el ataque que más logra: primero las unidades que caen, luego la vida perdida.
style-hint = Cuenta los triunfos de cada estilo y resta después la armadura.
blast = Onda mágica
blast-goal = Mueve y logra lo máximo: primero unidades caídas, luego vida quitada o devuelta.
blast-hint = La onda alcanza a todo enemigo cuya carta tiene el color de la del objetivo.
heal = Curación
heal-goal = Mueve y logra lo máximo: primero unidades caídas, luego vida quitada o devuelta.
heal-hint = La curación llega a todas tus unidades sobre cartas del color del objetivo; cuentan ases y comodines.

# What is said of a wrong answer

kill-missed = { $left ->
    [0] Así ningún enemigo sale herido.
   *[other] Nadie cae; vida que le queda al enemigo: { $left }.
}
key-missed = Así no se atacó ningún objetivo en la posición clave.
less-done = Así: { $felled } caídas, { $life } de vida. Lo máximo: { $most-felled } caídas, { $most-life } de vida.
