"""Powers: payment, completion, triggered and continuous powers and keywords, and other parts of a card's lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.costs import Activate, Perform, Resources
from engine.language.effects import ChooseMode, Deal, Destroy, Flip
from engine.language.filters import AllOf, Among, Is, Not, Standing, Tagged
from engine.language.modifiers import GainPowers
from engine.language.powers import Continuous, Keyword, Payment, Power, Text, Triggered
from engine.language.selections import Both, HeroOf, Players, This, TurnOf, You
from engine.language.triggers import On, What
from engine.language.words import KeywordName, Kind, Relation, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.costs.performed_costs import performed, undo_performed
from scenarios.reading.phrases.lines.chosen_as_it_enters import OfChosenType
from scenarios.reading.phrases.lines.modal_texts import as_text, undo_text
from scenarios.reading.phrases.nouns.name_phrases import SPOKEN
from scenarios.reading.templates import Bindings, Value, h, parts_of


def _texts() -> Iterator[tuple[Rule, ...]]:
    yield made("text", "{effects:steps}", as_text, undo_text, bracket="text")
    yield made("text.plain", "{effects:steps.plain}", as_text, undo_text, bracket="text")
    yield made("text.next", "{effects:step.next}", as_text, undo_text, bracket="text")
    yield rule("step.next", "{a:step}", h.a)
    yield made("text.one", "{effects:step}", as_text, undo_text, bracket="text")


def _costs() -> Iterator[tuple[Rule, ...]]:
    yield rule("cost", "<pay|> {n:digits}", (Resources(h.n),))
    yield rule("cost", "[activate]", (Activate(),))
    for category in ("do", "cost"):
        yield made(
            category,
            "say {words:speech}",
            lambda _d, **_words: (),
            lambda _d, value: [{"words": SPOKEN}] if value == () else [],
        )
    yield rule("cost", "flip {it:one}", (Perform(Flip(h.it)),))
    yield made(
        "cost",
        "{acts:do}",
        performed,
        undo_performed,
        bracket="command",
    )
    yield made("cost", "{doer:one} {acts:doess}", _paid_in_damage, undo_performed, bracket="clause", like=tuple)
    for several, joints in (("costs", (",", "and", ", and")), ("costs.done", ("and", ",", ", and"))):
        yield rule(several, "{a:cost}", h.a)
        for joint in joints:
            yield made(several, f"{{a:cost}} {joint} {{b:{several}}}", _paid_together, _undo_paid_together, like=tuple)


def _paid_in_damage(_discourse: Discourse, doer: Value, acts: tuple[Any, ...]) -> tuple[Perform, ...]:
    """Return as a cost the damage that the card itself, or your hero, deals.

    Raises:
        NoReading: something else is done, or another card does it.
    """
    if doer not in (This(), HeroOf(You())) or not all(isinstance(each, Deal) and each.source == doer for each in acts):
        raise NoReading("damage that the card itself or your hero deals")
    return performed(_discourse, acts)


def _paid_together(_discourse: Discourse, a: tuple[Any, ...], b: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return both costs.

    Raises:
        NoReading: the second is one deed or another, of which the first might be one.
    """
    if any(isinstance(each, Perform) and isinstance(each.effect, ChooseMode) for each in b):
        raise NoReading("costs of which each is paid")
    return (*a, *b)


def _undo_paid_together(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    yield from ({"a": value[:place], "b": value[place:]} for place in range(len(value) + 1))


def _at_its_end(_discourse: Discourse, power: Value) -> Triggered:
    """Return the power, before which the card prints what such powers are called.

    Raises:
        NoReading: it isn't one that triggers as the card itself is destroyed.
    """
    match power:
        case Triggered(on) if all(each.what is What.DESTROYED and each.subject == Among(This()) for each in on):
            return power
        case _:
            raise NoReading("a power that triggers as the card is destroyed")


def _undo_at_its_end(discourse: Discourse, value: object) -> Iterator[Bindings]:
    try:
        yield {"power": _at_its_end(discourse, value)}
    except NoReading:
        return


def _called() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for powers behind a word that says no more than the power itself does."""
    yield made("power", "death rattle : {power}", _at_its_end, _undo_at_its_end, like=Triggered)


def _thrice_limited() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a power that is used once a turn, and only while two things are so."""
    a, b, once = "only {a:only}", "only {b:only}", "only once <per|each> turn"
    three = Payment(h.cost, h.text, Both((h.a, h.b)), once_per_turn=True)
    for first, second, last in ((once, a, b), (a, once, b), (a, b, once)):
        said = f"{first} , {second} <, and|and> {last} ."
        yield rule("power", f"{{cost:costs}} ¶ {{text}} <use|use this power|use it|use this> {said}", three)


def _payments() -> Iterator[tuple[Rule, ...]]:
    yield rule("power", "{cost:costs} ¶ {text}", Payment(h.cost, h.text))
    both = Payment(h.cost, h.text, h.only, once_per_turn=True)
    use, limit = "{cost:costs} ¶ {text} <use|use this power|use it|use this>", "once <per|each> turn"
    yield rule("power", f"{use} only {{only}} .", Payment(h.cost, h.text, h.only))
    yield rule("power", f"{use} only {limit} .", Payment(h.cost, h.text, once_per_turn=True))
    two = Payment(h.cost, h.text, Both((h.a, h.b)))
    yield rule("power", f"{use} only {{a:only}} and only {{b:only}} .", two)
    for words in ("only {only} and only", "only {only} and", "only {only} , and only"):
        yield rule("power", f"{use} {words} {limit} .", both)
    for words in ("and only", "and", ", and only"):
        yield rule("power", f"{use} only {limit} {words} {{only}} .", both)
    you_can = "{cost:costs} ¶ {text} you <can|may> use <this power|it|this> only"
    yield rule("power", f"{you_can} {{only}} .", Payment(h.cost, h.text, h.only))
    yield rule("power", f"{you_can} {limit} .", Payment(h.cost, h.text, once_per_turn=True))
    yield rule("limit.first", "<on|during> your turn", TurnOf(You()))
    yield rule("limit.first", "<on|during> an opponent 's turn", TurnOf(Players(Relation.OPPONENT)))
    yield rule("limit.first", "<if|while> {c:condition}", h.c)
    once = "once <per|each> turn"
    yield rule("power", "{only:limit.first} : {cost:costs} ¶ {text}", Payment(h.cost, h.text, h.only))
    yield rule("power", f"{once} : {{cost:costs}} ¶ {{text}}", Payment(h.cost, h.text, once_per_turn=True))
    for limits in (f"{once} , {{only:limit.first}}", f"{{only:limit.first}} , {once}"):
        yield rule("power", f"{limits} : {{cost:costs}} ¶ {{text}}", both)
    anyone = "any player may use this power ."
    yield rule("power", f"{{cost:costs}} ¶ {{text}} {anyone}", Payment(h.cost, h.text, by_anyone=True))
    often = Payment(h.cost, h.text, once_per_turn=True, by_anyone=True)
    yield rule("power", f"{{cost:costs}} ¶ {{text}} use only once <per|each> turn . {anyone}", often)
    said = "{cost:costs} ¶ {text} you <can|may> use this power if {this:self} is in your hand or party ."
    yield rule("power", said, Payment(h.cost, h.text, zones=_HAND_OR_PARTY), known={"this": This()})
    yield rule("quoted", "{power}", h.power, bracket="quote")
    yield rule("quoted", "{keyword} <.|>", h.keyword, bracket="quote")


_HAND_OR_PARTY = (Zone.HAND, Zone.PLAY)


def _triggers() -> Iterator[tuple[Rule, ...]]:
    yield rule(
        "power", "<when|whenever> {on:event} , {text:text.plain}", Triggered((h.on,), h.text), bracket="sentence"
    )
    yield rule(
        "power",
        "<when|whenever> {on:event} or {other:event} , {text:text.plain}",
        Triggered((h.on, h.other), h.text),
        bracket="sentence",
    )
    yield rule(
        "power",
        "<when|whenever> {on:event} <and|or> at {other:moment} , {text:text.plain}",
        Triggered((h.on, h.other), h.text),
        bracket="sentence",
    )
    yield made("power.icon", "{tag:icon} : {power}", _with_icon, _undo_icon)
    yield rule("power", "at {on:moments} , {text:text.plain}", Triggered(h.on, h.text), bracket="sentence")
    yield rule("power", "at {on:moment} , {text:text.plain}", Triggered((h.on,), h.text), bracket="sentence")
    yield rule(
        "power",
        "<when|whenever> {on:event} , if {c:condition} , {text}",
        Triggered((h.on,), h.text, h.c),
        bracket="sentence",
    )
    yield rule(
        "power", "at {on:moment} , if {c:condition} , {text}", Triggered((h.on,), h.text, h.c), bracket="sentence"
    )


def _first_time(_discourse: Discourse, on: On, text: Text) -> Triggered:
    return Triggered((replace(on, first_time_each_turn=True),), text)


def _undo_first_time(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Triggered((On(first_time_each_turn=True, of_each=False) as on,), text, None):
            yield {"on": replace(on, first_time_each_turn=False), "text": text}
        case _:
            return


def _once(_discourse: Discourse, power: Triggered) -> Triggered:
    return replace(power, once_per_turn=True)


def _undo_once(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Triggered(once_per_turn=True):
            yield {"power": replace(value, once_per_turn=False)}
        case _:
            return


def _once_per_turn() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for triggered powers that trigger at most once a turn."""
    triggers = "this power triggers|this effect triggers|this triggers|this power can trigger|use|triggers"
    only = f"<{triggers}> only once <per|each> turn ."
    yield made("power", f"{{power:power.often}} {only}", _once, _undo_once)
    yield made("power", "once <per|each> turn , {power:power.often}", _once, _undo_once)
    for start in ("<when|whenever> {on:event}", "at {on:moment}"):
        yield rule("power.often", f"{start} , {{text:text.plain}}", Triggered((h.on,), h.text), bracket="sentence")


def _triggers_while() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for triggered powers that watch only while a condition is true."""
    for first in ("the first time {on:event.first} each turn", "the first time each turn <|that> {on:event.first}"):
        said = f"{first} , {{text:text.plain}}"
        yield made("power", said, _first_time, _undo_first_time, bracket="sentence")
    yield rule("event.first", "{on:event.plain}", h.on)
    yield made(
        "power", "while {c:condition} , when {on:event} , {text:text.plain}", _while, _undo_while, bracket="sentence"
    )


def _while(_discourse: Discourse, c: Value, on: On, text: Text) -> Triggered:
    if on.when is not None:
        raise NoReading('one "while" on the event')
    return Triggered((replace(on, when=c),), text)


def _undo_while(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Triggered((on,), text, None) if on.when is not None:
            yield {"c": on.when, "on": replace(on, when=None), "text": text}
        case _:
            return


def _with_icon(_discourse: Discourse, tag: str, power: Value) -> Value:
    return replace(power, trait=tag)


def _undo_icon(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    if isinstance(value, Power) and value.trait is not None:
        yield {"tag": value.trait, "power": replace(value, trait=None)}


def _statics() -> Iterator[tuple[Rule, ...]]:
    yield made("power", "{it:static}", _alone, lambda _d, value: [{"it": (value,)}], bracket="sentence")


def _alone(_discourse: Discourse, it: tuple[Continuous]) -> Continuous:
    if any(isinstance(part, OfChosenType) for part in parts_of(it)):
        raise NoReading("a power that is said once for each damage type that may have been chosen")
    return it[0]


def _forms() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for forms, which end as the hero strikes or another kind of ability is played (Glossary)."""
    hero = HeroOf(You())
    you = Standing(Relation.YOU)
    other = AllOf((Is((Kind.ABILITY,)), Not(Tagged(("Feral",)))))
    over = Text((), (Destroy(This(), "destroyed"),))
    ends = Triggered((On(What.STRIKES, player=you), On(What.PLAYED, subject=other, player=you)), over)
    for form in (KeywordName.BEAR_FORM, KeywordName.CAT_FORM):
        given = Continuous((GainPowers((Keyword(form),)),), hero)
        yield rule("form.powers", f"your hero is in {form.value} .", (given, ends))
    stealthy = Continuous((GainPowers((Keyword(KeywordName.STEALTH),)),), hero)
    seen = Triggered((On(What.DEALS_DAMAGE, subject=Among(hero)),), over)
    yield rule("form.powers", "your hero is stealthed .", (stealthy, seen))


def _completions() -> Iterator[tuple[Rule, ...]]:
    ending = "to complete this quest ."
    cost = "{cost:costs.done}"
    yield rule("completion", f"{cost} {ending}", (h.cost, None))
    limit = "<use|complete> only {only} ."
    yield rule("completion", f"{cost} {ending} {limit}", (h.cost, h.only))
    yield rule("completion", f"{cost} {ending.removesuffix('.')} <|, but> only {{only}} .", (h.cost, h.only))
    yield rule("completion", f"<during|on> your turn <,|:> {cost} {ending}", (h.cost, TurnOf(You())))
    both = Both((TurnOf(You()), h.only))
    yield rule("completion", f"<during|on> your turn <,|:> if {{only:condition}} , {cost} {ending}", (h.cost, both))
    theirs = TurnOf(Players(Relation.OPPONENT))
    yield rule("completion", f"<during|on> an opponent 's turn <,|:> {cost} {ending}", (h.cost, theirs))
    yield rule("completion", f"<if|while> {{only:condition}} , {cost} {ending}", (h.cost, h.only))
    yield rule("reward", "reward : {text}", h.text)


RULES = (
    *_forms(),
    *_texts(),
    *_costs(),
    *_payments(),
    *_thrice_limited(),
    *_called(),
    *_triggers(),
    *_once_per_turn(),
    *_triggers_while(),
    *_statics(),
    *_completions(),
)
