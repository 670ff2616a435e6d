Feature: 307 Quests
  A quest is never played, it is placed among the resources.

  @rule:307.1 @rule:201.2 @rule:406.2
  Scenario: A quest in hand can be placed and not played
    Given cost is no matter
    And your hand is "A Donation of Wool", "Brigg"
    Then you can't play "A Donation of Wool", because of 307.1
    And you may play "Brigg"
    When you place "A Donation of Wool" as a face-up resource
    And the chain empties
    Then you may complete "A Donation of Wool"
    And you can't place "Brigg" as a face-down resource, because of 408.1
