Feature: Targets that stay legal and targets that don't
  A link goes on for the targets it has left, and is interrupted only when it has none.

  Background:
    Given cost is no matter

  @rule:709.2c
  Scenario: Of two targets the one that left play is passed over and the other is hit
    Given your hand is "Multi-Shot"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Valanos"
    And your opponent's hand is "Withdraw"
    When you play "Multi-Shot" targeting "Kor Cindervein", "Valanos"
    And your opponent responds by playing "Withdraw" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is in your opponent's hand
    And "Valanos" has 2 damage

  @rule:709.2c
  Scenario: A target that became untargetable is passed over as well
    Given your hand is "Multi-Shot"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Valanos"
    And your opponent's hand is "Blessing of Freedom"
    When you play "Multi-Shot" targeting "Kor Cindervein", "Valanos"
    And your opponent responds by playing "Blessing of Freedom" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 0 damage
    And "Valanos" has 2 damage

  @rule:709.2c
  Scenario: Another ally is another one than a target that became untargetable
    Given the card "Test Sparks" reads:
      """
      3, Ability
      Your hero deals 2 fire damage to target hero and 2 fire damage to target ally. Your hero may deal 1 fire damage to another ally.
      """
    And your hand is "Test Sparks"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Valanos"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Blessing of Freedom"
    When you play "Test Sparks" targeting your opponent's hero, "Kor Cindervein"
    And your opponent responds by playing "Blessing of Freedom" targeting "Kor Cindervein"
    And the chain empties
    And you choose to
    Then you must choose between "Valanos", "Rodrigo"
    When you choose "Rodrigo"
    Then "Kor Cindervein" has 0 damage
    And "Rodrigo" has 1 damage
    And your opponent's hero has 2 damage

  @rule:709.2c
  Scenario: Where the only ally is a target that became untargetable, there is no other
    Given the card "Test Sparks" reads:
      """
      3, Ability
      Your hero deals 2 fire damage to target hero and 2 fire damage to target ally. Your hero may deal 1 fire damage to another ally.
      """
    And your hand is "Test Sparks"
    And your opponent controls "Kor Cindervein"
    And your opponent's hand is "Blessing of Freedom"
    When you play "Test Sparks" targeting your opponent's hero, "Kor Cindervein"
    And your opponent responds by playing "Blessing of Freedom" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 0 damage
    And your opponent's hero has 2 damage

  @rule:709.2b
  Scenario: A target that stayed legal is not another ally either
    Given the card "Test Sparks" reads:
      """
      3, Ability
      Your hero deals 2 fire damage to target hero and 2 fire damage to target ally. Your hero may deal 1 fire damage to another ally.
      """
    And your hand is "Test Sparks"
    And your opponent controls "Valanos"
    And your opponent controls "Rodrigo"
    When you play "Test Sparks" targeting your opponent's hero, "Valanos"
    And the chain empties
    And you choose to
    Then "Valanos" has 2 damage
    And "Rodrigo" has 1 damage

  @rule:709.2a @rule:711.1
  Scenario: With the only target untargetable the whole card is interrupted
    Given your hand is "Arcane Shot"
    And your opponent controls "Valanos"
    And your opponent's hand is "Blessing of Freedom"
    When you play "Arcane Shot" targeting "Valanos"
    And your opponent responds by playing "Blessing of Freedom" targeting "Valanos"
    And the chain empties
    Then "Valanos" has 0 damage
    And there is no card in your hand
    And "Arcane Shot" is in your graveyard

  @rule:709.2a
  Scenario: A target that no longer fits its description is illegal
    Given your hand is "Execute"
    And your opponent controls "Valanos" with 2 damage
    And your opponent's hand is "Flash Heal"
    When you play "Execute" targeting "Valanos"
    And your opponent responds by playing "Flash Heal" targeting "Valanos"
    And the chain empties
    Then "Valanos" is in play
    And "Valanos" has 0 damage
    And "Execute" is in your graveyard

  @rule:709.2a
  Scenario: A heal that leaves one point of damage leaves the target legal
    Given your hand is "Execute"
    And your opponent controls "Anika Berlyn" with 5 damage
    And your opponent's hand is "Flash Heal"
    When you play "Execute" targeting "Anika Berlyn"
    And your opponent responds by playing "Flash Heal" targeting "Anika Berlyn"
    And the chain empties
    Then "Anika Berlyn" is in your opponent's graveyard

  @rule:709.2a
  Scenario: An ally that left and came back is another card, not the target
    Given your hand is "Aimed Shot"
    And your opponent controls "Tristan Rapidstrike"
    And your opponent's hand is "Fall Back"
    When you play "Aimed Shot" with X = 3 targeting "Tristan Rapidstrike"
    And your opponent responds by playing "Fall Back" targeting "Tristan Rapidstrike"
    And both players pass
    And your opponent responds by playing "Tristan Rapidstrike"
    And the chain empties
    Then "Tristan Rapidstrike" is in play
    And "Tristan Rapidstrike" has 0 damage
    And "Aimed Shot" is in your graveyard

  @rule:706.1b
  Scenario: Another target is another character
    Given you control "Hierophant Caydiem" with 1 damage
    And your opponent controls "Valanos"
    Then you can't use "Hierophant Caydiem", targeting "Hierophant Caydiem", "Hierophant Caydiem", because of 706.1b
    When you use "Hierophant Caydiem", targeting "Valanos", "Hierophant Caydiem"
    And the chain empties
    Then "Valanos" has 1 damage
    And "Hierophant Caydiem" has 0 damage

  @rule:706.1
  Scenario: A limit on cost includes the cost it names, from either side
    Given your hand is "Trophy Kill", "Prey on the Weak"
    And your opponent controls "Valanos"
    And your opponent controls "Rodrigo"
    And your opponent controls "Kor Cindervein"
    Then you may play "Trophy Kill" targeting "Valanos"
    And you may play "Trophy Kill" targeting "Rodrigo"
    And you can't play "Trophy Kill" targeting "Kor Cindervein", because of 706.1
    And you may play "Prey on the Weak" targeting "Valanos"
    And you may play "Prey on the Weak" targeting "Kor Cindervein"
    And you can't play "Prey on the Weak" targeting "Rodrigo", because of 706.1
