Feature: Conditions met and not met
  Conditions and changes of costs that random games hardly ever come to, each on a board with it and on one without it.

  @rule:709.2b
  Scenario: An ally that costs more than there are resources stays in hand
    Given the card "Test Seraph" reads:
      """
      2, Item
      0 >>> Put an ally card with cost less than or equal to the number of resources you have from your hand into play.
      """
    And you control "Test Seraph"
    And you have 4 ready resources
    And your hand is "Rodrigo"
    When you use "Test Seraph"
    And the chain empties
    Then "Rodrigo" is in your hand

  @rule:710.1
  Scenario: An ally that costs as much as there are resources comes into play
    Given the card "Test Seraph" reads:
      """
      2, Item
      0 >>> Put an ally card with cost less than or equal to the number of resources you have from your hand into play.
      """
    And you control "Test Seraph"
    And you have 5 ready resources
    And your hand is "Rodrigo"
    When you use "Test Seraph"
    And the chain empties
    Then you control "Rodrigo"

  @rule:709.2d
  Scenario: An ally that is dealt damage this way costs its controller no card
    Given the card "Test Chill" reads:
      """
      1, Instant Ability
      Your hero deals 1 frost damage to target hero or ally. If a hero is dealt damage this way, its controller skips drawing his next card this turn.
      """
    And the card "Study" reads:
      """
      1, Instant Ability
      Target player draws a card.
      """
    And cost is no matter
    And your hand is "Test Chill", "Study"
    And your opponent controls "Rodrigo"
    And your opponent has 3 unnamed cards in your opponent's deck
    When you play "Test Chill" targeting "Rodrigo"
    And the chain empties
    And you play "Study" targeting your opponent
    And the chain empties
    Then there is 1 card in your opponent's hand

  @rule:716.1
  Scenario: A hero that is dealt damage this way costs its controller the next card of the turn
    Given the card "Test Chill" reads:
      """
      1, Instant Ability
      Your hero deals 1 frost damage to target hero or ally. If a hero is dealt damage this way, its controller skips drawing his next card this turn.
      """
    And the card "Study" reads:
      """
      1, Instant Ability
      Target player draws a card.
      """
    And cost is no matter
    And your hand is "Test Chill", "Study" as "the first study", "Study" as "the second study"
    And your opponent has 3 unnamed cards in your opponent's deck
    When you play "Test Chill" targeting your opponent's hero
    And the chain empties
    And you play "the first study" targeting your opponent
    And the chain empties
    Then there are no cards in your opponent's hand
    When you play "the second study" targeting your opponent
    And the chain empties
    Then there is 1 card in your opponent's hand

  @rule:707.1e
  Scenario: The next quest, and only that one, costs less in a form for travelling
    Given the card "Test Travel" reads:
      """
      2, Druid, Ability—Feral, Form (1)
      Ongoing: Exhaust your hero >>> You pay 1 less to complete your next quest this turn.
      """
    And the card "Errand" reads:
      """
      Quest
      Pay 2 to complete this quest.
      Reward: Draw a card.
      """
    And you have "Errand" as a face-up resource as "the first"
    And you have an exhausted "Errand" as a face-up resource as "the second"
    And you have 5 unnamed cards in your deck
    And you control "Test Travel"
    Then you can't complete "the first", because of 401.1
    When you use "Test Travel"
    And the chain empties
    And you complete "the first"
    And the chain empties
    Then there is 1 card in your hand
    And you can't complete "the second", because of 401.1

  @rule:717.2
  Scenario: A hide that works while defending in bear form prevents what an attacker deals to a bear
    Given the card "Test Hide" reads:
      """
      1, Item
      0 >>> Prevent all damage that would be dealt to your hero while defending in bear form this turn.
      """
    And the card "Test Bear" reads:
      """
      2, Druid, Ability—Feral, Form (1)
      Ongoing: Your hero is in bear form.
      """
    And cost is no matter
    And you control "Test Hide"
    And you control "Test Bear"
    And it is your opponent's turn, in the action phase
    And your opponent controls "Rodrigo"
    When your opponent proposes that "Rodrigo" attacks your hero
    And the defend window opens
    And you respond by using "Test Hide"
    And the combat concludes
    Then your hero has 0 damage

  @rule:603.1
  Scenario: The same hide prevents nothing for a hero without the form
    Given the card "Test Hide" reads:
      """
      1, Item
      0 >>> Prevent all damage that would be dealt to your hero while defending in bear form this turn.
      """
    And cost is no matter
    And you control "Test Hide"
    And it is your opponent's turn, in the action phase
    And your opponent controls "Rodrigo"
    When your opponent proposes that "Rodrigo" attacks your hero
    And the defend window opens
    And you respond by using "Test Hide"
    And the combat concludes
    Then your hero has 4 damage
