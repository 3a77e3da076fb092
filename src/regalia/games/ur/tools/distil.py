"""Makes the weights of `regalia.games.ur.learned` from the solved game, on a GPU.

    python -m regalia.games.ur.tools.distil --solve 250 --train 220 --out FOLDER

Needs CuPy and PyTorch.  Solves Ur as far as the seconds given allow, plays games by the table that
are more or less careless, and fits the weights to the values of the positions met.  In the folder:

    learned.npz     the weights, for src/regalia/games/ur/data
    judged.npz      some thousand positions and their values, for the test of the weights
    distil.json     which game the table was of, how far off it is at most, and how well they fit

With `--starts` they are those of `looking_back.npz`: of the game in which equal starts count
(`starts.py`), with a number for each of the rounds that may lie behind a position.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from regalia.games.ur.learned import BLOCKS, FINE, MIDDLE, MIRRORED, ONE, WIDTH
from regalia.games.ur.rules import LAYOUT, PIECES
from regalia.games.ur.solve.game import fair
from regalia.games.ur.solve.gpu import GpuTable
from regalia.games.ur.solve.index import AREAS, index
from regalia.games.ur.solve.variant import variant_room
from regalia.games.ur.tools.on_gpu import solved
from regalia.games.ur.tools.playing import TablePlayer
from regalia.games.ur.tools.starts import StartsTable

CARELESS = ((0.0, 40), (0.04, 70), (0.2, 50))  # how often any action; million positions
REVIEWED = ((0.0, 40), (0.04, 60), (0.2, 60), (0.5, 20))  # the same, for games of all levels
TOLERANCE = {GpuTable: 1e-3, StartsTable: 1e-2}  # of the worst position's value
Mixed = tuple[tuple[float, int], ...]
KEPT_BACK = 1_000_000  # to see how well the weights fit, from play as careless as JUDGED_BY
JUDGED_BY, JUDGED = 0.03, 4_000
BATCH, FASTEST, SLOWEST, WARM = 1 << 17, 5e-3, 1e-5, 200  # positions, steps' sizes, first steps


def places(block: list[str]) -> Any:
    """Summands of each area in a block's number."""
    areas, found = np.arange(AREAS), np.zeros(AREAS, np.int32)
    for n, name in enumerate(block):
        found += (areas >> LAYOUT.names.index(name) & 1).astype(np.int32) * 3**n
    return found


def network(torch: Any, heads: int) -> Any:
    """The sums, and the three layers on them, as floats."""

    class Network(torch.nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.tables, self.places = torch.nn.ModuleList(), []
            for text in BLOCKS:
                block, mirrored = text.split(), text.translate(MIRRORED).split()
                self.tables.append(torch.nn.Embedding(3 ** len(block), WIDTH))
                torch.nn.init.normal_(self.tables[-1].weight, 0, 0.05)
                ways = [block] if set(block) == set(mirrored) else [block, mirrored]
                self.places.append([torch.from_numpy(places(way)).cuda() for way in ways])
            self.bias = torch.nn.Parameter(torch.full((WIDTH,), 0.5))
            self.first = torch.nn.Linear(WIDTH, MIDDLE)
            self.second = torch.nn.Linear(MIDDLE, MIDDLE)
            self.last = torch.nn.Linear(MIDDLE, heads)

        def forward(self, own: Any, foe: Any) -> Any:
            sums = self.bias
            for ways, table in zip(self.places, self.tables):
                for way in ways:
                    sums = sums + table(way[own] + 2 * way[foe])
            middle = self.first(sums.clamp(0, 1)).clamp(0, 1)
            return torch.sigmoid(self.last(self.second(middle).clamp(0, 1)))

    return Network().cuda()


def fit(torch: Any, net: Any, samples: Any, seconds: float, say: Callable[[str], None]) -> None:
    own, foe, values, rounds = samples
    heads = values.shape[1]
    adam = torch.optim.Adam(net.parameters(), lr=FASTEST, fused=True)
    begun, step = time.monotonic(), 0
    while (part := (time.monotonic() - begun) / seconds) < 1:
        rate = FASTEST * min(step / WARM, 1) * (1 - part) ** 1.5 + SLOWEST
        for group in adam.param_groups:
            group["lr"] = rate
        for _ in range(10):
            some = torch.randint(len(own), (BATCH,), device="cuda")
            off = net(own[some], foe[some]) - values[some]
            head = torch.randint(heads, (2, BATCH), device="cuda").amin(0) * rounds[some]
            loss = off.gather(1, head[:, None]).square().mean()
            adam.zero_grad(set_to_none=True)
            loss.backward()
            adam.step()
            step += 1
        if step % 2000 == 0:
            say(f"step {step}: off by {loss.item() ** 0.5:.5f} (root of the mean square)")


def rounded(net: Any) -> dict[str, Any]:
    """The weights as ints; see `regalia.games.ur.learned` for what they mean."""

    def ints(weights: Any, one: int, kind: Any) -> Any:
        most = np.iinfo(kind).max
        found = np.rint(weights.detach().cpu().numpy().astype(np.float64) * one)
        return np.clip(found, -most, most).astype(kind)

    tables = [ints(table.weight, ONE, np.int16) for table in net.tables]
    return {
        "tables": np.stack(tables),
        "bias": ints(net.bias, ONE, np.int16),
        "first": ints(net.first.weight, FINE, np.int16),
        "first_bias": ints(net.first.bias, ONE * FINE, np.int32),
        "second": ints(net.second.weight, FINE, np.int16),
        "second_bias": ints(net.second.bias, ONE * FINE, np.int32),
        "last": ints(net.last.weight.squeeze(0), FINE // 4, np.int16),
        "last_bias": ints(net.last.bias, ONE * FINE // 4, np.int32),
    }


def distil(
    table: GpuTable, mixed: Mixed, seconds: float, out: Path, say: Callable[[str], None]
) -> dict[str, Any]:
    """Writes the weights and some positions to judge them by; how well they fit."""
    import torch

    player = TablePlayer(table)

    def sampled(positions: int, careless: float, seed: int) -> Any:
        """Positions, what they are worth by the number of rounds, and where these matter."""
        own, foe, value = player.sample(positions, careless, seed)
        found = value[:, None], player.xp.zeros(len(own), player.xp.int32)
        if isinstance(table, StartsTable):
            found = table.worths(own, foe)
        return own, foe, *found

    drawn = [
        sampled(millions * 1_000_000, careless, seed)
        for seed, (careless, millions) in enumerate(mixed, 100)
    ]
    samples = [torch.from_dlpack(player.xp.concatenate(parts)) for parts in zip(*drawn)]
    say(f"{len(samples[0]):,} positions to learn from")
    torch.manual_seed(1)
    net = network(torch, samples[2].shape[1])
    fit(torch, net, samples, seconds, say)
    np.savez_compressed(out / "learned.npz", **rounded(net))
    told: dict[str, Any] = {}
    for careless in (0.2, JUDGED_BY):
        own, foe, values, rounds = map(torch.from_dlpack, sampled(KEPT_BACK, careless, seed=7))
        with torch.no_grad():
            off = net(own, foe) - values
        told[f"mean error, {careless} careless"] = off[:, 0].abs().mean().item()
        told[f"root, {careless} careless"] = off[:, 0].square().mean().sqrt().item()
        told["rounds matter"] = rounds.float().mean().item()
        told["root after rounds"] = off[rounds > 0].square().mean(0).sqrt().tolist()
    every = len(own) // JUDGED
    judged = {"own": own, "foe": foe, "value": values.squeeze(1), "rounds": rounds}
    some = {name: part[::every].cpu().numpy() for name, part in judged.items()}
    np.savez_compressed(out / "judged.npz", **some)
    return told


def main() -> None:
    given = argparse.ArgumentParser()
    given.add_argument("--solve", type=float, default=250, help="seconds")
    given.add_argument("--train", type=float, default=220, help="seconds")
    given.add_argument("--starts", action="store_true", help="equal starts count")
    given.add_argument("--kept", type=Path, help="all values: read, if they are there")
    given.add_argument("--bits", type=int, default=16, help="of the game that is kept there")
    given.add_argument("--out", type=Path, default=Path())
    asked, begun = given.parse_args(), time.monotonic()

    def say(text: str) -> None:
        print(f"{time.monotonic() - begun:7.1f} {text}", flush=True)

    kind, mixed = (StartsTable, REVIEWED) if asked.starts else (GpuTable, CARELESS)
    told: list[dict[str, Any]] = []
    if asked.kept and asked.kept.exists():
        rules = variant_room(PIECES=PIECES).rules_module
        table = kind(rules, index(PIECES), fair(asked.bits))
        table.put(np.load(asked.kept, mmap_mode="r"))
    else:
        table, told = solved(PIECES, fair, TOLERANCE[kind], asked.solve, say, kind, asked.starts)
        if asked.kept:
            np.save(asked.kept, np.concatenate(list(table.values())))
    error = table.game.error(table.sweep(write=False))
    say(f"2**-{table.game.bits}: error at most {error:.1e}")
    about = {"games": told, "bits": table.game.bits, "error": error}
    if asked.train:
        about |= distil(table, mixed, asked.train, asked.out, say)
        say(str(about))
    (asked.out / "distil.json").write_text(json.dumps(about, indent=1), "utf-8")


if __name__ == "__main__":
    main()
