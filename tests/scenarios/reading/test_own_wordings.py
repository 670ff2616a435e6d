"""The room of own wordings: it is small, and no production in it serves two printed cards.

No test can hold that what stands in another room is a sentence of the game's language: whether a wording is one card's
own is judged by a reader. What is held is that few productions outside serve a single card of the tables.
"""

from __future__ import annotations

import pytest

from tests.made_once import made_once
from tests.scenarios.reading.served import Production, cards_served, productions
from tests.scenarios.reading.tables import AT_HAND

OWN = "own_wordings"
MOST_OWN = 0.05
MOST_FOR_ONE_CARD = 0.1
"""The share of the productions outside the room that serve a single card; it rises as two productions become one."""


@pytest.fixture(name="served")
def _served() -> dict[Production, frozenset[str]]:
    return made_once({"productions.served": cards_served})["productions.served"]


def test_own_wordings_are_at_most_one_production_in_twenty() -> None:
    found = set(productions().values())
    own = [each for each in found if each.room == OWN]
    assert 0 < len(own) <= MOST_OWN * len(found)


@pytest.mark.long
@AT_HAND
def test_an_own_wording_serves_one_card(served: dict[Production, frozenset[str]]) -> None:
    assert {each.said: names for each, names in served.items() if each.room == OWN and len(names) > 1} == {}


@pytest.mark.long
@AT_HAND
def test_every_module_of_own_wordings_serves_a_card(served: dict[Production, frozenset[str]]) -> None:
    own = {each.module for each in served if each.room == OWN}
    assert {each.module for each, names in served.items() if each.room == OWN and names} == own


@pytest.mark.long
@AT_HAND
def test_few_other_productions_serve_a_single_card(served: dict[Production, frozenset[str]]) -> None:
    others = [names for each, names in served.items() if each.room != OWN]
    assert sum(len(names) == 1 for names in others) <= MOST_FOR_ONE_CARD * len(others)
