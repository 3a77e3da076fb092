# Lessen en oefeningen: wat er mis kan zijn met een bestand met stappen

step-twice = twee stappen heten { $id }
step-played = stap { $id }: { $text } kan daar niet worden gespeeld
step-seat = stap { $id }: plaats { $seat } is aan het begin niet aan zet
step-over = Deze stap is voorbij: begin hem opnieuw.
no-such-rule = er is geen regel { $rule }
position-json = dit is geen JSON-object
wanted-message = de naam van een tekst: kleine letters, cijfers en streepjes
wanted-name = een korte naam: kleine letters, cijfers en streepjes
wanted-share = een getal van 0 tot 1
wanted-form = wat gevraagd wordt is een tabel met minstens één sleutel
wanted-kind = een van deze sleutels is nodig: { $kinds }
wanted-key = { $key } betekent niets naast { $kind }
wanted-a-text = { $key } is een tekst
wanted-a-flag = { $key } is true of false
wanted-a-number = { $key } is een geheel getal
wanted-some-texts = { $key } is een lijst van teksten
wanted-several = { $key } is een lijst van minstens één tabel
wanted-who = to_play is het nummer van een plaats of een van: { $words }
wanted-comparison = vergelijk het met een van: { $words }
guide-moment = dit wordt gevraagd voordat er iets is gedaan: geen action, geen actions
goal-words = vóór de eerste tik zijn er meer dan { $most } woorden te lezen
goal-long = het doel is langer dan { $most } letters ({ $language })
no-message = er is geen tekst { $id }
step-impossible = het kan niet in { $most } eigen acties
step-par = par is { $par }, maar { $fewest } eigen acties zijn genoeg en nodig
refutation-unplayable = na { $text } kan { $plays } niet worden gespeeld
no-exercises = niemand heeft gezegd hoe oefeningen voor { $game } gevonden worden
analysis-long = Spellen van meer dan { NUMBER($most, useGrouping: 0) } stappen worden niet geanalyseerd.
no-position = { $text } is geen verslag en geen stelling van een spel.
exercise-gap = De beste actie wint ongeveer { $games } van de honderd partijen meer dan elke andere.

# Why a decision was worse than the better one
worse-wins = De betere actie wint meteen.
worse-loses = Dit verliest meteen.
worse-lets-win = Hierna kan de andere kant meteen winnen, na de betere actie niet.
worse-forced-win = De betere actie wint, wat de andere kant ook doet.
worse-forced-loss = Hierna is de partij verloren, wat je ook doet.
