"""The grammar as a whole: it is well founded, and every name it uses is there."""

from __future__ import annotations

from scenarios.reading.grammar import grammar
from scenarios.reading.phrase_rules import Part


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
