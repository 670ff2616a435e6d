"""Passes, payments and what belongs together, told in one line each."""

import pytest

from judge.folded_events import announcement, event_texts
from scenarios.outcome import EventKind, EventLine

YOU, THEY = "you pass", "your opponent passes"


def event(text: str, kind: EventKind = "move", *rules: str, **more: int | tuple[int, ...]) -> EventLine:
    return EventLine(text, rules, None, kind, **more)  # type: ignore[arg-type]


PASSES = [event(YOU, "pass", "407.1"), event(THEY, "pass", "407.1")]
TRIES = event("Fire Blast tries to resolve", "resolving", "709.1", link=7, number=9, caused_by=7)
HURT = event("your hero deals 2 fire damage to Brigg", "damage", "403.4", number=10, caused_by=7)
LEAVES = event("Fire Blast is put into its owner's graveyard", "move", "709.2g", number=11, caused_by=7)
ENTERS = event("Tim enters play exhausted", "move", "709.2g", number=10, caused_by=7)
STOPPED = event("Fire Blast is interrupted", "move", "709.2a", number=10, caused_by=7)
CLOSES = event("the attack window closes", "part of turn", "407.4")
STARTS = event("your end phase starts", "part of turn", "503.1")
TRIGGERS = event("Tim triggers", "trigger", "703.1", number=5, link=5)
ADDED = event("the triggered effect of Tim is added to the chain", "link added", "707.1f", number=6, link=5)
EXHAUSTED = event("Tim is exhausted", "readiness", "602.1", about=(11,))
ATTACKS = event("Tim attacks", "combat", "602.1", about=(11,))
DEFENDS = event("Brigg defends against Tim", "combat", "602.3", about=(12, 11))
FIRST = event("Brigg enters combat with Tim", "combat", "602.3", about=(12, 11))
CONCLUDES = event("the combat concludes", "part of turn", "603.3a")
SECOND = event("Tim enters combat with Brigg", "combat", "602.3", about=(11, 12))

TOLD: dict[str, tuple[list[EventLine], list[str]]] = {
    "both pass and the link resolves": (
        [*PASSES, TRIES, HURT, LEAVES],
        ["both players pass, and Fire Blast resolves: your hero deals 2 fire damage to Brigg"],
    ),
    "one pass was in the step before": (
        [PASSES[1], TRIES, HURT, LEAVES],
        ["your opponent passes, and Fire Blast resolves: your hero deals 2 fire damage to Brigg"],
    ),
    "a link that is interrupted only tried to": (
        [*PASSES, TRIES, STOPPED],
        ["both players pass, and Fire Blast tries to resolve: Fire Blast is interrupted"],
    ),
    "an ally that resolves enters play": (
        [*PASSES, TRIES, ENTERS],
        ["both players pass, and Tim enters play exhausted"],
    ),
    "a window closes": ([*PASSES, CLOSES], ["both players pass, and the attack window closes"]),
    "parts of the turn follow one another": (
        [*PASSES, CLOSES, STARTS],
        ["both players pass, and your end phase starts"],
    ),
    "passes that lead to nothing yet": (PASSES[:1], []),
    "a link that resolved in an earlier step leaves the chain": ([LEAVES], [LEAVES.text]),
    "a trigger with its effect": ([TRIGGERS, ADDED], ["Tim triggers, and its effect is added to the chain"]),
    "a trigger whose effect has targets": (
        [TRIGGERS, event("the triggered effect of Tim targets Brigg", "target", "706.1", link=5), ADDED],
        ["Tim triggers, and its effect is added to the chain, targeting Brigg"],
    ),
    "a trigger whose effect waits": ([TRIGGERS, HURT, ADDED], [TRIGGERS.text, HURT.text, ADDED.text]),
    "an attacker exhausts": ([EXHAUSTED, ATTACKS], ["Tim is exhausted and attacks"]),
    "combat begins for both": ([DEFENDS, FIRST, SECOND], ["Brigg defends against Tim, and they enter combat"]),
    "combat begins for one": ([DEFENDS, FIRST], [DEFENDS.text, FIRST.text]),
    "a combat is over once": (
        [CONCLUDES, event("a modifier ends", "modifier"), event("the combat step ends", "part of turn", "603.3b")],
        ["the combat concludes", "a modifier ends"],
    ),
    "the same several times": ([event("a resource readies", "readiness")] * 3, ["a resource readies (3 times)"]),
    "a loop": ([HURT, EXHAUSTED] * 4, [HURT.text, EXHAUSTED.text, "(the last 2 lines happen 4 times in all)"]),
}


@pytest.mark.parametrize(("events", "told"), TOLD.values(), ids=TOLD)
def test_events_that_belong_together_are_told_together(events: list[EventLine], told: list[str]) -> None:
    assert event_texts(events, players=2) == told


def test_with_three_players_two_passes_are_not_all() -> None:
    assert event_texts([*PASSES, CLOSES], players=3) == ["you pass, your opponent passes, and the attack window closes"]
    third = event("Cid passes", "pass", "407.1")
    assert event_texts([*PASSES, third, CLOSES], players=3) == ["all players pass, and the attack window closes"]


def test_what_a_player_announces_is_one_thing_with_what_is_paid_for_it() -> None:
    put = event("Fire Blast is put onto the chain", number=7)
    aimed = event("Fire Blast targets Brigg", "target", link=7, number=8)
    paid = [event("a resource is exhausted", "payment", number=n, caused_by=7) for n in (9, 10)]
    cost = event("Tim is destroyed", "payment", number=11, caused_by=7)
    added = event("Fire Blast is added to the chain", "link added", number=12, link=7)
    found = announcement([PASSES[0], put, aimed, *paid, cost, added, HURT])
    assert found is not None
    assert found.paid == ("2 resources", "Tim is destroyed")
    assert set(found.events) == {put, aimed, *paid, cost, added}


def test_what_triggers_is_no_announcement_of_a_player() -> None:
    assert announcement([TRIGGERS, event(ADDED.text, "link added", "708.1", number=6, link=5)]) is None
