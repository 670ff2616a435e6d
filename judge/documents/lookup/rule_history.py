"""A rule through the editions and the imported documents, and who accepted each of its texts, when and why."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from judge.documents.comparison.comparison_pages import heading
from judge.documents.comparison.document_changes import Change, word_diff
from judge.documents.comparison.document_comparison import Comparison, compare
from judge.documents.comparison.reference_slots import slots
from judge.documents.document_library import kept_document
from judge.documents.fingerprints import digest
from judge.documents.library_folder import kept_editions
from judge.documents.lookup.rule_lookup import Found, look_up
from judge.documents.reader.document import Document, Rule
from judge.documents.reader.stated_version import stated_version
from judge.documents.reviews.review_ledger import Review, Seen
from judge.rulebook import editions, number_in
from judge.rulebook.rule_entries import rules_of

UNDATED = "undated"
RELATED = 4
"""Of two documents that are editions of one text, at least one rule of so many is in both."""


class Accepted(TypedDict):
    """A review of a text of the rule: its number then, who accepted it, when and why."""

    number: str
    by: str
    on: str
    why: str


class Stage(TypedDict):
    """A rule in one document: its number and text there, what changed since the one before, and its reviews.

    Without a number it is not in that document. `text` is quoted from an imported document, `sentence` is the project's
    own statement of a known edition; `words` are the pieces that are the same, removed and added since the document
    before.
    """

    edition: str
    date: str
    imported: bool
    number: str
    text: str
    sentence: str
    change: str
    words: list[dict[str, str]]
    accepted: list[Accepted]


class RuleHistory(TypedDict):
    """The history of a rule: its number and title where it was looked up, its stages, and reviews of other texts."""

    edition: str
    number: str
    title: str
    stages: list[Stage]
    accepted_otherwise: list[Accepted]


@dataclass(frozen=True, slots=True)
class _Edition:
    """A known edition or an imported document with its date; `document` is None where it isn't imported."""

    id: str
    date: str
    document: Document | None


def rule_histories(query: str, edition: str, folder: Path, reviews: Sequence[Review]) -> list[RuleHistory]:
    """Return the history of each rule that a look-up finds.

    Raises:
        NothingFound: it finds none; names the nearest.
    """
    told = _editions(folder)
    return [_history(each, told, reviews) for each in look_up(query, edition, folder)]


def _editions(folder: Path) -> tuple[_Edition, ...]:
    """Return the known editions and the imported documents, the oldest first, those without a date last."""
    kept = {name: kept_document(name, folder) for name in kept_editions(folder)}
    told = [_Edition(each.id, each.date, kept.get(each.id)) for each in editions().values()]
    for name, document in kept.items():
        if name not in editions() and document is not None:
            told.append(_Edition(name, stated_version(document).date or UNDATED, document))
    return tuple(sorted(told, key=lambda each: (not each.date[:1].isdigit(), each.date, each.id)))


def _history(found: Found, told: Sequence[_Edition], reviews: Sequence[Review]) -> RuleHistory:
    at = next(place for place, each in enumerate(told) if each.id == found["edition"])
    numbers, changes = {at: found["number"]}, dict[int, Change | None]()
    for step in (1, -1):
        last = at
        for place in range(at + step, len(told) if step > 0 else -1, step):
            number, change = _followed(found["id"], told[last], numbers[last], told[place], forward=step > 0)
            # What changed is told with the later of two documents.
            changes[place if step > 0 else last] = change
            if number:
                numbers[place], last = number, place
    texts = {place: _text(told[place], number) for place, number in numbers.items()}
    seen = [each for each in reviews if _is_of(each, found["id"], texts.values())]
    used: set[Seen] = set()
    stages = [
        _stage(told[place], numbers.get(place, ""), texts.get(place), changes.get(place), seen, used)
        for place in range(len(told))
        if place in numbers or told[place].document is not None
    ]
    others = [each for review in seen for each in (*review.earlier, review.now) if each not in used]
    return RuleHistory(
        edition=found["edition"], number=found["number"], title=found["title"], stages=stages,
        accepted_otherwise=[_accepted(each) for each in others],
    )  # fmt: skip


def _followed(
    rule_id: str, here: _Edition, number: str, there: _Edition, *, forward: bool
) -> tuple[str, Change | None]:
    """Return the number of the rule in another document, empty where it isn't there, and what changed in between."""
    known = here.id in editions() and there.id in editions()
    if here.document is None or there.document is None:
        return (number_in(rule_id, there.id) or "" if rule_id and there.id in editions() else ""), None
    old, new = (here.document, there.document) if forward else (there.document, here.document)
    comparison = compare(old, new)
    if known and rule_id:
        other = number_in(rule_id, there.id) or ""
    else:
        numbers = comparison.numbers if forward else {now: was for was, now in comparison.numbers.items()}
        other = numbers.get(number, "")
    if not other and len(comparison.numbers) * RELATED < min(len(old.rules), len(new.rules)):
        # A document of another sort doesn't take a rule out.
        return "", None
    before, after = (number, other) if forward else (other, number)
    return other, _change(comparison, before, after)


def _change(comparison: Comparison, old: str, new: str) -> Change | None:
    rules = [each for each in comparison.changes if each.kind == "rule"]
    return next(
        (each for each in rules if (old and each.old == old) or (new and each.new == new)),
        next((each for each in rules if {old, new} & set(each.others)), None),
    )


def _text(edition: _Edition, number: str) -> Rule | None:
    rules = edition.document.rules if edition.document else ()
    return next((each for each in rules if each.number == number), None)


def _is_of(review: Review, rule_id: str, texts: Iterable[Rule | None]) -> bool:
    digests = {_words(each) for each in texts if each is not None}
    return (bool(rule_id) and review.rule == rule_id) or any(
        each.words in digests for each in (*review.earlier, review.now)
    )


def _words(rule: Rule) -> str:
    return digest((slots(rule.text).words,))


def _accepted(seen: Seen) -> Accepted:
    return Accepted(number=seen.number, by=seen.by, on=seen.on, why=seen.why)


def _stage(
    edition: _Edition, number: str, text: Rule | None, change: Change | None, reviews: Sequence[Review], used: set[Seen]
) -> Stage:
    mine: list[Seen] = []
    if text is not None:
        words = _words(text)
        mine = [each for review in reviews for each in (*review.earlier, review.now) if each.words == words]
        used.update(mine)
    entry = rules_of(edition.id).get(number) if edition.id in editions() else None
    bits = word_diff(change.text_old, change.text_new) if change and change.text_old and change.text_new else ()
    return Stage(
        edition=edition.id, date=edition.date, imported=edition.document is not None, number=number,
        text=text.text if text else "", sentence=entry.sentence if entry else "",
        change=heading(change) if change else "",
        words=[{"kind": kind, "text": bit} for kind, bit in bits] if change and change.weight == "substantive" else [],
        accepted=[_accepted(each) for each in sorted(mine, key=lambda each: each.on)],
    )  # fmt: skip
