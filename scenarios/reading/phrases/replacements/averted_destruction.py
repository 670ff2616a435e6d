"""Destruction that would happen, and what happens instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from engine.language.effects import Apply, Exhaust, Heal, May, Put, Remember, RemoveDamage, Shuffle
from engine.language.filters import Among, Filter
from engine.language.modifiers import DoInstead, MoveInstead, Replace
from engine.language.powers import Continuous
from engine.language.selections import Fits, Role, This, You
from engine.language.triggers import On, What
from engine.language.words import Zone
from scenarios.reading.deeds_instead import Acts, done_instead, undo_done_instead
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import Check, NoReading, Rule, made, rule
from scenarios.reading.phrases.durations.duration_phrases import if_then
from scenarios.reading.templates import Again, Bindings, Value, h, parts_of

_DEATH = On(What.DESTROYED, subject=h.subject)

_CARED_FOR = (Exhaust, Heal, RemoveDamage)
"""What is done to a card that isn't destroyed."""
_PLACES = (
    ("remove it from the game", MoveInstead(Zone.REMOVED)),
    ("put it into its owner 's hand", MoveInstead(Zone.HAND)),
    ("put it on <the|> top of its owner 's deck", MoveInstead(Zone.DECK)),
    ("put it on the bottom of its owner 's deck", MoveInstead(Zone.DECK, on_bottom=True)),
)
"""Where a card goes in place of its owner's graveyard."""


def _while(_discourse: Discourse, on: On, c: Value) -> On:
    return replace(on, when=c)


def _undo_while(_discourse: Discourse, value: On) -> Iterator[Bindings]:
    if value.when is not None:
        yield {"on": replace(value, when=None), "c": value.when}


def _while_being(_discourse: Discourse, on: On, so: Filter) -> On:
    """Return the destruction of one card while it is in a state.

    Raises:
        NoReading: it is of any card of a kind, which the words before the noun describe.
    """
    if not isinstance(on.subject, Among):
        raise NoReading("one card that is in a state")
    return replace(on, when=Fits(on.subject.selection, so))


def _undo_while_being(_discourse: Discourse, value: On) -> Iterator[Bindings]:
    match value:
        case On(subject=Among(it), when=Fits(same) as state) if it == same:
            yield {"on": replace(value, when=None), "so": state.filter}
        case _:
            return


def _deaths() -> Iterator[tuple[Rule, ...]]:
    yield rule("event.would", "{subject:who} would be destroyed", _DEATH)
    yield rule("death", "{on:event.would}", h.on)
    yield made("death", "{on:event.would} while {so:being}", _while_being, _undo_while_being, like=On)
    yield made("death", "{on:event.would} while {c:condition}", _while, _undo_while, like=On)


def _one_of_it(on: On, acts: tuple[Any, ...], then: tuple[Any, ...], *, may: bool) -> None:
    """Refuse a choice or a single move, which sentences of another form put in place of a destruction.

    Of several deeds all are done instead if the first of them moves the card that has the power, or if all are done to
    the card that stays in play and nobody may leave them undone: "remove all damage from it and exhaust it". To shuffle
    a card into a deck is one deed. A move has no other form if something follows that is not done to the card, which
    has left play.

    Raises:
        NoReading: there is a choice or a single move, or more than one deed.
    """
    match tuple(each for each in acts if not isinstance(each, Remember)):
        case (Put(This()), RemoveDamage()) if on.subject != Among(This()):
            return
        case (Put(zone=Zone.DECK), Shuffle()):
            return
        case (Put() as put,) if not _is_of_the_event(on, put) or (then and not _is_of_the_event(on, then)):
            return
        case (May() | Put(),):
            raise NoReading("one deed that is done instead")
        case (_,):
            return
        case several if not may and all(
            isinstance(each, _CARED_FOR) and _is_of_the_event(on, each) for each in several
        ):
            return
        case _:
            raise NoReading("one deed that is done instead")


def _is_of_the_event(on: On, deed: Value) -> bool:
    """Return whether the card that would be destroyed is the one to which something is done."""
    it = on.subject.selection if isinstance(on.subject, Among) else Role("subject")
    return any(part in (it, Role("subject"), Again(it)) for part in parts_of(deed))


def _told(*, may: bool) -> tuple[Any, Any]:
    """Return the build and undo functions of a power that replaces a destruction, always or by choice."""

    def build(_discourse: Discourse, on: On, a: Acts, b: Acts = (), then: Acts = ()) -> tuple[Continuous]:
        _one_of_it(on, a, (*b, *then), may=may)
        return (Continuous((Replace(on, done_instead(a, b, then), may=may),), You()),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Continuous((Replace(On(What.DESTROYED) as on, DoInstead((_, *_)) as done, False, found),), You()),):
                if found is may:
                    yield from ({"on": on, **parts} for parts in undo_done_instead(done))
            case _:
                return

    return build, undo


def _for_a_time(*, may: bool = False, next_time: bool = False) -> tuple[Any, Any]:
    """Return the build and undo functions of a modifier that replaces a destruction for a time, or the next one."""

    def build(_discourse: Discourse, on: On, d: Value, a: Acts, b: Acts = (), then: Acts = ()) -> tuple[Apply]:
        _one_of_it(on, a, (*b, *then), may=may)
        return (Apply((Replace(on, done_instead(a, b, then), next_time=next_time, may=may),), You(), d),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Apply((Replace(On(What.DESTROYED) as on, DoInstead() as done, once, chosen),), You(), d),):
                if (once, chosen) == (next_time, may):
                    yield from ({"on": on, "d": d, **parts} for parts in undo_done_instead(done))
            case _:
                return

    return build, undo


def _of_an_ally(_discourse: Discourse, on: On, **_parts: Value) -> None:
    """Refuse "that ally" for what may be something else."""
    if on.subject is None or isinstance(on.subject, Among) or "ally" not in words_for(on.subject):
        raise NoReading("an ally that would be destroyed")


def _moved(words: str, place: MoveInstead, check: Check | None) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a card that goes to another place, always, by choice, for a time and the next time."""
    how: Any = {"bracket": "sentence", "check": check}
    moved, chosen = Replace(h.on, place), Replace(h.on, place, may=True)
    for said in (f"{words} instead", f"instead {words}"):
        yield rule("static", f"<if|when> {{on:death}} , {said} .", (Continuous((moved,), You()),), **how)
    yield rule("static", f"<if|when> {{on:death}} , you may {words} instead .", (Continuous((chosen,), You()),), **how)
    soon = if_then("{on:event.would}")
    yield rule("step.plain", f"{soon} {words} instead .", (Apply((moved,), You(), h.d),), **how)
    yield rule("step.plain", f"{soon} you may {words} instead .", (Apply((chosen,), You(), h.d),), **how)
    once = Replace(h.on, place, next_time=True)
    said = f"the next time {{on:event.would}} {{d:duration}} , {words} instead ."
    yield rule("step.plain", said, (Apply((once,), You(), h.d),), **how)


def _instead() -> Iterator[tuple[Rule, ...]]:
    for (it, check), (said, place) in product((("it", None), ("that ally", _of_an_ally)), _PLACES):
        yield from _moved(said.replace("it", it, 1), place, check)
    soon = if_then("{on:event.would}")
    yield made("step.plain", f"{soon} {{a:clauses}} instead .", *_for_a_time(), bracket="sentence")
    may = _for_a_time(may=True)
    yield made("step.plain", f"{soon} you may {{a:dos}} instead .", *may, bracket="command")
    for then in ("instead . if you do , {then:clauses} .", ". if you do , {then:clauses} instead ."):
        yield made("step.plain", f"{soon} you may {{a:dos}} {then}", *may, bracket="command")
    once = "the next time {on:event.would} {d:duration} , {a:clauses} instead ."
    yield made("step.plain", once, *_for_a_time(next_time=True), bracket="sentence")


def _first_each_turn(_discourse: Discourse, on: On) -> On:
    return replace(on, first_time_each_turn=True)


def _undo_first_each_turn(_discourse: Discourse, value: On) -> Iterator[Bindings]:
    if value.first_time_each_turn:
        yield {"on": replace(value, first_time_each_turn=False)}


def _the_first_time() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what happens in place of the first such destruction of each turn."""
    first = _first_each_turn, _undo_first_each_turn
    for words in ("the first time {on:event.would} each turn", "the first time each turn <|that> {on:event.would}"):
        yield made("death.first", words, *first, like=On)
    for words, place in _PLACES:
        moved = (Continuous((Replace(h.on, place),), You()),)
        yield rule("static", f"{{on:death.first}} , {words} instead .", moved, bracket="sentence")
    yield made("static", "{on:death.first} , {a:clauses} instead .", *_told(may=False), bracket="sentence")
    yield made("static", "{on:death.first} , you may {a:dos} instead .", *_told(may=True), bracket="command")


def _done_instead() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for deeds in place of a destruction, always or by choice, and for their price."""
    for said in ("{a:clauses} instead", "instead {a:clauses}"):
        yield made("static", f"<if|when> {{on:death}} , {said} .", *_told(may=False), bracket="sentence")
    may = "<if|when> {on:death} , you may {a:dos}"
    yield made("static", f"{may} instead .", *_told(may=True), bracket="command")
    for then in ("{a:clauses} instead , and {b:clauses}", "{a:clauses} instead and {b:clauses}"):
        yield made("static", f"<if|when> {{on:death}} , {then} .", *_told(may=False), bracket="sentence")
    yield made("static", f"{may} instead <|,> and {{b:clauses}} .", *_told(may=True), bracket="command")
    yield made("static", f"{may} instead . if you do , {{then:clauses}} .", *_told(may=True), bracket="command")
    yield made("static", f"{may} . if you do , {{then:clauses}} instead .", *_told(may=True), bracket="command")


RULES = (*_deaths(), *_instead(), *_done_instead(), *_the_first_time())
