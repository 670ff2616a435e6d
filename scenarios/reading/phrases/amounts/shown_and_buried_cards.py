"""How many cards of a kind were revealed from a deck, buried, healed or dealt damage "this way", and if one was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from engine.language.filters import Among, Filter
from engine.language.selections import Compare, Count, Every, Number, Selection, Those
from engine.language.words import Comparison
from scenarios.reading import back_references, plural_references
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.noun_words import means_all, words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.amounts.counted_this_way import asked_how_many, buried_this_way, each_of_a_kind, in_turn
from scenarios.reading.phrases.amounts.quantities import CARD, dealt_this_way, undo_dealt_this_way
from scenarios.reading.phrases.players.player_phrases import his
from scenarios.reading.phrases.zones.search_phrases import REVEALED
from scenarios.reading.selected_cards import only
from scenarios.reading.templates import Bindings, h, joined, match, narrowed

_Both: TypeAlias = tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]


def _revealed(discourse: Discourse) -> Mention:
    """Return the mention of the several cards of a deck that were revealed.

    Raises:
        NoReading: no cards of a deck were, or a single one, or those of two decks.
    """
    found = plural_references.done_to(discourse, REVEALED)
    shown = {each.selection for each in discourse.mentions if REVEALED in each.nouns}
    if not found.several or shown != {found.selection} or not isinstance(found.selection, Those):
        raise NoReading("several cards of one deck that were revealed")
    return found


def _shown(discourse: Discourse, noun: Filter) -> Count:
    return Count(_revealed(discourse).selection, None if noun == CARD else noun)


def _undo_shown(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Count(Those() as of) if of == _revealed(discourse).selection:
            yield {"noun": CARD if value.fitting is None else value.fitting}
        case _:
            return


_SHOWN: _Both = _shown, _undo_shown
_DEALT: _Both = dealt_this_way, undo_dealt_this_way


_LEAST, _MOST, _JUST = Comparison.AT_LEAST, Comparison.AT_MOST, Comparison.EQUAL
_AMOUNTS = (
    ("<a|an> {noun:ONE}", "<is|was>", (_LEAST, Number(1))),
    ("no {noun:MANY}", "<are|were>", (_JUST, Number(0))),
    ("no {noun:ONE}", "<is|was>", (_JUST, Number(0))),
    ("{n:count} or more {noun:MANY}", "<are|were>", (_LEAST, None)),
    ("{n:count} or fewer {noun:MANY}", "<are|were>", (_MOST, None)),
    ("{n:count.several} {noun:MANY}", "<are|were>", (_JUST, None)),
)
"""Amounts in words, each with the verb, and as a comparison and a number."""


_OF_THOSE = (
    ("{n:count} or more", "are {noun:cardnouns.any}", (_LEAST, None)),
    ("{n:count} or fewer", "are {noun:cardnouns.any}", (_MOST, None)),
    ("<one|one or more>", "<is|are> <a|an> {noun:cardnoun.any}", (_LEAST, Number(1))),
    ("none", "<are|is> {noun:cardnouns.any}", (_JUST, Number(0))),
)
"""Amounts of several cards in words, each with what is said of so many, and as a comparison and a number."""


def _conditions(one: str, many: str, done: str, both: _Both, *, any_one: bool) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for conditions on whether the deed was done to none or so many cards of a kind, or to any."""
    for words, be, how in _AMOUNTS if any_one else _AMOUNTS[1:]:
        said = words.replace("ONE", one).replace("MANY", many)
        yield made("condition.one", f"{said} {be} {done} this way", *asked_how_many(both, *how), like=Compare)


def _numbers(one: str, many: str, done: str, both: _Both) -> Iterator[tuple[Rule, ...]]:
    yield made("counted.one", f"{{noun:{one}}} {done} this way", *both, like=Count)
    yield made("value", f"the number of {{noun:{many}}} {done} this way", *both, like=Count)


def _so_done() -> Iterator[tuple[Rule, ...]]:
    cards = ("cardnoun.any", "cardnouns.any")
    yield from _conditions(*cards, "revealed", _SHOWN, any_one=True)
    yield from _numbers(*cards, "revealed", _SHOWN)
    yield from _numbers(*cards, "put into your graveyard", buried_this_way())
    theirs = buried_this_way(his)
    yield from _numbers(*cards, "put into <his|his or her> graveyard", theirs)
    yield from _conditions(*cards, "put into <his|his or her> graveyard", theirs, any_one=True)
    anywhere = buried_this_way(None)
    yield from _numbers(*cards, "put into <a graveyard|graveyards>", anywhere)
    yield from _conditions(*cards, "put into <a graveyard|graveyards>", anywhere, any_one=True)
    yield from _conditions("noun", "nouns", "<dealt damage|damaged>", _DEALT, any_one=False)


def must_be_one_zone(discourse: Discourse) -> None:
    """Refuse "there" for a graveyard where this text has put cards into other zones as well, or into none.

    Raises:
        NoReading: "there" is no graveyard, or could be another zone.
    """
    zones = {each for mention in discourse.mentions for each in mention.nouns if each.startswith("put into ")}
    if zones != {"put into graveyard"}:
        raise NoReading("one zone into which this text has put cards")


def buried_there() -> _Both:
    """Return the build and undo functions of the number of cards put "there", the one zone that this text names."""
    buried, unbury = buried_this_way(None)

    def there(discourse: Discourse, noun: Filter) -> Count:
        must_be_one_zone(discourse)
        count: Count = buried(discourse, noun)
        return count

    return there, unbury


def _unnamed(comparison: Comparison, bound: Number | None) -> _Both:
    """Return the build and undo functions of so many of the cards spoken of last, which the words leave out.

    In its words that is "if two or more are allies", after cards that were revealed, looked at or put somewhere.
    """

    def build(discourse: Discourse, noun: Filter, n: Number | None = None) -> Compare:
        found = plural_references.them(discourse)
        if not isinstance(found.selection, Those):
            raise NoReading("several cards that were spoken of before")
        return Compare(Count(found.selection, noun), comparison, n or bound or Number(0))

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Compare(Count(Those()) as count, same, Number() as n) if same is comparison:
                noun = count.fitting
                parts: Bindings = {"noun": noun} if bound else {"noun": noun, "n": n}
                if noun is not None and (bound is None or n == bound) and build(discourse.fork(), **parts) == value:
                    yield parts
            case _:
                return

    return build, undo


def _among_those() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for conditions on how many of several cards that were spoken of are of a kind."""
    for words, be, (comparison, bound) in _OF_THOSE:
        right = h.n if bound is None else bound
        so_many = Compare(Count(h.of, h.noun), comparison, right)
        yield rule("condition.one", f"{words} of {{of:some.spoken}} {be}", so_many)
        if comparison is not Comparison.EQUAL:
            yield made("condition.one", f"{words} {be}", *_unnamed(comparison, bound), like=Compare)


def _several(_discourse: Discourse, n: Number) -> Number:
    """Return a number of more than one.

    Raises:
        NoReading: it is one, or none.
    """
    if n.value <= 1:
        raise NoReading("a number of several")
    return n


def _undo_several(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, Number) and value.value > 1:
        yield {"n": value}


def _counts() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for a number of several in words, as it stands without "or more"."""
    yield made("count.several", "{n:count}", _several, _undo_several, like=Number)


def _healed(discourse: Discourse, noun: Filter) -> Count:
    """Return the number of characters of a kind from which damage was just healed.

    Raises:
        NoReading: no damage was healed last.
    """
    if discourse.measured != "healed":
        raise NoReading("damage that this text has healed")
    return Count(Every(joined(noun, Among(Those("healed")))))


def _was_healed(discourse: Discourse, noun: Filter, by: Selection | None = None) -> Compare:
    """Return that damage was healed from a character of a kind, which is spoken of from then on."""
    found = _healed(discourse, noun)
    if by is not None and by not in _healers(discourse):
        raise NoReading("who has healed the damage")
    back_references.speak_of(discourse, found.of, words_for(noun))
    return Compare(found, Comparison.AT_LEAST, Number(1))


def _healers(discourse: Discourse) -> set[Selection]:
    """Return who has healed the damage: the last subject of the sentences before."""
    before = [each for each in discourse.mentions if each.subject and each.sentence < discourse.sentence]
    return {max(before, key=lambda each: (each.sentence, each.clause)).selection} if before else set()


def _undo_was_healed(discourse: Discourse, value: object) -> Iterator[Bindings]:
    bound: Bindings = {}
    at_least_one = Compare(Count(Every(narrowed(h.noun, Among(Those("healed"))))), Comparison.AT_LEAST, Number(1))
    if match(at_least_one, value, bound):
        yield bound
        yield from ({**bound, "by": by} for by in _healers(discourse))


def _was_done(done: str) -> _Both:
    """Return the build and undo functions of a condition: the deed was really done to the one card spoken of."""

    def build(discourse: Discourse, it: Selection) -> Compare:
        found = plural_references.done_to(discourse, done)
        if found.several or found.selection != it:
            raise NoReading(f"the one card that was to be {done}")
        return Compare(Count(Those(done)), Comparison.AT_LEAST, Number(1))

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        found = plural_references.done_to(discourse, done)
        if not found.several and value == Compare(Count(Those(done)), Comparison.AT_LEAST, Number(1)):
            yield {"it": found.selection}

    return build, undo


def _to_one() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for conditions on what was done to one card or character."""
    healed = _was_healed, _undo_was_healed
    yield made("condition.one", "<any|> damage <is|was> healed from <a|an> {noun} this way", *healed, like=Compare)
    by = "{by:one} <heals|healed> <any|> damage from <a|an> {noun} this way"
    yield made("condition.one", by, *healed, like=Compare)
    for done in ("destroyed", "exhausted"):
        yield made("condition.one", f"{{it:one}} <is|'s|was> {done} this way", *_was_done(done), like=Compare)


def _each_exhausted(noun: str) -> _Both:
    """Return the build and undo functions of all cards that were exhausted, called by a noun that means all of them."""

    def build(discourse: Discourse) -> Those:
        found = plural_references.done_to(discourse, "exhausted")
        if not found.several or noun not in found.nouns or not means_all(noun, found.nouns):
            raise NoReading(f"several cards that were exhausted, all of the kind {noun}")
        back_references.speak_of(discourse, Those("exhausted"), found.nouns, several=True)
        return Those("exhausted")

    return build, only(Those("exhausted"))


def _each() -> Iterator[tuple[Rule, ...]]:
    for noun in ("ally", "character", "equipment", "resource", "weapon", "card"):
        said = f"each {noun} exhausted this way"
        yield made("np.indefinite", said, *_each_exhausted(noun), like=Those)


def _each_shown(discourse: Discourse) -> tuple[Selection, str]:
    return in_turn(discourse, _revealed(discourse).selection, CARD)


def _undo_each_shown(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (of, str()) if of == _revealed(discourse).selection:
            yield {}
        case _:
            return


def _each_shown_of_a_kind(discourse: Discourse, noun: Filter) -> tuple[Selection, str, Filter]:
    if noun == CARD:
        raise NoReading("a kind of card")
    return (*in_turn(discourse, _revealed(discourse).selection, noun), noun)


def _undo_each_of_a_kind(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (of, str(), noun) if of == _revealed(discourse).selection:
            yield {"noun": noun}
        case _:
            return


def _in_turns() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for each of the revealed cards, or of those of a kind, one after another."""
    yield made("each.in.turn", "card revealed this way", _each_shown, _undo_each_shown, like=tuple)
    some = "{noun:cardnoun.any} revealed this way"
    yield made("each.of.a.kind", some, _each_shown_of_a_kind, _undo_each_of_a_kind, like=tuple)


def _put_there() -> Iterator[tuple[Rule, ...]]:
    cards = ("cardnoun.any", "cardnouns.any")
    yield from _conditions(*cards, "put there", buried_there(), any_one=True)
    yield from _numbers(*cards, "put there", buried_there())
    yield made("each.of.a.kind", "{noun:cardnoun.any} put there this way", *_each_buried(must_be_one_zone), like=tuple)
    ours = "{noun:cardnoun.any} put into your graveyard this way"
    yield made("each.of.a.kind", ours, *_each_buried(_must_be_yours), like=tuple)
    anyones = "{noun:cardnoun.any} put into <a graveyard|graveyards> this way"
    yield made("each.of.a.kind", anyones, *_each_buried(lambda _discourse: None), like=tuple)


def _must_be_yours(discourse: Discourse) -> None:
    buried_this_way()[0](discourse, CARD)


def _each_buried(check: Callable[[Discourse], None]) -> _Both:
    """Return the build and undo functions of each of several cards that were put into a graveyard, of a kind."""
    one, undo = each_of_a_kind("put into graveyard", then=False)

    def build(discourse: Discourse, noun: Filter) -> tuple[Selection, str, Filter]:
        check(discourse)
        found: tuple[Selection, str, Filter] = one(discourse, noun)
        return found

    def undo_if(discourse: Discourse, value: object) -> Iterator[Bindings]:
        check(discourse)
        yield from undo(discourse, value)

    return build, undo_if


RULES = (*_so_done(), *_among_those(), *_counts(), *_to_one(), *_each(), *_in_turns(), *_put_there())
