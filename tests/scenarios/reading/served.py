"""Which productions of the grammar serve which printed cards of the tables.

A production is what one call makes: a pattern with its meaning. Patterns that differ only in words with the same
meaning are one production.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from unittest import mock

from scenarios.reading import Read, derivations, text_lines
from scenarios.reading.card_tables import read_row, rows
from scenarios.reading.chart import Phrase
from scenarios.reading.derivations import Tree
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, Terminal
from scenarios.reading.phrases.rooms import ROOMS
from scenarios.reading.templates import Value
from tests.scenarios.reading.tables import SETS, TABLES


@dataclass(frozen=True, slots=True)
class Production:
    """A production: its room, its module, and the category and elements of its first pattern."""

    room: str
    module: str
    said: str


def productions() -> dict[Rule, Production]:
    """Return the production of each rule."""
    found: dict[Rule, Production] = {}
    for module in ROOMS:
        *_, room, name = module.__name__.split(".")
        for place, each in enumerate(module.RULES):
            if each and not isinstance(each, Terminal):
                rules = each if isinstance(each, tuple) else (each,)
                words = " ".join(
                    part if isinstance(part, str) else f"{{{part.category}}}" for part in rules[0].elements
                )
                production = Production(room, name, f"{place} {rules[0].category}: {words}")
                found.update(dict.fromkeys(rules, production))
    return found


def cards_served() -> dict[Production, frozenset[str]]:
    """Return the names of the read cards of all tables whose words each production derives."""
    known = productions()
    found: dict[Production, set[str]] = {production: set() for production in known.values()}
    used: set[Rule] = set()

    def meanings(phrase: Phrase, talk: Discourse, refused: list[str]) -> Iterator[tuple[Value, Discourse]]:
        for tree in derivations.trees(phrase):
            after = talk.fork()
            try:
                value = derivations.meaning(tree, after)
            except NoReading as why:
                refused.append(str(why))
            else:
                used.update(_rules_of(tree))
                yield value, after

    with mock.patch.object(text_lines, "meanings", meanings):
        for row in (row for table in SETS for row in rows(TABLES / f"{table}.csv")):
            used.clear()
            entry = read_row(row)
            if isinstance(entry.reading, Read):
                for each in used:
                    found[known[each]].add(entry.name)
    return {production: frozenset(names) for production, names in found.items()}


def _rules_of(tree: Tree) -> Iterator[Rule]:
    rule, children, _ = tree
    if rule is not None:
        yield rule
    for child in children:
        yield from _rules_of(child)
