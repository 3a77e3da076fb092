# Kaj pove strežnik, kadar ne more storiti, za kar je naprošen
bad-message = Tega sporočila miza ne razume.
slow-down = To je bilo malo prehitro. Počakaj trenutek, prosim.
too-large = To je preveliko.
not-your-seat = To ni tvoj sedež.
only-watching = Ta povezava je za gledalce. Če želiš igrati, prosi za povezavo za igralce.
no-table = Te mize ni. Morda je bila pospravljena, ker dolgo ni nihče igral.
not-over = Igra še ni končana.
review-not-yours = Analizo te igre lahko ustavijo samo njeni igralci.
rush-full = Ta dirka je polna. Začni svojo.
rush-running = Tu pravkar teče dirka, v kateri se lahko to pojavi. Kaj je pravilno, se pokaže, ko bo končana.
wrong-origin = Te zahteve ni poslala naša spletna stran.
too-many-tables = To je veliko novih miz v eni uri. Počakaj, preden odpreš naslednjo.
too-many-hints = To je veliko namigov v eni minuti. Pred naslednjim počakaj trenutek.
too-much-said = To je veliko besed v eni minuti. Pred naslednjimi počakaj trenutek.
value-large = To je več kot { $most } bajtov.
values-many = Več kot { $most } vrednosti ni mogoče hraniti.
phrase-unknown = Te kode nima nihče.
signed-out = Ta naprava je bila odjavljena. S svojo kodo se vrneš.
no-device = Ta naprava je že odjavljena.
code-gone = Ta povezava je bila že uporabljena ali pa je potekla. Na drugi napravi si pridobi novo.
too-many-phrases = To je bilo veliko poskusov. Pred naslednjim malo počakaj.
side-gone = To vabilo ne velja več. Prosi za novo.
no-push = Ta strežnik ne pošilja obvestil.
endpoint-form = Tja ni mogoče pošiljati obvestil.
notice-turn = Na potezi si.
notice-reminder = { $hours ->
    [one] Na potezi si, ostala je še { $hours } ura.
    [two] Na potezi si, ostali sta še { $hours } uri.
    [few] Na potezi si, ostale so še { $hours } ure.
   *[other] Na potezi si, ostalo je še { $hours } ur.
}
failed = Pri nas je šlo nekaj narobe. Nič se ni spremenilo; poskusi znova, prosim.
not-kept = Tu trenutno ni mogoče ničesar shraniti; morda je disk strežnika poln. Nič od tega, kar že vidiš, ni izgubljeno; poskusi znova čez nekaj časa, prosim.
analysis-running = Ta položaj pravkar igraš z drugimi. Analizirati ga bo mogoče po koncu igre.
analysis-playing = To igro pravkar igraš z drugimi. Koliko je vredna katera poteza, bo tu pisalo, ko bo vaša igra končana. Nikomur ni mogoče preprečiti, da bi vprašal v drugem oknu ali programu. Kadar je pomembno, igrajte v istem prostoru.
analysis-off = Ta strežnik za igro ne pove vrednosti, dokler jo ljudje igrajo med seboj. Koliko je vredna katera poteza, bo tu pisalo, ko končajo.

# Tables that cannot be read any more
table-unreadable = Te mize ni mogoče odpreti: njeni shranjeni podatki niso berljivi.

# For whoever runs it
setting-number = { $name } je { $given }; biti mora število od { $lowest } do { $highest }.
cannot-listen = Na { $host }, vrata { $port }, ni mogoče poslušati ({ $why }). Druga vrata: --port 8001
proxy-form = --trusted-proxies: { $given } ni ne naslov ne omrežje, kot sta 127.0.0.1 ali 10.0.0.0/8.
database-form = Zbirko podatkov je treba navesti v obliki { $example }.
bus-form = Vodilo je treba navesti v obliki { $example }.
bus-alone = Vodilo (--bus) je za strežnike, ki si delijo zbirko PostgreSQL: navedi tudi njo (--database postgresql://…).
push-form = --push potrebuje naslov za stik, na primer { $example }.
bus-key = Strežniki in računalniki, ki računajo zanje, se prepoznajo po ključu z vsaj { $least } znaki, povsod enakem: --bus-key ali, bolje, spremenljivka REGALIA_BUS_KEY.
servers-need = Več strežnikov potrebuje skupno zbirko PostgreSQL in Redis med seboj: --database postgresql://… --bus redis://…
database-foreign = { $file } ni Regalijina podatkovna zbirka. Nič ni bilo spremenjeno; z --folder izberi drugo mapo.
database-cut = { $file } je odrezana: del podatkovne zbirke manjka. Nič ni bilo spremenjeno; na njeno mesto postavi varnostno kopijo.
database-empty = { $file } je prazna, čeprav so bile tam morda shranjene mize. Na njeno mesto postavi varnostno kopijo ali pa datoteko odstrani in začni znova.
database-newer = { $file } je iz novejše različice Regalije. Nič ni bilo spremenjeno; potrebna je posodobitev.
database-broken = { $file } ni uporabna ({ $why }). Nič ni bilo spremenjeno; na njeno mesto postavi varnostno kopijo.
database-closed = { $file }: { $why }
database-locked = Drug program uporablja { $file } in datoteke ne sprosti. Nič ni bilo spremenjeno; zapri ta program in nato začni znova.
folder-taken = Drug strežnik že hrani svoje mize v { $folder }. Z --folder izberi drugo mapo ali pa tisti strežnik ustavi.
