"""The web server: the page, its requests, live tables, and where they are kept.

settings.py    what whoever runs it can choose
app.py         everything put together
api.py         requests by HTTP; socket.py: live tables by WebSocket
house.py       the tables in memory: who is connected, clocks, computer players
agents.py      computer players think in processes of their own
foreign.py     strangers' records are read in a process of its own (records.py: what it does)
storage.py     SQLite; migrations/ brings older databases up to date
doctor.py      what is wrong with where tables are kept; patience.py: requests that never end
persons.py     what is kept of a person; person_api.py, phrases.py: how they ask for it
safety.py      who may ask what; addresses.py: how often, by person and by address
observing.py   logs and measurements
"""

from pathlib import Path

HERE = Path(__file__).parent
