"""Boards on which one card can be used: whatever its text may ask for lies there, and tools that make things happen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random

from engine.game.setup import at_turn, completed, impossible, new_game, put
from engine.language.filters import HasKeyword, HasTrait, Is, Named, Tagged
from engine.language.powers import Keyword
from engine.language.printed import Printed
from engine.language.triggers import On
from engine.language.words import CardType, DamageType, KeywordName, Kind, Zone
from engine.state.editions import EDITIONS
from engine.state.game import State
from engine.state.ids import PlayerId
from engine.view.descriptions import fits
from engine.view.scope import Scope
from scenarios.reading import Read, read_card
from scenarios.reading.templates import parts_of

EDITION, WITH_SABOTAGE = "cr-2007-05", "cr-2009-combat"
CLASSES = ("Druid", "Hunter", "Mage", "Paladin", "Priest", "Rogue", "Shaman", "Warlock", "Warrior")
ANN, BO = PlayerId(1), PlayerId(2)
RESOURCES = 16
READY = 0.7
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
    "Medic": "2, Alliance, Horde, Ally—Human, 1 [Melee] ATK / 4 Health\n"
    "0 >>> Medic heals 2 damage from target hero or ally.",
    "Mace": "1, Weapon—Mace, 2 [Melee] ATK / 0 Strike",
    "Bow": "1, Weapon—Bow, Ranged, 2 [Ranged] ATK / 1 Strike",
    "Coat": "1, Armor—Cloth, Chest, 1 DEF",
    "Ring": "1, Item—Ring",
    "Pillar": "1, Instant Ability—Fire Totem, 3 Health\nOngoing: Allies in your party have +1 health.",
    "Song": "1, Ability\nOngoing: Allies in your party have +1 health.",
    "Spark": "1, Instant Ability\nYour hero deals 1 fire damage to target hero or ally.",
    "Errand": "Quest\nPay 1 to complete this quest.\nReward: Draw a card.",
    "Bond": "1, Ability\nAttach to target hero or ally.\nOngoing: Attached character has +1 health.",
    "Prayer": "1, Ability\nYour hero heals 1 damage from target hero or ally.",
}


@cache
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
    return iter(parts_of(value))


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

    def __init__(self, state: State) -> None:
        self.state = state

    def lay(self, printed: Printed, owner: PlayerId, zone: Zone = Zone.PLAY, **how: object) -> None:
        """Put the card there."""
        self.state, _ = put(self.state, printed, owner, zone, **how)  # type: ignore[arg-type]

    def try_to_lay(self, printed: Printed, owner: PlayerId) -> None:
        """Put the card into play if it can lie there, attached to something where it has to be."""
        for how in self._hosts(printed, owner) if printed.attach is not None else ({},):
            laid = completed(put(self.state, printed, owner, Zone.PLAY, **how)[0])  # type: ignore[arg-type]
            if not impossible(laid):
                self.state = laid
                return

    def _hosts(self, printed: Printed, owner: PlayerId) -> Iterator[dict[str, object]]:
        assert printed.attach is not None
        scope = Scope(self.state, owner, 0)
        for card in self.state.play.ids:
            try:
                if fits(scope, printed.attach.to.filter, card):
                    yield {"attached_to": card}
            except KeyError:  # Its description speaks of the ability itself, which is nowhere yet.
                return


def board(printed: Printed, dice: Random, partners: Sequence[Printed] = (), ground: State | None = None) -> State:
    """Return a board in the action phase of a player who has the card in every place where it may be of use.

    Partners lie there for both players, and in their decks and hands; the first hero among them is the opponent's.
    """
    known = grounds(dice.randrange(GROUNDS), edition_of(printed)) if ground is None else ground
    table, more = Table(known), samples(printed)
    everyone = hero(printed)
    opposing = next((each for each in partners if each.type is CardType.HERO), everyone)
    is_hero = printed.type is CardType.HERO
    for player, face in ((ANN, printed if is_hero else everyone), (BO, opposing)):
        least = face.health or 0
        table.lay(face, player, damage=min(dice.choice((0, 6, 15)), max(0, least - 9)))
        _lay_samples(table, player, more, dice)
        _lay_tokens(table, player, printed)
        _lay_partners(table, player, partners, dice)
    _lay_card(table, printed, dice)
    return at_turn(completed(table.state), ANN)


GROUNDS = 12


def edition_of(printed: Printed) -> str:
    """Return an edition that has what the card does."""
    sabotages = any(isinstance(part, Keyword) and part.name is KeywordName.SABOTAGE for part in parts(printed))
    return WITH_SABOTAGE if sabotages else EDITION


@cache
def grounds(number: int, edition: str) -> State:
    """Return one of the grounds on which boards are laid."""
    return ground(Random(number), edition)  # noqa: S311 - no secret depends on it.


def ground(dice: Random, edition: str = EDITION) -> State:
    """Return what lies on a board whatever card it is for: all but heroes, and what the card's own text speaks of."""
    table = Table(new_game(EDITIONS[edition], (("Ann", 1), ("Bo", 2))))
    for player in (ANN, BO):
        _lay_party(table, player, dice)
        _lay_rest(table, player, dice)
    return table.state


def _lay_party(table: Table, player: PlayerId, dice: Random) -> None:
    """Lay what stands in play: allies as they may be, equipment, abilities; now and then less, which may be asked."""
    have = furniture()
    allies = dice.choice((("Footman", "Bowman", "Giant", "Guard"), ("Medic", "Giant"), ("Bowman",), ()))
    for place, name in enumerate(allies):
        damage, ready = int(place in (1, 3)), place < 2
        table.lay(have[name], player, damage=damage, ready=ready)
    hosts = [card for card in table.state.play.ids if table.state.cards[card].printed is have["Giant"]]
    for host in dice.sample(hosts, min(len(hosts), dice.choice((0, 1)))):
        table.lay(have["Bond"], player, attached_to=host)
    for name in dice.choice((("Mace", "Bow", "Coat", "Ring", "Song", "Pillar"), ("Bow", "Song"), ("Mace", "Coat"), ())):
        table.lay(have[name], player, ready=dice.random() < READY)
    table.lay(have["Tools"], player)
    for _ in range(3):
        table.lay(have["Errand"], player, resource=True)


def _lay_rest(table: Table, player: PlayerId, dice: Random) -> None:
    have = [*furniture().values()]
    for _ in range(RESOURCES - (dice.choice((0, 4)) if player == ANN else 0)):
        table.lay(have[0], player, resource=True, face_up=False)
    for each in have:
        table.lay(each, player, Zone.GRAVEYARD)
    for _ in range(DECK):
        table.lay(dice.choice(have), player, Zone.DECK)
    for each in dice.sample(have, dice.choice((0, 3, 8))):
        table.lay(each, player, Zone.HAND)


def _lay_tokens(table: Table, player: PlayerId, printed: Printed) -> None:
    """Lay an ally token where the card's text speaks of tokens."""
    if any(isinstance(part, Is) and Kind.TOKEN in part.kinds for part in parts(printed)):
        table.lay(furniture()["Footman"], player, token=True)


def _lay_samples(table: Table, player: PlayerId, more: Sequence[Printed], dice: Random) -> None:
    """Lay what the card's text speaks of: in play what can be there, and in every other zone."""
    for each in more:
        if stands(each):
            table.try_to_lay(each, player)
        table.lay(each, player, Zone.GRAVEYARD)
        table.lay(each, player, Zone.DECK, on_bottom=dice.random() < 0.5)
        if dice.random() < 0.3:
            table.lay(each, player, Zone.HAND)


def _lay_partners(table: Table, player: PlayerId, partners: Sequence[Printed], dice: Random) -> None:
    """Lay other cards beside it: in hand, on top of the deck, and half of them in play."""
    for each in partners:
        if each.type is CardType.HERO:
            continue
        table.lay(each, player, dice.choice((Zone.HAND, Zone.DECK, Zone.GRAVEYARD)), on_bottom=False)
        if stands(each) and dice.random() < 0.5:
            table.try_to_lay(each, player)


def _lay_card(table: Table, printed: Printed, dice: Random) -> None:
    if printed.type is CardType.HERO:
        return
    if printed.type is CardType.QUEST:
        table.lay(printed, ANN, resource=True)
    for zone in (Zone.HAND, Zone.HAND, Zone.GRAVEYARD):
        table.lay(printed, ANN, zone)
    table.lay(printed, ANN, Zone.DECK, on_bottom=False)
    if stands(printed) and dice.random() < 0.5:
        table.try_to_lay(printed, ANN)


def stands(printed: Printed) -> bool:
    """Return whether the card can be in play outside a resource row, heroes aside."""
    return printed.type in STANDING or printed.ongoing
