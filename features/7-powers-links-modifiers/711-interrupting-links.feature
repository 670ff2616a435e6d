Feature: Interrupting links
  An interrupted link does nothing at all, and what was paid for it is gone.

  @rule:711.2
  Scenario: The cost of an interrupted card is not refunded
    Given your hand is "Mind Spike"
    And you have 2 ready resources
    And your opponent has 2 ready resources
    And your opponent's hand is "Counterspell", "Tim"
    When you play "Mind Spike" targeting your opponent's hero
    And your opponent responds by playing "Counterspell" targeting "Mind Spike"
    And the chain empties
    Then "Mind Spike" is in your graveyard
    And your opponent's hero has 0 damage
    And "Tim" is in your opponent's hand
    And you have 0 ready resources
    And you have priority

  @rule:711.2
  Scenario: What was destroyed to pay for an interrupted effect stays destroyed
    Given cost is no matter
    And you control "Durdin Hammerhand"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Fall Back"
    When you use "Durdin Hammerhand", targeting "Rodrigo"
    And your opponent responds by playing "Fall Back" targeting "Rodrigo"
    And the chain empties
    Then "Durdin Hammerhand" is in your graveyard
    And "Rodrigo" is in your opponent's hand
    And the chain is empty

  @rule:711.1
  Scenario: An interrupted ally card never enters play and goes to its owner's graveyard
    Given cost is no matter
    And your hand is "Liba Wobblebonk"
    And your opponent's hero is "Pagatha Soulbinder"
    When you play "Liba Wobblebonk"
    And your opponent responds by using "Pagatha Soulbinder"
    And the chain empties
    Then "Liba Wobblebonk" is in your graveyard
    And there is no card in your hand
    And "Pagatha Soulbinder" is face down

  @rule:711.1
  Scenario: After an interruption the turn player has priority
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Counterspell"
    And your opponent's hand is "Fire Blast", "Quick Strike"
    When your opponent plays "Quick Strike" targeting your hero
    And your opponent plays "Fire Blast" targeting your hero
    And you respond by playing "Counterspell" targeting "Quick Strike"
    And both players pass
    Then "Quick Strike" is in your opponent's graveyard
    And the chain, top first, is "Fire Blast"
    And your opponent has priority
    When the chain empties
    Then your hero has 2 damage

  @rule:712.7
  Scenario: A card that resolves does not offer itself to be interrupted by its own text
    Given cost is no matter
    And your hand is "Shield Bash"
    When you play "Shield Bash" targeting your hero
    And the chain empties
    Then your hero has 1 damage
    And "Shield Bash" is in your graveyard
    And rule 711.1 was not applied
    And the rules do not settle this, see "OP-40"

  @rule:711.2
  Scenario: Another ability card of one's own is all there is for it to interrupt
    Given cost is no matter
    And your hand is "Starfire", "Shield Bash"
    When you play "Starfire" targeting your opponent's hero
    And you play "Shield Bash" targeting your hero
    And both players pass
    And you choose to
    Then "Starfire" is in your graveyard
    And the chain is empty
    And your hero has 1 damage
    And your opponent's hero has 0 damage

  @rule:711.1
  Scenario: Of two effects of one item the one that aims at the hero is interrupted
    Given cost is no matter
    And the card "Spark" reads:
      """
      1, Item
      Pay 1 >>> Your hero deals 2 fire damage to target ally or hero.
      """
    And the card "Damp" reads:
      """
      1, Instant Ability
      Interrupt target payment effect.
      """
    And you control "Spark", "Brigg"
    And your opponent's hand is "Damp"
    When you use "Spark" targeting your opponent's hero
    And you use "Spark" targeting "Brigg"
    And your opponent responds by playing "Damp" targeting "Spark" about your opponent's hero
    And the chain empties
    Then "Brigg" is in your graveyard
    And your opponent's hero has 0 damage

  @rule:711.1 @rule:411.8b
  Scenario: What watches for an interrupted card finds it in the graveyard
    Given the card "Second Chance" reads:
      """
      2, Item
      When an ability card you played is interrupted, you may put that card from your graveyard into your hand.
      """
    And you control "Second Chance"
    And your hand is "Fire Blast"
    And your opponent's hand is "Counterspell"
    And cost is no matter
    When you play "Fire Blast" targeting your opponent's hero
    And your opponent responds by playing "Counterspell" targeting "Fire Blast"
    And both players pass
    Then "Fire Blast" is in your graveyard
    When both players pass
    And you choose to
    Then "Fire Blast" is in your hand
