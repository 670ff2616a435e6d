"""Card files at the border, where people write them: their JSON schema, and reading one that tells every fault.

Both come of what pydantic validates the card language with, made from the language itself, so that neither can fall
behind it. The library's own files are read without pydantic, for a test holds them against it.
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
from scenarios.library.codec import decode
from scenarios.library.json_places import Place, line_of, said
from scenarios.scenario_errors import BadCardData

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_SEVERAL = 2


def card_schema() -> dict[str, Any]:
    """Return the JSON schema of a card file: the printed card, and a definition for each name of the card language."""
    from pydantic.json_schema import GenerateJsonSchema

    class Untitled(GenerateJsonSchema):
        """A schema whose fields have no titles, since those would only say their names again."""

        def field_title_should_be_set(self, schema: Any) -> bool:  # noqa: ANN401 - as pydantic declares it
            """Return that a field has no title."""
            del schema
            return False

    schema = Untitled().generate(modelled(Printed))
    return {"$schema": DIALECT, **schema, "title": "A card of wowtcg-judge"}


def read_card(path: Path) -> Printed:
    """Return the card that a person's file holds.

    Raises:
        FileNotFoundError: there is no such file.
        BadCardData: the file holds no card; says where, what was expected and the nearest known name of the first
            fault, and where the others are.
    """
    return card_of(text_of(path), str(path))


def card_of(text: str, file: str | None = None) -> Printed:
    """Return the card that a person's JSON text holds; `file` is where the text stands.

    Raises:
        BadCardData: it holds no card; as `read_card` says it, the line counted from the text's beginning.
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
    """Refuse what no card is printed with, though it is of the right kind.

    Raises:
        BadCardData: the name is empty, or a number is below nought.
    """
    if not card.name.strip():
        raise BadCardData("name: the name is empty", file=file, line=line_of(text, ("name",)), expected="a card's name")
    for field in ("cost", "atk", "health", "defense", "strike_cost", "highest_x"):
        if (getattr(card, field) or 0) < 0:
            what = f"{field}: {getattr(card, field)} is below nought"
            raise BadCardData(what, file=file, line=line_of(text, (field,)), expected="nought or more")


def faulty_places(text: str) -> tuple[Place, ...]:
    """Return where the JSON text is no card, nothing where it is one."""
    return tuple(dict(_faults(text)))


def _faults(text: str) -> Iterator[tuple[Place, str]]:
    """Yield each place in the text that is wrong, and what pydantic says of it."""
    try:
        _validator().validate_json(text)
    except ValidationError as error:
        for each in error.errors(include_url=False, include_context=False, include_input=False):
            yield _place(each["loc"]), each["msg"]


def _place(steps: Place) -> Place:
    """Return the place in the text: without the tags of the unions on the way there."""
    return tuple(step for step in steps if not str(step).startswith(TAG))


@cache
def _validator() -> SchemaValidator:
    """Return what validates a card file."""
    return SchemaValidator(modelled(Printed))
