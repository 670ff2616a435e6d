Feature: Tags, bonds and other objects
  What depends on what, what goes along with a card, and what is another card.

  @rule:719.1 @rule:719.2
  Scenario: A bonus that came before the tag and the control it asks for
    Given cost is no matter
    And the card "Pride" reads:
      """
      3, Ability
      Ongoing: Cats in your party have +1 ATK.
      """
    And the card "Shift" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally is a Cat.
      """
    And the card "Leash" reads:
      """
      3, Ability
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And your opponent controls "Brigg"
    And you control "Pride"
    And your hand is "Shift", "Leash", "Polymorph", "Dispel Magic"
    When you play "Shift" targeting "Brigg"
    And the chain empties
    Then "Brigg" has 1 ATK
    When you play "Leash" targeting "Brigg"
    And the chain empties
    Then "Brigg" has 2 ATK
    When you play "Polymorph" targeting "Brigg"
    And the chain empties
    Then "Brigg" has 2 ATK
    And "Brigg" has the tags "Cat", "Sheep"
    When you play "Dispel Magic" targeting "Shift"
    And the chain empties
    Then "Brigg" has 1 ATK

  @rule:719.1
  Scenario: Without its power a lord gives no tag, and no bonus by it
    Given cost is no matter
    And the card "Pride" reads:
      """
      3, Ability
      Ongoing: Cats in your party have +1 ATK.
      """
    And the card "Packmaster" reads:
      """
      3, Ally—Orc Hunter, 2 [Melee] ATK / 2 Health
      Other allies in your party are Cats.
      """
    And you control "Pride", "Packmaster", "Brigg"
    And your hand is "Polymorph", "Dispel Magic"
    Then "Brigg" has 2 ATK
    And "Packmaster" has 2 ATK
    When you play "Polymorph" targeting "Packmaster"
    And the chain empties
    Then "Brigg" has 1 ATK
    When you play "Dispel Magic" targeting "Polymorph"
    And the chain empties
    Then "Brigg" has 2 ATK

  @rule:718.2b
  Scenario: Lost, moved, and given anew
    Given cost is no matter
    And the card "Insight" reads:
      """
      5, Ability
      Attach to target hero or ally.
      Ongoing: Attached character has "[Activate] >>> Draw a card."
      """
    And the card "Orb" reads:
      """
      1, Item
      Pay 1 >>> If target ability is attached to an ally or hero, attach it to another ally or hero.
      """
    And you control "Kor Cindervein", "Orb"
    And "Insight" is attached to "Kor Cindervein"
    And your hand is "Polymorph"
    And you have 3 unnamed cards in your deck
    Then you may use "Kor Cindervein"
    When you play "Polymorph" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has no powers
    When you use "Orb" targeting "Insight"
    And the chain empties
    And you choose your hero
    Then "Insight" is attached to your hero
    When you use "Orb" targeting "Insight"
    And the chain empties
    And you choose "Kor Cindervein"
    Then "Insight" is attached to "Kor Cindervein"
    And you may use "Kor Cindervein"
    And you can't propose that "Kor Cindervein" attacks your opponent's hero

  @rule:703.3 @rule:306.3e
  Scenario: Two bounties on what falls together
    Given cost is no matter
    And the card "Bounty" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: When attached ally is destroyed, draw a card.
      """
    And the card "Cataclysm" reads:
      """
      4, Ability
      Destroy all allies.
      """
    And your opponent controls a token "Wisp" with 0 ATK and 1 health
    And you control "Brigg"
    And your "Bounty" as "my bounty" is attached to "Wisp"
    And your opponent's "Bounty" as "their bounty" is attached to "Brigg"
    And your hand is "Cataclysm"
    And your opponent's hand is empty
    And you have 3 unnamed cards in your deck
    And your opponent has 3 unnamed cards in your opponent's deck
    When you play "Cataclysm"
    And both players pass
    Then the chain, top first, is "their bounty", "my bounty"
    And "my bounty" is in your graveyard
    And "their bounty" is in your opponent's graveyard
    And "Brigg" is in your graveyard
    When the chain empties
    Then there is 1 card in your hand
    And there is 1 card in your opponent's hand

  @rule:709.2a @rule:711.2
  Scenario: A blessing for whom another has taken
    Given you control "Brigg"
    And your opponent controls "Fugu"
    And your hand is "Blessing of Protection"
    And you have 2 resources
    When you play "Blessing of Protection" targeting "Brigg"
    And your opponent responds by using "Fugu" targeting "Brigg"
    And the chain empties
    Then your opponent controls "Brigg"
    And "Blessing of Protection" is in your graveyard
    And you have no ready resources
    And you have priority
    When the turn ends
    Then you control "Brigg"

  @rule:701.5 @rule:400.3a
  Scenario: Once per turn for a card, whoever controls it
    Given you control "Elder Moorf", "Brigg"
    And your opponent controls "Fugu"
    And you have 6 resources
    And your opponent has 3 resources
    And your hand is "Withdraw"
    When you use "Elder Moorf" targeting "Brigg"
    And the chain empties
    Then "Brigg" has 3 ATK
    And you can't use "Elder Moorf" targeting "Brigg", because of 701.5
    When you pass
    And your opponent uses "Fugu" targeting "Elder Moorf"
    And the chain empties
    Then your opponent controls "Elder Moorf"
    When you play "Withdraw" targeting "Elder Moorf"
    And you pass
    Then your opponent can't use "Elder Moorf" targeting "Brigg", because of 701.5
    When the chain empties
    And you play "Elder Moorf"
    And the chain empties
    And you use "Elder Moorf" targeting "Brigg"
    And the chain empties
    Then "Brigg" has 5 ATK

  @rule:400.3b
  Scenario: While he remains, and not again
    Given the card "Brelnor" reads:
      """
      6, Alliance, Ally—Dwarf Priest, 4 [Shadow] ATK / 3 Health
      When Brelnor enters play, gain control of target ally while Brelnor remains in your party.
      """
    And your opponent controls "Fugu", "Kor Cindervein"
    And your hand is "Brelnor"
    And you have 6 resources
    When you play "Brelnor"
    And both players pass
    And you choose "Kor Cindervein"
    And the chain empties
    Then you control "Kor Cindervein"
    When you pass
    And your opponent uses "Fugu" targeting "Brelnor"
    And the chain empties
    Then your opponent controls "Kor Cindervein", "Brelnor"
    When the turn ends
    Then you control "Brelnor"
    And your opponent controls "Kor Cindervein"

  @rule:710.2 @rule:710.3
  Scenario: Counters come before the powers are lost, what triggers doesn't
    Given cost is no matter
    And the card "Gag" reads:
      """
      4, Ability
      Ongoing: Opposing allies lose all powers.
      """
    And the card "Miandra" reads:
      """
      5, Alliance, Ally—Draenei Paladin, 4 [Melee] ATK / 4 Health
      Miandra enters play with a divine shield counter.
      While Miandra has a divine shield counter, prevent all damage that would be dealt to her. When damage is prevented this way, remove her divine shield counter.
      When Miandra enters play, draw a card.
      """
    And your opponent controls "Gag"
    And your hand is "Miandra", "Dispel Magic"
    And your opponent's hand is "Fire Blast" as "first blast", "Fire Blast" as "second blast"
    And you have 3 unnamed cards in your deck
    When you play "Miandra"
    And the chain empties
    Then "Miandra" has 1 "divine shield" counter
    And there is 1 card in your hand
    When you pass
    And your opponent plays "first blast" targeting "Miandra"
    And the chain empties
    Then "Miandra" has 2 damage
    When you play "Dispel Magic" targeting "Gag"
    And the chain empties
    And you pass
    And your opponent plays "second blast" targeting "Miandra"
    And the chain empties
    Then "Miandra" has 2 damage
    And "Miandra" has 0 "divine shield" counters

  @rule:402.2
  Scenario: Playing ends the control of a token, before it is put into a hand
    Given your opponent controls a token "Wisp" with 0 ATK and 1 health
    And your hand is "Mind Control", "Withdraw"
    And your opponent's hand is empty
    And you have 5 resources
    When you play "Mind Control" with X = 0 targeting "Wisp"
    And the chain empties
    Then you control "Wisp"
    And you have 3 ready resources
    When you play "Withdraw" targeting "Wisp"
    And both players pass
    Then "Mind Control" is in your graveyard
    And your opponent controls "Wisp"
    When the chain empties
    Then there are no cards in your opponent's hand
    And there are no cards in your hand

  @rule:709.2d @rule:306.3e
  Scenario: The last controller searches
    Given your opponent controls "Circle of Life"
    And your opponent controls "Tim" as "their Tim"
    And your "Mind Control" is attached to "their Tim"
    And your deck, from the top, is "Brigg", "Tim" as "my Tim", "Araelun"
    And your opponent's deck, from the top, is "Brigg" as "their Brigg"
    And your opponent's hand is "Fire Blast"
    And your opponent has 3 resources
    When you pass
    And your opponent plays "Fire Blast" targeting "their Tim"
    And the chain empties
    And you choose to
    And you choose "my Tim"
    Then "their Tim" is in your opponent's graveyard
    And "Mind Control" is in your graveyard
    And you control "my Tim"
    And "my Tim" is exhausted

  @rule:103.3 @rule:410.3b
  Scenario: Uniqueness destroys what can't be destroyed
    Given the card "Bone Pet" reads:
      """
      1, Hunter, Ally—Undead Cat, Pet (1), 1 [Melee] ATK / 1 Health
      """
    And the card "Lure" reads:
      """
      3, Ability
      Gain control of target ally.
      """
    And you control "Queen Sylvanas Windrunner", "Bone Pet"
    And your opponent controls "Bloodclaw"
    And you have 3 resources
    And your hand is "Lure"
    When you play "Lure" targeting "Bloodclaw"
    And the chain empties
    Then you must choose between "Bone Pet", "Bloodclaw"
    When you choose "Bone Pet"
    Then "Bone Pet" is in your graveyard
    And you control "Bloodclaw"

  @rule:410.3b
  Scenario: A Totem that is taken drives out another
    Given cost is no matter
    And the card "Lure" reads:
      """
      3, Ability
      Gain control of target ally.
      """
    And the card "Mud Totem" reads:
      """
      2, Shaman, Ability—Elemental, Earth Totem (1), 2 Health
      Ongoing: Allies in your party have +1 ATK.
      """
    And you control "Mud Totem", "Brigg"
    And your opponent controls "Stoneclaw Totem"
    And your hand is "Lure"
    When you play "Lure" targeting "Stoneclaw Totem"
    And the chain empties
    And you choose "Mud Totem"
    Then you control "Stoneclaw Totem"
    And "Mud Totem" is in your graveyard
    And "Brigg" has 1 ATK

  @rule:714.3f
  Scenario: Held as flagged, and by whose ready step
    Given cost is no matter
    And the card "Lure" reads:
      """
      3, Instant Ability
      Gain control of target ally.
      """
    And you control "Brigg", an exhausted "Araelun"
    And your hand is "Leeroy Jenkins"
    And your opponent's hand is "Lure"
    And you have 5 unnamed cards in your deck
    And your opponent has 5 unnamed cards in your opponent's deck
    When you play "Leeroy Jenkins"
    And the chain empties
    Then "Brigg" is exhausted
    When you pass
    And your opponent plays "Lure" targeting "Brigg"
    And the chain empties
    And the turn ends
    Then "Brigg" is ready
    And your opponent controls "Brigg"
    When your next turn starts
    Then "Araelun" is exhausted
    And "Leeroy Jenkins" is ready

  @rule:400.3 @rule:303.2b
  Scenario: Counters go along with a weapon until it leaves
    Given cost is no matter
    And the card "Bone" reads:
      """
      2, Rogue, Weapon—Mace, Melee (1), 0 [Melee] ATK / 0 Strike
      When a resource enters play under your control, put a +1 ATK counter on Bone.
      """
    And the card "Take" reads:
      """
      3, Instant Ability
      Gain control of target equipment.
      """
    And the card "Recall" reads:
      """
      1, Instant Ability
      Put target equipment into its owner's hand.
      """
    And your hero is "Graccus"
    And your opponent controls "Bone"
    And "Bone" has 2 "+1 ATK" counters
    And your hand is "Take", "Tim"
    And your opponent's hand is "Recall"
    When you play "Take" targeting "Bone"
    And the chain empties
    And you place "Tim" as a face-down resource
    And the chain empties
    Then "Bone" has 3 ATK
    When you propose that your hero attacks your opponent's hero
    And you strike with "Bone"
    And the chain empties
    Then your hero has 3 ATK
    When you pass
    And your opponent plays "Recall" targeting "Bone"
    And the chain empties
    Then "Bone" is in your opponent's hand
    And your hero has 3 ATK
    When the combat concludes
    Then your opponent's hero has 3 damage

  @rule:709.2d
  Scenario: The last controller draws
    Given cost is no matter
    And the card "Leash" reads:
      """
      3, Ability
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And the card "Trade" reads:
      """
      1, Instant Ability
      Destroy target ally. Its controller draws a card.
      """
    And you control "Brigg"
    And your opponent's "Leash" is attached to "Brigg"
    And your hand is "Trade"
    And your opponent's hand is empty
    And you have 3 unnamed cards in your deck
    And your opponent has 3 unnamed cards in your opponent's deck
    When you play "Trade" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in your graveyard
    And "Leash" is in your opponent's graveyard
    And there is 1 card in your opponent's hand
    And there are no cards in your hand

  @rule:411.8a
  Scenario: A card that comes back is not that ally
    Given cost is no matter
    And the card "Doom" reads:
      """
      1, Instant Ability
      Exhaust target ally. At the end of this turn, destroy that ally.
      """
    And you control "Brigg"
    And your hand is "Withdraw"
    And your opponent's hand is "Doom"
    When you pass
    And your opponent plays "Doom" targeting "Brigg"
    And the chain empties
    And you play "Withdraw" targeting "Brigg"
    And the chain empties
    And you play "Brigg"
    And the chain empties
    And the end phase starts
    And the chain empties
    Then you control "Brigg"

  @rule:400.3b
  Scenario: The latest control that is left
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Leash" reads:
      """
      3, Ability
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And Bo controls "Brigg"
    And Ann's "Leash" as "first rope" is attached to "Brigg"
    And Cid's "Leash" as "second rope" is attached to "Brigg"
    And Ann's hand is "Dispel Magic" as "first dispel", "Dispel Magic" as "second dispel"
    Then Cid controls "Brigg"
    When Ann plays "first dispel" targeting "second rope"
    And the chain empties
    Then Ann controls "Brigg"
    And Ann can't propose that "Brigg" attacks Cid's hero
    When Ann plays "second dispel" targeting "first rope"
    And the chain empties
    Then Bo controls "Brigg"

  @rule:705.4
  Scenario: A trigger stays with who had its source
    Given cost is no matter
    And the card "Teller" reads:
      """
      2, Ally—Human Mage, 1 [Arcane] ATK / 2 Health
      At the end of your turn, draw a card.
      """
    And the card "Lure" reads:
      """
      3, Instant Ability
      Gain control of target ally.
      """
    And you control "Teller"
    And your opponent's hand is "Lure"
    And your hand is empty
    And you have 3 unnamed cards in your deck
    And your opponent has 3 unnamed cards in your opponent's deck
    When the end phase starts
    And your opponent responds by playing "Lure" targeting "Teller"
    And the chain empties
    Then there is 1 card in your hand
    And there are no cards in your opponent's hand
    And your opponent controls "Teller"

  @rule:714.3f
  Scenario: Held through the next ready step of each of several players
    Given a team game: Ann against Bo against Cid
    And it is Bo's turn, in the action phase
    And cost is no matter
    And the card "Frost" reads:
      """
      3, Ability
      Exhaust all opposing allies. Each of them can't ready during its controller's next ready step.
      """
    And Ann controls "Brigg"
    And Cid controls "Tim"
    And Bo's hand is "Frost"
    When Bo plays "Frost"
    And the chain empties
    And Cid's next turn starts
    Then "Tim" is exhausted
    When Ann's next turn starts
    Then "Brigg" is exhausted
    When Cid's next turn starts
    Then "Tim" is ready

  @rule:503.2a
  Scenario: What is held for the turn is there to be destroyed at its end
    Given cost is no matter
    And the card "Fealty" reads:
      """
      3, Ability
      Gain control of target ally this turn. At the end of this turn, destroy an ally in your party.
      """
    And your opponent controls "Brigg"
    And your hand is "Fealty"
    When you play "Fealty" targeting "Brigg"
    And the chain empties
    And the turn ends
    Then "Brigg" is in your opponent's graveyard

  @rule:708.1a
  Scenario: Effects of one card in the order that wins
    Given cost is no matter
    And the card "Stone" reads:
      """
      2, Item
      When an ally is destroyed, put 1 damage on that ally's controller's hero.
      """
    And the card "Cataclysm" reads:
      """
      4, Ability
      Destroy all allies.
      """
    And you control "Stone"
    And you control "Brigg"
    And your opponent controls "Tim"
    And your opponent's hero is "Warrax" with 29 damage
    And your hero is "Graccus" with 28 damage
    And your hand is "Cataclysm"
    When you play "Cataclysm"
    And both players pass
    And you choose in order "Stone" about "Brigg", "Stone" about "Tim"
    And the chain empties
    Then you win the game

  @rule:802.1
  Scenario: Each keeps one, and all others fall
    Given a team game: Ann against Bo against Cid
    And it is Cid's turn, in the action phase
    And cost is no matter
    And the card "Keep One" reads:
      """
      4, Ability
      Each player chooses an ally in his party. Destroy all other allies.
      """
    And Ann controls "Brigg", "Tim"
    And Bo controls "Araelun"
    And Cid controls "Kor Cindervein", "Donna Calister"
    And Cid's hand is "Keep One"
    When Cid plays "Keep One"
    And the chain empties
    Then Cid must choose between "Kor Cindervein", "Donna Calister"
    When Cid chooses "Kor Cindervein"
    And Ann chooses "Tim"
    Then "Brigg" is in Ann's graveyard
    And "Donna Calister" is in Cid's graveyard
    And Bo controls "Araelun"
    And Ann controls "Tim"
