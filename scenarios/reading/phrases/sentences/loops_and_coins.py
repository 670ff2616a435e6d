"""What a condition, a deed or a coin leads to, where it is more than a clause: a choice, a loop, a later moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import Delay, FlipCoin, ForEach, If, IfYouDo, May, Repeat
from engine.language.filters import Filter
from engine.language.powers import Triggered
from engine.language.selections import Every, Fits, Number, Players, Selection, Those, You
from engine.language.words import Relation
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import Rule, made, rule
from scenarios.reading.phrases.sentences.clauses import must_be_one_deed
from scenarios.reading.phrases.sentences.limited_deeds import limited_by
from scenarios.reading.phrases.sentences.text_sentences import if_you_do
from scenarios.reading.phrases.triggers.watched_moments import MOMENTS_TO_COME
from scenarios.reading.plural_references import them
from scenarios.reading.selected_cards import meant
from scenarios.reading.templates import Bindings, Value, h

_PERSON = frozenset({"player", "opponent"})


def _one_card(discourse: Discourse, noun: Filter) -> tuple[Selection, str]:
    name = discourse.name("each")
    speak_of(discourse, Those(name), words_for(noun))
    return Every(noun), name


def _undo_one_card(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Every() as every, str()):
            yield {"noun": every.filter}
        case _:
            return


def _one_player(relation: Relation) -> tuple[Any, Any]:
    def build(discourse: Discourse) -> tuple[Selection, str]:
        name = discourse.name("each")
        speak_of(discourse, Those(name), _PERSON, person=True)
        return Players(relation), name

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Players(found), str()) if found is relation:
                yield {}
            case _:
                return

    return build, undo


def _one_of_them(discourse: Discourse) -> tuple[Selection, str]:
    found = them(discourse)
    name = discourse.name("each")
    speak_of(discourse, Those(name), found.nouns)
    return meant(found), name


def _undo_one_of_them(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (found, str()) if found == meant(them(discourse)):
            yield {}
        case _:
            return


def _for_each(_discourse: Discourse, each: tuple[Selection, str], a: Value) -> Value:
    of, name = each
    return (ForEach(of, name, a),)


def _undo_for_each(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (ForEach(of, name, a),):
            yield {"each": (of, name), "a": a}
        case _:
            return


def _for_some(_discourse: Discourse, each: tuple[Selection, str, Filter], a: Value) -> Value:
    """Return what is done for each card that is of a kind, among those to which something was done."""
    of, name, noun = each
    return (ForEach(of, name, (If(Fits(Those(name), noun), a),)),)


def _undo_for_some(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (ForEach(of, name, (If(Fits(Those(same), noun), a, ()),)),) if name == same:
            yield {"each": (of, name, noun), "a": a}
        case _:
            return


def _alone_or_led_to(pattern: str, *effects: object, bracket: str) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules of a sentence that stands alone or is what another leads to."""
    for category in ("step.plain", "step.long"):
        yield rule(category, pattern, tuple(effects), bracket=bracket)


def _so_often(_discourse: Discourse, a: Value, n: Value = None) -> None:  # noqa: ARG001 - how often.
    """Refuse several deeds before words that could repeat the last one alone.

    Raises:
        NoReading: there is more than one deed.
    """
    must_be_one_deed(a)
    for each in a:
        if isinstance(each, May):
            must_be_one_deed(each.do)


def _loops() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what is done several times, or once for each of several cards or players."""
    for often in ("{n:count} times", "x times , where x is {n:computed}"):
        yield from _alone_or_led_to(f"do this {often} : {{a:outcome}}", Repeat(h.n, h.a), bracket="sentence")
    for category in ("clause", "clauses.said"):
        yield rule(category, "{a:clause.said} {n:count} times", (Repeat(h.n, h.a),), check=_so_often)
        yield rule(category, "{a:clause.said} twice", (Repeat(Number(2), h.a),), check=_so_often)
    yield made("each.in.turn", "{noun}", _one_card, _undo_one_card)
    yield made("each.in.turn", "of them", _one_of_them, _undo_one_of_them)
    for word, relation in (("player", Relation.ANY), ("opponent", Relation.OPPONENT)):
        yield made("each.in.turn", word, *_one_player(relation))
    once = "for each {each:each.in.turn} , <do this :|> {a:outcome}"
    of_a_kind = once.replace("each.in.turn", "each.of.a.kind")
    for category in ("step.plain", "step.long"):
        yield made(category, once, _for_each, _undo_for_each, bracket="sentence", like=(ForEach,))
        yield made(category, of_a_kind, _for_some, _undo_for_some, bracket="sentence", like=(ForEach,))


def _coins() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a coin that a player flips, and what winning and losing the flip lead to."""
    for start, win, lose, who in (
        ("flip a coin", "you win", "you lose", You()),
        ("{doer:player} flips a coin", "he wins", "he loses", h.doer),
    ):
        bracket = "sentence" if start.startswith("flip") else "clause"
        flip = f"{start} . if {win} the flip , "
        yield from _alone_or_led_to(f"{flip} {{a:outcome}}", FlipCoin(who, h.a), bracket=bracket)
        lost = f"{start} . if {lose} the flip , {{a:outcome}}"
        yield from _alone_or_led_to(lost, FlipCoin(who, (), h.a), bracket=bracket)
        both = f"{flip} {{a:clauses}} . if {lose} the flip , {{b:outcome}}"
        yield from _alone_or_led_to(both, FlipCoin(who, h.a, h.b), bracket=bracket)
        pay = f"{flip} {{a:clauses}} . if {lose} the flip , "
        again = f"{pay} {{b:clauses}} , or <you|he> may pay {{n:digits}} to flip again ."
        yield from _alone_or_led_to(again, FlipCoin(who, h.a, h.b, h.n), bracket=bracket)


def _leading_on() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for sentences that lead on to more than a clause."""
    yield rule("outcome", "{a:clauses} .", h.a)
    yield rule("outcome", "{a:step.led}", h.a)
    yield rule("step.led", "{a:step.long}", h.a)
    yield rule("step.led", "if {c:condition} , {a:clauses} .", (If(h.c, h.a),), bracket="sentence")
    yield made("step.led", "{a:clauses} if {c:condition} .", *limited_by(denied=False), bracket="sentence")
    for category in ("step.plain", "step.long"):
        yield rule(category, "you may do this : {a:step.long}", (May(You(), h.a),), bracket="sentence")
    for moment, lasting in MOMENTS_TO_COME:
        later = (Delay(Triggered((h.on,), h.text), lasting),)
        yield rule("step.long", f"at {{on:{moment}}} , {{text:text.one}}", later, bracket="sentence")
    yield rule("step.long", "you may {a:dos} . if you do , {b:outcome}", (May(You(), h.a, h.b),), bracket="command")
    yield made("step.long", "{a:clauses} . if you do , {b:outcome}", if_you_do, _undo_if_you_do, bracket="sentence")
    yield rule("step", "if {c:condition} , {a:step.long}", (If(h.c, h.a),), bracket="sentence")
    otherwise = "if {c:condition} , {a:clauses} . otherwise , {b:step.long}"
    yield rule("step", otherwise, (If(h.c, h.a, h.b),), bracket="sentence")
    may = "you may {a:dos} . if you do , {b:step.led}"
    yield rule("step.plain", may, (May(You(), h.a, h.b),), bracket="command")
    may = "you may {a:dos} . if you don't , {b:step.led}"
    yield rule("step.plain", may, (May(You(), h.a, (), h.b),), bracket="command")
    done = "{a:clauses} . if you do , {b:step.led}"
    yield made("step.plain", done, if_you_do, _undo_if_you_do, bracket="sentence")
    cannot = "{a:clauses} . if you can't , {b:clauses} ."
    yield made("step.plain", cannot, _or_if_impossible, _undo_or_if_impossible, bracket="sentence", like=(IfYouDo,))
    or_else = "{a:clauses} . if you do , {b:clauses} . otherwise , {d:outcome}"
    yield made("step.plain", or_else, _done_or_else, _undo_done_or_else, bracket="sentence", like=(IfYouDo,))


def _undo_if_you_do(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (IfYouDo(a, b, ()),):
            yield {"a": a, "b": b}
        case _:
            return


def _or_if_impossible(discourse: Discourse, a: Value, b: Value) -> Value:
    """Return a deed of yours, and what happens if it could not be done."""
    if_you_do(discourse, a, b)
    return (IfYouDo(a, (), b),)


def _undo_or_if_impossible(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (IfYouDo(a, (), b),) if b:
            yield {"a": a, "b": b}
        case _:
            return


def _done_or_else(discourse: Discourse, a: Value, b: Value, d: Value) -> Value:
    if_you_do(discourse, a, b)
    return (IfYouDo(a, b, d),)


def _undo_done_or_else(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (IfYouDo(a, b, d),) if d:
            yield {"a": a, "b": b, "d": d}
        case _:
            return


RULES = (*_loops(), *_coins(), *_leading_on())
