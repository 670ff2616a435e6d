@edition:clarifications-de
Feature: The German clarifications on combat and damage
  Attacking as often as one likes, one character at a time; damage that stays; combat damage that never waits on the chain.

  @rule:403.1 @rule:407.6a @example:clarifications-de/1#1
  Scenario: Damage is counted up to the character's health, over several hits
    Given cost is no matter
    And your hand is "Fire Blast", "Scorch", "Quick Strike"
    And your opponent controls "Valanos"
    When you play "Fire Blast" targeting "Valanos"
    And the chain empties
    And you play "Quick Strike" targeting "Valanos"
    And the chain empties
    Then "Valanos" has 4 damage
    And "Valanos" is in play
    When you play "Scorch" targeting "Valanos"
    And the chain empties
    Then "Valanos" is in your opponent's graveyard

  @rule:603.1 @example:clarifications-de/2#1
  Scenario: Several characters attack in one turn, one combat after the other
    Given you control "Kor Cindervein"
    And you control "Rodrigo"
    And your opponent controls "Anika Berlyn"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    Then you can't propose that "Rodrigo" attacks your opponent's hero, because of 601.1
    When the defend window opens
    Then you can't propose that "Rodrigo" attacks your opponent's hero, because of 601.1
    And your opponent can't propose that "Anika Berlyn" attacks your hero, because of 601.1
    When the combat concludes
    And you propose that "Rodrigo" attacks your opponent's hero
    And the combat concludes
    And you propose that your hero attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 7 damage
    And "Kor Cindervein" is exhausted and "Rodrigo" is exhausted
    And your hero is exhausted

  @rule:602.2 @example:clarifications-de/2#1
  Scenario: The attacker's choice of defender is changed by a protector, which exhausts for it
    Given you control "Kor Cindervein"
    And your opponent controls "Cerwyn"
    And your opponent controls "Vindicator Enkallus"
    Then you may propose that "Kor Cindervein" attacks "Vindicator Enkallus"
    And you may propose that "Kor Cindervein" attacks your opponent's hero
    When you propose that "Kor Cindervein" attacks "Cerwyn"
    And the protect point comes
    And your opponent protects with "Vindicator Enkallus"
    Then "Vindicator Enkallus" is exhausted
    When the combat concludes
    Then "Cerwyn" has 0 damage
    And "Vindicator Enkallus" has 3 damage

  @rule:403.1 @example:clarifications-de/3#1
  Scenario: Damage stays on an ally from turn to turn until it is healed
    Given cost is no matter
    And your hand is "Fire Blast"
    And your opponent controls "Valanos"
    And your opponent controls "Rodrigo" with 3 damage
    And your opponent controls "Deacon Johanna"
    And your opponent's hand is "Flash Heal"
    When you play "Fire Blast" targeting "Valanos"
    And the chain empties
    And the turn ends
    And your next turn starts
    Then "Valanos" has 2 damage
    When your opponent's next turn starts
    And the action phase starts
    And your opponent plays "Flash Heal" targeting "Valanos"
    And the chain empties
    Then "Valanos" has 0 damage
    And "Rodrigo" has 3 damage
    When your opponent uses "Deacon Johanna", targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" has 1 damage

  @rule:603.1 @example:clarifications-de/4#1
  Scenario: Combat damage adds nothing to the chain, so there is nothing to answer
    Given cost is no matter
    And you control "Benethor Draigo"
    And your opponent controls "Kor Cindervein"
    And your opponent's hand is "Flash Heal"
    When you propose that "Benethor Draigo" attacks "Kor Cindervein"
    And the combat concludes
    Then the chain is empty
    And "Kor Cindervein" is in your opponent's graveyard
    And "Benethor Draigo" is in your graveyard
    And "Flash Heal" is in your opponent's hand

  @rule:603.2 @example:clarifications-de/4#1
  Scenario: An ally that has left by the end of the combat deals no damage
    Given cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Benethor Draigo"
    And your hand is "Withdraw"
    When you propose that "Kor Cindervein" attacks "Benethor Draigo"
    And the defend window opens
    And you play "Withdraw" targeting "Benethor Draigo"
    And the combat concludes
    Then "Kor Cindervein" has 0 damage
    And "Benethor Draigo" is in your opponent's hand
