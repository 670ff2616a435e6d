"""The grammar as a whole: it is well founded, and every name it uses is there."""

from __future__ import annotations

from itertools import chain
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


def asked_of(like: Any) -> Any:  # noqa: ANN401 - any template, and the shape of one.
    """Return all of a template on which it depends what shapes it admits."""
    if isinstance(like, tuple):
        return tuple(map(asked_of, like))
    return like if like is None or isinstance(like, type) else outline(like)


def rules_by_template() -> dict[Any, list[Rule]]:
    """Return the rules that differ in more than their words, those together that admit the same shapes."""
    rules: dict[Any, Rule] = {}
    for each in (rule for rules_of in grammar().rules.values() for rule in rules_of):
        rules.setdefault((each.category, each.undo, each.parts), each)
    found: dict[Any, list[Rule]] = {}
    for rule in rules.values():
        found.setdefault(asked_of(rule.like), []).append(rule)
    return found


def test_rules_that_stand_together_admit_the_same_shapes() -> None:
    found = rules_by_template()
    shapes = [shape for shape in found if shape is not None][::10]
    for rules in found.values():
        assert len({tuple(admits(rule.like, shape) for shape in shapes) for rule in rules}) == 1


def test_a_rule_that_has_no_words_for_a_value_says_so_and_fails_in_no_other_way() -> None:
    by_template = rules_by_template().values()
    refused = given = 0
    for shape, value in values_by_shape().items():
        admitting = (rules for rules in by_template if rules[0].like is None or admits(rules[0].like, shape))
        talk = Discourse()
        for rule in chain.from_iterable(admitting):
            try:
                given += any(bound.keys() >= rule.said for bound in rule.undo(talk, value))
            except NoReading:
                refused += 1
        assert talk == Discourse(), f"a rule has changed the discourse while it took {value} apart"
    assert given > sum(map(len, by_template))
    assert refused > 0
