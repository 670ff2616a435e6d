"""Misspelt keywords of Gherkin, whose lines its grammar takes for descriptions that nobody plays."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from gherkin.dialect import Dialect

from engine.value import value
from scenarios.features.model import Doubt, Prose
from scenarios.near_names import near_name

_WORDS = re.compile(r"(?P<words>[^:#@|\"]+?)\s*:(?:\s+(?P<name>.*))?$")
_ALIKE = 0.8
_STEP_ALIKE = 0.6  # Lower, for a possible step must also fit a sentence of the vocabulary.
_TOKENS: Mapping[str, str] = {
    "FeatureLine": "Feature:",
    "RuleLine": "Rule:",
    "BackgroundLine": "Background:",
    "ScenarioLine": "Scenario:",
    "ExamplesLine": "Examples:",
    "StepLine": "a step such as Given …",
    "TableRow": "a row of a table",
    "DocStringSeparator": 'the marks """ of a text',
    "TagLine": "a tag",
}


@value
class Heading:
    """A line of a description above steps: its number, the words written, the keyword meant, and the name behind it."""

    line: int
    written: str
    meant: str
    name: str


def prose(lines: Sequence[str], after: int, before: int) -> tuple[Prose, ...]:
    """Return the lines of a description between two lines, without comments and empty lines."""
    between = enumerate(lines[after : before - 1], after + 1)
    return tuple(Prose(line, text.strip()) for line, text in between if text.strip() and text.strip()[0] not in "#@")


def headings(description: Sequence[Prose], language: str) -> Iterator[Heading]:
    """Yield the lines that nearly are a Scenario, Background or Rule, with a step right below."""
    for each, under in pairwise(description):
        heading = _heading(each, language)
        if heading is not None and _begins_a_step(under.text, language):
            yield heading


def doubts(description: Sequence[Prose], language: str) -> tuple[Doubt, ...]:
    """Return the lines that may be steps, for their first word is nearly the keyword of a step."""
    steps = _keywords(language)[1] if description else ()
    words = [(each.line, *each.text.partition(" ")) for each in description]
    found = [(line, word, _near(word, steps, _STEP_ALIKE), rest.strip()) for line, word, _, rest in words]
    return tuple(Doubt(line, word, near, rest) for line, word, near, rest in found if near and rest)


def bare_keyword(description: Sequence[Prose], language: str) -> Prose | None:
    """Return the first line that begins with the keyword of a step and is none, as no space stands behind it."""
    steps = _keywords(language)[1] if description else ()
    return next((each for each in description if each.text.split(maxsplit=1)[0] in steps), None)


def nearest_keyword(text: str, language: str) -> str | None:
    """Return the keyword that the first words of a line nearly are; None if they are none or one as it is.

    >>> nearest_keyword('Givn you control "Tim"', "en"), nearest_keyword("Exampels:", "en")
    ('Given', 'Examples:')
    """
    structural, steps = _keywords(language)
    heading = _WORDS.match(text)
    if heading is not None:
        near = _near(heading["words"], structural)
        return f"{near}:" if near else None
    return _near(text.split(maxsplit=1)[0], steps, _STEP_ALIKE)


def in_words(tokens: str) -> str:
    """Return in words what Gherkin's grammar expects.

    >>> in_words("#EOF, #TableRow, #StepLine, #TagLine")
    'a row of a table, a step such as Given … or a tag'
    """
    said = [_TOKENS[token] for token in tokens.replace("#", "").split(", ") if token in _TOKENS]
    return " or ".join([", ".join(said[:-1]), *said[-1:]] if len(said) > 1 else said) or "Gherkin"


def _heading(line: Prose, language: str) -> Heading | None:
    found = _WORDS.match(line.text)
    near = _near(found["words"], _keywords(language)[0]) if found else None
    return Heading(line.line, found["words"], near, found["name"] or "") if found and near else None


def _begins_a_step(text: str, language: str) -> bool:
    return text.split(maxsplit=1)[0] in _keywords(language)[1]


def _near(word: str, keywords: Sequence[str], alike: float = _ALIKE) -> str | None:
    return None if word in keywords else near_name(word, keywords, alike)


def _keywords(language: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the keywords before a colon, and the keywords of steps."""
    dialect: Any = Dialect.for_name(language) or Dialect.for_name("en")
    names = ("feature", "rule", "background", "scenario", "scenario_outline", "examples")
    structural = tuple(word for name in names for word in getattr(dialect, f"{name}_keywords"))
    steps = tuple(
        word.strip()
        for name in ("given", "when", "then", "and", "but")
        for word in getattr(dialect, f"{name}_keywords")
    )
    return structural, tuple(word for word in steps if word != "*")
