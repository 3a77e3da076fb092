"""Makes the weights of `regalia.games.ur.learned` from the solved game, on a GPU.

    python -m regalia.games.ur.tools.distil --solve 250 --train 220 --out FOLDER

Needs CuPy and PyTorch.  Solves Ur as far as the seconds given allow, plays games by the table that
are more or less careless, and fits the weights to the values of the positions met.  In the folder:

    learned.npz     the weights, for src/regalia/games/ur/data
    judged.npz      some thousand positions and their values, for the test of the weights
    distil.json     which game the table was of, how far off it is at most, and how well they fit
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from regalia.games.ur.learned import BLOCKS, FINE, MIDDLE, MIRRORED, ONE, WIDTH
from regalia.games.ur.rules import LAYOUT
from regalia.games.ur.solve.game import fair
from regalia.games.ur.solve.index import AREAS
from regalia.games.ur.tools.on_gpu import solved
from regalia.games.ur.tools.playing import Player

CARELESS = ((0.0, 40), (0.04, 70), (0.2, 50))  # how often any action; million positions
KEPT_BACK = 1_000_000  # to see how well the weights fit, from play as careless as JUDGED_BY
JUDGED_BY, JUDGED = 0.03, 4_000
BATCH, FASTEST, SLOWEST, WARM = 1 << 17, 5e-3, 1e-5, 200  # positions, steps' sizes, first steps


def places(block: list[str]) -> Any:
    """What each area adds to a block's number."""
    areas, found = np.arange(AREAS), np.zeros(AREAS, np.int32)
    for n, name in enumerate(block):
        found += (areas >> LAYOUT.names.index(name) & 1).astype(np.int32) * 3**n
    return found


def network(torch: Any) -> Any:
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
            self.second, self.last = torch.nn.Linear(MIDDLE, MIDDLE), torch.nn.Linear(MIDDLE, 1)

        def forward(self, own: Any, foe: Any) -> Any:
            sums = self.bias
            for ways, table in zip(self.places, self.tables):
                for way in ways:
                    sums = sums + table(way[own] + 2 * way[foe])
            middle = self.first(sums.clamp(0, 1)).clamp(0, 1)
            return torch.sigmoid(self.last(self.second(middle).clamp(0, 1))[:, 0])

    return Network().cuda()


def fit(torch: Any, net: Any, samples: Any, seconds: float, say: Callable[[str], None]) -> None:
    own, foe, value = samples
    adam = torch.optim.Adam(net.parameters(), lr=FASTEST, fused=True)
    begun, step = time.monotonic(), 0
    while (part := (time.monotonic() - begun) / seconds) < 1:
        rate = FASTEST * min(step / WARM, 1) * (1 - part) ** 1.5 + SLOWEST
        for group in adam.param_groups:
            group["lr"] = rate
        for _ in range(10):
            some = torch.randint(len(own), (BATCH,), device="cuda")
            loss = (net(own[some], foe[some]) - value[some]).square().mean()
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
        "last": ints(net.last.weight[0], FINE // 4, np.int16),
        "last_bias": ints(net.last.bias, ONE * FINE // 4, np.int32),
    }


def distil(player: Player, seconds: float, out: Path, say: Callable[[str], None]) -> dict[str, Any]:
    """Writes the weights and some positions to judge them by; how well they fit."""
    import torch

    drawn = [
        player.sample(millions * 1_000_000, careless, seed)
        for seed, (careless, millions) in enumerate(CARELESS, 100)
    ]
    samples = [torch.from_dlpack(player.xp.concatenate(parts)) for parts in zip(*drawn)]
    kept_back = [torch.from_dlpack(part) for part in player.sample(KEPT_BACK, JUDGED_BY, seed=7)]
    say(f"{len(samples[0]):,} positions to learn from")
    torch.manual_seed(1)
    net = network(torch)
    fit(torch, net, samples, seconds, say)
    np.savez_compressed(out / "learned.npz", **rounded(net))
    own, foe, value = kept_back
    with torch.no_grad():
        off = net(own, foe) - value
    every = len(own) // JUDGED
    np.savez_compressed(
        out / "judged.npz",
        own=own[::every].cpu().numpy(),
        foe=foe[::every].cpu().numpy(),
        value=value[::every].cpu().numpy(),
    )
    return {"mean error": off.abs().mean().item(), "root": off.square().mean().sqrt().item()}


def main() -> None:
    given = argparse.ArgumentParser()
    given.add_argument("--solve", type=float, default=250, help="seconds")
    given.add_argument("--train", type=float, default=220, help="seconds")
    given.add_argument("--out", type=Path, default=Path())
    asked, begun = given.parse_args(), time.monotonic()

    def say(text: str) -> None:
        print(f"{time.monotonic() - begun:7.1f} {text}", flush=True)

    table, told = solved(7, fair, 1e-3, asked.solve, say)
    found = distil(Player(table), asked.train, asked.out, say)
    say(str(found))
    (asked.out / "distil.json").write_text(json.dumps({"games": told, **found}, indent=1), "utf-8")


if __name__ == "__main__":
    main()
