"""The answer to a question about what can follow, in lines: yes, no or not decided first, then how."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.exploration.branches import Goal
from engine.exploration.explored_graph import Exploration
from engine.exploration.forcing import Finding, Reached, finding, forced
from engine.exploration.horizons import HorizonKind
from engine.state.ids import PlayerId
from judge.assistance.foreseen import Foreseen
from judge.cited_rules import Cite
from judge.deciding_rules import deciding_rules
from judge.explored_lines import AT_A_TABLE, MOST_SHOWN, ahead_lines, ends_lines, line_lines, plan_lines
from judge.legal_moves_lines import legal_moves_lines
from judge.output_lines import BLANK, Line, height
from judge.short_ruling import because_lines
from scenarios.dialogue.dialogue import outcome_of, ready_to_act, say
from scenarios.dialogue.said_lines import Said
from scenarios.exploration.ahead_words import CHOICES, actors_said
from scenarios.exploration.differing_ends import ends_of
from scenarios.exploration.goal_findings import side_of, so_in
from scenarios.exploration.look_ahead import Ahead, Bounds, Looked, has_begun, look_ahead
from scenarios.exploration.plans import plan_of
from scenarios.exploration.statements import goal as goal_of
from scenarios.exploration.statements import stated
from scenarios.exploration.told_lines import told
from scenarios.playthrough.played_scenario import PlayedScenario
from scenarios.registry.lookup import Lookup
from scenarios.scenario_errors import StepStopped

MOST_OF_A_PLAN = 16
"""How many lines a plan has at most; of a longer one the shortest line to what is wanted is shown."""
ON_A_PAGE = Bounds(1_500, 1.5)
"""How much is looked at for a page, which is answered within seconds."""


_Shown: TypeAlias = tuple[Looked, frozenset[int]]
"""What was looked at, and the ends of which the answer speaks."""


@dataclass(frozen=True)
class _Aim:
    """What is asked of a game: the question, the game as a first action finds it, its goal, how far is looked."""

    foreseen: Foreseen
    play: PlayedScenario
    is_so: Goal
    begun: bool
    bounds: Bounds

    @property
    def goal(self) -> str:
        """The statement that is asked about."""
        return self.foreseen.question.goal

    @property
    def holds(self) -> bool:
        """Whether the statement is to come about, and not to be prevented."""
        return self.foreseen.question.aim == "bring about"

    @property
    def lookup(self) -> Lookup:
        """The vocabulary and the cards."""
        return self.foreseen.dialogue.setting.lookup

    def good(self, found: Exploration) -> frozenset[int]:
        """Return the ends that the player who is asked about wants."""
        so = so_in(found, self.is_so)
        return so if self.holds else frozenset(found.ends) - so

    def look(self, actors: frozenset[PlayerId], side: frozenset[PlayerId]) -> tuple[Looked, Reached]:
        """Return what follows where these players may act, and what the side can make sure of in it."""

        def enough(found: Exploration) -> bool:
            return forced(found, self.good(found), side).decided(0) is True

        kind = HorizonKind.BEGUN if self.begun else HorizonKind.TURN
        stop = None if self.begun else self.is_so
        looked = look_ahead(self.play, Ahead(actors, kind, bounds=self.bounds), stop=stop, enough=enough)
        return looked, forced(looked.found, self.good(looked.found), side)


def foreseen_lines(foreseen: Foreseen, cite: Cite, bounds: Bounds = AT_A_TABLE) -> Iterator[Line]:
    """Yield the answer to a question about what can follow; what can't be answered is said to be so.

    Where something has begun it is looked at until that is over, else until the turn ends.

    Raises:
        LookupError: an event cites a rule that the rulebook doesn't know.
    """
    try:
        yield from _answer(foreseen, cite, bounds)
    except StepStopped as stopped:
        yield Line(stopped.explanation(), style="unsure")
    yield BLANK


def _answer(foreseen: Foreseen, cite: Cite, bounds: Bounds) -> Iterator[Line]:
    play, question = ready_to_act(foreseen.dialogue), foreseen.question
    if play is None:
        yield Line("The board is not complete, so nothing can follow.", style="unsure")
        return
    if question.aim == "do":
        yield from legal_moves_lines(foreseen.dialogue, question.who, question.goal)
        return
    lookup = foreseen.dialogue.setting.lookup
    begun = has_begun(play)
    actors = actors_said(play, question.who or CHOICES)
    if question.aim == "see":
        kind = HorizonKind.BEGUN if begun or not actors else HorizonKind.TURN
        looked = look_ahead(play, Ahead(actors, kind, bounds=bounds))
        yield from ahead_lines(looked, "What can follow", kind.value, question.who or CHOICES)
        yield from ends_lines(*ends_of(looked, play, lookup, MOST_SHOWN))
        return
    is_so = goal_of(play, stated(lookup, question.goal))
    aim = _Aim(foreseen, play, is_so, begun, bounds)
    looked, shown = yield from _by_player(aim, min(actors)) if actors else _by_anybody(aim)
    until = "what has begun is over" if begun else "the turn ends"
    yield Line(f"Looked until {until}; nobody has cards that were not spoken of.", indent=2, style="faint")
    if shown:
        yield from because_lines(_deciding(aim, looked, shown), foreseen.dialogue.played.edition(), cite)


def _by_anybody(aim: _Aim) -> Generator[Line, None, _Shown]:
    """Yield whether something can come about at all, whoever acts for it."""
    looked, _ = aim.look(frozenset(seat.id for seat in aim.play.state.players), frozenset())
    good = aim.good(looked.found)
    if good:
        yield Line(f"Yes, it can come about that {aim.goal}.", style="good")
        yield from _shortest(aim, looked, good)
    elif looked.found.complete:
        yield Line(f"No: nothing that is done or chosen leads to it that {aim.goal}.", style="bad")
    else:
        yield _undecided(looked)
    return looked, good


def _by_player(aim: _Aim, player: PlayerId) -> Generator[Line, None, _Shown]:
    """Yield whether a player can make sure of something, by acting alone or against whatever others do."""
    side = side_of(aim.play, player)
    everybody = frozenset(seat.id for seat in aim.play.state.players)
    can = f"{aim.foreseen.question.who} can {'make sure' if aim.holds else 'prevent'} that {aim.goal}"
    # Before anything has begun, nothing would have to be prevented if others only passed.
    first = side if aim.holds or aim.begun else everybody
    alone, reached = aim.look(first, side)
    able = reached.decided(0)
    if able is None:
        yield _undecided(alone)
        return alone, frozenset()
    if not able:
        yield from _never(aim, alone)
        # Nothing in particular decides that a turn ends without it.
        return alone, frozenset(alone.found.ends) - aim.good(alone.found) if aim.begun else frozenset()
    against, surely = (alone, reached) if first == everybody else aim.look(everybody, side)
    if surely.decided(0):
        yield Line(f"Yes: {can}, whatever others do.", style="good")
        yield from _plan(aim, against, surely, side, alone)
        return against, aim.good(against.found)
    yield Line(f"Yes, if nobody else acts: {can}.", style="good")
    if surely.decided(0) is False:
        yield Line("Others can thwart it if they act.", indent=2, style="unsure")
    else:
        yield Line("Whether others can thwart it is not decided within the bounds.", indent=2, style="unsure")
    yield from _plan(aim, alone, reached, side, alone)
    return alone, aim.good(alone.found)


def _never(aim: _Aim, looked: Looked) -> Iterator[Line]:
    good = aim.good(looked.found)
    cannot = f"No: {aim.foreseen.question.who} can't {'bring it about' if aim.holds else 'prevent'} that {aim.goal}"
    if not good or finding(looked.found, good) is Finding.NEVER:
        yield Line(f"{cannot}, whatever is done and chosen.", style="bad")
        return
    yield Line(f"{cannot}, unless others or chance help.", style="bad")
    yield from _shortest(aim, looked, good)


def _shortest(aim: _Aim, looked: Looked, good: frozenset[int]) -> Iterator[Line]:
    yield BLANK
    yield Line("A line after which it is so:" if aim.holds else "A line after which it is not:", style="title")
    yield from line_lines(_sentences(aim, looked, good), 2)


def _sentences(aim: _Aim, looked: Looked, ends: frozenset[int]) -> tuple[str, ...]:
    """Return the shortest line to one of the ends, in sentences."""
    return told(aim.play, aim.lookup, looked.found.moves(min(ends)))[0]


def _plan(aim: _Aim, looked: Looked, reached: Reached, side: frozenset[PlayerId], alone: Looked) -> Iterator[Line]:
    """Yield how it is done; of a plan that fills a page, the shortest line if others only pass."""
    plan = plan_of(looked, aim.play, aim.lookup, reached, side)
    if not plan.size:
        return
    lines = [*plan_lines(plan, 2)]
    good = aim.good(alone.found)
    yield BLANK
    if height(lines) > MOST_OF_A_PLAN and good:
        yield Line("How, if others only pass:", style="title")
        yield from line_lines(_sentences(aim, alone, good), 2)
        yield Line("Against everything else: judge explore, with a goal.", indent=2, style="faint")
        return
    yield Line("How:", style="title")
    yield from lines


def _deciding(aim: _Aim, looked: Looked, ends: frozenset[int]) -> tuple[str, ...]:
    """Return the rules that decide the shortest line to one of the ends, which is played for that."""
    dialogue = aim.foreseen.dialogue
    for text in _sentences(aim, looked, ends):
        reply = say(dialogue, Said(text, keyword="When"))
        if reply.stopped is not None:
            return ()
        dialogue = reply.dialogue
    reply = say(dialogue, Said(aim.goal, keyword="Then"))
    stopped = () if reply.stopped is None else (reply.outcome,)
    return deciding_rules(outcome_of(reply.dialogue, "", "", stopped))


def _undecided(looked: Looked) -> Line:
    return Line(f"Not decided: there is more to look at than {looked.ahead.bounds.said()}.", style="unsure")
