@edition:faq-2009-03
Feature: Defending
  After the protect point both characters enter combat, and what triggers on that waits for the defend window.

  @rule:602.3 @example:faq-2009-03/2.4#1
  Scenario: The attacker's trigger comes in the attack window, the defender's only in the defend window
    Given you control "Himul Longstrider"
    And your opponent controls "Sanva"
    When you propose that "Himul Longstrider" attacks "Sanva"
    And the attack window opens
    And you choose your opponent's hero
    Then the chain, top first, is "Himul Longstrider"
    When both players pass
    And you choose to
    Then your opponent's hero is exhausted
    And the chain is empty
    And your hero is ready
    When the defend window opens
    And your opponent chooses your hero
    Then the chain, top first, is "Sanva"
    When both players pass
    And your opponent chooses to
    Then your hero is exhausted

  @rule:708.1a @example:faq-2009-03/2.4#2
  Scenario: Both triggers of the defend window wait together, the turn player's below
    Given you control "High Overlord Saurfang"
    And your opponent controls "Grunt Baranka"
    When you propose that "High Overlord Saurfang" attacks "Grunt Baranka"
    And the attack window opens
    Then the chain is empty
    When the defend window opens
    Then the chain, top first, is "Grunt Baranka", "High Overlord Saurfang"
    When both players pass
    Then "Grunt Baranka" is in your opponent's graveyard
    And "High Overlord Saurfang" is in your graveyard
    And the chain, top first, is "High Overlord Saurfang"
    When the combat concludes
    Then the chain is empty
    And it is your turn, in the action phase

  @rule:602.3
  Scenario: A character that protected defends, and its power triggers on that
    Given you control "Kor Cindervein"
    And your opponent controls "Grunt Baranka"
    And your opponent controls "Benethor Draigo"
    When you propose that "Kor Cindervein" attacks "Benethor Draigo"
    And the protect point comes
    And your opponent protects with "Grunt Baranka"
    Then the chain, top first, is "Grunt Baranka"
    When both players pass
    Then "Kor Cindervein" is in your graveyard
    And "Grunt Baranka" is in your opponent's graveyard
    And "Benethor Draigo" has 0 damage

  @rule:602.3
  Scenario: A proposed defender that another character replaces never defends
    Given you control "Kor Cindervein"
    And your opponent controls "Grunt Baranka"
    And your opponent controls "Guardian Steelhorn"
    When you propose that "Kor Cindervein" attacks "Grunt Baranka"
    And the protect point comes
    And your opponent protects with "Guardian Steelhorn"
    Then the chain is empty
    When the combat concludes
    Then "Grunt Baranka" is in play
    And "Kor Cindervein" is in your graveyard
    And "Guardian Steelhorn" is in your opponent's graveyard

  @rule:602.1
  Scenario: In the attack window the attacker isn't in combat, so nothing can take it out
    Given cost is no matter
    And you control "Avanthera"
    And your opponent controls "Valanos"
    When you propose that "Avanthera" attacks "Valanos"
    And the attack window opens
    And you use "Avanthera"
    And the combat concludes
    Then "Valanos" has 3 damage
    And "Avanthera" is in your graveyard

  @rule:602.5
  Scenario: In the defend window it is, and leaves without a blow
    Given cost is no matter
    And you control "Avanthera"
    And your opponent controls "Valanos"
    When you propose that "Avanthera" attacks "Valanos"
    And the defend window opens
    Then "Valanos" is defending
    When you use "Avanthera"
    And the combat concludes
    Then "Valanos" has 0 damage
    And "Avanthera" has 0 damage
    And "Avanthera" is exhausted

  @rule:602.1 @rule:602.2 @rule:602.3
  Scenario: Nobody attacks before the combat step, protects before the protect point or defends before that is over
    Given the card "Ward of Attack" reads:
      """
      1, Instant Ability
      Ready target attacking ally.
      """
    And the card "Ward of Defense" reads:
      """
      1, Instant Ability
      Ready target defending ally.
      """
    And the card "Ward of Protection" reads:
      """
      1, Instant Ability
      Ready target protecting ally.
      """
    And cost is no matter
    And your hand is "Ward of Attack", "Ward of Defense", "Ward of Protection"
    And you control "Kor Cindervein"
    And your opponent controls "Benethor Draigo"
    And your opponent controls "Guardian Steelhorn"
    When you propose that "Kor Cindervein" attacks "Benethor Draigo"
    Then you can't play "Ward of Attack" targeting "Kor Cindervein", because of 706.1
    And you can't play "Ward of Defense" targeting "Benethor Draigo", because of 706.1
    And you can't play "Ward of Protection" targeting "Guardian Steelhorn", because of 706.1
    When the attack window opens
    Then you may play "Ward of Attack" targeting "Kor Cindervein"
    And you can't play "Ward of Defense" targeting "Benethor Draigo", because of 706.1
    And you can't play "Ward of Protection" targeting "Guardian Steelhorn", because of 706.1
    When the protect point comes
    And your opponent protects with "Guardian Steelhorn"
    Then it is your turn, in the defend window
    And you may play "Ward of Protection" targeting "Guardian Steelhorn"
    And you may play "Ward of Defense" targeting "Guardian Steelhorn"
    And you can't play "Ward of Defense" targeting "Benethor Draigo", because of 706.1
    When the combat concludes
    Then you can't play "Ward of Attack", because of 707.1d
    And "Benethor Draigo" has 0 damage
