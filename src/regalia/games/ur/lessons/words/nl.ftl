# Ur

lesson-first = Je eerste stappen in Ur

enter-goal = Breng een steen op het bord.
enter-hint = Tik op je voorraad en dan op het veld met de pijl.

rosette-goal = Zet je steen op een rozet.
rosette-hint = De velden met een bloem zijn rozetten; twee ervan zijn één stap weg.
rosette-missed = Daar is geen rozet: je beurt zou voorbij zijn.
rosette-done = Een rozet laat je nog eens gooien.

again-goal = Bereik een rozet en gooi dan nog eens.
again-hint = Ga eerst naar een bloem en neem dan de extra worp.
again-stopped = Je hebt de extra worp weggegeven.
