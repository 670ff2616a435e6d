"""Cards that stand in for what nobody names: whatever destroys a card, any card that is placed as a resource."""

from engine.language.words import CardType

ANY_CARD = "any card"
_DESTROYS = "0, Item\n(0) >>> Destroy target {}."
_WORDS = {
    CardType.ABILITY: "ability",
    CardType.ALLY: "ally",
    CardType.ARMOR: "equipment",
    CardType.ITEM: "equipment",
    CardType.WEAPON: "equipment",
    CardType.QUEST: "resource",
}
_DESTROYING = {kind: f"what destroys the {kind.value}" for kind in _WORDS}
STAND_INS = {
    ANY_CARD: "0, Ally, 0 [Melee] ATK / 1 Health",
    **{name: _DESTROYS.format(_WORDS[kind]) for kind, name in _DESTROYING.items()},
}
"""The text of each card that stands in, by its name."""


def destroying(kind: CardType | None) -> str | None:
    """Return the name of the card that destroys a card of a type, None for a type that none destroys.

    >>> destroying(CardType.ALLY), destroying(CardType.HERO)
    ('what destroys the ally', None)
    """
    return _DESTROYING.get(kind) if kind is not None else None
