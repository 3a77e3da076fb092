# Lekcje i ćwiczenia: co może być nie tak z plikiem kroków

step-twice = dwa kroki nazywają się { $id }
step-played = krok { $id }: tam nie można zagrać { $text }
step-seat = krok { $id }: na początku nie jest kolej miejsca { $seat }
step-over = Ten krok się skończył: zacznij go od nowa.
no-such-rule = nie ma zasady { $rule }
position-json = to nie jest obiekt JSON
wanted-message = nazwa tekstu: małe litery, cyfry i łączniki
wanted-name = krótka nazwa: małe litery, cyfry i łączniki
wanted-share = liczba od 0 do 1
wanted-form = to, czego się żąda, jest tabelą z co najmniej jednym kluczem
wanted-kind = potrzebny jest jeden z kluczy: { $kinds }
wanted-key = { $key } nic nie znaczy obok { $kind }
wanted-a-text = { $key } to tekst
wanted-a-flag = { $key } to true albo false
wanted-a-number = { $key } to liczba całkowita
wanted-some-texts = { $key } to lista tekstów
wanted-several = { $key } to lista z co najmniej jedną tabelą
wanted-who = to_play to numer miejsca albo jedno z: { $words }
wanted-comparison = porównaj przez jedno z: { $words }
guide-moment = o to pyta się, zanim coś się stanie: bez action i bez actions
goal-words = przed pierwszym dotknięciem jest do przeczytania więcej słów niż { $most }
goal-long = cel jest dłuższy niż { $most } liter ({ $language })
no-message = nie ma tekstu { $id }
step-impossible = nie da się tego zrobić w { $most } własnych akcjach
step-par = par to { $par }, ale wystarcza i potrzeba własnych akcji: { $fewest }
refutation-unplayable = po { $text } nie można zagrać { $plays }
no-exercises = nikt nie powiedział, jak znajdować ćwiczenia do gry { $game }
analysis-long = Gry dłuższe niż { NUMBER($most, useGrouping: 0) } kroków nie są analizowane.
no-position = { $text } nie jest ani zapisem, ani pozycją żadnej gry.
exercise-gap = Najlepsza akcja wygrywa o około { $games } partii na sto więcej niż każda inna.

# Why a decision was worse than the better one
worse-wins = Lepsza akcja wygrywa od razu.
worse-loses = To od razu przegrywa.
worse-lets-win = Potem druga strona może od razu wygrać; po lepszej akcji nie.
worse-forced-win = Lepsza akcja wygrywa, cokolwiek zrobi druga strona.
worse-forced-loss = Potem gra jest przegrana, cokolwiek się zrobi.
