"""Modifiers in force and values of cards that are kept from one state to the next.

The modifiers stay the same as long as their sources do. The values of a card stay the same as long as the card, the
modifiers and every aspect in the footprints of their texts do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.language.modifiers import GainPowers, LosePowers
from engine.language.powers import Continuous
from engine.language.selections import This
from engine.state.ids import FIRST_CARD, CardId
from engine.state.memo import RememberedBy
from engine.value import value
from engine.view.active_modifier import Active, InForce
from engine.view.change_footprints import MODIFYING, duration_reads
from engine.view.footprint import NONE, NOTHING, TRAIT_ICONS, VALUES, Aspect, Aspects, Footprint, together
from engine.view.watched_aspects import aspects_in, same_but_for

if TYPE_CHECKING:
    from engine.state.cards import Card
    from engine.state.game import State
    from engine.state.modifier import Modifier
    from engine.view.printed_values import Values

_MOST_KEPT = 4096
_Entries = tuple[tuple[int, Active], ...]
"""Modifiers, each with its place in the order of all (718)."""
_DERIVED = VALUES | {Aspect.HAND_SIZE}
"""The aspects that are not facts of a state but worked out from printed values and the modifiers in force."""
_PRINTED: Mapping[Aspect, Aspects] = {
    **dict.fromkeys(_DERIVED, frozenset((Aspect.FACE,))),
    Aspect.POWERS: TRAIT_ICONS.reads | {Aspect.FACE},
    Aspect.ATK: TRAIT_ICONS.reads | {Aspect.FACE, Aspect.COMBAT},
}
"""The facts on which each derived aspect depends if no modifier changes it; cat form depends on the combat."""


@lru_cache(_MOST_KEPT)
def footprint_of(active: Active) -> Footprint:
    """Return what the modifier reads, and what it changes of the cards and players that it applies to."""
    described = MODIFYING.of(active.to) if active.cards is None else NOTHING
    late = NONE if active.modifier is None else duration_reads(active.modifier.duration)
    return together(
        (
            described,
            MODIFYING.of(active.while_),
            MODIFYING.of(active.changes),
            Footprint(late),
            NOTHING if active.printed_trait is None else TRAIT_ICONS,
        )
    )


@value
class _Sources:
    """The sources of the modifiers in force: the modifiers of links, the cards with continuous powers, late powers."""

    modifiers: tuple[Modifier, ...]
    continuous: tuple[CardId, ...]
    elsewhere: tuple[CardId, ...]
    added: frozenset[tuple[CardId, int, int]]
    cards: Mapping[CardId, Card]

    def same_in(self, state: State) -> bool:
        """Return whether the sources are the same in the state."""
        if state.modifiers is not self.modifiers or state.play.continuous is not self.continuous:
            return False
        if state.elsewhere is not self.elsewhere or state.added is not self.added:
            return False
        then, now = self.cards, state.cards
        if then is now:
            return True
        for ids in (self.continuous, self.elsewhere):
            for card in ids:
                held = now.get(card)
                if then[card] is not held and (held is None or _as_source(then[card]) != _as_source(held)):
                    return False
        return all((modifier.source in then) == (modifier.source in now) for modifier in self.modifiers)


def _as_source(card: Card) -> tuple[object, ...]:
    """Return all facts of the card on which the modifiers of its powers depend, whatever they apply to."""
    where = (card.zone, card.resource, card.face_up, card.controller, card.owner, card.attached_to)
    return (*where, card.timestamp, card.powers_since, card.bound, card.counters, card.counted, id(card.printed))


def sources_in(state: State) -> _Sources:
    """Return the sources of the modifiers in force in the state."""
    return _Sources(state.modifiers, state.play.continuous, state.elsewhere, state.added, state.cards)


@value
class _Asked:
    """The aspects on which the values of cards depend, and the modifiers that may change them.

    `itself` are aspects of the card itself. Of other things, `everything` are aspects on which the values of all cards
    depend, `general` those for a card that no modifier means alone, `own` the same for each of the other cards.
    `shaping` are the modifiers that may change any card, `shaping_own` for each card those that mean it alone. `beyond`
    are cards of which the values depend on more than those modifiers; 0 stands for the cards that none means alone.
    """

    itself: Aspects
    everything: Aspects
    general: Aspects
    own: Mapping[int, Aspects]
    shaping: tuple[Active, ...] = ()
    shaping_own: Mapping[int, tuple[Active, ...]] = MappingProxyType({})
    beyond: frozenset[int] = frozenset((0,))

    def of(self, card: int) -> Aspects:
        """Return the aspects of other things on which the values of the card depend."""
        return self.own.get(card, self.general)

    def shaping_of(self, card: int) -> tuple[Active, ...]:
        """Return the modifiers that may change the card."""
        return (*self.shaping, *self.shaping_own.get(card, ()))

    def goes_beyond(self, card: int) -> bool:
        """Return whether the values of the card depend on more modifiers than those that may change it."""
        return (card if card in self.own else 0) in self.beyond


_SEEN: RememberedBy[Aspects, tuple[object, ...]] = RememberedBy("what stands in the aspects that values depend on")


@dataclass(slots=True)
class Lasting:
    """The modifiers in force with their sources, kept as long as they are the same.

    `settled` says that their order depends on values too, and `seen` are the aspects that it was found with. `values`
    are the values of cards, each with the card as it was and the aspects on which they depend. `named` are the cards
    that texts mean by names bound earlier, there or gone.
    """

    sources: _Sources
    in_force: InForce
    asked: _Asked
    named: tuple[CardId, ...]
    settled: bool = False
    seen: tuple[object, ...] = ()
    values: dict[CardId, tuple[Card, tuple[object, ...], Values]] = field(default_factory=dict)

    def holds_for(self, state: State) -> bool:
        """Return whether the same modifiers are in force in the state."""
        if not self.sources.same_in(state):
            return False
        return not self.settled or aspects_in(state, self.asked.everything, self.named) == self.seen

    def go_by(self, state: State) -> None:
        """Take over the sources as they are in a state in which the same modifiers are in force."""
        if self.sources.cards is not state.cards:
            self.sources = sources_in(state)

    def values_in(self, state: State, card: Card) -> Values | None:
        """Return the values of the card if they are known and nothing that they depend on has changed."""
        known = self.values.get(card.id)
        if known is None:
            return None
        then, seen, found = known
        if then is not card and not same_but_for(then, card, self.asked.itself):
            return None
        return found if self._seen_for(state, card) == seen else None

    def keep(self, state: State, card: Card, values: Values) -> None:
        """Keep the values of the card for the states in which they hold."""
        self.values[card.id] = (card, self._seen_for(state, card), values)

    def _seen_for(self, state: State, card: Card) -> tuple[object, ...]:
        asked = self.asked.of(card.id)
        views = _SEEN.all(state.memo)
        seen = views.get(asked)
        if seen is None:
            seen = views[asked] = aspects_in(state, asked, self.named)
        return seen


@lru_cache(_MOST_KEPT)
def speaks_of(active: Active) -> frozenset[int] | None:
    """Return the only cards that the modifier can apply to, None if its description decides that."""
    if active.cards is not None:
        return active.cards
    return frozenset((active.source,)) if isinstance(active.to, This) else None


def by_card(entries: _Entries) -> tuple[_Entries, dict[int, _Entries]]:
    """Return the modifiers that may apply to any card and, for a card that some apply to alone, both together."""
    named = {place: speaks_of(active) for place, active in entries}
    general = tuple(entry for entry in entries if named[entry[0]] is None)
    cards = {card for alone in named.values() if alone is not None for card in alone}
    own = {}
    for card in cards:
        own[card] = tuple(e for e in entries if (alone := named[e[0]]) is None or card in alone)
    return general, own


def _asked_of(active: tuple[Active, ...], *, settled: bool) -> _Asked:
    """Return the aspects on which values depend by the modifier, and of which cards.

    A modifier that reads values of other cards also depends on all that those depend on; if the order depends on
    values, every value does.
    """
    asked = [(each, footprint_of(each)) for each in active]
    valued = [(each, footprint) for each, footprint in asked if footprint.changes & _DERIVED]
    together_ = together(footprint for _, footprint in (asked if settled else valued))
    everything = _facts(together_.asks | _DERIVED)
    if settled:
        return _Asked(together_.itself, everything, everything, {})
    general = together(each for active_, each in valued if speaks_of(active_) is None or _brings_modifiers(active_))
    named: dict[int, list[tuple[Active, Footprint]]] = {}
    for each, footprint in valued:
        for card in speaks_of(each) or ():
            named.setdefault(card, []).append((each, footprint))
    own_combat = together_.itself & {Aspect.COMBAT}

    def facts(footprint: Footprint) -> Aspects | None:
        reads = footprint.reads | own_combat
        return None if reads & together_.changes & _DERIVED else _facts(reads)

    facts_of = {card: facts(together((general, *(each for _, each in by)))) for card, by in named.items()}
    facts_of[0] = facts(general)
    closed = {card: everything if found is None else found for card, found in facts_of.items()}
    bringing = any(map(_brings_modifiers, active))
    return _Asked(
        together_.itself,
        everything,
        closed.pop(0),
        closed,
        tuple([each for each, _ in valued if speaks_of(each) is None]),
        {card: tuple([each for each, _ in by]) for card, by in named.items()},
        frozenset(card for card, found in facts_of.items() if bringing or found is None),
    )


def _facts(aspects: Aspects) -> Aspects:
    """Return the aspects with each derived value replaced by the facts that its printed value depends on."""
    return (aspects - _DERIVED).union(*(_PRINTED[each] for each in aspects & _DERIVED))


@lru_cache(_MOST_KEPT)
def _brings_modifiers(active: Active) -> bool:
    """Return whether the modifier decides which others exist: it takes powers or gives continuous ones."""
    return any(
        isinstance(change, LosePowers)
        or (isinstance(change, GainPowers) and any(isinstance(power, Continuous) for power in change.powers))
        for change in active.changes
    )


def _meant_by(active: Active, cards: Mapping[CardId, Card]) -> Iterable[int]:
    """Return the cards that the modifier's text means by names, targets and "this"."""
    modifier = active.modifier
    bound = cards[active.source].bound if modifier is None else modifier.roles
    targets = () if modifier is None else modifier.targets
    return (active.source, *(each for _, held in bound for each in held), *(each for held in targets for each in held))


def lasting(state: State, in_force: InForce, earlier: Lasting | None, *, settled: bool) -> Lasting:
    """Return the modifiers in a form that can be kept for the next state.

    `settled` says that their order depends on values, and is not that of the timestamps alone. Of the `earlier`
    modifiers the values are taken over of the cards for which those that may change them are the same.
    """
    active = in_force.active
    asked = _asked_of(active, settled=settled)
    meant = {each for one in active for each in _meant_by(one, state.cards) if each >= FIRST_CARD}
    named = tuple(map(CardId, sorted(meant)))
    seen = aspects_in(state, asked.everything, named) if settled else ()
    found = Lasting(sources_in(state), in_force, asked, named, settled, seen)
    if earlier is not None and not settled and not earlier.settled and _shaped_alike(0, earlier, found, state):
        own = {*earlier.asked.own, *asked.own}
        alike = {card for card in own if _shaped_alike(card, earlier, found, state)}
        found.values = {card: known for card, known in earlier.values.items() if card not in own or card in alike}
    return found


def _shaped_alike(card: int, then: Lasting, now: Lasting, state: State) -> bool:
    """Return whether the modifiers that may change the card, and what is read for them, are the same as then.

    0 stands for the cards that none of the modifiers means alone.
    """
    was, is_ = then.asked, now.asked
    shaping, aspects = is_.shaping_of(card), is_.of(card)
    if shaping != was.shaping_of(card) or aspects != was.of(card) or is_.goes_beyond(card) or was.goes_beyond(card):
        return False
    if Aspect.LAST_KNOWN in aspects and then.named != now.named:
        return False
    return all([_same_source(each, then.sources.cards, state.cards) for each in shaping])


def _same_source(active: Active, then: Mapping[CardId, Card], now: Mapping[CardId, Card]) -> bool:
    """Return whether the source of the modifier is as it was: a power's in all facts, a link's there or gone."""
    was, is_ = then.get(active.source), now.get(active.source)
    if was is is_:
        return True
    if active.modifier is not None:
        return (was is None) == (is_ is None)
    return was is not None and is_ is not None and _as_source(was) == _as_source(is_)
