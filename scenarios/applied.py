"""Whether a rule was applied: itself, or a paragraph of it."""


def is_applied(rule: str, applied: tuple[str, ...]) -> bool:
    """Return whether a rule, or a paragraph of it, is among those that were applied.

    >>> is_applied("602.2", ("602.2a",)), is_applied("602", ("602.2a",)), is_applied("602.2a", ("602.2",))
    (True, True, False)
    """
    return any(each == rule or _is_under(rule, each) for each in applied)


def _is_under(rule: str, paragraph: str) -> bool:
    rest = paragraph.removeprefix(rule)
    return rest != paragraph and not (rest[0].isdigit() and rule[-1].isdigit())
