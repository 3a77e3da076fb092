# Texte, die allen Spielen gemeinsam sind.
over = Das Spiel ist zu Ende: { $reason }.
seat-number = Spieler { $seat }
out-of-turn = { $seat } ist gerade nicht dran.
chance-first = Erst entscheidet der Zufall ({ $text } ist ein Zug): Würfle oder zieh eine Karte.
action-first = { $text } ist ein Zufallsergebnis, aber zuerst ist jemand dran.
unreadable = { $text } ist kein Zug von „{ $game }“, jedenfalls nicht mit diesen Optionen.
not-a-text = { $given } ist kein Text; Züge werden als Text angegeben, zum Beispiel { $example }.
say-seat = Mehrere sind zugleich dran: Sag dazu, von welchem Platz { $text } kommt.
no-seat = Es gibt keinen Platz { $seat }; die Plätze haben die Nummern 0 bis { $last }.
players-given = Für jeden Platz wird ein Spieler gebraucht: { $count }, nicht { $given }.
missing-extra = Hierfür fehlt { $module }. Es kommt mit: { $command }
