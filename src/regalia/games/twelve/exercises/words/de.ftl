# Exercises, by theme: its name, what is wanted, and a hint

win = Den König einschließen
win-goal = { $count ->
    [1] Gewinne sofort.
   *[other] Du kannst den Sieg in { $count } eigenen Aktionen erzwingen. Finde die erste.
}
win-hint = Zähl die offenen Seiten des gegnerischen Königs: Auch ein Rand des Fensters schließt eine.
save = Den König retten
save-goal = Dein König wird gleich eingeschlossen. Rette ihn.
save-hint = Sieh nach, womit der Gegner gewinnt, und nimm ihm das Feld oder den Platz im Fenster.
only = Die einzige Aktion
only-goal = Alle Aktionen bis auf eine verlieren. Finde sie.
only-hint = Schau zwei gegnerische Aktionen voraus, auch nach einer, die zu helfen scheint.

# What is said of a wrong answer

not-over = Die Partie geht weiter: Der gegnerische König hat noch eine offene Seite.
no-more-forced = Danach brauchst du insgesamt mehr als { $count } Aktionen.
