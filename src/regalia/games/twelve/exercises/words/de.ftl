# Exercises, by theme: its name, what is wanted, and a hint

win = Den König einschließen
win-goal = { $count ->
    [1] Gewinn sofort.
   *[other] Du kannst den Sieg in { $count } eigenen Aktionen erzwingen. Finde die erste.
}
win-hint = Zähl die offenen Seiten des gegnerischen Königs: Auch ein Rand des Fensters schließt eine.
save = Seiten der Könige
save-goal = Dein König wird gleich eingeschlossen. Rette ihn.
save-hint = Sieh nach, womit der Gegner gewinnt, und nimm ihm den Platz oder das Fenster dafür.
only = Die einzige Aktion
only-goal = Alle Aktionen bis auf eine verlieren. Finde sie.
only-hint = Schau zwei gegnerische Aktionen voraus, auch nach dem, was zu helfen scheint.

# What is said of a wrong answer

not-over = Die Partie geht weiter: Der gegnerische König hat noch eine offene Seite.
no-more-forced = Nach dieser Antwort brauchst du insgesamt mehr als { $count } Aktionen.
