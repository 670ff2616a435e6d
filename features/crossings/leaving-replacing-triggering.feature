Feature: Players who leave, replacements and triggers across the table

  @rule:102.2 @rule:711.1
  Scenario: A player who leaves takes along a link on the chain and a modifier
    Given a team game: Ann against Bo against Cid
    And cost is no matter
    And the card "Zap" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to target hero.
      """
    And the card "Banner" reads:
      """
      1, Item
      Opposing allies have -1 ATK.
      """
    And Ann controls "Kor Cindervein"
    And Bo controls "Banner"
    And Ann's hand is "Zap" as "the first Zap"
    And Bo's hand is "Zap" as "the second Zap"
    When Ann plays "the first Zap" targeting Cid's hero
    And Bo responds by playing "the second Zap" targeting Ann's hero
    Then "Kor Cindervein" has 2 ATK
    When Bo concedes
    Then the chain, top first, is "the first Zap"
    And "Kor Cindervein" has 3 ATK
    And Ann has priority
    When the chain empties
    Then Cid's hero has 3 damage
    And Ann's hero has 0 damage
    And the game goes on

  @rule:102.1a @rule:103.2
  Scenario: Two lose at one moment in two ways, a hero that can't be destroyed stays
    Given a team game: Ann against Bo against Cid
    And cost is no matter
    And the card "Deluge" reads:
      """
      1, Ability
      Your hero deals 40 frost damage to each hero. Each player draws a card.
      """
    And Ann controls "Valthak Spiritdrinker"
    And Cid's hero is "Boris Brightbeard"
    And the card "Aegis" reads:
      """
      1, Item
      Prevent all frost damage that would be dealt to your hero.
      """
    And Cid controls "Aegis"
    And Cid's deck is empty
    And Ann's hand is "Deluge"
    When Ann plays "Deluge"
    And the chain empties
    Then Ann wins the game
    And Bo loses the game
    And Cid loses the game

  @rule:703.3 @rule:703.1
  Scenario: Those who mourn each other are destroyed together
    Given cost is no matter
    And the card "Mourner" reads:
      """
      2, Ally—Human Priest, 1 [Shadow] ATK / 2 Health
      When another ally in your party is destroyed, your hero deals 1 shadow damage to target opposing hero.
      """
    And the card "Cataclysm" reads:
      """
      1, Ability
      Destroy all allies.
      """
    And you control "Mourner" as "one", "Mourner" as "two"
    And you control "Tim"
    And your hand is "Cataclysm"
    When you play "Cataclysm"
    And the chain empties
    Then your opponent's hero has 4 damage

  @rule:709.2c @rule:706.1b
  Scenario: One of two targets has left
    Given cost is no matter
    And the card "Fork" reads:
      """
      1, Ability
      Your hero deals 2 fire damage to target ally and 1 fire damage to another target ally.
      """
    And the card "Recall" reads:
      """
      1, Instant Ability
      Put target ally in your party into its owner's hand.
      """
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Araelun"
    And your hand is "Fork"
    And your opponent's hand is "Recall"
    Then you can't play "Fork" targeting "Kor Cindervein", "Kor Cindervein", because of 706.1b
    When you play "Fork" targeting "Kor Cindervein", "Araelun"
    And your opponent responds by playing "Recall" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is in your opponent's hand
    And "Araelun" has 1 damage

  @rule:716.3 @rule:717.5a
  Scenario Outline: Increasing before doubling gives 6, after it 5, and armor comes last
    Given cost is no matter
    And the card "Spark" reads:
      """
      1, Ability
      Your hero deals 2 fire damage to target hero.
      """
    And the card "Amplifier" reads:
      """
      1, Item
      If your hero would deal fire damage, it deals that much +1 instead.
      """
    And the card "Plate" reads:
      """
      1, Armor—Plate, 2 DEF
      """
    And you control "Amplifier"
    And you control "World in Flames"
    And your opponent controls "Plate"
    And your hand is "Spark"
    When you play "Spark" targeting your opponent's hero
    And the chain empties
    And you choose in order <order>
    And your opponent exhausts "Plate" to prevent damage
    Then your opponent's hero has <damage> damage

    Examples:
      | order                          | damage |
      | "Amplifier", "World in Flames" | 4      |
      | "World in Flames", "Amplifier" | 3      |

  @rule:715.1
  Scenario: A triggered modifier outlives its card and ends with the turn
    Given cost is no matter
    And the card "Harvest" reads:
      """
      1, Ability
      When an ally is destroyed this turn, draw a card.
      """
    And the card "Cataclysm" reads:
      """
      1, Ability
      Destroy all allies.
      """
    And you control "Tim"
    And your opponent controls "Araelun"
    And your hand is "Harvest", "Cataclysm"
    When you play "Harvest"
    And the chain empties
    And you play "Cataclysm"
    And the chain empties
    Then there are 2 cards in your hand

  @rule:714.3e
  Scenario: A modifier without flags reaches who joins the party, and both end with the turn
    Given cost is no matter
    And the card "Rally" reads:
      """
      1, Ability
      Allies in your party have +1 ATK this turn.
      """
    And the card "Charm" reads:
      """
      1, Ability
      Gain control of target ally this turn.
      """
    And your opponent controls "Araelun"
    And you control "Tim"
    And your hand is "Rally", "Charm"
    When you play "Rally"
    And the chain empties
    And you play "Charm" targeting "Araelun"
    And the chain empties
    Then you control "Araelun"
    And "Araelun" has 2 ATK
    When the turn ends
    Then your opponent controls "Araelun"
    And "Araelun" has 1 ATK
    And "Tim" has 1 ATK

  @rule:704.1
  Scenario: A lost power returns as the turn is over
    Given cost is no matter
    And the card "Captain" reads:
      """
      2, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      Other allies in your party have +1 ATK.
      """
    And the card "Silence" reads:
      """
      1, Ability
      Target ally loses and can't have powers this turn.
      """
    And your opponent controls "Captain"
    And your opponent controls "Araelun"
    And your hand is "Silence"
    When you play "Silence" targeting "Captain"
    And the chain empties
    Then "Araelun" has 1 ATK
    And "Captain" has no powers
    When the turn ends
    Then "Araelun" has 2 ATK

  @rule:102.2 @rule:400.3b
  Scenario: A controlled ally after its controller has left
    Given a team game: Ann against Bo against Cid
    And Ann controls "Tim"
    And Bo's "Mind Control" is attached to Ann's "Tim"
    When Bo concedes
    Then Ann controls "Tim"
    And "Tim" is in play

  @rule:709.2a @rule:711.2
  Scenario: The only target has become untargetable, and nothing is paid back
    Given the card "Bolt" reads:
      """
      2, Ability
      Your hero deals 2 nature damage to target ally.
      """
    And the card "Shroud" reads:
      """
      0, Instant Ability
      Target ally in your party has untargetable this turn.
      """
    And you have 2 ready resources
    And your opponent controls "Araelun"
    And your hand is "Bolt"
    And your opponent's hand is "Shroud"
    When you play "Bolt" targeting "Araelun"
    And your opponent responds by playing "Shroud" targeting "Araelun"
    And the chain empties
    Then "Araelun" has 0 damage
    And you have 2 exhausted resources
    And "Bolt" is in your graveyard
    And you have priority

  @rule:103.2 @rule:716.1
  Scenario: What can't happen is not replaced, and is replaced once it can
    Given cost is no matter
    And the card "Inferno" reads:
      """
      1, Ability
      Your hero deals 40 fire damage to target hero.
      """
    And the card "Slay" reads:
      """
      1, Ability
      Destroy target ally.
      """
    And the card "Last Breath" reads:
      """
      1, Ability—Restoration
      Ongoing: If your hero would be destroyed, remove Last Breath from the game and remove all but 14 damage from your hero instead.
      """
    And you control "Valthak Spiritdrinker"
    And you control "Last Breath"
    And your hand is "Inferno", "Slay"
    When you play "Inferno" targeting your hero
    And the chain empties
    Then your hero has 40 damage
    And "Last Breath" is in play
    When you play "Slay" targeting "Valthak Spiritdrinker"
    And the chain empties
    Then "Last Breath" is removed from the game
    And your hero has 14 damage
    And the game goes on

  @rule:708.1a
  Scenario: Triggered effects of three players go on the chain from the turn player on
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Bo's turn, in the action phase
    And cost is no matter
    And the card "Mourner" reads:
      """
      2, Ally—Human Priest, 1 [Shadow] ATK / 2 Health
      When another ally is destroyed, draw a card.
      """
    And the card "Slay" reads:
      """
      1, Ability
      Destroy target ally.
      """
    And Ann controls "Mourner" as "Ann's"
    And Bo controls "Mourner" as "Bo's"
    And Cid controls "Mourner" as "Cid's"
    And Cid controls "Tim"
    And Bo's hand is "Slay"
    When Bo plays "Slay" targeting "Tim"
    And all players pass
    Then the chain, top first, is "Ann's", "Cid's", "Bo's"
    And Bo has priority

  @rule:717.3a @rule:602.1
  Scenario: Damage that can't be prevented asks for no armor and passes a bubble
    Given cost is no matter
    And the card "Plate" reads:
      """
      1, Armor—Plate, 2 DEF
      """
    And the card "Ward" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to your hero this turn.
      """
    And you control "Annihilator"
    And your opponent controls "Plate"
    And your opponent's hand is "Ward"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Annihilator"
    And your opponent responds by playing "Ward"
    And the combat concludes
    Then "Plate" is ready

  @rule:718.2e
  Scenario: A power that returns applies after what came in between
    Given cost is no matter
    And the card "Guide" reads:
      """
      2, Ally—Orc Rogue, 1 [Melee] ATK / 2 Health
      Other allies in your party have elusive.
      """
    And the card "Glare" reads:
      """
      1, Item
      Allies lose elusive.
      """
    And the card "Silence" reads:
      """
      1, Ability
      Target ally loses and can't have powers this turn.
      """
    And your opponent controls "Guide"
    And your opponent controls "Araelun"
    And you control "Glare"
    And your hand is "Silence"
    Then "Araelun" has no elusive
    When you play "Silence" targeting "Guide"
    And the chain empties
    Then "Araelun" has no elusive
    When the turn ends
    Then "Araelun" has elusive

  @rule:703.2
  Scenario: A condition that holds as it triggers and not as it resolves
    Given cost is no matter
    And the card "Idle Hands" reads:
      """
      1, Item
      At the end of your turn, if your hero is exhausted, draw a card.
      """
    And the card "Wake" reads:
      """
      1, Instant Ability
      Ready target hero.
      """
    And you control "Idle Hands"
    And your hero is exhausted
    And your opponent's hand is "Wake"
    When the end phase starts
    Then the chain, top first, is "Idle Hands"
    When your opponent responds by playing "Wake" targeting your hero
    And the chain empties
    Then there are no cards in your hand

  @rule:703.2
  Scenario: A condition that holds as it triggers and as it resolves
    Given cost is no matter
    And the card "Idle Hands" reads:
      """
      1, Item
      At the end of your turn, if your hero is exhausted, draw a card.
      """
    And you control "Idle Hands"
    And your hero is exhausted
    When the end phase starts
    And the chain empties
    Then there is 1 card in your hand

  @rule:714.3a
  Scenario: A bonus while attacking, within its turn
    Given cost is no matter
    And the card "Zeal" reads:
      """
      1, Instant Ability
      Target ally has +2 ATK while attacking this turn.
      """
    And you control "Tim"
    And your hand is "Zeal"
    When you play "Zeal" targeting "Tim"
    And the chain empties
    Then "Tim" has 1 ATK
    When you propose that "Tim" attacks your opponent's hero
    And the attack window opens
    Then "Tim" has 3 ATK
    When the combat concludes
    Then your opponent's hero has 3 damage
    And "Tim" has 1 ATK

  @rule:709.2d
  Scenario: The ATK that a destroyed ally had last, with the bonus of another
    Given cost is no matter
    And the card "Captain" reads:
      """
      2, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      Other allies in your party have +1 ATK.
      """
    And the card "Ruin" reads:
      """
      1, Ability
      Destroy target ally. Your hero deals fire damage equal to that ally's ATK to target hero.
      """
    And your opponent controls "Captain"
    And your opponent controls "Araelun"
    And your hand is "Ruin"
    When you play "Ruin" targeting "Araelun", your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:719.3
  Scenario Outline: Two kinds that make each other, whichever came first
    Given cost is no matter
    And the card "Kinship" reads:
      """
      1, Item
      Orc allies are Trolls.
      """
    And the card "Bloodline" reads:
      """
      1, Item
      Troll allies are Orcs.
      """
    And the card "Drum" reads:
      """
      1, Item
      Troll allies in your party have +1 ATK.
      """
    And the card "Horn" reads:
      """
      1, Item
      Orc allies in your party have +2 ATK.
      """
    And the card "Grunt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Hexer" reads:
      """
      1, Ally—Troll Mage, 1 [Melee] ATK / 2 Health
      """
    And you control <first>
    And you control <second>
    And you control "Drum"
    And you control "Horn"
    And you control "Grunt"
    And you control "Hexer"
    Then "Grunt" has 4 ATK
    And "Hexer" has 4 ATK

    Examples:
      | first       | second      |
      | "Kinship"   | "Bloodline" |
      | "Bloodline" | "Kinship"   |

  @rule:716.4
  Scenario: The next time is every packet of one link
    Given cost is no matter
    And the card "Kindle" reads:
      """
      1, Instant Ability
      The next time your hero would deal fire damage this turn, it deals that much +1 instead.
      """
    And the card "Storm" reads:
      """
      1, Ability
      Your hero deals 1 fire damage to each opposing hero and ally.
      """
    And the card "Spark" reads:
      """
      1, Ability
      Your hero deals 2 fire damage to target hero.
      """
    And your opponent controls "Kor Cindervein"
    And your hand is "Kindle", "Storm", "Spark"
    When you play "Kindle"
    And the chain empties
    And you play "Storm"
    And the chain empties
    Then your opponent's hero has 2 damage
    And "Kor Cindervein" has 2 damage
    When you play "Spark" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 4 damage

  @rule:714.3b
  Scenario: What should remain stopped while the effect was on the chain, and is again
    Given cost is no matter
    And the card "Rouse" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And the card "Tire" reads:
      """
      1, Instant Ability
      Exhaust target ally.
      """
    And you control "Helwen"
    And your opponent controls "Araelun"
    And your hand is "Tire"
    And your opponent's hand is "Rouse"
    When you use "Helwen", targeting "Araelun"
    And your opponent responds by playing "Rouse" targeting "Helwen"
    And both players pass
    Then "Helwen" is ready
    When you play "Tire" targeting "Helwen"
    And the chain empties
    Then "Helwen" is exhausted
    And your opponent controls "Araelun"

  @rule:102.1a
  Scenario: Two heroes of one team and one of the other die, and the rest go on
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And cost is no matter
    And the card "Meteor" reads:
      """
      1, Ability
      Your hero deals 20 fire damage to each hero.
      """
    And Ann's hero has 15 damage
    And Cid's hero has 15 damage
    And Bo's hero has 15 damage
    And Ann's hand is "Meteor"
    When Ann plays "Meteor"
    And the chain empties
    Then Dee wins the game
    And Ann loses the game
    And Bo loses the game

  @rule:717.3c
  Scenario: Two bubbles, three packets, and a triggered effect for each that got through
    Given cost is no matter
    And the card "Ward" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to your hero this turn.
      """
    And the card "Grudge" reads:
      """
      1, Item
      When your hero is dealt damage, draw a card.
      """
    And the card "Volley" reads:
      """
      1, Ability
      Your hero deals 2 frost damage to target hero.
      """
    And your opponent controls "Grudge"
    And your opponent's hand is "Ward"
    And your hand is "Volley" as "the first", "Volley" as "the second"
    When you play "the first" targeting your opponent's hero
    And your opponent responds by playing "Ward"
    And the chain empties
    Then your opponent's hero has 0 damage
    And there are no cards in your opponent's hand
    When you play "the second" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 1 damage
    And there is 1 card in your opponent's hand
