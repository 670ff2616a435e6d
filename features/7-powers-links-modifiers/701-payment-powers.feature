Feature: Payment powers
  Copied powers, and limits on how often a power may be used.

  @rule:701.4 @example:cr-2007-05/701.4#1
  Scenario: A copied power speaks of the ally that has the copy
    Given cost is no matter
    And you control "Koringar the Heavy"
    And you control "Tim"
    And your "Blessing of Protection" is attached to your "Tim"
    When you use "Koringar the Heavy"
    And the chain empties
    And you use the 2nd power of "Koringar the Heavy", targeting your opponent's hero
    Then "Koringar the Heavy" is exhausted
    And "Tim" is ready
    When the chain empties
    Then your opponent's hero has 1 damage
    When you use "Tim", targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 1 damage
    And "Tim" is exhausted

  @rule:701.5 @example:cr-2007-05/701.5#1
  Scenario: An interrupted use counts against a limit per turn, and another copy of the card has its own
    Given cost is no matter
    And you control "Elder Moorf" as "the first Moorf"
    And you control "Bloodclaw"
    And you control "Kor Cindervein"
    And your hand is "Elder Moorf" as "the second Moorf"
    And your opponent's hand is "Fire Blast"
    When you use "the first Moorf", targeting "Bloodclaw"
    And your opponent responds by playing "Fire Blast" targeting "Bloodclaw"
    And the chain empties
    Then "Bloodclaw" is in your graveyard
    And rule 711.1 was applied
    And you can't use "the first Moorf", targeting "Kor Cindervein", because of 701.5
    When you play "the second Moorf"
    And the chain empties
    Then you can't use "the first Moorf", targeting "Kor Cindervein", because of 701.5
    When you use "the second Moorf", targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 5 ATK
    And you can't use "the second Moorf", targeting "Kor Cindervein", because of 701.5

  @rule:701.5
  Scenario: A limit per turn is free again on the next turn, whoever's it is
    Given cost is no matter
    And you control "Elder Moorf"
    And you control "Kor Cindervein"
    When you use "Elder Moorf", targeting "Kor Cindervein"
    And the chain empties
    Then you can't use "Elder Moorf", targeting "Kor Cindervein", because of 701.5
    When the turn ends
    And you use "Elder Moorf", targeting "Kor Cindervein"
    And the chain empties
    Then it is your opponent's turn, in the ready step
    And "Kor Cindervein" has 5 ATK

  @rule:701.5a @example:cr-2007-05/701.5a#1
  Scenario: A power lost and regained is the same power and remembers its use
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Elder Moorf"
    And you control "Kor Cindervein"
    And your hand is "Dispel Magic"
    And your opponent's hand is "Bloodclaw", "Polymorph", "Brigg"
    When your opponent plays "Bloodclaw"
    And you respond by using "Elder Moorf", targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 5 ATK
    When your opponent plays "Polymorph" targeting "Elder Moorf"
    And the chain empties
    Then "Polymorph" is attached to "Elder Moorf"
    And you can't use "Elder Moorf", targeting "Kor Cindervein", because of 701.1
    When your opponent plays "Brigg"
    And you respond by playing "Dispel Magic" targeting "Polymorph"
    And the chain empties
    Then "Polymorph" is in your opponent's graveyard
    And you can't use "Elder Moorf", targeting "Kor Cindervein", because of 701.5a
    When your next turn starts
    Then you may use "Elder Moorf", targeting "Kor Cindervein"

  @rule:701.3
  Scenario: Activating an ally needs a whole turn in the party, other costs and other cards don't
    Given cost is no matter
    And you control "Tim", which entered play this turn
    And you control "Deacon Johanna", which entered play this turn
    And you control an exhausted "Freya Lightsworn"
    And your hero is "Gorebelly" with 5 damage
    Then you can't use "Tim", targeting your opponent's hero, because of 701.3
    And you can't use "Freya Lightsworn", targeting "Gorebelly", because of 701.3
    And you may use "Deacon Johanna", targeting "Gorebelly"

  @rule:701.1
  Scenario: Powers that are had because of others come and go with those
    Given the card "Mimic" reads:
      """
      3, Ally—Ogre, 1 [Melee] ATK / 3 Health
      Mimic has all the payment powers of all other allies in your party.
      """
    And cost is no matter
    And you control "Mimic"
    And you control "Tim"
    And your opponent's hand is "Fire Blast"
    When you use "Mimic", targeting your opponent's hero
    Then "Mimic" is exhausted
    When the chain empties
    Then your opponent's hero has 1 damage
    When your opponent plays "Fire Blast" targeting "Tim"
    And the chain empties
    And your next turn starts
    Then "Mimic" is ready
    And you can't use "Mimic", because of 701.1

  @rule:701.1
  Scenario: A power that another ally has lost is not had because of that ally
    Given the card "Mimic" reads:
      """
      3, Ally—Ogre, 1 [Melee] ATK / 3 Health
      Mimic has all the payment powers of all other allies in your party.
      """
    And you control "Mimic"
    And you control "Tim"
    And your opponent's "Polymorph" is attached to your "Tim"
    Then you can't use "Mimic", because of 701.1
