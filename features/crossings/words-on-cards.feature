Feature: Words on cards, counted and compared
  What was destroyed this way, what is dealt elsewhere or otherwise, and what a card speaks of again.

  @rule:709.2b
  Scenario: What can't be destroyed was not destroyed this way
    Given cost is no matter
    And the card "Test Ward" reads:
      """
      1, Instant Ability
      Target ally can't be destroyed this turn.
      """
    And the card "Test Reckoning" reads:
      """
      3, Ability
      Destroy all opposing allies. Draw a card for each ally destroyed this way.
      """
    And your hand is "Test Ward" and "Test Reckoning"
    And your opponent controls "Rodrigo"
    And your opponent controls "Brigg"
    When you play "Test Ward" targeting "Brigg"
    And the chain empties
    And you play "Test Reckoning"
    And the chain empties
    Then "Rodrigo" is in your opponent's graveyard
    And "Brigg" is in play
    And there is 1 card in your hand
