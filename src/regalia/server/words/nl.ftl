# Wat de server zegt als hij niet kan doen wat gevraagd werd
bad-message = Dat bericht begrijpt de tafel niet.
slow-down = Dat ging een beetje te snel. Wacht even.
too-large = Dat is te groot.
not-your-seat = Dat is niet jouw plaats.
only-watching = Deze link is om te kijken. Vraag om de andere link als je wilt meespelen.
no-table = Deze tafel bestaat niet (meer). Misschien is ze opgeruimd omdat er lang niet gespeeld is.
no-page = Hier is niets.
not-over = Het spel is nog niet afgelopen.
exercise-closed = Deze opgave hoort bij een dag die nog komt.
rush-full = Er hebben al velen meegedaan; meer kan niet. Maak zelf een race.
wrong-origin = Dit kwam niet van onze eigen pagina.
too-many-tables = Je hebt in een uur veel tafels geopend. Wacht voordat je er nog een opent.
too-many-hints = Je hebt in een minuut veel tips gevraagd. Wacht even voordat je er nog een vraagt.
too-much-said = Je hebt veel gezegd binnen een minuut. Wacht even voordat je meer zegt.
value-large = Dat is meer dan { $most } bytes.
values-many = Meer dan { $most } waarden kunnen niet worden bewaard.
phrase-wrong = Dat is geen code: er ontbreekt een teken of er is er een fout.
phrase-unknown = Niemand is bekend onder deze code.
code-gone = Deze link is al gebruikt of te oud. Vraag op het andere apparaat een nieuwe aan.
too-many-phrases = Dat waren veel pogingen. Wacht even met de volgende.
side-gone = Deze uitnodiging werkt niet meer. Vraag om een nieuwe.
no-push = Deze server stuurt geen meldingen.
endpoint-form = Daar kunnen geen meldingen naartoe worden gestuurd.
notice-turn = Je bent aan de beurt.
notice-reminder = { $hours ->
    [one] Je bent aan de beurt en er is nog één uur over.
   *[other] Je bent aan de beurt en er zijn nog { $hours } uur over.
}
failed = Er ging bij ons iets mis. Er is niets veranderd; probeer het nog eens.
analysis-running = Deze stelling speel je nu met anderen. Na afloop kan ze geanalyseerd worden.
analysis-playing = Je speelt dit spel nu met anderen. Wat elke zet waard is, staat hier zodra jullie partij voorbij is.

# Tables that cannot be read any more
table-unreadable = Deze tafel kan niet geopend worden: wat ervan bewaard is, is onleesbaar.

# For whoever runs it
setting-number = { $name } is { $given }; het moet een getal van { $lowest } tot { $highest } zijn.
cannot-listen = Luisteren op { $host }, poort { $port } lukt niet ({ $why }). Een andere poort: --port 8001
proxy-form = --trusted-proxies: { $given } is geen adres en geen netwerk, zoals 127.0.0.1 of 10.0.0.0/8.
database-form = De database moet worden opgegeven als { $example }.
bus-form = De bus moet worden opgegeven als { $example }.
bus-alone = Een bus (--bus) is voor servers die een PostgreSQL-database delen: geef die ook op (--database postgresql://…).
push-form = --push zegt wie men kan vragen, bijvoorbeeld { $example }.
bus-key = Servers en wie voor ze rekent herkennen elkaar aan een sleutel van minstens { $least } tekens, overal dezelfde: --bus-key of, beter, de variabele REGALIA_BUS_KEY.
servers-need = Meerdere servers hebben een gedeelde PostgreSQL-database en een Redis ertussen nodig: --database postgresql://… --bus redis://…
database-foreign = { $file } is geen database van Regalia. Er is niets veranderd; kies een andere map met --folder.
database-cut = { $file } is afgekapt: een deel van de database ontbreekt. Er is niets veranderd; zet een back-up op zijn plaats.
database-empty = { $file } is leeg, terwijl daar tafels bewaard kunnen zijn. Zet een back-up op zijn plaats, of verwijder het bestand om opnieuw te beginnen.
database-newer = { $file } is van een nieuwere versie van Regalia. Er is niets veranderd; werk Regalia bij.
database-broken = { $file } is niet bruikbaar ({ $why }). Er is niets veranderd; zet een back-up op zijn plaats.
database-closed = { $file }: { $why }
folder-taken = Een andere server bewaart zijn tafels al in { $folder }. Kies een andere map met --folder, of stop die server.

rules-ruling = Onze keuze
