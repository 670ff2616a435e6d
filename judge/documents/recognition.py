"""Recognising a document as a known edition, by the fingerprints of its rules, and how it differs from that edition."""

from dataclasses import dataclass, replace

from judge.documents.known_fingerprints import fingerprint_in, known_editions, known_places, known_rules, text_in
from judge.documents.reader.document import Document, Rule
from judge.documents.reader.rule_numbers import place_of

SAMPLE = 60
ENOUGH = 0.5
"""The share of the rules, of the document or of the edition, that must have the fingerprints of the edition."""


@dataclass(frozen=True, slots=True)
class Recognised:
    """A document with the ids of its known rules, the share of rules that are the same, and how it differs.

    `like` is the known edition whose rules it has. `instead_of` is the id that it would have if the library had no
    other document under that, and `same_rules` is whether that one has the same rules.

    The four lists hold numbers of rules: with another text, with other examples, missing from the document, and not in
    the edition.
    """

    document: Document
    share: float
    changed: tuple[str, ...] = ()
    examples_changed: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    like: str = ""
    instead_of: str = ""
    same_rules: bool = False

    @property
    def same(self) -> bool:
        """Whether nothing differs."""
        return not (self.changed or self.examples_changed or self.missing or self.unknown)


def recognise(document: Document, edition: str | None = None) -> Recognised | None:
    """Return the document as the known edition that it is, or as the given one; None where it is like none of them."""
    candidates = [edition] if edition else list(known_editions())
    best: Recognised | None = None
    for candidate in candidates:
        if candidate in known_editions() and (edition or _like(document, candidate)):
            found = _as(document, candidate)
            if best is None or found.share > best.share:
                best = found
    return best if best and (edition or best.share >= ENOUGH) else None


def _like(document: Document, edition: str) -> bool:
    """Return whether a sample of the document's rules has one with the text of a rule of the edition."""
    texts = known_places(edition).texts
    step = max(1, len(document.rules) // SAMPLE)
    return any(text_in(edition, rule.text) in texts for rule in document.rules[::step] if rule.text)


def _is_retitled(was: str, now: str) -> bool:
    """Return whether two hashes are those of two titles: the question of an answer is a part of what it says."""
    return bool(was and now) and was != now


def _as(document: Document, edition: str) -> Recognised:
    known, at = known_rules(edition), known_places(edition)
    prints = [fingerprint_in(edition, rule) for rule in document.rules]
    named: list[Rule] = []
    taken: set[str] = set()
    changed, examples_changed, unknown = list[str](), list[str](), list[str]()
    for rule, printed in zip(document.rules, prints, strict=True):
        same_number = at.by_number.get(rule.number)
        found = same_number if same_number and same_number.fingerprint.text == printed.text else None
        found = found or at.by_text.get(printed.text) or same_number or at.by_title.get(printed.title or "-")
        if found is None or found.id in taken:
            unknown.append(rule.number)
            named.append(rule)
            continue
        taken.add(found.id)
        number = rule.number if place_of(rule.number) else found.number
        named.append(replace(rule, id=found.id, number=number))
        if found.fingerprint.text != printed.text or _is_retitled(found.fingerprint.title, printed.title):
            changed.append(number)
        elif found.fingerprint.examples != printed.examples:
            examples_changed.append(number)
    missing = tuple(found.number for found in known.values() if found.id not in taken)
    alike = len(taken) - len(changed)
    share = alike / max(1, min(len(known), len(document.rules)))
    share = share if alike >= min(len(known), 3) else 0.0
    recognised = replace(document, rules=tuple(named), edition=edition)
    return Recognised(recognised, share, tuple(changed), tuple(examples_changed), missing, tuple(unknown), edition)
