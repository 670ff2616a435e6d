"""Every sentence a step may be: one module for each subject, loaded by name."""


def load() -> None:
    """Register every sentence of the vocabulary.

    Raises:
        VocabularyError: a sentence is wrong.
    """
    from scenarios.vocabulary import acting, board, chance, choosing, game, passing, permission, truth, zones

    assert all((acting, board, chance, choosing, game, passing, permission, truth, zones))
