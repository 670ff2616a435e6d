"""Sentences: clauses with a doer or a topic, commands, choices and conditions; each is a tuple of effects."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import Apply, Choose, ChooseMode, Deal, Delay, ForEach, Heal, If, IfYouDo, May
from engine.language.filters import Among, InCondition, Standing
from engine.language.modifiers import Adjust, AttackOnly, Cannot, Control, Deed, Duration, MustAttack, Prevent
from engine.language.powers import Continuous, Text, Triggered
from engine.language.selections import (
    SELECTIONS,
    Both,
    Chosen,
    Count,
    CountersOn,
    Every,
    Fits,
    HeroOf,
    Negated,
    Nth,
    Per,
    Players,
    Plus,
    Target,
    ThatMany,
    This,
    Those,
    Times,
    TurnOf,
    Union,
    ValueOf,
    X,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Condition, Relation, Trait
from scenarios.reading import referring
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrases.references import _back, disowned, owned
from scenarios.reading.referring import speak_of
from scenarios.reading.rules import NoReading, Rule, made, rule
from scenarios.reading.templates import (
    Bindings,
    Value,
    h,
    joined,
    match,
    multiplied,
    narrowed,
    parts_of,
    replaced,
    scaled,
)


def _dealt(discourse: Discourse) -> Those:
    speak_of(discourse, Those("dealt"), frozenset({"character", "ally", "hero", "card"}), several=True)
    return Those("dealt")


def _undo_dealt(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == Those("dealt"):
        yield {}


def _topics() -> Iterator[tuple[Rule, ...]]:
    """What a predicate is about: selected cards, or a description that goes on being checked."""
    yield rule("topic", "{it:one}", h.it)
    yield made(
        "topic", "each of {who:whose} {nouns}", lambda _d, who, nouns: owned(nouns, who), lambda _d, v: disowned(v)
    )
    yield rule("topic", "each {it:noun}", h.it)
    yield rule("topics", "{it:some}", h.it)
    yield rule("topics", "{it:nouns}", h.it)
    yield rule("topics", "all {it:nouns}", h.it)
    yield made("topics", "{who:whose} {nouns}", lambda _d, who, nouns: owned(nouns, who), lambda _d, v: disowned(v))
    yield rule("topic", "{it:player}", h.it)
    yield rule("topic", "you", You())
    yield rule("topics", "{it:players}", h.it)
    for one, several in (("ally", "allies"), ("character", "characters")):
        yield made("topic", f"each of those {several}", *_back(lambda d, one=one: referring.those(d, one)))  # type: ignore[misc]
    yield made("topic", "each of them", *_back(referring.them))
    yield made("topic", "<a|each> <character|ally> dealt damage this way", _dealt, _undo_dealt)


def _limited(topic: Value, being: Value) -> tuple[Any, Any]:
    """Return whom a predicate is about and while what is so: a description takes a state in, a selection can't."""
    if being is None:
        return topic, None
    if isinstance(topic, SELECTIONS):
        return topic, Fits(topic, being)
    return joined(topic, being), None


def _applied(
    _discourse: Discourse, topic: Value, changes: Value, duration: Value, being: Value = None, cond: Value = None
) -> Value:
    to, while_ = _limited(topic, being)
    return (Apply(changes, to, duration, while_ if cond is None else cond),)


def _undo_applied(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply(changes, to, duration, while_),):
            yield from ({"changes": changes, "duration": duration, **each} for each in _unlimited(to, while_))
        case _:
            return


def _unlimited(to: Value, while_: Value) -> Iterator[Bindings]:
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
    to, while_ = _limited(topic, being)
    return (Continuous(changes, to, while_ if cond is None else cond),)


def _undo_static(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Continuous(changes, to, while_),):
            yield from ({"changes": changes, **each} for each in _unlimited(to, while_))
        case _:
            return


def _while_clause(_discourse: Discourse, cond: Value, a: Value) -> Value:
    if len(a) != 1 or not isinstance(a[0], Apply) or a[0].while_ is not None:
        raise NoReading("only what lasts can depend on a while")
    return (replace(a[0], while_=cond),)


def _undo_while_clause(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply(while_=cond) as applied,) if cond is not None:
            yield {"cond": cond, "a": (replace(applied, while_=None),)}
        case _:
            return


def _both_while(_discourse: Discourse, cond: Value, topic: Value, changes: Value, being: Value) -> Value:
    to, while_ = _limited(topic, being)
    return (Continuous(changes, to, cond if while_ is None else Both((cond, while_))),)


def _undo_both_while(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Continuous(changes, to, Both((cond, Fits(found, being)))),) if found == to:
            yield {"cond": cond, "topic": to, "changes": changes, "being": being}
        case (Continuous(changes, to, cond),):
            yield from ({"cond": cond, "changes": changes, **each} for each in _unlimited(to, None))
        case _:
            return


def _whiles() -> Iterator[tuple[Rule, ...]]:
    yield made("static", "while {cond:condition} , {topic:one} {changes:iss} while {being} .", _both_while, _undo_both_while,
               bracket="sentence")  # fmt: skip
    yield rule("clause.said", "you may {acts:dos} at end of turn",
               (May(You(), (Delay(Triggered((On(What.ENDS_TURN),), Text((), h.acts)), Duration.GAME),)),), bracket="command")  # fmt: skip
    for trait in ("atk", "health"):
        yield rule("clause.said", f"{{topic:one}} has {{n:change}} {trait} {{d:duration}} for each {{each:counted}}",
                   (Apply((Adjust(_TRAITS[trait], multiplied(h.each, h.n)),), h.topic, h.d),), bracket="clause")  # fmt: skip
    for topic in ("topic", "topics"):
        yield rule("clause.said", f"{{topic:{topic}}} can attack only {{it:np}} {{d:duration}} if able",
                   (Apply((AttackOnly(Among(h.it)),), h.topic, h.d),), bracket="clause")  # fmt: skip
    several = Chosen(Players(Relation.OPPONENT))
    yield made("step.plain", "an opponent chooses one : {a:clauses} ; or {b:clauses} .",
               lambda _d, a, b: (ChooseMode(several, (a, b), ("the first", "the second")),), _undo_chooses, bracket="sentence")  # fmt: skip
    yield rule("condition", "your hero is attacking <a|an> {foe:noun}",
               Both((Fits(HeroOf(You()), InCondition(Condition.ATTACKING)), Fits(Every(InCondition(Condition.DEFENDING)), h.foe))))  # fmt: skip
    for trait in ("atk",):
        yield made("static", f"{{topic:one}} has {{n:change}} {trait} while {{being}} for each {{per:scale}} damage on it .", _per_damage,
                   _undo_per_damage, bracket="clause")  # fmt: skip
    yield made("two.statics", "while {cond:condition} , {topic:one} {changes:iss} and you pay {p:price} .", _two, _undo_two,
               bracket="sentence")  # fmt: skip
    yield made("step.plain", "{doer:one} heals {a:digits} , {b:digits} , and {c:digits} damage from them , respectively .",
               _respectively, _undo_respectively, bracket="clause")  # fmt: skip
    yield made("step.plain", "target {what:some.bare} .", lambda _d, what: (), lambda _d, v: [{"what": Target(0)}])  # noqa: ARG005
    for word, place in (("first", 0), ("second", 1)):
        yield made("ref", f"the {word} target", *_nth(place))
    yield rule("step.plain", "then , {a:clauses} .", h.a, bracket="sentence")
    yield rule(
        "step.plain", "{doer:player} {a:doess} . if he does , {b:clauses} .", (IfYouDo(h.a, h.b),), bracket="clause"
    )
    yield made("step.plain", "{a:clauses} . when damage is prevented this way , {text:text.one}", _when_prevented,
               _undo_when_prevented, bracket="sentence")  # fmt: skip
    yield rule("step.plain", "when you play your next {it:noun} {d:duration} , {text:text.next}",
               (Delay(Triggered((On(What.PLAYED, subject=h.it, player=Standing(Relation.YOU)),), h.text), h.d),))  # fmt: skip
    yield made("step.plain", "when {on:event} , {text:text.one}", _token_event, _undo_token_event, bracket="sentence")
    yield made(
        "static",
        "{topic:topics} that can attack {this:self} can attack only {that:self} .",
        _only_this,
        _undo_only_this,
    )
    yield rule("when", "on your turn", TurnOf(You()))
    yield rule("when", "on <an opponent 's turn|opponents ' turns>", TurnOf(Players(Relation.OPPONENT)))
    yield made(
        "step.plain", "while {cond:condition} , {a:clauses} .", _while_clause, _undo_while_clause, bracket="sentence"
    )
    yield rule("clause.said", "{topic:topic} must attack {d:duration} if able", (Apply((MustAttack(),), h.topic, h.d),),
               bracket="clause")  # fmt: skip
    yield made("clause.said", "you control {it:one} while {this:self} remains in <your party|play>", _while_there,
               _undo_while_there)  # fmt: skip
    for kind, combat in (("", False), ("combat", True)):
        yield made("static", f"prevent all {kind} damage that would be dealt to {{topic:one}} while {{being}} .",
                   *_prevented_while(combat), bracket="clause")  # fmt: skip
        for d in ("{cond:condition}",):
            yield rule("static", f"while {d} , prevent all {kind} damage that would be dealt to {{topic:one}} .",
                       (Continuous((Prevent(None, combat=combat),), h.topic, h.cond),))  # fmt: skip
    for trait in ("atk", "health", "def"):
        yield made("static", f"{{topic:topic}} has {{n:change}} {trait} while {{being}} for each {{each:counted}} .",
                   *_each_while(trait), bracket="clause")  # fmt: skip


def _when_prevented(_discourse: Discourse, a: Value, text: Text) -> Value:
    if not isinstance(a[-1], Apply):
        raise NoReading("nothing prevents damage here")
    return (*a, Delay(Triggered((_PREVENTED,), text), a[-1].duration, once=False))


_PREVENTED = On(What.PREVENTED, with_=Among(This()))


def _undo_when_prevented(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value[-1]:
        case Delay(Triggered((on,), text)) if on == _PREVENTED:
            yield {"a": value[:-1], "text": text}
        case _:
            return


def _token_event(_discourse: Discourse, on: On, text: Text) -> Value:
    """What happens to a token that the text made is watched for as long as the game lasts."""
    if not (isinstance(on.subject, Among) and isinstance(on.subject.selection, Those)):
        raise NoReading("only what the text made is watched for without a duration")
    return (Delay(Triggered((on,), text), Duration.GAME),)


def _undo_token_event(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Delay(Triggered((on,), text), Duration.GAME),):
            yield {"on": on, "text": text}
        case _:
            return


def _only_this(_discourse: Discourse, topic: Value, this: This, that: This) -> Value:  # noqa: ARG001
    return (Continuous((AttackOnly(Among(This())),), topic),)


def _undo_only_this(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Continuous((AttackOnly(Among(This())),), topic),):
            yield {"topic": topic, "this": This(), "that": This()}
        case _:
            return


def _undo_chooses(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (ChooseMode(Chosen(), (a, b), _),):
            yield {"a": a, "b": b}
        case _:
            return


def _per_damage(_discourse: Discourse, topic: Value, n: int, being: Value, per: int) -> Value:
    to, while_ = _limited(topic, being)
    groups = Per(ValueOf(Trait.DAMAGE, topic), per)
    return (Continuous((Adjust(Trait.ATK, scaled(groups, n)),), to, while_),)


def _undo_per_damage(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Continuous((Adjust(Trait.ATK, by),), to, while_),):
            n, groups = (by.factor, by.quantity) if isinstance(by, Times) else (1, by)
            if isinstance(groups, Per):
                yield from ({"n": n, "per": groups.number, **each} for each in _unlimited(to, while_))
        case _:
            return


def _two(_discourse: Discourse, cond: Value, topic: Value, changes: Value, p: Value) -> Value:
    return (Continuous(changes, topic, cond), Continuous((p,), You(), cond))


def _undo_two(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Continuous(changes, topic, cond), Continuous((p,), You(), _)):
            yield {"cond": cond, "topic": topic, "changes": changes, "p": p}
        case _:
            return


def _respectively(discourse: Discourse, doer: Value, a: Value, b: Value, c: Value) -> Value:
    several = referring.them(discourse).selection
    return tuple(Heal(doer, Nth(several, place), n) for place, n in enumerate((a, b, c)))


def _undo_respectively(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Heal(_, Nth(_, 0), a), Heal(_, Nth(_, 1), b), Heal(_, Nth(_, 2), c)):
            yield {"a": a, "b": b, "c": c}
        case _:
            return


def _nth(place: int) -> tuple[Any, Any]:
    def build(discourse: Discourse) -> Nth:
        if not discourse.targets:
            raise NoReading("there are no targets")
        return Nth(Target(0), place)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        if value == Nth(Target(0), place):
            yield {}

    return build, undo


def _each_while(trait: str) -> tuple[Any, Any]:
    def build(_discourse: Discourse, topic: Value, n: int, being: Value, each: Value) -> Value:
        to, while_ = _limited(topic, being)
        return (Continuous((Adjust(_TRAITS[trait], scaled(each, n)),), to, while_),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Continuous((Adjust(found, by),), to, while_),) if found is _TRAITS[trait]:
                n, each = (by.factor, by.quantity) if isinstance(by, Times) else (1, by)
                yield from ({"n": n, "each": each, **more} for more in _unlimited(to, while_))
            case _:
                return

    return build, undo


_TRAITS = {"atk": Trait.ATK, "health": Trait.HEALTH, "def": Trait.DEF}


def _prevented_while(combat: bool) -> tuple[Any, Any]:
    def build(_discourse: Discourse, topic: Value, being: Value) -> Value:
        return (Continuous((Prevent(None, combat=combat),), topic, Fits(topic, being)),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Continuous((Prevent(None),), topic, Fits(_, being)),):
                yield {"topic": topic, "being": being}
            case _:
                return

    return build, undo


def _while_there(_discourse: Discourse, it: Value, this: Value) -> Value:  # noqa: ARG001
    return (Apply((Control(You()),), it, Duration.WHILE_SOURCE_IN_PLAY),)


def _undo_while_there(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply((Control(You()),), it, Duration.WHILE_SOURCE_IN_PLAY),):
            yield {"it": it, "this": This()}
        case _:
            return


def _predicates() -> Iterator[tuple[Rule, ...]]:
    for topic, verb in (("topic", "iss"), ("topics", "ares")):
        said = f"{{topic:{topic}}} {{changes:{verb}}}"
        for words in (
            f"{said} {{duration}}",
            f"{{duration}} , {said}",
            f"{said} while {{being}} {{duration}}",
            f"{said} {{duration}} while {{being}}",
            f"{said} while {{cond:condition}} {{duration}}",
        ):
            yield made("clause.said", words, _applied, _undo_applied, bracket="clause")
        for words in (
            f"{said} .",
            f"{said} while {{being}} .",
            f"{said} while {{cond:condition}} .",
            f"while {{cond:condition}} , {said} .",
            f"{said} {{cond:when}} .",
        ):
            yield made("static", words, _static, _undo_static, bracket="clause")


def _opposed(mine: Condition, theirs: Condition | None) -> tuple[Any, Any, Any, Any]:
    """Return how "while attacking …" is made and undone: the topic has one role in the combat, the other has the other."""
    role = InCondition(mine)
    other = InCondition(theirs if theirs is not None else Condition.IN_COMBAT)

    def limits(topic: Value, foe: Value) -> tuple[Any, Any]:
        if isinstance(foe, SELECTIONS):
            so: Value = Fits(foe, other)
        else:
            so = Fits(Every(other), foe)
        if isinstance(topic, SELECTIONS):
            return topic, Both((Fits(topic, role), so))
        return joined(topic, role), so

    def unlimits(to: Value, while_: Value) -> Iterator[Bindings]:
        match while_:
            case Both((Fits(found, _), Fits(_, _) as so)) if found == to:
                yield {"topic": to, "foe": _foe(so, other)}
            case Fits():
                bound: Bindings = {}
                if match(narrowed(h.topic, role), to, bound):
                    yield {**bound, "foe": _foe(while_, other)}
            case _:
                return

    def apply(_discourse: Discourse, topic: Value, changes: Value, foe: Value, duration: Value) -> Value:
        to, while_ = limits(topic, foe)
        return (Apply(changes, to, duration, while_),)

    def undo_apply(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Apply(changes, to, duration, while_),):
                yield from ({"changes": changes, "duration": duration, **each} for each in unlimits(to, while_))
            case _:
                return

    def lasting(_discourse: Discourse, topic: Value, changes: Value, foe: Value) -> Value:
        to, while_ = limits(topic, foe)
        return (Continuous(changes, to, while_),)

    def undo_lasting(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Continuous(changes, to, while_),):
                yield from ({"changes": changes, **each} for each in unlimits(to, while_))
            case _:
                return

    return apply, undo_apply, lasting, undo_lasting


def _foe(so: Value, other: InCondition) -> Value:
    return so.filter if so.selection == Every(other) else so.selection


def _in_combat() -> Iterator[tuple[Rule, ...]]:
    roles = {
        "attacking": _opposed(Condition.ATTACKING, Condition.DEFENDING),
        "defending against": _opposed(Condition.DEFENDING, Condition.ATTACKING),
        "in combat with": _opposed(Condition.IN_COMBAT, None),
    }
    yield rule("foe", "{it:one}", h.it)
    yield rule("foe", "<a|an> {it:noun}", h.it)
    yield rule("foe", "{it:nouns}", h.it)
    for words, (apply, undo_apply, lasting, undo_lasting) in roles.items():
        for topic, verb in (("topic", "iss"), ("topics", "ares")):
            said = f"{{topic:{topic}}} {{changes:{verb}}} while {words} {{foe}}"
            yield made("clause.said", f"{said} {{duration}}", apply, undo_apply, bracket="clause")
            yield made("static", f"{said} .", lasting, undo_lasting, bracket="clause")


def _by_each(_discourse: Discourse, doer: Value, acts: Value) -> Value:
    """Let each of several players choose, one after another; what they chose is dealt with at once (802.1)."""
    if not isinstance(doer, Players):
        return acts
    return tuple(each for act in acts for each in _chosen_by_each(doer, act))


def _chosen_by_each(doer: Players, act: Value) -> tuple[Any, ...]:
    chosen = next((part for part in parts_of(act) if isinstance(part, Chosen) and part.by == doer), None)
    if chosen is None:
        return (act,)
    one = replace(replaced(replace(chosen, name=None), doer, Those("player")), by=Those("player"))
    taken = Those("taken")
    return (
        ForEach(doer, "player", (Choose(Union((taken, one)), "taken"),)),
        replaced(act, chosen, taken),
    )


def _undo_by_each(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    """Give the acts without each player's choosing; choices are numbered as they were made."""
    found: list[Any] = []
    for act in value:
        match act:
            case ForEach(doer, "player", (Choose(Union((Those("taken"), Chosen() as one)), "taken"),)):
                whole = replaced(replace(one, by=None), Those("player"), doer)
                found.append(replace(whole, by=doer, name=f"chosen{discourse.bound}"))
            case _ if found and isinstance(found[-1], Chosen):
                found[-1] = replaced(act, Those("taken"), found[-1])
            case _:
                found.append(act)
    yield {"acts": tuple(found)}


def _clauses() -> Iterator[tuple[Rule, ...]]:
    yield rule("clause", "{acts:dos}", h.acts, bracket="command")
    yield rule("clause.said", "you {acts:dos}", h.acts, bracket="command")
    yield rule("clause.said", "{doer:one} {acts:doess}", h.acts, bracket="clause")
    yield made("clause.said", "{doer:player} {acts:doess}", _by_each, _undo_by_each, bracket="clause")
    yield made("clause.said", "{doer:players} {acts:dos}", _by_each, _undo_by_each, bracket="clause")
    yield rule("clause.said", "you may {acts:dos}", (May(You(), h.acts),), bracket="command")
    yield rule("clause.said", "you may have {doer:one} {acts:dos}", (May(You(), h.acts),), bracket="clause")
    yield rule("clause.said", "{doer:player} may {acts:dos}", (May(h.doer, h.acts),), bracket="clause")
    for one, several in (("ally", "allies"), ("character", "characters")):
        yield rule("clause.said", f"{{doer:each.{one}}} {{acts:doess}}", h.acts, bracket="clause")
        yield made(f"each.{one}", f"each of those {several}", *_back(lambda d, one=one: referring.those(d, one)))  # type: ignore[misc]
    yield rule("clause.said", "{doer:one} <then|also> {acts:doess}", h.acts, bracket="clause")
    yield rule("clause.said", "{doer:one} may {acts:dos}", (May(You(), h.acts),), bracket="clause")
    yield rule("clause", "{a:clause.said}", h.a)
    yield rule("clauses", "{a:clause}", h.a)
    yield rule("clauses.said", "{a:clause.said}", h.a)
    for first, all_ in (("clause", "clauses"), ("clause.said", "clauses.said")):
        for words in ("and", ", and", ", then"):
            # A bare command after a clause goes on with that clause's verbs, so only a clause with a doer can follow.
            yield made(
                all_,
                f"{{a:{first}}} {words} {{b:clauses.said}}",
                lambda _d, a, b: (*a, *b),
                lambda _d, value: [{"a": value[:k], "b": value[k:]} for k in range(len(value))],
            )


def _while_exhausted(_discourse: Discourse, this: Value, it: Value) -> Value:  # noqa: ARG001
    return (Apply((Control(You()),), it, Duration.GAME, remains_exhausted=True),)


def _undo_while_exhausted(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply((Control(You()),), it, remains_exhausted=True),):
            yield {"this": This(), "it": it}
        case _:
            return


def _otherwise() -> Iterator[tuple[Rule, ...]]:
    """One thing or another, unless somebody pays, and what waits for the end of the turn."""
    yield rule("clause", "{a:dos} or {b:dos}", (May(You(), h.a, (), h.b),), bracket="command")
    yield rule("clause.said", "{doer:player} {a:doess} or {b:doess}", (May(h.doer, h.a, (), h.b),), bracket="clause")
    yield rule(
        "step.plain", "{a:clauses} unless {doer:player} {b:doess} .", (May(h.doer, h.b, (), h.a),), bracket="clause"
    )
    yield rule("step.plain", "{a:clauses} unless you {b:dos} .", (May(You(), h.b, (), h.a),), bracket="command")
    waits = Delay(Triggered((On(What.ENDS_TURN),), Text((), h.acts)), Duration.GAME)
    yield rule("clause", "{acts:dos} at end of turn", (waits,), bracket="command")
    yield rule("clause.said", "{doer:one} {acts:doess} at end of turn", (waits,), bracket="clause")
    yield rule("clause.said", "{doer:player} {acts:doess} at end of turn", (waits,), bracket="clause")
    yield rule("clause", "{a:dos} , or {doer:player} {b:doess}", (May(You(), h.a, (), h.b),), bracket="command")
    for who, one in (("{topic:player}", h.topic), ("you", You())):
        verb = "controls" if who != "you" else "control"
        yield rule("static", f"{who} {verb} {{it:one}} .", (Continuous((Control(one),), h.it),), bracket="clause")
        yield made("clause.said", f"while {{this:self}} remains exhausted , {who} {verb} {{it:one}}", _while_exhausted,
                   _undo_while_exhausted) if who == "you" else ()  # fmt: skip


def _if_you_do(_discourse: Discourse, a: Value, b: Value) -> Value:
    if any(isinstance(each, May) for each in a):
        raise NoReading("what may be done has its own if")
    return (IfYouDo(a, b),)


def _undo_if_you_do(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (IfYouDo(a, b, ()),):
            yield {"a": a, "b": b}
        case _:
            return


def _sentences() -> Iterator[tuple[Rule, ...]]:
    yield rule("step", "{a:step.plain}", h.a)
    yield rule("step", "if {c:condition} , {a:clauses} .", (If(h.c, h.a),), bracket="sentence")
    yield rule("step.plain", "{a:clauses} .", h.a, bracket="sentence")
    yield rule("step.plain", "{a:clauses} if {c:condition} .", (If(h.c, h.a),), bracket="sentence")
    yield rule("step.plain", "{a:clauses} unless {c:condition} .", (If(Negated(h.c), h.a),), bracket="sentence")
    yield made("step.plain", "{a:clauses} . if you do , {b:clauses} .", _if_you_do, _undo_if_you_do, bracket="sentence")
    yield rule("step.plain", "you may {a:dos} . if you do , {b:clauses} .", (May(You(), h.a, h.b),), bracket="command")
    yield rule("step.plain", "{doer:player} may {a:dos} . if <he does|you do> , {b:clauses} .",
               (May(h.doer, h.a, h.b),), bracket="clause")  # fmt: skip
    yield rule("step.plain", "<when|whenever> {on:event} {d:duration} , {text:text.one}",
               (Delay(_triggered(), h.d, once=False),), bracket="sentence")  # fmt: skip
    yield rule("step.plain", "at {on:moment} , {text:text.one}", (Delay(_triggered(), Duration.GAME),),
               bracket="sentence")  # fmt: skip
    yield rule("steps", "{a:step}", h.a)
    for first, all_ in (("step", "steps"), ("step.plain", "steps.plain")):
        yield made(
            all_,
            f"{{a:{first}}} {{b:steps}}",
            lambda _d, a, b: (*a, *b),
            lambda _d, value: [{"a": value[:k], "b": value[k:]} for k in range(1, len(value))],
        )
    yield rule("steps.plain", "{a:step.plain}", h.a)


def _told_of_damage() -> Iterator[tuple[Rule, ...]]:
    """What a sentence of its own says of the damage just dealt, and what X is."""
    for words, field in (
        ("that damage can't be prevented", "unpreventable"),
        ("that damage counts as combat damage", "combat"),
    ):
        yield made("clauses.told", f"{{a:clauses}} . {words} .", *_flagged(field), bracket="sentence")
    yield rule("step.plain", "{a:clauses.told}", h.a)
    yield made("step.plain", "{a:clauses} , where x is {q:quantity} .", _where, _undo_where, bracket="sentence")


def _flagged(field: str) -> tuple[Any, Any]:
    def build(_discourse: Discourse, a: tuple[Any, ...]) -> tuple[Any, ...]:
        if not isinstance(a[-1], Deal):
            raise NoReading("no damage was dealt just before")
        return (*a[:-1], replace(a[-1], **{field: True}))

    def undo(_discourse: Discourse, value: tuple[Any, ...]) -> Iterator[Bindings]:
        if isinstance(value[-1], Deal) and getattr(value[-1], field):
            yield {"a": (*value[:-1], replace(value[-1], **{field: False}))}

    return build, undo


def _where(discourse: Discourse, a: Value, q: Value) -> Value:
    found = replaced(a, X(), q)
    aimed = [replaced(each, X(), q) for each in discourse.targets]
    if found is a and all(x is y for x, y in zip(aimed, discourse.targets, strict=True)):
        raise NoReading("there is no X")
    discourse.targets[:] = aimed
    return found


def _undo_where(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    for part in parts_of((value, tuple(discourse.targets))):
        if isinstance(part, (Plus, ValueOf, Count, CountersOn, ThatMany)):
            yield {"a": replaced(value, part, X()), "q": part}


def _triggered() -> Value:
    from engine.language.powers import Triggered

    return Triggered((h.on,), h.text)


def _preventing() -> Iterator[tuple[Rule, ...]]:
    for kind, combat in (("", False), ("combat", True)):
        what = f"prevent all {kind} damage that would be dealt to"
        yield rule("clause.said", f"{what} {{topic:one}} {{d:duration}}", (Apply((Prevent(None, combat=combat),), h.topic, h.d),),
                   bracket="clause")  # fmt: skip
        yield rule("static", f"{what} {{topic:one}} .", (Continuous((Prevent(None, combat=combat),), h.topic),),
                   bracket="clause")  # fmt: skip
        yield rule("clause.said", f"prevent the next {{n:digits}} {kind} damage that would be dealt to {{topic:one}} {{d:duration}}",
                   (Apply((Prevent(h.n, combat=combat),), h.topic, h.d),), bracket="clause")  # fmt: skip
        yield rule("clause.said", f"prevent all {kind} damage that would be dealt by {{topic:one}} {{d:duration}}",
                   (Apply((Prevent(None, by_subject=True, combat=combat),), h.topic, h.d),), bracket="clause")  # fmt: skip


def _next_ready_step() -> Iterator[tuple[Rule, ...]]:
    still = (Cannot(Deed.READY_DURING_READY_STEP),)
    for topic in ("topic", "topics"):
        for words, duration in (
            ("<its controller 's|their controllers '|their controller 's>", Duration.ITS_NEXT_READY_STEP),
            ("your", Duration.YOUR_NEXT_READY_STEP),
        ):
            yield rule("clause.said", f"{{topic:{topic}}} can't ready during {words} next ready step",
                       (Apply(still, h.topic, duration),), bracket="clause")  # fmt: skip


RULES = (
    *_whiles(),
    *_in_combat(),
    *_next_ready_step(),
    *_otherwise(),
    *_told_of_damage(),
    *_topics(),
    *_predicates(),
    *_clauses(),
    *_sentences(),
    *_preventing(),
)
