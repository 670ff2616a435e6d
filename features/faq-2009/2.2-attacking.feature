@edition:faq-2009-03
Feature: Attacking
  A combat step starts with the attacker exhausting; only then does anything that waits for an attack trigger.

  @rule:602.1
  Scenario: What triggers on an attack waits for the attack window, not for the proposal
    Given you control "Voss Treebender"
    And your opponent controls "Benethor Draigo"
    When you propose that "Voss Treebender" attacks your opponent's hero
    Then "Voss Treebender" is ready
    When the attack window opens
    Then "Voss Treebender" is exhausted
    When you choose "Benethor Draigo"
    Then the chain, top first, is "Voss Treebender"
    And "Benethor Draigo" is ready
    And you have priority

  @rule:602.1 @rule:602.2
  Scenario: An effect of the attack window exhausts a protector before it could protect
    Given you control "Voss Treebender"
    And your opponent controls "Guardian Steelhorn"
    And your opponent controls "Vaerik Proudhoof"
    When you propose that "Voss Treebender" attacks "Vaerik Proudhoof"
    And the attack window opens
    And you choose "Guardian Steelhorn"
    And both players pass
    And you choose to
    Then "Guardian Steelhorn" is exhausted
    When the combat concludes
    Then "Vaerik Proudhoof" has 2 damage
    And "Guardian Steelhorn" has 0 damage
    And "Voss Treebender" is in your graveyard

  @rule:708.3
  Scenario: The attacker's optional effect may be declined as it resolves
    Given you control "Voss Treebender"
    And your opponent controls "Guardian Steelhorn"
    And your opponent controls "Vaerik Proudhoof"
    When you propose that "Voss Treebender" attacks "Vaerik Proudhoof"
    And the attack window opens
    And you choose "Guardian Steelhorn"
    And both players pass
    And you choose not to
    Then "Guardian Steelhorn" is ready
    When the protect point comes
    And your opponent protects with "Guardian Steelhorn"
    And the combat concludes
    Then "Guardian Steelhorn" has 2 damage
    And "Vaerik Proudhoof" has 0 damage
