"""Cards of a hand that was revealed: those that its player discards, one that is put elsewhere, how many it has."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import Choose, Discard
from engine.language.filters import Among, Filter
from engine.language.selections import Chosen, Compare, Count, Every, Number, Players, Quantity, Those, You
from engine.language.words import Comparison, Zone
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.phrases.verbs.verb_phrases import verb_made
from scenarios.reading.phrases.zones.zones_of_others import one_of_revealed, undo_of_looked
from scenarios.reading.templates import Bindings


def _discarded(*, revealed: bool) -> tuple[Any, Any]:
    """Return the build and undo functions of discarding every card of a kind, of a hand that was revealed or not."""

    def build(discourse: Discourse, noun: Filter) -> tuple[Discard]:
        whose = getattr(discourse.looked, "of", None) if discourse.revealed else None
        if noun == CARD or (revealed and whose != (discourse.doer or You())):
            raise NoReading("a kind of card in the hand of the player who revealed it")
        name = discourse.name("discarded")
        speak_of(discourse, Those(name), words_for(noun, in_play=False) | {"discarded"}, several=True)
        return (Discard(discourse.doer, None, filter=noun, name=name),)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Discard(doer, None, False) as deed,) if doer == discourse.doer and deed.filter is not None:
                yield {"noun": deed.filter}
            case _:
                return

    return build, undo


def _discards() -> Iterator[tuple[Rule, ...]]:
    for nouns in ("all {noun:cardnouns.any}", "each {noun:cardnoun.any}"):
        said = f"discard+s {nouns} revealed this way"
        yield from verb_made(said, *_discarded(revealed=True), like=(Discard,))
    yield from verb_made("discard+s each {noun:cardnoun.any}", *_discarded(revealed=False), like=(Discard,))
    for one in ("a revealed {noun:cardnoun.any}", "<a|an> {noun:cardnoun.any} revealed this way"):
        yield from verb_made(f"discard+s {one}", _one_discarded, _undo_one_discarded, like=(Discard,))
    yours = "discard+s <a|an> {noun:cardnoun.any} <of your choice <|from it>|from it of your choice>"
    yield from verb_made(yours, _of_your_choice, _undo_of_your_choice, like=(Choose, Discard))


def _one_discarded(discourse: Discourse, noun: Filter) -> tuple[Discard]:
    """Return that a player discards one card, which that player chooses, of the hand that he or she revealed.

    Raises:
        NoReading: the player revealed no hand.
    """
    doer = discourse.doer or You()
    if not discourse.revealed or getattr(discourse.looked, "of", None) != doer:
        raise NoReading("the hand of the player who revealed it")
    name = discourse.name("discarded")
    several = isinstance(doer, Players)
    speak_of(discourse, Those(name), words_for(noun, in_play=False) | {"discarded"}, several=several)
    return (Discard(doer, Number(1), filter=None if noun == CARD else noun, name=name),)


def _of_your_choice(discourse: Discourse, noun: Filter) -> tuple[Choose, Discard]:
    """Return that a player discards the card that you choose in the hand that he or she has revealed.

    Raises:
        NoReading: you discard it yourself, or no one player revealed a hand.
    """
    doer = discourse.doer
    shown = discourse.looked if discourse.revealed else None
    if doer in (None, You()) or isinstance(doer, Players) or getattr(shown, "of", None) != doer:
        raise NoReading("the hand of the player who revealed it")
    name = discourse.name("chosen")
    speak_of(discourse, Those(name), words_for(noun, in_play=False) | {"discarded"})
    chosen = Choose(Chosen(Every(noun, (Zone.HAND,), doer)), name)
    return chosen, Discard(doer, Number(1), filter=Among(Those(name)))


def _undo_of_your_choice(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (
            Choose(Chosen(Every(_, (Zone.HAND,), of) as every, None, None, None), name),
            Discard(doer, Number(1), False) as deed,
        ):
            if of == doer == discourse.doer and deed.filter == Among(Those(name)):
                yield {"noun": every.filter}
        case _:
            return


def _undo_one_discarded(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Discard(doer, Number(1), False) as deed,) if doer == (discourse.doer or You()):
            yield {"noun": CARD if deed.filter is None else deed.filter}
        case _:
            return


def _put_elsewhere() -> Iterator[tuple[Rule, ...]]:
    said = "<a|an> {noun:cardnoun.any} revealed this way"
    yield made("away", said, one_of_revealed, undo_of_looked, like=Chosen)
    yield made("seen.one", "a revealed {noun:cardnoun.any}", one_of_revealed, undo_of_looked, like=Chosen)


def _shown(discourse: Discourse, noun: Filter) -> Count:
    """Return how many cards of a kind the revealed hand has; looking at a hand reveals nothing (Glossary: Reveal).

    Raises:
        NoReading: no hand was revealed.
    """
    if not discourse.revealed:
        raise NoReading("a hand that was revealed before")
    return Count(replace(discourse.looked, filter=noun))


def _undo_shown(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Count(Every() as cards) if discourse.revealed and discourse.looked == replace(cards, filter=CARD):
            yield {"noun": cards.filter}
        case _:
            return


def _so_many(
    count: Any,  # noqa: ANN401 - the functions that build and undo how many such cards there are.
    undo_count: Any,  # noqa: ANN401
    comparison: Comparison,
    bound: Number | None,
    *,
    yours: bool | None = None,
) -> tuple[Any, Any]:
    """Return the build and undo functions of a condition on how many such cards the hand has."""

    def others(discourse: Discourse) -> bool:
        whose = None if discourse.looked is None else discourse.looked.of
        several = isinstance(whose, Players) and yours is False
        return yours is not None and whose is not None and (several or (whose == You()) is not yours)

    def build(discourse: Discourse, noun: Filter, n: Quantity | None = None) -> Compare:
        if others(discourse):
            raise NoReading("the hand of the player who revealed it")
        right = n if bound is None else bound
        assert right is not None
        return Compare(count(discourse, noun), comparison, right)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Compare(left, found, n) if found is comparison and bound in (None, n) and not others(discourse):
                told = {} if bound else {"n": n}
                yield from ({**each, **told} for each in undo_count(discourse, left))
            case _:
                return

    return build, undo


_HE = "<he|he or she|that player|that opponent>"
_SO_MANY = (
    ("<a|an> {noun:cardnoun.any}", "<is|was>", (Comparison.AT_LEAST, Number(1))),
    ("no {noun:cardnouns.any}", "<are|were>", (Comparison.EQUAL, Number(0))),
    ("{n:count} or more {noun:cardnouns.any}", "<are|were>", (Comparison.AT_LEAST, None)),
    ("{n:count} or fewer {noun:cardnouns.any}", "<are|were>", (Comparison.AT_MOST, None)),
)
"""So many cards in a hand, the verb for them, and how their number compares with which."""


def _revealed_hands() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for conditions on the cards of a revealed hand, and for their number."""
    for words, be, how in _SO_MANY:
        yield made(
            "condition.one", f"{words} {be} revealed this way", *_so_many(_shown, _undo_shown, *how), like=Compare
        )
        for who, yours in (("<you reveal|you revealed>", True), (f"{_HE} <reveals|revealed>", False)):
            by_one = _so_many(_shown, _undo_shown, *how, yours=yours)
            yield made("condition.one", f"{who} {words}", *by_one, like=Compare)
    yield made("counted.one", "{noun:cardnoun.any} revealed this way", _shown, _undo_shown, like=Count)


def _seen(discourse: Discourse, noun: Filter) -> Count:
    """Return how many cards of a kind there are in the hand that was looked at or revealed.

    Raises:
        NoReading: no hand was.
    """
    if not isinstance(discourse.looked, Every):
        raise NoReading("a hand that was looked at or revealed before")
    return Count(replace(discourse.looked, filter=noun))


def _undo_seen(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Count(Every() as cards) if isinstance(discourse.looked, Every):
            if cards == replace(discourse.looked, filter=cards.filter):
                yield {"noun": cards.filter}
        case _:
            return


def _seen_hands() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for conditions on the cards of a hand that was looked at or revealed."""
    for words, be, how in _SO_MANY:
        said = f"there {be} {words} in <it|that hand>"
        yield made("condition.one", said, *_so_many(_seen, _undo_seen, *how), like=Compare)


RULES = (*_discards(), *_put_elsewhere(), *_revealed_hands(), *_seen_hands())
