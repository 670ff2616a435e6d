"""Whether what a card speaks of as chosen was chosen as the card entered play."""

from __future__ import annotations

from engine.language.filters import TraitAsChosen
from engine.language.modifiers import EntersPlay
from engine.language.printed import Printed
from engine.language.selections import WasChosen
from engine.language.words import DamageType
from scenarios.reading.parts_by_kind import card_parts
from scenarios.reading.phrases.lines.chosen_as_it_enters import SORTS, OfChosenType

_TYPES = frozenset(each.value for each in DamageType)


def chosen_from_nothing(printed: Printed) -> bool:
    """Return whether the card speaks of a chosen class, race or damage type of which no line lets anybody choose."""
    among = {part.choose for part in card_parts(printed, EntersPlay) if part.choose}
    types = any(_TYPES.issuperset(words) for words in among)
    return any(
        isinstance(part, OfChosenType)
        or (isinstance(part, TraitAsChosen) and SORTS[part.sort] not in among)
        or (isinstance(part, WasChosen) and part.word in _TYPES and not types)
        for part in card_parts(printed, OfChosenType, TraitAsChosen, WasChosen)
    )
