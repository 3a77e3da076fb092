"""`regalia serve`, which is also what `regalia` does without a command; and `regalia think`."""

import os
from pathlib import Path
from typing import Any

import click

from regalia.core.card import shown
from regalia.core.extras import needs
from regalia.terminal.arguments import FILE
from regalia.terminal.language import Misused, says

USUAL_PORT = 8000


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0: the whole network.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help=f"{USUAL_PORT}, or another one that is free, if left out; 0: any that is free.",
)
@click.option("--folder", type=FILE, help="Where tables are kept (docs/hosting.md).")
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="An address under which people reach the page, such as https://games.example.org, if "
    "another server passes their requests on; may be repeated.",
)
@click.option(
    "--trusted-proxies",
    metavar="ADDRESSES",
    help="Addresses or networks, by commas, of servers that pass requests on; only they are "
    "believed about whom a request comes from (X-Forwarded-For, X-Forwarded-Proto).",
)
@click.option(
    "--database",
    metavar="URL",
    help="postgresql://… instead of a file in the folder: for several servers.",
)
@click.option(
    "--bus", metavar="URL", help="redis://… or rediss://…, by which servers of a database talk."
)
@click.option(
    "--bus-key",
    metavar="WORDS",
    help="Known to servers and to those who think for them (`regalia think`), and to nobody else; "
    "better in the variable REGALIA_BUS_KEY.",
)
@click.option(
    "--servers",
    type=click.IntRange(1, 64),
    help="How many servers share the address; more than one need --database and --bus.",
)
@click.option(
    "--push",
    metavar="CONTACT",
    help="Send notices of games over days to browsers that asked for them; push services want to "
    "know whom to ask, such as mailto:me@example.org.",
)
@click.option("--no-browser", is_flag=True, help="Do not open the page.")
def serve(
    host: str,
    port: int | None,
    folder: Path | None,
    origins: tuple[str, ...],
    trusted_proxies: str | None,
    database: str | None,
    bus: str | None,
    bus_key: str | None,
    servers: int | None,
    push: str | None,
    no_browser: bool,
) -> None:
    """Start the server and open the page.  Ctrl-C ends it; games go on when it is back."""
    with needs("server"):
        from regalia.server.http.client_address import checked_proxies
        from regalia.server.serving import serve as serve_page
        from regalia.server.settings import Settings

    for origin in origins:
        if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
            form = "https://games.example.org"
            raise Misused(says("origin-form", example=form, given=shown(origin)))
    proxies = checked_proxies(tuple(filter(None, (trusted_proxies or "").split(","))))
    given: dict[str, Any] = {
        "folder": folder,
        "database": database,
        "bus": bus,
        "bus_key": bus_key,
        "servers": servers,
        "push": push,
    }
    chosen = {name: value for name, value in given.items() if value is not None}
    settings = Settings(origins=origins, trusted_proxies=proxies, **chosen)
    serve_page(settings, host, _free(host) if port is None else port, not no_browser)


@click.command()
@click.option("--bus", metavar="URL", help="redis://… or rediss://…, as the servers have it.")
@click.option(
    "--bus-key",
    metavar="WORDS",
    help="As the servers have it; better in the variable REGALIA_BUS_KEY.",
)
@click.option(
    "--processes", type=click.IntRange(1, 256), help="That think at once; all cores, if left out."
)
def think(bus: str | None, bus_key: str | None, processes: int | None) -> None:
    """Let this machine think for servers elsewhere (docs/hosting.md).  Ctrl-C ends it."""
    with needs("server"):
        from regalia.server.cluster.redis_thinker import think as think_for
    url = bus or os.environ.get("REGALIA_BUS", "")
    key = bus_key or os.environ.get("REGALIA_BUS_KEY", "")
    think_for(url, key, processes or os.cpu_count() or 1)


def _free(host: str) -> int:
    """The usual port, unless somebody has it."""
    import socket

    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trying:
        trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trying.bind((host, USUAL_PORT))
        except OSError:
            return 0
        return USUAL_PORT
