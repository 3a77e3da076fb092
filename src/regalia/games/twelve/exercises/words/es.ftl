# Exercises, by theme: its name, what is wanted, and a hint

win = Rodear al rey
win-goal = { $count ->
    [1] Gana ahora mismo.
   *[other] Puedes forzar la victoria en { $count } acciones tuyas. Encuentra la primera.
}
win-hint = Cuenta los lados abiertos del rey enemigo: un borde de la ventana también cierra uno.
save = Los lados de los reyes
save-goal = Tu rey está a punto de quedar rodeado. Sálvalo.
save-hint = Mira con qué acción gana el enemigo y quítale el sitio, o la ventana.
only = La única acción
only-goal = Todas las acciones menos una pierden. Encuéntrala.
only-hint = Mira dos acciones del enemigo por delante, también tras lo que parece ayudar.

# What is said of a wrong answer

not-over = La partida sigue: al rey enemigo aún le queda un lado abierto.
no-more-forced = Tras esta respuesta necesitas más de { $count } acciones en total.
