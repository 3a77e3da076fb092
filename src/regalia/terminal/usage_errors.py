"""Errors of the command line, told in the person's language: here every error is shown.

click finds some of it (an option that there is not, a number out of range), and would say so in
English: taken from it is only what kind of mistake it is, and where.
"""

from typing import IO, Any, ClassVar

import click
from click.exceptions import NoArgsIsHelpError, NoSuchCommand

from regalia.core.errors import RegaliaError, Spoken
from regalia.terminal.language import Misused, language, says, tell


class SpokenError(click.ClickException):
    """A sentence in the person's language."""

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(tell("error", problem=self.message), file=file, err=True)


class SpokenUsageError(SpokenError):
    """A sentence about how a command was called, and, where it is known, how it can be."""

    exit_code: ClassVar[int] = 2

    def __init__(self, message: str, ctx: click.Context | None = None) -> None:
        super().__init__(message)
        self.ctx = ctx

    def show(self, file: IO[Any] | None = None) -> None:
        if self.ctx is not None:
            lines = self.ctx.make_formatter()
            pieces = " ".join(self.ctx.command.collect_usage_pieces(self.ctx))
            lines.write_usage(self.ctx.command_path, pieces, f"{tell('usage')} ")
            lines.write_text(tell("try-help", command=f"`{self.ctx.command_path} --help`"))
            click.echo(lines.getvalue(), file=file, err=True)
        super().show(file)


class Stopped(click.ClickException):
    """Ctrl-C, or the end of what was to be typed."""

    def __init__(self) -> None:
        super().__init__(tell("aborted"))

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(f"\n{self.message}", file=file, err=True)


def of_ours(problem: RegaliaError) -> SpokenError:
    rule = f" ({problem.rule})" if problem.rule else ""
    kind = SpokenUsageError if isinstance(problem, Misused) else SpokenError
    return kind(f"{problem.told(language())}{rule}")


def of_click(problem: click.ClickException, command: click.Command) -> click.ClickException:
    """Translate an error that click found in the words after a command."""
    if not isinstance(problem, click.UsageError) or isinstance(problem, NoArgsIsHelpError):
        return problem  # told already, or a page of help
    near = getattr(problem, "possibilities", None)
    told = [_mistake(problem, command)]
    if near:
        told.append(says("did-you-mean", near=", ".join(near)))
    return SpokenUsageError(" ".join(part.told(language()) for part in told), problem.ctx)


def _mistake(problem: click.UsageError, command: click.Command) -> Spoken:
    if isinstance(problem, click.NoSuchOption):
        return says("no-such-option", option=problem.option_name)
    if isinstance(problem, NoSuchCommand):
        return says("no-such-command", command=problem.command_name)
    if isinstance(problem, click.BadOptionUsage):
        valued = any(
            problem.option_name in option.opts for option in command.params if takes(option)
        )
        message = "option-needs-value" if valued else "option-takes-none"
        return says(message, option=problem.option_name)
    if isinstance(problem, click.BadParameter) and problem.param is not None:
        what = _written(problem.param, problem.ctx)
        if isinstance(problem, click.MissingParameter):
            return says("missing-word", what=what)
        return says("bad-value", what=what, wanted=_wanted(problem.param.type))
    if isinstance(problem.ctx and problem.ctx.command, click.Group):
        return says("missing-command")
    return says("too-many-words")


def takes(option: click.Parameter) -> bool:
    """Tell if a value comes after the option."""
    return isinstance(option, click.Option) and not (option.is_flag or option.count)


def _written(param: click.Parameter, ctx: click.Context | None) -> str:
    """The parameter as somebody types it: `--against`, `GAME`."""
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return param.make_metavar(ctx or click.Context(click.Command(None))).strip("[].")


def _wanted(kind: click.ParamType[Any]) -> Spoken | str:
    if isinstance(kind, click.IntRange):
        return says("wanted-number", lowest=kind.min, highest=kind.max)
    if isinstance(kind, click.Choice):
        return ", ".join(map(str, kind.choices))
    number = {click.INT: "wanted-whole", click.FLOAT: "wanted-decimal"}
    return says(number.get(kind, "wanted-other"))
