"""The words of Gherkin in the language that a feature file names, English where it names none, and its lines."""

import re
from collections.abc import Sequence
from functools import cache

from gherkin.dialect import Dialect

from engine.value import value
from scenarios.features.model import Keyword

_NAMED = re.compile(r"\s*#\s*language\s*:\s*(?P<language>[a-zA-Z_-]+)\s*")
_LINE_END = re.compile(r"\r\n|\n|\r")
_ENGLISH = "en"
_ANY = "* "


@value
class FeatureWords:
    """The words of one language, as patterns of what a line begins with.

    `step` has the groups `before`, `keyword` and `text`; `kinds` says which of ours a keyword is, And for one that goes
    on; `said` is how each of ours is written. `heading` has a group for each kind of heading.
    """

    step: re.Pattern[str]
    kinds: dict[str, str]
    said: dict[Keyword, str]
    heading: re.Pattern[str]

    def heads(self, line: str) -> str | None:
        """Return which heading a line is, None for none: feature, rule, background, scenario or examples."""
        found = self.heading.match(line) if ":" in line else None
        return None if found is None else found.lastgroup

    def step_in(self, line: str) -> re.Match[str] | None:
        """Return the parts of a line that is a step, None for one that isn't."""
        return self.step.match(line)


def lines_of(text: str) -> tuple[str, ...]:
    r"""Return the lines of a text as an editor counts them, without what ends them.

    >>> lines_of("a\r\nb\nc\rd")
    ('a', 'b', 'c', 'd')
    """
    return tuple(_LINE_END.split(text))


def line_end_of(text: str) -> str:
    r"""Return what ends the lines of a text, a line feed where there is only one line.

    >>> line_end_of("a\r\nb")
    '\r\n'
    """
    found = _LINE_END.search(text)
    return found[0] if found else "\n"


def words_of(lines: Sequence[str]) -> FeatureWords:
    """Return the words of the language that is named before anything else stands in a file.

    >>> words_of(["# language: de", "Funktion: F"]).said["When"]
    'Wenn'
    """
    for line in lines:
        named = _NAMED.fullmatch(line)
        if named is not None:
            return words_in(named["language"])
        if line.strip() and not line.lstrip().startswith("#"):
            break
    return words_in(_ENGLISH)


@cache
def words_in(language: str) -> FeatureWords:
    """Return the words of a language, those of English for one that Gherkin doesn't have."""
    dialect = Dialect.for_name(language)
    if dialect is None:
        return words_in(_ENGLISH)
    given, when, then = dialect.given_keywords, dialect.when_keywords, dialect.then_keywords
    goes_on = (*dialect.and_keywords, *dialect.but_keywords, _ANY)
    named = ((given, "Given"), (when, "When"), (then, "Then"), (goes_on, "And"))
    kinds = {word.strip(): kind for words, kind in named for word in words}
    every = sorted({*given, *when, *then, *goes_on}, key=len, reverse=True)
    return FeatureWords(
        re.compile(rf"(?P<before>\s*)(?P<keyword>{'|'.join(map(_begins, every))})\s*(?P<text>.*)"),
        kinds,
        {"Given": _said(given), "When": _said(when), "Then": _said(then)},
        re.compile(rf"\s*(?:{'|'.join(_heading(*each) for each in _headings(dialect))})\s*:"),
    )


def _headings(dialect: Dialect) -> tuple[tuple[str, Sequence[str]], ...]:
    return (
        ("feature", dialect.feature_keywords),
        ("rule", dialect.rule_keywords),
        ("background", dialect.background_keywords),
        ("examples", dialect.examples_keywords),
        ("scenario", [*dialect.scenario_outline_keywords, *dialect.scenario_keywords]),
    )


def _begins(keyword: str) -> str:
    """Return a pattern of a keyword; the space behind it may be missing only at the end of a line."""
    bare = keyword.rstrip()
    return rf"{re.escape(bare)}(?=\s|$)" if bare != keyword else re.escape(bare)


def _said(keywords: Sequence[str]) -> str:
    return next(each for each in keywords if each != _ANY).strip()


def _heading(kind: str, keywords: Sequence[str]) -> str:
    every = sorted(keywords, key=len, reverse=True)
    return rf"(?P<{kind}>(?:{'|'.join(map(re.escape, every))})(?=\s*:))"
