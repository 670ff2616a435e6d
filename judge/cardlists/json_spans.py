"""The places of the values of a JSON list in its text."""

from __future__ import annotations

from collections.abc import Iterator
from json import JSONDecoder


def spans(text: str) -> Iterator[tuple[int, str]]:
    r"""Yield the text of each value of a JSON list, with the line on which it begins.

    >>> list(spans('[1,\n {"a": 2}]'))
    [(1, '1'), (2, '{"a": 2}')]
    """
    decoder = JSONDecoder()
    at = text.index("[") + 1
    line, counted = 1, 0
    while True:
        while text[at] in " \t\r\n,":
            at += 1
        if text[at] == "]":
            return
        _, end = decoder.raw_decode(text, at)
        line += text.count("\n", counted, at)
        counted = at
        yield line, text[at:end]
        at = end
