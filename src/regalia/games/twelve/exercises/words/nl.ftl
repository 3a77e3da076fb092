# Exercises, by theme: its name, what is wanted, and a hint

win = De koning insluiten
win-goal = { $count ->
    [1] Win meteen.
   *[other] Je kunt de winst afdwingen in { $count } eigen acties. Vind de eerste.
}
win-hint = Tel de open zijden van de vijandelijke koning: ook een rand van het venster sluit er een.
save = De koning redden
save-goal = Je koning wordt bijna ingesloten. Red hem.
save-hint = Kijk waarmee de tegenstander wint en neem hem het veld of de ruimte in het venster af.
only = De enige actie
only-goal = Alle acties op één na verliezen. Vind die ene.
only-hint = Kijk twee acties van de tegenstander vooruit, ook na een actie die lijkt te helpen.

# What is said of a wrong answer

not-over = De partij gaat door: de vijandelijke koning heeft nog een open zijde.
no-more-forced = Hierna heb je in totaal meer dan { $count } acties nodig.
