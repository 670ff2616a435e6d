Feature: What may be aimed at, and what was dealt
  Links for which nothing is left to aim at, and what depends on damage that came to nothing.

  @rule:706.1 @rule:707.2
  Scenario: What opponents can't aim at doesn't make their links possible
    Given cost is no matter
    And the card "Disarm" reads:
      """
      1, Instant Ability
      Destroy target weapon.
      """
    And the card "Guarded Arms" reads:
      """
      3, Armor—Plate, Hands (1), 1 DEF
      Your weapons have +1 ATK and can't be targeted by opponents.
      """
    And the card "Lone Smith" reads:
      """
      2, Ally—Dwarf, 1 [Melee] ATK / 2 Health
      (1) >>> Ready target weapon.
      """
    And you control "Lone Smith"
    And your hand is "Disarm"
    And your opponent controls "Krol Blade"
    And your opponent controls "Guarded Arms"
    Then you can't use "Lone Smith", because of 706.1
    And you can't play "Disarm", because of 706.1

  @rule:706.1
  Scenario: Its own controller may aim at it still
    Given cost is no matter
    And the card "Disarm" reads:
      """
      1, Instant Ability
      Destroy target weapon.
      """
    And the card "Guarded Arms" reads:
      """
      3, Armor—Plate, Hands (1), 1 DEF
      Your weapons have +1 ATK and can't be targeted by opponents.
      """
    And the card "Lone Smith" reads:
      """
      2, Ally—Dwarf, 1 [Melee] ATK / 2 Health
      (1) >>> Ready target weapon.
      """
    And it is your opponent's turn, in the action phase
    And your opponent controls "Krol Blade"
    And your opponent controls "Guarded Arms"
    And your opponent controls "Lone Smith"
    And your hand is "Disarm"
    Then your opponent may use "Lone Smith", targeting "Krol Blade"
    And "Krol Blade" has 4 ATK

  @rule:709.2f @rule:717.4
  Scenario: Damage that is prevented whole was not dealt, so that what depends on it does not follow
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Test of Fire" reads:
      """
      2, Instant Ability
      Your hero deals 2 fire damage to target hero or ally. If you do, draw a card.
      """
    And the card "Immunity" reads:
      """
      1, Instant Ability
      Prevent all damage that would be dealt to target hero or ally this turn.
      """
    And your opponent controls "Ogre"
    And your hand is "Test of Fire"
    And your opponent's hand is "Immunity"
    When you play "Test of Fire" targeting "Ogre"
    And your opponent responds by playing "Immunity" targeting "Ogre"
    And the chain empties
    Then "Ogre" has 0 damage
    And there is no card in your hand

  @rule:709.2f @rule:103.2
  Scenario: Who can't deal damage has not done what depends on it
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Test of Fire" reads:
      """
      2, Instant Ability
      Your hero deals 2 fire damage to target hero or ally. If you do, draw a card.
      """
    And the card "Muzzle" reads:
      """
      1, Instant Ability
      Target hero or ally can't deal damage this turn.
      """
    And your opponent controls "Ogre"
    And your hand is "Test of Fire"
    And your opponent's hand is "Muzzle"
    When you play "Test of Fire" targeting "Ogre"
    And your opponent responds by playing "Muzzle" targeting your hero
    And the chain empties
    Then "Ogre" has 0 damage
    And there is no card in your hand

  @rule:709.2f
  Scenario: Damage that is turned aside was not dealt to whom it was to be dealt
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Scapegoat" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to target friendly hero or ally this turn, it's dealt to your hero instead.
      """
    And the card "Test of Fire" reads:
      """
      2, Instant Ability
      Your hero deals 2 fire damage to target hero or ally. If you do, draw a card.
      """
    And your opponent controls "Ogre"
    And your hand is "Test of Fire"
    And your opponent's hand is "Scapegoat"
    When you play "Test of Fire" targeting "Ogre"
    And your opponent responds by playing "Scapegoat" targeting "Ogre"
    And the chain empties
    Then your opponent's hero has 2 damage
    And there is no card in your hand
    And the rules do not settle this, see "OP-56"

  @rule:709.2f
  Scenario: Damage of which some gets through was dealt
    Given cost is no matter
    And the card "Half Wall" reads:
      """
      1, Item
      If your hero would be dealt damage, prevent 1 of that damage.
      """
    And the card "Test of Fire" reads:
      """
      2, Instant Ability
      Your hero deals 2 fire damage to target hero or ally. If you do, draw a card.
      """
    And it is your opponent's turn, in the action phase
    And you control "Half Wall"
    And your opponent's hand is "Test of Fire"
    When your opponent plays "Test of Fire" targeting your hero
    And the chain empties
    Then your hero has 1 damage
    And there is 1 card in your opponent's hand
    And the rules do not settle this, see "OP-56"
