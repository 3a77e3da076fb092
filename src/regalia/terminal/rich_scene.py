"""A Scene as something that a rich console prints (`regalia.core.drawing.text` draws it)."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.text import Text

from regalia.core.drawing.scene import Scene
from regalia.core.drawing.text import MOST_ROWS, lines_of
from regalia.looks import Looks
from regalia.terminal.language import language


class RichScene:
    """A scene that fits itself to the console that prints it."""

    def __init__(self, scene: Scene, looks: Looks, width: int | None, colour: bool) -> None:
        self.scene, self.looks, self.width, self.colour = scene, looks, width, colour

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = self.width or options.max_width
        colour = self.colour and not console.no_color
        yield text_of(self.scene, self.looks, width, colour, options.encoding)


def draw(scene: Scene, looks: Looks, width: int | None = None, colour: bool = True) -> RichScene:
    return RichScene(scene, looks, width, colour)


def text_of(
    scene: Scene,
    looks: Looks,
    width: int,
    colour: bool = True,
    encoding: str = "utf-8",
    rows: int = MOST_ROWS,
) -> Text:
    """The scene in at most `width` columns and, where that is possible, `rows` rows."""
    lines = []
    for runs in lines_of(scene, looks, width, encoding, rows, language()):
        line = Text(no_wrap=True, end="")
        for words, style in runs:
            line.append(words, Style.parse(style) if colour and style else None)
        lines.append(line)
    return Text("\n").join(lines)
