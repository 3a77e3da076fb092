# Wat de server zegt als hij niet kan doen wat gevraagd werd
bad-message = Dat bericht begrijpt de tafel niet.
slow-down = Dat ging een beetje te snel. Wacht even.
too-large = Dat is te groot.
not-your-seat = Dat is niet jouw plaats.
only-watching = Deze link is om te kijken. Vraag om de andere link als je wilt meespelen.
no-table = Deze tafel bestaat niet (meer). Misschien is hij opgeruimd omdat er lang niet gespeeld is.
not-over = Het spel is nog niet afgelopen.
review-not-yours = Alleen wie in deze partij speelde, kan de analyse stoppen.
rush-full = Deze race is vol. Begin er zelf een.
rush-running = Er is hier een race bezig waarin dit kan voorkomen. Wat goed is, zie je als die voorbij is.
wrong-origin = Dit kwam niet van onze eigen pagina.
too-many-tables = Je hebt in een uur veel tafels geopend. Wacht voordat je er nog een opent.
too-many-hints = Je hebt in een minuut veel tips gevraagd. Wacht even voordat je er nog een vraagt.
too-much-said = Je hebt veel gezegd binnen een minuut. Wacht even voordat je meer zegt.
value-large = Dat is meer dan { $most } bytes.
values-many = Er kunnen niet meer dan { $most } waarden worden bewaard.
phrase-unknown = Niemand heeft deze code.
signed-out = Dit apparaat is afgemeld. Met je code ben je er weer.
no-device = Dit apparaat is al afgemeld.
code-gone = Deze link is al gebruikt of verlopen. Maak op het andere apparaat een nieuwe.
too-many-phrases = Dat waren veel pogingen. Wacht even met de volgende.
side-gone = Deze uitnodiging werkt niet meer. Vraag om een nieuwe.
no-push = Deze server stuurt geen meldingen.
endpoint-form = Daar kunnen geen meldingen naartoe worden gestuurd.
notice-turn = Je bent aan de beurt.
notice-reminder = { $hours ->
    [one] Je bent aan de beurt en er is nog één uur over.
   *[other] Je bent aan de beurt en er is nog { $hours } uur over.
}
failed = Er ging bij ons iets mis. Er is niets veranderd; probeer het nog eens.
not-kept = Er kan hier nu niets worden bewaard; misschien is de schijf van de server vol. Niets van wat je hebt gezien is verloren; probeer het straks nog eens.
analysis-running = Deze stelling speel je nu met anderen. Na afloop kun je de stelling analyseren.
analysis-playing = Je speelt dit spel nu met anderen. Wat elke zet waard is, staat hier zodra jullie partij voorbij is. Niemand kan worden belet om in een ander venster of programma te kijken. Speel in dezelfde kamer als het erop aankomt.
analysis-off = Deze server geeft geen waarden van een spel zolang mensen het met elkaar spelen. Wat elke zet waard is, zie je als ze klaar zijn.

# Tables that cannot be read any more
table-unreadable = Deze tafel kan niet geopend worden: de bewaarde gegevens zijn onleesbaar.

# For whoever runs it
setting-number = { $name } is { $given }; het moet een getal van { $lowest } tot en met { $highest } zijn.
cannot-listen = Luisteren op { $host }, poort { $port } lukt niet ({ $why }). Een andere poort: --port 8001
proxy-form = --trusted-proxies: { $given } is geen adres en geen netwerk, zoals 127.0.0.1 of 10.0.0.0/8.
database-form = De database moet worden opgegeven als { $example }.
bus-form = De bus moet worden opgegeven als { $example }.
bus-alone = Een bus (--bus) is voor servers die een PostgreSQL-database delen: geef die ook op (--database postgresql://…).
push-form = --push heeft een contactadres nodig, bijvoorbeeld { $example }.
bus-key = Servers en de computers die voor ze denken herkennen elkaar aan een sleutel van minstens { $least } tekens, overal dezelfde: --bus-key of, beter, de variabele REGALIA_BUS_KEY.
servers-need = Meerdere servers hebben een gedeelde PostgreSQL-database en een Redis ertussen nodig: --database postgresql://… --bus redis://…
database-foreign = { $file } is geen database van Regalia. Er is niets veranderd; kies een andere map met --folder.
database-cut = { $file } is afgekapt: een deel van de database ontbreekt. Er is niets veranderd; zet een back-up op zijn plaats.
database-empty = { $file } is leeg, terwijl daar tafels bewaard kunnen zijn. Zet een back-up op zijn plaats, of verwijder het bestand om opnieuw te beginnen.
database-newer = { $file } is van een nieuwere versie van Regalia. Er is niets veranderd; werk Regalia bij.
database-broken = { $file } is niet bruikbaar ({ $why }). Er is niets veranderd; zet een back-up op zijn plaats.
database-closed = { $file }: { $why }
database-locked = Een ander programma gebruikt { $file } en geeft het niet vrij. Er is niets veranderd; sluit dat programma en start dan opnieuw.
folder-taken = Een andere server bewaart zijn tafels al in { $folder }. Kies een andere map met --folder, of stop die server.
