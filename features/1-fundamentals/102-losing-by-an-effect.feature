Feature: Losing by an effect

  Scenario: Whom an effect makes lose loses the game
    Given the card "Doom" reads:
      """
      1, Instant Ability
      Target opponent loses the game.
      """
    And cost is no matter
    And your hand is "Doom"
    When you play "Doom" targeting your opponent
    And both players pass
    Then your opponent loses the game
    And you win the game
