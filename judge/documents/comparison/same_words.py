"""Rules with the same words, paired by the rules around them where one document has more of them than the other."""

from collections.abc import Sequence
from dataclasses import dataclass, field

NEIGHBOURS = 2

_Score = tuple[int, bool]
"""How well a pair fits: how many of the two neighbours are the same, and whether the number is the same."""

_Options = dict[int, tuple[int, ...]]
"""The new places that are possible for each old place."""


@dataclass(frozen=True, slots=True)
class Row:
    """The rules of a document in their order: the words and the number of each."""

    words: Sequence[str]
    numbers: Sequence[str]


@dataclass(slots=True)
class Told:
    """The pairs of old and new rules, and the candidates for each unsettled old rule, the most likely first."""

    pairs: dict[int, int] = field(default_factory=dict)
    asked: _Options = field(default_factory=dict)


def tell_apart(left: Row, right: Row, ours: Sequence[int], theirs: Sequence[int]) -> Told:
    """Return the pairs of old and new rules that have the same words.

    Rules are paired by their neighbours, and those with the same neighbours by number. If as many are left on both
    sides, they are paired in their order; otherwise a person must be asked.
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
    """Return the possible new places of each old place without a pair, with exactly `level` equal neighbours."""
    taken = set(told.pairs.values())
    found = {
        mine: tuple(at for at, (same, _) in scores[mine].items() if same == level and at not in taken)
        for mine in scores
        if mine not in told.pairs and mine not in unsure
    }
    return {mine: places for mine, places in found.items() if places}


def _certain(options: _Options) -> dict[int, int]:
    """Return the pairs of old places that share the same options, if there are as many options as such places.

    No other old place may have one of the options.
    """
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
    """Return the pairs with the same number.

    With `together`, rules that have the same options are paired by number only if as many of them as possible can be:
    where all rules have moved by one, the number of a rule is now that of its neighbour.
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
    """Return the words of the nearest rules before and after it in its section that have other words than it.

    So rules of the same words side by side all have the same neighbours.
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
