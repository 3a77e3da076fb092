var e=`brand = Regalia
title-page = { $page } · Regalia
skip-to-content = Zum Inhalt springen
home = Regalia, Startseite
language = Sprache
settings = Einstellungen
close = Schließen
footer = Über diese Seite
loading = Einen Moment …
try-again = Neu versuchen
page-not-found = Hier ist nichts
page-not-found-text = Diese Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.
to-start = Zur Startseite
offline = Keine Verbindung
offline-text = Du bist offline. Die Regeln kannst du lesen; zum Spielen brauchst du eine Verbindung.
request-failed = Der Server ist gerade nicht zu erreichen.
new-version = Eine neue Version ist da.
reload = Neu laden

signed-out = Dieses Gerät wurde abgemeldet. Dein Code bringt dich zurück: Einstellungen, Meine Daten.
theme = Farben
motion = Bewegung
pace = Tempo
rolls = Würfel und Karten
sound = Töne
notices = Sag mir Bescheid, wenn ich dran bin
start-title = Spielen
start-heading = Königliche Spiele
start-tagline = Gegen den Computer, zusammen an einem Gerät oder mit Freunden, wo immer sie sind. Ohne Konto, ohne Warten.
play-now = Spielen
play-now-game = { $game } gegen den Computer spielen
choose-game = { $game } anpassen: Gegner, Stärke und Optionen
more-of = Mehr zu { $game }
with-someone = Mit jemandem spielen
with-someone-about = Per Link oder an diesem Gerät
learn-a-game = Ein Spiel lernen
learn-a-game-about = In ein paar Minuten, beim Spielen
lesson-learned = Gelernt
lesson-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
facts-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
facts-players-range = { $least }–{ $most } Spieler
facts-minutes = { $minutes } Min.
facts-ages = Alter { $ages }
facts-credits = Von { $credits }
your-turn = Du bist dran
your-turn-name = Du bist dran, { $name }.
start-here = Hier anfangen
begin = Los geht’s
begin-game = Mit { $game } anfangen
all-games = Alle Spiele
easiest-first = das leichteste zuerst
upload = Aufzeichnung öffnen
upload-about = Eine gespeicherte Partie kannst du dir hier noch einmal ansehen.
upload-failed = Diese Datei ließ sich nicht lesen.

options = Optionen
withdraw = Neu wählen
board-which = Was möchtest du tun?
board-done = Fertig
board-more = Noch { $count } wählen
board-take-back = Zurücknehmen: { $what }
board-back = Eins zurück
dial-less = Eins weniger
dial-more = Eins mehr
dial-odds = Wie oft kommt welche Zahl vor?
board-next =
    { $count ->
        [one] Es geht an einer Stelle weiter
       *[other] Es geht an { $count } Stellen weiter
    }
hint = Tipp
undo = Zurücknehmen
resign = Aufgeben
rematch = Noch eine Partie
rules = Regeln
skip = Überspringen
chat = Chat
play = Abspielen
about = Über Regalia
about-version = Version { $version }

box-have = Wir haben die Schachtel
own-cards = Karten
learn = Lernen
learn-title = { $game } lernen
learn-where = { $number } von { $count }
first-steps-where = { $game } · { $number } von { $count }
first-steps-moves = { $count ->
    [one] Ein Zug genügt.
   *[other] { $count } Züge. Gemacht: { $made }
}
first-steps-tap = Tippe auf eine Figur, dann auf ihr Ziel.
first-steps-free = Probieren kostet nichts. Hier wird nichts gezählt.
first-steps-back = Noch nicht – es steht wieder wie vorher. Versuch es noch einmal.
first-steps-done = Genau so.
first-steps-next = { $count ->
    [one] Weiter, noch eine
   *[other] Weiter, noch { $count }
}
first-steps-lesson = Weiter mit der Lektion
learn-parts = Was auf dem Brett ist
learn-pieces = Wie die Figuren ziehen
learn-hint = Tipp: { $hint }
learn-first-game = Spiel deine erste Partie
practice = Üben
review = Auswertung
rush = Wettlauf
analyse = Ausprobieren
mine = Meine Partien
proved = Bewiesene Stellungen
`;export{e as default};