"""Changing what editions say."""

from dataclasses import fields

import pytest

from engine.state.edition import Edition
from engine.state.editions import EDITIONS
from judge.mutation.changed_parameters import Change, changed, changes


def named(field: str, source: str) -> list[Change]:
    return [change for change in changes() if (change.field, change.source) == (field, source)]


def test_every_parameter_of_every_edition_has_a_source() -> None:
    stated = {each.name for each in fields(Edition)} - {"id", "title", "date", "sources"}
    assert all(stated <= dict(edition.sources).keys() for edition in EDITIONS.values())


def test_a_number_goes_up_and_down_and_a_point_the_other_way() -> None:
    assert {change.becomes for change in named("maximum_hand_size", "cr-2007-05 411.3b")} == {6, 8}
    (point,) = named("waves_at_conclusion", "cr-2009-combat 603.2")
    assert (point.was, point.becomes) == (True, False)


def test_a_change_reaches_all_who_have_it_from_there() -> None:
    (change,) = named("waves_at_conclusion", "cr-2009-combat 603.2")
    assert set(change.editions) == {"cr-2009-combat", "faq-2009-03", "clarifications-de"}
    reference = named("copies", "cr-2007-05 100.4")[0]
    assert set(reference.editions) == set(EDITIONS) - {"starter-2006"}


def test_editions_are_changed_and_restored() -> None:
    before = dict(EDITIONS)
    (change,) = named("waves_at_conclusion", "cr-2009-combat 603.2")
    with changed(change):
        assert {name for name, edition in EDITIONS.items() if edition != before[name]} == set(change.editions)
        assert not EDITIONS["faq-2009-03"].waves_at_conclusion
    assert before == EDITIONS


def test_editions_are_restored_after_a_failure() -> None:
    before: dict[str, Edition] = dict(EDITIONS)
    with pytest.raises(ZeroDivisionError), changed(changes()[0]):
        raise ZeroDivisionError
    assert before == EDITIONS
