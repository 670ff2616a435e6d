"""What a text calls by a name it has named before: a condition can't speak of what is chosen only afterwards."""

from __future__ import annotations

from engine.language.effects import Choose, Destroy, If
from engine.language.filters import Is
from engine.language.powers import Text
from engine.language.selections import Chosen, Compare, Every, Number, ThatMany, Those, ValueOf
from engine.language.words import Comparison, Kind, Trait
from scenarios.library.card_files import card_names, load
from scenarios.reading import Read
from scenarios.reading.templates import part_names
from tests.scenarios.reading.tables import AT_HAND, read_entries

_GIVEN = frozenset({"it"})
"""Names that stand for each of several things in turn, where the amount for each is asked."""

_BINDING = ("name", "counted")
"""The fields that give a name to cards, or to the number of counters that were removed."""

_COSTS = ("cost", "additional_cost", "alternate_cost")
_ALLIES = Every(Is((Kind.ALLY,)))
_CHEAP = Compare(ValueOf(Trait.COST, Those("one")), Comparison.AT_MOST, Number(2))


def unbound(value: object, bound: set[str]) -> list[str]:
    """Return the names in the value that nothing before them has given; adds those that it gives to the bound ones."""
    if isinstance(value, tuple):
        return [name for each in value for name in unbound(each, bound)]
    if isinstance(value, (Those, ThatMany)):
        return [] if value.name in bound | _GIVEN else [value.name]
    held = [(name, getattr(value, name)) for name in part_names(value)]
    bound.update(it for name, it in held if name in _BINDING and isinstance(it, str))
    held.sort(key=lambda named: named[0] not in _COSTS)
    return [each for _, it in held for each in unbound(it, bound)]


def test_a_condition_on_what_is_chosen_later_is_found() -> None:
    late = Text((), (If(_CHEAP, (Destroy(Chosen(_ALLIES, name="one")),)),))
    early = Text((), (Choose(Chosen(_ALLIES), "one"), If(_CHEAP, (Destroy(Those("one")),))))
    assert unbound(late, set()) == ["one"]
    assert unbound(early, set()) == []


@AT_HAND
def test_what_a_read_card_names_it_has_named_before() -> None:
    found = {}
    for name, entry in read_entries().items():
        assert isinstance(entry.reading, Read)
        found[name] = unbound(entry.reading.printed, set())
    assert {name: names for name, names in found.items() if names} == {}


def test_what_a_card_of_the_library_names_it_has_named_before() -> None:
    found = {name: unbound(load(name), set()) for name in card_names()}
    assert {name: names for name, names in found.items() if names} == {}
