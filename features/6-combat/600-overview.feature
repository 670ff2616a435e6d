Feature: Combat as a whole
  Being made to attack, being made to pay for it, and what becomes of the first when the second isn't paid.

  @edition:cr-2007-05 @edition:cr-2009-combat @rule:600.2
  Scenario: Whoever controls a character that must attack can't pass on an empty chain while it could
    Given cost is no matter
    And you control "Lynda Steele"
    And you control "Kor Cindervein"
    And your hand is "Fire Blast"
    And your opponent controls "Valanos"
    When you use "Lynda Steele", targeting "Kor Cindervein"
    And the chain empties
    Then you can't pass, because of 600.2
    And you may play "Fire Blast" targeting "Valanos"
    And you may propose that "Lynda Steele" attacks "Valanos"
    When you propose that "Kor Cindervein" attacks "Valanos"
    Then you may pass
    When the combat concludes
    Then you may pass
    And "Valanos" has 3 damage

  @rule:600.2
  Scenario: A character that must attack doesn't keep its controller from passing while a link waits
    Given cost is no matter
    And you control "Lynda Steele"
    And you control "Kor Cindervein"
    And your hand is "Fire Blast"
    When you use "Lynda Steele", targeting "Kor Cindervein"
    And the chain empties
    And you play "Fire Blast" targeting your opponent's hero
    Then you may pass
    When the chain empties
    Then your opponent's hero has 2 damage
    And you can't pass, because of 600.2

  @rule:601.2a
  Scenario: An ally that came this turn needn't attack though it must if able
    Given cost is no matter
    And you control "Lynda Steele"
    And you control "Anika Berlyn", which entered play this turn
    And you control an exhausted "Rodrigo"
    When you use "Lynda Steele", targeting "Anika Berlyn"
    And you use "Lynda Steele", targeting "Rodrigo"
    And the chain empties
    Then you can't propose that "Anika Berlyn" attacks your opponent's hero, because of 601.2a
    And you may pass
    When both players pass
    Then it is your turn, in the end phase

  @rule:600.2
  Scenario: Being made to attack binds in the action phase only
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Lynda Steele"
    When your next turn starts
    And you use "Lynda Steele", targeting "Lynda Steele"
    And the chain empties
    Then you may pass
    When the draw step starts
    Then you may pass
    When the action phase starts
    Then you can't pass, because of 600.2

  @rule:600.2 @rule:601.2c @rule:709.2e
  Scenario: The opponent made to attack picks the moment but not the defender
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Cerwyn"
    And your hand is "Mocking Blow"
    And your opponent controls "Rodrigo"
    And your opponent controls "Kor Cindervein"
    And your opponent's hand is "Bloodclaw"
    When your opponent plays "Bloodclaw"
    And you respond by playing "Mocking Blow" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" has 1 damage
    And your opponent can't pass, because of 600.2
    And your opponent may propose that "Kor Cindervein" attacks "Cerwyn"
    And your opponent can't propose that "Rodrigo" attacks "Cerwyn", because of 601.2c
    And your opponent may propose that "Rodrigo" attacks your hero
    When your opponent proposes that "Rodrigo" attacks your hero
    And the combat concludes
    Then your hero has 4 damage
    And your opponent may pass

  @rule:600.3
  Scenario: A cost to attack is paid as the combat is proposed, by allies only where it says so
    Given your opponent controls "Winter's Grasp"
    And you control "Kor Cindervein"
    And you control "Rodrigo"
    And you have 1 ready resource
    Then you may propose that your hero attacks your opponent's hero
    When you propose that "Kor Cindervein" attacks your opponent's hero
    Then you have 0 ready resources
    And "Kor Cindervein" is ready
    When the combat concludes
    Then your opponent's hero has 3 damage
    And you can't propose that "Rodrigo" attacks your opponent's hero, because of 600.3
    And you may propose that your hero attacks your opponent's hero

  @rule:600.3
  Scenario: Two costs to attack are both paid
    Given your opponent controls "Winter's Grasp" as "the first Winter's Grasp"
    And your opponent controls "Winter's Grasp" as "the second Winter's Grasp"
    And you control "Kor Cindervein"
    And you control "Rodrigo"
    And you have 3 ready resources
    When you propose that "Kor Cindervein" attacks your opponent's hero
    Then you have 1 ready resource
    When the combat concludes
    Then you can't propose that "Rodrigo" attacks your opponent's hero, because of 600.3

  @rule:600.3 @rule:601.3
  Scenario: A cost paid to attack stays paid when the proposal is interrupted
    Given your opponent controls "Winter's Grasp"
    And your opponent's hand is "Exhaustion"
    And your opponent has 2 ready resources
    And you control "Kor Cindervein"
    And you control "Rodrigo"
    And you have 1 ready resource
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And your opponent responds by playing "Exhaustion" targeting "Kor Cindervein"
    And the chain empties
    Then it is your turn, in the action phase
    And you have 0 ready resources
    And your opponent's hero has 0 damage
    And you can't propose that "Rodrigo" attacks your opponent's hero, because of 600.3

  @edition:cr-2007-05 @edition:cr-2009-combat @rule:600.3
  Scenario: A character that must attack needn't when attacking would cost its controller something
    Given your opponent controls "Winter's Grasp"
    And you control "Lynda Steele"
    And you control "Kor Cindervein"
    And you have 3 ready resources
    When you use "Lynda Steele", targeting "Kor Cindervein"
    And the chain empties
    Then you have 2 ready resources
    And you may pass
    And you may propose that "Kor Cindervein" attacks your opponent's hero
    When both players pass
    Then it is your turn, in the end phase
    And "Kor Cindervein" is ready

  @edition:cr-2009-combat @rule:600.3
  Scenario: In the later combat rules any cost may be asked for an attack
    Given the card "Toll of the Swamp" reads:
      """
      2, Ability
      Ongoing: Opposing allies can't attack unless their controller discards a card.
      """
    And your opponent controls "Toll of the Swamp"
    And you control "Kor Cindervein"
    And you control "Rodrigo"
    And your hand is "Tim"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    Then "Tim" is in your graveyard
    And "Kor Cindervein" is ready
    When the combat concludes
    Then your opponent's hero has 3 damage
    And you can't propose that "Rodrigo" attacks your opponent's hero, because of 600.3
    And you may propose that your hero attacks your opponent's hero

  @edition:cr-2009-combat @rule:600.3
  Scenario: In the later combat rules being made to attack doesn't force paying another kind of cost
    Given the card "Toll of the Swamp" reads:
      """
      2, Ability
      Ongoing: Opposing allies can't attack unless their controller discards a card.
      """
    And your opponent controls "Toll of the Swamp"
    And you control "Lynda Steele"
    And you control "Kor Cindervein"
    And you have 1 ready resource
    And your hand is "Tim"
    When you use "Lynda Steele", targeting "Kor Cindervein"
    And the chain empties
    Then you may pass
    And you may propose that "Kor Cindervein" attacks your opponent's hero
    When both players pass
    Then "Tim" is in your hand
    And it is your turn, in the end phase

  @rule:600.3
  Scenario: Passing is what the cost to attack allows to a character that must attack
    Given your opponent controls "Winter's Grasp"
    And you control "Lynda Steele"
    And you control "Kor Cindervein"
    And you have 3 ready resources
    When you pass
    Then rule 600.3 was not applied
    When your opponent passes
    And your next turn starts
    And the action phase starts
    And you use "Lynda Steele", targeting "Kor Cindervein"
    And the chain empties
    Then rule 600.3 was not applied
    When you pass
    Then rule 600.3 was applied

  @edition:cr-2007-05 @edition:cr-2009-combat @rule:600.1
  Scenario: A player proposes combat after combat, each only when the one before is over
    Given you control "Kor Cindervein"
    And you control "Rodrigo"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    Then you can't propose that "Rodrigo" attacks your opponent's hero, because of 601.1
    When the attack window opens
    Then you can't propose that "Rodrigo" attacks your opponent's hero, because of 601.1
    When the combat concludes
    And you propose that "Rodrigo" attacks your opponent's hero
    And the combat concludes
    Then you may propose that your hero attacks your opponent's hero

  @rule:600.3
  Scenario: Must attack, but only for a price
    Given the card "Test Taunt" reads:
      """
      1, Warrior, Instant Ability
      Attach to target hero or ally.
      Ongoing: Attached character must attack if able.
      """
    And the card "Toll Keeper" reads:
      """
      Toll Keeper, 4, Ally-Ogre, 2 ATK (Melee), 4 Health
      Opposing allies can't attack unless their controller pays (2).
      """
    And it is your turn
    And you have 3 ready resources
    And you control "Kor Cindervein"
    And your opponent's "Test Taunt" is attached to "Kor Cindervein"
    And your opponent controls "Toll Keeper"
    Then you may propose that "Kor Cindervein" attacks your opponent's hero
    When you pass
    Then your opponent has priority
