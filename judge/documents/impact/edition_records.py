"""The engine's editions for two documents: known editions, with the parameters that an edited text changes."""

from collections.abc import Iterable
from dataclasses import replace

from engine.state.edition import Edition
from engine.state.editions import EDITIONS, REFERENCE
from judge.documents.impact.stated_parameters import Reading, Value
from judge.documents.known_fingerprints import known_rules, text_in
from judge.documents.reader.document import Document


def base_edition(edition: str) -> Edition:
    """Return the engine's edition with the id, or the reference edition for a document that is no known edition."""
    return EDITIONS.get(edition, REFERENCE)


def edition_of(base: Edition, readings: Iterable[Reading]) -> Edition:
    """Return the base edition with the parameters that the new text of its rules changes."""
    stated = {each.parameter.field: each.new for each in readings if each.changed}
    return replace(base, **{field: value for field, value in stated.items() if hasattr(base, field)})  # type: ignore[arg-type]


def is_known(old: Document, new: Document) -> bool:
    """Return whether the new document is another edition that the engine knows."""
    return new.edition in EDITIONS and new.edition != old.edition


def rewritten(document: Document) -> frozenset[str]:
    """Return the numbers of the rules whose text differs from that of the known edition; all if it is unknown."""
    known = known_rules(document.edition) if document.edition else {}
    return frozenset(
        rule.number
        for rule in document.rules
        if rule.id not in known or known[rule.id].fingerprint.text != text_in(document.edition, rule.text)
    )


def records(old: Document, new: Document, readings: Iterable[Reading]) -> tuple[Edition, Edition]:
    """Return the editions under which scenarios are played before and after, both with the old edition's id.

    A known edition is changed only by rules that its document states differently. From a document that is no known
    edition only numbers are taken: which rule states a yes or no can't be known there.
    """
    readings, base = tuple(readings), base_edition(old.edition)
    edited, known = rewritten(old), bool(known_rules(old.edition)) if old.edition else False
    stated = {
        each.parameter.field: each.old
        for each in readings
        if each.old is not None and each.old_number in edited and (known or type(each.old) is int)
    }
    before = _with(base, stated)
    if not is_known(old, new):
        return before, edition_of(before, readings)
    after = replace(EDITIONS[new.edition], id=base.id, title=base.title, date=base.date, sources=base.sources)
    changed = rewritten(new)
    return before, _with(
        after,
        {each.parameter.field: each.new for each in readings if each.new is not None and each.new_number in changed},
    )


def _with(edition: Edition, stated: dict[str, Value]) -> Edition:
    return replace(edition, **{field: value for field, value in stated.items() if hasattr(edition, field)})  # type: ignore[arg-type]
