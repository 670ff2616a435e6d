"""Sentences about one opponent or player, "an opponent discards a card": you choose who it is before he or she acts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.language.effects import Choose, May
from engine.language.selections import Chosen, Players, Selection, Those
from engine.language.words import Relation
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings, Value

_PERSON = frozenset({"player", "opponent"})


def _someone(discourse: Discourse) -> Those:
    """Return the player who is chosen; the sentence as a whole has the choice."""
    one = Those(discourse.name("chosen"))
    speak_of(discourse, one, _PERSON, person=True)
    return one


def _undo_someone(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, Those):
        yield {}


def _acting(relation: Relation, *, may: bool) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    """Return the build and undo functions of the choice of a player and what that player does, or may do."""

    def build(_discourse: Discourse, doer: Selection, acts: tuple[Any, ...]) -> Value:
        if not isinstance(doer, Those):
            raise NoReading("a player who is chosen")
        deeds = (May(doer, acts),) if may else acts
        return (Choose(Chosen(Players(relation)), doer.name), *deeds)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Choose(Chosen(Players(found), None, None, None, None), name), May(Those(who), acts, (), ())) if may:
                if found is relation and who == name:
                    yield {"doer": Those(name), "acts": acts}
            case (Choose(Chosen(Players(found), None, None, None, None), name), *acts) if acts and not may:
                if found is relation:
                    yield {"doer": Those(name), "acts": tuple(acts)}
            case _:
                return

    return build, undo


def _sentences() -> Iterator[tuple[Rule, ...]]:
    for words, relation in (("an opponent", Relation.OPPONENT), ("a player", Relation.ANY)):
        who = "opponent" if relation is Relation.OPPONENT else "player"
        yield made(f"player.some.{who}", words, _someone, _undo_someone, like=Those)
        doer = f"{{doer:player.some.{who}}}"
        yield made("clause.said", f"{doer} {{acts:doess}}", *_acting(relation, may=False), bracket="clause", like=tuple)
        yield made(
            "clause.said", f"{doer} may {{acts:dos}}", *_acting(relation, may=True), bracket="clause", like=tuple
        )


RULES = (*_sentences(),)
