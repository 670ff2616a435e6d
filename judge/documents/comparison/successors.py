"""Rules in other words that took the place of a rule: found where their words and the rules around them point to it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log
from typing import TypeAlias

from judge.documents.comparison.reference_slots import bare
from judge.documents.reader.document import Rule

SURE, UNSURE = 0.6, 0.48
"""From how much in common on a rule in other words is the successor, and from how much on a person is asked."""

SURE_NEAR, UNSURE_NEAR = 0.42, 0.33
"""The same for a rule in the same section."""

SURE_IN_PLACE, UNSURE_IN_PLACE = 0.24, 0.2
"""The same for a rule with the same number, or between the same neighbours."""

CLEAR = 0.08
STEM = 6
CROWD = 40_000
"""Above so many possible pairs no successors are looked for: documents with so little in common have none."""

MANY = 200
"""Of more questions than this, what speaks for the candidates isn't told."""

NEAR = 3

Pairs: TypeAlias = dict[int, int]
Asked: TypeAlias = dict[int, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Reasons:
    """What speaks for a successor: how much its words have in common with the rule, and how its place agrees."""

    common: float
    same_number: bool = False
    same_neighbours: bool = False
    same_section: bool = False

    @property
    def in_place(self) -> bool:
        """Whether it stands where the rule stood."""
        return self.same_number or self.same_neighbours

    @property
    def sure(self) -> bool:
        """Whether so much speaks for it that nobody has to be asked."""
        return self.common >= (SURE_IN_PLACE if self.in_place else SURE_NEAR if self.same_section else SURE)

    @property
    def likely(self) -> bool:
        """Whether so much speaks for it that a person should be asked."""
        return self.common >= (UNSURE_IN_PLACE if self.in_place else UNSURE_NEAR if self.same_section else UNSURE)

    @property
    def strength(self) -> float:
        """How much speaks for it: words first, then the place."""
        return self.common + (0.12 if self.same_number else 0) + (0.12 if self.same_neighbours else 0) \
            + (0.04 if self.same_section else 0)  # fmt: skip

    def __str__(self) -> str:
        """Return the reasons in words."""
        told = [f"{round(100 * self.common)} % of the words in common"]
        told += ["the same number"] if self.same_number else []
        told += ["between the same rules"] if self.same_neighbours else []
        told += ["in the same section"] if self.same_section and not self.in_place else []
        return ", ".join(told)


@dataclass(frozen=True, slots=True)
class Found:
    """The pairs of old and new rules, and for each unsure old rule its candidates with what speaks for them."""

    pairs: Pairs
    asked: dict[int, tuple[tuple[int, Reasons], ...]]


def successors(
    old: Sequence[Rule], new: Sequence[Rule], made: Pairs, ours: Iterable[int], theirs: Iterable[int]
) -> Found:
    """Return the successors of `ours` among `theirs`, the rules of both documents that have no pair in `made`."""
    ours, theirs = tuple(ours), tuple(theirs)
    if not ours or not theirs or len(ours) * len(theirs) > CROWD:
        return Found({}, {})
    agreement = _Agreement(old, new, made)
    options: dict[int, list[tuple[int, Reasons]]] = {}
    for mine in ours:
        for at in theirs:
            reasons = agreement.reasons(mine, at)
            if reasons.common >= UNSURE_IN_PLACE:
                options.setdefault(mine, []).append((at, reasons))
    return _chosen(options)


def speaking_for(old: Sequence[Rule], new: Sequence[Rule], made: Pairs, asked: Asked) -> dict[int, tuple[Reasons, ...]]:
    """Return what speaks for each of the new rules that an old one may have become."""
    if len(asked) > MANY:
        return dict.fromkeys(asked, ())
    agreement = _Agreement(old, new, made)
    return {mine: tuple(agreement.reasons(mine, at) for at in places) for mine, places in asked.items()}


class _Agreement:
    """Tells how an old and a new rule agree in words and in place."""

    def __init__(self, old: Sequence[Rule], new: Sequence[Rule], made: Pairs) -> None:
        self._old, self._new, self._made = old, new, made
        self._weights = weights_of((*old, *new))
        self._sections = _sections(old, new, made)

    def reasons(self, mine: int, at: int) -> Reasons:
        was, now = self._old[mine], self._new[at]
        common = _common(words_of(was.text), words_of(now.text), self._weights)
        if common < UNSURE_IN_PLACE:
            return Reasons(common)
        section = _section(was.number)
        return Reasons(
            common,
            was.number == now.number,
            _between(mine, at, self._made, len(self._old), len(self._new)),
            self._sections.get(section, section) == _section(now.number),
        )


def _chosen(options: dict[int, list[tuple[int, Reasons]]]) -> Found:
    """Return the options for which most speaks, each new rule once; those with rivals as questions."""
    ranked = sorted(
        ((reasons.strength, -mine, -at, reasons) for mine, each in options.items() for at, reasons in each),
        key=lambda each: each[:3], reverse=True,
    )  # fmt: skip
    pairs: Pairs = {}
    asked: dict[int, tuple[tuple[int, Reasons], ...]] = {}
    taken: set[int] = set()
    for strength, negative, minus, reasons in ranked:
        mine, at = -negative, -minus
        if mine in pairs or mine in asked or at in taken:
            continue
        rivals = [each for each in options[mine]
                  if each[0] not in (at, *taken) and each[1].likely and strength - each[1].strength < CLEAR
                  and not (reasons.same_number and not each[1].in_place)]  # fmt: skip
        if reasons.sure and not rivals:
            pairs[mine] = at
            taken.add(at)
        elif reasons.likely:
            asked[mine] = ((at, reasons), *sorted(rivals, key=lambda each: -each[1].strength))[:NEAR]
    return Found(pairs, asked)


def weights_of(rules: Iterable[Rule]) -> dict[str, float]:
    """Return how much each word tells: the rarer it is among the rules, the more."""
    counted: Counter[str] = Counter()
    many = 0
    for rule in rules:
        counted.update(set(words_of(rule.text)))
        many += 1
    return {word: log((many + 1) / count) for word, count in counted.items()}


@lru_cache(maxsize=8192)
def words_of(text: str) -> frozenset[str]:
    """Return the beginnings of the words of a text, so that forms of one word are the same."""
    return frozenset(word[:STEM].rstrip("s") for word in bare(text).split())


def _common(one: frozenset[str], other: frozenset[str], weights: dict[str, float]) -> float:
    """Return the share of words that two texts have in common, by how much each word tells."""
    both = sum(weights[word] for word in one & other)
    return 2 * both / (sum(weights[word] for word in one) + sum(weights[word] for word in other) or 1)


def _between(mine: int, at: int, made: Pairs, many: int, others: int) -> bool:
    """Return whether the nearest rules with pairs before and behind it are paired with those around the other one."""
    back = {there: here for here, there in made.items()}
    before = next((here for here in range(mine - 1, -1, -1) if here in made), -1)
    behind = next((here for here in range(mine + 1, many) if here in made), many)
    prior = next((there for there in range(at - 1, -1, -1) if there in back), -1)
    later = next((there for there in range(at + 1, others) if there in back), others)
    first = (before == -1 and prior == -1) or made.get(before) == prior
    last = (behind == many and later == others) or made.get(behind) == later
    near = behind - before <= 2 * NEAR and later - prior <= 2 * NEAR
    return first and last and near and not (before == -1 and behind == many)


def _sections(old: Sequence[Rule], new: Sequence[Rule], made: Pairs) -> dict[str, str]:
    votes: dict[str, Counter[str]] = {}
    for mine, at in made.items():
        votes.setdefault(_section(old[mine].number), Counter())[_section(new[at].number)] += 1
    return {was: counted.most_common(1)[0][0] for was, counted in votes.items()}


def _section(number: str) -> str:
    return number.partition(".")[0]
