"""The grammar as a whole: it is well founded, and every name it uses is there."""

from __future__ import annotations

from typing import Any

from scenarios.library.card_files import card_names, load
from scenarios.reading.discourse import Discourse
from scenarios.reading.grammar import grammar
from scenarios.reading.phrase_rules import NoReading, Part, Rule
from scenarios.reading.templates import Shape, admits, outline, parts_of
from scenarios.reading.told_cards import usual


def test_no_category_begins_with_itself() -> None:
    begins: dict[str, set[str]] = {}
    for category, rules in grammar().rules.items():
        first = (rule.elements[0] for rule in rules)
        begins[category] = {element.category for element in first if isinstance(element, Part)}
    for category in begins:
        reached, waiting = set[str](), [category]
        while waiting:
            for following in begins.get(waiting.pop(), ()):
                if following not in reached:
                    reached.add(following)
                    waiting.append(following)
        assert category not in reached, f"{category} can begin with itself"


def values_by_shape() -> dict[Shape, Any]:
    """Return a value of each shape that occurs in the library, parts of cards included."""
    return {outline(part): part for name in card_names() for part in parts_of(usual(load(name)))}


def test_a_rule_that_has_no_words_for_a_value_says_so_and_fails_in_no_other_way() -> None:
    rules: dict[Any, Rule] = {}
    for each in (rule for rules_of in grammar().rules.values() for rule in rules_of):
        rules.setdefault((each.category, each.undo, each.parts), each)
    refused = given = 0
    for shape, value in values_by_shape().items():
        for rule in rules.values():
            if rule.like is None or admits(rule.like, shape):
                try:
                    given += any(bound.keys() >= rule.said for bound in rule.undo(Discourse(), value))
                except NoReading:
                    refused += 1
    assert given > len(rules)
    assert refused > 0
