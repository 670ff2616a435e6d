"""Whose a card is that somebody speaks of, and whether it is a token, wherever it is by now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.language.words import Zone
from scenarios.playthrough import named_things
from scenarios.playthrough.spoken_names import who
from scenarios.registry.step_tokens import tokens_of
from scenarios.step_words import CardWords

if TYPE_CHECKING:
    from engine.state.cards import Card
    from scenarios.playthrough.playthrough_state import Playthrough


def owner_of(play: Playthrough, card: str) -> str | None:
    """Return who owns the card that the words name, whoever controls it (400.2); None if no single player does."""
    owners = {each.owner for each in _called(play, card)}
    return who(play, owners.pop()) if len(owners) == 1 else None


def is_token(play: Playthrough, card: str) -> bool:
    """Return whether the card that the words name is a token, which ceases to exist outside play (402.2a)."""
    found = _called(play, card)
    return bool(found) and all(each.token for each in found)


def _called(play: Playthrough, card: str) -> list[Card]:
    """Return the cards of a name in play, or else elsewhere, or else those that have ceased to exist."""
    name = tokens_of(card)[-1].text
    for zones in ((Zone.PLAY,), named_things.ANYWHERE):
        found = named_things.cards(play, CardWords(name), zones)
        if found:
            return [play.now.cards[each] for each in found]
    return [each.card for each in play.now.gone.values() if each.card.printed.name == name]
