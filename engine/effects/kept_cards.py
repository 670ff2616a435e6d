"""Cards that stay in play for the next game of the match (800.1c, 800.1d)."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.card_choices import select
from engine.effects.payment_precedence import OTHERWISE
from engine.effects.resolution import Resolution
from engine.language.outside_the_game import KeepForNextGame
from engine.state.ids import CardId, PlayerId
from engine.state.record import Decide
from engine.view.descriptions import fits
from engine.view.footprint import Aspect, reading

AS_COST = OTHERWISE
"""What is said of the effect as a part of a cost."""
FOOTPRINT = reading(Aspect.PLAY, Aspect.CONTROLLER)
"""What the effect itself reads and changes."""


@implements("800.1c", "800.1d")
def keep(resolution: Resolution, effect: KeepForNextGame) -> bool:
    """Let each of the players choose any number of cards that he or she controls; they stay for the next game.

    If there is no next game, nothing is chosen.
    """
    if resolution.state.last:
        resolution.cite("800.1d")
        return False
    for each in select(resolution, effect.players):
        player = PlayerId(each)
        options = tuple(
            card
            for card in resolution.state.play.ids
            if resolution.state.cards[card].controller == player and fits(resolution.scope, effect.filter, card)
        )
        answer = resolution.ask(
            Choice(
                ChoiceKind.CARDS,
                player,
                rule("800.1c"),
                options,
                0,
                len(options),
                about=resolution.source,
                words="which cards to keep for the next game",
            )
        )
        kept = tuple(CardId(int(card)) for card in answer)
        for card in kept:
            resolution.record(Decide(player, "keeps it for the next game", card), "800.1c", "802.1")
        resolution.attempt.change(kept=(*resolution.state.kept, *kept))
    return True
