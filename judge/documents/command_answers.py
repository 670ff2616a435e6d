"""The answer of a command: lines or text to print, complaints, and the exit code; only the command line prints it."""

from collections.abc import Callable, Iterator
from json import dumps

from engine.value import value
from judge.output_lines import Line


@value
class Answer:
    """The lines, or a text that is printed as it is, the complaints for the error stream, and the exit code.

    `then` goes on once all that is printed, until the user ends it.
    """

    lines: tuple[Line, ...] = ()
    text: str | None = None
    code: int = 0
    complaints: tuple[str, ...] = ()
    no_color: bool = False
    then: Callable[[], None] | None = None

    def printed(self) -> Iterator[Line | str]:
        """Yield the lines, then the text."""
        yield from self.lines
        if self.text is not None:
            yield self.text


def as_json(data: object, code: int = 0, complaints: tuple[str, ...] = ()) -> Answer:
    """Return the answer that prints the data as JSON, with complaints beside it."""
    return Answer(text=dumps(data, ensure_ascii=False, indent=2), code=code, complaints=complaints)
