name = Skirmish
unit-name = { $unit }
