"""Which number a rule or a section has in which edition."""

import pytest

from judge.rulebook import UnknownEdition, UnknownRule, number_in, section_numbered, sections


@pytest.mark.parametrize(
    ("rule", "edition", "number"),
    [
        ("602.2", "cr-2009-combat", "602.2"),
        ("602.4", "cr-2009-combat", "602.3a"),
        ("603.3b", "cr-2009-combat", "603.3"),
        ("cr-2009-combat:603.1b", "cr-2007-05", "603.2"),
        ("protect-point", "cr-2009-combat", "602.2"),
        ("faq-totems", "faq-2009-03", "1/totems"),
        ("306.4a", "cr-2007-04", "306.4a"),
        ("407.5", "cr-2007-04", "408.5"),
        ("407.6", "cr-2007-04", "408.6"),
        ("405.3d", "cr-2007-04", "406.3d"),
        ("405.2c", "cr-2007-04", "406.2c"),
        ("201.3", "cr-2007-04", None),
        ("411.8d", "cr-2007-04", None),
        ("603.1b", "cr-2009-combat", None),
        ("707.1", "cr-2009-combat", None),
        ("cr-2009-combat:602.2c", "cr-2007-05", None),
        ("602.2", "starter-2006", None),
    ],
)
def test_a_rule_keeps_its_identity_when_its_number_changes(rule: str, edition: str, number: str | None) -> None:
    assert number_in(rule, edition) == number


def test_april_counts_one_section_further_between_destroy_and_the_turn() -> None:
    moved = {s.numbers["cr-2007-04"]: s.numbers["cr-2007-05"] for s in sections().values() if len(s.numbers) >= 2}
    assert {april: may for april, may in moved.items() if april != may} == {
        "405": "404",
        "406": "405",
        "407": "406",
        "408": "407",
        "409": "408",
        "410": "409",
        "411": "410",
        "412": "411",
    }


def test_destroy_has_a_section_in_april_only() -> None:
    destroy = section_numbered("404", "cr-2007-04")
    assert destroy is not None
    assert (destroy.title, destroy.numbers) == ("Destroy", {"cr-2007-04": "404"})
    healing = section_numbered("404")
    assert healing is not None
    assert healing.title == "Healing"
    assert section_numbered("412") is None


def test_what_is_unknown_is_refused() -> None:
    with pytest.raises(UnknownRule):
        number_in("no-such-rule", "cr-2007-04")
    with pytest.raises(UnknownEdition):
        number_in("602.2", "cr-2008")
