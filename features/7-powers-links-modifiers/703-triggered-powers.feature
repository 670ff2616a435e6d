Feature: Triggered powers
  What a power sees when something happens, and conditions that are looked at twice.

  @rule:703.2 @example:cr-2007-05/703.2#1
  Scenario: A power whose condition isn't met at the start of the turn doesn't trigger
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Lei of Lilies"
    And your hero is "Gorebelly" with 5 damage
    And your hand is "Fire Blast", "Tim", "Brigg"
    When your next turn starts
    Then the chain is empty
    When the draw step starts
    Then there are 4 cards in your hand
    And the chain is empty
    And "Gorebelly" has 5 damage

  @rule:703.2 @example:cr-2007-05/703.2#1
  Scenario: An effect whose condition is no longer met is interrupted as it tries to resolve
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Lei of Lilies"
    And your hero is "Gorebelly" with 5 damage
    And your hand is "Fire Blast", "Tim", "Brigg", "Valanos"
    When your next turn starts
    Then the chain, top first, is "Lei of Lilies"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    And "Gorebelly" has 5 damage
    And it is your turn, in the ready step

  @rule:703.2 @example:cr-2007-05/703.2#1
  Scenario: A condition met both times lets the effect resolve
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Lei of Lilies"
    And your hero is "Gorebelly" with 5 damage
    And your hand is "Fire Blast", "Tim", "Brigg", "Valanos"
    When your next turn starts
    And the chain empties
    Then "Gorebelly" has 4 damage
    And there are 4 cards in your hand

  @rule:703.3 @example:cr-2007-05/703.3#1
  Scenario: A power that appears together with what it watches for sees it
    Given cost is no matter
    And you control "Kaal Soulreaper"
    And your graveyard is "Watcher Mal'wi"
    And your opponent's graveyard is "Voss Treebender"
    When you use "Kaal Soulreaper"
    Then "Kaal Soulreaper" is removed from the game
    When both players pass
    Then you control "Watcher Mal'wi"
    And your opponent controls "Voss Treebender"
    And the chain, top first, is "Watcher Mal'wi"
    When the chain empties
    Then "Voss Treebender" is in your opponent's graveyard
    And "Watcher Mal'wi" is in play

  @rule:703.3 @example:cr-2007-05/703.3#2
  Scenario: Powers that disappear together with what they watch for trigger, both of them
    Given you control "Masten Everspirit" as "the attacking Masten"
    And your opponent controls "Masten Everspirit" as "the defending Masten"
    When you propose that "the attacking Masten" attacks "the defending Masten"
    And the combat concludes
    Then there is 1 card in your graveyard
    And there is 1 card in your opponent's graveyard
    And the chain, top first, is "the defending Masten", "the attacking Masten"
    When both players pass
    And your opponent chooses to
    Then there is 1 card in your opponent's hand
    And there is no card in your opponent's graveyard
    And there is 1 card in your graveyard
    When both players pass
    And you choose to
    Then there is 1 card in your hand
    And there is no card in your graveyard

  @rule:703.4 @example:cr-2007-05/703.4#1
  Scenario: Damage that is only now being dealt isn't damage the ally had
    Given it is your opponent's turn, in the action phase
    And you control "Valanos"
    And your opponent controls "Brigg"
    When your opponent proposes that "Brigg" attacks "Valanos"
    And the combat concludes
    Then "Valanos" has 1 damage
    And the chain is empty
    And "Brigg" is in your opponent's graveyard
    And rule 703.4 was applied

  @rule:703.4
  Scenario: Damage the ally had just before is seen
    Given it is your opponent's turn, in the action phase
    And you control "Valanos" with 1 damage
    And your opponent controls "Brigg"
    When your opponent proposes that "Brigg" attacks "Valanos"
    And the combat concludes
    Then the chain, top first, is "Brigg"
    And "Valanos" has 2 damage
    When the chain empties
    Then "Valanos" is in your graveyard

  @rule:602.1 @rule:703.4
  Scenario: What watches for strong attackers counts the ATK just before the attack, without what comes of attacking
    Given the card "Test Charger" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 3 Health
      Test Charger has +2 ATK while attacking.
      """
    And the card "Test Lookout" reads:
      """
      1, Item
      When an opposing ally with 3 or more ATK attacks, draw a card.
      """
    And you control "Test Charger" and "Kor Cindervein"
    And your opponent controls "Test Lookout"
    When you propose that "Test Charger" attacks your opponent's hero
    And the attack window opens
    Then "Test Charger" has 3 ATK
    And the chain is empty
    And rule 703.4 was applied
    When the combat concludes
    Then your opponent's hero has 3 damage
    And there is no card in your opponent's hand
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the attack window opens
    Then the chain, top first, is "Test Lookout"
    When the chain empties
    Then there is 1 card in your opponent's hand

  @rule:602.2 @rule:602.3 @rule:703.4
  Scenario Outline: An ally that has +2 ATK while <bonus> is as strong as it was just before it <deed>
    Given the card "Test Bulwark" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 5 Health
      Protector
      Test Bulwark has +2 ATK while <bonus>.
      """
    And the card "Test Lookout" reads:
      """
      1, Item
      When an opposing ally with 3 or more ATK <deed>, draw a card.
      """
    And you control "Brigg" and "Test Lookout"
    And your opponent controls "Test Bulwark"
    When you propose that "Brigg" attacks your opponent's hero
    And your opponent protects with "Test Bulwark"
    Then "Test Bulwark" is defending
    When the combat concludes
    Then there are <cards> cards in your hand

    Examples:
      | deed     | bonus      | cards |
      | protects | ready      | 1     |
      | protects | protecting | 0     |
      | defends  | protecting | 1     |
      | defends  | defending  | 0     |

  @rule:703.4 @rule:710.4
  Scenario: Of an ally that enters play the power sees what is true just afterwards
    Given the card "Hoard Keeper" reads:
      """
      3, Ally—Goblin Rogue, 1 [Melee] ATK / 3 Health
      When a Dwarf enters play, draw a card.
      """
    And cost is no matter
    And you control "Hoard Keeper"
    And your hand is "Kor Cindervein", "Rodrigo"
    When you play "Rodrigo"
    And the chain empties
    Then there is 1 card in your hand
    When you play "Kor Cindervein"
    And both players pass
    Then the chain, top first, is "Hoard Keeper"
    When the chain empties
    Then there is 1 card in your hand

  @rule:703.5 @example:cr-2007-05/703.5#1
  Scenario: A card that was exhausted already doesn't become exhausted
    Given cost is no matter
    And you control an exhausted "Lord Grayson Shadowbreaker"
    And your hero is "Gorebelly" with 5 damage
    And your hand is "Exhaustion"
    When you play "Exhaustion" targeting "Lord Grayson Shadowbreaker"
    And the chain empties
    Then "Lord Grayson Shadowbreaker" is exhausted
    And "Gorebelly" has 5 damage
    And rule 703.5 was applied

  @rule:703.5 @example:cr-2007-05/703.5#1
  Scenario: A ready card becomes exhausted once, and not again before it has been readied
    Given cost is no matter
    And you control "Lord Grayson Shadowbreaker"
    And your hero is "Gorebelly" with 5 damage
    And your hand is "Exhaustion" as "the first Exhaustion", "Exhaustion" as "the second Exhaustion"
    When you play "the first Exhaustion" targeting "Lord Grayson Shadowbreaker"
    And both players pass
    And you choose "Gorebelly"
    And the chain empties
    Then "Gorebelly" has 3 damage
    When you play "the second Exhaustion" targeting "Lord Grayson Shadowbreaker"
    And the chain empties
    Then "Gorebelly" has 3 damage
    And the chain is empty

  Scenario: Where nobody watches for it, exhausting an exhausted card is no matter of triggering
    Given cost is no matter
    And you control an exhausted "Kor Cindervein"
    And your hand is "Exhaustion"
    When you play "Exhaustion" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is exhausted
    And rule 703.5 was not applied

  @rule:707.1f
  Scenario Outline: What watches for abilities that target an opposing ally triggers as one of them is added
    Given cost is no matter
    And the card "Talisman" reads:
      """
      2, Item—Trinket (1)
      When you play an ability that targets an opposing ally, put a charge counter on Talisman.
      """
    And the card "Spark" reads:
      """
      1, Ability
      Put 1 damage on target ally.
      """
    And you control "Talisman"
    And you control "Brigg"
    And your opponent controls "Valanos"
    And your hand is "Spark"
    When you play "Spark" targeting "<target>"
    And the chain empties
    Then "Talisman" has <charges> "charge" counters

    Examples:
      | target  | charges |
      | Valanos | 1       |
      | Brigg   | 0       |
