@edition:starter-2006
Feature: Decks and turns of the starter rulebook
  The numbers that the first rulebook gives for building a deck and for what a turn allows.

  @rule:100.1
  Scenario: Sixty cards beside the hero are a deck, fifty-nine are none
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      59 Ironforge Guards
      """
    Then the deck can't be played in Constructed, because of 100.1

  @rule:100.1
  Scenario: Thirty cards out of packs are a deck, twenty-nine are none
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      30 Ironforge Guards
      """
    Then the deck may be played in Sealed Pack
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      29 Ironforge Guards
      """
    Then the deck can't be played in Sealed Pack, because of 100.1

  @rule:100.3
  Scenario: A side deck has ten cards, neither one fewer nor one more
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards

      Side deck
      10 Ironforge Guards
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards

      Side deck
      9 Ironforge Guards
      """
    Then the deck can't be played in Constructed, because of 100.3
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards

      Side deck
      11 Ironforge Guards
      """
    Then the deck can't be played in Constructed, because of 100.3

  @rule:100.4
  Scenario: Four copies of a card are allowed, five are not, and of an unlimited card there may be sixty
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      4 Fire Blast
      56 Ironforge Guards
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      5 Fire Blast
      56 Ironforge Guards
      """
    Then the deck can't be played in Constructed, because of 100.4

  @rule:501.2a
  Scenario: One card is drawn in the draw step
    Given it is your opponent's turn, in the action phase
    And you have 3 unnamed cards in your hand
    When your next turn starts
    Then there are 3 cards in your hand
    When the action phase starts
    Then there are 4 cards in your hand

  @rule:408.1
  Scenario: One resource is placed in a turn, and another only in the next
    Given your hand is "Tim", "Brigg", "Valanos"
    When you place "Tim" as a face-down resource
    And the chain empties
    Then you have 1 ready resource
    And you can't place "Brigg" as a face-down resource, because of 408.1
    When your next turn starts
    And the action phase starts
    And you place "Brigg" as a face-down resource
    And the chain empties
    Then you have 2 ready resources

  @rule:503.2a
  Scenario: Of eight cards in hand one is discarded at the end of the turn, of seven none
    Given your hand is "Tim", "Brigg", "Cerwyn", "Valanos", "Rodrigo", "Anika Berlyn", "Kor Cindervein", "Voss Treebender"
    When the turn ends
    And you choose "Cerwyn"
    Then there are 7 cards in your hand
    And there is 1 card in your graveyard

  @rule:503.2a
  Scenario: Seven cards in hand may be kept
    Given you have 7 unnamed cards in your hand
    When the turn ends
    Then there are 7 cards in your hand
    And there is no card in your graveyard

  @rule:100.2
  Scenario: What a class can't wield stays out of its deck, and what belongs to nobody goes into any
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      58 Ironforge Guards
      1 Inventor's Focal Sword
      1 Landro Longshot
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      59 Ironforge Guards
      1 Krol Blade
      """
    Then the deck can't be played in Constructed, because of 100.2
    When you put a deck together:
      """
      Hero: Gorebelly
      58 Orgrimmar Grunts
      1 Krol Blade
      1 Landro Longshot
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Gorebelly
      59 Orgrimmar Grunts
      1 Inventor's Focal Sword
      """
    Then the deck can't be played in Constructed, because of 100.2

  @rule:100.2
  Scenario: A talent goes only into the deck of a hero with that talent specialization
    Given the card "Stormcaller" reads:
      """
      Horde, Hero—Orc Elemental Shaman, 28 Health
      """
    When you put a deck together:
      """
      Hero: Haruka Skycaller
      59 Orgrimmar Grunts
      1 Stormstrike
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Stormcaller
      59 Orgrimmar Grunts
      1 Stormstrike
      """
    Then the deck can't be played in Constructed, because of 100.2

  @rule:102.2
  Scenario: The cards of a player who is out of the game go with it, those attached to others' cards too
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Cid controls "Kor Cindervein"
    And Cid controls "Tim"
    And Bo's "Mark of the Wild" is attached to Cid's "Kor Cindervein"
    And Bo controls "Brigg"
    Then "Kor Cindervein" has 5 ATK and 5 health
    When Bo concedes
    Then "Kor Cindervein" has 3 ATK and 3 health
    And "Brigg" is not in play
    And "Mark of the Wild" is not in play
    And there is no card in Cid's graveyard
    And the game goes on

  Scenario: A quest pays for itself, turns over and is done with
    Given the card "Errand" reads:
      """
      Quest
      Pay (3) to complete this quest.
      Reward: Draw a card.
      """
    And you have "Errand" as a face-up resource
    And you have 2 ready resources
    When you complete "Errand"
    Then you have no ready resources
    When the chain empties
    Then there is 1 card in your hand
    And "Errand" is face down
    When your next turn starts
    Then you have 3 ready resources
    And you can't complete "Errand"

  @rule:407.1
  Scenario: Players of two teams sit in turn where nobody says how they sit
    Given a team game: Ann and Cid and Eve against Bo and Dee and Fay
    And Ann's hero is "Graccus"
    And Cid's hero is "Boris Brightbeard"
    When Ann passes
    Then Bo has priority
    When Bo passes
    Then Cid has priority
    When Cid passes
    And Dee passes
    Then Eve has priority
