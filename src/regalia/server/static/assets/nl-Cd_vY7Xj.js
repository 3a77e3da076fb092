var e=`brand = Regalia
title-page = { $page } · Regalia
skip-to-content = Naar de inhoud
home = Regalia, startpagina
language = Taal
settings = Instellingen
close = Sluiten
footer = Over deze site
loading = Een ogenblik …
try-again = Opnieuw proberen
page-not-found = Hier is niets
page-not-found-text = Dit adres leidt nergens heen. Misschien is er onderweg een letter zoekgeraakt.
to-start = Naar de startpagina
offline = Geen verbinding
offline-text = Je bent offline. De regels kun je lezen; om te spelen heb je verbinding nodig.
request-failed = De server is even niet bereikbaar.
new-version = Er is een nieuwe versie.
reload = Vernieuwen

signed-out = Dit apparaat is afgemeld. Je code brengt je terug: Instellingen, Mijn gegevens.
theme = Kleuren
motion = Beweging
pace = Tempo
rolls = Dobbelstenen en kaarten
sound = Geluid
notices = Laat het weten als ik aan de beurt ben
start-title = Spelen
start-heading = Koninklijke spellen
start-tagline = Tegen de computer, samen op één apparaat of met vrienden, waar ze ook zijn. Zonder account, zonder wachten.
play-now = Spelen
play-now-game = { $game } tegen de computer spelen
choose-game = { $game } aanpassen: tegenstander, sterkte en opties
more-of = Meer over { $game }
with-someone = Met iemand spelen
with-someone-about = Met een link of op dit apparaat
learn-a-game = Een spel leren
learn-a-game-about = In een paar minuten, al spelend
lesson-learned = Geleerd
lesson-steps =
    { $count ->
        [one] { $count } stap
       *[other] { $count } stappen
    }
facts-players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
facts-players-range = { $least }–{ $most } spelers
facts-minutes = { $minutes } min
facts-ages = leeftijd { $ages }
facts-credits = Van { $credits }
your-turn = Jouw beurt
your-turn-name = Jij bent aan de beurt, { $name }.
start-here = Begin hier
begin = Beginnen
begin-game = Beginnen met { $game }
all-games = Alle spellen
easiest-first = makkelijkste eerst
upload = Spelverslag openen
upload-about = Een opgeslagen partij kun je hier terugkijken.
upload-failed = Dit bestand kon niet gelezen worden.

options = Opties
withdraw = Opnieuw kiezen
board-which = Wat wil je doen?
board-done = Klaar
board-more = Kies er nog { $count }
board-take-back = Terugnemen: { $what }
board-back = Stap terug
dial-less = Eén minder
dial-more = Eén meer
dial-odds = Hoe vaak komt elk getal voor?
board-next =
    { $count ->
        [one] Je kunt op één plek verder
       *[other] Je kunt op { $count } plekken verder
    }
hint = Tip
undo = Terugnemen
resign = Opgeven
rematch = Nog een potje
rules = Regels
skip = Overslaan
chat = Chat
play = Afspelen
about = Over Regalia
about-version = Versie { $version }

box-have = Wij hebben de doos
own-cards = Kaarten
learn = Leren
learn-title = { $game } leren
learn-where = { $number } van { $count }
first-steps-where = { $game } · { $number } van { $count }
first-steps-moves = { $count ->
    [one] Eén zet is genoeg.
   *[other] { $count } zetten. Gedaan: { $made }
}
first-steps-tap = Tik op een stuk en dan waar het heen moet.
first-steps-free = Proberen kost niets. Hier telt niets mee.
first-steps-back = Nog niet – alles staat weer als eerst. Probeer het nog eens.
first-steps-done = Zo is het.
first-steps-next = { $count ->
    [one] Verder, nog één
   *[other] Verder, nog { $count }
}
first-steps-lesson = Verder met de les
learn-parts = Wat er op het bord is
learn-pieces = Hoe de stukken bewegen
learn-hint = Tip: { $hint }
learn-first-game = Speel je eerste partij
practice = Oefenen
review = Analyse
rush = Race
analyse = Varianten proberen
mine = Mijn partijen
proved = Bewezen stellingen
`;export{e as default};