Feature: 305 Items
  An item stands in the hero row and may be activated on the turn it came in.

  @rule:305.1
  Scenario: An item is activated on its first turn where an ally beside it is not
    Given cost is no matter
    And you control "Tim", which entered play this turn
    And your opponent controls "Brigg"
    And your hand is "Piccolo of the Flaming Fire"
    When you play "Piccolo of the Flaming Fire"
    And the chain empties
    Then you can't use "Tim", targeting "Brigg", because of 302.2
    When you use "Piccolo of the Flaming Fire"
    And the chain empties
    Then "Piccolo of the Flaming Fire" is exhausted
    And "Brigg" is exhausted
    And "Tim" is exhausted
    And your opponent's hero is exhausted
