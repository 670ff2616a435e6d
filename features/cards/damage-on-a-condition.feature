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

  Scenario: As much damage as was prevented is put on the hero, or dealt by the hero to itself and to no ally
    Given cost is no matter
    And the card "<ward>" reads:
      """
      2, Ability
      Ongoing: If an ally in your party would be dealt damage, <so much>
      """
    And the card "Ache" reads:
      """
      1, Instant Ability
      Your hero deals 3 shadow damage to target ally.
      """
    And the card "Sturdy Boar" reads:
      """
      2, Ally—Boar, 1 [Melee] ATK / 5 Health
      """
    And you control "<ward>", "Sturdy Boar"
    And your hand is "Ache"
    When you play "Ache" targeting "Sturdy Boar"
    And the chain empties
    Then "Sturdy Boar" has <ally> damage
    And your hero has <hero> damage

    Examples:
      | ward     | so much                                                                        | ally | hero |
      | Burden   | prevent half of that damage, rounded up. Put that much damage on your hero.    | 1    | 2    |
      | Penance  | prevent 1 of it, and your hero deals that much holy damage to itself.          | 2    | 1    |

  Scenario: An ally has dealt damage in the turn although it was destroyed as it did
    Given cost is no matter
    And the card "Tally" reads:
      """
      1, Ability
      If an ally in your party dealt combat damage to an opposing ally this turn, your hero deals 4 fire damage to target hero.
      """
    And the card "Rusher" reads:
      """
      1, Ally—Orc Warrior, 2 [Melee] ATK / 1 Health
      """
    And the card "Wall" reads:
      """
      2, Ally—Human Warrior, 1 [Melee] ATK / 5 Health
      """
    And you control "Rusher"
    And your opponent controls "Wall"
    And your hand is "Tally"
    When you propose that "Rusher" attacks "Wall"
    And the combat concludes
    And you play "Tally" targeting your opponent's hero
    And the chain empties
    Then "Rusher" is in your graveyard
    And "Wall" has 2 damage
    And your opponent's hero has 4 damage

  Scenario: An ally that comes back from the graveyard has what it is put into play with
    Given cost is no matter
    And the card "Returner" reads:
      """
      3, Ally—Ogre Shaman, 4 [Melee] ATK / 3 Health
      When Returner is destroyed, you may pay 1. If you do, put him from your graveyard into play with ferocity this turn.
      """
    And the card "Cull" reads:
      """
      1, Instant Ability
      Destroy target ally.
      """
    And you control "Returner"
    And you have 1 resource
    And your hand is "Cull"
    When you play "Cull" targeting "Returner"
    And the chain empties
    And you choose to
    And you propose that "Returner" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 4 damage
