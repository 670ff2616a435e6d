"""The outcome of a scenario as plain values, for reports.

There are three verdicts:

* "as ruled": every step passed and every rule the scenario is tagged with was applied.
* "differs": the engine's ruling differs from the scenario; a step has the status "differs", or a tagged rule is in
  `unapplied`.
* "cannot judge": nothing was decided. A step with the status "refused" means that the scenario can't be played as it
  is written (a misspelt card, an unknown sentence); a step with the status "cannot judge" means that the engine can't
  give a ruling (a card that it can't read).
"""

from typing import Literal

from engine.value import replace, value

Verdict = Literal["as ruled", "differs", "cannot judge"]
StepStatus = Literal["passed", "acted", "differs", "cannot judge", "refused", "not reached"]


EventKind = Literal[
    "pass",
    "payment",
    "target",
    "link added",
    "resolving",
    "link left",
    "trigger",
    "move",
    "token",
    "damage",
    "healing",
    "counters",
    "readiness",
    "face",
    "attachment",
    "control",
    "combat",
    "modifier",
    "prevented",
    "replaced",
    "stopped",
    "part of turn",
    "turn",
    "end of game",
    "hidden",
    "decision",
    "value",
    "refusal",
    "remark",
]
"""What sort of event it is. The last three are no events: how a value was made, why something isn't allowed, and a
remark."""


@value
class EventLine:
    """An event: what happened, under which rules, and the event or link that caused it.

    `number` is its number in the game, by which `caused_by` names the event or link that caused it; 0 is for what is no
    event. `about` has the numbers of the players and cards that it is about, first what it happens to; a card has one
    number in the whole scenario. `link` is the number of the link that is added, targets, resolves or leaves, by which
    `caused_by` names it as well.
    """

    text: str
    rules: tuple[str, ...] = ()
    cause: str | None = None
    kind: EventKind = "remark"
    number: int = 0
    caused_by: int | None = None
    about: tuple[int, ...] = ()
    link: int | None = None


@value
class StepOutcome:
    """A step as it was written, with the table and the text under it, and its outcome.

    `about` has the numbers of the players and cards that the step names, as in `EventLine`, and `rules` those that the
    step itself applied: rules of values that it asked for, or of an action that it tried. `nearest` are the known names
    or sentences nearest to one that nobody knows, the likeliest first; a sentence has its keyword before it.
    """

    keyword: str
    text: str
    line: int
    status: StepStatus
    events: tuple[EventLine, ...] = ()
    message: str | None = None
    expected: str | None = None
    actual: str | None = None
    table: tuple[tuple[str, ...], ...] | None = None
    doc: str | None = None
    about: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()


Clause = Literal["Given", "When", "Then"]


def clauses_of(steps: tuple[StepOutcome, ...]) -> tuple[Clause, ...]:
    """Return the clause of each step: its keyword, or for And, But and * that of the step before it.

    A step with other words before it was added by whoever played: it has acted, or states something.
    """
    clauses: list[Clause] = []
    known: dict[str, Clause] = {"Given": "Given", "When": "When", "Then": "Then"}
    for step in steps:
        before: Clause = clauses[-1] if clauses else "Given"
        added: Clause = "When" if step.status == "acted" else "Then"
        clauses.append(before if step.keyword in _CONTINUING else known.get(step.keyword, added))
    return tuple(clauses)


_CONTINUING = ("And", "But", "*")


@value
class CardView:
    """A card, token or link: its name or label, its numbers, and its state.

    `number` is the one by which events are about it, or are about the link; a card has one in the whole scenario.
    """

    name: str
    kind: str
    controller: str | None = None
    owner: str | None = None
    atk: int | None = None
    health: int | None = None
    damage: int = 0
    ready: bool = True
    face_up: bool = True
    attached_to: str | None = None
    marks: tuple[str, ...] = ()
    number: int = 0


@value
class ZoneView:
    """A zone other than play: how many cards it has, the known ones of them, and whether it is turned over."""

    name: str
    count: int
    cards: tuple[str, ...] = ()
    turned_over: bool = False


@value
class PlayerView:
    """A player's rows in play and zones."""

    name: str
    in_game: bool
    hero_row: tuple[CardView, ...] = ()
    ally_row: tuple[CardView, ...] = ()
    resource_row: tuple[CardView, ...] = ()
    zones: tuple[ZoneView, ...] = ()


@value
class StateView:
    """The state at the end of a scenario: players, the chain from the top, the turn, and who has priority."""

    players: tuple[PlayerView, ...] = ()
    chain: tuple[CardView, ...] = ()
    turn: str | None = None
    phase: str | None = None
    priority: str | None = None
    result: str | None = None
    choice: str | None = None


@value
class ScenarioOutcome:
    """The outcome of a scenario under one edition: verdict, steps, and the rules applied in order of first use.

    `open_points` are the open points that its steps name. `refused` means that no step was played, because the
    scenario can't be played as it is written. `board` is the state that its Givens have set up, `state` the one at its
    end.
    """

    name: str
    uri: str
    line: int
    tags: tuple[str, ...]
    edition: str
    verdict: Verdict
    rules: tuple[str, ...] = ()
    steps: tuple[StepOutcome, ...] = ()
    state: StateView = StateView()
    message: str | None = None
    unapplied: tuple[str, ...] = ()
    open_points: tuple[str, ...] = ()
    refused: bool = False
    board: StateView = StateView()


def without_states(outcome: ScenarioOutcome, steps: tuple[StepOutcome, ...] = ()) -> ScenarioOutcome:
    """Return the outcome with these steps alone and without its board and state, so that many take little memory."""
    return replace(outcome, steps=steps, state=StateView(), board=StateView())
