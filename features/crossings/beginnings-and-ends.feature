Feature: Beginnings and ends of games, and other editions
  Decks, first turns, losses of several players, kept equipment, and the same boards in older and later rules.

  @edition:faq-2009-03 @rule:faq-2009-03:7
  Scenario: Two reputations, one of them in the side deck, are too many in Constructed and none of Sealed Pack's business
    Given the card "Test Aldor" reads:
      """
      2, Ally—Draenei Hunter, 3 [Ranged] ATK / 2 Health
      Aldor Reputation
      """
    And the card "Test Scryer" reads:
      """
      1, Ally—Blood Elf Mage, 1 [Arcane] ATK / 2 Health
      Scryer Reputation
      """
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      56 Ironforge Guards
      4 Test Aldor
      Side deck:
      4 Test Scryer
      6 Ironforge Guards
      """
    Then the deck can't be played in Constructed
    And the deck may be played in Sealed Pack

  @rule:101.2 @rule:501.2b @rule:500.1
  Scenario: Of three players the first decides first and draws nothing, the second exchanges and draws
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And the first turn of the game is Bo's and about to start
    And Ann has 12 unnamed cards in Ann's deck
    And Bo has 12 unnamed cards in Bo's deck
    And Cid has 12 unnamed cards in Cid's deck
    When the game starts
    And Bo chooses not to
    And Cid chooses to
    And Ann chooses not to
    Then there are 7 cards in Bo's hand
    And there are 7 cards in Cid's hand
    And there are 5 cards in Cid's deck
    Then it is Bo's turn, in the action phase
    And there are 7 cards in Bo's hand
    When the turn ends
    And the action phase starts
    Then it is Cid's turn, in the action phase
    And there are 8 cards in Cid's hand

  @rule:800.1c @rule:800.1b @rule:102.1
  Scenario: A team hearths against the one opponent who is left, and only he keeps anything of theirs
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And cost is no matter
    And Ann controls "Hearthstone"
    And Cid controls "Krol Blade" as "Cid's blade"
    And Bo controls "Golem Skull Helm"
    And Dee controls "Krol Blade" as "Dee's blade"
    When Dee concedes
    And Ann uses "Hearthstone"
    And Cid chooses to
    And Ann chooses none
    And Bo chooses "Golem Skull Helm"
    And Cid chooses "Cid's blade"
    Then Ann loses the game
    And Cid loses the game
    And Dee loses the game
    And Bo wins the game

  @rule:800.2a @rule:411.2d @rule:800.2c
  Scenario: A new deck for a deck that was turned over lies face up as well
    Given the card "Upside Down" reads:
      """
      1, Ability
      Turn your deck over.
      """
    And cost is no matter
    And your hero is "Litori Frostburn"
    And your hand is "Upside Down"
    And your deck, from the top, is "Tim", "Brigg"
    And your graveyard is "Rodrigo"
    And you have "Through the Dark Portal" as a face-up resource
    And your side deck is "Fire Blast" as "the new card"
    And you have 9 unnamed cards in your side deck
    When you play "Upside Down"
    And the chain empties
    And you complete "Through the Dark Portal"
    And the chain empties
    And your deck is shuffled with "the new card" on top
    Then your deck is turned over
    And there are 10 cards in your deck
    And "the new card" is on top of your deck
    And "Upside Down" is removed from the game
    And "Tim" is removed from the game

  @rule:102.1a @rule:407.6b @rule:102.1
  Scenario: A card that kills with its player's last draw leaves the game to the third player
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And the card "Last Word" reads:
      """
      1, Ability
      Your hero deals 5 shadow damage to target hero. Draw a card.
      """
    And cost is no matter
    And Ann's hand is "Last Word"
    And Ann's deck is empty
    And Bo's hero has 26 damage
    When Ann plays "Last Word" targeting Bo's hero
    And the chain empties
    Then Ann loses the game
    And Bo loses the game
    And Cid wins the game

  @rule:102.2 @rule:602.2 @rule:603.1
  Scenario: A combat goes on with the protector of a partner who has left
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Bo's turn, in the action phase
    And the card "Ogre" reads:
      """
      2, Ally—Ogre, 2 [Melee] ATK / 4 Health
      """
    And Bo controls "Ogre"
    And Ann controls "Donna Calister"
    When Bo proposes that "Ogre" attacks Cid's hero
    And the protect point comes
    And Ann protects with "Donna Calister"
    And Cid concedes
    And the combat concludes
    Then the game goes on
    And "Donna Calister" has 2 damage
    And "Ogre" has 1 damage

  @rule:306.4b @rule:407.6d
  Scenario: Under the rules of 2007 a spell on a Totem is not destroyed, and nobody draws for it
    Given the card "Test Totem" reads:
      """
      2, Shaman, Ability—Fire Totem (1), 3 Health
      Ongoing: Your hero has +1 ATK.
      """
    And the card "Spell Ledger" reads:
      """
      2, Item
      When an ability is destroyed, draw a card.
      """
    And cost is no matter
    And you control "Spell Ledger"
    And you have 3 unnamed cards in your deck
    And your hand is "Polymorph"
    And your opponent controls "Test Totem"
    When you play "Polymorph" targeting "Test Totem"
    And the chain empties
    Then "Polymorph" is in your graveyard
    And your opponent controls "Test Totem"
    And there are no cards in your hand

  @edition:starter-2006 @rule:407.6d @rule:703.1
  Scenario: Under the rules of 2006 a spell on a Totem is destroyed, and its player draws for it
    Given the card "Test Totem" reads:
      """
      2, Shaman, Ability—Fire Totem (1), 3 Health
      Ongoing: Your hero has +1 ATK.
      """
    And the card "Spell Ledger" reads:
      """
      2, Item
      When an ability is destroyed, draw a card.
      """
    And cost is no matter
    And your hero is "Litori Frostburn"
    And you control "Spell Ledger"
    And you have 3 unnamed cards in your deck
    And your hand is "Polymorph"
    And your opponent controls "Test Totem"
    When you play "Polymorph" targeting "Test Totem"
    And the chain empties
    Then "Polymorph" is in your graveyard
    And your opponent controls "Test Totem"
    And there is 1 card in your hand

  @edition:starter-2006 @rule:410.2 @rule:410.3a
  Scenario: In 2006 the chief too many is laid aside, which nothing forbids and nobody draws for
    Given the card "Chief" reads:
      """
      3, Ally—Orc Warrior, Unique, 2 [Melee] ATK / 4 Health
      When Chief is destroyed, draw a card.
      """
    And the card "Endure" reads:
      """
      1, Instant Ability
      Target ally can't be destroyed this turn.
      """
    And cost is no matter
    And you control "Chief" as "the old chief"
    And your hand is "Endure", "Chief" as "the new chief"
    And you have 3 unnamed cards in your deck
    When you play "Endure" targeting "the old chief"
    And the chain empties
    And you play "the new chief"
    And the chain empties
    And you choose "the old chief"
    Then "the old chief" is in your graveyard
    And you control "the new chief"
    And the chain is empty
    And there are no cards in your hand

  @rule:103.3 @rule:410.2 @rule:703.3
  Scenario: In 2007 the chief too many is destroyed though it can't be, and its player draws
    Given the card "Chief" reads:
      """
      3, Ally—Orc Warrior, Unique, 2 [Melee] ATK / 4 Health
      When Chief is destroyed, draw a card.
      """
    And the card "Endure" reads:
      """
      1, Instant Ability
      Target ally can't be destroyed this turn.
      """
    And cost is no matter
    And you control "Chief" as "the old chief"
    And your hand is "Endure", "Chief" as "the new chief"
    And you have 3 unnamed cards in your deck
    When you play "Endure" targeting "the old chief"
    And the chain empties
    And you play "the new chief"
    And the chain empties
    And you choose "the old chief"
    And the chain empties
    Then "the old chief" is in your graveyard
    And you control "the new chief"
    And there is 1 card in your hand

  @edition:starter-2006 @rule:starter-2006:keyword-totem @rule:706.1
  Scenario: In 2006 a Totem that is blessed with health falls all the same
    Given the card "Test Totem" reads:
      """
      2, Shaman, Ability—Fire Totem (1), 3 Health
      Ongoing: Your hero has +1 ATK.
      """
    And the card "Bless" reads:
      """
      1, Instant Ability
      Target ally has +2 ATK and +2 health this turn.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 4 nature damage to target hero or ally.
      """
    And cost is no matter
    And you control "Test Totem"
    And your hand is "Bless", "Test Bolt"
    When you play "Bless" targeting "Test Totem"
    And the chain empties
    Then "Test Totem" has 3 health
    When you play "Test Bolt" targeting "Test Totem"
    And the chain empties
    Then "Test Totem" is in your graveyard

  @edition:clarifications-de @rule:303.2b @rule:717.5a
  Scenario: In the German clarifications a strike is answered, armor and damage are not
    Given the card "Snap" reads:
      """
      1, Instant Ability
      Destroy target weapon.
      """
    And the card "Ogre" reads:
      """
      2, Ally—Ogre, 2 [Melee] ATK / 4 Health
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Krol Blade"
    And you control "Emerald-Scale Greaves"
    And your opponent controls "Ogre"
    And your opponent's hand is "Snap"
    When your opponent proposes that "Ogre" attacks your hero
    And the defend window opens
    And you strike with "Krol Blade"
    Then the chain, top first, is "Krol Blade"
    When your opponent responds by playing "Snap" targeting "Krol Blade"
    And the chain empties
    Then "Krol Blade" is in your graveyard
    And your hero has 3 ATK
    When the combat concludes
    And you prevent nothing
    Then your hero has 2 damage
    And "Ogre" has 3 damage
    And the chain is empty

  @edition:clarifications-de @rule:400.3b @rule:407.6c
  Scenario: In the German clarifications each may have one chief, and a thief with two destroys one at once
    Given the card "Chief" reads:
      """
      3, Ally—Orc Warrior, Unique, 2 [Melee] ATK / 4 Health
      """
    And the card "Snatch" reads:
      """
      1, Instant Ability
      Gain control of target ally this turn.
      """
    And cost is no matter
    And you control "Chief" as "my chief"
    And your opponent controls "Chief" as "his chief"
    And your hand is "Snatch"
    Then you control "my chief"
    And your opponent controls "his chief"
    When you play "Snatch" targeting "his chief"
    And the chain empties
    And you choose "my chief"
    Then "my chief" is in your graveyard
    And you control "his chief"
    When the turn ends
    Then your opponent controls "his chief"

  @edition:faq-2009-03 @rule:faq-2009-03:3 @rule:501.1a
  Scenario: An ally held by roots is inspired in another player's ready step and not readied in its own
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Cid's turn, in the end phase
    And Bo controls "Vindicator Kaldel"
    And Bo controls an exhausted "Rodrigo"
    And Ann's "Entangling Roots" is attached to "Rodrigo"
    When the turn ends
    And Bo chooses "Rodrigo"
    Then it is Ann's turn, in the ready step
    And "Rodrigo" is ready
