Feature: Questions from our kitchen table

  @rule:602.1
  Scenario: Two allies of ours fight
    Given you control "Harbour Guard"
    And your opponent controls "Young Raider"
    When you propose that "Harbour Guard" attacks "Young Raider"
    And the combat concludes
    Then "Young Raider" is in your opponent's graveyard
    And "Harbour Guard" has 3 damage

  Scenario: One damage less does not destroy
    Given you control "Young Raider" with 1 damage
    And your opponent controls "Harbour Guard"
    When you propose that "Young Raider" attacks "Harbour Guard"
    And the combat concludes
    Then "Harbour Guard" has 3 damage
    And "Young Raider" is in your graveyard
