"""Every sentence a step may be: one module for each subject, loaded by name."""

from types import ModuleType


def load() -> tuple[ModuleType, ...]:
    """Register every sentence of the vocabulary and return its modules, in the order in which people read them.

    Raises:
        VocabularyError: a sentence is wrong.
    """
    from scenarios.vocabulary import acting, board, chance, choosing, decks, game, passing, permission, truth, zones

    return game, decks, board, zones, acting, passing, choosing, chance, truth, permission
