"""Cards of a hand that was revealed: all of a kind that its player discards, and one that you put elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import Choose, Discard
from engine.language.filters import Among, Filter
from engine.language.selections import Chosen, Every, Number, Players, Those, You
from engine.language.words import Zone
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
            case (Discard(doer, None, False, noun),) if doer == discourse.doer and noun is not None:
                yield {"noun": noun}
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
            Choose(Chosen(Every(noun, (Zone.HAND,), of), None, None, None), name),
            Discard(doer, Number(1), False, chosen),
        ):
            if of == doer == discourse.doer and chosen == Among(Those(name)):
                yield {"noun": noun}
        case _:
            return


def _undo_one_discarded(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Discard(doer, Number(1), False, noun),) if doer == (discourse.doer or You()):
            yield {"noun": CARD if noun is None else noun}
        case _:
            return


def _put_elsewhere() -> Iterator[tuple[Rule, ...]]:
    said = "<a|an> {noun:cardnoun.any} revealed this way"
    yield made("away", said, one_of_revealed, undo_of_looked, like=Chosen)
    yield made("seen.one", "a revealed {noun:cardnoun.any}", one_of_revealed, undo_of_looked, like=Chosen)


RULES = (*_discards(), *_put_elsewhere())
