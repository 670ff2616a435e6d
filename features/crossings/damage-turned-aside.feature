Feature: Damage that is turned aside
  Where damage goes that is dealt to another character instead, and where it can't go.

  @rule:103.2 @rule:716.1b
  Scenario: Damage turned aside to a hero that can't be dealt damage is dealt to nobody
    Given cost is no matter
    And the card "Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target hero or ally.
      """
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Scapegoat" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to target friendly hero or ally this turn, it's dealt to your hero instead.
      """
    And the card "Untouchable" reads:
      """
      2, Item
      Your hero can't be dealt damage.
      """
    And it is your opponent's turn, in the action phase
    And you control "Untouchable"
    And you control "Ogre"
    And your hand is "Scapegoat"
    And your opponent's hand is "Bolt"
    When your opponent plays "Bolt" targeting "Ogre"
    And you respond by playing "Scapegoat" targeting "Ogre"
    And the chain empties
    Then your hero has 0 damage
    And "Ogre" has 0 damage

  @rule:403.5 @rule:716.1b
  Scenario: Fire turned aside to a hero that can't be dealt fire damage goes out, and other damage does not
    Given cost is no matter
    And the card "Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target hero or ally.
      """
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Scapegoat" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to target friendly hero or ally this turn, it's dealt to your hero instead.
      """
    And the card "Fireproof" reads:
      """
      2, Item
      Your hero can't be dealt fire damage.
      """
    And it is your opponent's turn, in the action phase
    And you control "Fireproof"
    And you control "Ogre"
    And your hand is "Scapegoat" as "the first oath", "Scapegoat" as "the second oath"
    And your opponent's hand is "Bolt", "Arcane Shot"
    When your opponent plays "Bolt" targeting "Ogre"
    And you respond by playing "the first oath" targeting "Ogre"
    And the chain empties
    Then your hero has 0 damage
    And "Ogre" has 0 damage
    When your opponent plays "Arcane Shot" targeting "Ogre"
    And you respond by playing "the second oath" targeting "Ogre"
    And the chain empties
    Then your hero has 1 damage
    And "Ogre" has 0 damage

  @rule:103.2
  Scenario: What can't be dealt is not turned aside, and the next time is still to come
    Given cost is no matter
    And the card "Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target hero or ally.
      """
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Fireproof" reads:
      """
      2, Item
      Your hero can't be dealt fire damage.
      """
    And the card "Reflect" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to your hero this turn, it's dealt to target hero or ally instead.
      """
    And it is your opponent's turn, in the action phase
    And you control "Fireproof"
    And you control "Ogre"
    And your hand is "Reflect"
    And your opponent's hand is "Bolt", "Arcane Shot"
    When your opponent plays "Bolt" targeting your hero
    And you respond by playing "Reflect" targeting "Ogre"
    And the chain empties
    Then "Ogre" has 0 damage
    When your opponent plays "Arcane Shot" targeting your hero
    And the chain empties
    Then "Ogre" has 1 damage
    And your hero has 0 damage

  @rule:709.2f
  Scenario: Damage that was healed was performed, and what follows on it happens
    Given cost is no matter
    And the card "Measured Mend" reads:
      """
      1, Ability—Priest Holy
      Your hero may heal 2 damage from target ally. If you do, draw a card.
      """
    And your hand is "Measured Mend"
    And your deck, from the top, is "Tim", "Brigg"
    And you control "Kor Cindervein" with 2 damage
    When you play "Measured Mend" targeting "Kor Cindervein"
    And the chain empties
    And you choose to
    Then "Kor Cindervein" has 0 damage
    And "Tim" is in your hand

  @rule:709.2f @rule:717.4
  Scenario: Damage that was prevented completely was not dealt, and what follows on it doesn't happen
    Given cost is no matter
    And the card "Measured Spark" reads:
      """
      1, Ability—Mage Fire
      Your hero may deal 2 fire damage to target hero. If you do, draw a card.
      """
    And the card "Still Air" reads:
      """
      1, Instant Ability—Mage Frost
      Prevent the next 3 damage that would be dealt to your hero this turn.
      """
    And your hand is "Measured Spark" as "the first spark", "Measured Spark" as "the second spark"
    And your opponent's hand is "Still Air"
    And your deck, from the top, is "Tim", "Brigg"
    When your opponent plays "Still Air"
    And the chain empties
    And you play "the first spark" targeting your opponent's hero
    And the chain empties
    And you choose to
    Then your opponent's hero has 0 damage
    And "Tim" is in your deck
    When you play "the second spark" targeting your opponent's hero
    And the chain empties
    And you choose to
    Then your opponent's hero has 1 damage
    And "Tim" is in your hand

  @rule:712.7
  Scenario: What can't be healed nobody may heal, and what follows on it doesn't happen
    Given cost is no matter
    And the card "Measured Mend" reads:
      """
      1, Ability—Priest Holy
      Your hero may heal 2 damage from target ally. If you do, draw a card.
      """
    And the card "Tam" reads:
      """
      1, Alliance, Ally—Human Priest, 1 [Melee] ATK / 3 Health
      Tam can't be healed.
      """
    And your hand is "Measured Mend"
    And your deck, from the top, is "Tim", "Brigg"
    And you control "Tam" with 2 damage
    When you play "Measured Mend" targeting "Tam"
    And the chain empties
    Then "Tam" has 2 damage
    And "Tim" is in your deck

  @rule:716.1
  Scenario: A player chooses which of several allies is dealt the damage instead
    Given the card "Test Bodyguard" reads:
      """
      2, Ability
      Ongoing: If damage would be dealt to your hero, that damage is dealt to an ally in your party instead.
      """
    And cost is no matter
    And you control "Test Bodyguard"
    And you control "Tim" and "Kor Cindervein"
    And your opponent's hand is "Fire Blast"
    And it is your opponent's turn
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    And you choose "Kor Cindervein"
    Then your hero has 0 damage
    And "Kor Cindervein" has 2 damage
    And "Tim" has 0 damage
