"""Several cards that have something in common: one graveyard, one party, or no name twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from engine.language.effects import Search
from engine.language.filters import Filter
from engine.language.powers import TargetDescription
from engine.language.selections import Chosen, Count, Every, Number, Quantity, Target, Those, You
from engine.language.words import Alike, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrases.finding import Where
from scenarios.reading.phrases.nouns import words_for
from scenarios.reading.pointing import aim, choose, described
from scenarios.reading.referring import speak_of
from scenarios.reading.rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings, Value

_Both: TypeAlias = tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]
_ONE = Number(1)


def _aimed(zones: tuple[Zone, ...], alike: Alike, *, up_to: bool) -> _Both:
    """Return how so many targets that are alike, or up to so many, are made and undone."""

    def build(discourse: Discourse, n: Quantity, nouns: Filter) -> Target:
        if n == _ONE:
            raise NoReading("one has nothing in common with itself")
        least = Number(0) if up_to else n
        return aim(discourse, TargetDescription(nouns, least, n, zones, alike), several=True)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        found = described(discourse, value)
        if found is not None and found.alike is alike:
            yield {"n": found.most, "nouns": found.filter}

    return build, undo


def _any_aimed(zones: tuple[Zone, ...], alike: Alike) -> _Both:
    """Return how any number of targets that are alike are made and undone."""

    def build(discourse: Discourse, nouns: Filter) -> Target:
        most = Count(Every(nouns, zones))
        return aim(discourse, TargetDescription(nouns, Number(0), most, zones, alike), several=True)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        found = described(discourse, value)
        if found is not None and found.alike is alike:
            yield {"nouns": found.filter}

    return build, undo


def _targets() -> Iterator[tuple[Rule, ...]]:
    """Give targets of one party, of one graveyard, and such that no two have the same name."""
    one = "<one|a single|the same>"
    dead, play = (Zone.GRAVEYARD,), (Zone.PLAY,)
    for category, nouns, where, zones, alike in (
        ("aways", "cardnouns", f"<in|from> {one} graveyard", dead, Alike.OWNER),
        ("some", "nouns", f"<in|from> {one} <party|player 's party>", play, Alike.CONTROLLER),
        ("some", "nouns", "with different names", play, Alike.NO_NAME),
        ("aways", "cardnouns", "with different names in graveyards", dead, Alike.NO_NAME),
    ):
        said = f"target {{nouns:{nouns}}} {where}"
        yield made(category, f"{{n:count}} {said}", *_aimed(zones, alike, up_to=False), like=Target)
        yield made(category, f"up to {{n:count}} {said}", *_aimed(zones, alike, up_to=True), like=Target)
        yield made(category, f"any number of {said}", *_any_aimed(zones, alike), like=Target)
        if category == "some":
            bare = f"{{nouns:{nouns}}} {where}"
            yield made("some.bare", f"up to {{n:count}} {bare}", *_aimed(zones, alike, up_to=True), like=Target)
            yield made("some.bare", f"any number of {bare}", *_any_aimed(zones, alike), like=Target)


def _picked(zone: Zone, *, up_to: bool) -> _Both:
    """Return how cards of different names that a player chooses in a zone of yours are made and undone."""

    def build(discourse: Discourse, n: Quantity, nouns: Filter) -> Chosen:
        least, most = (Number(0), n) if up_to else (n, None)
        found = choose(discourse, Every(nouns, (zone,), You()), least, most, words_for(nouns, in_play=False))
        return replace(found, alike=Alike.NO_NAME)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every(nouns, (found,), You()), least, most, alike=Alike.NO_NAME) if found is zone:
                n = most if up_to else least
                yield {"n": n, "nouns": nouns}
            case _:
                return

    return build, undo


def _picks() -> Iterator[tuple[Rule, ...]]:
    """Give cards of different names that are chosen in a zone of yours."""
    for words, zone in (("your graveyard", Zone.GRAVEYARD), ("your hand", Zone.HAND)):
        said = f"{{n:count}} {{nouns:cardnouns}} with different names <from|in> {words}"
        yield made("aways", said, *_picked(zone, up_to=False), like=Chosen)
        yield made("aways", f"up to {said}", *_picked(zone, up_to=True), like=Chosen)


def _search_alike(discourse: Discourse, where: Where, sought: Value, then: Value) -> tuple[Search]:
    (who, (zones, joint)), (nouns, n) = where, sought
    return (Search(discourse.doer, who, zones, nouns, n, "found", then, Alike.NO_NAME, up_to=True, joint=joint),)


def _undo_search_alike(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Search(player, of, zones, nouns, n, "found", then, Alike.NO_NAME, True, joint),) if (
            player == discourse.doer
        ):
            yield {"where": (of, (zones, joint)), "sought": (nouns, n), "then": then}
        case _:
            return


def _sought(discourse: Discourse, n: Quantity, nouns: Filter) -> tuple[Filter, Quantity]:
    speak_of(discourse, Those("found"), words_for(nouns, in_play=False), several=True)
    return nouns, n


def _searches() -> Iterator[tuple[Rule, ...]]:
    """Give searches for cards of different names."""
    yield made(
        "sought.alike",
        "up to {n:count} {nouns:cardnouns} with different names",
        _sought,
        lambda _d, value: [{"nouns": value[0], "n": value[1]}],
    )
    for search, rest in (("search", "dos"), ("searches", "doess")):
        for joint in ("and", ", and", ","):
            said = f"{search} {{where:search.where}} for {{sought:sought.alike}} {joint} {{then:{rest}}}"
            yield made(rest, said, _search_alike, _undo_search_alike, like=(Search,))


RULES = (*_targets(), *_picks(), *_searches())
