"""Costs of the library's cards that are more than resources, on boards where parts want the same card (401.1, 707.1e).

What can be paid is worked out by hand from the words of the cards. Where another cost comes on top it is a made-up
toll, "you pay in addition …".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.decisions.actions import PlayCard, Use
from engine.language.costs import Cost, Perform
from engine.language.effects import Destroy, Discard, Effect, Exhaust, Flip, Put, PutDamage
from engine.language.filters import AllOf, Controlled, Is, Tagged
from engine.language.modifiers import AddCost, Purpose
from engine.language.powers import Completion, Continuous, Payment
from engine.language.printed import Printed
from engine.language.selections import Chosen, Every, HeroOf, Number, This, You
from engine.language.words import CardType, Kind, Zone
from engine.play import why_not
from engine.state.editions import EDITIONS
from scenarios.library.card_files import card_names, load
from tests.engine.cards import GNOME, OGRE, armor, item, ongoing, weapon
from tests.engine.table import BLANK, A, B, Table
from tests.engine.tried_actions import agree
from tests.every_row import for_every

COMBO = replace(GNOME, name="Combo", tags=("Combo",))
SHIELD = replace(armor("Shield", 1), tags=("Shield",))
TRINKET = item("Trinket")
WISP = replace(GNOME, name="Wisp", tags=("Wisp",))
LATER = EDITIONS["faq-2009-03"]
"""An edition in which no more damage is put on a character to pay a cost than it has health left (section 1)."""

Lay = Callable[[Table], object]
"""What lays one thing more on the table."""


def mine(kind: Kind) -> Chosen:
    return Chosen(Every(AllOf((Is((kind,)), Controlled(You())))))


def one(printed: Printed, zone: Zone = Zone.PLAY, **how: object) -> Lay:
    return lambda table: table.put(printed, A, zone, **how)  # type: ignore[arg-type]


def resource(*, ready: bool) -> Lay:
    return lambda table: table.put(BLANK, A, resource=True, face_up=False, ready=ready)


def hurt(amount: int) -> Lay:
    """Return that the hero has so much damage."""
    return lambda table: table.alter(table.heroes[0], damage=amount)


def toll(*effects: Effect) -> Lay:
    """Return that everything costs A this in addition."""
    cost: tuple[Cost, ...] = tuple(map(Perform, effects))
    changes = tuple(AddCost(purpose, Is((Kind.CARD,)), cost) for purpose in (Purpose.PLAY, Purpose.USE))
    return one(ongoing("Toll", Continuous(changes, You())))


EXHAUST_AN_ALLY = Exhaust(mine(Kind.ALLY))
DESTROY_AN_ALLY = Destroy(mine(Kind.ALLY))
DESTROY_AN_ITEM = Destroy(mine(Kind.ITEM))
DESTROY_AN_ARMOR = Destroy(mine(Kind.ARMOR))
DESTROY_A_RESOURCE = Destroy(mine(Kind.RESOURCE))
DISCARD = Discard(You(), Number(1))
REMOVE_AN_ALLY = Put(Chosen(Every(Is((Kind.ALLY,)), (Zone.GRAVEYARD,), You())), Zone.REMOVED)
REMOVE_A_COMBO = Put(Chosen(Every(Tagged(("Combo",)), (Zone.GRAVEYARD,), You())), Zone.REMOVED)
FLIP_YOUR_HERO = Flip(HeroOf(You()))
HURT_YOUR_HERO = PutDamage(HeroOf(You()), Number(1))

ROWS: list[tuple[str, int, tuple[Lay, ...], bool]] = [
    # Destroying itself: it is not there to be destroyed a second time.
    ("Durdin Hammerhand", 0, (), True),
    ("Durdin Hammerhand", 0, (toll(DESTROY_AN_ALLY),), False),
    ("Durdin Hammerhand", 0, (toll(DESTROY_AN_ALLY), one(OGRE)), True),
    ("Durdin Hammerhand", 0, (toll(EXHAUST_AN_ALLY),), True),  # It is exhausted first, and then destroyed.
    ("Dorric the Martyr", 1, (), True),  # Its only target may be itself.
    ("Dorric the Martyr", 0, (), False),
    ("Dorric the Martyr", 1, (toll(DESTROY_AN_ALLY),), False),
    ("Emerald-Scale Greaves", 2, (one(OGRE), toll(DESTROY_AN_ARMOR)), False),
    ("Emerald-Scale Greaves", 2, (one(OGRE), toll(DESTROY_AN_ARMOR), one(SHIELD)), True),
    # Putting itself elsewhere.
    ("Burst of Knowledge", 1, (), True),
    ("Burst of Knowledge", 1, (toll(DESTROY_AN_ITEM),), False),
    ("Burst of Knowledge", 1, (toll(DESTROY_AN_ITEM), one(TRINKET)), True),
    ("Burst of Knowledge", 1, (toll(DISCARD),), True),  # Back in hand it can be discarded.
    ("Kaal Soulreaper", 7, (toll(DESTROY_AN_ALLY),), False),
    ("Kaal Soulreaper", 7, (toll(DESTROY_AN_ALLY), one(GNOME)), True),
    ("Kaal Soulreaper", 7, (toll(REMOVE_AN_ALLY),), False),  # It goes out of the game, not by way of the graveyard.
    # Activating, which takes a ready card.
    ("Mezzik Darkspark", 0, (), True),  # It is an ally itself: exhausted, then destroyed.
    ("Mezzik Darkspark", 0, (toll(EXHAUST_AN_ALLY),), False),
    ("Mezzik Darkspark", 0, (toll(EXHAUST_AN_ALLY), one(OGRE, ready=False)), False),
    ("Mezzik Darkspark", 0, (toll(EXHAUST_AN_ALLY), one(OGRE)), True),
    ("Mezzik Darkspark", 0, (toll(DESTROY_AN_ALLY),), False),
    ("Mezzik Darkspark", 0, (toll(DESTROY_AN_ALLY), one(OGRE, ready=False)), True),
    ("Mezzik Darkspark", 0, (toll(REMOVE_AN_ALLY),), True),  # What it destroys can then be removed.
    ("Landro Longshot", 1, (), False),
    ("Landro Longshot", 1, (one(BLANK, Zone.HAND),), True),
    ("Landro Longshot", 0, (one(BLANK, Zone.HAND),), False),
    ("Landro Longshot", 1, (one(BLANK, Zone.HAND), toll(DISCARD)), False),
    ("Landro Longshot", 1, (one(BLANK, Zone.HAND), one(BLANK, Zone.HAND), toll(DISCARD)), True),
    ("Landro Longshot", 1, (one(BLANK, Zone.HAND), toll(EXHAUST_AN_ALLY)), False),
    ("Landro Longshot", 1, (one(BLANK, Zone.HAND), toll(EXHAUST_AN_ALLY), one(GNOME)), True),
    # Cards of a kind.
    ("High Priestess Tyrande Whisperwind", 1, (), False),
    ("High Priestess Tyrande Whisperwind", 1, (one(WISP),), True),
    ("High Priestess Tyrande Whisperwind", 1, (one(WISP), toll(DESTROY_AN_ALLY)), True),  # She can be destroyed.
    ("High Priestess Tyrande Whisperwind", 1, (one(OGRE), toll(DESTROY_AN_ALLY)), False),
    ("Twig of the World Tree", 0, (), False),
    ("Twig of the World Tree", 1, (), True),
    ("Twig of the World Tree", 0, (resource(ready=False),), True),
    ("Twig of the World Tree", 1, (toll(DESTROY_A_RESOURCE),), False),
    ("Twig of the World Tree", 2, (toll(DESTROY_A_RESOURCE),), True),
    ("Wall of the Dead", 0, (one(OGRE),), False),
    ("Wall of the Dead", 0, (one(OGRE, Zone.GRAVEYARD),), True),
    ("Wall of the Dead", 0, (one(OGRE, Zone.GRAVEYARD), toll(REMOVE_AN_ALLY)), False),
    ("Wall of the Dead", 0, (one(OGRE, Zone.GRAVEYARD), one(GNOME, Zone.GRAVEYARD), toll(REMOVE_AN_ALLY)), True),
    ("Wall of the Dead", 0, (one(OGRE), toll(DESTROY_AN_ALLY)), True),  # Destroyed first, it is in the graveyard.
    # Additional and alternate costs of cards in hand.
    ("Sever the Cord", 2, (), False),
    ("Sever the Cord", 2, (one(OGRE),), True),  # Its target may be the ally that is destroyed to pay for it.
    ("Sever the Cord", 1, (one(OGRE),), False),
    ("Sever the Cord", 2, (one(OGRE), toll(DESTROY_AN_ALLY)), False),
    ("Sever the Cord", 2, (one(OGRE), one(GNOME), toll(DESTROY_AN_ALLY)), True),
    ("Sever the Cord", 2, (one(OGRE), toll(EXHAUST_AN_ALLY)), True),
    ("Sever the Cord", 2, (one(OGRE, ready=False), toll(EXHAUST_AN_ALLY)), False),
    ("Shield Bash", 2, (), False),
    ("Shield Bash", 0, (one(SHIELD),), True),
    ("Shield Bash", 0, (one(SHIELD, ready=False),), False),
    ("Shield Bash", 0, (one(SHIELD), toll(Exhaust(mine(Kind.ARMOR)))), False),
    ("Shield Bash", 3, (one(SHIELD), toll(Exhaust(mine(Kind.ARMOR)))), True),
    ("Shield Bash", 0, (one(SHIELD), one(SHIELD), toll(Exhaust(mine(Kind.ARMOR)))), True),
    ("Eviscerate", 2, (), True),
    ("Eviscerate", 2, (toll(REMOVE_A_COMBO),), False),
    ("Eviscerate", 2, (one(COMBO, Zone.GRAVEYARD), toll(REMOVE_A_COMBO)), True),
    ("Life Tap", 2, (hurt(29),), True),
]


def laid(name: str, resources: int, things: tuple[Lay, ...], table: Table) -> tuple[Table, PlayCard | Use]:
    """Return the table with the card, its hero's trait and the things, and how the odd cost is to be paid."""
    printed = load(name)
    for _ in range(resources):
        table.put(BLANK, A, resource=True, face_up=False)
    for lay in things:
        lay(table)
    for target in (OGRE, weapon("Sword", 1, 1)):
        table.put(target, B)
    if printed.type is CardType.ABILITY:
        return table, PlayCard(A, table.put(printed, A, Zone.HAND))
    places = [n for n, p in enumerate(printed.powers) if isinstance(p, Payment) and any(map(odd, p.cost))]
    return table, Use(A, table.put(printed), places[0])


def odd(part: Cost) -> bool:
    return isinstance(part, Perform)


@for_every(("name", "resources", "things", "payable"), ROWS)
def test_what_can_be_paid(name: str, resources: int, things: tuple[Lay, ...], payable: bool) -> None:  # noqa: FBT001
    table, action = laid(name, resources, things, Table(resources=0))
    agree(table, action, legal=payable)


@for_every(
    ("name", "resources", "damage", "things", "payable"),
    [
        ("Kena Shadowbrand", 0, 2, (), True),  # 1 of its 3 health is left.
        ("Kena Shadowbrand", 0, 1, (toll(PutDamage(This(), Number(1))),), True),
        ("Kena Shadowbrand", 0, 2, (toll(PutDamage(This(), Number(1))),), False),
        ("Kena Shadowbrand", 0, 2, (toll(PutDamage(mine(Kind.ALLY), Number(1))),), False),
        ("Kena Shadowbrand", 0, 2, (toll(PutDamage(mine(Kind.ALLY), Number(1))), one(GNOME)), True),
        ("Acolyte Kemistra", 1, 5, (), True),  # 2 of its 7 health are left, and 2 are put on it.
        ("Acolyte Kemistra", 1, 6, (), False),
        ("Acolyte Kemistra", 1, 4, (toll(PutDamage(This(), Number(1))),), True),
        ("Acolyte Kemistra", 1, 5, (toll(PutDamage(This(), Number(1))),), False),
        ("Acolyte Demia", 1, 5, (), True),
        ("Acolyte Demia", 1, 5, (toll(PutDamage(This(), Number(1))),), False),
    ],
)
def test_damage_that_is_put_to_pay_a_cost(
    name: str,
    resources: int,
    damage: int,
    things: tuple[Lay, ...],
    payable: bool,  # noqa: FBT001
) -> None:
    """In a later edition no more is put than there is health; in the reference edition any amount can be."""
    for edition in (LATER, None):
        table = Table(resources=0) if edition is None else Table(resources=0, edition=edition)
        table, action = laid(name, resources, things, table)
        table.alter(action.card, damage=damage)
        agree(table, action, legal=payable or edition is None)


@for_every(
    ("damage", "things", "payable"),
    [(28, (), True), (29, (), False), (27, (toll(HURT_YOUR_HERO),), True), (28, (toll(HURT_YOUR_HERO),), False)],
)
def test_life_tap_puts_no_more_on_a_hero_of_30_health_than_it_has_left(
    damage: int,
    things: tuple[Lay, ...],
    payable: bool,  # noqa: FBT001
) -> None:
    table, action = laid("Life Tap", 2, (hurt(damage), *things), Table(resources=0, edition=LATER))
    agree(table, action, legal=payable)


def flipping() -> list[str]:
    """Return the heroes whose power costs to flip them and that ask for nothing else but resources."""
    found = []
    for hero in (load(name) for name in card_names()):
        powers = [p for p in hero.powers if isinstance(p, Payment)]
        flips = hero.type is CardType.HERO and powers and Perform(Flip(This())) in powers[0].cost
        if flips and powers[0].only_if is None:
            found.append(hero.name)
    return found


@for_every("name", flipping())
def test_a_hero_is_flipped_once(name: str) -> None:
    """301.2, 401.1: another cost that turns it over, too, can't be paid beside its own."""
    for things, payable in (
        ((), True),
        ((toll(FLIP_YOUR_HERO),), False),
        ((toll(DISCARD), one(BLANK, Zone.HAND)), True),
        ((toll(DISCARD),), False),
    ):
        table = Table(resources=12, hero=load(name))
        for lay in things:
            lay(table)
        reasons = {reason.rule for reason in why_not(table.state, Use(A, table.heroes[0], 0))}
        assert ("401.1" not in reasons) is payable


def words_of(part: Cost) -> str:
    """Return what kind of thing the part of a cost does to what."""
    if not isinstance(part, Perform):
        return type(part).__name__
    selection = getattr(part.effect, "cards", getattr(part.effect, "on", getattr(part.effect, "players", None)))
    return f"{type(part.effect).__name__} {type(selection).__name__}"


def costs_of(printed: Printed) -> list[Cost]:
    found = [*printed.additional_cost, *(printed.alternate_cost or ())]
    return found + [part for p in printed.powers if isinstance(p, Payment | Completion) for part in p.cost]


def test_every_kind_of_cost_of_the_library_is_among_those_above() -> None:
    """A card with a cost of another kind wants boards of its own here."""
    tried = {row[0] for row in ROWS} | {"Kena Shadowbrand", "Life Tap", *flipping()}
    kinds = {words_of(part) for name in tried for part in costs_of(load(name))}
    kinds.add("Concede")  # It takes no card.
    every = [load(name) for name in card_names()]
    assert [card.name for card in every if any(words_of(part) not in kinds for part in costs_of(card))] == []
