Feature: 304 Armor
  Armor is exhausted against one packet that would reach its hero, one piece after the other, if it has any DEF.

  Background:
    Given cost is no matter

  @rule:304.2
  Scenario: Armor prevents damage that no combat deals, and a second piece takes the rest
    Given it is your opponent's turn, in the action phase
    And you control "Golem Skull Helm"
    And you control "Pads of the Dread Wolf"
    And your opponent's hand is "Lightning Bolt"
    When your opponent plays "Lightning Bolt" targeting your hero
    And the chain empties
    And you exhaust "Golem Skull Helm" to prevent damage
    And you exhaust "Pads of the Dread Wolf" to prevent damage
    Then your hero has 0 damage
    And "Golem Skull Helm" is exhausted
    And "Pads of the Dread Wolf" is exhausted

  @rule:304.2
  Scenario: The second piece may be kept ready and the rest comes through
    Given it is your opponent's turn, in the action phase
    And you control "Golem Skull Helm"
    And you control "Pads of the Dread Wolf"
    And your opponent's hand is "Lightning Bolt"
    When your opponent plays "Lightning Bolt" targeting your hero
    And the chain empties
    And you exhaust "Golem Skull Helm" to prevent damage
    And you prevent nothing
    Then your hero has 1 damage
    And "Pads of the Dread Wolf" is ready

  @rule:304.2
  Scenario: A packet that one piece stops leaves the other piece out of it
    Given it is your opponent's turn, in the action phase
    And you control "Golem Skull Helm"
    And you control "Pads of the Dread Wolf"
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    And you exhaust "Golem Skull Helm" to prevent damage
    Then your hero has 0 damage
    And the chain is empty
    And your opponent has priority
    And "Pads of the Dread Wolf" is ready

  @rule:304.2 @rule:717.5
  Scenario: Armor with 0 DEF is not asked while the piece beside it is
    Given it is your opponent's turn, in the action phase
    And you control "Hide of the Wild"
    And you control "Pads of the Dread Wolf"
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    And you exhaust "Pads of the Dread Wolf" to prevent damage
    Then your hero has 1 damage
    And "Hide of the Wild" is ready
    And the chain is empty

  @rule:304.2
  Scenario: An armor whose DEF is counted prevents nothing at 0 and all at 2
    Given it is your opponent's turn, in the action phase
    And you control "Aegis of the Blood God"
    And your opponent's hand is "Fire Blast" as "the first Blast", "Fire Blast" as "the second Blast"
    When your opponent plays "the first Blast" targeting your hero
    And the chain empties
    Then your hero has 2 damage
    And "Aegis of the Blood God" is ready
    When your opponent plays "the second Blast" targeting your hero
    And the chain empties
    And you exhaust "Aegis of the Blood God" to prevent damage
    Then your hero has 2 damage
    And "Aegis of the Blood God" is exhausted

  @rule:304.2
  Scenario: Armor guards the hero and no ally
    Given it is your opponent's turn, in the action phase
    And you control "Golem Skull Helm"
    And you control "Valanos"
    And your opponent's hand is "Lightning Bolt", "Fire Blast"
    When your opponent plays "Lightning Bolt" targeting "Valanos"
    And the chain empties
    Then "Valanos" has 4 damage
    And "Golem Skull Helm" is ready
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    And you exhaust "Golem Skull Helm" to prevent damage
    Then your hero has 0 damage

  @rule:304.2 @rule:304.3
  Scenario: Armor that came in as a response prevents at once
    Given it is your opponent's turn, in the action phase
    And your hand is "Elven Chain Boots"
    And your opponent's hand is "Lightning Bolt"
    When your opponent plays "Lightning Bolt" targeting your hero
    And you respond by playing "Elven Chain Boots"
    And the chain empties
    And you exhaust "Elven Chain Boots" to prevent damage
    Then your hero has 2 damage
    And "Elven Chain Boots" is exhausted
