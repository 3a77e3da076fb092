# Wat de tafel aan het toetsenbord zegt.
to-act = { $who } is aan de beurt
who-acts = Wie het eerst is: { $who }
dice-to-type = Gooi of trek, en typ wat er komt
prompt = { $who }>{" "}
prompt-dice = worp>{" "}
prompt-race = plaats en zet>{" "}
prompt-end = einde>{" "}
actions-group = { $count ->
    [one] {"     "}{ $group } …: één zet
   *[other] {"     "}{ $group } …: { NUMBER($count, useGrouping: 0) } zetten
}
more-actions = { $count ->
    [one] Nog één zet: `list` toont hem, het begin van een tekst vindt hem.
   *[other] Nog { NUMBER($count, useGrouping: 0) } zetten: `list` toont ze, het begin van een tekst vindt ze.
}
which = { $typed } kan zijn:
no-such-number = Er is geen nummer { $number }; de zetten lopen van 1 tot en met { $last }.
refused-by-rule = { $reason } (regel { $rule }; `rules { $rule }` toont hem)
say-seat-first = Zeg wie speelt: het nummer van de plaats en de zet, bijvoorbeeld `{ $example }`.
nobody-to-wait-for = Iedereen die mag spelen, zit aan dit toetsenbord.
or-wait = Ieder van jullie mag de eerste zijn: speel, of laat met `wait` de computer spelen.
compiling = De computer bereidt zich voor: de eerste keer op deze machine duurt dat tot een minuut.
undone = { $count ->
    [one] Teruggenomen: { $texts }.
   *[other] Teruggenomen, samen { NUMBER($count, useGrouping: 0) }: { $texts }.
}
nothing-to-undo = Er is niets terug te nemen.
record-needs-file = Zeg waarheen: `record spel.txt`.
record-exists = { $file } bestaat al en blijft zoals het is; kies een andere naam.
record-saved = Het verslag staat in { $file }.
record-tells-all = Het vertelt alles, ook verborgen kaarten.
record-failed = { $file } kan niet geschreven worden: { $why }.
kept = Het spel is bewaard. Zo ga je verder:
kept-resume = {"  "}regalia play --resume { $file }
not-kept = Het spel is niet bewaard: { $why }.
quit-question = Het spel bewaren voor later? [Y/n]{" "}
curtain = Geef het toetsenbord aan { $who }, alsjeblieft.
curtain-enter = { $who }, druk op Enter als alleen jij kijkt.{" "}
referee = wie gooit en trekt
story-empty = Er is nog niets gebeurd.
you-may = Je kunt
you-may-type = Wat er kan komen
won = { $who } wint: { $reason }.
won-alone = Opgelost: { $reason }.
lost-alone = Niet opgelost: { $reason }.
drawn = Gelijkspel: { $reason }.
shared = { $who } delen de winst: { $reason }.
and = {" "}en{" "}
after-end = `record BESTAND` bewaart het spel, `log` vertelt het, Enter stopt.
help =
    Typ een zet, zijn nummer, of zoveel van het begin dat er geen twijfel is.
    ?               deze hulp
    list            alle zetten
    log             alles wat er gebeurde, voor zover jij het mag weten
    rules           alle regels; `rules 8` toont er een
    undo            terug naar de laatste keuze van iemand aan dit toetsenbord
    record BESTAND  het spel tot nu toe in een bestand schrijven
    wait            waar meerderen eerst mogen: laat de computer spelen
    quit            weggaan; het spel kan bewaard worden
