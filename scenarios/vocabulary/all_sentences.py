"""The whole vocabulary: importing its modules registers their sentences."""

from types import ModuleType

from scenarios.registry.registry import Sentences, registered
from scenarios.vocabulary import (
    action_sentences,
    board_sentences,
    chance_sentences,
    choice_sentences,
    deck_sentences,
    future_sentences,
    game_sentences,
    pass_sentences,
    permission_sentences,
    truth_sentences,
    zone_sentences,
)

SUBJECTS: tuple[ModuleType, ...] = (
    game_sentences,
    deck_sentences,
    board_sentences,
    zone_sentences,
    action_sentences,
    pass_sentences,
    choice_sentences,
    chance_sentences,
    truth_sentences,
    permission_sentences,
    future_sentences,
)
"""The modules of the sentences, in the order in which people read them."""


def all_sentences() -> Sentences:
    """Return the registry with every sentence of the vocabulary."""
    return registered
