Feature: Loops
  A loop nobody can leave.

  @rule:801.2
  Scenario: A mandatory loop that no player can break is a draw
    Given the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, ready it.
      When Restless Twin becomes ready, exhaust it.
      """
    And you control "Restless Twin"
    When you propose that "Restless Twin" attacks your opponent's hero
    And the combat concludes
    Then the game is a draw
