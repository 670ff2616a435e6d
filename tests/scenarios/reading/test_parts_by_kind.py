"""The parts of a card by their classes are those that a walk over the whole card finds, in its order."""

from __future__ import annotations

from engine.language.printed import Printed
from scenarios.reading import Read, read_card
from scenarios.reading.parts_by_kind import card_parts, kinds_of, parts_by_kind, parts_with_host, texts_of
from scenarios.reading.templates import parts_of

ATTACHED = """Ability - Instant, 2 [Mage]
Attach to target ally.
Ongoing: Attached ally has +1 ATK.
When attached ally attacks, draw a card."""
RESOLVED = """Ability - Instant, 2 [Mage]
Your hero deals 2 fire damage to target ally. Draw a card."""


def _printed(text: str) -> Printed:
    reading = read_card("Test", text)
    assert isinstance(reading, Read), reading
    return reading.printed


def _alike(found: list[object], walked: list[object]) -> bool:
    return len(found) == len(walked) and all(one is other for one, other in zip(found, walked, strict=True))


def test_each_class_has_its_parts_in_the_order_of_the_fields() -> None:
    for card in (_printed(ATTACHED), _printed(RESOLVED)):
        walked = parts_of(card)
        assert sum(map(len, parts_by_kind(card).values())) == len(walked)
        for kind, parts in parts_by_kind(card).items():
            assert _alike(parts, [part for part in walked if part.__class__ is kind])


def test_parts_of_the_card_are_those_of_its_text_and_powers() -> None:
    card = _printed(ATTACHED)
    for kind in kinds_of(card) - {tuple, type(None)}:
        own = [part for part in parts_of((card.text, card.powers)) if part.__class__ is kind]
        assert _alike(card_parts(card, kind), own)
        with_host = [part for part in parts_of((card.text, card.attach, card.powers)) if part.__class__ is kind]
        assert _alike(parts_with_host(card, kind), with_host)


def test_kinds_are_of_all_that_the_card_holds() -> None:
    for card in (_printed(ATTACHED), _printed(RESOLVED)):
        assert {part.__class__ for part in parts_of(card)} - kinds_of(card) <= {bool, int, str, tuple, type(None)}


def test_texts_of_powers_come_first_and_the_host_is_the_first_target() -> None:
    assert [first for _, first in texts_of(_printed(ATTACHED))] == [0]
    assert [first for _, first in texts_of(_printed(RESOLVED))] == [0]
