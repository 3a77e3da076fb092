var e=`brand = Regalia
title-page = { $page } · Regalia
skip-to-content = Na vsebino
home = Regalia, začetna stran
language = Jezik
settings = Nastavitve
close = Zapri
footer = O strani
loading = Trenutek …
try-again = Poskusi znova
page-not-found = Tu ni ničesar
page-not-found-text = Ta naslov ne vodi nikamor. Morda se je po poti izgubila kakšna črka.
to-start = Na začetno stran
offline = Ni povezave
offline-text = Povezave ni. Pravila lahko bereš, za igro pa je potrebna povezava.
request-failed = Strežnik ta hip ni dosegljiv.
new-version = Na voljo je nova različica.
reload = Posodobi

signed-out = Ta naprava je bila odjavljena. Nazaj te pripelje tvoja koda: Nastavitve, Moji podatki.
theme = Barve
motion = Animacije
pace = Tempo
rolls = Kocke in karte
sound = Zvoki
notices = Obvesti me, ko sem na potezi
start-title = Igraj
start-heading = Kraljevske igre
start-tagline = Proti računalniku, skupaj za isto mizo ali s prijatelji kjer koli. Brez prijave in brez čakanja.
play-now = Igraj
play-now-game = Igraj proti računalniku: { $game }
choose-game = Igra po meri: { $game }
more-of = Več: { $game }
with-someone = Igraj z nekom
with-someone-about = S povezavo ali na tej napravi
learn-a-game = Nauči se igre
learn-a-game-about = V nekaj minutah, med igro
lesson-learned = Naučeno
lesson-steps =
    { $count ->
        [one] { $count } korak
        [two] { $count } koraka
        [few] { $count } koraki
       *[other] { $count } korakov
    }
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
facts-ages = starost { $ages }
facts-credits = Avtorstvo: { $credits }
your-turn = Na potezi si
your-turn-name = Na potezi si, { $name }.
start-here = Začni tukaj
begin = Začnimo
begin-game = Začni z igro: { $game }
all-games = Vse igre
easiest-first = od najlažje
upload = Odpri shranjeno igro
upload-about = Igro, shranjeno v datoteko, si lahko znova ogledaš.
upload-failed = Te datoteke ni bilo mogoče prebrati.

options = Nastavitve igre
withdraw = Izberi znova
board-which = Katero potezo misliš?
board-done = Potrdi
board-more = Izberi še { $count }
board-take-back = Odstrani: { $what }
board-back = Korak nazaj
dial-less = Ena manj
dial-more = Ena več
dial-odds = Kako pogosto je katero število?
board-next =
    { $count ->
        [one] { $count } možnost za nadaljevanje
        [two] { $count } možnosti za nadaljevanje
        [few] { $count } možnosti za nadaljevanje
       *[other] { $count } možnosti za nadaljevanje
    }
hint = Namig
undo = Razveljavi
resign = Predaj igro
rematch = Igraj znova
rules = Pravila
skip = Preskoči
chat = Klepet
play = Predvajaj
about = O strani
about-version = Različica { $version }

box-have = Imamo škatlo
own-cards = Karte
learn = Učenje
learn-title = Učenje: { $game }
learn-where = { $number } od { $count }
first-steps-where = { $game } · { $number } od { $count }
first-steps-moves = { $count ->
    [one] Ena poteza zadošča.
    [two] { $count } potezi. Narejenih: { $made }
    [few] { $count } poteze. Narejenih: { $made }
   *[other] { $count } potez. Narejenih: { $made }
}
first-steps-tap = Dotakni se figure, potem njenega cilja.
first-steps-free = Poskus nič ne stane. Tu se nič ne šteje.
first-steps-back = Še ne – vse je spet kot prej. Poskusi znova.
first-steps-done = Natanko tako.
first-steps-next = { $count ->
    [one] Naprej, še zadnjič
    [two] Naprej, še { $count }
    [few] Naprej, še { $count }
   *[other] Naprej, še { $count }
}
first-steps-lesson = Naprej z lekcijo
learn-parts = Kaj je na deski
learn-pieces = Kako se premikajo figure
learn-hint = Namig: { $hint }
learn-first-game = Odigraj svojo prvo partijo
practice = Vadi
review = Analiza
rush = Dirka
analyse = Preizkusi različice
mine = Moje igre
proved = Dokazani položaji
`;export{e as default};