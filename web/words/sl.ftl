# Besede strani same (glej en.ftl).

brand = Regalia
title-page = { $page } · Regalia
title-your-turn = ● Na potezi si: { $game }
skip-to-content = Na vsebino
home = Regalia, začetna stran
language = Jezik
settings = Nastavitve
close = Zapri
cancel = Prekliči
footer = O tem kraju
loading = Trenutek …
try-again = Poskusi znova
copied = Kopirano.
not-copied = Kopiraj ročno, prosim.
page-not-found = Tu ni ničesar
page-not-found-text = Ta naslov ne vodi nikamor. Morda se je po poti izgubila kakšna črka.
to-start = Na začetno stran
offline = Ni povezave
offline-text = Povezave ni. Pravila lahko bereš, za igro pa je potrebna povezava.
request-failed = Strežnik ta hip ni dosegljiv.
new-version = Na voljo je nova različica.
reload = Naloži

your-name = Tvoje ime
your-name-about = Vidijo ga tisti, s katerimi igraš.
theme = Barve
theme-system = Kot v sistemu
theme-light = Svetlo
theme-dark = Temno
motion = Gibanje
motion-system = Kot v sistemu
motion-full = Živahno
motion-less = Mirno
sound = Zvoki
sound-on = Da
sound-off = Ne
notices = Povej mi, ko imam potezo
notices-ask = Dovoli obvestila
notices-on = Obvestila so vklopljena.
notices-off = Izklopi obvestila
notices-denied = Brskalnik tej strani ne dovoli obvestil. To lahko spremeniš v njegovih nastavitvah.

start-title = Igraj
start-heading = Pet kraljevskih iger
start-tagline = Proti računalniku, skupaj za eno mizo ali s prijatelji kjer koli. Brez računa, brez čakanja.
play-now = Igraj
play-now-game = Igraj proti računalniku: { $game }
choose = Izberi …
choose-game = Izberi, kako igraš: { $game }
read-rules = Pravila
read-rules-game = Pravila: { $game }
facts-players =
    { $count ->
        [one] { $count } igralec
        [two] { $count } igralca
        [few] { $count } igralci
       *[other] { $count } igralcev
    }
facts-players-range =
    { $most ->
        [one] { $least }–{ $most } igralec
        [two] { $least }–{ $most } igralca
        [few] { $least }–{ $most } igralci
       *[other] { $least }–{ $most } igralcev
    }
facts-minutes = { $minutes } min
your-games = Tvoje igre
your-turn = Na potezi si
go-on = Nadaljuj
watch-replay = Poglej nazaj
show-all = Pokaži vseh { $count }
upload = Odpri zapis
upload-about = Igro, shranjeno v datoteko, si lahko znova ogledaš.
upload-failed = Te datoteke ni bilo mogoče prebrati.

choosing-title = Izbira: { $game }
choosing-heading = Kako želiš igrati?
players = Igralci
seat-number = Sedež { $number }
seat-me = Ti
seat-computer = Računalnik
seat-here = Prijatelj tukaj
seat-open = Prijatelj prek povezave
seat-name = Ime
level = Stopnja
level-1 = 1 · Prijazen začetek
level-2 = 2 · Začetnik
level-3 = 3 · Učenec
level-4 = 4 · Za zabavo
level-5 = 5 · Izkušen
level-6 = 6 · Klubski igralec
level-7 = 7 · Močan
level-8 = 8 · Strokovnjak
level-9 = 9 · Mojster
level-10 = 10 · Kolikor gre močno
who-begins = Kdo začne?
begins-lot = Žreb
options = Nastavitve igre
option-none = Brez
option-own = Po svoje
clock = Ura
clock-none = Brez
clock-turn = Na potezo
clock-game = Na igro
clock-seconds = Sekund na potezo
clock-minutes = Minut za vsakega
clock-gain = Dodatek na potezo (s)
start-game = Začni
start-game-link = Začni in povabi

table-title = Miza
connecting = Povezovanje …
reconnecting = Povezava je prekinjena. Ponovno povezovanje …
connected-again = Povezava je spet tu.
table-gone = Te mize ni
table-gone-text = Povezava je morda nepopolna ali pa je bila miza po dolgem času pospravljena.
no-connection-now = Povezave ta hip ni: nič ni bilo poslano.
waiting-heading = Čakamo igralce
waiting-missing =
    { $count ->
        [one] Manjka še { $count } igralec.
        [two] Manjkata še { $count } igralca.
        [few] Manjkajo še { $count } igralci.
       *[other] Manjka še { $count } igralcev.
    }
waiting-invite = To povezavo pošlji vsem, ki naj igrajo:
invite-link = Povezava do mize
copy-link = Kopiraj povezavo
share-link = Deli povezavo
share-text = Igraj z mano: { $game }!
sit-heading = Sedež je prost
sit-here = Sedi
sit-as = Sedi: { $side }
watch-only = Gledaš igro.
seat-empty = Prost sedež

seats = Igralci
seat-level = Stopnja { $level }
seat-online = Tu
seat-offline = Odsotnost
seat-you = Ti
seat-to-act = na potezi
seat-left = Ni več v igri
seat-prepared = Izbira je tu
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
turn-ahead = Na potezi: { $name }. Že lahko izbiraš.
turn-of-any = Kdor je prvi: { $names }
turn-thinking = { $name } razmišlja …
hourglass = Peščena ura
prepared-yours = Izbrano. Odigra se, ko pride poteza.
withdraw = Izberi znova
sending = Pošiljanje …

board-which = Kaj misliš?
board-done = Potrdi
board-back = Eno nazaj
board-next =
    { $count ->
        [one] { $count } mesto za naprej
        [two] { $count } mesti za naprej
        [few] { $count } mesta za naprej
       *[other] { $count } mest za naprej
    }
actions = Kaj lahko storiš
all-actions = Vse možne poteze
all-actions-search = Išči
all-actions-more = In še { NUMBER($count, useGrouping: 0) }: poišči jih.
all-actions-none = Ta hip ni česa storiti.
hint = Namig
hint-coming = Razmišljam …
hint-says = Morda: { $sentence }
undo = Vzemi nazaj
undo-ask = Prosi za vračilo
undo-asked = Vprašano. Čakamo na odgovor.
answer-yes = Da
answer-no = Ne
resign = Predaj se
resign-question = Res želiš predati to igro?
resign-yes = Da, predam
rematch = Igraj znova
rematch-wished = { $names }: še eno igro, prosim.
rematch-asked = Čakamo, da bodo vsi za novo igro.
menu = Meni
rules = Pravila
rule-link = Pravilo { $rule }
log = Kaj se je zgodilo
log-empty = Nič se še ni zgodilo.
copy-watch-link = Povezava za gledalce
save-record = Shrani zapis

chat = Klepet
chat-say = Povej kaj
chat-send = Pošlji
chat-mute = Utišaj
chat-unmute = Spet poslušaj
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
emotes = Kretnje
emote-hello = Živjo
emote-good-luck = Srečno
emote-well-played = Dobro odigrano
emote-thanks = Hvala
emote-think = Razmišljam
emote-wow = Vau
emote-oops = Ups
emote-laugh = Smeh

curtain-heading = Napravo ima zdaj { $name }
curtain-text = Nihče drug zdaj ne gleda na zaslon.
curtain-lift = Tu { $name }

ending-heading = Igra je končana
ending-won = Zmaga je tvoja!
ending-lost = Zmaga: { $name }.
ending-draw = Neodločeno.
ending-solo-done = Rešeno!
ending-solo-failed = Tokrat ni šlo.
par-fewest =
    { $par ->
        [one] Najmanj, kar gre, je { $par } poteza.
        [two] Najmanj, kar gre, sta { $par } potezi.
        [few] Najmanj, kar gre, so { $par } poteze.
       *[other] Najmanj, kar gre, je { $par } potez.
    }
par-plans =
    { $count ->
        [one] Zanje je natanko { $count } pot.
        [two] Zanje sta { $count } poti.
        [few] Zanje so { $count } poti.
       *[other] Zanje je { $count } poti.
    }
par-used =
    { $used ->
        [one] Potrebna je bila { $used } poteza.
        [two] Potrebni sta bili { $used } potezi.
        [few] Potrebne so bile { $used } poteze.
       *[other] Potrebnih je bilo { $used } potez.
    }
par-plan = Na primer: { $plan }
retry = Isto še enkrat
look-back = Poglej nazaj
new-game = Nova igra

fair = Pošteno naključje
fair-about = Pred prvim metom je strežnik določil skrivno seme in pokazal njegov prstni odtis. Ko je igre konec, se seme pokaže in iz njega je mogoče znova izpeljati vse mete in mešanja.
fair-commit = Prstni odtis
fair-seed = Seme
fair-seed-later = Pokaže se po koncu igre
verify = Preveri zdaj
verify-good =
    { $count ->
        [0] Vse je v redu; v tej igri ni bilo nič prepuščeno naključju.
        [one] Iz semena sledi { $count } izid naključja, kot mora.
        [two] Iz semena sledita { $count } izida naključja, kot morata.
        [few] Iz semena sledijo { $count } izidi naključja, kot morajo.
       *[other] Iz semena sledi vseh { $count } izidov naključja.
    }
verify-bad = Nekaj se ne ujema: ti izidi ne sledijo iz semena.

replay-position = Korak { $step } od { $last }
replay-start = Začetek
replay-slider = Korak
step-first = Na začetek
step-back = Korak nazaj
step-on = Korak naprej
step-last = Na konec
play = Predvajaj
pause = Ustavi
replay-keys = Puščici gresta po korakih, preslednica predvaja in ustavi.
replay-controls = Koraki

rules-title = Pravila: { $game }
rules-contents = Vsebina
rules-other = Druge igre

about = O strani
about-heading = O Regalii
about-what = Pet kraljevskih namiznih iger z natančnimi pravili, močnimi računalniškimi igralci in mizo za prijatelje. Prosto programje; vsak lahko postavi svoj strežnik.
about-fair-heading = Ali je naključje pošteno?
about-fair = Meti in mešanja izhajajo iz semena, ki ga strežnik določi pred igro in katerega prstni odtis vidijo vsi. Vsak igralec lahko doda nekaj svoje sreče. Po igri se seme pokaže in vsak lahko preveri vsak izid, tu z enim klikom ali s spodnjim ukazom.
about-privacy-heading = Kaj vemo o tebi
about-privacy = Ni ne računov ne sledilnikov in stran nobenega drugega strežnika ničesar ne sprašuje. Tvoje sedeže si zapomni naključno število v piškotku. Imena in klepet ostanejo pri mizi in se z njo izbrišejo.
about-install-heading = Na tvoji napravi
about-install = Stran lahko namestiš iz menija brskalnika. Okvir in pravila potem delujejo tudi brez povezave.
about-people-heading = Kdo je to naredil
about-people = Projekt Regalia, s spoštovanjem do pravil petih iger, katerih avtorji so navedeni na straneh s pravili. Besede tukaj so naše.
about-version = Različica { $version }
