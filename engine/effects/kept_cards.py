"""Cards that stay in play for the next game of the match (800.1c, 800.1d)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.language.filters import Filter
from engine.state.ids import CardId, Entity, PlayerId
from engine.state.record import Decide
from engine.view.descriptions import fits
from engine.view.scope import Scope


@implements("800.1c", "800.1d")
def keep(scope: Scope, players: Sequence[Entity], filter: Filter) -> bool:
    """Let each of the players choose any number of cards that he or she controls; they stay for the next game.

    Without a next game there is nothing to keep them for.
    """
    if scope.state.last:
        scope.note("800.1d")
        return False
    for each in players:
        player = PlayerId(each)
        options = tuple(
            card
            for card in scope.state.play.ids
            if scope.state.cards[card].controller == player and fits(scope, filter, card)
        )
        answer = scope.trying.ask(
            Choice(
                ChoiceKind.CARDS,
                player,
                rule("800.1c"),
                options,
                0,
                len(options),
                about=scope.source,
                words="which cards to keep for the next game",
            )
        )
        kept = tuple(CardId(int(card)) for card in answer)
        for card in kept:
            scope.trying.record(Decide(player, "keeps it for the next game", card), (rule("800.1c"), rule("802.1")))
        scope.trying.change(kept=(*scope.state.kept, *kept))
    return True
