"""What a copy of a document lacks: a paragraph that its scan lost, and all that follows where it breaks off."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache

from judge.documents.comparison.change_weights import lost_references
from judge.documents.comparison.document_changes import Change
from judge.documents.comparison.rule_pairs import Pairing
from judge.documents.known_fingerprints import known_rules
from judge.documents.reader.document import Document, Rule
from judge.rulebook import editions
from judge.rulebook.rule_entries import rules_of

MOST_LOST = 5
"""How many references an edit may lose or fill in; more are the work of a scan, and each of them says nothing."""

WHOLE, SHARE, TERMS = 20, 4, 5
"""How many rules a part has at least to be told once, of which share of its document, and how many terms."""

Placed = tuple[float, Change]


@dataclass(frozen=True, slots=True)
class _Side:
    """One of two documents with the places of its rules that have a pair, and the other document."""

    document: Document
    paired: frozenset[int]
    other: Document
    is_old: bool


def told_once(changes: Iterable[Placed], old: Document, new: Document, made: Pairing) -> Iterator[Placed]:
    """Yield the changes, with one for each part that a document lacks, and lost rules told as such."""
    sides = (
        _Side(old, frozenset(made.pairs), new, is_old=True),
        _Side(new, frozenset(made.pairs.values()), old, is_old=False),
    )
    within: set[tuple[str, int]] = set()
    for side in sides:
        for part in _parts(side):
            within.update(("old" if side.is_old else "new", at) for at in part)
            yield _place(side, part), _part(side, part)
    lost = {side.is_old: _lost(side) for side in sides}
    ours = {(rule.number, rule.line): at for at, rule in enumerate(old.rules)}
    theirs = {(rule.number, rule.line): at for at, rule in enumerate(new.rules)}
    for place, change in changes:
        removed, added = change.what == ("removed",), change.what == ("added",)
        if change.kind == "rule" and (removed or added):
            at = (ours if removed else theirs).get((change.number, change.line), -1)
            if ("old" if removed else "new", at) in within:
                continue
            if at in lost[removed]:
                yield place, replace(change, what=("lost",) if removed else ("found again",), weight="none")
                continue
        yield place, change


def terms_told_once(changes: Iterable[Change], old: Document, new: Document) -> Iterator[Change]:
    """Yield the changes of terms; those of a whole glossary that one document lacks are told once."""
    if len(old.entries) >= TERMS and not new.entries:
        yield Change(("missing",), "substantive", "glossary", title=f"{len(old.entries)} terms", kind="part")
    elif len(new.entries) >= TERMS and not old.entries:
        yield Change(("missing",), "substantive", "", "glossary", title=f"{len(new.entries)} terms", kind="part")
    else:
        yield from changes


def _parts(side: _Side) -> Iterator[range]:
    """Yield the sections before the first and behind the last rule that has a pair, if they are a whole part."""
    rules = side.document.rules
    many = len(rules)
    shared = {_section(rules[at]) for at in side.paired}
    alone = [_section(rule) not in shared for rule in rules]
    first, last = alone.index(False) if shared else many, many - alone[::-1].index(False) if shared else many
    goes_on = bool(side.document.entries) and bool(side.other.entries)
    for part in (range(first), range(last, last if goes_on else many)):
        if len(part) >= max(WHOLE, many // SHARE):
            yield part


def _section(rule: Rule) -> str:
    return rule.number.partition(".")[0]


def _part(side: _Side, part: range) -> Change:
    rules = side.document.rules
    numbers = f"{rules[part.start].number} to {rules[part[-1]].number}"
    old, new = (numbers, "") if side.is_old else ("", numbers)
    return Change(("missing",), "substantive", old, new, title=f"{len(part)} rules", kind="part")


def _place(side: _Side, part: range) -> float:
    return -0.5 if part.start == 0 else len(side.other.rules if side.is_old else side.document.rules) + 0.5


def _lost(side: _Side) -> frozenset[int]:
    """Return the places of rules that the other document's scan has lost."""
    old, new = side.document, side.other
    if old.edition != new.edition and new.edition in editions() and old.edition in editions():
        gone = _lost_by(new.edition)
        return frozenset(at for at, rule in enumerate(old.rules) if rule.id in gone)
    if new.edition or lost_references(new.rules) - lost_references(old.rules) <= MOST_LOST:
        return frozenset()
    numbers = {rule.number for rule in new.rules}
    return frozenset(at for at in range(len(old.rules)) if _jumped(old.rules, at, numbers))


def _jumped(rules: tuple[Rule, ...], at: int, numbers: set[str]) -> bool:
    """Return whether the other document goes on behind the number of a rule that it doesn't have."""
    around = (rules[at - 1].number if at else "", rules[at + 1].number if at + 1 < len(rules) else "")
    return rules[at].number not in numbers and all(number in numbers for number in around)


@cache
def _lost_by(edition: str) -> frozenset[str]:
    """Return the ids of the rules that an edition has and its published copy lacks."""
    known = known_rules(edition)
    return frozenset(rule.id for rule in rules_of(edition).values() if rule.id not in known) if known else frozenset()
