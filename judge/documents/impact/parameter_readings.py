"""The parameters of an edition as two documents state them."""

from collections.abc import Iterable

from judge.documents.comparison.document_changes import Change
from judge.documents.comparison.document_comparison import Comparison
from judge.documents.impact.edition_records import base_edition
from judge.documents.impact.stated_parameters import PARAMETERS, Parameter, Reading, read_pair
from judge.documents.reader.document import Document, Rule
from judge.rulebook import REFERENCE


def readings_of(old: Document, new: Document, comparison: Comparison) -> Iterable[Reading]:
    """Yield the values of each parameter in both documents, as far as their texts state it."""
    rules = [change for change in comparison.changes if change.kind == "rule"]
    changed = {number for change in rules for number in _numbers_after(change)}
    touched = [(rule.number, rule.text) for rule in new.rules if rule.number in changed]
    back = {now: was for was, now in comparison.numbers.items()}
    texts = {rule.number: rule.text for rule in old.rules}
    others = [(number, texts.get(back.get(number, ""), ""), text) for number, text in touched]
    by_number = {rule.number: (rule.number, rule.text) for rule in new.rules}
    before = base_edition(old.edition)
    for parameter in PARAMETERS:
        rule = _stating(parameter, old)
        if rule is not None:
            mapped = by_number.get(comparison.numbers.get(rule.number, ""))
            likely = ([mapped] if mapped else []) + touched
            yield read_pair(parameter, (rule.number, rule.text), likely, others)
        elif _is_like(old) and parameter.number in changed:
            # The old document has lost the rule; the value of the played edition is taken for it.
            number, text = by_number[parameter.number]
            was, now = getattr(before, parameter.field), parameter.read(text)
            yield Reading(parameter, parameter.number, number, was, now, rest_changed=False)


def _numbers_after(change: Change) -> tuple[str, ...]:
    """Return the new numbers of a change: its own, and those of rules that were split off."""
    own = (change.new,) if change.new else ()
    return (*own, *change.others) if "split" in change.what else own


def _stating(parameter: Parameter, document: Document) -> Rule | None:
    """Return the rule that states the parameter: by its id, or by its number where ids are unknown."""
    by_id = {rule.id: rule for rule in document.rules if rule.id}
    found = [by_id[rule] for rule in parameter.rules if rule in by_id]
    if not found and _is_like(document):
        found = [rule for rule in document.rules if rule.number == parameter.number]
    told = (rule for rule in found if parameter.read(rule.text) is not None)
    return next(told, found[0] if found else None)


def _is_like(document: Document) -> bool:
    """Return whether a document is the reference edition, or unknown and so taken to have its numbers."""
    return document.edition in ("", REFERENCE)
