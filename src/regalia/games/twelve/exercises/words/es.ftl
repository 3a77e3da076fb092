# Exercises, by theme: its name, what is wanted, and a hint

win = Rodear al rey
win-goal = { $count ->
    [1] Gana ahora mismo.
   *[other] Puedes forzar la victoria en { $count } acciones tuyas. Encuentra la primera.
}
win-hint = Cuenta los lados abiertos del rey rival: un borde de la ventana también cierra uno.
save = Los lados de los reyes
save-goal = Tu rey está a punto de quedar rodeado. Sálvalo.
save-hint = Mira con qué acción gana el rival y quítale el sitio, o la ventana.
only = La única acción
only-goal = Todas las acciones menos una pierden. Encuéntrala.
only-hint = Mira dos acciones del rival por delante, también tras lo que parece ayudar.

# What is said of a wrong answer

not-over = La partida sigue: al rey rival aún le queda un lado abierto.
no-more-forced = Tras esta respuesta necesitas más de { $count } acciones en total.
