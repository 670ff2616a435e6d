"""Which options go together: told from what every answer there could be comes to."""

from itertools import chain, combinations, permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.citations import rule
from engine.decisions.choices import Answer, Choice, ChoiceKind, Option, narrowed
from engine.decisions.combinations import (
    Arranged,
    Grouped,
    Including,
    Listed,
    Matched,
    Together,
    Weighed,
    assigned,
    fillable,
)
from engine.state.ids import PlayerId
from tests.every_row import for_every
from tests.night import at_night

OPTIONS: tuple[Option, ...] = (1, 2, 3, 4, 5)
SLOT = st.frozensets(st.sampled_from(OPTIONS), max_size=4)
SLOTS = st.lists(SLOT, max_size=3).map(tuple)


def choice(together: Together, least: int, most: int) -> Choice:
    return Choice(ChoiceKind.CARDS, PlayerId(1), rule("709.2b"), OPTIONS, least, most, together=together)


def subsets(least: int, most: int) -> list[Answer]:
    return list(chain.from_iterable(combinations(OPTIONS, many) for many in range(least, most + 1)))


def placed(options: Answer, slots: tuple[frozenset[Option], ...]) -> bool:
    """Return whether each of the options gets a slot of its own, by trying."""
    if not options:
        return True
    return any(
        options[0] in slot and placed(options[1:], slots[:place] + slots[place + 1 :])
        for place, slot in enumerate(slots)
    )


def filled(slots: tuple[frozenset[Option], ...], options: frozenset[Option]) -> bool:
    """Return whether each of the slots gets an option of its own, by trying."""
    return not slots or any(filled(slots[1:], options - {option}) for option in slots[0] & options)


def most_filled(slots: tuple[frozenset[Option], ...], options: frozenset[Option]) -> int:
    """Return how many of the slots get an option of their own at most, by trying."""
    if not slots:
        return 0
    filled_first = (1 + most_filled(slots[1:], options - {option}) for option in slots[0] & options)
    return max(most_filled(slots[1:], options), *filled_first, 0)


def legal(together: Together, answer: Answer) -> bool:
    if isinstance(together, Listed):
        return frozenset(answer) in together.sets
    if isinstance(together, Arranged):
        return answer in together.orders
    if isinstance(together, Grouped):
        return not answer or any(group.issuperset(answer) for group in together.groups)
    if isinstance(together, Weighed):
        weights = dict(together.weights)
        light = sum(weights[each] for each in answer) <= together.most
        return light and (together.alike is None or legal(together.alike, answer))
    if isinstance(together, Including):
        held, here = together.held, frozenset(answer)
        enough = len(held & here) + most_filled(together.later, held - here) >= together.least
        return enough and (together.inner is None or legal(together.inner, answer))
    free = frozenset(OPTIONS) - set(answer)
    fits = together.slots is None or placed(answer, together.slots)
    return fits and filled(together.kept, free)


GROUPED = st.builds(Grouped, st.lists(st.frozensets(st.sampled_from(OPTIONS)), max_size=3).map(tuple))
MATCHED = st.builds(Matched, st.none() | SLOTS, SLOTS)
LISTED = st.builds(Listed, st.lists(st.sampled_from(subsets(0, 3)).map(frozenset), unique=True, max_size=6).map(tuple))
WEIGHTS = st.tuples(*(st.integers(0, 4) for _ in OPTIONS)).map(lambda held: tuple(zip(OPTIONS, held, strict=True)))
WEIGHED = st.builds(Weighed, WEIGHTS, st.integers(0, 9), st.none() | st.builds(Matched, SLOTS))
INCLUDING = st.builds(Including, SLOT, st.integers(0, 3), st.none() | MATCHED | LISTED | GROUPED, SLOTS)


@settings(max_examples=at_night(100, 40))
@given(MATCHED | LISTED | GROUPED | WEIGHED | INCLUDING, st.integers(0, 2), st.integers(0, 2))
def test_a_choice_takes_what_goes_together_and_offers_what_is_part_of_it(
    together: Together, least: int, more: int
) -> None:
    asked = choice(together, least, least + more)
    answers = [each for each in subsets(least, least + more) if legal(together, each)]
    assert [each for each in subsets(least, least + more) if asked.refuses(each) is None] == answers
    found = narrowed(asked)
    if not answers:
        assert found is None
        return
    assert found is not None
    assert set(found.options) == set(chain.from_iterable(answers))
    assert set(found.barred) == set(OPTIONS) - set(found.options)
    assert (found.least, found.most) == (least, max(map(len, answers)))
    assert [each for each in subsets(least, least + more) if found.refuses(each) is None] == answers
    assert found.first() in answers
    assert found.first(found.most) in answers
    for begun in {each[:many] for each in answers for many in range(len(each) + 1)}:
        goes_on = {option for each in answers if set(begun) < set(each) for option in set(each) - set(begun)}
        assert set(found.more(begun)) == goes_on


@settings(max_examples=at_night(100, 40))
@given(SLOTS, st.lists(st.sampled_from(OPTIONS), unique=True, max_size=3).map(tuple))
def test_options_are_assigned_to_slots_that_take_them(slots: tuple[frozenset[Option], ...], options: Answer) -> None:
    found = assigned(slots, options)
    assert (found is not None) is placed(options, slots)
    assert fillable(slots) is filled(slots, frozenset(OPTIONS))
    if found is not None:
        assert all(option in slots[place] for option, place in found.items())
        assert len(set(found.values())) == len(options)


@for_every(
    ("answer", "said"),
    [
        ((1,), None),
        ((3,), None),
        ((2,), "one of the numbers 1, 3 is expected"),
        ((0,), "one of the numbers"),
        ((4,), "at most 3"),
    ],
)
def test_a_number_may_be_one_of_some(answer: Answer, said: str | None) -> None:
    asked = Choice(ChoiceKind.X, PlayerId(1), rule("707.1c"), (1, 3), low=0, high=3)
    refused = asked.refuses(answer)
    assert (refused is None) is (said is None)
    assert said is None or said in (refused or "")
    assert asked.first() == (1,)


def test_where_the_order_matters_it_is_one_of_those_listed() -> None:
    orders: tuple[Answer, ...] = ((2, 1, 3), (2, 3, 1))
    arranged = Arranged(orders)
    asked = Choice(ChoiceKind.CARDS, PlayerId(1), rule("411.2c"), (1, 2, 3), 3, 3, ordered=True, together=arranged)
    assert tuple(each for each in permutations((1, 2, 3)) if asked.refuses(each) is None) == orders
    assert (asked.more(()), asked.more((2,)), asked.first()) == ((2,), (1, 3), (2, 1, 3))
