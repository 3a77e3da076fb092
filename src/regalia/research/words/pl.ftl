# Environments for research
not-numbered = Gra { $game } nie ma liczb dla ruchów i widoków: w jej folderze brakuje tensor.py.
at-least-one = Potrzebna jest co najmniej jedna partia, jedna decyzja i jeden wątek.
every-or-against = Albo pyta się wszystkie miejsca (simultaneous), albo inni grają przeciw jednemu (against), nie jedno i drugie.
no-learner = learner musi być miejscem od 0 do { $last } albo po jednym na każdą partię.
seeds = Partie: { $games }, podane ziarna: { $given }. Musi być ich tyle samo.
no-game = Nie ma partii { $game }: są ponumerowane od 0 do { $last }.
no-seat = Nie ma miejsca { $seat }: są ponumerowane od 0 do { $last }.
no-indexes = Potrzebne są liczby całkowite o kształcie { $shape }: po jednym indeksie.
no-number = { $given } nie jest liczbą całkowitą od { $least } wzwyż.
no-seed = { $given } nie jest ziarnem: jest nim każda liczba całkowita.
no-mask = Maska partii ma kształt { $shape }.
no-threads = Komputer nie pozwala rozpocząć tylu wątków: { $threads }.
no-index = { $index } nie jest teraz dozwolone; nic nie zagrano.
no-render-mode = Nie ma sposobu rysowania o nazwie { $given }; są { $modes }.
over = Partia się skończyła: zacznij następną (reset).
agents = Muszą działać wszyscy uczestnicy i nikt inny: { $agents }.
position-over = W tej pozycji gra jest skończona.
illegal-index = Partia { $game }: { $index } nie jest teraz dozwolonym indeksem; nic nie zagrano.
race = W { $game } wszystkie miejsca mogą działać naraz: potrzebne jest simultaneous=True.
saved-elsewhere = To zapisano w innej grze albo z innymi opcjami, innym „max_steps” lub przeciwnikami innego rodzaju (nikt, losowo, poziom).
no-parquet = to nie jest plik Parquet; usuń go, a zostanie zapisany na nowo.

# Programs of others (programs.py, matches.py)
program-late = { $command }: przekroczono czas.
program-gone = { $command }: program zakończył się bez odpowiedzi.
program-endless = { $command }: odpowiedź programu nie ma końca.
program-garbled = { $command }: odpowiedź programu nie jest obiektem JSON.
program-missing = Nie można uruchomić { $command }: { $reason }
program-no-text = { $command }: program nie podał akcji (text).
engine-refused = Silnik odmówił ({ $code }): { $said }
contestants = Liczba graczy w tej grze: { $seats }; podano: { $given }.
other-series = { $path } zawiera partie innych graczy, z innymi opcjami, zegarami lub ziarnami; wybierz inny plik.
no-series = { $path } nie zawiera partii meczu.
