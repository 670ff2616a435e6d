"""What follows if a player, you or another, can't do what the text tells, doesn't do it, or does it after all.

Nobody may leave undone what a text tells to do and what can be done (709.2b): "if he doesn't" asks the same there as
"if he can't". Where a player may do it, "if he doesn't" asks for the choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from engine.language.effects import ForEach, IfYouDo, Interrupt, May
from engine.language.selections import Players, Selection, Those, You
from engine.language.words import Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.phrases.sentences.clauses import by_one
from scenarios.reading.phrases.sentences.text_sentences import if_you_do
from scenarios.reading.selected_cards import must_not_part
from scenarios.reading.templates import Bindings, Value

_Both: TypeAlias = tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]
_ONE = Those("player")
"""Each of several players in turn."""
_HE = "<he|that player|he or she|that opponent>"
_FAILS = f"if {_HE} <can't|cannot|doesn't|does not>"
_DOES = f"if {_HE} does"


def _must_be_one(doer: Selection) -> None:
    """Refuse several players, of whom some may have done it and some not.

    Raises:
        NoReading: several players do it.
    """
    if isinstance(doer, Players):
        raise NoReading("a deed of one player")


def _undone(_discourse: Discourse, doer: Selection, a: Value, b: Value) -> tuple[IfYouDo]:
    _must_be_one(doer)
    must_not_part(a, b, doer)
    return (IfYouDo(a, (), b),)


def _undo_undone(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (IfYouDo(a, (), b),) if b:
            yield {"a": a, "b": b}
        case _:
            return


def _done_or_not(_discourse: Discourse, doer: Selection, a: Value, b: Value, d: Value) -> tuple[IfYouDo]:
    _must_be_one(doer)
    must_not_part((a, b), d, doer)
    return (IfYouDo(a, b, d),)


def _undo_done_or_not(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (IfYouDo(a, b, d),) if b and d:
            yield {"a": a, "b": b, "d": d}
        case _:
            return


def _chosen_or_not(_discourse: Discourse, doer: Selection, a: Value, b: Value, d: Value) -> tuple[May]:
    _must_be_one(doer)
    must_not_part((a, b), d, doer)
    return (May(doer, a, b, d),)


def _undo_chosen_or_not(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (May(doer, a, b, d),) if b and d and doer != You():
            yield {"doer": doer, "a": a, "b": b, "d": d}
        case _:
            return


def _each_fails(relation: Relation) -> _Both:
    """Return the build and undo functions of what each such player does, and what follows for whoever can't."""

    def build(_discourse: Discourse, doer: Selection, a: Value, b: Value) -> tuple[ForEach]:
        must_not_part(a, b, doer)
        return (ForEach(Players(relation), _ONE.name, (IfYouDo(a, (), b),)),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (ForEach(Players(found), _ONE.name, (IfYouDo(a, (), b),)),) if found is relation and b:
                yield {"doer": _ONE, "a": a, "b": b}
            case _:
                return

    return build, undo


def _by_others() -> Iterator[tuple[Rule, ...]]:
    one, last = "{doer:player}", "{b:clauses.last} ."
    undone = f"{one} {{a:doess}} . {_FAILS} , {last}"
    yield made("step.plain", undone, _undone, _undo_undone, bracket="clause", like=(IfYouDo,))
    for word, relation in (("player", Relation.ANY), ("opponent", Relation.OPPONENT), ("other", Relation.OTHER)):
        each = f"{{doer:drawer.{word}}} {{a:doess}} . {_FAILS} , {last}"
        yield made("step.plain", each, *_each_fails(relation), bracket="clause", like=(ForEach,))
    for not_so in (_FAILS, "otherwise"):
        so, other = f". {_DOES} , {{b:clauses}} .", f"{not_so} , {{d:clauses.last}} ."
        either = f"{one} {{a:doess}} {so} {other}"
        yield made("step.plain", either, _done_or_not, _undo_done_or_not, bracket="clause", like=(IfYouDo,))
        choice = f"{one} may {{a:dos}} {so} {other}"
        yield made("step.plain", choice, _chosen_or_not, _undo_chosen_or_not, bracket="clause", like=(May,))


def _of_yours(discourse: Discourse, a: Value, b: Value) -> tuple[IfYouDo]:
    if_you_do(discourse, a, b)
    must_not_part(a, b)
    return (IfYouDo(a, (), b),)


def _of_yours_or_not(discourse: Discourse, a: Value, b: Value, d: Value) -> tuple[IfYouDo]:
    if_you_do(discourse, a, b)
    must_not_part((a, b), d)
    return (IfYouDo(a, b, d),)


def _by_you() -> Iterator[tuple[Rule, ...]]:
    said = "{a:clauses} . if you don't , {b:clauses.last} ."
    yield made("step.plain", said, _of_yours, _undo_undone, bracket="sentence", like=(IfYouDo,))
    either = "{a:clauses} . if you do , {b:clauses} . if you <don't|can't|cannot> , {d:clauses.last} ."
    yield made("step.plain", either, _of_yours_or_not, _undo_done_or_not, bracket="sentence", like=(IfYouDo,))


def _interrupted(_discourse: Discourse, a: Value, it: Selection, b: Value) -> tuple[IfYouDo]:
    match a:
        case (Interrupt(links),) if links == it:
            return (IfYouDo(a, b),)
        case _:
            raise NoReading("the card that was to be interrupted")


def _undo_interrupted(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (IfYouDo((Interrupt(links),) as a, b, ()),):
            yield {"a": a, "it": links, "b": b}
        case _:
            return


def _interrupts() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for what follows if a card was interrupted, said of the card."""
    said = "{a:clauses} . if {it:one} <is|'s|was> interrupted this way , {b:clauses.last} ."
    yield made("step.plain", said, _interrupted, _undo_interrupted, bracket="sentence", like=(IfYouDo,))


def _let(discourse: Discourse, doer: Selection, a: Value, b: Value) -> tuple[May]:
    """Return what you may let a card do, and what follows if it did."""
    return (May(You(), by_one(discourse, doer, a), b),)


def _undo_let(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (May(You(), a, b, ()),) if b:
            yield {"a": a, "b": b}
        case _:
            return


def _letting() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what follows if you let a card do what it may do."""
    for said in ("you may have {doer:one} {a:dos}", "{doer:one} may {a:dos}"):
        whole = f"{said} . if you do , {{b:clauses.last}} ."
        yield made("step.plain", whole, _let, _undo_let, bracket="clause", like=(May,))


RULES = (*_by_others(), *_by_you(), *_interrupts(), *_letting())
