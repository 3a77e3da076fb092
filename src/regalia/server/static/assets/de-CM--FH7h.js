var e=`title-your-turn = ● Du bist dran: { $game }
title-of = { $title }: { $text }
cancel = Abbrechen
copied = Kopiert.
not-copied = Bitte kopiere die Adresse von Hand.
your-name = Dein Name
your-name-about = Den sehen alle, mit denen du spielst.
name-is = Du heißt hier { $name }.
name-change = Ändern
my-data = Meine Daten
my-data-about = Der Server merkt sich deine Plätze, deinen Namen und Kleinigkeiten wie Einstellungen und Ergebnisse, alles unter einer Zufallszahl.
my-data-download = Alles über mich herunterladen
my-data-phrase = Neuen Code holen
my-data-phrase-about = Schreib ihn auf und behalte ihn für dich: Wer ihn hat, kann auf jedem Gerät in deinem Namen spielen. Er wird nur dieses eine Mal gezeigt.
my-data-phrase-replaces = Der Code, den du bisher hast, gilt dann nicht mehr.
devices = Geräte
devices-about = Jedes Gerät hat einen eigenen Schlüssel. Melde ein Gerät ab, das du nicht mehr hast oder nicht kennst.
device-this = dieses Gerät
device-seen = zuletzt hier: { $when }
device-unknown = Unbekanntes Gerät
device-rename = Umbenennen
device-rename-whose = { $name } umbenennen
device-name = Name des Geräts
device-name-do = Speichern
device-end = Abmelden
device-end-whose = { $name } abmelden
device-end-about = Darauf lässt sich dann nichts mehr öffnen, was dir gehört.
device-end-this = Du bist dann hier jemand Neues. Dein Code oder ein Link von einem anderen Gerät bringt dich zurück.
device-end-lost = Du hast keinen Code, und das ist dein einziges Gerät: Nichts brächte deine Partien und Ergebnisse zurück. Hol dir zuerst einen Code.
device-old = Sein Schlüssel ist dein alter Code, den auch andere Geräte haben können.
device-old-others = Sein Schlüssel ist dein alter Code. Auch andere Geräte haben ihn: { $names }.
devices-end = Überall sonst abmelden
devices-end-about = Alle deine anderen Geräte werden abgemeldet, und du bekommst einen neuen Code. Der bisherige gilt dann nicht mehr.
devices-need = Diese brauchen dann den neuen Code: { $names }.
devices-need-old = Jedes Gerät, das noch deinen alten Code hat, braucht dann den neuen.
my-data-copy = Kopieren
continue-elsewhere = Auf anderem Gerät weiter
continue-link = Link zum Weitermachen
continue-elsewhere-about =
    { $minutes ->
        [one] Scanne das mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal, eine Minute lang. Behalte ihn für dich: Wer ihn öffnet, spielt in deinem Namen weiter.
       *[other] Scanne das mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal, { $minutes } Minuten lang. Behalte ihn für dich: Wer ihn öffnet, spielt in deinem Namen weiter.
    }
continue-link-about =
    { $minutes ->
        [one] Öffne diesen Link im anderen Browser. Er gilt einmal, eine Minute lang. Behalte ihn für dich: Wer ihn öffnet, spielt in deinem Namen weiter.
       *[other] Öffne diesen Link im anderen Browser. Er gilt einmal, { $minutes } Minuten lang. Behalte ihn für dich: Wer ihn öffnet, spielt in deinem Namen weiter.
    }
continue-heading = Hier weitermachen?
continue-about = Dieser Browser kennt dich dann wie dein anderes Gerät: Partien, Name und Einstellungen kommen mit. Öffne nur einen Link, den du selbst erstellt hast.
continue-left =
    { $count ->
        [one] Eine Partie in diesem Browser bleibt zurück. Um sie später zurückzubekommen, schreib dir zuerst deinen jetzigen Code auf: Einstellungen, Meine Daten.
       *[other] { $count } Partien in diesem Browser bleiben zurück. Um sie später zurückzubekommen, schreib dir zuerst deinen jetzigen Code auf: Einstellungen, Meine Daten.
    }
continue-do = Hier weitermachen
my-data-enter = Code von einem anderen Gerät
my-data-enter-do = Hier weitermachen
my-data-delete = Alles über mich löschen
my-data-sure = Das löscht deine Plätze, deine gespeicherten Daten und alle Partien, in denen sonst niemand sitzt. Es lässt sich nicht rückgängig machen.
theme-system = System
theme-light = Hell
theme-dark = Dunkel
motion-system = System
motion-full = Lebhaft
motion-less = Ruhig
pace-calm = Ruhig
pace-usual = Normal
pace-quick = Schnell
pace-about = Wie schnell gezeigt wird, was die anderen getan haben.
rolls-tap = Ich tippe sie an
rolls-self = Von selbst
rolls-about = Was du würfelst oder ziehst, wartet auf dein Antippen, höchstens drei Sekunden.
sound-on = An
sound-off = Aus
notices-ask = Mitteilungen erlauben
notices-on = Mitteilungen sind an.
notices-off = Mitteilungen aus
push-about = In Partien über mehrere Tage auch dann, wenn die Seite geschlossen ist.
push-on = Auch wenn geschlossen
push-off = Nur bei offener Seite
push-failed = Der Browser hat das nicht zugelassen.
push-insecure = Mitteilungen bei geschlossener Seite brauchen eine Adresse mit https; diese hier hat keine.
notices-denied = Dein Browser blockiert Mitteilungen dieser Seite. Das kannst du in seinen Einstellungen ändern.

choose = Anpassen
play-together = Gemeinsam
play-together-game = { $game } gemeinsam spielen
play-together-about = Ihr teilt euch einen Platz und löst die Aufgabe gemeinsam: hier an diesem Bildschirm oder mit dem Link.
race-begin = Wettlauf starten
race-alone = Erst allein, ohne Eile
exercise-today = Aufgabe von heute
read-rules = Regeln
read-rules-game = Regeln: { $game }
your-games = Deine Partien
go-on = Weiterspielen
time-until = Zeit läuft { $when } ab
digest-turns =
    { $count ->
        [0] Du bist gerade nirgends am Zug.
        [one] Du bist in einer Partie am Zug.
       *[other] Du bist in { $count } Partien am Zug.
    }
digest-soonest = Die nächste Uhr läuft { $when } ab.
show-all = Alle { $count } zeigen
finished-games = Beendete Partien ({ $count })
result-won = Gewonnen
result-lost = Verloren
result-place = { $place }. Platz
result-drawn = Unentschieden
result-solved = Gelöst
result-unsolved = Nicht gelöst
today-heading = Aufgaben für heute
today-done = Geschafft
choosing-title = Neue Partie: { $game }
choosing-heading = Wie möchtest du spielen?
opponent-who = Gegen wen möchtest du spielen?
opponent-places = Plätze zum Besetzen
opponent-score = { $won } von { $count } gewonnen.
opponent-match = Das passt gut zu dir.
opponent-strength = Etwa so stark wie du: { $name }
opponent-link = Freund per Link
opponent-link-about = Du bekommst einen Link, den du verschicken kannst. Ein Konto braucht niemand.
opponent-here = Jemand neben mir
opponent-here-about = Ihr teilt euch dieses Gerät: gebt es weiter oder legt es zwischen euch.

handicap-how-strong = Wie stark ist die andere Person, verglichen mit dir?
handicap-gap-0 = viel schwächer
handicap-gap-1 = schwächer
handicap-gap-2 = etwa gleich
handicap-gap-3 = stärker
handicap-gap-4 = viel stärker
handicap-proposal = Damit es ausgeglichen ist: { $what }.
handicap-mine = Das bist du.
handicap-other = Das ist die andere Seite.
handicap-take = Mit Vorgabe spielen
handicap-drop = Ohne Vorgabe spielen
handicap-lot = Wer beginnt, entscheidet das Los; die Vorgabe geht mit.
choosing-box = Karten aus eurer Schachtel
choosing-seats = Wer wo sitzt
players = Spieler
seat-number = Platz{"\\u00A0"}{ $number }
seat-me = Du
seat-computer = Computer
seat-here = Jemand an diesem Gerät
seat-open = Jemand per Link
seat-name = Name
level = Spielstärke
level-solved = Spielt nach der vollständigen Lösung und kennt den Wert jeder Stellung.
level-weaker = Auf diesem Brett sind alle Stärken schwächer: Gelernt hat der Computer auf dem des Heftes.
level-weaker-rules = Mit diesen Hausregeln sind alle Stärken schwächer: Gelernt hat der Computer das Spiel des Heftes.
who-begins = Wer beginnt?
begins-lot = Das Los entscheidet
pair = Wie viele Spiele?
pair-one = Eines
pair-two = Zwei, mit Platztausch
pair-about = Anfangen ist etwas wert. In zwei Spielen fängt jeder einmal an, beim selben Aufbau, und die Punkte aus beiden werden addiert. Eine Regel von uns.
house-rules = Hausregeln
house-rules-about = Andere Lesarten der Anleitung und eigene Regeln. Lass sie, wie sie sind, um nach den Regeln hier zu spielen.
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
side-send-away = Entfernen
side-send-away-name = { $name } entfernen
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
seat-stand-in = Computer spielt weiter
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
turn-playing = { $name } spielt
roll-dice = Würfeln
roll-dice-how = Tippe die Würfel an.
draw-cards = Ziehen
draw-cards-how = Tippe, um zu sehen, was du ziehst.
hourglass = Sanduhr
held-back = Deine Vorgabe: noch
prepared-yours = Gewählt. Gespielt wird es, sobald du dran bist.
sending = Wird gesendet …

actions = Was du tun kannst
all-actions = Alle möglichen Züge
all-actions-search = Suchen
all-actions-more = { NUMBER($count, useGrouping: 0) } weitere findest du über die Suche.
all-actions-none = Gerade ist nichts zu tun.
hint-coming = Tipp wird gesucht …
preparing = Der Computer wird für dieses Spiel vorbereitet, nur beim ersten Mal: { $share } …
hint-says = Vorschlag: { $sentence }
undo-ask = Rücknahme anfragen
answer-yes = Ja
answer-no = Nein
absence-wait = Warten
absence-computer = Computer spielt weiter
absence-friend = Jemand anders spielt weiter
absence-take = Platz übernehmen
absence-give-back = Platz zurückgeben
absence-change = Neu entscheiden
absence-link = Schick diesen Link an die Person, die den Platz übernehmen soll:
offer-draw = Unentschieden anbieten
resign-question = Möchtest du diese Partie wirklich aufgeben?
resign-yes = Ja, aufgeben
keep-going = Weitermachen
rematch-loser = Du hast verloren, also sagst du, wer das nächste Spiel beginnt.
rematch-i-begin = Noch einmal: ich beginne
rematch-you-begin = Noch einmal: du beginnst
rematch-they-say = Wer verloren hat ({ $name }), sagt, wer das nächste Spiel beginnt.
rematch-loser-begins = Noch einmal: Verlierer beginnt
rematch-winner-begins = Noch einmal: Gewinner beginnt
pair-next = Zweites Spiel
pair-game = Spiel { $number }
pair-sum = Zusammen
rematch-wished = { $names }: „Noch eine Partie?“
rematch-asked = Warte, bis alle noch einmal spielen möchten.
rematch-with-computer = Noch eine Partie mit einem Computer
rematch-with-friend = Noch eine Partie mit jemand anderem
menu = Menü
rule-link = Regel { $rule }
log = Spielverlauf
log-empty = Noch ist nichts passiert.
story = Was geschah
show-again = Noch einmal
back-to-now = Zurück zum Spiel
copy-watch-link = Link für Zuschauer
save-record = Aufzeichnung sichern

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
ending-place = Du bist auf dem { $place ->
    [2] zweiten
    [3] dritten
   *[other] vierten
} Platz
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
ways-before = Lösungen der vorigen Karte
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
replay-place = { $at }. { $name }
replay-slider = Schritt
step-first = Zum Anfang
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
step-last = Zum Ende
pause = Anhalten
replay-keys = Pfeiltasten: links und rechts Schritt für Schritt, hoch und runter Zug um Zug; Leertaste: abspielen oder anhalten.
replay-controls = Schritte
replay-moves = Züge
replay-live = Diese Partie läuft noch. Du siehst nur, was du wissen darfst.
replay-to-table = Zum Tisch
eyes = Aus wessen Sicht
eyes-all = Alles offen
eyes-onlooker = Zuschauer
play-on = Von hier aus weiterspielen
play-on-about = Damit öffnest du einen neuen Tisch mit dieser Stellung. Ab hier wird neu gewürfelt und gezogen.
play-on-ended = Hier ist die Partie zu Ende. Geh ein paar Schritte zurück und versuch es anders.
play-on-as = Du spielst
play-on-computer = Gegen den Computer
play-on-friend = Mit jemandem
play-on-alone = Weiterspielen

rules-title = Regeln: { $game }
rules-contents = Inhalt
rules-other = Andere Spiele
rules-offline = Du bist offline, und diese Regeln waren auf diesem Gerät noch nicht geöffnet. Öffne sie einmal mit Verbindung, dann bleiben sie hier.
example-agrees = Genau das sagt das Beispiel.
example-restart = Zurück zum Anfang
example-allowed = Hier erlaubt
example-only = Hier erlaubt, sonst nichts
example-refused = Hier nicht erlaubt
example-line = { $count ->
    [one] Vorspielen: ein Schritt
   *[other] Vorspielen: { $count } Schritte
}
example-least = Der kürzeste Plan kostet { $least }.
example-plans = { $count ->
    [one] Es gibt nur einen.
   *[other] Es gibt { $count } davon.
}

about-heading = Über Regalia
about-what = Königliche Brettspiele mit genauen Regeln, starken Computergegnern und einem Tisch für Freunde. Freie Software; jeder darf einen eigenen Server betreiben.
about-fair-heading = Ist der Zufall fair?
about-fair = Würfe und gemischte Karten ergeben sich aus einer Zahl, die der Server vor dem Spiel festlegt und deren Fingerabdruck alle sehen. Wer mitspielt, kann selbst etwas Zufall beisteuern. Nach dem Spiel wird die Zahl gezeigt, und alle können jedes Ergebnis nachprüfen, hier mit einem Klick oder mit dem Befehl unten.
about-help = Hilfe von außen lässt sich nicht ausschließen: Ohne Konten kann niemand davon abgehalten werden, in einem anderen Fenster einen Computer zu fragen. Wo es darauf ankommt, spielt im selben Raum.
about-privacy-heading = Was wir über dich wissen
about-privacy = Es gibt keine Konten und keine Tracker, und die Seite lädt nichts von anderen Servern. Eine Zufallszahl in einem Cookie merkt sich deine Plätze. Namen und Chat bleiben beim Tisch und werden mit ihm gelöscht.
about-install-heading = Auf deinem Gerät
about-install = Über das Menü des Browsers kannst du die Seite wie eine App installieren. Startseite und Regeln funktionieren dann auch ohne Verbindung.
about-people-heading = Wer dahintersteckt
about-people = Das Projekt Regalia, mit Achtung vor den Regelheften der Spiele, deren Urheber auf den Regelseiten genannt sind. Die Texte hier sind unsere eigenen.
box-title = Begleiter: { $game }
box-who = Wer spielt?
box-names-about = Mit Namen wird alles mit ihnen gesagt, ohne mit Farbe oder Platz.
box-set = Was ist in eurer Schachtel?
box-how = Wie spielt ihr?
box-begin = Los geht’s
box-set-up = Spieler und Schachtel
box-telling = Sagen, was geschah
box-tell = So war es
box-may = Darf ich?
box-may-asks = Was ihr als Nächstes antippt, fragt nur, ob es erlaubt ist: Noch zählt nichts.
box-only-way = Nur eines war möglich:
box-undo = Zurücknehmen
box-restart = Neues Spiel
box-log = Was geschah
box-shown = Was wird dabei gezeigt?
box-which-card = Welche Karte wird gespielt?
box-card = { $suit } { $rank }
box-cards = Spielkarten
box-clubs = Kreuz
box-diamonds = Karo
box-hearts = Herz
box-spades = Pik
box-joker = Joker
box-cards-told = Karten eingegeben: { $count } von { $most }
box-units-told = Gewählt: { $count } von { $most }
box-sets = Wie in früheren Partien
box-piece = Figur
box-position = Die Karte
box-this-card = Diese Karte
box-seconds = { $count } s
box-not-allowed = Nicht erlaubt:
box-offline = Keine Verbindung: Die Regeln sind auf dem Server. Was ihr eingegeben habt, bleibt auf diesem Gerät, und die Sanduhr läuft weiter.
box-rest = { $who }, { $where }: welche Karten ({ $count })?
box-lives = Lebenspunkte
box-rest-tell = Eingeben, was { $who } noch hatte
box-look-back = Rückblick
box-spectators = Was niemand gezeigt hat, bleibt verdeckt: Die Aufzeichnung zeigt, was Zuschauer sahen.
box-save = Aufzeichnung sichern
box-restart-sure = Diese Partie verlassen? Alle Eingaben gehen verloren.
box-about = Spielt mit eurer eigenen Schachtel: Die Seite begleitet euch, prüft die Regeln und zählt mit.
box-follows = Was ihr eingebt, bleibt gespeichert: Auf deinen anderen Geräten geht die Partie dort weiter, wo ihr aufgehört habt.
box-stays = Diese Partie ist zu lang für deine anderen Geräte: Sie bleibt auf diesem. Sichere sie als Aufzeichnung, um sie anderswo zu öffnen.
box-all = Alle Spiele mit Schachtel
box-go-on = Weiter, wo du aufgehört hast
box-open = Mit einer Aufzeichnung weiterspielen
own-cards-ours = Die des Projekts
own-cards-mine = Aus deiner Schachtel ({ $count })
own-cards-about = Die eigenen Karten des Projekts oder die aus deiner Schachtel: einmal eingegeben, bleiben sie für dich aufgehoben.
own-cards-enter = Karten deiner Schachtel eingeben
own-cards-count = Eingegebene Karten: { $count } von höchstens { $most }
own-cards-twice = Diese Karte ist schon eingegeben.
own-cards-remove = Entfernen
own-cards-change = Ändern
own-cards-entering = Jetzt gibst du ein
own-cards-places = Plätze
own-cards-values = Einzelne Werte
own-cards-singly = Tipp ein Plättchen an, auf dem etwas anderes steht als auf den übrigen seiner Art.
own-cards-usual = Wie seine Art: { $value }
own-values-mine = Mit den Werten deiner Schachtel
own-values = Was die Plättchen wert sind
own-cards-put = Gesetzt: { $count } von { $most }
own-cards-missing = Es fehlt noch: { $what }.
own-board-draw = Brett deiner Schachtel zeichnen
own-board-mine = aus deiner Schachtel
own-board-about = Hat deine Schachtel ein anderes Brett? Zeichne es einmal, dann bleibt es für dich gespeichert.
own-board-how = Tippe auf ein Feld, um ihm die nächste Rolle zu geben, und auf eine Kante, um eine Mauer zu setzen oder wegzunehmen.
own-board-wall = Mauer zwischen { $a } und { $b }
own-board-side = Seite { $number }
own-board-sides = Seiten des Brettes
own-board-right = Auf diesem Brett kann man spielen.
own-board-presets = Anfangen mit
own-board-from = Anfangen mit: { $board }
own-board-keep = Dieses Brett behalten
own-board-other-side = Das Brett hat noch eine Seite
own-board-one-side = Diese Seite entfernen
own-board-forget = Dieses Brett vergessen

learn-steps = Schritte der Lektion
learn-step = Schritt { $number }: { $goal }
learn-step-done = Schritt { $number }, geschafft: { $goal }
learn-intro = Worum es geht
learn-begin = Gleich zur Lektion
learn-your-move = { $count ->
    [one] Du bist dran · ein Zug
   *[other] Du bist dran · { $count } Züge
}
learn-right = Richtig
learn-wrong = Das ist es nicht
learn-hint-later = Nichts ist verloren. Nach einem weiteren Versuch kommt ein Tipp.
learn-nothing-lost = Nichts ist verloren.
learn-try-again = Neu versuchen
learn-repeat = Wiederholen
learn-next = Nächster Schritt
learn-finish = Fertig
learn-skip = Schritt überspringen
learn-needs-server = Was daraus wird, rechnet der Server aus: Dafür braucht es eine Verbindung.
learn-stars = { $count ->
    [one] Einer von drei Sternen
   *[other] { $count } von drei Sternen
}
learn-over = Lektion geschafft
learn-again = Lektion wiederholen
learn-first-game-about = Spiel jetzt eine ganze Partie gegen den leichtesten Computergegner. Vor jeder neuen Art von Entscheidung sagt dir ein Satz, worum es geht.
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
daily-copy = Als Text kopieren
daily-picture = Als Bild speichern
practice-of = { $game }: { $theme }
practice-title = { $game } üben
practice-about = Wähl, was du üben willst. Je mehr dir gelingt, desto schwerer wird es; was du nicht löst, kommt nach 1, 3 und 7 Tagen wieder.
practice-due = Heute fällige Aufgaben: { $count }
practice-next = Nächste Aufgabe
learn-proof-exact = Antwort: exakt gelöst
learn-proof-proved = Antwort: bewiesen
learn-proof-computed = Antwort: berechnet
learn-proof-searched = Antwort: durch Suche gefunden

workshop-title = Werkstatt: { $game }
workshop-link = Werkstatt
workshop-about = Entwirf eigene Einheiten und Szenarien, sieh, was sie taugen, und spiel gleich damit.
workshop-matches = Gegen die anderen
workshop-other = Einheit
workshop-way = Was gespielt wird
workshop-against = Gegen
workshop-play = Damit spielen
workshop-kept = Gespeichert
workshop-name = Name
workshop-keep = Speichern
workshop-remove = Entfernen
workshop-file = Als Datei speichern
workshop-open = Datei öffnen
workshop-new = Neu anfangen
workshop-long = Das ist zu lang für einen Link; speichere es als Datei.
workshop-bad-link = Dieser Link lässt sich hier nicht lesen.
workshop-languages = ein Text je Sprache; ändern kannst du ihn in der Datei
review-working = Jeder Zug wird noch einmal angesehen …
review-deeper = Was wichtig sein kann, wird genauer angesehen …
review-share = { $share } fertig
review-stop = Anhalten
review-go-on = Weiter
coach = Die Partie in einer Minute
coach-moments = { $count ->
    [one] { $count } Augenblick und eins zum Mitnehmen
   *[other] { $count } Augenblicke und eins zum Mitnehmen
}
coach-voice = Vorlesen
coach-tomorrow = Morgen kommt es als Aufgabe wieder.
review-question = { $chance ->
    [dice] War ich’s, oder waren’s die Würfel?
    [cards] War ich’s, oder waren’s die Karten?
    [luck] War ich’s, oder war’s Glück?
   *[none] Was hat entschieden?
}
review-right = { $right } von { $all } Entscheidungen waren höchstens 2 Punkte schlechter als die beste.
review-whose = Aus der Sicht von
review-error = Die Ursachen können um { $points } Punkte danebenliegen, eine gegen die andere.
review-graph-axes = Von links nach rechts die { $count } Schritte der Partie; 100 ist gewonnen, 0 verloren.
review-more-marked = Was sonst markiert ist
review-details-about = wie die Punkte sich zusammensetzen, was sonst markiert ist, alle Würfel und Karten
review-details = Einzelheiten
review-where = Woran es lag
review-decisions = Züge
review-graph = Gewinnchance
review-graph-told = Gewinnchance in Prozent: am Anfang { $start }, zwischen { $low } und { $high }.
review-quiet = Kein Augenblick hat viel verändert.
review-moments = Augenblicke, auf die es ankam
review-likely = So wahrscheinlich war das: { $share }.
review-took = Das hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gekostet.
review-gave = Das hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gebracht.
review-kept = Damit wäre die Gewinnchance { $best } von 100 gewesen, so war sie { $played }.
review-show-before = Wie es war
review-blows = { $chance ->
    [dice] Würfe, die das Spiel gedreht haben
    [cards] Karten, die das Spiel gedreht haben
   *[luck] Glück, das das Spiel gedreht hat
}
review-step = Schritt { $n }
review-nothing-to-do = Daran konnte niemand etwas ändern.
review-better = Besser: { $what }
review-show-better = Besseren Zug zeigen
review-show-played = Gespielten Zug zeigen
review-try = Selbst versuchen
review-try-which = Was würdest du tun?
review-try-right = Richtig: so gut wie der beste Zug, oder fast.
review-try-wrong = Das verliert { $points } Punkte. Versuch etwas anderes.
review-choices = Alles, was möglich war
review-chance = Würfel und Karten
review-chance-row = { $came }, gerechter Anteil { $fair }
review-how = Wie gezählt wird
review-how-sum = 100 Punkte sind ein Sieg, 0 eine Niederlage. Der Stand am Anfang, Glück, Entscheidungen und der Rest ergeben zusammen das Ergebnis.
review-how-luck = Glück: um wie viel besser Würfel und Karten für dich waren als im Durchschnitt.
review-how-decisions = Entscheidungen: was eine Aktion im Vergleich zur besten wert war, beurteilt nur nach dem, was man in dem Moment wissen konnte. Markiert wird nur, was sicher etwas gekostet hat.
review-how-unknowable = Konnte niemand wissen: was verdeckte Karten, oder wer schneller war, an einer Entscheidung geändert haben. Das wird niemandem angelastet.
review-how-left-over = Rest: was offenbleibt, weil manche Werte nur gesucht sind. Wo alle exakt oder bewiesen sind, bleibt kein Rest.
review-start = Am Anfang
review-luck = { $chance ->
    [dice] Würfel
    [cards] Karten
   *[luck] Glück
}
review-own = Eigene Züge
review-others = Züge der anderen
review-unknowable = Konnte niemand wissen
review-given-up = Vorzeitiges Ende
review-left-over = Nicht erklärt
review-result = Ergebnis
review-grade-inaccuracy = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = grober Fehler
review-grade-good = gut gespielt
review-word-exact = exakt
review-word-proved = bewiesen
review-word-computed = berechnet
review-word-searched = gesucht
print = Drucken
print-what = Was gedruckt wird
print-paper = Papier
print-pdf = Als PDF
print-army = Armee auf dem Bogen (Buchstaben)
weigh = Bewerten
weigh-about = Der Server spielt viele Partien zwischen Armeen, die sich nur in einer Einheit unterscheiden.
weigh-it = { $name } bewerten
weigh-stop = Anhalten
weigh-waiting = Die ersten Partien laufen gleich …
weigh-progress = Fortschritt
weigh-failed = Diese Einheit ließ sich nicht bewerten.
weigh-strength = wer spielt
weigh-points = Prozentpunkte mehr Siege
weigh-games = Partien

rush-title = Wettlauf: { $game }
rush-minutes = Drei Minuten
rush-survival = Bis zum dritten Fehler
rush-about = Von leicht bis schwer, jede Aufgabe in möglichst wenigen Zügen. Alle mit dem Link bekommen eigene, gleich schwere Aufgaben und können nur einmal starten; was du nicht schaffst, kannst du danach noch einmal versuchen.
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
rush-result = Fehler: { $misses }. Längste Serie: { $longest }.
rush-best = Dein bestes Ergebnis bisher: { $count }
rush-missed = Was du nicht geschafft hast
rush-look = Nummer { $number } noch einmal
rush-look-again = Nachsehen, wie weit die anderen sind
rush-board = Ergebnisse
rush-invite = Link zu diesem Wettlauf für andere
rush-another = Noch ein Wettlauf
rush-who = Wer
rush-done = Gelöst
rush-misses = Fehler
rush-nobody = Jemand
rush-me = du
rush-running = noch dabei
exercise-solve = Lösung zeigen
exercise-solution = Die Lösung

analyse-of = Ausprobieren: { $game }
analyse-about = Füge eine gespeicherte Partie oder eine Stellung ein und probiere alles aus: für jede Seite, mit jedem Wurf und jeder Karte.
analyse-about-moment = Spiele für alle Seiten und wähle, was der Zufall bringt. Alles lässt sich zurücknehmen.
analyse-text = Eine gespeicherte Partie oder eine Stellung
analyse-this = Öffnen
analyse-where = Wo du bist
analyse-step = Schritt { $n } von { $all }
analyse-before = Schritt zurück
analyse-after = Nächster Schritt
analyse-back = Zurücknehmen
analyse-all-back = Zurück zum Spiel
analyse-whose = Wer am Zug ist
analyse-chance = Zufall: wähle, was kommt
analyse-random = Den Zufall entscheiden lassen
analyse-values = Was jede Aktion wert ist
analyse-looking = Es wird immer tiefer gesucht ({ $count })
analyse-deeper = Tiefer suchen
analyse-all-seen = Hier ist alles bekannt.
analyse-more = { $count } weitere
analyse-fewer = Nur die besten
analyse-line = Beste Variante
analyse-copy = Stellung kopieren
analyse-terminal = Als Datei gespeichert, lässt sie sich auch im Terminal öffnen:

mine-about = Was deine Partien insgesamt zeigen. Nur du siehst es. Partien kommen hinzu, wenn du diese Seite öffnest, und Ergebnisse einer Auswertung, sobald sie fertig ist.
mine-none = Noch keine beendete Partie.
mine-style = Was dir liegt und was nicht
mine-style-about = Nur mit deinen eigenen übrigen Ergebnissen verglichen. In Klammern: der Bereich, in dem der wahre Anteil in 95 von 100 Fällen liegt.
mine-style-theme = Dieses Thema üben
mine-style-mistakes = Deine markierten Entscheidungen üben
mine-results = Ergebnisse
mine-level = Stärke { $level }
mine-people = Gegen Menschen oder allein
mine-won = gewonnen
mine-drawn = unentschieden
mine-lost = verloren
mine-time = Genauigkeit und Glück im Lauf der Zeit
mine-time-told = Partien mit Auswertung: { $count }. Im Schnitt Genauigkeit { $accuracy } %, Glück { $luck } Punkte.
mine-accuracy = Genauigkeit
mine-no-review = Keine dieser Partien hat schon eine Auswertung. Öffne eine und schau wieder her.
mine-themes = Markierte Entscheidungen
mine-theme-early = früh in der Partie
mine-theme-middle = in der Mitte
mine-theme-late = spät in der Partie
mine-theme-ahead = in Führung
mine-theme-behind = im Rückstand
mine-latest = Letzte Partien
mine-one-won = gewonnen
mine-one-drawn = unentschieden
mine-one-lost = verloren
mine-how = Die letzten 40 Partien werden einzeln behalten, ältere nur als Ergebnisse.
mine-delete = Diese Ergebnisse löschen
mine-delete-sure = Ja, löschen

analyse-game = Spiel
analyse-any-game = Automatisch erkennen
editor-open = Stellung aufbauen
editor-change = Stellung ändern
editor-of = Stellung aufbauen: { $game }
editor-about = Wähle etwas und tippe, wohin es kommt; noch einmal getippt, verschwindet es.
editor-verdict = Ist sie möglich?
editor-possible = Diese Stellung ist möglich.
editor-analyse = Ausprobieren
editor-another = Andere Stellung
editor-things = Zum Aufstellen
editor-away = Entfernen
editor-fields = Weitere Angaben
review-try-other = Es gibt Besseres. Versuch etwas anderes.

review-try-again = Noch einmal
mistakes = Meine eigenen Fehler
mistakes-about = Markierte Entscheidungen aus deinen Partien kommen nach 1, 3 und 7 Tagen wieder. Richtig ist, was weniger als 2 Punkte verliert.
mistakes-due = Heute fällig: { $count }
mistakes-waiting = Später: { $count }
mistakes-begin = Versuchen
mistakes-next = Weiter
mistakes-gone = Die Auswertung dieser Partie gibt es nicht mehr.

proved-link-about = Siege, die niemand verhindern kann, zum Durchspielen.
proved-about = In jeder dieser Stellungen kann die Seite am Zug den Sieg erzwingen: Jede Antwort der anderen Seite wurde geprüft. Gezählt sind die Züge beider Seiten, und schneller geht es nicht.
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
        [one] Einer von { $actions } möglichen Zügen gewinnt.
       *[other] { $winning } von { $actions } möglichen Zügen gewinnen.
    }
proved-count =
    { $count ->
        [0] So eine Stellung ist nicht bekannt.
        [one] Eine Stellung
       *[other] { $count } Stellungen
    }
proved-line = Die eine Seite gewinnt so schnell, die andere wehrt sich so lange wie möglich.
proved-all = Alle Stellungen
proved-next = Die nächste
`;export{e as default};