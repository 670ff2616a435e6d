"""Quantities: numbers of cards, and values of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from engine.language.filters import AllOf, Among, Controlled, DidThisTurn, Is, Named, Not, Owned
from engine.language.selections import (
    AtMost,
    Compare,
    Count,
    CountersOn,
    EventAmount,
    Every,
    Fits,
    Half,
    Number,
    Per,
    Players,
    Plus,
    Quantity,
    ThatMany,
    This,
    Those,
    Times,
    ValueOf,
    X,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Done, Kind, Relation, Trait, Zone
from scenarios.reading import back_references, he_and_she, plural_references
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.noun_words import covers, kinds_named, means_all, words_for
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.players.player_phrases import must_be_other_than_you
from scenarios.reading.selected_cards import disowned, only, owned
from scenarios.reading.templates import Bindings, Value, figure, h, joined, match, narrowed, parts_of

_TRAITS = {Trait.ATK: "atk", Trait.HEALTH: "health", Trait.COST: "cost", Trait.DEF: "def",
           Trait.STRIKE_COST: "strike cost"}  # fmt: skip
CARD = Is((Kind.CARD,))


def _that_much(discourse: Discourse) -> Quantity:
    """Return the number that "that much" means: what this text has just healed or removed, else the event's amount."""
    if discourse.measured is not None:
        return ThatMany(discourse.measured)
    event = discourse.event
    if isinstance(event, On) and event.what in (What.DEALS_DAMAGE, What.HEALS, What.PREVENTED):
        return EventAmount()
    several = [each for each in discourse.mentions if each.several]
    done = {
        done for each in several for done in ("removed", "destroyed", "exhausted", "discarded") if done in each.nouns
    }
    if len(done) == 1:
        return Count(plural_references.affected(discourse, done.pop())[1])
    raise NoReading("an amount that was healed, removed or dealt before")


_COUNTED = {"destroyed", "discarded", "exhausted", "removed"}
"""What was done to several cards, as the nouns of a mention say it; "that much" can mean how many."""


def _amounts() -> Iterator[tuple[Rule, ...]]:
    yield rule("amount", "{n:digits}", h.n)
    yield rule("amount", "{n:count}", h.n)
    yield made("amount", "that <much|amount of>", _that_much, as_built(_that_much))
    yield rule("amount", "<double|twice> {n:amount.single}", Times(h.n, 2))
    yield rule("amount.single", "x", X())
    yield rule("amount", "{n:digits} plus x", Plus((h.n, X())))
    yield rule("amount", "x plus {n:digits}", Plus((X(), h.n)))
    yield made("amount.single", "that <much|amount of>", _that_much, as_built(_that_much))
    yield made("amount.told", "that <much|amount of>", _that_much, as_built(_that_much))
    for words, up in (("up", True), ("down", False)):
        yield rule("quantity", f"half <|of> {{n:value}} , <rounded|rounding> {words}", Half(h.n, up))
    yield rule("quantity", "{n:digits}", h.n)
    yield rule("quantity", "{n:value}", h.n)
    yield rule("quantity", "{n:digits} plus {m:value}", Plus((h.n, h.m)))
    for n in ("digits", "count"):
        yield rule("quantity", f"{{m:value}} plus {{n:{n}}}", Plus((h.m, h.n)))
    yield rule("quantity", "{m:value} minus {n:digits}", Plus((h.m, Times(h.n, -1))))
    yield rule("quantity", "{n:digits} minus {m:value}", Plus((h.n, Times(h.m, -1))))
    for words, factor in (("<double|twice>", 2), ("three times", 3)):
        yield rule("quantity", f"{words} {{n:value}}", Times(h.n, factor))
        yield rule("quantity", f"{{m:digits}} plus {words} {{n:value}}", Plus((h.m, Times(h.n, factor))))


def must_be_several(_discourse: Discourse, m: Value, **_parts: Value) -> None:
    """Refuse a number below two.

    Raises:
        NoReading: each one counts by itself, or it is no printed number.
    """
    number = m.value if isinstance(m, Number) else m
    if not isinstance(number, int) or number < _SEVERAL:
        raise NoReading("a number of several")


_SEVERAL = 2


def _limits() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for quantities with an upper limit."""
    limit = "<up to|to a maximum of|up to a maximum of>"
    yield rule("counted", "{n:counted.one}", h.n)
    yield rule("counted", "{m:count} {of:countednouns}", Per(Count(h.of), figure(h.m)), check=must_be_several)
    yield rule("counted", "{m:scale} damage on {of:np}", Per(ValueOf(Trait.DAMAGE, h.of), h.m))
    yield rule("counted", f"{{n:counted.one}} , {limit} {{m:limit}}", AtMost(h.n, h.m))
    yield rule("counted", f"{{n:counted.one}} , {limit} {{m:scale}}", AtMost(h.n, h.m))
    yield rule("quantity", f"{{n:value}} , {limit} {{m:scale}}", AtMost(h.n, h.m))
    yield made("limit", "{n:count} <|cards>", lambda _d, n: n.value, lambda _d, value: [{"n": Number(value)}])


def _found(trait: Trait, find: Callable[[Discourse], Mention]) -> tuple[Any, Any]:
    """Return the build and undo functions of a value of the card that a pronoun means."""

    def build(discourse: Discourse) -> ValueOf:
        return ValueOf(trait, find(discourse).selection)

    return build, as_built(build)


def _values() -> Iterator[tuple[Rule, ...]]:
    for trait, word in _TRAITS.items():
        if trait is not Trait.STRIKE_COST:
            yield rule("value", f"the {word} of {{of:np}}", ValueOf(trait, h.of))
            yield rule("value", f"the <combined|total> {word} of {{of:nps}}", ValueOf(trait, h.of))
            yield rule("value", f"the <combined|total> {word} of {{of:nouns}}", ValueOf(trait, Every(h.of)))
        yield rule("value", f"{{of:np}} 's {word}", ValueOf(trait, h.of))
        for whose, find in (
            (f"its {word}", partial(back_references.whose_value, trait=trait)),
            (f"<his|her> {word}", he_and_she.himself),
        ):
            for value in ("value", "value.its"):
                yield made(value, whose, *_found(trait, find), like=ValueOf)
    yield rule("value", "{of:np} 's damage", ValueOf(Trait.DAMAGE, h.of))
    yield rule("value", "the number of {of:countednouns}", Count(h.of))
    for things, of in (("np~", h.of), ("nouns", Every(h.of))):
        said = f"the <damage|amount of damage|total damage> on {{of:{things}}}"
        yield rule("value", said, ValueOf(Trait.DAMAGE, of))


def number_done(discourse: Discourse, done: str, noun: str) -> Count:
    """Return the number of the cards of a kind to which something was done.

    Raises:
        NoReading: nothing of the kind was among those to which it was done.
    """
    found, those = plural_references.affected(discourse, done)
    if noun == "card" or (noun in found.nouns and means_all(noun, found.nouns)):
        return Count(those)
    if not any(covers(kind, noun) for kind in kinds_named(found.nouns)):
        raise NoReading(f"a card of the kind {noun} that was {done}")
    return Count(those, Is((Kind(noun),)))


def _done(done: str, noun: str) -> tuple[Any, Any]:
    """Return the build and undo functions of the number of cards to which something was done."""

    def build(discourse: Discourse) -> Count:
        return number_done(discourse, done, noun)

    return build, as_built(build)


def _removed(discourse: Discourse, noun: Value = CARD) -> Count:
    """Return the number of cards that were really removed, or of those of a kind among them."""
    found, those = plural_references.affected(discourse, "removed")
    return Count(those, None if noun in (CARD, found.filter) else noun)


def _undo_removed(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found, those = plural_references.affected(discourse, "removed")
    if isinstance(value, Count) and value.of == those:
        yield from ({"noun": noun} for noun in ((found.filter, CARD) if value.fitting is None else (value.fitting,)))


def _of_somebody(_discourse: Discourse, who: Value, nouns: Value) -> Count:
    return Count(Every(owned(nouns, who)))


def _undo_of_somebody(_discourse: Discourse, value: Count) -> Iterator[Bindings]:
    if isinstance(value.of, Every) and value == Count(Every(value.of.filter)):
        yield from disowned(value.of.filter)


def _all_removed(discourse: Discourse, noun: Value = CARD) -> Value:
    """Return the cards that were removed, if all of them were of the kind."""
    counted = _removed(discourse, noun)
    if counted.fitting is not None:
        raise NoReading("all of the cards that were removed")
    return counted.of


def _undo_all_removed(discourse: Discourse, value: object) -> Iterator[Bindings]:
    yield from _undo_removed(discourse, Count(value))  # type: ignore[arg-type]


def _in_play(_discourse: Discourse, of: Value) -> Count:
    """Return the number of cards in play that the noun describes."""
    _must_be_in_play(_discourse, of)
    return Count(Every(of))


def _must_be_in_play(_discourse: Discourse, of: Value) -> None:
    """Refuse what was destroyed this turn, which is another card in its graveyard (411.8a): its deeds are counted.

    Raises:
        NoReading: the noun describes cards that were destroyed.
    """
    if DidThisTurn(Done.DESTROYED) in parts_of(of):
        raise NoReading("cards that are in play")


def _undo_in_play(_discourse: Discourse, value: Count) -> Iterator[Bindings]:
    if isinstance(value.of, Every) and value == Count(Every(value.of.filter)):
        yield {"of": value.of.filter}


def _others(discourse: Discourse) -> Count:
    must_be_other_than_you(discourse)
    return Count(Players(Relation.OTHER))


def _counted() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what stands after "for each" and after "the number of"."""
    yield made("counted.one", "{of:noun}", _in_play, _undo_in_play, like=Count)
    yield made("counted.one", "of {who:whose} {nouns}", _of_somebody, _undo_of_somebody, like=Count)
    for word, relation in (("opponent", Relation.OPPONENT), ("player", Relation.ANY)):
        yield rule("counted.one", word, Count(Players(relation)))
    yield rule("counted.one", "damage on {of:np~}", ValueOf(Trait.DAMAGE, h.of))
    yield rule("counted.one", "damage on {of:nouns}", ValueOf(Trait.DAMAGE, Every(h.of)))
    yield rule("counted.one", "card in {of:whose} hand", Count(Every(CARD, (Zone.HAND,), h.of)))
    mine = Every(narrowed(h.of, Owned(You())), (Zone.GRAVEYARD,))
    yield rule("counted.one", "{of:cardnoun.any} in your graveyard", Count(mine))
    yield rule("countednouns", "{of:cardnouns.any} in your graveyard", mine)
    yield rule("counted.one", "{of:noun} in play", Count(Every(h.of)))
    yield rule("countednouns", "{of:nouns} in play", Every(h.of))
    yield rule("countednouns", "{of:nouns}", Every(h.of), check=_must_be_in_play)
    yield rule("countednouns", "cards in {of:whose} hand", Every(CARD, (Zone.HAND,), h.of))
    yield rule("counted.one", "{name:counter} counter", CountersOn(h.name, This()))
    yield rule("counted.one", "<counter you removed|counter removed this way>", ThatMany("counters"))
    yield rule(
        "counted.one",
        "other card named {name} in your graveyard",
        Count(Every(AllOf((Named(h.name), Owned(You()), Not(Among(This())))), (Zone.GRAVEYARD,))),
    )
    yield made("counted.one", "damage <dealt|dealt this way>", *measured("dealt"))
    yield made("counted.one", "{noun} <dealt damage|damaged> this way", dealt_this_way, undo_dealt_this_way, like=Count)
    yield made("counted.one", "damage <healed|healed this way>", *measured("healed"))
    yield made("counted.one", "damage <removed|removed this way>", removed_damage, undo_removed_damage, like=ThatMany)


def _dealt_or_healed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for all the damage that this text has dealt or healed, as an amount."""
    for done in ("dealt", "healed"):
        much = f"the <damage|amount|amount of damage|total damage> {done} this way"
        yield made("value", much, *measured(done))


def _in_graveyards() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for other players, and for cards of others, or of all players, in parties, hands, graveyards."""
    for words, who in (("<your|> opponents ' hands", Relation.OPPONENT), ("players ' hands", Relation.ANY)):
        yield rule("counted.one", f"card in {words}", Count(Every(CARD, (Zone.HAND,), Players(who))))
        yield rule("countednouns", f"cards in {words}", Every(CARD, (Zone.HAND,), Players(who)))
    theirs = Count(Every(narrowed(h.of, Controlled(Players(Relation.OPPONENT)))))
    yield rule("counted.one", "{of:noun} in an opponent 's party", theirs)
    yield made("counted.one", "other player", _others, only(Count(Players(Relation.OTHER))), like=Count)
    for where, players in (
        ("<your|> opponents ' graveyards", Players(Relation.OPPONENT)),
        ("<all|> graveyards", None),
    ):
        dead = Every(h.of, (Zone.GRAVEYARD,), players)
        yield rule("counted.one", f"{{of:cardnoun.any}} in {where}", Count(dead))
        yield rule("countednouns", f"{{of:cardnouns.any}} in {where}", dead)


def dealt_this_way(discourse: Discourse, noun: Value) -> Count:
    """Return the number of characters of a kind to which damage was just dealt; all of them are still in play."""
    if discourse.measured != "dealt":
        raise NoReading("damage that this text has dealt")
    return Count(Every(joined(noun, Among(Those("dealt")))))


def undo_dealt_this_way(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    """Yield the kind of characters whose number the value is."""
    bound: Bindings = {}
    if match(Count(Every(narrowed(h.noun, Among(Those("dealt"))))), value, bound):
        yield bound


def _was_dealt(discourse: Discourse, noun: Value) -> Compare:
    """Return that damage was just dealt to a character of a kind, which is spoken of from then on."""
    found = dealt_this_way(discourse, noun)
    back_references.speak_of(discourse, found.of, words_for(noun))
    return Compare(found, Comparison.AT_LEAST, Number(1))


def _undo_was_dealt(discourse: Discourse, value: Compare) -> Iterator[Bindings]:
    if value.comparison is Comparison.AT_LEAST and value.right == Number(1):
        yield from undo_dealt_this_way(discourse, value.left)


def measured(done: str) -> tuple[Any, Any]:
    """Return the build and undo functions of the damage that was dealt or healed, by this text or in the event."""
    what = What.DEALS_DAMAGE if done == "dealt" else What.HEALS

    def build(discourse: Discourse) -> Quantity:
        if discourse.measured == done:
            return ThatMany(done)
        if discourse.measured is None and isinstance(discourse.event, On) and discourse.event.what is what:
            return EventAmount()
        raise NoReading(f"damage that was {done}")

    return build, as_built(build)


def removed_damage(discourse: Discourse) -> ThatMany:
    """Return how much damage this text has removed."""
    if discourse.measured != "removed damage":
        raise NoReading("damage that this text has removed")
    return ThatMany("removed damage")


def undo_removed_damage(discourse: Discourse, value: object) -> Iterator[Bindings]:
    """Yield that the value is that amount; it has no parts."""
    if value == ThatMany("removed damage") and discourse.measured == "removed damage":
        yield {}


def so_done(done: str) -> tuple[Any, Any]:
    """Return the build and undo functions of a condition: the one card to which something was done is of a kind."""

    def build(discourse: Discourse, noun: Value) -> Fits:
        found, those = plural_references.affected(discourse, done)
        if found.several:
            raise NoReading(f"one card that was {done}")
        return Fits(those, noun)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        found, those = plural_references.affected(discourse, done)
        if isinstance(value, Fits) and value.selection == those and not found.several:
            yield {"noun": value.filter}

    return build, undo


_KINDS_DONE_TO = ("ally", "ability", "weapon", "armor", "item", "totem")
"""Kinds of cards in a party to which something can be done, and which are counted by their kind alone."""


def _counted_by_deed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for numbers of cards to which something was done before."""
    removed = "{noun:cardnouns} removed|{noun:cardnouns} removed this way|{noun:cardnouns} you remove"
    yield made("value", f"the number of <{removed}>", _removed, _undo_removed)
    yield made("countednouns", f"<{removed}>", _all_removed, _undo_all_removed)
    yield made(
        "counted.one",
        "<card removed|{noun:cardnoun} you removed|{noun:cardnoun} removed this way|{noun:cardnoun} you remove>",
        _removed,
        _undo_removed,
    )
    for done in ("destroyed", "removed", "discarded"):
        noun = "cardnoun" if done == "destroyed" else "cardnoun.any"
        said = f"<a|an> {{noun:{noun}}} <is|was> {done} this way"
        yield made("condition.one", said, *so_done(done), like=Fits)
    said = "<a|an> {noun} <is|was> <dealt damage|damaged> this way"
    yield made("condition.one", said, _was_dealt, _undo_was_dealt, like=Compare)
    for done in ("destroyed", "exhausted", "discarded"):
        for word in (*_KINDS_DONE_TO, "card", "equipment", "resource", "character"):
            said = f"<{word} {done} this way|{word} you {done} this way|{word} {done} in this way>"
            yield made("counted.one", said, *_done(done, word))


RULES = (*_limits(), *_amounts(), *_values(), *_counted(), *_dealt_or_healed(), *_in_graveyards(), *_counted_by_deed())
