"""The board: what players have in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.playthrough import cards_in_play, filled_zones, starting_resources
from scenarios.registry import given, when
from scenarios.scenario_errors import BadArgument
from scenarios.step_words import PlacedWords

if TYPE_CHECKING:
    from scenarios.features.model import Table
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import CardWords, CharacterWords, LabelledWords, PlayerWords


@given(
    "{player} control[s] {placed:placed+}",
    example='you control an exhausted "Kena Shadowbrand" with 2 damage as "the hurt Kena"',
)
def control(play: Playthrough, player: PlayerWords, placed: tuple[PlacedWords, ...]) -> None:
    """Put cards into play, ready and there since before the turn unless the sentence says otherwise."""
    cards_in_play.put_into_play(play, player, placed)


@given("{player} control[s]:", example="your opponent controls:")
def control_table(play: Playthrough, player: PlayerWords, table: Table) -> None:
    """Put the cards of a table into play; its columns are card, state, damage, since and as."""
    cards_in_play.put_into_play(play, player, cards_in_play.placed_in(table))


@given(
    "{player} control[s] a token {name:QUOTED} with {atk:NUMBER} ATK and {health:NUMBER} health [as {label:QUOTED}]",
    example='you control a token "Wisp" with 0 ATK and 1 health',
)
def token(play: Playthrough, player: PlayerWords, name: str, atk: int, health: int, label: str | None = None) -> None:
    """Put an ally token into play."""
    cards_in_play.put_token_into_play(play, player, name, (atk, health), label)


@given(
    "{owner} hero is [a[n]] [{state=ready|exhausted|face-down}] {name:QUOTED} [with {damage:NUMBER} damage]",
    example='your hero is "Boris Brightbeard" with 20 damage',
)
def hero(play: Playthrough, owner: PlayerWords, name: str, state: str | None = None, damage: int | None = None) -> None:
    """Say which hero a player has, its state and its damage."""
    cards_in_play.name_hero(play, owner, name, state, damage)


@given("{owner} hero has {damage:NUMBER} damage", example="your opponent's hero has 26 damage")
def hero_damage(play: Playthrough, owner: PlayerWords, damage: int) -> None:
    """Put damage on a player's hero."""
    cards_in_play.damage_hero(play, owner, damage)


@given("{owner} hero is {state=exhausted|face down}", example="your opponent's hero is exhausted")
def hero_state(play: Playthrough, owner: PlayerWords, state: str) -> None:
    """Exhaust a player's hero or turn it face down."""
    cards_in_play.set_hero(play, owner, state)


@given(
    "{card:labelled} is attached to {host:character}",
    example='your opponent\'s "Mind Control" is attached to your "Tim"',
)
def attached(play: Playthrough, card: LabelledWords, host: CharacterWords) -> None:
    """Put an ability into play attached to a card; its owner is you, unless the sentence names another player."""
    cards_in_play.attach(play, card, host)


@given("{card:character} has {number:NUMBER} {name:QUOTED} counter[s]", example='"Tim" has 2 "Doom" counters')
def counters(play: Playthrough, card: CharacterWords, number: int, name: str) -> None:
    """Put named counters on a card in play."""
    cards_in_play.put_counters(play, card, number, name)


@given("{player} ha(ve|s) {number:NUMBER} [{state=ready|exhausted}] resource[s]", example="you have 5 ready resources")
def unnamed_resources(play: Playthrough, player: PlayerWords, number: int, state: str = "ready") -> None:
    """Give a player a number of face-down resources without names."""
    starting_resources.put_unnamed(play, player, number, state)


@given(
    "{player} ha(ve|s) [a[n]] [{state=ready|exhausted}] {card:labelled}"
    " as a {face=face-up|face-down} resource [as {label:QUOTED}]",
    example='you have "A Donation of Wool" as a face-up resource',
)
def resource(
    play: Playthrough,
    player: PlayerWords,
    card: LabelledWords,
    face: str,
    state: str = "ready",
    label: str | None = None,
) -> None:
    """Put a card into a player's resource row."""
    if card.label is not None and label is not None:
        raise BadArgument(f"the card {card.name!r} gets two labels", expected="one label")
    filled_zones.refuse_another_owner(player, card)
    placed = PlacedWords(card.name, state=state, label=label if card.label is None else card.label)
    starting_resources.put_named(play, player, placed, face_up=face == "face-up")


@when("{card} is called {label:QUOTED}", example='"Tim" is called "the first Tim"')
def called(play: Playthrough, card: CardWords, label: str) -> None:
    """Give a label to a card in play without one, such as a token; of several cards to the one that came first."""
    cards_in_play.call(play, card, label)
    play.acted, play.acted_at = play.acted_before
