"""Several cards that have something in common: one graveyard, one party, or no name twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from engine.language.filters import Filter
from engine.language.powers import TargetDescription
from engine.language.revelation import Search
from engine.language.selections import Chosen, Count, Every, Number, Quantity, Selection, Target, Those, Total, You
from engine.language.words import Alike, Trait, Zone
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.phrases.references.targets_outside_play import nouns_of, of
from scenarios.reading.phrases.zones.search_phrases import Where
from scenarios.reading.selected_cards import aim, choose
from scenarios.reading.templates import Bindings, Value, h

_Both: TypeAlias = tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]
_ONE, _NONE = Number(1), Number(0)


def _aimed(
    zones: tuple[Zone, ...], owner: Selection | None, alike: Alike | None, *, up_to: bool, trait: Trait | None = None
) -> _Both:
    """Return the build and undo functions of targets that are alike, just or up to so many, with or without a total."""

    def build(discourse: Discourse, n: Quantity, nouns: Filter, m: Quantity | None = None) -> Target:
        if n == _ONE:
            raise NoReading("more than one target that are to be alike")
        least = Number(0) if up_to else n
        total = None if trait is None or m is None else Total(trait, m)
        return aim(discourse, TargetDescription(of(nouns, owner), least, n, zones, alike, total), several=True)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        found = discourse.description_of(value)
        if found is not None and found.alike is alike and found.zones == zones and _is_of(found, trait):
            told: Bindings = {"n": found.most} if found.total is None else {"n": found.most, "m": found.total.most}
            yield from ({**told, "nouns": nouns} for nouns in nouns_of(found.filter, owner))

    return build, undo


def _is_of(found: TargetDescription, trait: Trait | None) -> bool:
    return trait is (None if found.total is None else found.total.trait)


def _any_aimed(
    zones: tuple[Zone, ...], owner: Selection | None, alike: Alike | None, trait: Trait | None = None
) -> _Both:
    """Return the build and undo functions of any number of targets, or of so many or more, that are alike."""

    def build(discourse: Discourse, nouns: Filter, m: Quantity | None = None, n: Quantity = _NONE) -> Target:
        most = Count(Every(of(nouns, owner), zones))
        total = None if trait is None or m is None else Total(trait, m)
        described_ = TargetDescription(of(nouns, owner), n, most, zones, alike, total)
        return aim(discourse, described_, several=True)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        found = discourse.description_of(value)
        if found is None or found.alike is not alike or found.zones != zones or not _is_of(found, trait):
            return
        if found.most == Count(Every(found.filter, zones)):
            told: Bindings = {} if found.total is None else {"m": found.total.most}
            told |= {} if found.least == _NONE else {"n": found.least}
            yield from ({**told, "nouns": nouns} for nouns in nouns_of(found.filter, owner))

    return build, undo


_UP_TO = "<up to {n:count}|{n:count} or fewer>"
_OPEN = ("any number of", "{n:count} or more")
"""Words for how many targets are chosen, up to a number and without a highest one."""


def _targets() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for targets of one party or graveyard, and for targets that share no name or no class."""
    one = "<one|a|a single|the same>"
    dead, play, yours = (Zone.GRAVEYARD,), (Zone.PLAY,), You()
    for category, nouns, where, zones, owner, alike in (
        ("aways", "cardnouns", f"<in|from> {one} graveyard", dead, None, Alike.OWNER),
        ("some", "nouns", f"<in|from> {one} <party|player 's party>", play, None, Alike.CONTROLLER),
        ("some", "nouns", "with different names", play, None, Alike.NO_NAME),
        ("some", "nouns", "with different classes", play, None, Alike.NO_CLASS),
        ("aways", "cardnouns", "with different names <in|from> graveyards", dead, None, Alike.NO_NAME),
        ("aways", "cardnouns", "with different names <from|in> your graveyard", dead, yours, Alike.NO_NAME),
    ):
        said, how = f"target {{nouns:{nouns}}} {where}", (zones, owner, alike)
        yield made(category, f"{{n:count}} {said}", *_aimed(*how, up_to=False), like=Target)
        yield made(category, f"{_UP_TO} {said}", *_aimed(*how, up_to=True), like=Target)
        for many in _OPEN:
            yield made(category, f"{many} {said}", *_any_aimed(*how), like=Target)
        if category == "some":
            bare = f"{{nouns:{nouns}}} {where}"
            yield made("some.bare", f"{_UP_TO} {bare}", *_aimed(*how, up_to=True), like=Target)
            yield made("some.bare", f"any number of {bare}", *_any_aimed(*how), like=Target)


def _in_all() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for targets whose costs, or other values, must not exceed a total."""
    dead, play = (Zone.GRAVEYARD,), (Zone.PLAY,)
    for trait, word in ((Trait.COST, "cost"), (Trait.ATK, "atk"), (Trait.HEALTH, "health")):
        total = f"with <|a> <total|combined> {word} <|of> {{m:digits}} or less"
        anywhere = "<from|in> <graveyards|any graveyard|any graveyards>"
        for category, words, zones, owner in (
            ("some", f"target {{nouns}} {total}", play, None),
            ("aways", f"target {{nouns:cardnouns.any}} {total} <from|in> your graveyard", dead, You()),
            ("aways", f"target {{nouns:cardnouns.any}} {total} {anywhere}", dead, None),
        ):
            up_to = _aimed(zones, owner, None, up_to=True, trait=trait)
            just = _aimed(zones, owner, None, up_to=False, trait=trait)
            yield made(category, f"{_UP_TO} {words}", *up_to, like=Target)
            yield made(category, f"{{n:count}} {words}", *just, like=Target)
            for many in _OPEN:
                yield made(category, f"{many} {words}", *_any_aimed(zones, owner, None, trait), like=Target)


def _so_many_or_more() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for so many targets or more of them, which have nothing in common."""
    dead, play = (Zone.GRAVEYARD,), (Zone.PLAY,)
    for category, words, zones, owner in (
        ("some", "<|each of> {n:count} or more <|different> target {nouns}", play, None),
        ("target.chosen", "{n:count} or more <|different> target {nouns}", play, None),
        ("aways", "{n:count} or more target {nouns:cardnouns.any} <from|in> your graveyard", dead, You()),
        ("aways", "{n:count} or more target {nouns:cardnouns.any} <from|in> graveyards", dead, None),
    ):
        yield made(category, words, *_any_aimed(zones, owner, None), like=Target)


def _picked(zone: Zone, *, up_to: bool) -> _Both:
    """Return the build and undo functions of cards with different names that a player chooses in a zone of yours."""

    def build(discourse: Discourse, n: Quantity, nouns: Filter) -> Chosen:
        least, most = (Number(0), n) if up_to else (n, None)
        found = choose(discourse, Every(nouns, (zone,), You()), least, most, words_for(nouns, in_play=False))
        return replace(found, alike=Alike.NO_NAME)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every(_, (found,), You()) as every, least, most, alike=Alike.NO_NAME) if found is zone:
                n = most if up_to else least
                yield {"n": n, "nouns": every.filter}
            case _:
                return

    return build, undo


def _picks() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards with different names that are chosen in a zone of yours."""
    for words, zone in (("your graveyard", Zone.GRAVEYARD), ("your hand", Zone.HAND)):
        said = f"{{n:count}} {{nouns:cardnouns.any}} with different names <from|in> {words}"
        yield made("aways", said, *_picked(zone, up_to=False), like=Chosen)
        yield made("aways", f"up to {said}", *_picked(zone, up_to=True), like=Chosen)


def _search_alike(discourse: Discourse, where: Where, sought: Value, then: Value) -> tuple[Search]:
    (who, (zones, joint)), (nouns, n, alike, total) = where, sought
    most = Count(Every(nouns, zones, who)) if n is None else n
    return (
        Search(discourse.doer, who, zones, nouns, most, "found", then, alike, up_to=True, joint=joint, total=total),
    )


def _undo_search_alike(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Search(player, of_, zones, _, n, "found", then, alike, up_to=True, joint=joint, total=total) as it,) if (
            player == discourse.doer
        ):
            any_number = n == Count(Every(it.filter, zones, of_))
            sought = (it.filter, None if any_number else n, alike, total)
            yield {"where": (of_, (zones, joint)), "sought": sought, "then": then}
        case _:
            return


_LIKE_SOUGHT = (h.nouns, h.n, h.alike, h.total)
"""What a search is for: the description, the most cards, what they must have in common, and their total."""


def _sought(alike: Alike | None, trait: Trait | None) -> _Both:
    """Return the build and undo functions of what a search for several cards is for."""

    def build(
        discourse: Discourse, nouns: Filter, n: Quantity | None = None, m: Quantity | None = None
    ) -> tuple[Filter, Quantity | None, Alike | None, Total | None]:
        speak_of(discourse, Those("found"), words_for(nouns, in_play=False), several=True)
        return nouns, n, alike, None if trait is None or m is None else Total(trait, m)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        nouns, n, found, total = value
        if found is alike and trait is (None if total is None else total.trait):
            bound: Bindings = {"nouns": nouns} if n is None else {"nouns": nouns, "n": n}
            yield bound if total is None else {**bound, "m": total.most}

    return build, undo


def _searches() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for searches for cards with different names, or with a total cost."""
    names, cost = "with different names", "<total|combined> cost <|of> {m:digits} or less"
    for which, alike, trait in (
        (names, Alike.NO_NAME, None),
        (f"{names} and {cost}", Alike.NO_NAME, Trait.COST),
        (f"with <|a> {cost}", None, Trait.COST),
    ):
        for many in ("up to {n:count}", "any number of"):
            yield made(
                "sought.alike", f"{many} {{nouns:cardnouns.any}} {which}", *_sought(alike, trait), like=_LIKE_SOUGHT
            )
    for joint in ("and", ", and", ","):
        said = f"searches~ {{where:search.where}} for {{sought:sought.alike}} {joint} {{then:doess~}}"
        yield made("doess~", said, _search_alike, _undo_search_alike, like=(Search,))


RULES = (*_targets(), *_in_all(), *_so_many_or_more(), *_picks(), *_searches())
