"""Answers that differ only in cards that nothing tells apart: each kind of them is given once, with their number.

Two cards are interchangeable if they are equal but for their numbers and nothing else in the state refers to either:
exchanging them changes nothing. It is used where many such cards are on offer: resources to exhaust, cards to discard,
a deck to shuffle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import islice
from math import comb, factorial, prod

from engine.decisions.choices import Answer, Choice, ChoiceKind, Option
from engine.events.zone_changes import successor
from engine.exploration.junctures import MOST_ANSWERS, Juncture, TooManyAnswers
from engine.exploration.relevance import Relevance
from engine.language.words import Zone
from engine.loops.growth import spoken_of_by
from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import CardId

_KINDS = frozenset((ChoiceKind.RESOURCES, ChoiceKind.DISCARD, ChoiceKind.CHANCE))


def distinct_answers(
    juncture: Juncture, marked: frozenset[CardId], relevant: Relevance
) -> tuple[tuple[Answer, int], ...] | None:
    """Return one of each kind of answers to the open choice, with how many there are of it; None if all may differ.

    Raises:
        TooManyAnswers: the choice has more kinds of answers than are looked at.
    """
    choice = juncture.choice
    if choice is None or choice.kind not in _KINDS or choice.low is not None or choice.together is not None:
        return None
    kinds = _kinds(juncture, choice, marked, relevant)
    if len(kinds) == len(choice.options):
        return None
    if choice.ordered:
        if not choice.least == choice.most == len(choice.options):
            return None
        ways = prod(factorial(len(kind)) for kind in kinds)
        found = ((order, ways) for order in _orders([list(kind) for kind in kinds]))
    else:
        sizes = range(choice.least, choice.most + 1)
        found = (each for size in sizes for each in _subsets(kinds, size))
    answers = tuple(islice(found, MOST_ANSWERS + 1))
    if len(answers) > MOST_ANSWERS:
        raise TooManyAnswers(choice)
    return answers


def _kinds(
    juncture: Juncture, choice: Choice, marked: frozenset[CardId], relevant: Relevance
) -> tuple[tuple[Option, ...], ...]:
    """Return the options in groups of interchangeable ones, in the order of the first of each."""
    state = juncture.at
    spoken = _spoken_of(state) | marked | {each for answer in juncture.answers for each in answer}
    spoken |= {choice.about}
    if choice.packet is not None:
        spoken |= {choice.packet.to, choice.packet.source, *choice.packet.with_}
    groups: dict[Hashable, list[Option]] = {}
    for option in choice.options:
        card = None if isinstance(option, str) or option in spoken else state.cards.get(CardId(option))
        key = option if card is None else _looks(state, card, relevant)
        groups.setdefault(key, []).append(option)
    return tuple(map(tuple, groups.values()))


def _looks(state: State, card: Card, relevant: Relevance) -> Hashable:
    """Return what distinguishes the card from others that nothing refers to.

    Where texts ask about moments of the turn, they may ask what happened to that very card, resources aside.
    """
    times: Hashable = None
    if card.zone is Zone.PLAY:
        began = tuple(seat.turn_began is not None and card.since < seat.turn_began for seat in state.players)
        watched = relevant.moments and not card.resource
        ordered = relevant.order or card.printed.powers or card.counters or card.counted or watched
        times = (began, card.id if ordered else None, card.powers_since > 0, card.entered)
    return (
        ("card", id(card.printed), card.owner, card.controller, card.entered_under, card.zone, times),
        (card.ready, card.face_up, card.resource, card.token, card.damage, card.counters, card.x, card.chosen),
        (card.attached_to, card.bound, card.counted),
    )


def _spoken_of(state: State) -> frozenset[object]:
    """Return everything that something in the state refers to, by the number it had then and the one it has now."""
    found: set[object] = set()
    for link in (*state.chain, *state.waiting):
        found |= spoken_of_by(link)
        found.update(each for _, held in link.roles for each in held)
    for modifier in state.modifiers:
        found.update((modifier.source, modifier.strike_of, *(modifier.cards or ()), *dict(modifier.used)))
        found.update(each for _, held in modifier.roles for each in held)
        found.update(each for chosen in modifier.targets for each in chosen)
        if modifier.remains_exhausted is not None:
            found.add(modifier.remains_exhausted[0])
    for held in state.cards.values():
        found.add(held.attached_to)
        found.update(each for _, cards in held.bound for each in cards)
    for fact in state.history:
        found.update((fact.subject, fact.other, *fact.with_))
    if state.combat is not None:
        combat = state.combat
        found.update((combat.attacker, combat.proposed_defender, combat.defender, combat.protecting))
        found.update(weapon for _, weapon in combat.strikes)
    found.update(state.silenced)
    found.update(card for card, _ in (*state.steered, *state.joined))
    found.update(card for card, _, _ in state.added)
    now = (successor(state, CardId(each)) for each in found if isinstance(each, int) and CardId(each) in state.gone)
    return frozenset((*found, *now))


def _subsets(kinds: Sequence[Sequence[Option]], size: int) -> Iterator[tuple[Answer, int]]:
    """Yield one subset of the size for each number of options of each kind, and how many such subsets there are."""
    if not kinds:
        if size == 0:
            yield (), 1
        return
    first, rest = kinds[0], kinds[1:]
    for taken in range(min(size, len(first)), -1, -1):
        for others, ways in _subsets(rest, size - taken):
            yield (*first[:taken], *others), ways * comb(len(first), taken)


def _orders(kinds: list[list[Option]]) -> Iterator[Answer]:
    """Yield every order of the options, those of one kind always in the same order among themselves."""
    counts = Counter({place: len(kind) for place, kind in enumerate(kinds)})
    for order in _arrangements(counts):
        left = [iter(kind) for kind in kinds]
        yield tuple(next(left[place]) for place in order)


def _arrangements(counts: Counter[int]) -> Iterator[tuple[int, ...]]:
    if not any(counts.values()):
        yield ()
        return
    for place in sorted(counts):
        if counts[place]:
            counts[place] -= 1
            for rest in _arrangements(counts):
                yield (place, *rest)
            counts[place] += 1
