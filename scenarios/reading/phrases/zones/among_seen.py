"""Cards among those that were looked at or revealed, called by their kind alone, several of them, and put into play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from engine.language.effects import Put
from engine.language.filters import AllOf, Among, Filter
from engine.language.selections import Chosen, Count, Every, Number, Quantity, This, Those, You
from engine.language.words import Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.phrases.zones.placed_apart import put_by_the_doer
from scenarios.reading.phrases.zones.search_phrases import OTHERS_REVEALED, REVEALED, noun_of
from scenarios.reading.plural_references import those
from scenarios.reading.selected_cards import choose
from scenarios.reading.templates import Bindings, joined, parts_of, whole_of

_Both: TypeAlias = tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]
_DECK = (Zone.DECK,)


def _fitting(discourse: Discourse, noun: Filter, how: str) -> Every:
    """Return the cards among those that were seen.

    Raises:
        NoReading: cards were revealed until some fitted, which are spoken of apart from the rest.
    """
    spoken = those(discourse, how).selection
    if spoken == Those(OTHERS_REVEALED):
        raise NoReading("words that say whether the cards that fit are among them")
    seen = Among(spoken)
    return Every(seen if noun == CARD else joined(noun, seen), _DECK)


def _all(how: str) -> _Both:
    def build(discourse: Discourse, noun: Filter) -> Every:
        return _fitting(discourse, noun, how)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Every(_, (Zone.DECK,), None) if value == build(discourse, noun_of(value.filter)):
                yield {"noun": noun_of(value.filter)}
            case _:
                return

    return build, undo


def _all_such(discourse: Discourse, noun: Filter, post: Filter) -> Every:
    """Return all cards that were revealed and are of a kind, described behind that."""
    return _fitting(discourse, joined(noun, post), REVEALED)


def _undo_all_such(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Every(AllOf((*nouns, _, _)) as whole, (Zone.DECK,), None) if nouns:
            noun, post = whole_of(nouns), whole.filters[-2]
            if value == _all_such(discourse, noun, post):
                yield {"noun": noun, "post": post}
        case _:
            return


def _some(how: str, *, up_to: bool) -> _Both:
    """Return the build and undo functions of so many of those cards, or up to so many, that somebody chooses."""

    def build(discourse: Discourse, noun: Filter, n: Quantity) -> Chosen:
        if n == Number(1):
            raise NoReading("more than one card for a plural")
        least, most = (Number(0), n) if up_to else (n, None)
        return choose(discourse, _fitting(discourse, noun, how), least, most, words_for(noun, in_play=False))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every(_, (Zone.DECK,), None) as every, Number(0), most) if up_to:
                if not isinstance(most, Count):
                    yield {"noun": noun_of(every.filter), "n": most}
            case Chosen(Every(_, (Zone.DECK,), None) as every, n, None) if n is not None and not up_to:
                yield {"noun": noun_of(every.filter), "n": n}
            case _:
                return

    return build, undo


def _one(how: str) -> _Both:
    def build(discourse: Discourse, noun: Filter) -> Chosen:
        return choose(discourse, _fitting(discourse, noun, how), None, None, words_for(noun, in_play=False))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every(_, (Zone.DECK,), None) as every, None, None):
                yield {"noun": noun_of(every.filter)}
            case _:
                return

    return build, undo


def _any(how: str) -> _Both:
    def build(discourse: Discourse, noun: Filter) -> Chosen:
        fitting = _fitting(discourse, noun, how)
        return choose(discourse, fitting, Number(0), Count(fitting), words_for(noun, in_play=False))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every(_, (Zone.DECK,), None) as among, Number(0), Count(of)) if among == of:
                yield {"noun": noun_of(among.filter)}
            case _:
                return

    return build, undo


def _among() -> Iterator[tuple[Rule, ...]]:
    said = "<<a|one> revealed {noun:cardnoun}|<a|an> {noun:cardnoun} revealed this way>"
    yield made("seen", said, *_one(REVEALED), like=Chosen)
    every = "<all revealed {noun:cardnouns}|all {noun:cardnouns} revealed this way>"
    yield made("seen", every, *_all(REVEALED), like=Every)
    yield made("seen", "each {noun:cardnoun} revealed this way", *_all(REVEALED), like=Every)
    for said in ("each {noun:cardnoun} revealed this way {post:postmod}",
                 "all {noun:cardnouns} revealed this way {post:postmod}"):  # fmt: skip
        yield made("seen", said, _all_such, _undo_all_such, like=Every)
    for how, among in (("seen", "<from among|from|of> <them|those cards>"), (REVEALED, "revealed this way")):
        yield made("seen", f"<a|an> {{noun:noun.bare}} {among}", *_one(how), like=Chosen)
        yield made("seen", f"all {{noun:nouns.bare}} {among}", *_all(how), like=Every)
        yield made("seen", f"{{n:count}} {{noun:cardnouns.any}} {among}", *_some(how, up_to=False), like=Chosen)
        yield made("seen", f"up to {{n:count}} {{noun:cardnouns.any}} {among}", *_some(how, up_to=True), like=Chosen)
        yield made("seen", f"any number of {{noun:cardnouns.any}} {among}", *_any(how), like=Chosen)
    yield made("seen", "a revealed {noun:noun.bare}", *_one(REVEALED), like=Chosen)
    left = "the other {n:count} <|cards>"
    yield made("seen", left, _so_many_left, _undo_so_many_left, like=Every)
    yield made("seen", "up to {n:count} of them", *_up_to_so_many(), like=Chosen)


def _left(discourse: Discourse) -> int:
    """Return how many of the cards that were seen are left, where the words have said how many there are and go.

    Raises:
        NoReading: the words don't say so.
    """
    seen = those(discourse, "seen").selection
    taken = {
        each.selection.name
        for each in discourse.mentions
        if isinstance(each.selection, Those) and Among(seen) in parts_of(each.filter)
    }
    numbers = dict(discourse.numbers)
    if not {seen.name, *taken} <= numbers.keys():
        raise NoReading("a number of cards that is left")
    return numbers[seen.name] - sum(numbers[each] for each in taken)


def _so_many_left(discourse: Discourse, n: Quantity) -> Every:
    if n == Number(1) or n != Number(_left(discourse)):
        raise NoReading("as many cards as are left")
    return Every(Among(those(discourse, "seen").selection), _DECK)


def _undo_so_many_left(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == Every(Among(those(discourse, "seen").selection), _DECK):
        yield {"n": Number(_left(discourse))}


def _up_to_so_many() -> _Both:
    """Return the build and undo functions of up to so many of the cards that were seen."""

    def build(discourse: Discourse, n: Quantity) -> Chosen:
        seen = those(discourse, "seen").selection
        return choose(discourse, seen, Number(0), n, words_for(CARD))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Those(), Number(0), most) if most is not None and not isinstance(most, Count):
                yield {"n": most}
            case _:
                return

    return build, undo


def _into_play() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that were seen and are put into play."""
    for words, put in (
        ("into play", Put(This(), Zone.PLAY)),
        ("into play exhausted", Put(This(), Zone.PLAY, exhausted=True)),
        ("<into play under your control|into your party>", Put(This(), Zone.PLAY, under=You())),
        (
            "into <play exhausted under your control|play under your control exhausted|your party exhausted>",
            Put(This(), Zone.PLAY, under=You(), exhausted=True),
        ),
        ("into your resource row face up", Put(This(), Zone.PLAY, as_resource=True)),
        (
            "into your resource row face up and exhausted",
            Put(This(), Zone.PLAY, exhausted=True, as_resource=True),
        ),
        ("into your resource row face down", Put(This(), Zone.PLAY, as_resource=True, face_up=False)),
        (
            "into your resource row face down and exhausted",
            Put(This(), Zone.PLAY, exhausted=True, as_resource=True, face_up=False),
        ),
    ):
        for category in ("placed.seen", "placed"):
            yield made(category, f"{{it:seen}} {words}", *put_by_the_doer(put), like=(Put,))


RULES = (*_among(), *_into_play())
