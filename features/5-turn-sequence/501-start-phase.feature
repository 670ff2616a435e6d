Feature: The start phase
  Cards ready before anyone can act, the draw comes after the ready step's window, and the first player goes without both.

  @rule:501.1a
  Scenario: The turn player's cards are ready before the first priority of the turn
    Given you control an exhausted "Kena Shadowbrand"
    And your opponent controls an exhausted "Donna Calister"
    And your opponent has 2 exhausted resources
    When the turn ends
    Then it is your opponent's turn, in the ready step
    And your opponent has priority
    And "Donna Calister" is ready
    And your opponent has 2 ready resources
    And "Kena Shadowbrand" is exhausted

  @rule:501.1a
  Scenario: Nobody can exhaust a card between the start of the turn and its readying
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control an exhausted "Kor Cindervein"
    And your opponent's hand is "Exhaustion"
    When your next turn starts
    Then "Kor Cindervein" is ready
    When your opponent plays "Exhaustion" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is exhausted
    When the action phase starts
    Then "Kor Cindervein" is exhausted

  @rule:501.1a
  Scenario: What triggers at the start of the turn meets cards that are ready already
    Given it is your opponent's turn, in the action phase
    And you control an exhausted "Kor Cindervein"
    And you control "Wazzuli Wildmender" with 2 damage
    When your next turn starts
    Then the chain, top first, is "Wazzuli Wildmender"
    And "Kor Cindervein" is ready
    And "Wazzuli Wildmender" has 2 damage

  @rule:501.2a @rule:501.1b @rule:500.1
  Scenario: The card of the turn is drawn after the ready step and before anyone acts in the draw step
    Given it is your opponent's turn, in the action phase
    And your deck, from the top, is "Tim", "Brigg"
    When your next turn starts
    Then there is no card in your hand
    When the draw step starts
    Then "Tim" is in your hand
    And there is 1 card in your hand
    And the chain is empty
    And it is your turn, in the draw step
    And you have priority
    When both players pass
    Then it is your turn, in the action phase

  @rule:501.2b
  Scenario: The first player's first turn has no start phase, the second player's has one
    Given the first turn of the game is yours and about to start
    When the action phase starts
    Then it is your turn, in the action phase
    And there is no card in your hand
    And there are 10 cards in your deck
    When the turn ends
    Then it is your opponent's turn, in the ready step
    When the action phase starts
    Then there is 1 card in your opponent's hand
    When your next turn starts
    And the draw step starts
    Then there is 1 card in your hand

  @rule:501.2b
  Scenario: Of three players only the one with the first turn has no start phase in it
    Given a team game: Ann against Bo against Dee
    And the first turn of the game is Bo's and about to start
    When the action phase starts
    Then it is Bo's turn, in the action phase
    And there are no cards in Bo's hand
    When Dee's next turn starts
    Then it is Dee's turn, in the ready step

  @rule:501.1a @rule:103.2
  Scenario: An ally that can't be readied except in its ready step is readied by nothing before it
    Given cost is no matter
    And the card "Ghoul" reads:
      """
      1, Horde, Ally—Ghoul, 2 [Melee] ATK / 1 Health
      Ghoul can't protect or be readied except during your ready step.
      """
    And the card "Reveille" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And you control an exhausted "Ghoul"
    And your hand is "Reveille"
    When you play "Reveille" targeting "Ghoul"
    And the chain empties
    Then "Ghoul" is exhausted
    When your next turn starts
    Then "Ghoul" is ready
