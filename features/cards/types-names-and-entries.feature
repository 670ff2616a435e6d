Feature: Types of damage, names of cards and entries
  Damage of one of several types, cards that share their name, and keywords for the turn in which a card enters.

  @rule:716.2
  Scenario: Damage of either type that is named becomes more, and damage of a third type does not
    Given cost is no matter
    And the card "Test Fuel" reads:
      """
      2, Ability
      Ongoing: If your hero would deal fire or frost damage, it deals that much +1 instead.
      """
    And the card "Test Spark" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target ally.
      """
    And the card "Test Chill" reads:
      """
      1, Instant Ability
      Your hero deals 1 frost damage to target ally.
      """
    And the card "Test Light" reads:
      """
      1, Instant Ability
      Your hero deals 1 holy damage to target ally.
      """
    And the card "Test Giant" reads:
      """
      7, Ally—Ogre Warrior, 2 [Melee] ATK / 9 Health
      """
    And you control "Test Fuel"
    And your opponent controls "Test Giant"
    And your hand is "Test Spark", "Test Chill", "Test Light"
    When you play "Test Spark" targeting "Test Giant"
    And the chain empties
    Then "Test Giant" has 2 damage
    When you play "Test Chill" targeting "Test Giant"
    And the chain empties
    Then "Test Giant" has 4 damage
    When you play "Test Light" targeting "Test Giant"
    And the chain empties
    Then "Test Giant" has 5 damage

  @rule:200.1
  Scenario: A card counts the other cards of its name, and not itself
    Given cost is no matter
    And the card "Test Twin" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Test Twin has +1 ATK for each other Test Twin in your party.
      """
    And you control "Test Twin" as "the left twin"
    And you control "Test Twin" as "the right twin"
    And your opponent controls "Test Twin" as "the lost twin"
    Then "the left twin" has 3 ATK
    And "the right twin" has 3 ATK
    And "the lost twin" has 2 ATK

  @rule:703.1
  Scenario: The third ability of a turn is the one that triggers, and not the second or the fourth
    Given cost is no matter
    And the card "Test Coil" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      When you play your third ability each turn, Test Coil deals 4 nature damage to each opposing ally.
      """
    And the card "Test Breath" reads:
      """
      1, Instant Ability
      Your hero heals 1 damage from itself.
      """
    And the card "Test Giant" reads:
      """
      7, Ally—Ogre Warrior, 2 [Melee] ATK / 9 Health
      """
    And you control "Test Coil"
    And your opponent controls "Test Giant"
    And your hand is "Test Breath", "Test Breath", "Test Breath", "Test Breath"
    When you play "Test Breath"
    And the chain empties
    And you play "Test Breath"
    And the chain empties
    Then "Test Giant" has 0 damage
    When you play "Test Breath"
    And the chain empties
    Then "Test Giant" has 4 damage
    When you play "Test Breath"
    And the chain empties
    Then "Test Giant" has 4 damage

  @rule:717.3c
  Scenario: So much is prevented as there are allies when the damage would be dealt
    Given cost is no matter
    And the card "Test Choir" reads:
      """
      2, Ally—Orc Priest, 1 [Holy] ATK / 4 Health
      If your hero would be dealt damage, prevent 1 of it for each ally in your party.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 5 fire damage to target hero.
      """
    And the card "Test Grunt" reads:
      """
      3, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And you control "Test Choir"
    And you control "Test Grunt"
    And your hand is "Test Bolt", "Test Bolt"
    When you play "Test Bolt" targeting your hero
    And the chain empties
    Then your hero has 3 damage
    When you play "Test Bolt" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 5 damage
