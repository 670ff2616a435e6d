Feature: 405 Packets
  A packet knows how much, to whom, from whom and with what, and modifiers ask it just that.

  Background:
    Given cost is no matter

  @rule:405.2a
  Scenario: With X = 0 no packet is made that could be raised
    Given you control "Chromatic Cloak"
    And your hand is "Arcane Missiles" as "the empty one", "Arcane Missiles" as "the small one"
    When you play "the empty one" with X = 0 targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage
    When you play "the small one" with X = 1 targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:405.2a
  Scenario: An attacker with 0 ATK makes no packet, so that no armor is asked and nothing triggers
    Given you control "Crazy Igvand"
    And your opponent controls "Green Whelp Armor"
    When you propose that "Crazy Igvand" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 0 damage
    And "Green Whelp Armor" is ready
    And the chain is empty
    And "Crazy Igvand" is exhausted

  @rule:405.2c @example:cr-2007-05/405.2c#1
  Scenario: Your hero is the source of every packet of Frost Nova
    Given you control "Lionheart Helm"
    And your opponent controls "Valanos"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Pads of the Dread Wolf"
    And your hand is "Frost Nova"
    When you play "Frost Nova"
    And the chain empties
    Then your opponent's hero has 1 damage
    And "Valanos" has 1 damage
    And "Kor Cindervein" has 1 damage
    And "Pads of the Dread Wolf" is ready

  @rule:405.2c @rule:716.3 @example:cr-2007-05/405.2c#1
  Scenario: Every packet of Frost Nova is controlled by its player, who orders what replaces them
    Given the card "Thick Frost" reads:
      """
      2, Ongoing Ability
      Ongoing: If a hero or ally would be dealt frost damage, it is dealt double that damage instead.
      """
    And you control "Chromatic Cloak"
    And your opponent controls "Thick Frost"
    And your opponent controls "Valanos"
    And your opponent controls "Anika Berlyn"
    And your hand is "Frost Nova"
    When you play "Frost Nova"
    And the chain empties
    Then you must choose between "Chromatic Cloak", "Thick Frost"
    When you choose "Chromatic Cloak"
    Then you must choose between "Chromatic Cloak", "Thick Frost"
    When you choose "Thick Frost", for the packet to "Valanos"
    Then you must choose between "Chromatic Cloak", "Thick Frost"
    When you choose "Chromatic Cloak", for the packet to "Anika Berlyn"
    Then your opponent's hero has 4 damage
    And "Valanos" has 3 damage
    And "Anika Berlyn" has 4 damage
  @rule:405.3b
  Scenario: Damage that counts as combat damage meets what watches for combat damage
    Given your hero is "Rotun Daggerhand"
    And your opponent controls "Shelly"
    And your hand is "Fire Blast"
    When you flip your hero, targeting "Shelly"
    And the chain empties
    Then "Shelly" has 0 damage
    When you play "Fire Blast" targeting "Shelly"
    And the chain empties
    Then "Shelly" has 2 damage

  @rule:405.3c @example:cr-2007-05/405.3c#1
  Scenario: One unpreventable part makes the whole packet of 4 unpreventable
    Given you control "Mason's Fraternity Ring"
    And you control "Annihilator"
    And your opponent controls "Golem Skull Helm"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Annihilator"
    And the chain empties
    Then your hero has 4 ATK
    When the combat concludes
    Then your opponent's hero has 4 damage
    And "Golem Skull Helm" is ready

  @rule:405.3d @example:cr-2007-05/405.3d#1
  Scenario: What is left of a packet after prevention is still dealt with the weapon
    Given your opponent's hero is "Graccus"
    And your opponent controls "Valanos"
    And you control "Mason's Fraternity Ring" as "the left ring"
    And you control "Mason's Fraternity Ring" as "the right ring"
    And you control "Thrash Blade"
    When you propose that your hero attacks "Valanos"
    And you strike with "Thrash Blade"
    And the chain empties
    Then your hero has 4 ATK
    When your opponent uses "Graccus", targeting "Valanos"
    And the combat concludes
    Then "Valanos" has 1 damage
    And the chain, top first, is "Thrash Blade"
    And "Thrash Blade" is exhausted
    When the chain empties
    Then "Thrash Blade" is ready
    And your hero is ready

  @rule:405.3d @example:cr-2007-05/405.3d#2
  Scenario: Two weapons make one packet, and Blade Flurry triggers once
    Given you control "Dual Wield"
    And you control "Blade Flurry"
    And you control "Viking Warhammer" as "the first hammer"
    And you control "Viking Warhammer" as "the second hammer"
    And your opponent controls "Valanos"
    And your opponent controls "Anika Berlyn"
    When you propose that your hero attacks "Valanos"
    And you strike with "the first hammer"
    And you strike with "the second hammer"
    And the combat concludes
    Then you must choose between your hero, your opponent's hero, "Anika Berlyn"
    When you choose "Anika Berlyn"
    Then the chain, top first, is "Blade Flurry"
    And "Valanos" has 2 damage
    When the chain empties
    And you choose to
    Then "Anika Berlyn" has 2 damage
    And "Valanos" has 2 damage
    And the chain is empty

  @rule:405.3d @rule:708.3 @example:cr-2007-05/405.3d#2
  Scenario: Whether Blade Flurry's damage is dealt is decided as its effect resolves
    Given you control "Dual Wield"
    And you control "Blade Flurry"
    And you control "Viking Warhammer" as "the first hammer"
    And you control "Viking Warhammer" as "the second hammer"
    And your opponent controls "Valanos"
    And your opponent controls "Anika Berlyn"
    When you propose that your hero attacks "Valanos"
    And you strike with "the first hammer"
    And you strike with "the second hammer"
    And the combat concludes
    And you choose "Anika Berlyn"
    And the chain empties
    And you choose not to
    Then "Anika Berlyn" has 0 damage
    And "Valanos" has 2 damage
    And the chain is empty

  @rule:405.3d @example:cr-2007-05/405.3d#3
  Scenario: Every packet of Frost Nova is dealt with that ability
    Given your hero is "Ta'zo"
    And you control "Chromatic Cloak"
    And your opponent controls "Valanos"
    And your opponent controls "Kor Cindervein"
    And your hand is "Frost Nova"
    When you play "Frost Nova"
    And the chain empties
    Then your opponent's hero has 2 damage
    And "Valanos" has 2 damage
    And "Kor Cindervein" has 2 damage
    When you flip your hero, targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 5 damage

  @rule:403.1
  Scenario: Damage of the type and with an ability is what a text asks for
    Given the card "Kindling" reads:
      """
      1, Ability
      Your hero deals 1 fire damage to target hero or ally, 3 damage if your hero has dealt fire damage with an ability to that character this turn.
      """
    And the card "First Spark" reads:
      """
      1, Ability
      Your hero deals 1 fire damage to target ally.
      """
    And cost is no matter
    And your hand is "Kindling", "First Spark"
    And your opponent controls "Lord Grayson Shadowbreaker"
    When you play "First Spark", targeting "Lord Grayson Shadowbreaker"
    And the chain empties
    And you play "Kindling", targeting "Lord Grayson Shadowbreaker"
    And the chain empties
    Then "Lord Grayson Shadowbreaker" has 4 damage

  @rule:403.1
  Scenario: Damage of another type is not
    Given the card "Kindling" reads:
      """
      1, Ability
      Your hero deals 1 fire damage to target hero or ally, 3 damage if your hero has dealt fire damage with an ability to that character this turn.
      """
    And the card "First Spark" reads:
      """
      1, Ability
      Your hero deals 1 frost damage to target ally.
      """
    And cost is no matter
    And your hand is "Kindling", "First Spark"
    And your opponent controls "Lord Grayson Shadowbreaker"
    When you play "First Spark", targeting "Lord Grayson Shadowbreaker"
    And the chain empties
    And you play "Kindling", targeting "Lord Grayson Shadowbreaker"
    And the chain empties
    Then "Lord Grayson Shadowbreaker" has 2 damage

  @rule:405.2c
  Scenario: A packet has one source and a type, and nobody else deals it
    Given the card "Test Bolt" reads:
      """
      1, Ability
      Your hero deals 2 fire damage to target hero.
      """
    And cost is no matter
    And your hand is "Test Bolt"
    And you control "Kor Cindervein"
    And your opponent controls "Brigg"
    When you play "Test Bolt" targeting your opponent's hero
    And the chain empties
    Then your hero has dealt 2 fire damage to your opponent's hero since the last step that acted
    And "Kor Cindervein" has dealt no damage to your opponent's hero since the last step that acted
    When you propose that "Kor Cindervein" attacks "Brigg"
    And the combat concludes
    Then "Kor Cindervein" has dealt 3 melee damage to "Brigg" since the last step that acted

  @rule:405.3d
  Scenario Outline: Only the weapon that was struck with has dealt the damage of the combat
    Given the card "Thirsty Blade" reads:
      """
      1, Weapon—Melee Sword, 2 [Melee] ATK, 0 Strike
      At the end of your turn, if no damage was dealt with Thirsty Blade this turn, destroy it.
      """
    And cost is no matter
    And you control "Dual Wield"
    And you control "Thirsty Blade"
    And you control "Krol Blade"
    When you propose that your hero attacks your opponent's hero
    And you strike with "<weapon>"
    And the combat concludes
    And the turn ends
    Then "Thirsty Blade" is in <where>

    Examples:
      | weapon        | where          |
      | Thirsty Blade | play           |
      | Krol Blade    | your graveyard |
