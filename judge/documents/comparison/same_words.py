"""Telling rules of the same words apart, where one document has more of them than the other: by what stands around."""

from collections.abc import Sequence
from dataclasses import dataclass, field

NEIGHBOURS = 2

_Score = tuple[int, bool]
"""What speaks for a pair: how many of the two neighbours are the same, and whether the number is."""

_Options = dict[int, tuple[int, ...]]
"""The new places that old ones may be, by these."""


@dataclass(frozen=True, slots=True)
class Row:
    """The rules of a document in their order: the words and the number of each."""

    words: Sequence[str]
    numbers: Sequence[str]


@dataclass(slots=True)
class Told:
    """Which old rule is which new one; and for each old one that nothing settles the new ones, the likeliest first."""

    pairs: dict[int, int] = field(default_factory=dict)
    asked: _Options = field(default_factory=dict)


def tell_apart(left: Row, right: Row, ours: Sequence[int], theirs: Sequence[int]) -> Told:
    """Return which of the old rules of the same words is which of the new ones.

    Neighbours settle it, and of those that have the same neighbours the number does. As many as there are left on both
    sides are the same in their order; else they have to be asked.
    """
    around, others = ({at: _around(row, at) for at in places} for row, places in ((left, ours), (right, theirs)))
    scores = {
        mine: {at: _score(around[mine], others[at], left.numbers[mine] == right.numbers[at]) for at in theirs}
        for mine in ours
    }
    told, unsure = Told(), set[int]()
    for level in range(NEIGHBOURS, 0, -1):
        told.pairs.update(_certain(_options(told, scores, unsure, level)))
        options = _options(told, scores, unsure, level)
        told.pairs.update(_numbered(options, scores, together=True))
        unsure.update(options)
    told.pairs.update(_numbered(_options(told, scores, unsure, 0), scores, together=False))
    _the_rest(told, scores, theirs)
    return told


def _options(told: Told, scores: dict[int, dict[int, _Score]], unsure: set[int], level: int) -> _Options:
    """Return where the old places that are still to be told may be, with so many of the same neighbours."""
    taken = set(told.pairs.values())
    found = {
        mine: tuple(at for at, (same, _) in scores[mine].items() if same == level and at not in taken)
        for mine in scores
        if mine not in told.pairs and mine not in unsure
    }
    return {mine: places for mine, places in found.items() if places}


def _certain(options: _Options) -> dict[int, int]:
    """Return the pairs of those that as many want as there are, and nobody else does, in their order."""
    wanted: dict[int, list[int]] = {}
    for mine, places in options.items():
        for at in places:
            wanted.setdefault(at, []).append(mine)
    found: dict[int, int] = {}
    for mine, places in options.items():
        rivals = wanted[places[0]]
        if mine in found or len(rivals) != len(places):
            continue
        if all(wanted[at] == rivals for at in places) and all(options[each] == places for each in rivals):
            found.update(zip(rivals, places, strict=True))
    return found


def _numbered(options: _Options, scores: dict[int, dict[int, _Score]], *, together: bool) -> dict[int, int]:
    """Return the pairs of the same number.

    Of those that want the same places `together` it is believed only if all that can have kept their numbers: where
    the rules moved on by one, the number of one is that of its neighbour.
    """
    groups: dict[tuple[int, ...], list[int]] = {}
    for mine, places in options.items():
        groups.setdefault(places, []).append(mine)
    found: dict[int, int] = {}
    for places, rivals in groups.items():
        kept: dict[int, int] = {}
        for mine in rivals:
            free = (at for at in places if scores[mine][at][1] and at not in (*found.values(), *kept.values()))
            if (own := next(free, None)) is not None:
                kept[mine] = own
        if not together or len(kept) == min(len(rivals), len(places)):
            found.update(kept)
    return found


def _the_rest(told: Told, scores: dict[int, dict[int, _Score]], theirs: Sequence[int]) -> None:
    taken = set(told.pairs.values())
    left = [mine for mine in scores if mine not in told.pairs]
    free = [at for at in theirs if at not in taken]
    if len(left) == len(free):
        told.pairs.update(zip(left, free, strict=True))
    elif free:
        told.asked = {mine: tuple(sorted(free, key=scores[mine].__getitem__, reverse=True)) for mine in left}


def _score(mine: tuple[str, str], other: tuple[str, str], same_number: bool) -> _Score:  # noqa: FBT001
    return sum(was == now != "" for was, now in zip(mine, other, strict=True)), same_number


def _around(row: Row, at: int) -> tuple[str, str]:
    """Return the words of the rules before and after one in its section, past those that have the same words as it.

    Of several that stand side by side none is nearer than the others to what stands before and behind them.
    """
    return _neighbour(row, at, -1), _neighbour(row, at, 1)


def _neighbour(row: Row, at: int, step: int) -> str:
    there = at + step
    while 0 <= there < len(row.words) and row.words[there] == row.words[at]:
        there += step
    inside = 0 <= there < len(row.words) and _section(row.numbers[there]) == _section(row.numbers[at])
    return row.words[there] if inside else ""


def _section(number: str) -> str:
    return number.rpartition(".")[0]
