"""Card data and what it stands for: both ways, and what is told of data that stands for nothing."""

import json
from typing import TypeAlias

import pytest

from engine.language.durations import Duration
from engine.language.effects import Deal, Draw
from engine.language.filters import Among, Named, NamedLike
from engine.language.modifiers import Adjust
from engine.language.powers import Continuous, Keyword, Text
from engine.language.printed import Printed
from engine.language.selections import Count, HeroOf, Number, Plus, Role, Target, This, Union, X, You
from engine.language.words import CardType, DamageType, KeywordName, Kind, Trait
from scenarios.library.codec import Json, decode, encode
from scenarios.library.union_members import classes, lists, members, slots, vocabularies
from scenarios.scenario_errors import BadCardData
from tests.every_row import for_every

Change: TypeAlias = dict[str, Json]

OGRE: Change = {"is": "Printed", "name": "Ogre", "type": "ally", "cost": 3, "atk": 2, "health": 4}
BLAST: Change = {"is": "Deal", "source": {"is": "HeroOf", "players": "You"}, "to": "Target", "amount": 2}

NUMBER: Json = {"is": "Number", "value": 2}

PAIRS: list[tuple[object, Json]] = [
    (Number(3), 3),
    (You(), "You"),
    (Target(0), "Target"),
    (Target(1), {"is": "Target", "slot": 1}),
    (HeroOf(You()), {"is": "HeroOf", "players": "You"}),
    (Plus((Number(1), X())), {"is": "Plus", "parts": [1, "X"]}),
    (Draw(You(), Number(1)), {"is": "Draw", "players": "You", "amount": 1}),
    (Keyword(KeywordName.PROTECTOR), {"is": "Keyword", "name": "protector"}),
    (
        Keyword(KeywordName.INSPIRE, kinds=(Kind.ALLY, Kind.HERO)),
        {"is": "Keyword", "name": "inspire", "kinds": ["ally", "hero"]},
    ),
    (
        Continuous((Adjust(Trait.ATK, Count(Union((This(), You())))),), Among(This())),
        {
            "is": "Continuous",
            "changes": [
                {
                    "is": "Adjust",
                    "trait": "ATK",
                    "by": {"is": "Count", "of": {"is": "Union", "parts": ["This", "You"]}},
                }
            ],
            "to": {"is": "Among", "selection": "This"},
        },
    ),
    (
        Printed(
            "Ogre",
            CardType.ALLY,
            3,
            limits=(("Pet", 1),),
            atk=0,
            damage_type=DamageType.MELEE,
            text=Text(effects=(Deal(This(), Target(), Number(1), unpreventable=True),)),
        ),
        {
            "is": "Printed",
            "name": "Ogre",
            "type": "ally",
            "cost": 3,
            "limits": [["Pet", 1]],
            "atk": 0,
            "damage_type": "melee",
            "text": {
                "is": "Text",
                "effects": [{"is": "Deal", "source": "This", "to": "Target", "amount": 1, "unpreventable": True}],
            },
        },
    ),
]


@for_every(("value", "data"), PAIRS)
def test_a_value_is_written_as_data_and_read_back(value: object, data: Json) -> None:
    assert encode(value) == data
    if not isinstance(value, Number):
        assert decode(type(value), data) == value


def test_a_field_called_like_a_word_of_python_has_no_underscore_in_a_file() -> None:
    told = encode(Continuous((), This(), while_=None, zones=()))
    assert told == {"is": "Continuous", "changes": [], "to": "This", "zones": []}
    data: Json = {"is": "Triggered", "on": [], "text": "Text", "if": "PaidAlternate"}
    assert encode(decode(Printed, {**OGRE, "powers": [data]}).powers[0]) == data


def test_where_only_one_member_can_stand_it_need_not_say_its_name() -> None:
    unnamed = {key: value for key, value in OGRE.items() if key != "is"}
    assert decode(Printed, unnamed) == decode(Printed, OGRE)
    attach: Json = {"to": {"filter": {"is": "Is", "kinds": ["ally"]}}}
    assert decode(Printed, {**OGRE, "attach": attach}).attach is not None


def test_a_name_of_a_card_may_be_that_of_a_member() -> None:
    assert decode(Named, {"is": "Named", "name": "You"}) == Named("You")
    assert decode(NamedLike, {"is": "NamedLike", "card": "You"}) == NamedLike(You())


@for_every("like", [NamedLike(This()), NamedLike(You()), NamedLike(Role("subject")), Named("This")])
def test_names_and_what_has_them_come_back_as_they_were(like: Named | NamedLike) -> None:
    assert decode(type(like), encode(like)) == like


def test_no_place_of_the_language_takes_a_text_and_a_word_for_something() -> None:
    """What stands there would be one or the other, and nobody could tell which."""
    ambiguous = [
        f"{kind.__name__}.{name}"
        for kind in _language(Printed)
        for name, slot in slots(kind).items()
        if _texts_and_words(members(slot.hint))
    ]
    assert ambiguous == []


def _texts_and_words(held: tuple[object, ...]) -> bool:
    words = [word.value for vocabulary in vocabularies(held) for word in vocabulary] + list(classes(held))
    return len(words) != len(set(words)) or (str in held and bool(words))


def _language(start: type) -> list[type]:
    """Return the kind of value and every kind that may stand in one, however deep."""
    found, waiting = [start], [start]
    while waiting:
        hints = [slot.hint for slot in slots(waiting.pop()).values()]
        while hints:
            held = members(hints.pop())
            hints += [part for inner in lists(held) for part in inner if part is not Ellipsis]
            new = [kind for kind in classes(held).values() if kind not in found]
            found += new
            waiting += new
    return found


@for_every(
    ("change", "what", "expected", "nearest"),
    [
        ({"helth": 4}, "helth: Printed has no field 'helth'", "strike_cost", "health"),
        ({"type": "allly"}, "type: 'allly' is unknown", "ally", "ally"),
        ({"type": 3}, "type: 3 does not belong here", "ally", None),
        ({"cost": "three"}, "cost: 'three' is unknown", "a number", None),
        ({"cost": True}, "cost: true does not belong here", "a number", None),
        ({"cost": 1.5}, "cost: 1.5 does not belong here", "a number", None),
        ({"cost": None}, "cost: nothing is given", "a number", None),
        ({"unique": 1}, "unique: 1 does not belong here", "true or false", None),
        ({"name": ["Ogre"]}, "name: a list does not belong here", "a text", None),
        ({"name": {}}, "name: an object does not belong here", "a text", None),
        ({"tags": "Ogre"}, "tags: 'Ogre' is unknown", "a list", None),
        ({"limits": [["Pet"]]}, "limits[0]: the list has 1 values", "2 values", None),
        ({"is": "Card"}, "is: 'Card' is unknown", "Printed", None),
        ({"powers": ["Keywrd"]}, "powers[0]: 'Keywrd' is unknown", "Keyword", "Keyword"),
        ({"powers": [{"name": "protector"}]}, "powers[0]: the field 'is' is missing", "Keyword", None),
        ({"powers": [{"is": "Keywrd"}]}, "powers[0].is: 'Keywrd' is unknown", "Triggered", "Keyword"),
        ({"powers": ["Keyword"]}, "powers[0]: the field 'name' of Keyword is missing", "protector", None),
        (
            {"powers": [{"is": "Keyword", "name": "protecter"}]},
            "powers[0].name: 'protecter' is unknown",
            "protector",
            "protector",
        ),
        (
            {"text": {"is": "Text", "effects": [BLAST, {**BLAST, "amont": 2}]}},
            "text.effects[1].amont: Deal has no field 'amont'",
            "damage_type",
            "amount",
        ),
        (
            {"text": {"is": "Text", "effects": [{"is": "Draw", "players": "You"}]}},
            "text.effects[0]: the field 'amount' of Draw is missing",
            "a number",
            None,
        ),
        (
            {"text": {"is": "Text", "effects": [{**BLAST, "amount": NUMBER}]}},
            "text.effects[0].amount.is: 'Number' is unknown",
            "Count",
            None,
        ),
    ],
)
def test_what_is_no_card_is_refused_with_place_expected_and_nearest(
    change: Change, what: str, expected: str, nearest: str | None
) -> None:
    with pytest.raises(BadCardData) as refused:
        decode(Printed, {**OGRE, **change})
    assert refused.value.what == what
    assert expected in (refused.value.expected or "").removeprefix("one of: ").split(", ")
    assert refused.value.nearest == nearest


@for_every("field", ["name", "type"])
def test_a_card_has_a_name_and_a_type(field: str) -> None:
    with pytest.raises(BadCardData) as refused:
        decode(Printed, {key: value for key, value in OGRE.items() if key != field})
    assert refused.value.what == f"the card: the field '{field}' of Printed is missing"


@for_every("data", [None, 3, "Ogre", [], True])
def test_only_an_object_is_a_card(data: Json) -> None:
    with pytest.raises(BadCardData) as refused:
        decode(Printed, data)
    assert refused.value.expected == "Printed"


def test_the_line_and_the_file_are_told_where_they_are_known() -> None:
    text = json.dumps({**OGRE, "powers": [{"is": "Keyword", "nam": "protector"}]}, indent=1)
    with pytest.raises(BadCardData) as refused:
        decode(Printed, json.loads(text), text=text, file="ogre.json")
    line = next(number for number, each in enumerate(text.splitlines(), 1) if '"nam"' in each)
    assert (refused.value.file, refused.value.line) == ("ogre.json", line)
    assert str(refused.value).startswith(f"ogre.json:{line}: powers[0].nam: ")


def test_a_word_with_the_length_of_time_it_lasts_is_spelt_out() -> None:
    assert encode(Duration.THIS_TURN) == "this turn"
