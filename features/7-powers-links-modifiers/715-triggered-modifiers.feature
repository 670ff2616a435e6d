Feature: Triggered modifiers
  Modifiers that wait for one event and are spent by it.

  @rule:715.1 @example:cr-2007-05/715.1#1
  Scenario: Tooga's Quest waits for its owner's next turn and triggers once
    Given cost is no matter
    And you have "Tooga's Quest" as a face-up resource
    When you complete "Tooga's Quest"
    And the chain empties
    And your opponent's next turn starts
    Then the chain is empty
    And you control "Tooga"
    When your next turn starts
    Then the chain, top first, is "Tooga's Quest"
    And you control "Tooga"
    When the chain empties
    Then you control no "Tooga"
    And there are 2 cards in your hand
    When your next turn starts
    Then the chain is empty
    And there are 3 cards in your hand
