"""Inspire: cards that players ready as another player's ready step starts (faq-2009-03 3)."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind, narrowed
from engine.decisions.combinations import Matched, assigned
from engine.events.attempt import Attempt
from engine.language.powers import Keyword
from engine.language.words import KeywordName
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.view.descriptions import fits
from engine.view.given_powers import objects, possible_bearers
from engine.view.scope import Scope
from engine.view.values import powers

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
    shared = assigned([cards for _, cards in slots], attempt.ask(choice))
    assert shared is not None
    return {CardId(int(card)): slots[place][0] for card, place in shared.items()}


def _slots(state: State, player: PlayerId) -> list[tuple[CardId, frozenset[CardId]]]:
    """Return, for each kind that an inspire power names, the card with the power and the cards that it may ready."""
    exhausted = [c for c in state.play.ids if not state.cards[c].ready and state.cards[c].controller == player]
    found: list[tuple[CardId, frozenset[CardId]]] = []
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
