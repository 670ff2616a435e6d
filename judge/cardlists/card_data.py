"""Cards as the data that stands in their files."""

from typing import Any

from engine.language.printed import Printed
from scenarios.library.codec import encode


def card_data(card: Printed) -> dict[str, Any]:
    """Return a card as card data has it: its fields by name."""
    data = encode(card)
    assert isinstance(data, dict)
    return data
