Feature: Continuous powers
  They act by themselves, and those about playing a card act wherever it can be played from.

  @rule:704.2
  Scenario: A card that says when it may be played waits in hand until then
    Given cost is no matter
    And you control "Kor Cindervein"
    And your hand is "On Your Feet"
    Then you can't play "On Your Feet" targeting "Kor Cindervein", because of 704.2
    When the turn ends
    Then you may play "On Your Feet" targeting "Kor Cindervein"
