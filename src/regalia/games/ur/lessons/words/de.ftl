# Ur

lesson-first = Deine ersten Schritte in Ur

enter-goal = Bring einen Stein aufs Brett.
enter-hint = Tippe auf deinen Vorrat, dann auf das Feld mit dem Pfeil.

rosette-goal = Zieh deinen Stein auf eine Rosette.
rosette-hint = Die Felder mit einer Blume sind Rosetten; zwei davon sind einen Schritt entfernt.
rosette-missed = Dort ist keine Rosette: Dein Zug wäre zu Ende.
rosette-done = Eine Rosette lässt dich noch einmal würfeln.

again-goal = Erreiche eine Rosette und würfle dann noch einmal.
again-hint = Zieh erst auf eine Blume, dann nimm den zusätzlichen Wurf.
again-stopped = Du hast den zusätzlichen Wurf verschenkt.
