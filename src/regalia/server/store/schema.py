"""The schema of the database; `migrations/` makes it, on SQLite and on PostgreSQL."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("play_key", String(32), nullable=False, unique=True),
    Column("watch_key", String(32), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column(
        "uploaded", LargeBinary
    ),  # the text of a record that was brought; such a table has no log
    Column("opened", BigInteger, nullable=False),  # ms since 1970, like `changed`
    Column("changed", BigInteger, nullable=False, index=True),
    Column("begun", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("next_key", String(32)),  # with which the same people play again; maybe forgotten since
)
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)
SITTING = Table(
    "sitting",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)
HOUSE = Table(  # what all servers of this database have to know
    "house",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
DUE = Table(
    "due",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, nullable=False),  # the log's length when it became due, or was foreseen
    Column("at", BigInteger, nullable=False, index=True),  # ms since 1970, like `lease_until`
    Column("priority", Integer, nullable=False),
    Column("address", String(32), nullable=False),  # for whom, disguised
    Column("person", String(64), nullable=False),
    Column("home", String(32)),  # the only server that can do it, if not all can
    Column("lease_by", String(32), nullable=False),
    Column("lease_until", BigInteger, nullable=False),
)
REVIEWS = Table(  # of games that are over, as far as they have come
    "reviews",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("progress", LargeBinary, nullable=False),  # JSON, of `incremental_review.py`
)
PERSONS = Table(
    "persons",
    METADATA,
    Column("id", String(64), primary_key=True),  # as logs know them: the digest of their first key
    Column("since", BigInteger, nullable=False),  # ms since 1970, like all times
    Column("seen", BigInteger, nullable=False, index=True),
)
PERSON_VALUES = Table(
    "person_values",
    METADATA,
    Column("person", ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),  # JSON
    Column("changed", BigInteger, nullable=False),
)
DEVICES = Table(  # of persons who have a row; who only plays is known by their key's digest alone
    "devices",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of the key in its cookie
    Column(  # none: it was ended, and opens nothing
        "person", ForeignKey("persons.id", ondelete="CASCADE"), index=True
    ),
    Column("name", String(64), nullable=False),  # that the person gave it
    Column("agent", String(64), nullable=False),  # browser and system, as the browser says
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # by the day; of an ended one when that was
    Column("old", Boolean, nullable=False),  # the key is a phrase as well: several may have it
    Column("others", LargeBinary),  # JSON: other browsers that came with an old key, and when
)
PHRASES = Table(
    "phrases",
    METADATA,
    Column("person", ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("since", BigInteger, nullable=False),
)
CODES = Table(  # with which a person goes on at another device
    "codes",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("person", ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("until", BigInteger, nullable=False),
)
SUBSCRIPTIONS = Table(  # where notices of persons go
    "subscriptions",
    METADATA,
    Column("person", ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", String(64), primary_key=True, index=True),  # of the endpoint
    Column("endpoint", String(1024), nullable=False),
    Column("p256dh", LargeBinary, nullable=False),  # the browser's keys, as it gave them
    Column("auth", LargeBinary, nullable=False),
    Column("language", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("device", String(64)),  # the digest of its key: they end together
)
RUSHES = Table(  # exercises that several people do by one link
    "rushes",
    METADATA,
    Column("key", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("mode", String(16), nullable=False),
    Column("cards", LargeBinary, nullable=False),  # JSON: of runs that have no list of their own
    Column("changed", BigInteger, nullable=False, index=True),
)
RUSH_RUNS = Table(
    "rush_runs",
    METADATA,
    Column("rush", ForeignKey("rushes.key", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("name", String(64), nullable=False),
    Column("results", String(64), nullable=False),  # of `teaching/exercises/rush.py`
    Column("begun", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("cards", LargeBinary),  # JSON: the numbers of its exercises; none: those of the rush
    Column("address", String(32), index=True),  # from which it was begun, disguised
)
DEFINITIONS = Table(  # made in a workshop, and too long for a link
    "definitions",
    METADATA,
    Column("key", String(64), primary_key=True),  # follows from game and text
    Column("game", String(64), nullable=False),
    Column("text", LargeBinary, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),  # when somebody last asked for it
)
