"""Junctures handed from one process to another: what both have had from the start is not sent."""

import pickle
from collections.abc import Iterable, Iterator, Mapping
from copyreg import dispatch_table
from io import BytesIO
from typing import Any

from engine.exploration.canonical_form import Forms
from engine.exploration.junctures import Juncture, from_bare
from engine.exploration.kept_junctures import Kept, KeptJunctures, KeptState, state_again
from engine.state.game import State

_Told = tuple[KeptState, Any, Any, int, Any]
"""What a juncture follows from: what differs in its state from the first one, its action, answers, number of actions,
and the places of plain answers."""


class Hands:
    """Puts junctures of one exploration into bytes and takes them out, in processes that have its first state.

    What differs in them from that is all that goes into the bytes.
    """

    def __init__(self, first: State, forms: Forms | None) -> None:
        self.first = first
        self.forms = forms
        texts = {id(each): each for each in _texts(first)}
        self.texts = tuple(texts.values())
        self.places = {each: place for place, each in enumerate(texts)}
        self.kinds = frozenset(map(type, self.texts))

    def put(self, junctures: KeptJunctures) -> bytes:
        """Return junctures under the numbers of their nodes, and what their moments are called, as bytes."""
        assert junctures.first is self.first
        told = {number: _told(kept) for number, kept in junctures.kept.items()}
        held = BytesIO()
        _Putting(held, self.places, self.kinds).dump((told, self._named(junctures.kept.values())))
        return held.getvalue()

    def put_any(self, junctures: Mapping[int, Juncture]) -> bytes:
        """Return junctures as bytes that are not kept beside the first state."""
        return self.put(KeptJunctures(junctures, first=self.first))

    def taken(self, data: bytes) -> KeptJunctures:
        """Return the junctures that were put into bytes by a process of the same exploration."""
        told, named = _Taking(BytesIO(data), self.texts).load()
        if self.forms is not None:
            self.forms.numbers.call(named)
        found = KeptJunctures(first=self.first)
        states: dict[int, State] = {}
        for number, (state, action, answers, done, plain) in told.items():
            if action is None:
                found.kept[number] = Kept(state, done, None, {})
                continue
            again = states.get(id(state))
            if again is None:
                again = states[id(state)] = state_again(self.first, state)
            found[number] = from_bare((again, action, answers, done, plain))
        return found

    def _named(self, junctures: Iterable[Kept]) -> tuple[Any, ...]:
        if self.forms is None:
            return ()
        moments = {id(each): each for kept in junctures for each in _moments(kept)}
        return self.forms.numbers.called(moments.values())


def _told(kept: Kept) -> _Told:
    """Return what is sent of a juncture."""
    begun = kept.waiting
    if begun is None:
        return (kept.at, None, (), kept.done, frozenset())
    return (begun.state, begun.action, begun.answers, kept.done, begun.plain)


def _texts(state: State) -> Iterator[object]:
    """Yield what never changes, and is told apart by its identity where that is quicker."""
    yield state.edition
    yield from (card.printed for card in state.cards.values())
    yield from (gone.card.printed for gone in state.gone.values())


def _moments(kept: Kept) -> Iterator[object]:
    """Yield the moments of the state in which the juncture, or its action, began."""
    fields = (kept.at if kept.waiting is None else kept.waiting.state).fields
    held = dict(zip(fields[::2], fields[1::2], strict=True))
    yield from held.get("past", ())
    yield from (fact.then for fact in held.get("history", ()) if fact.then is not None)


class _Putting(pickle.Pickler):
    """Puts junctures into bytes, texts by their places; only of what may be such a text is it asked whether it is."""

    def __init__(self, held: BytesIO, places: Mapping[int, int], kinds: frozenset[type]) -> None:
        super().__init__(held, pickle.HIGHEST_PROTOCOL)
        self._places = places
        self.dispatch_table = {**dispatch_table, **dict.fromkeys(kinds, self._reduced)}

    def _reduced(self, each: object) -> Any:  # noqa: ANN401 - what pickle takes.
        """Return the place of a text that need not be sent, and how anything else is pickled."""
        place = self._places.get(id(each))
        return each.__reduce_ex__(pickle.HIGHEST_PROTOCOL) if place is None else (text_at, (place,))


def text_at(place: int) -> object:
    """Stand, in the bytes, for what returns the text at a place.

    Raises:
        LookupError: the bytes are taken out by a process that doesn't have the texts.
    """
    raise LookupError(place)


class _Taking(pickle.Unpickler):
    """Takes junctures out of what a process of the same exploration has sent."""

    def __init__(self, held: BytesIO, texts: tuple[object, ...]) -> None:
        super().__init__(held)
        self._texts = texts

    def find_class(self, module: str, name: str) -> Any:  # noqa: ANN401 - a class, or what gives a text.
        """Return a class by its name, and what returns the text at a place."""
        if (module, name) == (__name__, text_at.__name__):
            return self._texts.__getitem__
        return super().find_class(module, name)
