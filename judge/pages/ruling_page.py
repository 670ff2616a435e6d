"""A ruling as a page shows it: the moments that a slider goes through, the steps with their events, each rule once."""

import re
from functools import lru_cache

from engine.value import value
from judge.cited_rules import Cite
from judge.deciding_rules import deciding_rules
from judge.documents.quotations import doubt, quotation
from judge.folded_events import announcement, event_texts
from judge.pages.board_picture import Piece, pieces, shared_pieces
from judge.played_features import Watched
from judge.rulebook.open_points import OpenPoint, open_point
from judge.ruling import led_there
from scenarios.outcome import ScenarioOutcome, StateView, StepOutcome


@value
class CitedRule:
    """A rule that the ruling cites, its anchor in the page, and the official text where the user has imported it."""

    number: str
    anchor: str
    edition: str
    title: str
    sentence: str
    official: str


@value
class ShownEvent:
    """An event: what happened, and the rules that made it happen."""

    text: str
    rules: tuple[CitedRule, ...]


@value
class ShownStep:
    """A step with its events, and the number of the moment after it; a step that wasn't played has none.

    `brief` is what happened in short, where that is shorter than the events; `led` is the event that probably led to a
    difference.
    """

    outcome: StepOutcome
    brief: tuple[str, ...]
    events: tuple[ShownEvent, ...]
    moment: int | None
    led: ShownEvent | None


@value
class RulingPage:
    """Everything that the page of a ruling shows.

    `deciding` are the rules that decide it, those that decide most first.
    `pieces` are those of all its boards; `boards` has for each moment the places of its board's pieces among them.
    The first moment is the board that the `given` steps make, and each of the other `steps` is followed by one.
    """

    outcome: ScenarioOutcome
    deciding: tuple[CitedRule, ...]
    pieces: tuple[Piece, ...]
    boards: tuple[tuple[int, ...], ...]
    given: tuple[ShownStep, ...]
    steps: tuple[ShownStep, ...]
    rules: tuple[CitedRule, ...]
    open_points: tuple[OpenPoint, ...]

    @property
    def last(self) -> tuple[Piece, ...]:
        """The pieces of the last board, as the page shows it first."""
        return tuple(self.pieces[place] for place in self.boards[-1]) if self.boards else ()

    @property
    def earlier(self) -> tuple[tuple[int, Piece], ...]:
        """The pieces that only earlier boards have, with their places."""
        last = {*self.boards[-1]} if self.boards else set()
        return tuple((place, piece) for place, piece in enumerate(self.pieces) if place not in last)


@value
class Course:
    """How a scenario went, moment by moment: the state of each, and for each step the number of the moment after it.

    The first moment is the board that the `given` first steps make; a step that wasn't played has none.
    """

    states: tuple[StateView, ...]
    moments: tuple[int | None, ...]
    given: int


def course_of(watched: Watched) -> Course:
    """Return how a scenario went that was watched; of one that wasn't, only the state at its end is known."""
    outcome, found = watched.outcome, watched.found
    last = (outcome.state,) if outcome.state.players else ()
    states = (*(each.state for each in found), *last)
    after = {each.line: min(number, len(states) - 1) for number, each in enumerate(found, 1)}
    first = found[0].line if found else _end_of_givens(outcome)
    given = sum(step.line < first for step in outcome.steps)
    board = 0 if states else None
    moments = (board if number < given else after.get(step.line) for number, step in enumerate(outcome.steps))
    return Course(states, tuple(moments), given)


def _end_of_givens(outcome: ScenarioOutcome) -> int:
    """Return the line of the first step that acted, or was to act, where nobody watched; without one, the last line."""
    acted = (step.line for step in outcome.steps if step.status == "acted" or step.keyword.strip() in ("When", "Then"))
    return min(acted, default=1 + max((step.line for step in outcome.steps), default=0))


def ruling_page(outcome: ScenarioOutcome, course: Course, cite: Cite, *, quoted: bool = False) -> RulingPage:
    """Return what the page of an outcome shows; `quoted` adds the official text of rules where it is imported.

    Raises:
        LookupError: an event cites a rule that the rulebook doesn't know.
    """
    citations = _citations(outcome.edition, cite, quoted)
    shared, boards = shared_pieces([pieces(state) for state in course.states])
    steps = tuple(
        _shown(outcome, step, moment, citations) for step, moment in zip(outcome.steps, course.moments, strict=True)
    )
    return RulingPage(
        outcome,
        citations.all_of(deciding_rules(outcome)),
        shared,
        boards,
        given=steps[: course.given],
        steps=steps[course.given :],
        rules=citations.all_of(outcome.rules),
        open_points=tuple(map(open_point, outcome.open_points)),
    )


def _shown(outcome: ScenarioOutcome, step: StepOutcome, moment: int | None, citations: "_Citations") -> ShownStep:
    events = tuple(ShownEvent(event.text, citations.all_of(event.rules)) for event in step.events)
    led = led_there(outcome, step) if step.status == "differs" else None
    brief = _brief(step, max(2, len(outcome.state.players)))
    return ShownStep(step, brief, events, moment, led and ShownEvent(led[1].text, citations.all_of(led[1].rules)))


def _brief(step: StepOutcome, players: int) -> tuple[str, ...]:
    """Return what happened in a step in short: what the step itself announces is left out but for its price."""
    if len(step.events) <= 1:
        return ()
    announced = announcement(step.events)
    own = frozenset(announced.events) if announced else frozenset()
    price = (f"for {', '.join(announced.paid)}",) if announced and announced.paid else ()
    told = (*price, *event_texts([event for event in step.events if event not in own], players))
    return told if 0 < len(told) < len(step.events) else ()


class _Citations:
    """The rules as they are cited in one edition, each made once; equal rules give the same tuple."""

    def __init__(self, edition: str, cite: Cite, *, quoted: bool) -> None:
        self.edition = edition
        self.cite = cite
        self.quoted = quoted
        self.known: dict[str, CitedRule] = {}
        self.together: dict[tuple[str, ...], tuple[CitedRule, ...]] = {}

    def all_of(self, rules: tuple[str, ...]) -> tuple[CitedRule, ...]:
        """Return the citation of each rule; rules of one number are one."""
        if rules not in self.together:
            self.together[rules] = tuple(dict.fromkeys(map(self._one, rules)))
        return self.together[rules]

    def _one(self, rule: str) -> CitedRule:
        if rule not in self.known:
            said = self.cite(rule, self.edition)
            # A page quotes official texts only: what somebody has imported under the edition's id may be another.
            quoted = self.quoted and not doubt(said.number, said.edition)
            official = " ".join(quotation(said.number, said.edition).split()) if quoted else ""
            elsewhere = "" if said.edition == self.edition else f"-{said.edition}"
            anchor = "rule-" + _NOT_IN_ANCHORS.sub("-", f"{said.number}{elsewhere}")
            self.known[rule] = CitedRule(said.number, anchor, said.edition, said.title, said.sentence, official)
        return self.known[rule]


@lru_cache(maxsize=16)
def _citations(edition: str, cite: Cite, quoted: bool) -> _Citations:  # noqa: FBT001 - a cache's arguments have places.
    return _Citations(edition, cite, quoted=quoted)


_NOT_IN_ANCHORS = re.compile(r"[^\w.-]+")
