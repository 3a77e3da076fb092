"""Searches over the graph of all positions, interpreted for one question, compiled for a table.

Positions are numbered.  The moves from position a lead to `moves[first[a]]` up to, not including,
`moves[first[a + 1]]`.
"""

from typing import Any

NOWHERE = 255  # farther than anything


def breadth_first(first: Any, moves: Any, source: int, far: Any, ways: Any, queue: Any) -> None:
    """Fill in how many moves each position is away, and how many least ways lead there.

    `far` comes in full of NOWHERE, `ways` full of 0.
    """
    far[source], ways[source], queue[0] = 0, 1, source
    done, found = 0, 1
    while done < found:
        a = queue[done]
        done += 1
        further = far[a] + 1
        for i in range(first[a], first[a + 1]):
            b = moves[i]
            if far[b] == NOWHERE:
                far[b] = further
                queue[found] = b
                found += 1
            if far[b] == further:
                ways[b] += ways[a]


def fill_rows(first: Any, moves: Any, images: Any, sources: Any, scratch: Any, table: Any) -> None:
    """Fill in the rows of a table of distances that belong to some positions and their images.

    images[g, a] is position a turned or mirrored in the g-th way; what is turned together stays
    as far apart as it was.
    """
    far, ways, queue = scratch[0], scratch[1], scratch[2]
    for source in sources:
        far[:] = NOWHERE
        ways[:] = 0
        breadth_first(first, moves, source, far, ways, queue)
        for g in range(len(images)):
            row, image = table[images[g, source]], images[g]
            for a in range(len(far)):
                row[image[a]] = far[a]
