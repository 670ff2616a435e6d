"""How much a change of words weighs, what a reference points at now, and which examples came and went."""

from collections.abc import Iterable
from dataclasses import dataclass

from judge.documents.comparison.document_changes import Repointed, Weight
from judge.documents.comparison.reference_slots import LOST, slots
from judge.documents.fingerprints import Resolve
from judge.documents.reader.document import Example, Rule
from judge.documents.reader.text_references import split_at_references


@dataclass(frozen=True, slots=True)
class Targets:
    """What a reference of the old document points at in the new one: by the rules that were paired, or by identity."""

    numbers: dict[str, str]
    resolvers: tuple[Resolve, Resolve] | None
    there: frozenset[str]

    def same(self, was: str, now: str) -> bool:
        """Return whether a reference that was one number and is another now points at the same rule."""
        if self.resolvers and self.resolvers[0](was) == self.resolvers[1](now):
            return True
        if was in self.numbers:
            return self.numbers[was] == now
        # A number that the old document doesn't hold can only stay as it is; one that it held is gone.
        return was == now and was not in self.there


def weigh(old: str, new: str, targets: Targets) -> tuple[Weight, tuple[Repointed, ...]]:
    """Return how much a change of text weighs, and the references that point elsewhere now."""
    before, after = slots(old), slots(new)
    elsewhere = repointed(before.references, after.references, targets)
    if before.words != after.words:
        return "substantive", elsewhere
    if elsewhere:
        return "reference-only", elsewhere
    return ("none" if spelt(old) == spelt(new) else "cosmetic"), ()


def spelt(text: str) -> str:
    """Return a text as it is spelt, white space and the numbers of references left out.

    References that point where they did say the same by another number; one that was emptied is seen.
    """
    return " ".join("§".join(split_at_references(text)[::2]).split())


def repointed(old: Iterable[str], new: Iterable[str], targets: Targets) -> tuple[Repointed, ...]:
    """Return the references that point at another rule now, where both texts have as many."""
    before, after = tuple(old), tuple(new)
    if len(before) != len(after):
        return ()
    return tuple(
        Repointed(was, now, targets.numbers.get(was, ""))
        for was, now in zip(before, after, strict=True)
        if LOST not in (was, now) and not targets.same(was, now)
    )


def examples_of(rule: Rule) -> tuple[Example, ...]:
    """Return the examples of a rule, and the cards that stand under it without one."""
    loose = tuple(Example(card.text, card.line, card.column) for card in rule.cards)
    return (*rule.examples, *loose)


def example_changes(
    old: Iterable[Example], new: Iterable[Example], targets: Targets
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the examples that are new and those that are gone; one with other words or other cards is both."""
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
    """Return whether examples that say the same are spelt otherwise, or stand in another order."""
    return [spelt(whole(each)) for each in old] != [spelt(whole(each)) for each in new]


def _same_example(old: Example, new: Example, targets: Targets) -> bool:
    """Return whether two examples say the same of the same rules, with the same cards."""
    if old.digest or new.digest:
        return old.digest == new.digest
    before, after = slots(whole(old)), slots(whole(new))
    return before.words == after.words and not repointed(before.references, after.references, targets)


def whole(example: Example) -> str:
    """Return the words of an example with those of its cards."""
    return " ".join((example.text, *(card.text for card in example.cards)))
