"""Looking, revealing, searching, and choosing among the cards that were looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from engine.language.effects import Choose, Put, Shuffle
from engine.language.filters import AllOf, Among, Filter, Is
from engine.language.revelation import LookAt, Reveal, Search
from engine.language.selections import (
    Chosen,
    Count,
    Every,
    Number,
    Players,
    Quantity,
    Selection,
    This,
    Those,
    Top,
    You,
)
from engine.language.words import Joint, Kind, Zone
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.verbs.verb_phrases import verb, verb_made
from scenarios.reading.phrases.zones.moves_between_zones import who_arranges
from scenarios.reading.phrases.zones.placed_apart import apart, joined_again, put_by_the_doer
from scenarios.reading.plural_references import those
from scenarios.reading.selected_cards import choose
from scenarios.reading.templates import Bindings, Value, h, joined, whole_of

Where: TypeAlias = tuple[Selection, tuple[tuple[Zone, ...], Joint]]
"""Whose zones are searched, which zones, and the word between them."""
Sought: TypeAlias = tuple[Filter, Quantity | None, bool]
"""What is looked for, the most cards of it, None for any number, and whether fewer will do."""

CARD = Is((Kind.CARD,))
_DECK, _SEEN = (Zone.DECK,), frozenset({"seen", "card"})
REVEALED = "revealed"
OTHERS_REVEALED = "others revealed"
"""The name of the cards that were revealed before others fitted."""


_ONE = Number(1)
_SEEN_CARDS = This()
"""The place of the cards that were seen in a move of them."""
_BACK = "back <|on top|on top of your deck> <|in any order>"


def _seen(*, look: bool, one: bool) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    """Return the build and undo functions of showing the top cards of a deck, to one player or to all."""

    def build(discourse: Discourse, of: Selection, n: Quantity = _ONE) -> tuple[Any, ...]:
        if one is not (n == _ONE):
            raise NoReading("a noun that agrees with the number of cards")
        name = discourse.name("seen")
        speak_of(
            discourse, Those(name), _SEEN if look else _SEEN | {REVEALED}, several=not one or isinstance(of, Players)
        )
        discourse.owners[name] = of
        if isinstance(n, Number):
            discourse.numbers += ((name, n.value),)
        shown = LookAt(discourse.doer, Those(name)) if look else Reveal(Those(name))
        return (Choose(Top(n, of), name), shown)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Choose(Top(n, of), name), (LookAt() | Reveal()) as shown) if one is (n == _ONE) and shown == (
                LookAt(discourse.doer, Those(name)) if look else Reveal(Those(name))
            ):
                yield {"of": of} if one else {"n": n, "of": of}
            case _:
                return

    return build, undo


def _one_seen(discourse: Discourse) -> Chosen:
    return choose(discourse, those(discourse, "seen").selection, None, None, words_for(CARD))


def _undo_one_seen(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Those(_), None, None):
            yield {}
        case _:
            return


def _some_seen(discourse: Discourse, n: Quantity) -> Chosen:
    if n == Number(1):
        raise NoReading("more than one card")
    return choose(discourse, those(discourse, "seen").selection, n, None, words_for(CARD))


def _undo_some_seen(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Those(_), n, None) if n is not None:
            yield {"n": n}
        case _:
            return


def _any_seen(discourse: Discourse) -> Chosen:
    seen = those(discourse, "seen").selection
    return choose(discourse, seen, Number(0), Count(seen), words_for(CARD))


def _undo_any_seen(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Those() as seen, Number(0), Count(of)) if seen == of:
            yield {}
        case _:
            return


def _fitting(discourse: Discourse, noun: Filter) -> Every:
    seen = Among(those(discourse, "seen").selection)
    return Every(seen if noun == CARD else joined(noun, seen), _DECK)


def _a_seen(discourse: Discourse, noun: Filter) -> Chosen:
    return choose(discourse, _fitting(discourse, noun), None, None, words_for(noun, in_play=False))


def noun_of(fits: Filter) -> Filter:
    """Return the noun of cards that were seen, without the last requirement: that they are among the seen cards."""
    return whole_of(fits.filters[:-1]) if isinstance(fits, AllOf) else CARD


def _undo_a_seen(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Every(_, (Zone.DECK,)) as every, None, None):
            yield {"noun": noun_of(every.filter)}
        case _:
            return


def _undo_fitting(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Every(_, (Zone.DECK,)):
            yield {"noun": noun_of(value.filter)}
        case _:
            return


def _rest(discourse: Discourse) -> Every:
    return Every(Among(those(discourse, "seen").selection), _DECK)


def _undo_rest(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Every(Among(Those(_)), (Zone.DECK,)):
            yield {}
        case _:
            return


def _tops() -> Iterator[tuple[Rule, ...]]:
    for words, look in (("look+s at", True), ("reveal+s", False)):
        for which, one in (("card", True), ("{n:count} cards", False)):
            yield from verb_made(f"{words} the top {which} of {{of:whose}} deck", *_seen(look=look, one=one))
    yield made("seen", "<one|one of them>", _one_seen, _undo_one_seen)
    yield made("seen", "{n:count} <of them|>", _some_seen, _undo_some_seen)
    yield made("seen", "any number of them", _any_seen, _undo_any_seen)
    yield made("seen", "<a|an> {noun:cardnoun} from among them", _a_seen, _undo_a_seen)
    yield made("seen", "all {noun:cardnouns} from among them", _fitting, _undo_fitting)
    yield made(
        "seen",
        "<the rest|the other|the other one|the others|the <other|remaining> <|revealed> cards|both>",
        _rest,
        _undo_rest,
    )


def _placed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for where the cards that were seen are put."""
    places = {
        "into <your|> hand": Put(_SEEN_CARDS, Zone.HAND),
        "on the bottom <of your deck|of your deck in any order|in any order|>": Put(
            _SEEN_CARDS, Zone.DECK, on_bottom=True
        ),
        "on <|the> top <of your deck|> <|in any order>": Put(_SEEN_CARDS, Zone.DECK),
        _BACK: Put(_SEEN_CARDS, Zone.DECK),
        "into your graveyard": Put(_SEEN_CARDS, Zone.GRAVEYARD),
        "into play": Put(_SEEN_CARDS, Zone.PLAY),
    }
    for words, put in places.items():
        noting = put_by_the_doer(put, _note_taken if put.zone is Zone.HAND else None)
        yield made("placed.seen", f"{{it:seen}} {words}", *noting, like=(Put,))
        yield made("placed", f"{{it:seen}} {words}", *noting, like=(Put,))
        for those_ in ("ref", "some.spoken"):
            yield made("placed", f"{{it:{those_}}} {words}", *put_by_the_doer(put), like=(Put,))
    for words, like in (
        ("put {a:placed} <and|, and> {b:placed}", (h.a, h.b)),
        ("put {a:placed} , {b:placed} , and {c:placed}", (h.a, h.b, h.c)),
    ):
        yield made("do", words, in_several_places, undo_in_several_places, like=like)
    yield rule("do", "put {a:placed.seen}", h.a)
    yield made("do", f"put them {_BACK}", _put_back, as_built(_put_back), like=(Put,))
    yield rule("do", "reveal {it:seen}", (Reveal(h.it),))


def _note_taken(discourse: Discourse, it: Selection) -> None:
    """Remember what was put into the hand, of whose kind later words can ask."""
    discourse.taken = it


def in_several_places(_discourse: Discourse, **moves: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the moves of several cards, the later of which leave out what the earlier ones have taken."""
    return apart(tuple(each for move in moves.values() for each in move))


def undo_in_several_places(_discourse: Discourse, value: tuple[Any, ...]) -> Iterator[Bindings]:
    """Yield the moves as the words name them."""
    yield {name: (each,) for name, each in zip("abc", joined_again(value), strict=False)}


def _put_back(discourse: Discourse) -> tuple[Put]:
    """Return the move of the cards that were seen back to the top of their deck."""
    seen = those(discourse, "seen").selection
    return (Put(seen, Zone.DECK, by=who_arranges(discourse, Zone.DECK, seen)),)


_LIKE_SOUGHT = (h.noun, h.n, h.up_to)
"""What a search is for: the description, the most cards, and whether fewer will do."""


def _sought(discourse: Discourse, noun: Filter) -> Sought:
    speak_of(discourse, Those("found"), words_for(noun, in_play=False))
    return noun, _ONE, False


def _undo_sought(_discourse: Discourse, value: Sought) -> Iterator[Bindings]:
    noun, n, up_to = value
    if n == _ONE and not up_to:
        yield {"noun": noun}


def _sought_some(discourse: Discourse, n: Quantity, nouns: Filter) -> Sought:
    speak_of(discourse, Those("found"), words_for(nouns, in_play=False), several=True)
    return nouns, n, True


def _undo_sought_some(_discourse: Discourse, value: Sought) -> Iterator[Bindings]:
    nouns, n, up_to = value
    if n is not None and up_to:
        yield {"nouns": nouns, "n": n}


def _sought_all(discourse: Discourse, nouns: Filter) -> Sought:
    speak_of(discourse, Those("found"), words_for(nouns, in_play=False), several=True)
    return nouns, None, True


def _undo_sought_all(_discourse: Discourse, value: Sought) -> Iterator[Bindings]:
    nouns, n, up_to = value
    if n is None and up_to:
        yield {"nouns": nouns}


def _sought_each(discourse: Discourse, nouns: Filter) -> Sought:
    """Return that every such card is found; in a zone that isn't public a player can still fail to (409.2)."""
    speak_of(discourse, Those("found"), words_for(nouns, in_play=False), several=True)
    return nouns, None, False


def _undo_sought_each(_discourse: Discourse, value: Sought) -> Iterator[Bindings]:
    nouns, n, up_to = value
    if n is None and not up_to:
        yield {"nouns": nouns}


def search(discourse: Discourse, where: Where, sought: Sought, then: Value) -> tuple[Any, ...]:
    """Return a search by one player, with what happens to the cards that it finds."""
    (who, (zones, joint)), (noun, n, up_to) = where, sought
    most = Count(Every(noun, zones, who)) if n is None else n
    if isinstance(discourse.doer, Players):
        raise NoReading("one player at a time who searches")
    return (Search(discourse.doer, who, zones, noun, most, "found", then, up_to=up_to, joint=joint),)


def undo_search(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    """Yield where a player searches, for what, and what happens to it."""
    match value:
        case (Search(player, of, zones, _, most, "found", then, None, up_to, joint) as it,) if player == discourse.doer:
            n = None if most == Count(Every(it.filter, zones, of)) else most
            yield {"where": (of, (zones, joint)), "sought": (it.filter, n, up_to), "then": then}
        case _:
            return


def _where(discourse: Discourse, who: Selection, zones: tuple[tuple[Zone, ...], Joint]) -> Where:
    discourse.owners["found"] = who
    return who, zones


def _undo_where(_discourse: Discourse, value: Where) -> Iterator[Bindings]:
    who, zones = value
    yield {"who": who, "zones": zones}


def _hand_revealed(discourse: Discourse, own: Selection) -> tuple[Reveal]:
    discourse.looked, discourse.revealed = Every(CARD, (Zone.HAND,), own), True
    return (Reveal(discourse.looked),)


def _undo_hand_revealed(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Reveal(Every(_, (Zone.HAND,), own)),):
            yield {"own": own}
        case _:
            return


def _searches() -> Iterator[tuple[Rule, ...]]:
    yield made("search.where", "{who:whose} {zones:searched}", _where, _undo_where, like=(h.who, h.zones))
    yield made("sought", "<a|an> {noun:cardnoun.any}", _sought, _undo_sought, like=_LIKE_SOUGHT)
    yield made("sought", "up to {n:count} {nouns:cardnouns.any}", _sought_some, _undo_sought_some, like=_LIKE_SOUGHT)
    yield made("sought", "all {nouns:cardnouns.any}", _sought_each, _undo_sought_each, like=_LIKE_SOUGHT)
    yield made("sought", "any number of {nouns:cardnouns.any}", _sought_all, _undo_sought_all, like=_LIKE_SOUGHT)
    yield rule("searched", "deck", (_DECK, Joint.AND_OR))
    for joint in ("and", ", and", ","):
        yield made(
            "doess~",
            f"searches~ {{where:search.where}} for {{sought}} {joint} {{then:doess~}}",
            search,
            undo_search,
            like=(Search,),
        )
    yield from verb("shuffle+s {own} deck", Shuffle(h.own))
    yield made("found", "{it:ref}", _found, lambda _d, value: [{"it": value}])
    for where, zone in (("graveyard", Zone.GRAVEYARD), ("hand", Zone.HAND)):
        yield made("away.named", f"<a|an> {{noun:cardnoun.any}} from your {where}", *_one_attached(zone))
    yield from verb("reveal+s {it:ref}", Reveal(h.it))
    yield from verb("reveal+s {it:some}", Reveal(h.it))
    yield made("does~", "reveals~ {own} <hand|hands>", _hand_revealed, _undo_hand_revealed)


def _one_attached(zone: Zone) -> tuple[Any, Any]:
    """Return the build and undo functions of a card of yours that is put into play attached: it must be an ability."""

    def build(discourse: Discourse, noun: Filter) -> Chosen:
        kinds = words_for(noun, in_play=False) - {"card", "ability"}
        if kinds & {"ally", "hero", "quest", "weapon", "armor", "item", "character", "equipment"}:
            raise NoReading("an ability to be attached")
        return choose(discourse, Every(noun, (zone,), You()), None, None, words_for(noun, in_play=False))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every(_, (found,), You()) as every, None, None) if found is zone:
                yield {"noun": every.filter}
            case _:
                return

    return build, undo


def _found(_discourse: Discourse, it: Selection) -> Selection:
    """Return a card that a search has found; a card already in play is attached anew by other words (306.3f)."""
    if not isinstance(it, Those):
        raise NoReading("a card that the search has found")
    return it


def _chosen(_discourse: Discourse, it: Selection) -> tuple[Any, ...]:
    if not isinstance(it, Chosen) or it.name is None:
        raise NoReading("a choice of cards")
    return (Choose(replace(it, name=None), it.name),)


def _undo_chosen(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Choose(Chosen() as it, name),):
            yield {"it": replace(it, name=name)}
        case _:
            return


def _choosing() -> Iterator[tuple[Rule, ...]]:
    for things in ("np.indefinite", "nps", "away~", "seen.one", "seen"):
        yield from verb_made(f"choose+s {{it:{things}}}", _chosen, _undo_chosen)
    yield from verb_made("choose+s {it:player.chosen}", _chosen, _undo_chosen)
    yield made("seen.one", "one", _one_seen, _undo_one_seen)


RULES = (*_tops(), *_placed(), *_searches(), *_choosing())
