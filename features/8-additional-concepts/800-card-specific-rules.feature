Feature: Card-specific rules
  A deck built in the middle of a game, and equipment that outlasts one.

  @rule:800.1a @rule:800.1b @rule:800.1c
  Scenario: Conceding is paid at once, nobody can respond, and both players may keep equipment
    Given you have 6 ready resources
    And you control "Hearthstone"
    And you control "Krol Blade"
    And you control "Kor Cindervein"
    And your opponent controls "Golem Skull Helm"
    When you use "Hearthstone"
    Then you must choose between "Hearthstone", "Krol Blade"
    When you choose "Krol Blade"
    And your opponent chooses "Golem Skull Helm"
    Then your opponent wins the game
    And you lose the game
    And "Hearthstone" is exhausted
    And you have no ready resources

  @rule:401.1
  Scenario: It can be done whenever its player has priority, if all of its cost can be paid
    Given you have 6 ready resources
    And your opponent has 5 ready resources
    And it is your opponent's turn, in the end phase
    And you control "Hearthstone" as "mine"
    And your opponent controls "Hearthstone" as "another"
    Then your opponent can't use "another", because of 401.1
    When your opponent passes
    Then you may use "mine"

  @rule:800.1c @rule:711.1
  Scenario: What is on the chain as the game ends is interrupted
    Given you have 6 ready resources
    And your opponent has 1 ready resource
    And it is your opponent's turn, in the action phase
    And your hero has 29 damage
    And you control "Hearthstone"
    And your opponent controls "Tim"
    When your opponent uses "Tim", targeting your hero
    And you respond by using "Hearthstone"
    And you choose none
    Then your opponent wins the game
    And your hero has 29 damage
    And the chain is empty

  @rule:800.1d @rule:301.1
  Scenario: What was kept stays in play with its counters, and everything else is a deck again
    Given cost is no matter
    And your deck, from the top, is "Brigg"
    And your hand is "Fire Blast"
    And your graveyard is "Leeroy Jenkins"
    And your hero has 12 damage
    And you control "Hearthstone"
    And you control "Wall of the Dead"
    And "Wall of the Dead" has 2 "bone" counters
    And your opponent controls an exhausted "Golem Skull Helm"
    And your opponent controls "Kor Cindervein"
    When you use "Hearthstone"
    And you choose "Wall of the Dead", "Hearthstone"
    And your opponent chooses "Golem Skull Helm"
    And the next game is about to start, your opponent's turn first
    Then "Wall of the Dead" is in play
    And "Wall of the Dead" has 2 "bone" counters
    And you control "Hearthstone", "Wall of the Dead"
    And "Golem Skull Helm" is exhausted
    And "Kor Cindervein" is in your opponent's deck
    And "Brigg" is in your deck
    And "Fire Blast" is in your deck
    And "Leeroy Jenkins" is in your deck
    And your hero has 0 damage and 30 health
    And you have no resources

  @rule:800.1d @rule:101.1
  Scenario: Cards on hand in the next game come from what was not kept
    Given you have 6 ready resources
    And your deck, from the top, is "Brigg"
    And your opponent has 8 unnamed cards in your opponent's deck
    And you control "Hearthstone"
    And you control "Krol Blade"
    When you use "Hearthstone"
    And you choose "Krol Blade"
    And the next game is about to start, your turn first
    And the game starts
    And you choose not to
    And your opponent chooses not to
    Then there are 7 cards in your hand
    And there is 1 card in your deck
    And there is 1 card in your opponent's deck
    And "Krol Blade" is ready
    And it is your turn, in the action phase

  @rule:800.1d @rule:400.3b
  Scenario: Equipment goes on under whoever put it into play
    Given cost is no matter
    And the card "Test Loan" reads:
      """
      2, Ability
      Target player gains control of target equipment.
      """
    And your hand is "Test Loan"
    And you control "Hearthstone"
    And your opponent controls "Krol Blade"
    When you play "Test Loan" targeting yourself, "Krol Blade"
    And the chain empties
    Then you control "Krol Blade"
    When you use "Hearthstone"
    And you choose "Krol Blade"
    And the next game is about to start, your turn first
    Then your opponent controls "Krol Blade"

  @rule:800.1d
  Scenario: In the last game of a match there is nothing to keep
    Given this is the last game of the match
    And you have 6 ready resources
    And you control "Hearthstone"
    And your opponent controls "Golem Skull Helm"
    When you use "Hearthstone"
    Then your opponent wins the game
    And there is no next game, because of 800.1d

  @rule:800.1b
  Scenario: A whole team concedes, with the permission of all who are left of it
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And cost is no matter
    And Ann controls "Hearthstone"
    And Bo controls "Krol Blade"
    And Cid controls "Golem Skull Helm"
    When Ann uses "Hearthstone"
    And Cid chooses to
    And Ann chooses none
    And Bo chooses "Krol Blade"
    And Cid chooses "Golem Skull Helm"
    Then Ann loses the game
    And Cid loses the game
    And Bo wins the game
    And Dee wins the game

  @rule:800.1b
  Scenario: Without that permission nothing is paid and the game goes on
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And Ann has 6 ready resources
    And Ann controls "Hearthstone"
    When Ann uses "Hearthstone"
    And Cid chooses not to
    Then the game goes on
    And Ann has 6 ready resources
    And "Hearthstone" is ready
    And Ann has priority

  @rule:800.1b
  Scenario: A partner who has left is not asked and keeps nothing
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And cost is no matter
    And Ann controls "Hearthstone"
    And Cid controls "Golem Skull Helm"
    When Cid concedes
    And Ann uses "Hearthstone"
    And Ann chooses "Hearthstone"
    Then Bo wins the game

  @rule:800.2a @rule:800.2c
  Scenario: In a tournament the side deck becomes the deck
    Given you have 13 ready resources
    And you have "Through the Dark Portal" as a face-up resource
    And your deck, from the top, is "Brigg", "Tim"
    And your graveyard is "Leeroy Jenkins"
    And your hero is "Haruka Skycaller"
    And your side deck is "Grunt Baranka", "Scout Omerrta"
    And you have 8 unnamed cards in your side deck
    When you complete "Through the Dark Portal"
    And the chain empties
    And your deck is shuffled with "Scout Omerrta" on top
    Then there are 10 cards in your deck
    And "Brigg" is removed from the game
    And "Tim" is removed from the game
    And "Leeroy Jenkins" is removed from the game
    And your deck, from the top, is "Scout Omerrta"
    And there are no cards in your side deck
    When your opponent's next turn starts
    And your next turn starts
    And the draw step starts
    Then "Scout Omerrta" is in your hand
    And there are 9 cards in your deck

  @rule:800.2 @rule:800.2a @rule:407.6b
  Scenario: The second time in a game of a tournament there is no new deck, and the next draw loses
    Given you have 30 ready resources
    And you have "Through the Dark Portal" as a face-up resource as "the first"
    And you have "Through the Dark Portal" as a face-up resource as "the second"
    And you have 10 unnamed cards in your side deck
    When you complete "the first"
    And the chain empties
    Then there are 10 cards in your deck
    When you complete "the second"
    And the chain empties
    Then there are no cards in your deck
    And the game goes on
    When the turn ends
    And your next turn starts
    And the draw step starts
    Then you lose the game

  @rule:702.2
  Scenario: It is completed only during its player's own turn
    Given cost is no matter
    And it is your opponent's turn, in the end phase
    And you have "Through the Dark Portal" as a face-up resource
    When your opponent passes
    Then you can't complete "Through the Dark Portal", because of 702.2

  @rule:800.2b @rule:100.2
  Scenario: In casual play the deck is built of what the hero may play
    Given cost is no matter
    And your hero is "Litori Frostburn"
    And you have "Through the Dark Portal" as a face-up resource
    And your collection is "Fire Blast", "Brigg", "Flash Heal"
    And your graveyard is "Tim"
    When you complete "Through the Dark Portal"
    And the chain empties
    Then "Fire Blast" is in your deck
    And "Brigg" is in your collection
    And "Flash Heal" is in your collection
    And "Tim" is removed from the game

  @rule:800.2b @rule:100.4
  Scenario: Four copies of a card, though four were in the old deck, and no fifth
    Given cost is no matter
    And you have "Through the Dark Portal" as a face-up resource
    And your hero is "Litori Frostburn"
    And your deck, from the top, is "Tim", "Tim", "Tim", "Tim"
    And your collection is "Tim" as "T1", "Tim" as "T2", "Tim" as "T3", "Tim" as "T4", "Tim" as "T5"
    When you complete "Through the Dark Portal"
    And the chain empties
    Then there are 4 cards in your deck
    And there is 1 card in your collection

  @rule:800.2b
  Scenario: Of more than ten cards the player chooses ten, and the rest stay outside
    Given cost is no matter
    And your hero is "Litori Frostburn"
    And you have "Through the Dark Portal" as a face-up resource
    And your collection is "Tim", "Kor Cindervein", "Fire Blast", "Frostbolt", "Leeroy Jenkins", "Polymorph", "Counterspell", "Blink", "Fireball", "Lady Kath", "Flamestrike", "Frost Nova"
    When you complete "Through the Dark Portal"
    And the chain empties
    And you choose "Tim", "Kor Cindervein", "Frostbolt", "Leeroy Jenkins", "Polymorph", "Counterspell", "Blink", "Fireball", "Flamestrike", "Frost Nova"
    Then there are 10 cards in your deck
    And "Fire Blast" is in your collection
    And there are 2 cards in your collection

  @rule:100.3 @rule:102.1
  Scenario: In a game nothing is swapped, and another one doesn't begin
    Given your hero is "Litori Frostburn"
    And your deck, from the top, is "Tim"
    And your side deck is "Kor Cindervein"
    Then you can't swap "Tim" for "Kor Cindervein" of the side deck, because of 100.3
    And there is no next game, because of 102.1

  @rule:100.3 @rule:800.1d
  Scenario: Between games cards are swapped one for one with the side deck
    Given you have 6 ready resources
    And your hero is "Litori Frostburn"
    And your deck, from the top, is "Fire Blast", "Tim"
    And your side deck is "Kor Cindervein", "Brigg"
    And you control "Hearthstone"
    When you use "Hearthstone"
    And you choose none
    And the next game is about to start, your turn first
    Then you can't swap "Fire Blast" for "Brigg" of the side deck, because of 100.2
    And you can't swap "Fire Blast", "Tim" for "Kor Cindervein" of the side deck, because of 100.3
    When you swap "Fire Blast" for "Kor Cindervein" of the side deck
    Then "Fire Blast" is in your side deck
    And "Kor Cindervein" is in your deck
    And there are 2 cards in your side deck

  @rule:715.1
  Scenario: A card comes into the game from the collection
    Given cost is no matter
    And you have "Rite of Vision" as a face-up resource
    And your hero is "Thangal"
    And your collection is "Fire Blast", "Brigg", "Tim", "Scout Omerrta"
    When you complete "Rite of Vision"
    And the chain empties
    And your next turn starts
    And the chain empties
    Then you must choose between "Brigg", "Scout Omerrta"
    When you choose "Scout Omerrta"
    Then "Scout Omerrta" is in your hand
    And "Brigg" is in your collection
