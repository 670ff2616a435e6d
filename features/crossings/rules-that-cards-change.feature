Feature: Rules of the game that cards change
  Graveyards that are shut, one card drawn in a turn, more resources, a second Ranged weapon, and what is prevented.

  @rule:103.2
  Scenario: A card can't leave an opposing graveyard
    Given cost is no matter
    And the card "Test Warden" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Cards can't leave opposing graveyards.
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Dig" reads:
      """
      1, Instant Ability
      Put an ally card from your graveyard into your hand.
      """
    And your opponent controls "Test Warden"
    And your graveyard is "Test Runt"
    And your hand is "Test Dig"
    When you play "Test Dig"
    And the chain empties
    Then "Test Runt" is in your graveyard

  @rule:103.2
  Scenario: Who can't discard keeps the hand
    Given cost is no matter
    And the card "Test Miser" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      You can't discard cards.
      """
    And the card "Test Drain" reads:
      """
      1, Instant Ability
      Each player discards a card.
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And you control "Test Miser"
    And your hand is "Test Drain" and "Test Runt"
    And your opponent's hand is "Test Grunt"
    When you play "Test Drain"
    And the chain empties
    Then "Test Runt" is in your hand
    And "Test Grunt" is in your opponent's graveyard

  @rule:103.2 @rule:503.2a
  Scenario: Who can't discard is asked for no card, by an effect or as the turn ends
    Given cost is no matter
    And the card "Test Miser" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      You can't discard cards.
      """
    And the card "Test Drain" reads:
      """
      1, Instant Ability
      Each player discards a card.
      """
    And you control "Test Miser"
    And your hand is "Test Drain", "Rodrigo", "Rodrigo", "Rodrigo", "Rodrigo", "Brigg", "Brigg", "Brigg", "Brigg"
    When you play "Test Drain"
    And the chain empties
    Then there are 8 cards in your hand
    When the turn ends
    Then there are 8 cards in your hand

  @rule:103.2
  Scenario: Each opponent draws one card in a turn and no more
    Given cost is no matter
    And the card "Test Band" reads:
      """
      3, Item—Ring
      Each opponent can't draw more than one card per turn.
      """
    And the card "Test Insight" reads:
      """
      1, Instant Ability
      Draw two cards.
      """
    And your opponent controls "Test Band"
    And your hand is "Test Insight"
    When you play "Test Insight"
    And the chain empties
    Then there is 1 card in your hand

  @rule:408.1
  Scenario: A second resource may be placed, and no third
    Given cost is no matter
    And the card "Test Grove" reads:
      """
      1, Ability
      Ongoing: Each player may place an additional resource during his turn.
      """
    And the card "Test Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to target hero or ally.
      """
    And you control "Test Grove"
    And your hand is "Test Grunt", "Test Runt" and "Test Bolt"
    When you place "Test Grunt" as a face-down resource
    And the chain empties
    And you place "Test Runt" as a face-down resource
    And the chain empties
    Then you can't place "Test Bolt" as a face-down resource, because of 408.1

  @rule:410.3b
  Scenario: More Rings than they print
    Given cost is no matter
    And the card "Test Glitter" reads:
      """
      1, Ability
      Ongoing: You can have up to ten Rings.
      """
    And the card "Test Gem" reads:
      """
      1, Item—Ring (2)
      0 >>> Draw a card. Use only once per turn.
      """
    And the card "Test Band" reads:
      """
      1, Item—Ring (2)
      Allies in your party have +1 health.
      """
    And the card "Test Loop" reads:
      """
      1, Item—Ring (2)
      Allies in your party have +1 ATK.
      """
    And you control "Test Glitter", "Test Gem" and "Test Band"
    And your hand is "Test Loop"
    When you play "Test Loop"
    And the chain empties
    Then you control "Test Gem", "Test Band" and "Test Loop"

  @rule:303.2d
  Scenario: Two Ranged weapons in one combat
    Given cost is no matter
    And the card "Test Volley" reads:
      """
      1, Ability
      Ongoing: Your hero has Ranged dual wield.
      """
    And the card "Test Bow" reads:
      """
      1, Weapon—Bow, Ranged (1), 2 [Ranged] ATK / 1 Strike
      """
    And the card "Test Gun" reads:
      """
      1, Weapon—Gun, Ranged (1), 3 [Ranged] ATK / 1 Strike
      """
    And you control "Test Volley", "Test Bow" and "Test Gun"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Test Bow"
    And the chain empties
    And you strike with "Test Gun"
    And the combat concludes
    Then your opponent's hero has 5 damage

  @rule:303.2d
  Scenario: Ranged dual wield from two cards is no third strike
    Given cost is no matter
    And the card "Test Volley" reads:
      """
      1, Ability
      Ongoing: Your hero has Ranged dual wield.
      """
    And the card "Test Sling" reads:
      """
      1, Weapon—Bow, Ranged (3), 2 [Ranged] ATK / 1 Strike
      """
    And you control "Test Volley", "Test Volley"
    And you control "Test Sling" as "first", "Test Sling" as "second", "Test Sling" as "third"
    When you propose that your hero attacks your opponent's hero
    And you strike with "first"
    And the chain empties
    And you strike with "second"
    And the chain empties
    Then you can't strike with "third", because of 303.2c

  @rule:410.2
  Scenario: Ranged dual wield from two cards is no third weapon
    Given cost is no matter
    And the card "Test Volley" reads:
      """
      1, Ability
      Ongoing: Your hero has Ranged dual wield.
      """
    And the card "Test Bow" reads:
      """
      1, Weapon—Bow, Ranged (1), 2 [Ranged] ATK / 1 Strike
      """
    And you control "Test Volley", "Test Volley"
    And you control "Test Bow" as "first", "Test Bow" as "second"
    And your hand is "Test Bow" as "third"
    When you play "third"
    And the chain empties
    Then you must choose between "first", "second", "third"

  @rule:704.1
  Scenario: A hero without its flip power
    Given cost is no matter
    And the card "Test Jailer" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Opposing heroes lose and can't have flip powers.
      """
    And the card "Test Champion" reads:
      """
      Warrior, Horde, Hero—Orc (Arms), 28 Health
      Pay 1, Flip Test Champion >>> Draw a card.
      """
    And your hero is "Test Champion"
    And your opponent controls "Test Jailer"
    Then your hero has no powers

  @rule:706.1
  Scenario: Cards that share a type with the top card are out of reach
    Given cost is no matter
    And the card "Test Vane" reads:
      """
      1, Ability
      Ongoing: Play with the top card of your deck revealed.
      Opponents can't target cards in play you control that share a type with the top card of your deck.
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to target hero or ally.
      """
    And your opponent controls "Test Vane" and "Test Grunt"
    And your opponent's deck, from the top, is "Test Runt"
    And your hand is "Test Bolt"
    Then you can't play "Test Bolt" targeting "Test Grunt", because of 706.1
    And you may play "Test Bolt" targeting your opponent's hero

  @rule:717.2
  Scenario: The first 4 damage of each turn is prevented
    Given cost is no matter
    And the card "Test Instinct" reads:
      """
      1, Ability
      Ongoing: Prevent the first 4 damage that would be dealt to your hero each turn.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to target hero or ally.
      """
    And you control "Test Instinct"
    And your hand is "Test Bolt", "Test Bolt" and "Test Bolt"
    When you play "Test Bolt" targeting your hero
    And the chain empties
    Then your hero has 0 damage
    When you play "Test Bolt" targeting your hero
    And the chain empties
    Then your hero has 2 damage
    When you play "Test Bolt" targeting your hero
    And the chain empties
    Then your hero has 5 damage

  @rule:403.2
  Scenario: Allies outlive fatal damage until the end of the turn
    Given cost is no matter
    And the card "Test Gift" reads:
      """
      1, Ability
      Ongoing: Allies in your party can't be destroyed by fatal damage.
      At the end of each turn, destroy all allies in your party with fatal damage.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to target hero or ally.
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And you control "Test Gift", "Test Runt" and "Test Grunt"
    And your hand is "Test Bolt" and "Test Bolt"
    When you play "Test Bolt" targeting "Test Runt"
    And the chain empties
    And you play "Test Bolt" targeting "Test Grunt"
    And the chain empties
    Then you control "Test Runt" and "Test Grunt"
    When the turn ends
    Then "Test Runt" is in your graveyard
    And you control "Test Grunt"

  @rule:702.3
  Scenario: A sabotaged quest that the saboteur's player completes
    Given cost is no matter
    And the card "Test Agent" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Sabotage: Quest
      When Test Agent sabotages a quest, you may complete it this turn.
      """
    And the card "Test Errand" reads:
      """
      Quest
      Pay 1 to complete this quest.
      Reward: Draw a card.
      """
    And the rules are those of "faq-2009-03"
    And you control "Test Agent"
    And your opponent has "Test Errand" as a face-up resource
    Then you can't complete "Test Errand"
    When you propose that "Test Agent" sabotages "Test Errand"
    And the combat concludes
    And the chain empties
    Then you may complete "Test Errand"
    When you complete "Test Errand"
    And the chain empties
    Then there is 1 card in your hand

  @rule:407.3
  Scenario: A power used from the hand
    Given cost is no matter
    And the card "Test Reckoner" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Pay 2, Remove Test Reckoner from the game >>> Put any number of cards from your hand on the bottom of your deck, then draw that many cards. You can use this power if Test Reckoner is in your hand or party.
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And your hand is "Test Reckoner" and "Test Runt"
    And your deck, from the top, is "Test Grunt"
    When you use "Test Reckoner"
    And the chain empties
    And you choose "Test Runt"
    Then "Test Reckoner" is removed from the game
    And "Test Grunt" is in your hand
    And your deck, from the top, is "Test Runt"

  @rule:faq-2009-03:3
  Scenario: A protector readies in an opponent's ready step
    Given cost is no matter
    And the card "Test Marshal" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Inspire: Protector
      """
    And the card "Test Guard" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Protector
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the rules are those of "faq-2009-03"
    And you control "Test Marshal", an exhausted "Test Guard" and an exhausted "Test Runt"
    When the turn ends
    And you choose "Test Guard"
    Then "Test Guard" is ready
    And "Test Runt" is exhausted

  @rule:faq-2009-03:3
  Scenario: One card of any of several kinds readies
    Given cost is no matter
    And the card "Test Anchorite" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Inspire: Ability, Ally, Equipment, Hero, or Resource.
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And the rules are those of "faq-2009-03"
    And you control "Test Anchorite", an exhausted "Test Runt" and an exhausted "Test Grunt"
    When the turn ends
    And you choose "Test Runt"
    Then "Test Runt" is ready
    And "Test Grunt" is exhausted

  @rule:405.3a
  Scenario: Damage of another type than the one that is named
    Given cost is no matter
    And the card "Test Marksman" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      When an opposing ally is dealt non-ranged damage, Test Marksman deals 1 ranged damage to it.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to target hero or ally.
      """
    And the card "Test Ox" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 9 Health
      """
    And you control "Test Marksman"
    And your opponent controls "Test Ox"
    And your hand is "Test Bolt"
    When you play "Test Bolt" targeting "Test Ox"
    And the chain empties
    Then "Test Ox" has 4 damage

  @rule:702.2
  Scenario: So much damage in one turn altogether
    Given cost is no matter
    And the card "Test Welcome" reads:
      """
      Quest
      If your hero has dealt 5 or more damage this turn, pay 2 to complete this quest.
      Reward: Draw two cards.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to target hero or ally.
      """
    And you have "Test Welcome" as a face-up resource
    And your hand is "Test Bolt" and "Test Bolt"
    When you play "Test Bolt" targeting your opponent's hero
    And the chain empties
    Then you can't complete "Test Welcome", because of 702.2
    When you play "Test Bolt" targeting your opponent's hero
    And the chain empties
    Then you may complete "Test Welcome"

  @rule:714.3a
  Scenario: Allies are stronger against the character that was named
    Given cost is no matter
    And the card "Test Hunt" reads:
      """
      1, Ability
      Ongoing: At the start of your turn, target an opposing hero or ally. Allies in your party have +3 ATK while attacking that character this turn.
      """
    And the card "Test Hound" reads:
      """
      2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 9 Health
      """
    And the card "Test Ox" reads:
      """
      2, Ally—Orc Warrior, 0 [Melee] ATK / 9 Health
      """
    And it is your opponent's turn, in the action phase
    And you control "Test Hunt" and "Test Hound"
    And your opponent controls "Test Ox"
    When your next turn starts
    And you choose "Test Ox"
    And the chain empties
    And the action phase starts
    And you propose that "Test Hound" attacks "Test Ox"
    And the combat concludes
    Then "Test Ox" has 5 damage

  @rule:103.2
  Scenario: No combat damage to the one that the ability is attached to
    Given cost is no matter
    And the card "Test Chase" reads:
      """
      1, Instant Ability
      Attach to target ally.
      Ongoing: Pay 1 >>> Target hero or ally can't deal combat damage to attached ally this turn. Use only once per turn.
      """
    And the card "Test Ox" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 9 Health
      """
    And the card "Test Hound" reads:
      """
      2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 9 Health
      """
    And you control "Test Hound"
    And your "Test Chase" is attached to your "Test Hound"
    And your opponent controls "Test Ox"
    When you use "Test Chase", targeting "Test Ox"
    And the chain empties
    And you propose that "Test Hound" attacks "Test Ox"
    And the combat concludes
    Then "Test Hound" has 0 damage
    And "Test Ox" has 2 damage

  @rule:717.2
  Scenario: Part of the combat damage is prevented while defending
    Given cost is no matter
    And the card "Test Bulwark" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 9 Health
      If Test Bulwark would be dealt combat damage while defending, prevent 2 of it.
      """
    And the card "Test Ogre" reads:
      """
      2, Horde, Ally—Orc Warrior, 5 [Melee] ATK / 9 Health
      """
    And you control "Test Ogre"
    And your opponent controls "Test Bulwark"
    When you propose that "Test Ogre" attacks "Test Bulwark"
    And the combat concludes
    Then "Test Bulwark" has 3 damage

  @rule:714.2
  Scenario: Allies of a damage type
    Given cost is no matter
    And the card "Test Tide" reads:
      """
      2, Ally—Orc Warrior, 1 [Frost] ATK / 4 Health
      Each opponent's maximum hand size is reduced by one for each Frost ally in your party.
      """
    And the card "Test Spring" reads:
      """
      2, Ally—Orc Warrior, 1 [Nature] ATK / 4 Health
      Nature allies in your party have +2 ATK.
      """
    And you control "Test Tide" and "Test Spring"
    Then "Test Spring" has 3 ATK
    And "Test Tide" has 1 ATK

  @rule:102.1
  Scenario: The game is won
    Given cost is no matter
    And the card "Test Revelation" reads:
      """
      1, Ability
      Ongoing: At the start of your turn, you win the game.
      """
    And it is your opponent's turn, in the action phase
    And you control "Test Revelation"
    When your next turn starts
    And the chain empties
    Then you win the game

  @rule:404.2
  Scenario: A hero heals itself as much as it heals another
    Given cost is no matter
    And the card "Test Chime" reads:
      """
      2, Weapon—Mace, 1 [Melee] ATK / 1 Strike
      When your hero heals damage from a friendly ally, it also heals that much from itself.
      """
    And the card "Test Salve" reads:
      """
      1, Instant Ability
      Your hero heals 2 damage from target ally.
      """
    And the card "Test Ox" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 9 Health
      """
    And you control "Test Chime"
    And you control "Test Ox" with 5 damage
    And your hero has 5 damage
    And your hand is "Test Salve"
    When you play "Test Salve" targeting "Test Ox"
    And the chain empties
    Then "Test Ox" has 3 damage
    And your hero has 3 damage

  @rule:500.2
  Scenario: Whoever's turn it is loses the idle allies
    Given cost is no matter
    And the card "Test Omen" reads:
      """
      1, Instant Ability
      At the end of this turn, the player whose turn it is destroys each ally in his party that neither attacked nor entered play this turn.
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And you control "Test Runt"
    And your opponent controls "Test Grunt"
    And your hand is "Test Omen"
    When you play "Test Omen"
    And the chain empties
    And the turn ends
    Then "Test Runt" is in your graveyard
    And your opponent controls "Test Grunt"

  @rule:500.2 @rule:715.1
  Scenario: The end of this turn is past in its end phase, and no other turn's end is meant
    Given cost is no matter
    And the card "Test Omen" reads:
      """
      1, Instant Ability
      At the end of this turn, the player whose turn it is destroys each ally in his party that neither attacked nor entered play this turn.
      """
    And the card "Test Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And you control "Test Grunt" as "your grunt"
    And your opponent controls "Test Grunt" as "the other grunt"
    And your hand is "Test Omen"
    When the end phase starts
    And you play "Test Omen"
    And the chain empties
    And the turn ends
    And the turn ends
    Then you control "your grunt"
    And your opponent controls "the other grunt"

  @rule:603.3a
  Scenario: Without a combat nothing waits for the end of this combat
    Given cost is no matter
    And the card "Test Bugle" reads:
      """
      1, Instant Ability
      At the end of this combat, draw a card.
      """
    And the card "Test Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And you control "Test Grunt"
    And your hand is "Test Bugle"
    When you play "Test Bugle"
    And the chain empties
    And you propose that "Test Grunt" attacks your opponent's hero
    And the combat concludes
    Then the chain is empty
    And there are no cards in your hand

  @rule:103.2
  Scenario: Cards of yours that nobody can interrupt
    Given cost is no matter
    And the card "Test Bark" reads:
      """
      1, Ability
      Ongoing: Your ability, ally, and equipment cards can't be interrupted.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to target hero or ally.
      """
    And the card "Test Silence" reads:
      """
      1, Instant Ability
      Interrupt target ability card.
      """
    And you control "Test Bark"
    And your hand is "Test Bolt"
    And your opponent's hand is "Test Silence"
    When you play "Test Bolt" targeting your opponent's hero
    And your opponent responds by playing "Test Silence" targeting "Test Bolt"
    And the chain empties
    Then your opponent's hero has 3 damage

  @rule:103.2
  Scenario: A weapon that strikes once in a turn strikes for one of two combats
    Given cost is no matter
    And the card "Test Cudgel" reads:
      """
      2, Weapon—Mace, Melee (1), 2 [Melee] ATK / 0 Strike
      You can strike with Test Cudgel only once each turn.
      """
    And your opponent controls "Test Cudgel"
    And you control "Tim" and "Brigg"
    When you propose that "Tim" attacks your opponent's hero
    And the defend window opens
    Then your opponent may strike with "Test Cudgel"
    When your opponent strikes with "Test Cudgel"
    And the combat concludes
    And you propose that "Brigg" attacks your opponent's hero
    And the defend window opens
    Then your opponent can't strike with "Test Cudgel", because of 103.2

  @rule:103.2
  Scenario: Of two players each plays one card in a turn, and not one between them
    Given cost is no matter
    And the card "Test Gag" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Each player can play only one card each turn.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to target hero or ally.
      """
    And you control "Test Gag"
    And your hand is "Test Bolt" as "the first bolt" and "Test Bolt" as "the second bolt"
    And your opponent's hand is "Test Bolt" as "the answer"
    When you play "the first bolt" targeting your opponent's hero
    Then you can't play "the second bolt" targeting your opponent's hero, because of 103.2
    When your opponent responds by playing "the answer" targeting "Test Gag"
    And the chain empties
    Then "Test Gag" has 3 damage
    And you can't play "the second bolt" targeting your opponent's hero, because of 103.2
