"""The document that is kept of what was assembled: a question without an answer is no rule."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from judge.documents.reader.assembly import Assembly, finished
from judge.documents.reader.document import Aside, Document, Rule


def kept_document(assembly: Assembly, name: str, style: str) -> Document:
    """Return the document that was assembled; a question that no answer follows is left over.

    Several questions may have the answer behind the last of them in common.
    """
    document = finished(assembly, name, style)
    if style == "numbered":
        return document
    # A question without an answer of its own is no rule; its words count as text outside of the rules.
    empty = [rule for rule in document.rules if not rule.text and not rule.examples and "/" in rule.number]
    numbers = {rule.number for rule in empty}
    places = set(_unanswered(document.rules, numbers))
    for at, piece in enumerate(assembly.pieces):
        if piece.kind == "heading" and (piece.line, piece.column) in places:
            assembly.pieces[at] = piece._replace(kind="left over")
    asked = [Aside("text", rule.title, rule.line, rule.column) for rule in empty]
    asides = sorted((*document.asides, *asked), key=lambda each: (each.line, each.column))
    rules = tuple(rule for rule in document.rules if rule.number not in numbers)
    return replace(document, rules=_unique(rules), asides=tuple(asides))


def _unanswered(rules: Sequence[Rule], empty: Collection[str]) -> Iterator[tuple[int, int]]:
    """Yield the places of the questions without an answer that are the last ones in their chapter."""
    chapter = ""
    for rule in reversed(rules):
        here = rule.number.rpartition("/")[0]
        if rule.number in empty and (not here or here != chapter):
            yield rule.line, rule.column
        else:
            chapter = here


def _unique(rules: Sequence[Rule]) -> tuple[Rule, ...]:
    """Return the rules of a document without numbers, with numbers added to names that are there twice."""
    seen: dict[str, int] = {}
    kept = []
    for rule in rules:
        seen[rule.number] = seen.get(rule.number, 0) + 1
        again = seen[rule.number] > 1
        kept.append(replace(rule, number=f"{rule.number}-{seen[rule.number]}") if again else rule)
    return tuple(kept)
