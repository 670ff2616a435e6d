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

  @rule:409.2
  Scenario: Who is to find up to so many cards may find none, even in a graveyard
    Given the card "Shape Memory" reads:
      """
      2, Ability
      Search your deck and/or graveyard for up to two Form cards and put them into your hand.
      """
    And your graveyard is "Cat Form", "Bear Form", "Bash"
    And your hand is "Shape Memory" as "the first", "Shape Memory" as "the second"
    When you play "the first"
    And the chain empties
    And you choose your graveyard
    And you choose none
    Then there is 1 card in your hand
    When you play "the second"
    And the chain empties
    And you choose your graveyard
    And you choose "Cat Form", "Bash"
    Then "Cat Form" is in your hand
    And "Bash" is in your hand
    And "Bear Form" is in your graveyard

  @rule:409.1
  Scenario: Told to search both zones, who finds the card in the graveyard need not look through the deck
    Given the card "Wide Search" reads:
      """
      2, Ability
      Search your deck and graveyard for a Form card and put it into your hand.
      """
    And your graveyard is "Cat Form"
    And your deck, from the top, is "Tim", "Bear Form", "Brigg"
    And your hand is "Wide Search" as "the first", "Wide Search" as "the second"
    When you play "the first"
    And the chain empties
    And you choose not to
    Then "Cat Form" is in your hand
    And your deck, from the top, is "Tim", "Bear Form", "Brigg"
    When you play "the second"
    And the chain empties
    And you choose "Bear Form"
    And your deck is shuffled with "Brigg" on top
    Then "Bear Form" is in your hand
    And "Brigg" is on top of your deck

  @rule:409.1
  Scenario: Who looks through the deck as well may take the card from either zone, and the deck is shuffled
    Given the card "Wide Search" reads:
      """
      2, Ability
      Search your deck and graveyard for a Form card and put it into your hand.
      """
    And your graveyard is "Cat Form"
    And your deck, from the top, is "Tim", "Bear Form", "Brigg"
    And your hand is "Wide Search"
    When you play "Wide Search"
    And the chain empties
    And you choose to
    Then you must choose between "Cat Form", "Bear Form"
    When you choose "Cat Form"
    And your deck is shuffled with "Brigg" on top
    Then "Cat Form" is in your hand
    And "Brigg" is on top of your deck

  @rule:409.1
  Scenario: Told to search one zone or the other, nobody searches both
    Given the card "Narrow Search" reads:
      """
      2, Ability
      Search your deck or graveyard for a Form card and put it into your hand.
      """
    And your graveyard is "Cat Form"
    And your deck, from the top, is "Tim", "Bear Form", "Brigg"
    And your hand is "Narrow Search"
    When you play "Narrow Search"
    And the chain empties
    Then you must choose between your deck, your graveyard
    When you choose your graveyard
    Then "Cat Form" is in your hand
    And your deck, from the top, is "Tim", "Bear Form", "Brigg"
