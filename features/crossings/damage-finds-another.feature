Feature: Damage finds another
  Damage that is turned aside, raised, prevented and counted, all at once.

  @rule:716.2
  Scenario: Stepping in, a stance and armor
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And the card "Step In" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to target friendly hero or ally this turn, it's dealt to your hero instead.
      """
    And you control "Brigg", "Berserker Stance", "Elven Chain Boots"
    And your hand is "Step In"
    And your opponent's hand is "Fire Blast" as "first blast", "Fire Blast" as "second blast"
    When your opponent plays "first blast" targeting "Brigg"
    And you respond by playing "Step In" targeting "Brigg"
    And the chain empties
    And you exhaust "Elven Chain Boots" to prevent damage
    Then your hero has 1 damage
    And "Brigg" has 0 damage
    When your opponent plays "second blast" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in your graveyard
    And your hero has 1 damage

  @rule:717.3
  Scenario: What would not be dealt uses up no ward
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And the card "Gentle" reads:
      """
      2, Ability
      Attach to target ally.
      Ongoing: Prevent all damage that attached ally would deal.
      """
    And the card "Ward" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to target hero or ally this turn.
      """
    And your opponent controls "Kor Cindervein"
    And "Gentle" is attached to "Kor Cindervein"
    And your hand is "Ward"
    And your opponent's hand is "Fire Blast" as "first blast", "Fire Blast" as "second blast"
    When your opponent passes
    And you play "Ward" targeting your hero
    And the chain empties
    And your opponent proposes that "Kor Cindervein" attacks your hero
    And the combat concludes
    Then your hero has 0 damage
    When your opponent plays "first blast" targeting your hero
    And the chain empties
    Then your hero has 0 damage
    When your opponent plays "second blast" targeting your hero
    And the chain empties
    Then your hero has 1 damage

  @rule:717.3c @rule:717.5a
  Scenario: Two bubbles prevent twice
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And the card "Riposte" reads:
      """
      6, Ability
      Ongoing: When damage that would be dealt to a hero or ally in your party is prevented, your hero deals that much unpreventable holy damage to its source.
      """
    And the card "Ogre" reads:
      """
      4, Ally—Ogre, 4 [Melee] ATK / 6 Health
      """
    And the card "Pads" reads:
      """
      1, Armor—Leather, Feet (1), 1 DEF
      """
    And the card "Ward" reads:
      """
      1, Instant Ability
      Prevent the next 2 damage that would be dealt to target hero or ally this turn.
      """
    And you control "Riposte", "Pads"
    And your opponent controls "Ogre"
    And your hand is "Ward"
    When your opponent passes
    And you play "Ward" targeting your hero
    And the chain empties
    And your opponent proposes that "Ogre" attacks your hero
    And the combat concludes
    And you choose in order "Ward", "Pads"
    And you exhaust "Pads" to prevent damage
    And you choose in order "Riposte" about 2, "Riposte" about 1
    Then your hero has 1 damage
    And the chain, top first, is "Riposte" about 1, "Riposte" about 2
    When the chain empties
    Then "Ogre" has 3 damage

  @rule:716.1c @rule:716.3
  Scenario: Two who step in pass it on once each
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And the card "Belian" reads:
      """
      1, Ally—Draenei Paladin, 1 [Holy] ATK / 9 Health
      If an ally in your party other than Belian would be dealt damage, it's dealt to Belian instead.
      """
    And the card "Khorin" reads:
      """
      5, Ally—Draenei Paladin, 3 [Holy] ATK / 9 Health
      If an ally in your party other than Khorin would be dealt damage, it's dealt to Khorin instead.
      """
    And you control "Belian", "Khorin", "Brigg"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks "Brigg"
    And the combat concludes
    And your opponent chooses "Belian"
    Then "Khorin" has 3 damage
    And "Belian" has 0 damage
    And "Brigg" has 0 damage
    And "Kor Cindervein" has 1 damage

  @rule:716.2
  Scenario: The hero's damage goes on to another's ally before armor is asked
    Given it is your opponent's turn, in the action phase
    And the card "Belian" reads:
      """
      1, Ally—Draenei Paladin, 1 [Holy] ATK / 9 Health
      If an ally in your party other than Belian would be dealt damage, it's dealt to Belian instead.
      """
    And the card "Atani" reads:
      """
      1, Ally—Draenei Paladin, 0 [Melee] ATK / 4 Health
      If damage would be dealt to your hero, it's dealt to Atani instead.
      """
    And you control "Belian", "Atani", "Elven Chain Boots"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And the combat concludes
    Then "Belian" has 3 damage
    And "Atani" has 0 damage
    And your hero has 0 damage
    And "Elven Chain Boots" is ready

  @rule:716.4 @rule:716.3
  Scenario: Each packet of one moment is the next time, and each has its order
    Given cost is no matter
    And the card "Precision" reads:
      """
      7, Ability
      Ongoing: If a hero or ally in your party would deal nature damage, it deals double that much instead.
      """
    And the card "Ogre" reads:
      """
      4, Ally—Ogre, 4 [Melee] ATK / 7 Health
      """
    And you control "Precision", "Ramstein's Lightning Bolts"
    And your opponent controls "Ogre"
    And your hand is "Stormstrike"
    When you play "Stormstrike"
    And the chain empties
    And you use "Ramstein's Lightning Bolts"
    And the chain empties
    And you choose in order "Precision", "Stormstrike", for the packet to your hero
    And you choose in order "Stormstrike", "Precision", for the packet to your opponent's hero
    And you choose in order "Stormstrike", "Precision", for the packet to "Ogre"
    Then "Ogre" has 6 damage
    And your opponent's hero has 6 damage
    And your hero has 4 damage

  @rule:717.4
  Scenario: What is prevented kills nothing
    Given cost is no matter
    And the card "Cold Mind" reads:
      """
      1, Instant Ability
      When your hero deals damage to an ally this turn, destroy that ally.
      """
    And the card "Ward" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to target hero or ally this turn.
      """
    And the card "Shards" reads:
      """
      2, Instant Ability
      Your hero deals 1 ranged damage to each of up to three target heroes and/or allies.
      """
    And the card "Ogre" reads:
      """
      4, Ally—Ogre, 4 [Melee] ATK / 7 Health
      """
    And your opponent controls "Ogre", "Araelun"
    And your hand is "Cold Mind", "Shards"
    And your opponent's hand is "Ward"
    When you play "Cold Mind"
    And the chain empties
    And you play "Shards" targeting "Ogre", "Araelun", your opponent's hero
    And your opponent responds by playing "Ward" targeting "Ogre"
    And the chain empties
    Then "Ogre" has 0 damage
    And your opponent controls "Ogre"
    And "Araelun" is in your opponent's graveyard
    And your opponent's hero has 1 damage

  @rule:717.3b
  Scenario: Prevention at the source is prevention for who would have been dealt it
    Given it is your opponent's turn, in the action phase
    And the card "Gentle" reads:
      """
      2, Ability
      Attach to target ally.
      Ongoing: Prevent all damage that attached ally would deal.
      """
    And the card "Riposte" reads:
      """
      6, Ability
      Ongoing: When damage that would be dealt to a hero or ally in your party is prevented, your hero deals that much unpreventable holy damage to its source.
      """
    And you control "Riposte", "Brigg"
    And your opponent controls "Kor Cindervein"
    And your "Gentle" is attached to "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks "Brigg"
    And the combat concludes
    Then "Brigg" has 0 damage
    And "Kor Cindervein" has 1 damage
    When the chain empties
    Then "Kor Cindervein" is in your opponent's graveyard

  @rule:717.3 @rule:717.3c
  Scenario: Two wards, used in the order of their hero
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And the card "Small Ward" reads:
      """
      1, Instant Ability
      Prevent the next 2 damage that would be dealt to target hero or ally this turn.
      """
    And the card "Large Ward" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to target hero or ally this turn.
      """
    And the card "Ogre" reads:
      """
      4, Ally—Ogre, 4 [Melee] ATK / 6 Health
      """
    And your opponent controls "Ogre"
    And your hand is "Small Ward", "Large Ward"
    And your opponent's hand is "Fire Blast"
    When your opponent passes
    And you play "Small Ward" targeting your hero
    And the chain empties
    And your opponent passes
    And you play "Large Ward" targeting your hero
    And the chain empties
    And your opponent proposes that "Ogre" attacks your hero
    And the combat concludes
    And you choose in order "Small Ward", "Large Ward"
    Then your hero has 0 damage
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    Then your hero has 1 damage

  @rule:717.3a @rule:717.5b
  Scenario: Unpreventable damage leaves wards and armor as they were
    Given cost is no matter
    And the card "Chasten" reads:
      """
      3, Ability
      Your hero deals 3 unpreventable holy damage to target hero or ally.
      """
    And the card "Ward" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to target hero or ally this turn.
      """
    And your opponent controls "Elven Chain Boots"
    And your hand is "Chasten", "Fire Blast"
    And your opponent's hand is "Ward"
    When you play "Chasten" targeting your opponent's hero
    And your opponent responds by playing "Ward" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage
    And "Elven Chain Boots" is ready

  @rule:717.5
  Scenario: Armor of no DEF is asked once it has some
    Given cost is no matter
    And the card "Stiffen" reads:
      """
      1, Instant Ability
      Each of your armor has +3 DEF this turn.
      """
    And your opponent controls "Hide of the Wild"
    And your hand is "Fire Blast" as "first blast", "Fire Blast" as "second blast", "Fire Blast" as "third blast"
    And your opponent's hand is "Stiffen"
    When you play "first blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    When you play "second blast" targeting your opponent's hero
    And your opponent responds by playing "Stiffen"
    And the chain empties
    And your opponent exhausts "Hide of the Wild" to prevent damage
    Then your opponent's hero has 2 damage
    When you play "third blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 4 damage

  @rule:405.2c
  Scenario: A hero deals it for another player, and its own modifiers raise it
    Given a team game: Ann against Bo against Cid
    And it is Bo's turn, in the action phase
    And cost is no matter
    And the card "Turn" reads:
      """
      3, Ability
      Target opponent's hero deals 3 fire damage to target ally in that opponent's party.
      """
    And Ann controls "World in Flames", "Donna Calister"
    And Bo's hand is "Turn"
    When Bo plays "Turn" targeting Ann, "Donna Calister"
    And the chain empties
    Then "Donna Calister" has 6 damage

  @rule:403.4
  Scenario: Armor is for its own hero alone
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Bo's turn, in the action phase
    And cost is no matter
    And Ann controls "Elven Chain Boots"
    And Bo's hand is "Fire Blast"
    When Bo plays "Fire Blast" targeting Cid's hero
    And the chain empties
    Then Cid's hero has 2 damage
    And "Elven Chain Boots" is ready

  @rule:716.2
  Scenario: Damage taken upon the hero counts for the hero
    Given it is your opponent's turn, in the action phase
    And the card "Sacrifice" reads:
      """
      5, Ability
      Attach to target ally in your party.
      Ongoing: If attached ally would be dealt damage, that much damage is dealt to your hero instead.
      """
    And the card "Retribution" reads:
      """
      5, Ability
      Ongoing: When a hero or ally in your party is dealt combat damage, it deals 1 holy damage to the source of that combat damage.
      """
    And you control "Brigg", "Retribution"
    And "Sacrifice" is attached to "Brigg"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks "Brigg"
    And the combat concludes
    And the chain empties
    Then "Brigg" has 0 damage
    And your hero has 3 damage
    And "Kor Cindervein" has 2 damage

  @rule:716.4
  Scenario: The next time is over though all was prevented
    Given cost is no matter
    And the card "Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 1 nature damage to target hero or ally.
      """
    And the card "Ward" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to target hero or ally this turn.
      """
    And your hand is "Stormstrike", "Bolt" as "first bolt", "Bolt" as "second bolt"
    And your opponent's hand is "Ward"
    When you play "Stormstrike"
    And the chain empties
    And you play "first bolt" targeting your opponent's hero
    And your opponent responds by playing "Ward" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage
    When you play "second bolt" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 1 damage

  @rule:716.2
  Scenario: Cards are drawn for characters, not for packets
    Given cost is no matter
    And the card "Belian" reads:
      """
      1, Ally—Draenei Paladin, 1 [Holy] ATK / 9 Health
      If an ally in your party other than Belian would be dealt damage, it's dealt to Belian instead.
      """
    And the card "Burst" reads:
      """
      6, Ability
      Your hero deals 1 arcane damage to each opposing hero and ally. Draw a card for each character dealt damage this way.
      """
    And the card "Ward" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to target hero or ally this turn.
      """
    And your opponent controls "Belian", "Brigg", "Araelun"
    And your hand is "Burst"
    And your opponent's hand is "Ward"
    And you have 9 unnamed cards in your deck
    When you play "Burst"
    And your opponent responds by playing "Ward" targeting "Araelun"
    And the chain empties
    Then "Belian" has 3 damage
    And "Brigg" has 0 damage
    And "Araelun" has 0 damage
    And your opponent's hero has 1 damage
    And there are 2 cards in your hand

  @rule:716.2
  Scenario: Who was dealt it in the end can't attack
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And the card "Belian" reads:
      """
      1, Ally—Draenei Paladin, 1 [Holy] ATK / 9 Health
      If an ally in your party other than Belian would be dealt damage, it's dealt to Belian instead.
      """
    And your opponent controls "Belian", "Brigg"
    And the card "Frost Lance" reads:
      """
      3, Mage, Instant Ability—Frost
      Your hero deals 3 frost damage to target hero or ally. A character dealt damage this way can't attack this turn.
      """
    And your hand is "Frost Lance"
    When your opponent passes
    And you play "Frost Lance" targeting "Brigg"
    And the chain empties
    Then "Belian" has 3 damage
    And your opponent can't propose that "Belian" attacks your hero
    And your opponent may propose that "Brigg" attacks your hero

  @rule:717.3c
  Scenario: A guard against one of two
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And the card "Holy Guard" reads:
      """
      2, Instant Ability
      Prevent the next 5 damage that would be dealt to your hero by target hero or ally this turn. When damage is prevented this way, your hero deals that amount of holy damage to that character.
      """
    And your opponent controls "Kor Cindervein", "Brigg"
    And your hand is "Holy Guard"
    When your opponent passes
    And you play "Holy Guard" targeting "Kor Cindervein"
    And the chain empties
    And your opponent proposes that "Brigg" attacks your hero
    And the combat concludes
    Then your hero has 1 damage
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And the combat concludes
    And the chain empties
    Then your hero has 1 damage
    And "Kor Cindervein" is in your opponent's graveyard

  @rule:709.2c
  Scenario: X stays what it was for the target that is left
    Given cost is no matter
    And you control "World in Flames"
    And the card "Ogre" reads:
      """
      4, Ally—Ogre, 4 [Melee] ATK / 6 Health
      """
    And your opponent controls "Ogre", "Kor Cindervein"
    And your hand is "The More, the Scarier"
    And your opponent's hand is "Blessing of Freedom"
    When you play "The More, the Scarier" with X = 2 targeting "Ogre", "Kor Cindervein"
    And your opponent responds by playing "Blessing of Freedom" targeting "Kor Cindervein"
    And the chain empties
    Then "Ogre" has 4 damage
    And "Kor Cindervein" has 0 damage
