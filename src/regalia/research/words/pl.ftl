# Environments for research
not-numbered = Gra { $game } nie ma liczb dla ruchów i widoków: w jej folderze brakuje tensor.py.
at-least-one = Potrzebna jest co najmniej jedna partia, jedna decyzja i jeden wątek.
every-or-against = Albo pyta się wszystkie miejsca (every), albo inni grają przeciw jednemu (against), nie jedno i drugie.
no-learner = learner musi być miejscem od 0 do { $last } albo po jednym na każdą partię.
seeds = Partie: { $games }, podane ziarna: { $given }. Musi być ich tyle samo.
no-game = Nie ma partii { $game }: są ponumerowane od 0 do { $last }.
no-seat = Nie ma miejsca { $seat }: są ponumerowane od 0 do { $last }.
no-indexes = Potrzebne są liczby całkowite o kształcie { $shape }: po jednym indeksie.
no-steps = Liczba kroków nie może być ujemna.
illegal-index = Partia { $game }: { $index } nie jest teraz dozwolonym indeksem; nic nie zagrano.
race = W { $game } wszystkie miejsca mogą działać naraz: potrzebne jest every=True.
saved-elsewhere = Zapisano to z innymi opcjami, z innym „against” albo z innym „most”.
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
