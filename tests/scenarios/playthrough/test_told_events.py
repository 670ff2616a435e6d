"""What happened, in sentences; and the state, as plain values."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

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
        ["Kor Cindervein is proposed as an attacker against the old Brigg", "the proposal is added to the chain"],
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
    bolt = [event.text for event in judged(FIGHT).steps[6].events]
    assert bolt[:3] == [
        "Lightning Bolt is put onto the chain",
        "Lightning Bolt targets your opponent's hero",
        "a resource is exhausted",
    ]
    assert bolt[-1] == "Lightning Bolt is added to the chain"


def test_events_name_their_cause_and_what_they_are_about_by_numbers(judged: Judged) -> None:
    outcome = judged(FIGHT + "\nAnd the chain empties\nThen your opponent's hero has 3 damage")
    events = [event for step in outcome.steps for event in step.events]
    numbered = {event.number: event for event in events}
    assert len(numbered) == len(events)
    assert all(before.number < after.number for before, after in pairwise(events))
    bolt = next(event for event in events if event.text == "Lightning Bolt is put onto the chain")
    paid, targets, added, resolving, dealt = (
        next(event for event in events if event.kind == kind and event.number > bolt.number)
        for kind in ("payment", "target", "link added", "resolving", "damage")
    )
    assert numbered[paid.caused_by or 0] == bolt
    assert {targets.link, added.link, resolving.link, dealt.caused_by} == {bolt.number}
    hero = outcome.state.players[1].hero_row[0].number
    assert (targets.about[0], dealt.about[0]) == (hero, hero)
    assert set(outcome.steps[-1].about) == {hero, 2}


def test_a_link_that_costs_nothing_is_added_all_the_same(judged: Judged) -> None:
    """707.1e: a cost of 0 is paid with nothing, so that the link's own event cites the payment."""
    outcome = judged("""
Given the card "Gift" reads:
  \"\"\"
  0, Instant Ability
  Draw a card.
  \"\"\"
And your hand is "Gift"
When you play "Gift"
Then the chain, top first, is "Gift"
""")
    assert [event.kind for event in outcome.steps[2].events] == ["move", "link added"]


def test_a_card_keeps_its_number_from_zone_to_zone(judged: Judged) -> None:
    outcome = judged(FIGHT + '\nThen "the old Brigg" is in your opponent\'s graveyard')
    (before,) = outcome.board.players[1].ally_row
    destroyed = next(event for step in outcome.steps for event in step.events if "is destroyed" in event.text)
    assert before.number == destroyed.about[0] == outcome.steps[-1].about[0]


def seats(outcome: ScenarioOutcome) -> tuple[PlayerView, PlayerView]:
    you, opponent = outcome.state.players
    return you, opponent


def test_the_state_that_a_scenario_ends_in(judged: Judged) -> None:
    outcome = judged(FIGHT + "\nThen you have priority")
    you, opponent = seats(outcome)
    assert (outcome.state.turn, outcome.state.phase, outcome.state.priority) == ("you", "action phase", "you")
    assert [replace(link, number=0) for link in outcome.state.chain] == [
        CardView("Lightning Bolt", "card", controller="you")
    ]
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


def test_resources_without_a_name_are_shown_each_as_it_is(judged: Judged) -> None:
    outcome = judged("""
Given you have 3 resources
And your hand is "Fire Blast"
When you play "Fire Blast" targeting your opponent's hero
Then you have priority
""")
    for state, exhausted in ((outcome.board, 0), (outcome.state, 1)):
        you, opponent = state.players
        assert [card.ready for card in you.resource_row].count(False) == exhausted
        assert all(card.ready for card in opponent.resource_row)
        assert [(card.name, card.kind, card.face_up) for card in you.resource_row] == [
            ("a resource", "resource", False)
        ] * 3
        assert {(card.controller, card.owner) for card in you.resource_row} == {("you", "you")}
        shown = [card.number for player in (you, opponent) for card in player.resource_row]
        assert len(set(shown)) == len(shown)


def told(outcome: ScenarioOutcome) -> list[str]:
    return [event.text for step in outcome.steps for event in step.events]


def test_a_modifier_is_told_of_the_card_that_made_it_wherever_that_is_now(judged: Judged) -> None:
    outcome = judged("""
Given cost is no matter
And you control "Brigg"
And your hand is "Caught Off-Guard"
When you play "Caught Off-Guard" targeting "Brigg"
And the chain empties
Then "Brigg" has 0 ATK
""")
    assert outcome.steps[-1].events[0].text == '"Caught Off-Guard" takes 2 ATK from "Brigg"'


def test_whatever_adds_to_a_value_is_told_with_rules(judged: Judged) -> None:
    outcome = judged("""
Given cost is no matter
And you control "Brigg"
And your hand is "Caught Off-Guard" and "Swift Assault"
When you play "Caught Off-Guard" targeting "Brigg"
And the chain empties
And you play "Swift Assault" targeting "Brigg"
And the chain empties
Then "Brigg" has 1 ATK
""")
    lines = outcome.steps[-1].events
    assert [line.text for line in lines] == [
        '"Caught Off-Guard" takes 2 ATK from "Brigg"',
        '"Swift Assault" adds 2 ATK to "Brigg"',
    ]
    assert all("714.1" in line.rules for line in lines)


def test_a_token_that_ceases_to_exist_has_its_name(judged: Judged) -> None:
    outcome = judged("""
Given cost is no matter
And your opponent controls a token "Wisp" with 0 ATK and 1 health
And your hand is "Withdraw"
When you play "Withdraw" targeting "Wisp"
And the chain empties
""")
    assert told(outcome)[-1] == "Wisp: ceases to exist"


def test_who_is_told_to_heal_heals(judged: Judged) -> None:
    outcome = judged('''
Given the card "Shared Offer" reads:
  """
  0, Ability
  Each player may heal 1 damage from an ally in his party.
  """
And your hand is "Shared Offer"
And you control "Koringar the Heavy" with 1 damage
And your opponent controls "Kulan Earthguard" with 1 damage
When you play "Shared Offer"
And both players pass
And you choose to
And your opponent chooses to
''')
    healed = [line for line in told(outcome) if "heal" in line]
    assert healed == [
        "you heal 1 damage from Koringar the Heavy",
        "your opponent heals 1 damage from Kulan Earthguard",
    ]


def test_the_values_of_x_on_offer_are_numbers(judged: Judged) -> None:
    outcome = judged("""
Given cost is no matter
And your opponent controls "Cerwyn"
And your hand is "Mind Control"
When you play "Mind Control" with X = 9 targeting "Cerwyn"
""")
    assert (outcome.message or "").endswith("on offer: 1")


def test_what_stands_under_a_step_comes_along(judged: Judged) -> None:
    outcome = judged('''
Given the card "Test Ogre" reads:
  """
  3, Horde, Ally—Ogre Warrior, 3 [Melee] ATK / 4 Health
  """
And you control:
  | card      |
  | Test Ogre |
Then "Test Ogre" is exhausted
And you have priority
''')
    assert [step.doc for step in outcome.steps] == [
        "3, Horde, Ally—Ogre Warrior, 3 [Melee] ATK / 4 Health",
        None,
        None,
        None,
    ]
    assert [step.table for step in outcome.steps] == [None, (("card",), ("Test Ogre",)), None, None]


def test_no_more_counters_are_told_of_than_there_were(judged: Judged) -> None:
    outcome = judged("""
Given cost is no matter
And the card "Drain" reads:
  \"\"\"
  1, Warrior, Instant Ability—Fury
  Remove two rage counters from target ally.
  \"\"\"
And the card "Pup" reads:
  \"\"\"
  1, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 3 Health
  Pup enters play with a rage counter.
  \"\"\"
And your hand is "Drain", "Pup"
When you play "Pup"
And the chain empties
And you play "Drain" targeting "Pup"
And the chain empties
""")
    check(outcome, 7, ["1 rage counter is removed from Pup"])
