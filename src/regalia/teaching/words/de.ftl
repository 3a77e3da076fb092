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
goal-words = das erste Ziel hat mehr als { $most } Wörter
goal-long = das Ziel ist länger als { $most } Buchstaben ({ $language })
no-message = den Text { $id } gibt es nicht
step-impossible = in { $most } eigenen Aktionen ist es nicht zu schaffen
step-par = par ist { $par }, aber { $fewest } eigene Aktionen genügen und sind nötig
refutation-unplayable = nach { $text } kann { $plays } nicht gespielt werden
