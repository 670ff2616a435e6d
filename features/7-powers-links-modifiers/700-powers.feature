Feature: Powers
  Where a power functions.

  @rule:700.2
  Scenario: Only a power that says so functions in a graveyard
    Given it is your opponent's turn, in the action phase
    And you have 1 ready resource
    And your graveyard is "Wisp", "Wazzuli Wildmender"
    And your hero is "Gorebelly" with 5 damage
    When your next turn starts
    Then the chain, top first, is "Wisp"
    When both players pass
    And you choose to
    Then "Wisp" is in your hand
    And you have 0 ready resources
    And "Gorebelly" has 5 damage
    And the chain is empty
