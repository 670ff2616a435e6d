"""Costs of several parts: what can be paid is what some order and some choices pay, tried out one by one (401.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.citations import rule
from engine.costs.foresight import offering
from engine.decisions.actions import PlayCard, Use
from engine.decisions.answers import every_answer
from engine.decisions.choices import Answer, Choice, ChoiceKind
from engine.errors import Refused
from engine.events.attempt import only_answer
from engine.events.zone_changes import successor
from engine.language.costs import Activate, Cost, Perform, Resources
from engine.language.effects import Destroy, Discard, Draw, Exhaust, Put, Ready, RemoveCounters
from engine.language.filters import AllOf, Controlled, Filter, InCondition, Is
from engine.language.powers import Payment, Text
from engine.language.printed import Printed
from engine.language.selections import Chosen, Every, Number, You
from engine.language.words import CardType, Condition, Kind, Zone
from engine.play import Settled, Waiting, apply, legal_actions, why_not
from engine.state.game import State
from engine.state.ids import CardId
from tests.engine.cards import OGRE, item
from tests.engine.table import A, Table
from tests.engine.test_legal_counts import answers
from tests.every_row import for_every
from tests.night import at_night

NOTHING = Text((), (Draw(You(), Number(0)),))


@dataclass(frozen=True)
class Thing:
    """A card as far as costs are concerned; the user is the item whose power is used."""

    kind: str
    zone: str = "play"
    ready: bool = True
    counters: int = 0
    user: bool = False


@dataclass(frozen=True)
class Part:
    """A part of a cost: what is done, to what, to how many, or how many counters are removed from one."""

    deed: str
    of: str = ""
    many: int = 1


Board = tuple[Thing, ...]


def fits(thing: Thing, of: str) -> bool:
    if of.startswith("ready "):
        return thing.ready and fits(thing, of.removeprefix("ready "))
    if of.startswith("exhausted "):
        return not thing.ready and fits(thing, of.removeprefix("exhausted "))
    return thing.kind in of.split("/")


def ways(board: Board, part: Part) -> Iterator[Board]:
    """Yield the boards to which paying the part may lead, by the words of the cost alone."""

    def each(places: Sequence[int], **changes: object) -> Iterator[Board]:
        for some in combinations(places, part.many):
            yield tuple(replace(t, **changes) if n in some else t for n, t in enumerate(board))  # type: ignore[arg-type]

    play = [n for n, t in enumerate(board) if t.zone == "play"]
    match part.deed:
        case "resources":
            yield from each([n for n in play if board[n].kind == "resource" and board[n].ready], ready=False)
        case "activate":
            yield from each([n for n in play if board[n].user and board[n].ready], ready=False)
        case "exhaust":
            yield from each([n for n in play if fits(board[n], part.of) and board[n].ready], ready=False)
        case "ready":
            yield from each([n for n in play if fits(board[n], part.of) and not board[n].ready], ready=True)
        case "destroy":
            yield from each([n for n in play if fits(board[n], part.of)], zone="graveyard", ready=True)
        case "return":
            yield from each([n for n in play if fits(board[n], part.of)], zone="hand", ready=True)
        case "discard":
            yield from each([n for n, t in enumerate(board) if t.zone == "hand"], zone="graveyard")
        case "fetch":
            yield from each([n for n, t in enumerate(board) if t.zone == "graveyard" and fits(t, part.of)], zone="hand")
        case "remove":
            yield from each([n for n, t in enumerate(board) if t.zone == "graveyard" and fits(t, part.of)], zone="gone")
        case "uncharge":
            for n in play:
                if fits(board[n], part.of) and board[n].counters >= part.many:
                    left = replace(board[n], counters=board[n].counters - part.many)
                    yield (*board[:n], left, *board[n + 1 :])
        case _:
            pytest.fail(f"unknown deed {part.deed}")


def outcomes(board: Board, parts: Sequence[Part]) -> set[Board]:
    """Return every board to which some order and choices lead by which all of the parts are paid."""
    if not parts:
        return {board}
    return {
        end
        for place in range(len(parts))
        for after in set(ways(board, parts[place]))
        for end in outcomes(after, [*parts[:place], *parts[place + 1 :]])
    }


KINDS = {"ally": Kind.ALLY, "item": Kind.ITEM, "resource": Kind.RESOURCE}
CONDITIONS = {"ready": Condition.READY, "exhausted": Condition.EXHAUSTED}


def kinds(of: str) -> tuple[Kind, ...]:
    """Return the kinds, of which a stroke stands between two."""
    return tuple(KINDS[each] for each in of.split("/"))


def described(of: str) -> Filter:
    *conditions, kind = of.split()
    found: list[Filter] = [Is(kinds(kind)), Controlled(You())]
    return AllOf((*found, *(InCondition(CONDITIONS[each]) for each in conditions)))


def cost(part: Part) -> Cost:
    """Return the part in the language of cards."""
    many = Number(part.many)
    chosen = Chosen(Every(described(part.of)), many) if part.of else Chosen(Every(Is((Kind.CARD,))))
    match part.deed:
        case "resources":
            return Resources(many)
        case "activate":
            return Activate()
        case "exhaust":
            return Perform(Exhaust(chosen))
        case "ready":
            return Perform(Ready(chosen))
        case "destroy":
            return Perform(Destroy(chosen))
        case "return":
            return Perform(Put(chosen, Zone.HAND))
        case "discard":
            return Perform(Discard(You(), many))
        case "remove" | "fetch":
            lying = Every(Is(kinds(part.of)), (Zone.GRAVEYARD,), You())
            return Perform(Put(Chosen(lying, many), Zone.HAND if part.deed == "fetch" else Zone.REMOVED))
        case _:
            assert part.deed == "uncharge"
            return Perform(RemoveCounters(Chosen(Every(described(part.of))), "charge", many))


PRINTED = {"ally": OGRE, "item": item("Trinket"), "resource": Printed("Quest", CardType.QUEST)}
ZONES = {"play": Zone.PLAY, "hand": Zone.HAND, "graveyard": Zone.GRAVEYARD}


def laid(board: Board, parts: Sequence[Part], names: int) -> tuple[Table, list[CardId]]:
    """Return a table on which the things lie, with so many names, and their cards; the user has the cost."""
    table = Table(resources=0)
    power = Payment(tuple(map(cost, parts)), NOTHING)
    return table, [
        table.put(
            item("User", power) if thing.user else replace(PRINTED[thing.kind], name=f"{thing.kind} {place % names}"),
            A,
            ZONES[thing.zone],
            ready=thing.ready,
            counters=(("charge", thing.counters),) if thing.counters else (),
            resource=thing.kind == "resource" and thing.zone == "play",
        )
        for place, thing in enumerate(board)
    ]


def found(state: State, board: Board, cards: Sequence[CardId]) -> Board:
    """Return what has become of the things in the state."""
    zones = {Zone.REMOVED: "gone", **{zone: name for name, zone in ZONES.items()}}
    now = [state.cards[card] for card in (successor(state, each) for each in cards) if card is not None]
    return tuple(
        replace(thing, zone=zones[card.zone], ready=card.ready, counters=card.counters_named("charge"))
        for thing, card in zip(board, now, strict=True)
    )


def ends(state: State, action: Use | PlayCard, given: tuple[Answer, ...] = ()) -> Iterator[State]:
    """Yield where every legal way of answering leads; none is refused."""
    outcome = apply(state, action, given)
    if isinstance(outcome, Settled):
        yield outcome.state
        return
    assert isinstance(outcome, Waiting)
    for answer in answers(outcome.choice):
        yield from ends(state, action, (*given, answer))


def bare(thing: Thing) -> Thing:
    """Return the thing without counters outside play (411.8a)."""
    return thing if thing.zone == "play" else replace(thing, counters=0)


def check(board: Board, parts: Sequence[Part], names: int = 9) -> None:
    """Hold what is said before paying, and every way of paying, against the trial of everything."""
    table, cards = laid(board, parts, names)
    use = Use(A, cards[0], 0)
    expected = {
        tuple(replace(t, counters=t.counters * (t.zone == "play")) for t in end) for end in outcomes(board, parts)
    }
    assert (why_not(table.state, use) == ()) is bool(expected)
    assert (use in legal_actions(table.state)) is bool(expected)
    if not expected:
        with pytest.raises(Refused):
            apply(table.state, use)
        return
    paid = {found(after, board, cards) for after in islice(ends(table.state, use), 200)}
    assert paid <= expected
    if names > 1 and len(paid) < 200:
        assert paid == expected


CARDS = ("ally", "item", "resource")
CONDITIONED = (*CARDS, "ready ally", "exhausted ally", "ready item", "ready resource", "exhausted resource")
in_play = st.builds(Thing, st.sampled_from(CARDS), st.just("play"), st.booleans(), st.integers(0, 2))
elsewhere = st.builds(Thing, st.sampled_from(("ally", "item")), st.sampled_from(("hand", "graveyard")))
user = st.builds(Thing, st.just("item"), st.just("play"), st.booleans(), st.integers(0, 2), st.just(value=True))
some_parts = st.lists(
    st.one_of(
        st.builds(Part, st.sampled_from(("resources", "discard")), st.just(""), st.integers(1, 2)),
        st.just(Part("activate")),
        st.builds(Part, st.sampled_from(("exhaust", "ready")), st.sampled_from(CARDS), st.integers(1, 2)),
        st.builds(Part, st.sampled_from(("destroy", "return")), st.sampled_from(CONDITIONED), st.integers(1, 2)),
        st.builds(Part, st.sampled_from(("remove", "fetch")), st.sampled_from(("ally", "item")), st.integers(1, 2)),
        st.builds(Part, st.just("uncharge"), st.sampled_from(("item", "ally")), st.integers(1, 2)),
    ),
    min_size=1,
    max_size=4,
)


@settings(max_examples=at_night(120, 20), deadline=None, derandomize=True)
@given(user, st.lists(in_play | elsewhere, max_size=7), some_parts, st.sampled_from((1, 9)))
def test_what_can_be_paid_is_what_some_order_and_choices_pay(
    using: Thing, others: list[Thing], parts: list[Part], names: int
) -> None:
    check((using, *others), parts, names)


RETURN, DISCARD, FETCH, KILL = Part("return", "ally"), Part("discard"), Part("fetch", "ally"), Part("destroy", "ally")
TIRE, WAKE, KILL_TIRED = Part("exhaust", "ally"), Part("ready", "ally"), Part("destroy", "exhausted ally")
PAY, FREE = Part("resources"), Part("ready", "resource")
PAIRS = ((DISCARD, RETURN), (DISCARD, FETCH), (FETCH, KILL), (TIRE, WAKE), (KILL_TIRED, TIRE), (FREE, PAY))
"""Parts of which one gives the other what it can be paid with."""
feeding = st.builds(
    lambda pair, more: [*pair, *more],
    st.sampled_from(PAIRS),
    st.lists(st.sampled_from((DISCARD, RETURN, FETCH, TIRE, PAY)), max_size=1),
)
allies = st.builds(Thing, st.just("ally"), st.sampled_from(("play", "play", "hand", "graveyard")), st.booleans())
resources = st.builds(Thing, st.just("resource"), st.just("play"), st.booleans())


@pytest.mark.long
@settings(max_examples=at_night(300, 15), deadline=None, derandomize=True)
@given(st.lists(allies, min_size=1, max_size=5), st.lists(resources, max_size=2), feeding)
def test_every_order_can_be_paid_in(some: list[Thing], more: list[Thing], parts: list[Part]) -> None:
    board = [thing if thing.zone == "play" else replace(thing, ready=True) for thing in some]
    check((Thing("item", user=True), *board, *more), parts)


def asked(board: Board, parts: Sequence[Part]) -> Choice | None:
    """Return what is asked first as the cost is paid."""
    table, cards = laid(board, parts, 9)
    outcome = apply(table.state, Use(A, cards[0], 0))
    return outcome.choice if isinstance(outcome, Waiting) else None


USER = Thing("item", user=True)
ALLY, TIRED = Thing("ally"), Thing("ally", ready=False)
HELD, DEAD = Thing("ally", "hand"), Thing("ally", "graveyard")


@for_every(
    ("board", "parts", "options"),
    [
        ((USER, HELD, DEAD), (Part("fetch", "ally"), Part("discard")), ("put into hand", "discard")),
        ((USER, ALLY, TIRED), (Part("ready", "ally"), Part("exhaust", "ally")), ("ready", "exhaust")),
        (
            (USER, ALLY, TIRED, HELD),
            (Part("discard"), Part("ready", "ally"), Part("exhaust", "ally")),
            ("ready", "exhaust"),
        ),
    ],
)
def test_the_player_says_which_part_comes_next(board: Board, parts: tuple[Part, ...], options: tuple[str, ...]) -> None:
    choice = asked(board, parts)
    assert choice is not None
    assert (choice.kind, choice.player, set(choice.options)) == (ChoiceKind.ORDER_PAYMENT, A, set(options))
    check(board, parts)


@for_every(
    ("board", "parts"),
    [
        # Both orders end alike.
        ((USER, ALLY, HELD), (Part("exhaust", "ally"), Part("discard"))),
        # Returning first leaves every card to be discarded that discarding first would.
        ((USER, ALLY, HELD), (Part("return", "ally"), Part("discard"))),
        ((USER, ALLY, HELD), (Part("discard"), Part("return", "ally"))),
        # Only one order can be paid in.
        ((USER, ALLY), (Part("discard"), Part("return", "ally"))),
        ((USER, Thing("resource"), Thing("resource")), (Part("resources"), Part("return", "resource"))),
    ],
)
def test_nobody_is_asked_for_an_order_that_makes_no_difference(board: Board, parts: tuple[Part, ...]) -> None:
    choice = asked(board, parts)
    assert choice is None or choice.kind is not ChoiceKind.ORDER_PAYMENT
    check(board, parts)


EITHER, TWO_OF_EITHER = Part("exhaust", "ally/item"), Part("exhaust", "ally/item", 2)


@for_every(
    ("board", "parts"),
    [
        # With both allies the ally of the later part would be gone, though the item is first among the options.
        ((USER, ALLY, ALLY), (TWO_OF_EITHER, Part("exhaust", "ally"))),
        # Two of one kind are too many, one of each is not.
        ((USER, Thing("item"), ALLY, ALLY), (TWO_OF_EITHER, Part("exhaust", "ally"), Part("exhaust", "item"))),
        ((USER, ALLY, ALLY), (EITHER, EITHER, Part("exhaust", "ally"))),
        # Of three allies two can be taken in any case.
        ((USER, ALLY, ALLY, ALLY), (TWO_OF_EITHER, Part("exhaust", "ally"))),
        (
            (USER, Thing("item", "graveyard"), DEAD, DEAD),
            (Part("remove", "ally/item", 2), Part("remove", "ally")),
        ),
    ],
)
def test_what_a_later_part_needs_of_its_own_kind_is_left_for_it(board: Board, parts: tuple[Part, ...]) -> None:
    """401.1: after each answer on offer the rest can be paid, whichever cards the offer begins with."""
    check(board, parts)


def test_resources_are_on_offer_only_so_that_a_quest_is_left_for_the_later_part() -> None:
    """401.1, 408.2: two resources and one more quest, with a face-down resource and two quests."""
    table = Table(resources=1)
    face_down = next(card for card in table.state.play.resources if table.state.cards[card].controller == A)
    quests = [table.put(Printed(name, CardType.QUEST), resource=True) for name in ("First", "Second")]
    quest = Chosen(Every(AllOf((Is((Kind.QUEST,)), Controlled(You())))))
    use = Use(A, table.put(item("User", Payment((Resources(Number(2)), Perform(Exhaust(quest))), NOTHING))), 0)
    offered = {frozenset(answer) for answer in answers(table.asked(use))}
    assert offered == {frozenset((face_down, each)) for each in quests}
    assert [after.cards[each].ready for after in ends(table.state, use) for each in quests] == [False] * 4


def test_of_an_arrangement_every_order_is_offered_that_leads_on() -> None:
    """401.1, 411.2c."""
    arranging = Choice(ChoiceKind.CARDS, A, rule("411.2c"), (101, 102, 103), 3, 3, ordered=True)
    able: list[Answer] = [(102, 101, 103), (102, 103, 101)]
    offered = offering(arranging, able)
    assert [each for each in every_answer(arranging) if offered.refuses(each) is None] == able
    assert offered.rules_against((101, 102, 103)) == ("411.2c", "401.1")
    assert only_answer(offering(arranging, able[:1])) == able[0]
