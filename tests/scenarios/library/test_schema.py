"""The border: the schema, the models and the codec take the same cards and refuse the same."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend

from engine.language.printed import Printed
from scenarios.library.card_files import CARDS, load
from scenarios.library.codec import Json, decode
from scenarios.library.json_places import Place
from scenarios.library.schema import card_schema, faulty_places, read_card
from scenarios.scenario_errors import BadCardData
from tests.every_row import for_every, hold_every
from tests.night import at_night

FILES = sorted(CARDS.glob("*.json"))
OGRE: dict[str, Json] = {"is": "Printed", "name": "Ogre", "type": "ally", "cost": 3, "atk": 2, "health": 4}
STRANGE: list[Json] = ["You", "Deal", "ally", "protector", "x", "", 1, 1.5, True, None, [], {}]
STRANGE += [[1, 2], {"is": "You"}, {"is": "Number", "value": 3}]
JUDGED = FILES[:: at_night(1, 6)]
"""The files that this run holds against the schema, which takes the package longest."""
TIMES = at_night(3, 1)
"""How often something strange is put into each card."""


def one_of(judge: Draft202012Validator, alternatives: list[Json], data: Json, _: Json) -> Iterator[ValidationError]:
    """Judge "oneOf" and stop at the first fault of each alternative, where the package gathers all of them."""
    fitting = sum(judge.evolve(schema=each).is_valid(data) for each in alternatives)
    if fitting != 1:
        yield ValidationError(f"{data!r} fits {fitting} of {len(alternatives)} alternatives")


Soon: type[Draft202012Validator] = extend(Draft202012Validator, {"oneOf": one_of})  # type: ignore[no-untyped-call]
"""Judges as the package does, in a part of the time."""


@pytest.fixture(scope="module")
def schema() -> Draft202012Validator:
    data = card_schema()
    Draft202012Validator.check_schema(data)
    return Soon(data)


def taken_by_codec(data: Json) -> bool:
    try:
        decode(Printed, data)
    except BadCardData:
        return False
    return True


def taken_by_models(data: Json) -> bool:
    return not faulty_places(json.dumps(data))


def test_every_card_of_the_library_is_taken(schema: Draft202012Validator) -> None:
    def check(path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        assert faulty_places(text) == ()
        if path in JUDGED:
            schema.validate(json.loads(text))

    hold_every(FILES, check)


@for_every(
    ("change", "taken"),
    [
        ({}, True),
        ({"atk": None}, True),
        ({"attack": 2}, False),
        ({"type": "allly"}, False),
        ({"cost": "three"}, False),
        ({"cost": True}, False),
        ({"is": "Deal"}, False),
        ({"limits": [["Pet", 1]]}, True),
        ({"limits": [["Pet"]]}, False),
        ({"attach": {"to": {"filter": {"is": "Is", "kinds": ["ally"]}}}}, True),
        ({"powers": [{"is": "Keyword", "name": "protector"}]}, True),
        ({"powers": [{"name": "protector"}]}, False),
        ({"text": {"is": "Text", "effects": [{"is": "Destroy", "cards": "This"}]}}, True),
        ({"text": {"is": "Text", "effects": [{"is": "Destroy", "cards": {"is": "This"}}]}}, True),
        ({"text": {"is": "Text", "effects": [{"is": "Draw", "players": "You", "amount": "X"}]}}, True),
        ({"text": {"is": "Text", "effects": [{"is": "Draw", "players": "You", "amount": "Ten"}]}}, False),
    ],
)
def test_all_three_judge_a_card_alike(schema: Draft202012Validator, change: dict[str, Json], *, taken: bool) -> None:
    data: Json = {**OGRE, **change}
    assert (taken_by_codec(data), taken_by_models(data), schema.is_valid(data)) == (taken, taken, taken)


def test_codec_and_models_judge_cards_with_something_strange_in_them_alike() -> None:
    changed = list(changed_cards(FILES * TIMES))
    taken = [taken_by_codec(data) for data in changed]
    assert [taken_by_models(data) for data in changed] == taken
    assert 0 < sum(taken) < len(taken)


def test_schema_and_models_judge_cards_with_something_strange_in_them_alike(schema: Draft202012Validator) -> None:
    changed = list(changed_cards(FILES[::10]))
    taken = [taken_by_models(data) for data in changed]
    assert [schema.is_valid(data) for data in changed] == taken
    assert 0 < sum(taken) < len(taken)


def changed_cards(files: list[Path]) -> Iterator[Json]:
    """Yield each file's card with something strange in it."""
    chance = random.Random(7)  # noqa: S311 - nothing is kept secret
    for path in files:
        yield with_something_strange(json.loads(path.read_text(encoding="utf-8")), chance)


def with_something_strange(data: Json, chance: random.Random) -> Json:
    """Return the data with one value taken out or made strange, or with one field too many."""
    changed: Any = json.loads(json.dumps(data))
    place = chance.choice([each for each in places(changed) if each])
    holder = changed
    for step in place[:-1]:
        holder = holder[step]
    match chance.choice(("without", "strange", "strange", "more")):
        case "without":
            del holder[place[-1]]
        case "more" if isinstance(holder, dict):
            holder["more"] = 1
        case _:
            holder[place[-1]] = chance.choice(STRANGE)
    return changed  # type: ignore[no-any-return]


def places(data: Json, place: Place = ()) -> Iterator[Place]:
    """Yield the place of each value."""
    yield place
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*place, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from places(value, (*place, number))


def test_a_file_of_ones_own_is_read_as_the_library_reads_its_own() -> None:
    assert read_card(CARDS / "tim.json") == load("Tim")


def test_every_fault_of_a_file_is_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "ogre.json"
    powers: Json = [{"is": "Keyword", "name": "protecter"}, {"is": "Keywrd"}]
    file.write_text(json.dumps({**OGRE, "helth": 5, "powers": powers}, indent=1), encoding="utf-8")
    with pytest.raises(BadCardData) as refused:
        read_card(file)
    assert refused.value.what.startswith("helth: Printed has no field 'helth'; 3 places are wrong: ")
    assert set(refused.value.what.partition("wrong: ")[2].split(", ")) == {"helth", "powers[0].name", "powers[1]"}
    assert (refused.value.file, refused.value.nearest) == (str(file), "health")


def test_one_fault_is_told_alone(tmp_path: Path) -> None:
    file = tmp_path / "ogre.json"
    file.write_text(json.dumps({**OGRE, "type": "allly"}), encoding="utf-8")
    with pytest.raises(BadCardData) as refused:
        read_card(file)
    assert refused.value.what == "type: 'allly' is unknown"
    assert (refused.value.line, refused.value.nearest) == (1, "ally")


def test_each_name_of_the_language_says_what_it_is(schema: Draft202012Validator) -> None:
    definitions = schema.schema["$defs"]  # type: ignore[index]
    assert {"Deal", "Filter", "Selection", "Duration", "LoneAttach"} <= set(definitions)
    assert definitions["Deal"]["description"].startswith("The source character deals that much damage")
    assert definitions["Deal"]["required"] == ["is", "source", "to", "amount"]
    assert definitions["LoneAttach"]["required"] == ["to"]
