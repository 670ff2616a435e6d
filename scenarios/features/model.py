"""A feature as a value: its scenarios, where each row of an outline is one, and their steps."""

from typing import Literal

from engine.value import value

Keyword = Literal["Given", "When", "Then"]
Table = tuple[tuple[str, ...], ...]


@value
class Step:
    """A step: its kind, the keyword that was written, its text and line, and the table or text under it."""

    keyword: Keyword
    written: str
    text: str
    line: int
    table: Table | None = None
    doc: str | None = None


@value
class Prose:
    """A line of a description, and its number."""

    line: int
    text: str


@value
class Doubt:
    """A line of a description whose first word is nearly a step's keyword: the word, the keyword, and the rest."""

    line: int
    written: str
    meant: str
    text: str


@value
class Scenario:
    """A scenario: the steps of its background and its own, and its tags and inherited ones, without the @.

    `line` is its line, for an outline the line of the row; `first` and `last` are the lines that it covers. `fault`
    says why it can't be played as it is written, which leaves the other scenarios of its feature unaffected. `doubts`
    are lines above its steps that may be steps with a misspelt keyword.
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
    """A feature file: its path, the feature's name and line, and its scenarios in order."""

    uri: str
    name: str
    line: int
    language: str
    description: str
    scenarios: tuple[Scenario, ...]
