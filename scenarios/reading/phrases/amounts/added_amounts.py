"""Amounts beside another: so much more for each of something, half as much, as many cards from the top of a deck."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.language.effects import Apply, Deal, Heal
from engine.language.modifiers import AlterPacket, Replace
from engine.language.powers import Continuous
from engine.language.selections import AtMost, Chosen, EventAmount, Half, Number, Plus, Quantity, Selection, Top, You
from scenarios.reading.back_references import must_be_one_player, speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.phrases.references.random_cards import picked
from scenarios.reading.phrases.verbs.verb_phrases import dealing, verb
from scenarios.reading.templates import Bindings, Value, h, multiplied

_THINGS = ("np", "nps")


def _added(_discourse: Discourse, m: int) -> int:
    """Return how much is added for each of something; what is taken away is said with "minus".

    Raises:
        NoReading: nothing is added.
    """
    if m < 1:
        raise NoReading("an amount that is added")
    return m


def _undo_added(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, int) and value > 0:
        yield {"m": value}


def _more_for_each() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for an amount and so much more for each of something, and for a second amount of one type."""
    amount = Plus((h.n, multiplied(h.each, h.m)))
    more = "<plus|, plus> {m:scale.added} <|more> for each {each:counted}"
    yield made("scale.added", "{m:scale}", _added, _undo_added, like=int)
    kind, to = "{kind:damagetype} damage", "{to:np~}"
    typed = Deal(h.doer, h.to, amount, h.kind, name="dealt")
    yield from dealing(f"deal+s {{n:digits}} {kind} to {to} {more}", typed)
    yield from dealing(f"deal+s {{n:digits}} {kind} {more} to {to}", typed)
    healed = Heal(h.doer, h.to, amount, "healed")
    yield from dealing(f"heal+s {{n:digits}} damage from {to} {more}", healed)
    for things, others in product(_THINGS, _THINGS):
        yield from verb(
            f"deal+s {{n:amount}} {{kind:damagetype}} damage to {{to:{things}}} and {{m:digits}} to {{them:{others}}}",
            Deal(h.doer, h.to, h.n, h.kind, name="dealt"),
            Deal(h.doer, h.them, h.m, h.kind, name="dealt"),
        )


def _must_be_open(_discourse: Discourse, n: Quantity, **_parts: Value) -> None:
    """Refuse an upper limit of an amount that is printed, or of one that somebody has chosen from a range."""
    if n != EventAmount():
        raise NoReading("the amount of the event")


def _no_more_than() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for as much as an event's amount, with an upper limit behind the one character."""
    amount = AtMost(h.n, h.m)
    no_more = ", <up to|to a maximum of|up to a maximum of> {m:scale} <|damage>"
    for pattern, effect in (
        ("deal+s {n:amount} damage to {to:one}", Deal(h.doer, h.to, amount, name="dealt")),
        ("deal+s {n:amount} {kind:damagetype} damage to {to:one}", Deal(h.doer, h.to, amount, h.kind, name="dealt")),
        ("heal+s {n:amount} damage from {to:one}", Heal(h.doer, h.to, amount, "healed")),
    ):
        yield from dealing(f"{pattern} {no_more}", effect, check=_must_be_open)


def _from_the_top(discourse: Discourse, n: Quantity, of: Selection) -> Top:
    must_be_one_player(discourse, of)
    if n == Number(1):
        raise NoReading("more than one card for a plural")
    found = Top(n, of)
    speak_of(discourse, found, words_for(CARD), several=True)
    return found


def _undo_from_the_top(_discourse: Discourse, value: Top) -> Iterator[Bindings]:
    yield {"n": value.count, "of": value.of}


def _by_chance_and_from_decks() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a card in play that chance chooses, and for so many cards from the top of a deck."""
    yield made("np.indefinite", "a random {noun}", *picked(at_random=True), like=Chosen)
    for many in ("{n:count} cards", "{n:amount.many} cards"):
        said = f"{many} from the top of {{of:whose}} deck"
        yield made("aways", said, _from_the_top, _undo_from_the_top, like=Top)


_HALVED = (
    ("would", "<it|he|she> deals"),
    ("would.be", "<it is|it 's|he 's|she 's|he is|she is> dealt"),
    ("would.heal", "<it|he|she> heals"),
)
"""What is said of damage that would be dealt or healed, by the category of the words before it."""


def _half_of_it() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for half of the damage that would be dealt or healed."""
    for (category, verb_), (word, up) in product(_HALVED, (("up", True), ("down", False))):
        half = AlterPacket(Half(EventAmount(), up))
        rounded = f"<rounded|rounding> {word}"
        amount = "half that <much|much damage|amount of damage|amount|damage>"
        for said in (f"{verb_} {amount} instead , {rounded}", f"{verb_} {amount} , {rounded} , instead"):
            change = Replace(h.on, half)
            whole = f"if {{on:{category}}} , {said} ."
            yield rule("static", whole, (Continuous((change,), You()),), bracket="sentence")
            yield rule("clause.said", f"if {{on:{category}}} {{d:duration}} , {said}", (Apply((change,), You(), h.d),))
            once = Replace(h.on, half, next_time=True)
            next_one = f"the next time {{on:{category}}} {{d:duration}} , {said}"
            yield rule("clause.said", next_one, (Apply((once,), You(), h.d),))


RULES = (*_more_for_each(), *_no_more_than(), *_by_chance_and_from_decks(), *_half_of_it())
