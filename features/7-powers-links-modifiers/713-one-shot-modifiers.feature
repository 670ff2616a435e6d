Feature: One-shot modifiers
  Damage and healing happen once and leave nothing behind.

  @rule:713.1 @example:cr-2007-05/713.1#1
  Scenario: Healing that finds less damage doesn't wait for more
    Given cost is no matter
    And your hero is "Gorebelly" with 1 damage
    And your hand is "Flash Heal"
    And your opponent's hand is "Fire Blast"
    When you play "Flash Heal" targeting "Gorebelly"
    And the chain empties
    Then "Gorebelly" has 0 damage
    When your opponent plays "Fire Blast" targeting "Gorebelly"
    And the chain empties
    Then "Gorebelly" has 2 damage
    When the turn ends
    Then "Gorebelly" has 2 damage
