"""Sentences as players say them, said in the words of the vocabulary: "I attack Brigg with Tim"."""

import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache

from scenarios.dialogue.bare_names import outside_names
from scenarios.dialogue.late_patterns import LatePattern, late
from scenarios.dialogue.players_wordings import KINDS, OTHER_PLAYER, OWNER, REWORDED
from scenarios.dialogue.spoken_persons import FILLERS, PERSONS

ControllerOf = Callable[[str], str]
"""Returns the player, as a sentence names one, who controls the card or hero that a sentence names.

It is nobody, as an empty word, where no single card in play is called so; for no card it is whoever has the turn.
"""

OwnerOf = Callable[[str], str | None]
"""Returns the player, as a sentence names one, who owns the card that a sentence names; None for no single player."""

_SLOT = re.compile(r"\{(?P<kind>[A-Z]+)\}")
_FILLED = re.compile(r"\{(?P<how>by |of |owner of |against |facing |hero facing )?(?P<kind>[A-Z]+)\}")
_ENDING = re.compile(r"\((?P<base>\w*)\|?(?P<third>\w*)\)")


@cache
def _wordings() -> tuple[tuple[LatePattern, str], ...]:
    """Return each wording with what it means; making all their patterns takes as long as playing a scenario."""
    return tuple((late(said, whole=_with_slots), meant) for said, meant in REWORDED)


def _with_slots(said: str) -> str:
    """Return a wording with the patterns of its slots."""
    return _SLOT.sub(lambda found: f"(?P<{found['kind']}>{KINDS[found['kind']]})", said)


def owned_by_nobody(_: str) -> None:
    """Return no owner for any card."""


def rewordings(line: str, controller_of: ControllerOf, owner_of: OwnerOf = owned_by_nobody) -> Iterator[str]:
    r"""Yield what a line of a player may mean: first with persons as sentences name them, then in other words.

    >>> list(rewordings('I attack "Brigg" with my hero', lambda card: "you"))[-1]
    'you propose that your hero attacks "Brigg"'
    >>> list(rewordings('"Tim" goes to its owner\'s hand', lambda card: "you", lambda card: "Ann"))[-1]
    '"Tim" is in Ann\'s hand'
    """
    plain = in_our_persons(line)
    for each in dict.fromkeys((plain, plain[:1].lower() + plain[1:])):
        yield each
        for meant, found in _matches(each):
            yield _filled(meant, found, controller_of, owner_of)


@lru_cache(1000)
def _matches(line: str) -> tuple[tuple[str, re.Match[str]], ...]:
    """Return what a line means by each wording that it fits; a line is asked about many times over."""
    fitting = ((meant, said.fullmatch(line)) for said, meant in _wordings())
    return tuple((meant, found) for meant, found in fitting if found)


def speaks_of_persons(line: str) -> bool:
    """Return whether a line speaks of itself and others as a player does, not as a sentence does.

    >>> speaks_of_persons("I attack Brigg"), speaks_of_persons("your opponent passes")
    (True, False)
    """
    return _in_persons(line) != outside_names(line, str)


def in_our_persons(line: str) -> str:
    """Return a line that speaks of you and your opponent where it spoke of I, he or the enemy.

    >>> in_our_persons("And now my opponent's hero attacks me")
    "your opponent's hero attacks you"
    """
    return FILLERS.sub("", _in_persons(line).strip()).strip(" ,")


@cache
def _persons() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return each word for a player, as a pattern, with the word that the vocabulary has for it."""
    return tuple((re.compile(said, re.IGNORECASE), meant) for said, meant in PERSONS)


@lru_cache(1000)
def _in_persons(line: str) -> str:
    """Return a line with the words for players as the vocabulary has them; a line is asked about many times over."""

    def persons(piece: str) -> str:
        for said, meant in _persons():
            piece = said.sub(meant, piece)
        return piece

    return outside_names(line, persons)


def _filled(meant: str, found: re.Match[str], controller_of: ControllerOf, owner_of: OwnerOf) -> str:
    """Return a sentence with its slots filled and the verb after its player in agreement with him or her."""

    def content(slot: re.Match[str]) -> str:
        written = found[slot["kind"]]
        match slot["how"]:
            case "by ":
                slots = found.groupdict()
                attacked = slots.get("D") if " attacks {D}" in meant else None
                whose = slots.get("E") or _whose_hero(slots.get("D")) or (controller_of(attacked) if attacked else None)
                return _player_of(written, whose, controller_of)
            case "against ":
                turn, owner = controller_of(""), re.match(OWNER, written)
                if owner is not None:
                    return "you" if owner[0] == "your" else owner[0].removesuffix("'s")
                return controller_of(written) or OTHER_PLAYER.get(turn, turn)
            case "facing " | "hero facing ":
                player = _facing(written, controller_of)
                return player if slot["how"] == "facing " else f"{_possessive(player)} hero"
            case "of ":
                return _possessive(written)
            case "owner of ":
                return _possessive(owner_of(written) or _player_of(written, None, controller_of))
            case _:
                return written

    filled = _FILLED.sub(content, meant)
    second = filled.startswith("you ")
    return _ENDING.sub(lambda ending: _agreeing(ending, second=second), filled)


def _possessive(player: str) -> str:
    return "your" if player == "you" else f"{player}'s"


def _facing(card: str, controller_of: ControllerOf) -> str:
    """Return the player who faces the one to whom a card belongs: of a card of nobody's the one who has the turn."""
    owner = re.match(OWNER, card)
    holder = (
        ("you" if owner[0] == "your" else owner[0].removesuffix("'s")) if owner is not None else controller_of(card)
    )
    return OTHER_PLAYER.get(holder, controller_of(""))


def _whose_hero(attacked: str | None) -> str | None:
    """Return the player whose hero or card is attacked, None where nobody said whose it is."""
    owner = re.match(r"(?P<owner>your opponent's|your) ", attacked or "")
    return None if owner is None else {"your": "you"}.get(owner["owner"], "your opponent")


def _agreeing(ending: re.Match[str], *, second: bool) -> str:
    """Return the ending of a verb: (s) is nothing after "you", and (ve|s) is either of the two."""
    if "|" in ending[0]:
        return ending["base"] if second else ending["third"]
    return "" if second else ending["base"]


def _player_of(card: str, attacked: str | None, controller_of: ControllerOf) -> str:
    """Return the player to whom a card or hero belongs: the one named before it, or else its controller.

    Where nobody controls it, it attacks the other player, or belongs to the player whose turn it is.
    """
    owner = re.match(OWNER, card)
    if owner is not None:
        return "you" if owner[0] == "your" else owner[0].removesuffix("'s")
    other = OTHER_PLAYER.get(attacked or "", "")
    return controller_of(card) or other or controller_of("")
