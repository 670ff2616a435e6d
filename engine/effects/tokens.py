"""The effect that puts tokens into play (402.2)."""

from __future__ import annotations

from engine.citations import implements
from engine.effects.card_choices import number, select
from engine.effects.entering_play import ENTERING_PLAY, token_entering
from engine.effects.payment_precedence import OTHERWISE
from engine.effects.plain_effects import paid_by_nothing
from engine.effects.resolution import Resolution
from engine.events.simultaneity import Steps
from engine.language.effects import CreateTokens
from engine.state.ids import PlayerId
from engine.state.record import Event

AS_COST = OTHERWISE
"""What is said of the effect as a part of a cost."""
FOOTPRINT = ENTERING_PLAY
"""What the effect itself reads and changes."""


@implements("400.2", "402.2", "402.2a")
def creating_tokens(resolution: Resolution, effect: CreateTokens) -> Steps:
    """Put tokens into play, all at once; each is owned and controlled by the player who puts it there."""
    amount = number(resolution, effect.amount)
    printed = effect.token.printed
    players = select(resolution, effect.players)
    events: list[Event] = [
        token_entering(resolution, printed, PlayerId(each), effect.exhausted) for each in players for _ in range(amount)
    ]
    pending = yield from resolution.proposing(events, "402.2", "402.2a")
    if effect.name is not None:
        resolution.bind(effect.name, tuple(p.record.made for p in pending if p.record is not None and p.record.made))
    return bool(pending) or (bool(players) and paid_by_nothing(resolution, amount))
