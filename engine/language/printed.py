"""A card as it is printed: data and nothing else."""

from __future__ import annotations

from functools import cache

from engine.language.costs import Cost
from engine.language.powers import Attach, Keyword, LinkText, Power
from engine.language.selections import Circumstance
from engine.language.words import CardType, DamageType
from engine.value import value


@value
class Printed:
    """The printed values and powers of a card (chapter 2 of the rules).

    `traits` are shown by its icons and on a hero's type line. `required` are the traits all of which the player's
    hero must have ("[Trait] Hero Required"). `limits` are the tags with a number in parentheses (202.2). `text` is what
    the card does as it resolves; `powers` are those after the ongoing keyword, and all powers of other card types.
    `has_x` says that X is part of the cost, and `highest_x` is the greatest value that may be chosen for X.
    """

    name: str
    type: CardType
    cost: int = 0
    has_x: bool = False
    traits: tuple[str, ...] = ()
    required: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    limits: tuple[tuple[str, int], ...] = ()
    unique: bool = False
    unlimited: bool = False
    instant: bool = False
    ongoing: bool = False
    atk: int | None = None
    damage_type: DamageType | None = None
    health: int | None = None
    defense: int | None = None
    strike_cost: int | None = None
    attach: Attach | None = None
    text: LinkText | None = None
    powers: tuple[Power, ...] = ()
    alternate_cost: tuple[Cost, ...] | None = None
    alternate_if: Circumstance | None = None
    additional_cost: tuple[Cost, ...] = ()
    play_only_if: Circumstance | None = None
    highest_x: int | None = None
    reputation: str | None = None
    source: str = ""

    @property
    def is_totem(self) -> bool:
        """Return whether the Totem keyword is on the type line (306.4a)."""
        if self.type is not CardType.ABILITY:
            return False
        return any(tag.endswith("Totem") for tag in self.tags)


@value
class TokenFace:
    """The values and powers of a token that an effect puts into play (402.2).

    Where `name` is None the tag is also its name. `more_tags` are further tags, `traits` the icons that it shows. A
    token of another type than ally has no ATK and no health.
    """

    tag: str
    atk: int
    health: int
    name: str | None = None
    damage_type: DamageType | None = None
    unique: bool = False
    powers: tuple[Power | Keyword, ...] = ()
    more_tags: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    type: CardType = CardType.ALLY

    @property
    def printed(self) -> Printed:
        """Return the token as a card with cost 0, as a rule an ally (402.2a). Equal tokens give the same object."""
        return _as_card(self)


@cache
def _as_card(token: TokenFace) -> Printed:
    fights = token.type is CardType.ALLY
    return Printed(
        name=token.name or token.tag,
        type=token.type,
        traits=token.traits,
        tags=(token.tag, *token.more_tags),
        unique=token.unique,
        atk=token.atk if fights else None,
        damage_type=token.damage_type,
        health=token.health if fights else None,
        powers=token.powers,
    )
