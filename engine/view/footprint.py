"""The footprint of a text: which aspects of a game it reads, and which it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Any

from engine.language.filters import AllOf, AnyOf, Not
from engine.language.words import Trait, Zone
from engine.value import kept_by_identity, value


class Aspect(StrEnum):
    """One aspect of a game that texts read or change.

    The owner, the printed values and the zone of a card never change: a card that changes zones becomes a new card
    (411.8a). So they are no aspects; a text that looks for cards in a zone reads which cards are there.
    """

    PLAY = "which cards are in play"
    CHAIN = "which links are on the chain, and what they are"
    HAND = "the cards in hands"
    DECK = "the cards in decks and their order"
    GRAVEYARD = "the cards in graveyards"
    REMOVED = "the cards removed from the game"
    COLLECTION = "the cards outside the game"
    LAST_KNOWN = "the last known information of cards that have left their zone"
    LINKS = "what is known of a link that a text already means"
    CONTROLLER = "who controls which card"
    READY = "which cards are ready"
    FACE = "which cards are face up"
    DAMAGE = "damage on characters"
    COUNTERS = "counters on cards"
    ATTACHMENTS = "which ability is attached to which card"
    COMBAT = "proposed combats and the combat under way"
    TYPES = "types"
    TAGS = "tags"
    POWERS = "powers"
    DAMAGE_TYPES = "damage types"
    ATK = "ATK"
    HEALTH = "health"
    DEF = "DEF"
    STRIKE_COST = "strike cost"
    COST = "cost, with the value that was chosen for X"
    PLAYERS = "who is in the game, on which side, with which hero"
    HAND_SIZE = "maximum hand size"
    TURN = "which turn it is"
    TURN_PLAYER = "whose turn it is"
    TURNS_TO_COME = "extra and skipped turns"
    PHASE = "which phase or step it is"
    HISTORY = "what was done this turn"
    HOW_OFTEN = "how often something was done this turn"
    MOMENTS = "whether something happens for the first time this turn"
    MODIFIERS = "modifiers that links have made"
    PREVENTION = "how much damage is prevented"
    REPLACEMENT = "which events are replaced"
    PERMISSION = "what players and cards may, must or can't do"
    PRICE = "what actions cost"
    LIMITS = "how many cards of a tag a player may control"
    ENTRY = "how cards enter play"
    TEXT = "the text of cards in whatever zone"


Aspects = frozenset[Aspect]
NONE: Aspects = frozenset()

OF_ZONES: Mapping[Zone, Aspect] = {
    Zone.PLAY: Aspect.PLAY,
    Zone.CHAIN: Aspect.CHAIN,
    Zone.HAND: Aspect.HAND,
    Zone.DECK: Aspect.DECK,
    Zone.GRAVEYARD: Aspect.GRAVEYARD,
    Zone.REMOVED: Aspect.REMOVED,
    Zone.COLLECTION: Aspect.COLLECTION,
}
"""For each zone the aspect of which cards are in it."""

OF_TRAITS: Mapping[Trait, Aspects] = {
    Trait.ATK: frozenset((Aspect.ATK,)),
    Trait.COST: frozenset((Aspect.COST, Aspect.FACE)),
    Trait.DAMAGE: frozenset((Aspect.DAMAGE,)),
    Trait.DEF: frozenset((Aspect.DEF,)),
    Trait.HEALTH: frozenset((Aspect.HEALTH,)),
    Trait.REMAINING_HEALTH: frozenset((Aspect.DAMAGE, Aspect.HEALTH)),
    Trait.STRIKE_COST: frozenset((Aspect.STRIKE_COST,)),
}
"""The aspects that make up each numeric value of a card; a face-down resource shows no cost (408.1b)."""

VALUES: Aspects = frozenset((
    Aspect.TYPES,
    Aspect.TAGS,
    Aspect.POWERS,
    Aspect.DAMAGE_TYPES,
    Aspect.ATK,
    Aspect.HEALTH,
    Aspect.DEF,
    Aspect.STRIKE_COST,
))  # fmt: skip
"""The values of a card that modifiers change (718)."""


@value
class Footprint:
    """What a text reads and what it changes.

    Of the aspects that it reads, `itself` are those of the card that it describes and `reads` are those of anything
    else. `gives` are aspects of which there is more after the text, or while it applies; `takes` are those of which
    there is less. An aspect that is not counted, such as a controller, is in `gives`. `fixed` says that the described
    cards lie where nothing about them changes: outside play and the chain.
    """

    reads: Aspects = NONE
    itself: Aspects = NONE
    gives: Aspects = NONE
    takes: Aspects = NONE
    fixed: bool = False

    @property
    def asks(self) -> Aspects:
        """Return all aspects that the text reads, of the described card or of anything else."""
        return self.reads | self.itself

    @property
    def changes(self) -> Aspects:
        """Return all aspects that the text changes."""
        return self.gives | self.takes

    def without(self, aspect: Aspect) -> Footprint:
        """Return the same footprint without the aspect."""
        one = frozenset((aspect,))
        return Footprint(self.reads - one, self.itself - one, self.gives - one, self.takes - one)


NOTHING = Footprint()


def reading(*aspects: Aspect) -> Footprint:
    """Return the footprint of a word that reads the aspects."""
    return Footprint(frozenset(aspects))


def giving(*aspects: Aspect) -> Footprint:
    """Return the footprint of a word that increases or otherwise changes the aspects."""
    return Footprint(gives=frozenset(aspects))


def taking_all(aspect: Aspect) -> Footprint:
    """Return the footprint of words that take away everything that there is of the aspect."""
    return Footprint(frozenset((aspect,)), takes=frozenset((aspect,)))


def taking(*aspects: Aspect) -> Footprint:
    """Return the footprint of a word that decreases the aspects."""
    return Footprint(takes=frozenset(aspects))


TRAIT_ICONS = reading(Aspect.CONTROLLER, Aspect.PLAYERS, Aspect.PLAY)
"""What is read to know whether a power beside a trait icon is shown (207.1c)."""


def together(footprints: Iterable[Footprint]) -> Footprint:
    """Return the footprint of several texts about the same card."""
    told = [each for each in footprints if each is not NOTHING]
    if len(told) < 2:
        return told[0] if told else NOTHING
    return Footprint(
        NONE.union(*[each.reads for each in told]),
        NONE.union(*[each.itself for each in told]),
        NONE.union(*[each.gives for each in told]),
        NONE.union(*[each.takes for each in told]),
    )


_COMBINING = (AllOf, AnyOf, Not)
"""Descriptions made of descriptions of the same card."""
_MOST_KEPT = 4096


class Footprints:
    """The footprints of whole texts, put together from the footprints of their words.

    `words` maps each kind of word to a function that returns what one such word itself reads and changes. A part of
    another kind, such as an effect inside a power that a modifier gives, does not count.
    """

    def __init__(self, words: Mapping[type, Callable[[Any], Footprint]]) -> None:
        self.words = words
        self._known: dict[int, tuple[object, Footprint]] = {}

    def of(self, text: object) -> Footprint:
        """Return the footprint of the text with all of its parts; it is worked out once for each text.

        The text is kept with it, so that its identity is not used for another text.
        """
        if isinstance(text, tuple):
            return self.of(text[0]) if len(text) == 1 else together([self.of(each) for each in text])
        if type(text) not in self.words:
            return NOTHING
        known = self._known.get(id(text))
        if known is None:
            if len(self._known) > _MOST_KEPT:
                self._known.clear()
            known = self._known[id(text)] = (text, self._found(text))
        return known[1]

    def _found(self, word: Any) -> Footprint:  # noqa: ANN401 - a word of any kind.
        own = self.words[type(word)](word)
        parts = together([self.of(getattr(word, name)) for name in word.__match_args__])
        if parts.itself and not isinstance(word, _COMBINING):
            parts = Footprint(parts.reads if own.fixed else parts.asks, NONE, parts.gives, parts.takes)
        return together((own, parts))


@kept_by_identity
def kinds_in(text: object) -> frozenset[type]:
    """Return the kinds of all words of the text."""
    return frozenset(map(type, words_in(text)))


def names_in(text: object) -> frozenset[str]:
    """Return all plain strings in the text, the names under which it speaks of cards and players among them."""
    words = (getattr(word, name) for word in words_in(text) for name in type(word).__match_args__)  # type: ignore[attr-defined]
    return frozenset(held for held in words if isinstance(held, str))


def words_in(text: object) -> Iterator[object]:
    """Yield every word of the text, each before its parts."""
    if isinstance(text, tuple):
        for each in text:
            yield from words_in(each)
    elif hasattr(type(text), "__match_args__"):
        yield text
        for name in text.__match_args__:  # type: ignore[attr-defined]
            yield from words_in(getattr(text, name))
