"""Which rule the rule of a document is, and its number as the engine cites it."""

from judge.documents.reader.document import Document
from judge.rulebook import REFERENCE
from judge.rulebook.rule_entries import rule_with_id, rules_by_id, rules_of


def identity(number: str, document: Document) -> str:
    """Return the stable id of the document's rule with the number, or nothing where it has none."""
    if not number:
        return ""
    known = rules_of(document.edition or REFERENCE) if document.edition in ("", REFERENCE) else {}
    rule = next((each for each in document.rules if each.number == number), None)
    if rule is not None and rule.id:
        return rule.id
    return known[number].id if number in known else ""


def engine_number(rule_id: str) -> str:
    """Return the number of the rule with the id, as the engine and the scenarios cite it."""
    reference = rules_by_id(REFERENCE).get(rule_id)
    if reference:
        return reference.number
    other = rule_with_id(rule_id)
    return f"{other.edition}:{other.number}" if other else rule_id
