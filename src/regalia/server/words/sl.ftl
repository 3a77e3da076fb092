# Kaj pove strežnik, kadar ne more storiti, za kar je naprošen
bad-message = Tega sporočila miza ne razume.
slow-down = To je bilo malo prehitro. Počakaj trenutek, prosim.
too-large = To je preveliko.
not-your-seat = To ni tvoj sedež.
only-watching = Ta povezava je za gledanje. Če želiš igrati, prosi za drugo povezavo.
no-table = Te mize ni. Morda je pozabljena, ker dolgo ni nihče igral.
no-page = Tu ni ničesar.
not-over = Igra še ni končana.
wrong-origin = To ni prišlo z naše strani.
too-many-tables = V eni uri je od tebe prišlo veliko novih miz. Počakaj, preden odpreš naslednjo.
too-many-hints = V eni minuti je od tebe prišlo veliko prošenj za namig. Počakaj trenutek, preden prosiš za naslednjega.
failed = Pri nas je šlo nekaj narobe. Nič se ni spremenilo; poskusi znova, prosim.
