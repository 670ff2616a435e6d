"""Verdicts, on a game that does what a step says."""

from dataclasses import dataclass, field

from scenarios.applied_rules import is_applied
from scenarios.features.feature_parser import read_feature
from scenarios.judgement import Setting, judge
from scenarios.outcome import EventLine, ScenarioOutcome, StateView, Verdict
from scenarios.registry.lookup import Lookup
from scenarios.registry.registry import Sentences
from scenarios.scenario_errors import CantJudge, Differs, StepStopped, UnknownName
from tests.every_row import for_every


@dataclass
class Game:
    """A game in which rules are applied, things differ and choices stay open as the steps say."""

    told: list[EventLine] = field(default_factory=list)
    applied: list[str] = field(default_factory=list)
    open: bool = False
    tagged: tuple[str, ...] = ()

    def before(self, keyword: str, line: int) -> None:
        assert line
        if keyword == "Given" and self.told:
            raise UnknownName("too late")

    def mark(self) -> int:
        return len(self.told)

    def lines_since(self, mark: int) -> tuple[EventLine, ...]:
        return tuple(self.told[mark:])

    def about(self) -> tuple[int, ...]:
        return ()

    def noted_rules(self) -> tuple[str, ...]:
        return ()

    def waiting(self) -> str | None:
        return None

    def finish(self) -> None:
        if self.open:
            raise Differs("a choice is open", expected="an answer", actual="none")

    def edition(self) -> str:
        return "cr-2007-05"

    def rules(self) -> tuple[str, ...]:
        return tuple(self.applied)

    def has_applied(self, rule: str) -> bool:
        return is_applied(rule, self.rules())

    def unsettled(self) -> tuple[str, ...]:
        return ()

    def board(self) -> StateView:
        return StateView()

    def view(self) -> StateView:
        return StateView(turn="you")


ENDINGS: dict[str, type[StepStopped]] = {"differs": Differs, "can't": CantJudge, "refused": UnknownName}


def apply_rule(game: Game, rule: str) -> None:
    """Apply a rule."""
    game.told.append(EventLine(f"{rule} happens", (rule,)))
    game.applied.append(rule)


def end(game: Game, how: str) -> None:
    """End the scenario."""
    del game
    raise ENDINGS[how]("it ends here", expected="more")


def leave_open(game: Game) -> None:
    """Leave a choice open."""
    game.open = True


def so(game: Game) -> None:
    """State what is so."""
    assert game.told


def set_up(game: Game, table: object) -> None:
    """Set something up."""
    assert table
    assert not game.told


def setting() -> Setting:
    sentences = Sentences()
    sentences.add("Given", "a board", "a board", set_up)
    sentences.add("When", "rule {rule:RULE} is applied", "rule 601.2 is applied", apply_rule)
    sentences.add("When", "a choice stays open", "a choice stays open", leave_open)
    sentences.add("Then", "it is so", "it is so", so)
    sentences.add("Then", "it {how=differs|can't|refused}", "it differs", end)
    return Setting(Lookup(sentences), lambda _: Game())


def judged(steps: str, tags: str = "") -> ScenarioOutcome:
    (scenario,) = read_feature(f"Feature: a\n{tags}\nScenario: b\n{steps}\n", "a.feature").scenarios
    return judge(scenario, "a.feature", "cr-2007-05", setting())


def check(steps: str, verdict: Verdict, statuses: list[str], tags: str = "") -> None:
    """Hold a scenario's verdict and the statuses of its steps against what is expected."""
    outcome = judged(steps, tags)
    assert (outcome.verdict, [step.status for step in outcome.steps]) == (verdict, statuses)


APPLY = "When rule 601.2 is applied"
SO = f"{APPLY}\nThen it is so"


@for_every(
    ("steps", "verdict", "statuses"),
    [
        (SO, "as ruled", ["acted", "passed"]),
        ("Given a board\n| x |\n" + SO, "as ruled", ["passed", "acted", "passed"]),
        (APPLY, "cannot judge", ["refused"]),
        ("Given a board\n| x |\n" + APPLY, "cannot judge", ["passed", "refused"]),
        ("Given a board\n| x |", "cannot judge", ["refused"]),
        (f"{APPLY}\nThen it differs\n{APPLY}", "differs", ["acted", "differs", "not reached"]),
        (f"{APPLY}\nThen it can't\n{APPLY}", "cannot judge", ["acted", "cannot judge", "not reached"]),
        (f"{APPLY}\nThen it refused", "cannot judge", ["acted", "refused"]),
        (f"{APPLY}\nThen it defers", "cannot judge", ["acted", "refused"]),
        (f"{APPLY}\nGiven a board\n| x |", "cannot judge", ["acted", "refused"]),
        ("When a choice stays open", "differs", ["differs"]),
        ("Given a board", "cannot judge", ["refused"]),
        (f"{APPLY}\n| x |", "cannot judge", ["refused"]),
        (f'{APPLY}\n"""\nx\n"""', "cannot judge", ["refused"]),
    ],
)
def test_verdicts(steps: str, verdict: Verdict, statuses: list[str]) -> None:
    check(steps, verdict, statuses)


@for_every(
    ("tags", "verdict", "unapplied"),
    [
        ("@rule:601.2", "as ruled", ()),
        ("@rule:601", "as ruled", ()),
        ("@rule:601.2a", "differs", ("601.2a",)),
        ("@rule:601.2 @rule:602.1 @rule:603.1", "differs", ("602.1", "603.1")),
    ],
)
def test_a_tagged_rule_must_be_applied(tags: str, verdict: Verdict, unapplied: tuple[str, ...]) -> None:
    outcome = judged(SO, tags)
    assert (outcome.verdict, outcome.unapplied) == (verdict, unapplied)


def test_a_step_that_ends_the_scenario_says_more_than_an_unapplied_rule() -> None:
    outcome = judged("Then it differs", "@rule:602.1")
    assert (outcome.unapplied, outcome.message) == ((), "it ends here")


def test_what_an_outcome_tells() -> None:
    outcome = judged(f"{APPLY}\nThen it differs", "@wip")
    acted, ended = outcome.steps
    assert (acted.keyword, acted.text, acted.line) == ("When", "rule 601.2 is applied", 4)
    assert acted.events == (EventLine("601.2 happens", ("601.2",)),)
    assert (ended.message, ended.expected, ended.actual) == ("it ends here", "more", None)
    assert (outcome.rules, outcome.tags, outcome.state) == (("601.2",), ("wip",), StateView(turn="you"))


@for_every(
    ("rule", "applied", "expected"),
    [
        ("602.2", "602.2", True),
        ("602.2", "602.2a", True),
        ("602.2", "602.20", False),
        ("602.2a", "602.2", False),
        ("602", "602.2", True),
        ("cr-2009-combat:602", "cr-2009-combat:602.4", True),
        ("602", "cr-2009-combat:602.4", False),
    ],
)
def test_a_rule_is_applied_by_itself_or_a_part_of_it(rule: str, applied: str, expected: bool) -> None:  # noqa: FBT001
    assert is_applied(rule, (applied,)) is expected
