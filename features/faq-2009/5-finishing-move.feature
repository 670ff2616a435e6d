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

  @rule:faq-2009-03:5
  Scenario: A finishing move with a kind of its own removes cards of that kind, wherever X stands in its text
    Given the card "Feeding Frenzy" reads:
      """
      2, Instant Ability
      Finishing move: Ally
      Your hero deals X melee damage to target hero.
      """
    And cost is no matter
    And your hand is "Feeding Frenzy"
    And your graveyard is "Brigg", "Tim", "Gouge"
    Then you can't play "Feeding Frenzy" with X = 3 targeting your opponent's hero, because of 401.1
    When you play "Feeding Frenzy" with X = 2 targeting your opponent's hero
    Then "Brigg" is removed from the game
    And "Tim" is removed from the game
    And "Gouge" is in your graveyard
    When the chain empties
    Then your opponent's hero has 2 damage

  @rule:faq-2009-03:5
  Scenario: Without a kind of its own a finishing move removes Combo cards, five at most
    Given the card "Last Lesson" reads:
      """
      2, Instant Ability
      Finishing move
      Draw a card for each card removed this way.
      """
    And cost is no matter
    And your hand is "Last Lesson"
    And your graveyard is "Gouge" as "G1", "Gouge" as "G2", "Gouge" as "G3", "Gouge" as "G4", "Gouge" as "G5", "Gouge" as "G6", "Brigg"
    Then you can't play "Last Lesson" with X = 6, because of faq-2009-03:5
    When you play "Last Lesson" with X = 5
    And you choose "G1", "G2", "G3", "G4", "G5"
    And the chain empties
    Then there are 5 cards in your hand
    And "G6" is in your graveyard
    And "Brigg" is in your graveyard
