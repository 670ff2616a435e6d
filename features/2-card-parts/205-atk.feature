Feature: 205 ATK
  A character deals combat damage by its ATK and of its damage type, and a strike lends the hero both.

  Background:
    Given cost is no matter

  @rule:205.1b @rule:303.2a
  Scenario: A strike gives the hero the damage type of the weapon
    Given you control "Aspect of the Hawk"
    And you control "Blackcrow"
    And your opponent controls "Valanos"
    When you propose that your hero attacks "Valanos"
    And you strike with "Blackcrow"
    And the combat concludes
    Then "Valanos" has 2 damage
    And your hero has 0 damage

  @rule:205.1b @rule:303.2a
  Scenario: A strike with a melee weapon makes no ranged damage
    Given you control "Aspect of the Hawk"
    And you control "Viking Warhammer"
    And your opponent controls "Valanos"
    When you propose that your hero attacks "Valanos"
    And you strike with "Viking Warhammer"
    And the combat concludes
    Then "Valanos" has 1 damage
    And your hero has 2 damage
