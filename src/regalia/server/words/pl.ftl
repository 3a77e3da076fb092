# Co mówi serwer, gdy nie może zrobić tego, o co go poproszono
bad-message = Stół nie rozumie tej wiadomości.
slow-down = Trochę za szybko. Zaczekaj chwilę, proszę.
too-large = To jest za duże.
not-your-seat = To nie jest twoje miejsce.
only-watching = Ten link jest dla widzów. Jeśli chcesz grać, poproś o link dla graczy.
no-table = Nie ma takiego stołu. Mógł zostać usunięty po długiej przerwie w grze.
not-over = Gra jeszcze się nie skończyła.
review-not-yours = Analizę tej gry mogą zatrzymać tylko osoby, które w nią grały.
rush-full = Wzięło już udział wiele osób i więcej się nie zmieści. Utwórz własny wyścig.
rush-running = Trwa tu wyścig, w którym może się to pojawić. Co jest poprawne, zobaczysz po jego zakończeniu.
wrong-origin = Tego żądania nie wysłała nasza strona internetowa.
too-many-tables = W ostatniej godzinie to już dużo nowych stołów. Odczekaj trochę, zanim otworzysz następny.
too-many-hints = To dużo podpowiedzi jak na jedną minutę. Zaczekaj chwilę przed następną.
too-much-said = W ciągu minuty padło tu sporo słów. Odczekaj chwilę, zanim napiszesz więcej.
value-large = To więcej niż { $most } bajtów.
values-many = Nie można przechować więcej niż { $most } wartości.
phrase-unknown = Ten kod nie należy do nikogo.
signed-out = To urządzenie zostało wylogowane. Dzięki swojemu kodowi wrócisz.
no-device = To urządzenie jest już wylogowane.
code-gone = Ten link został już użyty albo jest za stary. Poproś o nowy na drugim urządzeniu.
too-many-phrases = To było wiele prób. Odczekaj trochę przed następną.
side-gone = To zaproszenie już nie działa. Poproś o nowe.
no-push = Ten serwer nie wysyła powiadomień.
endpoint-form = Nie można tam wysyłać powiadomień.
notice-turn = Twój ruch.
notice-reminder = { $hours ->
    [one] Twój ruch, została jedna godzina.
    [few] Twój ruch, zostały { $hours } godziny.
    [many] Twój ruch, zostało { $hours } godzin.
   *[other] Twój ruch, zostało { $hours } godziny.
}
failed = Coś poszło nie tak po naszej stronie. Nic się nie zmieniło; spróbuj jeszcze raz, proszę.
not-kept = Chwilowo nie można tu niczego zapisać; być może dysk serwera jest pełny. Nic z tego, co już widać, nie przepadło; spróbuj ponownie za jakiś czas, proszę.
analysis-running = Właśnie grasz tę pozycję z innymi. Można ją analizować po zakończeniu gry.
analysis-playing = Właśnie grasz w tę grę z innymi. Ile warte są posunięcia, zobaczysz po zakończeniu waszej gry. Nikogo nie da się powstrzymać przed zapytaniem w innym oknie albo programie. Gdy to ważne, grajcie w jednym pokoju.
analysis-off = Ten serwer nie podaje wartości w grze, dopóki ktoś gra w nią z innymi. Ile warte są posunięcia, zobaczysz, gdy skończą.

# Tables that cannot be read any more
table-unreadable = Tego stołu nie można otworzyć: zapisanych danych nie da się odczytać.

# For whoever runs it
setting-number = { $name } ma wartość { $given }; musi to być liczba od { $lowest } do { $highest }.
cannot-listen = Nie można nasłuchiwać na { $host }, port { $port } ({ $why }). Inny port: --port 8001
proxy-form = --trusted-proxies: { $given } nie jest adresem ani siecią, jak 127.0.0.1 lub 10.0.0.0/8.
database-form = Bazę danych należy podać w postaci { $example }.
bus-form = Szynę należy podać w postaci { $example }.
bus-alone = Szyna (--bus) służy serwerom, które współdzielą bazę PostgreSQL: podaj także tę bazę (--database postgresql://…).
push-form = --push wymaga adresu kontaktowego, na przykład { $example }.
bus-key = Serwery i komputery, które dla nich liczą, rozpoznają się po kluczu o długości co najmniej { $least } znaków, wszędzie tym samym: --bus-key albo, lepiej, zmienna REGALIA_BUS_KEY.
servers-need = Kilka serwerów potrzebuje wspólnej bazy PostgreSQL i serwera Redis między nimi: --database postgresql://… --bus redis://…
database-foreign = { $file } nie jest bazą danych Regalii. Nic nie zmieniono; wybierz inny folder za pomocą --folder.
database-cut = { $file } jest ucięty: brakuje części bazy danych. Nic nie zmieniono; przywróć w tym miejscu kopię zapasową.
database-empty = { $file } jest pusty, choć mogły tam być przechowywane stoły. Przywróć w tym miejscu kopię zapasową albo usuń plik, aby zacząć od nowa.
database-newer = { $file } pochodzi z nowszej wersji Regalii. Nic nie zmieniono; potrzebna jest aktualizacja.
database-broken = { $file } nie nadaje się do użycia ({ $why }). Nic nie zmieniono; przywróć w tym miejscu kopię zapasową.
database-closed = { $file }: { $why }
database-locked = Inny program używa { $file } i go nie zwalnia. Nic nie zmieniono; zamknij ten program i uruchom ponownie.
folder-taken = Inny serwer przechowuje już swoje stoły w { $folder }. Wybierz inny folder za pomocą --folder albo zatrzymaj tamten serwer.
