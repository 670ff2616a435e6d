Feature: 201 Cost
  The cost is the printed one, and its X is worth something on the chain only.

  @rule:201.3
  Scenario: On the chain X has the value that was chosen
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Kor Cindervein"
    And your hand is "Fizzle", "Fire Blast"
    And your opponent's hand is "Mind Control"
    When your opponent plays "Mind Control" with X = 3 targeting "Kor Cindervein"
    And you respond by playing "Fire Blast" targeting your opponent's hero
    Then you can't play "Fizzle" targeting "Mind Control", because of 706.1
    When the chain empties
    Then your opponent controls "Kor Cindervein"

  @rule:201.3
  Scenario: A small X leaves the cost on the chain small enough to be interrupted
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Brigg"
    And your hand is "Fizzle"
    And your opponent's hand is "Mind Control"
    When your opponent plays "Mind Control" with X = 1 targeting "Brigg"
    And you respond by playing "Fizzle" targeting "Mind Control"
    And the chain empties
    Then you control "Brigg"
    And "Mind Control" is in your opponent's graveyard

  @rule:201.3
  Scenario: Once in play X is 0 again
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hero is "Anchorite Kalinna"
    And you control "Kor Cindervein"
    And your opponent's hand is "Mind Control"
    When your opponent plays "Mind Control" with X = 3 targeting "Kor Cindervein"
    And the chain empties
    And your next turn starts
    Then you can't flip your hero with X = 5, targeting "Mind Control", because of 706.1
    When you flip your hero with X = 2, targeting "Mind Control"
    And the chain empties
    Then "Mind Control" is in your opponent's graveyard
    And you control "Kor Cindervein"

  @rule:201.3 @rule:402.2
  Scenario: With X = 0 a token can be taken, since a token costs 0
    Given cost is no matter
    And your opponent controls "Brigg"
    And your opponent controls a token "Wisp" with 0 ATK and 1 health
    And your hand is "Mind Control"
    Then you can't play "Mind Control" with X = 0 targeting "Brigg", because of 706.1
    When you play "Mind Control" with X = 0 targeting "Wisp"
    And the chain empties
    Then you control "Wisp"
    And your opponent controls "Brigg"
