@edition:faq-2009-03
Feature: Damage, armor and how much a character can carry
  What armor stops, that it takes no harm itself, and the difference between damage dealt and damage put beyond a character's health.

  @rule:304.2 @example:faq-2009-03/1/armor-against-any-damage#1
  Scenario: Armor stops damage that an ability deals outside combat
    Given cost is no matter
    And your hand is "Fire Blast"
    And your opponent controls "Elven Chain Boots"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And your opponent exhausts "Elven Chain Boots" to prevent damage
    Then your opponent's hero has 0 damage
    And "Elven Chain Boots" is exhausted
    And it is your turn, in the action phase

  @rule:304.2 @rule:717.5a @example:faq-2009-03/1/several-armor#1
  Scenario: Two pieces of armor share in stopping one packet
    Given cost is no matter
    And your hand is "Lightning Bolt"
    And your opponent controls "Elven Chain Boots"
    And your opponent controls "Golem Skull Helm"
    When you play "Lightning Bolt" targeting your opponent's hero
    And the chain empties
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    And your opponent exhausts "Elven Chain Boots" to prevent damage
    Then your opponent's hero has 0 damage
    And "Golem Skull Helm" is exhausted and "Elven Chain Boots" is exhausted

  @rule:304.2 @rule:717.5a @example:faq-2009-03/1/several-armor#1
  Scenario: Once a packet is down to nothing no further armor is asked for
    Given cost is no matter
    And your hand is "Fire Blast"
    And your opponent controls "Elven Chain Boots"
    And your opponent controls "Golem Skull Helm"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And your opponent exhausts "Elven Chain Boots" to prevent damage
    Then your opponent's hero has 0 damage
    And "Golem Skull Helm" is ready

  @rule:717.5a @example:faq-2009-03/1/armor-takes-no-damage#1
  Scenario: Armor that stops a part of a packet takes none of it and stays in play
    Given cost is no matter
    And your hand is "Lightning Bolt"
    And your opponent controls "Elven Chain Boots"
    When you play "Lightning Bolt" targeting your opponent's hero
    And the chain empties
    And your opponent exhausts "Elven Chain Boots" to prevent damage
    Then your opponent's hero has 2 damage
    And "Elven Chain Boots" is in play
    And "Elven Chain Boots" is exhausted
    And "Elven Chain Boots" has 0 damage

  @rule:faq-2009-03:1 @example:faq-2009-03/1/damage-beyond-health#1
  Scenario: A cost can't put more damage on a character than its health leaves room for
    Given cost is no matter
    And you control "Acolyte Kemistra" with 6 damage
    Then you can't use "Acolyte Kemistra", because of faq-2009-03:1

  @rule:707.3 @rule:407.6a @example:faq-2009-03/1/damage-beyond-health#1
  Scenario: A cost may put exactly the last damage on a character, and its effect outlives it
    Given cost is no matter
    And you control "Acolyte Kemistra" with 5 damage
    When you use "Acolyte Kemistra"
    Then "Acolyte Kemistra" is in your graveyard
    And the chain, top first, is "Acolyte Kemistra"
    And there is no card in your hand
    When the chain empties
    Then there is 1 card in your hand

  @rule:403.1 @example:faq-2009-03/1/damage-beyond-health#1
  Scenario: Damage dealt beyond a character's health is still dealt in full
    Given cost is no matter
    And your hand is "Mind Blast"
    And your opponent controls "Acolyte Kemistra" with 6 damage
    And your opponent's hand is "Brigg", "Fire Blast", "Cerwyn"
    Then your opponent can't use "Acolyte Kemistra", because of faq-2009-03:1
    When you play "Mind Blast" targeting "Acolyte Kemistra"
    And the chain empties
    And your opponent chooses "Brigg", "Fire Blast"
    Then "Acolyte Kemistra" is in your opponent's graveyard
    And "Brigg" is in your opponent's graveyard
    And "Fire Blast" is in your opponent's graveyard
    And "Cerwyn" is in your opponent's hand
