"""Numbers of things in the words of messages."""


def so_many(number: int, thing: str) -> str:
    """Return the number with what there are so many of, of which there are several where it isn't 1.

    >>> so_many(1, "resource"), so_many(0, "line")
    ('1 resource', '0 lines')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
