Feature: 104 Numeric values
  Any number may be none, and a value below nothing counts as nothing until it is raised again.

  Background:
    Given cost is no matter

  @rule:104.1
  Scenario: Any number may be none
    Given you control "Valanos"
    And your "Furious Resolve" is attached to your "Valanos"
    And your opponent's "Interest You in a Pint?" is attached to your "Valanos"
    And your hand is "Cleanse"
    When you play "Cleanse" targeting "Valanos"
    And the chain empties
    And you choose none
    Then "Furious Resolve" is attached to "Valanos"
    And "Interest You in a Pint?" is attached to "Valanos"
    And "Cleanse" is in your graveyard

  @rule:104.1
  Scenario: Any number may be one of two
    Given you control "Valanos"
    And your "Furious Resolve" is attached to your "Valanos"
    And your opponent's "Interest You in a Pint?" is attached to your "Valanos"
    And your hand is "Cleanse"
    When you play "Cleanse" targeting "Valanos"
    And the chain empties
    And you choose "Interest You in a Pint?"
    Then "Furious Resolve" is attached to "Valanos"
    And "Interest You in a Pint?" is in your opponent's graveyard

  @rule:104.2
  Scenario: A negative ATK reads as 0 and is raised from below 0
    Given you control "Brigg"
    And your hand is "Caught Off-Guard", "Swift Assault"
    When you play "Caught Off-Guard" targeting "Brigg"
    And the chain empties
    Then "Brigg" has 0 ATK
    When you play "Swift Assault" targeting "Brigg"
    And the chain empties
    Then "Brigg" has 1 ATK

  @rule:104.2
  Scenario: An attacker with negative ATK neither damages nor heals
    Given you control "Brigg"
    And your opponent controls "Valanos" with 2 damage
    And your hand is "Caught Off-Guard"
    When you play "Caught Off-Guard" targeting "Brigg"
    And the chain empties
    And you propose that "Brigg" attacks "Valanos"
    And the combat concludes
    Then "Valanos" has 2 damage
    And the chain is empty
    And "Brigg" is in your graveyard
