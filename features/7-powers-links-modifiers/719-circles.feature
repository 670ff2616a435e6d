Feature: Circles of dependent modifiers
  Whatever the order of their timestamps, each card goes around a circle in the order of dependency.

  @rule:719.3
  Scenario Outline: A circle of three comes to the same in each order of timestamps: <1>, <2>, <3>
    Given cost is no matter
    And the card "Banner of Rage" reads:
      """
      2, Item
      Allies in your party with ferocity have elusive and +1 ATK.
      """
    And the card "Banner of Mist" reads:
      """
      2, Item
      Allies in your party with elusive have protector and +1 ATK.
      """
    And the card "Banner of Duty" reads:
      """
      2, Item
      Allies in your party with protector have ferocity and +1 ATK.
      """
    And the card "Fierce One" reads:
      """
      1, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 3 Health
      Ferocity
      """
    And the card "Hidden One" reads:
      """
      1, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 3 Health
      Elusive
      """
    And the card "Dutiful One" reads:
      """
      1, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 3 Health
      Protector
      """
    And you control "<1>"
    And you control "<2>"
    And you control "<3>"
    And you control "Fierce One", "Hidden One", "Dutiful One" and "Brigg"
    Then "Fierce One" has 4 ATK
    And "Hidden One" has 4 ATK
    And "Dutiful One" has 4 ATK
    And "Brigg" has 1 ATK

    Examples:
      | 1              | 2              | 3              |
      | Banner of Rage | Banner of Mist | Banner of Duty |
      | Banner of Rage | Banner of Duty | Banner of Mist |
      | Banner of Mist | Banner of Rage | Banner of Duty |
      | Banner of Mist | Banner of Duty | Banner of Rage |
      | Banner of Duty | Banner of Rage | Banner of Mist |
      | Banner of Duty | Banner of Mist | Banner of Rage |
