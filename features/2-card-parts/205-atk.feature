Feature: 205 ATK
  A character deals combat damage by its ATK and of its damage type, and a strike lends the hero both.

  Background:
    Given cost is no matter

  @rule:205.1b @rule:303.2a
  Scenario: A strike gives the hero the damage type of the weapon
    Given you control "Aspect of the Hawk"
    And you control "Blackcrow"
    And your opponent controls "Valanos"
    When you propose that your hero attacks "Valanos"
    And you strike with "Blackcrow"
    And the combat concludes
    Then "Valanos" has 2 damage
    And your hero has 0 damage

  @rule:205.1b @rule:303.2a
  Scenario: A strike with a melee weapon makes no ranged damage
    Given you control "Aspect of the Hawk"
    And you control "Viking Warhammer"
    And your opponent controls "Valanos"
    When you propose that your hero attacks "Valanos"
    And you strike with "Viking Warhammer"
    And the combat concludes
    Then "Valanos" has 1 damage
    And your hero has 2 damage

  @rule:205.1a @rule:405.3a
  Scenario Outline: Damage of an ally that has lost its damage type is melee damage
    Given the card "Rock" reads:
      """
      2, Alliance, Ally—Giant, 0 [Melee] ATK / 9 Health
      Prevent all nature damage that would be dealt to Rock.
      """
    And the card "Shifter" reads:
      """
      3, Horde, Ally—Tauren Druid, 3 [Nature] ATK / 5 Health
      """
    And the card "Unmake" reads:
      """
      1, Instant Ability
      Target ally loses <lost> this turn.
      """
    And you control "Shifter"
    And your opponent controls "Rock"
    And your hand is "Unmake"
    When you play "Unmake" targeting "Shifter"
    And the chain empties
    And you propose that "Shifter" attacks "Rock"
    And the combat concludes
    Then "Rock" has <damage> damage

    Examples:
      | lost               | damage |
      | nature damage type | 3      |
      | all damage types   | 3      |
      | frost damage type  | 0      |

  @rule:205.1b @rule:303.2a
  Scenario: A strike gives the hero the damage type that the weapon has come to have
    Given the card "Rock" reads:
      """
      2, Alliance, Ally—Giant, 0 [Melee] ATK / 9 Health
      Prevent all melee damage that would be dealt to Rock.
      """
    And the card "Quench" reads:
      """
      1, Instant Ability
      Target weapon's damage type becomes frost this turn.
      """
    And you control "Viking Warhammer"
    And your opponent controls "Rock"
    And your hand is "Quench"
    When you play "Quench" targeting "Viking Warhammer"
    And the chain empties
    And you propose that your hero attacks "Rock"
    And you strike with "Viking Warhammer"
    And the combat concludes
    Then "Rock" has 1 damage
