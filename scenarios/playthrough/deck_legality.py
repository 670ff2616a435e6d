"""Deck lists, and whether a deck may be played (100)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.decisions.actions import NextGame, Swap
from engine.errors import say_reasons
from engine.events.zone_changes import successor
from engine.language.words import Zone
from engine.play import why_not
from engine.view.deck_rules import Format, deck_reasons
from scenarios.library.deck_list_files import read_deck
from scenarios.playthrough import cards_by_name, named_things
from scenarios.playthrough.action_attempts import note_rules, try_action
from scenarios.playthrough.facts import differs
from scenarios.playthrough.permissions import cannot_act
from scenarios.playthrough.settled_states import settle
from scenarios.scenario_errors import BadArgument

if TYPE_CHECKING:
    from engine.errors import Reason
    from engine.state.ids import CardId
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import CardWords, PlayerWords

FORMATS = {"Constructed": Format.CONSTRUCTED, "Sealed Pack": Format.SEALED}


def put_together(play: Playthrough, text: str) -> None:
    """Put a deck together from a list.

    Raises:
        BadArgument: a line of the list can't be used, or names no card.
    """
    read = read_deck(text, lambda name: cards_by_name.printed(play, name))
    if read.deck is None:
        first = read.problems[0]
        where = f"line {first.line} of the deck list: " if first.line else ""
        raise BadArgument(f"{where}{first.what}", expected=first.expected, nearest=first.nearest)
    play.deck_list = read.deck


def may_be_played(play: Playthrough, kind: str) -> None:
    """Check that the deck may be played."""
    reasons = _reasons(play, kind)
    if reasons:
        raise differs("the deck can't be played", "allowed", say_reasons(reasons))


def cannot_be_played(play: Playthrough, kind: str, rule: str | None) -> None:
    """Check that the deck can't be played, and that this rule is among the reasons."""
    reasons = _reasons(play, kind)
    if not reasons:
        raise differs("the deck may be played", "not allowed", "allowed")
    rules = tuple(reason.rule for reason in reasons)
    note_rules(play, rules)
    if rule is not None and not play.is_among(rule, rules):
        raise differs("the deck is refused for another reason", f"rule {rule}", say_reasons(reasons))


def swap(play: Playthrough, words: PlayerWords, out: tuple[CardWords, ...], into: tuple[CardWords, ...]) -> None:
    """Swap cards of a player's main deck for cards of the side deck.

    Raises:
        IllegalAction: the rules don't allow it now, or not these cards.
    """
    settle(play)
    try_action(play, _swap(play, words, (out, into)))


def cannot_swap(
    play: Playthrough, words: PlayerWords, cards: tuple[tuple[CardWords, ...], tuple[CardWords, ...]], rule: str | None
) -> None:
    """Check that cards of the main deck can't be swapped for cards of the side deck now, for this rule among others."""
    settle(play)
    cannot_act(play, _swap(play, words, cards), rule)


def _swap(play: Playthrough, words: PlayerWords, cards: tuple[tuple[CardWords, ...], tuple[CardWords, ...]]) -> Swap:
    """Return the engine's action of swapping the cards named first for those named second.

    Raises:
        BadArgument: a game is over, and the one before which cards are swapped is not about to start.
    """
    if play.state.result is not None and not why_not(play.state, NextGame(play.state.first_player)):
        steps = "before this: When the next game is about to start, your turn first"
        raise BadArgument("the game is over, and the next one has not been begun", expected=steps)
    out, into = cards
    player = named_things.player(play, words)
    return Swap(player, _copies(play, words, out, Zone.DECK), _copies(play, words, into, Zone.COLLECTION))


def _copies(play: Playthrough, words: PlayerWords, named: tuple[CardWords, ...], zone: Zone) -> tuple[CardId, ...]:
    """Return the player's cards of these names in the zone, of copies without a label one that is not taken yet.

    A card that is not there is looked for in the main deck and the side deck.
    """
    found: list[CardId] = []
    labelled = {successor(play.now, card) for card in play.labels.values()}
    for each in named:
        own = replace(each, of=each.of or words)
        there = [card for card in named_things.cards(play, own, (zone,)) if card not in found]
        alike = [card for card in there if card not in labelled]
        card = alike[0] if alike else named_things.card(play, own, (zone,) if there else (Zone.DECK, Zone.COLLECTION))
        found.append(card)
    return tuple(found)


def _reasons(play: Playthrough, kind: str) -> tuple[Reason, ...]:
    if play.deck_list is None:
        raise BadArgument("no deck was put together", expected="a When with a deck list before this")
    return deck_reasons(play.state.edition, FORMATS[kind], play.deck_list)
