"""Makes the page's typefaces: python web/typefaces/make.py, after `npm ci` in this folder.

The typefaces come whole from npm; what the page ships are subsets with the characters of our texts
and of people's names in Latin letters.  Their licence wants another name for what was changed, so
they are called Regalia here.
"""

from collections.abc import Iterator
from pathlib import Path
from string import ascii_letters

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SOURCES = HERE / "node_modules" / "@expo-google-fonts"
FACES = {  # file: family, where it comes from
    "sans-400": ("Regalia Sans", "source-sans-3/400Regular/SourceSans3_400Regular.ttf"),
    "sans-600": ("Regalia Sans", "source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf"),
    "serif-600": ("Regalia Serif", "lora/600SemiBold/Lora_600SemiBold.ttf"),
}
SIGNS = (  # what Sans lacks comes from the first of these that has it
    "noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf",
    "noto-sans-math/400Regular/NotoSansMath_400Regular.ttf",
)
LICENCE = "This Font Software is licensed under the SIL Open Font License, Version 1.1."
KERNED = {*ascii_letters, *".,’-"}  # the pairs of all other letters are as large as half a typeface
NAMES = {*map(chr, range(0x20, 0x7F)), *map(chr, range(0xA0, 0x180)), *"ȘșȚț–—‘’‚“”„…"}
EMOJI = ROOT / "web/src/table/chat/emotes.ts"  # coloured pictures, which every system has
TEXTS = (
    "web/words/*.ftl",
    "web/src/**/*.svelte",
    "web/src/**/*.ts",
    "src/regalia/**/words/*.ftl",
    "src/regalia/games/*/rules*.md",
    "src/regalia/games/*/scene.py",
)


def texts() -> Iterator[Path]:
    """Every file whose characters the page may show."""
    for pattern in TEXTS:
        yield from (path for path in ROOT.glob(pattern) if path != EMOJI)


def needed() -> set[str]:
    found = set().union(*(path.read_text("utf-8") for path in texts()))
    return {one for one in found if one.isprintable() or one.isspace()} - set("\n\t")


def face(source: str, characters: set[str]) -> TTFont:
    """A subset for texts, with the kerning of the plainest letters only."""
    font = subset(source, characters)
    font["GPOS"] = subset(source, KERNED)["GPOS"]
    return font


def subset(source: str, characters: set[str]) -> TTFont:
    options = Options(hinting=False, notdef_outline=True, name_IDs=[0, 13, 14])
    options.drop_tables += ["MATH", "vhea", "vmtx"]
    options.layout_features = ["kern", "mark", "ccmp", "locl", "tnum"]
    font = TTFont(SOURCES / source)
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(characters))
    subsetter.subset(font)
    return font


def save(font: TTFont, family: str, file: str) -> None:
    style = "SemiBold" if file.endswith("600") else "Regular"
    given = {1: family, 2: style, 4: f"{family} {style}", 6: f"{family} {style}".replace(" ", "")}
    for number, name in {**given, 13: LICENCE}.items():
        font["name"].setName(name, number, 3, 1, 0x409)
    font.flavor = "woff2"
    font["head"].created = font["head"].modified = 3_800_000_000  # the same file on every day
    font.recalcTimestamp = False
    font.save(HERE / f"{file}.woff2")
    print(f"{file}.woff2", (HERE / f"{file}.woff2").stat().st_size)


def main() -> None:
    wanted = needed() | NAMES
    for file, (family, source) in FACES.items():
        save(face(source, wanted), family, file)
    has = {chr(code) for code in TTFont(HERE / "sans-400.woff2").getBestCmap()}
    left, parts = wanted - has, []
    for source in SIGNS:
        known = left & {chr(code) for code in TTFont(SOURCES / source).getBestCmap()}
        part = HERE / f"signs-{len(parts)}.ttf"
        subset(source, known).save(part)
        parts.append(part)
        left -= known
    if left:
        raise SystemExit(f"no typeface has {sorted(left)}")
    signs = Merger().merge(parts)
    for part in parts:
        part.unlink()
    save(signs, "Regalia Signs", "signs-400")


if __name__ == "__main__":
    main()
