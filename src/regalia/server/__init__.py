"""The web server: the page, its requests, live tables, and where they are kept.

settings.py    what whoever runs it can choose
app.py         everything put together
api.py         requests by HTTP; socket.py: live tables by WebSocket
house.py       the tables in memory: who is connected, clocks, computer players
minds.py       computer players think in processes of their own
storage.py     SQLite; migrations/ brings older databases up to date
safety.py      who may ask what, and how often
observing.py   logs and measurements
"""

from pathlib import Path

HERE = Path(__file__).parent
