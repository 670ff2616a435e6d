@edition:starter-2006
Feature: The chain, answering and interrupting
  Cards and effects resolve in reverse order, each can be answered, and one whose every target is gone does nothing at all.

  @rule:407.4a @example:starter-2006/responding#1
  Scenario: A heal added in answer is first to resolve, so the ally survives the damage below it
    Given cost is no matter
    And your hand is "Shield Bash"
    And your opponent controls "Kor Cindervein" with 2 damage
    And your opponent's hand is "Primal Mending"
    When you play "Shield Bash" targeting "Kor Cindervein"
    Then you have priority
    When your opponent responds by playing "Primal Mending" targeting "Kor Cindervein"
    Then the chain, top first, is "Primal Mending", "Shield Bash"
    And your opponent has priority
    When your opponent passes
    Then you have priority
    And "Kor Cindervein" has 2 damage
    When you pass
    Then "Kor Cindervein" has 0 damage
    And the chain, top first, is "Shield Bash"
    And you have priority
    When you pass
    Then your opponent has priority
    When your opponent passes
    Then "Kor Cindervein" has 1 damage
    And "Kor Cindervein" is in play
    And "Shield Bash" is in your graveyard
    And the chain is empty

  @rule:711.1 @rule:711.2 @example:starter-2006/resolving-and-interrupting#1
  Scenario: With its only target destroyed a card is interrupted whole, and nothing is drawn
    Given the card "Ambush" reads:
      """
      2, Ability
      Your hero deals 2 melee damage to target ally. Draw a card.
      """
    And cost is no matter
    And your hand is "Ambush"
    And your opponent controls "Anika Berlyn" with 1 damage
    And your opponent controls "Kor Cindervein"
    And your opponent's hand is "Execute"
    When you play "Ambush" targeting "Anika Berlyn"
    And your opponent responds by playing "Execute" targeting "Anika Berlyn"
    And both players pass
    Then "Anika Berlyn" is in your opponent's graveyard
    And the chain, top first, is "Ambush"
    When both players pass
    Then "Ambush" is in your graveyard
    And there is no card in your hand
    And the chain is empty
    And "Kor Cindervein" has 0 damage

  @rule:709.2c
  Scenario: While one of two targets is still there the card resolves for that one
    Given cost is no matter
    And your hand is "Multi-Shot"
    And your opponent controls "Kor Cindervein" with 1 damage
    And your opponent controls "Anika Berlyn"
    And your opponent's hand is "Execute"
    When you play "Multi-Shot" targeting "Kor Cindervein", "Anika Berlyn"
    And your opponent responds by playing "Execute" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is in your opponent's graveyard
    And "Anika Berlyn" has 2 damage

  @rule:706.1
  Scenario: A target stays the target whatever becomes of it, even when it is exhausted already
    Given cost is no matter
    And your hand is "Exhaustion"
    And your opponent controls "Adept Breton"
    And your opponent controls "Kor Cindervein"
    When you play "Exhaustion" targeting "Adept Breton"
    And your opponent responds by using "Adept Breton"
    And both players pass
    Then your hero has 1 damage
    And "Adept Breton" is exhausted
    When the chain empties
    Then "Kor Cindervein" is ready
    And "Adept Breton" is exhausted

  @rule:706.1b
  Scenario: One card can't fill two targets of the same card
    Given cost is no matter
    And your hand is "Multi-Shot"
    And your opponent controls "Anika Berlyn"
    Then you can't play "Multi-Shot" targeting "Anika Berlyn", "Anika Berlyn", because of 706.1b

  @rule:711.1
  Scenario: A counter takes a card off the chain before anything comes of it
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Counterspell"
    And your opponent's hand is "Lightning Bolt"
    When your opponent plays "Lightning Bolt" targeting your hero
    And you respond by playing "Counterspell" targeting "Lightning Bolt"
    And the chain empties
    Then "Lightning Bolt" is in your opponent's graveyard
    And your hero has 0 damage

  @rule:706.1
  Scenario: A hero is a target where the text names heroes and none where it names allies only
    Given cost is no matter
    And your hand is "Fire Blast", "Exhaustion"
    And your opponent controls "Tim"
    Then you may play "Fire Blast" targeting your opponent's hero
    And you may play "Fire Blast" targeting "Tim"
    And you may play "Exhaustion" targeting "Tim"
    And you can't play "Exhaustion" targeting your opponent's hero, because of 706.1

  @rule:706.1
  Scenario: A card removed from the game is not in a graveyard for what looks there
    Given cost is no matter
    And your hand is "Resurrection"
    And your graveyard is "Tim"
    And your cards removed from the game are "Brigg"
    Then you can't play "Resurrection" targeting "Brigg", because of 706.1
    When you play "Resurrection" targeting "Tim"
    And the chain empties
    Then you control "Tim"
    And "Brigg" is removed from the game
