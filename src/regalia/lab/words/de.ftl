# Was das Labor sagt.
results-line = Zeile { $line } ist kein Ergebnis des Labors
no-strength = { $given } ist keine Spielstärke: `quick`, `tree:100`, `tree:100:0.1` oder eine Stufe von 1 bis 10
no-armies = { $game } hat keine Armeen, deren Einheiten man wiegen könnte
nothing-to-weigh = Die Einheitendatei enthält keine Einheiten
worth = { $strength }: { $points } Prozentpunkte Gewinnquote (± { $half }; { NUMBER($games, useGrouping: 0) } Partien). Spielt wie { $many } durchschnittliche Einheiten oder { $ratio } × { $unit }.
advantage-idle = Der Vorteil wird kaum genutzt: { $share } % der Angriffe.
advantage-used = Der Vorteil macht { $share } % der Angriffe und { $brought } % ihrer Wirkung aus.
never-attacks = Diese Einheit greift nie an.
too-strong = Bei jeder Spielstärke zu stark.
too-weak = Bei jeder Spielstärke zu schwach.
in-line = Bei jeder Spielstärke im Rahmen der anderen.
depends = Es kommt darauf an, wer spielt: zu stark bei { $strong }; zu schwach bei { $weak }.
nowhere = keiner
too-wide = Die Intervalle sind für ein Urteil zu breit: Es braucht mehr Partien.
weighing = Wiegen
games = Partien
