# Die Wörter der Seite selbst (siehe en.ftl).

brand = Regalia
title-page = { $page } · Regalia
title-your-turn = ● Du bist dran: { $game }
skip-to-content = Zum Inhalt springen
home = Regalia, Startseite
language = Sprache
settings = Einstellungen
close = Schließen
cancel = Abbrechen
footer = Über diesen Ort
loading = Einen Moment …
try-again = Noch einmal
copied = Kopiert.
not-copied = Bitte kopiere es von Hand.
page-not-found = Hier ist nichts
page-not-found-text = Diese Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.
to-start = Zur Startseite
offline = Keine Verbindung
offline-text = Du bist offline. Regeln kannst du lesen; zum Spielen braucht es eine Verbindung.
request-failed = Der Server ist gerade nicht zu erreichen.
new-version = Eine neue Version ist da.
reload = Laden

your-name = Dein Name
your-name-about = Sehen alle, mit denen du spielst.
theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
motion = Bewegung
motion-system = Wie das System
motion-full = Lebhaft
motion-less = Ruhig
sound = Töne
sound-on = An
sound-off = Aus
notices = Sag mir, wenn ich dran bin
notices-ask = Hinweise erlauben
notices-on = Hinweise sind an.
notices-off = Hinweise ausschalten
notices-denied = Der Browser verbietet Hinweise von dieser Seite. In seinen Einstellungen lässt sich das ändern.

start-title = Spielen
start-heading = Fünf königliche Spiele
start-tagline = Gegen den Computer, zusammen an einem Gerät oder mit Freunden irgendwo. Ohne Konto, ohne Warten.
play-now = Spielen
play-now-game = { $game } gegen den Computer spielen
choose = Auswählen …
choose-game = Auswählen, wie du { $game } spielst
read-rules = Regeln
read-rules-game = Regeln: { $game }
facts-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
facts-players-range = { $least }–{ $most } Spieler
facts-minutes = { $minutes } Min.
your-games = Deine Spiele
your-turn = Du bist dran
go-on = Weiterspielen
watch-replay = Ansehen
show-all = Alle { $count } zeigen
upload = Aufzeichnung öffnen
upload-about = Ein als Datei gespeichertes Spiel kannst du dir wieder ansehen.
upload-failed = Diese Datei ließ sich nicht lesen.

choosing-title = Auswählen: { $game }
choosing-heading = Wie möchtest du spielen?
players = Spieler
seat-number = Platz { $number }
seat-me = Du
seat-computer = Computer
seat-here = Freund an diesem Gerät
seat-open = Freund per Link
seat-name = Name
level = Spielstärke
level-1 = 1 · Freundlicher Anfang
level-2 = 2 · Anfänger
level-3 = 3 · Lernend
level-4 = 4 · Gelegenheitsspiel
level-5 = 5 · Erfahren
level-6 = 6 · Vereinsstärke
level-7 = 7 · Stark
level-8 = 8 · Experte
level-9 = 9 · Meister
level-10 = 10 · So stark es geht
who-begins = Wer beginnt?
begins-lot = Das Los
options = Optionen
option-none = Keine
option-own = Eigene
clock = Uhr
clock-none = Keine
clock-turn = Pro Zug
clock-game = Pro Spiel
clock-seconds = Sekunden pro Zug
clock-minutes = Minuten für jeden
clock-gain = Gutschrift pro Zug (s)
start-game = Los geht’s
start-game-link = Los und einladen

table-title = Tisch
connecting = Verbinde …
reconnecting = Verbindung verloren. Verbinde neu …
connected-again = Wieder verbunden.
table-gone = Diesen Tisch gibt es nicht
table-gone-text = Der Link ist vielleicht unvollständig, oder der Tisch wurde nach langer Zeit abgeräumt.
no-connection-now = Gerade keine Verbindung: Nichts wurde gesendet.
waiting-heading = Warten auf Mitspieler
waiting-missing =
    { $count ->
        [one] Es fehlt noch ein Mitspieler.
       *[other] Es fehlen noch { $count } Mitspieler.
    }
waiting-invite = Schick diesen Link an alle, die mitspielen sollen:
invite-link = Link zum Tisch
copy-link = Link kopieren
share-link = Link teilen
share-text = Spiel mit mir: { $game }!
sit-heading = Ein Platz ist frei
sit-here = Hinsetzen
sit-as = Hinsetzen: { $side }
watch-only = Du schaust zu.
seat-empty = Freier Platz

seats = Spieler
seat-level = Stufe { $level }
seat-online = Da
seat-offline = Weg
seat-you = Du
seat-to-act = ist dran
seat-left = Ist gegangen
seat-prepared = Hat gewählt
seat-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
watching =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
turn-yours = Du bist dran
turn-of = { $name } ist dran
turn-ahead = { $name } ist dran. Du kannst schon wählen.
turn-of-any = Wer zuerst kommt: { $names }
turn-thinking = { $name } überlegt …
hourglass = Sanduhr
prepared-yours = Gewählt. Gespielt wird es, sobald du dran bist.
withdraw = Neu wählen
sending = Sende …

board-which = Was meinst du?
board-done = Fertig
board-back = Eins zurück
board-next =
    { $count ->
        [one] Eine Stelle, um weiterzumachen
       *[other] { $count } Stellen, um weiterzumachen
    }
actions = Was du tun kannst
all-actions = Alle möglichen Züge
all-actions-search = Suchen
all-actions-more = { NUMBER($count, useGrouping: 0) } weitere: Such danach.
all-actions-none = Gerade ist nichts zu tun.
hint = Tipp
hint-coming = Überlege …
hint-says = Vielleicht: { $sentence }
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-asked = Gefragt. Warte auf Antwort.
answer-yes = Ja
answer-no = Nein
resign = Aufgeben
resign-question = Möchtest du dieses Spiel wirklich aufgeben?
resign-yes = Ja, aufgeben
rematch = Noch einmal
rematch-wished = { $names }: noch ein Spiel, bitte.
rematch-asked = Warte, bis alle noch einmal spielen möchten.
menu = Menü
rules = Regeln
rule-link = Regel { $rule }
log = Was geschah
log-empty = Noch ist nichts geschehen.
copy-watch-link = Link für Zuschauer
save-record = Spiel speichern

chat = Chat
chat-say = Sag etwas
chat-send = Senden
chat-mute = Stumm
chat-unmute = Wieder zuhören
chat-muted = Der Chat ist stumm.
chat-empty = Niemand hat etwas gesagt.
chat-new =
    { $count ->
        [one] Eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
chat-line = { $name }: { $text }
emotes = Gesten
emote-hello = Hallo
emote-good-luck = Viel Glück
emote-well-played = Gut gespielt
emote-thanks = Danke
emote-think = Grübeln
emote-wow = Wow
emote-oops = Hoppla
emote-laugh = Lachen

curtain-heading = Gib das Gerät an { $name }
curtain-text = Jetzt sieht niemand sonst auf den Bildschirm.
curtain-lift = Ich bin { $name }

ending-heading = Das Spiel ist zu Ende
ending-won = Du gewinnst!
ending-lost = { $name } gewinnt.
ending-draw = Unentschieden.
ending-solo-done = Gelöst!
ending-solo-failed = Diesmal nicht.
par-fewest =
    { $par ->
        [one] Weniger als ein Zug geht nicht.
       *[other] Weniger als { $par } Züge gehen nicht.
    }
par-plans =
    { $count ->
        [one] Dafür gibt es genau einen Weg.
       *[other] Dafür gibt es { $count } Wege.
    }
par-used =
    { $used ->
        [one] Du hast einen Zug gebraucht.
       *[other] Du hast { $used } Züge gebraucht.
    }
par-plan = Zum Beispiel: { $plan }
retry = Dasselbe noch einmal
look-back = Ansehen
new-game = Neues Spiel

fair = Fairer Zufall
fair-about = Vor dem ersten Wurf hat der Server eine geheime Zahl festgelegt und ihren Fingerabdruck gezeigt. Am Ende wird die Zahl gezeigt, und alle Würfe und gemischten Karten lassen sich daraus nachrechnen.
fair-commit = Fingerabdruck
fair-seed = Geheime Zahl
fair-seed-later = Wird am Ende des Spiels gezeigt
verify = Jetzt prüfen
verify-good =
    { $count ->
        [0] Alles in Ordnung; in diesem Spiel war nichts dem Zufall überlassen.
        [one] Das eine Ergebnis des Zufalls folgt aus der geheimen Zahl.
       *[other] Alle { $count } Ergebnisse des Zufalls folgen aus der geheimen Zahl.
    }
verify-bad = Da passt etwas nicht: Diese Ergebnisse folgen nicht aus der geheimen Zahl.

replay-position = Schritt { $step } von { $last }
replay-start = Der Anfang
replay-slider = Schritt
step-first = Zum Anfang
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
step-last = Zum Ende
play = Abspielen
pause = Anhalten
replay-keys = Pfeiltasten gehen Schritt für Schritt, die Leertaste spielt ab und hält an.
replay-controls = Schritte

rules-title = Regeln: { $game }
rules-contents = Inhalt
rules-other = Andere Spiele

about = Über
about-heading = Über Regalia
about-what = Fünf königliche Brettspiele mit genauen Regeln, starken Computergegnern und einem Tisch für Freunde. Freie Software; jeder darf einen eigenen Server betreiben.
about-fair-heading = Ist der Zufall fair?
about-fair = Würfel und gemischte Karten folgen aus einer Zahl, die der Server vor dem Spiel festlegt und deren Fingerabdruck alle sehen. Jeder kann eigenes Glück beisteuern. Nach dem Spiel wird die Zahl gezeigt, und jeder kann jedes Ergebnis prüfen, hier mit einem Klick oder mit dem Befehl unten.
about-privacy-heading = Was wir über dich wissen
about-privacy = Es gibt keine Konten und keine Tracker, und die Seite fragt keinen anderen Server nach irgendetwas. Eine Zufallszahl in einem Cookie merkt sich deine Plätze. Namen und Chat bleiben beim Tisch und werden mit ihm gelöscht.
about-install-heading = Auf deinem Gerät
about-install = Über das Menü des Browsers kannst du die Seite installieren. Rahmen und Regeln funktionieren dann auch ohne Verbindung.
about-people-heading = Wer es gemacht hat
about-people = Das Projekt Regalia, mit Achtung vor den Regelheften der fünf Spiele, deren Urheber auf den Regelseiten genannt sind. Die Worte hier sind unsere eigenen.
about-version = Version { $version }
