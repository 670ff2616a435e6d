"""Scenarios with their tags and the names in them, found without parsing the features."""

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from judge.carried import carried_features

_TAG = re.compile(r"@(rule|example|edition):(\S+)")
_SCENARIO = re.compile(r"\s*(?:Scenario|Example|Scenario Outline):\s*(.*\S)\s*$")
_NAME = re.compile(r'"([^"]+)"')


@dataclass(frozen=True, slots=True)
class Mention:
    """A scenario: where it stands, its name, the rules and examples it is tagged with, and the names in quotes."""

    uri: str
    line: int
    name: str
    rules: tuple[str, ...]
    examples: tuple[str, ...]
    names: frozenset[str]
    file: Path = Path()

    @property
    def place(self) -> str:
        """The file and line, as `judge run` takes them."""
        return f"{self.uri}:{self.line}"


@cache
def mentions(folder: Path | None = None) -> tuple[Mention, ...]:
    """Return every scenario of the folder, or of the features that travel with the program."""
    root = folder or carried_features()
    files = sorted(root.rglob("*.feature")) if root.is_dir() else [root]
    return tuple(found for path in files for found in _in_file(path))


def _in_file(path: Path) -> list[Mention]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []  # What can't be read has no scenarios to show; running it is what complains.
    uri = _uri(path)
    starts = [(index, match[1]) for index, line in enumerate(lines) if (match := _SCENARIO.match(line))]
    ends = [index for index, _ in starts[1:]] + [len(lines)]
    found = (_mention(lines, uri, index, end, name) for (index, name), end in zip(starts, ends, strict=True))
    return [replace(mention, file=path) for mention in found]


def _mention(lines: list[str], uri: str, index: int, end: int, name: str) -> Mention:
    tags: list[tuple[str, str]] = []
    above = index - 1
    while above >= 0 and lines[above].lstrip().startswith("@"):
        tags = _TAG.findall(lines[above]) + tags
        above -= 1
    return Mention(
        uri,
        index + 1,
        name,
        tuple(value for kind, value in tags if kind == "rule"),
        tuple(value for kind, value in tags if kind == "example"),
        frozenset(quoted for line in lines[index:end] for quoted in _NAME.findall(line)),
    )


def _uri(path: Path) -> str:
    try:
        return path.relative_to(Path.cwd()).as_posix()
    except ValueError:
        return str(path)


def naming(card: str) -> tuple[Mention, ...]:
    """Return the scenarios that name the card."""
    return tuple(mention for mention in mentions() if card in mention.names)
