"""What a cost was paid with: whether the deed that a clause names is what happened to its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.zone_changes import successor
from engine.language.words import Zone
from engine.state.record import ChangeCounters, Move, MoveKind, ReplaceEvent, Stopped, Turn
from scenarios.playthrough import named_things
from scenarios.scenario_errors import Surplus
from scenarios.step_words import CardWords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.decisions.choices import Option
    from engine.state.ids import CardId
    from engine.state.record import Event, Record
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import CharacterWords, PayingWith

_KINDS = {"destroying": MoveKind.DESTROY, "discarding": MoveKind.DISCARD}
_EXHAUSTING = {"exhausting", "paying with"}
_READYING = {"readying"}
_ZONES = {"removing": Zone.REMOVED, "returning": Zone.HAND}


def was_paid(play: Playthrough, clause: PayingWith, records: Sequence[Record]) -> bool:
    """Return whether the cards of a clause were moved or turned without a choice, as its verb says."""
    if not clause.cards:
        return False
    done = (each.event for each in records if isinstance(each.event, Turn | Move | ReplaceEvent | Stopped))
    moved = [card for each in done for card in _cards(clause.verb, each)]
    paid = {successor(play.now, card) for card in moved}
    return all(
        _is_gone(play, each, moved) or named_things.character(play, each, named_things.ANYWHERE) in paid
        for each in clause.cards
    )


def _is_gone(play: Playthrough, words: CharacterWords, moved: Sequence[CardId]) -> bool:
    """Return whether the words name one of the cards that has ceased to exist, as a token out of play does (402.2a)."""
    if not isinstance(words, CardWords):
        return False
    gone = {card: play.now.gone[card].card for card in moved if successor(play.now, card) is None}
    if words.name in play.labels:
        return play.labels[words.name] in gone
    of = None if words.of is None else named_things.player(play, words.of)
    return any(held.printed.name == words.name and of in (None, named_things.holder(held)) for held in gone.values())


def refuse_other_deeds(play: Playthrough, records: Sequence[Record]) -> None:
    """Refuse a clause whose verb is not what happened to the cards that it has paid with.

    Raises:
        Surplus: names the verb and the card.
    """
    paid, play.paid = play.paid, []
    for verb, options in paid:
        other = next((each for each in options if not _was_done(verb, each, records)), None)
        if other is not None:
            card = named_things.say(play, int(other))
            raise Surplus(f"nothing is paid here by {verb} {card}: the cost asks for something else")


def _was_done(verb: str, card: Option, records: Sequence[Record]) -> bool:
    return any(_is_deed(verb, card, each.event) for each in records)


def _cards(verb: str, event: Event) -> tuple[CardId, ...]:
    """Return the card to which an event does what a verb says, if it does."""
    while isinstance(event, ReplaceEvent | Stopped):
        event = event.event
    return (event.card,) if isinstance(event, Turn | Move) and _is_deed(verb, event.card, event) else ()


def _is_deed(verb: str, card: Option, event: Event) -> bool:
    """Return whether an event does to a card what a verb says, or would have done it if nothing had replaced it."""
    if isinstance(event, ReplaceEvent | Stopped):
        return _is_deed(verb, card, event.event)
    if isinstance(event, Turn):
        return event.card == card and verb in (_READYING if event.ready else _EXHAUSTING)
    if isinstance(event, ChangeCounters):
        return event.card == card and verb == "removing"
    if isinstance(event, Move) and event.card == card:
        return event.kind is _KINDS.get(verb) or event.to is _ZONES.get(verb)
    return False
