"""Of the rules whose template a value is, none is left out by the index, and of the others few are handed on."""

from __future__ import annotations

import pytest

from engine.language.filters import AllOf, Is
from engine.language.selections import Count, Every, Number, Times, X
from engine.language.words import Kind
from scenarios.library.card_files import card_names, load
from scenarios.reading.grammar import grammar
from scenarios.reading.template_index import TemplateIndex
from scenarios.reading.templates import Bindings, admits, figure, h, match, multiplied, narrowed, outline, parts_of
from tests.night import at_night

ALLIES = Is((Kind.ALLY,))
TEMPLATES = (
    h.n,
    None,
    Number(h.n),
    Number(2),
    Number(value=True),
    multiplied(h.of, h.n),
    narrowed(h.base, ALLIES),
    (h.a, h.b),
    (Number, Number),
    (Number(1), Times(h.n, 2)),
    Count(Every(narrowed(h.base, h.extra))),
    Count(Every(ALLIES)),
    (Number(1), figure(h.n)),
    tuple,
)
VALUES = (
    Number(1),
    Number(2),
    X(),
    Times(X(), 2),
    AllOf((ALLIES, ALLIES)),
    ALLIES,
    (),
    (Number(1), Number(2)),
    (Number(1), Times(X(), 2)),
    (Number(1), 4),
    (Number(1), Number(2), Number(3)),
    Count(Every(ALLIES)),
    Count(Every(AllOf((ALLIES, ALLIES)))),
    "a word",
    2,
    None,
)
OF_LIBRARY = at_night(1, 12)
"""One in so many cards of the library, of which each part is looked up."""


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_what_matches_is_found_in_order(value: object) -> None:
    index = TemplateIndex((template, place) for place, template in enumerate(TEMPLATES))
    found = index.that_may_be(value)
    assert found == sorted(found)
    for place, template in enumerate(TEMPLATES):
        bound: Bindings = {}
        fits = template is None or admits(template, outline(value))
        if fits and (template is None or match(template, value, bound)):
            assert place in found, template
        if not fits:
            assert place not in found, template


def test_the_parts_of_cards_find_every_rule_that_tells_them() -> None:
    rules = [rule for each in grammar().rules.values() for rule in each if rule.like is not None]
    by_kind: dict[type, list[object]] = {}
    for like in dict.fromkeys(rule.like for rule in rules):
        by_kind.setdefault(type(like), []).append(like)
    index = TemplateIndex((like, like) for likes in by_kind.values() for like in likes)
    tried = handed_on = matched = 0
    for part in {part: None for name in card_names()[::OF_LIBRARY] for part in parts_of(load(name).powers)}:
        likes = [each for each in by_kind.get(type(part), []) if admits(each, outline(part))]
        matching = [each for each in likes if match(each, part, {})]
        found = index.that_may_be(part)
        assert [each for each in matching if each not in found] == []
        tried, matched = tried + len(likes), matched + len(matching)
        handed_on += sum(type(each) is type(part) for each in found)
    assert matched > 0
    assert handed_on < tried / 4
