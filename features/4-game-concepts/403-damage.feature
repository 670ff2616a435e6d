Feature: 403 Damage
  Damage as high as the health is fatal, each character is dealt its own packet, and damage that is put is dealt by nobody.

  Background:
    Given cost is no matter

  @rule:403.2 @rule:407.6a
  Scenario: Damage equal to the health destroys, one point less does not
    Given your opponent controls "Valanos"
    And your opponent controls "Anika Berlyn"
    And your hand is "Hellfire"
    When you play "Hellfire"
    And the chain empties
    Then "Valanos" is in your opponent's graveyard
    And "Anika Berlyn" has 5 damage
    And "Anika Berlyn" is in play
    And your hero has 5 damage

  @rule:403.1
  Scenario: A hero that can't be destroyed gathers more damage than it has health
    Given your hero is "Zenith Shadowforce" with 27 damage
    And you control "Valthak Spiritdrinker"
    And your opponent's hand is "Fire Blast" as "the first Blast", "Fire Blast" as "the second Blast"
    When your opponent plays "the first Blast" targeting your hero
    And the chain empties
    And your opponent plays "the second Blast" targeting your hero
    And the chain empties
    Then your hero has 31 damage and 28 health
    And you have priority

  @rule:403.3 @example:cr-2007-05/403.2#1
  Scenario: Barnathrum's doubling is put and not dealt, so that prevention lets it by
    Given you control "Barnathrum, Lord of Pain" with 1 damage
    And your hero is "Graccus" with 3 damage
    And your opponent controls "Saltwater Snapjaw" with 1 damage
    And your opponent controls "Anika Berlyn" with 2 damage
    And your opponent controls "Brigg"
    When your opponent uses "Saltwater Snapjaw"
    And the chain empties
    And you use "Barnathrum, Lord of Pain"
    And the chain empties
    Then "Saltwater Snapjaw" has 2 damage
    And "Anika Berlyn" has 4 damage
    And "Barnathrum, Lord of Pain" has 2 damage
    And "Brigg" has 0 damage
    And your hero has 3 damage

  @rule:403.4 @example:cr-2007-05/403.4#1
  Scenario: Frost Nova makes three packets, and preventing one leaves the other two
    Given it is your opponent's turn, in the action phase
    And your opponent's hero is "Graccus"
    And your opponent controls "Valanos"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Pads of the Dread Wolf"
    And your hand is "Frost Nova"
    When you play "Frost Nova"
    And the chain empties
    And your opponent exhausts "Pads of the Dread Wolf" to prevent damage
    Then your opponent's hero has 0 damage
    And "Valanos" has 1 damage
    And "Kor Cindervein" has 1 damage
    And your hero has 0 damage
    And your opponent may propose that "Graccus" attacks your hero
    And your opponent can't propose that "Valanos" attacks your hero, because of 601.2a

  @rule:403.4 @rule:708.1a @example:cr-2007-05/403.4#2
  Scenario: Two Fireballs on one hero trigger apart, and armor stops one packet only
    Given it is your opponent's turn, in the action phase
    And your opponent controls "Golem Skull Helm"
    And your "Fireball" as "the first Fireball" is attached to your opponent's hero
    And your "Fireball" as "the second Fireball" is attached to your opponent's hero
    When your next turn starts
    And you choose in order "the first Fireball", "the second Fireball"
    Then the chain, top first, is "the second Fireball", "the first Fireball"
    When the chain empties
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    And the chain empties
    Then your opponent's hero has 1 damage

  @rule:403.4 @rule:709.2d @example:cr-2007-05/403.4#3
  Scenario: Vexra Darkfall counts the hand as her effect resolves and deals it in one packet
    Given you control "Vexra Darkfall"
    And your hand is "Fire Blast"
    And your opponent controls "Golem Skull Helm"
    And your opponent's hand is "Flash Heal", "Tim", "Brigg", "Valanos", "Rodrigo", "Kor Cindervein"
    When you play "Fire Blast" targeting "Vexra Darkfall"
    And both players pass
    And you choose your opponent's hero
    And your opponent responds by playing "Flash Heal" targeting your opponent's hero
    And the chain empties
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    Then your opponent's hero has 2 damage
    And there are 5 cards in your opponent's hand

  @rule:403.5 @rule:405.2b
  Scenario: Damage of a type that can't be dealt to a character may be aimed at it, and no packet comes of it
    Given the card "Cinder Elemental" reads:
      """
      3, Ally—Elemental, 2 [Fire] ATK / 3 Health
      Cinder Elemental can't be dealt fire damage.
      """
    And your opponent controls "Cinder Elemental"
    And your hand is "Fire Blast", "Arcane Shot"
    When you play "Fire Blast" targeting "Cinder Elemental"
    And the chain empties
    Then "Cinder Elemental" has 0 damage
    And "Fire Blast" is in your graveyard
    When you play "Arcane Shot" targeting "Cinder Elemental"
    And the chain empties
    Then "Cinder Elemental" has 1 damage

  @rule:403.2
  Scenario: Whether fatal damage was dealt this turn is asked of damage that was fatal
    Given the card "Grok" reads:
      """
      3, Ally—Orc Warrior, 3 [Melee] ATK / 3 Health
      When Grok enters play, draw a card if your hero dealt fatal damage to an ally this turn.
      """
    And cost is no matter
    And your opponent controls "Valanos"
    And your opponent controls "Brigg"
    And your hand is "Fire Blast" as "the first blast", "Fire Blast" as "the second blast", "Grok" as "the early one", "Grok" as "the late one"
    When you play "the first blast" targeting "Valanos"
    And the chain empties
    And you play "the early one"
    And the chain empties
    Then "Valanos" has 2 damage
    And there are 2 cards in your hand
    When you play "the second blast" targeting "Brigg"
    And the chain empties
    And you play "the late one"
    And the chain empties
    Then "Brigg" is in your opponent's graveyard
    And there is 1 card in your hand

  @rule:403.2 @rule:703.1
  Scenario: Damage that leaves an ally something isn't fatal, and damage that leaves it nothing is
    Given the card "Vulture's Perch" reads:
      """
      2, Item
      When your hero deals fatal damage to an ally, draw a card.
      """
    And cost is no matter
    And you control "Vulture's Perch"
    And your opponent controls "Valanos"
    And your opponent controls "Brigg"
    And your hand is "Fire Blast" as "the first blast", "Fire Blast" as "the second blast"
    When you play "the first blast" targeting "Valanos"
    And the chain empties
    Then "Valanos" has 2 damage
    And there is 1 card in your hand
    When you play "the second blast" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in your opponent's graveyard
    And there is 1 card in your hand

  @rule:403.4
  Scenario Outline: What is dealt to an ally at once counts together for whether it is fatal
    Given the card "Vulture's Perch" reads:
      """
      2, Item
      When your hero deals fatal damage to an ally, draw a card.
      """
    And the card "Test Storm" reads:
      """
      1, Ability
      Your hero deals 2 fire damage to each opposing ally. Draw a card for each ally dealt fatal damage this way.
      """
    And the card "Test Shieldbearer" reads:
      """
      3, Ally—Orc Warrior, 3 [Melee] ATK / 5 Health
      If an ally in your party other than Test Shieldbearer would be dealt damage, it's dealt to Test Shieldbearer instead.
      """
    And the card "Grok" reads:
      """
      3, Ally—Orc Warrior, 3 [Melee] ATK / 3 Health
      When Grok enters play, draw a card if your hero dealt fatal damage to an ally this turn.
      """
    And cost is no matter
    And you control "Vulture's Perch"
    And your opponent controls "Test Shieldbearer" with <before> damage
    And your opponent controls "Brigg"
    And your hand is "Test Storm", "Grok"
    When you play "Test Storm"
    And the chain empties
    Then there <then> in your hand
    When you play "Grok"
    And the chain empties
    Then there <later> in your hand

    Examples:
      | before | then        | later         |
      | 0      | is 1 card   | are 0 cards   |
      | 1      | are 4 cards | are 4 cards   |
      | 3      | are 4 cards | are 4 cards   |

  @rule:403.4 @rule:703.1
  Scenario: Several packets at once are each as large as it is by itself, and damage for each ally is one packet
    Given the card "Brittle Idol" reads:
      """
      2, Item
      When your hero is dealt 3 or more damage, draw a card.
      """
    And the card "Parting Blows" reads:
      """
      2, Ability
      For each opposing ally, it deals 2 fire damage to its controller's hero.
      """
    And the card "Long Count" reads:
      """
      2, Ability
      Your hero deals 1 fire damage to target hero for each opposing ally.
      """
    And it is your opponent's turn, in the action phase
    And you control "Brittle Idol"
    And you control "Tim", "Brigg", "Valanos"
    And your opponent's hand is "Parting Blows", "Long Count"
    When your opponent plays "Parting Blows"
    And the chain empties
    Then your hero has 6 damage
    And there are 0 cards in your hand
    When your opponent plays "Long Count" targeting your hero
    And the chain empties
    Then your hero has 9 damage
    And there is 1 card in your hand
