"""Events that triggered powers watch for: what stands after "when", "whenever" and "at"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    Filter,
    InCombatWith,
    InCondition,
    Is,
    Not,
    Standing,
)
from engine.language.selections import (
    Circumstance,
    During,
    Fits,
    HeroOf,
    Negated,
    Players,
    Role,
    Selection,
    This,
    Those,
    TurnOf,
    TurnPlayer,
    You,
)
from engine.language.triggers import On, Part, What
from engine.language.words import CardType, Condition, Kind, Phase, Relation
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.excluded_cards import is_one_of
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.players.player_phrases import his, undo_his
from scenarios.reading.selected_cards import disowned, owned
from scenarios.reading.templates import Bindings, h, joined, match, narrowed

_ANY = Standing(Relation.ANY)
_YOU = Standing(Relation.YOU)
_OPPONENT = Standing(Relation.OPPONENT)


def _who() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for whom an event is about, as a filter."""
    yield rule("who", "{it:one}", Among(h.it))
    yield rule("who", "<a|an> {it:noun}", h.it)
    yield rule("who", "<a|an> {a:noun} or <a|an> {b:noun}", AnyOf((h.a, h.b)))
    yield rule("who", "<a|an> character dealt damage this way", Among(Those("dealt")))
    yield rule("who", "<a|an> {it:noun} dealt damage this way", narrowed(h.it, Among(Those("dealt"))), check=_of_some)
    yield made("who", "another {it:noun}", _another, _undo_another)
    yield made("who", "one of {who:whose} {nouns}", lambda _d, who, nouns: owned(nouns, who), lambda _d, v: disowned(v))
    for verb in ("deals damage to", "deals combat damage to"):
        combat = True if "combat" in verb else None
        of_another = On(
            What.DEALS_DAMAGE,
            subject=h.subject,
            other=h.other,
            combat=combat,
            when=Negated(Fits(Role("other"), Among(Role("subject")))),
        )
        yield rule("event.plain", f"<a|an> {{subject:noun}} {verb} another {{other:noun}}", of_another)


def _of_some(_discourse: Discourse, it: Filter) -> None:
    """Refuse a word for all characters, which another rule reads.

    Raises:
        NoReading: the noun fits all to which damage can be dealt.
    """
    if it == Is((Kind.CHARACTER,)):
        raise NoReading("a kind of characters")


def _another(discourse: Discourse, it: Filter) -> Filter:
    """Return what "another" describes: cards other than the card itself, which has to be a character or equipment."""
    if discourse.names.type in (CardType.ABILITY, CardType.QUEST):
        raise NoReading('a character or equipment for "another" to exclude')
    named_already = any(each.in_event and each.selection == Role("subject") for each in discourse.mentions)
    if named_already or not is_one_of(discourse, it):
        raise NoReading('one card that "another" excludes without doubt')
    return joined(it, Not(Among(This())))


def _undo_another(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    bound: Bindings = {}
    if match(narrowed(h.it, Not(Among(This()))), value, bound):
        yield bound


CARD_VERBS = {
    "enters play": What.ENTERS_PLAY,
    "leaves play": What.LEAVES_PLAY,
    "attacks": What.ATTACKS,
    "defends": What.DEFENDS,
    "protects": What.PROTECTS,
    "is destroyed": What.DESTROYED,
    "<becomes exhausted|is exhausted|exhausts>": What.BECOMES_EXHAUSTED,
    "<becomes ready|readies|is readied>": What.BECOMES_READY,
    "is inspired": What.INSPIRED,
    "flips": What.FLIPS,
}
"""Events of a card that a verb alone tells."""


def _simple() -> Iterator[tuple[Rule, ...]]:
    for words, what in CARD_VERBS.items():
        yield rule("event.plain", f"{{subject:who}} {words}", On(what, subject=h.subject))
        if words.startswith("is "):
            yield rule("event.plain", f"{{subject:who}} 's {words.removeprefix('is ')}", On(what, subject=h.subject))
    slain = On(What.DESTROYED, subject=narrowed(h.subject, InCombatWith(h.of)))
    yield rule("event.plain", "<a|an> {subject:noun} is destroyed in combat with {of:one}", slain)
    yield rule(
        "event.plain",
        "{subject:who} enters combat with {other:who}",
        On(What.ENTERS_COMBAT, subject=h.subject, other=h.other),
    )
    yield rule(
        "event.plain",
        "another {subject:noun} heals damage from {other:one}",
        On(What.HEALS, subject=narrowed(h.subject, Not(Among(h.other))), other=Among(h.other)),
    )
    yield rule(
        "event.plain",
        "{subject:who} heals <|any amount of|one or more> damage from {other:who}",
        On(What.HEALS, subject=h.subject, other=h.other),
    )
    yield rule("event.plain", "damage is healed from {other:who}", On(What.HEALS, other=h.other))
    flips = On(What.FLIPS, subject=Among(HeroOf(You())))
    yield rule("event.plain", "you flip your hero", flips)
    theirs = AllOf((Is((Kind.HERO,)), Controlled(Players(Relation.OPPONENT))))
    yield rule("event.plain", "an opponent flips <his|his or her|their> hero", On(What.FLIPS, subject=theirs))
    yield from _protection()
    yield rule(
        "event.plain", "{subject:who} defends against {other:who}", On(What.DEFENDS, subject=h.subject, other=h.other)
    )


def _protection() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for who protects whom, and against whom."""
    for_another = On(What.PROTECTS_ANOTHER, subject=h.subject, other=h.other)
    yield rule("event.plain", "{subject:who} protects {other:who}", for_another)
    yield rule("event.plain", "{other:who} is protected by {subject:who}", for_another)
    yield rule("event.plain", "{other:who} is protected", On(What.PROTECTS_ANOTHER, other=h.other))
    another = ("protect {other:who}", What.PROTECTS_ANOTHER, {"other": h.other})
    for verb, what, how in (("protect", What.PROTECTS, {}), another):
        ready = On(what, subject=narrowed(h.subject, InCondition(Condition.READY)), **how)
        yield rule("event.plain", f"{{subject:who}} exhausts to {verb}", ready)
    against = On(What.PROTECTS, subject=h.subject, other=h.other)
    yield rule("event.plain", "{subject:who} protects against {other:who}", against)


def _damage() -> Iterator[tuple[Rule, ...]]:
    deals = What.DEALS_DAMAGE
    for kind, combat in (("", None), ("combat", True), ("non-combat", False)):
        much = f"deals <|any amount of|one or more> {kind} damage"
        yield rule("event.plain", f"{{subject:who}} {much}", On(deals, subject=h.subject, combat=combat))
        to_whom = On(deals, subject=h.subject, other=h.other, combat=combat)
        yield rule("event.plain", f"{{subject:who}} {much} to {{other:who}}", to_whom)
        for words, with_ in (("<a|an> {tool:noun}", h.tool), ("{tool:tool.one}", Among(h.tool))):
            yield rule(
                "event.plain",
                f"{{subject:who}} {much} with {words}",
                On(deals, subject=h.subject, combat=combat, with_=with_),
            )
            yield rule(
                "event.plain",
                f"{{subject:who}} {much} with {words} to {{other:who}}",
                On(deals, subject=h.subject, other=h.other, combat=combat, with_=with_),
            )
            yield rule(
                "event.plain",
                f"{{subject:who}} {much} to {{other:who}} with {words}",
                On(deals, subject=h.subject, other=h.other, combat=combat, with_=with_),
            )
            tooled, to = On(deals, combat=combat, with_=with_), On(deals, other=h.other, combat=combat, with_=with_)
            yield rule("event.plain", f"{kind} damage is dealt with {words}", tooled)
            yield rule("event.plain", f"{kind} damage is dealt with {words} to {{other:who}}", to)
            yield rule("event.plain", f"{kind} damage is dealt to {{other:who}} with {words}", to)
        taken = f"{{other:who}} is dealt <|any amount of|one or more> {kind} damage"
        yield rule("event.plain", taken, On(deals, other=h.other, combat=combat))


def _fatal_damage() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for fatal damage, with or without what it is dealt with."""
    deals = What.DEALS_DAMAGE
    for kind, combat in (("", None), ("combat", True)):
        fatal = On(deals, subject=h.subject, other=h.other, combat=combat, fatal=True)
        yield rule("event.plain", f"{{subject:who}} deals fatal {kind} damage to {{other:who}}", fatal)
        yield rule("event.plain", f"{{other:who}} is dealt fatal {kind} damage by {{subject:who}}", fatal)
        undergone = On(deals, other=h.other, combat=combat, fatal=True)
        yield rule("event.plain", f"{{other:who}} is dealt fatal {kind} damage", undergone)
        for words, with_ in (("<a|an> {tool:noun}", h.tool), ("{tool:tool.one}", Among(h.tool))):
            fatal = On(deals, subject=h.subject, other=h.other, combat=combat, with_=with_, fatal=True)
            deadly = f"{{subject:who}} deals fatal {kind} damage"
            yield rule("event.plain", f"{deadly} with {words} to {{other:who}}", fatal)
            yield rule("event.plain", f"{deadly} to {{other:who}} with {words}", fatal)
            dealt = On(deals, subject=h.subject, combat=combat, with_=with_, fatal=True)
            yield rule("event.plain", f"{deadly} with {words}", dealt)
        yield rule(
            "event.plain",
            f"{{subject:who}} deals fatal {kind} damage",
            On(deals, subject=h.subject, combat=combat, fatal=True),
        )


def _often() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for events that count once a turn, or only while a condition is true."""
    for words, when in (("each turn", None), ("on each of your turns", TurnOf(You()))):
        yield made("event", f"{{on:event.plain}} for the first time {words}", *_first_time(when), like=On)
    yield rule("event", "{on:event.plain}", h.on)
    yield made("event", "{on:event.plain} while {c:condition}", _while_it_holds, _undo_while_it_holds, like=On)
    yield made("event", "{on:event.plain} <during|on> your turn", *while_turn(TurnOf(You())), like=On)
    theirs = while_turn(TurnOf(Players(Relation.OPPONENT)), whose=TurnPlayer())
    yield made("event", "{on:event.plain} <during|on> an opponent 's turn", *theirs, like=On)
    in_combat = while_turn(During((Phase.ATTACK_WINDOW, Phase.DEFEND_WINDOW)))
    yield made("event", "{on:event.plain} during combat", *in_combat, like=On)


def _first_time(when: Circumstance | None) -> tuple[Any, Any]:
    def build(_discourse: Discourse, on: On) -> On:
        if on.first_time_each_turn or on.when is not None:
            raise NoReading("one condition on the event")
        return replace(on, first_time_each_turn=True, when=when)

    def undo(_discourse: Discourse, value: On) -> Iterator[Bindings]:
        if value.first_time_each_turn and value.when == when:
            yield {"on": replace(value, first_time_each_turn=False, when=None)}

    return build, undo


def _each_for_itself() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for events that count the first time in a turn for each card by itself."""
    for words, what in (
        ("attacks", What.ATTACKS),
        ("defends", What.DEFENDS),
        ("protects", What.PROTECTS),
        ("becomes exhausted", What.BECOMES_EXHAUSTED),
        ("becomes ready", What.BECOMES_READY),
    ):
        first = On(what, subject=h.subject, first_time_each_turn=True, of_each=True)
        yield rule("event.plain", f"each {{subject:noun}} {words} for the first time each turn", first)


def while_turn(when: Circumstance, whose: Selection | None = None) -> tuple[Any, Any]:
    """Return the build and undo functions of an event at a time; whose turn it is can be referred to after it."""

    def build(discourse: Discourse, on: On) -> On:
        if on.when is not None:
            raise NoReading('one "while" on the event')
        if whose is not None:
            speak_of(discourse, whose, frozenset({"player", "opponent"}), person=True)
        return replace(on, when=when)

    def undo(_discourse: Discourse, value: On) -> Iterator[Bindings]:
        if value.when == when:
            yield {"on": replace(value, when=None)}

    return build, undo


def _while_it_holds(_discourse: Discourse, on: On, c: Circumstance) -> On:
    if on.when is not None:
        raise NoReading('one "while" on the event')
    return replace(on, when=c)


def _undo_while_it_holds(_discourse: Discourse, value: On) -> Iterator[Bindings]:
    if value.when is not None:
        yield {"on": replace(value, when=None), "c": value.when}


def _prevented() -> Iterator[tuple[Rule, ...]]:
    by_you = "you exhaust {with_:one} to prevent damage|you prevent damage with {with_:one}"
    prevents = f"{{with_:one}} prevents damage|{by_you}"
    yield rule("event.plain", f"<{prevents}>", On(What.PREVENTED, with_=Among(h.with_)))
    from_whom = On(What.PREVENTED, other=h.other, with_=Among(h.with_))
    yield rule("event.plain", f"<{prevents}> <dealt by|from|that would be dealt by> {{other:who}}", from_whom)
    by = On(What.PREVENTED, subject=h.subject, with_=Among(h.with_))
    yield rule("event.plain", "damage to {subject:who} is prevented by {with_:one}", by)
    for kind, how in (("", {}), ("{kind:damagetype}", {"damage_type": h.kind}), ("combat", {"combat": True})):
        by_whom = On(What.PREVENTED, other=h.other, **how)
        to_whom = On(What.PREVENTED, subject=h.subject, **how)
        both = On(What.PREVENTED, subject=h.subject, other=h.other, **how)
        with_it = On(What.PREVENTED, with_=Among(h.with_), **how)
        yield rule("event.plain", f"{kind} damage is prevented <with|by> {{with_:one}}", with_it)
        would = f"{kind} damage that would be dealt"
        yield rule("event.plain", f"{would} by {{other:who}} is prevented", by_whom)
        yield rule("event.plain", f"{kind} damage that {{other:who}} would deal is prevented", by_whom)
        yield rule("event.plain", f"{would} to {{subject:who}} is prevented", to_whom)
        yield rule("event.plain", f"{would} to {{subject:who}} by {{other:who}} is prevented", both)
        yield rule("event.plain", f"{would} by {{other:who}} to {{subject:who}} is prevented", both)
        yield rule("event.plain", f"{kind} damage that {{other:who}} would deal to {{subject:who}} is prevented", both)
    yield rule("event", "damage is prevented this way", On(What.PREVENTED, with_=Among(This())))


def _typed() -> Iterator[tuple[Rule, ...]]:
    deals = What.DEALS_DAMAGE
    for kind, how in (
        ("{kind:damagetype}", {"damage_type": h.kind}),
        ("{kinds:damagetypes}", {"one_of_types": h.kinds}),
    ):
        said = f"{{subject:who}} deals {kind} damage"
        yield rule("event.plain", said, On(deals, subject=h.subject, **how))
        yield rule("event.plain", f"{said} to {{other:who}}", On(deals, subject=h.subject, other=h.other, **how))
        for words, with_ in (("<a|an> {tool:noun}", h.tool), ("{tool:tool.one}", Among(h.tool))):
            so_dealt = On(deals, subject=h.subject, with_=with_, **how)
            yield rule("event.plain", f"{said} with {words}", so_dealt)
            to = On(deals, subject=h.subject, other=h.other, with_=with_, **how)
            yield rule("event.plain", f"{said} with {words} to {{other:who}}", to)
            yield rule("event.plain", f"{said} to {{other:who}} with {words}", to)
        yield rule("event.plain", f"{{other:who}} is dealt {kind} damage", On(deals, other=h.other, **how))
    yield rule(
        "event.plain", "{other:who} is dealt damage by {subject:who}", On(deals, subject=h.subject, other=h.other)
    )
    yield rule(
        "event.plain",
        "{other:who} is dealt combat damage by {subject:who}",
        On(deals, subject=h.subject, other=h.other, combat=True),
    )


def _turns() -> Iterator[tuple[Rule, ...]]:
    for words, player in (
        ("<your turn|each of your turns>", _YOU),
        ("each turn", None),
        ("each opponent 's turn", _OPPONENT),
        ("an opponent 's turn", _OPPONENT),
        ("each other player 's turn", Standing(Relation.OTHER)),
    ):
        starts, ends = On(What.STARTS, player=player, part=Part.TURN), On(What.ENDS_TURN, player=player)
        yield rule("moment", f"the start of {words}", starts)
        yield rule("moment", f"the end of {words}", ends)
        yield rule("moments", f"the <start and end|start and the end> of {words}", (starts, ends))
    yield rule("moment", "<|the> end of turn", On(What.ENDS_TURN))
    yield rule("moment", "the start of the turn", On(What.STARTS, part=Part.TURN))
    for words, on in (("start", On(What.STARTS, part=Part.TURN)), ("end", On(What.ENDS_TURN))):
        yield made("moment", f"the {words} of each player 's turn", *_of_each_player(on))
    yield rule("moment.to.come", "the start of your next turn", On(What.STARTS, player=_YOU, part=Part.TURN))
    yield rule("moment.to.come", "the start of the next turn", On(What.STARTS, part=Part.TURN))
    his_turn = On(What.STARTS, player=Among(h.who), part=Part.TURN)
    yield rule("moment.to.come", "the start of {who:whose.next} next turn", his_turn, check=_must_be_of_another)
    yield rule("whose.next", "{who:player} 's", h.who)
    yield made("whose.next", "<his|his or her|their>", his, undo_his)
    yield rule("moment.next", "{on:moment.to.come}", h.on)
    yield rule("moment.next", "<|the> end of <|the> turn", On(What.ENDS_TURN))
    yield rule("moment.this.turn", "the end of this turn", On(What.ENDS_TURN))
    yield rule("moment.this.combat", "the end of <this|that> combat", On(What.COMBAT_ENDS))
    yield rule("moment", "the start of {who:whose} turn", his_turn, check=_must_be_of_another)


def _of_each_player(on: On) -> tuple[Any, Any]:
    def build(discourse: Discourse) -> On:
        speak_of(discourse, Role("player"), frozenset({"player", "opponent"}), person=True)
        return on

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        if value == on:
            yield {}

    return build, undo


def _must_be_of_another(_discourse: Discourse, who: Selection) -> None:
    if who == You() or isinstance(who, Players):
        raise NoReading("another player's turn")


RULES = (
    *_prevented(),
    *_often(),
    *_each_for_itself(),
    *_typed(),
    *_who(),
    *_simple(),
    *_damage(),
    *_fatal_damage(),
    *_turns(),
)
