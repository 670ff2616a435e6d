"""One card of each of several kinds: "an ability, ally, equipment, and quest card", "an Air and an Earth Totem"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any, TypeAlias

from engine.language.filters import AllOf, Among, Filter, HasTrait, Is, Tagged
from engine.language.selections import Chosen, Every, Selection, Those, Union, You
from engine.language.words import Zone
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.line_words import Token
from scenarios.reading.noun_words import covers, kinds_named, words_for
from scenarios.reading.phrase_rules import NoReading, Rule, Terminal, made, rule
from scenarios.reading.phrases.nouns.name_phrases import TOTEMS
from scenarios.reading.phrases.zones.search_phrases import REVEALED, noun_of
from scenarios.reading.plural_references import those
from scenarios.reading.selected_cards import choose
from scenarios.reading.templates import Bindings, Value, h, joined, parts_of

_Both: TypeAlias = tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]
_LETTERS = "abcd"
_TWO = 2
_SORTS = {each.removesuffix(" Totem"): each for each in TOTEMS}


def _sort(tokens: tuple[Token, ...], at: int, _discourse: Discourse) -> Iterator[tuple[int, Any]]:
    """Yield the tag of a sort of Totem by its first word, where the word Totem stands behind the whole list."""
    if tokens[at].text in _SORTS:
        yield at + 1, _SORTS[tokens[at].text]


def _write_sort(value: object) -> Iterator[str]:
    if value in TOTEMS:
        yield str(value).removesuffix(" Totem")


def _chosen(discourse: Discourse, fits: tuple[Filter, ...], cards: Callable[[Filter], Every]) -> Union:
    """Return one chosen card for each of the descriptions; together they can be referred to as several."""
    if not all(_apart(*two) for two in combinations(fits, 2)):
        raise NoReading("kinds of which no card can be two at once")
    found = tuple(choose(discourse, cards(each), None, None, frozenset({"card"})) for each in fits)
    speak_of(discourse, Union(tuple(Those(each.name or "") for each in found)), frozenset({"card"}), several=True)
    return Union(found)


def _apart(one: Filter, other: Filter) -> bool:
    """Return whether no card fits both descriptions, as far as their kinds and tags tell."""
    sorts = [each.tags for each in (one, other) if isinstance(each, Tagged) and set(each.tags) <= set(TOTEMS)]
    if len(sorts) == _TWO:
        return set(sorts[0]).isdisjoint(sorts[1])
    kinds = (kinds_named(words_for(each)) if _says_its_kind(each) else {"card"} for each in (one, other))
    return not any(covers(a, b) or covers(b, a) for a, b in product(*kinds))


def _says_its_kind(described: Filter) -> bool:
    """Return whether the description names a kind, or only tags; cards of every kind are of a class (207)."""
    parts = parts_of(described)
    return any(isinstance(part, Is) for part in parts) or not any(isinstance(part, HasTrait) for part in parts)


def _of_yours(zone: Zone, many: int) -> _Both:
    """Return the build and undo functions of one card of each description that is chosen in a zone of yours."""

    def build(discourse: Discourse, **kinds: Filter) -> Union:
        return _chosen(discourse, tuple(kinds.values()), lambda each: Every(each, (zone,), You()))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        parts = value.parts if isinstance(value, Union) else ()
        fits = [_filter_in(each, zone, You()) for each in parts]
        if len(fits) == many and None not in fits:
            yield dict(zip(_LETTERS, fits, strict=False))

    return build, undo


def _filter_in(one: Selection, zone: Zone, of: Selection | None) -> Filter | None:
    match one:
        case Chosen(Every(_, (found,), whose) as every, None, None) if found is zone and whose == of:
            return every.filter
        case _:
            return None


def _shown(many: int, how: str = REVEALED) -> _Both:
    """Return the build and undo functions of one card of each description among those revealed, or only seen."""

    def build(discourse: Discourse, **kinds: Filter) -> Union:
        seen = Among(those(discourse, how).selection)
        return _chosen(discourse, tuple(kinds.values()), lambda each: Every(joined(each, seen), (Zone.DECK,)))

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        parts = value.parts if isinstance(value, Union) else ()
        fits = [_filter_in(each, Zone.DECK, None) for each in parts]
        seen = Among(those(discourse, how).selection)
        kinds = [noun_of(each) for each in fits if isinstance(each, AllOf) and each.filters[-1] == seen]
        if len(kinds) == many == len(fits):
            yield dict(zip(_LETTERS, kinds, strict=False))

    return build, undo


def _list(part: str, many: int) -> str:
    *front, last = (f"{{{letter}:{part}}}" for letter in _LETTERS[:many])
    return f"{' , '.join(front)} {',' if front[1:] else ''} and {last}"


def _lists() -> Iterator[tuple[Rule, ...]]:
    yield rule("kind.each", "{a:kind}", Is((h.a,)))
    yield rule("totem.each", "{a:totem.sort}", Tagged((h.a,)))
    for many in (2, 3, 4):
        kinds = (f"<a|an> {_list('kind.each', many)} card",) if many > _TWO else ()
        for said in (*kinds, f"<a|an> {_list('totem.each', many)} totem"):
            for words, zone in (("graveyard", Zone.GRAVEYARD), ("hand", Zone.HAND)):
                yield made("aways", f"{said} <from|in> your {words}", *_of_yours(zone, many), like=Union)
        if many == _TWO:  # Two kinds before one noun may be meant as kinds of one card.
            continue
        for said in (
            f"a revealed {_list('kind.each', many)} card",
            f"<a|an> {_list('kind.each', many)} card revealed this way",
        ):
            yield made("seen", said, *_shown(many), like=Union)


def _with_articles() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for two descriptions with an article each: "a Demon card and an ability card"."""
    for words, zone in (("graveyard", Zone.GRAVEYARD), ("hand", Zone.HAND)):
        said = f"<a|an> {{a:cardnoun}} and <a|an> {{b:cardnoun}} <from|in> your {words}"
        yield made("aways", said, *_of_yours(zone, 2), like=Union)
    for how, among in ((REVEALED, "revealed this way"), ("seen", "from among them")):
        said = f"<a|an> {{a:cardnoun}} and <a|an> {{b:cardnoun}} {among}"
        yield made("seen", said, *_shown(2, how), like=Union)
        said = f"<a|an> {{a:cardnoun}} , <a|an> {{b:cardnoun}} , and <a|an> {{c:cardnoun}} {among}"
        yield made("seen", said, *_shown(3, how), like=Union)
    said = "a revealed {a:cardnoun} and a revealed {b:cardnoun}"
    yield made("seen", said, *_shown(2), like=Union)
    said = "a revealed {a:cardnoun} , a revealed {b:cardnoun} , and a revealed {c:cardnoun}"
    yield made("seen", said, *_shown(3), like=Union)


RULES: tuple[Value, ...] = (
    Terminal("totem.sort", _sort, _write_sort, "a sort of Totem"),
    *_lists(),
    *_with_articles(),
)
