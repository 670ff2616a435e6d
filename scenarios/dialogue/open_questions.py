"""Questions that are not answered with yes or no: how much, where, who; answered from the state as it is."""

import re
from collections.abc import Callable, Iterator
from functools import cache, partial

from scenarios.dialogue.bare_names import with_names, with_quoted_names, with_short_names
from scenarios.dialogue.dialogue import Dialogue, board_of, names_on_board, view_of
from scenarios.dialogue.plain_speech import plainly
from scenarios.dialogue.players_sentences import in_our_persons
from scenarios.dialogue.players_wordings import OF_WHOM
from scenarios.dialogue.question_patterns import (
    COST,
    DIES,
    HERO_SURVIVES,
    HOW_MANY,
    IS_DAMAGED,
    LEFT,
    MUCH,
    STATS,
    WHERE,
    WHO,
)
from scenarios.dialogue.questions_of_events import answer_from_events
from scenarios.outcome import CardView, StateView
from scenarios.registry.step_tokens import quoted, tokens_of
from scenarios.spoken_numbers import so_many

_DESTROYED = " is destroyed"
_NOWHERE = "nowhere in the game"


def answer_to_question(text: str, dialogue: Dialogue) -> str | None:
    """Return the answer to a question of how much, where or who; None where it is no such question.

    >>> from scenarios.dialogue.dialogue import opened
    >>> from scenarios.runner import REFERENCE_EDITION, full_setting
    >>> answer_to_question("who has priority", opened(full_setting(), REFERENCE_EDITION, tuple))
    'you'
    """
    plain = plainly(in_our_persons(with_names(text, names_on_board(dialogue))))
    view = cache(partial(view_of, dialogue))
    if (plainest := _damaged_or_cost(text, plain, dialogue, view)) is not None:
        return plainest
    if (told := answer_from_events(plain, dialogue)) is not None:
        return told
    if found := STATS.fullmatch(plain):
        named, what = found["card"] or found["whose"].removesuffix("'s"), found["what"] or found["values"] or ""
        return _stats(named, what, view())
    if found := MUCH.fullmatch(plain):
        return _how_much(found, view())
    if found := HOW_MANY.fullmatch(plain):
        owner = OF_WHOM.get(found["whose"] or found["its"])
        zone_name = found["zone"] or found["in"] or found["of"]
        player = next((each for each in view().players if each.name == (found["player"] or owner)), None)
        zone = next((each for each in player.zones if each.name == zone_name), None) if player else None
        return None if zone is None else "1 card" if zone.count == 1 else f"{zone.count} cards"
    if found := WHERE.fullmatch(plain):
        return _where(found["card"], view())
    if found := WHO.fullmatch(plain):
        return (
            _controller(found["card"], view()) if found["card"] else _winner(found["what"].casefold(), dialogue, view())
        )
    if found := LEFT.fullmatch(plain):
        return _left(found["player"] or OF_WHOM.get(found["whose"] or found["of"] or ""), view())
    if found := HERO_SURVIVES.fullmatch(plain):
        return _whether_in_the_game(OF_WHOM[found["whose"].casefold()], view())
    if found := DIES.fullmatch(plain):
        return _destroyed(dialogue, OF_WHOM.get((found["whose"] or "").casefold()))
    return None


def _left(player: str | None, state: StateView) -> str:
    """Return what a player, or each, has in play besides the hero."""
    told = [
        f"{each.name}: {', '.join(cards) or 'nothing'}"
        for each in state.players
        for cards in [[card.name for card in (*each.ally_row, *each.hero_row) if card.kind != "hero"]]
        if player in (None, each.name)
    ]
    return "; ".join(told) if player is None else told[0].partition(": ")[2]


def _destroyed(dialogue: Dialogue, player: str | None) -> str | None:
    """Return the cards that were destroyed so far, of one player if that is asked.

    It is None where it can't be told whose a card is, for both players have one of its name.
    """
    told = [each.text for step in dialogue.told for each in step.events]
    dead = [each.removesuffix(_DESTROYED) for each in told if each.endswith(_DESTROYED)]
    if player is not None:
        owners = [board_of(dialogue).owner_of(quoted(each)) for each in dead]
        if None in owners:
            return None
        dead = [each for each, owner in zip(dead, owners, strict=True) if owner == player]
    return f"destroyed: {', '.join(dead)}" if dead else "nobody is destroyed"


def _winner(what: str, dialogue: Dialogue, state: StateView) -> str:
    """Return who has won, or else who of those that fought has survived; or who has priority."""
    fought = answer_from_events("who survives", dialogue) if what == "wins" and state.result is None else None
    return f"{_who(what, state)}; of those in combat survives: {fought}" if fought is not None else _who(what, state)


def _holder(named: str) -> str:
    """Return the player whose card is asked about, nothing where that is not said."""
    whose = named.rpartition(" ")[0] if named.endswith("hero") else named.partition(' "')[0] if named[:1] != '"' else ""
    return OF_WHOM.get(whose, whose.removesuffix("'s"))


def _cards(named: str, state: StateView) -> Iterator[tuple[str, CardView]]:
    """Yield the cards in play that are called so, each with its player's name."""
    name = tokens_of(named)[-1].text
    holder = _holder(named)
    for each in state.players:
        rows = (*each.hero_row, *each.ally_row, *each.resource_row)
        for card in rows:
            called = card.kind == "hero" if named.endswith("hero") else card.name == name
            if called and holder in ("", each.name):
                yield each.name, card


def _damaged_or_cost(text: str, plain: str, dialogue: Dialogue, view: Callable[[], StateView]) -> str | None:
    """Return whether a card is damaged, or what it costs, if that is asked."""
    names = names_on_board(dialogue)
    if (found := IS_DAMAGED.fullmatch(plain)) and (cards := [each for _, each in _cards(found["card"], view())]):
        return "; ".join(
            f"{'yes' if bool(each.damage) is not bool(found['un']) else 'no'}: {each.damage} damage" for each in cards
        )
    every = (*names, *dialogue.names())
    if found := COST.fullmatch(plainly(in_our_persons(with_short_names(with_quoted_names(text, every), names)))):
        return _cost(next(each for each in found.groups() if each), dialogue, view())
    return None


def _cost(named: str, dialogue: Dialogue, state: StateView) -> str | None:
    """Return the printed cost of a card; None where cards in play could change what it costs, or it has no cost."""
    in_play = [card for each in state.players for card in (*each.ally_row, *each.hero_row) if card.kind != "hero"]
    cost = board_of(dialogue).cost_of(named)
    return None if cost is None or in_play else f"{so_many(cost, 'resource')}, which is its printed cost"


def _somewhere(named: str, state: StateView) -> str | None:
    """Return where a card is that is not in play; None if it is nowhere, for it has no values to tell then."""
    place = _where(named, state)
    return None if place == _NOWHERE else place


def _stats(named: str, what: str, state: StateView) -> str | None:
    """Return the values of a card that a question names, all of them where it names none."""
    found = [card for _, card in _cards(named, state)]
    if not found:
        return _somewhere(named, state)
    asked = what.casefold()
    names = {"ATK": r"\b(?:atk|attack)\b", "health": r"\b(?:health|life)\b", "damage": r"\bdamage\b"}
    wanted = [name for name, words in names.items() if re.search(words, asked)] or ["ATK", "health"]
    values = {"ATK": lambda card: card.atk, "health": lambda card: card.health, "damage": lambda card: card.damage}
    return "; ".join(" and ".join(f"{values[name](card) or 0} {name}" for name in wanted) for card in found)


def _how_much(asked: re.Match[str], state: StateView) -> str | None:
    """Return how much damage, health or ATK a card has; of health what is left of it, where that is asked."""
    what, named = asked["what"].casefold(), asked["card"] or asked["on"]
    left = any(asked[each] for each in ("early", "stays", "lies", "left"))
    found = [card for _, card in _cards(named, state)]
    if not found:
        return _somewhere(named, state)
    values = {"damage": lambda card: card.damage, "health": lambda card: card.health}
    values |= {"life": values["health"], "atk": lambda card: card.atk, "attack": lambda card: card.atk}
    if left and what in {"health", "life"}:
        values[what] = lambda card: max((card.health or 0) - card.damage, 0)
    unit = {"life": "health", "atk": "ATK", "attack": "ATK"}.get(what, what)
    return ", ".join(f"{values[what](card) or 0} {unit}" for card in found)


def _where(named: str, state: StateView) -> str:
    """Return where cards of a name are; where it is said whose, those of another player only if that one has none."""
    in_play = [f"in play under {_possessive(player)} control" for player, _ in _cards(named, state)]
    name = tokens_of(named)[-1].text
    zones = [
        (player.name, f"in {_possessive(player.name)} {zone.name}")
        for player in state.players
        for zone in player.zones
        if name in zone.cards
    ]
    own = [place for player, place in zones if player == _holder(named)]
    places = own if _holder(named) and (in_play or own) else [place for _, place in zones]
    chain = ["on the chain"] if any(name == link.name for link in state.chain) else []
    return " and ".join((*in_play, *places, *chain)) or _NOWHERE


def _controller(named: str, state: StateView) -> str:
    return " and ".join(dict.fromkeys(player for player, _ in _cards(named, state))) or _where(named, state)


def _who(what: str, state: StateView) -> str:
    if what == "has priority":
        return state.priority or "nobody"
    return state.result or "nobody yet: the game goes on"


def _whether_in_the_game(player: str, state: StateView) -> str:
    """Return whether a player's hero has survived: a player whose hero is destroyed loses (102.1a)."""
    survives = state.result is None or state.result == f"won by {player}"
    return "yes" if survives else f"no: {state.result}"


def _possessive(name: str) -> str:
    return "your" if name == "you" else f"{name}'s"
