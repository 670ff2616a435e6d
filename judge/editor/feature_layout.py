"""The layout of a feature file: formatting, what can be folded, and its scenarios as a list."""

import re
from collections.abc import Iterator, Sequence

from engine.value import value
from judge.editor.feature_words import FeatureWords, words_of
from scenarios.dialogue.said_lines import FENCES
from scenarios.features.model import Feature

_HEADS = {"feature": 0, "rule": 2, "background": 2, "scenario": 2, "examples": 4}
_STEP = 4
_UNDER_STEP, _CELL = 6, re.compile(r"(?<!\\)\|")


@value
class Part:
    """A part of a file from a line to another, the last one in it: its name and the parts in it."""

    name: str
    first: int
    last: int
    within: tuple["Part", ...] = ()


def formatted(text: str) -> str:
    r"""Return a text with the lines of a feature indented by what they are, and tables with columns of equal width.

    Words stay as they are: only space at the beginning and end of lines and around the cells of tables changes. The
    text under a step moves as a whole.

    >>> print(formatted('Feature: F\nScenario: S\n Given a\n|x|yy|\n|zzz|q|'), end="")
    Feature: F
      Scenario: S
        Given a
          | x   | yy |
          | zzz | q  |
    """
    done: list[str] = []
    lines, at = text.split("\n"), 0
    words = words_of(lines)
    while at < len(lines):
        end = _block_end(lines, at)
        done += _block(lines[at:end], _indent_below(lines, end, words), words)
        at = end
    return "\n".join(done)


def _block_end(lines: Sequence[str], at: int) -> int:
    """Return the line behind the table or the text that begins on a line, or behind that line alone."""
    bare = lines[at].strip()
    end = at + 1
    if bare.startswith("|"):
        while end < len(lines) and lines[end].strip().startswith("|"):
            end += 1
    elif bare.startswith(FENCES):
        while end < len(lines) and lines[end].strip() != bare[:3]:
            end += 1
        end = min(end + 1, len(lines))
    return end


def _block(lines: Sequence[str], below: int, words: FeatureWords) -> Iterator[str]:
    bare = lines[0].strip()
    if bare.startswith("|"):
        yield from _table(lines)
    elif bare.startswith(FENCES):
        moved = _UNDER_STEP - (len(lines[0]) - len(lines[0].lstrip()))
        yield from (_moved(line, moved) for line in lines)
    elif not bare:
        yield ""
    else:
        indent = _indent_of(bare, words)
        yield (
            " " * (below if bare.startswith(("@", "#")) else _text_indent(lines[0]) if indent is None else indent)
            + bare
        )


def _text_indent(line: str) -> int:
    """Return the indent of a line of a description, which stays as it is."""
    return len(line) - len(line.lstrip())


def _indent_of(bare: str, words: FeatureWords) -> int | None:
    """Return the indent of a heading or a step, None for any other line."""
    head = words.heads(bare)
    return _HEADS[head] if head is not None else _STEP if words.step_in(bare) else None


def _indent_below(lines: Sequence[str], at: int, words: FeatureWords) -> int:
    """Return the indent of the next line that is neither a tag nor a remark, which those above it share."""
    for line in lines[at:]:
        bare = line.strip()
        if bare and not bare.startswith(("@", "#")):
            indent = _indent_of(bare, words)
            return _UNDER_STEP if indent is None else indent
    return 0


def _moved(line: str, by: int) -> str:
    if not line.strip():
        return ""
    return " " * by + line.rstrip() if by >= 0 else line[min(-by, len(line) - len(line.lstrip())) :].rstrip()


def _table(lines: Sequence[str]) -> Iterator[str]:
    rows = [[cell.strip() for cell in _CELL.split(line.strip())[1:-1]] for line in lines]
    if len({len(row) for row in rows}) != 1 or any(_CELL.split(line.strip())[-1] for line in lines):
        yield from (" " * _UNDER_STEP + line.strip() for line in lines)
        return
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
        yield f"{' ' * _UNDER_STEP}| {' | '.join(cells)} |"


def parts(feature: Feature, lines: int) -> Part:
    """Return a feature with its scenarios, as parts of a file of so many lines; rows of an outline are within it."""
    within: list[Part] = []
    for scenario in feature.scenarios:
        first, last = scenario.first - 1, scenario.last - 1
        if scenario.outline is None:
            within.append(Part(scenario.name, first, last))
            continue
        row = Part(scenario.name, scenario.line - 1, scenario.line - 1)
        if within and within[-1].name == scenario.outline and within[-1].first == first:
            within[-1] = Part(scenario.outline, first, last, (*within[-1].within, row))
        else:
            within.append(Part(scenario.outline, first, last, (row,)))
    return Part(feature.name, feature.line - 1, lines - 1, tuple(within))
