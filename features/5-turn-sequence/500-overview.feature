Feature: The turn sequence as a whole
  What the start and the end of a turn set off, and in which order extra turns are taken.

  @rule:500.2
  Scenario: End-of-turn powers trigger as the end phase starts, so one that arrives later has missed it
    Given the card "Late Watchman" reads:
      """
      2, Alliance, Instant Ally—Human Warrior, 1 [Melee] ATK / 1 Health
      At the end of your turn, draw a card.
      """
    And cost is no matter
    And you control an exhausted "Kulan Earthguard"
    And your hand is "Late Watchman"
    When the end phase starts
    Then the chain, top first, is "Kulan Earthguard"
    When you play "Late Watchman"
    And the chain empties
    Then "Late Watchman" is in play
    And "Kulan Earthguard" is ready
    And the chain is empty
    When the turn ends
    Then there is no card in your hand

  @rule:500.2
  Scenario: A power that triggers at the end of each turn waits on the chain and can be answered
    Given cost is no matter
    And you control "Lady Kath"
    And you control "Valanos" with 3 damage
    And your opponent's hand is "Fire Blast"
    When the end phase starts
    Then the chain, top first, is "Lady Kath"
    When your opponent responds by playing "Fire Blast" targeting "Valanos"
    And the chain empties
    Then "Valanos" is in your graveyard

  @rule:500.3
  Scenario: Of two extra turns made in one turn the newer is taken first
    Given the card "Lent Hour" reads:
      """
      3, Ability
      Target player takes an extra turn after this turn.
      """
    And the card "Stolen Hour" reads:
      """
      3, Ability
      Target player takes an extra turn after this turn.
      """
    And cost is no matter
    And your hand is "Lent Hour", "Stolen Hour"
    When you play "Lent Hour" targeting your opponent
    And the chain empties
    And you play "Stolen Hour" targeting yourself
    And the chain empties
    And the turn ends
    Then it is your turn, in the ready step
    When the turn ends
    Then it is your opponent's turn, in the ready step
    When the turn ends
    Then it is your opponent's turn, in the ready step
    When the turn ends
    Then it is your turn, in the ready step

  @rule:500.3
  Scenario: Two extra turns of two players
    Given the card "Hour" reads:
      """
      Hour, 1, Instant Ability
      Target player takes an extra turn after this one.
      """
    And a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Ann's turn
    And cost is no matter
    And Ann's hand is "Hour" as "first", "Hour" as "second"
    When Ann plays "first" targeting Cy
    And the chain empties
    And Ann plays "second" targeting Ann
    And the chain empties
    And the turn ends
    Then it is Ann's turn
    When the turn ends
    Then it is Cy's turn
    When the turn ends
    Then it is Bo's turn

  Scenario: The extra turn of one who has left
    Given the card "Hour" reads:
      """
      Hour, 1, Instant Ability
      Target player takes an extra turn after this one.
      """
    And a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Ann's turn
    And cost is no matter
    And Ann's hand is "Hour"
    When Ann plays "Hour" targeting Cy
    And the chain empties
    And Cy concedes
    And the turn ends
    Then it is Bo's turn
