import json

import pytest
from jsonschema import Draft202012Validator

from judge.card_schema import card_schema
from scenarios.library.codec import encode
from scenarios.library.loading import CARDS, card_names, load

ALLY = {"is": "Printed", "name": "Grunt Baranka", "type": "ally", "cost": 3, "atk": 2, "health": 4}


@pytest.fixture(scope="module")
def schema() -> Draft202012Validator:
    Draft202012Validator.check_schema(card_schema())
    return Draft202012Validator(card_schema())


def test_every_card_of_the_library_fits(schema: Draft202012Validator) -> None:
    for path in sorted(CARDS.glob("*.json")):
        schema.validate(json.loads(path.read_text(encoding="utf-8")))


def test_what_the_engine_has_is_written_as_the_schema_says(schema: Draft202012Validator) -> None:
    for name in card_names():
        schema.validate(encode(load(name)))


@pytest.mark.parametrize(
    ("change", "fits"),
    [
        ({}, True),
        ({"atk": None}, True),
        ({"attack": 2}, False),
        ({"type": "allly"}, False),
        ({"cost": "three"}, False),
        ({"is": "Deal"}, False),
        ({"limits": [["Pet", 1]]}, True),
        ({"limits": [["Pet"]]}, False),
        ({"powers": [{"is": "Keyword", "name": "protector"}]}, True),
        ({"powers": [{"name": "protector"}]}, False),
    ],
)
def test_a_card_with_something_wrong_does_not_fit(
    schema: Draft202012Validator, change: dict[str, object], *, fits: bool
) -> None:
    assert schema.is_valid({**ALLY, **change}) is fits


def test_name_and_type_are_needed(schema: Draft202012Validator) -> None:
    assert not schema.is_valid({"name": "Grunt Baranka"})
    assert not schema.is_valid({"type": "ally"})
