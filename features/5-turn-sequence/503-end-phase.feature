Feature: The end phase
  The last window of a turn, the hand size, and the moment at which modifiers for the turn run out.

  @rule:503.2a
  Scenario: Eight cards in hand at the end of the turn are one too many
    Given your hand is "Tim", "Brigg", "Cerwyn", "Valanos", "Rodrigo", "Anika Berlyn", "Kor Cindervein", "Voss Treebender"
    When the turn ends
    And you choose "Cerwyn"
    Then "Cerwyn" is in your graveyard
    And there are 7 cards in your hand
    And there is 1 card in your graveyard
    And it is your opponent's turn, in the ready step

  @rule:503.2
  Scenario: Seven cards in hand at the end of the turn are kept
    Given your hand is "Tim", "Brigg", "Cerwyn", "Valanos", "Rodrigo", "Anika Berlyn", "Kor Cindervein"
    And your opponent's hand is "Tim", "Brigg", "Cerwyn", "Valanos", "Rodrigo", "Anika Berlyn", "Kor Cindervein", "Voss Treebender"
    When the turn ends
    Then there are 7 cards in your hand
    And there is no card in your graveyard
    And there are 8 cards in your opponent's hand
    And it is your opponent's turn, in the ready step

  @rule:503.2a
  Scenario: A modifier for this turn still counts while the hand is cut down and ends after that
    Given the card "Deep Pockets" reads:
      """
      2, Ally—Goblin Rogue, 1 [Melee] ATK / 1 Health
      [Activate] >>> Your maximum hand size is increased by three this turn.
      """
    And you control "Deep Pockets"
    And you have 10 unnamed cards in your hand
    When you use "Deep Pockets"
    And the chain empties
    And the turn ends
    Then there are 10 cards in your hand
    And it is your opponent's turn, in the ready step

  @rule:503.2a
  Scenario: A bonus for this turn lasts through the end phase and is gone before the next priority
    Given cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Swift Assault"
    When you play "Swift Assault" targeting "Kor Cindervein"
    And the chain empties
    And the end phase starts
    Then "Kor Cindervein" has 5 ATK
    When the turn ends
    Then "Kor Cindervein" has 3 ATK
    And it is your opponent's turn, in the ready step

  @rule:503.2a @rule:400.3b
  Scenario Outline: Two allies that were taken for the turn go back at the same time, whichever came first: <first>
    Given cost is no matter
    And the card "Test Loan" reads:
      """
      1, Instant Ability
      Gain control of target opposing ally this turn.
      """
    And the card "Test Welcomer" reads:
      """
      2, Ally—Night Elf Druid, 1 [Melee] ATK / 2 Health
      When another ally enters your party, draw a card.
      """
    And your hand is "Test Loan", "Test Loan"
    And your opponent controls "Test Welcomer"
    And your opponent controls "Kor Cindervein"
    When you play "Test Loan" targeting "<first>"
    And the chain empties
    And you play "Test Loan" targeting "<second>"
    And the chain empties
    And the turn ends
    Then your opponent controls "Test Welcomer"
    And your opponent controls "Kor Cindervein"
    And the chain is empty

    Examples:
      | first          | second         |
      | Test Welcomer  | Kor Cindervein |
      | Kor Cindervein | Test Welcomer  |

  @rule:503.2a @rule:400.3b
  Scenario: An ally that goes back at the end of the turn is welcomed by one that had never left
    Given cost is no matter
    And the card "Test Loan" reads:
      """
      1, Instant Ability
      Gain control of target opposing ally this turn.
      """
    And the card "Test Welcomer" reads:
      """
      2, Ally—Night Elf Druid, 1 [Melee] ATK / 2 Health
      When another ally enters your party, draw a card.
      """
    And your hand is "Test Loan"
    And your opponent controls "Test Welcomer"
    And your opponent controls "Kor Cindervein"
    When you play "Test Loan" targeting "Kor Cindervein"
    And the chain empties
    And the turn ends
    Then your opponent controls "Kor Cindervein"
    And the chain, top first, is "Test Welcomer"

  @rule:503.2a
  Scenario: What triggers while the hand is cut down is added at the start of the next ready step
    Given it is your opponent's turn, in the action phase
    And you control "Pact of Shadow"
    And you control an exhausted "Kor Cindervein"
    And your opponent's hand is "Tim", "Brigg", "Cerwyn", "Valanos", "Rodrigo", "Anika Berlyn", "Vanda Skydaughter", "Voss Treebender"
    When your next turn starts
    And your opponent chooses "Tim"
    And you choose your opponent's hero
    Then it is your turn, in the ready step
    And "Kor Cindervein" is ready
    And the chain, top first, is "Pact of Shadow"
    And your opponent's hero has 0 damage
    When the chain empties
    Then your opponent's hero has 3 damage
    And it is your turn, in the ready step
