"""Powers that somebody has used already in the turn: of which card; the use of one that may be used once is done."""

import re
from collections.abc import Iterator

from engine.language.powers import Payment, Text
from engine.value import replace
from scenarios.dialogue.bare_names import with_names
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED

_WHEN = r"(?: (?:once|already|before|(?:earlier )?this turn|earlier))"
_BY_PRONOUN = late(
    rf"(?P<who>I|my opponent|he|she)(?:['’]ve| have| has)? (?:(?P<sure>already) )?(?P<verb>used|activated) "
    rf"(?:(?:his|her|its) (?:power|ability)|it|him|her)(?P<when>{_WHEN}*)",
    re.IGNORECASE,
)
_OF_A_CARD = late(
    rf"(?P<who>I|my opponent|he|she)(?:['’]ve| have| has)? (?:(?P<sure>already) )?(?:used|activated) "
    rf"(?:the (?:power|ability) of )?(?:my |his |her )?(?P<card>{QUOTED})(?:['’]s)?(?: (?:power|ability))?"
    rf"(?P<when>{_WHEN}*)",
    re.IGNORECASE,
)


def with_uses_told(said: tuple[Said, ...], board: Board) -> tuple[Said, ...]:
    """Return sentences in which a power that was used is that of a card, and its use done if it may be used once.

    Where resources are told, what was paid is not among them, so that such a use stays as it was said.
    """
    if not any("used" in each.text or "activated" in each.text for each in said):
        return said
    names = tuple(board.names())
    costly = any("resource" in each.text for each in said)
    told: list[Said] = []
    for each in said:
        plain = each.is_bare and not each.asks
        told += _used(each, told, board, names, costly=costly) if plain else (each,)
    return tuple(told)


def _used(said: Said, told: list[Said], board: Board, names: tuple[str, ...], *, costly: bool) -> Iterator[Said]:
    text = with_names(said.text, names)
    pronoun = _BY_PRONOUN.fullmatch(text)
    if pronoun is not None and (pronoun["sure"] or pronoun["when"]):
        so_far = with_names(". ".join(each.text for each in told), names)
        cards = [each for each in dict.fromkeys(re.findall(QUOTED, so_far)) if board.has_payment_power(each)]
        text = f"{pronoun['who']} already used {cards[0]}" if len(cards) == 1 else text
    found = _OF_A_CARD.fullmatch(text)
    card = found["card"] if found is not None else None
    if found is None or card is None or not (found["sure"] or found["when"]):
        yield said
        return
    printed = board.printed_of(card)
    paid = [each for each in printed.powers if isinstance(each, Payment)] if printed is not None else []
    if costly or not paid or not all(each.once_per_turn for each in paid):
        yield said if text == said.text else replace(said, text=text)
        return
    uses = "use" if found["who"].casefold() == "i" else "uses"
    at = f" targeting {card}" if any(isinstance(each.text, Text) and each.text.targets for each in paid) else ""
    yield replace(said, text=f"{found['who']} {uses} {card}{at}")
    yield replace(said, text="the chain empties", keyword="When")
