"""Keywords: of one word, about kinds of cards or damage, and chosen as the card enters play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.filters import AllOf, Among, Controlled, Filter, HasKeyword, InCondition, Is, Tagged
from engine.language.modifiers import Adjust, Can, ChangeCost, Deed, EntersPlay, GainPowers, Purpose
from engine.language.powers import Continuous, Keyword
from engine.language.selections import ControllerOf, Fits, Number, Players, Role, This, ValueOf, WasChosen, You
from engine.language.triggers import On, What
from engine.language.words import Condition, KeywordName, Kind, Relation, Trait
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
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


_PROTECTORS = HasKeyword(KeywordName.PROTECTOR)
_FITTING: dict[KeywordName, tuple[tuple[str, tuple[Kind, ...], Filter], ...]] = {
    KeywordName.INSPIRE: (("<protector|protectors>", (), _PROTECTORS),),
    KeywordName.SABOTAGE: (
        ("<protector|protectors>", (), _PROTECTORS),
        ("attached ability", (Kind.ABILITY,), InCondition(Condition.ATTACHED)),
    ),
}
"""What a keyword can name that is no kind of card by itself."""


def _at_times() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a keyword that the card has only in a state or while a condition is true."""
    given = (GainPowers((h.a,)),)
    in_state = Continuous(given, This(), Fits(This(), h.so))
    yield rule("static", "{a:keyword} <while|if> {c:condition} .", (Continuous(given, This(), h.c),))
    yield rule("static", "{a:keyword} while {so:being} .", (in_state,))


def _keywords() -> Iterator[tuple[Rule, ...]]:
    for keyword in KEYWORDS:
        yield rule("keyword", keyword.value, Keyword(keyword))
    for keyword in (KeywordName.INSPIRE, KeywordName.SABOTAGE):
        of_kinds = f"{keyword.value} <:|> {{kinds:kinds.listed}}"
        yield rule("keyword.of.kinds", of_kinds, Keyword(keyword, kinds=h.kinds))
        for words, kind, fitting in _FITTING[keyword]:
            said = f"{keyword.value} <:|> {words}"
            yield rule("keyword.of.kinds", said, Keyword(keyword, kinds=kind, fitting=fitting))
    one_of = Keyword(KeywordName.INSPIRE, fitting=h.any)
    yield rule("keyword.of.kinds", "inspire <:|> {any:kind.of.any}", one_of)
    yield rule("keyword", "{a:keyword.of.kinds}", h.a)
    yield rule("had", "{a:keyword.of.kinds}", h.a)
    yield rule("keyword", "{kind:damagetype} resistance", Keyword(KeywordName.RESISTANCE, h.kind))
    yield rule("keywords", "{a:keyword}", (h.a,))
    yield made(
        "keywords",
        "{a:keyword} , {b:keywords}",
        lambda _d, a, b: (a, *b),
        lambda _d, value: [{"a": value[0], "b": value[1:]}] if len(value) > 1 else [],
        like=tuple,
    )


_BERSERKING = Continuous((Adjust(Trait.ATK, ValueOf(Trait.DAMAGE, This())),), This())
_FOES = AllOf((Is((Kind.HERO, Kind.ALLY)), Controlled(Players(Relation.OPPONENT))))
_CONSPICUOUS = Continuous((Can(Deed.PROTECT_AGAINST, Among(This())),), _FOES)
_HIDDEN = GainPowers((Keyword(KeywordName.ELUSIVE), Keyword(KeywordName.UNTARGETABLE)))
_SHADOWMELD = Continuous((_HIDDEN,), This(), Fits(This(), InCondition(Condition.READY)))


def _of_races() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for keywords that stand for a continuous power, which their reminder text spells out.

    Berserking gives ATK for damage, Shadowmeld hides a ready ally, Diplomacy makes allies of a kind cheaper, and any
    opposing hero or ally may protect against a conspicuous ally.
    """
    for category in ("keyword", "had"):
        yield rule(category, "{a:keyword.of.races}", h.a)
    yield rule("keyword.of.races", "berserking", _BERSERKING)
    yield rule("keyword.of.races", "shadowmeld", _SHADOWMELD)
    cheaper = ChangeCost(Purpose.PLAY, h.whom, Number(-1), 1)
    yield rule("keyword.of.races", "diplomacy <:|> {whom:diplomacy.with}", Continuous((cheaper,), You()))
    yield rule("keyword.of.races", "conspicuous", _CONSPICUOUS)
    yield rule("diplomacy.with", "<{tag:tags}|{tag:tag}>", AllOf((Is((Kind.ALLY,)), Tagged((h.tag,)))))
    yield made("diplomacy.with", "{it:nouns}", _of_a_kind, lambda _d, value: [{"it": value}])


def _of_a_kind(_discourse: Discourse, it: Filter) -> Filter:
    if isinstance(it, Tagged):
        raise NoReading("a race, or allies of a kind")
    return it


def _of_any_kind() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for one card that may be of any of several kinds."""
    names = "abcde"
    for many in range(2, len(names) + 1):
        *front, last = (f"{{{name}:kind}}" for name in names[:many])
        words = f"{' , '.join(front)} {',' if front[1:] else ''} or {last}"
        yield rule("kind.of.any", words, Is(tuple(getattr(h, name) for name in names[:many])))


def _listed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for lists of kinds of cards as a keyword names them."""
    yield rule("kinds.listed", "{a:kind}", (h.a,))
    yield rule("kinds.listed", "{a:kind} and {b:kind}", (h.a, h.b))
    yield made("kinds.listed", "{a:kind} {rest:kinds.rest}", _more, _undo_more)
    yield made("kinds.rest", ", {a:kind} {rest:kinds.rest}", _more, _undo_more)
    yield rule("kinds.rest", ", {a:kind} , and {b:kind}", (h.a, h.b))


def _more(_discourse: Discourse, a: Kind, rest: tuple[Kind, ...]) -> tuple[Kind, ...]:
    return (a, *rest)


def _undo_more(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    if isinstance(value, tuple) and value:
        yield {"a": value[0], "rest": value[1:]}


def _sabotaged(discourse: Discourse, subject: Filter, other: Filter) -> On:
    """Return the sabotage of a card of somebody, who can be referred to afterwards: nobody sabotages friendly cards."""
    speak_of(discourse, ControllerOf(Role("other")), frozenset({"player", "opponent"}), person=True)
    return On(What.SABOTAGES, subject=subject, other=other)


def _undo_sabotaged(_discourse: Discourse, value: On) -> Iterator[Bindings]:
    if value == On(What.SABOTAGES, subject=value.subject, other=value.other) and value.other is not None:
        yield {"subject": value.subject, "other": value.other}


def _triggers() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for powers that name what happens through a keyword."""
    yield rule(
        "event.plain",
        "{subject:who} sabotages {other:who}",
        On(What.SABOTAGES, subject=h.subject, other=h.other),
    )
    of_a_player = "{subject:who} sabotages <a player 's|an opponent 's> {other:noun}"
    yield made("event.plain", of_a_player, _sabotaged, _undo_sabotaged, like=On)
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


RULES = (
    *_of_any_kind(),
    *_keywords(),
    *_at_times(),
    *_of_races(),
    *_listed(),
    *_triggers(),
    *_chosen_as_it_enters(),
)
