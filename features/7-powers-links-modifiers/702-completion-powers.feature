Feature: Completion powers
  Paying for a quest and when its conditions are looked at.

  @rule:702.3 @rule:702.2 @example:cr-2007-05/702.3#1
  Scenario: A quest placed this turn pays for itself, turns face down and stays a resource
    Given your hand is "A Donation of Wool", "Fire Blast"
    And your deck, from the top, is "Brigg", "Tim", "Valanos"
    When you place "A Donation of Wool" as a face-up resource
    And the chain empties
    Then you have 1 ready resource
    When you complete "A Donation of Wool"
    Then you have 0 ready resources
    And "A Donation of Wool" is face down
    And there is 1 card in your resource row
    When the chain empties
    And you choose "Brigg"
    Then "Brigg" is in your graveyard
    And "Fire Blast" is in your hand
    And there is 1 card in your hand
    When your next turn starts
    Then you have 1 ready resource
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    And you have 0 ready resources

  @rule:702.3
  Scenario: A quest may be completed in response on an opponent's turn
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And you have "A Donation of Wool" as a face-up resource
    And your opponent's hand is "Bloodclaw"
    When your opponent plays "Bloodclaw"
    And you complete "A Donation of Wool"
    Then the chain, top first, is "A Donation of Wool", "Bloodclaw"
    When the chain empties
    Then there is no card in your hand
    And there is 1 card in your graveyard

  @rule:702.2
  Scenario: What a quest's completion requires is looked at as its cost is paid and not again
    Given cost is no matter
    And you have "The Defias Brotherhood" as a face-up resource
    And you control "Kor Cindervein"
    And you control "Cerwyn"
    And you control "Rodrigo"
    And you control "Apprentice Teep"
    And your opponent's hand is "Fire Blast"
    When you complete "The Defias Brotherhood"
    And your opponent responds by playing "Fire Blast" targeting "Cerwyn"
    And the chain empties
    Then "Cerwyn" is in your graveyard
    And there are 2 cards in your hand

  @rule:702.2
  Scenario: Three allies are too few for a quest that asks for four
    Given cost is no matter
    And you have "The Defias Brotherhood" as a face-up resource
    And you control "Kor Cindervein"
    And you control "Cerwyn"
    And you control "Rodrigo"
    And your hand is "Bloodclaw"
    Then you can't complete "The Defias Brotherhood", because of 702.2
    When you play "Bloodclaw"
    And the chain empties
    Then you may complete "The Defias Brotherhood"

  @rule:702.1
  Scenario: A quest that has lost its powers has nothing to be completed by
    Given cost is no matter
    And you have "A Donation of Wool" as a face-up resource
    And your opponent's hand is "Spell Suppression"
    Then you may complete "A Donation of Wool"
    When your opponent's next turn starts
    And the action phase starts
    And your opponent plays "Spell Suppression" targeting "A Donation of Wool"
    And the chain empties
    Then you can't complete "A Donation of Wool", because of 702.1

  @rule:702.3
  Scenario: A quest that was completed this turn is one, though it lies face down since
    Given cost is no matter
    And the card "Second Errand" reads:
      """
      Quest
      If you've completed a quest this turn, pay 2 to complete this quest.
      Reward: Draw a card.
      """
    And you have "Second Errand" as a face-up resource
    And you have "Tooga's Quest" as a face-up resource
    And your deck, from the top, is "Brigg", "Tim", "Valanos"
    Then you can't complete "Second Errand", because of 702.2
    When you complete "Tooga's Quest"
    And the chain empties
    Then you may complete "Second Errand"
    When your opponent's next turn starts
    Then you can't complete "Second Errand", because of 702.2
