"""The tables of printed cards, which stand beside the project or not at all, and the cards read from them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from unittest import mock

import pytest

from scenarios.reading import Read, derivations, text_lines
from scenarios.reading.card_tables import Entry, read_row, rows
from scenarios.reading.chart import Phrase
from scenarios.reading.derivations import Tree
from scenarios.reading.discourse import Discourse
from scenarios.reading.grammar import grammar
from scenarios.reading.phrase_rules import NoReading, Rule
from scenarios.reading.templates import Value
from tests.made_once import made_once

TABLES = Path(__file__).parents[4] / "shared" / "cards"
SETS = (
    "heroes-of-azeroth", "through-the-dark-portal", "fires-of-outland",
    "march-of-the-legion", "servant-of-the-betrayer", "drums-of-war",
)  # fmt: skip
AT_HAND = pytest.mark.skipif(not TABLES.exists(), reason="the tables of cards are not at hand")

Found = tuple[tuple[Entry, ...], dict[str, frozenset[int]]]
"""The cards of a table, and for each that is read the places of the rules that derive its words."""


def entries(table: str) -> tuple[Entry, ...]:
    """Return every card of the table."""
    return _found(table)[0]


def rules_used(table: str) -> dict[str, frozenset[int]]:
    """Return for each read card of the table, by name, the places in the grammar of the rules that derive its words."""
    return _found(table)[1]


@cache
def places_of_rules() -> dict[Rule, int]:
    """Return the place of each rule in the grammar, which is the same for every worker of a run."""
    every = (each for category in grammar().rules.values() for each in category)
    return {each: place for place, each in enumerate(every)}


@cache
def _found(table: str) -> Found:
    return made_once({f"{table}.entries": partial(_read, table)})[f"{table}.entries"]


def _read(table: str) -> Found:
    used: set[Rule] = set()
    rules_of: dict[str, frozenset[int]] = {}
    found: list[Entry] = []

    def meanings(phrase: Phrase, talk: Discourse, refused: list[str]) -> Iterator[tuple[Value, Discourse]]:
        trees = derivations.trees(phrase)
        kept = derivations._shared(trees)  # noqa: SLF001 - as the reader itself does.
        for tree in trees:
            after = talk.fork()
            try:
                value = derivations.meaning(tree, after, kept)
            except NoReading as why:
                refused.append(str(why))
            else:
                used.update(_rules_of(tree))
                yield value, after

    with mock.patch.object(text_lines, "meanings", meanings):
        for row in rows(TABLES / f"{table}.csv"):
            used.clear()
            found.append(read_row(row))
            if isinstance(found[-1].reading, Read):
                rules_of[found[-1].name] = frozenset(map(places_of_rules().__getitem__, used))
    return tuple(found), rules_of


def _rules_of(tree: Tree) -> Iterator[Rule]:
    rule, children, _ = tree
    if rule is not None:
        yield rule
    for child in children:
        yield from _rules_of(child)


@cache
def read_entries() -> dict[str, Entry]:
    """Return the read cards of all tables by name, none of them where there are no tables."""
    if not TABLES.exists():
        return {}
    every = (entry for table in SETS for entry in entries(table))
    return {entry.name: entry for entry in every if isinstance(entry.reading, Read)}
