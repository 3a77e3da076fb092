# Ur: Kraljeva igra
name = Ur: Kraljeva igra
short-name = Ur
how-to-play = Vrzi dve kocki, nato postavi ali premakni kose po dvajsetih poljih. Kdor ima prvi svoj kos na vsaki od štirih rozet, zmaga.
seat-0 = Temni
seat-1 = Svetli
side-0 = temni
side-1 = svetli
about = Tekma po dvajsetih poljih: zasedi vse štiri rozete hkrati.
reason-rosettes = en igralec zaseda vse štiri rozete
reason-some-rosettes = en igralec zaseda dovolj rozet
reason-claimed-draw = zahtevan je bil remi

# Polja in stvari
nobody = prazno
square-plain = { $square }, { $owner }
square-rosette = { $square }, rozeta, { $owner }
square-entrance = { $square }, Vhod, { $owner }
square-royal = { $square }, Kraljevska dežela, { $owner }
square-ishtar = { $square }, Ištar, { $owner }
square-marduk = { $square }, Marduk, { $owner }
piece-on = kos na { $square }: { $owner }
reserve = { $owner }: v rezervi { $count }
die-gold = zlata
die-silver = srebrna
die-blank = prazna
roll-name = { $roll ->
    [one-silver] ena srebrna
    [one-gold] ena zlata
    [gold-silver] zlata in srebrna
    [two-silver] dve srebrni
    [two-gold] dve zlati
   *[two-blank] dve prazni
}

# Kaj se je zgodilo
say-roll-dice = { $whose ->
    [you] Vržeš kocki: { $dice }.
   *[other] { $who } vrže kocki: { $dice }.
}
say-roll-pass = { $whose ->
    [you] Vržeš kocki: { $dice }. Ne moreš storiti ničesar.
   *[other] { $who } vrže kocki: { $dice }. Ne more storiti ničesar.
}
say-enter = { $whose ->
    [you] Postaviš kos na Vhod{ $ending }
   *[other] { $who } postavi kos na Vhod{ $ending }
}
say-place = { $whose ->
    [you] Postaviš kos na { $square }{ $ending }
   *[other] { $who } postavi kos na { $square }{ $ending }
}
say-move = { $whose ->
    [you] Premakneš kos { $move }{ $ending }
   *[other] { $who } premakne kos { $move }{ $ending }
}
say-roll = { $whose ->
    [you] Vržeš še enkrat.
   *[other] { $who } vrže še enkrat.
}
say-stop = { $whose ->
    [you] Končaš potezo.
   *[other] { $who } konča potezo.
}
say-claim-draw = { $whose ->
    [you] Zahtevaš remi.
   *[other] { $who } zahteva remi.
}
from-to = s polja { $begin } na { $end }
and-then = {" "}in še enega{" "}
and-captures = { $whose ->
    [you] {" "}in vzameš, kar stoji na { $squares }.
   *[other] {" "}in vzame, kar stoji na { $squares }.
}

# Zavrnitve
no-claim = Remi lahko zahtevaš le, kadar se tvoja poteza petič zapored začne v istem položaju; zdaj se { $times }. zapored.
no-stop = Potezo lahko končaš šele potem, ko se kos premakne na rozeto; tu lahko zahtevaš remi ali mečeš.
no-extra-roll = Dodatni met dobiš le takrat, ko se kos premakne na rozeto.
extra-roll-first = Kos je prišel na rozeto: najprej izberi, ali vržeš še enkrat ali končaš potezo.
claim-or-roll-first = Najprej izberi: remi ali met.
no-reserve = Vsi tvoji kosi so na deski: v rezervi ni nobenega več.
entrance-own = Na Vhodu stoji tvoj kos.
entrance-only-piece = Kos na Vhodu je edini, ki ga ima njegov lastnik na deski, zato ga s postavitvijo ne moreš vzeti.
place-taken = Polje { $square } ni prazno.
place-not-beside = Polje { $square } ni ob nobenem tvojem kosu.
place-not-at-side = Polje { $square } nima skupne stranice z nobenim poljem, na katerem je tvoj kos.
place-not-with-roll = S tem metom ({ roll-name }) ne smeš postaviti kosa na { $square }.
no-moving = Z dvema praznima kockama kos postaviš, ne premakneš.
not-your-piece = Na { $square } ni tvojega kosa.
one-step-only = S tem metom ({ roll-name }) se en kos premakne za en korak.
two-pieces-steps = Dva kosa naredita vsak po en korak, ne več.
three-steps-roll = Za tri korake potrebuješ dve zlati ali dve srebrni; padlo je: { roll-name }.
three-steps-mastery = Za tri korake moraš obvladovati Nebo: tvoja kosa morata stati na obeh njegovih rozetah.
two-pieces-roll = Dva kosa premakneš le, kadar sta obe kocki obarvani; padlo je: { roll-name }.
enemy-in-the-way = Na { $square } je v napoto nasprotnikov kos; čezenj greš le, če obvladuješ Zemljo.
crossing-captures = Po tem hišnem pravilu se premik čez tvoj kos ne sme končati na nasprotnikovem, kakor tu na { $square }.
protected = Ištar varuje kos na { $square }.
own-piece-there = Na { $square } že stoji tvoj kos.
too-far = Nobena poteza z največ tremi koraki ne vodi z { $square } na { $to }.
first-step-wins = Zmagaš že s prvim korakom; poteza se z njim konča.
other-order = Vrstni red ni pomemben: zapiše se { $text }.

# Gumbi
button-roll = Vrzi še enkrat
button-stop = Končaj potezo
button-claim-draw = Zahtevaj remi

# Positions and the board
position-pieces = { $seat }: kosov je tukaj { $count }, lahko pa jih je največ { $most }.
position-rosettes = { $seat } že ima dovolj rozet: igra se je končala prej.

# Solving
gpu-cupy = GPU se uporablja prek CuPy, ki ga ni ({ $why }).
gpu-none = Ni GPU, ki bi ga CuPy lahko uporabil ({ $why }).
solve-halves = Polovici deske se razlikujeta; za reševanje morata biti enaki.
solve-needs = { $what }: potrebnih je { $needed } GiB, na voljo pa { $there } GiB. Manj kosov zahteva manj.
needs-memory = Pomnilnik
needs-gpu = Pomnilnik GPU
needs-disk = Prostor na disku
solve-device = Naprava je ena od { $devices }.
solve-pieces = Vsaka stran ima od { $least } do { $most } kosov.
solve-bits = bits je od 1 do { $most }, tolerance pa nad 0.
table-other = to je od druge igre; odmakni ga ali začni znova
table-version = narejeno za drugo različico pravil ali te datoteke
table-length = ni tako dolgo, kot bi moralo biti
table-none = ni tabela igre Ur ({ $why })
table-values = Vrednosti niso tiste, ki so bile zapisane.
solve-on-gpu = Položaji: { $positions }, na grafični kartici.
solve-on-cpu = Položaji: { $positions }, na procesorjih tega računalnika.
solve-memory = Pomnilnik: { $needed } GiB od { $free } GiB prostih.
solve-mapped = Najboljše poteze ne gredo v pomnilnik in so medtem v datoteki.
solve-disk = Disk: { $needed } GiB od { $free } GiB prostih.
solve-hours = Čas v urah: približno { $time }, ocenjeno po hitrosti enega računalnika.
solve-minutes = Čas v minutah: približno { $time }, ocenjeno po hitrosti enega računalnika.
solve-resumed = Nadaljevanje od vmesnega stanja; prehodi: { $sweeps }, { $reached } od { $last }.
solve-stopped = Ustavljeno. Ob naslednjem zagonu se nadaljuje od tod.
solve-solved = Rešeno: nobena vrednost se ne moti za več kot { $error }.
solve-installed = Preverjeno in nameščeno: stopnja 10, analize in vaje se od naslednjega zagona ravnajo po tej tabeli.
install-extremes = Tabele skrajnosti niso za igranje: namesti tabelo za eno polovico.
solve-start = { $file }: kdor začne, ima { $values }.
solve-begin = Začnem?
solve-bar = Reševanje
solve-bar-of = bitov zadnje igre
solve-so-far = Reševanje: prehod { $sweep }, napaka največ { $error }

# Kaj je mogoče
in-reserve = { $count ->
    [0] rezerva prazna
   *[other] { $count } v rezervi
}
rosettes-held = { $count } od { $goal } rozet
prompt-again = Kos je dosegel rozeto: vrzi še enkrat ali končaj potezo.
prompt-claiming = Isti položaj že petič: zahtevaj remi ali vrzi.
prompt-roll = { $dice }: { $what }.
or = {" "}ali{" "}
may-move-one = { $steps ->
    [1] premakni en kos za 1 korak
   *[other] premakni en kos za največ { $steps } korake
}
may-move-two = { $steps ->
    [1] premakni dva kosa za 1 korak
   *[other] premakni en kos za največ { $steps } korake ali dva kosa za 1 korak
}
may-enter = postavi kos na Vhod
may-place-beside = postavi kos ob svojega
may-place-side = postavi kos na polje s skupno stranico ob svojem, zid ali ne
may-place-royal = postavi kos na Kraljevsko deželo
may-place-ishtar = postavi kos na Ištar
may-place-marduk = postavi kos na Marduka

# The end
ending-rosettes = { $whose ->
    [you] { $goal ->
        [1] Zasedaš rozeto: tukaj to zadošča.
        [4] Zasedaš vse štiri rozete.
       *[other] Število rozet, ki jih zasedaš: { $goal }. Tukaj to zadošča.
    }
   *[other] { $goal ->
        [1] { $who } zaseda rozeto: tukaj to zadošča.
        [4] { $who } zaseda vse štiri rozete.
       *[other] { $who } – število zasedenih rozet: { $goal }. Tukaj to zadošča.
    }
}
ending-claimed = { $whose ->
    [you] Pet tvojih potez zapored se je začelo v istem položaju in zahtevaš remi.
   *[other] Pet potez zapored se je začelo v istem položaju; remi zahteva { $who }.
}
# Zakaj ni mogoče storiti ničesar
why-none-left = Vsi kosi so že na deski.
why-entrance-own = Vstop ni mogoč: na Vhodu stoji lasten kos.
why-entrance-only-piece = Vstop ni mogoč: kos na Vhodu je nasprotnikov edini.
why-nowhere = Ob nobenem lastnem kosu ni prostega polja.
why-place-taken = Polja, ki jih dovoljuje ta met, so zasedena.
why-blocked = Noben kos se ne more premakniti.

# Sheets to print
sheet-board = Igralna deska
sheet-pieces = Kosi
sheet-dice = Kocki za zlaganje

# Small games (UR-21)
goal-needs-pieces = goal: število kosov je { $pieces }, zato nihče ne more zasesti toliko rozet: { $goal }.
option-pieces-about = Koliko kosov ima vsak igralec.
option-goal = Rozete za zmago
option-goal-about = Koliko rozet je treba hkrati zasesti za zmago.

# Deska iz svoje škatle (UR-22) in druga branja pravil (UR-23 do UR-26)
option-layout = Deska
option-layout-about = Kje so posebna polja in med katerimi polji stoji zid. Starodavna deska je domneva.
option-layout-takes = Deska kot besedilo, seznam ene ali dveh ali pot do datoteke .toml.
value-layout-standard = iz knjižice
value-layout-ancient = starodavna (domneva)
option-side = Stran
option-side-about = Na kateri od dveh strani deske se igra.
option-placing = Postavitev z vzetjem
option-placing-about = Zlata in srebrna, dve srebrni ali dve zlati: ali postavljeni kos vzame?
value-placing-empty = ne, le na prazna polja
value-placing-captures = da, vzame
option-crossing = Čez svoj kos, nato vzeti
option-crossing-about = Ali se sme premik čez tvoj kos končati z vzetjem?
value-crossing-captures = da
value-crossing-empty = ne, na praznem polju
option-beside = Ob
option-beside-about = Dve prazni: ali »ob« sledi poti ali zadošča skupna stranica, tudi ob zidu?
value-beside-path = en korak po poti
value-beside-side = s skupno stranico
option-extra = Dodatni meti
option-extra-about = Ali rozeta, dosežena v dodatnem metu, da še enega?
value-extra-each = vsakič
value-extra-once = enkrat na potezo
option-handicap = Hendikep
option-handicap-about = Za dva, ki nista enako močna: močnejši igra z manj kosi. Pri enakih stopnjah 5 je tisti, ki jih je imel enega, dva ali tri manj, dobil 38, 21 in 6 iger od 100.
value-handicap-none = brez hendikepa
value-handicap-first-1 = { seat-0 } ima en kos manj
value-handicap-first-2 = { seat-0 } ima dva kosa manj
value-handicap-first-3 = { seat-0 } ima tri kose manj
value-handicap-second-1 = { seat-1 } ima en kos manj
value-handicap-second-2 = { seat-1 } ima dva kosa manj
value-handicap-second-3 = { seat-1 } ima tri kose manj
role-plain = navadno polje
role-rosette = rozeta
role-entrance = Vhod
role-royal = Kraljevska dežela
role-ishtar = Ištar
role-marduk = Marduk
board-roles = Rozeti Zemlje: { $earth }; Neba: { $sky }. Vhod: { $entrance }. Kraljevska dežela: { $royal }. Ištar: { $ishtar }. Marduk: { $marduk }.
board-walls = Zidovi: { $walls }.
board-open = Brez zidov: pot povezuje vsa polja s skupno stranico.
board-meant = Pravila in slike, ki sledijo, so s te deske; slik, ki na njej ne bi držale, ni. Zgledi se igrajo na deski iz knjižice.
path-walls = **Pot** povezuje polja s skupno stranico, razen tam, kjer je zid ({ $walls }).
path-open = **Pot** povezuje vsa polja s skupno stranico.
path-ruling = *(Naša odločitev: »ob« pomeni po poti; hišno pravilo: UR-25.)*
layout-problem = layout: { $problem }
layout-side = stran { $side }: { $problem }
layout-text = { $given } ni deska: najprej so tri vrste polj, nato zidovi, kakor v { $example }
layout-sign = { $sign } ni vloga polja; so * e r i m in .
layout-count = { $role ->
    [entrance] Deska ima en Vhod; na tej jih je { $count }.
    [royal] Deska ima tri polja Kraljevske dežele; na tej jih je { $count }.
    [ishtar] Deska ima eno polje Ištar; na tej jih je { $count }.
    [marduk] Deska ima eno polje Marduk; na tej jih je { $count }.
   *[rosette] Deska ima štiri rozete; na tej jih je { $count }.
}
layout-earth = Dve rozeti sta v stolpcih 1–4, za obvladovanje Zemlje; tu jih je { $count }.
layout-sky = Dve rozeti sta v stolpcih 7 in 8, za obvladovanje Neba; tu jih je { $count }.
layout-unreachable = Z Vhoda ni poti do { $squares }.
layout-wall = { $wall } ni zid: stoji med poljema s skupno stranico, na primer A2|B2.
layout-wall-twice = Zid { $wall } je naveden dvakrat.
layout-sides = Deska ima eno ali dve strani, ne { $count }.
layout-no-side = side: deska nima strani { $side }.

tell-roll = { $who } vrže: kako sta padli kocki?

# What was touched so far leads on: what to touch next
step-where = Kam gre kos?
step-second = Premakne se lahko še en kos: dotakni se ga.
step-way = Po kateri poti? Dotakni se polj, čez katera gre.

# Why an action was worse than another
worse-winning-rolls = Meti, s katerimi nasprotnik potem zmaga: { $rolls } od 16; po boljši potezi: { $fewer }.
worse-taking-rolls = Meti, ki potem vzamejo kos ({ $squares }): { $rolls } od 16; po boljši potezi: { $fewer }.
worse-takes = Tako vzetih kosov: { $takes }; z boljšo potezo: { $most }.
worse-again = Boljša poteza doseže rozeto in prinese še en met.
