"""What rules of phrases can state beside their template: figures, checks and parts of which the value is known."""

from __future__ import annotations

import pytest

from engine.language.filters import HasCounter
from engine.language.selections import Number, This
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, rule
from scenarios.reading.templates import Value, figure, h

RAGE = HasCounter("rage", 3)


def must_be_small(_discourse: Discourse, n: Number, **_parts: Value) -> None:
    """Refuse a large number."""
    if n.value > 3:
        raise NoReading("a small number")


def counters() -> Rule:
    """Return a rule for so many counters at least, which refuses many."""
    (found,) = rule("postmod", "with {n:count} {name:counter} counters on {this:self}", HasCounter(h.name, figure(h.n)),
                    check=must_be_small, known={"this": This()})  # fmt: skip
    return found


def test_a_figure_is_the_whole_number_of_a_printed_quantity() -> None:
    bound = {"n": Number(3), "name": "rage", "this": This()}
    assert counters().build(Discourse(), bound) == RAGE
    assert list(counters().undo(Discourse(), RAGE)) == [bound]


def test_a_figure_with_a_sign_is_negative() -> None:
    (less,) = rule("altered", "{n:digits} less", HasCounter("rage", figure(h.n, -1)))
    assert less.build(Discourse(), {"n": Number(2)}) == HasCounter("rage", -2)
    assert list(less.undo(Discourse(), HasCounter("rage", -2))) == [{"n": Number(2)}]


def test_a_check_refuses_parts_of_which_the_words_cannot_be_said() -> None:
    with pytest.raises(NoReading, match="a small number"):
        counters().build(Discourse(), {"n": Number(4), "name": "rage", "this": This()})


def test_a_part_that_nothing_needs_must_be_known() -> None:
    with pytest.raises(ValueError, match="fills"):
        rule("postmod", "with {n:count} counters on {this:self}", HasCounter("rage", figure(h.n)))
