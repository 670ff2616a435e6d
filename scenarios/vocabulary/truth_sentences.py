"""What is true: where cards are and how they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.view.footprint import Aspect
from scenarios.playthrough import facts, turn_and_result
from scenarios.registry import then

if TYPE_CHECKING:
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import (
        CardWords,
        CharacterWords,
        ConditionWords,
        LinkWords,
        PlaceWords,
        PlayerWords,
        ValueWords,
    )


@then("{card} is [{no=not}] {place:where}", example='"Tim" is in your graveyard')
def is_in(play: Playthrough, card: CardWords, place: PlaceWords, no: str | None = None) -> None:
    """Say which zone a card is in, or is not in."""
    facts.card_is_in(play, card, place, holds=no is None)


@then(
    "there (is|are) ({number:NUMBER}|no) card[s] in {owner}"
    " {zone=hand|graveyard|deck|resource row|collection|side deck}",
    example="there are 2 cards in your hand",
)
def count(play: Playthrough, owner: PlayerWords, zone: str, number: int = 0) -> None:
    """Say how many cards a zone or the resource row holds."""
    facts.zone_holds(play, owner, zone, number)


@then(
    "there (is|are) ({number:NUMBER}|no) of {owner} cards removed from the game",
    example="there are 2 of your cards removed from the game",
    reads=(Aspect.REMOVED,),
)
def count_removed(play: Playthrough, owner: PlayerWords, number: int = 0) -> None:
    """Say how many of a player's cards are removed from the game."""
    facts.zone_holds(play, owner, "removed from game", number)


@then(
    "{owner} deck, from the top, is {cards:card+}",
    example='your deck, from the top, is "Tim", "Brigg"',
    reads=(Aspect.DECK,),
)
def deck(play: Playthrough, owner: PlayerWords, cards: tuple[CardWords, ...]) -> None:
    """Say which cards are on top of a deck, in order."""
    facts.deck_begins(play, owner, cards)


@then("{card:character} has {values:value+}", example='"Brigg" has 1 damage, 2 ATK and 3 health')
def has(play: Playthrough, card: CharacterWords, values: tuple[ValueWords, ...]) -> None:
    """Say a card's damage, ATK, health, DEF or cost."""
    facts.has_values(play, card, values)


@then(
    "{card:character} has the tag[s] {tags:QUOTED+}",
    example='"Bloodclaw" has the tags "Raptor", "Pet", "Sheep"',
    reads=(Aspect.TAGS,),
)
def has_tags(play: Playthrough, card: CharacterWords, tags: tuple[str, ...]) -> None:
    """Say tags that a card has; it may have others."""
    facts.has_tags(play, card, tags)


@then("{card:character} has [{no=no}] {keyword:keyword}", example='"Tim" has elusive', reads=(Aspect.POWERS,))
def has_keyword(play: Playthrough, card: CharacterWords, keyword: str, no: str | None = None) -> None:
    """Say whether a card has a keyword, printed or given by a modifier."""
    facts.has_keyword(play, card, keyword, holds=no is None)


@then("{card:character} has no powers", example='"Kor Cindervein" has no powers', reads=(Aspect.POWERS,))
def has_no_powers(play: Playthrough, card: CharacterWords) -> None:
    """Say that a card has no powers, or none any more."""
    facts.has_no_powers(play, card)


@then(
    "{card:character} has {number:NUMBER} {name:QUOTED} counter[s]",
    example='"Tim" has 2 "Doom" counters',
    reads=(Aspect.COUNTERS,),
)
def has_counters(play: Playthrough, card: CharacterWords, number: int, name: str) -> None:
    """Say how many counters of a name are on a card."""
    facts.has_counters(play, card, number, name)


@then("{conditions:condition+}", example='"Leeroy Jenkins" is exhausted and "Tim" is ready')
def stands(play: Playthrough, conditions: tuple[ConditionWords, ...]) -> None:
    """Say that cards are, or are not, ready, exhausted, attacking, defending, protecting, in combat or face down."""
    facts.are_in_condition(play, conditions)


@then(
    "{card} is [{no=not}] attached to {host:character}",
    example='"Rend" is attached to "Tim"',
    reads=(Aspect.ATTACHMENTS,),
)
def attached(play: Playthrough, card: CardWords, host: CharacterWords, no: str | None = None) -> None:
    """Say which card an ability is attached to."""
    facts.is_attached(play, card, host, holds=no is None)


@then(
    "{player} control[s] [{no=no}] {cards:card+}", example='you control "Tim"', reads=(Aspect.PLAY, Aspect.CONTROLLER)
)
def controls(play: Playthrough, player: PlayerWords, cards: tuple[CardWords, ...], no: str | None = None) -> None:
    """Say which cards in play a player controls, or doesn't control."""
    facts.controls(play, player, cards, holds=no is None)


@then(
    "{player} ha(ve|s) ({number:NUMBER}|no) [{state=ready|exhausted}] resource[s]",
    example="you have 2 ready resources",
    reads=(Aspect.PLAY, Aspect.CONTROLLER, Aspect.READY),
)
def resources(play: Playthrough, player: PlayerWords, number: int = 0, state: str | None = None) -> None:
    """Say how many resources a player has, or how many are ready or exhausted."""
    facts.has_resources(play, player, number, state)


@then("{owner} deck is [{no=not}] turned over", example="your deck is turned over", reads=(Aspect.DECK,))
def turned_over(play: Playthrough, owner: PlayerWords, no: str | None = None) -> None:
    """Say whether a deck has been turned over, so that everyone sees its cards."""
    facts.is_turned_over(play, owner, holds=no is None)


@then(
    "{card:character} has taken ({number:NUMBER}|no) damage since the last step that acted",
    example="your opponent's hero has taken 4 damage since the last step that acted",
)
def taken(play: Playthrough, card: CharacterWords, number: int = 0) -> None:
    """Say how much damage was dealt to a character since the last When began."""
    facts.has_taken(play, card, number)


@then(
    "{source:character} has dealt ({number:NUMBER}|no)"
    " [{kind=arcane|fire|frost|holy|melee|nature|ranged|shadow}] damage to {card:character}"
    " since the last step that acted",
    example='"Tim" has dealt 2 melee damage to "Brigg" since the last step that acted',
)
def dealt(
    play: Playthrough, source: CharacterWords, card: CharacterWords, number: int = 0, kind: str | None = None
) -> None:
    """Say how much damage, of a type if one is named, a card dealt to a character since the last When began."""
    facts.has_dealt(play, source, number, kind, card)


@then(
    "the chain, top first, is {links:link+}",
    example='the chain, top first, is "Voss Treebender", "Donna Calister"',
    reads=(Aspect.CHAIN,),
)
def chain(play: Playthrough, links: tuple[LinkWords, ...]) -> None:
    """Say which links are on the chain, each by its source; the effect that proposes a combat is the proposal."""
    facts.chain_is(play, links)


@then("the chain is empty", example="the chain is empty", reads=(Aspect.CHAIN,))
def chain_empty(play: Playthrough) -> None:
    """Say that no link is on the chain."""
    facts.chain_is(play, ())


@then(
    "it is {owner} turn [, in the {phase=ready step|draw step|action phase|attack window|defend window|end phase}]",
    example="it is your opponent's turn, in the ready step",
    reads=(Aspect.TURN_PLAYER, Aspect.PHASE),
)
def turn(play: Playthrough, owner: PlayerWords, phase: str | None = None) -> None:
    """Say whose turn it is, and the part of it."""
    turn_and_result.is_turn_of(play, owner, phase)


@then("{player} (has|have) priority", example="you have priority", reads=(Aspect.CHAIN,))
def priority(play: Playthrough, player: PlayerWords) -> None:
    """Say who has priority."""
    turn_and_result.has_priority(play, player)


@then("{player} {how=win|wins|lose|loses} the game", example="you lose the game", reads=(Aspect.PLAYERS,))
def result(play: Playthrough, player: PlayerWords, how: str) -> None:
    """Say who has won or lost the game."""
    turn_and_result.has_ended(play, player, won=how.startswith("win"))


@then("the game is a draw", example="the game is a draw", reads=(Aspect.PLAYERS,))
def draw(play: Playthrough) -> None:
    """Say that the game has ended in a draw."""
    turn_and_result.is_draw(play)


@then("the game goes on", example="the game goes on", reads=(Aspect.PLAYERS,))
def goes_on(play: Playthrough) -> None:
    """Say that the game has not ended."""
    turn_and_result.goes_on(play)
