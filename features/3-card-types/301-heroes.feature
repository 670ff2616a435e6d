Feature: 301 Heroes
  A hero turned face down is the same hero without the power that turned it.

  @rule:301.2
  Scenario: An exhausted hero flips, stays exhausted and has its power no more
    Given cost is no matter
    And your hero is an exhausted "Ruby Gemsparkle" with 24 damage
    When you flip your hero
    And the chain empties
    Then there are 2 cards in your hand
    And your hero is face down
    And your hero is exhausted
    And your hero has 24 damage and 25 health
    And you can't flip your hero, because of 301.2

  @rule:301.2 @rule:701.1
  Scenario: A power that was given to a face-down hero is no flip
    Given cost is no matter
    And the card "Insight" reads:
      """
      5, Ability
      Attach to target hero or ally.
      Ongoing: Attached character has "[Activate] >>> Draw a card."
      """
    And your hero is "Ta'zo"
    And "Insight" is attached to your hero
    And your opponent controls "Brigg"
    When you flip your hero, targeting "Brigg"
    And the chain empties
    Then your hero is face down
    And your hero is ready
    And you can't flip your hero, because of 301.2
    And you may use "Ta'zo"
