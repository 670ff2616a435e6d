Feature: Turns and triggers at their edges
  What triggers in a step without priority, what ends when a turn ends, and who answers for it.

  @rule:503.2a @rule:411.8c
  Scenario: What triggers off the last discards of a turn waits for the next ready step
    Given the card "Salvage" reads:
      """
      2, Item
      When you discard a card, draw a card.
      """
    And it is your turn, in the end phase
    And you control "Salvage"
    And your hand is "Tim", "Brigg"
    And you have 7 unnamed cards in your hand
    And you have 5 unnamed cards in your deck
    When both players pass
    And you choose "Tim", "Brigg"
    Then it is your opponent's turn, in the ready step
    And the chain, top first, is "Salvage", "Salvage"
    And there are 7 cards in your hand
    When the chain empties
    Then there are 9 cards in your hand

  @rule:500.2 @rule:503.1 @rule:706.1
  Scenario: A blessing given in the end phase lasts through the whole next turn
    Given cost is no matter
    And it is your opponent's turn, in the end phase
    And you control "Rodrigo"
    And your hand is "Blessing of Freedom"
    And your opponent's hand is "Withdraw"
    When your opponent passes
    And you play "Blessing of Freedom" targeting "Rodrigo"
    And the chain empties
    Then "Blessing of Freedom" is attached to "Rodrigo"
    When your next turn starts
    Then "Blessing of Freedom" is attached to "Rodrigo"
    When you pass
    Then your opponent can't play "Withdraw" targeting "Rodrigo", because of 706.1
    When the end phase starts
    Then the chain, top first, is "Blessing of Freedom"
    When the chain empties
    Then "Blessing of Freedom" is in your graveyard

  @rule:705.4 @rule:602.5
  Scenario: An attacker's effect stays its first master's after the attacker was taken
    Given the card "Snatch" reads:
      """
      1, Instant Ability
      Gain control of target ally this turn.
      """
    And cost is no matter
    And you control "Voss Treebender"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Snatch"
    When you propose that "Voss Treebender" attacks your opponent's hero
    And the attack window opens
    And you choose "Rodrigo"
    And your opponent responds by playing "Snatch" targeting "Voss Treebender"
    And the chain empties
    And you choose to
    Then "Rodrigo" is exhausted
    And your opponent controls "Voss Treebender"
    When the combat concludes
    Then your opponent's hero has 0 damage

  @rule:703.3 @rule:708.1a
  Scenario: Watchers that rise together shoot at each other
    Given the card "Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And cost is no matter
    And you control "Kaal Soulreaper"
    And your graveyard is "Watcher Mal'wi" as "my watcher"
    And your opponent's graveyard is "Watcher Mal'wi" as "his watcher", "Runt"
    When you use "Kaal Soulreaper"
    And the chain empties
    And you choose in order "my watcher" about "his watcher", "my watcher" about "Runt"
    And the chain empties
    Then "Runt" has 1 damage
    And "his watcher" has 1 damage
    And "my watcher" has 1 damage
    And "Kaal Soulreaper" is removed from the game

  @rule:709.2d @rule:707.3 @rule:708.2
  Scenario: A burning spell that was taken off burns once more, and its host in another party is burnt there
    Given the card "Snatch" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And the card "Break Spell" reads:
      """
      1, Instant Ability
      Destroy target ability.
      """
    And cost is no matter
    And it is your opponent's turn, in the end phase
    And your opponent controls "Rodrigo"
    And your "Fireball" is attached to "Rodrigo"
    And your hand is "Snatch"
    And your opponent's hand is "Break Spell"
    When the turn ends
    Then the chain, top first, is "Fireball"
    When you play "Snatch" targeting "Rodrigo"
    And both players pass
    And you pass
    And your opponent plays "Break Spell" targeting "Fireball"
    And the chain empties
    Then "Fireball" is in your graveyard
    And you control "Rodrigo"
    And "Rodrigo" has 1 damage

  @rule:501.1a @rule:400.3
  Scenario: A stolen ally is readied and led by its thief on the thief's next turn
    Given the card "Keep" reads:
      """
      1, Ability
      Gain control of target ally.
      """
    And cost is no matter
    And your hand is "Keep"
    And your opponent controls an exhausted "Rodrigo"
    When you play "Keep" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" is exhausted
    When your opponent's next turn starts
    Then "Rodrigo" is exhausted
    When your next turn starts
    Then "Rodrigo" is ready
    When the action phase starts
    Then you may propose that "Rodrigo" attacks your opponent's hero

  @rule:102.1a @rule:407.6b @rule:802.1
  Scenario: Two players with empty decks who must both draw end the game in a draw
    Given the card "Feast of Cards" reads:
      """
      1, Ability
      Each player draws a card.
      """
    And cost is no matter
    And your hand is "Feast of Cards"
    And your deck is empty
    And your opponent's deck is empty
    When you play "Feast of Cards"
    And the chain empties
    Then the game is a draw

  
  Scenario: Putting the top card of an empty deck into hand loses nothing
    Given the card "Glimpse" reads:
      """
      1, Ability
      Put the top card of your deck into your hand.
      """
    And cost is no matter
    And your hand is "Glimpse"
    And your deck is empty
    When you play "Glimpse"
    And the chain empties
    Then the game goes on

  @rule:407.6a @rule:410.2
  Scenario: A doomed chief that can't be destroyed lives until a second one comes
    Given the card "Chief" reads:
      """
      3, Ally—Orc Warrior, Unique, 2 [Melee] ATK / 4 Health
      """
    And the card "Endure" reads:
      """
      1, Instant Ability
      Target ally can't be destroyed this turn.
      """
    And cost is no matter
    And you control "Chief" with 3 damage as "the old chief"
    And your hand is "Endure", "Fire Blast", "Chief" as "the new chief"
    When you play "Endure" targeting "the old chief"
    And the chain empties
    And you play "Fire Blast" targeting "the old chief"
    And the chain empties
    Then you control "the old chief"
    And "the old chief" has 5 damage
    When you play "the new chief"
    And the chain empties
    And you choose "the new chief"
    Then "the new chief" is in your graveyard
    And you control "the old chief"
    When the turn ends
    Then "the old chief" is in your graveyard

  @rule:306.3c @rule:709.2b @rule:411.8d
  Scenario: An oil for a weapon that was destroyed in response goes to the graveyard, and with another weapon onto that
    Given the card "Test Oil" reads:
      """
      1, Ability
      Attach to one of your Melee weapons.
      Ongoing: Attached weapon has +2 ATK.
      """
    And the card "Snap" reads:
      """
      1, Instant Ability
      Destroy target weapon.
      """
    And cost is no matter
    And you control "Krol Blade"
    And your hand is "Test Oil"
    And your opponent's hand is "Snap"
    When you play "Test Oil"
    And your opponent responds by playing "Snap" targeting "Krol Blade"
    And the chain empties
    Then "Krol Blade" is in your graveyard
    And "Test Oil" is in your graveyard

  @rule:714.3b
  Scenario: A charm that was readied in response never takes hold, and the attack goes on
    Given the card "Second Wind" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Helwen"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Second Wind"
    When your opponent proposes that "Rodrigo" attacks your hero
    And the defend window opens
    And you respond by using "Helwen", targeting "Rodrigo"
    And your opponent responds by playing "Second Wind" targeting "Helwen"
    And the chain empties
    Then "Helwen" is ready
    And your opponent controls "Rodrigo"
    And "Rodrigo" is attacking
    When the combat concludes
    Then your hero has 4 damage

  @rule:707.1e @rule:401.2
  Scenario: A reduction with a minimum binds only itself, and the player takes it first
    Given the card "Test Tax" reads:
      """
      2, Item
      Opponents pay 2 more to play abilities.
      """
    And the card "Big Thrift" reads:
      """
      2, Item
      You pay 4 less to play abilities.
      """
    And the card "Small Thrift" reads:
      """
      2, Item
      You pay 2 less to play abilities, to a minimum of 1.
      """
    And you have 1 ready resource
    And you control "Big Thrift"
    And you control "Small Thrift"
    And your opponent controls "Test Tax"
    And your hand is "Withdraw"
    And your opponent controls "Tim"
    When you play "Withdraw" targeting "Tim"
    Then you have 1 ready resource

  @rule:801.1a
  Scenario: Each player in a loop of three may name less, and the least is done
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And the card "Ann's Wheel" reads:
      """
      2, Item
      (0) >>> Ready target ally named Weary Sentry. Put 1 damage on your hero.
      """
    And the card "Bo's Harp" reads:
      """
      2, Item
      (0) >>> Exhaust target ally named Weary Sentry.
      """
    And the card "Weary Sentry" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      """
    And Cid controls an exhausted "Weary Sentry"
    And Ann controls "Ann's Wheel"
    And Bo controls "Bo's Harp"
    When Ann uses "Ann's Wheel", targeting "Weary Sentry"
    And all players pass
    And Ann passes
    And Bo uses "Bo's Harp", targeting "Weary Sentry"
    And all players pass
    And Ann repeats the loop 9 times
    And Bo repeats the loop 3 times
    And Ann chooses not to
    Then Ann's hero has 4 damage
    And "Weary Sentry" is exhausted
    And Bo has priority
