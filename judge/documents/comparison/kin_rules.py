"""Rules that went into the rule above or beside them in other words, found by the words that are new there."""

from collections.abc import Iterator, Mapping, Sequence

from judge.documents.comparison.successors import weights_of, words_of
from judge.documents.reader.document import Rule

TAKEN_IN = 0.35
"""The share of a rule's words, by how much each tells, that must be new in the other rule to have been taken in."""

LEAST_WORDS = 8


def taken_in(
    rules: Sequence[Rule], others: Sequence[Rule], pairs: Mapping[int, int], left: Sequence[int]
) -> Iterator[tuple[int, int]]:
    """Yield, for rules without a pair, the place of the other document's rule that took in what they say.

    `left` are the places of such rules, `pairs` the pairs of the others. It is the pair of the rule above, as 603.3 is
    above 603.3a, or of one beside it; and it has the rule's words where its own pair doesn't.
    """
    weights = weights_of((*rules, *others)) if left else {}
    numbers = {rule.number: at for at, rule in enumerate(rules)}
    for mine in left:
        words = words_of(rules[mine].text)
        total = sum(weights[word] for word in words)
        if len(words) < LEAST_WORDS:
            continue
        found = []
        for kin in _kin(rules, mine, numbers):
            if kin in pairs:
                new = words_of(others[pairs[kin]].text) - words_of(rules[kin].text)
                found.append((sum(weights[word] for word in words & new) / total, -pairs[kin]))
        share, target = max(found, default=(0.0, 0))
        if share >= TAKEN_IN:
            yield mine, -target


def _kin(rules: Sequence[Rule], at: int, numbers: Mapping[str, int]) -> Iterator[int]:
    """Yield the places of the rule above and of those directly before and behind that have the same one above."""
    stem = _stem(rules[at].number)
    if stem != rules[at].number and stem in numbers:
        yield numbers[stem]
    for near in (at - 1, at + 1):
        if 0 <= near < len(rules) and stem in (_stem(rules[near].number), _section(rules[near].number)):
            yield near


def _stem(number: str) -> str:
    """Return the number of the rule above: 603.3 of 603.3a, and 603 of 603.3."""
    bare = number.rstrip("abcdefghijklmnopqrstuvwxyz")
    return bare if bare != number else _section(number)


def _section(number: str) -> str:
    return number.rpartition(".")[0] or number
