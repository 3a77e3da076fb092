"""Metrics (for `/metrics`) and logs: a JSON object a line, or lines for people to read."""

import asyncio
import contextlib
import io
import logging
import os
import sys
from collections.abc import Iterator
from typing import Any, TextIO, cast

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from regalia.fast.code_cache import unreadable

TOGETHER = "PROMETHEUS_MULTIPROC_DIR"  # where servers that were started together measure
REGISTRY = CollectorRegistry()

CONNECTIONS = Gauge(
    "regalia_connections", "Open WebSockets", registry=REGISTRY, multiprocess_mode="livesum"
)
TABLES = Gauge(
    "regalia_tables_in_memory",
    "Tables held in memory",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
ENTRIES = Counter("regalia_entries", "Log entries written", registry=REGISTRY)
REFUSED = Counter("regalia_refused", "Messages that were refused", ["code"], registry=REGISTRY)
WAITING = Gauge(
    "regalia_thinking",
    "Computer players that think or wait for it",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
FAILURES = Counter("regalia_failures", "Errors of ours", registry=REGISTRY)
REQUESTS = Counter("regalia_requests", "Requests answered", ["status"], registry=REGISTRY)
THINKING = Histogram(
    "regalia_thinking_seconds",
    "From asking a computer player to its answer",
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15, 60),
    registry=REGISTRY,
)
TOLD = Histogram(
    "regalia_told_seconds",
    "From receiving a message to handing what it changed to every connection",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
    registry=REGISTRY,
)
HELD = Counter(
    "regalia_loop_held", "Times that one route held the event loop", ["route"], registry=REGISTRY
)
UNUSUAL = Counter(
    "regalia_unusual_looks",
    "Persons who asked for values of a position that others played then",
    registry=REGISTRY,
)
PUSHED = Counter("regalia_notices", "Notices sent, by answer", ["answer"], registry=REGISTRY)
BUS_CUTS = Counter("regalia_bus_cuts", "Times that the bus was lost", registry=REGISTRY)
DROPPED = Counter(
    "regalia_thinking_dropped",
    "Questions and answers on the bus that nobody who has the key can have meant so",
    registry=REGISTRY,
)
FUTILE = Counter(
    "regalia_futile_reads",
    "Logs read because of a message on the bus, and not longer",
    registry=REGISTRY,
)
CONFLICTS = Counter(
    "regalia_conflicts", "Times that another server was first to write", registry=REGISTRY
)
HANDED_ON = Counter(
    "regalia_handed_on", "Connections handed over to another server", registry=REGISTRY
)
FORGOTTEN = Counter("regalia_forgotten_tables", "Old tables deleted", registry=REGISTRY)


class UnreadableCode(Collector):
    """The files of kept machine code that could not be read, of all processes of this machine."""

    name, meaning = "regalia_unreadable_code", "Files of machine code set aside as unreadable"

    def describe(self) -> Iterator[GaugeMetricFamily]:
        yield GaugeMetricFamily(self.name, self.meaning)

    def collect(self) -> Iterator[GaugeMetricFamily]:
        yield GaugeMetricFamily(self.name, self.meaning, value=unreadable())


REGISTRY.register(UnreadableCode())


def metrics_registry() -> CollectorRegistry:
    """The measurements of all servers that were started together."""
    if TOGETHER not in os.environ:
        return REGISTRY
    together = CollectorRegistry()
    together.register(UnreadableCode())
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return together


LOG: structlog.stdlib.BoundLogger = structlog.get_logger("regalia")


def set_up_logs(for_people: bool | None = None) -> None:
    if for_people is None:
        for_people = sys.stderr.isatty()
    shape = structlog.dev.ConsoleRenderer() if for_people else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, _Patient(sys.stderr))),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, handlers=[_Ours()], force=True)


class _Patient(io.TextIOBase):
    """A file that is written where that can be: on a full disk the log lacks lines, and nobody who
    logs something fails."""

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError):
            self.file.write(text)
        return len(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self.file.flush()


class _Ours(logging.Handler):
    """Sends what libraries log to our own log."""

    def emit(self, record: logging.LogRecord) -> None:
        given = {"by": record.name, "exc_info": record.exc_info or None}
        LOG.log(record.levelno, record.getMessage(), **given)


def log_unretrieved(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an exception of a task that nobody retrieved."""
    FAILURES.inc()
    said = str(context.get("message", "an exception that nobody fetched"))
    LOG.error(said, exc_info=context.get("exception"))
