Feature: What chance decides

  @rule:405.3d
  Scenario: A die decides how much damage is dealt
    Given the card "Lucky Throw" reads:
      """
      1, Instant Ability
      Roll a die. Your hero deals that much fire damage to target hero.
      """
    And your hand is "Lucky Throw"
    And you have 3 resources
    When you play "Lucky Throw" targeting your opponent's hero
    And both players pass
    And the die shows 3
    Then your opponent's hero has 3 damage
