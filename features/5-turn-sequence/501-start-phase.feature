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

  @rule:501.1a @rule:103.2
  Scenario: An effect of the ready step's window can't ready an ally that can't ready during the ready step
    Given the card "Bugle" reads:
      """
      1, Item
      At the start of your turn, ready target ally.
      """
    And the card "Reveille" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And cost is no matter
    And your opponent controls "Bugle"
    And your opponent controls an exhausted "Kor Cindervein"
    And your "Entangling Roots" is attached to your opponent's "Kor Cindervein"
    And your opponent's hand is "Reveille"
    When your opponent's next turn starts
    And your opponent chooses "Kor Cindervein"
    And the chain empties
    Then it is your opponent's turn, in the ready step
    And "Kor Cindervein" is exhausted
    When the draw step starts
    And your opponent plays "Reveille" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is ready

  @rule:501.1a @rule:714.3
  Scenario: An ally held for its controller's next ready step is readied by an effect of the one after it
    Given the card "Bugle" reads:
      """
      1, Item
      At the start of your turn, ready target ally.
      """
    And the card "Exhaustion Trap" reads:
      """
      1, Instant Ability
      Exhaust target ally.
      """
    And cost is no matter
    And your opponent controls "Bugle", "Kor Cindervein"
    And your hand is "Gouge", "Exhaustion Trap"
    When you play "Gouge" targeting "Kor Cindervein"
    And the chain empties
    And your opponent's next turn starts
    And your opponent chooses "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is exhausted
    When your opponent's next turn starts
    And your opponent chooses "Kor Cindervein"
    And your opponent passes
    And you respond by playing "Exhaustion Trap" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is ready

  @rule:709.2b
  Scenario: In another player's ready step an ally readies that can't ready during its controller's
    Given the card "Reveille" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls an exhausted "Kor Cindervein"
    And your "Entangling Roots" is attached to your opponent's "Kor Cindervein"
    And your opponent's hand is "Reveille"
    When your next turn starts
    And you pass
    And your opponent plays "Reveille" targeting "Kor Cindervein"
    And the chain empties
    Then it is your turn, in the ready step
    And "Kor Cindervein" is ready

  @rule:103.2 @rule:714.3f
  Scenario: Allies held for your next ready step can't be readied in it even by whoever controls them now
    Given the card "Reveille" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And the card "Beguile" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Leeroy Jenkins"
    And your opponent's hand is "Beguile", "Reveille"
    When you play "Leeroy Jenkins"
    And the chain empties
    Then "Kor Cindervein" is exhausted
    When your next turn starts
    And you pass
    And your opponent plays "Beguile" targeting "Kor Cindervein"
    And the chain empties
    Then your opponent controls "Kor Cindervein"
    When you pass
    And your opponent plays "Reveille" targeting "Kor Cindervein"
    And the chain empties
    Then it is your turn, in the ready step
    And "Kor Cindervein" is exhausted
