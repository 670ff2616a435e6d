"""What a ruling shows of the values that an event went by, and of a choice that nobody has answered."""

from collections.abc import Callable

from scenarios.outcome import ScenarioOutcome
from scenarios.playthrough.permissions import copied
from scenarios.playthrough.played_scenario import begin

Judged = Callable[[str], ScenarioOutcome]

AURA = '''
    Given the card "Test Banner" reads:
      """
      3, Item
      Your allies have +2 ATK.
      """
    And you control "Test Banner"
    And you control "Kor Cindervein"
'''


def test_combat_damage_shows_what_made_the_atk(judged: Judged) -> None:
    outcome = judged(
        AURA
        + """
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the combat concludes
"""
    )
    told = [(each.text, each.cause) for step in outcome.steps for each in step.events]
    dealt = "Kor Cindervein deals 5 melee combat damage to your opponent's hero"
    assert ("Test Banner adds 2 ATK to Kor Cindervein", dealt) in told


def test_a_packet_of_nothing_is_told_of_who_would_deal_it(judged: Judged) -> None:
    outcome = judged("""
    Given you control "Kor Cindervein"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the combat concludes
""")
    told = [each.text for step in outcome.steps for each in step.events]
    assert "your opponent's hero: creates no packet, as its amount would be less than 1" in told


def test_what_differs_while_a_choice_is_open_names_the_choice(judged: Judged) -> None:
    outcome = judged("""
    Given you control "Voss Treebender"
    When you propose that "Voss Treebender" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 2 damage
""")
    assert outcome.verdict == "differs"
    assert "while no step has answered this: you have to choose" in str(outcome.message)


def test_a_cost_beyond_the_resources_is_told_in_their_number(judged: Judged) -> None:
    outcome = judged("""
    Given your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
""")
    assert "1 resource is to be exhausted and none is ready" in str(outcome.message)


def test_a_changed_cost_shows_what_changed_it(judged: Judged) -> None:
    outcome = judged("""
    Given your opponent controls "Morfiel"
    And you have 5 ready resources
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
""")
    told = [(each.text, each.rules) for step in outcome.steps for each in step.events]
    assert ("Morfiel: adds 1 to the cost", ("707.1e",)) in [(text, rules[:1]) for text, rules in told]
    assert sum(text == "a resource is exhausted" for text, _ in told) == 2


def test_a_destruction_shows_what_made_the_health_that_was_too_little(judged: Judged) -> None:
    outcome = judged('''
    Given cost is no matter
    And the card "Test Wither" reads:
      """
      2, Instant Ability
      Target ally has -2 health this turn.
      """
    And you control "Kor Cindervein" with 1 damage
    And your hand is "Test Wither"
    When you play "Test Wither" targeting "Kor Cindervein"
    And the chain empties
''')
    told = [(each.text, each.cause) for step in outcome.steps for each in step.events]
    assert ("Test Wither takes 2 health from Kor Cindervein", "Kor Cindervein is destroyed") in told


def test_what_happens_on_a_copy_is_shown_under_no_event_of_the_playthrough() -> None:
    play = begin("cr-2007-05")
    copied(play).contributions[1] = ()
    assert play.contributions == {}


def test_a_loss_of_flip_powers_alone_is_told_as_one(judged: Judged) -> None:
    outcome = judged('''
    Given the card "Test Jailer" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Opposing heroes lose and can't have flip powers.
      """
    And the card "Test Champion" reads:
      """
      Warrior, Horde, Hero—Orc (Arms), 28 Health
      Pay 1, Flip Test Champion >>> Draw a card.
      """
    And your hero is "Test Champion"
    And your opponent controls "Test Jailer"
    Then your hero has no powers
''')
    assert [each.text for each in outcome.steps[-1].events] == [
        '"Test Jailer" takes all flip powers from "Test Champion"'
    ]
