# Exercises, by theme: its name, what is wanted, and a hint

kill = Eine Einheit fällt
kill-goal = Zieh und greif so an, dass eine gegnerische Einheit fällt.
kill-hint = Die Karte, die du spielst, liegt unter deiner Einheit und zählt zu den vieren.
key = Schlüsselstellungen
key-goal = Zieh und greif ein Ziel in Schlüsselstellung an.
key-hint = Die Farbe deiner Initiativkarte nennt die Richtung.
style = Der beste Angriff
style-goal = Wähl den Angriff, der am meisten bewirkt: Gefallene Einheiten zählen zuerst, dann verlorenes Leben.
style-hint = Zähl die Trümpfe für jede Art und zieh dann die Rüstung ab.
blast = Magische Welle
blast-goal = Zieh und greif so an, dass du am meisten bewirkst: Gefallene Einheiten zählen zuerst, dann genommenes oder geheiltes Leben.
blast-hint = Die Welle trifft jeden Gegner, dessen Karte die Farbe der Zielkarte hat.
heal = Heilung
heal-goal = Zieh und handle so, dass du am meisten bewirkst: Gefallene Einheiten zählen zuerst, dann genommenes oder geheiltes Leben.
heal-hint = Heilung erreicht alle deine Einheiten auf Karten von der Farbe des Ziels; Asse und Joker zählen.

# What is said of a wrong answer

kill-missed = { $left ->
    [0] So wird niemand verletzt.
   *[other] Keine Einheit fällt: Der Gegner behält { $left } Leben.
}
key-missed = So wurde kein Ziel in der Schlüsselstellung angegriffen.
less-done = So: { $felled } gefallen, { $life } Leben. Möglich wären: { $most-felled } gefallen, { $most-life } Leben.
