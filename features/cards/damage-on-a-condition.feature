Feature: Damage that is altered or prevented only while a condition is true, and only of one type or another

  Scenario: Fire and frost damage is one more, nature damage is not
    Given cost is no matter
    And the card "Two Flames" reads:
      """
      2, Ability
      Ongoing: If your hero would deal fire or frost damage, it deals that much +1 instead.
      """
    And the card "<bolt>" reads:
      """
      1, Instant Ability
      Your hero deals 2 <type> damage to target opposing hero.
      """
    And you control "Two Flames"
    And your hand is "<bolt>"
    When you play "<bolt>" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has <damage> damage

    Examples:
      | bolt   | type   | damage |
      | Flame  | fire   | 3      |
      | Rime   | frost  | 3      |
      | Sapper | nature | 2      |

  Scenario: Damage is prevented, and dealt damage is one more, only while the condition is true
    Given cost is no matter
    And the card "Warding Pact" reads:
      """
      2, Ability
      Ongoing: If your hero would be dealt damage while you control a Pet, prevent half of that damage, rounded up.
      Ongoing: If your hero would deal damage while you control a Pet, it deals that much +1 instead.
      """
    And the card "Shared Pain" reads:
      """
      1, Instant Ability
      Your hero deals 3 shadow damage to your hero. Destroy target Pet.
      """
    And the card "Lone Pain" reads:
      """
      1, Instant Ability
      Your hero deals 3 shadow damage to target hero.
      """
    And the card "Little Imp" reads:
      """
      1, Ally—Demon Pet, 1 [Fire] ATK / 2 Health
      """
    And you control "Warding Pact"
    And you control "Little Imp"
    And your hand is "Shared Pain", "Lone Pain"
    When you play "Shared Pain" targeting "Little Imp"
    And the chain empties
    Then your hero has 2 damage
    And "Little Imp" is in your graveyard
    When you play "Lone Pain" targeting your hero
    And the chain empties
    Then your hero has 5 damage

  Scenario: The attached ally's controller may pay to destroy the ability, and does so as his turn starts
    Given the card "Shackles" reads:
      """
      2, Ability
      Attach to target ally.
      Ongoing: Attached ally can't attack or use payment (>>>) powers.
      Ongoing: At the start of its controller's turn, he may pay 1 to destroy this ability.
      """
    And your opponent controls "Tim"
    And your "Shackles" is attached to your opponent's "Tim"
    And your opponent has 1 resource
    When the turn ends
    And the chain empties
    And your opponent chooses to
    Then "Shackles" is in your graveyard

  Scenario: Damage goes back to the ally that would deal it, which the replacement speaks of
    Given cost is no matter
    And the card "Backlash" reads:
      """
      2, Ability
      Ongoing: If an opposing ally would deal damage to your hero while you have a Pet, that damage is dealt to that ally instead.
      """
    And the card "Sniper" reads:
      """
      1, Ally—Human, 1 [Fire] ATK / 9 Health
      Pay 0 >>> This ally deals 2 fire damage to target hero.
      """
    And the card "Little Imp" reads:
      """
      1, Ally—Demon Pet, 1 [Fire] ATK / 9 Health
      """
    And you control "Backlash"
    And you control "Little Imp"
    And your opponent controls "Sniper"
    And it is your opponent's turn
    When your opponent uses "Sniper", targeting your hero
    And the chain empties
    Then your hero has 0 damage
    And "Sniper" has 2 damage
