"""Cards as they are played: those that can't be interrupted, and those that are played as though instant."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import Apply
from engine.language.filters import Among, Controlled, Filter, Marked
from engine.language.modifiers import Cannot, ChangeCost, Deed, PlayAsInstant, Purpose
from engine.language.powers import Continuous
from engine.language.selections import Circumstance, Players, This, You
from engine.language.words import CardType, LineKeyword, Relation, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, h, is_same, narrowed, parts_of

_CARDS = ("cardnouns", "nouns")


def where_it_functions(power: Continuous) -> Continuous:
    """Return the power as one that functions while its card is played, if it says that the card can't be interrupted.

    Raises:
        NoReading: it says something of the card in play as well, where nothing interrupts it (711).
    """
    if power.to != This() or Cannot(Deed.BE_INTERRUPTED) not in power.changes:
        return power
    if power.changes != (Cannot(Deed.BE_INTERRUPTED),):
        raise NoReading("nothing but that the card can't be interrupted")
    return replace(power, zones=(Zone.CHAIN,))


def _itself(_discourse: Discourse, this: This) -> Continuous:
    return where_it_functions(Continuous((Cannot(Deed.BE_INTERRUPTED),), this))


def _undo_itself(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == _itself(discourse, This()):
        yield {"this": This()}


_BY_OPPONENTS = (Cannot(Deed.BE_INTERRUPTED, Among(Players(Relation.OPPONENT))),)


def _beyond_interruption() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards on the chain that can't be interrupted; whoever plays a card controls it there."""
    still = (Cannot(Deed.BE_INTERRUPTED),)
    yield made("power.front", "{this:self} can't be interrupted .", _itself, _undo_itself, like=Continuous)
    for cards in _CARDS:
        mine = narrowed(h.what, Controlled(You()))
        yield from _unopposed(f"your {{what:{cards}}}", mine)
        if cards == "cardnouns":
            yield rule("static", f"your {{what:{cards}}} can't be interrupted .", (Continuous(still, mine),))
        for who, player in (("you", You()), ("{who:players}", h.who)):
            said = f"{{what:{cards}}} {who} play can't be interrupted"
            theirs = narrowed(h.what, Controlled(player))
            yield rule("static", f"{said} .", (Continuous(still, theirs),))
            then = f"{{what:{cards}}} {who} play {{d:duration}} can't be interrupted"
            for words in (f"{said} {{d:duration}}", then):
                yield rule("clause.said", words, (Apply(still, theirs, h.d),))
        yield from _unopposed(f"{{what:{cards}}} you play", mine)


def _unopposed(cards: str, mine: Any) -> Iterator[tuple[Rule, ...]]:  # noqa: ANN401 - a template of a filter.
    """Yield the rules for your cards that opponents can't interrupt."""
    for words in (f"{cards} can't be interrupted by opponents", f"opponents can't interrupt {cards}"):
        yield rule("static", f"{words} .", (Continuous(_BY_OPPONENTS, mine),))
        yield rule("clause.said", f"{words} {{d:duration}}", (Apply(_BY_OPPONENTS, mine, h.d),))


def _slow(_discourse: Discourse, cards: Filter) -> Filter:
    """Return the filter of cards that are played like instants; that they are not instants needs no saying (406.1)."""
    if Marked(LineKeyword.INSTANT) in parts_of(cards):
        raise NoReading("cards that are not instants")
    return cards


def _as_instants() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for players who may play cards as though these were instant."""
    for cards in _CARDS:
        yield made(f"{cards}.slow", f"{{cards:{cards}}}", _slow, lambda _d, value: [{"cards": value}])
        for who, player in (("you", You()), ("{who:players}", h.who)):
            play, so = (
                f"{who} <can|may> play <|non-instant> {{what:{cards}.slow}}",
                "as though they were <instant|instants>",
            )
            said = f"{play} {so}"
            allowed = (PlayAsInstant(h.what),)
            yield rule("static", f"{said} .", (Continuous(allowed, player),))
            for words in (f"{said} {{d:duration}}", f"{{d:duration}} , {said}", f"{play} {{d:duration}} {so}"):
                yield rule("clause.said", words, (Apply(allowed, player, h.d),))


def _itself_as_instant(_discourse: Discourse, this: This, c: Circumstance | None = None) -> tuple[Continuous]:
    """Return the power by which the card itself can be played like an instant, from wherever it is played."""
    return (Continuous((PlayAsInstant(Among(this)),), You(), c, zones=(Zone.HAND, Zone.CHAIN)),)


def _himself_as_instant(discourse: Discourse, this: This, c: Circumstance | None = None) -> tuple[Continuous]:
    """Return the same power of a card that is called "he" or "she".

    Raises:
        NoReading: the card is no ally.
    """
    if discourse.names.type is not CardType.ALLY:
        raise NoReading("it")
    return _itself_as_instant(discourse, this, c)


def _undo_itself_as_instant(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Continuous((PlayAsInstant(Among(This() as this)),), You(), None),):
            yield {"this": this}
        case (Continuous((PlayAsInstant(Among(This() as this)),), You(), c),):
            yield {"this": this, "c": c}
        case _:
            return


def _the_card_as_instant() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a card that may itself be played as though it were instant, always or on a condition."""
    for pronoun, build in (("it", _itself_as_instant), ("<he|she>", _himself_as_instant)):
        said = f"you <may|can> play {{this:self}} as though {pronoun} were <an|> instant"
        for words in (f"{said} .", f"{said} <if|while> {{c:condition}} .", f"<if|while> {{c:condition}} , {said} ."):
            yield made("static", words, build, _undo_itself_as_instant, like=(Continuous,))


def _next_as_instant(discourse: Discourse, a: tuple[Apply, ...]) -> tuple[Apply]:
    """Return a lower price of the next card of a kind, which can be played like an instant as well.

    Raises:
        NoReading: the deed before is no such price.
    """
    match a:
        case (Apply((ChangeCost(Purpose.PLAY) as price,), You(), times=1) as cheaper,):
            return (replace(cheaper, changes=(*cheaper.changes, PlayAsInstant(_slow(discourse, price.filter)))),)
        case _:
            raise NoReading("what the next card of a kind costs")


def _undo_next_as_instant(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Apply((ChangeCost(Purpose.PLAY) as cheaper, PlayAsInstant() as slow), times=1) as both,):
            if is_same(cheaper.filter, slow.filter):
                yield {"a": (replace(both, changes=(cheaper,)),)}
        case _:
            return


def _the_next_as_instant() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the next card of a kind, which costs less and can be played as though it were instant."""
    both = _next_as_instant, _undo_next_as_instant
    so = "<is an instant|'s an instant|<is|'s> instant|can be played as though it were <an|> instant>"
    said = f"{{a:clause.said}} . <it|that card> {so} ."
    yield made("step.plain", said, *both, bracket="sentence", like=(Apply,))
    for category in ("clause", "clauses.said"):
        yield made(category, f"{{a:clause.said}} and {so}", *both, bracket="clause", like=(Apply,))


RULES = (*_the_next_as_instant(), *_the_card_as_instant(), *_beyond_interruption(), *_as_instants())
