"""Rules found by what people write."""

import doctest

import pytest

from judge.rulebook import UnknownRule, concordance, find_rule, glossary, knows, rule_finder, rule_statements


@pytest.mark.parametrize("rule", ["602.2", "cr-2007-05:602.2", "protect-point"])
def test_a_rule_is_found_by_number_and_by_id(rule: str) -> None:
    assert (find_rule(rule).id, find_rule(rule).edition) == ("protect-point", "cr-2007-05")


def test_a_rule_that_only_another_edition_has_is_found_by_its_id() -> None:
    found = find_rule("protected-sabotage")
    assert (found.number, found.edition) == ("602.2c", "cr-2009-combat")


@pytest.mark.parametrize("rule", ["602.2", "cr-2009-combat:602.2c", "faq-2009-03:1/totems", "starter-2006:armor-use"])
def test_a_rule_of_a_document_is_known(rule: str) -> None:
    assert knows(rule)


@pytest.mark.parametrize("rule", ["602.2c", "602", "protect-point", "cr-2008:602.2", "602.2 ", "", ":602.2"])
def test_what_no_document_has_is_not_known(rule: str) -> None:
    assert not knows(rule)


def test_a_sections_number_is_no_rule() -> None:
    with pytest.raises(UnknownRule):
        find_rule("602")


@pytest.mark.parametrize("module", [concordance, rule_finder, glossary, rule_statements])
def test_the_documentation_speaks_the_truth(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted > 0
    assert result.failed == 0
