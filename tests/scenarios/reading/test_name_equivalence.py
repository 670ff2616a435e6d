"""Values that differ in the names they bind alone."""

from __future__ import annotations

from engine.language.effects import Choose, Destroy
from engine.language.filters import Is
from engine.language.selections import Every, Those
from engine.language.words import Kind
from scenarios.reading.name_equivalence import names_alike
from scenarios.reading.templates import Value


def test_what_binds_a_name_may_call_it_otherwise() -> None:
    def moved(name: str) -> Value:
        return (Choose(Every(Is((Kind.ALLY,))), name), Destroy(Those(name)))

    assert names_alike(moved("those 0"), moved("others")) == {"those 0": "others"}
    assert names_alike(Destroy(Those("those 0")), Destroy(Those("others"))) is None
