"""States that record which facts of the game are read, told in the aspects to which the facts belong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

from engine.language.words import Zone
from engine.state.cards import Card, Gone
from engine.state.evolution import evolve
from engine.state.game import Play, State
from engine.state.ids import CardId
from engine.state.memo import Memo
from engine.state.players import Player
from engine.view.active_modifier import IN_FORCE
from engine.view.footprint import Aspect
from engine.view.modifiers_in_force import in_force
from engine.view.printed_values import Values
from engine.view.values import _VALUES, values

Fact = tuple[Aspect, int]
"""An aspect that was read, and of which card; 0 where it is no card's."""

Note = Callable[[Aspect], None]

_OF_STATE = {
    "chain": Aspect.CHAIN,
    "history": Aspect.HISTORY,
    "past": Aspect.MOMENTS,
    "combat": Aspect.COMBAT,
    "turn": Aspect.TURN,
    "turn_player": Aspect.TURN_PLAYER,
    "last_turn_player": Aspect.TURN,
    "phase": Aspect.PHASE,
    "modifiers": Aspect.MODIFIERS,
    "extra_turns": Aspect.TURNS_TO_COME,
    "skipped_turns": Aspect.TURNS_TO_COME,
    "skipped_draws": Aspect.TURNS_TO_COME,
}
_OF_PLAY = {"ids": Aspect.PLAY, "attachments": Aspect.ATTACHMENTS}
_OF_PLAYERS = {
    "team": Aspect.PLAYERS,
    "out": Aspect.PLAYERS,
    "hero": Aspect.PLAYERS,
    "deck": Aspect.DECK,
    "hand": Aspect.HAND,
    "graveyard": Aspect.GRAVEYARD,
    "removed": Aspect.REMOVED,
    "collection": Aspect.COLLECTION,
}
_OF_CARDS = {
    "controller": Aspect.CONTROLLER,
    "since": Aspect.CONTROLLER,
    "ready": Aspect.READY,
    "readied": Aspect.READY,
    "face_up": Aspect.FACE,
    "damage": Aspect.DAMAGE,
    "counters": Aspect.COUNTERS,
    "counted": Aspect.COUNTERS,
    "attached_to": Aspect.ATTACHMENTS,
    "x": Aspect.COST,
}
_OF_VALUES = {
    "atk": Aspect.ATK,
    "health": Aspect.HEALTH,
    "defense": Aspect.DEF,
    "strike_cost": Aspect.STRIKE_COST,
    "tags": Aspect.TAGS,
    "types": Aspect.TYPES,
    "damage_types": Aspect.DAMAGE_TYPES,
    "powers": Aspect.POWERS,
    "keywords": Aspect.POWERS,
}
_FREE = {"edition", "cards", "players", "play", "gone", "memo", "elsewhere"}
"""Fields that are no fact by themselves: what is read in them is recorded."""


class Reads:
    """The facts that were read, and the fields of the state that are no fact of any aspect."""

    def __init__(self) -> None:
        self.facts: set[Fact] = set()
        self.others: set[str] = set()
        self.on = True

    def add(self, aspect: Aspect | None, card: int = 0) -> None:
        if self.on and aspect is not None:
            self.facts.add((aspect, card))

    @property
    def aspects(self) -> frozenset[Aspect]:
        return frozenset(aspect for aspect, _ in self.facts)


class _RecordedState(State):
    """A state of which each field that is read is recorded."""

    def __getattribute__(self, name: str) -> object:
        held: object = super().__getattribute__(name)
        if name in _FIELDS:
            reads: Reads = super().__getattribute__("__dict__")["_reads"]
            reads.add(_OF_STATE.get(name))
            if reads.on and name not in _OF_STATE and name not in _FREE:
                reads.others.add(name)
        return held


_FIELDS = {each.name for each in fields(State)}


def _recording(kind: type, aspects: Mapping[str, Aspect]) -> type:
    """Return a class like the kind, of which each fact that is read is recorded."""

    def read(self: object, name: str) -> object:
        if name in aspects:
            object.__getattribute__(self, "note")(aspects[name])
        return object.__getattribute__(self, name)

    return type(f"Recorded{kind.__name__}", (kind,), {"__slots__": ("note",), "__getattribute__": read})


_RecordedCard = _recording(Card, _OF_CARDS)
_RecordedPlayer = _recording(Player, _OF_PLAYERS)
_RecordedPlay = _recording(Play, _OF_PLAY)
_RecordedValues = _recording(Values, _OF_VALUES)


def _recorded(kind: Any, held: Any, note: Note) -> Any:  # noqa: ANN401 - a value of any class.
    new = object.__new__(kind)
    object.__setattr__(new, "note", note)
    for each in fields(held):
        object.__setattr__(new, each.name, getattr(held, each.name))
    return new


class _RecordedGone(Mapping[CardId, Gone]):
    """The cards that are gone; looking at one of them is recorded, not that a link or player is none of them."""

    def __init__(self, gone: Mapping[CardId, Gone], reads: Reads) -> None:
        self.gone, self.reads = gone, reads

    def __getitem__(self, card: CardId) -> Gone:
        held = self.gone[card]
        self.reads.add(Aspect.LAST_KNOWN, card)
        return held

    def __contains__(self, card: object) -> bool:
        self.reads.add(Aspect.LAST_KNOWN if card in self.gone else None)
        return card in self.gone

    def __iter__(self) -> Iterator[CardId]:
        self.reads.add(Aspect.LAST_KNOWN)
        return iter(self.gone)

    def __len__(self) -> int:
        return len(self.gone)


def recorded(state: State, *, valued: bool = True) -> tuple[State, Reads]:
    """Return the state as one that records what is read in it, and the record.

    Which modifiers are in force is known in it and so are, unless said otherwise, the values of cards: of these it is
    recorded which are asked for.
    """
    reads = Reads()
    plain = evolve(state, memo={})
    in_force(plain)
    found = IN_FORCE.of(plain.memo)
    assert found is not None
    memo: Memo = {}
    IN_FORCE.keep(memo, replace(found, lasting=None, views={}, by_kind={}))
    for card, held in state.cards.items() if valued else ():
        noting = _noting(reads, card, in_play=held.zone in (Zone.PLAY, Zone.CHAIN))
        _VALUES.all(memo)[card, None] = _recorded(_RecordedValues, values(plain, card), noting)
    new = object.__new__(_RecordedState)
    new.__dict__.update(state.__dict__)
    new.__dict__.update(
        memo=memo,
        cards={card: _as_read(held, reads) for card, held in state.cards.items()},
        players=tuple(_recorded(_RecordedPlayer, player, reads.add) for player in state.players),
        play=_recorded(_RecordedPlay, state.play, reads.add),
        gone=_RecordedGone(state.gone, reads),
        _reads=reads,
    )
    return new, reads


def _as_read(held: Card, reads: Reads) -> Card:
    """Return the card with its facts recorded where they may change: in play, and what X is on the chain."""
    noting = _noting(reads, held.id, in_play=held.zone is Zone.PLAY, on_chain=held.zone is Zone.CHAIN)
    card: Card = _recorded(_RecordedCard, held, noting)
    return card


def _noting(reads: Reads, card: int, *, in_play: bool, on_chain: bool = False) -> Note:
    def note(aspect: Aspect) -> None:
        if in_play or (on_chain and aspect is Aspect.COST):
            reads.add(aspect, card)

    return note
