Feature: Numbers, circles and what is looked for
  X, dependency, loops, searches and links that lose a part, each with two rules more.

  @rule:719.2 @rule:719.1 @rule:202.3
  Scenario: A brand, a banner and a guard that came in the wrong order act in the right one
    Given the card "Guard Banner" reads:
      """
      2, Item
      Allies in your party with 3 or more ATK have protector.
      """
    And the card "Orc Banner" reads:
      """
      2, Item
      Orcs in your party have +2 ATK.
      """
    And the card "Brand" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally is an Orc.
      """
    And the card "Break Spell" reads:
      """
      1, Instant Ability
      Destroy target ability.
      """
    And cost is no matter
    And you control "Guard Banner"
    And you control "Orc Banner"
    And you control "Valanos"
    And your hand is "Brand", "Break Spell"
    Then "Valanos" has no protector
    When you play "Brand" targeting "Valanos"
    And the chain empties
    Then "Valanos" has 4 ATK
    And "Valanos" has protector
    And "Valanos" has the tags "Draenei", "Orc"
    When you play "Break Spell" targeting "Brand"
    And the chain empties
    Then "Valanos" has 2 ATK
    And "Valanos" has no protector

  @rule:714.3e @rule:704.1 @rule:400.3
  Scenario: Opposing allies that lost their powers have them again on the other side
    Given the card "Hush" reads:
      """
      1, Ability
      Opposing allies lose all powers this turn.
      """
    And the card "Mist Caller" reads:
      """
      2, Ally—Troll Mage, 1 [Frost] ATK / 2 Health
      Allies in your party have elusive.
      """
    And the card "Keep" reads:
      """
      1, Ability
      Gain control of target ally.
      """
    And cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Hush", "Keep"
    And your opponent controls "Mist Caller"
    And your opponent controls "Rodrigo"
    Then you can't propose that "Kor Cindervein" attacks "Rodrigo", because of 601.2b
    When you play "Hush"
    And the chain empties
    Then you may propose that "Kor Cindervein" attacks "Rodrigo"
    When you play "Keep" targeting "Mist Caller"
    And the chain empties
    Then "Kor Cindervein" has elusive
    And "Rodrigo" has no elusive

  @rule:201.3 @rule:401.4a @rule:707.1e
  Scenario: A card played for less costs what it says while it is on the chain and nothing afterwards
    Given the card "Test Bolt" reads:
      """
      X, Instant Ability
      Your hero deals X fire damage to target hero or ally.
      """
    And the card "Thrift" reads:
      """
      2, Item
      You pay 2 less to play abilities.
      """
    And the card "Big Stop" reads:
      """
      1, Instant Ability
      Interrupt target ability card with cost 3 or more.
      """
    And the card "Small Stop" reads:
      """
      1, Instant Ability
      Interrupt target ability card with cost 2 or less.
      """
    And you have 1 ready resource
    And you control "Thrift"
    And your hand is "Test Bolt"
    And your opponent has 2 ready resources
    And your opponent's hand is "Big Stop", "Small Stop"
    When you play "Test Bolt" with X = 3 targeting your opponent's hero
    Then you have no ready resources
    When you pass
    Then your opponent may play "Big Stop" targeting "Test Bolt"
    And your opponent can't play "Small Stop" targeting "Test Bolt"
    When your opponent plays "Big Stop" targeting "Test Bolt"
    And the chain empties
    Then "Test Bolt" is in your graveyard
    And your opponent's hero has 0 damage

  @rule:405.2a @rule:716.2
  Scenario: Nothing plus one is nothing where no packet comes to be
    Given the card "Test Bolt" reads:
      """
      X, Instant Ability
      Your hero deals X fire damage to target hero or ally.
      """
    And the card "Spark Ledger" reads:
      """
      2, Item
      When your hero is dealt damage, draw a card.
      """
    And you control "Chromatic Cloak"
    And your hand is "Test Bolt" as "the first bolt", "Test Bolt" as "the second bolt"
    And you have 1 ready resource
    And your opponent controls "Spark Ledger"
    And your opponent has 4 unnamed cards in your opponent's deck
    When you play "the first bolt" with X = 0 targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage
    And there are no cards in your opponent's hand
    When you play "the second bolt" with X = 1 targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    And there is 1 card in your opponent's hand

  @rule:402.2 @rule:706.1 @rule:601.2a
  Scenario: A mind control for nothing takes a token, which must wait to attack
    Given you have 2 ready resources
    And your hand is "Mind Control"
    And your opponent controls a token "Wisp" with 1 ATK and 1 health
    And your opponent controls "Tim"
    Then you can't play "Mind Control" with X = 0 targeting "Tim", because of 706.1
    When you play "Mind Control" with X = 0 targeting "Wisp"
    And the chain empties
    Then you control "Wisp"
    And you can't propose that "Wisp" attacks your opponent's hero, because of 601.2a

  @rule:801.2 @rule:703.5
  Scenario: A pendulum that two items keep swinging ends the game in a draw
    Given the card "Pendulum" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      When Pendulum becomes exhausted, ready it.
      """
    And the card "Weight" reads:
      """
      2, Item
      When an ally becomes ready, exhaust it.
      """
    And the card "Push" reads:
      """
      1, Ability
      Exhaust target ally.
      """
    And cost is no matter
    And you control "Pendulum"
    And your opponent controls "Weight"
    And your hand is "Push"
    When you play "Push" targeting "Pendulum"
    And the chain empties
    Then the game is a draw

  @rule:407.6a @rule:102.1a
  Scenario: A pendulum that hurts at every swing ends with its owner's hero
    Given the card "Pendulum" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      When Pendulum becomes exhausted, ready it. Put 1 damage on your hero.
      """
    And the card "Weight" reads:
      """
      2, Item
      When an ally becomes ready, exhaust it.
      """
    And the card "Push" reads:
      """
      1, Ability
      Exhaust target ally.
      """
    And cost is no matter
    And your hero has 10 damage
    And you control "Pendulum"
    And your opponent controls "Weight"
    And your hand is "Push"
    When you play "Push" targeting "Pendulum"
    And the chain empties
    Then you lose the game
    And your opponent wins the game

  @rule:409.2 @rule:411.2d @rule:411.2b
  Scenario: In a deck that was turned over nobody fails to find the Form
    Given the card "Upside Down" reads:
      """
      1, Ability
      Turn your deck over.
      """
    And cost is no matter
    And your hand is "Upside Down", "Swiftshift"
    And your graveyard is "Fire Blast"
    And your deck, from the top, is "Tim", "Bear Form", "Brigg"
    When you play "Upside Down"
    And the chain empties
    And you play "Swiftshift"
    And the chain empties
    And you choose your deck
    And your deck is shuffled with "Brigg" on top
    Then "Bear Form" is in your hand
    And your deck is turned over

  @rule:709.2c @rule:411.8a
  Scenario: A fork with one prong left still doubles it
    Given the card "Test Fork" reads:
      """
      3, Ability
      Your hero deals 3 fire damage to target ally and 1 fire damage to another target ally.
      """
    And cost is no matter
    And you control "World in Flames"
    And your hand is "Test Fork"
    And your opponent controls "Rodrigo"
    And your opponent controls "Kor Cindervein" with 1 damage
    And your opponent's hand is "Withdraw"
    When you play "Test Fork" targeting "Rodrigo" and "Kor Cindervein"
    And your opponent responds by playing "Withdraw" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" is in your opponent's hand
    And "Kor Cindervein" is in your opponent's graveyard

  @rule:102.2 @rule:711.1 @rule:709.2
  Scenario: A counter whose player concedes stops nothing
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And the card "Stop Spell" reads:
      """
      1, Instant Ability
      Interrupt target ability card.
      """
    And cost is no matter
    And Ann's hand is "Fire Blast"
    And Bo's hand is "Stop Spell"
    And Cid controls "Kor Cindervein" with 1 damage
    When Ann plays "Fire Blast" targeting "Kor Cindervein"
    And Bo responds by playing "Stop Spell" targeting "Fire Blast"
    And Bo concedes
    Then "Stop Spell" is removed from the game
    And the chain, top first, is "Fire Blast"
    When the chain empties
    Then "Kor Cindervein" is in Cid's graveyard

  @rule:716.1b @rule:102.1a @rule:407.6b
  Scenario: Where everyone draws two, who has knowledge in place of a deck outlasts who has one card left
    Given the card "Feast of Cards" reads:
      """
      1, Ability
      Each player draws two cards.
      """
    And cost is no matter
    And your hand is "Forbidden Knowledge", "Feast of Cards"
    And your deck, from the top, is "Tim", "Brigg"
    And your opponent's deck, from the top, is "Rodrigo"
    When you play "Forbidden Knowledge"
    And the chain empties
    Then there are 2 of your cards removed from the game
    When you play "Feast of Cards"
    And the chain empties
    And you choose "Brigg"
    Then you win the game
    And your opponent loses the game

  @rule:703.2 @rule:708.1a @rule:709.2
  Scenario: Of two lilies the second finds the hand too small
    Given the card "Test Lily" reads:
      """
      4, Item
      At the start of your turn, if you have three or more cards in your hand, your hero heals 2 damage from itself.
      """
    And the card "Test Rot" reads:
      """
      1, Instant Ability
      Target player discards a card.
      """
    And cost is no matter
    And it is your opponent's turn, in the end phase
    And your hero has 5 damage
    And your hand is "Tim", "Brigg", "Rodrigo"
    And you control "Test Lily" as "the first lily"
    And you control "Test Lily" as "the second lily"
    And your opponent's hand is "Test Rot"
    When the turn ends
    Then the chain, top first, is "the second lily", "the first lily"
    When both players pass
    Then your hero has 3 damage
    When you pass
    And your opponent plays "Test Rot" targeting yourself
    And both players pass
    And you choose "Tim"
    And the chain empties
    Then your hero has 3 damage

  @rule:411.8e @rule:709.2f @rule:716.1
  Scenario: Who destroys an ally that is removed instead has done so and draws
    Given the card "Test Kill" reads:
      """
      1, Ability
      Destroy target ally. If you do, draw a card.
      """
    And cost is no matter
    And your hand is "Test Kill"
    And you have 2 unnamed cards in your deck
    And your opponent controls "Dramla Lifebender"
    And your opponent controls "Rodrigo"
    When you play "Test Kill" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" is removed from the game
    And there is 1 card in your hand
