Feature: Cards by their place among those played in a turn
  The first, the second, the next one: what it costs, how it enters play, and that it can't be interrupted.

  Background:
    Given the card "Old Recruit" reads:
      """
      1, Alliance, Ally—Human Warrior, 1 [Melee] ATK / 3 Health
      """
    And the card "Young Recruit" reads:
      """
      1, Alliance, Ally—Human Warrior, 1 [Melee] ATK / 3 Health
      """
    And the card "Late Recruit" reads:
      """
      1, Alliance, Ally—Human Warrior, 1 [Melee] ATK / 3 Health
      """
    And the card "Drillmaster" reads:
      """
      3, Alliance, Ally—Human Warrior, 1 [Melee] ATK / 5 Health
      The first ally you play each turn enters play with a +1 ATK counter.
      The second ally you play each turn costs 1 less.
      """
    And the card "Chronicler" reads:
      """
      3, Alliance, Ally—Human Mage, 1 [Frost] ATK / 5 Health
      When you play your second ally each turn, draw a card.
      """
    And the card "Muster" reads:
      """
      1, Instant Ability
      The next ally you play this turn enters play with two +1 ATK counters.
      """

  @rule:710.2
  Scenario: Only the first ally that is played in the turn enters play with the counter
    Given you control "Drillmaster"
    And you have 1 ready resource
    And your hand is "Old Recruit", "Young Recruit"
    When you play "Old Recruit"
    And the chain empties
    And you play "Young Recruit"
    And the chain empties
    Then "Old Recruit" has 2 ATK
    And "Young Recruit" has 1 ATK

  @rule:707.1e
  Scenario: The second ally costs less, and neither the first nor the third does
    Given you control "Drillmaster"
    And you have 2 ready resources
    And your hand is "Old Recruit", "Young Recruit", "Late Recruit"
    When you play "Old Recruit"
    And the chain empties
    Then you have 1 ready resource
    When you play "Young Recruit"
    And the chain empties
    Then you have 1 ready resource
    When you play "Late Recruit"
    And the chain empties
    Then you have 0 ready resources

  @rule:703.1
  Scenario: The second ally of the turn is watched for, and the first and the third are not
    Given you control "Chronicler"
    And you have 3 ready resources
    And your hand is "Old Recruit", "Young Recruit", "Late Recruit"
    And your deck, from the top, is "Fire Blast", "Fire Blast", "Fire Blast"
    When you play "Old Recruit"
    And the chain empties
    Then there are 2 cards in your hand
    When you play "Young Recruit"
    And the chain empties
    Then there are 2 cards in your hand
    When you play "Late Recruit"
    And the chain empties
    Then there is 1 card in your hand

  @rule:710.2
  Scenario: The next ally is neither the one before the ability nor the one after the next
    Given you have 4 ready resources
    And your hand is "Old Recruit", "Muster", "Young Recruit", "Late Recruit"
    When you play "Old Recruit"
    And the chain empties
    And you play "Muster"
    And the chain empties
    And you play "Young Recruit"
    And the chain empties
    And you play "Late Recruit"
    And the chain empties
    Then "Old Recruit" has 1 ATK
    And "Young Recruit" has 3 ATK
    And "Late Recruit" has 1 ATK

  @rule:103.2 @rule:711.1
  Scenario: The next ability can't be interrupted, and the one after it can
    Given the card "Stop" reads:
      """
      1, Instant Ability
      Interrupt target ability card.
      """
    And the card "Resolve" reads:
      """
      1, Instant Ability
      The next ability you play this turn can't be interrupted.
      """
    And the card "Spark" reads:
      """
      1, Ability
      Your hero deals 2 fire damage to target hero.
      """
    And you have 3 ready resources
    And your opponent has 2 ready resources
    And your hand is "Resolve", "Spark" as "the first spark", "Spark" as "the second spark"
    And your opponent's hand is "Stop" as "the first stop", "Stop" as "the second stop"
    When you play "Resolve"
    And the chain empties
    And you play "the first spark" targeting your opponent's hero
    And you pass
    And your opponent plays "the first stop" targeting "the first spark"
    And the chain empties
    Then your opponent's hero has 2 damage
    When you play "the second spark" targeting your opponent's hero
    And you pass
    And your opponent plays "the second stop" targeting "the second spark"
    And the chain empties
    Then your opponent's hero has 2 damage
    And "the second spark" is in your graveyard
