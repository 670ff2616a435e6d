Feature: Characters by the health that damage has left to them
  Remaining health is health without damage, and modifiers of health count.

  Background:
    Given the card "Ox" reads:
      """
      3, Alliance, Ally—Human Warrior, 1 [Melee] ATK / 6 Health
      """
    And the card "Calf" reads:
      """
      2, Alliance, Ally—Human Warrior, 1 [Melee] ATK / 4 Health
      """
    And the card "Put Down" reads:
      """
      1, Ability
      Destroy each ally with 2 or less remaining health.
      """
    And the card "Cut Down" reads:
      """
      1, Ability
      Destroy an opposing ally with the most remaining health.
      """
    And the card "Salt Lick" reads:
      """
      2, Item
      Allies in your party have +1 health.
      """

  @rule:411.8d
  Scenario: What is left counts, not the health and not the damage
    Given your opponent controls "Ox" with 4 damage
    And your opponent controls "Calf" with 1 damage
    And you have 1 ready resource
    And your hand is "Put Down"
    When you play "Put Down"
    And the chain empties
    Then "Ox" is in your opponent's graveyard
    And "Calf" is in play

  Scenario: Health that a modifier gives remains too
    Given your opponent controls "Ox" with 4 damage
    And your opponent controls "Calf" with 2 damage
    And your opponent controls "Salt Lick"
    And you have 1 ready resource
    And your hand is "Put Down"
    When you play "Put Down"
    And the chain empties
    Then "Ox" is in play
    And "Calf" is in play

  @rule:709.2b
  Scenario: Not the ally with more health has the most left
    Given your opponent controls "Ox" with 3 damage
    And your opponent controls "Calf"
    And you have 1 ready resource
    And your hand is "Cut Down"
    When you play "Cut Down"
    And the chain empties
    Then "Calf" is in your opponent's graveyard
    And "Ox" is in play
