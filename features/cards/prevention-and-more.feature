Feature: What prevention asks for and what follows it
  Damage that is prevented only if something is done, and what is done with as much as was prevented.

  Background:
    Given cost is no matter
    And the card "Pyre" reads:
      """
      3, Instant Ability
      Your hero deals 4 fire damage to target hero or ally.
      """

  @rule:712.7
  Scenario: A card that goes back to the hand prevents the damage, and only once
    Given the card "Blessed Veil" reads:
      """
      2, Ability
      Ongoing: If your hero would be dealt damage, you may put Blessed Veil into your hand. If you do, prevent that damage.
      """
    And you control "Blessed Veil"
    And your hand is empty
    And your opponent's hand is "Pyre" as "the first pyre", "Pyre" as "the second pyre"
    When you pass
    And your opponent plays "the first pyre" targeting your hero
    And the chain empties
    And you choose to
    Then your hero has 0 damage
    And "Blessed Veil" is in your hand
    When you pass
    And your opponent plays "the second pyre" targeting your hero
    And the chain empties
    Then your hero has 4 damage

  @rule:712.7
  Scenario: Who doesn't do it takes the damage
    Given the card "Blessed Veil" reads:
      """
      2, Ability
      Ongoing: If your hero would be dealt damage, you may put Blessed Veil into your hand. If you do, prevent that damage.
      """
    And you control "Blessed Veil"
    And your opponent's hand is "Pyre"
    When you pass
    And your opponent plays "Pyre" targeting your hero
    And the chain empties
    And you choose not to
    Then your hero has 4 damage
    And "Blessed Veil" is in play

  @rule:712.7
  Scenario: What can't be done whole is not offered
    Given the card "Last Stand" reads:
      """
      2, Ability
      Ongoing: If your hero would be dealt damage, you may discard two cards. If you do, prevent 3 of that damage.
      """
    And you control "Last Stand"
    And your hand is "Pyre"
    And your opponent's hand is "Pyre" as "their pyre"
    When you pass
    And your opponent plays "their pyre" targeting your hero
    And the chain empties
    Then your hero has 4 damage
    And your "Pyre" is in your hand

  @rule:717.3c
  Scenario: So much is prevented for two cards, and the rest is dealt
    Given the card "Last Stand" reads:
      """
      2, Ability
      Ongoing: If your hero would be dealt damage, you may discard two cards. If you do, prevent 3 of that damage.
      """
    And you control "Last Stand"
    And your hand is "Pyre" as "one pyre", "Pyre" as "another pyre"
    And your opponent's hand is "Pyre" as "their pyre"
    When you pass
    And your opponent plays "their pyre" targeting your hero
    And the chain empties
    And you choose to
    Then your hero has 1 damage
    And "one pyre" is in your graveyard
    And "another pyre" is in your graveyard

  @rule:405.3c
  Scenario: Nobody is asked about damage that can't be prevented
    Given the card "Blessed Veil" reads:
      """
      2, Ability
      Ongoing: If your hero would be dealt damage, you may put Blessed Veil into your hand. If you do, prevent that damage.
      """
    And the card "Judgement Day" reads:
      """
      3, Instant Ability
      Your hero deals 4 fire damage to target hero or ally. That damage can't be prevented.
      """
    And you control "Blessed Veil"
    And your opponent's hand is "Judgement Day"
    When you pass
    And your opponent plays "Judgement Day" targeting your hero
    And the chain empties
    Then your hero has 4 damage
    And "Blessed Veil" is in play

  @rule:717.1
  Scenario: As many counters as damage was prevented, and only the next time
    Given the card "Blessing of Ordeals" reads:
      """
      3, Instant Ability—Blessing
      Attach to target ally. The next time it would be dealt damage by an opposing hero or ally this turn, prevent that damage and put that many strength counters on Blessing of Ordeals.
      Ongoing: Attached ally has +1 ATK / +1 health for each strength counter.
      """
    And the card "Recruit" reads:
      """
      1, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And you control "Recruit"
    And your hand is "Blessing of Ordeals"
    And your opponent's hand is "Pyre" as "the first pyre", "Pyre" as "the second pyre"
    When you play "Blessing of Ordeals" targeting "Recruit"
    And the chain empties
    And you pass
    And your opponent plays "the first pyre" targeting "Recruit"
    And the chain empties
    Then "Recruit" has 0 damage
    And "Recruit" has 5 ATK
    And "Recruit" has 6 health
    When you pass
    And your opponent plays "the second pyre" targeting "Recruit"
    And the chain empties
    Then "Recruit" has 4 damage
    And "Recruit" has 5 ATK

  @rule:717.2
  Scenario: What prevents damage that lacks a type lets that type through, and prevents damage of no type
    Given cost is no matter
    And the card "Shell" reads:
      """
      2, Instant Ability
      Prevent all non-melee damage that would be dealt to your hero this turn.
      """
    And the card "Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to target hero.
      """
    And the card "Bash" reads:
      """
      1, Instant Ability
      Your hero deals 2 melee damage to target hero.
      """
    And the card "Wound" reads:
      """
      1, Instant Ability
      Your hero deals 4 damage to target hero.
      """
    And your hand is "Shell", "Bolt", "Bash", "Wound"
    When you play "Shell"
    And the chain empties
    And you play "Bolt" targeting your hero
    And the chain empties
    And you play "Wound" targeting your hero
    And the chain empties
    Then your hero has 0 damage
    When you play "Bash" targeting your hero
    And the chain empties
    Then your hero has 2 damage

  @rule:602.5
  Scenario: An ally that is destroyed in the defend window is still defending
    Given the card "Avenger" reads:
      """
      3, Horde, Ally—Orc Warrior, 3 [Melee] ATK / 5 Health
      When an opposing ally is destroyed while defending against Avenger, ready Avenger.
      """
    And the card "Page" reads:
      """
      1, Alliance, Ally—Human Warrior, 1 [Melee] ATK / 1 Health
      """
    And you control "Avenger"
    And your opponent controls "Page"
    And your hand is "Pyre"
    When you propose that "Avenger" attacks "Page"
    And the chain empties
    And you pass
    And your opponent passes
    Then "Page" is defending
    When you play "Pyre" targeting "Page"
    And the chain empties
    Then "Page" is in your opponent's graveyard
    And "Avenger" is ready

  @rule:603.3a
  Scenario: An ally that is destroyed after the combat isn't defending any more
    Given the card "Avenger" reads:
      """
      3, Horde, Ally—Orc Warrior, 3 [Melee] ATK / 5 Health
      When an opposing ally is destroyed while defending against Avenger, ready Avenger.
      """
    And the card "Page" reads:
      """
      1, Alliance, Ally—Human Warrior, 1 [Melee] ATK / 1 Health
      """
    And you control "Avenger"
    And your opponent controls "Page"
    When you propose that "Avenger" attacks "Page"
    And the combat concludes
    Then "Page" is in your opponent's graveyard
    And "Avenger" is exhausted

  @rule:714.3e @rule:717.3c
  Scenario: So much is prevented for each by itself, also for one that comes later
    Given the card "Anchor of Light" reads:
      """
      1, Ability
      Prevent the next 2 damage that would be dealt to each ally in your party this turn.
      """
    And the card "Recruit" reads:
      """
      1, Horde, Ally—Orc, 1 [Melee] ATK / 8 Health
      """
    And the card "Veteran" reads:
      """
      1, Horde, Ally—Orc, 1 [Melee] ATK / 9 Health
      """
    And the card "Spark" reads:
      """
      1, Ability
      Your hero deals 1 fire damage to target ally.
      """
    And you control "Veteran"
    And your hand is "Anchor of Light", "Recruit", "Spark", "Pyre" as "the first pyre", "Pyre" as "the second pyre"
    When you play "Anchor of Light"
    And the chain empties
    And you play "Spark" targeting "Veteran"
    And the chain empties
    Then "Veteran" has 0 damage
    When you play "Recruit"
    And the chain empties
    And you play "the first pyre" targeting "Recruit"
    And the chain empties
    Then "Recruit" has 2 damage
    When you play "the second pyre" targeting "Veteran"
    And the chain empties
    Then "Veteran" has 3 damage

  @rule:714.3e @rule:717.3c
  Scenario: Nobody chooses among those who are dealt damage at once, for each has an amount of its own
    Given the card "Anchor of Light" reads:
      """
      1, Ability
      Prevent the next 2 damage that would be dealt to each ally in your party this turn.
      """
    And the card "Recruit" reads:
      """
      1, Horde, Ally—Orc, 1 [Melee] ATK / 8 Health
      """
    And the card "Veteran" reads:
      """
      1, Horde, Ally—Orc, 1 [Melee] ATK / 9 Health
      """
    And the card "Wave of Fire" reads:
      """
      1, Ability
      Your hero deals 3 fire damage to each ally.
      """
    And you control "Veteran", "Recruit"
    And your hand is "Anchor of Light", "Wave of Fire"
    When you play "Anchor of Light"
    And the chain empties
    And you play "Wave of Fire"
    And the chain empties
    Then "Veteran" has 1 damage
    And "Recruit" has 1 damage

  @rule:405.3d
  Scenario: Damage by an ability is dealt with one, whoever controls it, and no ally's power is an ability
    Given the card "Spellward Cloak" reads:
      """
      2, Armor—Cloth, Back (1), 0 DEF
      If your hero would be dealt damage by an opposing ability, prevent 1 of it.
      """
    And the card "Cinder" reads:
      """
      2, Horde, Ally—Orc Mage, 1 [Fire] ATK / 3 Health
      [Activate] >>> Cinder deals 2 fire damage to target hero.
      """
    And you control "Spellward Cloak"
    And your opponent controls "Cinder"
    And your hand is "Pyre" as "my pyre"
    And your opponent's hand is "Pyre" as "their pyre"
    When you play "my pyre" targeting your hero
    And the chain empties
    Then your hero has 4 damage
    When you pass
    And your opponent plays "their pyre" targeting your hero
    And the chain empties
    Then your hero has 7 damage
    When you pass
    And your opponent uses "Cinder" targeting your hero
    And the chain empties
    Then your hero has 9 damage
