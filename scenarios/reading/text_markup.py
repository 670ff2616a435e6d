"""What a list or a page writes in place of a card's signs: line ends, letters by name, arrows, icons of values."""

from __future__ import annotations

import re
from html import unescape

_LINE_BREAK = re.compile(r"<br\s*/?>|(?<=\s)\|(?=\s)", re.IGNORECASE)
_MINUS = re.compile(r"[–−](?=\d)")
_ARROW = re.compile(r"(?<![->=])(?<!<p)(?:[-=]?>|[→⇒➔➤►])(?![>=])")
_VALUE = re.compile(r"\[(ATK|Health|DEF)\]", re.IGNORECASE)
_HEALTH_OF_A_TOKEN = re.compile(r"(?<=/ )(\d+) \[Health\](?= [A-Z])", re.IGNORECASE)
_SYMBOL = re.compile(r"\(activate\)|(?<![\[\w])Activate(?=(?:,[^\n]*)?\s*>>>)", re.IGNORECASE)


def without_markup(text: str) -> str:
    r"""Return a text as a card has it, with lines, letters, dashes, arrows and the symbol written as cards' texts do.

    >>> without_markup("Protector<br />(Activate) -> Destroy target player&#39;s ally.")
    "Protector\n[Activate] >>> Destroy target player's ally."
    """
    text = _ARROW.sub(">>>", _MINUS.sub("-", _LINE_BREAK.sub("\n", unescape(text))))
    return _SYMBOL.sub("[Activate]", _VALUE.sub(r"\1", _HEALTH_OF_A_TOKEN.sub(r"\1", text)))
