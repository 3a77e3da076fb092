"""The lab: whole games by the thousand, and what they say about units, armies and players.

weighing.py     what a unit is worth, with its interval, at several strengths of play
balance.py      all that a designer can trust about the units and scenarios of a game
tournament.py   levels and options of any game against each other
chunks.py       the work: games named by their seeds, which are the same wherever they are played
results.py      what chunks gave: lines that are only ever added, so that nothing is done twice
workers.py      who does it: processes of this machine, or a Dask cluster
printing.py     print and play: boards, cards, forms and rules as a PDF
"""
