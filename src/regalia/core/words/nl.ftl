# Teksten die alle spellen delen.
over = Het spel is afgelopen: { $reason }.
seat-number = speler { $seat }
out-of-turn = { $seat } is nu niet aan de beurt.
chance-first = Eerst beslist het toeval ({ $text } is een zet): gooi of trek een kaart.
action-first = { $text } is een uitkomst van het toeval, maar eerst moet er iemand spelen.
unreadable = { $text } is geen zet van ‘{ $game }’, tenminste niet met deze opties.
not-a-text = { $given } is geen tekst; zetten geef je als tekst op, bijvoorbeeld { $example }.
say-seat = Meerdere spelers mogen iets doen: zeg van welke plaats { $text } komt.
no-seat = Er is geen plaats { $seat }; de plaatsen lopen van 0 tot en met { $last }.
players-given = Er is voor elke plaats één speler nodig: { $count }, niet { $given }.
missing-extra = Hiervoor ontbreekt { $module }. Je installeert het met: { $command }
