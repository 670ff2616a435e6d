"""Every sentence a step may be: one module for each subject, loaded by name."""

from types import ModuleType


def load() -> tuple[ModuleType, ...]:
    """Register every sentence of the vocabulary and return its modules, in the order in which people read them.

    Raises:
        VocabularyError: a sentence is wrong.
    """
    from scenarios.vocabulary import (
        action_sentences,
        board_sentences,
        chance_sentences,
        choice_sentences,
        deck_sentences,
        game_sentences,
        pass_sentences,
        permission_sentences,
        truth_sentences,
        zone_sentences,
    )

    return (
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
    )
