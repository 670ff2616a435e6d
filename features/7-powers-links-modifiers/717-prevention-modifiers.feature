Feature: Prevention modifiers
  Bubbles around characters: whose come first, what they use up, and what they let through.

  @rule:717.1 @example:cr-2007-05/717.1#1
  Scenario: Prevention comes after every other replacement
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Desperate Block"
    And your opponent controls "Berserker Stance"
    And your opponent controls "Fel Iron Hatchet"
    When your opponent proposes that your opponent's hero attacks your hero
    And your opponent strikes with "Fel Iron Hatchet"
    And you respond by playing "Desperate Block" targeting your hero
    And the combat concludes
    Then your hero has 1 damage
    And your opponent's hero has 0 damage

  @rule:717.3
  Scenario: A packet passes the bubbles of its source before those of its destination
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Desperate Block"
    And your opponent controls "Defensive Stance"
    And your opponent's hand is "Fire Blast", "Quick Strike"
    When your opponent plays "Fire Blast" targeting your hero
    And you respond by playing "Desperate Block" targeting your hero
    And the chain empties
    Then your hero has 0 damage
    When your opponent plays "Quick Strike" targeting your hero
    And the chain empties
    Then your hero has 0 damage

  @rule:717.3
  Scenario: The controller of a character picks the order of the bubbles around it
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Desperate Block"
    And you control "Golem Skull Helm"
    And your opponent's hand is "Fire Blast", "Quick Strike"
    When your opponent plays "Fire Blast" targeting your hero
    And you respond by playing "Desperate Block" targeting your hero
    And the chain empties
    And you choose in order "Golem Skull Helm", "Desperate Block"
    And you exhaust "Golem Skull Helm" to prevent damage
    Then your hero has 0 damage
    And "Golem Skull Helm" is exhausted
    When your opponent plays "Quick Strike" targeting your hero
    And the chain empties
    Then your hero has 0 damage

  @rule:717.3a @rule:717.5b
  Scenario: Damage that can't be prevented passes through and uses nothing up
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Desperate Block"
    And you control "Golem Skull Helm"
    And your opponent's hand is "Chastise", "Fire Blast"
    When your opponent plays "Chastise" targeting your hero
    And you respond by playing "Desperate Block" targeting your hero
    And the chain empties
    Then your hero has 2 damage
    And "Golem Skull Helm" is ready
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    And you choose in order "Desperate Block", "Golem Skull Helm"
    Then your hero has 2 damage
    And "Golem Skull Helm" is ready

  @rule:717.3b @rule:717.2
  Scenario: A bubble that prevents everything isn't used up
    Given cost is no matter
    And you control "Marilyn of the Sacred Vows"
    And you control "Kor Cindervein"
    And your hand is "Fire Blast"
    And your opponent's hand is "Quick Strike"
    When you use "Marilyn of the Sacred Vows", targeting "Kor Cindervein"
    And the chain empties
    And you play "Fire Blast" targeting "Kor Cindervein"
    And the chain empties
    And your opponent plays "Quick Strike" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 0 damage
    When the turn ends
    Then "Kor Cindervein" has 0 damage

  @rule:717.3c @example:cr-2007-05/717.3c#1
  Scenario: What is left of a bubble prevents part of the next damage
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Desperate Block"
    And your opponent controls "Valanos"
    And your opponent's hand is "Scorch", "Fire Blast"
    When your opponent plays "Scorch" targeting your hero
    And you respond by playing "Desperate Block" targeting your hero
    And the chain empties
    Then your hero has 0 damage
    When your opponent proposes that "Valanos" attacks your hero
    And the combat concludes
    Then your hero has 1 damage
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    Then your hero has 3 damage

  @rule:717.4 @example:cr-2007-05/717.4#1
  Scenario: Damage prevented whole was never dealt
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Green Whelp Armor"
    And your opponent controls "Brigg"
    When your opponent proposes that "Brigg" attacks your hero
    And you exhaust "Green Whelp Armor" to prevent damage
    Then your hero has 0 damage
    And the chain is empty
    And "Brigg" is in play
    And "Green Whelp Armor" is exhausted

  @rule:717.4
  Scenario: Damage prevented in part was dealt
    Given it is your opponent's turn, in the action phase
    And you have 2 ready resources
    And you control "Green Whelp Armor"
    And your opponent controls "Valanos"
    When your opponent proposes that "Valanos" attacks your hero
    And you exhaust "Green Whelp Armor" to prevent damage
    Then your hero has 1 damage
    And the chain, top first, is "Green Whelp Armor"
    When the chain empties
    And you choose to
    Then "Valanos" is in your opponent's hand
    And you have 0 ready resources

  @rule:717.5a @rule:603.1b
  Scenario: Armor prevents up to its DEF, the excess is wasted, and it may be kept back
    Given cost is no matter
    And you control "Golem Skull Helm"
    And you control "Pads of the Dread Wolf"
    And your opponent's hand is "Flash of Steel"
    And it is your opponent's turn, in the action phase
    And your opponent controls "Cerwyn"
    When your opponent plays "Flash of Steel" targeting your hero
    And you exhaust "Pads of the Dread Wolf" to prevent damage
    And you prevent nothing
    Then your hero has 2 damage
    And "Golem Skull Helm" is ready
    When your opponent proposes that "Cerwyn" attacks your hero
    And you exhaust "Golem Skull Helm" to prevent damage
    Then your hero has 2 damage
    And "Golem Skull Helm" is exhausted
