"""Conditions on what a card is not or does not have, on who controls it, and on what each of several cards is."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import AllOf, Controlled, EnteredThisTurn, Filter, Is, Not, Owned
from engine.language.selections import (
    Compare,
    Count,
    Every,
    Fits,
    HeroOf,
    Negated,
    Number,
    Players,
    Selection,
    This,
    You,
)
from engine.language.words import Comparison, Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.nouns.card_nouns import another, undo_another
from scenarios.reading.templates import Bindings, Value, filters_of, h, joined, narrowed, whole_of

_ISNT = "<isn't|is not|'s not|wasn't|was not>"


def _must_be_of_a_kind(_discourse: Discourse, noun: Filter, **_parts: Value) -> None:
    """Refuse a tag alone, which has words of its own."""
    if not isinstance(filters_of(noun)[0], Is):
        raise NoReading("a noun for a kind of cards")


def _denied() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what a card is not, and for what it does not have."""
    not_so = Negated(Fits(h.topic, h.noun))
    for noun in ("cardnoun", "noun"):
        said = f"{{topic:one}} {_ISNT} <a|an> {{noun:{noun}}}"
        yield rule("condition.one", said, not_so, bracket="clause", check=_must_be_of_a_kind)
    yield rule(
        "condition.one", "{topic:one} <is not|'s not> {be:being}", Negated(Fits(h.topic, h.be)), bracket="clause"
    )
    yield rule("condition.one", "{topic:one} doesn't {be:have}", Negated(Fits(h.topic, h.be)), bracket="clause")
    entered = Negated(Fits(h.it, EnteredThisTurn()))
    yield rule("condition.one", "{it:one} didn't enter play this turn", entered)


def _sides() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the side on which a card is."""
    opponents = Players(Relation.OPPONENT)
    for who, words in (
        (You(), ("you control {topic:one}", "{topic:one} <is|'s> in your party")),
        (opponents, ("an opponent controls {topic:one}", "{topic:one} <is|'s> <opposing|in an opponent 's party>")),
        (Players(Relation.FRIENDLY), ("{topic:one} <is|'s> friendly",)),
    ):
        for said in words:
            yield rule("condition.one", said, Fits(h.topic, Controlled(who)), bracket="clause", check=_must_be_told)
    yield rule("condition.one", "you own {topic:one}", Fits(h.topic, Owned(You())), bracket="clause")
    for who, words in (
        (You(), ("you don't control {topic:one}", f"{{topic:one}} {_STILL} in your party")),
        (opponents, ("no opponent controls {topic:one}", f"{{topic:one}} {_STILL} <opposing|in an opponent 's party>")),
        (Players(Relation.FRIENDLY), (f"{{topic:one}} {_STILL} friendly",)),
    ):
        not_so = Negated(Fits(h.topic, Controlled(who)))
        for said in words:
            yield rule("condition.one", said, not_so, bracket="clause", check=_must_be_told)
    yield rule("condition.one", "you don't own {topic:one}", Negated(Fits(h.topic, Owned(You()))), bracket="clause")


_STILL = "<isn't|is not|'s not>"


def _must_be_told(discourse: Discourse, topic: Selection) -> None:
    """Refuse a side that is no question.

    Your hero's is known, the card itself has a duration of its own, and a card that was moved before is on none.

    Raises:
        NoReading: it is such a card.
    """
    moved = any(each.selection == topic and each.nouns & _MOVED for each in discourse.mentions)
    if topic in (HeroOf(You()), This()) or moved:
        raise NoReading("a card that is on either side")


_MOVED = frozenset({"destroyed", "discarded", "put", "removed"})
"""Words for what was done to a card that is no longer where it was."""


def _each_of_several() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what each card of a kind is, which is so where there is none."""
    yield made("condition.one", "each {of:noun} is {so:being}", each_is, undo_each_is, like=Compare)
    yield made("condition.one", "each {of:noun} {so:has}", each_is, undo_each_is, like=Compare)


def each_is(_discourse: Discourse, of: Filter, so: Filter) -> Compare:
    """Return that each card of a kind is so, which is true where there is none."""
    return Compare(Count(Every(joined(of, Not(so)))), Comparison.EQUAL, Number(0))


def undo_each_is(_discourse: Discourse, value: Compare) -> Iterator[Bindings]:
    """Yield the kind of cards of which a condition says that each is so, and what each of them is."""
    match value:
        case Compare(Count(Every(AllOf((*parts, Not() as denied)))), Comparison.EQUAL, Number(0)):
            yield {"of": whole_of(parts), "so": denied.filter}
        case _:
            return


def _no_other() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for controlling no other card of a kind than the card itself."""
    yield made("noun.another.one", "another {it:noun}", another, undo_another)
    mine = Count(Every(narrowed(h.it, Controlled(You()))))
    none = Compare(mine, Comparison.EQUAL, Number(0))
    yield rule("condition.one", "you don't control {it:noun.another.one}", none)
    his = Count(Every(narrowed(h.it, Controlled(h.who))))
    said = "{who:player.one} doesn't control {it:noun.another.one}"
    yield rule("condition.one", said, Compare(his, Comparison.EQUAL, Number(0)))


RULES = (*_denied(), *_sides(), *_each_of_several(), *_no_other())
