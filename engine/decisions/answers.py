"""Every answer that a choice takes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, count, permutations

from engine.decisions.choices import Answer, Choice


def every_answer(choice: Choice) -> Iterator[Answer]:
    """Yield every answer that the choice takes, the shortest first; of numbers without an upper bound without end.

    >>> from engine.citations import rule
    >>> from engine.decisions.choices import ChoiceKind
    >>> list(every_answer(Choice(ChoiceKind.CARDS, None, rule("709.2b"), (1, 2), 0, 1)))
    [(), (1,), (2,)]
    """
    if choice.low is not None:
        numbers = choice.options or (count(choice.low) if choice.high is None else range(choice.low, choice.high + 1))
        yield from ((number,) for number in numbers)
        return
    arranged = permutations if choice.ordered else combinations
    sizes = range(choice.least, choice.most + 1)
    found = chain.from_iterable(arranged(tuple(choice.options), size) for size in sizes)
    yield from (answer for answer in found if choice.refuses(answer) is None)
