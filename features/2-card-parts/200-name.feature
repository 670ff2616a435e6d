Feature: 200 Name
  A card that names itself means that one card and no other of the same name.

  Background:
    Given cost is no matter

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:200.1 @example:cr-2007-05/200.1#1 @example:cr-2007-04/200.1#1
  Scenario: Each of two Tracker Gallens counts the party for itself alone
    Given you control "Tracker Gallen" as "the first Gallen"
    And you control "Tracker Gallen" as "the second Gallen"
    And your hand is "Brigg"
    Then "the first Gallen" has 2 ATK
    And "the second Gallen" has 2 ATK
    When you play "Brigg"
    And the chain empties
    Then "the first Gallen" has 3 ATK
    And "the second Gallen" has 3 ATK

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:200.1 @example:cr-2007-05/200.1#2 @example:cr-2007-04/200.1#2
  Scenario: The ready Kena pays with her own damage, never with the other's
    Given you control an exhausted "Kena Shadowbrand" with 1 damage as "the exhausted Kena"
    And you control "Kena Shadowbrand" with 2 damage as "the ready Kena"
    Then you can't use "the exhausted Kena", because of 701.3
    When you use "the ready Kena"
    Then "the ready Kena" is in your graveyard
    And "the exhausted Kena" has 1 damage
    And "the exhausted Kena" is exhausted
    When the chain empties
    Then there is 1 card in your hand
    And "the exhausted Kena" is in play
