"""Cards that stand in for what nobody names: whatever destroys a card, any card placed as a resource, any ally."""

from engine.language.words import CardType

ANY_CARD = "any card"
ANY_ALLY = "any ally"
ANY_INSTANT = "any instant"
ANY_LASTING = "any ongoing ability"
ANY_EQUIPMENT = "any item"
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
    ANY_ALLY: "2, Ally, 2 [Melee] ATK / 2 Health",
    ANY_INSTANT: "0, Instant Ability\nDraw a card.",
    "any ability": "0, Ability\nDraw a card.",
    ANY_LASTING: "0, Ongoing Ability\nOngoing: Your hero has +1 health.",
    "any weapon": "0, Weapon—Sword\nMelee (1), 1 [Melee] ATK / 0 Strike",
    "any armor": "0, Armor—Cloth\nChest (1), 1 DEF",
    ANY_EQUIPMENT: "0, Item\n[Activate] >>> Draw a card.",
    "any quest": "Quest\nPay 1 to complete this quest.\nReward: Draw a card.",
    **{name: _DESTROYS.format(_WORDS[kind]) for kind, name in _DESTROYING.items()},
}
"""The text of each card that stands in, by its name."""


def destroying(kind: CardType | None) -> str | None:
    """Return the name of the card that destroys a card of a type, None for a type that none destroys.

    >>> destroying(CardType.ALLY), destroying(CardType.HERO)
    ('what destroys the ally', None)
    """
    return _DESTROYING.get(kind) if kind is not None else None
