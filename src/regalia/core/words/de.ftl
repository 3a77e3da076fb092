# Texte, die allen Spielen gemeinsam sind.
over = Das Spiel ist zu Ende: { $reason }.
seat-number = Spieler { $seat }
out-of-turn = { $seat } ist gerade nicht an der Reihe.
chance-first = Erst entscheidet der Zufall ({ $text } ist ein Zug): würfle oder ziehe zuerst.
action-first = { $text } ist ein Ergebnis des Zufalls, aber zuerst ist jemand am Zug.
unreadable = { $text } ist kein Zug von „{ $game }“, jedenfalls nicht mit diesen Optionen.
say-seat = Mehrere dürfen handeln: Sag, welcher Platz { $text } sagt.
no-seat = Es gibt keinen Platz { $seat }; die Plätze haben die Nummern 0 bis { $last }.
