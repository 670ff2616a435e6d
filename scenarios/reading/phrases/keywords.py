"""Keywords: of one word, about kinds of cards or damage, and chosen as the card enters play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.filters import Among, Controlled
from engine.language.modifiers import EntersPlay, GainPowers
from engine.language.powers import Continuous, Keyword
from engine.language.selections import This, WasChosen, You
from engine.language.triggers import On, What
from engine.language.words import KeywordName, Kind
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h

KEYWORDS = (
    KeywordName.DUAL_WIELD,
    KeywordName.ELUSIVE,
    KeywordName.FEROCITY,
    KeywordName.LONG_RANGE,
    KeywordName.PROTECTOR,
    KeywordName.SABOTAGE,
    KeywordName.STEALTH,
    KeywordName.UNTARGETABLE,
    KeywordName.WAR_STOMP,
)


def _keywords() -> Iterator[tuple[Rule, ...]]:
    for keyword in KEYWORDS:
        yield rule("keyword", keyword.value, Keyword(keyword))
    for keyword in (KeywordName.INSPIRE, KeywordName.SABOTAGE):
        yield rule("keyword", f"{keyword.value} <:|> {{kinds:kinds.listed}}", Keyword(keyword, kinds=h.kinds))
    yield rule("keyword", "{kind:damagetype} resistance", Keyword(KeywordName.RESISTANCE, h.kind))
    yield rule("keywords", "{a:keyword}", (h.a,))
    yield made(
        "keywords",
        "{a:keyword} , {b:keywords}",
        lambda _d, a, b: (a, *b),
        lambda _d, value: [{"a": value[0], "b": value[1:]}] if len(value) > 1 else [],
        like=tuple,
    )


def _listed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for lists of kinds of cards as a keyword names them."""
    yield rule("kinds.listed", "{a:kind}", (h.a,))
    yield rule("kinds.listed", "{a:kind} <and|or> {b:kind}", (h.a, h.b))
    yield made("kinds.listed", "{a:kind} {rest:kinds.rest}", _more, _undo_more)
    yield made("kinds.rest", ", {a:kind} {rest:kinds.rest}", _more, _undo_more)
    yield rule("kinds.rest", ", {a:kind} , <and|or> {b:kind}", (h.a, h.b))


def _more(_discourse: Discourse, a: Kind, rest: tuple[Kind, ...]) -> tuple[Kind, ...]:
    return (a, *rest)


def _undo_more(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    if isinstance(value, tuple) and value:
        yield {"a": value[0], "rest": value[1:]}


def _triggers() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for powers that name what happens through a keyword."""
    yield rule(
        "event.plain",
        "{subject:who} sabotages {other:who}",
        On(What.SABOTAGES, subject=h.subject, other=h.other),
    )
    yield rule(
        "event.plain",
        "{subject:who} is inspired this way",
        On(What.INSPIRED, subject=h.subject, other=Among(This())),
    )
    inspired = On(What.INSPIRED, subject=h.subject, other=h.other)
    yield rule("event.plain", "{other:who} inspires {subject:who}", inspired)
    yield rule("event.plain", "{subject:who} is inspired by {other:who}", inspired)
    yield rule(
        "event.plain", "you inspire {subject:who} this way", On(What.INSPIRED, subject=h.subject, other=Among(This()))
    )
    yield rule(
        "event.plain", "you inspire {subject:who}", On(What.INSPIRED, subject=h.subject, other=Controlled(You()))
    )


def _chosen(_discourse: Discourse, this: This, a: Keyword, b: Keyword) -> tuple[Continuous, ...]:
    """Return the choice of a keyword as the card enters play, and each keyword while it is the chosen one (710.2)."""
    words = (a.name.value, b.name.value)
    given = (Continuous((GainPowers((each,)),), this, WasChosen(each.name.value)) for each in (a, b))
    return (Continuous((EntersPlay(Among(this), choose=words),), this), *given)


def _undo_chosen(_discourse: Discourse, value: Any) -> Iterator[Bindings]:  # noqa: ANN401 - it may be anything.
    match value:
        case (
            Continuous((EntersPlay(Among(this)),)),
            Continuous((GainPowers((a,)),), _, WasChosen()),
            Continuous((GainPowers((b,)),), _, WasChosen()),
        ):
            yield {"this": this, "a": a, "b": b}
        case _:
            return


def _chosen_as_it_enters() -> Iterator[tuple[Rule, ...]]:
    said = "as {this:self} enters play , choose whether <it|he|she> is {a:been} or {b:been} ."
    yield made("chosen.statics", said, _chosen, _undo_chosen)


RULES = (*_keywords(), *_listed(), *_triggers(), *_chosen_as_it_enters())
