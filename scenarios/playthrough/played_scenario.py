"""A playthrough with what the runner needs: preparing for a step, telling what it did, closing the scenario."""

from __future__ import annotations

from dataclasses import dataclass, field

from scenarios.editions_by_name import EditionNamed, edition_named
from scenarios.outcome import EventLine, StateView
from scenarios.playthrough.board_setup import lay_board, refuse_late_given
from scenarios.playthrough.event_subjects import first_numbers
from scenarios.playthrough.game_setup import TWO_PLAYERS, seated
from scenarios.playthrough.offered_words import say_choice
from scenarios.playthrough.playthrough_state import Playthrough
from scenarios.playthrough.settled_states import let_chance_decide, unanswered
from scenarios.playthrough.state_view import view
from scenarios.playthrough.told_events import lines
from scenarios.scenario_errors import Surplus


@dataclass(slots=True)
class PlayedScenario(Playthrough):
    """A playthrough with the methods of `scenarios.playable.Played`."""

    laid_board: StateView = field(default_factory=StateView)

    def before(self, keyword: str, line: int) -> None:
        """Prepare for a step of the keyword; the first step that isn't a Given completes the board."""
        self.line = line
        self.shown.clear()
        self.named.clear()
        self.noted.clear()
        if keyword == "Given":
            refuse_late_given(self)
        elif not self.layout.laid:
            lay_board(self)
            self.laid_board = view(self)
        self.acted_before = self.acted, self.acted_at
        if keyword == "When":
            self.acted, self.acted_at = True, self.mark()

    def lines_since(self, mark: int) -> tuple[EventLine, ...]:
        """Return what happened after the mark, including the events of a waiting action."""
        waiting = self.open.records[max(0, mark - len(self.records)) :] if self.open else ()
        happened = (*self.records[mark:], *waiting)
        seeded = (EventLine(f"a seed decides {what}") for at, what in self.seeded if at >= mark)
        return (*lines(self, happened), *seeded, *self.shown)

    def about(self) -> tuple[int, ...]:
        """Return the numbers of the players and cards that the step has named; a card has its first number."""
        return first_numbers(self, self.named)

    def noted_rules(self) -> tuple[str, ...]:
        """Return the rules that the step has applied, in order of their first use in it."""
        return tuple(self.noted)

    def waiting(self) -> str | None:
        """Return the open choice that no step has answered, in words; None where none is open."""
        return None if self.open is None else say_choice(self, self.open.choice)

    def finish(self) -> None:
        """Close the scenario.

        Raises:
            Unanswered: a choice is open that no step has answered or looked at.
            Surplus: a step has stated an outcome of chance, and chance was never asked.
        """
        if not self.layout.laid:
            lay_board(self)
        let_chance_decide(self)
        if self.open is not None and not self.looked:
            raise unanswered(self)
        if self.foreseen:
            raise Surplus("a step states an outcome of chance, and nothing was left to chance")

    def board(self) -> StateView:
        """Return the state as the first step that isn't a Given found it."""
        return self.laid_board

    def view(self) -> StateView:
        """Return the state as it is."""
        return view(self)


def begin(edition: str, editions: EditionNamed = edition_named) -> PlayedScenario:
    """Return a playthrough of a two-player game under an edition, in which only the heroes are in play.

    `editions` gives the edition of a name.

    Raises:
        UnknownName: there is no such edition.
    """
    return PlayedScenario(seated(editions(edition), TWO_PLAYERS), editions=editions)
