"""Given steps that put resources into play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.language.words import Zone
from scenarios.playthrough import named_things
from scenarios.playthrough.board_setup import put, put_unnamed_resources
from scenarios.playthrough.cards_by_name import printed
from scenarios.playthrough.given_facts import give_once
from scenarios.playthrough.spoken_names import whose

if TYPE_CHECKING:
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import PlacedWords, PlayerWords


def put_unnamed(play: Playthrough, words: PlayerWords, number: int, state: str) -> None:
    """Put a number of face-down resources without a name into a player's resource row."""
    player = named_things.player(play, words)
    give_once(play, f"the number of {whose(words)} {state} resources", player, "resources", state)
    put_unnamed_resources(play, player, number, ready=state == "ready")


def put_named(play: Playthrough, words: PlayerWords, placed: PlacedWords, *, face_up: bool) -> None:
    """Put a named card into a player's resource row."""
    put(
        play,
        printed(play, placed.name),
        named_things.player(play, words),
        Zone.PLAY,
        placed.label,
        resource=True,
        face_up=face_up,
        ready=placed.state == "ready",
    )
