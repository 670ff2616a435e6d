"""What the texts that may matter in a game ask about; everything else may differ without being noticed (801.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Any

from engine.effects.text_footprints import WHOLE
from engine.language import filters
from engine.language.effects import Apply
from engine.language.filters import Filter, Is, LinkIs, Named, Not, Standing
from engine.language.modifiers import Change
from engine.language.powers import Continuous
from engine.language.printed import Printed
from engine.language.selections import SELECTIONS, Every, Role, Those
from engine.language.words import Kind, Zone
from engine.state.game import State
from engine.view.change_footprints import change_footprint, counters_footprint
from engine.view.footprint import NOTHING, Aspect, Aspects, Footprint, giving, together

_MOST_KEPT = 4096

_ELSEWHERE = frozenset((Aspect.TEXT, Aspect.COLLECTION))
"""If a text reads one of these aspects, cards may come into the game whose texts have not been looked at."""

_MINDED: Mapping[Aspect, Footprint] = {
    Aspect.ATK: Footprint(reads=frozenset((Aspect.ATK,))),
    Aspect.HAND_SIZE: Footprint(reads=frozenset((Aspect.HAND_SIZE,))),
    Aspect.PREVENTION: Footprint(reads=frozenset((Aspect.PREVENTION,))),
    Aspect.HEALTH: Footprint(
        reads=frozenset((Aspect.HEALTH,)), gives=frozenset((Aspect.DAMAGE,)), takes=frozenset((Aspect.HEALTH,))
    ),
}
"""For aspects that can grow unnoticed, the deeds of texts by which they would be noticed; others always are noticed.

ATK only counts in combat, which no chain that never empties comes to. More health is nothing to characters that have no
damage and get none.
"""


@dataclass(frozen=True, slots=True)
class Asked:
    """What texts ask about: aspects that they read and change, names of counters, filters for cards in play.

    Of cards with one of the `limited` tags a player may control only a certain number (410.3b).
    """

    footprint: Footprint = NOTHING
    counters: frozenset[str] = frozenset()
    looks: tuple[Filter, ...] = ()
    limited: frozenset[str] = frozenset()

    @property
    def may_be_anything(self) -> bool:
        """Return whether texts that were not looked at may come to matter."""
        return not self.footprint.reads.isdisjoint(_ELSEWHERE)

    def reads(self, *aspects: Aspect) -> bool:
        """Return whether a text reads one of the aspects, or may do so."""
        return self.may_be_anything or not self.footprint.reads.isdisjoint(aspects)

    def changes(self, *aspects: Aspect) -> bool:
        """Return whether a text changes one of the aspects, or may do so."""
        return self.may_be_anything or not self.footprint.changes.isdisjoint(aspects)

    def takes(self, *aspects: Aspect) -> bool:
        """Return whether a text decreases one of the aspects, or may do so."""
        return self.may_be_anything or not self.footprint.takes.isdisjoint(aspects)

    def is_idle(self, change: Change) -> bool:
        """Return whether no text or rule notices the change, however often it is made."""
        return not self.may_be_anything and _is_idle(change_footprint(change), self.footprint)

    def is_idle_counter(self, name: str) -> bool:
        """Return whether no text or rule notices how many counters with the name there are."""
        if self.may_be_anything or name in self.counters:
            return False
        return _is_idle(counters_footprint(name).without(Aspect.COUNTERS), self.footprint)

    def looks_at(self, face: Printed) -> bool:
        """Return whether a text or a limit chooses among cards in play that may include one with these values."""
        if self.changes(Aspect.TYPES) or not self.limited.isdisjoint(face.tags):
            return True
        return any(_may_fit(each, face) for each in self.looks)


def asked_by(texts: Iterable[object], *, hurt: bool) -> Asked:
    """Return what all parts of the texts ask about; `hurt` says that there is damage in play already."""
    texts = tuple(texts)
    parts = tuple(chain.from_iterable(map(parts_of, texts)))
    footprint = _asking(WHOLE.of(texts))
    if hurt:
        footprint = together((footprint, giving(Aspect.DAMAGE)))
    counters = frozenset(part.name for part in parts if Aspect.COUNTERS in _read_by(part))
    reaches = (
        filter
        for part in parts
        for filter, changes in _reaches(part)
        if not all(_is_idle(change_footprint(each), footprint) for each in changes)
    )
    looks = (part.filter for part in parts if hasattr(part, "filter") and Aspect.PLAY in _read_by(part))
    limited = frozenset(tag for part in parts if isinstance(part, Printed) for tag, _ in part.limits)
    return Asked(footprint, counters, (*looks, *reaches), limited)


def _asking(footprint: Footprint) -> Footprint:
    """Return the footprint with what a description by itself reads of its cards among all that is read."""
    return Footprint(footprint.asks, gives=footprint.gives, takes=footprint.takes)


def _read_by(part: object) -> Aspects:
    """Return the aspects that the part itself reads."""
    return WHOLE.words[type(part)](part).asks


def texts_in(state: State) -> tuple[Printed, ...]:
    """Return the cards whose text may matter now: in play, on the chain, in hands, and where their powers function."""
    held = chain(state.play.ids, state.elsewhere, *(seat.hand for seat in state.players))
    cards = [state.cards[card] for card in held]
    cards += [card for link in state.chain if (card := state.cards.get(link.id)) is not None]  # type: ignore[call-overload]
    return tuple(card.printed for card in cards if not (card.resource and not card.face_up))


@lru_cache(_MOST_KEPT)
def words_used(text: object) -> frozenset[str]:
    """Return the names in the text that an earlier part of it, or its trigger event, has bound."""
    return frozenset(part.name for part in parts_of(text) if isinstance(part, Role | Those))


def parts_of(text: object) -> Iterator[Any]:
    """Yield every word of the text; of a change that applies to cards in play by a filter, only the filter."""
    if isinstance(text, tuple):
        for each in text:
            yield from parts_of(each)
    elif type(text) in WHOLE.words:
        yield text
        for name in text.__match_args__:  # type: ignore[attr-defined]
            held = getattr(text, name)
            reached = name == "to" and isinstance(text, Continuous | Apply) and _in_play(held)
            yield from parts_of(held.filter if reached else held)


def _in_play(held: object) -> bool:
    return isinstance(held, Every) and held.zones == (Zone.PLAY,) and held.of is None


def _reaches(part: object) -> Iterator[tuple[Filter, tuple[Change, ...]]]:
    """Yield each filter by which the part changes cards in play, with the changes."""
    if isinstance(part, Continuous | Apply):
        if _in_play(part.to):
            yield part.to.filter, part.changes  # type: ignore[union-attr]
        elif not isinstance(part.to, SELECTIONS):
            yield part.to, part.changes


@lru_cache(_MOST_KEPT)
def _is_idle(change: Footprint, others: Footprint) -> bool:
    """Return whether no text does anything by which the rules or texts would notice the change."""
    if not all(aspect in _MINDED for aspect in change.changes):
        return False
    minded = together(_MINDED[aspect] for aspect in change.changes)
    if Aspect.HEALTH in change.takes:
        return False
    return (
        others.reads.isdisjoint(minded.reads)
        and others.gives.isdisjoint(minded.gives)
        and others.takes.isdisjoint(minded.takes)
    )


def _may_fit(filter: Filter, face: Printed) -> bool:
    """Return whether an ally token with these values may fit; what its values alone do not tell counts as yes."""
    if isinstance(filter, filters.AllOf):
        return all(_may_fit(each, face) for each in filter.filters)
    if isinstance(filter, filters.AnyOf):
        return any(_may_fit(each, face) for each in filter.filters)
    if isinstance(filter, Not):
        return not _must_fit(filter.filter, face)
    if isinstance(filter, Is | Named):
        return _must_fit(filter, face)
    return not isinstance(filter, Standing | LinkIs)


def _must_fit(filter: Filter, face: Printed) -> bool:
    """Return whether every ally token with these values fits, whatever happens to it."""
    if isinstance(filter, Is):
        return not _TOKENS.isdisjoint(filter.kinds)
    return isinstance(filter, Named) and filter.name == face.name


_TOKENS = frozenset((Kind.ALLY, Kind.CARD, Kind.CHARACTER, Kind.TOKEN))
"""The kinds that an ally token is of."""
