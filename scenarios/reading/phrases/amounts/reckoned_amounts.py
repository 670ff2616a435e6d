"""Amounts that are reckoned from others, wherever an amount can stand: divided, limited, highest, of what was done."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import Filter
from engine.language.selections import (
    AtMost,
    Chosen,
    Compare,
    Count,
    EventAmount,
    Every,
    Half,
    HandLimit,
    Highest,
    Number,
    Per,
    Plus,
    Quantity,
    Selection,
    ThatMany,
    Times,
    TimesDone,
    ValueOf,
    X,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Done, Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, h, parts_of

TRAITS_BY_WORD = {
    "atk": Trait.ATK, "health": Trait.HEALTH, "cost": Trait.COST, "def": Trait.DEF, "damage": Trait.DAMAGE,
    "strike cost": Trait.STRIKE_COST, "<remaining health|health remaining>": Trait.REMAINING_HEALTH,
}  # fmt: skip
_ROUNDINGS = (("up", True), ("down", False))
_MEASURED_EVENTS = (What.DEALS_DAMAGE, What.HEALS, What.PREVENTED)


def _that_amount(discourse: Discourse) -> Quantity:
    """Return the amount that was dealt, healed or removed before.

    Raises:
        NoReading: nothing was measured before.
    """
    if discourse.measured is not None:
        return ThatMany(discourse.measured)
    if isinstance(discourse.event, On) and discourse.event.what in _MEASURED_EVENTS:
        return EventAmount()
    raise NoReading("an amount that was healed, removed or dealt before")


def _undo_that_amount(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, (ThatMany, EventAmount)) and value == _that_amount(discourse):
        yield {}


def _that_damage(discourse: Discourse) -> Quantity:
    """Return the amount of the damage that was dealt before.

    Raises:
        NoReading: no damage was dealt before, or damage was healed or removed after it.
    """
    found = _that_amount(discourse)
    event = discourse.event
    dealt_then = isinstance(event, On) and event.what is What.DEALS_DAMAGE
    if found != ThatMany("dealt") and not (found == EventAmount() and dealt_then):
        raise NoReading("damage that was dealt before")
    return found


def _undo_that_damage(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, (ThatMany, EventAmount)) and value == _that_damage(discourse):
        yield {}


def _by_damage(discourse: Discourse, m: int) -> Per:
    return Per(_that_damage(discourse), m)


def _undo_by_damage(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Per(ThatMany() | EventAmount() as dealt, number) if dealt == _that_damage(discourse):
            yield {"m": number}
        case _:
            return


def _reckoned() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for X and for what was measured before, alone and as a part of another amount."""
    yield rule("reckonable", "x", X())
    for category in ("reckonable", "value.told"):
        yield made(category, "that amount", _that_amount, _undo_that_amount)
    yield made("amount.many", "that many", _that_amount, _undo_that_amount)
    yield rule("quantity", "{n:value.told}", h.n)
    for words, up in _ROUNDINGS:
        yield rule("quantity", f"half {{n:reckonable}} , <rounded|rounding> {words}", Half(h.n, up))
    for words, factor in (("<double|twice>", 2), ("three times", 3)):
        yield rule("quantity", f"{words} {{n:reckonable}}", Times(h.n, factor))
    yield rule("quantity", "{n:reckonable} , up to {m:scale}", AtMost(h.n, h.m))
    yield rule("quantity", "{m:digits} plus {n:value.told}", Plus((h.m, h.n)))
    yield rule("quantity", "{n:value.told} plus {m:digits}", Plus((h.n, h.m)))
    for part in ("value", "reckonable"):
        yield rule("divided", f"{{n:{part}}} divided by {{k:scale}} , rounded down", Per(h.n, h.k))
    yield rule("quantity", "{q:divided}", h.q)
    for words, up in _ROUNDINGS:
        half = Half(h.n, up)
        yield rule("part", f"half {{n:value}} , rounded {words}", half)
        yield rule("part", f"half {{n:reckonable}} , rounded {words}", half)
    for words, factor in (("<double|twice>", 2), ("three times", 3)):
        for part in ("value", "reckonable"):
            yield rule("part.times", f"{words} {{n:{part}}}", Times(h.n, factor))
    yield rule("part", "{q:divided}", h.q)
    yield rule("quantity", "{m:digits} plus {q:part}", Plus((h.m, h.q)))
    yield rule("quantity", "{m:value} plus {q:part}", Plus((h.m, h.q)))
    for part in ("part", "part.times"):
        yield rule("quantity", f"{{q:{part}}} , up to {{m:scale}}", AtMost(h.q, h.m))


def _dealt() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the damage that was dealt, and for shares of it."""
    by_so_much = "{m:scale} damage <dealt|dealt this way>"
    yield made("counted", by_so_much, _by_damage, _undo_by_damage, like=Per)
    dealt = "<that damage|that amount of damage|the <|amount of> damage dealt>"
    for category in ("reckonable", "value.told"):
        yield made(category, dealt, _that_damage, _undo_that_damage)


def _highest() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the highest value among cards, and for what only weapons have."""
    for word, trait in TRAITS_BY_WORD.items():
        yield rule("value", f"the highest {word} among {{of:nps}}", Highest(trait, h.of))
        yield rule("value", f"the highest {word} among {{of:nouns}}", Highest(trait, Every(h.of)))
    for things, of in (("np", h.of), ("nps", h.of), ("nouns", Every(h.of))):
        total = "" if things == "np" else "<combined|total>"
        yield rule("value", f"the {total} strike cost of {{of:{things}}}", ValueOf(Trait.STRIKE_COST, of))
    yield rule("value", "{of:whose} maximum hand size", HandLimit(h.of))


_PAST = {
    Done.ATTACKED: "attacked", Done.DEALT_COMBAT_DAMAGE: "dealt combat damage", Done.DEALT_DAMAGE: "dealt damage",
    Done.DEFENDED: "defended", Done.DESTROYED: "were destroyed", Done.ENTERED_COMBAT: "entered combat",
    Done.ENTERED_PLAY: "entered play", Done.HEALED_DAMAGE: "healed damage", Done.INSPIRED: "were inspired",
    Done.PROPOSED: "were proposed as attackers", Done.PROTECTED: "protected", Done.SABOTAGED: "sabotaged",
    Done.TRIGGERED: "triggered", Done.USED: "were used",
}  # fmt: skip
_DONE_BY = {
    Done.PLAYED: "played", Done.COMPLETED: "completed", Done.PLACED: "placed", Done.STRUCK: "struck with",
}  # fmt: skip


def _of_the_turn() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the number of cards that did something this turn, or with which somebody did it."""
    for deed, words in _PAST.items():
        yield rule("value", f"the number of times {{it:nouns}} {words} this turn", TimesDone(deed, None, h.it))
        several = TimesDone(deed, None, h.it, different=True)
        yield rule("value", f"the number of different {{it:nouns}} that {words} this turn", several)
    for deed, words in _DONE_BY.items():
        for who, player in (("you", You()), ("{who:player~}", h.who)):
            yield rule("value", f"the number of {{it:nouns}} {who} {words} this turn", TimesDone(deed, player, h.it))
    for who, player in (("you", You()), ("{who:player~}", h.who)):
        yield rule("value", f"the number of cards {who} played this turn", TimesDone(Done.PLAYED, player))


def _fitting(_discourse: Discourse, nouns: Filter, of: Selection) -> Count:
    """Return how many of all cards that fit one description fit another."""
    if not isinstance(of, Every):
        raise NoReading("all cards of a kind")
    return Count(of, nouns)


def _undo_fitting(_discourse: Discourse, value: Count) -> Iterator[Bindings]:
    if isinstance(value.of, Every) and value.fitting is not None:
        yield {"nouns": value.fitting, "of": value.of}


def _among() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for how many of several cards are of a kind."""
    yield rule("value", "the number of {nouns} among {of:some.spoken}", Count(h.of, h.nouns))
    yield made("value", "the number of {nouns} among {of:nps}", _fitting, _undo_fitting, like=Count)


def _computed(_discourse: Discourse, q: Quantity) -> Quantity:
    """Return an amount that no card prints as a number."""
    if isinstance(q, (Number, X)):
        raise NoReading("an amount that is reckoned")
    return q


def _composed(_discourse: Discourse, q: Quantity) -> Quantity:
    """Return an amount that is reckoned from another.

    Raises:
        NoReading: it is a plain one.
    """
    if not isinstance(q, (Half, Plus, Times)):
        raise NoReading("an amount that is reckoned from another")
    return q


def _lasting(_discourse: Discourse, q: Quantity) -> Quantity:
    """Return an amount that can be reckoned again and again, for nobody chooses what it is about.

    Raises:
        NoReading: a card is chosen for it.
    """
    if any(isinstance(part, Chosen) for part in parts_of(q)):
        raise NoReading("an amount for which nobody chooses a card")
    return q


def _compared() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for conditions that compare any two amounts."""
    for words, comparison in (
        ("at least", Comparison.AT_LEAST), ("at most", Comparison.AT_MOST), ("equal to", Comparison.EQUAL),
    ):  # fmt: skip
        for left in ("value", "value.told", "composed"):
            said = f"{{left:{left}}} is {words} {{right:computed}}"
            yield rule("condition.one", said, Compare(h.left, comparison, h.right))
    yield made("composed", "{q:quantity}", _composed, lambda _d, value: [{"q": value}])
    for bound, limit in (("or more", Comparison.AT_LEAST), ("or less", Comparison.AT_MOST)):
        yield rule("condition.one", f"{{left:composed}} <,|> is {{n:digits}} {bound}", Compare(h.left, limit, h.n))
    yield made("computed", "{q:quantity}", _computed, lambda _d, value: [{"q": value}])
    yield made("computed.always", "{q:computed}", _lasting, lambda _d, value: [{"q": value}])


RULES = (*_reckoned(), *_dealt(), *_highest(), *_of_the_turn(), *_among(), *_compared())
