"""What can be searched: the statements of every edition, imported documents, the glossary, scenarios and cards."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from judge.carried import carried_features
from judge.rulebook import editions
from judge.rulebook.data_files import DATA
from judge.rulebook.glossary import terms
from judge.rulebook.rules import rules_of
from judge.rules.library import kept_document, kept_editions
from judge.rules.lookup.scenarios import mentions

CARDS = Path(__file__).parents[3] / "scenarios" / "library" / "cards"

Row = tuple[str, str, str, str, str, str]
"""Kind, edition, date, place, title, text."""


def sources() -> Iterator[Path]:
    """Yield every file of the program's that the index is made of."""
    yield from sorted(DATA.rglob("*.json"))
    features = carried_features()
    yield from sorted(features.rglob("*.feature"))
    yield CARDS
    yield from sorted(CARDS.glob("*.json"))


def fill(index: sqlite3.Connection, folder: Path) -> None:
    """Make the index in an empty database."""
    index.execute(
        "create virtual table found using fts5(kind unindexed, edition unindexed, date unindexed, place, title, text, "
        "tokenize = \"porter unicode61 remove_diacritics 2\", prefix = '3')"
    )
    index.execute("create virtual table words using fts5vocab(found, 'row')")
    index.executemany("insert into found values (?, ?, ?, ?, ?, ?)", _rows(folder))
    index.commit()


def _rows(folder: Path) -> Iterator[Row]:
    for edition in editions().values():
        for rule in rules_of(edition.id).values():
            yield ("rule", edition.id, edition.date, rule.number, rule.title, rule.sentence)
    for term in terms():
        words = ", ".join((*term.french, *term.german))
        dates = ", ".join(editions()[each].date for each in term.editions if each in editions())
        yield ("term", ", ".join(term.editions), dates, "", term.term, f"{term.sentence} {words}".strip())
    yield from _imported(folder)
    for mention in mentions():
        tags = " ".join((*mention.rules, *mention.examples))
        yield ("scenario", "", "", mention.place, mention.name, f"{', '.join(sorted(mention.names))} {tags}")
    for path in sorted(CARDS.glob("*.json")):
        data = json.loads(path.read_bytes())
        yield ("card", "", "", "", data["name"], " ".join(_words(data)))


def _imported(folder: Path) -> Iterator[Row]:
    for edition in kept_editions(folder):
        document = kept_document(edition, folder)
        date = editions()[edition].date if edition in editions() else "a document of yours"
        for rule in document.rules if document else ():
            text = "\n".join((rule.text, *(example.text for example in rule.examples)))
            yield ("official", edition, date, rule.number, rule.title, text)
        for entry in document.entries if document else ():
            yield ("official term", edition, date, "", entry.term, entry.text)


def _words(data: object) -> Iterator[str]:
    """Yield the words of a card's data, the names of its parts among them."""
    if isinstance(data, dict):
        for key, value in data.items():
            if value not in (None, False, [], ()):
                yield str(key).replace("_", " ")
            yield from _words(value)
    elif isinstance(data, list):
        for value in data:
            yield from _words(value)
    elif isinstance(data, str):
        yield data
