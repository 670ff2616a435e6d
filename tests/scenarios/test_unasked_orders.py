"""Orders that nobody is asked for, because they can't matter: the other way round the carried scenarios end alike.

By day those of some crossings are played, at night all.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from engine.chain import pre_priority
from engine.decisions.choices import Option
from engine.events import bubbles as packets_bubbles
from engine.events import prevention
from engine.events.attempt import Attempt
from engine.events.bubbles import Bubble
from engine.state.game import State
from engine.state.ids import PlayerId
from engine.state.links import Link
from engine.state.record import Packet
from judge.carried_features import carried_features
from judge.played_features import carried_setting
from scenarios.features.discovery import load_feature
from scenarios.features.model import Scenario
from scenarios.judgement import judge
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import editions_of
from tests.night import at_night
from tests.played_once import PlayedOnce

TOLD_APART = {
    "Of two lilies the second finds the hand too small": "a Then names by its label which of two alike links is on top",
    "Tyrande falls with two others of her kind and answers for all three": "two cards that are alike change places",
}
"""Scenarios in which an order can be seen by the names of cards alone, each with what shows it."""

FILES = sorted(carried_features().rglob(at_night("*.feature", "crossings/t*.feature")))


class Reversed:
    """The orders that nobody was asked for, each turned round; `many` counts them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.many = 0
        self._order_of, self._any_order = pre_priority._order_of, packets_bubbles.in_any_order  # noqa: SLF001
        monkeypatch.setattr(pre_priority, "_order_of", self.order_of)
        monkeypatch.setattr(prevention, "in_any_order", self.in_any_order)

    def order_of(self, attempt: Attempt, player: PlayerId, own: list[Link]) -> Sequence[Option]:
        alike = all(pre_priority._same(attempt.state, own[0], link) for link in own[1:])  # noqa: SLF001
        if len(own) < 2 or not alike:
            return self._order_of(attempt, player, own)
        self.many += 1
        return tuple(link.id for link in reversed(own))

    def in_any_order(self, bubbles: list[Bubble], packet: Packet, state: State) -> bool:
        orderless = self._any_order(bubbles, packet, state)
        if orderless and len(bubbles) > 1:
            self.many += 1
            bubbles.reverse()
        return orderless


def cases() -> Iterator[tuple[Path, Scenario, str]]:
    """Yield the scenarios of the files, each with its file and each of its editions."""
    for path in FILES:
        for scenario in load_feature(path, path.name).scenarios:
            for edition in editions_of(scenario):
                yield path, scenario, edition


def turned_round(scenario: Scenario, uri: str, edition: str) -> tuple[ScenarioOutcome, int]:
    """Return the outcome with every such order turned round, and how many there were."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        turned = Reversed(monkeypatch)
        return judge(scenario, uri, edition, carried_setting()), turned.many


def test_an_order_that_nobody_is_asked_for_changes_nothing(played_once: PlayedOnce) -> None:
    tried = 0
    for path, scenario, edition in cases():
        backward, many = turned_round(scenario, path.name, edition)
        if not many:
            continue
        tried += 1
        forward = played_once.judge(scenario, str(path), edition, carried_setting())
        if scenario.name not in TOLD_APART:
            assert (backward.verdict, backward.state) == (forward.verdict, forward.state), (path.name, scenario.name)
    assert tried >= at_night(11, 2)
