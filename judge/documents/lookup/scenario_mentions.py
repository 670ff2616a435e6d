"""The scenarios of feature files with their tags and the names in them, found quickly without the Gherkin parser."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from engine.value import value
from judge.carried_features import FEATURES, carried_features
from scenarios.given_files import current_folder, features_under

_TAG = re.compile(r"@(rule|example|edition):(\S+)")
_SCENARIO = re.compile(r"\s*(?:Scenario|Example|Scenario Outline):\s*(.*\S)\s*$")
_NAME = re.compile(r'"([^"\n]+)"')
_CARD = re.compile(r'\bthe card "([^"\n]+)" reads')


@value
class Mention:
    """A scenario: its file and line, its name, its tags, and its text if that was asked for."""

    uri: str
    line: int
    name: str
    rules: tuple[str, ...]
    examples: tuple[str, ...]
    editions: tuple[str, ...]
    file: Path
    text: str = ""

    @property
    def place(self) -> str:
        """The file and line, as `judge run` takes them."""
        return f"{self.uri}:{self.line}"

    @property
    def names(self) -> frozenset[str]:
        """The names in quotation marks: of cards, of players, and labels."""
        return frozenset(_NAME.findall(self.text))

    @property
    def cards(self) -> frozenset[str]:
        """The names of the cards whose text the scenario gives."""
        return frozenset(_CARD.findall(self.text))


def features(folder: Path | None = None) -> list[Path]:
    """Return every feature file of the folder, or every carried one."""
    return features_under(folder or carried_features())


@cache
def mentions(folder: Path | None = None) -> tuple[Mention, ...]:
    """Return every scenario of the folder, or every carried one."""
    return tuple(found for path in features(folder) for found in _in_file(path))


def _in_file(path: Path) -> Iterator[Mention]:
    lines, uri = _lines(path), _uri(path)
    starts = [index for index, line in enumerate(lines) if ":" in line and _SCENARIO.match(line)]
    for index, end in zip(starts, (*starts[1:], len(lines)), strict=False):
        yield _mention(path, uri, lines, index, "\n".join(lines[index:end]))


def begun_at(path: Path, begins: Iterable[int]) -> Iterator[Mention]:
    """Yield the scenarios that begin in these lines of a file, without their text."""
    lines, uri = _lines(path), _uri(path)
    for line in begins:
        yield _mention(path, uri, lines, line - 1, "")


@cache
def _lines(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []  # A file that can't be read has no scenarios to show; running it reports the error.


def _mention(path: Path, uri: str, lines: list[str], index: int, text: str) -> Mention:
    tags = [*_tags_above(lines, _feature_at(lines)), *_tags_above(lines, index)]
    named = _SCENARIO.match(lines[index])
    rules, examples, editions = (
        tuple(value for kind, value in tags if kind == wanted) for wanted in ("rule", "example", "edition")
    )
    return Mention(uri, index + 1, named[1] if named else "", rules, examples, editions, path, text)


def _feature_at(lines: list[str]) -> int:
    """Return the index of the line that begins the feature, whose tags each scenario has, too."""
    return next((index for index, line in enumerate(lines) if "Feature:" in line), 0)


def _tags_above(lines: list[str], index: int) -> list[tuple[str, str]]:
    above = index
    while above > 0 and lines[above - 1].lstrip().startswith("@"):
        above -= 1
    return [tag for line in lines[above:index] for tag in _TAG.findall(line)]


def _uri(path: Path) -> str:
    """Return the name of a feature file: `features/…` for a carried one, else its path."""
    for root, called in ((carried_features(), FEATURES), (current_folder(), "")):
        if root is not None and path.is_relative_to(root):
            return (Path(called) / path.relative_to(root)).as_posix()
    return str(path)


def naming(card: str) -> tuple[Mention, ...]:
    """Return the scenarios that name the card."""
    return tuple(mention for mention in mentions() if f'"{card}"' in mention.text)
