"""A feature as a value: its scenarios, one for each row of an outline, and their steps."""

from typing import Literal

from engine.value import value

Keyword = Literal["Given", "When", "Then"]
Table = tuple[tuple[str, ...], ...]


@value
class Step:
    """A step: the keyword it counts as, the one that was written, its line, and what stands under it."""

    keyword: Keyword
    written: str
    text: str
    line: int
    table: Table | None = None
    doc: str | None = None


@value
class Prose:
    """A line that Gherkin takes as a description, and its number."""

    line: int
    text: str


@value
class Doubt:
    """A line of a description whose first word nearly is the keyword of a step: the word, the keyword, and the rest."""

    line: int
    written: str
    meant: str
    text: str


@value
class Scenario:
    """A scenario with its background's steps before its own, and the tags it has or inherits, without the @.

    `line` is where it stands, for an outline the line of the row; `first` and `last` are the lines it covers.
    `fault` says why it can't be played as it is written; the other scenarios of its feature can. `doubts` are lines
    above its steps that may be steps with a misspelt keyword.
    """

    name: str
    line: int
    first: int
    last: int
    tags: tuple[str, ...]
    steps: tuple[Step, ...]
    outline: str | None = None
    fault: str | None = None
    doubts: tuple[Doubt, ...] = ()


@value
class Feature:
    """A feature file: where it is, the feature's name and line, and its scenarios in order."""

    uri: str
    name: str
    line: int
    language: str
    description: str
    scenarios: tuple[Scenario, ...]
