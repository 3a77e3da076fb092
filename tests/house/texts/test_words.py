"""Texts for people: complete, used, and grammatical in every language."""

import ast
import re
from pathlib import Path

import pytest
from support.texts import CASES, FOLDERS, SOURCES, ids, said_in

from regalia.core.words import LANGUAGES
from regalia.kit.catalogues import (
    catalogue,
    check_messages,
    check_numbers,
    check_plurals,
    spoken,
)


@pytest.mark.parametrize(("folder", "language"), CASES, ids=ids)
def test_a_catalogue_is_whole_and_grammatical(folder: Path, language: str) -> None:
    check_messages(folder, language)
    check_plurals(folder, language)
    check_numbers(folder, language)


STRAIGHT = re.compile(r"[\"']")
# In French, a space that no line breaks at: a wide one with the colon, the quotation marks and the
# percent sign, a narrow one before the rest.  An address has its own colon; a line that begins with
# a sign names a key.
MISSPACED = re.compile(r"(?<![\u00a0:])[:»%](?!\w|:|//)|«(?!\u00a0)|(?<![\u202f\n])[;?!]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_curly(language: str) -> None:
    straight = [(place, said) for place, said in said_in(language) if STRAIGHT.search(said)]
    assert straight == []


def test_french_has_its_spaces_before_signs_that_want_one() -> None:
    for wrong in ("Gagné!", "Gagné !", "Fini\u00a0; gagné", "Reste: 3", "« Ur\u00a0»", "50 %"):
        assert MISSPACED.search(wrong), wrong
    right = "«\u00a0Ur\u00a0»\u00a0: 50\u00a0%\u202f; gagné\u202f!"
    assert not MISSPACED.search(right)
    misspaced = {
        place: found[0] for place, said in said_in("fr") if (found := MISSPACED.search(said))
    }
    assert misspaced == {}


# Folders that speak to programmers only: in English, with its spaces.
SILENT = {"fast", "kit", "tests", "tools", "solve"}
FOR_PROGRAMMERS = {
    "games/__init__.py": ["no room {}: {}: {}"],  # a warning
    "app/questions.py": ["{}: {}"],  # an error with its class, for the log
}
PAGE = SOURCES.parents[1] / "web" / "src"
FIXED = re.compile(r"\}:\s+\{|\}\s*%|\} [;!?]")


def fixed_signs(source: str) -> list[str]:
    """Signs between two texts, or after a number, that each language spaces in its own way."""
    tree = ast.parse(source)
    raised = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise | ast.Assert)
        for inner in ast.walk(node)
    }
    put = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    found = [
        "".join(str(one.value) if isinstance(one, ast.Constant) else "{}" for one in node.values)
        for node in put
        if id(node) not in raised
    ]
    joined = [
        node.func.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "join"
        and isinstance(node.func.value, ast.Constant)
    ]
    return [text for text in found if FIXED.search(text)] + [one for one in joined if one == ": "]


def test_no_colon_or_percent_sign_is_fixed_in_code() -> None:
    """`title-of` and `percent` say how each language writes them."""
    for wrong in ('f"{title}: {text}"', 'f"{share:.0f} %"', '": ".join(said)'):
        assert fixed_signs(wrong), wrong
    for right in ('f"row:{row}"', 'raise ValueError(f"{name}: {why}")', '", ".join(said)'):
        assert not fixed_signs(right), right
    found = {}
    for path in SOURCES.rglob("*.py"):
        place = path.relative_to(SOURCES)
        if not SILENT & set(place.parts) and (fixed := fixed_signs(path.read_text("utf-8"))):
            found[place.as_posix()] = fixed
    assert found == FOR_PROGRAMMERS


SIGN = re.compile(r"[:;!?%«»]")
ASIDE = re.compile(r"(?s:<(script|style)\b.*?</\1>|<!--.*?-->)")
PUT = re.compile(r"\}:\s|\}\s+[;!?%]")  # after something put into a template
LITERAL = re.compile(r"\s*[:;!?]\s+|\s+[:;!?%]\s*")  # between two texts, or after one
STRING = re.compile(r"`(?:[^`\\]|\\.)*`|\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'")


def markup(source: str) -> tuple[str, list[str]]:
    """A component's own words, with `{}` for what is put between them, and those of attributes."""
    words, quoted, depth, tag = "", [""], 0, False
    string = False
    for at, sign in enumerate(source):
        depth += (sign == "{") - (sign == "}")
        if depth or sign == "}":
            sign = "}" if sign == "}" and not depth else ""
        elif not tag and sign == "<" and re.match(r"</?[a-zA-Z]", source[at : at + 3]):
            tag = True
        elif tag and sign == '"':
            string = not string
            quoted += [""] * string
        elif tag and not string and sign == ">":
            tag, sign = False, ""
        if string:
            quoted[-1] += sign
        elif not tag:
            words += sign
    return words, quoted


def page_signs(source: str, component: bool) -> list[str]:
    """Signs fixed in a module of the page, or in the words of a component."""
    code = re.sub(r"(?m)^\s*(//|\*|/\*).*$|\s//\s.*$", "", source)
    strings = STRING.findall(code)
    found = [one for one in strings if one[0] == "`" and PUT.search(one)]
    found += [one for one in strings if LITERAL.fullmatch(one[1:-1])]
    if not component:
        return found
    words, quoted = markup(re.sub(r"&\w+;", " ", ASIDE.sub("", source)))
    return (
        found
        + [line.strip() for line in words.splitlines() if SIGN.search(line)]
        + [one for one in quoted if PUT.search(one)]
    )


@pytest.mark.parametrize(
    ("source", "component", "wrong"),
    [
        ("<p>{title}: {text}</p>", True, True),
        ("<p><b>{title}</b>: {text}</p>", True, True),
        ("<p>{share} %</p>", True, True),
        ("<p>{t('really')}?</p>", True, True),
        ('<b aria-label="{title}: {text}"></b>', True, True),
        ("<p>{done ? `${title}: ${text}` : text}</p>", True, True),
        ('<p>{#if one}{t("one", { two: 3 })}{:else}{two}{/if} · {three}</p>', True, False),
        ('<b style:left="{share}%" class:a={b > c}></b>', True, False),
        ("<style>a { left: 50%; }</style><!-- Ready? -->", True, False),
        ("const told = `${share} %`;", False, True),
        ('const told = title + ": " + text;', False, True),
        ('const told = parts.join(" ; ");', False, True),
        ("const place = `${share}%`, id = `${game}:${n}`;", False, False),
        ("f({ a, b }: Props) // is it: this?", False, False),
    ],
)
def test_a_sign_fixed_in_the_page_would_be_found(source: str, component: bool, wrong: bool) -> None:
    assert bool(page_signs(source, component)) == wrong


def test_no_colon_or_percent_sign_is_fixed_in_the_page() -> None:
    """French wants a space before them at which no line breaks; catalogues have it."""
    found = {}
    for path in sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]):
        if fixed := page_signs(path.read_text("utf-8"), path.suffix == ".svelte"):
            found[path.relative_to(PAGE).as_posix()] = fixed
    assert found == {}


@pytest.mark.parametrize("folder", [f for f in FOLDERS if "games" not in f.parts], ids=ids)
def test_every_message_outside_the_rooms_is_used(folder: Path) -> None:
    """The words of `core` are for the whole house.  For the rooms, see test_citations."""
    root = folder.parent.parent if folder.parent.name == "core" else folder.parent
    kinds = ("*.py", "*.py.txt", "src/**/*.ts", "src/**/*.svelte")
    files = [path for kind in kinds for path in root.rglob(kind)]
    sources = "".join(path.read_text("utf-8") for path in files)
    starts = tuple(set(re.findall(r'[f`"]"?([a-z]+(?:-[a-z]+)*-)\$?\{', sources)))
    messages = catalogue(folder, "en")
    inside = {form[0] for name in messages for form in spoken(messages, name).forms}
    for name in messages:
        named = re.search(rf"[\"'`]{re.escape(name)}[\"'`]", sources)
        assert named or name in inside or name.startswith(starts), name
