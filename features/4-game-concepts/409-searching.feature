Feature: 409 Searching
  In a zone that everyone sees a search can't miss, in a deck it may, and a deck that was searched is shuffled.

  Background:
    Given cost is no matter

  @rule:409.1 @rule:409.2 @example:cr-2007-05/409.2#1
  Scenario: A search of the graveyard alone finds a Form and leaves the deck as it lies
    Given your graveyard is "Bear Form", "Cat Form", "Fire Blast"
    And your deck, from the top, is "Tim", "Brigg", "Valanos", "Rodrigo", "Anika Berlyn", "Kor Cindervein"
    And your hand is "Swiftshift"
    When you play "Swiftshift"
    And the chain empties
    Then you must choose between your deck, your graveyard
    When you choose your graveyard
    Then you must choose between "Bear Form", "Cat Form"
    When you choose "Bear Form"
    Then "Bear Form" is in your hand
    And "Cat Form" is in your graveyard
    And your deck, from the top, is "Tim", "Brigg", "Valanos", "Rodrigo", "Anika Berlyn", "Kor Cindervein"

  @rule:409.1 @rule:409.2 @example:cr-2007-05/409.2#1
  Scenario: The one Form in a graveyard that is searched is taken, for nobody can fail to find it
    Given your graveyard is "Cat Form", "Fire Blast"
    And your deck, from the top, is "Bear Form", "Brigg"
    And your hand is "Swiftshift"
    When you play "Swiftshift"
    And the chain empties
    And you choose your graveyard
    Then "Cat Form" is in your hand
    And your deck, from the top, is "Bear Form", "Brigg"

  @rule:409.1 @rule:409.2 @example:cr-2007-05/409.2#1
  Scenario: A search of the deck alone may fail though a Form is there
    Given your graveyard is "Cat Form"
    And your deck, from the top, is "Tim", "Bear Form", "Brigg"
    And your hand is "Swiftshift"
    When you play "Swiftshift"
    And the chain empties
    And you choose your deck
    And you choose none
    And your deck is shuffled with "Brigg" on top
    Then there is no card in your hand
    And "Brigg" is on top of your deck
    And "Cat Form" is in your graveyard
    And there are 3 cards in your deck

  @rule:409.1 @rule:409.2 @example:cr-2007-05/409.2#1
  Scenario: A search of both zones may take either Form and shuffles the deck
    Given your graveyard is "Cat Form"
    And your deck, from the top, is "Tim", "Bear Form", "Brigg"
    And your hand is "Swiftshift"
    When you play "Swiftshift"
    And the chain empties
    And you choose your deck, your graveyard
    Then you must choose between "Cat Form", "Bear Form"
    When you choose "Bear Form"
    And your deck is shuffled with "Brigg" on top
    Then "Bear Form" is in your hand
    And "Cat Form" is in your graveyard
    And "Brigg" is on top of your deck
