"""A card as the engine has it, for people who want to see what a ruling went by."""

from collections.abc import Iterator
from json import dumps

from judge.lines import Line
from scenarios.library.codec import encode
from scenarios.library.loading import load


def card_lines(name: str) -> Iterator[Line]:
    """Yield a library card's data, as its file has it.

    Raises:
        UnknownName: the library has no such card; names the nearest.
        BadCardData: its file can't be used.
    """
    for line in dumps(encode(load(name)), indent=2, ensure_ascii=False).splitlines():
        yield Line(line.lstrip(), indent=len(line) - len(line.lstrip()), whole=True)
