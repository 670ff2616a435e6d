"""The index of everything that can be searched: rules, imported documents, the glossary, scenarios and cards."""

import os
import re
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

from judge.carried_features import carried_features
from judge.documents.document_library import kept_document
from judge.documents.library_folder import kept_editions, own_cards_folder
from judge.documents.lookup.card_words import words_at_hand
from judge.documents.lookup.scenario_mentions import mentions
from judge.documents.reader.document import Rule
from judge.json_files import json_in
from judge.rulebook import REFERENCE, editions
from judge.rulebook.glossary import terms
from judge.rulebook.rule_entries import rules_of
from judge.rulebook.rulebook_data import DATA
from scenarios.given_files import features_under

CARDS = Path(__file__).parents[3] / "scenarios" / "library" / "cards"

WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_NOTHING: tuple[object, ...] = (None, False, [], ())
"""Values of a field that a card is without."""

FORM = 6
"""The version of the index; a kept index of another version is made anew."""

Row = tuple[str, str, str, str, str, str, str]
"""What the index has of a thing: its kind, edition, date, place, title and text, and what else speaks of it."""

_OF_REFERENCE = f"edition = '{REFERENCE}' and kind in ('rule', 'heading')"
"""Which rows are rules of the reference edition, those that have beside them what else speaks of them."""

MOST_NAMES, MOST_TAGS = 16, 3
"""The names of how many scenarios speak of a rule, and how many rules such a scenario may have."""


def sources() -> Iterator[Path]:
    """Yield every file that comes with the program and is part of the index."""
    yield from sorted(DATA.rglob("*.json"))
    yield from features_under(carried_features())
    yield CARDS
    yield from (CARDS / name for name in sorted(os.listdir(CARDS)) if name.endswith(".json"))  # noqa: PTH208 - faster.


def own_sources(folder: Path) -> Iterator[Path]:
    """Yield every file of the user's library that is part of the index."""
    for edition in kept_editions(folder):
        yield folder / f"{edition}.json"
    yield from sorted(own_cards_folder(folder).glob("*.json"))


def fill(index: sqlite3.Connection) -> None:
    """Make the index of what comes with the program, in an empty database."""
    index.execute(
        "create virtual table found using fts5(kind unindexed, edition unindexed, date unindexed, place, title, text, "
        "beside, tokenize = \"porter unicode61 remove_diacritics 2\", prefix = '3')"
    )
    index.execute("create table words (word text primary key)")
    _add(index, list(_carried()))


def fill_in(index: sqlite3.Connection, folder: Path) -> None:
    """Add the user's library to the index of what comes with the program."""
    own = own_cards_folder(folder)
    _add(index, [*_imported(folder), *_cards(own, own)])
    before, now = _beside(None), _beside(folder)
    changed = {number: rule for number, rule in _numbers().items() if now.get(rule) != before.get(rule)}
    if changed:
        rows = index.execute(f"select rowid, place from found where {_OF_REFERENCE}").fetchall()  # noqa: S608 - ours.
        told = [(_joined(now[changed[number]]), row) for row, number in rows if number in changed]
        index.executemany("update found set beside = ? where rowid = ?", told)
        index.commit()


def _add(index: sqlite3.Connection, rows: list[Row]) -> None:
    index.executemany("insert into found values (?, ?, ?, ?, ?, ?, ?)", rows)
    # Most words are written many times, and between the same signs.
    written = {part for *_, title, text, _ in rows for part in f"{title} {text}".split()}
    words = {word.casefold() for part in written for word in WORD.findall(part)}
    kept = ((word,) for word in sorted(words) if not word.isdigit())
    index.executemany("insert or ignore into words values (?)", kept)
    index.commit()


def _carried() -> Iterator[Row]:
    beside = _beside(None)
    for edition in editions().values():
        for rule in rules_of(edition.id).values():
            # A rule that only gathers others is of less use than they are.
            kind = "heading" if rule.sentence.startswith("This heading") else "rule"
            said = _joined(beside.get(rule.id, ())) if edition.id == REFERENCE else ""
            yield (kind, edition.id, edition.date, rule.number, rule.title, rule.sentence, said)
    for term in terms():
        told = f"{term.sentence} {', '.join((*term.french, *term.german))}".strip()
        yield ("term", ", ".join(term.editions), _dates(term.editions), "", term.term, told, "")
    for mention in mentions():
        played = mention.editions or (REFERENCE,)
        steps = " ".join(mention.text.partition("\n")[2].split())
        tags = " ".join((*mention.rules, *mention.examples))
        yield ("scenario", ", ".join(played), _dates(played), mention.place, mention.name, f"{steps} {tags}", "")
    yield from _cards(CARDS, None)


def _joined(told: Iterable[str]) -> str:
    return " / ".join(told)


def _numbers() -> dict[str, str]:
    """Return the id of each rule of the reference edition by its number."""
    return {rule.number: rule.id for rule in rules_of(REFERENCE).values()}


def _beside(folder: Path | None) -> dict[str, list[str]]:
    """Return what else speaks of each rule: terms, other editions, its official text, names of scenarios.

    The official text is that of the library in the folder, if it has one.
    """
    told: dict[str, list[str]] = {}
    for term in terms():
        for rule in term.rules:
            told.setdefault(rule, []).append(f"{term.term}: {term.sentence}")
    for edition in editions():
        for each in rules_of(edition).values() if edition != REFERENCE else ():
            for rule in (each.id, *each.about):
                told.setdefault(rule, []).append(f"{each.title}: {each.sentence}")
    numbers = _numbers()
    names: dict[str, list[str]] = {}
    for mention in mentions():
        for number in mention.rules if len(mention.rules) <= MOST_TAGS else ():
            if number in numbers:
                names.setdefault(numbers[number], []).append(mention.name)
    official = kept_document(REFERENCE, folder) if folder and REFERENCE in kept_editions(folder) else None
    for said in official.rules if official else ():
        if said.number in numbers:
            told.setdefault(numbers[said.number], []).append(_with_examples(said))
    for rule, found in names.items():
        told.setdefault(rule, []).extend(dict.fromkeys(found[:MOST_NAMES]))
    return told


def _dates(of: tuple[str, ...]) -> str:
    return ", ".join(editions()[each].date for each in of if each in editions())


def _cards(folder: Path, own: Path | None) -> Iterator[Row]:
    """Yield the cards of a folder with their words, or with those of their data where no words were made ahead."""
    for path in sorted(folder.glob("*.json")):
        data = json_in(path)
        if isinstance(data, dict) and isinstance(data.get("name"), str):
            lines = words_at_hand(data, own)
            text = " ".join(line.text for line in lines) if lines else " ".join(_words(data))
            yield ("card", REFERENCE, _dates((REFERENCE,)), "", _storable(data["name"]), _storable(text), "")


def _imported(folder: Path) -> Iterator[Row]:
    for edition in kept_editions(folder):
        document = kept_document(edition, folder)
        date = editions()[edition].date if edition in editions() else "a document of yours"
        titles = {rule.number: rule.title for rule in rules_of(edition).values()} if edition in editions() else {}
        for rule in document.rules if document else ():
            title = rule.title or titles.get(rule.number, "")
            yield ("official", edition, date, rule.number, title, _with_examples(rule), "")
        for entry in document.entries if document else ():
            yield ("official term", edition, date, "", entry.term, entry.text, "")


def _with_examples(rule: Rule) -> str:
    return "\n".join((rule.text, *(example.text for example in rule.examples)))


def _storable(text: str) -> str:
    """Return a text that a database takes: JSON can hold half of a character that needs two codes."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _words(data: object) -> Iterator[str]:
    """Yield the words of a card's data, the names of its fields among them."""
    # A list of what is left to do instead of recursion: the file may nest as deeply as JSON can be read.
    left: list[object] = [data]
    while left:
        value = left.pop()
        if isinstance(value, dict):
            for key, part in reversed(value.items()):
                left += (part,) if part in _NOTHING else (part, str(key).replace("_", " "))
        elif isinstance(value, list):
            left += reversed(value)
        elif isinstance(value, str):
            yield value
