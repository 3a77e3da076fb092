"""Compression of WebSockets: quick, and each message for itself.

A connection that keeps what it compressed before costs some 43 KB while nobody does anything, and a
window that small saves nothing on messages three times its size (docs/benchmarks.md).
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

QUICKLY = 1


class CompressedWebSocket(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                compress_settings={"level": QUICKLY},
            )
        ]
