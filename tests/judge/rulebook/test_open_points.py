"""What the documents leave open."""

from dataclasses import fields

import pytest

from engine.state.edition import Edition
from engine.state.editions import EDITIONS
from judge.documents.impact.stated_parameters import PARAMETERS
from judge.rulebook import UnknownOpenPoint
from judge.rulebook.open_points import Difference, differences, open_point


def test_an_open_point_gives_the_reading_to_take() -> None:
    point = open_point("OP-1")
    assert point.rules == ("legal-attacker", "ally-since-turn-start")
    assert point.taken == point.readings[1]
    assert point.why


def test_an_unknown_point_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownOpenPoint) as refusal:
        open_point("OP1")
    assert (refusal.value.point, refusal.value.nearest) == ("OP1", "OP-1")


def test_a_difference_says_what_happens_under_each_edition() -> None:
    protect = differences()["ED-7"]
    assert set(protect.says) == {"starter-2006", "cr-2007-05", "cr-2009-combat", "faq-2009-03"}
    assert "opposed" in protect.says["cr-2009-combat"]


@pytest.mark.parametrize("difference", differences().values(), ids=lambda difference: difference.id)
def test_what_editions_do_otherwise_is_in_their_records(difference: Difference) -> None:
    """Each difference is a field whose value differs among editions, or says why the same is played all the same."""
    apart = {field for field in difference.fields if len({getattr(each, field) for each in EDITIONS.values()}) > 1}
    assert bool(apart) is not bool(difference.why_same)


def test_every_point_on_which_the_editions_part_is_a_difference() -> None:
    """What all of them say alike is a field as well where a draft may word it anew."""
    points = {each.name for each in fields(Edition) if each.type == "bool"}
    apart = {point for point in points if len({getattr(each, point) for each in EDITIONS.values()}) > 1}
    named = {field for each in differences().values() for field in each.fields}
    assert apart <= named
    assert points - named <= {parameter.field for parameter in PARAMETERS}
