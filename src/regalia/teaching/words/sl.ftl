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
goal-words = prvi cilj ima več kot { $most } besed
goal-long = cilj je daljši od { $most } črk ({ $language })
no-message = besedila { $id } ni
step-impossible = v { $most } lastnih potezah to ni mogoče
step-par = par je { $par }, a dovolj in potrebnih je lastnih potez: { $fewest }
refutation-unplayable = po { $text } ni mogoče odigrati { $plays }
