"""The next turn of which a question speaks without saying whose: that of the player, or of the card's controller.

Who asks whether an opponent's ally can attack next turn means its controller's next turn: no other will do (601.1).
"""

import re

from engine.language.words import CardType
from engine.value import replace
from scenarios.dialogue.bare_names import with_names
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.told_sides import ME, OPPONENT, player_of, side_of
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED

_HINT = "next turn"
_NEXT = late(
    r"(?<!my )(?<!his )(?<!her )(?<!opponent's )(?<!opponent’s )(?:\b(?:on|in|during) the )?"
    r"\bnext turn\b(?! (?:starts|begins))",
    re.IGNORECASE,
)
_ACTS = r"(?:attack|swing|use|activate|play|cast|place|complete|flip|strike|be used|ready|untap|get readied)"
_ASKS = late(
    rf"(?:(?:and|so|then) )*(?:next turn,? )?(?:can|could|may|will|does|do|is) (?P<who>.+?) "
    rf"(?:still |then |again |even )?(?P<deed>{_ACTS}|ready)\b.*",
    re.IGNORECASE,
)
_PERSON = late(r"I|my opponent|my (?:opponent['’]s )?hero|(?:his|her) hero", re.IGNORECASE)
_PRONOUN = late(r"he|she|it|they", re.IGNORECASE)
_DEED = late(
    r"next turn,? (?P<who>I|my opponent|(?:(?:my opponent['’]s|my|his|her) )?(?:hero|\"[^\"]+\")) .+", re.IGNORECASE
)
_OF = {ME: "my", OPPONENT: "my opponent's"}


def with_next_turns_named(said: tuple[Said, ...], board: Board) -> tuple[Said, ...]:
    """Return sentences in which a next turn is that of the player whose deed or card is spoken of.

    >>> told = (Said("I play Frostbolt on my opponent's Tim"), Said("Can he attack next turn", asks=True))
    >>> [each.text for each in with_next_turns_named(told, Board(False, lambda: ["Tim", "Frostbolt"], str))][1]
    "Can he attack on my opponent's next turn"
    """
    if not any(_HINT in each.text.casefold() for each in said):
        return said
    names = tuple(board.names())
    quoted = [with_names(each.text, names) if each.is_bare else "" for each in said]
    return tuple(
        replace(each, text=_named(text, quoted[:at], board, asks=each.asks)) if _NEXT.search(text) else each
        for at, (each, text) in enumerate(zip(said, quoted, strict=True))
    )


def _named(text: str, before: list[str], board: Board, *, asks: bool) -> str:
    """Return a sentence with whose next turn it speaks of; as it is where nothing tells."""
    found = _ASKS.fullmatch(text) if asks else _DEED.fullmatch(text)
    player = _player(found["who"], before, board) if found is not None else None
    return text if player is None else _NEXT.sub(f"on {_OF[player]} next turn", text)


def _player(who: str, before: list[str], board: Board) -> str | None:
    """Return the player who is spoken of, or the one who has the card; a pronoun means the character named last."""
    if _PERSON.fullmatch(who):
        return ME if who.casefold() in {"i", "my hero"} else OPPONENT
    if _PRONOUN.fullmatch(who):
        who = next((named for text in reversed(before) if (named := _last_character(text, board))), "")
    hero = _HERO.fullmatch(who)
    if hero is not None:
        return player_of(hero["whose"])
    sides = (side_of(each, [*before, who]) for each in re.findall(QUOTED, who))
    return next((each for each in sides if each is not None), None)


_HERO = late(r"(?P<whose>my opponent['’]s|my|his|her) hero", re.IGNORECASE)


def _last_character(text: str, board: Board) -> str:
    """Return the hero or ally that a sentence names last, nothing where it names none."""
    named = [each[0] for each in re.finditer(rf"{_HERO.text}|{QUOTED}", text, re.IGNORECASE)]
    others = (CardType.ABILITY, CardType.QUEST)
    return next((each for each in reversed(named) if board.kind_of(each) not in others), "")
