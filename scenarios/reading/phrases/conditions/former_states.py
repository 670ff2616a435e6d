"""What a card was before something was done to it, and what follows if it was so."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Destroy, Effect, Exhaust, If, Interrupt, Put, Ready
from engine.language.filters import (
    Controlled,
    Filter,
    HasAttached,
    HasCounter,
    HasKeyword,
    InCondition,
    Marked,
    Not,
    Valued,
)
from engine.language.selections import Chosen, Circumstance, Fits, Negated, Number, Players, Selection, Target, You
from engine.language.triggers import What
from engine.language.words import Comparison, Condition, LineKeyword, Relation, Trait, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.moved_by_event import is_a_move, selected_as
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.conditions.condition_phrases import ON_IT
from scenarios.reading.templates import Bindings, Value, h, parts_of

_OF_CARDS = (Destroy, Exhaust, Interrupt, Put, Ready)
"""Effects that change the state of their cards."""


def _if_it_was(_discourse: Discourse, a: Value, c: Circumstance, b: Value, m: Value = ()) -> tuple[If]:
    """Return a deed, and what follows it if the card was in the state before; so the state is asked for first.

    Raises:
        NoReading: the deed is not done to one target, so that it isn't settled which card is meant.
    """
    match a:
        case (Destroy() | Exhaust() | Interrupt() | Put() | Ready() as deed,) if _cards(deed) == c.selection:  # type: ignore[union-attr]
            pass
        case _:
            raise NoReading("one deed that is done to the card")
    if not isinstance(_cards(deed), Target) or any(isinstance(part, Chosen) for part in parts_of((m, b))):
        raise NoReading("a target that was in that state")
    return (If(c, (*a, *m, *b), (*a, *m)),)


def _cards(deed: Effect) -> Value:
    return deed.links if isinstance(deed, Interrupt) else getattr(deed, "cards", None)


def _undo_if_it_was(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (If(Fits() as c, then, (_, *m) as before),) if then[: len(before)] == tuple(before) != then:
            first = before[0]
            b = then[len(before) :]
            yield {"a": (first,), "c": c, "b": b, "m": tuple(m)} if m else {"a": (first,), "c": c, "b": b}
        case _:
            return


def _states() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a deed and the state that its card was in before."""
    yield rule("was.so", "{topic:one} was <|already> {be:being.state}", Fits(h.topic, h.be), bracket="clause")
    said = "{a:clauses} . if {c:was.so} , {b:clauses.last} ."
    yield made("step.plain", said, _if_it_was, _undo_if_it_was, bracket="sentence", like=(If,))
    later = said.replace(" . if", " . {m:clauses} . if")
    yield made("step.plain", later, _if_it_was, _undo_if_it_was, bracket="sentence", like=(If,))


def _as_it_left(discourse: Discourse, topic: Selection, had: Filter) -> Fits:
    """Return what the card that an event moves had just before, which is the last that is known of it (709.2d).

    Raises:
        NoReading: the card was not moved, so that it may have something else now than it had.
    """
    if not is_a_move(discourse.event) or topic not in selected_as(discourse.event):
        raise NoReading("a card that the event has moved")
    return Fits(topic, had)


def _undo_as_it_left(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Fits(topic) if is_a_move(discourse.event) and topic in selected_as(discourse.event):
            yield {"topic": topic, "had": value.filter}
        case _:
            return


def _has_left_play(event: Value) -> bool:
    """Return whether the event takes its card out of play, where alone a card is exhausted, attacking or damaged."""
    return is_a_move(event) and (event.what in (What.DESTROYED, What.LEAVES_PLAY) or event.from_zone is Zone.PLAY)


def _as_it_left_play(discourse: Discourse, topic: Selection, had: Filter) -> Fits:
    """Return the state in which the card that an event moves was, the last that is known of it (709.2d).

    Raises:
        NoReading: it was in no such state, for it was not in play.
    """
    if not _has_left_play(discourse.event):
        raise NoReading("a card that has left play")
    return _as_it_left(discourse, topic, had)


def _undo_as_it_left_play(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if _has_left_play(discourse.event):
        yield from _undo_as_it_left(discourse, value)


def _fewer(_discourse: Discourse, n: Number, trait: Trait) -> Valued:
    return Valued(trait, Comparison.AT_MOST, Number(n.value - 1))


def _undo_fewer(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Valued(trait, Comparison.AT_MOST, Number(most)):
            yield {"n": Number(most + 1), "trait": trait}
        case _:
            return


_TRAITS = (("atk", Trait.ATK), ("health", Trait.HEALTH))
_BOUNDS = (
    ("{n:digits} or more", Comparison.AT_LEAST),
    ("{n:digits} or less", Comparison.AT_MOST),
    ("{n:digits}", Comparison.EQUAL),
)


def _had() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what a card had that is no longer where it was."""
    for bound, comparison in _BOUNDS:
        for word, trait in _TRAITS:
            yield rule("had.value", f"{bound} {word}", Valued(trait, comparison, h.n))
        yield rule("had.value", f"cost {bound}", Valued(Trait.COST, comparison, h.n))
        yield rule("had.value", f"{bound} damage {ON_IT}", Valued(Trait.DAMAGE, comparison, h.n))
    yield made("had.value", "less than {n:digits} {trait}", _fewer, _undo_fewer, like=Valued)
    yield rule("had.value", f"damage {ON_IT}", InCondition(Condition.DAMAGED))
    yield rule("had.value", f"no damage {ON_IT}", Not(InCondition(Condition.DAMAGED)))
    yield rule("had.value", f"<a|an> {{name:counter}} counter {ON_IT}", HasCounter(h.name))
    yield rule("had.value", f"no {{name:counter}} counters {ON_IT}", Not(HasCounter(h.name)))
    yield rule("had.value", "{keyword:keyword.name}", HasKeyword(h.keyword))
    yield rule("was.so", "{topic:one} had {had:had.value}", Fits(h.topic, h.had), bracket="clause")
    for who, party, player in (("you", "your", You()), ("an opponent", "an opponent 's", Players(Relation.OPPONENT))):
        so = Fits(h.topic, Controlled(player))
        for words in (f"{who} controlled {{topic:one}}", f"{{topic:one}} was in {party} party"):
            yield rule("was.so", words, so, bracket="clause")
    attached = "attached <|to it|to him|to her>"
    one, several = f"{{topic:one}} had <a|an> {{noun}} {attached}", f"{{noun:nouns}} {attached}"
    yield rule("was.so", one, Fits(h.topic, HasAttached(h.noun)), bracket="clause")
    some = f"{{topic:one}} had <one or more|> {several}"
    yield rule("was.so", some, Fits(h.topic, HasAttached(h.noun)), bracket="clause")
    none = f"{{topic:one}} had no {several}"
    yield rule("was.so", none, Fits(h.topic, Not(HasAttached(h.noun))), bracket="clause")
    left = "{topic:one} had {had:had.value}"
    yield made("condition.one", left, _as_it_left, _undo_as_it_left, bracket="clause", like=Fits)
    was = "{topic:one} was {had:being.state}"
    yield made("condition.one", was, _as_it_left_play, _undo_as_it_left_play, bracket="clause", like=Fits)


def _marked() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for keywords of the type line that a card has, or had."""
    for keyword in LineKeyword:
        yield rule("being.marked", keyword.value, Marked(keyword))
    yield rule("was.so", "{topic:one} was {be:being.marked}", Fits(h.topic, h.be), bracket="clause")
    yield rule("condition.one", "{topic:one} <is|'s> {be:being.marked}", Fits(h.topic, h.be), bracket="clause")
    yield rule("condition.one", "{topic:one} isn't {be:being.marked}", Negated(Fits(h.topic, h.be)), bracket="clause")


RULES = (*_states(), *_had(), *_marked())
