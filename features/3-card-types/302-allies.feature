Feature: 302 Allies
  An ally attacks and activates only after it was in its party from the start of its player's latest turn.

  Background:
    Given cost is no matter

  @rule:302.2
  Scenario: Beside the ally that was there the new one neither activates nor attacks
    Given you control "Tim" as "the old Tim"
    And you control "Tim" as "the new Tim", which entered play this turn
    Then you can't use "the new Tim", targeting your opponent's hero, because of 302.2
    And you can't propose that "the new Tim" attacks your opponent's hero, because of 601.2a
    And you may propose that "the old Tim" attacks your opponent's hero
    When you use "the old Tim", targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 1 damage
    And "the new Tim" is ready

  @rule:302.2
  Scenario: What came in on your turn can't be activated on your opponent's turn either
    Given your hand is "Hailey Goodchilde", "Fire Blast"
    And you control "Valanos" with 3 damage
    When you play "Hailey Goodchilde"
    And the chain empties
    And the turn ends
    Then it is your opponent's turn, in the ready step
    When you play "Fire Blast" targeting your opponent's hero
    Then you can't use "Hailey Goodchilde", targeting "Valanos", because of 302.2
    When your next turn starts
    And you use "Hailey Goodchilde", targeting "Valanos"
    And the chain empties
    Then "Valanos" has 0 damage

  @rule:602.2
  Scenario: An ally that came in during the proposal may protect
    Given it is your opponent's turn, in the action phase
    And your opponent controls "Valanos"
    And your hand is "Tristan Rapidstrike"
    When your opponent proposes that "Valanos" attacks your hero
    And you respond by playing "Tristan Rapidstrike"
    And you protect with "Tristan Rapidstrike"
    And the combat concludes
    Then your hero has 0 damage
    And "Tristan Rapidstrike" has 2 damage
    And "Valanos" has 3 damage

  @rule:601.2a
  Scenario: What came in on the turn before yours may attack on yours, beside a newcomer that may not
    Given it is your opponent's turn, in the action phase
    And your hand is "Tristan Rapidstrike", "Brigg"
    When you play "Tristan Rapidstrike"
    And the chain empties
    And your next turn starts
    And the action phase starts
    And you play "Brigg"
    And the chain empties
    Then you can't propose that "Brigg" attacks your opponent's hero, because of 601.2a
    When you propose that "Tristan Rapidstrike" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 3 damage

  @rule:302.2
  Scenario: Ferocity frees the attack of a new ally and not its activated power
    Given you control "Tim", which entered play this turn
    And your hand is "Into the Fray"
    When you play "Into the Fray" targeting "Tim"
    And the chain empties
    Then you may propose that "Tim" attacks your opponent's hero
    And you can't use "Tim", targeting your opponent's hero, because of 302.2

  @rule:601.2a
  Scenario: An ally that changed sides this turn is new to its party
    Given you control "Fugu"
    And your opponent controls "Valanos"
    When you use "Fugu", targeting "Valanos"
    And the chain empties
    Then you control "Valanos"
    And you can't propose that "Valanos" attacks your opponent's hero, because of 601.2a

  @rule:302.2 @rule:601.2a
  Scenario: An item that becomes an ally too is new to the party, however long it has been in play
    Given the card "Clockwork Wolf" reads:
      """
      1, Item—Trinket
      Pay 1 >>> Clockwork Wolf is also an ally with 2 [Melee] ATK / 2 health this turn.
      """
    And you control "Clockwork Wolf"
    When you use "Clockwork Wolf"
    And the chain empties
    Then you can't propose that "Clockwork Wolf" attacks your opponent's hero, because of 601.2a

  @rule:714.1
  Scenario: With ferocity it attacks nevertheless
    Given the card "Clockwork Wolf" reads:
      """
      1, Item—Trinket
      Pay 1 >>> Clockwork Wolf is also an ally with 2 [Melee] ATK / 2 health and ferocity this turn.
      """
    And you control "Clockwork Wolf"
    When you use "Clockwork Wolf"
    And the chain empties
    And you propose that "Clockwork Wolf" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 2 damage

  @rule:714.1
  Scenario: One that was an ally before the turn began has been in the party long enough
    Given the card "Clockwork Wolf" reads:
      """
      1, Item—Trinket
      Pay 1 >>> Clockwork Wolf is also an ally with 2 [Melee] ATK / 2 health for the rest of the game.
      """
    And you control "Clockwork Wolf"
    And it is your opponent's turn, in the action phase
    When you use "Clockwork Wolf"
    And the chain empties
    And your next turn starts
    And the action phase starts
    And you use "Clockwork Wolf"
    And the chain empties
    And you propose that "Clockwork Wolf" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 2 damage

  @rule:302.2
  Scenario: As an ally it can't be activated, as the item that it was it can
    Given the card "Clockwork Wolf" reads:
      """
      1, Item—Trinket
      Pay 1 >>> Clockwork Wolf is also an ally with 2 [Melee] ATK / 2 health this turn.
      [Activate] >>> Draw a card.
      """
    And you control "Clockwork Wolf"
    Then you may use the 2nd power of "Clockwork Wolf"
    When you use the 1st power of "Clockwork Wolf"
    And the chain empties
    Then you can't use the 2nd power of "Clockwork Wolf", because of 302.2

  @rule:302.2 @rule:601.2a
  Scenario: An item whose own words make it an ally is new once they do, however long it has been in play
    Given the card "Clockwork Wolf" reads:
      """
      1, Item—Trinket
      While you control Brigg, Clockwork Wolf is also an ally with 2 [Melee] ATK / 2 health.
      """
    And you control "Clockwork Wolf"
    And it is your opponent's turn, in the action phase
    And your hand is "Brigg"
    When your next turn starts
    And the action phase starts
    And you play "Brigg"
    And the chain empties
    Then "Clockwork Wolf" has 2 ATK
    And you can't propose that "Clockwork Wolf" attacks your opponent's hero, because of 601.2a
    When your next turn starts
    And the action phase starts
    Then you may propose that "Clockwork Wolf" attacks your opponent's hero

  @rule:714.3a
  Scenario: An item whose own words made it an ally before the turn has been in the party long enough
    Given the card "Clockwork Wolf" reads:
      """
      1, Item—Trinket
      While you control Brigg, Clockwork Wolf is also an ally with 2 [Melee] ATK / 2 health.
      """
    And you control "Clockwork Wolf", "Brigg"
    When you propose that "Clockwork Wolf" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 2 damage

  @rule:302.2 @rule:601.2a
  Scenario: An item that stopped being an ally and became one again is new once more
    Given the card "Clockwork Wolf" reads:
      """
      1, Item—Trinket
      While you control Brigg, Clockwork Wolf is also an ally with 2 [Melee] ATK / 2 health.
      """
    And it is your opponent's turn, in the action phase
    And you control "Clockwork Wolf"
    And you control "Brigg" as "the first Brigg"
    And your hand is "Fire Blast", "Brigg" as "the second Brigg"
    When your next turn starts
    And the action phase starts
    Then you may propose that "Clockwork Wolf" attacks your opponent's hero
    When you play "Fire Blast" targeting "the first Brigg"
    And the chain empties
    Then "the first Brigg" is in your graveyard
    When you play "the second Brigg"
    And the chain empties
    Then "Clockwork Wolf" has 2 ATK
    And you can't propose that "Clockwork Wolf" attacks your opponent's hero, because of 601.2a

  @rule:714.1
  Scenario: An item that one modifier made an ally before another stopped doing so was one without a break
    Given the card "Clockwork Wolf" reads:
      """
      1, Item—Trinket
      While you control Brigg, Clockwork Wolf is also an ally with 2 [Melee] ATK / 2 health.
      Pay 1 >>> Clockwork Wolf is also an ally with 2 [Melee] ATK / 2 health this turn.
      """
    And you control "Clockwork Wolf", "Brigg"
    And your hand is "Fire Blast"
    When you use "Clockwork Wolf"
    And the chain empties
    And you play "Fire Blast" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in your graveyard
    When you propose that "Clockwork Wolf" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 2 damage

  @rule:714.3a
  Scenario: An item that is an ally on its controller's turns is one from their start
    Given the card "Clockwork Wolf" reads:
      """
      1, Item—Trinket
      Clockwork Wolf is also an ally with 2 [Melee] ATK / 2 health on your turn.
      """
    And you control "Clockwork Wolf"
    And it is your opponent's turn, in the action phase
    When your next turn starts
    And the action phase starts
    And you propose that "Clockwork Wolf" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 2 damage
