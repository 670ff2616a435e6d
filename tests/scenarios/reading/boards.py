"""Boards on which one card can be used: whatever its text may ask for lies there, and tools that make things happen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from functools import cache
from random import Random

from engine.board import at_turn, completed, impossible, new_game, put
from engine.editions import EDITIONS
from engine.language.filters import HasKeyword, HasTrait, Named, Tagged
from engine.language.powers import Keyword
from engine.language.printed import Printed
from engine.language.triggers import On
from engine.language.words import CardType, DamageType, KeywordName, Zone
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from scenarios.reading import Read, read_card

EDITION = "cr-2007-05"
CLASSES = ("Druid", "Hunter", "Mage", "Paladin", "Priest", "Rogue", "Shaman", "Warlock", "Warrior")
ANN, BO = PlayerId(1), PlayerId(2)
RESOURCES = 16
DECK = 12
STANDING = {CardType.ALLY, CardType.ARMOR, CardType.ITEM, CardType.WEAPON}

DAMAGE = ("arcane", "fire", "frost", "holy", "melee", "nature", "ranged", "shadow")
TOOLS = (
    *(f"0 >>> Your hero deals 2 {kind} damage to target hero or ally." for kind in DAMAGE),
    "0 >>> Your hero heals 2 damage from target hero or ally.",
    "0 >>> Prevent the next 2 damage that would be dealt to target hero or ally this turn.",
    "0 >>> Destroy target ally.",
    "0 >>> Destroy target ability.",
    "0 >>> Destroy target equipment.",
    "0 >>> Destroy one of your resources.",
    "0 >>> Exhaust target hero or ally.",
    "0 >>> Ready target hero or ally.",
    "0 >>> Draw a card.",
    "0 >>> Target player discards a card.",
    "0 >>> Target ally has +3 ATK this turn.",
    "0 >>> Put target card from your graveyard into your hand.",
    "0 >>> Interrupt target ability card.",
    "0 >>> Put target ally into its owner's hand.",
)
FURNITURE = {
    "Footman": "2, Alliance, Horde, Ally—Human, 3 [Melee] ATK / 5 Health",
    "Bowman": "3, Alliance, Horde, Ally—Orc, 1 [Ranged] ATK / 3 Health",
    "Giant": "8, Alliance, Horde, Ally—Ogre, 5 [Melee] ATK / 6 Health",
    "Guard": "1, Alliance, Horde, Ally—Dwarf, 1 [Melee] ATK / 4 Health\nProtector",
    "Mace": "1, Weapon—Mace, 2 [Melee] ATK / 0 Strike",
    "Bow": "1, Weapon—Bow, Ranged, 2 [Ranged] ATK / 1 Strike",
    "Coat": "1, Armor—Cloth, Chest, 1 DEF",
    "Ring": "1, Item—Ring",
    "Pillar": "1, Instant Ability—Fire Totem, 3 Health\nOngoing: Allies in your party have +1 health.",
    "Song": "1, Ability\nOngoing: Allies in your party have +1 health.",
    "Spark": "1, Instant Ability\nYour hero deals 1 fire damage to target hero or ally.",
    "Errand": "Quest\nPay 1 to complete this quest.\nReward: Draw a card.",
    "Prayer": "1, Ability\nYour hero heals 1 damage from target hero or ally.",
}


def made(name: str, text: str) -> Printed:
    """Return a card of ours as its line and text are read."""
    reading = read_card(name, text)
    assert isinstance(reading, Read), f"{name}: {reading}"
    return reading.printed


CONDITIONS = {
    KeywordName.BEAR_FORM: "Ongoing: Your hero is in bear form.",
    KeywordName.CAT_FORM: "Ongoing: Your hero is in cat form.",
    KeywordName.STEALTH: "Ongoing: Your hero has stealth.",
    KeywordName.PROTECTOR: "Ongoing: Your hero has protector.",
    KeywordName.ELUSIVE: "Ongoing: Your hero is elusive.",
}


@cache
def furniture() -> dict[str, Printed]:
    """Return the cards that lie on every board."""
    found = {name: made(name, text) for name, text in FURNITURE.items()}
    found["Tools"] = made("Tools", "\n".join(("0, Item—Trinket", *TOOLS)))
    return found


def parts(value: object) -> Iterator[object]:
    """Yield everything that card data holds, itself first."""
    yield value
    if isinstance(value, tuple):
        for each in value:
            yield from parts(each)
    elif is_dataclass(value) and not isinstance(value, (Enum, type)):
        for field in fields(value):
            yield from parts(getattr(value, field.name))


@dataclass(frozen=True)
class Mentioned:
    """What a card's text speaks of by name: tags, traits and names of cards."""

    tags: tuple[str, ...]
    traits: tuple[str, ...]
    names: tuple[str, ...]
    keywords: tuple[KeywordName, ...]
    damage_types: tuple[DamageType, ...]


def mentioned(printed: Printed) -> Mentioned:
    """Return what the card's text speaks of by name."""
    everything = list(parts(printed))
    tags = (tag for part in everything if isinstance(part, Tagged) for tag in part.tags)
    traits = (part.trait for part in everything if isinstance(part, HasTrait))
    names = (part.name for part in everything if isinstance(part, Named) and isinstance(part.name, str))
    keywords = (part.keyword for part in everything if isinstance(part, HasKeyword))
    kinds = (part.damage_type for part in everything if isinstance(part, On) and part.damage_type)
    return Mentioned(*(tuple(dict.fromkeys(each)) for each in (tags, traits, names, keywords, kinds)))  # type: ignore[arg-type]


def hero(printed: Printed) -> Printed:
    """Return a hero that may have the card in its deck: of every class and both factions, with what is required."""
    spoken = mentioned(printed)
    traits = dict.fromkeys((*CLASSES, "Alliance", "Horde", *printed.traits, *printed.required, *spoken.traits))
    return Printed("Everyone", CardType.HERO, traits=tuple(traits), health=90)


def samples(printed: Printed) -> tuple[Printed, ...]:
    """Return cards of ours with what the card's text speaks of: of each tag, trait and name an ally and an ability."""
    spoken = mentioned(printed)
    shown = (*CLASSES[:1], "Alliance", "Horde")
    found = []
    for place, (tags, traits, name) in enumerate(
        [((tag,), shown, "") for tag in spoken.tags]
        + [((), (*shown, trait), "") for trait in spoken.traits]
        + [((), shown, name) for name in spoken.names]
    ):
        ally, mace, song = (replace(furniture()[each], traits=traits) for each in ("Bowman", "Mace", "Song"))
        found += [
            replace(each, name=name or f"{each.name} {place}", tags=(*each.tags, *tags))
            for each in (ally, mace, song, replace(furniture()["Spark"], traits=traits))
        ]
    for keyword in spoken.keywords:
        if keyword in CONDITIONS:
            found.append(made(f"Cloak of {keyword.value}", f"1, Ability\n{CONDITIONS[keyword]}"))
        found.append(replace(furniture()["Footman"], name=f"Scout of {keyword.value}", powers=(Keyword(keyword),)))
    for kind in spoken.damage_types:
        text = f"1, Instant Ability\nYour hero deals 1 {kind.value} damage to target hero or ally."
        found.append(made(f"Bolt of {kind.value}", text))
    return tuple(found)


class Table:
    """A board being laid."""

    def __init__(self) -> None:
        self.state = new_game(EDITIONS[EDITION], (("Ann", 1), ("Bo", 2)))

    def lay(self, printed: Printed, owner: PlayerId, zone: Zone = Zone.PLAY, **how: object) -> CardId | None:
        """Put the card there if it can lie there."""
        laid, number = put(self.state, printed, owner, zone, **how)  # type: ignore[arg-type]
        if zone is Zone.PLAY:
            laid = completed(laid)
            if impossible(laid):
                return None
        self.state = laid
        return number


def board(printed: Printed, dice: Random) -> State:
    """Return a board in the action phase of a player who has the card in every place where it may be of use."""
    table, more = Table(), samples(printed)
    everyone = hero(printed)
    for player in (ANN, BO):
        is_hero = printed.type is CardType.HERO and player == ANN
        table.lay(printed if is_hero else everyone, player, damage=dice.choice((0, 6, 15)))
        _lay_party(table, player, more, dice)
        _lay_rest(table, player, more, dice)
    _lay_card(table, printed, dice)
    return at_turn(table.state, ANN)


def _lay_party(table: Table, player: PlayerId, more: tuple[Printed, ...], dice: Random) -> None:
    """Lay what stands in play: allies as they may be, equipment, abilities; now and then less, which may be asked."""
    have = furniture()
    allies = dice.choice((("Footman", "Bowman", "Giant", "Guard"), ("Footman", "Giant"), ("Bowman",), ()))
    for place, name in enumerate(allies):
        damage, ready = (1 if place == 1 else 0), place != 2
        table.lay(have[name], player, damage=damage, ready=ready)
    for each in more:
        if each.type in STANDING or each.ongoing:
            table.lay(each, player)
    for name in dice.choice((("Mace", "Bow", "Coat", "Ring", "Song", "Pillar"), ("Bow", "Song"), ("Mace", "Coat"), ())):
        table.lay(have[name], player)
    table.lay(have["Tools"], player)
    for _ in range(3):
        table.lay(have["Errand"], player, resource=True)


def _lay_rest(table: Table, player: PlayerId, more: tuple[Printed, ...], dice: Random) -> None:
    have = [*furniture().values(), *more]
    for _ in range(RESOURCES - (dice.choice((0, 4)) if player == ANN else 0)):
        table.lay(have[0], player, resource=True, face_up=False)
    for each in have:
        table.lay(each, player, Zone.GRAVEYARD)
    for _ in range(DECK):
        table.lay(dice.choice(have), player, Zone.DECK)
    for each in dice.sample(have, dice.choice((0, 3, 8))):
        table.lay(each, player, Zone.HAND)


def _lay_card(table: Table, printed: Printed, dice: Random) -> None:
    if printed.type is CardType.HERO:
        return
    if printed.type is CardType.QUEST:
        table.lay(printed, ANN, resource=True)
    for zone in (Zone.HAND, Zone.HAND, Zone.GRAVEYARD):
        table.lay(printed, ANN, zone)
    table.lay(printed, ANN, Zone.DECK, on_bottom=False)
    if (printed.type in STANDING or (printed.ongoing and printed.attach is None)) and dice.random() < 0.5:
        table.lay(printed, ANN)
