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
    from collections.abc import Set as AbstractSet

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
    """Return whether the cards of a clause were moved or turned without a choice, as its verb says, each by itself."""
    if not clause.cards:
        return False
    done = (each.event for each in records if isinstance(each.event, Turn | Move | ReplaceEvent | Stopped))
    moved = [card for each in done for card in _cards(clause.verb, each)]
    paid = {successor(play.now, card) for card in moved}
    taken: list[CardId] = []
    for each in sorted(
        clause.cards, key=lambda words: not (isinstance(words, CardWords) and words.name in play.labels)
    ):
        gone = [card for card in _gone(play, each, moved) if card not in taken]
        card = gone[0] if gone else _paid_card(play, each, paid, taken)
        if card in taken or not (gone or card in paid):
            return False
        taken.append(card)
    return True


def _paid_card(
    play: Playthrough, words: CharacterWords, paid: AbstractSet[CardId | None], taken: Sequence[CardId]
) -> CardId:
    """Return the card that the words name: one that isn't taken where all of the name have paid."""
    named = named_things.cards(play, words) if isinstance(words, CardWords) else []
    free = [card for card in named if card not in taken]
    if free and paid >= set(named):
        return free[0]
    return named_things.character(play, words, named_things.ANYWHERE)


def _gone(play: Playthrough, words: CharacterWords, moved: Sequence[CardId]) -> list[CardId]:
    """Return the cards that the words name and that have ceased to exist, as tokens out of play do (402.2a)."""
    if not isinstance(words, CardWords):
        return []
    gone = {card: play.now.gone[card].card for card in moved if successor(play.now, card) is None}
    if words.name in play.labels:
        return [card for card in gone if card == play.labels[words.name]]
    of = None if words.of is None else named_things.player(play, words.of)
    named = {card: held for card, held in gone.items() if held.printed.name == words.name}
    return [card for card, held in named.items() if of in (None, named_things.holder(held))]


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
