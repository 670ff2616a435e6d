@edition:faq-2009-03
Feature: Finishing move
  An additional cost: X cards of the named kind, five at most, leave the graveyard for good as the card is played.

  @rule:faq-2009-03:5
  Scenario: The Combo cards are removed as a cost, before the card resolves
    Given cost is no matter
    And your graveyard is "Sinister Strike", "Gouge", "Fire Blast"
    And your hand is "Eviscerate"
    When you play "Eviscerate" with X = 2 targeting your opponent's hero
    Then "Sinister Strike" is removed from the game
    And "Gouge" is removed from the game
    And "Fire Blast" is in your graveyard
    And your opponent's hero has 0 damage
    When the chain empties
    Then your opponent's hero has 4 damage

  @rule:faq-2009-03:5
  Scenario: A finishing move may be played without removing any card
    Given cost is no matter
    And your graveyard is "Sinister Strike"
    And your hand is "Eviscerate"
    When you play "Eviscerate" with X = 0 targeting your opponent's hero
    And the chain empties
    Then "Sinister Strike" is in your graveyard
    And your opponent's hero has 2 damage

  @rule:faq-2009-03:5
  Scenario: Five cards may be removed, six may not
    Given cost is no matter
    And your graveyard is "Gouge" as "G1", "Gouge" as "G2", "Gouge" as "G3", "Sinister Strike" as "S1", "Sinister Strike" as "S2", "Sinister Strike" as "S3"
    And your hand is "Eviscerate"
    Then you can't play "Eviscerate" with X = 6 targeting your opponent's hero, because of faq-2009-03:5
    When you play "Eviscerate" with X = 5 targeting your opponent's hero
    And you choose "G1", "G2", "G3", "S1", "S2"
    And the chain empties
    Then your opponent's hero has 7 damage
    And "S3" is in your graveyard

  @rule:faq-2009-03:5
  Scenario: Only Combo cards count
    Given cost is no matter
    And your graveyard is "Sinister Strike", "Fire Blast", "Quick Strike"
    And your hand is "Eviscerate"
    Then you can't play "Eviscerate" with X = 2 targeting your opponent's hero, because of 401.1
    And you may play "Eviscerate" with X = 1 targeting your opponent's hero
