"""Replacement: damage that is altered, prevented, or dealt to somebody else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from engine.language.durations import Duration
from engine.language.effects import Apply
from engine.language.filters import Among, Filter, Owned
from engine.language.modifiers import AlterPacket, MoveInstead, Prevent, Replace
from engine.language.powers import Continuous
from engine.language.selections import EventAmount, Half, Number, Players, Plus, Quantity, Times, You
from engine.language.triggers import On, What
from engine.language.words import Relation, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.durations.duration_phrases import if_then
from scenarios.reading.phrases.replacements.dealing_tools import must_deal_themselves
from scenarios.reading.phrases.replacements.prevented_damage import (
    ANY_OF,
    KINDS_PREVENTED,
    SOME_OF,
    TOGETHER,
    WARDED,
    prevented_always,
    prevented_for_a_time,
)
from scenarios.reading.templates import Bindings, figure, h, joined, match, multiplied, narrowed

_AWAY = "remove it from the game instead"
_DEALS, _HEALS = What.DEALS_DAMAGE, What.HEALS

HOW_DEALT: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    ("{kind:damagetype}", {"damage_type": h.kind}),
    ("{kinds:damagetypes}", {"one_of_types": h.kinds}),
    ("combat", {"combat": True}),
    ("non-combat", {"combat": False}),
    ("fatal", {"fatal": True}),
)
"""Words for damage of a type, in combat and outside it, and fatal damage, with the fields of the event."""


TOOLS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    ("with <a|an> {tool:noun}", {"with_": h.tool}),
    ("with {tool:tool.one}", {"with_": Among(h.tool)}),
)
"""Words for the ability or equipment with which damage is dealt or healed."""


def placed(whom: str, tool: str) -> tuple[str, ...]:
    """Return the words for the destination and for the tool of damage, in either order if there are both."""
    return (f"{tool} {whom}", f"{whom} {tool}") if whom and tool else (f"{tool}{whom}",)


def _events() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for events that are to be replaced."""
    for (tool, with_), (whom, other) in product(TOOLS, (("", None), ("{other:who}", h.other))):
        for kind, how in HOW_DEALT:
            for said in placed(f"to {whom}" if whom else "", tool):
                dealt = On(_DEALS, subject=h.subject, other=other, **how, **with_)
                yield rule("would", f"{{subject:who}} would deal <|any amount of> {kind} damage {said}", dealt)
        for said in placed(f"from {whom}" if whom else "", tool):
            healed = On(_HEALS, subject=h.subject, other=other, **with_)
            yield rule("would.heal", f"{{subject:who}} would heal <|any amount of> damage {said}", healed)
    for kind, how in HOW_DEALT:
        dealt = On(_DEALS, other=h.other, **how)
        yield rule("would.be", f"{ANY_OF} {kind} damage would be dealt to {{other:who}}", dealt)
        yield rule("would.be", f"{{other:who}} would be dealt {SOME_OF} {kind} damage", dealt)
    for category, role in (("would", "subject"), ("would.be", "other")):
        yield made(f"{category}.so", f"{{on:{category}}} while {{being}}", *_while_so(role), like=On)
    yield rule("would.healed", "damage would be healed from {other:who}", On(_HEALS, other=h.other))
    for tool, with_ in TOOLS:
        said = f"{{subject:who}} would deal or heal damage {tool}"
        both = On(_DEALS, subject=h.subject, **with_), On(_HEALS, subject=h.subject, **with_)
        yield rule("would.either", said, both)


def _while_so(role: str) -> tuple[Any, Any]:
    """Return the build and undo functions of damage while its dealer, or who would be dealt it, is in a state."""

    def build(_discourse: Discourse, on: On, being: Filter) -> On:
        of = getattr(on, role)
        if of is None:
            raise NoReading("somebody who is in that state")
        changed: dict[str, Any] = {role: joined(of, being)}
        return replace(on, **changed)

    def undo(_discourse: Discourse, value: On) -> Iterator[Bindings]:
        bound: Bindings = {}
        if match(narrowed(h.of, h.being), getattr(value, role), bound):
            whole: dict[str, Any] = {role: bound["of"]}
            yield {"on": replace(value, **whole), "being": bound["being"]}

    return build, undo


def _must_be_printed(_discourse: Discourse, n: Quantity) -> None:
    if not isinstance(n, Number):
        raise NoReading("a printed number")


_LESS = Plus((EventAmount(), Number(figure(h.n, -1))))


def _altered() -> Iterator[tuple[Rule, ...]]:
    yield rule("altered", "that amount of damage plus {n:digits}", Plus((EventAmount(), h.n)))
    yield rule("altered", "that much <damage|> {n:signed}", Plus((EventAmount(), h.n)))
    yield rule(
        "altered", "that much {n:change} for each {each:counted}", Plus((EventAmount(), multiplied(h.each, h.n)))
    )
    yield rule("altered", "that much damage plus {n:digits}", Plus((EventAmount(), h.n)))
    yield rule("altered", "that much plus {n:digits}", Plus((EventAmount(), h.n)))
    yield rule("altered", "{n:digits} more <damage|>", Plus((EventAmount(), h.n)))
    yield rule("altered", "<{n:digits} less|that much minus {n:digits}>", _LESS, check=_must_be_printed)
    yield rule(
        "altered", "<double|twice> that <amount of damage|much damage|amount|much|damage>", Times(EventAmount(), 2)
    )
    for category, verb in (
        ("would", "<it|he|she> deals {a:altered} instead"),
        ("would.so", "<it|he|she> deals {a:altered} instead"),
        ("would.be.so", "<it is|it 's|he 's|she 's|he is|she is> dealt {a:altered} instead"),
        ("would", "<it|he|she> would deal {a:altered} instead"),
        ("would.be", "<it is|it 's|he 's|she 's|he is|she is> dealt {a:altered} instead"),
        ("would.heal", "<it|he|she> heals {a:altered} instead"),
        ("would.healed", "{a:altered} is healed instead"),
    ):
        change = Replace(h.on, AlterPacket(h.a))
        always = f"<if|when|whenever> {{on:{category}}} , {verb} ."
        yield rule("static", always, (Continuous((change,), You()),), bracket="sentence")
        yield from _altered_for_a_time(f"{{on:{category}}}", verb, change)
    yield from _dealt_and_healed()


def _dealt_and_healed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage dealt or healed by somebody that is altered alike."""
    said = "{both:would.either}", "<it|he|she> deals or heals {a:altered} instead"
    yield made(
        "static", f"<if|when|whenever> {said[0]} , {said[1]} .", _both_altered, _undo_both_altered, bracket="sentence"
    )
    for_a_time = f"{if_then(said[0])} {said[1]}"
    yield made("clause.said", for_a_time, _both_altered_now, _undo_both_altered_now)


def _increased() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that "is increased by" so much, by whoever deals it or is dealt it."""
    yield rule("altered.by", "increased by {n:digits}", Plus((EventAmount(), h.n)))
    yield rule("altered.by", "<reduced|decreased> by {n:digits}", _LESS, check=_must_be_printed)
    yield rule("altered.by", "doubled", Times(EventAmount(), 2))
    yield from _multiplied()
    for (kind, how), (who, fits) in product(HOW_DEALT, (("{it:one}", Among(h.it)), ("{it:dealers}", h.it))):
        deals = "deals" if who == "{it:one}" else "deal"
        active = f"<|that> {who} would deal|<|that> {who} {deals}|<|that would be> dealt by {who}"
        for words, on in (
            (f"<{active}>", On(_DEALS, subject=fits, **how)),
            (f"<|that would be> dealt to {who}", On(_DEALS, other=fits, **how)),
        ):
            change = Replace(on, AlterPacket(h.a))
            still = (Continuous((change,), You()),)
            yield rule("static", f"{kind} damage {words} is {{a:altered.by}} .", still, bracket="sentence")
            for_a_time = (Apply((change,), You(), h.d),)
            for said in (f"{words} {{d:duration}} is {{a:altered.by}}", f"{words} is {{a:altered.by}} {{d:duration}}"):
                yield rule("clause.said", f"{kind} damage {said}", for_a_time)
    for category in ("would", "would.be"):
        change = Replace(h.on, AlterPacket(h.a))
        for said in ("<that damage|it> is {a:altered.by}", "{a:altered.deed}"):
            whole = f"<if|when|whenever> {{on:{category}}} , {said} ."
            yield rule("static", whole, (Continuous((change,), You()),), bracket="sentence")
            yield from _altered_for_a_time(f"{{on:{category}}}", said, change)
    yield rule("altered.deed", "increase that damage by {n:digits}", Plus((EventAmount(), h.n)))
    yield rule("altered.deed", "double <that damage|that damage instead|it instead>", Times(EventAmount(), 2))
    less = "<reduce|decrease> that damage by {n:digits}"
    yield rule("altered.deed", less, _LESS, check=_must_be_printed)


def _multiplied() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for half of the damage, and for characters that deal double damage."""
    for words, up in (("up", True), ("down", False)):
        rounded = f", <rounded|rounding> {words}"
        yield rule("altered.by", f"<halved|reduced by half> {rounded}", Half(EventAmount(), up))
        yield rule("altered", f"half <that much|that amount> <damage|> {rounded} ,", Half(EventAmount(), up))
        yield rule("altered", f"half that damage {rounded} ,", Half(EventAmount(), up))
    destinations = ("", None), ("to {to:nouns}", h.to), ("to {to:one}", Among(h.to))
    for (kind, how), (whom, other) in product(HOW_DEALT, destinations):
        for who, fits, deals in (("{it:one}", Among(h.it), "deals"), ("{it:dealers}", h.it, "deal")):
            twice = Replace(On(_DEALS, subject=fits, other=other, **how), AlterPacket(Times(EventAmount(), 2)))
            said = f"{who} {deals} double {kind} damage {whom}"
            yield rule("static", f"{said} .", (Continuous((twice,), You()),), bracket="sentence")
            yield rule("clause.said", f"{said} {{d:duration}}", (Apply((twice,), You(), h.d),))


def _altered_for_a_time(would: str, said: str, change: Replace) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that is altered for a time, or the next time."""
    yield rule("clause.said", f"{if_then(would)} {said}", (Apply((change,), You(), h.d),))
    once = replace(change, next_time=True)
    yield rule("clause.said", f"the next time {would} {{d:duration}} , {said}", (Apply((once,), You(), h.d),))


def _both_altered(_discourse: Discourse, both: tuple[On, On], a: Quantity) -> tuple[Continuous]:
    return (Continuous(tuple(Replace(on, AlterPacket(a)) for on in both), You()),)


def _undo_both_altered(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Continuous(changes, You(), None),):
            yield from _both_of(changes)
        case _:
            return


def _both_altered_now(_discourse: Discourse, both: tuple[On, On], a: Quantity, d: Duration) -> tuple[Apply]:
    return (Apply(tuple(Replace(on, AlterPacket(a)) for on in both), You(), d),)


def _undo_both_altered_now(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Apply(changes, You(), d, None),):
            yield from ({**bound, "d": d} for bound in _both_of(changes))
        case _:
            return


def _both_of(changes: object) -> Iterator[Bindings]:
    """Yield the rules for damage dealt and damage healed that are altered alike."""
    match changes:
        case (Replace(dealt, AlterPacket(a, None, None)), Replace(healed, AlterPacket(same, None, None))) if a == same:
            yield {"both": (dealt, healed), "a": a}
        case _:
            return


def _dealt_elsewhere() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that is dealt to another character instead."""
    away = Replace(h.on, AlterPacket(to=h.to))
    to_it = "{to:one} is dealt <that damage|that much damage>"
    instead = f"<<that much damage is|that damage is|it is|it 's> dealt to {{to:one}}|{to_it}> instead"
    yield rule("clause.said", f"{if_then('{on:would.be}')} {instead}", (Apply((away,), You(), h.d),))
    so_much = "<that much damage is|that amount of damage is|that damage is|it is|it 's>"
    said = f"if {{on:would.be}} , <{so_much} dealt to {{to:one}}|{to_it}> instead ."
    yield rule("static", said, (Continuous((away,), You()),), bracket="sentence")
    may = Replace(h.on, AlterPacket(to=h.to), may=True)
    said = "if {on:would.be} , you may have <it|that damage> <|be> dealt to {to:one} instead ."
    yield rule("static", said, (Continuous((may,), You()),), bracket="sentence")
    once = Replace(h.on, AlterPacket(to=h.to), next_time=True)
    yield rule(
        "clause.said",
        "the next time {on:would.be} {d:duration} , that damage is dealt to {to:one} instead",
        (Apply((once,), You(), h.d),),
    )
    for kind, how in HOW_DEALT:
        all_ = Replace(On(_DEALS, other=Among(h.it), **how), AlterPacket(to=h.to))
        yield rule(
            "clause.said",
            f"all {kind} damage that would be dealt to {{it:one}} {{d:duration}} is dealt to {{to:one}} instead",
            (Apply((all_,), You(), h.d),),
        )
    yield rule(
        "clause.said",
        "the next time damage would be dealt to {it:one} {d:duration} , it 's dealt to {to:one} instead",
        (Apply((Replace(On(_DEALS, other=Among(h.it)), AlterPacket(to=h.to), next_time=True),), You(), h.d),),
    )


def _turned_aside() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that its dealer deals to another character instead."""
    aside = "<it|he|she> deals <that damage|that much damage|that amount of damage> to {to:one} instead"
    changed = Replace(h.on, AlterPacket(to=h.to))
    yield rule("static", f"if {{on:would}} , {aside} .", (Continuous((changed,), You()),), bracket="sentence")
    yield from _altered_for_a_time("{on:would}", aside, changed)


def _always_elsewhere() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that is always dealt to another character instead."""
    for (kind, how), (whom, other) in product(HOW_DEALT, (("{it:one}", Among(h.it)), ("{it:nouns}", h.it))):
        always = Continuous((Replace(On(_DEALS, other=other, **how), AlterPacket(to=h.to)),), You())
        said = f"<all|> {kind} damage that would be dealt to {whom} is dealt to {{to:one}} instead ."
        yield rule("static", said, (always,), bracket="sentence")


def _prevented_by() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for preventing what somebody would deal, to anybody or to somebody."""
    for kind, how in KINDS_PREVENTED:
        by = f"all {kind} damage <that|>"
        for whom in ("one", "dealers", "dealers.every", "some"):
            theirs = Prevent(None, by_subject=True, **how)
            said = f"{by} {{topic:{whom}}} would deal"
            yield from prevented_for_a_time(said, (Apply((theirs,), h.topic, h.d),))
            yield from prevented_always(said, (Continuous((theirs,), h.topic),))
        for who, source in (
            ("{source:dealers}", h.source),
            ("{source:dealers.every}", h.source),
            ("{source:one}", Among(h.source)),
        ):
            yours = Prevent(None, **how, source=source)
            for whom in WARDED:
                said = f"{by} {who} would deal to {{topic:{whom}}}"
                yield from prevented_for_a_time(said, (Apply((yours,), h.topic, h.d),))
                yield from prevented_always(said, (Continuous((yours,), h.topic),))
        anyone = f"{by} {{source:dealer.any}} would deal to {{topic:one}}"
        yield from prevented_always(anyone, (Continuous((Prevent(None, **how, source=h.source),), h.topic),))
        theirs = Prevent(None, by_subject=True, **how)
        yield from prevented_always(f"{by} {{topic:dealer.any}} would deal", (Continuous((theirs,), h.topic),))
        so_much_of_it = (Apply((Prevent(h.n, by_subject=True, **how),), h.topic, h.d),)
        yield from prevented_for_a_time(
            f"the next {{n:digits}} {kind} damage that {{topic:one}} would deal", so_much_of_it
        )


def _all_prevented() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for preventing all that is dealt to somebody and by somebody."""
    for kind, how in KINDS_PREVENTED:
        everything = Prevent(None, **how), Prevent(None, by_subject=True, **how)
        all_ = f"prevent all {kind} damage that would be dealt to and <dealt|> by {{topic:one}}"
        yield rule("static", f"{all_} .", (Continuous(everything, h.topic),), bracket="clause")
        yield rule("clause.said", f"{all_} {{d:duration}}", (Apply(everything, h.topic, h.d),), bracket="clause")


def _prevented_from_a_source() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for preventing what certain sources would deal to somebody."""
    sources = ("by {source:dealers}", h.source), ("by {source:one}", Among(h.source))
    yield rule("dealers", "{it:nouns}", h.it, check=must_deal_themselves)
    yield rule("dealers.every", "<all {it:nouns}|each {it:noun}>", h.it, check=must_deal_themselves)
    yield rule("dealer.any", "<a|an> {it:noun}", h.it, check=must_deal_themselves)
    for (kind, how), (who, source) in product(KINDS_PREVENTED, sources):
        all_, some = Prevent(None, **how, source=source), Prevent(h.n, **how, source=source)
        for whom in WARDED:
            to = f"damage that would be dealt to {{topic:{whom}}} {who}"
            always, for_a_time = (Continuous((all_,), h.topic),), (Apply((all_,), h.topic, h.d),)
            yield from prevented_always(f"all {kind} {to}", always)
            yield from prevented_for_a_time(f"all {kind} {to}", for_a_time)
            if whom in TOGETHER:
                so_much = (Apply((some,), h.topic, h.d),)
                yield from prevented_for_a_time(f"the next {{n:digits}} {kind} {to}", so_much)
    for (kind, how), whom in product(KINDS_PREVENTED, (*WARDED, "topic.any")):
        to = f"all {kind} damage that would be dealt to {{topic:{whom}}} by {{source:dealer.any}}"
        yield from prevented_always(to, (Continuous((Prevent(None, **how, source=h.source),), h.topic),))


def _moved() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that are removed from the game in place of being put into a graveyard."""
    mine, theirs = narrowed(h.subject, Owned(You())), narrowed(h.subject, Owned(Players(Relation.OPPONENT)))
    for whose, subject in (
        ("your graveyard from play", mine),
        ("an opponent 's graveyard from play", theirs),
        ("<a graveyard|its owner 's graveyard> <|from play>", h.subject),
    ):
        event = On(What.MOVES, subject=subject, from_zone=Zone.PLAY, to_zone=Zone.GRAVEYARD)
        yield from _kept_instead(f"<a|an> {{subject:noun}} would <be put into|enter> {whose}", event)
        yield from _removed_instead(f"<a|an> {{subject:noun}} would <be put into|enter> {whose}", event)
    for whose, owner in (("your graveyard", You()), ("an opponent 's graveyard", Players(Relation.OPPONENT))):
        event = On(What.MOVES, subject=Owned(owner), to_zone=Zone.GRAVEYARD)
        yield from _removed_instead(f"a card would <be put into|enter> {whose} <|from anywhere>", event)
    anywhere = On(What.MOVES, to_zone=Zone.GRAVEYARD)
    yield from _removed_instead("a card would <be put into|enter> a graveyard <|from anywhere>", anywhere)


def _kept_instead(would: str, event: On) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a card that goes to its owner's hand or deck in place of a graveyard."""
    for words, place in (
        ("hand", MoveInstead(Zone.HAND)),
        ("<the|> top of its owner 's deck", MoveInstead(Zone.DECK)),
        ("the bottom of its owner 's deck", MoveInstead(Zone.DECK, on_bottom=True)),
    ):
        away = "put it into its owner 's hand instead" if words == "hand" else f"put it on {words} instead"
        moved = (Replace(event, place),)
        yield rule("static", f"if {would} , {away} .", (Continuous(moved, You()),), bracket="sentence")
        yield rule("clause.said", f"if {would} {{d:duration}} , {away}", (Apply(moved, You(), h.d),))


def _removed_instead(would: str, event: On) -> Iterator[tuple[Rule, ...]]:
    removed = Replace(event, MoveInstead(Zone.REMOVED))
    yield rule("static", f"if {would} , {_AWAY} .", (Continuous((removed,), You()),), bracket="sentence")
    yield rule("clause.said", f"{if_then(would)} {_AWAY}", (Apply((removed,), You(), h.d),))


RULES = (
    *_events(),
    *_altered(),
    *_increased(),
    *_dealt_elsewhere(),
    *_turned_aside(),
    *_always_elsewhere(),
    *_prevented_by(),
    *_all_prevented(),
    *_prevented_from_a_source(),
    *_moved(),
)
