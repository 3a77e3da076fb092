# Ur: het koninklijke spel
name = Ur: het koninklijke spel
short-name = Ur
how-to-play = Gooi met twee dobbelstenen en zet daarna stenen op het bord of verplaats ze over de twintig velden. Wie als eerste op elk van de vier rozetten een steen heeft, wint.
seat-0 = Donker
seat-1 = Licht
side-0 = donker
side-1 = licht
about = Een wedloop over twintig velden: bezet alle vier de rozetten tegelijk.
reason-rosettes = één speler bezet alle vier de rozetten
reason-some-rosettes = één speler bezet genoeg rozetten
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
    [you] Je zet een steen op { $square }{ $ending }
   *[other] { $who } zet een steen op { $square }{ $ending }
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
place-not-at-side = { $square } heeft geen zijde gemeen met een veld waarop je een steen hebt.
place-not-with-roll = Met deze worp, { roll-name }, mag je geen steen op { $square } zetten.
no-moving = Met twee lege dobbelstenen zet je een steen op het bord, je verplaatst er geen.
not-your-piece = Op { $square } staat geen steen van jou.
one-step-only = Met deze worp, { roll-name }, doet één steen één stap.
two-pieces-steps = Twee stenen gaan elk één stap, niet verder.
three-steps-roll = Voor drie stappen heb je twee keer goud of twee keer zilver nodig; de worp is { roll-name }.
three-steps-mastery = Voor drie stappen heb je de heerschappij over de Hemel nodig: eigen stenen op zijn beide rozetten.
two-pieces-roll = Twee stenen verplaats je alleen met twee gekleurde dobbelstenen; de worp is { roll-name }.
enemy-in-the-way = Op { $square } staat een vijandelijke steen in de weg; alleen met heerschappij over de Aarde kun je eroverheen.
crossing-captures = Volgens deze huisregel mag een steen die over een eigen steen is gegaan niet op een vijand eindigen, zoals hier op { $square }.
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

# Solving
gpu-cupy = Een GPU wordt via CuPy gebruikt, en dat is er niet ({ $why }).
gpu-none = Er is geen GPU die CuPy kan gebruiken ({ $why }).
solve-halves = De helften van het bord verschillen; om op te lossen moeten ze gelijk zijn.
solve-needs = { $what }: dit kost { $needed } GiB, en er is { $there } GiB. Minder stenen kosten minder.
needs-memory = Geheugen
needs-gpu = GPU-geheugen
needs-disk = Schijfruimte
solve-device = Het apparaat is een van { $devices }.
solve-pieces = Elke kant heeft { $least } tot { $most } stenen.
solve-bits = bits is van 1 tot { $most }, en tolerance is groter dan 0.
table-other = dit is van een ander spel; haal het weg, of begin opnieuw
table-version = gemaakt voor een andere versie van de regels of van dit bestand
table-length = niet zo lang als het hoort
table-none = geen tabel van Ur ({ $why })
table-values = De waarden zijn niet meer zoals ze geschreven werden.
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
solve-installed = Gecontroleerd en geïnstalleerd: sterkte 10, analyses en oefeningen gaan vanaf hun volgende start op deze tabel af.
install-extremes = De tabellen van de uitersten zijn niet om mee te spelen: installeer die voor een half.
solve-start = { $file }: wie begint, heeft { $values }.
solve-begin = Beginnen?
solve-bar = Oplossen
solve-bar-of = van de bits van het laatste spel
solve-so-far = Oplossen: ronde { $sweep }, hoogstens { $error } ernaast

# Wat mogelijk is
in-reserve = { $count ->
    [0] voorraad leeg
   *[other] { $count } in de voorraad
}
rosettes-held = { $count } van { $goal } rozetten
prompt-again = Een steen heeft een rozet bereikt: gooi nog eens of beëindig de beurt.
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
may-place-side = een steen zij aan zij met een eigen steen zetten, muur of niet
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
option-goal = Rozetten om te winnen
option-goal-about = Hoeveel rozetten je tegelijk moet bezetten om te winnen.

# Het bord van iemands eigen doos (UR-22) en tweede lezingen van regels (UR-23 tot UR-26)
option-layout = Bord
option-layout-about = Waar de bijzondere velden liggen en tussen welke velden een muur staat. Het antieke bord is een vermoeden.
option-layout-takes = Een bord als tekst, een lijst van één of twee, of het pad van een .toml-bestand.
value-layout-standard = dat van het boekje
value-layout-ancient = antiek (een vermoeden)
option-side = Kant
option-side-about = Welke van de twee kanten van het bord gespeeld wordt.
option-placing = Op vijanden zetten
option-placing-about = Goud en zilver, twee keer zilver of twee keer goud: slaat de steen die je zet?
value-placing-empty = nee, alleen lege velden
value-placing-captures = ja, hij slaat
option-crossing = Slaan na een eigen
option-crossing-about = Mag een steen slaan die onderweg over een eigen steen is gegaan?
value-crossing-captures = ja
value-crossing-empty = nee, op een leeg veld
option-beside = Naast
option-beside-about = Twee keer leeg: telt voor ‘naast’ het pad, of is een gemeenschappelijke zijde genoeg, ook bij een muur?
value-beside-path = één stap over het pad
value-beside-side = gemeenschappelijke zijde
option-extra = Extra worpen
option-extra-about = Geeft een rozet die je in een extra worp bereikt er nog een?
value-extra-each = elke keer
value-extra-once = één keer per beurt
option-handicap = Handicap
option-handicap-about = Voor twee die ongelijk sterk zijn: wie sterker is, speelt met minder stenen. Van gelijke niveaus 5 won wie er één, twee of drie minder had 38, 21 en 6 van de 100 spellen.
value-handicap-none = geen
value-handicap-first-1 = { seat-0 } heeft 1 steen minder
value-handicap-first-2 = { seat-0 } heeft 2 stenen minder
value-handicap-first-3 = { seat-0 } heeft 3 stenen minder
value-handicap-second-1 = { seat-1 } heeft 1 steen minder
value-handicap-second-2 = { seat-1 } heeft 2 stenen minder
value-handicap-second-3 = { seat-1 } heeft 3 stenen minder
role-plain = gewoon veld
role-rosette = rozet
role-entrance = de Ingang
role-royal = Koningsland
role-ishtar = Isjtar
role-marduk = Mardoek
board-roles = Rozetten van de Aarde: { $earth }; van de Hemel: { $sky }. Ingang: { $entrance }. Koningsland: { $royal }. Isjtar: { $ishtar }. Mardoek: { $marduk }.
board-walls = Muren: { $walls }.
board-open = Geen muren: het pad verbindt alle velden met een gemeenschappelijke zijde.
board-meant = De regels en afbeeldingen hierna zijn die van dit bord; afbeeldingen die er niet op kloppen, ontbreken. De voorbeelden worden op het bord uit het boekje gespeeld.
path-walls = Het **pad** verbindt velden met een gemeenschappelijke zijde, behalve waar een muur staat ({ $walls }).
path-open = Het **pad** verbindt alle velden met een gemeenschappelijke zijde.
path-ruling = *(Beslissing: ‘naast’ betekent over het pad; huisregel: UR-25.)*
layout-problem = layout: { $problem }
layout-side = kant { $side }: { $problem }
layout-text = { $given } is geen bord: eerst komen de drie rijen velden, dan de muren, zoals in { $example }
layout-sign = { $sign } is geen rol van een veld; er zijn * e r i m en .
layout-count = { $role ->
    [entrance] Een bord heeft één Ingang; dit heeft er { $count }.
    [royal] Een bord heeft drie velden Koningsland; dit heeft er { $count }.
    [ishtar] Een bord heeft één veld Isjtar; dit heeft er { $count }.
    [marduk] Een bord heeft één veld Mardoek; dit heeft er { $count }.
   *[rosette] Een bord heeft vier rozetten; dit heeft er { $count }.
}
layout-earth = Twee rozetten liggen in kolom 1–4, voor de heerschappij over de Aarde; hier zijn het er { $count }.
layout-sky = Twee rozetten liggen in kolom 7 en 8, voor de heerschappij over de Hemel; hier zijn het er { $count }.
layout-unreachable = Van de Ingang leidt geen pad naar { $squares }.
layout-wall = { $wall } is geen muur: die staat tussen twee velden met een gemeenschappelijke zijde, zoals A2|B2.
layout-wall-twice = De muur { $wall } staat er twee keer.
layout-sides = Een bord heeft één of twee kanten, niet { $count }.
layout-no-side = side: het bord heeft geen kant { $side }.

tell-roll = { $who } gooit: hoe liggen de dobbelstenen?

# What was touched so far leads on: what to touch next
step-where = Waarheen gaat de steen?
step-second = Ook een tweede steen mag bewegen: tik erop.
step-way = Langs welke weg? Tik op de velden ertussen.

# Why an action was worse than another
worse-winning-rolls = Worpen waarmee de tegenstander hierna wint: { $rolls } van de 16; na de betere actie: { $fewer }.
worse-taking-rolls = Worpen die hierna een steen slaan ({ $squares }): { $rolls } van de 16; na de betere actie: { $fewer }.
worse-takes = Zo geslagen stenen: { $takes }; met de betere actie: { $most }.
worse-again = De betere actie bereikt een rozet en geeft nog een worp.
