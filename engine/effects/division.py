"""Dividing an amount among several cards."""

from engine.citations import rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.resolution import Resolution


def divided(resolution: Resolution, among: tuple[int, ...], amount: int) -> list[tuple[int, int]]:
    """Return how the player divides the amount, from 0 up for each; the last one gets the rest."""
    left = amount
    shares: list[tuple[int, int]] = []
    for each in among[:-1]:
        answer = resolution.ask(
            Choice(
                ChoiceKind.DIVIDE,
                resolution.you,
                rule("709.2b"),
                low=0,
                high=left,
                about=each,
                words="how much of the amount to assign",
            )
        )
        share = int(answer[0])
        shares.append((each, share))
        left -= share
    return [*shares, (among[-1], left)]
