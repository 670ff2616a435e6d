"""The rules that a change touches: the rule itself, those that refer to it, and those of the same glossary term."""

from collections.abc import Iterable
from dataclasses import dataclass

import engine.play  # noqa: F401 - loading it registers every function that implements a rule.
from engine.citations import IMPLEMENTATIONS
from judge.documents.comparison.document_changes import Change
from judge.documents.impact.rule_identities import engine_number, identity
from judge.documents.lookup.rule_lookup import pointing
from judge.documents.reader.document import Document
from judge.rulebook.glossary import terms

DEPTH = 2


@dataclass(frozen=True, slots=True)
class Touched:
    """A rule that a change touches: the path to it, its number as the engine cites it, and its functions."""

    path: str
    rule: str
    functions: tuple[str, ...]


def touched_by(change: Change, old: Document, functions: dict[str, tuple[str, ...]]) -> tuple[Touched, ...]:
    """Return the rules that a change touches, the changed rule first."""
    rule_id = identity(change.old, old)
    if not rule_id:
        return ()
    number = engine_number(rule_id)
    found = {rule_id: Touched(number, number, functions.get(number, ()))}
    edge = {rule_id: number}
    for _ in range(DEPTH):
        edge = {
            further: f"{path} <- {engine_number(further)}"
            for each, path in edge.items()
            for further in pointing().get(each, ())
            if further not in found
        }
        for each, path in edge.items():
            found[each] = Touched(path, engine_number(each), functions.get(engine_number(each), ()))
    for term in terms():
        for each in term.rules if rule_id in term.rules else ():
            if each not in found:
                path = f"{number} -{term.term}- {engine_number(each)}"
                found[each] = Touched(path, engine_number(each), functions.get(engine_number(each), ()))
    return tuple(found.values())


def implementing() -> dict[str, tuple[str, ...]]:
    """Return, for each rule, the engine's functions that implement it."""
    return {str(rule): tuple(sorted(set(places))) for rule, places in IMPLEMENTATIONS.items()}


def applying(rules: Iterable[str], applied: dict[str, list[str]]) -> tuple[str, ...]:
    """Return the places of the scenarios that apply any of the rules."""
    return tuple(dict.fromkeys(place for rule in rules for place in applied.get(rule, ())))
