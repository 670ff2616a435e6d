Feature: Taxes that count, conditions of entering play, and what a card has and does
  Prices that go by what the controller of the text has, cards that enter play so only if something is true.

  Background:
    Given the card "Toll Keeper" reads:
      """
      2, Item
      Opponents pay 1 more to play abilities for each ally in your party.
      """
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target hero.
      """

  @rule:707.1e
  Scenario: A tax for each ally in a party counts those of its controller, not of who pays
    Given you control "Toll Keeper", "Ogre" as "the first ogre", "Ogre" as "the second ogre"
    And your opponent controls "Ogre" as "their ogre"
    And your opponent has 5 resources
    And your opponent's hand is "Spark"
    When you pass
    And your opponent plays "Spark" targeting your hero
    Then your opponent has 2 ready resources

  @rule:707.1e
  Scenario: Who does not have the resources for such a tax can't play the ability
    Given you control "Toll Keeper", "Ogre" as "the first ogre", "Ogre" as "the second ogre"
    And your opponent has 2 resources
    And your opponent's hand is "Spark"
    When you pass
    Then your opponent can't play "Spark" targeting your hero

  @rule:707.1e
  Scenario: A tax for each ally is no tax where there is none, and none for its controller
    Given you control "Toll Keeper"
    And you have 1 resource
    And your opponent has 1 resource
    And your hand is "Spark" as "my spark"
    And your opponent's hand is "Spark" as "their spark"
    When you play "my spark" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 1 damage
    When you pass
    And your opponent plays "their spark" targeting your hero
    And the chain empties
    Then your hero has 1 damage

  @rule:710.2
  Scenario: A card that enters play exhausted if you control another ally does not count itself
    Given cost is no matter
    And the card "Shy Gnoll" reads:
      """
      2, Ally—Gnoll, 2 [Melee] ATK / 2 Health
      Shy Gnoll enters play exhausted if you control another ally.
      """
    And your hand is "Shy Gnoll" as "the first gnoll", "Shy Gnoll" as "the second gnoll"
    When you play "the first gnoll"
    And the chain empties
    Then "the first gnoll" is ready
    When you play "the second gnoll"
    And the chain empties
    Then "the second gnoll" is exhausted

  @rule:710.2
  Scenario: A card that enters play exhausted unless something is true enters ready if it is
    Given cost is no matter
    And the card "Late Guard" reads:
      """
      2, Ally—Human, 2 [Melee] ATK / 2 Health
      Late Guard enters play exhausted unless you control another ally.
      """
    And your hand is "Late Guard" as "the first guard", "Late Guard" as "the second guard"
    When you play "the first guard"
    And the chain empties
    Then "the first guard" is exhausted
    When you play "the second guard"
    And the chain empties
    Then "the second guard" is ready

  @rule:710.2
  Scenario: Counters with which a card enters play on a condition are not put where it is not true
    Given cost is no matter
    And the card "Keen Pup" reads:
      """
      2, Ally—Worgen, 2 [Melee] ATK / 2 Health
      If you control another ally, Keen Pup enters play with two rage counters.
      """
    And your hand is "Keen Pup" as "the first pup", "Keen Pup" as "the second pup"
    When you play "the first pup"
    And the chain empties
    Then "the first pup" has 0 "rage" counters
    When you play "the second pup"
    And the chain empties
    Then "the second pup" has 2 "rage" counters

  @rule:714.3f
  Scenario: What a hero has for the turn and what it does are both done as the ability resolves
    Given cost is no matter
    And the card "Second Wind" reads:
      """
      2, Warrior, Ability
      Your hero has +2 ATK this turn and heals 1 damage from itself.
      """
    And your hero has 3 damage
    And your hand is "Second Wind"
    When you play "Second Wind"
    And the chain empties
    Then your hero has 2 damage
    And your hero has 2 ATK

  @rule:707.1e
  Scenario: Equipment that costs 1 less is played for what is left of its cost
    Given the card "Quartermaster" reads:
      """
      2, Ally—Dwarf, 1 [Ranged] ATK / 2 Health
      Equipment you play costs 1 less to play.
      """
    And the card "Coat" reads:
      """
      2, Armor—Cloth, Chest, 1 DEF
      """
    And you control "Quartermaster"
    And you have 1 resource
    And your hand is "Coat"
    When you play "Coat"
    And the chain empties
    Then you control "Coat"
    And you have no ready resources

  @rule:707.1e
  Scenario: Only the first ability of a turn costs less, and never less than the least price
    Given the card "Thrift Ring" reads:
      """
      1, Item—Ring
      You pay 3 less to play your first ability each turn, to a minimum of 1.
      """
    And the card "Blaze" reads:
      """
      3, Instant Ability
      Your hero deals 2 fire damage to target hero.
      """
    And you control "Thrift Ring"
    And you have 5 resources
    And your hand is "Blaze" as "the first blaze", "Blaze" as "the second blaze"
    When you play "the first blaze" targeting your opponent's hero
    And the chain empties
    Then you have 4 ready resources
    When you play "the second blaze" targeting your opponent's hero
    And the chain empties
    Then you have 1 ready resource

  @rule:707.1e
  Scenario: A weapon costs less to strike with only if its condition is true
    Given the card "Troll Blade" reads:
      """
      1, Weapon—Sword, Melee (1), 2 [Melee] ATK / 2 Strike
      You pay 1 less to strike with Troll Blade if you control a Troll.
      """
    And the card "Ill Omen" reads:
      """
      1, Ally—Troll, 1 [Nature] ATK / 1 Health
      """
    And you control "Troll Blade", "Ill Omen"
    And you have 1 resource
    When you propose that your hero attacks your opponent's hero
    And you pass
    And your opponent passes
    And you strike with "Troll Blade"
    Then you have no ready resources
