var e=`# Die Wörter der Seite selbst (siehe en.ftl).

brand = Regalia
title-page = { $page } · Regalia
title-your-turn = ● Du bist dran: { $game }
skip-to-content = Zum Inhalt springen
home = Regalia, Startseite
language = Sprache
settings = Einstellungen
close = Schließen
cancel = Abbrechen
footer = Über diese Seite
loading = Einen Moment …
try-again = Neu versuchen
copied = Kopiert.
not-copied = Bitte kopiere die Adresse von Hand.
page-not-found = Hier ist nichts
page-not-found-text = Diese Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.
to-start = Zur Startseite
offline = Keine Verbindung
offline-text = Du bist offline. Die Regeln kannst du lesen; zum Spielen brauchst du eine Verbindung.
request-failed = Der Server ist gerade nicht zu erreichen.
new-version = Eine neue Version ist da.
reload = Neu laden

your-name = Dein Name
your-name-about = Den sehen alle, mit denen du spielst.
name-is = Du heißt hier { $name }.
name-change = Ändern
my-data = Meine Daten
my-data-about = Der Server merkt sich deine Plätze, den Namen, den du gewählt hast, und Kleines wie Einstellungen und Ergebnisse, unter einer Zufallszahl.
my-data-download = Alles über mich herunterladen
my-data-phrase = Meinen Code zeigen
my-data-phrase-about = Schreib ihn auf und behalte ihn für dich: Wer ihn hat, spielt auf jedem Gerät als du.
my-data-copy = Kopieren
continue-elsewhere = Auf anderem Gerät weiter
continue-link = Link zum Weitermachen
continue-elsewhere-about =
    { $minutes ->
        [one] Scanne das mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal, eine Minute lang. Behalte ihn für dich: Wer ihn öffnet, spielt als du weiter.
       *[other] Scanne das mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal, { $minutes } Minuten lang. Behalte ihn für dich: Wer ihn öffnet, spielt als du weiter.
    }
continue-link-about =
    { $minutes ->
        [one] Öffne diesen Link im anderen Browser. Er gilt einmal, eine Minute lang. Behalte ihn für dich: Wer ihn öffnet, spielt als du weiter.
       *[other] Öffne diesen Link im anderen Browser. Er gilt einmal, { $minutes } Minuten lang. Behalte ihn für dich: Wer ihn öffnet, spielt als du weiter.
    }
continue-heading = Hier weitermachen?
continue-about = Dann bist du in diesem Browser dieselbe Person wie auf deinem anderen Gerät: Spiele, Name und Einstellungen kommen mit. Folge nur einem Link, den du selbst geholt hast.
continue-left =
    { $count ->
        [one] Ein Spiel in diesem Browser bleibt zurück. Um es später zurückzubekommen, schreib dir zuerst deinen jetzigen Code auf: Einstellungen, Meine Daten.
       *[other] { $count } Spiele in diesem Browser bleiben zurück. Um sie später zurückzubekommen, schreib dir zuerst deinen jetzigen Code auf: Einstellungen, Meine Daten.
    }
continue-do = Hier weitermachen
my-data-enter = Code von einem anderen Gerät
my-data-enter-do = Hier weitermachen
my-data-delete = Alles über mich löschen
my-data-sure = Deine Plätze und Werte werden entfernt, und Spiele, an denen sonst niemand sitzt. Das lässt sich nicht rückgängig machen.
theme = Farben
theme-system = System
theme-light = Hell
theme-dark = Dunkel
motion = Bewegung
motion-system = System
motion-full = Lebhaft
motion-less = Ruhig
pace = Tempo
pace-calm = Ruhig
pace-usual = Normal
pace-quick = Schnell
pace-about = Wie schnell gezeigt wird, was die anderen getan haben.
sound = Töne
sound-on = An
sound-off = Aus
notices = Sag mir Bescheid, wenn ich dran bin
notices-ask = Mitteilungen erlauben
notices-on = Mitteilungen sind an.
notices-off = Mitteilungen aus
push-about = In Spielen über Tage auch dann, wenn die Seite zu ist.
push-on = Auch wenn sie zu ist
push-off = Nur bei offener Seite
push-failed = Der Browser hat das nicht zugelassen.
push-insecure = Mitteilungen bei geschlossener Seite brauchen eine Adresse mit https; diese hier hat keine.
notices-denied = Dein Browser blockiert Mitteilungen dieser Seite. Das kannst du in seinen Einstellungen ändern.

start-title = Spielen
start-heading = Königliche Spiele
start-tagline = Gegen den Computer, zusammen an einem Gerät oder mit Freunden, wo immer sie sind. Ohne Konto, ohne Warten.
play-now = Spielen
play-now-game = { $game } gegen den Computer spielen
choose = Anpassen
choose-game = { $game } anpassen: Gegner, Stärke und Optionen
read-rules = Regeln
read-rules-game = Regeln: { $game }
facts-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
facts-players-range = { $least }–{ $most } Spieler
facts-minutes = { $minutes } Min.
your-games = Deine Partien
your-turn = Du bist dran
time-until = Zeit endet { $when }
digest-turns =
    { $count ->
        [0] Du bist gerade nirgends am Zug.
        [one] Du bist in einem Spiel am Zug.
       *[other] Du bist in { $count } Spielen am Zug.
    }
digest-soonest = Die kürzeste Zeit endet { $when }.
show-all = Alle { $count } zeigen
start-here = Hier anfangen
begin = Los geht’s
begin-game = Mit { $game } anfangen
all-games = Alle Spiele
easiest-first = das leichteste zuerst
finished-games = Beendete Partien ({ $count })
result-won = Gewonnen
result-lost = Verloren
result-drawn = Unentschieden
result-solved = Gelöst
result-unsolved = Nicht gelöst
today-heading = Aufgaben für heute
today-done = Geschafft
upload = Aufzeichnung öffnen
upload-about = Eine gespeicherte Partie kannst du dir hier noch einmal ansehen.
upload-failed = Diese Datei ließ sich nicht lesen.

choosing-title = Neue Partie: { $game }
choosing-heading = Wie möchtest du spielen?
players = Spieler
seat-number = Platz{"\\u00A0"}{ $number }
seat-me = Du
seat-computer = Computer
seat-here = Jemand an diesem Gerät
seat-open = Jemand per Link
seat-name = Name
level = Spielstärke
level-1 = 1 · Zum Kennenlernen
level-2 = 2 · Anfänger
level-3 = 3 · Lehrling
level-4 = 4 · Gelegenheitsspieler
level-5 = 5 · Erfahren
level-6 = 6 · Vereinsspieler
level-7 = 7 · Stark
level-8 = 8 · Experte
level-9 = 9 · Meister
level-10 = 10 · So stark es geht
level-solved = Spielt nach dem gelösten Spiel und kennt den Wert jeder Stellung.
who-begins = Wer beginnt?
begins-lot = Das Los entscheidet
options = Optionen
option-none = Ohne
option-own = Eigene
clock = Uhr
clock-none = Keine
clock-turn = Pro Zug
clock-game = Pro Partie
clock-days = Tage
clock-days-each = Tage pro Zug
clock-seconds = Sekunden pro Zug
clock-minutes = Minuten pro Person
clock-gain = Bonussekunden pro Zug
option-over-days = dauert so lange wie ein Zug, weil die Uhr in Tagen läuft.
# The clock that was chosen, beside the button that starts.
clock-is-days =
    { $days ->
        [one] Uhr: ein Tag pro Zug
       *[other] Uhr: { $days } Tage pro Zug
    }
time-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
time-hours = { $hours } Std.
clock-is-turn = Uhr: { $seconds } Sekunden pro Zug
clock-is-game = Uhr: { $minutes } min pro Person, + { $gain } s pro Zug
start-game = Los geht’s
start-game-link = Starten und einladen

table-title = Tisch
connecting = Verbindung wird aufgebaut …
reconnecting = Verbindung verloren. Sie wird neu aufgebaut …
connected-again = Wieder verbunden.
table-gone = Diesen Tisch gibt es nicht
table-gone-text = Der Link ist vielleicht unvollständig, oder der Tisch wurde nach langer Zeit abgeräumt.
no-connection-now = Gerade keine Verbindung: Es wurde nichts gesendet.
waiting-heading = Warten auf Mitspieler
waiting-missing =
    { $count ->
        [one] Es fehlt noch ein Mitspieler.
       *[other] Es fehlen noch { $count } Mitspieler.
    }
waiting-invite = Schick diesen Link an alle, die mitspielen sollen:
invite-link = Link zum Tisch
reach-here = Diese Adresse funktioniert nur auf diesem Computer. Damit andere im Netzwerk dazukommen können, starte den Server so:
reach-network = Diese Adresse funktioniert in deinem Netzwerk.
qr-code = QR-Code der Adresse
copy-link = Link kopieren
share-link = Link teilen
share-text = Spielst du mit mir „{ $game }“?
sit-heading = Ein Platz ist frei
sit-here = Platz nehmen
sit-as = Platz nehmen: { $side }
side-invite = Jemanden auf meine Seite holen
side-link = Link zum Mitspielen auf meiner Seite
side-about = Wer diesem Link folgt, sieht, was du siehst, und kann für eure Seite ziehen.
side-somebody = jemand
side-send-away = Wegschicken
side-send-away-name = { $name } wegschicken
side-leave = Nicht länger mitspielen
side-join-heading = Mit { $name } auf einer Seite spielen?
side-join-about = Ihr seht dasselbe, und jeder von euch kann ziehen.
side-join = Mitspielen
side-watch = Nur zusehen
watch-only = Du schaust zu.
seat-empty = Freier Platz

seats = Spieler
seat-level = Stärke{"\\u00A0"}{ $level }
seat-online = Da
seat-offline = Weg
seat-along = mit { $names }
seat-you = Du
seat-to-act = ist dran
seat-resigned = Aufgegeben
seat-flagged = Zeit abgelaufen
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
turn-of-any = Gleichzeitig dran: { $names }
turn-thinking = { $name } überlegt …
hourglass = Sanduhr
prepared-yours = Gewählt. Gespielt wird es, sobald du dran bist.
withdraw = Neu wählen
sending = Wird gesendet …

board-which = Was möchtest du tun?
board-done = Fertig
board-more = Noch { $count } wählen
board-take-back = Zurücknehmen: { $what }
board-back = Eins zurück
dial-less = Eins weniger
dial-more = Eins mehr
board-next =
    { $count ->
        [one] Es geht an einer Stelle weiter
       *[other] Es geht an { $count } Stellen weiter
    }
actions = Was du tun kannst
all-actions = Alle möglichen Züge
all-actions-search = Suchen
all-actions-more = { NUMBER($count, useGrouping: 0) } weitere findest du über die Suche.
all-actions-none = Gerade ist nichts zu tun.
hint = Tipp
hint-coming = Tipp wird gesucht …
preparing = Der Computer wird für dieses Spiel vorbereitet, nur dieses erste Mal: { $share } …
hint-says = Vorschlag: { $sentence }
undo = Zurücknehmen
undo-ask = Rücknahme anfragen
answer-yes = Ja
answer-no = Nein
offer-draw = Unentschieden anbieten
resign = Aufgeben
resign-question = Möchtest du diese Partie wirklich aufgeben?
resign-yes = Ja, aufgeben
keep-going = Weitermachen
rematch = Noch eine Partie
rematch-wished = { $names }: „Noch eine Partie?“
rematch-asked = Warte, bis alle noch einmal spielen möchten.
menu = Menü
rules = Regeln
rule-link = Regel { $rule }
log = Spielverlauf
log-empty = Noch ist nichts passiert.
story = Was geschah
show-again = Noch einmal
skip = Überspringen
back-to-now = Zurück zum Spiel
copy-watch-link = Link für Zuschauer
save-record = Aufzeichnung sichern

chat = Chat
chat-say = Sag etwas
chat-send = Senden
chat-mute = Chat ausblenden
chat-unmute = Chat einblenden
chat-muted = Der Chat ist ausgeblendet.
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
curtain-text = Alle anderen schauen jetzt bitte weg.
curtain-lift = Ich bin { $name }

ending-heading = Das Spiel ist zu Ende
ending-won = Du hast gewonnen!
ending-lost = { $name } hat gewonnen.
ending-draw = Unentschieden.
ending-you-lost = Du hast verloren
ending-you-share = Du teilst dir den Sieg
ending-shared = { $names } teilen sich den Sieg
ending-solo-done = Gelöst!
ending-solo-failed = Diesmal nicht.
par-fewest =
    { $par ->
        [one] Die kürzeste Lösung ist ein einziger Zug.
       *[other] Die kürzeste Lösung hat { $par } Züge.
    }
par-plans =
    { $count ->
        [one] So kurz geht es nur auf eine Art.
       *[other] So kurz geht es auf { $count } Arten.
    }
par-used =
    { $used ->
        [one] Du hast einen Zug gebraucht.
       *[other] Du hast { $used } Züge gebraucht.
    }
ways-heading = Die Lösung.
ways-last = Die letzte Karte.
ways-way = Weg { $number }
ways-yours = deiner
ways-played = gespielt
ways-more =
    { $count ->
        [one] Und noch einer.
       *[other] Und noch { $count }.
    }
rest-yours = Dein Punkt
rest-other = Punkt für { $name }
rest-next = Nächste Karte
rest-waited-for = Die anderen sind bereit. Von selbst geht es weiter in
rest-waiting = Warte auf: { $names }
retry = Dieselbe Aufgabe
look-back = Rückblick
share = Teilen
new-game = Neues Spiel

fair = Fairer Zufall
fair-about = Vor dem ersten Wurf hat der Server eine geheime Zahl festgelegt und ihren Fingerabdruck gezeigt. Am Ende wird die Zahl selbst gezeigt, und alle Würfe und gemischten Karten lassen sich nachrechnen.
fair-commit = Fingerabdruck
fair-seed = Geheime Zahl
fair-seed-later = Wird am Ende des Spiels gezeigt
verify = Jetzt prüfen
verify-good =
    { $count ->
        [0] Alles in Ordnung; in diesem Spiel war nichts dem Zufall überlassen.
        [one] Alles in Ordnung: Das eine Zufallsergebnis passt zur geheimen Zahl.
       *[other] Alles in Ordnung: Alle { $count } Zufallsergebnisse passen zur geheimen Zahl.
    }
verify-bad = Da stimmt etwas nicht: Diese Ergebnisse passen nicht zur geheimen Zahl.

replay-position = Schritt { $step } von { $last }
replay-start = Der Anfang
replay-slider = Schritt
step-first = Zum Anfang
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
step-last = Zum Ende
play = Abspielen
pause = Anhalten
replay-keys = Pfeiltasten: links und rechts Schritt für Schritt, hoch und runter Zug um Zug; Leertaste: abspielen oder anhalten.
replay-controls = Schritte
replay-moves = Züge
replay-live = Dieses Spiel läuft noch. Du siehst, was du davon weißt.
replay-to-table = Zum Tisch
eyes = Mit wessen Augen
eyes-all = Alle Geheimnisse
eyes-onlooker = Zuschauer
play-on = Von hier aus weiterspielen
play-on-about = Ein neuer Tisch beginnt mit dieser Stellung. Würfel und Karten kommen ab hier neu.
play-on-ended = Hier ist das Spiel zu Ende. Geh ein paar Schritte zurück und versuch es anders.
play-on-as = Du spielst
play-on-computer = Gegen den Computer
play-on-friend = Mit jemandem
play-on-alone = Weiterspielen

rules-title = Regeln: { $game }
rules-contents = Inhalt
rules-other = Andere Spiele
rules-offline = Du bist offline, und diese Regeln waren auf diesem Gerät noch nicht geöffnet. Mit Verbindung kommen sie, und dann bleiben sie hier.

about = Über Regalia
about-heading = Über Regalia
about-what = Königliche Brettspiele mit genauen Regeln, starken Computergegnern und einem Tisch für Freunde. Freie Software; jeder darf einen eigenen Server betreiben.
about-fair-heading = Ist der Zufall fair?
about-fair = Würfe und gemischte Karten ergeben sich aus einer Zahl, die der Server vor dem Spiel festlegt und deren Fingerabdruck alle sehen. Wer mitspielt, kann selbst etwas Zufall beisteuern. Nach dem Spiel wird die Zahl gezeigt, und alle können jedes Ergebnis nachprüfen, hier mit einem Klick oder mit dem Befehl unten.
about-privacy-heading = Was wir über dich wissen
about-privacy = Es gibt keine Konten und keine Tracker, und die Seite lädt nichts von anderen Servern. Eine Zufallszahl in einem Cookie merkt sich deine Plätze. Namen und Chat bleiben beim Tisch und werden mit ihm gelöscht.
about-install-heading = Auf deinem Gerät
about-install = Über das Menü des Browsers kannst du die Seite wie eine App installieren. Startseite und Regeln funktionieren dann auch ohne Verbindung.
about-people-heading = Wer dahintersteckt
about-people = Das Projekt Regalia, mit Achtung vor den Regelheften der Spiele, deren Urheber auf den Regelseiten genannt sind. Die Texte hier sind unsere eigenen.
about-version = Version { $version }

## The companion of a real box

box-have = Wir haben die Schachtel
box-title = Begleiter: { $game }
box-tell = So war es
box-undo = Zurücknehmen
box-restart = Neues Spiel
box-log = Was geschah
box-shown = Was wird dabei gezeigt?
box-which-card = Welche Karte wird gespielt?
box-rank = Rang
box-suit = Farbe
box-clubs = Kreuz
box-diamonds = Karo
box-hearts = Herz
box-spades = Pik
box-joker = Joker
box-cards-told = Karten genannt: { $count } von { $most }
box-units-told = Genannt: { $count } von { $most }
box-piece = Figur
box-position = Die Karte
box-this-card = Diese Karte
box-seconds = { $count } s
box-not-allowed = Nicht erlaubt:
box-offline = Keine Verbindung: Die Regeln sind auf dem Server. Was gesagt wurde, bleibt auf diesem Gerät, und die Sanduhr läuft weiter.
box-rest = { $who }, { $where }: welche Karten ({ $count })?
box-lives = Lebenspunkte
box-rest-tell = Sagen, was { $who } noch hatte
box-look-back = Zurückblicken
box-spectators = Was niemand gezeigt hat, bleibt verdeckt: Die Aufzeichnung ist die eines Zuschauers.
box-save = Aufzeichnung sichern
box-restart-sure = Diese Partie verlassen? Alles Gesagte wird vergessen.
box-about = Spielt mit eurer eigenen Schachtel; die Seite begleitet euch, kennt die Regeln und zählt.
box-follows = Was gesagt ist, wird für dich aufgehoben: Auf deinen anderen Geräten geht die Partie dort weiter, wo du sie verlassen hast.
box-stays = Diese Partie ist zu lang geworden, um dir zu folgen: Sie bleibt auf diesem Gerät. Als Aufzeichnung gesichert, lässt sie sich anderswo öffnen.
box-all = Alle Spiele mit Schachtel
box-go-on = Geht weiter, wo du warst
box-open = Mit einer Aufzeichnung weiterspielen
own-cards = Karten
own-cards-ours = Die des Projekts
own-cards-mine = Aus deiner Schachtel ({ $count })
own-cards-about = Die eigenen Karten des Projekts oder die aus deiner Schachtel: einmal eingegeben, bleiben sie für dich aufgehoben.
own-cards-enter = Karten deiner Schachtel eingeben
own-cards-count = Eingegebene Karten: { $count } von höchstens { $most }
own-cards-twice = Diese Karte ist schon eingegeben.
own-cards-remove = Herausnehmen
own-values-mine = Mit den Werten deiner Schachtel
own-values = Was die Plättchen wert sind
own-cards-put = Gesetzt: { $count } von { $most }
own-cards-missing = Es fehlt noch: { $what }.

# Lessons
learn = Lernen
learn-title = { $game } lernen
learn-steps = Schritte der Lektion
learn-step = Schritt { $number }: { $goal }
learn-step-done = Schritt { $number }, geschafft: { $goal }
learn-where = { $number } von { $count }
learn-your-move = { $count ->
    [one] Du bist am Zug · eine Aktion
   *[other] Du bist am Zug · { $count } Aktionen
}
learn-right = Richtig
learn-wrong = Das ist es nicht
learn-hint = Tipp: { $hint }
learn-hint-later = Nichts ist verloren. Nach einem weiteren Versuch kommt ein Tipp.
learn-nothing-lost = Nichts ist verloren.
learn-try-again = Neu versuchen
learn-repeat = Wiederholen
learn-next = Nächster Schritt
learn-finish = Fertig
learn-skip = Schritt überspringen
learn-needs-server = Was daraus wird, rechnet der Server aus: Dafür braucht es eine Verbindung.
learn-stars = { $count ->
    [one] Ein Stern von drei
   *[other] { $count } Sterne von drei
}
learn-over = Das war die Lektion
learn-again = Die Lektion noch einmal
learn-first-game = Spiel deine erste Partie
learn-first-game-about = Jetzt eine ganze Partie gegen den leichtesten Computer. Vor jeder neuen Art von Entscheidung sagt ein Satz, worum es geht.
learn-offer = { $count ->
    [one] Neu bei { $game }? Ein Schritt zeigt, wie man spielt.
   *[other] Neu bei { $game }? { $count } kurze Schritte zeigen, wie man spielt.
}
daily-of = Aufgabe des Tages: { $game }
daily-count = { $done } von { $count } gelöst
daily-done = Gelöst
daily-done-misses = Gelöst, Fehlversuche: { $misses }
daily-next = Weiter
daily-week = Die letzten sieben Tage
daily-day-done = gelöst
daily-day-forgiven = verziehen
daily-day-missed = verpasst
daily-day-open = noch offen
daily-days = Tage in Folge: { $days }
daily-forgiven = Ein verpasster Tag pro Woche wird verziehen.
daily-share = Teilen
daily-copy = Zeile kopieren
daily-picture = Als Bild speichern
practice = Üben
practice-of = { $game }: { $theme }
practice-title = { $game } üben
practice-about = Wähl, was du üben willst. Es wird schwerer, wenn es dir gelingt; Verpasstes kommt nach 1, 3 und 7 Tagen wieder.
practice-due = Aufgaben, die heute wiederkommen: { $count }
practice-next = Nächste Aufgabe
learn-proof-exact = Die Antwort: exakt gelöst
learn-proof-proved = Die Antwort: bewiesen
learn-proof-computed = Die Antwort: berechnet
learn-proof-searched = Die Antwort: durch Suchen gefunden

## The workshop

workshop-title = Werkstatt: { $game }
workshop-link = Werkstatt
workshop-about = Eigene Einheiten und Szenarien machen, sehen, was sie taugen, und gleich damit spielen.
workshop-matches = Gegen die anderen
workshop-other = Einheit
workshop-way = Was gespielt wird
workshop-against = Gegen
workshop-play = Damit spielen
workshop-kept = Aufgehoben
workshop-name = Name
workshop-keep = Aufheben
workshop-remove = Entfernen
workshop-file = Als Datei speichern
workshop-open = Datei öffnen
workshop-new = Neu anfangen
workshop-long = Das ist zu lang für einen Link; speichere es als Datei.
workshop-bad-link = Dieser Link enthält nichts, was sich hier lesen lässt.
workshop-languages = nach Sprachen, in der Datei
review = Auswertung
review-working = Jeder Zug wird noch einmal angesehen …
review-deeper = Was wichtig sein kann, wird länger angesehen …
review-stop = Anhalten
review-go-on = Weiter
review-headline = Glück { $luck }, Entscheidungen { $decisions } Punkte.
review-right = { $right } von { $all } Entscheidungen waren höchstens 2 Punkte schlechter als die beste.
review-whose = Aus der Sicht von
review-where = Woran es lag
review-decisions = Entscheidungen
review-graph = Gewinnchance
review-graph-told = Gewinnchance in Prozent: am Anfang { $start }, zwischen { $low } und { $high }.
review-turning = Wendepunkte
review-quiet = Kein Augenblick hat viel verändert.
review-step = Schritt { $n }
review-nothing-to-do = Daran konnte niemand etwas ändern.
review-better = Besser: { $what }
review-show-better = Das Bessere zeigen
review-show-played = Das Gespielte zeigen
review-try = Selbst versuchen
review-try-which = Was würdest du tun?
review-try-right = Richtig: so gut wie das Beste, oder fast.
review-try-wrong = Das verliert { $points } Punkte. Versuch etwas anderes.
review-choices = Alles, was möglich war
review-chance = Würfel und Karten
review-chance-row = { $came }; zu erwarten { $fair }
review-how = Wie gezählt wird
review-how-sum = 100 Punkte sind ein Sieg, 0 eine Niederlage. Der Stand am Anfang, Glück, Entscheidungen und der Rest ergeben zusammen das Ergebnis.
review-how-luck = Glück: um wie viel besser war, was kam, als was im Durchschnitt kommt.
review-how-decisions = Entscheidungen: was eine Aktion neben der besten wert war, beurteilt nur nach dem, was man da wissen konnte. Benannt wird nur, was sicher verloren hat.
review-how-unknowable = Konnte niemand wissen: was verdeckte Karten oder wer zuerst kam aus einer Entscheidung machten. Es wird niemandem angelastet.
review-how-left-over = Rest: was nur gesuchte Werte nicht erklären. Wo sie genau oder bewiesen sind, bleibt nichts.
review-start = Am Anfang
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-unknowable = Konnte niemand wissen
review-given-up = Aufgegeben
review-left-over = Rest
review-result = Ergebnis
review-grade-inaccuracy = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = grober Fehler
review-grade-good = gut gespielt
review-word-exact = genau
review-word-proved = bewiesen
review-word-computed = berechnet
review-word-searched = gesucht
print = Drucken
print-what = Was gedruckt wird
print-paper = Papier
print-pdf = Als PDF
print-army = Armee auf dem Bogen (Buchstaben)
weigh = Wiegen
weigh-about = Der Server spielt viele Partien zwischen gleichen Armeen, in denen nur eine Einheit vertauscht ist.
weigh-it = { $name } wiegen
weigh-stop = Anhalten
weigh-waiting = Die ersten Partien laufen gleich …
weigh-progress = Fortschritt
weigh-failed = Diese Einheit ließ sich nicht wiegen.
weigh-strength = wer spielt
weigh-points = Prozentpunkte mehr Siege
weigh-games = Partien

# A rush: as many exercises as one can
rush = Wettlauf
rush-title = Wettlauf: { $game }
rush-minutes = Drei Minuten
rush-survival = Bis zum dritten Fehler
rush-about = Von leicht bis schwer, jede in den wenigsten Zügen. Wer den Link hat, bekommt dieselben und beginnt einmal; was du verfehlst, kannst du danach noch einmal versuchen.
rush-about-minutes = Löse so viele Aufgaben, wie du in drei Minuten schaffst. Ein Fehler kostet zehn Sekunden; fünf, zwölf, zwanzig und dreißig in Folge bringen ein paar zurück.
rush-about-survival = Löse so viele Aufgaben, wie du kannst. Lass dir Zeit: Erst der dritte Fehler beendet es.
rush-begin = Los
rush-begin-again = Diese neu anfangen
rush-skip = Weiter zur nächsten (zählt als Fehler)
rush-too-late = Zu spät: Das zählt nicht mehr.
rush-score = Gelöst: { $count }
rush-lives = { $count ->
    [one] Noch ein Fehler frei
   *[other] Noch { $count } Fehler frei
}
rush-result = Fehler: { $misses }. Längste Folge: { $longest }.
rush-best = Dein bestes Ergebnis bisher: { $count }
rush-missed = Was du verfehlt hast
rush-look = Nummer { $number } noch einmal
rush-look-again = Nachsehen, wie weit die anderen sind
rush-board = Ergebnisse
rush-invite = Dieselben Aufgaben für andere: der Link
rush-another = Noch ein Wettlauf
rush-who = Wer
rush-done = Gelöst
rush-misses = Fehler
rush-nobody = Jemand
rush-me = du
rush-running = noch dabei
exercise-solve = Lösung zeigen
exercise-solution = Die Lösung

# Trying things out after a game
analyse = Ausprobieren
analyse-of = Ausprobieren: { $game }
analyse-about = Füge ein gespeichertes Spiel oder eine Stellung ein und probiere alles aus: für jede Seite, mit jedem Wurf und jeder Karte.
analyse-about-moment = Spiele für alle Seiten und wähle, was der Zufall bringt. Alles lässt sich zurücknehmen.
analyse-text = Ein gespeichertes Spiel oder eine Stellung
analyse-this = Öffnen
analyse-where = Wo du bist
analyse-step = Schritt { $n } von { $all }
analyse-before = Schritt zurück
analyse-after = Nächster Schritt
analyse-back = Zurücknehmen
analyse-all-back = Zurück zum Spiel
analyse-whose = Wer handelt
analyse-chance = Zufall: wähle, was kommt
analyse-random = Den Zufall entscheiden lassen
analyse-values = Was jede Aktion wert ist
analyse-looking = Es wird immer tiefer gesucht ({ $count })
analyse-deeper = Tiefer suchen
analyse-all-seen = Alles ist bekannt.
analyse-more = { $count } weitere
analyse-fewer = Nur die besten
analyse-line = Beste Folge
analyse-copy = Stellung kopieren
analyse-terminal = Gespeichert lässt es sich auch im Terminal öffnen:

# What my games tell together
mine = Meine Spiele
mine-about = Was deine Spiele zusammen erzählen. Nur du siehst es. Spiele kommen hinzu, wenn du diese Seite öffnest; was eine Auswertung fand, sobald sie fertig ist.
mine-none = Noch kein beendetes Spiel.
mine-results = Ergebnisse
mine-level = Stufe { $level }
mine-people = Menschen, oder allein
mine-won = gewonnen
mine-drawn = unentschieden
mine-lost = verloren
mine-time = Genauigkeit und Glück im Lauf der Zeit
mine-time-told = Spiele mit Auswertung: { $count }. Im Schnitt Genauigkeit { $accuracy } %, Glück { $luck } Punkte.
mine-accuracy = Genauigkeit
mine-no-review = Keines dieser Spiele hat schon eine Auswertung. Öffne eine und schau wieder her.
mine-themes = Angemerkte Entscheidungen
mine-theme-early = früh im Spiel
mine-theme-middle = in der Mitte
mine-theme-late = spät im Spiel
mine-theme-ahead = in Führung
mine-theme-behind = im Rückstand
mine-latest = Letzte Spiele
mine-one-won = gewonnen
mine-one-drawn = unentschieden
mine-one-lost = verloren
mine-how = Die letzten 40 Spiele werden einzeln behalten, ältere nur als Ergebnisse.
mine-delete = Diese Ergebnisse löschen
mine-delete-sure = Ja, löschen

# Positions put together by hand
analyse-game = Spiel
analyse-any-game = Welches passt
editor-open = Stellung aufbauen
editor-change = Stellung ändern
editor-of = Stellung aufbauen: { $game }
editor-about = Wähle etwas und tippe, wohin es kommt; noch einmal getippt, verschwindet es.
editor-verdict = Ist sie möglich?
editor-possible = Diese Stellung ist möglich.
editor-analyse = Ausprobieren
editor-another = Andere Stellung
editor-things = Was man hinstellt
editor-away = Wegnehmen
editor-fields = Was noch dazugehört
review-try-other = Das gehört nicht zu den besseren. Versuch etwas anderes.

review-try-again = Noch einmal
mistakes = Meine eigenen Fehler
mistakes-about = Markierte Entscheidungen deiner Spiele kommen nach 1, 3 und 7 Tagen wieder. Was weniger als 2 Punkte verliert, ist richtig.
mistakes-due = Heute fällig: { $count }
mistakes-waiting = Später: { $count }
mistakes-begin = Versuchen
mistakes-next = Weiter
mistakes-gone = Die Auswertung dieses Spiels gibt es nicht mehr.

# Proved positions

proved = Bewiesene Stellungen
proved-link-about = Siege, die niemand verhindern kann, zum Durchspielen.
proved-about = In jeder dieser Stellungen gewinnt, wer am Zug ist, mit Gewalt: Jede Antwort der anderen Seite wurde probiert. Es dauert so viele Züge, wie dasteht, die beider Seiten gezählt, und nicht weniger.
proved-side = Wer gewinnt
proved-either = Beide Seiten
proved-length = Wie lange
proved-any = Jede Länge
proved-turns =
    { $plies ->
        [one] ein Zug
       *[other] { $plies } Züge
    }
proved-wins =
    { $plies ->
        [one] { $side }: Sieg in einem Zug
       *[other] { $side }: Sieg in { $plies } Zügen
    }
proved-ways =
    { $winning ->
        [one] Einer von { $actions } möglichen Zügen führt dazu.
       *[other] { $winning } von { $actions } möglichen Zügen führen dazu.
    }
proved-count =
    { $count ->
        [0] So eine Stellung ist nicht bekannt.
        [one] Eine Stellung
       *[other] { $count } Stellungen
    }
proved-line = Wer gewinnt, ist so schnell und die andere Seite so zäh wie möglich.
proved-all = Alle Stellungen
proved-next = Die nächste
`;export{e as default};