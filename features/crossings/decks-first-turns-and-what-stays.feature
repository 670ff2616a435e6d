Feature: Decks, first turns and what outlasts a game
  Chapters 100, 101 and 800 on boards of two, three and four players.

  @rule:100.4
  Scenario: Four copies in main and side deck together, and no limit in Sealed Pack
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      57 Ironforge Guards
      3 Fire Blast

      Side deck
      8 Ironforge Guards
      2 Fire Blast
      """
    Then the deck can't be played in Constructed, because of 100.4
    And the deck may be played in Sealed Pack
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      57 Ironforge Guards
      3 Fire Blast

      Side deck
      9 Ironforge Guards
      1 Fire Blast
      """
    Then the deck may be played in Constructed

  @rule:100.3
  Scenario: A hero card may lie in a side deck of Sealed Pack, and not in one of Constructed
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      30 Ironforge Guards

      Side deck
      1 Litori Frostburn
      9 Ironforge Guards
      """
    Then the deck may be played in Sealed Pack
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards

      Side deck
      1 Litori Frostburn
      9 Ironforge Guards
      """
    Then the deck can't be played in Constructed

  @rule:100.2
  Scenario: A race that a card asks of the hero
    Given the card "Deader" reads:
      """
      Warlock, Horde, Hero—Undead (Affliction), 27 Health
      """
    And the card "Greener" reads:
      """
      Warlock, Horde, Hero—Orc (Affliction), 27 Health
      """
    When you put a deck together:
      """
      Hero: Deader
      1 Dramla Lifebender
      59 Landro Longshot
      """
    Then the deck may be played in Sealed Pack
    When you put a deck together:
      """
      Hero: Greener
      1 Dramla Lifebender
      59 Landro Longshot
      """
    Then the deck can't be played in Sealed Pack, because of 100.2

  @rule:101.2
  Scenario: Four players in two teams decide on a mulligan clockwise from the first, each for himself
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And the first turn of the game is Cid's and about to start
    And Dee has 7 unnamed cards in his deck
    And Ann has 9 unnamed cards in her deck
    When the game starts
    And Cid chooses not to
    And Dee chooses to
    And Ann chooses to
    And Bo chooses not to
    Then there are 7 cards in Dee's hand
    And there are no cards in Dee's deck
    And there are 7 cards in Ann's hand
    And there are 2 cards in Ann's deck
    And it is Cid's turn, in the action phase
    When the turn ends
    And the draw step starts
    Then Dee loses the game
    And the game goes on

  @rule:101.1 @rule:102.1a
  Scenario: Whoever can't draw an opening hand loses before the first turn goes on
    Given a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And the first turn of the game is Ann's and about to start
    And Bo has 6 unnamed cards in his deck
    When the game starts
    And Ann chooses not to
    And Bo chooses not to
    And Cy chooses not to
    Then Bo loses the game
    And the game goes on
    And it is Ann's turn, in the action phase

  @rule:501.2b
  Scenario: The first player skips the start phase, the others don't
    Given a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And the first turn of the game is Cy's and about to start
    When the game starts
    And Cy chooses not to
    And Ann chooses not to
    And Bo chooses not to
    Then there are 7 cards in Cy's hand
    And it is Cy's turn, in the action phase
    When the turn ends
    And the action phase starts
    Then it is Ann's turn, in the action phase
    And there are 8 cards in Ann's hand
    When the turn ends
    And the action phase starts
    Then there are 8 cards in Bo's hand

  @rule:800.1c
  Scenario: All who are left choose equipment as a team of one hearths among three
    Given a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Bo's turn, in the action phase
    And cost is no matter
    And the card "Cap" reads:
      """
      1, Armor—Plate, Head (1), 2 DEF
      """
    And Ann controls "Hearthstone"
    And Bo controls "Cap" as "Bo's Cap"
    And Cy controls "Cap" as "Cy's Cap"
    And Bo's hand is "Fire Blast"
    When Bo plays "Fire Blast" targeting Ann's hero
    And Bo passes
    And Cy passes
    And Ann uses "Hearthstone"
    And Bo chooses none
    And Cy chooses "Cy's Cap"
    And Ann chooses none
    Then Ann loses the game
    And Ann's hero has 0 damage

  @rule:800.1b
  Scenario: A partner who has left need not be asked
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And cost is no matter
    And Ann controls "Hearthstone"
    When Cid concedes
    And Ann uses "Hearthstone"
    And Ann chooses "Hearthstone"
    Then Ann loses the game
    And Bo wins the game
    And Dee wins the game

  @rule:800.1d
  Scenario: An item stays exhausted with its counters, and what was attached to it goes back into a deck
    Given cost is no matter
    And the card "Rune" reads:
      """
      1, Ability
      Attach to target equipment.
      Ongoing: Attached equipment has "[Activate] >>> Draw a card."
      """
    And the card "Cap" reads:
      """
      1, Armor—Plate, Head (1), 2 DEF
      """
    And you control "Hearthstone"
    And you control an exhausted "Cap"
    And your opponent's "Rune" is attached to "Cap"
    And "Cap" has 2 "gem" counters
    When you use "Hearthstone"
    And you choose "Cap"
    And the next game is about to start, your opponent's turn first
    Then "Cap" has 2 "gem" counters
    And "Cap" is exhausted
    And "Rune" is in your opponent's deck
    And "Hearthstone" is in your deck

  @rule:800.2a
  Scenario: The new deck is ten cards, and once those are drawn there is nothing to draw
    Given cost is no matter
    And you have "Through the Dark Portal" as a face-up resource
    And your graveyard is "Fire Blast"
    And you have 10 unnamed cards in your side deck
    And the card "Study" reads:
      """
      1, Ability
      Draw ten cards.
      """
    And the card "Glance" reads:
      """
      1, Instant Ability
      Draw a card.
      """
    And your hand is "Study", "Glance"
    When you complete "Through the Dark Portal"
    And the chain empties
    Then there are 10 cards in your deck
    And "Fire Blast" is removed from the game
    When you play "Study"
    And the chain empties
    Then there are no cards in your deck
    And the game goes on
    When you play "Glance"
    And the chain empties
    Then you lose the game

  @rule:702.2
  Scenario: The portal opens on its player's turn alone, even with the chain full
    Given cost is no matter
    And you have "Through the Dark Portal" as a face-up resource
    And you have 10 unnamed cards in your side deck
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
    Then you may complete "Through the Dark Portal"
    When the chain empties
    And the turn ends
    And the action phase starts
    And your opponent passes
    Then you can't complete "Through the Dark Portal"

  @rule:800.1c
  Scenario: Nobody answers a hearthing, and a choice of equipment leaves out allies and abilities
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Hearthstone", "Kor Cindervein"
    And you control "Battle Shout"
    And your opponent controls "Krol Blade", "Tim"
    And your opponent's hand is "Fire Blast"
    When your opponent passes
    And you use "Hearthstone"
    Then your opponent must choose between "Krol Blade"
    When your opponent chooses "Krol Blade"
    And you choose none
    Then you lose the game
    And your opponent wins the game

  @rule:102.1a @rule:407.6b
  Scenario: Two players who both can't draw an opening hand make a draw
    Given the first turn of the game is yours and about to start
    And you have 6 unnamed cards in your deck
    And your opponent has 3 unnamed cards in your opponent's deck
    When the game starts
    And you choose not to
    And your opponent chooses not to
    Then the game is a draw

  @rule:101.2 @rule:102.1a
  Scenario: A mulligan doesn't make up for a deck that is too small
    Given the first turn of the game is your opponent's and about to start
    And you have 6 unnamed cards in your deck
    When the game starts
    And your opponent chooses not to
    And you choose to
    Then you lose the game
    And your opponent wins the game

  @rule:101.1
  Scenario: Seven cards are enough for an opening hand
    Given the first turn of the game is yours and about to start
    And you have 7 unnamed cards in your deck
    When the game starts
    And you choose to
    And your opponent chooses not to
    Then there are no cards in your deck
    And the game goes on

  @rule:800.1d @rule:102.1a
  Scenario: What is kept for the next game may be missing from its opening hand
    Given you have 6 ready resources
    And your deck is empty
    And you control "Hearthstone"
    And you control "Krol Blade"
    When you use "Hearthstone"
    And you choose "Krol Blade", "Hearthstone"
    And the next game is about to start, your turn first
    And the game starts
    And you choose not to
    And your opponent chooses not to
    Then you lose the game

  @rule:100.3
  Scenario: A card that shares no icon with the hero belongs in neither deck of Constructed, and says so of both
    When you put a deck together:
      """
      Hero: Gorebelly
      60 Landro Longshot

      Side deck
      9 Landro Longshot
      1 Fire Blast
      """
    Then the deck can't be played in Constructed, because of 100.3
    And the deck can't be played in Constructed, because of 100.2
    And the deck can't be played in Constructed, because of 100.4
    And the deck may be played in Sealed Pack
