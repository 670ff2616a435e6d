"""The weight of a change: whether it is cosmetic, changes references only, or changes what is said."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from judge.documents.comparison.document_changes import Repointed, Weight
from judge.documents.comparison.reference_slots import LOST, slots
from judge.documents.comparison.same_sense import Vocabulary
from judge.documents.fingerprints import Resolve
from judge.documents.reader.document import Example, Rule
from judge.documents.reader.text_references import rule_of_item, split_at_references


@dataclass(frozen=True, slots=True)
class Targets:
    """The rules that references point at: `numbers` maps old numbers to new ones, `there` are all old numbers.

    `resolvers` give the ids of rules in the old and the new document where both are known editions, and `scanned` is
    whether one document has lost so many more references than the other that a lost one says nothing. `words` knows
    which words say the same.
    """

    numbers: dict[str, str]
    resolvers: tuple[Resolve, Resolve] | None
    there: frozenset[str]
    scanned: bool = True
    words: Vocabulary = field(default_factory=Vocabulary)

    def same(self, was: str, now: str) -> bool:
        """Return whether an old and a new number in a reference belong to the same rule."""
        if LOST in (was, now):
            return was == now or self.scanned
        if self.resolvers and self.resolvers[0](was) == self.resolvers[1](now):
            return True
        if was in self.numbers:
            return self.numbers[was] == now
        if was not in self.there and was[-1:] == now[-1:] and (rule := rule_of_item(was)) in self.numbers:
            return self.numbers[rule] == rule_of_item(now)
        # A number that the old document doesn't have must stay the same; one that it has belongs to a removed rule.
        return was == now and was not in self.there


def weigh(old: str, new: str, targets: Targets) -> tuple[Weight, tuple[Repointed, ...]]:
    """Return the weight of a change of text, and the references that point at another rule now."""
    before, after = slots(old, unbracketed=True), slots(new, unbracketed=True)
    elsewhere = repointed(before.references, after.references, targets)
    if not targets.words.same(before.words, after.words):
        return "substantive", elsewhere
    if elsewhere:
        return "reference-only", elsewhere
    return ("none" if spelt(old) == spelt(new) else "cosmetic"), ()


def lost_references(rules: Iterable[Rule]) -> int:
    """Return how many references of the rules have lost their numbers."""
    return sum(slots(rule.text).references.count(LOST) for rule in rules)


@lru_cache(maxsize=16384)
def spelt(text: str) -> str:
    """Return a text without extra white space and with § for each reference, for comparing the spelling.

    The numbers of references are compared by the rules that they point at. A reference that lost its number is seen.
    """
    return " ".join("§".join(split_at_references(text)[::2]).split())


def repointed(old: Iterable[str], new: Iterable[str], targets: Targets) -> tuple[Repointed, ...]:
    """Return the references that point at another rule now; none where the texts have different numbers of them."""
    before, after = tuple(old), tuple(new)
    if len(before) != len(after):
        return ()
    return tuple(
        Repointed(was, now, targets.numbers.get(was, ""))
        for was, now in zip(before, after, strict=True)
        if not targets.same(was, now)
    )


def examples_of(rule: Rule) -> tuple[Example, ...]:
    """Return the examples of a rule, with the cards that are printed outside of its examples as examples, too."""
    loose = tuple(Example(card.text, card.line, card.column) for card in rule.cards)
    return (*rule.examples, *loose)


def example_changes(
    old: Iterable[Example], new: Iterable[Example], targets: Targets
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the examples that were added and removed; an example with other words or other cards counts as both."""
    gone = list(old)
    added: list[str] = []
    for example in new:
        same = next((each for each in gone if _same_example(each, example, targets)), None)
        if same is None:
            added.append(whole(example))
        else:
            gone.remove(same)
    return tuple(added), tuple(whole(each) for each in gone)


def same_examples_otherwise(old: Iterable[Example], new: Iterable[Example]) -> bool:
    """Return whether examples that say the same are spelt differently or are in another order."""
    return [spelt(whole(each)) for each in old] != [spelt(whole(each)) for each in new]


def _same_example(old: Example, new: Example, targets: Targets) -> bool:
    """Return whether two examples have the same words, the same cards, and references to the same rules."""
    if old.digest or new.digest:
        return old.digest == new.digest
    before, after = slots(whole(old), unbracketed=True), slots(whole(new), unbracketed=True)
    if before.words == after.words:
        return not repointed(before.references, after.references, targets)
    mine, theirs = set(before.words.split()), set(after.words.split())
    # Of many examples most have little in common, and comparing them word by word takes long.
    if 2 * len(mine & theirs) < min(len(mine), len(theirs)):
        return False
    return targets.words.same(before.words, after.words) and not repointed(before.references, after.references, targets)


def whole(example: Example) -> str:
    """Return the words of an example with those of its cards."""
    return " ".join((example.text, *(card.text for card in example.cards)))
