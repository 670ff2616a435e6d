"""Made-up card language for Hypothesis: any effect, selection, filter and quantity that makes sense, from the unions.

The members of the unions are looked up in the types, so that a new member is generated without being entered here. What
is entered here is the sense: which selections mean players, which names are bound, which words go together.
"""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from enum import EnumMeta
from functools import cache
from types import NoneType, UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from engine.language import (
    costs,
    effects,
    filters,
    modifiers,
    outside_the_game,
    powers,
    printed,
    revelation,
    triggers,
    words,
)
from engine.language import selections as pointing
from engine.language.durations import Duration
from engine.language.effects import Apply, ChooseMode, CreateTokens, Delay, Effect, ForEach, Put, RollDice
from engine.language.filters import AllOf, Controlled, Filter, HasCounter, InCondition, Is, Named
from engine.language.modifiers import Adjust, Cannot, Change, Control, Deed
from engine.language.outside_the_game import NewDeck
from engine.language.powers import Text, Triggered
from engine.language.printed import TokenFace
from engine.language.revelation import RevealUntil, Search
from engine.language.selections import (
    Chosen,
    Circumstance,
    Compare,
    ControllerOf,
    CountersOn,
    Every,
    HandLimit,
    HeroOf,
    Host,
    Nth,
    Number,
    OwnerOf,
    Players,
    Quantity,
    Role,
    Selection,
    Target,
    This,
    Those,
    Top,
    Total,
    TurnPlayer,
    ValueOf,
    X,
    You,
)
from engine.language.selections import (
    Union as Together,
)
from engine.language.triggers import On, What
from engine.language.words import Alike, Comparison, Condition, Kind, Relation, Trait, Zone

_MODULES = (
    costs, effects, filters, modifiers, outside_the_game, pointing, powers, printed, revelation, triggers, words,
)  # fmt: skip
_NAMES = {name: held for module in _MODULES for name, held in vars(module).items()}

EFFECTS: tuple[type, ...] = get_args(Effect)


class Sort(NamedTuple):
    """What a selection holds, and whether somebody may have to choose it: what is only looked at is not chosen."""

    holds: str
    chosen: bool = True


CARDS, PLAYERS, LINKS = Sort("cards"), Sort("players"), Sort("links")

_OF_PLAYERS = (You, Players, TurnPlayer, ControllerOf, OwnerOf)
_OF_ANYTHING = (Chosen, Together, Nth, Those)
_PLAYERS_THERE = ("player", "players", "by", "under")
_WHOSE = (Search, Top, RevealUntil, HandLimit, Every)
"""What says with `of` whose cards it is about."""

_NAMED = {CARDS.holds: "found", PLAYERS.holds: "someone", LINKS.holds: "links"}
"""To which names parts of a text bind what they choose, find and count, so that others can mean it."""
_MEANT = {CARDS.holds: ("found", "it", "rest"), PLAYERS.holds: ("someone",), LINKS.holds: ("links",)}
COUNTER = "charge"
TAG = "Orc"
NAMES = ("Ogre", "Trinket", "User")
WHERE = (Zone.PLAY, Zone.HAND, Zone.GRAVEYARD, Zone.DECK, Zone.REMOVED)

YOURS = Controlled(You())
ANY_CARD = Is((Kind.CARD,))
_HANDY: tuple[Filter, ...] = (
    ANY_CARD,
    Is((Kind.ALLY,)),
    AllOf((Is((Kind.ALLY,)), YOURS)),
    AllOf((Is((Kind.ALLY,)), YOURS, InCondition(Condition.READY))),
    AllOf((Is((Kind.ALLY,)), InCondition(Condition.EXHAUSTED))),
    AllOf((Is((Kind.HERO, Kind.ALLY)), InCondition(Condition.DAMAGED))),
    AllOf((Is((Kind.ITEM,)), YOURS)),
    AllOf((Is((Kind.RESOURCE,)), YOURS)),
    AllOf((Is((Kind.RESOURCE,)), InCondition(Condition.EXHAUSTED))),
    Is((Kind.ABILITY,)),
    Is((Kind.WEAPON,)),
    HasCounter(COUNTER),
)
"""What many cards speak of, so that there often is something that fits."""

_CHANGES: tuple[tuple[Change, ...], ...] = (
    (Adjust(Trait.ATK, Number(1)),),
    (Cannot(Deed.EXHAUST),),
    (Cannot(Deed.BE_DESTROYED),),
    (Control(You()),),
)
_PLAINLY = Compare(Number(1), Comparison.EQUAL, X())
_TOKEN = TokenFace("Imp", 1, 1)
_WATCHING = Triggered((On(What.DESTROYED, subject=Is((Kind.ALLY,))),), Text((), (effects.Draw(You(), Number(1)),)))


def _members(hint: object) -> frozenset[type]:
    """Return the members of a union, without None."""
    parts = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    return frozenset(part for part in parts if part is not NoneType)


_UNIONS = {_members(union): union for union in (Effect, Selection, Quantity, Circumstance, Filter, Selection | Filter)}


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, _NAMES)


@cache
def any_of(union: object, depth: int) -> st.SearchStrategy[Any]:
    """Return values of any member of the union, nested no deeper than so much."""
    members = [kind for kind in get_args(union) if kind is not NoneType and (depth > 0 or _is_plain(kind))]
    return st.one_of(*(built(kind, depth) for kind in members))


@cache
def _is_plain(kind: type) -> bool:
    """Return whether no effect is made of other effects, and nothing else of what is made of other things."""
    held = [_members(_inmost(hint)) for hint in _hints(kind).values()]
    nesting = {Effect} if kind in EFFECTS else {Selection, Quantity, Circumstance, Filter}
    return not any(_UNIONS.get(each) in nesting for each in held)


def _inmost(hint: Any) -> object:  # noqa: ANN401 - hints are anything.
    """Return of what a tuple, or a tuple of tuples, is made."""
    return _inmost(get_args(hint)[0]) if get_origin(hint) is tuple else hint


@cache
def built(kind: type, depth: int = 2, sort: Sort = CARDS) -> st.SearchStrategy[Any]:
    """Return values of the class, whatever its fields may hold; a selection is one of the sort."""
    given = {
        each.name: _in_field(kind, each.name, _hints(kind)[each.name], depth, sort) | _left_out(each)
        for each in fields(kind)
    }
    made: st.SearchStrategy[Any] = _SENSIBLE.get(kind, lambda made: made)(st.builds(kind, **given))
    return made


def _left_out(field: Field[Any]) -> st.SearchStrategy[Any]:
    """Return what a field holds that a text says nothing of."""
    return st.nothing() if field.default is MISSING else st.just(field.default)


def _in_field(kind: type, name: str, hint: Any, depth: int, sort: Sort) -> st.SearchStrategy[Any]:  # noqa: ANN401 - hints are anything.
    own = _OWN.get((kind, name), _OWN.get((None, name)))
    if own is not None:
        return own
    if kind is Those:
        return st.sampled_from(_MEANT[sort.holds])
    found = _of_type(hint, depth, _sort_of(kind, name, sort))
    if type(None) in get_args(hint):
        return st.none() | found
    return found


def _of_type(hint: Any, depth: int, sort: Sort) -> st.SearchStrategy[Any]:  # noqa: ANN401 - hints are anything.
    """Return values of the type."""
    union = _UNIONS.get(_members(hint))
    if union is not None:
        return _of_union(union, depth, sort)
    [kind] = _members(hint) if len(_members(hint)) == 1 else [None]
    if get_origin(hint) is tuple:
        inner = _of_type(get_args(hint)[0], depth, sort)
        return st.lists(inner, min_size=1, max_size=2).map(tuple)
    if isinstance(kind, EnumMeta):
        return st.sampled_from(list(kind))
    if kind is bool:
        return st.booleans()
    if kind is int:
        return st.integers(0, 2)
    if kind is str:
        return st.just(_NAMED[sort.holds])
    assert kind is not None, f"nothing is known of {hint}"
    return built(kind, depth)


def _of_union(union: object, depth: int, sort: Sort) -> st.SearchStrategy[Any]:
    if union == Selection:
        return selections(sort, depth)
    if union == Filter:
        return matching(depth)
    if union == Quantity:
        return amounts(depth)
    if union == Effect:
        return any_of(Effect, max(0, depth - 1))
    if union == Selection | Filter:
        return selections(sort, depth) | matching(depth)
    return any_of(union, max(0, depth - 1)) if depth else st.just(_PLAINLY)


def _sort_of(kind: type, name: str, sort: Sort) -> Sort:
    """Return whether the field of the class is about cards, players or links, and whether they may be chosen there."""
    chosen = kind in EFFECTS or (sort.chosen and kind in (Together, Nth))
    if name in _PLAYERS_THERE or (name == "of" and kind in _WHOSE):
        return PLAYERS._replace(chosen=chosen)
    if name == "links":
        return LINKS._replace(chosen=chosen)
    return (sort if kind in _OF_ANYTHING else CARDS)._replace(chosen=chosen)


@cache
def selections(sort: Sort, depth: int) -> st.SearchStrategy[Any]:
    """Return selections of the sort."""
    among: st.SearchStrategy[Any]
    if sort.holds == LINKS.holds:
        among = st.just(Every(Is((Kind.LINK,)), (Zone.CHAIN,)))
        return among | st.builds(Chosen, among) if sort.chosen else among
    if sort.holds == PLAYERS.holds:
        handy: st.SearchStrategy[Any] = st.sampled_from((You(), Players(Relation.OPPONENT), Players()))
        kinds = [*_OF_PLAYERS, *_OF_ANYTHING]
    else:
        among = st.builds(Every, st.sampled_from(_HANDY), _zones())
        handy = st.sampled_from((This(), HeroOf(You()), Top(Number(1), You()))) | among
        handy = handy | st.builds(Chosen, among, amounts(0) | st.none()) if sort.chosen else handy
        kinds = [kind for kind in get_args(Selection) if kind not in _OF_PLAYERS]
    if depth <= 0:
        return handy
    kinds = [kind for kind in kinds if sort.chosen or kind is not Chosen]
    return handy | handy | st.one_of(*(built(kind, depth - 1, sort) for kind in kinds))


@cache
def matching(depth: int) -> st.SearchStrategy[Any]:
    """Return filters."""
    handy = st.sampled_from(_HANDY)
    return handy if depth <= 0 else handy | any_of(Filter, depth - 1)


@cache
def amounts(depth: int) -> st.SearchStrategy[Any]:
    """Return quantities, mostly small ones."""
    handy = st.sampled_from((Number(1), Number(1), Number(2), Number(0), X()))
    return handy if depth <= 0 else handy | handy | any_of(Quantity, depth - 1)


def _zones() -> st.SearchStrategy[tuple[Zone, ...]]:
    some = st.lists(st.sampled_from(WHERE), min_size=1, max_size=2, unique=True).map(tuple)
    return st.just((Zone.PLAY,)) | st.just((Zone.PLAY,)) | some


def _as_many_words(made: st.SearchStrategy[ChooseMode]) -> st.SearchStrategy[ChooseMode]:
    return made.map(lambda each: ChooseMode(each.player, each.courses, ("one", "other")[: len(each.courses)]))


def _to_whom(made: st.SearchStrategy[ForEach]) -> st.SearchStrategy[ForEach]:
    """Return the effects for each card or for each player, under the name by which these are meant."""
    name = st.just(_NAMED[PLAYERS.holds])
    return made | st.builds(ForEach, selections(PLAYERS, 1), name, st.tuples(any_of(Effect, 0)))


_SENSIBLE: dict[type, Any] = {ChooseMode: _as_many_words, ForEach: _to_whom}
"""What is made of values whose fields have to agree."""

_OWN: dict[tuple[type | None, str], st.SearchStrategy[Any]] = {
    (None, "zones"): _zones(),
    (None, "counters"): st.just(()),
    (None, "tags"): st.just((TAG,)),
    (None, "trait"): st.sampled_from(list(Trait)),
    (filters.HasTrait, "trait"): st.just("Horde"),
    (None, "duration"): st.sampled_from((Duration.THIS_TURN, Duration.GAME, Duration.THIS_COMBAT)),
    (Named, "name"): st.sampled_from(NAMES),
    (effects.AddCounters, "name"): st.just(COUNTER),
    (effects.RemoveCounters, "name"): st.just(COUNTER),
    (CountersOn, "name"): st.just(COUNTER),
    (HasCounter, "name"): st.just(COUNTER),
    (pointing.WasChosen, "word"): st.just("red"),
    (pointing.Per, "number"): st.integers(1, 2),
    (RevealUntil, "rest"): st.just("rest"),
    (Role, "name"): st.sampled_from(("subject", "target 0")),
    (Apply, "changes"): st.sampled_from(_CHANGES),
    (Delay, "power"): st.just(_WATCHING),
    (CreateTokens, "token"): st.just(_TOKEN),
    (CreateTokens, "amount"): st.sampled_from((Number(0), Number(1), Number(2))),
    (RollDice, "dice"): st.just(Number(1)),
    (NewDeck, "size"): st.integers(1, 2),
    (Put, "zone"): st.sampled_from(WHERE),
    (Search, "zones"): st.sampled_from(((Zone.DECK,), (Zone.GRAVEYARD,), (Zone.HAND, Zone.GRAVEYARD))),
    (Search, "total"): st.none(),
    (Search, "alike"): st.sampled_from((None, Alike.NO_NAME)),
    (ValueOf, "of"): selections(CARDS._replace(chosen=False), 0),
    (Total, "trait"): st.just(Trait.COST),
    (Host, "slot"): st.just(0),
    (Target, "slot"): st.just(0),
}
"""What a field holds that makes more sense than anything of its type; without a class in every class."""


def effects_of_kind(kind: type) -> st.SearchStrategy[Any]:
    """Return effects of the class, made of others no deeper than they make sense."""
    return built(kind, 2)
