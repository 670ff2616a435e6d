"""What a card has in one state, always, in another state, for a time, or as "it", and what "those" have too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.language.durations import Duration
from engine.language.effects import Apply
from engine.language.filters import Among
from engine.language.modifiers import Change, ChangeCost, EntersPlay, Purpose
from engine.language.powers import Continuous
from engine.language.selections import SELECTIONS, Both, Circumstance, Fits, Number, Players
from engine.language.words import Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import means_all, words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.modifiers.predicates import limited, unlimited
from scenarios.reading.selected_cards import by_fit
from scenarios.reading.templates import Bindings, Value, h, match


def _statements() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what a card has while a condition is true, and what it has besides at all times."""
    for hold in ("gain", "hads"):
        yield rule("held", f"{{a:{hold}}}", h.a)
    each_while = "{c:condition} and <|has> {b:held} while {d:condition} ."
    both = (Continuous(h.a, h.topic, h.c), Continuous(h.b, h.topic, h.d))
    yield rule("two.statics", f"{{topic:topic}} has {{a:held}} while {each_while}", both)
    yield rule("held.then", "{a:held} while {being}", (h.a, h.being))
    yield rule("iss.then~", "{a:iss~} while {being}", (h.a, h.being))
    for second in ("<|has> {two:held.then}", "{two:iss.then}"):
        against = f"{{a:so.while}} <and|, and> {second} ."
        yield made("two.statics", against, _against_and_so, _undo_against_and_so, bracket="clause", like=_TWO)
    first = "{topic~} has~ {a:held} while {being}"
    said = f"{first} and <|has~> {{b:held}}"
    for words in (f"{said} .", f"{first} <and|, and> {{b:iss~}} ."):
        for whole in (words, f"while {{cond:condition}} , {words}"):
            yield made("two.statics", whole, _some_and_always, _undo_some_and_always, bracket="clause", like=_TWO)
    for second in ("<|has~> {two:held.then}", "{two:iss.then~}"):
        each = f"{{topic~}} has~ {{one:held.then}} <and|, and> {second}"
        for whole in (f"{each} .", f"while {{cond:condition}} , {each} ."):
            yield made("two.statics", whole, _in_two_states, _undo_in_two_states, bracket="clause", like=_TWO)
        now = _in_two_states_now, _undo_in_two_states_now
        yield made("clause.said", f"{each} {{duration}}", *now, bracket="clause", like=(Apply, Apply))
    timed = f"{said} {{duration}}"
    yield made(
        "clause.said", timed, _some_and_for_a_time, _undo_some_and_for_a_time, bracket="clause", like=(Apply, Apply)
    )


_TWO = (Continuous, Continuous)
_ANYBODY = Players(Relation.ANY)


def _cheaper_weapons() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what weapons have, with how much less striking with them costs whoever strikes."""
    less = "costs~ {n:digits} less to strike with"
    both = f"<{{topic~}} {{changes:iss~}} and {less}|{{topic~}} {less} and {{changes:iss~}}>"
    for said in (f"{both} .", f"<while|as long as|if> {{cond:condition}} , {both} ."):
        yield made("two.statics", said, _also_cheaper, _undo_also_cheaper, bracket="clause", like=_TWO)
    for said in (f"{both} {{d:duration}}", f"{{d:duration}} , {both}"):
        yield made("clause.said", said, _cheaper_now, _undo_cheaper_now, bracket="clause", like=(Apply, Apply))


def _less(topic: Value, n: Number) -> ChangeCost:
    return ChangeCost(Purpose.STRIKE, Among(topic) if isinstance(topic, SELECTIONS) else topic, Number(-n.value))


def _also_cheaper(
    _discourse: Discourse, topic: Value, changes: Value, n: Number, cond: Circumstance | None = None
) -> tuple[Continuous, Continuous]:
    return Continuous(changes, topic, cond), Continuous((_less(topic, n),), _ANYBODY, cond)


def _undo_also_cheaper(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Continuous(changes, _, cond) as first, Continuous((ChangeCost(by=Number(by)),))) if by < 0:
            said: Bindings = {"topic": first.to, "changes": changes, "n": Number(-by)}
            if value == _also_cheaper(discourse, **said, cond=cond):
                yield said if cond is None else {**said, "cond": cond}
        case _:
            return


def _cheaper_now(_discourse: Discourse, topic: Value, changes: Value, n: Number, d: Duration) -> tuple[Apply, Apply]:
    return Apply(changes, topic, d), Apply((_less(topic, n),), _ANYBODY, d)


def _undo_cheaper_now(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply(changes, _, d) as first, Apply((ChangeCost(by=Number(by)),))) if by < 0:
            said: Bindings = {"topic": first.to, "changes": changes, "n": Number(-by), "d": d}
            if value == _cheaper_now(discourse, **said):
                yield said
        case _:
            return


def _some_and_always(
    _discourse: Discourse,
    topic: Value,
    a: tuple[Change, ...],
    being: Value,
    b: tuple[Change, ...],
    cond: Circumstance | None = None,
) -> tuple[Continuous, Continuous]:
    to, while_ = limited(topic, being)
    return Continuous(a, to, _both(cond, while_)), Continuous(b, topic, cond)


def _undo_some_and_always(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    """Yield the parts: in the state, with what is always had, and with a condition that is common to both."""
    one, other = value
    if other.while_ is None:
        found = unlimited(one.to, one.while_)
    elif other.while_ == one.while_:
        found = ({**each, "cond": one.while_} for each in unlimited(one.to, None))
    else:
        found = _states_of(one.to, one.while_)
    for each in found:
        if "being" in each and (each["topic"], each.get("cond")) == (other.to, other.while_):
            yield {"a": one.changes, "b": other.changes, **each}


def _against_and_so(_discourse: Discourse, a: Value, two: Value) -> tuple[Continuous, Continuous]:
    """Return what a card has while it attacks somebody, and what it has while it is in another state."""
    (power,) = a
    to, while_ = limited(power.to, two[1])
    return power, Continuous(two[0], to, while_)


def _undo_against_and_so(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    power, other = value
    for each in unlimited(other.to, other.while_):
        if "being" in each and each["topic"] == power.to:
            yield {"a": (power,), "two": (other.changes, each["being"])}


def _in_two_states(
    _discourse: Discourse, topic: Value, one: Value, two: Value, cond: Circumstance | None = None
) -> tuple[Continuous, Continuous]:
    """Return what a card has while it is in one state, and what it has while it is in another."""
    (to, while_), (of, when) = limited(topic, one[1]), limited(topic, two[1])
    return Continuous(one[0], to, _both(cond, while_)), Continuous(two[0], of, _both(cond, when))


def _both(cond: Circumstance | None, while_: Circumstance | None) -> Circumstance | None:
    return while_ if cond is None else cond if while_ is None else Both((cond, while_))


def _undo_in_two_states(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    first, second = value
    for one, other in product(_states_of(first.to, first.while_), _states_of(second.to, second.while_)):
        if one["topic"] == other["topic"] and one["cond"] == other["cond"]:
            parts = (first.changes, one["being"]), (second.changes, other["being"])
            said = {"topic": one["topic"], "one": parts[0], "two": parts[1]}
            yield said if one["cond"] is None else {**said, "cond": one["cond"]}


def _states_of(to: Value, while_: Value) -> Iterator[Bindings]:
    """Yield the subjects with their states, and the condition besides, that a description and a condition come from."""
    for each in unlimited(to, while_):
        if "being" in each:
            yield {"cond": None, **each}
    bound: Bindings = {}
    if match(Both((h.cond, Fits(to, h.being))), while_, bound):
        yield {"topic": to, **bound}
    elif while_ is not None:
        yield from ({**each, "cond": while_} for each in unlimited(to, None) if "being" in each)


def _in_two_states_now(
    discourse: Discourse, topic: Value, one: Value, two: Value, duration: Value
) -> tuple[Apply, Apply]:
    first, second = _in_two_states(discourse, topic, one, two)
    return Apply(first.changes, first.to, duration, first.while_), Apply(
        second.changes, second.to, duration, second.while_
    )


def _undo_in_two_states_now(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    one, other = value
    if one.duration is other.duration:
        for each in _undo_in_two_states(discourse, value):
            if "cond" not in each:
                yield {"duration": one.duration, **each}


def _some_and_for_a_time(
    discourse: Discourse, topic: Value, a: Value, being: Value, b: Value, duration: Value
) -> tuple[Apply, Apply]:
    one, other = _some_and_always(discourse, topic, a, being, b)
    return Apply(one.changes, one.to, duration, one.while_), Apply(other.changes, other.to, duration)


def _undo_some_and_for_a_time(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    one, other = value
    if one.duration is other.duration and other.while_ is None:
        yield from ({"duration": one.duration, **each} for each in _undo_some_and_always(discourse, value))


def _entering() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for a card that enters play exhausted, with what else is true of it."""
    enters = Continuous((EntersPlay(Among(h.topic), exhausted=True),), h.topic)
    said = "{topic:self} enters play exhausted <and|, and> {changes:iss} ."
    yield rule("two.statics", said, (enters, Continuous(h.changes, h.topic)), bracket="clause")


def _must_mean_all(discourse: Discourse, topic: Value, noun: str) -> None:
    """Refuse a noun behind "those" that isn't said of all cards that were described.

    Raises:
        NoReading: the cards are no description, which is checked at any time (714.3e), the noun fits only some of them,
            or several others were spoken of by it.
    """
    nouns = _nouns_of(topic)
    others = any(each.several and not each.person and noun in each.nouns for each in discourse.mentions)
    if others or noun not in nouns or not means_all(noun, nouns):
        raise NoReading("a noun for all of the cards that were described")


def _and_those(
    discourse: Discourse, topic: Value, a: Value, so: Value, being: Value = None, cond: Circumstance | None = None
) -> tuple[Continuous, Continuous]:
    """Return what cards of a description have, and what those have besides, at all times or only while it is so."""
    noun, changes = so
    _must_mean_all(discourse, topic, noun)
    to, while_ = limited(topic, being)
    return Continuous(a, topic), Continuous(changes, to, while_ if cond is None else cond)


def _undo_and_those(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    first, second = value
    for each, noun in product(unlimited(second.to, second.while_), by_fit(_nouns_of(first.to))):
        if each["topic"] == first.to and first.while_ is None:
            yield {"a": first.changes, "so": (noun, second.changes), **each}


def _nouns_of(topic: Value) -> frozenset[str]:
    return frozenset() if isinstance(topic, SELECTIONS) else words_for(topic)


def _and_those_now(
    discourse: Discourse, topic: Value, a: Value, d: Duration, so: Value, e: Duration
) -> tuple[Apply, Apply]:
    noun, changes = so
    _must_mean_all(discourse, topic, noun)
    return Apply(a, topic, d), Apply(changes, topic, e)


def _undo_and_those_now(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    one, other = value
    if value == (Apply(one.changes, one.to, one.duration), Apply(other.changes, one.to, other.duration)):
        said = {"topic": one.to, "a": one.changes, "d": one.duration, "e": other.duration}
        yield from ({**said, "so": (noun, other.changes)} for noun in by_fit(_nouns_of(one.to)))


def _those_too() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a description of cards and a second sentence about "those": whoever fits it at any time."""
    yield rule("those.too", "those {noun:pointed.many} <also|> {b:ares}", (h.noun, h.b))
    said = "{topic~} {a:iss~}"
    for again in (
        "{so:those.too} .",
        "{so:those.too} while {being} .",
        "{so:those.too} <while|as long as|if> {cond:condition} .",
        "<while|as long as|if> {cond:condition} , {so:those.too} .",
    ):
        yield made("two.statics", f"{said} . {again}", _and_those, _undo_and_those, bracket="clause", like=_TWO)
    now = _and_those_now, _undo_and_those_now
    for one, other in product(("duration", "duration.its~"), ("duration", "duration.theirs")):
        words = f"{said} {{d:{one}}} . {{so:those.too}} {{e:{other}}} ."
        yield made("step.plain", words, *now, bracket="clause", like=(Apply, Apply))


def _goes_on(discourse: Discourse, topic: Value, a: tuple[Change, ...], b: tuple[Change, ...]) -> tuple[Continuous]:
    """Return what a card has and what "it" has besides.

    Raises:
        NoReading: another card was spoken of between, which "it" may mean as well.
    """
    here = (discourse.clause, discourse.sentence)
    spoken = [each for each in discourse.mentions if (each.clause, each.sentence) == here]
    if any(each.selection != topic and not (each.several or each.person) for each in spoken):
        raise NoReading('words that say which of two things "it" is')
    return (Continuous((*a, *b), topic),)


def _undo_goes_on(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    (power,) = value
    places = range(1, len(power.changes) if power.while_ is None else 0)
    yield from ({"topic": power.to, "a": power.changes[:place], "b": power.changes[place:]} for place in places)


def _going_on() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a sentence that names a card first and goes on with "it"."""
    said = "{topic:one} {a:iss} , and <it|he|she> {b:iss} ."
    yield made("static", said, _goes_on, _undo_goes_on, bracket="clause", like=(Continuous,))


RULES = (*_statements(), *_cheaper_weapons(), *_entering(), *_going_on(), *_those_too())
