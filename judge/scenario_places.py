"""A scenario as it stands at a line of its file: played up to there, for whoever goes on from it."""

import re

from engine.value import value
from judge.cache_folder import signed_cache
from judge.carried_features import carried_place
from judge.played_features import Asked, setting_of
from scenarios.dialogue.copied_playthrough import copied
from scenarios.editions_by_name import check_edition
from scenarios.features.discovery import load_features
from scenarios.features.model import Scenario, Step
from scenarios.judgement import begun, fault_of, play_step
from scenarios.playthrough.board_setup import lay_board
from scenarios.playthrough.played_scenario import PlayedScenario
from scenarios.registry.lookup import Lookup
from scenarios.runner import chooser, editions_of
from scenarios.scenario_errors import BadSelection, Refused, StepStopped, Unreadable

_AT = re.compile(r"(?P<path>.+):(?P<line>[0-9]+)")
_MANY = 8


@value
class Stood:
    """A playthrough as it stands, the sentences it is played with, where that is in words, and the steps so far."""

    play: PlayedScenario
    lookup: Lookup
    told: str
    steps: tuple[Step, ...]


def stood(place: str, edition: str | None = None) -> Stood:
    """Return how a scenario stands at FILE:LINE: after the step there, or as its board is laid.

    A name in place of FILE:LINE is that of a carried scenario, which stands as its board is laid.

    Raises:
        Unreadable: the file can't be used, or no scenario stands on the line.
        BadSelection: no scenario has the name, or several have.
        StepStopped: a step up to there can't be played.
    """
    at = _AT.fullmatch(place)
    uri, scenario = _by_line(place) if at else _by_name(place)
    if edition is not None:
        check_edition(edition)
    setting = setting_of(Asked())
    fault = fault_of(scenario, setting.lookup)
    if fault is not None:
        raise Refused(fault, file=uri, line=scenario.line)
    steps = _up_to(scenario, int(at["line"]) if at else scenario.line)
    played = begun(scenario.tags, edition or editions_of(scenario)[0], setting)
    assert isinstance(played, PlayedScenario)
    for step in steps:
        try:
            play_step(step, played, setting.lookup, setting.know)
        except StepStopped as stopped:
            stopped.file, stopped.line = uri, step.line
            raise
    if not played.layout.laid:
        lay_board(played)
    where = f"after: {steps[-1].keyword} {steps[-1].text}" if steps and steps[-1].keyword != "Given" else "as laid"
    return Stood(copied(played), setting.lookup, f"{scenario.name} ({where})", steps)


def _by_line(place: str) -> tuple[str, Scenario]:
    for feature in load_features((carried_place(place),), signed_cache()):
        if isinstance(feature, Unreadable):
            raise feature
        first, *others = feature.scenarios
        if others:
            nearest = f"{first.name!r} on line {first.line}"
            raise BadSelection(f"{place} is the whole feature", expected="a line of one scenario", nearest=nearest)
        return feature.uri, first
    raise BadSelection(f"{place} holds no scenario", expected="FILE:LINE")


def _by_name(name: str) -> tuple[str, Scenario]:
    """Return the carried scenario of a name, which may be given in part."""
    chooses = chooser(None, name)
    found: list[tuple[str, Scenario]] = []
    for feature in load_features(Asked().places, signed_cache()):
        if isinstance(feature, Unreadable):
            raise feature
        found += [(feature.uri, each) for each in feature.scenarios if chooses(each)]
    exact = [each for each in found if each[1].name.casefold() == name.casefold()]
    if len(exact or found) == 1:
        return (exact or found)[0]
    if not found:
        raise BadSelection(f"no carried scenario is called {name!r}", expected="FILE:LINE, or the name of a scenario")
    listed = ", ".join(f"{uri}:{each.line}" for uri, each in found[:_MANY])
    raise BadSelection(f"{len(found)} scenarios are called like {name!r}: {listed}", expected="one of them")


def _up_to(scenario: Scenario, line: int) -> tuple[Step, ...]:
    """Return the steps up to the line, and in any case all Givens before the first other step."""
    first = next((place for place, step in enumerate(scenario.steps) if step.keyword != "Given"), len(scenario.steps))
    last = max((place for place, step in enumerate(scenario.steps) if step.line <= line), default=-1)
    return scenario.steps[: max(first, last + 1)]
