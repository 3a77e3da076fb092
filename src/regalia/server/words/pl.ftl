# Co mówi serwer, gdy nie może zrobić tego, o co go poproszono
bad-message = Stół nie rozumie tej wiadomości.
slow-down = Trochę za szybko. Zaczekaj chwilę, proszę.
too-large = To jest za duże.
not-your-seat = To nie jest twoje miejsce.
only-watching = Ten link służy do oglądania. Poproś o drugi link, jeśli chcesz grać.
no-table = Nie ma takiego stołu. Może został zapomniany, bo długo nikt przy nim nie grał.
no-page = Tu nic nie ma.
not-over = Gra jeszcze się nie skończyła.
wrong-origin = Ta prośba nie przyszła z naszej strony.
too-many-tables = W ciągu godziny przybyło od ciebie wiele stołów. Zaczekaj, zanim otworzysz następny.
too-many-hints = W ciągu minuty było od ciebie wiele próśb o podpowiedź. Zaczekaj chwilę, zanim poprosisz o następną.
failed = Coś poszło nie tak po naszej stronie. Nic się nie zmieniło; spróbuj jeszcze raz, proszę.
