"""Cards in graveyards and hands of other players, removed cards, and powers that function outside play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import Apply, Choose, Put, RemoveDamage
from engine.language.filters import Among, Filter, Is, Owned
from engine.language.modifiers import (
    EntersPlay,
    GainTags,
    MoveInstead,
    NeedNotReady,
    Replace,
)
from engine.language.powers import Continuous
from engine.language.revelation import LookAt
from engine.language.selections import (
    Chosen,
    Count,
    EventAmount,
    Every,
    Number,
    OwnerOf,
    Players,
    Quantity,
    Selection,
    Those,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Kind, Relation, Zone
from scenarios.reading.back_references import is_one_player, must_be_one_player, speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.phrases.verbs.verb_phrases import verb
from scenarios.reading.phrases.zones.moves_between_zones import to_a_zone
from scenarios.reading.selected_cards import choose
from scenarios.reading.templates import Bindings, Value, h, joined, match, multiplied, narrowed


def _picked_of(zone: Zone) -> tuple[Any, Any]:
    def build(discourse: Discourse, noun: Filter, of: Selection) -> Chosen:
        if of == You():
            raise NoReading("another player's cards")
        must_be_one_player(discourse, of)
        return choose(discourse, Every(noun, (zone,), of), None, None, words_for(noun, in_play=False))

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every(_, (found,), of) as every, None, None) if found is zone and is_one_player(discourse, of):
                yield {"noun": every.filter, "of": of}
            case _:
                return

    return build, undo


def _several_of(zone: Zone) -> tuple[Any, Any]:
    """Return the build and undo functions of so many cards that are chosen in another player's zone."""

    def build(discourse: Discourse, n: Quantity, noun: Filter, of: Selection) -> Chosen:
        if of == You() or n == Number(1):
            raise NoReading("several cards of another player")
        must_be_one_player(discourse, of)
        found = choose(discourse, Every(noun, (zone,), of), n, None, words_for(noun, in_play=False))
        assert found.name is not None
        discourse.owners[found.name] = of
        return found

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every(_, (found,), of) as every, n, None) if found is zone and n is not None:
                if of is not None and of != You() and is_one_player(discourse, of):
                    yield {"noun": every.filter, "of": of, "n": n}
            case _:
                return

    return build, undo


def _all_dead_of(discourse: Discourse, noun: Filter, of: Selection) -> Every:
    if of == You():
        raise NoReading("another player's cards")
    found = Every(noun, (Zone.GRAVEYARD,), of)
    speak_of(discourse, found, words_for(noun, in_play=False), several=True)
    return found


def _undo_all_dead_of(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Every(_, (Zone.GRAVEYARD,), of) if of is not None:
            yield {"noun": value.filter, "of": of}
        case _:
            return


def _graveyard_of(discourse: Discourse, of: Selection) -> Every:
    return _all_dead_of(discourse, CARD, of)


def _undo_graveyard_of(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Every(_, (Zone.GRAVEYARD,), of) if of is not None and value.filter == CARD:
            yield {"of": of}
        case _:
            return


def _any_dead(discourse: Discourse, noun: Filter) -> Chosen:
    every = Every(noun, (Zone.GRAVEYARD,))
    return choose(discourse, every, Number(0), Count(every), words_for(noun, in_play=False))


def _undo_any_dead(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Every(_, (Zone.GRAVEYARD,), None) as every, Number(0), Count()):
            yield {"noun": every.filter}
        case _:
            return


def _that_many_dead(discourse: Discourse, noun: Filter) -> Chosen:
    if discourse.event is None:
        raise NoReading('an event before "that many"')
    return choose(discourse, Every(noun, (Zone.GRAVEYARD,), You()), EventAmount(), None, words_for(noun, in_play=False))


def _undo_that_many_dead(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Every(_, (Zone.GRAVEYARD,), You()) as every, EventAmount(), None):
            yield {"noun": every.filter}
        case _:
            return


def _must_be_everybodys(discourse: Discourse, noun: Filter) -> None:  # noqa: ARG001 - the cards, any of them.
    """Refuse the cards of only some players: those of everybody are put into play.

    Raises:
        NoReading: some players alone do it.
    """
    if discourse.doer not in (None, You(), Players()):
        raise NoReading("a command, or what all players do")


def _pointing() -> Iterator[tuple[Rule, ...]]:
    for word, zone in (
        ("graveyard", Zone.GRAVEYARD),
        ("hand", Zone.HAND),
        ("removed from game zone", Zone.REMOVED),
    ):
        yield made("away", f"<a|an> {{noun:cardnoun.any}} <from|in> {{of:whose}} {word}", *_picked_of(zone))
        several = f"{{n:count}} {{noun:cardnouns.any}} <from|in> {{of:whose}} {word}"
        yield made("aways", several, *_several_of(zone), like=Chosen)
    yield made("aways", "all {noun:cardnouns.any} <from|in> {of:whose} graveyard", _all_dead_of, _undo_all_dead_of)
    yield rule("aways", "all {noun:cardnouns.any} in all graveyards", Every(h.noun, (Zone.GRAVEYARD,)))
    yield made("whole.of", "{of:player} 's graveyard", _graveyard_of, _undo_graveyard_of)
    yield from to_a_zone("remove+s {it:whole.of} from the game", Zone.REMOVED)
    yield made("aways", "any number of {noun:cardnouns.any} in graveyards", _any_dead, _undo_any_dead)
    yield made("aways", "that many {noun:cardnouns.any} in your graveyard", _that_many_dead, _undo_that_many_dead)
    dead = Every(h.noun, (Zone.GRAVEYARD,))
    yield rule(
        "do",
        "put all {noun:cardnouns} from their graveyards into play",
        (Put(dead, Zone.PLAY, under=OwnerOf(Those("it"))),),
        check=_must_be_everybodys,
    )


def _looked(discourse: Discourse, of: Selection) -> tuple[LookAt]:
    discourse.looked, discourse.revealed = Every(CARD, (Zone.HAND,), of), False
    return (LookAt(discourse.doer or You(), discourse.looked),)


def _undo_looked(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (LookAt(who, Every(_, (Zone.HAND,), of)),) if who == (discourse.doer or You()):
            yield {"of": of}
        case _:
            return


def _of_looked(discourse: Discourse, noun: Filter) -> Chosen:
    if discourse.looked is None:
        raise NoReading("a hand that was looked at before")
    seen = discourse.looked
    return choose(discourse, Every(noun, seen.zones, seen.of), None, None, words_for(noun, in_play=False))


def one_of_revealed(discourse: Discourse, noun: Filter) -> Chosen:
    """Return a card of a kind in the hand that was revealed.

    Raises:
        NoReading: no hand was revealed.
    """
    if not discourse.revealed:
        raise NoReading("a hand that was revealed before")
    return _of_looked(discourse, noun)


def undo_of_looked(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    """Yield the description of such a card."""
    match value:
        case Chosen(Every(_, (Zone.HAND,)) as every, None, None):
            yield {"noun": every.filter}
        case _:
            return


def _looking() -> Iterator[tuple[Rule, ...]]:
    for hand in ("{of:whose} hand", "the hand of {of:player}"):
        yield made("do", f"look at {hand}", _looked, _undo_looked)
    yield made("away", "<a|an> {noun:cardnoun.any} in it", _of_looked, undo_of_looked)
    yield made("seen.one", "<a|an> {noun:cardnoun.any} <|from it|in it|there>", _of_looked, undo_of_looked)
    among = "<a|an> {noun:cardnoun.any} <from among|from|among> <those cards|them>"
    yield made("seen.one", among, one_of_revealed, undo_of_looked)
    yield made("seen.one", "<a|an> {noun:cardnoun.any} revealed this way", one_of_revealed, undo_of_looked)
    for category in ("away", "seen.one"):
        where = "in it" if category == "away" else "<in it|from it|there>"
        further = f"<a|an> {{noun:cardnoun.any}} {where} {{post:postmod}}"
        yield made(category, further, _of_looked_further, _undo_of_looked_further)


def _of_looked_further(discourse: Discourse, noun: Filter, post: Filter) -> Chosen:
    return _of_looked(discourse, joined(noun, post))


def _undo_of_looked_further(discourse: Discourse, value: object) -> Iterator[Bindings]:
    for each in undo_of_looked(discourse, value):
        yield from (bound for bound in _split(each["noun"]))


def _split(noun: Filter) -> Iterator[Bindings]:
    bound: Bindings = {}
    if match(narrowed(h.noun, h.post), noun, bound):
        yield bound


def _at_random(_discourse: Discourse, it: Selection) -> tuple[Choose]:
    """Return that chance chooses one card.

    Raises:
        NoReading: the words already say which card it is.
    """
    if not isinstance(it, Chosen) or it.name is None or it.at_random:
        raise NoReading("a card among several")
    return (Choose(replace(it, name=None, at_random=True), it.name),)


def _undo_at_random(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Choose(Chosen(at_random=True) as it, name),):
            yield {"it": replace(it, name=name, at_random=False)}
        case _:
            return


def _lasting() -> Iterator[tuple[Rule, ...]]:
    in_graveyard = (Continuous((GainTags((h.tag,)),), h.this, zones=(Zone.GRAVEYARD,)),)
    yield rule("static", "{this:self} is <a|an> {tag} card while in a graveyard .", in_graveyard)
    yield rule(
        "static",
        "you may choose not to ready {it:one} during your ready step .",
        (Continuous((NeedNotReady(),), h.it),),
    )
    hurt = EntersPlay(Among(h.it), damage=h.n)
    yield rule("enters", "{it:one} enters play with {n:digits} damage <on it|on him|on her|>", hurt)


def _must_be_of_a_kind(_discourse: Discourse, noun: Filter, d: Value = None) -> None:  # noqa: ARG001 - the duration.
    """Refuse "a card", of which another rule tells.

    Raises:
        NoReading: any card is meant.
    """
    if noun == Is((Kind.CARD,)):
        raise NoReading("a kind of card")


def _leaving() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that enter a graveyard, or leave a hand."""
    for whose, owner in (("your", You()), ("an opponent 's", Players(Relation.OPPONENT))):
        moves = On(What.MOVES, subject=narrowed(h.noun, Owned(owner)), to_zone=Zone.GRAVEYARD)
        removed = (Replace(moves, MoveInstead(Zone.REMOVED)),)
        said = f"if <a|an> {{noun:cardnoun}} would <enter|be put into> {whose} graveyard <|from anywhere>"
        away = "remove it from the game instead ."
        for_a_time = (Apply(removed, You(), h.d),)
        yield rule("step", f"{said} {{d:duration}} , {away}", for_a_time, check=_must_be_of_a_kind)
        always = (Continuous(removed, You()),)
        yield rule("static", f"{said} , {away}", always, check=_must_be_of_a_kind, bracket="sentence")
    yield rule(
        "event.plain",
        "{subject:who} <enters|is put into> a graveyard from play",
        On(What.MOVES, subject=h.subject, from_zone=Zone.PLAY, to_zone=Zone.GRAVEYARD),
    )
    yield rule("event.plain", "a card leaves your hand", On(What.MOVES, subject=Owned(You()), from_zone=Zone.HAND))


def _so_often() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for so much damage that is removed for each card of a kind, and for a choice at random."""
    yield from verb(
        "remove+s {n:scale} damage from {on:ref} for each {each:counted}", RemoveDamage(h.on, multiplied(h.each, h.n))
    )
    for things in ("np.indefinite", "away"):
        yield made("do", f"choose at random {{it:{things}}}", _at_random, _undo_at_random, like=(Choose,))


RULES = (
    *_pointing(),
    *_looking(),
    *_lasting(),
    *_leaving(),
    *_so_often(),
)
