Feature: The rest, the next time, and what is so outside of play
  What players choose and what becomes of the rest, events that count once, and powers on the chain and in graveyards.

  @rule:802.1 @rule:709.2b
  Scenario: Each player keeps one ally, and the rest is destroyed
    Given cost is no matter
    And the card "Test Cull" reads:
      """
      1, Ability
      Each player chooses an ally in his party and destroys the rest.
      """
    And your hand is "Test Cull"
    And you control "Rodrigo"
    And you control "Brigg"
    And your opponent controls "Guardian Steelhorn"
    And your opponent controls "Kor Cindervein"
    When you play "Test Cull"
    And all players pass
    And you choose "Brigg"
    And your opponent chooses "Kor Cindervein"
    Then "Rodrigo" is in your graveyard
    And "Guardian Steelhorn" is in your opponent's graveyard
    And "Brigg" is in play
    And "Kor Cindervein" is in play

  @rule:715.1
  Scenario: The next time is over after it has happened once
    Given cost is no matter
    And the card "Test Wake" reads:
      """
      1, Instant Ability
      The next time an ally in your party is destroyed this turn, draw a card.
      """
    And the card "Test Axe" reads:
      """
      1, Instant Ability
      Destroy target ally.
      """
    And your hand is "Test Wake", "Test Axe" and "Test Axe"
    And you control "Rodrigo"
    And you control "Brigg"
    When you play "Test Wake"
    And the chain empties
    And you play "Test Axe" targeting "Rodrigo"
    And the chain empties
    Then there are 2 cards in your hand
    When you play "Test Axe" targeting "Brigg"
    And the chain empties
    Then there is 1 card in your hand

  @rule:103.2
  Scenario: A card that can't be interrupted is so while it is on the chain
    Given cost is no matter
    And the card "Test Certainty" reads:
      """
      1, Ability
      Test Certainty can't be interrupted.
      Draw two cards.
      """
    And the card "Test Refusal" reads:
      """
      1, Instant Ability
      Interrupt target ability card.
      """
    And your hand is "Test Certainty"
    And your opponent's hand is "Test Refusal"
    When you play "Test Certainty"
    And your opponent responds by playing "Test Refusal" targeting "Test Certainty"
    And the chain empties
    Then there are 2 cards in your hand

  @rule:704.1
  Scenario: An ancestor in the graveyard strengthens the living
    Given cost is no matter
    And the card "Test Elder" reads:
      """
      2, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health
      While Test Elder is in your graveyard, allies in your party have +1 ATK.
      """
    And the card "Test Axe" reads:
      """
      1, Instant Ability
      Destroy target ally.
      """
    And your hand is "Test Axe"
    And you control "Test Elder"
    And you control "Brigg"
    Then "Brigg" has 1 ATK
    When you play "Test Axe" targeting "Test Elder"
    And the chain empties
    Then "Brigg" has 2 ATK

  @rule:706.1
  Scenario: Where up to one ally is a target, there may be none
    Given cost is no matter
    And the card "Test Sparks" reads:
      """
      1, Instant Ability
      Your hero deals 2 fire damage to target hero and 1 fire damage to up to one target ally.
      """
    And your hand is "Test Sparks"
    When you play "Test Sparks" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:709.2b
  Scenario: Half of three allies, rounded up, are two
    Given cost is no matter
    And the card "Test Lull" reads:
      """
      1, Ability
      Each opponent exhausts half of his allies, rounded up.
      """
    And your hand is "Test Lull"
    And your opponent controls "Rodrigo"
    And your opponent controls "Brigg"
    And your opponent controls "Kor Cindervein"
    When you play "Test Lull"
    And all players pass
    And your opponent chooses "Rodrigo" and "Brigg"
    Then "Rodrigo" is exhausted
    And "Brigg" is exhausted
    And "Kor Cindervein" is ready
