Feature: X without a bound, tags with numbers, and one combat
  How far a cost, a tag and a combat reach where cards say it in unusual ways.

  @rule:707.1c @rule:401.3
  Scenario: X is chosen before the alternate cost, which sets it no bound
    Given the card "Overcharge" reads:
      """
      X, Instant Ability
      You may exhaust your hero rather than pay Overcharge's cost.
      Your hero deals X fire damage to target hero or ally.
      """
    And you have 2 ready resources
    And your hand is "Overcharge"
    When you play "Overcharge" with X = 20 targeting your opponent's hero, exhausting your hero rather than paying
    And the chain empties
    Then your opponent's hero has 20 damage
    And your hero is exhausted
    And you have 2 ready resources

  @rule:707.1c
  Scenario: Where the alternate cost can't be paid, X is bound by the resources again
    Given the card "Overcharge" reads:
      """
      X, Instant Ability
      You may exhaust your hero rather than pay Overcharge's cost.
      Your hero deals X fire damage to target hero or ally.
      """
    And your hero is exhausted
    And you have 2 ready resources
    And your hand is "Overcharge"
    Then you can't play "Overcharge" with X = 3 targeting your opponent's hero
    When you play "Overcharge" with X = 2 targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:410.3b
  Scenario: Where two cards print different numbers behind one tag, the smaller one is exceeded first
    Given cost is no matter
    And the card "Boar Twins" reads:
      """
      2, Ally—Boar, Pet (2), 2 [Melee] ATK / 2 Health
      """
    And the card "Lone Cat" reads:
      """
      2, Ally—Cat, Pet (1), 2 [Melee] ATK / 2 Health
      """
    And you control "Boar Twins"
    And your hand is "Lone Cat"
    When you play "Lone Cat"
    And the chain empties
    Then you must choose between "Boar Twins", "Lone Cat"
    When you choose "Boar Twins"
    Then "Boar Twins" is in your graveyard
    And you control "Lone Cat"

  @rule:410.3b
  Scenario: Without the card of the smaller number the larger one holds
    Given cost is no matter
    And the card "Boar Twins" reads:
      """
      2, Ally—Boar, Pet (2), 2 [Melee] ATK / 2 Health
      """
    And the card "Lone Cat" reads:
      """
      2, Ally—Cat, Pet (1), 2 [Melee] ATK / 2 Health
      """
    And you control "Lone Cat"
    And your hand is "Boar Twins" as "the first twins", "Boar Twins" as "the second twins"
    When you play "the first twins"
    And the chain empties
    And you choose "Lone Cat"
    And you play "the second twins"
    And the chain empties
    Then you control "the first twins", "the second twins"

  @rule:603.3a
  Scenario: What lasts for this combat is nothing where there is none
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Combat Trick" reads:
      """
      1, Instant Ability
      Target hero or ally has +2 ATK this combat.
      """
    And you control "Ogre"
    And your hand is "Combat Trick"
    When you play "Combat Trick" targeting "Ogre"
    And the chain empties
    Then "Ogre" has 3 ATK
    When you propose that "Ogre" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 3 damage
    And the rules do not settle this, see "OP-53"

  @rule:603.3a
  Scenario: What is done for this combat while it is proposed lasts until it is over
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Combat Trick" reads:
      """
      1, Instant Ability
      Target hero or ally has +2 ATK this combat.
      """
    And you control "Ogre"
    And your hand is "Combat Trick"
    When you propose that "Ogre" attacks your opponent's hero
    And you respond by playing "Combat Trick" targeting "Ogre"
    And the combat concludes
    Then your opponent's hero has 5 damage
    And "Ogre" has 3 ATK
    And the rules do not settle this, see "OP-53"

  @rule:601.3
  Scenario: With the proposal goes what was to last for the combat
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Stun" reads:
      """
      1, Instant Ability
      Exhaust target hero or ally.
      """
    And the card "Combat Trick" reads:
      """
      1, Instant Ability
      Target hero or ally has +2 ATK this combat.
      """
    And you control "Ogre"
    And your hand is "Combat Trick"
    And your opponent's hand is "Stun"
    When you propose that "Ogre" attacks your opponent's hero
    And you respond by playing "Combat Trick" targeting "Ogre"
    And both players pass
    Then "Ogre" has 5 ATK
    When your opponent responds by playing "Stun" targeting "Ogre"
    And the chain empties
    Then it is your turn, in the action phase
    And "Ogre" has 3 ATK
    And the rules do not settle this, see "OP-53"

  @rule:410.3b
  Scenario: A card with the tag and no number counts beside one that prints the number
    Given cost is no matter
    And the card "Lone Cat" reads:
      """
      2, Ally—Cat, Pet (1), 2 [Melee] ATK / 2 Health
      """
    And the card "Stray" reads:
      """
      1, Ally—Wolf, Pet, 1 [Melee] ATK / 1 Health
      """
    And you control "Stray" as "the first stray", "Stray" as "the second stray"
    And your opponent controls "Stray" as "the stray over there"
    And your hand is "Lone Cat"
    When you play "Lone Cat"
    And the chain empties
    Then you must choose between "the first stray", "the second stray", "Lone Cat"
    When you choose "the first stray"
    Then you must choose between "the second stray", "Lone Cat"
    When you choose "Lone Cat"
    Then you control "the second stray"
    And your opponent controls "the stray over there"
