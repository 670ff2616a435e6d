@edition:faq-2009-03
Feature: Concluding a combat
  Who deals combat damage at the end of a combat, to whom, and when what it triggers reaches the chain.

  @rule:603.1
  Scenario: Attacker and defender deal their damage at the same time
    Given you control "Kor Cindervein"
    And your opponent controls "Guardian Steelhorn"
    When you propose that "Kor Cindervein" attacks "Guardian Steelhorn"
    And the combat concludes
    Then "Kor Cindervein" is in your graveyard
    And "Guardian Steelhorn" is in your opponent's graveyard
    And the chain is empty

  @rule:603.2
  Scenario: A defender that is gone neither takes nor deals damage, and the attacker stays exhausted
    Given cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Benethor Draigo"
    And your opponent's hand is "Withdraw"
    When you propose that "Kor Cindervein" attacks "Benethor Draigo"
    And the defend window opens
    And your opponent responds by playing "Withdraw" targeting "Benethor Draigo"
    And the combat concludes
    Then "Benethor Draigo" is in your opponent's hand
    And "Kor Cindervein" has 0 damage
    And "Kor Cindervein" is exhausted
    And your opponent's hero has 0 damage
    And it is your turn, in the action phase

  @rule:603.2
  Scenario: An attacker destroyed in the defend window deals no damage
    Given cost is no matter
    And you control "Benethor Draigo"
    And your opponent controls "Cerwyn"
    And your opponent's hand is "Fire Blast"
    When you propose that "Benethor Draigo" attacks "Cerwyn"
    And the defend window opens
    And your opponent responds by playing "Fire Blast" targeting "Benethor Draigo"
    And the combat concludes
    Then "Benethor Draigo" is in your graveyard
    And "Cerwyn" has 0 damage

  @rule:603.1
  Scenario: An elusive attacker is dealt combat damage
    Given you control "Latro Abiectus"
    And your opponent controls "Cerwyn"
    When you propose that "Latro Abiectus" attacks "Cerwyn"
    And the combat concludes
    Then "Latro Abiectus" has 1 damage
    And "Cerwyn" is in your opponent's graveyard

  @rule:603.1a
  Scenario: Where both have long-range only the attacker deals combat damage
    Given you control "Guruvan"
    And your opponent controls "Tanwa the Marksman"
    When you propose that "Guruvan" attacks "Tanwa the Marksman"
    And the combat concludes
    Then "Tanwa the Marksman" is in your opponent's graveyard
    And "Guruvan" has 0 damage

  @rule:603.1a
  Scenario: Long-range does nothing for a defender
    Given you control "Kor Cindervein"
    And your opponent controls "Tanwa the Marksman"
    When you propose that "Kor Cindervein" attacks "Tanwa the Marksman"
    And the combat concludes
    Then "Tanwa the Marksman" is in your opponent's graveyard
    And "Kor Cindervein" is in your graveyard

  @rule:304.2
  Scenario: Armor stops combat damage without a link
    Given you control "Kor Cindervein"
    And your opponent controls "Elven Chain Boots"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the combat concludes
    And your opponent exhausts "Elven Chain Boots" to prevent damage
    Then your opponent's hero has 1 damage
    And the chain is empty

  @rule:603.3b
  Scenario: What triggers as the damage is dealt waits for the window after the combat step
    Given you control "Randipan"
    When you propose that "Randipan" attacks your opponent's hero
    And the combat concludes
    Then it is your turn, in the action phase
    And the chain, top first, is "Randipan"
    And there is no card in your hand
    And you have priority
    When the chain empties
    Then there is 1 card in your hand
