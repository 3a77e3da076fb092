# Lo que dice el laboratorio.
results-line = la línea { $line } no es un resultado del laboratorio
no-strength = { $given } no es una fuerza de juego: `quick`, `tree:100`, `tree:100:0.1` o un nivel del 1 al 10
no-armies = { $game } no tiene ejércitos cuyas unidades se puedan pesar
nothing-to-weigh = El archivo de unidades no contiene ninguna unidad
worth = { $strength }: { $points } puntos de porcentaje de victorias (± { $half }; { NUMBER($games, useGrouping: 0) } partidas). Juega como { $many } unidades medias, o { $ratio } × { $unit }.
advantage-idle = Apenas se usa su ventaja: { $share } % de sus ataques.
advantage-used = Su ventaja supone el { $share } % de sus ataques y el { $brought } % de su efecto.
never-attacks = Nunca ataca.
too-strong = Demasiado fuerte con cualquier fuerza de juego.
too-weak = Demasiado débil con cualquier fuerza de juego.
in-line = En línea con las demás con cualquier fuerza de juego.
depends = Depende de quién juegue: demasiado fuerte con { $strong }; demasiado débil con { $weak }.
nowhere = ninguna
too-wide = Los intervalos son demasiado anchos para juzgar: hacen falta más partidas.
weighing = Pesando
games = partidas
