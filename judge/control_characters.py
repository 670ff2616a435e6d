"""Control characters, which a terminal obeys instead of showing them, made visible before anything is printed."""

import re

_COMMANDS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]|\r(?!\n)")


def harmless(text: str) -> str:
    r"""Return a text with its control characters as escapes, and those that change the direction of writing, too.

    >>> harmless("a \x1b[31mred\x07 \u202eword\tand\na line")
    'a \\u001b[31mred\\u0007 \\u202eword\tand\na line'
    """
    return _COMMANDS.sub(lambda sign: f"\\u{ord(sign[0]):04x}", text)
