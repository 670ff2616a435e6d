"""A lazy offer is the tuple of what fits, and looks no further than asked."""

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.decisions.offers import Offer, at_least
from tests.every_row import for_every

POOL = (1, 2, 3, 4, 5, 6)


def even(number: int) -> bool:
    return number % 2 == 0


@given(st.lists(st.integers(1, 30), unique=True), st.integers(0, 12), st.integers(0, 40), st.slices(12))
def test_an_offer_is_the_sequence_of_what_fits(pool: list[int], many: int, one: int, part: slice) -> None:
    fitting = tuple(number for number in pool if even(number))

    def offer() -> Offer:
        return Offer(tuple(pool), even)

    assert tuple(offer()) == fitting
    assert len(offer()) == len(fitting)
    assert (one in offer()) is (one in fitting)
    assert tuple(offer()[part]) == fitting[part]
    assert at_least(offer(), many) is (len(fitting) >= many)
    assert offer() == fitting
    assert hash(offer()) == hash(fitting)
    assert bool(offer()) is bool(fitting)


@for_every(
    ("use", "looked_at"),
    [
        (lambda offer: offer.at_least(0), []),
        (lambda offer: offer.at_least(1), [1, 2]),
        (lambda offer: offer.at_least(2), [1, 2, 3, 4]),
        (lambda offer: offer.at_least(4), [1, 2, 3, 4, 5, 6]),
        (lambda offer: offer[0], [1, 2]),
        (lambda offer: offer[1], [1, 2, 3, 4]),
        (lambda offer: 4 in offer, [4]),
        (lambda offer: 9 in offer, []),
        (lambda offer: "yes" in offer, []),
        (list, [1, 2, 3, 4, 5, 6]),
        (lambda offer: (offer.at_least(2), offer.at_least(1), 4 in offer), [1, 2, 3, 4, 4]),
        (lambda offer: (len(offer), 4 in offer, list(offer), offer[-1]), [1, 2, 3, 4, 5, 6]),
    ],
)
def test_how_far_an_offer_looks(use: Callable[[Offer], object], looked_at: Sequence[int]) -> None:
    asked: list[int] = []

    def fits(number: int) -> bool:
        asked.append(number)
        return even(number)

    use(Offer(POOL, fits))
    assert asked == looked_at


def test_a_place_that_is_not_there_is_an_index_error() -> None:
    with pytest.raises(IndexError):
        Offer(POOL, even)[3]
