Feature: Cards that are paid for in another way
  What may be paid rather than a strike cost or the cost of a card, by a power or for a time.

  Background:
    Given the card "Bloody Maul" reads:
      """
      3, Warrior, Weapon—Mace, Melee (1), 3 [Melee] ATK, 2 Strike Cost
      You may discard a card rather than pay this weapon's strike cost.
      """
    And the card "Patron" reads:
      """
      3, Alliance, Ally—Human Priest, 1 [Holy] ATK / 5 Health
      You may play the first ability each turn without paying its cost.
      """
    And the card "Windfall" reads:
      """
      1, Ability
      You may play your next ally this turn without paying its cost.
      """

  @rule:401.3 @rule:303.2
  Scenario: A card is discarded rather than the strike cost paid, and the weapon is exhausted for it
    Given you control "Bloody Maul"
    And you have 0 ready resources
    And your hand is "Fire Blast"
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you strike with "Bloody Maul", discarding "Fire Blast" rather than paying
    Then "Bloody Maul" is exhausted
    And "Fire Blast" is in your graveyard
    When the combat concludes
    Then your opponent's hero has 3 damage

  @rule:401.1 @rule:303.2
  Scenario: Whoever has no card to discard and no resources can't strike
    Given you control "Bloody Maul"
    And you have 1 ready resource
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    Then you can't strike with "Bloody Maul", because of 401.1

  @rule:303.2
  Scenario: The strike cost may still be paid
    Given you control "Bloody Maul"
    And you have 2 ready resources
    And your hand is "Fire Blast"
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you strike with "Bloody Maul"
    Then you have 0 ready resources
    And "Fire Blast" is in your hand

  @rule:401.3
  Scenario: Only the first ability of a turn is played for nothing
    Given you control "Patron"
    And you have 0 ready resources
    And your hand is "Fire Blast", "Quick Strike"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    And you can't play "Quick Strike" targeting your opponent's hero, because of 401.1

  @rule:401.3
  Scenario: The next ally is played for nothing, and the one after it is not
    Given you have 1 ready resource
    And your hand is "Windfall", "Tim", "Brigg"
    When you play "Windfall"
    And the chain empties
    And you play "Tim"
    And the chain empties
    Then "Tim" is in play
    And you can't play "Brigg", because of 401.1
