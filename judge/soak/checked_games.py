"""A game that chance plays, with everything held of it; the same seed and number always give the same game."""

from __future__ import annotations

import gc
import linecache
from collections.abc import Callable
from random import Random
from traceback import walk_tb
from typing import TYPE_CHECKING

from engine.decisions.actions import Action
from engine.decisions.choices import Answer, Choice
from engine.state.editions import EDITIONS, REFERENCE
from engine.state.game import State
from engine.value import value
from judge.soak.held_games import Held, Often
from judge.soak.random_games import (
    SEATINGS,
    Layout,
    Pool,
    Script,
    library_pool,
    play,
    pool_of,
    random_action,
    random_answer,
    random_board,
    seeded,
)

if TYPE_CHECKING:
    from judge.work.checkpoint import Json

MOST_ACTIONS = 400
"""How many actions a game has at most; many end before."""

CONCEDING = 0.001

_COLLECTED_AFTER = 50_000
"""After how many new values the collector looks for circles among them: they have none, and looking costs a fifth."""

_HOUSE = ("engine", "scenarios", "judge")


@value
class Number:
    """Which game: the seed of all of them, and its number, counted from 0."""

    seed: int
    game: int

    def __str__(self) -> str:
        return f"game {self.game} of seed {self.seed}"


@value
class Fault:
    """What went wrong in a game: the kind of error, the function and the line of code, and the message."""

    kind: str
    where: str
    message: str

    @property
    def key(self) -> tuple[str, str]:
        """What two games have in common that break in the same way."""
        return self.kind, self.where


@value
class Lost:
    """A game that went wrong: its script up to there, the action and answers that were tried then, and the fault."""

    script: Script
    tried: tuple[Action, tuple[Answer, ...]] | None
    fault: Fault


class CheckedGame:
    """A game from its random board, played until it is over, or has taken so many actions, or breaks."""

    def __init__(self, number: Number, pool: Pool | None = None, often: Often | None = None) -> None:
        self.dice = seeded(f"{number.seed} {number.game}")
        self.pool = pool or library_pool()
        self.often = often or Often()
        self.actions = self.decisions = 0
        self.script: Script | None = None
        self.held: Held | None = None
        self.lost: Lost | None = None

    def play(self) -> None:
        """Play the game; what goes wrong in it is kept as `lost`."""
        try:
            self.script, start = random_board(random_layout(self.dice), self.dice, self.pool)
            self.held = Held(start, self.often, self.script.played)
            self._play_from(start, self.held)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is what is looked for.
            script = self.script or Script((), REFERENCE)
            self.lost = Lost(script, self.held.tried if self.held else None, fault_of(error))

    def _play_from(self, state: State, held: Held) -> None:
        while state.result is None and self.actions < MOST_ACTIONS:
            action = random_action(state, self.dice, conceding=CONCEDING)
            held.tried = (action, ())
            played = play(state, action, self.dice, self._answer)
            self.actions += 1
            self.decisions += 1 + len(played.choices)
            held.look(state, played)
            assert played.outcome is not None
            state = played.outcome.state
        held.end(state)

    def _answer(self, choice: Choice, dice: Random) -> Answer:
        assert self.held is not None
        assert self.held.tried is not None
        answer = random_answer(choice, dice)
        action, given = self.held.tried
        self.held.tried = (action, (*given, answer))
        return answer


def random_layout(dice: Random) -> Layout:
    """Return how a random board is laid out: from empty to crowded, of two players mostly, under any edition."""
    seating = "two players" if dice.random() < 0.6 else dice.choice(sorted(SEATINGS))  # noqa: PLR2004 - it is a share.
    return Layout(
        seating=seating,
        edition=dice.choice(sorted(EDITIONS)),
        deck=dice.randint(5, 40),
        in_play=dice.randint(0, 6),
        resources=dice.randint(0, 8),
        damage=dice.randint(0, 15),
        turn_of=dice.choice((None, 0, 1, 2, 3)),
    )


def player_of_games(cards: str | None, library: str | None) -> Callable[[Number], Json]:
    """Return what plays the game of a number and tells how many actions and decisions it had, and what went wrong.

    Raises:
        BadCardData: a file of cards can't be used.
    """
    gc.set_threshold(_COLLECTED_AFTER, 20, 20)
    pool = found_pool(cards, library)
    return lambda number: told_game(number, pool)


def told_game(number: Number, pool: Pool) -> Json:
    """Return how many actions and decisions a game had, and what went wrong in it if anything did."""
    game = CheckedGame(number, pool)
    game.play()
    told: dict[str, Json] = {"actions": game.actions, "decisions": game.decisions}
    if game.lost is not None:
        fault = game.lost.fault
        told["fault"] = [number.game, fault.kind, fault.where, fault.message]
    return told


def found_pool(cards: str | None, library: str | None) -> Pool:
    """Return the pool of the carried cards, of the user's own and of those of a file, which is the most likely drawn.

    Raises:
        BadCardData: a file of cards can't be used.
    """
    # Card data is checked by pydantic-core, which games of carried cards don't need.
    from judge.cardlists.card_data_files import read_data
    from judge.cardlists.own_cards import own_card, own_names
    from judge.documents.library_folder import cards_folder
    from scenarios.library.card_files import card_names, load

    folder = cards_folder(library)
    names = own_names(folder) if folder.is_dir() else ()
    own = [card for card in (own_card(name, folder) for name in names) if card is not None]
    first = list(read_data(cards).values()) if cards else []
    if not own and not first:
        return library_pool()
    given = {card.name for card in (*first, *own)}
    carried = [load(name) for name in card_names() if name not in given]
    return pool_of((*carried, *own, *first))


def fault_of(error: BaseException) -> Fault:
    """Return where in the program an error was raised, and what it says."""
    where, line = "", ""
    for frame, number in walk_tb(error.__traceback__):
        module = str(frame.f_globals.get("__name__", ""))
        if module.partition(".")[0] in _HOUSE:
            where = f"{module}.{frame.f_code.co_name}"
            line = linecache.getline(frame.f_code.co_filename, number).strip()
    return Fault(type(error).__name__, f"{where}: {line}", str(error).partition("\n")[0])
