"""Keywords that players say a card has though none is printed on it: "an elusive Kor", "my Kor has stealth".

Such a card is described anew, with what is printed on it and the keyword, if it is an ally with no more than keywords.
"""

import re

from engine.language.powers import Keyword
from engine.language.printed import Printed
from engine.language.words import CardType
from engine.value import replace
from scenarios.dialogue.bare_names import with_names
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED, tokens_of

_KEYWORDS = {
    "elusive": "elusive",
    "untargetable": "untargetable",
    "stealthed": "stealth",
    "stealthy": "stealth",
    "stealth": "stealth",
    "protector": "protector",
    "ferocity": "ferocity",
    "ferocious": "ferocity",
    "long-range": "long-range",
}
_MAY_TELL = late(r"\b(?:elusive|untargetable|stealth\w*|protector|feroci\w+|long-range)\b", re.IGNORECASE)
_WORD = "|".join(_KEYWORDS)
_WHOSE = r"(?P<whose>(?:an?|the|my|his|her|my opponent['’]s|another) )?"
_BEFORE = late(rf"\b{_WHOSE}(?P<word>{_WORD}) (?P<card>{QUOTED})", re.IGNORECASE)
_WITH = late(
    rf"(?P<card>{QUOTED}),? (?:with|that has|who has|which has) (?P<word>{_WORD})\b(?! (?:this|until))", re.IGNORECASE
)
_HAS = late(
    rf"(?P<owner>my|his|her|my opponent['’]s) (?P<card>{QUOTED}) (?:has|is|is an?) (?P<word>{_WORD})(?: too| as well)?",
    re.IGNORECASE,
)


def with_keywords_told(said: tuple[Said, ...], board: Board) -> tuple[Said, ...]:
    """Return sentences in which a card that is said to have a keyword has it, as a card that is described anew.

    Where the keyword is printed on the card, or the card has other powers, the sentences stay as they were said.
    """
    if not any(_MAY_TELL.search(each.text) for each in said):
        return said
    names = tuple(board.names())
    described = _Described(board, " ".join(each.text for each in said))
    told: list[Said] = []
    for each in said:
        if each.doc is not None or each.table is not None or not _MAY_TELL.search(each.text):
            told.append(each)
            continue
        quoted = with_names(each.text, names)
        text = described.said(quoted, each)
        told.append(each if text == quoted else replace(each, text=text))
    return (*described.givens.values(), *told)


class _Described:
    """The descriptions of cards to which keywords were added, by name."""

    def __init__(self, board: Board, whole: str) -> None:
        self.board = board
        self.whole = whole
        self.givens: dict[str, Said] = {}

    def said(self, text: str, at: Said) -> str:
        """Return a sentence without the keywords that the cards in it have, as printed or as they are described now."""
        has = _HAS.fullmatch(text) if not at.asks else None
        if has is not None and self._has(has["card"], has["word"], at):
            return f"{'I control' if has['owner'].casefold() == 'my' else 'my opponent controls'} {has['card']}"
        for form in (_BEFORE, _WITH):
            text = form.sub(lambda found: self._beside(found, at), text)
        return text

    def _beside(self, found: re.Match[str], at: Said) -> str:
        if not self._has(found["card"], found["word"], at):
            return found[0]
        whose = (found.groupdict().get("whose") or "").strip()
        return f"{whose} {found['card']}" if whose.casefold() not in {"", "a", "an", "the"} else found["card"]

    def _has(self, card: str, word: str, at: Said) -> bool:
        """Return whether a card has a keyword, printed on it or as it is described now."""
        name, keyword, printed = tokens_of(card)[-1].text, _KEYWORDS[word.casefold()], self.board.printed_of(card)
        if printed is None or f'"{name}" reads:' in self.whole:
            return False
        if _is_printed(printed, keyword):
            return True
        if not _is_plain(printed) or name in self.givens:
            return False
        own = [each.name.value for each in printed.powers if isinstance(each, Keyword)]
        doc = f"{_values(printed)}\n{', '.join((*own, keyword)).capitalize()}"
        self.givens[name] = replace(at, text=f'the card "{name}" reads:', doc=doc, keyword="Given", asks=False)
        return True


def _is_printed(card: Printed, keyword: str) -> bool:
    return any(isinstance(each, Keyword) and each.name.value == keyword for each in card.powers)


def _is_plain(card: Printed) -> bool:
    """Return whether a card is an ally of which its values and plain keywords say everything."""
    plain = (isinstance(each, Keyword) and not each.kinds and each.damage_type is None for each in card.powers)
    more = (card.limits, card.required, card.unlimited, card.instant, card.reputation, card.has_x, card.additional_cost)
    return card.type is CardType.ALLY and all(plain) and not any(more)


def _values(card: Printed) -> str:
    """Return the line of an ally's printed values."""
    kind = f"Ally—{' '.join(card.tags)}" if card.tags else "Ally"
    damage = f" [{card.damage_type.value.capitalize()}]" if card.damage_type else ""
    unique = "Unique " if card.unique else ""
    return ", ".join(
        (str(card.cost), *card.traits, f"{unique}{kind}", f"{card.atk}{damage} ATK / {card.health} Health")
    )
