"""Events that players bring about, events of an amount of damage, and events of which one of two suffices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.filters import AllOf, Among, AnyOf, Controlled, Filter, InCondition, Is, Owned, Standing
from engine.language.powers import Triggered
from engine.language.selections import Compare, EventAmount, Happened, Number, OwnerOf, Players, Role, TimesDone, You
from engine.language.triggers import On, Part, What
from engine.language.words import Comparison, Condition, Done, Kind, Relation, Zone
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.phrases.triggers.event_phrases import CARD_VERBS
from scenarios.reading.templates import Bindings, Value, filters_of, h, joined, match, narrowed

_PEOPLE = (
    ("you", "", Standing(Relation.YOU)),
    ("an opponent", "s", Standing(Relation.OPPONENT)),
    ("a player", "s", Standing(Relation.ANY)),
)
_ONE_PLAYER = ("{who:player.one}", "s", Among(h.who))
"""A player whom the text has named, as the words for an event that he or she brings about."""
_QUEST = Is((Kind.QUEST,))
_RESOURCE = Is((Kind.RESOURCE,))
_THEIRS = Owned(Players(Relation.OPPONENT))


def _placing(player: Standing) -> tuple[Any, Any]:
    """Return the build and undo functions of a card of a kind that is placed; whatever is placed is a resource."""

    def build(_discourse: Discourse, subject: Filter) -> On:
        if subject == _RESOURCE:
            raise NoReading("a kind of card")
        return On(What.PLACED, subject=subject, player=player)

    def undo(_discourse: Discourse, value: On) -> Iterator[Bindings]:
        if value == On(What.PLACED, subject=value.subject, player=player) and value.subject is not None:
            yield {"subject": value.subject}

    return build, undo


def _completing(on: On) -> tuple[Any, Any]:
    """Return the build and undo functions of the completion of a quest, which later words can refer to."""

    def build(discourse: Discourse) -> On:
        speak_of(discourse, Role("subject"), frozenset({"quest", "card"}))
        return on

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        if value == on:
            yield {}

    return build, undo


def _players() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what players do: play, discard, draw, place, complete and strike."""
    for who, s, player in _PEOPLE:
        for words in ("<a|an> {subject:noun.played}", "{subject:noun.another}", "<a|an> {subject:cardnoun.some}"):
            played = On(What.PLAYED, subject=h.subject, player=player)
            yield rule("event.plain", f"{who} play{s} {words}", played)
        yield rule("event.plain", f"{who} play{s} a card", On(What.PLAYED, player=player))
        yield rule("event.plain", f"{who} discard{s} a card", On(What.DISCARDED, player=player))
        discarded = On(What.DISCARDED, subject=h.subject, player=player)
        for card in ("cardnoun.some", "noun"):
            yield rule("event.plain", f"{who} discard{s} <a|an> {{subject:{card}}}", discarded)
        yield rule("event.plain", f"{who} draw{s} a card", On(What.DRAWN, player=player))
        yield _after_the_first(f"{who} draw{s}", player)
        whose = "your" if who == "you" else "his"
        yield rule("event.plain", f"{who} place{s} a resource", On(What.PLACED, player=player))
        row = f"<|in {whose} resource row|into {whose} resource row>"
        yield made("event.plain", f"{who} place{s} <a|an> {{subject:noun}} {row}", *_placing(player), like=On)
        for kind in (Kind.RESOURCE, Kind.QUEST):
            lying = On(What.PLACED, subject=AllOf((Is((kind,)), InCondition(Condition.FACE_UP))), player=player)
            yield rule("event.plain", f"{who} place{s} a {kind.value} face up {row[:-1]}|as a resource>", lying)
        hidden = On(What.PLACED, subject=AllOf((_RESOURCE, InCondition(Condition.FACE_DOWN))), player=player)
        yield rule("event.plain", f"{who} place{s} a <resource|card> face down {row}", hidden)
        done = On(What.COMPLETES, subject=_QUEST, player=player)
        yield made("event.plain", f"{who} complete{s} a quest", *_completing(done), like=On)
        another = On(What.COMPLETES, subject=h.subject, player=player)
        yield rule("event.plain", f"{who} complete{s} {{subject:noun.another}}", another)
        yield from _strikes(f"{who} strike{s}", player)
    yield from _your_first()
    yield from _strikes("your hero strikes", Standing(Relation.YOU))
    yield rule("struck.with", "{it:one}", Among(h.it))
    yield made("noun.played", "{it:noun}", _of_a_kind, lambda _d, value: [{"it": value}])
    yield made("cardnoun.some~", "{it:cardnoun~}", _some_card, lambda _d, value: [{"it": value}])


def _after_the_first(draws: str, player: Filter) -> tuple[Rule, ...]:
    """Return the rules for cards that a player draws in a turn in which he or she has drawn one before."""
    again = draws if draws == "you draw" else "<he|he or she|that player> draws"
    but = f"<except|except for|other than> the first <one|card> {again} each turn"
    later = On(What.DRAWN, player=player, when=Happened(Done.DRAWN, Role("player")))
    return rule("event", f"{draws} a card , {but}", later)


def _aimed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a played card by what it targets, which is known as it is added to the chain (707.1f)."""
    for who, s, player in (*_PEOPLE, _ONE_PLAYER):
        some = On(What.PLAYED, subject=narrowed(h.subject, h.that), player=player)
        for noun in ("noun.played", "cardnoun.some"):
            yield rule("event.plain", f"{who} play{s} <a|an> {{subject:{noun}}} {{that:targeting}}", some)
        any_ = On(What.PLAYED, subject=h.that, player=player)
        yield rule("event.plain", f"{who} play{s} a card {{that:targeting}}", any_)


def _your_first() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the first such deed of yours in a turn; of several opponents each has a first one.

    For the third there were two before it: a trigger is judged by the game just before its event (703.4).
    """
    you = Standing(Relation.YOU)
    quest = _completing(On(What.COMPLETES, subject=_QUEST, player=you, first_time_each_turn=True))
    yield made("event.plain", "you complete your first quest each turn", *quest, like=On)
    first = On(What.PLAYED, subject=h.subject, player=you, first_time_each_turn=True)
    yield rule("event.plain", "you play <your|the> first {subject:noun} each turn", first)
    drawn = On(What.DRAWN, player=you, first_time_each_turn=True)
    yield rule("event.plain", "you draw <your|the> first card each turn", drawn)
    for place, before in (("second", 1), ("third", 2), ("fourth", 3)):
        so_many = Compare(TimesDone(Done.PLAYED, You(), h.subject), Comparison.EQUAL, Number(before))
        later = On(What.PLAYED, subject=h.subject, player=you, when=so_many)
        yield rule("event.plain", f"you play <your|the> {place} {{subject:noun.played}} <each turn|in a turn>", later)


def _of_one_player() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what a player does whom the text has named: "attached ally's controller plays a card"."""
    who, s, player = _ONE_PLAYER
    for verb, what in (("play", What.PLAYED), ("discard", What.DISCARDED), ("draw", What.DRAWN)):
        yield rule("event.plain", f"{who} {verb}{s} a card", On(what, player=player))
    yield _after_the_first(f"{who} draws", player)
    some = On(What.PLAYED, subject=h.subject, player=player)
    for words in ("<a|an> {subject:noun}", "<a|an> {subject:cardnoun.some}"):
        yield rule("event.plain", f"{who} plays {words}", some)
    quest = On(What.COMPLETES, subject=_QUEST, player=player)
    yield rule("event.plain", f"{who} completes a quest", quest)


def _interruptions() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for interrupted cards: by whom, and whose."""
    what = What.CARD_INTERRUPTED
    for card, subject in (("a card", None), ("<a|an> {subject:cardnoun.some}", h.subject)):
        yield rule("event.plain", f"{card} is interrupted", On(what, subject=subject))
        for whose, _, player in _PEOPLE:
            owned = f"{card} <{whose} played|played by {whose}>"
            yield rule("event.plain", f"{owned} is interrupted", On(what, subject=subject, player=player))
            for who, s, other in _PEOPLE:
                so_done = On(what, subject=subject, other=other, player=player)
                yield rule("event.plain", f"{who} interrupt{s} {owned}", so_done)
                yield rule("event.plain", f"{owned} is interrupted by {who}", so_done)
        for who, s, other in _PEOPLE:
            done = On(what, subject=subject, other=other)
            yield rule("event.plain", f"{who} interrupt{s} {card}", done)
            yield rule("event.plain", f"{card} is interrupted by {who}", done)


def _strikes(said: str, player: Filter) -> Iterator[tuple[Rule, ...]]:
    struck = On(What.STRIKES, subject=h.subject, player=player)
    yield rule("event.plain", f"{said} with <a|an> {{subject:noun}}", struck)
    yield rule("event.plain", f"{said} with {{subject:struck.with}}", struck)
    yield rule("event.plain", f"{said} with {{subject:noun.another}}", struck)


def _of_a_kind(_discourse: Discourse, it: Filter) -> Filter:
    """Return the filter of played cards of a kind; "card" alone, among nouns of what is in play, is no such kind."""
    if CARD in filters_of(it):
        raise NoReading("a kind of card")
    return it


def _some_card(_discourse: Discourse, it: Filter) -> Filter:
    """Return the filter of the cards of a kind; where any card will do, the sentence names none."""
    if it == CARD:
        raise NoReading("a kind of card")
    return it


def _healed_amounts() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for healed damage of any amount, and of at least or at most so much."""
    for damage, so_much in (
        ("<|any amount of|one or more> damage", None),
        ("{n:digits} or more damage", Compare(EventAmount(), Comparison.AT_LEAST, h.n)),
        ("{n:digits} or less damage", Compare(EventAmount(), Comparison.AT_MOST, h.n)),
    ):
        heals = On(What.HEALS, subject=h.subject, when=so_much)
        yield rule("event.plain", f"{{subject:who}} heals {damage}", heals)
        healed = On(What.HEALS, other=h.other, when=so_much)
        yield rule("event.plain", f"{damage} is healed from {{other:who}}", healed)
        if so_much is not None:
            both = On(What.HEALS, subject=h.subject, other=h.other, when=so_much)
            yield rule("event.plain", f"{{subject:who}} heals {damage} from {{other:who}}", both)


def _amounts() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for dealt damage of at least or at most so much: each packet by itself (403.4).

    "At one time" would count all packets of a moment together, so it is not read.
    """
    for kind, combat in (("", None), ("combat", True)):
        for bound, comparison in (("or more", Comparison.AT_LEAST), ("or less", Comparison.AT_MOST)):
            so_much = Compare(EventAmount(), comparison, h.n)
            damage = f"{{n:digits}} {bound} {kind} damage"
            dealt = On(What.DEALS_DAMAGE, other=h.other, combat=combat, when=so_much)
            yield rule("event.plain", f"{{other:who}} is dealt {damage}", dealt)
            deals = On(What.DEALS_DAMAGE, subject=h.subject, combat=combat, when=so_much)
            yield rule("event.plain", f"{{subject:who}} deals {damage}", deals)
            to = On(What.DEALS_DAMAGE, subject=h.subject, other=h.other, combat=combat, when=so_much)
            yield rule("event.plain", f"{{subject:who}} deals {damage} to {{other:who}}", to)


def _undergone() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for being attacked, healed, targeted, or put into a graveyard."""
    yield rule("event.plain", "{subject:who} attacks {other:who}", On(What.ATTACKS, subject=h.subject, other=h.other))
    yield rule("event.plain", "{subject:who} enters combat", On(What.ENTERS_COMBAT, subject=h.subject))
    yield rule("event.plain", "{other:who} is healed", On(What.HEALS, other=h.other))
    theirs = On(What.TARGETED, subject=h.subject, player=Standing(Relation.OPPONENT))
    yield rule("event.plain", "{subject:who} is targeted by an opponent", theirs)
    yield rule("event.plain", "an opponent targets {subject:who}", theirs)
    by = On(What.TARGETED, subject=h.subject, other=h.other)
    yield rule("event.plain", "{subject:who} <is targeted by|becomes the target of> <a|an> {other:noun}", by)
    opposing = On(What.TARGETED, subject=h.subject, other=narrowed(h.other, Controlled(Players(Relation.OPPONENT))))
    said = "{subject:who} <is targeted by|becomes the target of> an opponent 's {other:noun}"
    yield rule("event.plain", said, opposing)
    yield from _put_into_your_graveyard()
    yield from _buried_by_opponents()
    for words in ("<a|an> {subject:noun}", "{subject:noun.another}"):
        for whose, player in (("your", You()), ("an opponent 's", Players(Relation.OPPONENT))):
            arrives = On(What.ENTERS_PLAY, subject=narrowed(h.subject, Controlled(player)))
            yield rule("event.plain", f"{words} enters play <under {whose} control|in {whose} party>", arrives)
    itself_too = AnyOf((Among(h.this), narrowed(h.it, Controlled(You()))))
    said = "{this:self} or another {it:noun} enters play <under your control|in your party>"
    yield rule("event.plain", said, On(What.ENTERS_PLAY, subject=itself_too))
    for words, part in (("ready step", Part.READY_STEP), ("draw step", Part.DRAW_STEP), ("end phase", Part.END_PHASE)):
        starts = On(What.STARTS, player=Standing(Relation.YOU), part=part)
        yield rule("moment", f"the start of your {words}", starts)


def _put_into_your_graveyard() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards put into your graveyard from somewhere."""
    died = On(What.MOVES, subject=narrowed(h.subject, Owned(You())), from_zone=Zone.PLAY, to_zone=Zone.GRAVEYARD)
    yield rule("event.plain", "<a|an> {subject:noun} <is put into|enters> your graveyard from play", died)
    cards = "<a|an> {subject:cardnoun.some} <is put into|enters> your graveyard from play"
    yield rule("event.plain", cards, died)
    any_ = On(What.MOVES, subject=Owned(You()), from_zone=Zone.PLAY, to_zone=Zone.GRAVEYARD)
    yield rule("event.plain", "a card <is put into|enters> your graveyard from play", any_)
    for words, zone in (("deck", Zone.DECK), ("hand", Zone.HAND)):
        moved = On(What.MOVES, subject=narrowed(h.subject, Owned(You())), from_zone=zone, to_zone=Zone.GRAVEYARD)
        said = f"<a|an> {{subject:cardnoun.any}} <is put into|enters> your graveyard from your {words}"
        yield rule("event.plain", said, moved)
    anyones = On(What.MOVES, subject=h.subject, to_zone=Zone.GRAVEYARD)
    said = "<a|an> {subject:cardnoun.any} <is put into|enters> a graveyard <from anywhere|>"
    yield rule("event.plain", said, anyones)
    from_anywhere = On(What.MOVES, subject=narrowed(h.subject, Owned(You())), to_zone=Zone.GRAVEYARD)
    said = "<a|an> {subject:cardnoun.any} <is put into|enters> your graveyard <from anywhere|>"
    yield rule("event.plain", said, from_anywhere)


def _buried_by_opponents() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards put into an opponent's graveyard; that opponent can be referred to afterwards."""
    his = "<his|his or her|their>"
    for words, zone in (
        (f"{{subject:cardnoun.any}} <is put into|enters> an opponent 's graveyard from {his} hand", Zone.HAND),
        (f"{{subject:cardnoun.any}} <is put into|enters> an opponent 's graveyard from {his} deck", Zone.DECK),
        ("{subject:noun} <is put into|enters> an opponent 's graveyard from play", Zone.PLAY),
        ("{subject:cardnoun.any} <is put into|enters> an opponent 's graveyard <from anywhere|>", None),
    ):
        yield made("event.plain", f"<a|an> {words}", *_buried(zone), like=On)


def _buried(zone: Zone | None) -> tuple[Any, Any]:
    def build(discourse: Discourse, subject: Filter) -> On:
        speak_of(discourse, OwnerOf(Role("subject")), frozenset({"player", "opponent"}), person=True)
        return On(What.MOVES, subject=joined(subject, _THEIRS), from_zone=zone, to_zone=Zone.GRAVEYARD)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        bound: Bindings = {}
        pattern = On(What.MOVES, subject=narrowed(h.subject, _THEIRS), from_zone=zone, to_zone=Zone.GRAVEYARD)
        if match(pattern, value, bound):
            yield bound

    return build, undo


def _or_another(discourse: Discourse, it: Value, other: Filter) -> AnyOf:
    """Return one card or another, of which later words mean the one of the event."""
    for place, each in enumerate(discourse.mentions):
        if each.selection == it and each.clause == discourse.clause:
            discourse.mentions[place] = replace(each, subject=True)
    return AnyOf((Among(it), other))


def _undo_or_another(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case AnyOf((Among(it), other)):
            yield {"it": it, "other": other}
        case _:
            return


def _one_of_two() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for an event of one card or another, and for one event or another of the same card."""
    yield rule("who", "an opponent 's hero", AllOf((Is((Kind.HERO,)), Controlled(Players(Relation.OPPONENT)))))
    theirs = narrowed(narrowed(h.head, h.pre), Controlled(Players(Relation.OPPONENT)))
    yield rule("who", "an opponent 's {pre:premod.state} {head}", theirs)
    for state in (Condition.ATTACKING, Condition.DEFENDING, Condition.PROTECTING, Condition.EXHAUSTED):
        yield rule("premod.state", state.value, InCondition(state))
    for words in ("<a|an> {other:noun}", "{other:noun.another}"):
        yield made("who", f"{{it:one}} or {words}", _or_another, _undo_or_another, like=AnyOf)
    for words, what in CARD_VERBS.items():
        yield rule("card.verb", words, what)
    for words in ("{a:card.verb} or {b:card.verb}", "{a:enters.leaves} or {b:leaves.play}"):
        yield made("event.two", f"{{subject:who}} {words}", _two, _undo_two, like=(On, On))
    yield rule("enters.leaves", "enters", What.ENTERS_PLAY)
    yield rule("leaves.play", "leaves play", What.LEAVES_PLAY)
    yield rule(
        "power", "<when|whenever> {both:event.two} , {text:text.plain}", Triggered(h.both, h.text), bracket="sentence"
    )


def _two(_discourse: Discourse, subject: Filter, a: What, b: What) -> tuple[On, On]:
    if a is b:
        raise NoReading("two different events")
    return On(a, subject=subject), On(b, subject=subject)


def _undo_two(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (On(a) as one, On(b) as other) if replace(one, what=b) == other and one == On(a, subject=one.subject):
            yield {"subject": one.subject, "a": a, "b": b}
        case _:
            return


RULES = (
    *_players(),
    *_aimed(),
    *_of_one_player(),
    *_interruptions(),
    *_amounts(),
    *_healed_amounts(),
    *_undergone(),
    *_one_of_two(),
)
