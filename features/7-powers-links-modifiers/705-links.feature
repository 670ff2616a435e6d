Feature: Links
  Who controls what is on the chain.

  @rule:705.4 @rule:705.5
  Scenario: A triggered effect belongs to whoever controlled its source as it triggered
    Given your opponent controls "Vexra Darkfall"
    And your "Mind Control" is attached to your opponent's "Vexra Darkfall"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Tim", "Brigg"
    When you propose that "Vexra Darkfall" attacks "Rodrigo"
    And the combat concludes
    Then "Vexra Darkfall" is in your opponent's graveyard
    And you must choose between your hero, your opponent's hero
    When you choose your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:408.1b
  Scenario: A quest placed face down is a blank resource, and the placing waited on the chain
    Given your hand is "A Donation of Wool" as "the hidden wool", "A Donation of Wool" as "the open wool"
    And you have "A Donation of Wool" as a face-up resource as "the old wool"
    When you place "the hidden wool" as a face-down resource
    Then there is 1 card in your hand
    And there is 1 card in your resource row
    When the chain empties
    Then there are 2 cards in your resource row
    And you may complete "the old wool"
    And you can't complete "the hidden wool"
    And you can't place "the open wool" as a face-up resource, because of 408.1
