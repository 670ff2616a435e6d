Feature: Where powers function
  A power functions outside play where it says so, and where it can function nowhere else.

  @rule:707.1e
  Scenario: A card that makes itself cheaper to play is cheaper as it is played
    Given the card "Big One" reads:
      """
      5, Horde, Ally—Tauren Shaman, 5 [Nature] ATK / 5 Health
      You pay 1 less to play Big One for each ally in your party.
      """
    And your hand is "Big One"
    And you have 4 ready resources
    And you control "Brigg"
    When you play "Big One"
    And the chain empties
    Then you control "Big One"

  @rule:401.1
  Scenario: A card that makes itself cheaper by allies costs all of it without one
    Given the card "Big One" reads:
      """
      5, Horde, Ally—Tauren Shaman, 5 [Nature] ATK / 5 Health
      You pay 1 less to play Big One for each ally in your party.
      """
    And your hand is "Big One"
    And you have 4 ready resources
    And your opponent controls "Brigg"
    Then you can't play "Big One", because of 401.1

  @rule:709.2b
  Scenario: A card that is a Demon card while it is in a graveyard is counted as one there
    Given the card "Dead Orc" reads:
      """
      2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      Dead Orc is a Demon card while in a graveyard.
      """
    And the card "Count" reads:
      """
      0, Ability
      Draw a card for each Demon card in your graveyard.
      """
    And your graveyard is "Dead Orc", "Brigg"
    And your hand is "Count"
    When you play "Count"
    And the chain empties
    Then there is 1 card in your hand

  @rule:719.1 @rule:719.2
  Scenario Outline: What a hero has while in bear form is had whatever came first: <first>
    Given the card "Bear Skin" reads:
      """
      0, Item
      Your hero has +10 health while in bear form.
      """
    And cost is no matter
    And your hand is "Bear Form", "Bear Skin"
    When you play "<first>"
    And the chain empties
    Then your hero has 30 health
    When you play "<second>"
    And the chain empties
    Then your hero has 40 health

    Examples:
      | first     | second    |
      | Bear Form | Bear Skin |
      | Bear Skin | Bear Form |

  Scenario: Who has placed a resource this turn has placed one at the end of it
    Given the card "Idle" reads:
      """
      2, Item
      At the end of your turn, if you didn't place a resource this turn, draw a card.
      """
    And you control "Idle"
    And your hand is "Brigg", "Tim"
    When you place "Brigg" as a face-down resource
    And the chain empties
    And your opponent's next turn starts
    Then there is 1 card in your hand

  Scenario: Who has placed no resource this turn has not placed one at the end of it
    Given the card "Idle" reads:
      """
      2, Item
      At the end of your turn, if you didn't place a resource this turn, draw a card.
      """
    And you control "Idle"
    And your hand is "Brigg", "Tim"
    When your opponent's next turn starts
    Then there are 3 cards in your hand
