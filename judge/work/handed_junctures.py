"""Junctures handed from one process to another: texts that both have had from the start are not sent."""

import pickle
from collections.abc import Iterator, Mapping
from io import BytesIO

from engine.exploration.canonical_form import Forms
from engine.exploration.junctures import Juncture, bare, from_bare
from engine.state.game import State


class Hands:
    """Puts junctures of one exploration into bytes and takes them out, in processes that have its first juncture."""

    def __init__(self, start: Juncture, forms: Forms | None) -> None:
        self.forms = forms
        self.texts = tuple({id(each): each for each in _texts(start.at)}.values())
        self.places = {id(each): place for place, each in enumerate(self.texts)}

    def put(self, junctures: Mapping[int, Juncture]) -> bytes:
        """Return junctures under the numbers of their nodes, and what their moments are called, as bytes."""
        moments = {id(each): each for juncture in junctures.values() for each in _moments(juncture.state)}
        named = () if self.forms is None else self.forms.numbers.called(moments.values())
        held = BytesIO()
        _Putting(held, self.places).dump(({number: bare(each) for number, each in junctures.items()}, named))
        return held.getvalue()

    def taken(self, data: bytes) -> dict[int, Juncture]:
        """Return the junctures that were put into bytes by a process of the same exploration."""
        told, named = _Taking(BytesIO(data), self.texts).load()
        if self.forms is not None:
            self.forms.numbers.call(named)
        return {number: from_bare(each) for number, each in told.items()}


def _texts(state: State) -> Iterator[object]:
    """Yield what never changes, and is told apart by its identity where that is quicker."""
    yield state.edition
    yield from (card.printed for card in state.cards.values())
    yield from (gone.card.printed for gone in state.gone.values())


def _moments(state: State) -> Iterator[object]:
    yield from state.past
    yield from (fact.then for fact in state.history if fact.then is not None)


class _Putting(pickle.Pickler):
    def __init__(self, held: BytesIO, places: Mapping[int, int]) -> None:
        super().__init__(held, pickle.HIGHEST_PROTOCOL)
        self._places = places

    def persistent_id(self, each: object) -> int | None:
        """Return the place of a text that need not be sent."""
        return self._places.get(id(each))


class _Taking(pickle.Unpickler):
    """Takes junctures out of what a process of the same exploration has sent."""

    def __init__(self, held: BytesIO, texts: tuple[object, ...]) -> None:
        super().__init__(held)
        self._texts = texts

    def persistent_load(self, place: int) -> object:
        """Return the text at a place."""
        return self._texts[place]
