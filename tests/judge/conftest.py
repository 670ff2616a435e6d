"""Outcomes made by hand, and a rulebook of three rules, so that what is printed is tested apart from the engine."""

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from judge.cited_rules import Cite
from judge.rulebook import Statement
from scenarios.outcome import CardView, EventLine, PlayerView, ScenarioOutcome, StateView, StepOutcome, ZoneView
from tests.judge.chromium import browser
from tests.judge.running import Judge, Ran, command_made_once, ran

__all__ = ["browser"]


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Judge:
    """Run the command line in this process, as the command `judge` does; its options are described once."""
    monkeypatch.delenv("JUDGE_TRACEBACK", raising=False)
    monkeypatch.setattr("typer.main.get_command", command_made_once)

    def run(*arguments: str) -> Ran:
        monkeypatch.setattr(sys, "argv", ["judge", *arguments])
        return ran(capsys)

    return run


@pytest.fixture(scope="session")
def new_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders that are not made yet, each another one: most tests leave nothing in theirs."""
    beside = tmp_path_factory.mktemp("own")
    return (beside / str(number) for number in count())


@pytest.fixture(autouse=True)
def cache(new_folders: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep what the program would keep in the user's own folders in folders of the test's."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(next(new_folders)))
    monkeypatch.setenv("JUDGE_LIBRARY", str(next(new_folders)))


RULES = {
    "601.2a": ("Proposing", "A combat is proposed by the player whose turn it is."),
    "602.4": ("Damage", "Attacker and defender deal combat damage to each other at once."),
    "403.4": ("Fatal damage", "An ally with damage equal to its health is destroyed."),
}


@pytest.fixture
def cite() -> Cite:
    def look_up(rule: str, edition: str) -> Statement:
        title, sentence = RULES[rule]
        number = f"{rule}-new" if edition == "cr-2009-combat" else rule
        return Statement(number, edition, title, sentence)

    return look_up


@pytest.fixture
def steps() -> tuple[StepOutcome, ...]:
    return (
        StepOutcome("Given", 'you control "Tim"', 12, "passed"),
        StepOutcome(
            "When",
            'you propose that "Tim" attacks "Brigg"',
            13,
            "acted",
            (EventLine("Tim is proposed as attacker, Brigg as defender", ("601.2a",)),),
        ),
        StepOutcome(
            "When",
            "the combat concludes",
            14,
            "acted",
            (
                EventLine("Tim and Brigg fight", ("601.2a",), "the proposal"),
                EventLine("Tim deals 2 melee damage to Brigg", ("602.4", "602.4"), "Tim and Brigg fight"),
                EventLine("Brigg is destroyed", ("403.4",), "Tim deals 2 melee damage to Brigg"),
                EventLine("Ogre goes to its owner's graveyard", ("403.4",)),
            ),
        ),
    )


@pytest.fixture
def state() -> StateView:
    tim = CardView("Tim", "ally", "you", "you", atk=2, health=3, damage=1, ready=False)
    resource = CardView("a resource", "resource", "you", "you", face_up=False)
    mind_control = CardView("Mind Control", "ability", "your opponent", "your opponent", attached_to="Tim")
    return StateView(
        players=(
            PlayerView(
                "you",
                in_game=True,
                hero_row=(CardView("Boris Brightbeard", "hero", "you", "you", health=30),),
                ally_row=(tim,),
                resource_row=(resource, resource, resource),
                zones=(ZoneView("hand", 0), ZoneView("graveyard", 1, ("Leeroy Jenkins",)), ZoneView("deck", 9)),
            ),
            PlayerView("your opponent", in_game=False, ally_row=(mind_control,)),
        ),
        turn="you",
        phase="action phase",
        priority="you",
    )


@pytest.fixture
def as_ruled(steps: tuple[StepOutcome, ...], state: StateView) -> ScenarioOutcome:
    last = StepOutcome("Then", '"Brigg" is in your opponent\'s graveyard', 15, "passed")
    return ScenarioOutcome(
        name="Fatal damage destroys an ally",
        uri="features/6-combat/602-combat-step.feature",
        line=11,
        tags=("rule:602.4",),
        edition="cr-2007-05",
        verdict="as ruled",
        rules=("601.2a", "602.4", "403.4"),
        steps=(*steps, last),
        state=state,
    )


@pytest.fixture
def differs(steps: tuple[StepOutcome, ...]) -> ScenarioOutcome:
    last = StepOutcome(
        "Then",
        '"Brigg" has 1 damage',
        15,
        "differs",
        message="Brigg is dead",
        expected="1 damage",
        actual="in the graveyard",
    )
    return ScenarioOutcome(
        name="An ally survives",
        uri="features/6-combat/602-combat-step.feature",
        line=11,
        tags=(),
        edition="cr-2009-combat",
        verdict="differs",
        rules=("601.2a", "602.4", "403.4"),
        steps=(*steps, last, StepOutcome("And", "you have priority", 16, "not reached")),
        message="Brigg is dead",
    )


@pytest.fixture
def refused() -> ScenarioOutcome:
    message = 'there is no card "Tmi"; expected a card\'s printed name; the nearest is "Tim"'
    return ScenarioOutcome(
        name="A name is misspelt",
        uri="features/a.feature",
        line=3,
        tags=(),
        edition="cr-2007-05",
        verdict="cannot judge",
        steps=(
            StepOutcome("Given", 'you control "Tmi"', 4, "refused", message=message),
            StepOutcome("Then", "you have priority", 5, "not reached"),
        ),
        message=message,
    )


@pytest.fixture
def cannot_judge() -> ScenarioOutcome:
    message = 'the card "Tim" can\'t be read'
    return ScenarioOutcome(
        name="A card nobody can read",
        uri="features/a.feature",
        line=8,
        tags=(),
        edition="cr-2007-05",
        verdict="cannot judge",
        steps=(StepOutcome("Given", 'you control "Tim"', 9, "cannot judge", message=message),),
        message=message,
    )


@pytest.fixture
def unapplied(as_ruled: ScenarioOutcome) -> ScenarioOutcome:
    return ScenarioOutcome(
        name="A rule that plays no part",
        uri="features/a.feature",
        line=20,
        tags=("rule:403.4",),
        edition="cr-2007-05",
        verdict="differs",
        rules=("601.2a",),
        steps=as_ruled.steps[:2],
        message="the rule 403.4 that the scenario is tagged with was never applied",
        unapplied=("403.4",),
    )
