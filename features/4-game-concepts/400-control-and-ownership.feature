Feature: 400 Control and ownership
  A card that changes sides stays the card it was, and goes to whoever has the latest claim on it when a claim ends.

  Background:
    Given cost is no matter

  @rule:400.1
  Scenario: The effect of a stolen ally's death belongs to the thief
    Given your opponent controls "Vexra Darkfall"
    And your "Mind Control" is attached to your opponent's "Vexra Darkfall"
    And your opponent's hand is "Quick Strike", "Tim", "Brigg", "Valanos"
    When your opponent plays "Quick Strike" targeting "Vexra Darkfall"
    And the chain empties
    Then you must choose between your hero, your opponent's hero
    When you choose your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage
    And "Vexra Darkfall" is in your opponent's graveyard

  @rule:400.3
  Scenario: A stolen ally keeps its damage, and what is attached keeps its controller
    Given your opponent controls an exhausted "Valanos" with 3 damage
    And your opponent's "Furious Resolve" is attached to your opponent's "Valanos"
    And your hand is "Mind Control"
    When you play "Mind Control" with X = 4 targeting "Valanos"
    And the chain empties
    Then you control "Valanos"
    And "Valanos" has 3 damage, 3 ATK and 6 health
    And "Valanos" is exhausted
    And "Furious Resolve" is attached to "Valanos"
    And your opponent controls "Furious Resolve"

  @rule:400.3a
  Scenario: A power used once this turn is used up for the thief too
    Given you control "Elder Moorf"
    And you control "Valanos"
    And your opponent controls "Fugu"
    And your opponent's hand is "Fire Blast"
    When you use "Elder Moorf", targeting "Valanos"
    And the chain empties
    And your opponent uses "Fugu", targeting "Elder Moorf"
    And the chain empties
    Then your opponent controls "Elder Moorf"
    When your opponent plays "Fire Blast" targeting your hero
    Then your opponent can't use "Elder Moorf", targeting "Fugu", because of 701.5
    And rule 400.3a was applied

  @rule:400.3a @rule:411.8a
  Scenario: A modifier for the turn goes along with the stolen ally
    Given you control "Valanos"
    And your hand is "Swift Assault"
    And your opponent controls "Fugu"
    When you play "Swift Assault" targeting "Valanos"
    And the chain empties
    And your opponent uses "Fugu", targeting "Valanos"
    And the chain empties
    Then your opponent controls "Valanos"
    And "Valanos" has 4 ATK

  @rule:400.3b
  Scenario: The latest claim ends and the claim before it holds again, not the owner's
    Given your opponent controls "Valanos"
    And your opponent controls "Fugu"
    And your "Mind Control" is attached to your opponent's "Valanos"
    Then you control "Valanos"
    When your opponent uses "Fugu", targeting "Valanos"
    And the chain empties
    Then your opponent controls "Valanos"
    When the turn ends
    Then you control "Valanos"

  @rule:400.3b
  Scenario: When an older claim ends under a newer one nothing changes hands
    Given your opponent controls "Valanos"
    And your opponent controls "Fugu"
    And your "Mind Control" is attached to your opponent's "Valanos"
    And your hand is "Fire Blast"
    When your opponent uses "Fugu", targeting "Valanos"
    And the chain empties
    And you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then "Mind Control" is in your graveyard
    And your opponent controls "Valanos"
    When the turn ends
    Then your opponent controls "Valanos"

  @rule:400.3b
  Scenario: With no claim left an ally returns to the player under whom it entered play
    Given your opponent controls "Valanos"
    And your "Mind Control" is attached to your opponent's "Valanos"
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then "Mind Control" is in your graveyard
    And your opponent controls "Valanos"

  @rule:400.1
  Scenario: Whoever puts a card into play controls it, not whose effect it is
    Given you control "Circle of Life"
    And your opponent controls "Valanos" as "the old Valanos"
    And your opponent's deck, from the top, is "Tim", "Valanos" as "the new Valanos", "Brigg"
    And your hand is "Vanquish"
    When you play "Vanquish" targeting "the old Valanos"
    And the chain empties
    And your opponent chooses to
    And your opponent chooses "the new Valanos"
    Then your opponent controls "the new Valanos"
    And "the new Valanos" is exhausted

  @rule:400.1
  Scenario: A resource row is that of the player whom the words name
    Given the card "Tax Collector" reads:
      """
      2, Ability
      Target opponent puts the top card of his deck into his resource row face down.
      """
    And your hand is "Tax Collector"
    And your opponent's deck, from the top, is "Brigg", "Tim"
    When you play "Tax Collector", targeting your opponent
    And the chain empties
    Then your opponent controls "Brigg"

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:400.2
  Scenario: Your weapons are those that you control, though another player owns one of them
    Given the card "Disarm" reads:
      """
      1, Ability
      Put one of your weapons into its owner's hand.
      """
    And you control "Greed Before Need"
    And you control "Krol Blade"
    And your opponent controls "Scarlet Kris"
    And your opponent's graveyard is "Blackcrow"
    And your hand is "Disarm"
    When you play "Blackcrow"
    And the chain empties
    Then you control "Blackcrow"
    When you play "Disarm"
    And the chain empties
    Then you must choose between "Krol Blade", "Blackcrow"
    When you choose "Blackcrow"
    Then "Blackcrow" is in your opponent's hand
    And "Krol Blade" is in play
    And "Scarlet Kris" is in play
