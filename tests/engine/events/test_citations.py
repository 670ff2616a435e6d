"""A citation belongs to its event: on each kind of event stand only rules that bear on such an event."""

import pytest

from engine.citations import Citations
from tests.engine.citations import ALLOWED, strangers
from tests.played_once import PlayedOnce


@pytest.mark.long
def test_events_of_the_carried_scenarios_cite_only_rules_that_bear_on_them(played_once: PlayedOnce) -> None:
    list(played_once.play_all())
    kinds = {kind for cited in played_once.cited.values() for kind in cited}
    assert kinds >= ALLOWED.keys()
    found = {str(path.name): strange for path, cited in played_once.cited.items() if (strange := strangers(cited))}
    assert found == {}


def test_a_rule_that_has_no_bearing_on_an_event_is_told() -> None:
    assert strangers({"a resource is exhausted": {"408.2", "714.3f"}, "ATTACKS": {"602.1", "706.1"}}) == {
        "a resource is exhausted": ["714.3f"],
        "ATTACKS": ["706.1"],
    }


def test_what_no_event_has_cited_is_left_for_the_last() -> None:
    citations = Citations()
    citations.add("709.2d")
    mark = citations.now()
    citations.add("706.1a", "712.3")
    citations.place(citations.now()[:2])
    citations.go_back(mark)
    assert citations.now() == ("709.2d",)
    assert citations.left() == ("712.3",)
    assert citations.left() == ()
