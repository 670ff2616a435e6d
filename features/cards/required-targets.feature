Feature: Cards that must be targeted
  What players may target where cards say that theirs must target something if they can.

  Background:
    Given cost is no matter
    And the card "Beacon" reads:
      """
      2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Opposing cards and effects must target Beacon if able.
      """
    And the card "Bystander" reads:
      """
      1, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 3 Health
      """
    And the card "Pyre" reads:
      """
      3, Instant Ability
      Your hero deals 2 fire damage to target hero or ally.
      """

  @rule:707.1d
  Scenario: Of all that a card could target it must be the one that says so
    Given your opponent controls "Beacon" and "Bystander"
    And your hand is "Pyre"
    Then you can't play "Pyre" targeting "Bystander", because of 707.1d
    And you can't play "Pyre" targeting your opponent's hero, because of 707.1d
    When you play "Pyre" targeting "Beacon"
    And the chain empties
    Then "Beacon" has 2 damage

  @rule:707.1d
  Scenario: Its controller's own cards may target whatever they could
    Given you control "Beacon" and "Bystander"
    And your hand is "Pyre"
    When you play "Pyre" targeting "Bystander"
    And the chain empties
    Then "Bystander" has 2 damage

  @rule:707.1d
  Scenario: A description that it doesn't meet is free
    Given your opponent controls "Beacon" and "Bystander"
    And you control "Bystander" as "the friend"
    And the card "Rally" reads:
      """
      1, Instant Ability
      Ready target friendly ally.
      """
    And your hand is "Rally"
    When you play "Rally" targeting "the friend"
    And the chain empties
    Then "Rally" is in your graveyard

  @rule:707.1d
  Scenario: One of several targets is enough, and it may be the later one
    Given your opponent controls "Beacon", "Bystander" as "the first bystander", "Bystander" as "the second bystander"
    And the card "Forked Bolt" reads:
      """
      3, Instant Ability
      Your hero deals 1 nature damage to target ally and 2 nature damage to a second target ally.
      """
    And your hand is "Forked Bolt"
    Then you can't play "Forked Bolt" targeting "the first bystander" and "the second bystander"
    When you play "Forked Bolt" targeting "the first bystander" and "Beacon"
    And the chain empties
    Then "the first bystander" has 1 damage
    And "Beacon" has 2 damage
    And "the second bystander" has 0 damage

  @rule:707.1d
  Scenario: Of up to two targets one is it, and both are where two say so
    Given your opponent controls "Beacon" as "the first beacon", "Beacon" as "the second beacon", "Bystander"
    And the card "Twin Flames" reads:
      """
      3, Instant Ability
      Exhaust up to two target allies.
      """
    And your hand is "Twin Flames"
    Then you can't play "Twin Flames" targeting "the first beacon" and "Bystander"
    And you can't play "Twin Flames" targeting "the second beacon"
    When you play "Twin Flames" targeting "the first beacon" and "the second beacon"
    And the chain empties
    Then "the first beacon" is exhausted
    And "the second beacon" is exhausted
    And "Bystander" is ready

  @rule:707.1d
  Scenario: An attachment must go to it, and one that can't be targeted is left out
    Given your opponent controls "Beacon" and "Bystander"
    And the card "Fetters" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally can't attack.
      """
    And your hand is "Fetters" as "the first fetters", "Fetters" as "the second fetters"
    And the card "Shroud" reads:
      """
      1, Instant Ability
      Attach to target friendly ally.
      Ongoing: Attached ally can't be targeted.
      """
    And your opponent's hand is "Shroud"
    Then you can't play "the first fetters" targeting "Bystander"
    When you play "the first fetters" targeting "Beacon"
    And the chain empties
    Then "the first fetters" is attached to "Beacon"
    When you pass
    And your opponent plays "Shroud" targeting "Beacon"
    And the chain empties
    And you play "the second fetters" targeting "Bystander"
    And the chain empties
    Then "the second fetters" is attached to "Bystander"
