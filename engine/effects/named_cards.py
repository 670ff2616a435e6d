"""Cards that are named, and cards that are revealed until one fits."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.card_choices import player_of
from engine.effects.resolution import Resolution
from engine.language.deciding import NameCard, RevealUntil
from engine.state.ids import CardId
from engine.state.record import ShowCards
from engine.view.descriptions import fits


@implements("709.2b")
def name_card(resolution: Resolution, effect: NameCard) -> bool:
    """Let the player name a card of the game that fits; a card with that name is bound to the effect's name.

    A name that no card of the game has would have no effect, so it is not offered.
    """
    player = player_of(resolution, effect.player)
    found: dict[str, CardId] = {}
    for card in resolution.state.cards.values():
        if not card.token and fits(resolution.scope, effect.filter, card.id):
            found.setdefault(card.printed.name, card.id)
    if player is None or not found:
        resolution.bind(effect.name, ())
        return player is not None
    names = tuple(sorted(found))
    answer = resolution.ask(
        Choice(ChoiceKind.NAME, player, rule("709.2b"), names, about=resolution.source, words="which card to name")
    )
    resolution.bind(effect.name, (found[str(answer[0])],))
    return True


@implements("709.2b", "712.3")
def reveal_until(resolution: Resolution, effect: RevealUntil) -> bool:
    """Reveal cards from the top of the player's deck until one fits; return whether there was one."""
    player = player_of(resolution, effect.of)
    deck = () if player is None else resolution.state.player(player).deck
    place = next((at for at, card in enumerate(deck) if fits(resolution.scope, effect.filter, card)), None)
    shown = deck if place is None else deck[: place + 1]
    if shown:
        resolution.happen([ShowCards(shown)], "709.2b")
    resolution.bind(effect.name, () if place is None else (deck[place],))
    resolution.bind(effect.rest, shown if place is None else shown[:-1])
    return place is not None
