# Was der Server sagt, wenn er etwas nicht tun kann
bad-message = Diese Nachricht versteht der Tisch nicht.
slow-down = Das ging ein wenig zu schnell. Bitte warte einen Moment.
too-large = Das ist zu groß.
not-your-seat = Das ist nicht dein Platz.
only-watching = Dieser Link ist zum Zuschauen. Bitte um den anderen Link, wenn du mitspielen möchtest.
no-table = Diesen Tisch gibt es nicht (mehr). Vielleicht wurde er abgeräumt, weil lange niemand gespielt hat.
not-over = Das Spiel ist noch nicht zu Ende.
review-not-yours = Nur wer in dieser Partie mitgespielt hat, kann ihre Auswertung anhalten.
rush-full = Dieser Wettlauf ist voll. Starte einen eigenen.
rush-running = Hier läuft gerade ein Wettlauf, in dem das vorkommen kann. Was richtig ist, siehst du danach.
wrong-origin = Das kam nicht von unserer eigenen Seite.
too-many-tables = Du hast in einer Stunde viele Tische eröffnet. Bitte warte, bevor du noch einen eröffnest.
too-many-hints = Du hast in einer Minute um viele Tipps gebeten. Bitte warte einen Moment, bevor du um noch einen bittest.
too-much-said = Du hast in einer Minute viel gesagt. Bitte warte einen Moment, bevor du weitersprichst.
value-large = Das sind mehr als { $most } Bytes.
values-many = Mehr als { $most } Werte können nicht aufbewahrt werden.
phrase-unknown = Diesen Code hat niemand.
signed-out = Dieses Gerät wurde abgemeldet. Mit deinem Code bist du wieder da.
no-device = Dieses Gerät ist schon abgemeldet.
code-gone = Dieser Link wurde schon benutzt oder ist zu alt. Hol dir auf dem anderen Gerät einen neuen.
too-many-phrases = Das waren viele Versuche. Bitte warte eine Weile bis zum nächsten.
side-gone = Diese Einladung gilt nicht mehr. Bitte um eine neue.
no-push = Dieser Server schickt keine Mitteilungen.
endpoint-form = Dorthin können keine Mitteilungen geschickt werden.
notice-turn = Du bist am Zug.
notice-reminder = { $hours ->
    [one] Du bist am Zug, und es bleibt noch eine Stunde.
   *[other] Du bist am Zug, und es bleiben noch { $hours } Stunden.
}
failed = Bei uns ging etwas schief. Es hat sich nichts geändert; bitte versuch es noch einmal.
not-kept = Gerade lässt sich hier nichts speichern; vielleicht ist die Festplatte des Servers voll. Nichts, was du gesehen hast, ist verloren; bitte versuch es in einer Weile noch einmal.
analysis-running = Diese Stellung spielst du gerade mit anderen. Nach dem Ende kann sie analysiert werden.
analysis-playing = Du spielst dieses Spiel gerade mit anderen. Was die Züge wert sind, steht hier, wenn eure Partie vorbei ist. Niemand lässt sich davon abhalten, in einem anderen Fenster oder Programm nachzusehen. Wo es darauf ankommt, spielt im selben Raum.
analysis-off = Dieser Server nennt für ein Spiel keine Werte, solange es hier Leute miteinander spielen. Was die Züge wert sind, steht hier, wenn sie fertig sind.

# Tische, die niemand mehr lesen kann
table-unreadable = Dieser Tisch lässt sich nicht öffnen: Seine gespeicherten Daten sind nicht lesbar.

# Für den Betrieb
setting-number = { $name } ist { $given }; es muss eine Zahl von { $lowest } bis { $highest } sein.
cannot-listen = Auf { $host }, Port { $port }, lässt sich nicht lauschen ({ $why }). Ein anderer Port: --port 8001
proxy-form = --trusted-proxies: { $given } ist weder eine Adresse noch ein Netz wie 127.0.0.1 oder 10.0.0.0/8.
database-form = Die Datenbank muss in der Form { $example } angegeben werden.
bus-form = Der Bus muss in der Form { $example } angegeben werden.
bus-alone = Ein Bus (--bus) ist für Server da, die sich eine PostgreSQL-Datenbank teilen: Bitte auch diese angeben (--database postgresql://…).
push-form = --push braucht eine Kontaktadresse, zum Beispiel { $example }.
bus-key = Server und die Rechner, die für sie denken, erkennen sich an einem Schlüssel von mindestens { $least } Zeichen, überall demselben: --bus-key oder besser die Variable REGALIA_BUS_KEY.
servers-need = Mehrere Server brauchen eine gemeinsame PostgreSQL-Datenbank und Redis zwischen sich: --database postgresql://… --bus redis://…
database-foreign = { $file } ist keine Datenbank von Regalia. Nichts wurde geändert; wähle einen anderen Ordner mit --folder.
database-cut = { $file } ist abgeschnitten: Ein Teil der Datenbank fehlt. Nichts wurde geändert; leg eine Sicherung an ihre Stelle.
database-empty = { $file } ist leer, obwohl dort Tische gelegen haben können. Leg eine Sicherung an ihre Stelle oder entferne die Datei, um neu zu beginnen.
database-newer = { $file } stammt von einer neueren Version von Regalia. Nichts wurde geändert; bitte aktualisiere.
database-broken = { $file } ist nicht benutzbar ({ $why }). Nichts wurde geändert; leg eine Sicherung an ihre Stelle.
database-closed = { $file }: { $why }
database-locked = Ein anderes Programm benutzt { $file } und gibt die Datei nicht frei. Nichts wurde geändert; schließe dieses Programm und starte dann neu.
folder-taken = Ein anderer Server bewahrt seine Tische schon in { $folder } auf. Wähle einen anderen Ordner mit --folder oder beende jenen Server.
