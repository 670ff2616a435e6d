"""Inspire: cards that players ready as another player's ready step starts (faq-2009-03 3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind, narrowed
from engine.decisions.combinations import Matched, Option, assigned
from engine.events.attempt import Attempt
from engine.events.triggered_powers import watched
from engine.language.powers import Keyword
from engine.language.triggers import What
from engine.language.words import KeywordName
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.view.descriptions import fits
from engine.view.given_powers import objects, possible_bearers
from engine.view.scope import Scope
from engine.view.values import powers

_Slot: TypeAlias = tuple[CardId, frozenset[CardId]]
"""A character with inspire, and the cards of which it can ready one."""

_RULE = "faq-2009-03:3"


@implements("faq-2009-03:3")
def inspired(attempt: Attempt, player: PlayerId) -> dict[CardId, CardId]:
    """Return the exhausted cards that the player readies by inspire, each with the character that inspires it.

    Each inspire power readies one card of each kind that it names; no card is inspired twice.
    """
    slots = _slots(attempt.state, player)
    options = tuple(card for card in attempt.state.play.ids if any(card in cards for _, cards in slots))
    if not options:
        return {}
    choice = narrowed(
        Choice(
            ChoiceKind.CARDS,
            player,
            rule(_RULE),
            options,
            0,
            min(len(slots), len(options)),
            words="which cards to ready by inspire",
            together=Matched(tuple(cards for _, cards in slots)),
        )
    )
    assert choice is not None
    chosen = tuple(CardId(int(card)) for card in attempt.ask(choice))
    if _told_apart(attempt.state):
        slots = _as_chosen(attempt, player, slots, chosen)
    shared = assigned([cards for _, cards in slots], chosen)
    assert shared is not None
    return {card: slots[shared[card]][0] for card in chosen}


def _told_apart(state: State) -> bool:
    """Return whether something watches for inspired cards, so that it can matter which character inspires a card."""
    waiting = (modifier.triggered for modifier in state.modifiers if modifier.triggered is not None)
    return What.INSPIRED in watched(state) or any(on.what is What.INSPIRED for power in waiting for on in power.on)


@implements("faq-2009-03:3")
def _as_chosen(
    attempt: Attempt, player: PlayerId, slots: Sequence[_Slot], chosen: tuple[CardId, ...]
) -> Sequence[_Slot]:
    """Let the player choose, for each chosen card that several characters can inspire, which of them does.

    Each power is used at its player's will. Return the slots without the cards that other characters inspire.
    """
    for card in chosen:
        by = {each: _inspiring(slots, card, each) for each, cards in slots if card in cards}
        able = tuple(each for each, left in by.items() if assigned([cards for _, cards in left], chosen) is not None)
        answer: Sequence[Option] = able
        if len(able) > 1:
            words = "which character inspires the card"
            answer = attempt.ask(Choice(ChoiceKind.CARDS, player, rule(_RULE), able, about=card, words=words))
        slots = by[CardId(int(answer[0]))]
    return slots


def _inspiring(slots: Sequence[_Slot], card: CardId, by: CardId) -> Sequence[_Slot]:
    """Return the slots with the card only in those of the character that inspires it."""
    return [(each, cards if each == by else cards - {card}) for each, cards in slots]


def _slots(state: State, player: PlayerId) -> Sequence[_Slot]:
    """Return, for each kind that an inspire power names, the card with the power and the cards that it may ready."""
    exhausted = [c for c in state.play.ids if not state.cards[c].ready and state.cards[c].controller == player]
    found: list[_Slot] = []
    for card in possible_bearers(state, state.play.ids, KeywordName.INSPIRE) if exhausted else ():
        if state.cards[card].controller != player:
            continue
        scope = Scope(state, player, card)
        for held in powers(state, card):
            if isinstance(held.power, Keyword) and held.power.name is KeywordName.INSPIRE:
                found += [
                    (card, frozenset(each for each in exhausted if fits(scope, named, each)))
                    for named in objects(held.power)
                ]
    return found
