"""The pixels of a PNG as typst writes it: eight bits, no interlacing."""

import struct
import zlib

import numpy as np
from numpy.typing import NDArray


def pixels(png: bytes) -> NDArray[np.int64]:
    """Rows of (red, green, blue)."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    at, packed, (width, height, depth, colour) = 8, b"", (0, 0, 0, 0)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        kind, inside = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", inside[:10])
        packed += inside if kind == b"IDAT" else b""
        at += 12 + length
    assert depth == 8 and colour in (2, 6), (depth, colour)
    each = 3 if colour == 2 else 4
    lines = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + width * each)
    above = np.zeros(width * each, np.int64)
    found = np.zeros((height, width * each), np.int64)
    for row, line in enumerate(lines.astype(np.int64)):
        above = found[row] = _unfiltered(int(line[0]), line[1:], above, each)
    return found.reshape(height, width, each)[:, :, :3]


def _unfiltered(
    how: int, line: NDArray[np.int64], above: NDArray[np.int64], each: int
) -> NDArray[np.int64]:
    if how == 0:
        return line
    if how == 2:
        return (line + above) % 256
    done = [0] * each + line.tolist()
    over = [0] * each + above.tolist()
    for i in range(each, len(done)):
        left, up, corner = done[i - each], over[i], over[i - each]
        if how == 1:
            guess = left
        elif how == 3:
            guess = (left + up) // 2
        else:
            near = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
            guess = (left, up, corner)[near.index(min(near))]
        done[i] = (done[i] + guess) % 256
    return np.array(done[each:])
