"""Cards in hands, decks and graveyards and on the chain, and what moves them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import reduce
from typing import Any

from engine.language.effects import Put, Shuffle
from engine.language.filters import AllOf, Among, Controlled, Filter, Is, Marked, Named, NamedLike, Not
from engine.language.revelation import LookAt, Reveal
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
from engine.language.words import Kind, LineKeyword, Relation, Zone
from scenarios.reading.back_references import is_one_player, must_be_one_player, speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.amounts.that_many import counted_as_moved, moved_whole
from scenarios.reading.phrases.descriptions.bounded_values import Both, with_a_value
from scenarios.reading.phrases.nouns.card_nouns import InParty
from scenarios.reading.phrases.nouns.tags_before_nouns import tag_filter, tag_of
from scenarios.reading.phrases.verbs.verb_phrases import verb
from scenarios.reading.plural_references import those
from scenarios.reading.said_of_kinds import must_be_said_of_all
from scenarios.reading.selected_cards import choose, is_player
from scenarios.reading.templates import Bindings, Value, filters_of, h, joined, narrowed, whole_of

CARD = Is((Kind.CARD,))
_YOU = You()


def _cardnouns() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards outside play: "ally card", "Demon ally card with cost 2 or less", "card named …"."""
    yield rule("card" + "cardnoun~", "card~", CARD)
    yield rule("card" + "cardnoun~", "{a:coreheadcard} card~", h.a)
    yield made("cardnoun~", "{head:cardcardnoun~}", _whole, _undo_whole)
    yield made("cardnoun~", "{head:taggedcardnoun~}", _whole, _undo_whole)
    yield made("cardnoun~", "{head:cardcardnoun~} {post:postmods}", _after, _undo_after)
    yield made("cardnoun~", "{head:taggedcardnoun~} {post:postmods}", _after, _undo_after)
    for inner in ("cardcardnoun~", "taggedcardnoun~"):
        yield made("taggedcardnoun~", f"{{tag}} {{head:{inner}}}", _tagged, _undo_tagged)
        yield made("taggedcardnoun~", f"{{tag:nontag}} {{head:{inner}}}", _not_tagged, _undo_not_tagged)
        yield rule("taggedcardnoun~", f"{{mark:marked}} {{head:{inner}}}", narrowed(h.head, h.mark))
    for keyword in LineKeyword:
        yield rule("marked", keyword.value, Marked(keyword))
        yield rule("marked", f"non-{keyword.value}", Not(Marked(keyword)))
    yield rule("coreheadcard", "{a:head}", h.a)
    yield made("coreheadcard", "{tag}", lambda _d, tag: tag_filter(tag, CARD), _undo_tag_head)


def _undo_tag_head(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    tag = tag_of(value)
    if isinstance(tag, str):
        yield {"tag": tag}


def _whole(_discourse: Discourse, head: Filter) -> Filter:
    return head


def _undo_whole(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    yield {"head": value}


def _tagged(_discourse: Discourse, tag: str, head: Filter) -> Filter:
    if head == CARD:
        raise NoReading("the tag alone")
    has_tag = tag_filter(tag, _kind(head))
    must_be_said_of_all(_kind(head), (has_tag,))
    return joined(head, has_tag)


def _undo_tagged(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    yield from ({"head": base, "tag": tag_of(extra)} for base, extra in _split(value))


def _kind(head: Filter) -> Filter:
    """Return the kind of cards that is described, on which it depends how a card shows a tag."""
    return filters_of(head)[0]


def _not_tagged(_discourse: Discourse, tag: str, head: Filter) -> Filter:
    return joined(head, Not(tag_filter(tag, _kind(head))))


def _undo_not_tagged(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    yield from ({"head": base, "tag": tag_of(extra.filter)} for base, extra in _split(value) if isinstance(extra, Not))


def _after(_discourse: Discourse, head: Filter, post: tuple[Filter, ...]) -> Filter:
    if head == CARD and len(post) == 1 and isinstance(post[0], (Named, NamedLike)):
        return post[0]
    if any(isinstance(each, (Controlled, InParty)) for each in post[1:]):
        raise NoReading("a card outside play, which nobody controls (400.1)")
    must_be_said_of_all(_kind(head), post)
    return reduce(joined, post, head)


def _undo_after(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    if isinstance(value, (Named, NamedLike)):
        yield {"head": CARD, "post": (value,)}
    filters = value.filters if isinstance(value, AllOf) else ()
    for place in range(len(filters) - 1, 0, -1):
        yield {"head": whole_of(filters[:place]), "post": filters[place:]}


def _split(value: Value) -> Iterator[tuple[Filter, Filter]]:
    if isinstance(value, AllOf):
        yield whole_of(value.filters[:-1]), value.filters[-1]


def _must_be_your_choice(discourse: Discourse, **_parts: Value) -> None:
    """Refuse a link that another player would choose."""
    if discourse.doer != You() and is_player(discourse.doer):
        raise NoReading("a link that you choose")


def _links() -> Iterator[tuple[Rule, ...]]:
    on_chain = (Zone.CHAIN,)
    for words in ("played by {who:player}", "{who:player} played"):
        one = Chosen(Every(narrowed(h.noun, Controlled(h.who)), on_chain))
        yield rule("link", f"<a|an> {{noun:cardnoun}} {words}", one, check=_must_be_your_choice)
    yield rule("link", "all other {noun:cardnouns}", Every(narrowed(h.noun, Not(Among(This()))), on_chain))


_OF_YOURS = {
    "your graveyard": (Zone.GRAVEYARD,),
    "<your hand|hand>": (Zone.HAND,),
    "your collection": (Zone.COLLECTION,),
    "your removed from game zone": (Zone.REMOVED,),
    "your hand or graveyard": (Zone.HAND, Zone.GRAVEYARD),
    "your graveyard or hand": (Zone.GRAVEYARD, Zone.HAND),
}


def _away() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that are chosen in graveyards and hands, and for cards on top of decks."""
    for prep in ("from", "in"):
        yield from _in_others(prep)
        for words, zones in _OF_YOURS.items():
            yield from _with_values("away", f"<a|an> {{noun:cardnoun.any}} {prep} {words}", _picked(zones))
            if len(zones) > 1:
                continue
            (zone,) = zones
            cards = f"{{noun:cardnouns.any}} {prep} {words}"
            yield from _with_values("aways", f"{{n:count}} {cards}", picked_many(zone))
            yield from _with_values("aways", f"<all|all of the|the> {cards}", _all(zone))
            yield from _with_values("aways", f"up to {{n:count}} {cards}", picked_up_to(zone))
            yield from _with_values("aways", f"any number of {cards}", _picked_any(zone))
    removed = _picked((Zone.REMOVED,), None)
    yield made("away", "<a|an> {noun:cardnoun.any} <that is|that 's|that was> removed from the game", *removed)
    yield made("away", "the top card of {of:whose} deck", _top_one, _undo_top_one)
    yield made("aways", "the top {n:count} cards of {of:whose} deck", _top, _undo_top)


def _with_values(category: str, said: str, both: Both) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards in a zone, and for those of them whose values are told behind the zone."""
    yield made(category, said, *both)
    yield made(category, f"{said} {{so:postmod}}", *with_a_value(both))


def _random(zone: Zone, *, several: bool) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    """Return the build and undo functions of cards that are chosen at random in a player's zone."""

    def build(discourse: Discourse, noun: Filter, of: Selection, n: Quantity | None = None) -> Chosen:
        if n == Number(1):
            raise NoReading("more than one card for a plural")
        must_be_one_player(discourse, of)
        found = choose(discourse, Every(noun, (zone,), of), n, None, words_for(noun, in_play=False))
        assert found.name is not None
        discourse.owners[found.name] = of
        return replace(found, by=None, at_random=True)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every(_, (found,), of) as every, n, None, None, at_random=True) if found is zone:
                if (n is not None) is several and is_one_player(discourse, of):
                    yield {"noun": every.filter, "of": of, "n": n} if several else {"noun": every.filter, "of": of}
            case _:
                return

    return build, undo


def _at_random() -> Iterator[tuple[Rule, ...]]:
    for word, zone in (("hand", Zone.HAND), ("graveyard", Zone.GRAVEYARD)):
        place = f"<from|in> {{of:whose}} {word}"
        one, many = _random(zone, several=False), _random(zone, several=True)
        for words in (
            f"<a|an> {{noun:cardnoun.any}} at random {place}",
            f"<a|an> {{noun:cardnoun.any}} {place} at random",
            f"a random {{noun:cardnoun.any}} {place}",
        ):
            yield made("away", words, *one, like=Chosen)
        for words in (
            f"{{n:count}} {{noun:cardnouns.any}} at random {place}",
            f"{{n:count}} {{noun:cardnouns.any}} {place} at random",
        ):
            yield made("aways", words, *many, like=Chosen)


def _in_others(prep: str) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that are chosen in anybody's graveyard, or in an opponent's."""
    dead, anybody = Zone.GRAVEYARD, None
    for where, of in (("<a|any> graveyard", anybody), ("an opponent 's graveyard", Players(Relation.OPPONENT))):
        yield made("away", f"<a|an> {{noun:cardnoun.any}} {prep} {where}", *_picked((dead,), of))
    where = f"{prep} <|any|all> graveyards"
    yield made("aways", f"{{n:count}} {{noun:cardnouns.any}} {where}", *picked_many(dead, anybody))
    yield made("aways", f"up to {{n:count}} {{noun:cardnouns.any}} {where}", *picked_up_to(dead, anybody))


def _top(discourse: Discourse, n: Quantity, of: Selection) -> Top:
    found = Top(n, of)
    speak_of(discourse, found, words_for(CARD), several=n != Number(1) or isinstance(of, Players))
    return found


def _undo_top(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, Top):
        yield {"n": value.count, "of": value.of}


def _top_one(discourse: Discourse, of: Selection) -> Top:
    return _top(discourse, Number(1), of)


def _undo_top_one(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, Top) and value.count == Number(1):
        yield {"of": value.of}


def _picked(
    zones: tuple[Zone, ...], of: Selection | None = _YOU
) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    def build(discourse: Discourse, noun: Filter) -> Chosen:
        return choose(discourse, Every(noun, zones, of), None, None, words_for(noun, in_play=False))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every(_, found, whose) as every, None, None) if (found, whose) == (zones, of):
                yield {"noun": every.filter}
            case _:
                return

    return build, undo


def picked_many(
    zone: Zone, of: Selection | None = _YOU
) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    """Return the build and undo functions of so many cards chosen in a zone, which is yours unless the words differ."""

    def build(discourse: Discourse, n: Quantity, noun: Filter) -> Chosen:
        return choose(discourse, Every(noun, (zone,), of), n, None, words_for(noun, in_play=False))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every(_, (found,), whose) as every, n, None) if (found, whose) == (zone, of) and n is not None:
                yield {"noun": every.filter, "n": n}
            case _:
                return

    return build, undo


def picked_up_to(
    zone: Zone, of: Selection | None = _YOU
) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    """Return the build and undo functions of up to so many cards chosen in a zone, yours unless the words differ."""

    def build(discourse: Discourse, n: Quantity, noun: Filter) -> Chosen:
        return choose(discourse, Every(noun, (zone,), of), Number(0), n, words_for(noun, in_play=False))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every(_, (found,), whose) as every, Number(0), n) if (found, whose) == (zone, of):
                if n is not None:
                    yield {"noun": every.filter, "n": n}
            case _:
                return

    return build, undo


def _picked_any(zone: Zone) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    def build(discourse: Discourse, noun: Filter) -> Chosen:
        all_ = Every(noun, (zone,), You())
        return choose(discourse, all_, Number(0), Count(all_), words_for(noun, in_play=False))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every(_, (found,), You()) as every, Number(0), Count()) if found is zone:
                yield {"noun": every.filter}
            case _:
                return

    return build, undo


def _all(zone: Zone) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    def build(discourse: Discourse, noun: Filter) -> Every:
        found = Every(noun, (zone,), You())
        speak_of(discourse, found, words_for(noun, in_play=False), several=True)
        return found

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Every(_, (found,), You()) if found is zone:
                yield {"noun": value.filter}
            case _:
                return

    return build, undo


def _wholes() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for moving a whole hand, graveyard or deck; its cards are counted for what follows."""
    for word, zone in (("hand", Zone.HAND), ("graveyard", Zone.GRAVEYARD), ("deck", Zone.DECK)):
        yield rule("whole", f"your {word}", Every(CARD, (zone,), You()))
    both = Every(CARD, (Zone.DECK, Zone.GRAVEYARD), You())
    yield rule("whole", "your deck and graveyard", both)
    yield made("do", "shuffle {what:whole} into your deck", *_counted(Put(This(), Zone.DECK), Shuffle(You())))
    yield made("do", "put {what:whole} on the bottom of your deck", *_counted(Put(This(), Zone.DECK, on_bottom=True)))
    yield made("do", "remove {what:whole} from the game", _whole_removed, _undo_whole_removed)
    yield made("aways", "the removed cards", _removed_cards, as_built(_removed_cards))


def _counted(put: Put, *then: Shuffle) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    """Return the build and undo functions of moving a whole zone, counted before so that "that many" can follow."""

    def build(discourse: Discourse, what: Selection) -> tuple[Any, ...]:
        discourse.measured = "many"
        return counted_as_moved(replace(put, cards=what), *then)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match moved_whole(value):
            case (Put(what), *_) as deeds if deeds == (replace(put, cards=what), *then):
                yield {"what": what}
            case _:
                return

    return build, undo


def _whole_removed(discourse: Discourse, what: Selection) -> tuple[Put]:
    name = discourse.name("removed")
    discourse.owners[name] = You()
    speak_of(discourse, Those(name), frozenset({"card", "removed"}), several=True)
    return (Put(what, Zone.REMOVED, name=name),)


def _undo_whole_removed(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Put(what, Zone.REMOVED),):
            yield {"what": what}
        case _:
            return


def _removed_cards(discourse: Discourse) -> Selection:
    return those(discourse, "removed").selection  # type: ignore[no-any-return]


def _looks() -> Iterator[tuple[Rule, ...]]:
    yield made("unseen", "{it:away~}", _not_on_top, lambda _d, value: [{"it": value}])
    yield from verb("look+s at {it:unseen}", LookAt(h.doer, h.it))
    yield from verb("reveal+s {it:unseen}", Reveal(h.it))


def _not_on_top(_discourse: Discourse, it: Selection) -> Selection:
    """Return cards that stay the same while the text is carried out, which the top card of a deck need not."""
    if isinstance(it, Top):
        raise NoReading("cards that were looked at or revealed before")
    return it


RULES = (*_wholes(), *_cardnouns(), *_links(), *_away(), *_at_random(), *_looks())
