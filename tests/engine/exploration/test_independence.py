"""Independent steps are done in one order only, and the other order is known to lead to the same."""

from collections.abc import Callable

import pytest

from engine.exploration.branches import ALL, Reductions, quest_from
from engine.exploration.explored_graph import Exploration
from engine.exploration.horizons import HorizonKind, horizon_from
from engine.exploration.junctures import opening
from engine.exploration.level_search import Search, explore
from engine.language.filters import FatallyDamaged, Is
from engine.language.printed import Printed
from engine.language.words import Kind, Trait
from engine.state.evolution import evolve, with_card
from engine.state.game import State
from engine.value import replace
from tests.engine.cards import ally, always, raises
from tests.engine.table import A, B, Table
from tests.night import at_night

STRONG, STEADY = ally("Strong", 2, 5), ally("Steady", 2, 6)
HIGH = (ally("Wall", 0, 8), ally("Rampart", 0, 9))
WEAK = (ally("Weak", 0, 1), ally("Frail", 0, 2))
CHIEF = (ally("Chief", 0, 1, always(raises(Trait.ATK, 1), Is((Kind.ALLY,)))), HIGH[0])
AWAKE = Reductions(asleep=False)


def board(*more: Printed, defenders: tuple[Printed, ...] = HIGH) -> State:
    """Return a board on which two allies may attack a hero or one of two allies, each once; no two are alike."""
    table = Table(resources=0, deck=1)
    for card in (STRONG, STEADY, *more):
        table.put(card)
    for defender in defenders:
        table.put(defender, B)
    hero = table.state.cards[table.heroes[0]]
    return evolve(table.state, cards=with_card(table.state, replace(hero, ready=False)))


def explored(state: State, kind: HorizonKind, many: int, reductions: Reductions = ALL) -> Exploration:
    horizon = horizon_from(state, kind, many)
    quest = quest_from(opening(state), [A, B], horizon, reductions=reductions)
    return explore(opening(state), quest, lambda _: True)


@pytest.fixture
def spared(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list to which each step is added that was not done, by the node where it need not be."""
    found: list[int] = []
    plain = Search.note_asleep

    def noting(search: Search, number: int, step: object) -> bool:
        found.append(number)
        return plain(search, number, step)  # type: ignore[arg-type]

    monkeypatch.setattr(Search, "note_asleep", noting)
    return found


def test_attacks_on_different_characters_are_done_in_one_order(spared: list[int]) -> None:
    """Of three defenders one attacker takes any, the other another: three times two pairs, each done in one order."""
    found = explored(board(), HorizonKind.TURN, 0)
    assert len(spared) == 6
    assert found.complete


# One attacks the hero, the other an ally: of the pairs that are left, two for each attacker.
CASES: dict[str, tuple[Callable[[], State], int]] = {
    "what dies goes to one graveyard, whose order tells": (lambda: board(defenders=WEAK), 4),
    "who dies has made all allies stronger": (lambda: board(defenders=CHIEF), 2),
    "a text asks about damage": (lambda: board(ally("Nurse", 0, 1, always(raises(Trait.ATK, 1), FatallyDamaged()))), 0),
}


@pytest.mark.parametrize(("state", "many"), CASES.values(), ids=CASES)
def test_steps_that_bear_on_one_another_are_done_in_both_orders(
    state: Callable[[], State], many: int, spared: list[int]
) -> None:
    explored(state(), HorizonKind.TURN, 0)
    assert len(spared) == many


ACTIONS: tuple[int, ...] = at_night((1, 4, 7, 10, 13), (1, 4, 10))
"""After how many actions it is compared; by the turn's end as well."""
HORIZONS = [(HorizonKind.TURN, 0), *((HorizonKind.ACTIONS, many) for many in ACTIONS)]


@pytest.mark.parametrize(("kind", "many"), HORIZONS)
def test_where_steps_lead_is_what_it_is_when_all_are_done(kind: HorizonKind, many: int) -> None:
    for state in (board(), board(defenders=WEAK), board(defenders=CHIEF)):
        one, other = explored(state, kind, many), explored(state, kind, many, AWAKE)
        assert [(node.steps, node.unclear) for node in one.nodes] == [
            (node.steps, node.unclear) for node in other.nodes
        ]
