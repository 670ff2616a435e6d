"""Cards "of that kind": what others do to a card of the kind that was destroyed before."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Choose, Destroy, ForEach, If, May
from engine.language.filters import AllOf, Controlled, Is
from engine.language.selections import Chosen, Every, Fits, Players, Selection, Those, Union, You
from engine.language.words import Kind, Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings, Value

_PLAYER, _TAKEN = Those("player"), Those("taken")


def _by_each_opponent(kind: Kind) -> tuple[Value, ...]:
    """Return that each opponent destroys a card of the kind; they choose in turn, and the cards go together (802.1)."""
    theirs = Every(AllOf((Is((kind,)), Controlled(_PLAYER))))
    one = Chosen(theirs, by=_PLAYER)
    taking = Choose(Union((_TAKEN, one)), _TAKEN.name)
    return ForEach(Players(Relation.OPPONENT), _PLAYER.name, (taking,)), Destroy(_TAKEN, "destroyed")


def _kinds_of(it: Selection) -> tuple[Kind, ...]:
    """Return the kinds of cards one of which is chosen, nothing where no kinds are named."""
    match it:
        case Chosen(Every(Is(kinds))) | Chosen(Every(AllOf((Is(kinds), *_)))):
            return kinds
        case _:
            return ()


def _then(kinds: tuple[Kind, ...]) -> tuple[If, ...]:
    """Return what each opponent does by the kind of the card that was destroyed, for the first kind that it fits."""
    if not kinds:
        return ()
    first, *others = kinds
    return (If(Fits(Those("destroyed"), Is((first,))), _by_each_opponent(first), _then(tuple(others))),)


def _each_the_same(_discourse: Discourse, it: Selection) -> tuple[May]:
    kinds = _kinds_of(it)
    if len(kinds) < len(("one", "other")):
        raise NoReading("a card of one of several kinds")
    return (May(You(), (Destroy(it, "destroyed"),), _then(kinds)),)


def _undo_each_the_same(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (May(You(), (Destroy(it, "destroyed"),), then, ()),) if then and then == _then(_kinds_of(it)):
            yield {"it": it}
        case _:
            return


def _destructions() -> Iterator[tuple[Rule, ...]]:
    theirs = "each opponent destroys a card of that kind <he controls|> ."
    said = f"you may destroy {{it:np.indefinite}} . if you do , {theirs}"
    yield made("step.plain", said, _each_the_same, _undo_each_the_same, bracket="command", like=(May,))


RULES = (*_destructions(),)
