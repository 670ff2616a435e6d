"""What a step names, as values that no board has been searched for yet."""

from collections.abc import Callable, Iterator
from typing import TypeAlias, TypeVar

from engine.value import value
from engine.view.footprint import NONE, Aspects

_Words = TypeVar("_Words")


@value
class PlayerWords:
    """A player as a step writes it: `you`, `your opponent`, or a name."""

    who: str


@value
class CardWords:
    """A card by its printed name or its label, with its player if the step names one."""

    name: str
    of: PlayerWords | None = None


@value
class HeroWords:
    """A player's hero."""

    of: PlayerWords


@value
class ZoneWords:
    """A player's zone."""

    of: PlayerWords
    zone: str


@value
class CombatWords:
    """The proposal effect on the chain, which has no name of a card."""


@value
class UnnamedWords:
    """Cards without a name: how many, how they are, whether they are resources, and the zone they are in."""

    count: int = 1
    state: str | None = None
    resource: bool = False
    of: PlayerWords | None = None
    zone: str | None = None


YOU = PlayerWords("you")
OPPONENT = PlayerWords("your opponent")

CharacterWords: TypeAlias = CardWords | HeroWords


@value
class PacketWords:
    """The character that a packet is dealt to, and what it is dealt by or with if the step names that."""

    to: CharacterWords
    source: CharacterWords | None = None


@value
class EffectWords:
    """One of several effects of a card: the one about a card or player of the event that set it off, or a number."""

    card: CardWords
    about: CardWords | HeroWords | PlayerWords | int


ThingWords: TypeAlias = CardWords | HeroWords | PlayerWords | ZoneWords | UnnamedWords | EffectWords
LinkWords: TypeAlias = CardWords | HeroWords | CombatWords | EffectWords


@value
class LabelledWords:
    """A card's printed name, its player if the step names one, and the label that it gets."""

    name: str
    of: PlayerWords | None = None
    label: str | None = None


@value
class PlacedWords:
    """A card that a Given puts into play."""

    name: str
    count: int = 1
    state: str = "ready"
    damage: int = 0
    this_turn: bool = False
    label: str | None = None


# Clauses of an action.


@value
class Targeting:
    """The targets, in the order of the card's text."""

    things: tuple[ThingWords, ...]


@value
class WithX:
    """The value of X."""

    x: int


@value
class InMode:
    """The modes, by words of theirs or by number."""

    modes: tuple[str | int, ...]


@value
class PayingWith:
    """The cards that pay a cost, or that are paid in place of the printed cost if `instead` is true."""

    verb: str
    cards: tuple[CharacterWords, ...]
    instead: bool


Clause: TypeAlias = Targeting | WithX | InMode | PayingWith
Clauses: TypeAlias = tuple[Clause, ...]


# Deeds of a player.


@value
class Playing:
    """Play a card."""

    card: CardWords
    clauses: Clauses


@value
class Using:
    """Use a payment power: the only one, or the one with the number; with `flips`, the one that flips its card."""

    card: CharacterWords
    number: int | None
    clauses: Clauses
    flips: bool = False


@value
class Completing:
    """Complete a quest."""

    card: CardWords
    clauses: Clauses


@value
class Placing:
    """Place a card as a resource."""

    card: CardWords
    face_up: bool


@value
class Proposing:
    """Propose a combat."""

    attacker: CharacterWords
    defender: CharacterWords
    sabotage: bool


@value
class Striking:
    """Strike with a weapon."""

    card: CardWords
    clauses: Clauses


@value
class Protecting:
    """Protect with a character."""

    character: CharacterWords


@value
class Passing:
    """Pass priority."""


Deed: TypeAlias = Passing | Playing | Using | Completing | Placing | Proposing | Striking | Protecting


# Statements.


@value
class ValueWords:
    """A numeric value of a card: damage, ATK, health, DEF or cost."""

    trait: str
    number: int


@value
class ConditionWords:
    """A card and its condition, or one that it is not in."""

    character: CharacterWords
    condition: str
    no: str | None = None


@value
class StatementWords:
    """A whole statement inside another one: the function that checks it, what its slots hold, the aspects it reads."""

    function: Callable[..., None]
    slots: tuple[tuple[str, object], ...]
    reads: Aspects = NONE

    def check(self, play: object) -> None:
        """Check the statement on a playthrough; the function raises an error where it is not so."""
        self.function(play, **dict(self.slots))

    def names(self, kind: type[_Words]) -> tuple[_Words, ...]:
        """Return everything of a kind that the statement names, however deep in its slots."""
        return tuple(_of_kind(kind, self.slots))


def _of_kind(kind: type[_Words], part: object) -> Iterator[_Words]:
    if isinstance(part, kind):
        yield part
    inside = part if isinstance(part, tuple) else [getattr(part, each) for each in getattr(part, "__match_args__", ())]
    for each in inside:
        yield from _of_kind(kind, each)


@value
class PlaceWords:
    """A place of a card: the zone, its player if the step names one, and top or bottom of a deck."""

    zone: str
    of: PlayerWords | None = None
    end: str | None = None
