"""What was done "this way": how many of the cards to which it was done are of a kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from engine.language.filters import AllOf, Controlled, Filter, Is
from engine.language.selections import Compare, Count, Every, Fits, Number, Players, Quantity, Selection, Those, You
from engine.language.words import Comparison, Kind, Relation, Zone
from scenarios.reading import back_references, plural_references
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.amounts.quantities import (
    CARD,
    dealt_this_way,
    so_done,
    undo_dealt_this_way,
)
from scenarios.reading.phrases.players.player_phrases import his, undo_his
from scenarios.reading.templates import Bindings, Value, filters_of, h, joined, match, narrowed

Both: TypeAlias = tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]
_CHARACTER = Is((Kind.CHARACTER,))
_ONE = Number(1)
_BOUND_BY_THEIR_DEED = ("destroyed", "exhausted")
"""Deeds that name the cards to which they are done, whoever does them."""


def _counting(done: str) -> Both:
    """Return the build and undo functions of the number of cards of a kind to which the deed was done."""

    def build(discourse: Discourse, noun: Filter) -> Count:
        found, those = plural_references.affected(discourse, done)
        return Count(those, None if noun in (CARD, found.filter) else noun)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        found, those = plural_references.affected(discourse, done)
        match value:
            case Count(of, None) if of == those:
                yield from ({"noun": noun} for noun in (found.filter, CARD) if noun is not None)
            case Count(of) if of == those:
                yield {"noun": value.fitting}
            case _:
                return

    return build, undo


def _counting_from_a_zone() -> Both:
    """Return those functions for cards called by their kind alone; a token may be removed from play, and is no card."""
    count, uncount = _counting("removed")

    def build(discourse: Discourse, noun: Filter) -> Count:
        _must_be_from_a_zone(discourse)
        counted: Count = count(discourse, noun)
        return counted

    return build, uncount


def _must_be_from_a_zone(discourse: Discourse) -> Mention:
    """Return the mention of several cards that were removed.

    Raises:
        NoReading: they were not removed from somebody's hand, deck or graveyard.
    """
    found, _ = plural_references.affected(discourse, "removed")
    target = discourse.description_of(found.selection)
    named = getattr(found.selection, "name", None) in discourse.owners
    if not (named if target is None else Zone.PLAY not in target.zones):
        raise NoReading("cards that were removed from a zone outside play")
    return found


def _particular(both: Both, done: str) -> Both:
    """Return the build and undo functions of that number where the kind is narrower than what was spoken of."""
    build, undo = both

    def of_a_kind(discourse: Discourse, noun: Filter) -> Count:
        if isinstance(noun, Is) or (
            done not in _BOUND_BY_THEIR_DEED and not plural_references.affected(discourse, done)[0].several
        ):
            raise NoReading("a kind of cards among several that were spoken of")
        found: Count = build(discourse, noun)
        return found

    return of_a_kind, undo


def _yours(_discourse: Discourse) -> Selection:
    return You()


def buried_this_way(whose: Callable[[Discourse], Selection] | None = _yours) -> Both:
    """Return the build and undo functions of the number of cards put from a deck into a player's graveyard, or any."""
    build, undo = _counting("put into graveyard")

    def buried(discourse: Discourse, noun: Filter) -> Count:
        found, _ = plural_references.affected(discourse, "put into graveyard")
        if whose and discourse.owners.get(getattr(found.selection, "name", "")) != whose(discourse):
            raise NoReading("cards that were put into the graveyard of the player whom the words name")
        count: Count = build(discourse, noun)
        return count

    return buried, undo


def asked_how_many(both: Both, comparison: Comparison, bound: Number | None) -> Both:
    """Return the build and undo functions of a condition on that number, with a fixed bound or one in the words."""
    count, uncount = both

    def build(discourse: Discourse, noun: Filter, n: Quantity | None = None) -> Compare:
        right = n if bound is None else bound
        assert right is not None
        return Compare(count(discourse, noun), comparison, right)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Compare(Count() as left, found, n) if found is comparison and bound in (None, n):
                told: Bindings = {"n": n} if bound is None else {}
                yield from ({**each, **told} for each in uncount(discourse, left))
            case _:
                return

    return build, undo


_NONE = (Comparison.EQUAL, Number(0))
_AMOUNTS = (
    ("no {noun:NOUNS}", *_NONE),
    ("{n:count} or more <|of those> {noun:NOUNS}", Comparison.AT_LEAST, None),
    ("{n:count} or fewer <|of those> {noun:NOUNS}", Comparison.AT_MOST, None),
    ("{n:count.several} <|of those> {noun:NOUNS}", Comparison.EQUAL, None),
)
"""Amounts of several cards in words, each as a comparison and a number."""


def _many(noun: str) -> str:
    """Return the category of several where one is of the given category."""
    return noun.replace("noun", "nouns")


def conditions(noun: str, done: str, both: Both, one: Both) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for conditions on whether the deed was done to one, none or so many of them."""
    said = f"<a|an> {{noun:{noun}}} <is|was> {done} this way"
    yield made("condition.one", said, *asked_how_many(one, Comparison.AT_LEAST, _ONE), like=Compare)
    yield made("condition.one", f"no {{noun:{noun}}} <is|was> {done} this way", *asked_how_many(both, *_NONE))
    for words, comparison, bound in _AMOUNTS:
        said = f"{words.replace('NOUNS', _many(noun))} <are|were> {done} this way"
        yield made("condition.one", said, *asked_how_many(both, comparison, bound), like=Compare)


_YOU_DO = {"destroyed": "destroy", "exhausted": "exhaust", "removed": "remove", "discarded": "discard"}
"""What somebody does of whom it is said that something was done."""


def _you_did(both: Both) -> Both:
    """Return such build and undo functions for words by which you have done it."""
    build, undo = both

    def by_you(discourse: Discourse, **parts: Value) -> Value:
        if any(each.person for each in discourse.mentions):
            raise NoReading("words that leave no doubt that you did it")
        return build(discourse, **parts)

    return by_you, undo


def _conditions_on_you(noun: str, done: str, both: Both, one: Both) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for conditions on whether you did it to one, none or so many of them."""
    you = f"you <{done}|{_YOU_DO[done]}>"
    way = "<from the game|> this way" if done == "removed" else "this way"
    one_of = _you_did(asked_how_many(one, Comparison.AT_LEAST, _ONE))
    yield made("condition.one", f"{you} <a|an> {{noun:{noun}}} {way}", *one_of, like=Compare)
    if done != "exhausted":
        kind = "cardnoun" if done == "destroyed" else "cardnoun.any"
        yield made("condition.one", f"{you} <a|an> {{noun:{kind}}} {way}", *_you_did(so_done(done)), like=Fits)
    for words, comparison, bound in _AMOUNTS:
        said = f"{you} {words.replace('NOUNS', _many(noun))} {way}"
        yield made("condition.one", said, *_you_did(asked_how_many(both, comparison, bound)), like=Compare)


def _of_whatever_kind(both: Both) -> Both:
    """Return the build and undo functions of a condition on such cards, of whatever kind they are."""
    build, undo = both

    def undo_any(discourse: Discourse, value: object) -> Iterator[Bindings]:
        for bound in undo(discourse, value):
            if bound.pop("noun") == CARD:
                yield bound

    return lambda discourse, **parts: build(discourse, noun=CARD, **parts), undo_any


def _conditions_on_cards(done: str, both: Both) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for conditions on how many cards of whatever kind it was done to."""
    for words, comparison, bound in _AMOUNTS:
        cards = words.replace("{noun:NOUNS}", "cards")
        asked = _of_whatever_kind(asked_how_many(both, comparison, bound))
        yield made("condition.one", f"{cards} <are|were> {done} this way", *asked, like=Compare)
        you = f"you <{done}|{_YOU_DO[done]}> {cards} this way"
        yield made("condition.one", you, *_you_did(asked), like=Compare)


def _deeds() -> Iterator[tuple[Rule, ...]]:
    for noun, deeds in (("noun", _BOUND_BY_THEIR_DEED), ("cardnoun.any", ("removed", "discarded"))):
        for done in deeds:
            both = _counting(done)
            one = _of_several(both, done) if noun == "cardnoun.any" else _particular(both, done)
            if noun == "noun":
                yield from _conditions_on_cards(done, both)
                then = f"{{noun:noun.then}} <|that was> {done} this way"
                yield made("counted.one", then, *_particular(both, done), like=Count)
                yield made("value", f"the number of {{noun:nouns.then}} {done} this way", *both, like=Count)
            yield from conditions(noun, done, both, one)
            yield from _conditions_on_you(noun, done, both, one)
            if done == "removed":
                bare = _counting_from_a_zone()
                yield made("value", "the number of {noun:nouns.bare} removed this way", *bare, like=Count)
                yield made("counted.one", "{noun:noun.bare} removed this way", *bare, like=Count)
            else:
                nouns = _many(noun)
                yield made("value", f"the number of {{noun:{nouns}}} {done} this way", *both, like=Count)
                yield made("counted.mass", f"{{noun:{nouns}}} {done} this way", *both, like=Count)
                counted = f"{{noun:{noun}}} {done} this way"
                yield made("counted.one", counted, *_particular(both, done), like=Count)
    put = buried_this_way()
    yield from conditions("cardnoun.any", "put into your graveyard", put, put)


def _controlled_then() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards by who controlled them before something was done to them (707.3)."""
    opponents = Players(Relation.OPPONENT)
    yield rule("noun.then~", "{it:noun~} <|that> you controlled", narrowed(h.it, Controlled(You())))
    theirs = "{it:noun~} <|that> <an opponent|your opponents> controlled"
    yield rule("noun.then~", theirs, narrowed(h.it, Controlled(opponents)))
    his = "{it:noun~} <|that> <he|he or she> controlled"
    yield made("noun.then~", his, _his_then, _undo_his_then)
    yield rule("noun.then~", "card~ <|that> you controlled", AllOf((CARD, Controlled(You()))))
    yield rule("noun.then~", "card~ <|that> an opponent controlled", AllOf((CARD, Controlled(opponents))))


def _his_then(discourse: Discourse, it: Filter) -> Filter:
    return joined(it, Controlled(his(discourse)))


def _undo_his_then(discourse: Discourse, value: object) -> Iterator[Bindings]:
    bound: Bindings = {}
    if match(narrowed(h.it, Controlled(h.who)), value, bound):
        yield from ({"it": bound["it"]} for _ in undo_his(discourse, bound["who"]))


def _of_several(both: Both, done: str) -> Both:
    """Return the build and undo functions of that number for several cards; of one card its kind is asked."""
    build, undo = both

    def several(discourse: Discourse, noun: Filter) -> Count:
        if not plural_references.affected(discourse, done)[0].several:
            raise NoReading("several cards to which it was done")
        found: Count = build(discourse, noun)
        return found

    return several, undo


def _each(done: str) -> Both:
    """Return the build and undo functions of each of the cards to which the deed was done, in turn."""

    def build(discourse: Discourse, noun: Filter) -> tuple[Selection, str]:
        found, those = plural_references.affected(discourse, done)
        described = filters_of(_described(found))
        if noun != CARD and not all(part in described for part in filters_of(noun)):
            raise NoReading("all of the cards to which it was done")
        return in_turn(discourse, those, noun)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        found, those = plural_references.affected(discourse, done)
        match value:
            case (of, str()) if of == those:
                whole = _described(found)
                yield from ({"noun": noun} for noun in (whole, *filters_of(whole), CARD) if noun is not None)
            case _:
                return

    return build, undo


def _each_removed() -> Both:
    """Return the build and undo functions of each of several cards that were removed from a zone outside play."""
    build, undo = _each("removed")

    def from_a_zone(discourse: Discourse, noun: Filter) -> tuple[Selection, str]:
        if not _must_be_from_a_zone(discourse).several:
            raise NoReading("several cards that were removed")
        one: tuple[Selection, str] = build(discourse, noun)
        return one

    return from_a_zone, undo


def each_of_a_kind(done: str, *, then: bool) -> Both:
    """Return the build and undo functions of each of those cards that is of a narrower kind, in turn."""

    def build(discourse: Discourse, noun: Filter) -> tuple[Selection, str, Filter]:
        found, those = plural_references.affected(discourse, done)
        described = filters_of(_described(found))
        if not found.several or (not then and all(part in described for part in filters_of(noun))):
            raise NoReading("some of several cards to which it was done")
        return (*in_turn(discourse, those, noun), noun)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (of, str(), noun) if of == plural_references.affected(discourse, done)[1]:
                yield {"noun": noun}
            case _:
                return

    return build, undo


def _each_card(done: str) -> Both:
    """Return the build and undo functions of each of those cards, of whatever kind."""
    build, undo = _each(done)

    def undo_any(discourse: Discourse, value: object) -> Iterator[Bindings]:
        yield from ({} for each in undo(discourse, value) if each == {"noun": CARD})

    return lambda discourse: build(discourse, CARD), undo_any


def _described(found: Mention) -> Filter | None:
    """Return the filter by which the cards were spoken of."""
    return found.selection.filter if isinstance(found.selection, Every) else found.filter


def in_turn(discourse: Discourse, of: Selection, noun: Filter) -> tuple[Selection, str]:
    """Return the cards and a name for each of them in turn, which can be spoken of from then on."""
    name = discourse.name("each")
    back_references.speak_of(discourse, Those(name), words_for(noun))
    return of, name


def _each_dealt(discourse: Discourse, noun: Filter) -> tuple[Selection, str]:
    return in_turn(discourse, dealt_this_way(discourse, noun).of, noun)


def _undo_each_dealt(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (of, str()):
            yield from undo_dealt_this_way(discourse, Count(of))
        case _:
            return


def _in_turns() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for each of the cards to which something was done, one after another."""
    for noun, deeds in (("noun", _BOUND_BY_THEIR_DEED), ("cardnoun.any", ("discarded",))):
        for done in deeds:
            yield made("each.in.turn", f"{{noun:{noun}}} {done} this way", *_each(done), like=tuple)
    for done in _BOUND_BY_THEIR_DEED:
        yield made("each.in.turn", f"card {done} this way", *_each_card(done), like=tuple)
        some, then = each_of_a_kind(done, then=False), each_of_a_kind(done, then=True)
        yield made("each.of.a.kind", f"{{noun}} <|that was> {done} this way", *some, like=tuple)
        yield made("each.of.a.kind", f"{{noun:noun.then}} <|that was> {done} this way", *then, like=tuple)
    yield made("each.in.turn", "{noun:cardnoun.any} removed this way", *_each_removed(), like=tuple)
    some = each_of_a_kind("discarded", then=False)
    yield made("each.of.a.kind", "{noun:cardnoun.any} discarded this way", *some, like=tuple)
    dealt = "{noun} <dealt damage|damaged> this way"
    yield made("each.in.turn", dealt, _each_dealt, _undo_each_dealt, like=tuple)


RULES = (*_deeds(), *_controlled_then(), *_in_turns())
