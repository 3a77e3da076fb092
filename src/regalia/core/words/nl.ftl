# Teksten die alle spellen delen.
title-of = { $title }: { $text }
percent = { $share }%
and-then = { $before }; { $more }
spoken-language = nl
over = Het spel is afgelopen: { $reason }.
seat-number = speler{"\u00A0"}{ $seat }
out-of-turn = { $seat } is nu niet aan de beurt.
chance-first = Eerst beslist het toeval ({ $text } is een zet): gooi of trek een kaart.
action-first = { $text } is een uitkomst van het toeval, maar eerst moet er iemand spelen.
unreadable = { $text } is geen zet van ‘{ $game }’, tenminste niet met deze opties.
not-a-text = { $given } is geen tekst; zetten geef je als tekst op, bijvoorbeeld { $example }.
say-seat = Meerdere spelers mogen iets doen: zeg van welke plaats { $text } komt.
no-seat = Er is geen plaats { $seat }; de plaatsen lopen van 0 tot en met { $last }.
players-given = Er is voor elke plaats één speler nodig: { $count }, niet { $given }.
missing-extra = Hiervoor ontbreekt { $module }. Je installeert het met: { $command }

# Options and games
card-seats = Spelers: { $seats }
card-minutes = Minuten: { $minutes }
card-ages = Leeftijd: { $ages }
card-credits = Van { $credits }
option-value = { $name }: { $given } kan niet. Mogelijk: { $choices }.
option-unknown = { $game } heeft geen optie { $name }. De opties: { $options }.
option-file = { $name }: een bestand kun je alleen aan je eigen toetsenbord opgeven.
table-rules = Aan deze tafel
rule-otherwise = Aan deze tafel anders: { $rules }.
rule-in-force = Geldt aan deze tafel: { $options }.
option-chosen = { $option } – { $value }
unknown-game = Er is geen spel { $name }. De spellen: { $games }.
unknown-player = Er is geen speler { $name }. De spelers: { $players }.
unknown-level = Er is geen sterkte { $level }: de sterktes lopen van 1 tot en met { $last }.
no-time = De bedenktijd moet meer dan 0 milliseconden zijn, niet { $ms }.
review-long = Partijen van meer dan { NUMBER($most, useGrouping: 0) } stappen worden hier niet geanalyseerd.
review-over = Het spel is nog bezig: analyseren kan pas na afloop.
not-compiled = { $game } kon niet gecompileerd worden. { $why }
no-picture = { $game } heeft geen afbeelding { $name }.
no-solution = Van { $game } is er geen exacte oplossing.
nothing-to-roll = Eerst is er iemand aan de beurt: er valt nu niets te gooien of te trekken.
nothing-to-take-back = Er is niets om terug te nemen.
rules-gone = Dit werd gespeeld volgens versie { $version } van de regels van { $game }, die niet meer gespeeld wordt. Nu gespeeld: { $plays }.

# Positions
position-form = { $text } is geen stelling van { $game }. Een stelling ziet er zo uit: { $example }
position-keys = Een stelling van { $game } is een object met precies deze sleutels: { $keys }.
position-value = { $key }: { $value } is hier niet mogelijk; verwacht: { $wanted }.
position-impossible = { $key }: { $reason } Daar kan geen partij toe leiden.

# Records
record-long = Het verslag is langer dan { $most } tekens.
record-tag = Regel { $line }: { $text } is geen label. Een label ziet er zo uit: { $example }
record-tag-twice = Regel { $line }: het label { $tag } staat er twee keer.
record-comment = Regel { $line }, kolom { $column }: dit commentaar eindigt niet.
record-game = Het verslag zegt niet van welk spel het is: { $tag } ontbreekt.
record-hidden = Regel { $line }, kolom { $column }: { $text } verbergt wat plaats { $seat } niet mag weten. Zo’n verslag kun je lezen, niet naspelen.
record-seat = [Seat] noemt niemand die hier speelt of meekijkt: { $seat }.
record-move = Regel { $line }, kolom { $column }, nummer { $number }: { $text }: { $problem }{ $rule }
record-one-seat = Regel { $line }, kolom { $column }: { $text } noemt een plaats terwijl er maar één aan de beurt is.
record-json = Label { $tag }: { $text } is geen JSON-object.
record-in-tag = Label { $tag }: { $problem }
record-claim = Label { $tag }: { $claimed }, maar de zetten leiden tot { $found }.
record-changed = Het verslag is achteraf veranderd: het label Check klopt niet. Haal het weg om het verslag zo te aanvaarden.

# Files
file-problem = { $file }: { $problem }
file-line = { $file }, regel { $line }: { $problem }
file-key = { $file }, regel { $line }: { $key }: { $problem }
file-unknown = onbekend; hier mogelijk: { $keys }
file-missing = { $key } ontbreekt
file-value = { $value } kan niet; verwacht: { $wanted }
wanted-text = een tekst
wanted-number = een geheel getal van { $lowest } tot en met { $highest }
wanted-numbers = { $count } gehele getallen van { $lowest } tot en met { $highest }, als lijst
wanted-texts = een lijst van teksten
wanted-table = een tabel
wanted-tables = een lijst van tabellen, {"[["}{ $key }{"]]"}
file-long = langer dan { $most } bytes
file-utf8 = dit is geen UTF-8-tekst
file-toml = dit is geen TOML ({ $what })
toml-twice = twee keer dezelfde sleutel
toml-open = een tekst, lijst of tabel zonder einde
toml-key = ongeldige sleutel, of een zonder =
toml-line = de regel gaat na de waarde nog door
toml-value = ongeldige waarde
file-nested = te diep genest
file-dots = meer dan { $most } punten in één sleutel
file-digits = een getal van meer dan { $most } cijfers
file-tables = meer dan { $most } tabellen {"[["}{ $name }{"]]"}
os-missing = dit bestand bestaat niet
os-forbidden = dat mag je niet openen
os-folder = dat is een map
os-in-the-way = een deel van het pad is geen map
os-full = de schijf is vol
os-read-only = daar kan niets worden geschreven
os-other = kan niet geopend worden ({ $why })

# Positions put together by hand
editor-player = Aan de beurt
editor-phase = Wat nu volgt
editor-of = { $what } ({ $who })
editor-none = geen

# Stock words, which any room can use (boards/layout.py)
stock-square = veld { $number }
stock-pawn = { $who }: pion
stock-die = dobbelsteen: { $number }
stock-card = kaart { $card }
stock-hand = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
stock-back = { $who }: dichte kaart
stock-rolls = { $whose ->
    [you] Je gooit: { $number }.
   *[other] { $who } gooit: { $number }.
}
stock-draws = { $whose ->
    [you] Je trekt een kaart.
   *[other] { $who } trekt een kaart.
}
stock-draws-card = { $whose ->
    [you] Je trekt een kaart: { $card }.
   *[other] { $who } trekt een kaart: { $card }.
}
stock-plays = { $whose ->
    [you] Je speelt een kaart: { $card }.
   *[other] { $who } speelt een kaart: { $card }.
}
stock-stays = { $whose ->
    [you] Je blijft staan.
   *[other] { $who } blijft staan.
}
stock-steps = { $count ->
    [one] één veld
   *[other] { $count } velden
}
stock-goes = { $whose ->
    [you] Je gaat { stock-steps } verder.
   *[other] { $who } gaat { stock-steps } verder.
}
button-stay = Blijven staan
