"""Repairing uniqueness violations: players choose the cards to be destroyed (410.2)."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.events.attempt import Attempt
from engine.state.ids import CardId
from engine.view.uniqueness import nothing_limited, violations


@implements("410.2")
def repairs(attempt: Attempt, leaving: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Return the cards that players choose to be destroyed to repair their violations, the turn player choosing first.

    One violating card is chosen after another until none is left. `leaving` are cards that the same wave destroys
    anyway; they still count as violating, because all checks of a wave are made at once.
    """
    if nothing_limited(attempt.state):
        return ()
    chosen: list[CardId] = []
    for player in attempt.state.remaining:
        while True:
            violating = violations(attempt.state, player.id, tuple(chosen))
            if not violating:
                break
            answer = attempt.ask(
                Choice(
                    ChoiceKind.REPAIR,
                    player.id,
                    rule("410.2"),
                    violating,
                    words="which card to destroy to repair uniqueness",
                )
            )
            chosen.append(CardId(int(answer[0])))
    return tuple(card for card in chosen if card not in leaving)
