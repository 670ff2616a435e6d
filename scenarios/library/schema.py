"""Card files of users: their JSON schema, and reading one with a message for every fault.

Both are made from the card language itself by way of pydantic's validators, so that neither can fall behind it. The
library's own files are read without pydantic; a test compares them with the schema.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from pydantic_core import SchemaValidator, ValidationError

from engine.language.printed import Printed
from scenarios.library.card_files import parsed, text_of
from scenarios.library.card_models import TAG, modelled
from scenarios.library.card_parts import misprint
from scenarios.library.codec import decode
from scenarios.library.json_places import Place, line_of, said
from scenarios.scenario_errors import BadCardData

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_SEVERAL = 2


def card_schema() -> dict[str, Any]:
    """Return the JSON schema of a card file: the printed card, and a definition for each name of the card language."""
    # Loading it takes 45 ms, a tenth of a run of one scenario with a card of one's own, which needs no JSON schema.
    from pydantic.json_schema import GenerateJsonSchema

    class Untitled(GenerateJsonSchema):
        """A schema without titles of fields, which would only repeat their names."""

        def field_title_should_be_set(self, schema: Any) -> bool:  # noqa: ANN401 - as pydantic declares it
            """Return that a field has no title."""
            del schema
            return False

    schema = Untitled().generate(modelled(Printed))
    return {"$schema": DIALECT, **schema, "title": "A card of wowtcg-judge"}


def read_card(path: Path) -> Printed:
    """Return the card of a user's file.

    Raises:
        FileNotFoundError: there is no such file.
        BadCardData: the file holds no card; the error has the first fault with what was expected and the nearest
            name, and the places of the others.
    """
    return card_of(text_of(path), str(path))


def card_of(text: str, file: str | None = None) -> Printed:
    """Return the card of a user's JSON text; `file` is named in messages.

    Raises:
        BadCardData: it holds no card; the error is as in `read_card`, with lines counted from the text's beginning.
    """
    data = parsed(text, file)
    if not isinstance(data, dict):
        raise BadCardData("the data is no card", file=file, line=1, expected="an object with a name and a type")
    faults = dict(_faults(text))
    try:
        card = decode(Printed, data, text=text, file=file)
    except RecursionError:
        raise BadCardData("the card nests too deeply", file=file, expected="card data") from None
    except BadCardData as first:
        if len(faults) < _SEVERAL:
            raise
        more = f"{first.what}; {len(faults)} places are wrong: {', '.join(map(said, faults))}"
        raise BadCardData(more, file=file, line=first.line, expected=first.expected, nearest=first.nearest) from None
    for place, what in faults.items():
        raise BadCardData(f"{said(place)}: {what}", file=file, line=line_of(text, place), expected="a card's data")
    _check_printed(card, text, file)
    return card


def _check_printed(card: Printed, text: str, file: str | None) -> None:
    """Refuse values of the right kind that no card is printed with.

    Raises:
        BadCardData: the name is empty, a number is negative, or a value is not one of the card's type.
    """
    if not card.name.strip():
        raise BadCardData("name: the name is empty", file=file, line=line_of(text, ("name",)), expected="a card's name")
    for field in ("cost", "atk", "health", "defense", "strike_cost", "highest_x"):
        if (getattr(card, field) or 0) < 0:
            what = f"{field}: {getattr(card, field)} is below nought"
            raise BadCardData(what, file=file, line=line_of(text, (field,)), expected="nought or more")
    wrong = misprint(card)
    if wrong is not None:
        field, what = wrong
        place = (field,) if getattr(card, field) is not None else ("type",)
        raise BadCardData(f"{field}: {what}", file=file, line=line_of(text, place), expected="what its type has")


def faulty_places(text: str) -> tuple[Place, ...]:
    """Return the places in the JSON text that are wrong; none if the text is a card."""
    return tuple(dict(_faults(text)))


def _faults(text: str) -> Iterator[tuple[Place, str]]:
    """Yield each place in the text that is wrong, with pydantic's message."""
    try:
        _validator().validate_json(text)
    except ValidationError as error:
        for each in error.errors(include_url=False, include_context=False, include_input=False):
            yield _place(each["loc"]), each["msg"]


def _place(steps: Place) -> Place:
    """Return the place in the text, without the tags of unions on the way."""
    return tuple(step for step in steps if not str(step).startswith(TAG))


@cache
def _validator() -> SchemaValidator:
    """Return the validator of card files."""
    return SchemaValidator(modelled(Printed))
