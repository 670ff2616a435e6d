Feature: What some may aim at and others not
  Links for which nothing is left to aim at, and those of the one who still may.

  @rule:706.1 @rule:707.2
  Scenario: What opponents can't aim at doesn't make their links possible
    Given cost is no matter
    And the card "Disarm" reads:
      """
      1, Instant Ability
      Destroy target weapon.
      """
    And the card "Guarded Arms" reads:
      """
      3, Armor—Plate, Hands (1), 1 DEF
      Your weapons have +1 ATK and can't be targeted by opponents.
      """
    And the card "Lone Smith" reads:
      """
      2, Ally—Dwarf, 1 [Melee] ATK / 2 Health
      (1) >>> Ready target weapon.
      """
    And you control "Lone Smith"
    And your hand is "Disarm"
    And your opponent controls "Krol Blade"
    And your opponent controls "Guarded Arms"
    Then you can't use "Lone Smith", because of 706.1
    And you can't play "Disarm", because of 706.1

  @rule:706.1
  Scenario: Its own controller may aim at it still
    Given cost is no matter
    And the card "Disarm" reads:
      """
      1, Instant Ability
      Destroy target weapon.
      """
    And the card "Guarded Arms" reads:
      """
      3, Armor—Plate, Hands (1), 1 DEF
      Your weapons have +1 ATK and can't be targeted by opponents.
      """
    And the card "Lone Smith" reads:
      """
      2, Ally—Dwarf, 1 [Melee] ATK / 2 Health
      (1) >>> Ready target weapon.
      """
    And it is your opponent's turn, in the action phase
    And your opponent controls "Krol Blade"
    And your opponent controls "Guarded Arms"
    And your opponent controls "Lone Smith"
    And your hand is "Disarm"
    Then your opponent may use "Lone Smith", targeting "Krol Blade"
    And "Krol Blade" has 4 ATK
