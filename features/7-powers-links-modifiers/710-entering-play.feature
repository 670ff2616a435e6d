Feature: Entering play
  Cards that enter play exhausted or damaged do so at once.

  @rule:710.2 @example:cr-2007-05/710.2#1
  Scenario: A card put into play exhausted never was ready and so doesn't become exhausted
    Given cost is no matter
    And your hero is "Gorebelly" with 5 damage
    And you control "Circle of Life"
    And you control "Lord Grayson Shadowbreaker" as "the old lord"
    And your deck, from the top, is "Tim", "Lord Grayson Shadowbreaker" as "the new lord", "Brigg"
    And your hand is "Vanquish"
    When you play "Vanquish" targeting "the old lord"
    And the chain empties
    And you choose to
    And you choose "the new lord"
    Then you control "the new lord"
    And "the new lord" is exhausted
    And "the old lord" is in your graveyard
    And there are 2 cards in your deck
    And the chain is empty
    And "Gorebelly" has 5 damage

  @rule:710.2 @example:cr-2007-05/710.2#1
  Scenario: An ally of two health put into play by Spirit Healer enters with one damage
    Given you control "Spirit Healer"
    And your graveyard is "Cerwyn"
    And your opponent controls "Skorn, Mistress of Shadow"
    When the end phase starts
    Then the chain, top first, is "Spirit Healer"
    When both players pass
    And you choose to
    Then you control "Cerwyn"
    And "Cerwyn" has 1 damage
    And "Cerwyn" is ready
    And the chain is empty
    And your hero has 0 damage

  @rule:710.2
  Scenario: An ally of one health put into play by Spirit Healer enters unharmed
    Given you control "Spirit Healer"
    And your graveyard is "Bloodclaw"
    When the end phase starts
    And both players pass
    And you choose to
    Then "Bloodclaw" has 0 damage
    And you control "Bloodclaw"

  @rule:710.3
  Scenario: A card's own modifier takes it into account as it enters play
    Given cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Tracker Gallen"
    When you play "Tracker Gallen"
    And the chain empties
    Then "Tracker Gallen" has 2 ATK
