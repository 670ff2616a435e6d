"""Questions that are not answered with yes or no: how much, where, who; answered from the state as it is."""

import re
from collections.abc import Iterator

from scenarios.dialogue.bare_names import with_quoted_names
from scenarios.dialogue.dialogue import Dialogue, names_on_board, view_of
from scenarios.dialogue.players_sentences import in_our_persons
from scenarios.outcome import CardView, StateView
from scenarios.registry.step_tokens import tokens_of

_NAME = r'"(?:\\.|[^"\\])*"'
_CARD = rf"(?:(?:your opponent's |your |[A-Z]\w*'s )?{_NAME}|your(?: opponent's)? hero|[A-Z]\w*'s hero)"
_MUCH = re.compile(
    rf"how much (?P<what>damage|health|ATK|attack|life) "
    rf"(?:(?:does|do|will|has|have) (?P<card>{_CARD}) (?:have|has|take|taken|get)"
    rf"|(?:is|are) (?:there )?on (?P<on>{_CARD}))"
    rf"(?: (?:left|now|then))?",
    re.IGNORECASE,
)
_WHERE = re.compile(
    rf"(?:where is|what happens to|what becomes of|where does) (?P<card>{_CARD})(?: go| now| then)*", re.IGNORECASE
)
_WHO = re.compile(
    rf"who (?:(?P<what>wins|has priority)|controls (?P<card>{_CARD}))(?: the game| now| then)*", re.IGNORECASE
)
_DIES = re.compile(
    r"who (?:dies|is destroyed)|do (?:they )?both die|do both (?:of them )?die|does anyone die", re.IGNORECASE
)
_HOW_MANY = re.compile(
    r"how many cards (?:do|does) (?P<player>you|your opponent|[A-Z]\w*) have in "
    r"(?:\w+(?: opponent's)? )?(?P<zone>hand|graveyard|deck)"
    r"(?: now| then| left)*",
    re.IGNORECASE,
)
_DESTROYED = " is destroyed"


def answer_to_question(text: str, dialogue: Dialogue) -> str | None:
    """Return the answer to a question of how much, where or who; None where it is no such question.

    >>> from scenarios.dialogue.dialogue import opened
    >>> from scenarios.runner import REFERENCE_EDITION, full_setting
    >>> answer_to_question("who has priority", opened(full_setting(), REFERENCE_EDITION, tuple))
    'you'
    """
    plain = in_our_persons(with_quoted_names(text, names_on_board(dialogue)))
    state = view_of(dialogue)
    if found := _MUCH.fullmatch(plain):
        return _how_much(found["what"].casefold(), found["card"] or found["on"], state)
    if found := _HOW_MANY.fullmatch(plain):
        player = next((each for each in state.players if each.name == found["player"]), None)
        zone = next((each for each in player.zones if each.name == found["zone"]), None) if player else None
        return None if zone is None else "1 card" if zone.count == 1 else f"{zone.count} cards"
    if found := _WHERE.fullmatch(plain):
        return _where(found["card"], state)
    if found := _WHO.fullmatch(plain):
        return _controller(found["card"], state) if found["card"] else _who(found["what"].casefold(), state)
    if _DIES.fullmatch(plain):
        dead = [
            each.text.removesuffix(_DESTROYED)
            for step in dialogue.told
            for each in step.events
            if each.text.endswith(_DESTROYED)
        ]
        return f"destroyed: {', '.join(dead)}" if dead else "nobody is destroyed"
    return None


def _cards(named: str, state: StateView) -> Iterator[tuple[str, CardView]]:
    """Yield the cards in play that are called so, each with its player's name."""
    name = tokens_of(named)[-1].text
    whose = named.rpartition(" ")[0] if named.endswith("hero") else named.partition(' "')[0] if named[:1] != '"' else ""
    player = {"your": "you", "your opponent's": "your opponent"}.get(whose, whose.removesuffix("'s"))
    for each in state.players:
        rows = (*each.hero_row, *each.ally_row, *each.resource_row)
        for card in rows:
            called = card.kind == "hero" if named.endswith("hero") else card.name == name
            if called and (not whose or each.name == player):
                yield each.name, card


def _how_much(what: str, named: str, state: StateView) -> str:
    found = [card for _, card in _cards(named, state)]
    if not found:
        return _where(named, state)
    values = {"damage": lambda card: card.damage, "health": lambda card: card.health}
    values |= {"life": values["health"], "atk": lambda card: card.atk, "attack": lambda card: card.atk}
    unit = {"life": "health", "atk": "ATK", "attack": "ATK"}.get(what, what)
    return ", ".join(f"{values[what](card) or 0} {unit}" for card in found)


def _where(named: str, state: StateView) -> str:
    in_play = [f"in play under {_possessive(player)} control" for player, _ in _cards(named, state)]
    name = tokens_of(named)[-1].text
    zones = [
        f"in {_possessive(player.name)} {zone.name}"
        for player in state.players
        for zone in player.zones
        if name in zone.cards
    ]
    chain = ["on the chain"] if any(name == link.name for link in state.chain) else []
    return " and ".join((*in_play, *zones, *chain)) or "nowhere in the game"


def _controller(named: str, state: StateView) -> str:
    return " and ".join(dict.fromkeys(player for player, _ in _cards(named, state))) or _where(named, state)


def _who(what: str, state: StateView) -> str:
    if what == "has priority":
        return state.priority or "nobody"
    return state.result or "nobody yet: the game goes on"


def _possessive(name: str) -> str:
    return "your" if name == "you" else f"{name}'s"
