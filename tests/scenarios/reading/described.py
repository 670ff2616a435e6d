"""What a target description says, checked by hand: phrase by phrase as the rules mean it, with no help of the reader.

Only phrases that are understood to their last word are checked. A Totem can be targeted as an ally can (306.4a), a
resource is nothing but a resource (408.1b), and an untargetable card is no target (706.1).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from engine.language.modifiers import Cannot, Deed
from engine.language.words import CardType, KeywordName, Zone
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.view.modifiers_in_force import changing
from engine.view.values import values

Fits = Callable[[State, CardId, PlayerId], bool]
"""Whether a card in play is what the word says, for the player whose text it is."""

NUMBERS = {"": 1, "one ": 1, "two ": 2, "three ": 3, "four ": 4, "five ": 5}
_EQUIPMENT = (CardType.ARMOR, CardType.ITEM, CardType.WEAPON)


def _of_type(*types: CardType, totems: bool = False) -> Fits:
    def fits(state: State, card: CardId, you: PlayerId) -> bool:
        printed = state.cards[card].printed
        return printed.type in types or (totems and _is_totem(state, card, you))

    return fits


def _is_totem(state: State, card: CardId, _you: PlayerId) -> bool:
    printed = state.cards[card].printed
    return printed.type is CardType.ABILITY and any(tag.split()[-1] == "Totem" for tag in printed.tags)


_ALLY = _of_type(CardType.ALLY, totems=True)
_CHARACTER = _of_type(CardType.ALLY, CardType.HERO, totems=True)
NOUNS: dict[str, Fits] = {
    "hero or ally": _CHARACTER,
    "heroes or allies": _CHARACTER,
    "heroes and/or allies": _CHARACTER,
    "character": _CHARACTER,
    "hero": _of_type(CardType.HERO),
    "ally": _ALLY,
    "allies": _ALLY,
    "ability": _of_type(CardType.ABILITY),
    "abilities": _of_type(CardType.ABILITY),
    "ability or equipment": _of_type(CardType.ABILITY, *_EQUIPMENT),
    "equipment": _of_type(*_EQUIPMENT),
    "weapon": _of_type(CardType.WEAPON),
    "armor": _of_type(CardType.ARMOR),
    "item": _of_type(CardType.ITEM),
    "Totem": _is_totem,
}


def _is_mine(state: State, card: CardId, you: PlayerId) -> bool:
    return state.cards[card].controller == you


def _is_opposing(state: State, card: CardId, you: PlayerId) -> bool:
    controller = state.cards[card].controller
    return controller is not None and state.player(controller).team != state.player(you).team


def _is_friendly(state: State, card: CardId, you: PlayerId) -> bool:
    return not _is_opposing(state, card, you)


def _in_party(state: State, card: CardId, you: PlayerId) -> bool:
    return _is_mine(state, card, you) and _CHARACTER(state, card, you)


def _is_attacking(state: State, card: CardId, _you: PlayerId) -> bool:
    return state.combat is not None and card == state.combat.attacker


def _is_defending(state: State, card: CardId, _you: PlayerId) -> bool:
    return state.combat is not None and card == state.combat.defender


ADJECTIVES: dict[str, Fits] = {
    "opposing": _is_opposing,
    "friendly": _is_friendly,
    "exhausted": lambda state, card, _: not state.cards[card].ready,
    "ready": lambda state, card, _: state.cards[card].ready,
    "damaged": lambda state, card, _: state.cards[card].damage > 0,
    "attacking": _is_attacking,
    "defending": _is_defending,
}
AFTER: dict[str, Fits] = {
    " in your party": _in_party,
    " you control": _is_mine,
    " with damage on it": ADJECTIVES["damaged"],
    " with no damage on it": lambda state, card, _: state.cards[card].damage == 0,
}

_PHRASE = re.compile(
    rf"(?P<up_to>up to )?(?P<many>{'|'.join(filter(None, NUMBERS))})?(?<!of )(?<!another )[Tt]arget "
    rf"(?P<adjectives>(?:(?:{'|'.join(ADJECTIVES)})(?: and |, | ))*)"
    r"(?P<tag>(?!Totem)[A-Z][a-z]+ (?=ally|allies))?"
    rf"(?P<noun>{'|'.join(sorted(NOUNS, key=len, reverse=True))})"
    rf"(?P<after>{'|'.join(AFTER)})?"
    r"(?P<cost> with cost (?P<number>\d+)(?: or (?P<way>less|more))?)?"
    r"(?=[.,]| has | have | can't | into | must | is | this turn| until | for each | and (?:your|draw|put|heals|it)"
    r"| from (?:the game|itself))"
)


_TARGET = re.compile(r"\b[Tt]arget\b")
_PLAYER = re.compile(r"\b[Tt]arget (player|opponent)\b")


def described_players(state: State, effect: str, you: PlayerId) -> set[int] | None:
    """Return the players whom the one target of the words may be, None where the words have another target."""
    found = _PLAYER.search(effect)
    if found is None or len(_TARGET.findall(effect)) != 1:
        return None
    mine = state.player(you).team
    return {seat.id for seat in state.remaining if found[1] == "player" or seat.team != mine}


@dataclass(frozen=True)
class Described:
    """What a phrase asks of a target in play, and how many targets are chosen."""

    words: str
    fits: tuple[Fits, ...]
    least: int
    most: int

    def all(self, state: State, you: PlayerId) -> set[int]:
        """Return every card in play that the words describe; no untargetable one, which is no target for anything."""
        return {
            card
            for card in state.play.ids
            if not state.cards[card].resource
            and all(fits(state, card, you) for fits in self.fits)
            and KeywordName.UNTARGETABLE not in values(state, card).keywords
        }


def described(effect: str) -> Described | None:
    """Return what the one target of the words must be, None where they have more targets, or more to say of it."""
    found = _PHRASE.search(effect)
    if found is None or len(_TARGET.findall(effect)) != 1:
        return None
    adjectives = [word for word in re.split(r" and |, | ", found["adjectives"]) if word]
    fits: list[Fits] = [NOUNS[found["noun"]], *(ADJECTIVES[word] for word in adjectives)]
    if found["tag"]:
        fits.append(_tagged(found["tag"].strip()))
    if found["after"]:
        fits.append(AFTER[found["after"]])
    if found["cost"]:
        fits.append(_costing(int(found["number"]), found["way"]))
    most = NUMBERS[found["many"] or ""]
    return Described(found[0], tuple(fits), 0 if found["up_to"] else most, most)


def _tagged(tag: str) -> Fits:
    return lambda state, card, _: tag in values(state, card).tags


def _costing(number: int, way: str | None) -> Fits:
    def fits(state: State, card: CardId, _you: PlayerId) -> bool:
        cost = state.cards[card].printed.cost
        return {"less": cost <= number, "more": cost >= number, None: cost == number}[way]

    return fits


def speaks_of_targeting(state: State) -> bool:
    """Return whether something in play keeps cards from being targets, which the words of others can't tell."""
    return any(change.deed is Deed.BE_TARGETED for _, change in changing(state, Cannot))


def in_play(state: State, options: set[int]) -> bool:
    """Return whether all the options are cards in play."""
    return all(CardId(each) in state.cards and state.cards[CardId(each)].zone is Zone.PLAY for each in options)
