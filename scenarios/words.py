"""What the words of a step name, before anyone has looked for it on a board."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayerWords:
    """A player as a step says it: `you`, `your opponent`, or a name."""

    who: str


@dataclass(frozen=True, slots=True)
class CardWords:
    """A card by its printed name or its label, and whose it is where the step says so."""

    name: str
    of: PlayerWords | None = None


@dataclass(frozen=True, slots=True)
class HeroWords:
    """A player's hero."""

    of: PlayerWords


CharacterWords = CardWords | HeroWords
ThingWords = CardWords | HeroWords | PlayerWords

YOU = PlayerWords("you")
OPPONENT = PlayerWords("your opponent")
