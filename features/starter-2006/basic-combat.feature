@edition:starter-2006
Feature: Basic combat
  The starter rulebook's combats: ally against ally, a hero with a weapon, and a protector stepping in.

  @rule:603.1 @example:starter-2006/combat-step#1
  Scenario: The ally that takes damage equal to its health falls, the other keeps its damage
    Given you control "Saltwater Snapjaw"
    And your opponent controls "Dorric the Martyr"
    When you propose that "Saltwater Snapjaw" attacks "Dorric the Martyr"
    And the attack window opens
    Then "Saltwater Snapjaw" is exhausted
    When the combat concludes
    Then "Dorric the Martyr" is in your opponent's graveyard
    And "Saltwater Snapjaw" has 1 damage
    And "Saltwater Snapjaw" is in play

  @rule:602.4 @example:starter-2006/combat-with-a-hero#1
  Scenario: A hero attacks, strikes with a weapon of 2 ATK, and takes 1 damage back
    Given the card "Travelling Swordsman" reads:
      """
      Alliance, Hero—Human Arms Warrior, 25 Health
      """
    And the card "Plain Sword" reads:
      """
      4, Weapon—Sword, Melee (1), 2 [Melee] ATK / 2 Strike
      """
    And your hero is "Travelling Swordsman" with 6 damage
    And you have 2 ready resources
    And you control "Plain Sword"
    And your opponent controls "Dorric the Martyr"
    When you propose that your hero attacks "Dorric the Martyr"
    And the attack window opens
    Then your hero is exhausted
    And your hero has 6 damage, 0 ATK and 25 health
    And you can't strike with "Plain Sword"
    When the defend window opens
    And you strike with "Plain Sword"
    Then "Plain Sword" is exhausted
    And you have 0 ready resources
    And the chain is empty
    And your hero has 2 ATK
    When the combat concludes
    Then "Dorric the Martyr" is in your opponent's graveyard
    And your hero has 7 damage, 0 ATK and 25 health

  @rule:303.2c
  Scenario: One weapon a combat, though another stands ready
    Given cost is no matter
    And you control "Krol Blade"
    And you control "Ancient Bone Bow"
    And your opponent controls "Anika Berlyn"
    When you propose that your hero attacks "Anika Berlyn"
    And the defend window opens
    And you strike with "Krol Blade"
    Then you can't strike with "Ancient Bone Bow", because of 303.2c
    When the combat concludes
    Then "Anika Berlyn" has 3 damage

  @rule:303.2c
  Scenario: The other weapon may be used later in the round, when the hero defends exhausted
    Given cost is no matter
    And you control "Krol Blade"
    And you control "Ancient Bone Bow"
    And your opponent controls "Anika Berlyn"
    When you propose that your hero attacks "Anika Berlyn"
    And the defend window opens
    And you strike with "Krol Blade"
    And the combat concludes
    And your opponent's next turn starts
    And the action phase starts
    And your opponent proposes that "Anika Berlyn" attacks your hero
    And the defend window opens
    Then your hero is exhausted and "Krol Blade" is exhausted
    When you strike with "Ancient Bone Bow"
    And the combat concludes
    Then "Anika Berlyn" has 5 damage
    And your hero has 10 damage

  @rule:602.2 @example:starter-2006/protecting#1
  Scenario: A warrior with protector saves the druid that was attacked
    Given it is your opponent's turn, in the action phase
    And you control "Voss Treebender"
    And you control "Guardian Steelhorn"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks "Voss Treebender"
    And the protect point comes
    And you protect with "Guardian Steelhorn"
    Then "Guardian Steelhorn" is exhausted
    When the combat concludes
    Then "Voss Treebender" has 0 damage
    And "Voss Treebender" is in play
    And "Guardian Steelhorn" is in your graveyard
    And "Kor Cindervein" is in your opponent's graveyard

  @rule:602.2
  Scenario: An ally protects on the turn it joins the party
    Given it is your opponent's turn, in the action phase
    And you control "Voss Treebender"
    And you control "Guardian Steelhorn", which entered play this turn
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks "Voss Treebender"
    And the protect point comes
    And you protect with "Guardian Steelhorn"
    And the combat concludes
    Then "Voss Treebender" has 0 damage

  @rule:602.5
  Scenario: A protector stays exhausted after the attacker is removed from combat
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hero is "Litori Frostburn"
    And you control "Stalwart Protector"
    And you control "Cerwyn"
    And your hand is "Blink"
    And your opponent controls "Vaerik Proudhoof"
    When your opponent proposes that "Vaerik Proudhoof" attacks "Cerwyn"
    And the protect point comes
    And you protect with your hero
    And you respond by playing "Blink"
    And the combat concludes
    Then your hero is exhausted
    And your hero has 0 damage
    And "Vaerik Proudhoof" has 0 damage
    And "Cerwyn" has 0 damage
