Feature: Starting a game
  Shuffled decks, seven cards each, one chance to try again, and then the first turn.

  @rule:101.1 @rule:101.2
  Scenario: Everyone draws seven cards, and each may have seven others once, the first player deciding first
    Given the first turn of the game is your opponent's and about to start
    When the game starts
    Then there are 7 cards in your hand
    And there are 3 cards in your deck
    And there are 7 cards in your opponent's hand
    When your opponent chooses to
    Then there are 7 cards in your opponent's hand
    And there are 3 cards in your opponent's deck
    When you choose not to
    Then there are 7 cards in your hand
    And it is your opponent's turn, in the action phase
    And there are 7 cards in your opponent's hand

  @rule:101.2
  Scenario: The hand that is given up is shuffled back before the new one is drawn
    Given the first turn of the game is yours and about to start
    And your deck, from the top, is "Brigg", "Cerwyn", "Gamon", "Pugg", "Wisp", "Elder Moorf", "Kailis Truearc", "Kor Cindervein", "Bloodclaw"
    When the game starts
    And your deck is shuffled with "Kor Cindervein", "Bloodclaw" on top
    Then "Kor Cindervein" is in your hand
    When you choose to
    And your deck is shuffled with "Brigg", "Cerwyn", "Gamon", "Pugg", "Wisp", "Elder Moorf", "Kailis Truearc" on top
    Then there are 7 cards in your hand
    And "Brigg" is in your hand
    And "Kor Cindervein" is in your deck
    And "Bloodclaw" is in your deck
    When your opponent chooses not to
    Then it is your turn, in the action phase
    And there are 7 cards in your hand

  @rule:101.1 @rule:301.1
  Scenario: Every player begins with a ready hero in play that has health and no ATK, and with seven cards
    Given the first turn of the game is yours and about to start
    And your hero is "Graccus"
    And you have 20 unnamed cards in your deck
    And your opponent has 20 unnamed cards in your opponent's deck
    When the game starts
    And you choose not to
    And your opponent chooses not to
    Then "Graccus" is in play
    And "Graccus" is ready
    And "Graccus" has 29 health and 0 ATK
    And there are 7 cards in your hand
    And there are 7 cards in your opponent's hand
    And there are 13 cards in your deck

  @rule:101.2 @rule:501.2b
  Scenario: Three players decide on a mulligan clockwise from the first player
    Given a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And the first turn of the game is Bo's and about to start
    And Ann has 10 unnamed cards in her deck
    And Bo has 10 unnamed cards in his deck
    And Cy has 10 unnamed cards in his deck
    When the game starts
    And Bo chooses not to
    And Cy chooses to
    And Ann chooses not to
    Then there are 7 cards in Bo's hand
    And there are 7 cards in Cy's hand
    And there are 3 cards in Cy's deck
    And it is Bo's turn, in the action phase
