Feature: Combat conclusion
  Who deals combat damage to whom, and what is over when the combat is.

  @rule:603.1
  Scenario: Attacker and defender deal their damage at the same time, exhausted or not
    Given you control "Benethor Draigo"
    And your opponent controls an exhausted "Valanos"
    And your opponent controls an exhausted "Kor Cindervein"
    When you propose that "Benethor Draigo" attacks "Valanos"
    And the combat concludes
    Then "Benethor Draigo" is in your graveyard
    And "Valanos" has 4 damage
    And "Kor Cindervein" has 0 damage

  @rule:603.1
  Scenario: Combat damage that reaches the health destroys, one damage less does not
    Given you control "Kor Cindervein" with 1 damage
    And your opponent controls "Araelun" with 2 damage
    When you propose that "Kor Cindervein" attacks "Araelun"
    And the combat concludes
    Then "Kor Cindervein" has 2 damage
    And "Araelun" is in your opponent's graveyard

  @rule:603.1
  Scenario: A character without ATK deals no packet, so no armor is asked for
    Given your opponent controls "Golem Skull Helm"
    When you propose that your hero attacks your opponent's hero
    And the combat concludes
    Then your hero is exhausted
    And "Golem Skull Helm" is ready
    And your opponent's hero has 0 damage

  @rule:603.1a
  Scenario: Long-range shields an attacker and does nothing for a defender
    Given you control "Guruvan"
    And you control "Valanos"
    And your opponent controls "Tanwa the Marksman"
    And your opponent controls "Rodrigo"
    When you propose that "Guruvan" attacks "Rodrigo"
    And the combat concludes
    Then "Guruvan" has 0 damage
    And "Rodrigo" has 3 damage
    When you propose that "Valanos" attacks "Tanwa the Marksman"
    And the combat concludes
    Then "Valanos" has 4 damage
    And "Tanwa the Marksman" has 2 damage

  @rule:603.1a
  Scenario: Between two characters with long-range only the attacker deals damage
    Given you control "Guruvan"
    And your opponent controls "Tanwa the Marksman"
    When you propose that "Guruvan" attacks "Tanwa the Marksman"
    And the combat concludes
    Then "Tanwa the Marksman" is in your opponent's graveyard
    And "Guruvan" has 0 damage

  @edition:cr-2007-05 @edition:cr-2009-combat @rule:603.1a
  Scenario Outline: Against long-range a defender deals <target> no damage that counts as combat damage
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hero is "Rotun Daggerhand"
    And your opponent controls "Guruvan", "Kor Cindervein"
    And your hand is "Fire Blast"
    When your opponent proposes that "Guruvan" attacks "Rotun Daggerhand"
    And the defend window opens
    And you use "Rotun Daggerhand", targeting "<target>"
    And the chain empties
    Then "<target>" has 0 damage
    And rule 405.2b was applied
    When you play "Fire Blast" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 2 damage
    When the combat concludes
    Then "Rotun Daggerhand" has 3 damage
    And "Guruvan" has 0 damage

    Examples:
      | target         |
      | Guruvan        |
      | Kor Cindervein |

  @edition:cr-2007-05 @edition:cr-2009-combat @rule:405.3b
  Scenario Outline: <title>, damage that counts as combat damage is dealt
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hero is "Rotun Daggerhand"
    And you control "Valanos"
    And your opponent controls "Guruvan", "Kor Cindervein"
    When your opponent proposes that "<attacker>" attacks "<defender>"
    And the <window> window opens
    And you use "Rotun Daggerhand", targeting "<attacker>"
    And the chain empties
    Then "<attacker>" has 1 damage

    Examples:
      | title                                  | attacker       | defender         | window |
      | Before anybody defends                 | Guruvan        | Rotun Daggerhand | attack |
      | By a character that does not defend    | Guruvan        | Valanos          | defend |
      | Against an attacker without long-range | Kor Cindervein | Rotun Daggerhand | defend |

  @rule:603.2
  Scenario: An attacker whose defender was removed from combat stays exhausted and deals nothing
    Given cost is no matter
    And your opponent's hero is "Kana Nassis"
    And you control "Kor Cindervein"
    When you propose that "Kor Cindervein" attacks "Kana Nassis"
    And the defend window opens
    And your opponent uses "Kana Nassis"
    And the combat concludes
    Then "Kana Nassis" has 0 damage
    And "Kor Cindervein" is exhausted
    And "Kor Cindervein" has 0 damage
    And it is your turn, in the action phase

  @rule:603.3a
  Scenario: What lasts for this combat is over after it
    Given cost is no matter
    And you control "Krol Blade"
    And your opponent controls "Valanos"
    When you propose that your hero attacks "Valanos"
    And you strike with "Krol Blade"
    And the chain empties
    Then your hero has 3 ATK
    When the combat concludes
    Then "Valanos" has 3 damage
    And your hero has 0 ATK

  @rule:603.3b
  Scenario: What triggers during the conclusion is added in the action phase after the combat
    Given cost is no matter
    And you control "Randipan"
    And you control "Kor Cindervein"
    And your hand is "Vanquish"
    And your opponent controls "Brigg"
    When you propose that "Randipan" attacks your opponent's hero
    And the combat concludes
    Then the chain, top first, is "Randipan"
    And it is your turn, in the action phase
    And you have priority
    And there is 1 card in your hand
    And you can't play "Vanquish" targeting "Brigg", because of 406.1
    When the chain empties
    Then there are 2 cards in your hand
    And you may propose that "Kor Cindervein" attacks "Brigg"

  @rule:603.3a
  Scenario: An ally destroyed by combat damage is no attacking ally any more
    Given the card "Bandage Boy" reads:
      """
      1, Ally—Human Priest, 0 [Holy] ATK / 1 Health
      When an attacking ally is destroyed, draw a card.
      """
    And you control "Bandage Boy"
    And you control "Kor Cindervein"
    And your opponent controls "Rodrigo"
    When you propose that "Kor Cindervein" attacks "Rodrigo"
    And the combat concludes
    Then "Kor Cindervein" is in your graveyard
    And the chain is empty
    And there is no card in your hand

  @edition:cr-2009-combat @rule:cr-2009-combat:603.2
  Scenario: In the later combat rules the checks come before the attacker stops attacking
    Given the card "Bandage Boy" reads:
      """
      1, Ally—Human Priest, 0 [Holy] ATK / 1 Health
      When an attacking ally is destroyed, draw a card.
      """
    And you control "Bandage Boy"
    And you control "Kor Cindervein"
    And your opponent controls "Rodrigo"
    When you propose that "Kor Cindervein" attacks "Rodrigo"
    And the combat concludes
    Then "Kor Cindervein" is in your graveyard
    And the chain, top first, is "Bandage Boy"
    And it is your turn, in the action phase
    When the chain empties
    Then there is 1 card in your hand

  @edition:cr-2009-combat @rule:603.1
  Scenario: A sabotage that nobody protects against deals no damage and triggers the power
    Given you control "Arcanist Avelena"
    And your opponent controls "Battle Shout"
    And your opponent controls "Valanos"
    When you propose that "Arcanist Avelena" sabotages "Battle Shout"
    And the combat concludes
    Then the chain, top first, is "Arcanist Avelena"
    And "Arcanist Avelena" is exhausted
    And "Valanos" has 0 damage
    When the chain empties
    Then "Battle Shout" is on top of your opponent's deck
    And "Arcanist Avelena" has 0 damage

  @edition:cr-2009-combat @rule:603.1
  Scenario: A saboteur with no ATK sabotages all the same
    Given cost is no matter
    And you control "Arcanist Avelena"
    And your opponent controls "Battle Shout"
    And your opponent's hand is "Caught Off-Guard"
    When you propose that "Arcanist Avelena" sabotages "Battle Shout"
    And your opponent responds by playing "Caught Off-Guard" targeting "Arcanist Avelena"
    And the chain empties
    Then "Arcanist Avelena" has 0 ATK
    When the combat concludes
    And the chain empties
    Then "Battle Shout" is on top of your opponent's deck

  @edition:cr-2009-combat @rule:601.2b
  Scenario: A card of the saboteur's own side can't be sabotaged, nor a kind it doesn't name
    Given you control "Arcanist Avelena"
    And you control "Kor Cindervein"
    And you control "Demoralizing Shout"
    And your opponent controls "Battle Shout"
    And your opponent controls "Golem Skull Helm"
    Then you may propose that "Arcanist Avelena" sabotages "Battle Shout"
    And you can't propose that "Arcanist Avelena" sabotages "Demoralizing Shout", because of 601.2b
    And you can't propose that "Arcanist Avelena" sabotages "Golem Skull Helm", because of 601.2b
    And you can't propose that "Kor Cindervein" sabotages "Battle Shout", because of 601.2b

  @rule:601.2
  Scenario: Before the later combat rules nothing but a character can be attacked
    Given you control "Arcanist Avelena"
    And your opponent controls "Battle Shout"
    Then you can't propose that "Arcanist Avelena" sabotages "Battle Shout", because of 601.2
    And you may propose that "Arcanist Avelena" attacks your opponent's hero

  @edition:cr-2009-combat @rule:603.2
  Scenario: In a sabotage that lost its attacker nothing triggers
    Given cost is no matter
    And you control "Arcanist Avelena"
    And your opponent controls "Battle Shout"
    And your opponent's hand is "Fire Blast"
    When you propose that "Arcanist Avelena" sabotages "Battle Shout"
    And the defend window opens
    And your opponent plays "Fire Blast" targeting "Arcanist Avelena"
    And the combat concludes
    Then "Arcanist Avelena" is in your graveyard
    And "Battle Shout" is in play
    And the chain is empty
    And it is your turn, in the action phase
