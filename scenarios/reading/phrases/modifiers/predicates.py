"""Sentences with a subject: what cards and players have, are and can do, for a time or while a condition is true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.durations import Duration
from engine.language.effects import Apply
from engine.language.filters import AllOf, Among, AnyOf, Controlled, InCondition, Is, Owned
from engine.language.modifiers import Adjust, AttackOnly, Can, Cannot, Deed, MustAttack, SetValue
from engine.language.powers import Continuous
from engine.language.selections import (
    SELECTIONS,
    Both,
    Compare,
    Count,
    During,
    Every,
    Fits,
    HeroOf,
    Negated,
    Number,
    Players,
    This,
    Times,
    TurnOf,
    Union,
    You,
)
from engine.language.words import Comparison, Condition, Kind, Phase, Relation, Trait
from scenarios.reading import plural_references
from scenarios.reading.discourse import Discourse
from scenarios.reading.each_spoken_of import must_go_on
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.modifiers.played_cards import where_it_functions
from scenarios.reading.selected_cards import back, disowned, owned
from scenarios.reading.templates import (
    Bindings,
    Value,
    filters_of,
    h,
    joined,
    match,
    multiplied,
    narrowed,
    parts_of,
)


def _topics() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the subject of a predicate: selected cards, or a description that is checked continuously."""
    yield rule("topic", "{it:one}", h.it)
    yield made(
        "topic", "each of {who:whose} {nouns}", lambda _d, who, nouns: owned(nouns, who), lambda _d, v: disowned(v)
    )
    yield rule("topic", "each {it:noun}", h.it)
    mine = "{who:whose} {nouns:uncounted}"
    yield made("topic", mine, lambda _d, who, nouns: owned(nouns, who), lambda _d, v: disowned(v))
    yield made("topic", "{it:nouns}", of_one_number, lambda _d, value: [{"it": value}])
    yield made("topics", "they", *back(plural_references.them))
    yield rule("topics", "{it:some}", h.it)
    yield rule("topics", "{a:one} and <|all> {b:nouns}", AnyOf((Among(h.a), h.b)), check=_must_say_whose)
    for some in ("each of {who:whose} {nouns}", "{who:whose} {nouns}"):
        yield made("topics", f"{{a:one}} and <|all> {some}", _one_and_yours, _undo_one_and_yours, like=AnyOf)
    yield rule("topics", "{a:one} and each {b:noun}", AnyOf((Among(h.a), h.b)), check=_must_say_whose)
    yield rule("topics", "{a:one} and {b:one}", Union((h.a, h.b)))
    yield rule("topics", "{it:nouns}", h.it)
    yield rule("topics", "all {it:nouns}", h.it)
    yield made("topics", "{who:whose} {nouns}", lambda _d, who, nouns: owned(nouns, who), lambda _d, v: disowned(v))
    all_mine = "all <of|> {who:whose} {nouns}"
    yield made("topics", all_mine, lambda _d, who, nouns: owned(nouns, who), lambda _d, v: disowned(v))
    yield rule("topic", "{it:some.each}", h.it)
    yield rule("topic", "{it:player}", h.it)
    yield rule("topic", "you", You())
    yield rule("topics", "{it:players}", h.it)
    yield rule("topic", "{them:each.those}", h.them)
    yield made("topic", "each of them", *back(plural_references.them))


def of_one_number(_discourse: Discourse, it: Value) -> Value:
    """Return the filter of a noun that is the same in the singular and the plural, or raise NoReading for another."""
    head = filters_of(it)[0]
    if not isinstance(head, Is) or not {Kind.ARMOR, Kind.EQUIPMENT}.issuperset(head.kinds):
        raise NoReading("armor or equipment")
    return it


def _must_say_whose(_discourse: Discourse, a: Value, b: Value) -> None:
    if a == HeroOf(You()) and not any(isinstance(part, (Controlled, Owned)) for part in parts_of(b)):
        raise NoReading("words that say whose allies are meant")


def _one_and_yours(_discourse: Discourse, a: Value, who: Value, nouns: Value) -> AnyOf:
    return AnyOf((Among(a), owned(nouns, who)))


def _undo_one_and_yours(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case AnyOf((Among(a), b)):
            yield from ({"a": a, **each} for each in disowned(b))
        case _:
            return


def limited(topic: Value, being: Value) -> tuple[Any, Any]:
    """Return what a predicate applies to, and its condition; a description takes a state into itself."""
    if being is None:
        return topic, None
    if isinstance(topic, SELECTIONS):
        return topic, Fits(topic, being)
    return joined(topic, being), None


def _must_be_possible(changes: Value, being: Value) -> None:
    """Refuse that cards can protect only in the state in which they can't, for whoever protects exhausts (602.2)."""
    if being == InCondition(Condition.EXHAUSTED) and Can(Deed.PROTECT) in changes:
        raise NoReading("cards that are ready, for whoever protects is exhausted (602.2)")


def _applied(
    discourse: Discourse, topic: Value, changes: Value, duration: Value, being: Value = None, cond: Value = None
) -> Value:
    must_go_on(discourse, topic)
    _must_be_possible(changes, being)
    to, while_ = limited(topic, being)
    return (Apply(changes, to, duration, while_ if cond is None else cond),)


def _also_applied(discourse: Discourse, topic: Value, changes: Value, duration: Value) -> Value:
    must_go_on(discourse, topic, also=True)
    return _applied(discourse, topic, changes, duration)


def _undo_applied(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    (act,) = value
    said = {"changes": act.changes, "duration": act.duration}
    yield from ({**said, **each} for each in unlimited(act.to, act.while_))


def unlimited(to: Value, while_: Value) -> Iterator[Bindings]:
    """Yield the subjects, with their states or conditions, that a description and a condition can come from."""
    if while_ is None:
        yield {"topic": to}
        bound: Bindings = {}
        if match(narrowed(h.topic, h.being), to, bound):
            yield bound
    else:
        yield {"topic": to, "cond": while_}
        if isinstance(while_, Fits) and while_.selection == to:
            yield {"topic": to, "being": while_.filter}


def _static(_discourse: Discourse, topic: Value, changes: Value, being: Value = None, cond: Value = None) -> Value:
    _must_be_possible(changes, being)
    to, while_ = limited(topic, being)
    return (where_it_functions(Continuous(changes, to, while_ if cond is None else cond)),)


def _undo_static(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    (power,) = value
    yield from ({"changes": power.changes, **each} for each in unlimited(power.to, power.while_))


_UNLESS = (Continuous(h.changes, h.topic, Negated(h.cond)),)


def _must_be_alike(_discourse: Discourse, changes: Value, **_parts: Value) -> None:
    """Refuse "unless" behind a gain and a ban, as in "has +1 ATK and can't attack unless": it may limit the ban alone.

    Raises:
        NoReading: there are both.
    """
    if len({isinstance(each, (Cannot, MustAttack)) for each in changes}) > 1:
        raise NoReading('words that say what of it holds "unless" something is so')


def _both_while(_discourse: Discourse, cond: Value, topic: Value, changes: Value, being: Value) -> Value:
    to, while_ = limited(topic, being)
    return (Continuous(changes, to, cond if while_ is None else Both((cond, while_))),)


def _undo_both_while(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    (power,) = value
    bound: Bindings = {}
    if match(Continuous(h.changes, h.topic, Both((h.cond, Fits(h.topic, h.being)))), power, bound):
        yield bound
    else:
        said = {"cond": power.while_, "changes": power.changes}
        yield from ({**said, **each} for each in unlimited(power.to, None))


TRAITS_BY_WORD = {"atk": Trait.ATK, "health": Trait.HEALTH, "def": Trait.DEF}


def _predicates() -> Iterator[tuple[Rule, ...]]:
    said = "{topic~} {changes:iss~}"
    for words in (
        f"{said} {{duration}}",
        f"{{duration}} , {said}",
        f"{{duration}} , {said} while {{being}}",
        f"{said} {{duration:duration.its~}}",
        f"{said} while {{being}} {{duration}}",
        f"{said} {{duration}} while {{being}}",
        f"{said} while {{cond:condition}} {{duration}}",
        "{topic:some} each {changes:ares} {duration}",
    ):
        yield made("clause.said", words, _applied, _undo_applied, bracket="clause", like=(Apply,))
    for words in (
        f"{said} .",
        f"{said} <while|when> {{being}} .",
        f"while {{being}} , {said} .",
        f"{said} <while|as long as> {{cond:condition}} .",
        f"<while|as long as|if|when> {{cond:condition}} , {said} .",
        f"{said} if {{cond:condition}} .",
        f"{said} {{cond:when}} .",
        f"{{cond:when}} , {said} .",
    ):
        yield made("static", words, _static, _undo_static, bracket="clause", like=(Continuous,))
    for words in (
        "{topic:player} {changes:iss} {duration:duration.his}",
        "{topic:players} {changes:ares} {duration:duration.own}",
    ):
        yield made("clause.said", words, _applied, _undo_applied, bracket="clause", like=(Apply,))


def _also_or_unless() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what something has besides, and for what it has unless a condition is true."""
    also = "{topic~} also {changes:iss~} {duration}"
    yield made("clause.said", also, _also_applied, _undo_applied, bracket="clause", like=(Apply,))
    unless = "{topic~} {changes:iss~} unless {cond:condition} ."
    yield rule("static", unless, _UNLESS, bracket="clause", check=_must_be_alike)


def _only_then() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what can be done only while a condition is true."""
    yield rule("deeds", "{a:deed}", (h.a,))
    yield rule("deeds", "{a:deed} or {b:deed}", (h.a, h.b))
    for when in ("<if|while> {cond:condition}", "{cond:when}"):
        yield rule("static", f"{{topic~}} can {{changes:deeds}} only {when} .", _UNLESS, bracket="clause")
    so = (Continuous(h.changes, h.topic, Negated(Fits(h.topic, h.being))),)
    yield rule("static", "{topic:one} can {changes:deeds} only while {being} .", so, bracket="clause")


def _unhealed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards from which damage can't be healed."""
    still = (Cannot(Deed.BE_HEALED),)
    said = "damage <on {topic~} can't be healed|can't be healed from {topic~}>"
    yield rule("static", f"{said} .", (Continuous(still, h.topic),), bracket="clause")
    yield rule("clause.said", f"{said} {{d:duration}}", (Apply(still, h.topic, h.d),), bracket="clause")
    yield rule("static", "damage can't be healed .", (Continuous(still, Is((Kind.CHARACTER,))),))
    yield rule("clause.said", "damage can't be healed {d:duration}", (Apply(still, Is((Kind.CHARACTER,)), h.d),))


def _alone(_discourse: Discourse, of: Value, changes: Value) -> Value:
    mine = owned(of, You())
    return (Continuous(changes, mine, Compare(Count(Every(mine)), Comparison.EQUAL, Number(1))),)


def _undo_alone(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    (power,) = value
    if isinstance(power.to, AllOf) and isinstance(power.while_, Compare):
        for each in disowned(power.to):
            if each["who"] == You() and value == _alone(discourse, each["nouns"], power.changes):
                yield {"of": each["nouns"], "changes": power.changes}


def _only_one() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what the only card of a kind has in your party, or that you control."""
    for there in ("exactly one {of:noun} is in your party", "you control exactly one {of:noun}"):
        said = f"while {there} , it {{changes:iss}} ."
        yield made("static", said, _alone, _undo_alone, bracket="clause", like=(Continuous,))


def _next_ready_step() -> Iterator[tuple[Rule, ...]]:
    still = (Cannot(Deed.READY_DURING_READY_STEP),)
    one, several = "its controller 's", "their controllers '"
    for topic, its, do in (
        ("topic", f"<{one}|{several}>", "<can't|doesn't>"),
        ("topics", f"<{several}|{one}|their controller 's>", "<can't|don't>"),
    ):
        said = f"{{topic:{topic}}} {do} ready during {its} next ready <step|steps>"
        yield rule("clause.said", said, (Apply(still, h.topic, Duration.ITS_NEXT_READY_STEP),), bracket="clause")
    said = "{topic~} can't ready during your next ready <step|steps>"
    yield rule("clause.said", said, (Apply(still, h.topic, Duration.YOUR_NEXT_READY_STEP),), bracket="clause")
    said = "{topic~} can't ready during {who:whose.next} next ready step"
    yield made("clause.said", said, _in_his_ready_step, _undo_in_his_ready_step, bracket="clause", like=(Apply,))


def _controllers_of(discourse: Discourse, topic: Value) -> Iterator[Value]:
    """Yield the players who were said to control the cards, in whose ready step these would ready."""
    said = (each.filter for each in discourse.mentions if each.selection == topic and each.filter is not None)
    for described in (*said, *(() if isinstance(topic, SELECTIONS) else (topic,))):
        yield from (part.by for part in parts_of(described) if isinstance(part, Controlled))


def _in_his_ready_step(discourse: Discourse, topic: Value, who: Value) -> Value:
    if who == You() or who not in _controllers_of(discourse, topic):
        raise NoReading("the ready step of the card's own controller")
    return (Apply((Cannot(Deed.READY_DURING_READY_STEP),), topic, Duration.ITS_NEXT_READY_STEP),)


def _undo_in_his_ready_step(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    (act,) = value
    if not match((Apply((Cannot(Deed.READY_DURING_READY_STEP),), act.to, Duration.ITS_NEXT_READY_STEP),), value, {}):
        return
    said = (who for who in _controllers_of(discourse, act.to) if not isinstance(who, Players))
    yield from ({"topic": act.to, "who": who} for who in said)


def _values() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for values that are set to a computed number."""
    each = (SetValue(Trait.ATK, h.q), SetValue(Trait.HEALTH, h.q))
    said = "<{topic:one} 's atk and health are <each|> equal to|{topic:one} has atk and health equal to> {q:quantity} ."
    yield rule("static", said, (Continuous(each, h.topic),), bracket="clause")
    had = "{topic:one} has atk and health <each|> equal to {q:quantity} ."
    yield rule("static", had, (Continuous(each, h.topic),), bracket="clause")
    more = "{topic~} has~ +x atk <and|/> +x health , where x is {q:computed.always} ."
    both = (Adjust(Trait.ATK, h.q), Adjust(Trait.HEALTH, h.q))
    yield rule("static", more, (Continuous(both, h.topic),), bracket="clause")
    for word, trait in {**TRAITS_BY_WORD, "strike cost": Trait.STRIKE_COST}.items():
        for sign, by in (("+x", h.q), ("-x", Times(h.q, -1))):
            more = f"{{topic~}} has~ {sign} {word} , where x is {{q:computed.always}} ."
            yield rule("static", more, (Continuous((Adjust(trait, by),), h.topic),), bracket="clause")
        said = f"{{topic:one}} 's {word} <is equal to|becomes equal to|becomes> {{q:quantity}}"
        for words in (said, f"{{topic:one}} has {word} equal to {{q:quantity}}"):
            yield rule("static", f"{words} .", (Continuous((SetValue(trait, h.q),), h.topic),), bracket="clause")
            yield rule("clause.said", f"{words} {{d:duration}}", (Apply((SetValue(trait, h.q),), h.topic, h.d),))


def _own_turn(discourse: Discourse) -> TurnOf:
    """Return your turn, which is that of the controller of the text's own card, of which the sentence speaks.

    Raises:
        NoReading: the sentence is about another card, or somebody is spoken of besides.
    """
    if discourse.doer != This() or any(each.selection not in (This(), You()) for each in discourse.mentions):
        raise NoReading("the card that the sentence is about")
    return TurnOf(You())


def _undo_own_turn(discourse: Discourse, value: TurnOf) -> Iterator[Bindings]:
    if value == TurnOf(You()) and discourse.doer == This():
        yield {}


def _for_a_time() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for predicates with the duration or condition in their midst."""
    for said in (
        "while {cond:condition} , {topic:one} {changes:iss} while {being} .",
        "{topic:one} {changes:iss} while {being} <if|while> {cond:condition} .",
    ):
        yield made("static", said, _both_while, _undo_both_while, bracket="sentence", like=(Continuous,))
    for trait in ("atk", "health"):
        more = (Apply((Adjust(TRAITS_BY_WORD[trait], multiplied(h.each, h.n)),), h.topic, h.d),)
        said = f"{{topic~}} has~ {{n:change}} {trait} {{d:duration}} for each {{each:counted}}"
        yield rule("clause.said", said, more, bracket="clause")
    changes = (Adjust(Trait.ATK, multiplied(h.each, h.n)), Adjust(Trait.HEALTH, multiplied(h.each, h.m)))
    for values in ("{n:change} atk <and|/> {m:change} health", "{n:change} / {m:change}"):
        said = f"{{topic~}} has~ {values} {{d:duration}} for each {{each:counted}}"
        yield rule("clause.said", said, (Apply(changes, h.topic, h.d),), bracket="clause")
    for prey, filter_ in (("{it:np}", Among(h.it)), ("{of:nouns}", h.of)):
        yield rule(
            "clause.said",
            f"{{topic~}} can attack only {prey} {{d:duration}} if able",
            (Apply((AttackOnly(filter_),), h.topic, h.d),),
            bracket="clause",
        )
    yield rule("when", "<on|during> your turn", TurnOf(You()))
    his = "<on|during> <his|her|its> controller 's turn"
    yield made("when", his, _own_turn, _undo_own_turn, like=TurnOf)
    yield rule("when", "during combat", During((Phase.ATTACK_WINDOW, Phase.DEFEND_WINDOW)))
    yield rule(
        "when",
        "<on|during> <an opponent 's turn|each opponent 's turn|opponents ' turns>",
        TurnOf(Players(Relation.OPPONENT)),
    )


def _must_attack() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for characters that must attack for a time, and what they must attack."""
    for duration in ("duration", "duration.its~"):
        for prey, change in (("", MustAttack()), ("{prey}", MustAttack(h.prey))):
            said = f"{{topic~}} <must attack|attacks~> {prey} {{d:{duration}}} if able"
            yield rule("clause.said", said, (Apply((change,), h.topic, h.d),), bracket="clause")


RULES = (
    *_topics(),
    *_predicates(),
    *_also_or_unless(),
    *_only_then(),
    *_unhealed(),
    *_only_one(),
    *_next_ready_step(),
    *_for_a_time(),
    *_must_attack(),
    *_values(),
)
