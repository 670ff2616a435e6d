Feature: 105 Ready and exhausted
  Cards come in ready, and the ready step readies what the turn player controls, whoever owns it.

  Background:
    Given cost is no matter

  @rule:105.1
  Scenario: The ready step readies what you control, a stolen ally with it, and nothing else
    Given it is your opponent's turn, in the action phase
    And your hero is an exhausted "Graccus"
    And you control an exhausted "Krol Blade"
    And your opponent controls an exhausted "Valanos"
    And your opponent controls an exhausted "Brigg"
    And your "Mind Control" is attached to your opponent's "Valanos"
    When your next turn starts
    Then your hero is ready
    And "Krol Blade" is ready
    And "Valanos" is ready
    And "Brigg" is exhausted

  @rule:105.1
  Scenario: A card comes in ready unless its own text says otherwise
    Given your hand is "Pads of the Dread Wolf", "Observer's Shield"
    When you play "Pads of the Dread Wolf"
    And the chain empties
    And you play "Observer's Shield"
    And the chain empties
    Then "Pads of the Dread Wolf" is ready
    And "Observer's Shield" is exhausted
