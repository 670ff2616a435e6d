Feature: Targets
  What may be chosen as a target, how often, and when.

  @rule:706.1
  Scenario: A link can't target itself or an untargetable card
    Given cost is no matter
    And your hand is "Counterspell", "Fire Blast"
    And your opponent controls "Jeleane Nightbreeze"
    And you control "Benethor Draigo"
    Then you can't play "Counterspell" targeting "Counterspell", because of 706.1
    And you can't play "Fire Blast" targeting "Jeleane Nightbreeze", because of 706.1
    And you may play "Fire Blast" targeting "Benethor Draigo"
    And you may propose that "Benethor Draigo" attacks "Jeleane Nightbreeze"

  @rule:706.1a
  Scenario: What a link affects without targeting it may be untargetable
    Given cost is no matter
    And your hand is "Flamestrike"
    And your opponent controls "Jeleane Nightbreeze"
    When you play "Flamestrike"
    And the chain empties
    Then "Jeleane Nightbreeze" is in your opponent's graveyard
    And rule 706.1a was applied

  @rule:706.1b
  Scenario: One card can't be two targets of one link
    Given cost is no matter
    And your hand is "Lie in Wait"
    And you control "Kor Cindervein"
    Then you can't play "Lie in Wait" targeting "Kor Cindervein", "Kor Cindervein", because of 706.1b

  @rule:706.1b
  Scenario: Two cards of one name are two targets
    Given cost is no matter
    And your hand is "Lie in Wait"
    And you control "Kor Cindervein" as "the stronger Kor"
    And your opponent controls "Kor Cindervein" as "the weaker Kor"
    When you play "Lie in Wait" targeting "the stronger Kor", "the weaker Kor"
    And the chain empties
    Then "the stronger Kor" has 4 ATK
    And "the weaker Kor" has 2 ATK

  @rule:706.1b
  Scenario: Another target is one that is no target of the link yet
    Given cost is no matter
    And you control "Hierophant Caydiem" with 2 damage
    And your opponent controls "Valanos"
    Then you can't use "Hierophant Caydiem", targeting "Hierophant Caydiem", "Hierophant Caydiem", because of 706.1b
    When you use "Hierophant Caydiem", targeting "Valanos", "Hierophant Caydiem"
    And the chain empties
    Then "Valanos" has 1 damage
    And "Hierophant Caydiem" has 1 damage

  @rule:706.1c @example:cr-2007-05/706.1c#1
  Scenario: The target of a power that is given away is chosen as the power is used
    Given cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Face Smash"
    And your opponent's hand is "Tristan Rapidstrike"
    When you play "Face Smash" targeting "Kor Cindervein"
    And your opponent responds by playing "Tristan Rapidstrike"
    And the chain empties
    Then "Tristan Rapidstrike" is in play
    And "Kor Cindervein" is ready
    When you use "Kor Cindervein", targeting "Tristan Rapidstrike"
    Then "Kor Cindervein" is exhausted
    When the chain empties
    Then "Tristan Rapidstrike" is in your opponent's graveyard
    And "Kor Cindervein" is in play
    And rule 706.1c was applied

  Scenario: Where everything that a link affects could have been targeted, nothing is said of targets
    Given cost is no matter
    And your hand is "Flamestrike"
    And your opponent controls "Kor Cindervein"
    When you play "Flamestrike"
    And the chain empties
    Then "Kor Cindervein" is in your opponent's graveyard
    And rule 706.1a was not applied

  @rule:706.1
  Scenario: A power that is given without a target has none to be chosen later
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Kor Cindervein"
    And your hand is "On Your Feet"
    When you play "On Your Feet" targeting "Kor Cindervein"
    And the chain empties
    Then rule 706.1c was not applied

  @rule:706.1
  Scenario: Targets that an opponent controls are one opponent's where the text speaks of that player again
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn
    And cost is no matter
    And the card "Test Burn" reads:
      """
      2, Ability
      Exhaust up to two target resources an opponent controls. Your hero deals 1 shadow damage to that player's hero for each resource exhausted this way.
      """
    And the card "Test Lull" reads:
      """
      2, Ability
      Exhaust two target allies an opponent controls.
      """
    And Ann's hand is "Test Burn", "Test Lull"
    And Bo has "Brigg" as a face-down resource
    And Bo has "Tim" as a face-down resource
    And Cid has "Kor Cindervein" as a face-down resource
    And Bo controls "Latro Abiectus"
    And Cid controls "Rodrigo"
    Then Ann can't play "Test Burn" targeting "Brigg", "Kor Cindervein"
    And Ann may play "Test Lull" targeting "Latro Abiectus", "Rodrigo"
    When Ann plays "Test Burn" targeting "Brigg", "Tim"
    And the chain empties
    Then Bo's hero has 2 damage
    And Cid's hero has 0 damage
