Feature: Waves, claims and turns
  Checks that meet in one wave, what several players claim or leave behind, and what lasts into turns that come otherwise.

  @rule:407.6c @rule:407.6d
  Scenario: A Totem that is held for a moment counts among the thief's, and the wave that frees it may destroy it
    Given cost is no matter
    And the card "Totem" reads:
      """
      2, Ability—Fire Totem (1), 3 Health
      Ongoing: Your hero has +1 ATK.
      """
    And the card "Totem Two" reads:
      """
      2, Ability—Fire Totem (1), 3 Health
      Ongoing: When Totem Two is destroyed, draw a card.
      """
    And you control "Totem"
    And your opponent controls "Totem Two"
    And your hand is "Mind Control"
    When you play "Mind Control" with X = 2 targeting "Totem Two"
    And the chain empties
    And you choose "Totem Two"
    Then "Totem Two" is in your opponent's graveyard
    And "Mind Control" is in your graveyard
    And "Totem" is in play
    And there is 1 card in your hand

  @rule:407.6c @rule:407.6d
  Scenario: The same wave gives the Totem back where the thief destroys the other one
    Given cost is no matter
    And the card "Totem" reads:
      """
      2, Ability—Fire Totem (1), 3 Health
      Ongoing: Your hero has +1 ATK.
      """
    And the card "Totem Two" reads:
      """
      2, Ability—Fire Totem (1), 3 Health
      Ongoing: When Totem Two is destroyed, draw a card.
      """
    And you control "Totem"
    And your opponent controls "Totem Two"
    And your hand is "Mind Control"
    When you play "Mind Control" with X = 2 targeting "Totem Two"
    And the chain empties
    And you choose "Totem"
    Then "Totem" is in your graveyard
    And "Mind Control" is in your graveyard
    And your opponent controls "Totem Two"

  @rule:407.6c @rule:407.6d
  Scenario: An attachment that is one too many and on a Totem goes once, whichever is chosen
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Totem" reads:
      """
      2, Ability—Fire Totem (1), 3 Health
      Ongoing: Your hero has +1 ATK.
      """
    And the card "Hex" reads:
      """
      1, Ability—Hex (1)
      Attach to target ally.
      Ongoing: Attached ally has -1 ATK.
      """
    And you control "Ogre"
    And you control "Totem"
    And your hand is "Hex" as "the old Hex", "Hex" as "the new Hex"
    When you play "the old Hex" targeting "Ogre"
    And the chain empties
    And you play "the new Hex" targeting "Totem"
    And the chain empties
    And you choose "the new Hex"
    Then "the new Hex" is in your graveyard
    And there is 1 card in your graveyard
    And "the old Hex" is attached to "Ogre"

  @rule:601.2f
  Scenario: A third player who steals the proposed defender leaves the attacker nothing to attack
    Given cost is no matter
    And the card "Beguile" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Guard" reads:
      """
      3, Ally—Human, 1 [Melee] ATK / 4 Health
      Protector
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann controls "Ogre"
    And Bo controls "Rodrigo"
    And Bo controls "Guard"
    And Cid's hand is "Beguile"
    When Ann proposes that "Ogre" attacks "Rodrigo"
    And the attack window opens
    And Cid responds by playing "Beguile" targeting "Rodrigo"
    And the combat concludes
    Then it is Ann's turn, in the action phase
    And Cid controls "Rodrigo"
    And "Rodrigo" has 0 damage
    And "Guard" is ready
    And "Ogre" is exhausted

  @rule:602.2
  Scenario: A protector stolen in the attack window protects its new controller's hero
    Given cost is no matter
    And the card "Beguile" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Guard" reads:
      """
      3, Ally—Human, 1 [Melee] ATK / 4 Health
      Protector
      """
    And it is your opponent's turn, in the action phase
    And your opponent controls "Guard"
    And your opponent controls "Ogre"
    And your hand is "Beguile"
    When your opponent proposes that "Ogre" attacks your hero
    And the attack window opens
    And you respond by playing "Beguile" targeting "Guard"
    And the protect point comes
    And you protect with "Guard"
    And the combat concludes
    Then "Guard" has 3 damage
    And "Ogre" has 1 damage
    And your hero has 0 damage

  @rule:601.2a
  Scenario: An ally stolen this turn may attack in the extra turn
    Given cost is no matter
    And the card "Beguile" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Time Warp" reads:
      """
      1, Instant Ability
      Take an extra turn after this one.
      """
    And your opponent controls "Ogre"
    And your hand is "Beguile", "Time Warp"
    When you play "Beguile" targeting "Ogre"
    And the chain empties
    Then you can't propose that "Ogre" attacks your opponent's hero, because of 601.2a
    When you play "Time Warp"
    And the chain empties
    And the turn ends
    And the action phase starts
    Then it is your turn, in the action phase
    And you may propose that "Ogre" attacks your opponent's hero

  @rule:714.3 @rule:500.3
  Scenario: The next turn of who takes an extra one is the extra one, for what lasts until it and for what waits for it
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Time Warp" reads:
      """
      1, Instant Ability
      Take an extra turn after this one.
      """
    And the card "Ward" reads:
      """
      1, Instant Ability
      Target ally has +2 ATK until your next turn.
      """
    And the card "Tomorrow" reads:
      """
      1, Instant Ability
      At the start of your next turn, draw a card.
      """
    And you control "Ogre"
    And your hand is "Ward", "Tomorrow", "Time Warp"
    When you play "Ward" targeting "Ogre"
    And the chain empties
    And you play "Tomorrow"
    And the chain empties
    And you play "Time Warp"
    And the chain empties
    Then "Ogre" has 5 ATK
    When the turn ends
    Then it is your turn, in the ready step
    And "Ogre" has 3 ATK
    And the chain, top first, is "Tomorrow"

  @rule:500.3
  Scenario: Of two players' extra turns the one that was made last comes first
    Given cost is no matter
    And the card "Time Warp" reads:
      """
      1, Instant Ability
      Take an extra turn after this one.
      """
    And your hand is "Time Warp" as "my Warp"
    And your opponent's hand is "Time Warp" as "their Warp"
    When you play "my Warp"
    And your opponent responds by playing "their Warp"
    And the chain empties
    And the turn ends
    Then it is your turn, in the ready step
    When the turn ends
    Then it is your opponent's turn, in the ready step
    When the turn ends
    Then it is your opponent's turn, in the ready step
    When the turn ends
    Then it is your turn, in the ready step

  @rule:102.2
  Scenario: With a player goes the health that was lent to another's ally
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Stone" reads:
      """
      1, Instant Ability
      Target ally has +3 health this turn.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Bo controls "Ogre"
    And Ann's hand is "Stone"
    And Bo's hand is "Fire Blast" as "the first blast", "Fire Blast" as "the second blast"
    When Ann plays "Stone" targeting "Ogre"
    And the chain empties
    And Ann passes
    And Bo plays "the first blast" targeting "Ogre"
    And the chain empties
    And Ann passes
    And Bo plays "the second blast" targeting "Ogre"
    And the chain empties
    Then "Ogre" has 4 damage
    When Ann concedes
    Then "Ogre" is in Bo's graveyard

  @rule:102.2 @rule:709.2a
  Scenario: Of three links the leaver's goes from the middle, and the one that aims at the leaver comes to nothing
    Given cost is no matter
    And the card "Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target hero or ally.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann's hand is "Bolt" as "Ann's Bolt"
    And Bo's hand is "Bolt" as "Bo's Bolt"
    And Cid's hand is "Bolt" as "Cid's Bolt"
    When Ann plays "Ann's Bolt" targeting Cid's hero
    And Bo responds by playing "Bo's Bolt" targeting Ann's hero
    And Cid responds by playing "Cid's Bolt" targeting Bo's hero
    And Bo concedes
    Then the chain, top first, is "Cid's Bolt", "Ann's Bolt"
    And "Bo's Bolt" is removed from the game
    When the chain empties
    Then "Cid's Bolt" is in Cid's graveyard
    And Cid's hero has 1 damage
    And Ann's hero has 0 damage

  @rule:400.3b
  Scenario: What entered under who leaves stays with the borrower until the turn ends, and then belongs nowhere
    Given cost is no matter
    And the card "Borrow" reads:
      """
      1, Instant Ability
      Gain control of target ally this turn.
      """
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Grave Robber" reads:
      """
      3, Instant Ability
      Put target ally card from an opponent's graveyard into play under your control.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Bo's graveyard is "Ogre"
    And Ann's hand is "Grave Robber"
    And Cid's hand is "Borrow"
    When Ann plays "Grave Robber" targeting "Ogre"
    And the chain empties
    And Ann passes
    And Bo passes
    And Cid plays "Borrow" targeting "Ogre"
    And the chain empties
    And Ann concedes
    Then Cid controls "Ogre"
    When Bo's next turn starts
    Then "Ogre" is removed from the game

  @rule:411.1 @rule:306.3e
  Scenario: From a stolen ally each player's attachment goes to its own graveyard, and the ally to its owner's hand
    Given cost is no matter
    And the card "Beguile" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Bounce" reads:
      """
      1, Instant Ability
      Put target ally into its owner's hand.
      """
    And the card "Curse" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: At the end of your turn, your hero deals 2 shadow damage to attached character.
      """
    And the card "Blessing" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally has +2 ATK and +2 health.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Bo controls "Ogre"
    And Ann's hand is "Beguile", "Bounce"
    And Cid's "Blessing" is attached to Bo's "Ogre"
    And Bo's "Curse" is attached to Bo's "Ogre"
    When Ann plays "Beguile" targeting "Ogre"
    And the chain empties
    Then Ann controls "Ogre"
    And "Ogre" has 5 ATK
    When Ann plays "Bounce" targeting "Ogre"
    And the chain empties
    Then "Ogre" is in Bo's hand
    And "Blessing" is in Cid's graveyard
    And "Curse" is in Bo's graveyard

  @rule:500.2
  Scenario: What is destroyed at the end of the turn and comes only then stays until the next end
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And your hand is "Blessing of Freedom"
    And you control "Ogre"
    When the end phase starts
    And you play "Blessing of Freedom" targeting "Ogre"
    And the chain empties
    And the turn ends
    Then "Blessing of Freedom" is attached to "Ogre"
    When the end phase starts
    Then the chain, top first, is "Blessing of Freedom"
    When the chain empties
    Then "Blessing of Freedom" is in your graveyard

  @rule:717.3c
  Scenario: Armor before a bubble leaves some of it for the next damage
    Given cost is no matter
    And the card "X Blast" reads:
      """
      X, Instant Ability
      Your hero deals X fire damage to target hero or ally.
      """
    And the card "Bulwark" reads:
      """
      3, Armor—Plate, Chest (1), 3 DEF
      """
    And the card "Shield Wall" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to your hero this turn.
      """
    And it is your opponent's turn, in the action phase
    And you control "Bulwark"
    And your hand is "Shield Wall"
    And your opponent's hand is "X Blast", "Fire Blast"
    When your opponent passes
    And you play "Shield Wall"
    And the chain empties
    And your opponent plays "X Blast" with X = 4 targeting your hero
    And the chain empties
    And you choose "Bulwark"
    And you exhaust "Bulwark" to prevent damage
    Then your hero has 0 damage
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    Then your hero has 0 damage

  @rule:717.3c
  Scenario: A bubble before armor is used up by all that hit it
    Given cost is no matter
    And the card "X Blast" reads:
      """
      X, Instant Ability
      Your hero deals X fire damage to target hero or ally.
      """
    And the card "Bulwark" reads:
      """
      3, Armor—Plate, Chest (1), 3 DEF
      """
    And the card "Shield Wall" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to your hero this turn.
      """
    And it is your opponent's turn, in the action phase
    And you control "Bulwark"
    And your hand is "Shield Wall"
    And your opponent's hand is "X Blast", "Fire Blast"
    When your opponent passes
    And you play "Shield Wall"
    And the chain empties
    And your opponent plays "X Blast" with X = 4 targeting your hero
    And the chain empties
    And you choose "Shield Wall"
    And you exhaust "Bulwark" to prevent damage
    Then your hero has 0 damage
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    Then your hero has 2 damage

  @rule:717.1
  Scenario: A doubling that armor and a bubble swallow was the next time all the same
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Bulwark" reads:
      """
      3, Armor—Plate, Chest (1), 3 DEF
      """
    And the card "Plate Two" reads:
      """
      3, Armor—Plate, Head (1), 2 DEF
      """
    And the card "Shield Wall" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to your hero this turn.
      """
    And the card "Second Wind" reads:
      """
      1, Instant Ability
      Ready target hero or ally.
      """
    And the card "Mirror" reads:
      """
      1, Instant Ability
      The next time target hero or ally would deal damage this turn, it deals double that amount of damage instead.
      """
    And you control "Ogre"
    And your opponent controls "Bulwark"
    And your opponent controls "Plate Two"
    And your opponent's hand is "Shield Wall"
    And your hand is "Mirror", "Second Wind"
    When you play "Mirror" targeting "Ogre"
    And the chain empties
    And you pass
    And your opponent plays "Shield Wall"
    And the chain empties
    And you propose that "Ogre" attacks your opponent's hero
    And the combat concludes
    And your opponent chooses "Shield Wall"
    And your opponent exhausts "Bulwark" to prevent damage
    Then your opponent's hero has 0 damage
    When you play "Second Wind" targeting "Ogre"
    And the chain empties
    And you propose that "Ogre" attacks your opponent's hero
    And the combat concludes
    And your opponent exhausts "Plate Two" to prevent damage
    Then your opponent's hero has 1 damage

  @rule:709.2b
  Scenario: Two pacts answer each other until one side has no ally left
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Grave Pact" reads:
      """
      1, Item
      When an ally in your party is destroyed, each opponent destroys one of his allies.
      """
    And the card "Sapper" reads:
      """
      2, Ally—Goblin, 1 [Fire] ATK / 2 Health
      Destroy Sapper >>> Sapper deals 2 fire damage to target hero.
      """
    And you control "Grave Pact" as "my Pact"
    And your opponent controls "Grave Pact" as "their Pact"
    And you control "Ogre" as "my first Ogre"
    And you control "Ogre" as "my second Ogre"
    And your opponent controls "Ogre" as "their first Ogre"
    And your opponent controls "Ogre" as "their second Ogre"
    And you control "Sapper"
    When you use "Sapper", targeting your opponent's hero
    Then the chain, top first, is "my Pact", "Sapper"
    When both players pass
    And your opponent chooses "their first Ogre"
    Then the chain, top first, is "their Pact", "Sapper"
    When both players pass
    And you choose "my first Ogre"
    And both players pass
    Then "their second Ogre" is in your opponent's graveyard
    When both players pass
    Then "my second Ogre" is in your graveyard
    And the chain, top first, is "my Pact", "Sapper"
    When the chain empties
    Then your opponent's hero has 2 damage

  @rule:407.6a @rule:503.2a
  Scenario: Fatal damage that was spared this turn destroys as the next one starts
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "X Blast" reads:
      """
      X, Instant Ability
      Your hero deals X fire damage to target hero or ally.
      """
    And the card "Spare" reads:
      """
      1, Instant Ability
      Target ally can't be destroyed this turn.
      """
    And you control "Ogre"
    And your hand is "Spare", "X Blast"
    When you play "Spare" targeting "Ogre"
    And the chain empties
    And you play "X Blast" with X = 5 targeting "Ogre"
    And the chain empties
    Then "Ogre" is in play
    And "Ogre" has 5 damage
    When the turn ends
    Then it is your opponent's turn, in the ready step
    And "Ogre" is in your graveyard

  @rule:303.2b @rule:707.3
  Scenario: A weapon destroyed in response strikes with what was attached to it
    Given cost is no matter
    And the card "Axe" reads:
      """
      2, Weapon—Axe, Melee (1), 3 ATK, 1 Strike
      """
    And the card "Weapon Chant" reads:
      """
      1, Ability
      Attach to target weapon.
      Ongoing: Attached weapon has +2 ATK.
      """
    And the card "Disarm" reads:
      """
      1, Instant Ability
      Destroy target weapon.
      """
    And you control "Axe"
    And your "Weapon Chant" is attached to your "Axe"
    And your opponent's hand is "Disarm"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Axe"
    And your opponent responds by playing "Disarm" targeting "Axe"
    And the combat concludes
    Then "Weapon Chant" is in your graveyard
    And your opponent's hero has 5 damage

  @rule:104.2
  Scenario: ATK below nought is raised from where it is
    Given cost is no matter
    And the card "Axe" reads:
      """
      2, Weapon—Axe, Melee (1), 3 ATK, 1 Strike
      """
    And the card "Mighty" reads:
      """
      1, Item
      Your hero has +2 ATK.
      """
    And the card "Feeble" reads:
      """
      1, Item
      Opposing heroes have -3 ATK.
      """
    And you control "Axe"
    And you control "Mighty"
    And your opponent controls "Feeble"
    Then your hero has 0 ATK
    When you propose that your hero attacks your opponent's hero
    And you strike with "Axe"
    And the combat concludes
    Then your opponent's hero has 2 damage

  @rule:102.1
  Scenario: Three of four heroes fall at once, and the armor of the fourth wins for its team
    Given cost is no matter
    And the card "Bulwark" reads:
      """
      3, Armor—Plate, Chest (1), 3 DEF
      """
    And the card "Armageddon" reads:
      """
      2, Instant Ability
      Your hero deals 30 fire damage to each hero.
      """
    And a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And Cid controls "Bulwark"
    And Ann's hand is "Armageddon"
    When Ann plays "Armageddon"
    And all players pass
    And Cid exhausts "Bulwark" to prevent damage
    Then Ann loses the game
    And Bo loses the game
    And Cid wins the game

  @rule:402.2a @rule:705.4
  Scenario: A stolen token that is put into its owner's hand leaves the thief's party for nowhere
    Given cost is no matter
    And the card "Beguile" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And the card "Bounce" reads:
      """
      1, Instant Ability
      Put target ally into its owner's hand.
      """
    And the card "Watcher" reads:
      """
      1, Item
      When an ally leaves play, draw a card.
      """
    And your opponent controls a token "Wisp" with 1 ATK and 1 health
    And you control "Watcher"
    And your hand is "Beguile", "Bounce"
    When you play "Beguile" targeting "Wisp"
    And the chain empties
    Then you control "Wisp"
    When you play "Bounce" targeting "Wisp"
    And the chain empties
    Then there is 1 card in your hand
    And there is no card in your opponent's hand
