"""A worked example at the keyboard: its position, what is allowed and refused, and all that is
tried."""

from rich.markdown import Markdown

from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.teaching.examples.example_packets import ExamplePacket, ExamplePresenter
from regalia.teaching.examples.worked_examples import WorkedExample
from regalia.terminal.keyboard.lesson_player import meant, show_board, show_happened
from regalia.terminal.keyboard.numbered_choices import NumberedChoice, NumberedChoices
from regalia.terminal.keyboard.screen import Screen
from regalia.terminal.language import language, tell
from regalia.terminal.pages import rule

SHAPE = "wide"


class ExampleTrial:
    """An example, tried again and again until somebody leaves."""

    def __init__(self, example: WorkedExample, screen: Screen) -> None:
        self.example, self.screen, self.seat = example, screen, example.seat
        self.presenter = ExamplePresenter(example, language(), SHAPE)

    def run(self) -> None:
        screen, packet, game = self.screen, self.presenter.packet(), self.example.begin()
        screen.show(tell("example-help"))
        screen.show(f"{packet.sentence} ({', '.join(packet.rules)})", "bold")
        self._show(packet, game)
        while typed := self._ask(game):
            begun = len(game.events)
            try:
                game.play(typed, None if game.is_chance else self.seat)
            except RegaliaError as problem:
                number = f" ({problem.rule})" if problem.rule else ""
                screen.show(f"{problem.told(language())}{number}", "yellow")
                continue
            show_happened(screen, game, begun, self.seat, self.presenter.names)
            show_board(screen, game, self.seat)
            if typed in packet.allowed and begun == len(self.example.played):
                screen.show(tell("example-agrees"), "green")
            if not self.presenter.goes_on(game):
                game = self.example.begin()
                screen.show(tell("example-again"), "dim")

    def _show(self, packet: ExamplePacket, game: Game) -> None:
        """Print the position and what the book says of it."""
        screen = self.screen
        show_board(screen, game, self.seat)
        if packet.allowed:
            screen.show(tell("example-only" if packet.complete else "example-allowed"), "green")
        sentences = {one.text: one.sentence for one in packet.begin.choices}
        for text in packet.allowed:
            screen.show(f"  {text:14} {sentences[text]}")
        if packet.refused:
            screen.show(tell("example-refused"), "yellow")
        for one in packet.refused:
            screen.show(f"  {one.text:14} {one.said} {one.rule and f'({one.rule})'}".rstrip())

    def _ask(self, game: Game) -> str:
        """An action or an outcome; nothing: enough of it."""
        texts = game.chances() if game.is_chance else game.actions(self.seat)
        choices = NumberedChoices([NumberedChoice(self.seat, one, one) for one in texts])
        while True:
            typed = self.screen.ask(tell("example-prompt"), [one.shown for one in choices.all])
            if typed == "list":
                for one in choices.all:
                    self.screen.show(f"{choices.number(one):4} {one.shown}")
            elif typed == "rules":
                for number in self.example.rules:
                    self.screen.show(Markdown(rule(game.room, number, game.options)))
            else:
                return meant(typed, choices) if typed else ""
