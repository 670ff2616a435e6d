"""Card files at the border, where people write them: their JSON schema, and reading one that tells every fault.

Both come from pydantic models that are made from the card language itself, so that neither can fall behind it. The
library's own files are read without pydantic, which takes longer to start than most commands take.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic.json_schema import GenerateJsonSchema

from engine.language.printed import Printed
from scenarios.errors import BadCardData
from scenarios.library.codec import decode
from scenarios.library.loading import parsed, text_of
from scenarios.library.modelling import TAG, Modelling
from scenarios.library.places import Place, said

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def card_schema() -> dict[str, Any]:
    """Return the JSON schema of a card file: the printed card, and a definition for each name of the card language."""
    schema = card_model().model_json_schema(schema_generator=_Untitled)
    return {"$schema": DIALECT, **schema, "title": "A card of wowtcg-judge"}


def read_card(path: Path) -> Printed:
    """Return the card that a person's file holds.

    Raises:
        FileNotFoundError: there is no such file.
        BadCardData: the file holds no card; says where, what was expected and the nearest known name of the first
            fault, and where the others are.
    """
    text = text_of(path)
    data = parsed(text, str(path))
    faulty = faulty_places(text)
    try:
        card = decode(Printed, data, text=text, file=str(path))
    except BadCardData as first:
        more = f"; {len(faulty)} places are wrong: {', '.join(map(said, faulty))}" if len(faulty) > 1 else ""
        raise BadCardData(
            first.what + more, file=first.file, line=first.line, expected=first.expected, nearest=first.nearest
        ) from None
    assert not faulty, "the models and the codec speak of one language"
    return card


def faulty_places(text: str) -> tuple[Place, ...]:
    """Return where the JSON text is no card, nothing where it is one."""
    try:
        card_model().model_validate_json(text)
    except ValidationError as error:
        places = (_place(each["loc"]) for each in error.errors(include_url=False, include_context=False))
        return tuple(dict.fromkeys(places))
    return ()


def _place(steps: Place) -> Place:
    """Return the place in the text: without the tags of the unions on the way there."""
    return tuple(step for step in steps if not str(step).startswith(TAG))


@cache
def card_model() -> type[BaseModel]:
    """Return the model of a card file."""
    return Modelling().model_of(Printed)


class _Untitled(GenerateJsonSchema):
    """A schema whose fields have no titles, since those would only say their names again."""

    def field_title_should_be_set(self, schema: Any) -> bool:  # noqa: ANN401 - as pydantic declares it
        """Return that a field has no title."""
        del schema
        return False
