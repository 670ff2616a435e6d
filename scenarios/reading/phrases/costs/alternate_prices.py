"""What players may pay rather than a strike cost or the cost of cards that they play, and cards played for nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.costs import Cost
from engine.language.effects import Apply
from engine.language.filters import Among, Filter
from engine.language.modifiers import PayInstead, PlayFrom
from engine.language.powers import Continuous
from engine.language.selections import Happened, Negated, This, You
from engine.language.words import Done
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, h, parts_of

RATHER = "<rather than pay|rather than paying|instead of paying|instead of>"
_FREE = "without paying <its|their|his|her> <cost|costs>"
_FOR_NOTHING = (PayInstead(h.what, ()),)
_ONE_FOR_NOTHING = (PlayFrom(None, Among(h.it)), PayInstead(Among(h.it), ()))


def _instead(*, strikes: bool) -> tuple[Any, Any]:
    """Return the build and undo functions of the change by which another cost may be paid."""

    def build(_discourse: Discourse, acts: tuple[Cost, ...], what: Filter) -> PayInstead:
        itself = what == Among(This())
        if itself and not strikes:
            raise NoReading("words for the price of the card itself")
        if not itself and any(isinstance(each, This) for each in parts_of(acts)):
            raise NoReading("a cost that has no part in it of the card that says so")
        return PayInstead(what, acts, strikes)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case PayInstead(_, acts, found) if found is strikes and acts:
                yield {"acts": acts, "what": value.filter}
            case _:
                return

    return build, undo


def _other_costs() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for costs that may be paid rather than others."""
    for said in ("{what:struck.with} 's strike cost", "the strike cost of {what:priced}"):
        pay = f"you may {{acts:costs.done}} {RATHER} {said}"
        yield made("paid.instead", pay, *_instead(strikes=True), like=PayInstead, bracket="sentence")
    pay = f"you may {{acts:costs.done}} {RATHER} the <cost|costs> of {{what:priced.played}} <|you play>"
    yield made("paid.instead", pay, *_instead(strikes=False), like=PayInstead, bracket="sentence")
    yield rule("struck.with", "{it:one}", Among(h.it))


def _at_times() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for how long another cost may be paid, and while what is true."""
    yield rule("static", "{p:paid.instead} .", (Continuous((h.p,), You()),))
    for said in ("{p:paid.instead} <if|while> {c:condition} .", "<if|while> {c:condition} , {p:paid.instead} ."):
        yield rule("static", said, (Continuous((h.p,), You(), h.c),))
    yield rule("clause.said", "{p:paid.instead} {d:duration}", (Apply((h.p,), You(), h.d),))


def _for_nothing() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that may be played without paying their cost."""
    for nouns in ("nouns", "cardnouns"):
        free = f"you <may|can> play {{what:{nouns}}} without paying <their|its> <costs|cost>"
        yield rule("static", f"{free} .", (Continuous(_FOR_NOTHING, You()),))
        for said in (f"{free} <if|while> {{c:condition}} .", f"<if|while> {{c:condition}} , {free} ."):
            yield rule("static", said, (Continuous(_FOR_NOTHING, You(), h.c),))
        yield rule("clause.said", f"{free} {{d:duration}}", (Apply(_FOR_NOTHING, You(), h.d),))
    next_one = "you <may|can> play your next {what:pricedone}"
    for said in (f"{next_one} {{d:duration}} {_FREE}", f"{next_one} {_FREE} {{d:duration}}"):
        yield rule("clause.said", said, (Apply(_FOR_NOTHING, You(), h.d, times=1),))
    for it in ("ref", "some"):
        one = f"you <may|can> play {{it:{it}}}"
        for said in (f"{one} {{d:duration}} {_FREE}", f"{one} {_FREE} {{d:duration}}"):
            yield rule("clause.said", said, (Apply(_ONE_FOR_NOTHING, You(), h.d),))


def _first(_discourse: Discourse, what: Filter) -> tuple[Continuous]:
    """Return that a card is played for nothing while no such card has been played in the turn."""
    return (Continuous((PayInstead(what, ()),), You(), Negated(Happened(Done.PLAYED, You(), what))),)


def _undo_first(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Continuous((PayInstead(_, ()) as price,)),) if value == _first(discourse, price.filter):
            yield {"what": price.filter}
        case _:
            return


def _first_of_each_turn() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the first card of each turn, which may be played for nothing."""
    for said in ("<the|your> first {what:pricedone} each turn", "the first {what:pricedone} you play each turn"):
        yield made("static", f"you <may|can> play {said} {_FREE} .", _first, _undo_first, like=(Continuous,))


RULES = (*_other_costs(), *_at_times(), *_for_nothing(), *_first_of_each_turn())
