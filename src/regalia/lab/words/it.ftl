# Quello che dice il laboratorio.
results-line = la riga { $line } non è un risultato del laboratorio
no-strength = { $given } non è una forza di gioco: `quick`, `tree:100`, `tree:100:0.1` o un livello da 1 a 10
no-armies = { $game } non ha eserciti di cui si possano pesare le unità
nothing-to-weigh = Il file delle unità non contiene unità
worth = { $strength }: { $points } punti di percentuale di vittorie (± { $half }; { NUMBER($games, useGrouping: 0) } partite). Gioca come { $many } unità medie, o { $ratio } × { $unit }.
advantage-idle = Il suo vantaggio è usato appena: { $share } % dei suoi attacchi.
advantage-used = Il suo vantaggio è il { $share } % dei suoi attacchi e il { $brought } % del loro effetto.
never-attacks = Non attacca mai.
too-strong = Troppo forte a ogni forza di gioco.
too-weak = Troppo debole a ogni forza di gioco.
in-line = In linea con le altre a ogni forza di gioco.
depends = Dipende da chi gioca: troppo forte con { $strong }; troppo debole con { $weak }.
nowhere = nessuna
too-wide = Gli intervalli sono troppo larghi per giudicare: servono più partite.
weighing = Pesatura
games = partite
