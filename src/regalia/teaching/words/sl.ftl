# Lekcije in vaje: kaj je lahko narobe z datoteko korakov

step-twice = dva koraka se imenujeta { $id }
step-played = korak { $id }: { $text } tam ni mogoče odigrati
step-seat = korak { $id }: na začetku sedež { $seat } ni na potezi
step-over = Ta korak je končan: začni ga znova.
no-such-rule = pravila { $rule } ni
position-json = to ni objekt JSON
wanted-message = ime besedila: male črke, števke in vezaji
wanted-name = kratko ime: male črke, števke in vezaji
wanted-share = število od 0 do 1
wanted-form = kar se zahteva, je tabela z vsaj enim ključem
wanted-kind = potreben je eden od ključev: { $kinds }
wanted-key = { $key } ob { $kind } ne pomeni ničesar
wanted-a-text = { $key } je besedilo
wanted-a-flag = { $key } je true ali false
wanted-a-number = { $key } je celo število
wanted-some-texts = { $key } je seznam besedil
wanted-several = { $key } je seznam z vsaj eno tabelo
wanted-who = to_play je številka sedeža ali ena od besed: { $words }
wanted-comparison = primerjaj z eno od besed: { $words }
guide-moment = to se vpraša, preden se kaj zgodi: brez action in brez actions
goal-words = pred prvim dotikom je treba prebrati več besed kot { $most }
goal-long = cilj je daljši od { $most } črk ({ $language })
no-message = besedila { $id } ni
step-impossible = v { $most } lastnih potezah to ni mogoče
step-par = par je { $par }, a dovolj in potrebnih je lastnih potez: { $fewest }
refutation-unplayable = po { $text } ni mogoče odigrati { $plays }
no-exercises = nihče ni povedal, kako se najdejo vaje za igro { $game }
analysis-long = Igre z več kot { NUMBER($most, useGrouping: 0) } koraki se ne analizirajo.
no-position = { $text } ni ne zapis ne položaj katere koli igre.
exercise-gap = Najboljše dejanje dobi približno { $games } iger od stotih več kot katero koli drugo.

# Why a decision was worse than the better one
worse-wins = Boljše dejanje takoj zmaga.
worse-loses = To takoj izgubi.
worse-lets-win = Potem lahko druga stran takoj zmaga; po boljšem dejanju ne.
worse-forced-win = Boljše dejanje zmaga, karkoli stori druga stran.
worse-forced-loss = Potem je igra izgubljena, karkoli storiš.
