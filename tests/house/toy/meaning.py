"""What touching a counter would mean: taking it and all that are before it."""

from regalia.games.toy.rules import Nim

from regalia.core.contract import Params


def meant(params: Params, s: Nim, taps: list[str]) -> str | None:
    word, _, number = taps[0].partition(":")
    if len(taps) > 1 or word != "counter" or not number.isdecimal():
        return None
    return f"take:{int(number) + 1}"
