"""Modes, X and targets: what can be chosen is every combination that the words allow, tried out one by one (707.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.decisions.actions import PlayCard
from engine.decisions.choices import Answer
from engine.errors import Refused
from engine.language.filters import AllOf, Controlled, Filter, Is, Standing, Valued
from engine.language.powers import Modes, TargetDescription, Text
from engine.language.printed import Printed
from engine.language.selections import ControllerOf, Number, Players, Quantity, Target, X
from engine.language.words import CardType, Comparison, Kind, Relation, Trait, Zone
from engine.play import Settled, Waiting, apply, legal_actions, why_not
from engine.state.game import State
from engine.state.ids import PlayerId
from tests.engine.cards import OGRE
from tests.engine.table import A, B, Table
from tests.engine.test_legal_counts import answers
from tests.night import at_night


@dataclass(frozen=True)
class Thing:
    """What could be a target, by its number: an ally of a cost in a zone, a hero, or a player."""

    number: int
    kind: str
    player: PlayerId
    cost: int = 0
    zone: str = "play"


@dataclass(frozen=True)
class Aim:
    """A target description: what it has to be, and how many are chosen; None stands for X."""

    what: str
    least: int | None = 1
    most: int | None = 1


Chosen = tuple[tuple[int, ...], int, tuple[frozenset[int], ...]]
"""The modes, the value of X, and the targets for each description."""

FILTERS: dict[str, Filter] = {
    "ally": Is((Kind.ALLY,)),
    "hero or ally": Is((Kind.HERO, Kind.ALLY)),
    "opposing ally": AllOf((Is((Kind.ALLY,)), Controlled(Players(Relation.OPPONENT)))),
    "ally of cost X": AllOf((Is((Kind.ALLY,)), Valued(Trait.COST, Comparison.EQUAL, X()))),
    "ally of cost X or more": AllOf((Is((Kind.ALLY,)), Valued(Trait.COST, Comparison.AT_LEAST, X()))),
    "player": Standing(Relation.ANY),
    "ally in a graveyard": Is((Kind.ALLY,)),
    "ally of the same player": AllOf((Is((Kind.ALLY,)), Controlled(ControllerOf(Target(0))))),
}


def meets(thing: Thing, what: str, x: int, chosen: Sequence[frozenset[Thing]]) -> bool:
    """Return whether the thing is what is described, by the words alone."""
    in_play = thing.zone == "play"
    ally = thing.kind == "ally" and in_play
    match what:
        case "ally":
            return ally
        case "hero or ally":
            return ally or thing.kind == "hero"
        case "opposing ally":
            return ally and thing.player == B
        case "ally of cost X":
            return ally and thing.cost == x
        case "ally of cost X or more":
            return ally and thing.cost >= x
        case "player":
            return thing.kind == "player"
        case "ally in a graveyard":
            return thing.kind == "ally" and not in_play
        case _:
            assert what == "ally of the same player"
            return ally and bool(chosen) and thing.player in {each.player for each in chosen[0]}


def aims_taken(things: Sequence[Thing], aims: Sequence[Aim], x: int) -> Iterator[tuple[frozenset[Thing], ...]]:
    """Yield every way to choose targets for all the descriptions, no card twice (706.1b)."""

    def further(chosen: tuple[frozenset[Thing], ...]) -> Iterator[tuple[frozenset[Thing], ...]]:
        if len(chosen) == len(aims):
            yield chosen
            return
        aim = aims[len(chosen)]
        taken = {each for some in chosen for each in some if each.kind != "player"}
        fitting = [t for t in things if t not in taken and meets(t, aim.what, x, chosen)]
        least, most = (x if many is None else many for many in (aim.least, aim.most))
        for many in range(least, most + 1):
            for some in combinations(fitting, many):
                yield from further((*chosen, frozenset(some)))

    yield from further(())


def expected(things: Sequence[Thing], texts: Sequence[Sequence[Aim]], modes: Sequence[int], xs: range) -> set[Chosen]:
    """Return all that can be chosen; without numbers of modes the one text is no mode."""
    sizes = range(modes[0], modes[1] + 1) if modes else ()
    picked = [some for many in sizes for some in combinations(range(len(texts)), many)] if modes else [()]
    return {
        (some, x, tuple(frozenset(each.number for each in slot) for slot in slots))
        for some in picked
        for x in xs
        for slots in aims_taken(things, [aim for place in some or (0,) for aim in texts[place]], x)
    }


def described(aim: Aim) -> TargetDescription:
    def quantity(many: int | None) -> Quantity:
        return X() if many is None else Number(many)

    zones = (Zone.GRAVEYARD,) if aim.what.endswith("graveyard") else (Zone.PLAY,)
    return TargetDescription(FILTERS[aim.what], quantity(aim.least), quantity(aim.most), zones)


def found(state: State, action: PlayCard, given: tuple[Answer, ...] = ()) -> Iterator[Chosen]:
    """Yield what is chosen by every legal way of answering; none is refused."""
    outcome = apply(state, action, given)
    if isinstance(outcome, Settled):
        link = outcome.state.chain[-1]
        yield link.modes, link.x, tuple(frozenset(slot) for slot in link.targets)
        return
    assert isinstance(outcome, Waiting)
    for answer in answers(outcome.choice):
        yield from found(state, action, (*given, answer))


def check(allies: Sequence[Thing], texts: Sequence[Sequence[Aim]], modes: Sequence[int], resources: int | None) -> None:
    """Hold what is said of a card with the texts, and all that is asked for it, against the trial of everything."""
    table = Table(resources=resources or 0)
    zones = {"play": Zone.PLAY, "graveyard": Zone.GRAVEYARD}
    things = [Thing(table.heroes[0], "hero", A), Thing(table.heroes[1], "hero", B)]
    things += [Thing(player, "player", player) for player in (A, B)]
    for each in allies:
        things.append(replace(each, number=table.put(replace(OGRE, cost=each.cost), each.player, zones[each.zone])))
    made = tuple(Text(tuple(map(described, aims))) for aims in texts)
    words = ("first", "second", "third")[: len(made)]
    text = Modes(made, words, modes[0], modes[1]) if modes else made[0]
    printed = Printed("Spell", CardType.ABILITY, instant=True, text=text, has_x=resources is not None)
    spell = PlayCard(A, table.put(printed, A, Zone.HAND))
    wanted = expected(things, texts, modes, range((resources or 0) + 1))
    assert (why_not(table.state, spell) == ()) is bool(wanted)
    assert (spell in legal_actions(table.state)) is bool(wanted)
    if wanted:
        assert set(found(table.state, spell)) == wanted
    else:
        with pytest.raises(Refused):
            apply(table.state, spell)


def numbers(*more: tuple[int | None, int | None]) -> st.SearchStrategy[tuple[int | None, int | None]]:
    return st.sampled_from(((1, 1), (1, 1), (0, 1), (0, 2), (2, 2), (1, 2), *more))


def aims(*others: str, x: bool = False) -> st.SearchStrategy[Aim]:
    what = ["ally", "hero or ally", "opposing ally", "player", "ally in a graveyard", *others]
    more: tuple[tuple[int | None, int | None], ...] = ((None, None), (0, None)) if x else ()
    what += ["ally of cost X", "ally of cost X or more"] if x else []
    return st.builds(lambda one, many: Aim(one, *many), st.sampled_from(what), numbers(*more))


ALLIES = st.lists(
    st.builds(
        Thing,
        st.just(0),
        st.just("ally"),
        st.sampled_from((A, B)),
        st.integers(1, 3),
        st.sampled_from(("play", "play", "graveyard")),
    ),
    max_size=4,
)


@settings(max_examples=at_night(60, 15), deadline=None, derandomize=True)
@given(ALLIES, st.lists(aims(), min_size=1, max_size=3))
def test_targets(allies: list[Thing], one: list[Aim]) -> None:
    check(allies, [one], (), None)


@settings(max_examples=at_night(60, 15), deadline=None, derandomize=True)
@given(ALLIES, aims(), st.lists(aims("ally of the same player", "ally of the same player"), min_size=1, max_size=2))
def test_targets_that_depend_on_each_other(allies: list[Thing], first: Aim, more: list[Aim]) -> None:
    check(allies, [[first, *more]], (), None)


@settings(max_examples=at_night(60, 15), deadline=None, derandomize=True)
@given(ALLIES, st.lists(aims(x=True), min_size=1, max_size=2), st.integers(0, 3))
def test_targets_with_x(allies: list[Thing], one: list[Aim], resources: int) -> None:
    check(allies, [one], (), resources)


@settings(max_examples=at_night(60, 15), deadline=None, derandomize=True)
@given(
    ALLIES,
    st.lists(st.lists(aims(x=True), max_size=2), min_size=2, max_size=3),
    st.sampled_from(((1, 1), (1, 2), (2, 2))),
    st.none() | st.integers(0, 2),
)
def test_modes(allies: list[Thing], texts: list[list[Aim]], modes: tuple[int, int], resources: int | None) -> None:
    check(allies, texts, modes, resources)
