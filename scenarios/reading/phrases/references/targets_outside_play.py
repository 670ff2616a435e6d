"""Targets outside of play, cards in graveyards and on the chain, and all links on the chain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from engine.language.filters import AllOf, Controlled, Filter, HasTarget, Is, Owned, Valued
from engine.language.powers import TargetDescription
from engine.language.selections import Count, Every, Number, OwnerOf, Players, Quantity, Role, Selection, Target, You
from engine.language.triggers import On, What
from engine.language.words import Comparison, Kind, Relation, Trait, Zone
from scenarios.reading.aimed_plays import is_aimed
from scenarios.reading.back_references import it, speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.each_spoken_of import is_own
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.phrases.descriptions.bounded_values import with_a_value
from scenarios.reading.selected_cards import aim, by_fit
from scenarios.reading.templates import Bindings, Value, h, joined, narrowed, whole_of

_Both: TypeAlias = tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]


def of(noun: Filter, owner: Selection | None) -> Filter:
    """Return the filter of the cards that a noun describes and the owner owns; of anybody's where there is no owner."""
    if owner is None:
        return noun
    return Owned(owner) if noun == CARD else joined(noun, Owned(owner))


def nouns_of(found: Filter, owner: Selection | None) -> Iterator[Filter]:
    """Yield each noun for which `of` gives the filter with this owner."""
    if owner is None:
        yield found
    elif found == Owned(owner):
        yield CARD
    elif isinstance(found, AllOf) and found.filters[-1] == Owned(owner):
        yield whole_of(found.filters[:-1])


def _one(zone: Zone, owner: Selection | None) -> _Both:
    """Return the build and undo functions of one target in a zone."""

    def build(discourse: Discourse, noun: Filter) -> Target:
        found = aim(discourse, TargetDescription(of(noun, owner), zones=(zone,)))
        if owner == Players(Relation.OPPONENT):
            speak_of(discourse, OwnerOf(found), frozenset({"player", "opponent"}), person=True)
        return found

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        found = discourse.description_of(value)
        if found is not None and found == TargetDescription(found.filter, zones=(zone,)):
            yield from ({"noun": noun} for noun in nouns_of(found.filter, owner))

    return build, undo


def _several(zone: Zone, owner: Selection | None, *, at_least: bool) -> _Both:
    """Return the build and undo functions of several targets in a zone: just so many, or up to so many."""

    def build(discourse: Discourse, n: Quantity, nouns: Filter) -> Target:
        least = n if at_least else Number(0)
        return aim(discourse, TargetDescription(of(nouns, owner), least, n, zones=(zone,)), several=True)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        found = discourse.description_of(value)
        if found is not None and found.zones == (zone,) and found.least == (found.most if at_least else Number(0)):
            yield from ({"nouns": nouns, "n": found.most} for nouns in nouns_of(found.filter, owner))

    return build, undo


def _any_number(zone: Zone, owner: Selection | None) -> _Both:
    def build(discourse: Discourse, nouns: Filter) -> Target:
        every = Every(of(nouns, owner), (zone,))
        return aim(discourse, TargetDescription(every.filter, Number(0), Count(every), (zone,)), several=True)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        found = discourse.description_of(value)
        if found is not None and found.zones == (zone,) and found.most == Count(Every(found.filter, (zone,))):
            yield from ({"nouns": nouns} for nouns in nouns_of(found.filter, owner))

    return build, undo


def _in_graveyards() -> Iterator[tuple[Rule, ...]]:
    dead = Zone.GRAVEYARD
    for where, owner in (
        ("your graveyard", You()),
        ("an opponent 's graveyard", Players(Relation.OPPONENT)),
        ("<a|any> graveyard", None),
    ):
        place = f"<from|in> {where}"
        for category in ("away", "target.away"):
            yield made(category, f"target {{noun:cardnoun.any}} {place}", *_one(dead, owner))
            yield made(
                category, f"target {{noun:cardnoun.any}} {place} {{so:postmod}}", *with_a_value(_one(dead, owner))
            )
        if owner is None:
            continue
        yield made(
            "aways", f"{{n:count}} target {{nouns:cardnouns.any}} {place}", *_several(dead, owner, at_least=True)
        )
        some = "<up to {n:count}|{n:count} or fewer> target {nouns:cardnouns.any}"
        up_to = _several(dead, owner, at_least=False)
        yield made("aways", f"{some} {place}", *up_to)
        yield made("aways", f"{some} {place} {{so:postmod}}", *with_a_value(up_to, "nouns"))
        yield made("aways", f"any number of target {{nouns:cardnouns.any}} {place}", *_any_number(dead, owner))
    everywhere = "<from|in> <graveyards|any graveyard|any graveyards|any number of graveyards>"
    yield made(
        "aways", f"{{n:count}} target {{nouns:cardnouns.any}} {everywhere}", *_several(dead, None, at_least=True)
    )
    some = "<up to {n:count}|{n:count} or fewer> target {nouns:cardnouns.any}"
    yield made("aways", f"{some} {everywhere}", *_several(dead, None, at_least=False))
    yield made("aways", f"any number of target {{nouns:cardnouns.any}} {everywhere}", *_any_number(dead, None))


def _of_a_player(build_for: Callable[[Selection], _Both]) -> _Both:
    """Return the build and undo functions of targets in the graveyard of one player whom the text names."""

    def build(discourse: Discourse, of: Selection, **parts: Value) -> Target:
        if of == You():
            raise NoReading("another player's cards")
        if isinstance(of, Players):
            raise NoReading("one player, for each of several would have a target")
        found: Target = build_for(of)[0](discourse, **parts)
        return found

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        found = discourse.description_of(value)
        whole = None if found is None else found.filter
        last = whole.filters[-1] if isinstance(whole, AllOf) else whole
        if isinstance(last, Owned) and not isinstance(last.by, (You, Players)):
            yield from ({**each, "of": last.by} for each in build_for(last.by)[1](discourse, value))

    return build, undo


def _in_the_graveyard_of_one() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for targets in the graveyard of a player who is a target, or whom earlier words name."""
    dead, place = Zone.GRAVEYARD, "<from|in> {of:whose} graveyard"
    for category in ("away", "target.away"):
        yield made(category, f"target {{noun:cardnoun.any}} {place}", *_of_a_player(lambda of: _one(dead, of)))
    so_many = _of_a_player(lambda of: _several(dead, of, at_least=True))
    yield made("aways", f"{{n:count}} target {{nouns:cardnouns.any}} {place}", *so_many)
    up_to = _of_a_player(lambda of: _several(dead, of, at_least=False))
    some = "<up to {n:count}|{n:count} or fewer> target {nouns:cardnouns.any}"
    yield made("aways", f"{some} {place}", *up_to)
    any_number = _of_a_player(lambda of: _any_number(dead, of))
    yield made("aways", f"any number of target {{nouns:cardnouns.any}} {place}", *any_number)


def _played_by(discourse: Discourse, noun: Filter, who: Selection) -> Target:
    return aim(discourse, TargetDescription(joined(noun, Controlled(who)), zones=(Zone.CHAIN,)))


def _undo_played_by(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found = discourse.description_of(value)
    if found is not None and found.zones == (Zone.CHAIN,) and isinstance(found.filter, AllOf):
        *rest, last = found.filter.filters
        if isinstance(last, Controlled):
            yield {"noun": whole_of(rest), "who": last.by}


def _just_played(discourse: Discourse, noun: str) -> Role:
    """Return the card whose play is the event.

    Raises:
        NoReading: no card of that kind is played.
    """
    event = discourse.event
    if not isinstance(event, On) or event.what is not What.PLAYED:
        raise NoReading("a card that is being played")
    if noun not in ({"card"} if event.subject is None else words_for(event.subject, in_play=False)):
        raise NoReading(f"the play of a card of the kind {noun}")
    return Role("subject")


def _it_just_played(discourse: Discourse) -> Role:
    """Return the card whose play is the event, where nothing else on the chain can be "it".

    Raises:
        NoReading: no card is played, or "it" is another card.
    """
    event = discourse.event
    if not isinstance(event, On) or event.what is not What.PLAYED:
        raise NoReading("a card that is being played")
    things = [each for each in discourse.mentions if not each.person and (each.not_taken or not is_own(each))]
    if not (is_aimed(event) and things[-1:] and things[-1].not_taken) and it(discourse).selection != Role("subject"):
        raise NoReading("a card that is being played")
    return Role("subject")


def _undo_just_played(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == Role("subject"):
        event = discourse.event
        if isinstance(event, On) and event.what is What.PLAYED:
            nouns = frozenset({"card"}) if event.subject is None else words_for(event.subject, in_play=False)
            yield from ({"noun": noun} for noun in by_fit(nouns))


def _with_target(discourse: Discourse, noun: Filter, that: HasTarget) -> Target:
    return aim(discourse, TargetDescription(joined(noun, that), zones=(Zone.CHAIN,)))


def _undo_with_target(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found = discourse.description_of(value)
    if found is not None and found.zones == (Zone.CHAIN,) and isinstance(found.filter, AllOf):
        *rest, last = found.filter.filters
        if isinstance(last, HasTarget):
            yield {"noun": whole_of(rest), "that": last}


def _on_the_chain() -> Iterator[tuple[Rule, ...]]:
    yield made("link", "target {noun:cardnoun}", *_one(Zone.CHAIN, None))
    for many, functions in (
        ("any number of", _any_number(Zone.CHAIN, None)),
        ("<up to {n:count}|{n:count} or fewer>", _several(Zone.CHAIN, None, at_least=False)),
        ("{n:count}", _several(Zone.CHAIN, None, at_least=True)),
    ):
        yield made("links", f"{many} target {{nouns:cardnouns}}", *functions, like=Target)
    yield made("link", "target {noun:playable}", *_one(Zone.CHAIN, None))
    for kind in (Kind.ABILITY, Kind.ALLY, Kind.ARMOR, Kind.EQUIPMENT, Kind.ITEM, Kind.WEAPON):
        yield rule("playable.kind", kind.value, kind)
    yield rule("playable", "{a:playable.kind}", Is((h.a,)))
    yield rule("playable", "{a:playable.kind} or {b:playable.kind}", Is((h.a, h.b)))
    for bound, comparison in (("or less", Comparison.AT_MOST), ("or more", Comparison.AT_LEAST)):
        priced = narrowed(h.it, Valued(Trait.COST, comparison, h.n))
        yield rule("playable.priced", f"{{it:playable}} with cost {{n:digits}} {bound}", priced)
    yield made("link", "target {noun:playable.priced}", *_one(Zone.CHAIN, None))
    for played in ("cardnoun", "playable"):
        yield made("link", f"target {{noun:{played}}} {{that:targeting}}", _with_target, _undo_with_target)
    yield made("link", "that {noun:pointed}", _just_played, _undo_just_played, like=Role)
    yield made("link", "it", _it_just_played, as_built(_it_just_played), like=Role)
    theirs = Players(Relation.OPPONENT)
    yield made(
        "link",
        "target {noun:cardnoun} <played by an opponent|an opponent played>",
        lambda d, noun: _played_by(d, noun, theirs),
        lambda d, value: ({"noun": each["noun"]} for each in _undo_played_by(d, value) if each["who"] == theirs),
    )
    for words in ("played by {who:player}", "{who:player} played"):
        yield made("link", f"target {{noun:cardnoun}} {words}", _played_by, _undo_played_by)


def _whole_chain() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for all links on the chain, cards and effects alike (705.1), and for those of opponents.

    A text never interrupts the link that it belongs to, whether or not the words say "other" (711.2).
    """
    theirs = Controlled(Players(Relation.OPPONENT))
    both, chain = "cards and effects", "<|on the chain>"
    for said, filter_ in (
        (f"all <|other> <{both}|links> {chain}", _LINK),
        (f"all opposing <{both}|links> {chain}", AllOf((_LINK, theirs))),
        (f"all <{both}|links> <an opponent controls|your opponents control|opponents control>", AllOf((_LINK, theirs))),
    ):
        yield rule("links", said, Every(filter_, (Zone.CHAIN,)))
    aimed = Every(narrowed(_LINK, h.that), (Zone.CHAIN,))
    yield rule("links", f"all <|other> <{both}|links> {{that:targeting}}", aimed)
    yield rule("links", "all {noun:cardnouns} on the chain", Every(h.noun, (Zone.CHAIN,)))


_LINK = Is((Kind.LINK,))


RULES = (*_in_graveyards(), *_in_the_graveyard_of_one(), *_on_the_chain(), *_whole_chain())
