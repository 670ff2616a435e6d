"""Junctures as they are kept until they are looked at, or for good: only what differs from the first one."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping, MutableMapping
from typing import Any

from engine.decisions.actions import Action
from engine.decisions.choices import Answer, Choice
from engine.exploration.junctures import Juncture
from engine.state.cards import Card, Gone
from engine.state.evolution import evolve
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.memo import Memo
from engine.value import replace, value

_WHOLE = tuple(each.name for each in dataclasses.fields(State) if each.name not in {"cards", "gone", "memo"})


@value
class KeptState:
    """What differs in a state from the first one: cards that are missing or are others, last known ones, fields.

    `fields` has names and what they hold by turns. What was derived from the state isn't kept.
    """

    missing: tuple[CardId, ...]
    cards: tuple[Card, ...]
    gone: tuple[tuple[CardId, Gone], ...]
    fields: tuple[Any, ...]


@value
class Begun:
    """An action that waits for an answer: the state in which it began, what was derived from that, and the question.

    Junctures of one action share the state.
    """

    state: KeptState
    derived: Memo
    action: Action
    answers: tuple[Answer, ...]
    choice: Choice
    plain: frozenset[int]


@value
class Kept:
    """A juncture that is kept: a settled one as its state, another with its state at the moment of the choice.

    `derived` is what was derived from the state, which takes as much memory as the rest, or nothing.
    """

    at: KeptState
    done: int
    waiting: Begun | None
    derived: Memo


class KeptJunctures(MutableMapping[int, Juncture]):
    """Junctures by the numbers of their nodes, each kept as what differs in it from the first one.

    `first` is the state of the first juncture, which is the first one put in if it isn't given, and `kept` what differs
    from it in each. A juncture that is taken out is equal to the one that was put in. What was derived from their
    states is kept with so many of them, to be derived anew with others.
    """

    def __init__(
        self, junctures: Mapping[int, Juncture] | None = None, *, first: State | None = None, derived: int = 0
    ) -> None:
        self._derived = derived
        self.kept: dict[int, Kept] = {}
        self.first = first
        self._cards: dict[Card, Card] = {}
        self._latest: tuple[State, KeptState] | None = None
        self.update(junctures or {})

    def __setitem__(self, number: int, juncture: Juncture) -> None:
        if self.first is None:
            self.first = first_state(juncture)
        waiting = None if juncture.choice is None else self._begun(self.first, juncture, juncture.choice)
        memo = juncture.at.memo if len(self.kept) < self._derived else {}
        self.kept[number] = Kept(kept_state(self.first, juncture.at, self._cards), juncture.done, waiting, memo)

    def __getitem__(self, number: int) -> Juncture:
        kept = self.kept[number]
        assert self.first is not None
        state = state_again(self.first, kept.at)
        state.memo.update(kept.derived)
        begun = kept.waiting
        if begun is None:
            return Juncture(state, done=kept.done)
        if self._latest is None or self._latest[1] is not begun.state:
            self._latest = (state_again(self.first, begun.state), begun.state)
            self._latest[0].memo.update(begun.derived)
        before = self._latest[0]
        return Juncture(before, begun.action, begun.answers, begun.choice, state, kept.done, begun.plain)

    def __delitem__(self, number: int) -> None:
        del self.kept[number]

    def __contains__(self, number: object) -> bool:
        return number in self.kept

    def __iter__(self) -> Iterator[int]:
        return iter(self.kept)

    def __len__(self) -> int:
        return len(self.kept)

    def _begun(self, first: State, juncture: Juncture, choice: Choice) -> Begun:
        state = juncture.state
        if self._latest is None or self._latest[0] is not state:
            self._latest = (state, kept_state(first, state, self._cards))
        assert juncture.action is not None
        # What finds the options holds the state in which they are looked for, which would fill the memory.
        choice = replace(choice, options=tuple(choice.options))
        return Begun(self._latest[1], state.memo, juncture.action, juncture.answers, choice, juncture.plain)

    def taken(self, numbers: Iterable[int]) -> KeptJunctures:
        """Return some of the junctures without what was derived; they are no longer among these."""
        found = KeptJunctures(first=self.first)
        found.kept = {number: replace(self.kept.pop(number), derived={}) for number in numbers}
        return found

    def take_over(self, others: Mapping[int, Juncture]) -> None:
        """Keep other junctures as well; those that are kept beside the same first one stay as they are."""
        if isinstance(others, KeptJunctures) and (self.first is None or self.first is others.first):
            self.first = others.first
            self.kept.update(others.kept)
        else:
            self.update(others)


def first_state(start: Juncture) -> State:
    """Return the state of a first juncture, beside which others are kept."""
    return dataclasses.replace(start.at, memo={})


def kept_state(first: State, state: State, alike: dict[Card, Card]) -> KeptState:
    """Return what differs in a state from the first one.

    Of cards that are equal in several states only one is held, which `alike` has: they are few. Deeds that are equal
    may have been done in states that differ.
    """
    then, now, held, known = first.cards, state.cards, first.__dict__, state.__dict__
    missing = tuple([card for card in then if card not in now])
    changed = [card for number, card in now.items() if (was := then.get(number)) is not card and was != card]
    cards = tuple([alike.setdefault(card, card) for card in changed])
    fields: list[Any] = []
    for name in _WHOLE:
        holds = known[name]
        if holds is not held[name] and (name == "history" or holds != held[name]):
            fields += (name, holds)
    gone: tuple[tuple[CardId, Gone], ...] = ()
    if all(card in state.gone for card in first.gone):
        gone = tuple([each for each in state.gone.items() if _is_other(each[1], first.gone.get(each[0]))])
    else:
        fields += ("gone", state.gone)
    return KeptState(missing, cards, gone, tuple(fields))


def _is_other(held: object, first: object) -> bool:
    """Return whether something differs from what was there first; other processes send what is equal."""
    return held is not first and held != first


def state_again(first: State, kept: KeptState) -> State:
    """Return the state that differs so from the first one."""
    cards = dict(first.cards)
    for card in kept.missing:
        del cards[card]
    cards.update((held.id, held) for held in kept.cards)
    changes = dict(zip(kept.fields[::2], kept.fields[1::2], strict=True))
    if kept.gone:
        changes["gone"] = {**first.gone, **dict(kept.gone)}
    return evolve(first, cards=cards, **changes)
