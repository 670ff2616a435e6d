"""Exploring the six fixed boards: as many lines as were worked out by hand, whatever is left out."""

from collections.abc import Callable
from dataclasses import fields
from inspect import getsource
from pickle import dumps, loads
from types import ModuleType

from engine.exploration import canonical_form, placing, state_form
from engine.exploration.branches import ALL, BRUTE_FORCE, Reductions, expanded, quest_from
from engine.exploration.canonical_form import LEFT_OUT
from engine.exploration.horizons import HorizonKind, horizon_from
from engine.exploration.junctures import opening
from engine.exploration.kept_junctures import KeptJunctures
from engine.exploration.level_search import explore
from engine.exploration.numbering import CommonNumbering, LastingNumbering, Numbering
from engine.exploration.tallies import lines
from engine.language.words import Done, Trait
from engine.state.cards import Card, Gone
from engine.state.combat import Combat
from engine.state.evolution import evolve
from engine.state.game import State
from engine.state.history import Fact
from engine.state.links import Link, Proposal, TriggerSource
from engine.state.modifier import Modifier
from engine.state.players import Player
from tests.engine.cards import raises
from tests.engine.test_legal_counts import BOARDS
from tests.every_row import for_every
from tests.night import at_night

SWITCHES = {
    "brute force": BRUTE_FORCE,
    "all but folded passes": Reductions(folded=False),
    "all": ALL,
}
BY_TURNS = ("all but folded passes", "brute force")
"""What is left out beside all that can be: by day one of the two on each board, as deep as the lines were counted."""


def _cases() -> list[tuple[Callable[[], State], int, str]]:
    """Return the boards with how deep is looked and what is left out.

    By day that is one action deep with each of them, and as deep as the lines were counted with all that can be left
    out and with one of the others in turn.
    """
    found: list[tuple[Callable[[], State], int, str]] = []
    for place, (board, told) in enumerate(BOARDS.items()):
        deepest = len(told.lines)
        between = [(depth, switch) for depth in range(2, deepest) for switch in SWITCHES]
        whole = at_night(tuple(SWITCHES), ("all", BY_TURNS[place % 2]))
        found += [(board, 1, switch) for switch in SWITCHES]
        found += [(board, depth, switch) for depth, switch in at_night(between, [])]
        found += [(board, deepest, switch) for switch in whole]
    return found


@for_every(("board", "depth", "switch"), _cases())
def test_lines_by_depth(board: Callable[[], State], depth: int, switch: str) -> None:
    state = board()
    start = opening(state)
    horizon = horizon_from(state, HorizonKind.ACTIONS, depth)
    found = explore(
        start, quest_from(start, [s.id for s in state.players], horizon, reductions=SWITCHES[switch]), lambda _: True
    )
    many = lines(found)
    assert found.complete
    assert many is not None
    assert sum(many[end] for end in found.ends) == BOARDS[board].lines[depth - 1]


@for_every("shared", [True, False])
def test_junctures_that_are_taken_over_are_those_that_were_kept(*, shared: bool) -> None:
    states = [board() for board in BOARDS]
    keeps = KeptJunctures({number: opening(state) for number, state in enumerate(states)})
    others = keeps.taken([1, 2]) if shared else KeptJunctures({number: opening(states[number]) for number in (1, 2)})
    keeps.take_over(others)
    assert {number: each.at for number, each in keeps.items()} == dict(enumerate(states))


@for_every("numbering", [Numbering, CommonNumbering, LastingNumbering])
def test_words_with_other_numbers_have_another_number(numbering: type[Numbering]) -> None:
    """Python gives -1 and -2 one hash, and with it every value that differs in nothing else."""
    numbers = numbering()
    weaker, weakest = (raises(Trait.ATK, by) for by in (-1, -2))
    assert hash(weaker) == hash(weakest)
    assert numbers.text(weaker) != numbers.text(weakest)
    assert numbers.text(weaker) == numbers.text(raises(Trait.ATK, -1))


def test_deeds_are_kept_with_the_states_in_which_they_were_done() -> None:
    first, second = (board() for board in list(BOARDS)[:2])
    one, other = (Fact(Done.ATTACKED, first.play.ids[0], then=then) for then in (first, second))
    keeps = KeptJunctures({number: opening(evolve(first, history=(each,))) for number, each in enumerate((one, other))})
    assert [each.at.history[0].then for each in keeps.values()] == [first, second]


def test_a_frontier_can_be_handed_to_another_process() -> None:
    state = next(iter(BOARDS))()
    start = opening(state)
    quest = quest_from(start, [1], horizon_from(state, HorizonKind.TURN))  # type: ignore[list-item]
    here = list(expanded([start], quest))
    there = list(expanded(loads(dumps([start])), loads(dumps(quest))))  # noqa: S301 - pickled in this very line.
    assert len(here[0]) == 2  # type: ignore[arg-type] # A pass and an attack, as worked out for the board.
    assert loads(dumps(here)) == there  # noqa: S301 - the same.


@for_every("kind", [State, Card, Gone, Combat, Fact, Link, Proposal, TriggerSource, Modifier, Player])
def test_a_canonical_form_has_every_field_of_a_state(kind: type) -> None:
    """A field that is new must be put into the form, or among what it leaves out with the reason."""
    modules: tuple[ModuleType, ...] = (canonical_form, placing, state_form)
    read = "\n".join(map(getsource, modules))
    missing = [
        each.name for each in fields(kind) if f".{each.name}" not in read and each.name not in LEFT_OUT.get(kind, {})
    ]
    assert missing == []
