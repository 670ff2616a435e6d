"""What the words of a step name, before anyone has looked for it on a board."""

from typing import TypeAlias

from engine.value import value


@value
class PlayerWords:
    """A player as a step says it: `you`, `your opponent`, or a name."""

    who: str


@value
class CardWords:
    """A card by its printed name or its label, and whose it is where the step says so."""

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
    """The proposal effect on the chain, which has no card's name."""


YOU = PlayerWords("you")
OPPONENT = PlayerWords("your opponent")

CharacterWords: TypeAlias = CardWords | HeroWords
ThingWords: TypeAlias = CardWords | HeroWords | PlayerWords | ZoneWords
LinkWords: TypeAlias = CardWords | HeroWords | CombatWords


@value
class LabelledWords:
    """A card's printed name, whose it is where the step says so, and the label it gets."""

    name: str
    of: PlayerWords | None = None
    label: str | None = None


@value
class PlacedWords:
    """A card as a board puts it into play."""

    name: str
    count: int = 1
    state: str = "ready"
    damage: int = 0
    this_turn: bool = False
    label: str | None = None


# What goes with an action.


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
    """The modes that are used, by words of theirs or by their number."""

    modes: tuple[str | int, ...]


@value
class PayingWith:
    """The cards that a cost takes, in place of the printed cost where `instead`."""

    verb: str
    cards: tuple[CharacterWords, ...]
    instead: bool


Clause: TypeAlias = Targeting | WithX | InMode | PayingWith
Clauses: TypeAlias = tuple[Clause, ...]


# What a player does.


@value
class Playing:
    """Play a card."""

    card: CardWords
    clauses: Clauses


@value
class Using:
    """Use a payment power: the only one, or the one with the number."""

    card: CharacterWords
    number: int | None
    clauses: Clauses


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


# What is said to be so.


@value
class ValueWords:
    """A numeric value of a card: damage, ATK, health, DEF or cost."""

    trait: str
    number: int


@value
class ConditionWords:
    """A condition that a card is said to be in."""

    character: CharacterWords
    condition: str


@value
class PlaceWords:
    """Where a card is: the zone, whose it is where that is said, and which end of a deck."""

    zone: str
    of: PlayerWords | None = None
    end: str | None = None
