@edition:faq-2009-03
Feature: How a turn starts and ends
  Readying comes before anything else, the draw after the first window, and the wrap-up after everyone has had a chance to answer.

  @rule:501.1a @rule:501.2a @example:faq-2009-03/1/start-of-turn#1
  Scenario: A turn readies first, then adds what triggered, and only later draws
    Given it is your opponent's turn, in the action phase
    And you control an exhausted "Kor Cindervein"
    And your "Fireball" is attached to your opponent's hero
    When your next turn starts
    Then it is your turn, in the ready step
    And "Kor Cindervein" is ready
    And the chain, top first, is "Fireball"
    And there is no card in your hand
    And you have priority
    When the draw step starts
    Then your opponent's hero has 1 damage
    And there is 1 card in your hand

  @rule:503.1 @example:faq-2009-03/1/end-of-turn#1
  Scenario: An effect that triggers at end of turn can be answered before the turn wraps up
    Given cost is no matter
    And you control "Tiril Dawnrider"
    And your opponent's hand is "Fire Blast"
    When the end phase starts
    Then the chain, top first, is "Tiril Dawnrider"
    When your opponent responds by playing "Fire Blast" targeting "Tiril Dawnrider"
    And the chain empties
    Then "Tiril Dawnrider" is in your graveyard
    And it is your turn, in the end phase

  @rule:503.2a @example:faq-2009-03/1/end-of-turn#1
  Scenario: Cards over the maximum hand size are discarded after the end-of-turn effects, with no priority
    Given you have 7 unnamed cards in your hand
    And you control "Tiril Dawnrider"
    When the end phase starts
    And the chain empties
    Then there are 8 cards in your hand
    When the turn ends
    And you choose "Tiril Dawnrider"
    Then "Tiril Dawnrider" is in your graveyard
    And there are 7 cards in your hand
    And it is your opponent's turn, in the ready step
    And the chain is empty

  @rule:503.2a @example:faq-2009-03/1/end-of-turn#1
  Scenario: What lasts this turn still lasts while the end phase is answered
    Given cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Swift Assault"
    When you play "Swift Assault" targeting "Kor Cindervein"
    And the chain empties
    And the end phase starts
    Then "Kor Cindervein" has 0 damage, 5 ATK and 3 health
    When the turn ends
    Then "Kor Cindervein" has 0 damage, 3 ATK and 3 health
