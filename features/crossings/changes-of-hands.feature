Feature: Cards that change hands
  Control that is taken, given back and lost again, with what is unique, attached, counted or owned.

  @rule:410.3a @rule:705.4 @rule:411.1
  Scenario: A second chief that was taken for the turn is destroyed by its taker, who draws for it
    Given the card "Chief" reads:
      """
      3, Ally—Orc Warrior, Unique, 2 [Melee] ATK / 4 Health
      When Chief is destroyed, draw a card.
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
    And you have 3 unnamed cards in your deck
    And your opponent has 3 unnamed cards in your opponent's deck
    When you play "Snatch" targeting "his chief"
    And the chain empties
    And you choose "his chief"
    And the chain empties
    Then "his chief" is in your opponent's graveyard
    And you control "my chief"
    And there is 1 card in your hand
    And there are no cards in your opponent's hand

  @rule:400.3b @rule:707.1f
  Scenario: Two controls of one mind end one after the other
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls "Rodrigo"
    And your "Mind Control" is attached to "Rodrigo"
    And your hand is "Flash Heal"
    And your opponent's hand is "Mind Control" as "his own control", "Fire Blast"
    And your hero has 5 damage
    Then you control "Rodrigo"
    When your opponent plays "his own control" with X = 5 targeting "Rodrigo"
    And the chain empties
    Then your opponent controls "Rodrigo"
    When your opponent plays "Fire Blast" targeting your hero
    And both players pass
    Then "his own control" is in your opponent's graveyard
    And you control "Rodrigo"
    When the chain empties
    And your opponent passes
    And you play "Flash Heal" targeting your hero
    And both players pass
    Then your opponent controls "Rodrigo"

  @rule:703.3 @rule:705.4 @rule:400.2
  Scenario: A stolen high priestess leaves her wisp with the thief for good
    Given the card "Snatch" reads:
      """
      1, Instant Ability
      Gain control of target ally this turn.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "High Priestess Tyrande Whisperwind" with 3 damage
    And your opponent's hand is "Snatch", "Fire Blast"
    When your opponent plays "Snatch" targeting "High Priestess Tyrande Whisperwind"
    And the chain empties
    And your opponent plays "Fire Blast" targeting "High Priestess Tyrande Whisperwind"
    And the chain empties
    Then "High Priestess Tyrande Whisperwind" is in your graveyard
    And your opponent controls "Wisp"
    When the turn ends
    Then your opponent controls "Wisp"

  @rule:102.2 @rule:306.3e
  Scenario: A curse leaves with its owner, the roots with their host
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And the card "Test Standard" reads:
      """
      2, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      Other allies in your party have +1 ATK.
      """
    And the card "Ogre" reads:
      """
      2, Ally—Ogre, 2 [Melee] ATK / 4 Health
      """
    And cost is no matter
    And Ann controls "Test Standard"
    And Ann controls "Ogre"
    And Bo's "Entangling Roots" is attached to "Test Standard"
    And Cid's "Polymorph" is attached to "Test Standard"
    And Ann's hand is "Withdraw"
    Then "Ogre" has 2 ATK
    When Cid concedes
    Then "Polymorph" is removed from the game
    And "Ogre" has 3 ATK
    When Ann plays "Withdraw" targeting "Test Standard"
    And the chain empties
    Then "Test Standard" is in Ann's hand
    And "Entangling Roots" is in Bo's graveyard
    And "Ogre" has 2 ATK

  @rule:709.2a @rule:711.2 @rule:411.8a
  Scenario: A theft whose target went home draws no card either
    Given the card "Test Theft" reads:
      """
      1, Ability
      Gain control of target ally this turn.
      Draw a card.
      """
    And cost is no matter
    And your hand is "Test Theft"
    And you have 3 unnamed cards in your deck
    And your opponent controls "Leeroy Jenkins"
    And your opponent's hand is "Withdraw"
    When you play "Test Theft" targeting "Leeroy Jenkins"
    And your opponent responds by playing "Withdraw" targeting "Leeroy Jenkins"
    And the chain empties
    Then "Leeroy Jenkins" is in your opponent's hand
    And "Test Theft" is in your graveyard
    And there are no cards in your hand

  @rule:410.3b @rule:714.3 @rule:400.3b
  Scenario: Who takes a pet with a pet must give up one, and giving up the taker gives the other back
    Given you control "Helwen"
    And your opponent controls "Sarmoth"
    When you use "Helwen", targeting "Sarmoth"
    And the chain empties
    And you choose "Helwen"
    Then "Helwen" is in your graveyard
    And your opponent controls "Sarmoth"

  @rule:410.3b @rule:411.1 @rule:411.8d
  Scenario: Who gives up the pet that was taken puts it into its owner's graveyard
    Given you control "Helwen"
    And your opponent controls "Sarmoth"
    When you use "Helwen", targeting "Sarmoth"
    And the chain empties
    And you choose "Sarmoth"
    Then "Sarmoth" is in your opponent's graveyard
    And you control "Helwen"
    And "Helwen" is exhausted

  @rule:702.3 @rule:709.2a
  Scenario: A quest completed under the knife pays for itself, draws, and is destroyed
    Given the card "Test Errand" reads:
      """
      Quest
      Pay 1 to complete this quest.
      Reward: Draw a card.
      """
    And it is your opponent's turn, in the action phase
    And you have "Test Errand" as a face-up resource
    And you have 3 unnamed cards in your deck
    And your opponent has 5 ready resources
    And your opponent's hand is "Lobotomize"
    When your opponent plays "Lobotomize" targeting "Test Errand"
    And you respond by completing "Test Errand"
    Then "Test Errand" is exhausted
    And "Test Errand" is face down
    When both players pass
    Then there is 1 card in your hand
    And you have 1 exhausted resource
    When the chain empties
    Then "Test Errand" is in your graveyard
    And you have no resources

  @rule:409.1 @rule:709.2d @rule:411.8d
  Scenario: The circle of life lets the thief of an ally search the thief's own deck
    Given the card "Snatch" reads:
      """
      1, Instant Ability
      Gain control of target ally this turn.
      """
    And cost is no matter
    And your hand is "Snatch", "Fire Blast"
    And your deck, from the top, is "Brigg", "Rodrigo" as "my Rodrigo"
    And your opponent controls "Circle of Life"
    And your opponent controls "Rodrigo" with 3 damage as "his Rodrigo"
    And your opponent's deck, from the top, is "Rodrigo" as "his other Rodrigo"
    When you play "Snatch" targeting "his Rodrigo"
    And the chain empties
    And you play "Fire Blast" targeting "his Rodrigo"
    And the chain empties
    And you choose to
    And you choose "my Rodrigo"
    And the chain empties
    Then "his Rodrigo" is in your opponent's graveyard
    And you control "my Rodrigo"
    And "my Rodrigo" is exhausted
    And "his other Rodrigo" is in your opponent's deck

  @rule:102.2 @rule:306.3e
  Scenario: What its owner takes along drops what another attached to it
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And the card "Keep" reads:
      """
      1, Ability
      Gain control of target ally.
      """
    And cost is no matter
    And Ann's hand is "Keep"
    And Bo controls "Rodrigo"
    And Ann's "Rend" is attached to "Rodrigo"
    And Ann controls "Tim"
    And Bo's "Polymorph" is attached to "Tim"
    When Ann plays "Keep" targeting "Rodrigo"
    And the chain empties
    Then Ann controls "Rodrigo"
    And "Tim" has no powers
    When Bo concedes
    Then "Rodrigo" is removed from the game
    And "Rend" is in Ann's graveyard
    And "Polymorph" is removed from the game
    And "Tim" has elusive

  @rule:716.1 @rule:411.1 @rule:400.2
  Scenario: Dramla removes her owner's stolen ally and not the ally he stole
    Given the card "Keep" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And cost is no matter
    And you control "Dramla Lifebender"
    And you control "Tim"
    And your opponent controls "Kor Cindervein" with 2 damage
    And your hand is "Keep" as "my keep", "Fire Blast" as "my blast"
    And your opponent's hand is "Keep" as "his keep", "Fire Blast" as "his blast"
    When you play "my keep" targeting "Kor Cindervein"
    And the chain empties
    And you pass
    And your opponent plays "his keep" targeting "Tim"
    And the chain empties
    Then your opponent controls "Tim"
    And you control "Kor Cindervein"
    When you play "my blast" targeting "Kor Cindervein"
    And the chain empties
    And you pass
    And your opponent plays "his blast" targeting "Tim"
    And the chain empties
    Then "Kor Cindervein" is in your opponent's graveyard
    And "Tim" is removed from the game

  @rule:716.1 @rule:407.6a
  Scenario: An ally that is removed instead of destroyed does not return by its power
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Dramla Lifebender"
    And you control "Masten Everspirit"
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting "Masten Everspirit"
    And both players pass
    Then "Masten Everspirit" is removed from the game
    And the chain is empty

  @rule:306.3f @rule:602.5 @rule:400.3b
  Scenario: A control moved to another ally in the defend window takes the attacker out of the combat
    Given cost is no matter
    And your opponent controls "Rodrigo"
    And your opponent controls "Kor Cindervein"
    And your "Mind Control" is attached to "Rodrigo"
    And your opponent controls "Inventor's Focal Sword"
    When you propose that "Rodrigo" attacks your opponent's hero
    And the defend window opens
    And your opponent responds by using "Inventor's Focal Sword", targeting "Mind Control"
    And the chain empties
    And your opponent chooses "Kor Cindervein"
    Then "Mind Control" is attached to "Kor Cindervein"
    And you control "Kor Cindervein"
    And your opponent controls "Rodrigo"
    And "Rodrigo" is not attacking
    When the combat concludes
    Then your opponent's hero has 0 damage
    And "Rodrigo" is exhausted
    And you can't propose that "Kor Cindervein" attacks your opponent's hero, because of 601.2a

  @rule:402.2a @rule:407.6e @rule:400.2
  Scenario: A stolen token that is returned comes to nobody's hand, but it has left play
    Given the card "Keep" reads:
      """
      1, Ability
      Gain control of target ally.
      """
    And the card "Gate Ledger" reads:
      """
      2, Item
      When an ally leaves play, draw a card.
      """
    And cost is no matter
    And your opponent controls a token "Wisp" with 0 ATK and 1 health
    And you control "Gate Ledger"
    And you have 3 unnamed cards in your deck
    And your hand is "Keep"
    And your opponent's hand is "Withdraw"
    When you play "Keep" targeting "Wisp"
    And the chain empties
    Then you control "Wisp"
    When you pass
    And your opponent plays "Withdraw" targeting "Wisp"
    And the chain empties
    Then there is 1 card in your hand
    And there are no cards in your opponent's hand
