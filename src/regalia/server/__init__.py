"""The web server: a transport of `regalia.app` for many people.

settings.py    what the host can choose
serving.py     runs the server until it is told to stop
http/          requests, the page, cookies, the WebSocket of a live table
live/          tables in memory: connections, clocks, broadcasts
jobs/          due work and the processes that do it: computer moves, reviews, analyses, prints
store/         SQLite or PostgreSQL: schema, migrations, logs of tables
cluster/       several processes and machines: Redis, workers elsewhere, connections handed over
people/        what is stored of a person; notices, invitations, other devices
sandbox/       a process with limits for what strangers send
rate_limits.py how often somebody may ask; telemetry.py: logs and metrics; messages.py: its words
"""

from pathlib import Path

HERE = Path(__file__).parent
