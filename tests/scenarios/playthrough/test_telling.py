"""What happened, in sentences; and the state, as plain values."""

from collections.abc import Callable

from scenarios.outcome import CardView, PlayerView, ScenarioOutcome

Judged = Callable[[str], ScenarioOutcome]

FIGHT = """
Given cost is no matter
And you control "Kor Cindervein"
And your opponent controls "Brigg" as "the old Brigg"
And your hand is "Lightning Bolt"
When you propose that "Kor Cindervein" attacks "the old Brigg"
And the combat concludes
When you play "Lightning Bolt" targeting your opponent's hero
"""


def check(outcome: ScenarioOutcome, step: int, expected: list[str]) -> None:
    """Hold sentences that must be told of a step, in this order, against what is told."""
    told = [event.text for event in outcome.steps[step].events]
    rest = iter(told)
    assert [line for line in expected if line not in rest] == [], told


def test_a_combat_is_told_in_order(judged: Judged) -> None:
    outcome = judged(FIGHT)
    check(
        outcome,
        4,
        ["the proposal is added to the chain", "Kor Cindervein is proposed as an attacker against the old Brigg"],
    )
    check(
        outcome,
        5,
        [
            "you pass",
            "your opponent passes",
            "the proposal tries to resolve",
            "Kor Cindervein is exhausted",
            "Kor Cindervein attacks",
            "the old Brigg defends against Kor Cindervein",
            "Kor Cindervein deals 3 melee combat damage to the old Brigg",
            "the old Brigg deals 1 melee combat damage to Kor Cindervein",
            "the old Brigg is destroyed",
        ],
    )


def test_every_event_cites_a_rule_and_causes_are_told_before_what_they_cause(judged: Judged) -> None:
    for step in judged(FIGHT).steps:
        assert [event.text for event in step.events if not event.rules] == []
    bolt = judged(FIGHT).steps[6].events
    assert [event.text for event in bolt][-2:] == [
        "Lightning Bolt is added to the chain",
        "Lightning Bolt targets your opponent's hero",
    ]


def seats(outcome: ScenarioOutcome) -> tuple[PlayerView, PlayerView]:
    you, opponent = outcome.state.players
    return you, opponent


def test_the_state_that_a_scenario_ends_in(judged: Judged) -> None:
    outcome = judged(FIGHT)
    you, opponent = seats(outcome)
    assert (outcome.state.turn, outcome.state.phase, outcome.state.priority) == ("you", "action phase", "you")
    assert outcome.state.chain == (CardView("Lightning Bolt", "card", controller="you"),)
    (kor,) = you.ally_row
    assert (kor.name, kor.atk, kor.health, kor.damage, kor.ready) == ("Kor Cindervein", 3, 3, 1, False)
    assert opponent.ally_row == ()
    assert [(zone.name, zone.count, zone.cards) for zone in opponent.zones] == [
        ("hand", 0, ()),
        ("deck", 10, ()),
        ("graveyard", 1, ("the old Brigg",)),
        ("removed from game", 0, ()),
    ]
    assert len(you.resource_row) == 25
    assert [card.name for card in you.hero_row] == ["your hero"]
