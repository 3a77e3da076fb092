var e=`title-your-turn = ● Na potezi si: { $game }
title-of = { $title }: { $text }
cancel = Prekliči
copied = Kopirano.
not-copied = Kopiraj ročno, prosim.
your-name = Tvoje ime
your-name-about = Vidijo ga tisti, s katerimi igraš.
name-is = Tukaj ti je ime { $name }.
name-change = Spremeni
my-data = Moji podatki
my-data-about = Strežnik hrani tvoje sedeže, tvoje ime in drobne stvari, kot so nastavitve in izidi, vse pod naključnim številom.
my-data-download = Prenesi vse o meni
my-data-phrase = Pridobi novo kodo
my-data-phrase-about = Zapiši si jo in je ne deli z nikomer: kdor jo ima, lahko na kateri koli napravi igra v tvojem imenu. Prikazana je samo tokrat.
my-data-phrase-replaces = Dosedanja koda potem ne velja več.
devices = Naprave
devices-about = Vsaka naprava ima svoj ključ. Odjavi napravo, ki je nimaš več ali je ne poznaš.
device-this = ta naprava
device-seen = nazadnje tukaj: { $when }
device-unknown = Neznana naprava
device-rename = Preimenuj
device-rename-whose = Preimenuj: { $name }
device-name = Ime naprave
device-name-do = Shrani
device-end = Odjavi
device-end-whose = Odjavi: { $name }
device-end-about = Na njej potem ne bo mogoče odpreti ničesar tvojega.
device-end-this = Tukaj boš potem nekdo drug. Nazaj te pripelje tvoja koda ali povezava z druge naprave.
device-end-lost = Nimaš kode in to je tvoja edina naprava: iger in izidov ne bi mogel nihče vrniti. Najprej pridobi kodo.
device-old = Njen ključ je tvoja stara koda, ki jo lahko imajo tudi druge naprave.
device-old-others = Njen ključ je tvoja stara koda. Imajo jo tudi druge naprave: { $names }.
devices-end = Odjavi povsod drugje
devices-end-about = Vse tvoje druge naprave bodo odjavljene, ti pa dobiš novo kodo. Dosedanja potem ne velja več.
devices-need = Te bodo potrebovale novo kodo: { $names }.
devices-need-old = Vsaka naprava, ki ima še tvojo staro kodo, bo potrebovala novo.
my-data-copy = Kopiraj
continue-elsewhere = Nadaljuj drugje
continue-link = Povezava za nadaljevanje
continue-elsewhere-about =
    { $minutes ->
        [one] Skeniraj to z drugo napravo ali tam odpri povezavo. Deluje enkrat, { $minutes } minuto. Ne deli je z nikomer: kdor jo odpre, igra v tvojem imenu.
        [two] Skeniraj to z drugo napravo ali tam odpri povezavo. Deluje enkrat, { $minutes } minuti. Ne deli je z nikomer: kdor jo odpre, igra v tvojem imenu.
        [few] Skeniraj to z drugo napravo ali tam odpri povezavo. Deluje enkrat, { $minutes } minute. Ne deli je z nikomer: kdor jo odpre, igra v tvojem imenu.
       *[other] Skeniraj to z drugo napravo ali tam odpri povezavo. Deluje enkrat, { $minutes } minut. Ne deli je z nikomer: kdor jo odpre, igra v tvojem imenu.
    }
continue-link-about =
    { $minutes ->
        [one] Odpri to povezavo v drugem brskalniku. Deluje enkrat, { $minutes } minuto. Ne deli je z nikomer: kdor jo odpre, igra v tvojem imenu.
        [two] Odpri to povezavo v drugem brskalniku. Deluje enkrat, { $minutes } minuti. Ne deli je z nikomer: kdor jo odpre, igra v tvojem imenu.
        [few] Odpri to povezavo v drugem brskalniku. Deluje enkrat, { $minutes } minute. Ne deli je z nikomer: kdor jo odpre, igra v tvojem imenu.
       *[other] Odpri to povezavo v drugem brskalniku. Deluje enkrat, { $minutes } minut. Ne deli je z nikomer: kdor jo odpre, igra v tvojem imenu.
    }
continue-heading = Nadaljuješ tukaj?
continue-about = Ta brskalnik te bo potem poznal tako kot tvoja druga naprava: igre, ime in nastavitve gredo s teboj. Odpri samo povezavo, ki jo narediš na svoji drugi napravi.
continue-left =
    { $count ->
        [one] { $count } igra iz tega brskalnika ostane zadaj. Da jo pozneje dobiš nazaj, si najprej zapiši svojo sedanjo kodo: Nastavitve, Moji podatki.
        [two] { $count } igri iz tega brskalnika ostaneta zadaj. Da ju pozneje dobiš nazaj, si najprej zapiši svojo sedanjo kodo: Nastavitve, Moji podatki.
        [few] { $count } igre iz tega brskalnika ostanejo zadaj. Da jih pozneje dobiš nazaj, si najprej zapiši svojo sedanjo kodo: Nastavitve, Moji podatki.
       *[other] { $count } iger iz tega brskalnika ostane zadaj. Da jih pozneje dobiš nazaj, si najprej zapiši svojo sedanjo kodo: Nastavitve, Moji podatki.
    }
continue-do = Nadaljuj tukaj
my-data-enter = Koda z druge naprave
my-data-enter-do = Nadaljuj tukaj
my-data-delete = Izbriši vse o meni
my-data-sure = Izbrisani bodo tvoji sedeži, tvoji shranjeni podatki in vse igre, v katerih ni nikogar drugega. Tega ni mogoče razveljaviti.
theme-system = Kot v sistemu
theme-light = Svetlo
theme-dark = Temno
motion-system = Kot v sistemu
motion-full = Vse
motion-less = Manj
pace-calm = Umirjen
pace-usual = Običajen
pace-quick = Hiter
pace-about = Kako hitro vidiš, kaj so storili drugi.
rolls-tap = Dotaknem se jih
rolls-self = Same od sebe
rolls-about = Kar vržeš ali vlečeš, čaka na tvoj dotik, največ tri sekunde.
sound-on = Vklopljeni
sound-off = Izklopljeni
notices-ask = Dovoli obvestila
notices-on = Obvestila so vklopljena.
notices-off = Izklopi obvestila
push-about = V igrah, ki trajajo več dni, tudi ko je stran zaprta.
push-on = Tudi ko je zaprta
push-off = Samo ko je odprta
push-failed = Brskalnik tega ni dovolil.
push-insecure = Obvestila ob zaprti strani potrebujejo naslov https; ta to ni.
notices-denied = Brskalnik tej strani ne dovoli obvestil. To lahko spremeniš v njegovih nastavitvah.

choose = Igra po meri …
play-together = Skupaj
play-together-game = Igraj skupaj: { $game }
play-together-about = Delite si eno mesto in nalogo rešujete skupaj: tu, ob tem zaslonu, ali s povezavo.
race-begin = Začni tekmo
race-alone = Najprej brez nasprotnika in naglice
exercise-today = Današnja naloga
read-rules = Pravila
read-rules-game = Pravila: { $game }
your-games = Tvoje igre
go-on = Igraj naprej
time-until = Čas poteče { $when }
digest-turns =
    { $count ->
        [0] Zdaj nisi nikjer na potezi.
        [one] Na potezi si v { $count } igri.
        [two] Na potezi si v { $count } igrah.
        [few] Na potezi si v { $count } igrah.
       *[other] Na potezi si v { $count } igrah.
    }
digest-soonest = Najkrajši čas poteče { $when }.
show-all = Pokaži vse ({ $count })
finished-games = Končane igre ({ $count })
result-won = Zmaga
result-lost = Poraz
result-place = { $place }. mesto
result-drawn = Remi
result-solved = Rešeno
result-unsolved = Nerešeno
today-heading = Današnje vaje
today-done = Opravljeno
choosing-title = Izbira: { $game }
choosing-heading = Kako želiš igrati?
opponent-who = Proti komu želiš igrati?
opponent-places = Sedeži, ki jih zasedaš
opponent-score = Zmage: { $won } od { $count }.
opponent-match = Ravno pravšnji nasprotnik zate.
opponent-strength = Približno tvoja moč: { $name }
opponent-link = Prijatelj s povezavo
opponent-link-about = Dobiš povezavo, ki jo lahko pošlješ komur koli. Računa ne potrebuje nihče.
opponent-here = Nekdo ob meni
opponent-here-about = To napravo si delita: podajajta si jo ali jo položita med vaju.

handicap-how-strong = Kako močna je druga oseba v primerjavi s tabo?
handicap-gap-0 = veliko šibkejša
handicap-gap-1 = šibkejša
handicap-gap-2 = približno enako
handicap-gap-3 = močnejša
handicap-gap-4 = veliko močnejša
handicap-proposal = Za izenačeno igro: { $what }.
handicap-mine = To si ti.
handicap-other = To je druga stran.
handicap-take = Igraj s tem hendikepom
handicap-drop = Igraj brez hendikepa
handicap-lot = Kdo začne, odloči žreb; hendikep gre z igralcem.
choosing-box = Karte iz lastne škatle
choosing-seats = Kdo sedi kje
players = Igralci
seat-number = Sedež{"\\u00A0"}{ $number }
seat-me = Ti
seat-computer = Računalnik
seat-here = Prijatelj na tej napravi
seat-open = Prijatelj prek povezave
seat-name = Ime
level = Stopnja
level-solved = Igra po popolni rešitvi: pozna vrednost vsakega položaja.
level-weaker = Na tej deski so vse stopnje šibkejše: računalnik se je učil na deski iz knjižice.
level-weaker-rules = S temi hišnimi pravili so vse stopnje šibkejše: računalnik se je učil igre iz knjižice.
who-begins = Kdo začne?
begins-lot = Žreb
pair = Koliko iger?
pair-one = Ena
pair-two = Dve, z zamenjavo sedežev
pair-about = Začeti je nekaj vredno. V dveh igrah začne vsak enkrat, pri isti postavitvi, točke obeh pa se seštejejo. To je naše pravilo.
house-rules = Hišna pravila
house-rules-about = Drugačna branja pravil iz škatle in naša lastna pravila. Pusti jih, kot so, če želiš igrati po tukajšnjih pravilih.
option-none = Brez
option-own = Po svoje
clock = Ura
clock-none = Brez
clock-turn = Na potezo
clock-game = Na igro
clock-days = Dnevi
clock-days-each = Dni na potezo
clock-seconds = Sekunde na potezo
clock-minutes = Minute na igralca
clock-gain = Dodatek na potezo (s)
option-over-days = traja toliko kot poteza, ker ura šteje dneve.
clock-is-days =
    { $days ->
        [one] Ura: { $days } dan na potezo
        [two] Ura: { $days } dneva na potezo
        [few] Ura: { $days } dni na potezo
       *[other] Ura: { $days } dni na potezo
    }
time-days =
    { $days ->
        [one] { $days } dan
        [two] { $days } dneva
        [few] { $days } dni
       *[other] { $days } dni
    }
time-hours = { $hours } h
clock-is-turn = Ura: { $seconds } s na potezo
clock-is-game = Ura: { $minutes } min na igralca, + { $gain } s na potezo
start-game = Začni
start-game-link = Začni in povabi

table-title = Miza
connecting = Povezovanje …
reconnecting = Povezava je prekinjena. Ponovno povezovanje …
connected-again = Povezava je spet vzpostavljena.
table-gone = Te mize ni
table-gone-text = Povezava je morda nepopolna ali pa je bila miza po dolgem času pospravljena.
no-connection-now = Povezave ta hip ni: nič ni bilo poslano.
waiting-heading = Čakamo na igralce
waiting-missing =
    { $count ->
        [one] Manjka še { $count } igralec.
        [two] Manjkata še { $count } igralca.
        [few] Manjkajo še { $count } igralci.
       *[other] Manjka še { $count } igralcev.
    }
waiting-invite = To povezavo pošlji vsem, ki naj igrajo:
invite-link = Povezava do mize
reach-here = Ta naslov deluje samo na tem računalniku. Da se lahko pridružijo drugi v omrežju, zaženi strežnik takole:
reach-network = Ta naslov deluje v tvojem omrežju.
qr-code = Koda QR naslova
copy-link = Kopiraj povezavo
share-link = Deli povezavo
share-text = Igraj z mano: { $game }!
sit-heading = Sedež je prost
sit-here = Prisedi
sit-as = Prisedi: { $side }
side-invite = Povabi k igri na moji strani
side-link = Povezava za igro na moji strani
side-about = Kdor sledi tej povezavi, vidi, kar vidiš ti, in lahko igra za vašo stran.
side-somebody = nekdo
side-send-away = Odstrani
side-send-away-name = Odstrani: { $name }
side-leave = Nehaj igrati na tej strani
side-join-heading = Igraš na isti strani? Vabi te { $name }.
side-join-about = Vidite isto in vsak od vas lahko igra.
side-join = Igraj zraven
side-watch = Samo glej
watch-only = Gledaš igro.
seat-empty = Prost sedež

seats = Igralci
seat-level = Stopnja{"\\u00A0"}{ $level }
seat-online = Tu
seat-offline = Ni tu
seat-along = in { $names }
seat-you = Ti
seat-to-act = na potezi
seat-resigned = Predaja
seat-flagged = Čas je potekel
seat-stand-in = Igra računalnik
seat-prepared = Že izbrano
seat-score =
    { $score ->
        [one] { $score } točka
        [two] { $score } točki
        [few] { $score } točke
       *[other] { $score } točk
    }
watching =
    { $count ->
        [one] Gleda { $count } oseba
        [two] Gledata { $count } osebi
        [few] Gledajo { $count } osebe
       *[other] Gleda { $count } oseb
    }
turn-yours = Na potezi si
turn-of = Na potezi: { $name }
turn-ahead = Na potezi: { $name }. Svojo potezo lahko izbereš že zdaj.
turn-of-any = Kdo bo hitrejši: { $names }?
turn-thinking = { $name } razmišlja …
turn-playing = Igra { $name }
roll-dice = Vrzi kocke
roll-dice-how = Dotakni se kock.
draw-cards = Vleci
draw-cards-how = Dotakni se, da vidiš, kaj vlečeš.
hourglass = Peščena ura
held-back = Tvoj hendikep: počakaj
prepared-yours = Izbrano. Odigralo se bo, ko boš na potezi.
sending = Pošiljanje …

actions = Kaj lahko storiš
all-actions = Vse možne poteze
all-actions-search = Išči
all-actions-more = In še { NUMBER($count, useGrouping: 0) }: poišči jih.
all-actions-none = Trenutno ni možne poteze.
hint-coming = Razmišljam …
preparing = Računalnik se pripravlja na to igro, samo prvič: { $share } …
hint-says = Namig: { $sentence }
undo-ask = Prosi za razveljavitev
answer-yes = Da
answer-no = Ne
absence-wait = Počakaj
absence-computer = Naj igra računalnik
absence-friend = Naj igra nekdo drug
absence-take = Zasedi sedež
absence-give-back = Vrni sedež
absence-change = Odloči znova
absence-link = To povezavo pošlji tistemu, ki naj zasede sedež:
offer-draw = Ponudi remi
resign-question = Res želiš predati igro?
resign-yes = Da, predam igro
keep-going = Nadaljuj
rematch-loser = Igra je izgubljena, zato poveš, kdo začne naslednjo.
rematch-i-begin = Še enkrat: začnem jaz
rematch-you-begin = Še enkrat: začneš ti
rematch-they-say = Kdor je izgubil ({ $name }), pove, kdo začne naslednjo igro.
rematch-loser-begins = Še enkrat: začne poraženec
rematch-winner-begins = Še enkrat: začne zmagovalec
pair-next = Druga igra
pair-game = Igra { $number }
pair-sum = Skupaj
rematch-wished = Povabilo na novo igro: { $names }.
rematch-asked = Čakamo, da se vsi strinjajo z novo igro.
rematch-with-computer = Igraj znova z računalnikom
rematch-with-friend = Igraj znova z nekom drugim
menu = Meni
rule-link = Pravilo { $rule }
log = Potek igre
log-empty = Nič se še ni zgodilo.
story = Kaj se je zgodilo
show-again = Pokaži znova
back-to-now = Nazaj v igro
copy-watch-link = Kopiraj povezavo za ogled
save-record = Shrani igro

chat-say = Povej kaj
chat-send = Pošlji
chat-mute = Utišaj klepet
chat-unmute = Vklopi klepet
chat-muted = Klepet je utišan.
chat-empty = Nihče še ni nič rekel.
chat-new =
    { $count ->
        [one] { $count } novo sporočilo
        [two] { $count } novi sporočili
        [few] { $count } nova sporočila
       *[other] { $count } novih sporočil
    }
chat-line = { $name }: { $text }
emotes = Odzivi
emote-hello = Živjo
emote-good-luck = Srečno
emote-well-played = Dobro odigrano
emote-thanks = Hvala
emote-think = Razmišljam
emote-wow = Vau
emote-oops = Ups
emote-laugh = Smeh

curtain-heading = Napravo zdaj dobi { $name }
curtain-text = Drugi naj zdaj ne gledajo na zaslon.
curtain-lift = Jaz sem { $name }

ending-heading = Igra je končana
ending-won = Zmaga je tvoja!
ending-lost = Zmaga: { $name }.
ending-draw = Remi.
ending-you-lost = Tokrat poraz
ending-place = Tokrat { $place ->
    [2] drugo
    [3] tretje
   *[other] četrto
} mesto
ending-you-share = Deliš si zmago
ending-shared = Skupna zmaga: { $names }
ending-solo-done = Rešeno!
ending-solo-failed = Tokrat ni šlo.
par-fewest =
    { $par ->
        [one] Najkrajša rešitev ima { $par } potezo.
        [two] Najkrajša rešitev ima { $par } potezi.
        [few] Najkrajša rešitev ima { $par } poteze.
       *[other] Najkrajša rešitev ima { $par } potez.
    }
par-plans =
    { $count ->
        [1] Takšna rešitev je ena sama.
        [one] Takšna rešitev je { $count }.
        [two] Takšni rešitvi sta { $count }.
        [few] Takšne rešitve so { $count }.
       *[other] Takšnih rešitev je { $count }.
    }
par-used =
    { $used ->
        [one] Potrebna je bila { $used } poteza.
        [two] Potrebni sta bili { $used } potezi.
        [few] Potrebne so bile { $used } poteze.
       *[other] Potrebnih je bilo { $used } potez.
    }
ways-heading = Rešitev.
ways-last = Zadnja karta.
ways-before = Rešitve prejšnje karte
ways-way = Pot { $number }
ways-yours = tvoja
ways-played = odigrana
ways-more =
    { $count ->
        [one] In še { $count }.
        [two] In še { $count }.
        [few] In še { $count }.
       *[other] In še { $count }.
    }
rest-yours = Tvoja točka
rest-other = Točka: { $name }
rest-next = Naslednja karta
rest-waited-for = Drugi so pripravljeni. Igra gre sama naprej čez
rest-waiting = Čakamo na: { $names }
retry = Poskusi še enkrat
look-back = Ogled igre
share = Deli
new-game = Nova igra

fair = Pošten žreb
fair-about = Pred prvim metom je strežnik izbral skrivno seme in objavil njegov prstni odtis. Po koncu igre se seme razkrije in z njim lahko vsak preveri vse mete in mešanja.
fair-commit = Prstni odtis
fair-seed = Seme
fair-seed-later = Razkrije se po koncu igre
verify = Preveri zdaj
verify-good =
    { $count ->
        [0] Vse je v redu; v tej igri ni bilo nič prepuščeno naključju.
        [one] { $count } naključni izid se ujema s semenom.
        [two] { $count } naključna izida se ujemata s semenom.
        [few] { $count } naključni izidi se ujemajo s semenom.
       *[other] Vseh { $count } naključnih izidov se ujema s semenom.
    }
verify-bad = Nekaj ni v redu: ti izidi se ne ujemajo s semenom.

replay-position = Korak { $step } od { $last }
replay-start = Začetek
replay-place = { $at }. { $name }
replay-slider = Korak
step-first = Na začetek
step-back = Korak nazaj
step-on = Korak naprej
step-last = Na konec
pause = Ustavi
replay-keys = Puščice: levo in desno po korakih, gor in dol po potezah igralcev; preslednica: predvajaj ali ustavi.
replay-controls = Koraki
replay-moves = Poteze
replay-live = Ta igra še traja. Vidiš le to, kar smeš vedeti.
replay-to-table = K mizi
eyes = Čigav pogled
eyes-all = Vse odkrito
eyes-onlooker = Gledalec
play-on = Nadaljuj od tu
play-on-about = S tem odpreš novo mizo v tem položaju. Od tu naprej se meče in vleče na novo.
play-on-ended = Tu se igra konča. Vrni se nekaj korakov in poskusi drugače.
play-on-as = Igraš kot
play-on-computer = Proti računalniku
play-on-friend = S kom drugim
play-on-alone = Igraj naprej

rules-title = Pravila: { $game }
rules-contents = Vsebina
rules-other = Druge igre
rules-offline = Povezave ni, ta pravila pa na tej napravi še niso bila odprta. Odpri jih enkrat s povezavo, potem ostanejo tu.
example-agrees = Prav to pove primer.
example-restart = Nazaj na začetek
example-allowed = Tukaj dovoljeno
example-only = Tukaj dovoljeno, in nič drugega
example-refused = Tukaj ni dovoljeno
example-line = { $count ->
    [one] Odigraj: { $count } korak
    [two] Odigraj: { $count } koraka
    [few] Odigraj: { $count } korake
   *[other] Odigraj: { $count } korakov
}
example-least = Najkrajši načrt stane { $least }.
example-plans = { $count ->
    [one] Je le { $count }.
    [two] Sta { $count }.
    [few] So { $count }.
   *[other] Jih je { $count }.
}

about-heading = O Regalii
about-what = Kraljevske namizne igre z natančnimi pravili, močnimi računalniškimi igralci in mizo za prijatelje. Prosto programje; vsak lahko postavi svoj strežnik.
about-fair-heading = Ali je žreb pošten?
about-fair = Meti in mešanja izhajajo iz semena, ki ga strežnik določi pred igro in katerega prstni odtis vidijo vsi. Vsak igralec lahko primeša svoj naključni delež. Po igri se seme pokaže in vsak lahko preveri vsak izid, tu z enim klikom ali s spodnjim ukazom.
about-help = Pomoči od zunaj ni mogoče izključiti: brez računov nikomur ne moremo preprečiti, da bi v drugem oknu vprašal računalnik. Kadar je pomembno, igrajte v istem prostoru.
about-privacy-heading = Kaj vemo o tebi
about-privacy = Brez uporabniških računov in sledilnikov; stran se ne povezuje z nobenim drugim strežnikom. Tvoje sedeže si zapomni naključno število v piškotku. Imena in klepet pripadajo mizi in se z njo izbrišejo.
about-install-heading = Na tvoji napravi
about-install = Stran lahko namestiš iz menija brskalnika. Pravila lahko potem bereš tudi brez povezave.
about-people-heading = Kdo je to naredil
about-people = Projekt Regalia, s spoštovanjem do knjižic iger, katerih avtorji so navedeni na straneh s pravili. Besedila so naša.
box-title = Spremljevalec: { $game }
box-who = Kdo igra?
box-names-about = Z imeni je vse povedano z njimi, brez njih z barvo ali sedežem.
box-set = Kaj je v vaši škatli?
box-how = Kako igrate?
box-begin = Začni
box-set-up = Igralci in škatla
box-telling = Povej, kaj se je zgodilo
box-tell = Tako je bilo
box-may = Ali smem?
box-may-asks = Naslednji dotik samo vpraša, ali je dovoljeno: nič še ne šteje.
box-only-way = Mogoče je bilo samo eno:
box-undo = Razveljavi
box-restart = Nova igra
box-log = Kaj se je zgodilo
box-shown = Kaj se ob tem pokaže?
box-which-card = Katera karta je odigrana?
box-card = { $suit } { $rank }
box-cards = Igralne karte
box-clubs = križ
box-diamonds = karo
box-hearts = srce
box-spades = pik
box-joker = joker
box-cards-told = Vnesene karte: { $count } od { $most }
box-units-told = Izbrano: { $count } od { $most }
box-sets = Kot v prejšnjih igrah
box-piece = Figura
box-position = Karta
box-this-card = Ta karta
box-seconds = { $count } s
box-not-allowed = Ni dovoljeno:
box-offline = Ni povezave: pravila so na strežniku. Kar je vneseno, ostane na tej napravi, peščena ura pa teče naprej.
box-rest = { $who }, { $where }: katere karte ({ $count })?
box-lives = Preostalo življenje
box-rest-tell = Vnesi, kaj še ima { $who }
box-look-back = Ogled igre
box-spectators = Česar ni nihče pokazal, ostane skrito: zapis kaže, kar je videl gledalec.
box-save = Shrani zapis
box-restart-sure = Zapustiš to partijo? Vse vneseno bo izgubljeno.
box-about = Igrajte s svojo škatlo: stran vas spremlja, preverja pravila in šteje.
box-follows = Kar vneseš, se hrani zate: na drugih svojih napravah lahko nadaljuješ na istem mestu.
box-stays = Ta igra je predolga za tvoje druge naprave: ostane na tej. Shrani jo kot zapis in odpreš jo lahko drugje.
box-all = Vse igre s škatlo
box-go-on = Nadaljuj na istem mestu
box-open = Nadaljuj iz zapisa
own-cards-ours = Karte projekta
own-cards-mine = Iz tvoje škatle ({ $count })
own-cards-about = Karte projekta ali karte, natisnjene v tvoji škatli: vnesi jih enkrat in ostanejo shranjene zate.
own-cards-enter = Vnesi karte svoje škatle
own-cards-count = Vnesene karte: { $count } od največ { $most }
own-cards-twice = Ta karta je že vnesena.
own-cards-remove = Odstrani
own-cards-change = Spremeni
own-cards-entering = Zdaj vnašaš
own-cards-places = Mesta
own-cards-values = Posamezne vrednosti
own-cards-singly = Dotakni se žetona, na katerem je natisnjeno kaj drugega kot na drugih iste vrste.
own-cards-usual = Kot njegova vrsta: { $value }
own-values-mine = Vrednosti iz tvoje škatle
own-values = Koliko so vredni žetoni
own-cards-put = Postavljeno: { $count } od { $most }
own-cards-missing = Manjka še: { $what }.
own-board-draw = Nariši desko iz svoje škatle
own-board-mine = iz tvoje škatle
own-board-about = Ima tvoja škatla drugačno desko? Nariši jo enkrat in ostane shranjena zate.
own-board-how = Tapni polje, da mu daš naslednjo vlogo, in rob, da postaviš zid ali ga odstraniš.
own-board-wall = Zid med { $a } in { $b }
own-board-side = Stran { $number }
own-board-sides = Strani deske
own-board-right = Na tej deski je mogoče igrati.
own-board-presets = Začni z
own-board-from = Začni z: { $board }
own-board-keep = Shrani to desko
own-board-other-side = Deska ima še eno stran
own-board-one-side = Odstrani to stran
own-board-forget = Pozabi to desko

learn-steps = Koraki lekcije
learn-step = Korak { $number }: { $goal }
learn-step-done = Korak { $number }, opravljen: { $goal }
learn-intro = Za kaj gre
learn-begin = Takoj k lekciji
learn-your-move = { $count ->
    [one] Na potezi si · { $count } poteza
    [two] Na potezi si · { $count } potezi
    [few] Na potezi si · { $count } poteze
   *[other] Na potezi si · { $count } potez
}
learn-right = Prav
learn-wrong = Ta ni prava
learn-hint-later = Nič ni izgubljeno. Po še enem poskusu pride namig.
learn-nothing-lost = Nič ni izgubljeno.
learn-try-again = Poskusi znova
learn-repeat = Še enkrat
learn-next = Naslednji korak
learn-finish = Končaj
learn-skip = Preskoči ta korak
learn-needs-server = Kaj sledi, izračuna strežnik: za to je potrebna povezava.
learn-stars = { $count ->
    [one] { $count } zvezdica od treh
    [two] { $count } zvezdici od treh
    [few] { $count } zvezdice od treh
   *[other] { $count } zvezdic od treh
}
learn-over = Lekcija je opravljena
learn-again = Ponovi lekcijo
learn-first-game-about = Zdaj odigraj celo partijo proti najlažjemu računalniku. Pred vsako novo vrsto odločitve ti stavek pove, za kaj gre.
learn-offer = { $count ->
    [one] Prvič: { $game }? { $count } kratek korak pokaže, kako se igra.
    [two] Prvič: { $game }? { $count } kratka koraka pokažeta, kako se igra.
    [few] Prvič: { $game }? { $count } kratki koraki pokažejo, kako se igra.
   *[other] Prvič: { $game }? { $count } kratkih korakov pokaže, kako se igra.
}
daily-of = Vaja dneva: { $game }
daily-count = Opravljeno: { $done } od { $count }
daily-done = Opravljeno
daily-done-misses = Opravljeno, zgrešeno: { $misses }
daily-next = Naprej
daily-week = Zadnjih sedem dni
daily-day-done = opravljen
daily-day-forgiven = odpuščen
daily-day-missed = zamujen
daily-day-open = še odprt
daily-days = Dni zapored: { $days }
daily-forgiven = En zamujen dan na teden je odpuščen.
daily-share = Deli
daily-copy = Kopiraj kot besedilo
daily-picture = Shrani kot sliko
practice-of = { $game }: { $theme }
practice-title = Vadi: { $game }
practice-about = Izberi, kaj želiš vaditi. Bolj ko ti uspeva, težje je; kar ti ne uspe, se vrne po 1, 3 in 7 dneh.
practice-due = Vaje, ki jih danes ponoviš: { $count }
practice-next = Naslednja vaja
learn-proof-exact = Odgovor: natančno rešen
learn-proof-proved = Odgovor: dokazan
learn-proof-computed = Odgovor: izračunan
learn-proof-searched = Odgovor: najden z iskanjem

workshop-title = Delavnica: { $game }
workshop-link = Delavnica
workshop-about = Ustvari svoje enote in scenarije, poglej, koliko so vredni, in takoj igraj z njimi.
workshop-matches = Proti drugim
workshop-other = Enota
workshop-way = Kaj igrati
workshop-against = Proti
workshop-play = Igraj s tem
workshop-kept = Shranjeno
workshop-name = Ime
workshop-keep = Shrani
workshop-remove = Odstrani
workshop-file = Shrani kot datoteko
workshop-open = Odpri datoteko
workshop-new = Začni znova
workshop-long = To je predolgo za povezavo; shrani kot datoteko.
workshop-bad-link = Te povezave tu ni mogoče prebrati.
workshop-languages = besedilo za vsak jezik; uredi ga v datoteki
review-working = Pregledujem vsako potezo …
review-deeper = Kar je morda pomembno, pregledujem natančneje …
review-share = opravljeno: { $share }
review-stop = Ustavi
review-go-on = Nadaljuj
coach = Igra v minuti
coach-moments = { $count ->
    [one] { $count } trenutek in eno za naprej
    [two] { $count } trenutka in eno za naprej
    [few] { $count } trenutki in eno za naprej
   *[other] { $count } trenutkov in eno za naprej
}
coach-voice = Beri na glas
coach-tomorrow = Jutri se vrne kot naloga.
review-question = { $chance ->
    [dice] Je bilo do mene ali do kock?
    [cards] Je bilo do mene ali do kart?
    [luck] Je bilo do mene ali do sreče?
   *[none] Kaj je odločilo?
}
review-right = Odločitve, slabše od najboljše za manj kot 2 točki: { $right } od { $all }.
review-whose = Z vidika
review-error = Možna napaka med vzroki, v točkah: { $points }.
review-graph-axes = Od leve proti desni si sledijo koraki igre: { $count }; 100 je zmaga, 0 poraz.
review-more-marked = Kaj je še označeno
review-details-about = kako se točke seštejejo, kaj je še označeno, vse kocke in karte
review-details = Podrobnosti
review-where = Kaj je odločilo
review-decisions = Poteze
review-graph = Možnost zmage
review-graph-told = Možnost zmage v odstotkih: { $start } na začetku, med { $low } in { $high }.
review-quiet = Noben trenutek ni veliko spremenil.
review-moments = Trenutki, ki so šteli
review-likely = Kako verjetno je bilo: { $share }.
review-took = Izguba: { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}.
review-gave = Dobiček: { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}.
review-kept = S tem bi bila možnost { $best } od 100, tako je bila { $played }.
review-show-before = Kot je bilo
review-blows = { $chance ->
    [dice] Meti, ki so obrnili igro
    [cards] Karte, ki so obrnile igro
   *[luck] Sreča, ki je obrnila igro
}
review-step = Korak { $n }
review-nothing-to-do = Na to ni mogel nihče vplivati.
review-better = Bolje: { $what }
review-show-better = Pokaži boljšo potezo
review-show-played = Pokaži odigrano potezo
review-try = Poskusi
review-try-which = Katero potezo izbereš?
review-try-right = Prav: tako dobra kot najboljša ali skoraj.
review-try-wrong = S tem izgubiš { $points } točk. Poskusi drugače.
review-choices = Vse možne poteze
review-chance = Kocke in karte
review-chance-row = { $came }, pravični delež { $fair }
review-how = Kako se šteje
review-how-sum = 100 točk je zmaga, 0 poraz. Začetek, sreča, odločitve in ostanek skupaj dajo izid.
review-how-luck = Sreča: koliko boljše od povprečja so bile zate kocke in karte.
review-how-decisions = Odločitve: koliko je bila poteza vredna v primerjavi z najboljšo, presojana le po tem, kar se je takrat dalo vedeti. Označena je le gotova izguba.
review-how-unknowable = Nihče ni mogel vedeti: kako so na izid odločitve vplivale skrite karte ali to, kdo je bil hitrejši. Tega se nikomur ne očita.
review-how-left-over = Ostanek: kar ostane nepojasnjeno, ker so nekatere vrednosti le preiskane. Kjer so vse natančne ali dokazane, ostanka ni.
review-start = Na začetku
review-luck = { $chance ->
    [dice] Kocke
    [cards] Karte
   *[luck] Sreča
}
review-own = Lastne poteze
review-others = Poteze drugih
review-unknowable = Nihče ni mogel vedeti
review-given-up = Predčasni konec
review-left-over = Nepojasnjeno
review-result = Izid
review-grade-inaccuracy = nenatančnost
review-grade-mistake = napaka
review-grade-blunder = huda napaka
review-grade-good = dobro odigrano
review-word-exact = natančno
review-word-proved = dokazano
review-word-computed = izračunano
review-word-searched = preiskano
print = Natisni
print-what = Kaj natisniti
print-paper = Papir
print-pdf = Kot PDF
print-army = Vojska na listu (črke)
weigh = Ocenjevanje
weigh-about = Strežnik odigra veliko iger med vojskama, ki se razlikujeta le v eni enoti.
weigh-it = Oceni: { $name }
weigh-stop = Ustavi
weigh-waiting = Prve igre se bodo kmalu začele …
weigh-progress = Napredek
weigh-failed = Te enote ni bilo mogoče oceniti.
weigh-strength = kdo igra
weigh-points = odstotne točke zmag
weigh-games = igre

rush-title = Dirka: { $game }
rush-minutes = Tri minute
rush-survival = Do tretje napake
rush-about = Od lahkih do težkih, vsaka v čim manj potezah. Vsi s povezavo dobijo svoje, enako težke vaje in lahko začnejo samo enkrat; kar ti spodleti, lahko potem poskusiš znova.
rush-about-minutes = Reši čim več vaj v treh minutah. Napaka stane deset sekund; pet, dvanajst, dvajset in trideset zapored rešenih jih nekaj vrne.
rush-about-survival = Reši jih čim več. Vzemi si čas: konča se šele s tretjo napako.
rush-begin = Začni
rush-begin-again = Začni to znova
rush-skip = Na naslednjo (šteje kot napaka)
rush-too-late = Prepozno: ta ne šteje več.
rush-score = Rešenih: { $count }
rush-lives = Preostale napake: { $count }
rush-result = Napake: { $misses }. Najdaljši niz: { $longest }.
rush-best = Tvoj najboljši doslej: { $count }
rush-missed = Kar ti je spodletelo
rush-look = Poskusi znova številko { $number }
rush-look-again = Poglej, kako gre drugim
rush-board = Rezultati
rush-invite = Povezava do iste dirke za druge
rush-another = Še ena dirka
rush-who = Kdo
rush-done = Rešene
rush-misses = Napake
rush-nobody = Nekdo
rush-me = ti
rush-running = še rešuje
exercise-solve = Pokaži rešitev
exercise-solution = Rešitev

analyse-of = Različice: { $game }
analyse-about = Prilepi shranjeno igro ali položaj in preizkusi vse: za vsako stran, s katerim koli metom ali karto.
analyse-about-moment = Igraj za vse strani in izberi, kaj prinese naključje. Vse je mogoče vzeti nazaj.
analyse-text = Shranjena igra ali položaj
analyse-this = Odpri
analyse-where = Kje si
analyse-step = Korak { $n } od { $all }
analyse-before = Korak nazaj
analyse-after = Naslednji korak
analyse-back = Vzemi nazaj
analyse-all-back = Nazaj k igri
analyse-whose = Kdo je na potezi
analyse-chance = Naključje: izberi, kaj pride
analyse-random = Naj odloči naključje
analyse-values = Koliko je vredna vsaka poteza
analyse-looking = Išče se vse globlje ({ $count })
analyse-deeper = Išči globlje
analyse-all-seen = Tu je vse znano.
analyse-more = Še { $count }
analyse-fewer = Samo najboljše
analyse-line = Najboljše nadaljevanje
analyse-copy = Kopiraj položaj
analyse-terminal = Shranjeno v datoteko se odpre tudi v terminalu:

mine-about = Kaj pokažejo vse tvoje igre skupaj. To vidiš samo ti. Igre se dodajo, ko odpreš to stran, izsledki analize pa, ko je končana.
mine-none = Še ni končanih iger.
mine-style = Kaj ti leži in kaj ne
mine-style-about = Samo v primerjavi s tvojimi drugimi izidi. V oklepaju: razpon, v katerem je pravi delež v 95 od 100 primerov.
mine-style-theme = Vadi to temo
mine-style-mistakes = Vadi svoje označene odločitve
mine-results = Izidi
mine-level = Stopnja { $level }
mine-people = Ljudje ali igra za enega
mine-won = zmage
mine-drawn = remiji
mine-lost = porazi
mine-time = Natančnost in sreča skozi čas
mine-time-told = Igre z analizo: { $count }. Povprečno natančnost { $accuracy } %, sreča { $luck } točk.
mine-accuracy = Natančnost
mine-no-review = Nobena od teh iger še nima analize. Odpri jo in poglej znova.
mine-themes = Označene odločitve
mine-theme-early = na začetku igre
mine-theme-middle = sredi igre
mine-theme-late = proti koncu igre
mine-theme-ahead = v prednosti
mine-theme-behind = v zaostanku
mine-latest = Zadnje igre
mine-one-won = zmaga
mine-one-drawn = remi
mine-one-lost = poraz
mine-how = Zadnjih 40 iger se hrani posamično, starejše samo kot izidi.
mine-delete = Izbriši te izide
mine-delete-sure = Da, izbriši

analyse-game = Igra
analyse-any-game = Prepoznaj samodejno
editor-open = Sestavi položaj
editor-change = Spremeni položaj
editor-of = Sestavljanje položaja: { $game }
editor-about = Izberi nekaj in tapni, kam gre; ob ponovnem tapu izgine.
editor-verdict = Je mogoč?
editor-possible = Ta položaj je mogoč.
editor-analyse = Preizkusi
editor-another = Drug položaj
editor-things = Kaj postaviti
editor-away = Odstrani
editor-fields = Drugi podatki
review-try-other = So še boljše. Poskusi kaj drugega.

review-try-again = Še enkrat
mistakes = Moje napake
mistakes-about = Označene odločitve iz tvojih iger se vrnejo po 1, 3 in 7 dneh. Odgovor, ki izgubi manj kot 2 točki, je pravi.
mistakes-due = Za danes: { $count }
mistakes-waiting = Pozneje: { $count }
mistakes-begin = Poskusi
mistakes-next = Naprej
mistakes-gone = Analize te igre ni več.

proved-link-about = Zmage, ki jih nihče ne more preprečiti, za igranje po korakih.
proved-about = V vsakem od teh položajev lahko stran, ki je na potezi, izsili zmago: preizkušen je bil vsak odgovor druge strani. Štejejo poteze obeh strani in hitreje ne gre.
proved-side = Kdo zmaga
proved-either = Katera koli stran
proved-length = Kako dolgo
proved-any = Poljubno dolgo
proved-turns =
    { $plies ->
        [one] { $plies } poteza
        [two] { $plies } potezi
        [few] { $plies } poteze
       *[other] { $plies } potez
    }
proved-wins =
    { $plies ->
        [one] { $side }: zmaga v { $plies } potezi
        [two] { $side }: zmaga v { $plies } potezah
        [few] { $side }: zmaga v { $plies } potezah
       *[other] { $side }: zmaga v { $plies } potezah
    }
proved-ways =
    { $winning ->
        [one] Zmaga { $winning } od { $actions } možnih potez.
        [two] Zmagata { $winning } od { $actions } možnih potez.
        [few] Zmagajo { $winning } od { $actions } možnih potez.
       *[other] Zmaga { $winning } od { $actions } možnih potez.
    }
proved-count =
    { $count ->
        [0] Takega položaja ne poznamo.
        [one] { $count } položaj
        [two] { $count } položaja
        [few] { $count } položaji
       *[other] { $count } položajev
    }
proved-line = Ena stran zmaga, kar se da hitro, druga pa se upira, kolikor more.
proved-all = Vsi položaji
proved-next = Naslednji
`;export{e as default};