"""Each value on each type of card, and each type of card in each zone: as the chapters 2 and 3 of the rules say."""

import json
from pathlib import Path

import pytest

from engine.language.modifiers import Adjust
from engine.language.powers import Continuous
from engine.language.selections import HeroOf, Number, This, You
from engine.language.words import CardType, Trait, Zone
from engine.value import replace
from scenarios.library.card_files import card_names, load
from scenarios.library.card_parts import PLACES, misprint
from scenarios.library.schema import card_of, read_card
from scenarios.scenario_errors import BadCardData
from tests.every_row import for_every

CARDS = {
    CardType.ABILITY: "Fire Blast",
    CardType.ALLY: "Tim",
    CardType.ARMOR: "Green Whelp Armor",
    CardType.HERO: "Boris Brightbeard",
    CardType.ITEM: "Burst of Knowledge",
    CardType.QUEST: "A Donation of Wool",
    CardType.WEAPON: "Annihilator",
}
# The values that a type of card is printed with: 201, 205, 206, 301.1, 302.1, 303.1, 304.1, 307.1. Some items have DEF
# and say that they can prevent damage like an armor.
PRINTED = {
    CardType.ABILITY: {"cost"},
    CardType.ALLY: {"cost", "atk", "health"},
    CardType.ARMOR: {"cost", "defense"},
    CardType.HERO: {"health"},
    CardType.ITEM: {"cost", "defense"},
    CardType.QUEST: set(),
    CardType.WEAPON: {"cost", "atk", "strike_cost"},
}
NUMBERS = ("cost", "atk", "health", "defense", "strike_cost")


@for_every("field", NUMBERS)
@for_every("kind", CARDS)
def test_a_value_that_a_type_is_not_printed_with_is_refused(kind: CardType, field: str) -> None:
    card = load(CARDS[kind])
    wrong = misprint(replace(card, **{field: 3}))
    if field in PRINTED[kind]:
        assert wrong is None
    else:
        assert wrong is not None
        assert wrong[0] == field
        assert kind.value in wrong[1]


@for_every(
    ("name", "field"),
    [("Tim", "health"), ("Tim", "atk"), ("Boris Brightbeard", "health"), ("Fire Nova Totem", "health")],
)
def test_a_value_that_a_type_needs_is_missed(name: str, field: str) -> None:
    wrong = misprint(replace(load(name), **{field: None}))
    assert wrong is not None
    assert wrong[0] == field
    assert "has no" in wrong[1]


def test_health_of_0_is_health_only_on_a_card_that_raises_it_itself() -> None:
    tim = replace(load("Tim"), health=0)
    grown = Adjust(Trait.HEALTH, Number(2))
    assert misprint(tim) is not None
    assert misprint(replace(tim, powers=(Continuous((grown,), This()),))) is None
    assert misprint(replace(tim, powers=(Continuous((grown,), HeroOf(You())),))) is not None
    assert misprint(replace(tim, powers=(Continuous((Adjust(Trait.ATK, Number(2)),), This()),))) is not None


def test_the_cards_of_the_library_are_printed_as_their_types_are() -> None:
    assert len(card_names()) > 0
    assert {name: wrong for name in card_names() if (wrong := misprint(load(name))) is not None} == {}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"health": None}, "health: 'Ogre' is an ally and has no health (rule 302.1)"),
        ({"defense": 2}, "defense: 'Ogre' is an ally and has DEF (rule 302.1)"),
        ({"strike_cost": 2}, "strike_cost: 'Ogre' is an ally and has a strike cost (rule 302.1)"),
        ({"type": "hero", "health": None, "atk": None, "cost": 0}, "'Ogre' is a hero and has no health (rule 301.1)"),
        ({"type": "quest", "atk": None, "cost": 0}, "health: 'Ogre' is a quest and has health (rule 307.1)"),
    ],
)
def test_a_card_file_with_such_a_value_is_refused(tmp_path: Path, change: dict[str, object], said: str) -> None:
    ogre = {"name": "Ogre", "type": "ally", "cost": 1, "atk": 2, "health": 2, **change}
    text = json.dumps({field: told for field, told in ogre.items() if told is not None}, indent=1)
    (tmp_path / "ogre.json").write_text(text, encoding="utf-8")
    with pytest.raises(BadCardData) as refused:
        read_card(tmp_path / "ogre.json")
    assert said in refused.value.what
    assert refused.value.line
    assert card_of(json.dumps({"name": "Ogre", "type": "ally", "atk": 2, "health": 2})).name == "Ogre"


def test_every_type_has_its_zones() -> None:
    assert set(PLACES) == set(CardType)
    assert {kind for kind, places in PLACES.items() if places.zones != set(Zone)} == {CardType.HERO}
