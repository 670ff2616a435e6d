Feature: Words that decide, on boards that strain them
  Up to, another, for each, unless, if you do, one or both: what they leave open and what they don't; and editions apart.

  @rule:306.4a @edition:cr-2007-05 @edition:faq-2009-03
  Scenario: A Totem may gain health, outlives a blow by it, and is gone with the turn before it could burn
    Given cost is no matter
    And the card "Test Vigor" reads:
      """
      1, Instant Ability
      Target ally has +2 health this turn.
      """
    And you control "Fire Nova Totem"
    And it is your opponent's turn, in the action phase
    And your hand is "Test Vigor"
    And your opponent's hand is "Scorch"
    When your opponent plays "Scorch" targeting "Fire Nova Totem"
    And you respond by playing "Test Vigor" targeting "Fire Nova Totem"
    And the chain empties
    Then "Fire Nova Totem" has 1 damage and 3 health
    When your next turn starts
    Then "Fire Nova Totem" is in your graveyard
    And the chain, top first, is "Fire Nova Totem"
    When the chain empties
    Then your opponent's hero has 0 damage

  @edition:starter-2006
  Scenario: In the starter rules a Totem gains none
    Given cost is no matter
    And the card "Test Vigor" reads:
      """
      1, Instant Ability
      Target ally has +2 health this turn.
      """
    And you control "Fire Nova Totem"
    And it is your opponent's turn, in the action phase
    And your hand is "Test Vigor"
    And your opponent's hand is "Scorch"
    When your opponent plays "Scorch" targeting "Fire Nova Totem"
    And you respond by playing "Test Vigor" targeting "Fire Nova Totem"
    And the chain empties
    Then "Fire Nova Totem" is in your graveyard

  @edition:starter-2006
  Scenario: In the starter rules a strike leaves no time to destroy the weapon
    Given cost is no matter
    And you control "Krol Blade"
    And your opponent controls "Moira Darkheart"
    And your opponent controls "Rodrigo"
    When you propose that your hero attacks "Rodrigo"
    And you strike with "Krol Blade"
    Then your hero has 3 ATK
    And the chain is empty
    When your opponent uses "Moira Darkheart", targeting "Krol Blade"
    And the chain empties
    And the combat concludes
    Then "Rodrigo" has 3 damage

  @rule:709.2b
  Scenario: Up to two targets may be none, and then nothing is targeted and the card resolves all the same
    Given cost is no matter
    And the card "Test Lull" reads:
      """
      1, Ability
      Exhaust up to two target allies. Draw a card.
      """
    And your hand is "Test Lull"
    And your opponent controls "Rodrigo"
    And your opponent controls "Brigg"
    When you play "Test Lull"
    And you choose none
    And the chain empties
    Then there is 1 card in your hand
    And "Rodrigo" is ready

  @rule:709.2a
  Scenario: With its one target of up to two gone the card is interrupted, card to draw and all
    Given cost is no matter
    And the card "Test Lull" reads:
      """
      1, Ability
      Exhaust up to two target allies. Draw a card.
      """
    And the card "Quick Fall" reads:
      """
      1, Instant Ability
      Put target ally from your party into its owner's hand.
      """
    And your hand is "Test Lull"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Quick Fall"
    When you play "Test Lull" targeting "Rodrigo"
    And your opponent responds by playing "Quick Fall" targeting "Rodrigo"
    And the chain empties
    Then there are no cards in your hand
    And "Test Lull" is in your graveyard

  @rule:709.2c
  Scenario: The other of two targets takes its own share when the first has left
    Given cost is no matter
    And the card "Test Fork" reads:
      """
      1, Ability
      Your hero deals 3 fire damage to target ally and 1 fire damage to another target ally.
      """
    And the card "Quick Fall" reads:
      """
      1, Instant Ability
      Put target ally from your party into its owner's hand.
      """
    And your hand is "Test Fork"
    And your opponent controls "Lady Kath"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Quick Fall"
    When you play "Test Fork" targeting "Rodrigo", "Lady Kath"
    And your opponent responds by playing "Quick Fall" targeting "Rodrigo"
    And the chain empties
    Then "Lady Kath" has 1 damage

  @rule:706.1b
  Scenario: With a single ally there is no other, and the card can't be played
    Given cost is no matter
    And the card "Test Fork" reads:
      """
      1, Ability
      Your hero deals 3 fire damage to target ally and 1 fire damage to another target ally.
      """
    And your hand is "Test Fork"
    And your opponent controls "Rodrigo"
    Then you can't play "Test Fork", because of 706.1b
    And you can't play "Test Fork", because of 707.1d

  @rule:102.1a @rule:411.2a
  Scenario: A card for each ally is a draw for each, and one too many loses
    Given cost is no matter
    And the card "Test Levy" reads:
      """
      1, Ability
      Draw a card for each ally in your party.
      """
    And your hand is "Test Levy"
    And your deck, from the top, is "Tim", "Brigg"
    And you control "Rodrigo"
    And you control "Lady Kath"
    And you control "Kor Cindervein"
    When you play "Test Levy"
    And both players pass
    Then you lose the game

  @rule:403.4 @rule:717.3c
  Scenario: Damage for each ally is one packet, which a prevention meets once
    Given cost is no matter
    And the card "Test Chorus" reads:
      """
      1, Ability
      Your hero deals 1 fire damage to target hero for each ally in your party.
      """
    And your hand is "Test Chorus"
    And you control "Rodrigo"
    And you control "Lady Kath"
    And you control "Kor Cindervein"
    And you control "World in Flames"
    And your opponent's hand is "Desperate Block"
    When you play "Test Chorus" targeting your opponent's hero
    And your opponent responds by playing "Desperate Block" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 4 damage

  @rule:709.2f
  Scenario: What can't be destroyed can't be what one destroys if there is anything else
    Given cost is no matter
    And the card "Test Ward" reads:
      """
      2, Instant Ability
      Target ally can't be destroyed this turn.
      """
    And the card "Test Offering" reads:
      """
      1, Ability
      Destroy an ally in your party. If you do, draw two cards.
      """
    And you control "Brigg"
    And you control "Tim"
    And your hand is "Test Ward", "Test Offering"
    When you play "Test Ward" targeting "Brigg"
    And the chain empties
    And you play "Test Offering"
    And the chain empties
    Then "Tim" is in your graveyard
    And there are 2 cards in your hand

  @rule:709.2f
  Scenario: Where nothing can be destroyed nothing is drawn
    Given cost is no matter
    And the card "Test Ward" reads:
      """
      2, Instant Ability
      Target ally can't be destroyed this turn.
      """
    And the card "Test Offering" reads:
      """
      1, Ability
      Destroy an ally in your party. If you do, draw two cards.
      """
    And you control "Brigg"
    And your hand is "Test Ward", "Test Offering"
    When you play "Test Ward" targeting "Brigg"
    And the chain empties
    And you play "Test Offering"
    And the chain empties
    Then "Brigg" is in play
    And there are no cards in your hand

  @rule:707.1b @rule:709.2a
  Scenario: Of both modes neither is done when the only target of one is gone
    Given cost is no matter
    And the card "Test Crossroads" reads:
      """
      1, Ability
      Choose one or both: Draw a card; or destroy target ally.
      """
    And the card "Quick Fall" reads:
      """
      1, Instant Ability
      Put target ally from your party into its owner's hand.
      """
    And your hand is "Test Crossroads"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Quick Fall"
    When you play "Test Crossroads", choosing the 1st mode, the 2nd mode, targeting "Rodrigo"
    And your opponent responds by playing "Quick Fall" targeting "Rodrigo"
    And the chain empties
    Then there are no cards in your hand
    And "Test Crossroads" is in your graveyard

  @rule:707.1b @rule:707.1d
  Scenario: The second mode is the second on the card, also where the first has no target
    Given the card "Test Fork" reads:
      """
      1, Ability
      Choose one: Destroy target ability; or your hero deals 2 fire damage to target hero; or draw a card.
      """
    And you have 1 ready resource
    And your hand is "Test Fork"
    When you play "Test Fork", choosing the 2nd mode, targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    And there are no cards in your hand

  @rule:802.1 @rule:709.2b
  Scenario: Unless he pays: each opponent is asked in turn, and one may pay and another not
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And Ann has 1 ready resource
    And Bo has 1 ready resource
    And Cid has 1 ready resource
    And the card "Test Toll" reads:
      """
      1, Ability
      Each opponent discards a card unless he pays (1).
      """
    And Ann's hand is "Test Toll"
    And Bo's hand is "Brigg"
    And Cid's hand is "Tim"
    When Ann plays "Test Toll"
    And all players pass
    And Bo chooses to
    And Cid chooses not to
    Then "Brigg" is in Bo's hand
    And Bo has no ready resources
    And "Tim" is in Cid's graveyard
    And Cid has 1 ready resource

  @rule:711.2 @edition:faq-2009-03
  Scenario: Combo cards removed for a finishing move that is interrupted stay removed
    Given cost is no matter
    And your graveyard is "Sinister Strike", "Gouge"
    And your hand is "Eviscerate"
    And your opponent's hand is "Counterspell"
    When you play "Eviscerate" with X = 2 targeting your opponent's hero
    And your opponent responds by playing "Counterspell" targeting "Eviscerate"
    And the chain empties
    Then your opponent's hero has 0 damage
    And "Sinister Strike" is removed from the game
    And "Gouge" is removed from the game
    And "Eviscerate" is in your graveyard

  @rule:401.1
  Scenario: Without a card to discard Landro stays ready
    Given cost is no matter
    And you control "Landro Longshot"
    And your hand is empty
    Then you can't use "Landro Longshot", because of 401.1

  @rule:714.3e @rule:600.2
  Scenario: Who comes into play under a shout is under it too
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And the card "Quick Shout" reads:
      """
      1, Instant Ability
      This turn, opposing heroes and allies must attack if able. This turn, opposing heroes and allies can attack only your hero if able.
      """
    And your opponent's hero is exhausted
    And you control "Brigg"
    And your hand is "Quick Shout"
    And your opponent's hand is "Kagra of the Crossroads"
    When your opponent passes
    And you play "Quick Shout"
    And the chain empties
    And your opponent plays "Kagra of the Crossroads"
    And the chain empties
    Then your opponent can't pass, because of 600.2
    And your opponent can't propose that "Kagra of the Crossroads" attacks "Brigg", because of 601.2c
    When your opponent proposes that "Kagra of the Crossroads" attacks your hero
    And the combat concludes
    Then your hero has 1 damage

  @rule:601.2e
  Scenario: An ally that can't attack one hero may attack that hero's friend
    Given a team game: Ann and Cid against Bo, seated Ann, Bo, Cid
    And cost is no matter
    And it is Bo's turn, in the action phase
    And Bo controls "Rodrigo"
    And Ann's "Mind Soothe" is attached to Bo's "Rodrigo"
    Then Bo can't propose that "Rodrigo" attacks Ann's hero, because of 601.2b
    And Bo may propose that "Rodrigo" attacks Cid's hero

  @rule:603.3a @edition:cr-2007-05
  Scenario: An attacker that falls in its combat was attacking no more when it fell
    Given cost is no matter
    And the card "Test Vulture" reads:
      """
      2, Item
      When an attacking ally is destroyed, draw a card.
      """
    And you control "Test Vulture"
    And you control "Rodrigo"
    And it is your opponent's turn, in the action phase
    And your hand is empty
    And your opponent controls "Brigg"
    When your opponent proposes that "Brigg" attacks "Rodrigo"
    And the combat concludes
    Then "Brigg" is in your opponent's graveyard
    And the chain is empty

  @rule:cr-2009-combat:603.2 @edition:cr-2009-combat
  Scenario: In the later combat rules it still was
    Given cost is no matter
    And the card "Test Vulture" reads:
      """
      2, Item
      When an attacking ally is destroyed, draw a card.
      """
    And you control "Test Vulture"
    And you control "Rodrigo"
    And it is your opponent's turn, in the action phase
    And your hand is empty
    And your opponent controls "Brigg"
    When your opponent proposes that "Brigg" attacks "Rodrigo"
    And the combat concludes
    Then the chain, top first, is "Test Vulture"
