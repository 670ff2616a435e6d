Feature: The action phase
  Which actions belong to it alone, and what ends it.

  @rule:502.2
  Scenario: A round of passes on an empty chain ends the action phase, a resolution doesn't
    Given cost is no matter
    And your hand is "Fire Blast", "Vanquish"
    And your opponent controls "Brigg"
    When you play "Fire Blast" targeting your opponent's hero
    And both players pass
    Then the chain is empty
    And it is your turn, in the action phase
    And you may play "Vanquish" targeting "Brigg"
    When both players pass
    Then it is your turn, in the end phase
    And you have priority
    And you can't play "Vanquish" targeting "Brigg", because of 406.1

  @rule:502.1 @rule:407.2 @rule:407.2b
  Scenario: Combats, resources and non-instant cards wait for the action phase, instants and powers don't
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Tim"
    And your hand is "Fire Blast", "Vanquish"
    And your opponent controls "Brigg"
    When your next turn starts
    Then you may play "Fire Blast" targeting "Brigg"
    And you may use "Tim", targeting "Brigg"
    And you can't play "Vanquish" targeting "Brigg", because of 406.1
    And you can't place "Vanquish" as a face-down resource, because of 408.1a
    And you can't propose that "Tim" attacks "Brigg", because of 601.1
    When the action phase starts
    Then you may play "Vanquish" targeting "Brigg"
    And you may place "Vanquish" as a face-down resource
    And you may propose that "Tim" attacks "Brigg"

  @rule:601.1 @rule:407.2 @rule:407.2b
  Scenario: A combat step is no part of the non-combat action phase
    Given cost is no matter
    And you control "Kor Cindervein"
    And you control "Rodrigo"
    And your hand is "Fire Blast", "Vanquish"
    And your opponent controls "Anika Berlyn"
    When you propose that "Kor Cindervein" attacks "Anika Berlyn"
    And the attack window opens
    Then the chain is empty
    And you have priority
    And you can't play "Vanquish" targeting "Anika Berlyn", because of 406.1
    And you can't place "Vanquish" as a face-down resource, because of 408.1a
    And you can't propose that "Rodrigo" attacks "Anika Berlyn", because of 601.1
    And you may play "Fire Blast" targeting "Anika Berlyn"
    When the combat concludes
    Then you may play "Vanquish" targeting "Anika Berlyn"
