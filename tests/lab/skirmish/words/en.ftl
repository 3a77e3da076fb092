name = Skirmish
unit-name = { $unit }
button-hard = Hard
button-soft = Soft
reason-chance = chance has decided
