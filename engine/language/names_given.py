"""Names that an effect gives beside the one that it states, by which later parts of the text speak of cards."""


def fatally(name: str) -> str:
    """Return the name to which those are bound to whom the damage was fatal that a `Deal` of the name deals (403.2).

    >>> fatally("dealt")
    'dealt fatally'
    """
    return f"{name} fatally"
