"""The status of each rule of a document in the ledger of reviews."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from judge.documents.comparison.change_weights import examples_of, whole
from judge.documents.comparison.reference_slots import LOST, slots
from judge.documents.fingerprints import digest, of_title
from judge.documents.reader.document import Document, Rule
from judge.documents.reviews.review_ledger import Review, Seen

Status: TypeAlias = Literal["current", "outdated", "moved", "re-pointed", "orphaned", "new"]


@dataclass(frozen=True, slots=True)
class Standing:
    """A rule with its key, its status, whether its change is cosmetic, what it is now, and its review."""

    rule: str
    status: Status
    cosmetic: bool
    now: Seen | None
    review: Review | None

    @property
    def number(self) -> str:
        """Its number, or the last number of a rule that is gone."""
        return self.now.number if self.now else self.review.now.number if self.review else ""


def standings(document: Document, reviews: Iterable[Review]) -> tuple[Standing, ...]:
    """Return the standing of every rule in the document's order, then those of reviews whose rule is gone."""
    kept = [review for review in reviews if not review.retired]
    retired = {review.rule: review for review in reviews if review.retired}
    prints = [_print(rule) for rule in document.rules]
    matched = _matched(document.rules, prints, kept)
    keys = _keys(document.rules, matched, kept)
    by_number = {rule.number: key for rule, key in zip(reversed(document.rules), reversed(keys), strict=True)}
    found = []
    for at, rule in enumerate(document.rules):
        references = tuple(by_number.get(number, number) for number in slots(rule.text).references if number != LOST)
        words, loose, examples = prints[at]
        now = Seen(rule.number, words, loose, examples, references, "", "", "")
        review = matched.get(at)
        status, cosmetic = _status(now, review)
        key = keys[at]
        found.append(Standing(key, status, cosmetic, now, review or retired.get(key)))
    orphans = [review for review in kept if review not in matched.values()]
    return (*found, *(Standing(review.rule, "orphaned", cosmetic=False, now=None, review=review) for review in orphans))


def _keys(rules: tuple[Rule, ...], matched: dict[int, Review], kept: list[Review]) -> list[str]:
    """Return the key of each rule: that of its review, or else its id or number, counted if another rule has it."""
    taken = {review.rule for review in kept}
    keys = []
    for at, rule in enumerate(rules):
        name = rule.id or rule.number
        key, many = (matched[at].rule, 1) if at in matched else (name, 1)
        while at not in matched and key in taken:
            many += 1
            key = f"{name}#{many}"
        taken.add(key)
        keys.append(key)
    return keys


def _print(rule: Rule) -> tuple[str, str, str]:
    words = slots(rule.text).words
    loose = words.casefold().replace('"', "").removesuffix(".")
    # The title of an answer is its question.
    titled = (of_title(rule.title),) if rule.title else ()
    examples = digest(slots(whole(each)).words for each in examples_of(rule))
    return digest((words, *titled)), digest((loose, *titled)), examples


def _matched(rules: tuple[Rule, ...], prints: list[tuple[str, str, str]], reviews: list[Review]) -> dict[int, Review]:
    """Return the review of each rule: the one of the same words if only one rule has them, else of the same number."""
    ours, theirs = Counter(each[0] for each in prints), Counter(review.now.words for review in reviews)
    by_words = {review.now.words: review for review in reviews if theirs[review.now.words] == 1}
    matched = {at: by_words[words] for at, (words, _, _) in enumerate(prints) if ours[words] == 1 and words in by_words}
    taken = {review.rule for review in matched.values()}
    by_number = {review.now.number: review for review in reviews if review.rule not in taken}
    for at, rule in enumerate(rules):
        if at not in matched and rule.number in by_number:
            matched[at] = by_number[rule.number]
    return matched


def _status(now: Seen, review: Review | None) -> tuple[Status, bool]:
    if review is None:
        return "new", False
    was = review.now
    if was.words != now.words or was.examples != now.examples:
        return "outdated", was.loose == now.loose and was.examples == now.examples and was.references == now.references
    if was.references != now.references:
        return "re-pointed", False
    return ("current" if was.number == now.number else "moved"), False
