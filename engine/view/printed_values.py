"""A card's values and powers before any modifier: as they are printed and shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.citations import implements
from engine.language.modifiers import Change
from engine.language.powers import Keyword, Payment, Power
from engine.language.printed import Printed
from engine.language.words import CardType, DamageType, KeywordName
from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import CardId
from engine.value import value

_IMPLIED = {KeywordName.BEAR_FORM: KeywordName.PROTECTOR}
_MOST_KEPT = 4096


@value
class Held:
    """A power that a card has; `key` stays the same as long as the card has the power (701.5a).

    `origin` is the modifier that gave the power, 0 for a printed one; `since` is the timestamp of a given power.
    """

    power: Power
    key: int
    origin: int = 0
    since: int = 0


@value
class Contribution:
    """What one modifier did to a card's values: its source, its change, and the amount if there is one."""

    source: CardId
    change: Change
    amount: int
    active: int


@dataclass(slots=True)
class Values:
    """The values of a card after all modifiers so far; numbers may be negative (104.2)."""

    atk: int
    health: int
    defense: int
    strike_cost: int
    tags: frozenset[str]
    types: frozenset[CardType]
    damage_types: tuple[DamageType, ...]
    powers: tuple[Held, ...]
    no_powers: bool = False
    no_flip_powers: bool = False
    barred: frozenset[KeywordName] = frozenset()
    rules: dict[str, None] = field(default_factory=dict)
    contributions: list[Contribution] = field(default_factory=list)

    @property
    def keywords(self) -> frozenset[KeywordName]:
        """Return the keywords that the card has; a hero in bear form has protector, unless it can't have it (103.2)."""
        found = keywords_of(held.power for held in self.powers) if self.powers else _NO_KEYWORDS
        return found - self.barred if self.barred else found


_NO_KEYWORDS: frozenset[KeywordName] = frozenset()
_TYPES = {kind: frozenset((kind,)) for kind in CardType}


def keywords_of(powers: Iterable[Power]) -> frozenset[KeywordName]:
    """Return the keywords among the powers, and keywords that these stand for."""
    names = [power.name for power in powers if isinstance(power, Keyword)]
    return frozenset(names + [_IMPLIED[name] for name in names if name in _IMPLIED]) if names else _NO_KEYWORDS


_KEYWORDS: dict[int, tuple[Printed, frozenset[KeywordName]]] = {}


def printed_keywords(printed: Printed) -> frozenset[KeywordName]:
    """Return the keywords among the printed powers, found once for each printed card."""
    known = _KEYWORDS.get(id(printed))
    if known is not None:
        return known[1]
    found = keywords_of(printed.powers)
    if len(_KEYWORDS) > _MOST_KEPT:
        _KEYWORDS.clear()
    _KEYWORDS[id(printed)] = (printed, found)
    return found


def only_type(kind: CardType) -> frozenset[CardType]:
    """Return the types of a card with this one type."""
    return _TYPES[kind]


_HELD: dict[int, tuple[Printed, tuple[Held, ...]]] = {}


def _printed_powers(printed: Printed) -> tuple[Held, ...]:
    """Return the printed powers as held ones, made once for each printed card."""
    known = _HELD.get(id(printed))
    if known is not None:
        return known[1]
    held = tuple(Held(power, index) for index, power in enumerate(printed.powers))
    if len(_HELD) > _MOST_KEPT:
        _HELD.clear()
    _HELD[id(printed)] = (printed, held)
    return held


@implements("207.1c")
def shows_trait(state: State, card: Card, trait: str | None) -> bool:
    """Return whether the controller's hero has the trait icon beside a power (207.1c); a power without one needs none.

    A card outside play has no controller (400.1): there it is its owner's hero that is asked.
    """
    if trait is None:
        return True
    hero = state.player(card.controller or card.owner).hero
    return hero is not None and hero in state.cards and trait in state.cards[hero].printed.traits


def _face(card: Card) -> tuple[Held, ...]:
    powers = _printed_powers(card.printed)
    if card.printed.type is CardType.HERO and not card.face_up:
        return tuple(held for held in powers if not isinstance(held.power, Payment))
    return powers


@implements("207.1c", "301.2")
def shown_powers(state: State, card: Card) -> tuple[Held, ...]:
    """Return the printed powers that the card shows: none face down, except that a hero keeps some."""
    powers = () if card.resource and not card.face_up else _face(card)
    for each in powers:
        if each.power.trait:
            return tuple(h for h in powers if h.power.trait is None or shows_trait(state, card, h.power.trait))
    return powers


@implements("207.1c", "301.2", "408.1b")
def base(state: State, card: Card) -> Values:
    """Return the card's printed values: none for a face-down resource, no payment powers for a face-down hero.

    The race on a hero's type line counts as a tag.
    """
    printed = card.printed
    if card.resource and not card.face_up:
        return Values(0, 0, 0, 0, frozenset(), frozenset(), (), (), rules={"408.1b": None})
    powers = _face(card)
    rules: dict[str, None] = {}
    if printed.type is CardType.HERO and not card.face_up:
        rules["301.2"] = None
    if any(held.power.trait for held in powers):
        rules["207.1c"] = None
    return Values(
        printed.atk or 0,
        printed.health or 0,
        printed.defense or 0,
        printed.strike_cost or 0,
        frozenset((*printed.tags, *printed.traits) if printed.type is CardType.HERO else printed.tags),
        _TYPES[printed.type],
        () if printed.damage_type is None else (printed.damage_type,),
        shown_powers(state, card) if powers else powers,
        rules=rules,
    )
