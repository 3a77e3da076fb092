# Environments for research
not-numbered = Gra { $game } nie ma liczb dla ruchów i widoków: w jej folderze brakuje tensor.py.
at-least-one = Potrzebna jest co najmniej jedna partia, jedna decyzja i jeden wątek.
every-or-against = Albo pyta się wszystkie miejsca (every), albo inni grają przeciw jednemu (against), nie jedno i drugie.
no-learner = learner musi być miejscem od 0 do { $last } albo po jednym na każdą partię.
seeds = Partie: { $games }, podane ziarna: { $given }. Musi być ich tyle samo.
illegal-index = Partia { $game }: { $index } nie jest teraz dozwolonym indeksem; nic nie zagrano.
race = W { $game } wszystkie miejsca mogą działać naraz: potrzebne jest every=True.
saved-elsewhere = Zapisano to z innymi opcjami albo z innym „most”.
