"""Which productions of the grammar serve which printed cards of the tables.

A production is what one call makes: a pattern with its meaning. Patterns that differ only in words with the same
meaning are one production.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from scenarios.reading.phrase_rules import Rule, Terminal
from scenarios.reading.phrases.rooms import ROOMS
from tests.scenarios.reading.tables import SETS, places_of_rules, rules_used


@dataclass(frozen=True, slots=True)
class Production:
    """A production: its room, its module, and the category and elements of its first pattern."""

    room: str
    module: str
    said: str


@cache
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
    by_place = {place: known[each] for each, place in places_of_rules().items()}
    found: dict[Production, set[str]] = {production: set() for production in known.values()}
    for table in SETS:
        for name, used in rules_used(table).items():
            for place in used:
                found[by_place[place]].add(name)
    return {production: frozenset(names) for production, names in found.items()}
