# Lektionen und Übungen: was an einer Datei mit Schritten falsch sein kann

step-twice = zwei Schritte heißen { $id }
step-played = Schritt { $id }: { $text } kann dort nicht gespielt werden
step-seat = Schritt { $id }: Platz { $seat } ist am Anfang nicht am Zug
step-over = Dieser Schritt ist zu Ende: Fang ihn neu an.
no-such-rule = eine Regel { $rule } gibt es nicht
position-json = das ist kein JSON-Objekt
wanted-message = die Kennung eines Textes: kleine Buchstaben, Ziffern und Bindestriche
wanted-name = ein kurzer Name: kleine Buchstaben, Ziffern und Bindestriche
wanted-share = eine Zahl von 0 bis 1
wanted-form = was verlangt wird, ist eine Tabelle mit mindestens einem Schlüssel
wanted-kind = einer dieser Schlüssel wird gebraucht: { $kinds }
wanted-key = { $key } bedeutet neben { $kind } nichts
wanted-a-text = { $key } ist ein Text
wanted-a-flag = { $key } ist true oder false
wanted-a-number = { $key } ist eine ganze Zahl
wanted-some-texts = { $key } ist eine Liste von Texten
wanted-several = { $key } ist eine Liste von mindestens einer Tabelle
wanted-who = to_play ist die Nummer eines Platzes oder eines von: { $words }
wanted-comparison = vergleiche es mit einem von: { $words }
guide-moment = das wird gefragt, bevor etwas getan ist: kein action, kein actions
goal-words = vor dem ersten Tippen sind mehr als { $most } Wörter zu lesen
goal-long = das Ziel ist länger als { $most } Buchstaben ({ $language })
no-message = den Text { $id } gibt es nicht
step-impossible = in { $most } eigenen Aktionen ist es nicht zu schaffen
step-par = par ist { $par }, aber { $fewest } eigene Aktionen genügen und sind nötig
refutation-unplayable = nach { $text } kann { $plays } nicht gespielt werden
no-exercises = niemand hat gesagt, wie Aufgaben für { $game } gefunden werden
analysis-long = Spiele mit mehr als { NUMBER($most, useGrouping: 0) } Schritten werden nicht analysiert.
no-position = { $text } ist weder eine Aufzeichnung noch eine Stellung eines Spiels.
exercise-gap = Die beste Aktion gewinnt etwa { $games } von hundert Partien mehr als jede andere.

# Why a decision was worse than the better one
worse-wins = Die bessere Aktion gewinnt sofort.
worse-loses = Das verliert sofort.
worse-lets-win = Danach kann die andere Seite sofort gewinnen, nach der besseren Aktion nicht.
worse-forced-win = Die bessere Aktion gewinnt, was auch immer die andere Seite tut.
worse-forced-loss = Danach ist die Partie verloren, was man auch tut.
