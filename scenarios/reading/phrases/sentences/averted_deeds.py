"""What is done unless somebody does something that is named first, and players who did or did not do something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import Apply, ForEach, If, May
from engine.language.modifiers import Prevent
from engine.language.selections import Chosen, Circumstance, Number, Players, Quantity, Selection, Those, You
from engine.language.words import Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.phrases.sentences.clauses import must_be_one_deed, one_or_other, undo_one_or_other
from scenarios.reading.selected_cards import must_not_part
from scenarios.reading.templates import Bindings, Value, parts_of, replaced

_ONE = Those("player")
_EACH = (("player", Relation.ANY), ("opponent", Relation.OPPONENT))


def _unless_first() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what averts a deed, said before the deed."""
    unless_he = "unless {doer:player} {a:doess} , {b:clauses.said} ."
    yield made("step.plain", unless_he, one_or_other, undo_one_or_other, bracket="clause")
    unless_you = "unless you {a:dos} , {b:clauses} ."
    yield made("step.plain", unless_you, one_or_other, undo_one_or_other, bracket="command")


def _who_might_have(relation: Relation, *, does: bool) -> tuple[Any, Any]:
    """Return the build and undo functions of what each such player may do, and what those do who did or did not."""

    def build(_discourse: Discourse, doer: Selection, a: Value, b: Value) -> tuple[ForEach]:
        must_not_part(a, b, doer)
        chosen = May(doer, a, b) if does else May(doer, a, (), b)
        return (ForEach(Players(relation), _ONE.name, (chosen,)),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (ForEach(Players(found), name, (May(Those() as who, a, then, otherwise),)),) if found is relation:
                b = then if does else otherwise
                if who == _ONE and name == _ONE.name and b and not (then and otherwise):
                    yield {"doer": who, "a": a, "b": b}
            case _:
                return

    return build, undo


def _who_did() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for players each of whom may do something, and what those do who did or did not."""
    for word, relation in _EACH:
        may = f"{{doer:drawer.{word}}} may {{a:dos}} . each {word} who"
        for said, does in (("does", True), ("<doesn't|does not>", False)):
            functions = _who_might_have(relation, does=does)
            yield made("step.plain", f"{may} {said} {{b:doess}} .", *functions, bracket="clause", like=(ForEach,))


def _in_its_place(_discourse: Discourse, a: Value, b: Value, c: Value) -> tuple[May]:
    """Return a deed, or the one that you do in its place if you first do something else."""
    must_be_one_deed(a)
    must_not_part(a, c)
    return (May(You(), b, c, a),)


def _undo_in_its_place(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (May(You(), b, c, a, False),) if a and c:
            yield {"a": a, "b": b, "c": c}
        case _:
            return


def _instead() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a deed in place of which you may have another one, at a price."""
    for instead in ("{c:clauses} instead", "instead {c:clauses}"):
        said = f"{{a:clauses}} . {{b:may.do}} . if you do , {instead} ."
        yield made("step.plain", said, _in_its_place, _undo_in_its_place, bracket="sentence", like=(May,))


def _each_unless(relation: Relation) -> tuple[Any, Any]:
    """Return the build and undo functions of what each such player does to a card of his or her choice.

    What needs no choice, each of them does or averts at once; other words stand for that.
    """

    def build(_discourse: Discourse, doer: Selection, a: Value, b: Value) -> tuple[ForEach]:
        if not any(isinstance(part, Chosen) for part in parts_of(b)):
            raise NoReading("a card that each of the players chooses")
        must_be_one_deed(b)
        must_not_part(a, b, doer)
        return (ForEach(Players(relation), _ONE.name, (May(doer, a, (), b),)),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (ForEach(Players(found), name, (May(Those() as who, a, (), b, False),)),) if found is relation:
                if who == _ONE and name == _ONE.name and any(isinstance(part, Chosen) for part in parts_of(b)):
                    yield {"doer": who, "a": a, "b": b}
            case _:
                return

    return build, undo


def _by_each() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what each of several players does unless he or she does something else."""
    for word, relation in _EACH:
        he = f"{{doer:drawer.{word}}} {{b:doess}} unless <he|he or she|that player> {{a:doess}}"
        yield made("clause.said", he, *_each_unless(relation), bracket="clause", like=(ForEach,))


def _prevented(a: Value) -> Number | None:
    """Return the printed number of the damage that one deed prevents, None for any other deeds."""
    match a:
        case (Apply((Prevent(Number() as n),)),):
            return n
        case _:
            return None


def _so_much_prevented(_discourse: Discourse, a: Value, c: Circumstance, n: Quantity) -> tuple[If]:
    """Return a prevention, or the same one of another amount if the condition is true."""
    before = _prevented(a)
    if before is None or before == n:
        raise NoReading("damage that is prevented up to another number")
    return (If(c, replaced(a, before, n), a),)


def _undo_so_much_prevented(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (If(c, raised, a),):
            before, n = _prevented(a), _prevented(raised)
            if before is not None and n is not None and replaced(a, before, n) == raised:
                yield {"a": a, "c": c, "n": n}
        case _:
            return


def _preventing() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage of which more is prevented if something is so."""
    said = "{a:clauses} . if {c:condition} , prevent the next {n:digits} <|damage> instead ."
    yield made("step.plain", said, _so_much_prevented, _undo_so_much_prevented, bracket="sentence", like=(If,))


RULES = (*_by_each(), *_preventing(), *_unless_first(), *_who_did(), *_instead())
