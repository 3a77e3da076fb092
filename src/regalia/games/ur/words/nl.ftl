# Ur: het koninklijke spel
name = Ur: het koninklijke spel
how-to-play = Gooi met twee dobbelstenen en zet daarna stenen op het bord of verplaats ze over de twintig velden. Wie als eerste op elk van de vier rozetten een steen heeft, wint.
seat-0 = Donker
seat-1 = Licht
side-0 = donker
side-1 = licht
about = Een wedloop over twintig velden: bezet alle vier de rozetten tegelijk.
reason-rosettes = alle vier de rozetten zijn bezet
reason-some-rosettes = er zijn genoeg rozetten bezet
reason-claimed-draw = dezelfde stelling kwam vijf keer achter elkaar voor

# Velden en dingen
nobody = leeg
square-plain = { $square }, { $owner }
square-rosette = { $square }, rozet, { $owner }
square-entrance = { $square }, de Ingang, { $owner }
square-royal = { $square }, Koningsland, { $owner }
square-ishtar = { $square }, Isjtar, { $owner }
square-marduk = { $square }, Mardoek, { $owner }
piece-on = steen van { $owner } op { $square }
reserve = { $owner }: { $count } in de voorraad
die-gold = goud
die-silver = zilver
die-blank = leeg
roll-name =
    { $roll ->
        [one-silver] één keer zilver
        [one-gold] één keer goud
        [gold-silver] goud en zilver
        [two-silver] twee keer zilver
        [two-gold] twee keer goud
       *[two-blank] twee keer leeg
    }

# Wat er gebeurde
say-roll-dice = { $whose ->
    [you] Je gooit: { $dice }.
   *[other] { $who } gooit: { $dice }.
}
say-roll-pass = { $whose ->
    [you] Je gooit: { $dice }. Daarmee kan niets.
   *[other] { $who } gooit: { $dice }. Daarmee kan niets.
}
say-enter = { $whose ->
    [you] Je zet een steen op de Ingang{ $ending }
   *[other] { $who } zet een steen op de Ingang{ $ending }
}
say-place = { $whose ->
    [you] Je zet een steen op { $square }.
   *[other] { $who } zet een steen op { $square }.
}
say-move = { $whose ->
    [you] Je gaat { $move }{ $ending }
   *[other] { $who } gaat { $move }{ $ending }
}
say-roll = { $whose ->
    [you] Je gooit nog een keer.
   *[other] { $who } gooit nog een keer.
}
say-stop = { $whose ->
    [you] Je beëindigt je beurt.
   *[other] { $who } beëindigt de beurt.
}
say-claim-draw = { $whose ->
    [you] Je claimt gelijkspel.
   *[other] { $who } claimt gelijkspel.
}
from-to = van { $begin } naar { $end }
and-then = {" "}en{" "}
and-captures = { $whose ->
    [you] {" "}en slaat op { $squares }.
   *[other] {" "}en slaat op { $squares }.
}

# Weigeringen
no-claim = Je kunt pas gelijkspel claimen als je beurt vijf keer achter elkaar in dezelfde stelling begint; dit is de { $times }e keer.
no-stop = Stoppen kan alleen als er net een steen op een rozet is gekomen; nu kun je gooien of gelijkspel claimen.
no-extra-roll = Je gooit alleen nog een keer nadat een steen naar een rozet is gegaan.
extra-roll-first = Een steen is op een rozet gekomen: zeg eerst of je nog een keer gooit of stopt.
claim-or-roll-first = Zeg eerst of je gelijkspel claimt of gooit.
no-reserve = Al je stenen staan op het bord: er is er geen meer in de voorraad.
entrance-own = Op de Ingang staat een eigen steen.
entrance-only-piece = De steen op de Ingang is de enige van die kleur op het bord; die kun je niet slaan door er een steen op te zetten.
place-taken = { $square } is niet leeg.
place-not-beside = { $square } ligt niet naast een van je stenen.
place-not-with-roll = Met deze worp, { roll-name }, mag je geen steen op { $square } zetten.
no-moving = Met twee lege dobbelstenen zet je een steen op het bord, je verplaatst er geen.
not-your-piece = Op { $square } staat geen steen van jou.
one-step-only = Met deze worp, { roll-name }, doet één steen één stap.
three-steps-roll = Voor drie stappen heb je twee keer goud of twee keer zilver nodig; de worp is { roll-name }.
three-steps-mastery = Voor drie stappen heb je de heerschappij over de Hemel nodig: eigen stenen op zijn beide rozetten.
two-pieces-roll = Twee stenen verplaats je alleen met twee gekleurde dobbelstenen; de worp is { roll-name }.
enemy-in-the-way = Op { $square } staat een vijandelijke steen in de weg; alleen met heerschappij over de Aarde kun je eroverheen.
protected = De steen op { $square } wordt beschermd door Isjtar.
own-piece-there = Op { $square } staat al een eigen steen.
too-far = Geen zet van hooguit drie stappen gaat van { $square } naar { $to }.
first-step-wins = Met de eerste stap heb je al gewonnen; daarmee eindigt de zet.
other-order = Beide volgordes zijn dezelfde zet; die schrijf je als { $text }.

# Knoppen
button-roll = Nog eens gooien
button-stop = Beurt beëindigen
button-claim-draw = Gelijkspel claimen

# Positions and the board
position-pieces = { $seat } heeft hier { $count } stenen, maar er zijn er maar { $most }.
position-rosettes = { $seat } heeft al genoeg rozetten: het spel was eerder afgelopen.
layout-wrong = het bord is niet zoals UR-1 tot UR-4 het willen: { $what }

# Solving
gpu-cupy = Een GPU wordt via CuPy gebruikt, en dat is er niet ({ $why }).
gpu-none = Er is geen GPU die CuPy kan gebruiken ({ $why }).
solve-halves = De helften van het bord verschillen; om op te lossen moeten ze gelijk zijn.
solve-needs = { $what }: dit kost { $needed } GiB, en er is { $there } GiB. Minder stenen kosten minder.
needs-memory = Geheugen
needs-gpu = GPU-geheugen
needs-disk = Ruimte op de schijf
solve-device = Het apparaat is een van { $devices }.
solve-pieces = Elke kant heeft { $least } tot { $most } stenen.
solve-bits = bits is van 1 tot { $most }, en tolerance is groter dan 0.
table-other = dit is van een ander spel; haal het weg, of begin opnieuw
table-version = gemaakt voor een andere versie van de regels of van dit bestand
table-length = niet zo lang als het hoort
table-none = geen tabel van Ur ({ $why })
table-values = De waarden zijn niet die welke geschreven zijn.
solve-on-gpu = Stellingen: { $positions }, op de GPU.
solve-on-cpu = Stellingen: { $positions }, op de processors van deze computer.
solve-memory = Geheugen: { $needed } GiB van { $free } GiB vrij.
solve-mapped = De beste zetten passen niet in het geheugen en staan zolang in een bestand.
solve-disk = Schijf: { $needed } GiB van { $free } GiB vrij.
solve-hours = Tijd: ongeveer { $time } uur, geschat naar de snelheid van één computer.
solve-minutes = Tijd: ongeveer { $time } minuten, geschat naar de snelheid van één computer.
solve-resumed = Verder vanaf een tussenstand: { $sweeps } rondes, { $reached } van { $last }.
solve-stopped = Gestopt. Bij een nieuwe start gaat het hier verder.
solve-solved = Opgelost: geen waarde zit er meer dan { $error } naast.
solve-installed = Gecontroleerd en geïnstalleerd: niveau 10, terugblikken en oefeningen gaan vanaf hun volgende start op deze tabel af.
install-extremes = De uitersten zijn geen tabel om naar te spelen: installeer die voor een half.
solve-start = { $file }: wie begint, heeft { $values }.
solve-begin = Beginnen?
solve-bar = Oplossen
solve-bar-of = van de bits van het laatste spel
solve-so-far = Oplossen: ronde { $sweep }, hoogstens { $error } ernaast

# Wat mogelijk is
in-reserve = { $count } in de voorraad
rosettes-held = { $count } van { $goal } rozetten
prompt-again = Een steen heeft een rozet bereikt: werp nog eens of beëindig de beurt.
prompt-claiming = Voor de vijfde keer dezelfde stelling: claim gelijkspel of gooi.
prompt-roll = { $dice }: { $what }.
or = {" "}of{" "}
may-move-one = { $steps ->
    [1] één steen 1 stap verzetten
   *[other] één steen tot { $steps } stappen verzetten
}
may-move-two = { $steps ->
    [1] twee stenen elk 1 stap verzetten
   *[other] één steen tot { $steps } stappen verzetten, of twee elk 1 stap
}
may-enter = een steen op de Ingang zetten
may-place-beside = een steen naast een eigen steen zetten
may-place-royal = een steen op het Koningsland zetten
may-place-ishtar = een steen op Isjtar zetten
may-place-marduk = een steen op Mardoek zetten

# The end
ending-rosettes = { $whose ->
    [you] { $goal ->
        [1] Je bezet een rozet: dat is hier genoeg.
        [4] Je bezet alle vier de rozetten.
       *[other] Je bezet { $goal } rozetten: dat is hier genoeg.
    }
   *[other] { $goal ->
        [1] { $who } bezet een rozet: dat is hier genoeg.
        [4] { $who } bezet alle vier de rozetten.
       *[other] { $who } bezet { $goal } rozetten: dat is hier genoeg.
    }
}
ending-claimed = { $whose ->
    [you] Vijf van je beurten op rij begonnen in dezelfde stelling, en je hebt gelijkspel geclaimd.
   *[other] Vijf beurten op rij begonnen in dezelfde stelling, en { $who } heeft gelijkspel geclaimd.
}
# Waarom er niets kan
why-none-left = Alle stenen staan al op het bord.
why-entrance-own = Inzetten kan niet: op de Ingang staat een eigen steen.
why-entrance-only-piece = Inzetten kan niet: de steen op de Ingang is de enige van de tegenstander.
why-nowhere = Naast geen eigen steen is een veld vrij.
why-place-taken = De velden die deze worp toelaat, zijn bezet.
why-blocked = Geen steen kan bewegen.

# Sheets to print
sheet-board = Bord
sheet-pieces = Stenen
sheet-dice = Dobbelstenen om te vouwen

# Small games (UR-21)
goal-needs-pieces = goal: met { $pieces } stenen kan niemand { $goal } rozetten bezetten.
option-pieces-about = Hoeveel stenen elke speler heeft.
option-goal-about = Hoeveel rozetten die tegelijk bezet zijn winnen.
tell-roll = { $who } gooit: zeg hoe de dobbelstenen liggen.

# What was touched so far leads on: what to touch next
step-where = Waarheen gaat de steen?
step-second = Ook een tweede steen mag bewegen: tik erop.
step-way = Langs welke weg? Tik op de velden ertussen.

# Why an action was worse than another
worse-winning-rolls = Worpen waarmee de tegenstander hierna wint: { $rolls } van de 16; na de betere actie: { $fewer }.
worse-taking-rolls = Worpen die hierna een steen slaan ({ $squares }): { $rolls } van de 16; na de betere actie: { $fewer }.
worse-takes = Zo geslagen stenen: { $takes }; met de betere actie: { $most }.
worse-again = De betere actie bereikt een rozet en geeft nog een worp.
