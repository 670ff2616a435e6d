"""Playing a scenario with another card in the place of one that it uses or describes."""

from __future__ import annotations

from collections.abc import Callable

from engine.language.printed import Printed
from engine.value import replace
from judge.played_features import carried_setting
from scenarios.features.model import Scenario
from scenarios.judgement import judge
from scenarios.library.card_files import load
from scenarios.outcome import ScenarioOutcome
from scenarios.playthrough.played_scenario import PlayedScenario
from scenarios.runner import editions_of
from tests.scenarios.reading.test_games import cards


class _Described(dict[str, Printed]):
    """The cards that a scenario describes, each as `made` makes it."""

    def __init__(self, made: Callable[[str, Printed], Printed]) -> None:
        super().__init__()
        self._made = made

    def __setitem__(self, name: str, card: Printed) -> None:
        super().__setitem__(name, self._made(name, card))


def cards_of(scenario: Scenario) -> dict[str, Printed]:
    """Return the cards that the scenario uses or describes, by name."""
    used: dict[str, Printed] = {}

    def note(name: str, card: Printed) -> Printed:
        used[name] = card
        return card

    _played(scenario, note)
    return used


def played_with(scenario: Scenario, place: str, card: Printed) -> ScenarioOutcome:
    """Return what comes of the scenario with the card in the place of the one that is called so there."""
    taking = replace(card, name=place)
    return _played(scenario, lambda name, each: taking if name == place else each)


def _played(scenario: Scenario, made: Callable[[str, Printed], Printed]) -> ScenarioOutcome:
    """Return what comes of the scenario with its cards as `made` makes them, under the first of its editions."""
    setting = carried_setting()

    def begun(edition: str) -> PlayedScenario:
        play = setting.begin(edition)
        assert isinstance(play, PlayedScenario)
        play.find = lambda name: made(name, cards()[name] if name in cards() else load(name))
        play.described = _Described(made)
        return play

    return judge(scenario, "f", editions_of(scenario)[0], replace(setting, begin=begun))
