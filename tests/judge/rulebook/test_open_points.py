"""What the documents leave open."""

import pytest

from judge.rulebook import UnknownOpenPoint
from judge.rulebook.open_points import differences, open_point


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
