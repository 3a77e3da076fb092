# Schaak met twaalf kaarten
name = Twaalfkaartenschaak
how-to-play = Breng je stukken een voor een in het spel, altijd naast een eigen stuk, of verplaats ze; alles moet passen in een venster van vier bij vier velden dat met de stukken meeschuift. Er wordt niet geslagen: wie de vijandelijke koning aan alle vier de zijden insluit, met stukken van elke kleur of met de rand van het venster, wint.
seat-0 = Wit
seat-1 = Zwart
side-0 = wit
side-1 = zwart
about = Twaalf stukken, geen bord: sluit de vijandelijke koning in, in een venster van vier bij vier velden dat meeschuift.
option-ban = Naast de koning
option-ban-about = Wat niet op een van de vier zijvelden van de vijandelijke koning mag eindigen.
value-ban-placing = alleen inzetten
value-ban-both = ook zetten
option-handicap = Handicap
option-handicap-about = Voor twee die ongelijk sterk zijn: wie sterker is, speelt zonder één stuk. Van gelijke niveaus 5 won wie zonder pion, paard, loper, toren of dame speelde 29, 35, 30, 29 en 22 van de 100 spellen.
value-handicap-none = geen
value-handicap-first-P = { seat-0 } speelt zonder pion
value-handicap-first-N = { seat-0 } speelt zonder paard
value-handicap-first-B = { seat-0 } speelt zonder loper
value-handicap-first-R = { seat-0 } speelt zonder toren
value-handicap-first-Q = { seat-0 } speelt zonder dame
value-handicap-second-P = { seat-1 } speelt zonder pion
value-handicap-second-N = { seat-1 } speelt zonder paard
value-handicap-second-B = { seat-1 } speelt zonder loper
value-handicap-second-R = { seat-1 } speelt zonder toren
value-handicap-second-Q = { seat-1 } speelt zonder dame
reason-surrounded = een koning is ingesloten
reason-both-surrounded = beide koningen zijn ingesloten
reason-repetition = dezelfde stelling kwam voor de derde keer voor

# Stukken en dingen
colour-name = { $colour ->
    [w] wit
   *[b] zwart
}
piece-name = { $piece ->
    [K] koning
    [Q] dame
    [R] toren
    [B] loper
    [N] paard
   *[P] pion
}
    .definite = { $piece ->
        [N] het paard
       *[other] de { piece-name }
    }
    .opening = { $piece ->
        [N] Het paard
       *[other] De { piece-name }
    }
coloured-piece = { $colour ->
    [w] { $piece ->
        [N] wit paard
       *[other] witte { piece-name }
    }
   *[b] { $piece ->
        [N] zwart paard
       *[other] zwarte { piece-name }
    }
}
    .definite = { $colour ->
        [w] { $piece ->
            [N] het witte paard
           *[other] de witte { piece-name }
        }
       *[b] { $piece ->
            [N] het zwarte paard
           *[other] de zwarte { piece-name }
        }
    }
    .opening = { $colour ->
        [w] { $piece ->
            [N] Het witte paard
           *[other] De witte { piece-name }
        }
       *[b] { $piece ->
            [N] Het zwarte paard
           *[other] De zwarte { piece-name }
        }
    }
square-empty = { $square }, leeg
square-beyond = { $square }, alleen open voor een stuk dat de rand aan de overkant verlaat
square-taken = { coloured-piece }, { $square }
piece-in-supply = { coloured-piece } in de voorraad
piece-removed = { coloured-piece }, uit het spel
exchange-unused = wissel nog over
exchange-gone = wissel gebruikt

# Wat er gebeurde
say-pass = { $whose ->
    [you] Je kunt niets doen en past.
   *[other] { $who } kan niets doen en past.
}
say-exchange = { $whose ->
    [you] Je wisselt toren en koning.
   *[other] { $who } wisselt toren en koning.
}
say-move = { $whose ->
    [you] Je speelt { piece-name.definite }: { $square }.
   *[other] { $who } speelt { piece-name.definite }: { $square }.
}
say-put = { $whose ->
    [you] Je brengt { piece-name.definite } in het spel: { $square }.
   *[other] { $who } brengt { piece-name.definite } in het spel: { $square }.
}
say-put-return = { $whose ->
    [you] Je brengt de loper in het spel ({ $square }) en stuurt { coloured-piece.definite } terug naar de voorraad.
   *[other] { $who } brengt de loper in het spel ({ $square }) en stuurt { coloured-piece.definite } terug naar de voorraad.
}
say-put-move = { $whose ->
    [you] Je brengt de pion in het spel ({ $square }) en speelt hem door: { $target }.
   *[other] { $who } brengt de pion in het spel ({ $square }) en speelt hem door: { $target }.
}
say-queen-removed = { $colour ->
    [w] De witte dame
   *[b] De zwarte dame
} is ingesloten en verlaat het spel.
say-won = { $whose ->
    [you] Je wint.
   *[other] { $who } wint.
}
say-drawn = Beide koningen zijn ingesloten: gelijkspel.

# Weigeringen
no-pass = Je mag alleen passen als je geen stuk in het spel kunt brengen, verplaatsen of wisselen.
exchange-used = Je hebt je wissel al gebruikt; die mag één keer per spel.
exchange-without-rook = Je toren staat niet op tafel en kan dus niet met de koning wisselen.
queen-removed = Je dame is ingesloten; ze komt niet meer terug.
left-out = Je { piece-name } doet in dit spel niet mee: je geeft een handicap.
not-on-table = Je { piece-name } staat nog niet op tafel: je verplaatst alleen wat op tafel staat.
not-in-supply = Je { piece-name } zit niet in je voorraad, maar staat op tafel.
not-yours = Dit stuk is niet van jou.
no-piece-there = Daar staat geen stuk: begin met een van jouw stukken.
occupied = Dat veld is bezet, en er wordt nooit geslagen.
outside-limit = Met een stuk daar zouden de stukken niet meer in vier bij vier velden passen.
not-adjacent = Dat veld raakt geen van je stukken, niet met een zijde en niet met een hoek.
beside-king = Dat is een zijveld van de vijandelijke koning; daar komt geen stuk in het spel.
ends-earlier = Een stuk dat daar in het spel komt, sluit een koning in: daar eindigt het spel, en de zet heeft geen tweede deel.
splits = Met een stuk daar zouden je stukken niet meer allemaal samenhangen.
moves-beside-king = Met deze huisregel mag ook een zet niet op een zijveld van de vijandelijke koning eindigen.
return-missing = Een loper die in het spel komt, stuurt een ander stuk terug: zeg welk.
returns-itself = De loper kan zichzelf niet terugsturen.
returns-king = Een koning wordt nooit teruggestuurd.
nothing-to-return = Er staan alleen koningen op tafel: de loper heeft niets terug te sturen.
return-not-on-table = { coloured-piece.opening } staat niet op tafel en kan niet teruggestuurd worden.
moves-differently = { piece-name.opening } komt daar niet in één zet.
enemy-in-the-way = Tussen { piece-name.definite } en dat veld staat een vijandelijk stuk.

# Knoppen
button-exchange = Toren/koning wisselen
button-pass = Passen

# Positions and proofs
position-origin = De kleinste x en de kleinste y van alle stukken moeten 0 zijn.
position-written = Deze stelling schrijf je als { $text }
prove-over = Het spel is afgelopen: er valt niets te bewijzen.
prove-plies = Een overwinning kost minstens één halve zet.
piece-twice = { $piece } staat op twee plaatsen, maar er is er maar één.
square-twice = Op { $square } staan twee stukken.
king-off = { $piece } moet op tafel staan.
queen-surrounded = De dame op { $square } is ingesloten, dus ze is weggenomen.
piece-not-removed = { $piece } kan niet uit het spel zijn.
piece-left-out = { $piece } is door de handicap uit het spel.
prove-wins = { $who } wint gedwongen; halve zetten, hoogstens: { $plies }.
prove-wins-by = { $who } wint gedwongen; halve zetten, hoogstens: { $plies }. Het begint met een van: { $first }.
prove-none = { $who } heeft geen gedwongen winst binnen dit aantal halve zetten: { $plies } (bekeken stellingen: { $visits }).
hunt-none = Er is geen langere gedwongen winst van { $who } gevonden; die kan er wel zijn (bekeken stellingen: { $visits }).
proving = { $who }, halve zetten: { $plies }
proving-of = eerste zetten

# What can be done, and where squares are
supply = voorraad
sides-closed = { $count } van 4 zijden dicht
prompt = Mogelijk: { $what }.
prompt-pass = Er is niets mogelijk: pas.
may-put = een stuk naast een eigen stuk zetten
may-move = een stuk verplaatsen
may-exchange = koning en toren omwisselen
beside = { $side ->
    [above] boven { beside-piece }
    [below] onder { beside-piece }
    [left] links van { beside-piece }
    [right] rechts van { beside-piece }
    [above-left] linksboven { beside-piece }
    [above-right] rechtsboven { beside-piece }
    [below-left] linksonder { beside-piece }
   *[below-right] rechtsonder { beside-piece }
}
beside-piece = { $colour ->
    [w] { $piece ->
        [K] de witte koning
        [Q] de witte dame
        [R] de witte toren
        [B] de witte loper
        [N] het witte paard
       *[P] de witte pion
    }
   *[b] { $piece ->
        [K] de zwarte koning
        [Q] de zwarte dame
        [R] de zwarte toren
        [B] de zwarte loper
        [N] het zwarte paard
       *[P] de zwarte pion
    }
}
beside-nothing = los van alle andere stukken
away = vanaf { beside-piece }: { $way }
steps = { $count } { $side ->
    [above] omhoog
    [right] naar rechts
    [below] omlaag
   *[left] naar links
}

# The end
ending-surrounded = { $whose ->
    [you] Alle vier de zijden van je koning zijn dicht.
   *[other] Alle vier de zijden van de koning van { $who } zijn dicht.
}
ending-both = Beide koningen verloren op hetzelfde moment hun laatste open zijde: gelijkspel.
ending-repetition = Dezelfde stelling met dezelfde speler aan zet kwam voor de derde keer voor: gelijkspel.
king-side = { $side ->
    [above] Boven
    [right] Rechts
    [below] Onder
   *[left] Links
}
king-wall = buiten het venster van vier bij vier

# Which sides of a king are open, and where the window ends
open-side = { $side ->
    [above] boven
    [right] rechts
    [below] onder
   *[left] links
}
sides-open = open: { $open }
wall-now = muur: hier kan het venster niet meer groeien

# Sheets to print
sheet-board = Velden
sheet-frame = Kader voor het venster
sheet-pieces = Stukken

# Positions put together by hand
editor-removed = Dame verwijderd

# What was touched so far leads on: what to touch next
step-where = Waarheen gaat { piece-name.definite }?
step-return = Welk stuk stuurt de loper terug?
step-pawn = De pion mag meteen één veld verder: tik waarheen, of laat hem.
