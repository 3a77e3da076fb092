"""A push service of our own: takes notices over https on this computer, and can read them."""

import base64
import http.server
import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

TLS = Path(__file__).parents[2] / "server" / "tls"
CERTIFICATE = TLS / "certificate.pem"


def plain(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def bytes_of(said: str) -> bytes:
    return base64.urlsafe_b64decode(said + "=" * (-len(said) % 4))


class Reader:
    """A browser's side: its keys, and how it reads what was sent (RFC 8291, section 3)."""

    def __init__(self, private: int | None = None, auth: bytes = b"0123456789abcdef") -> None:
        curve = ec.SECP256R1()
        self.key = (
            ec.derive_private_key(private, curve) if private else ec.generate_private_key(curve)
        )
        self.auth = auth

    @property
    def p256dh(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), point)
        secret = derived(shared, self.auth, b"WebPush: info\0" + self.p256dh + theirs, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        said = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert said.endswith(b"\x02")
        return said[:-1]


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Arrived(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    def __init__(self, port: int) -> None:
        self.port = port
        self.arrived: Queue[Arrived] = Queue()
        self.answers: dict[str, tuple[int, dict[str, str]]] = {}  # by path; else 201

    def endpoint(self, path: str = "/a") -> str:
        return f"https://localhost:{self.port}{path}"

    def notice(self, reader: Reader, patience: float = 60) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(reader.read(self.arrived.get(timeout=patience).body))
        return told


@contextmanager
def push_service() -> Iterator[Service]:
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.arrived.put(Arrived(self.path, headers, body))
            status, more = service.answers.get(self.path, (201, {}))
            self.send_response(status)
            for name, value in {"content-length": "0", **more}.items():
                self.send_header(name, value)
            self.end_headers()

        do_GET = do_POST  # noqa: N815

        def log_message(self, *_: object) -> None:
            """Nothing."""

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE, TLS / "key.pem")
    server.socket = context.wrap_socket(server.socket, server_side=True)
    service = Service(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join(10)
