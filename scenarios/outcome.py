"""What came of a scenario: plain values for whoever reports it.

A verdict tells three endings apart:

* "as ruled": every step passed and every rule the scenario is tagged with was applied.
* "differs": the engine rules otherwise than the scenario says; a step has the status "differs", or a tagged
  rule stands in `unapplied`.
* "cannot judge": nothing was decided. A step with the status "refused" says that the scenario can't be played
  as it is written (a misspelt card, an unknown sentence); one with the status "cannot judge" says that the
  engine can't rule on it (a card it can't read).
"""

from typing import Literal

from engine.value import value

Verdict = Literal["as ruled", "differs", "cannot judge"]
StepStatus = Literal["passed", "acted", "differs", "cannot judge", "refused", "not reached"]


@value
class EventLine:
    """One thing that happened: what, under which rules, and the event or link that caused it."""

    text: str
    rules: tuple[str, ...] = ()
    cause: str | None = None


@value
class StepOutcome:
    """One step as it was written, with the table and the text that stand under it, and what came of it."""

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


@value
class CardView:
    """A card, token or link as it stands: its name or label, what is printed in numbers, and how it is."""

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


@value
class ZoneView:
    """A zone other than play: how many cards it holds, those of them that are known, and whether it is turned over."""

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
    """The state a scenario ended in: players, the chain from the top, whose turn it is, who has priority."""

    players: tuple[PlayerView, ...] = ()
    chain: tuple[CardView, ...] = ()
    turn: str | None = None
    phase: str | None = None
    priority: str | None = None
    result: str | None = None
    choice: str | None = None


@value
class ScenarioOutcome:
    """One scenario under one edition: its verdict, its steps, the rules applied in order of first use.

    `open_points` are the points that its steps say the rules leave open. `refused` tells that no step was played,
    for the scenario can't be as it is written.
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
