Feature: X and other amounts at nothing
  X may be 0, a card with X costs as if X were 0 outside the chain, and amounts of 0 deal and heal nothing at all.

  @rule:707.1c
  Scenario: X may be chosen as 0, and the rest of the cost is still paid
    Given you have 1 ready resource
    And your hand is "Aimed Shot"
    When you play "Aimed Shot" with X = 0 targeting your opponent's hero
    Then you have 0 ready resources
    When the chain empties
    Then your opponent's hero has 0 damage
    And "Aimed Shot" is in your graveyard

  @rule:707.1c @rule:401.1
  Scenario: X is what the resources allow and no more
    Given you have 3 ready resources
    And your hand is "Aimed Shot"
    Then you can't play "Aimed Shot" with X = 3 targeting your opponent's hero, because of 401.1
    When you play "Aimed Shot" with X = 2 targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:301.2 @rule:707.1c
  Scenario: A heal of 0 flips the hero, heals nothing and isn't raised to 1
    Given your hero is "Boris Brightbeard" with 5 damage
    And you control "Hide of the Wild"
    When you flip your hero with X = 0, targeting your hero
    And the chain empties
    Then your hero has 5 damage
    And your hero is face down

  @rule:716.2
  Scenario: A heal of 1 is raised to 2
    Given you have 1 ready resource
    And your hero is "Boris Brightbeard" with 5 damage
    And you control "Hide of the Wild"
    When you flip your hero with X = 1, targeting your hero
    And the chain empties
    Then your hero has 3 damage

  @rule:707.1c
  Scenario: Damage of 0 isn't raised to 1
    Given cost is no matter
    And your hand is "Aimed Shot"
    And your opponent controls "Berserker Stance"
    When you play "Aimed Shot" with X = 0 targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage

  @rule:706.1
  Scenario: With X at 0 a token can be taken and an ally that costs 1 can't
    Given cost is no matter
    And your opponent controls a token "Wisp" with 0 ATK and 1 health
    And your opponent controls "Cerwyn"
    And your hand is "Mind Control"
    Then you can't play "Mind Control" with X = 0 targeting "Cerwyn", because of 706.1
    When you play "Mind Control" with X = 0 targeting "Wisp"
    And the chain empties
    Then you control "Wisp"

  @rule:706.1
  Scenario: X must be the ally's cost exactly
    Given cost is no matter
    And your opponent controls "Kor Cindervein"
    And your hand is "Mind Control"
    Then you can't play "Mind Control" with X = 2 targeting "Kor Cindervein", because of 706.1
    And you can't play "Mind Control" with X = 4 targeting "Kor Cindervein", because of 706.1
    When you play "Mind Control" with X = 3 targeting "Kor Cindervein"
    And the chain empties
    Then you control "Kor Cindervein"

  @rule:201.3
  Scenario: In play the X of a cost counts for nothing, whatever was paid
    Given cost is no matter
    And your hero is "Anchorite Kalinna"
    And you control "Kor Cindervein"
    And it is your opponent's turn, in the action phase
    And your opponent's hand is "Mind Control"
    When your opponent plays "Mind Control" with X = 3 targeting "Kor Cindervein"
    And the chain empties
    Then your opponent controls "Kor Cindervein"
    When your next turn starts
    Then you can't flip your hero with X = 5, targeting "Mind Control", because of 706.1
    When you flip your hero with X = 2, targeting "Mind Control"
    And the chain empties
    Then "Mind Control" is in your opponent's graveyard
    And you control "Kor Cindervein"

  @rule:603.1
  Scenario: A defender without ATK deals no combat damage, so nothing triggers on it
    Given you control "Vaerik Proudhoof"
    And you control "Skorn, Mistress of Shadow"
    And your opponent controls "Crazy Igvand"
    When you propose that "Vaerik Proudhoof" attacks "Crazy Igvand"
    And the combat concludes
    Then "Crazy Igvand" has 5 damage
    And the chain, top first, is "Skorn, Mistress of Shadow"
    When the chain empties
    Then your opponent's hero has 5 damage
    And your hero has 0 damage

  @rule:104.2
  Scenario: ATK lowered below 0 counts as 0 until it is raised past it
    Given cost is no matter
    And your hand is "Caught Off-Guard", "Swift Assault"
    And your opponent controls "Cerwyn"
    When you play "Caught Off-Guard" targeting "Cerwyn"
    And the chain empties
    Then "Cerwyn" has 0 damage, 0 ATK and 2 health
    When you play "Swift Assault" targeting "Cerwyn"
    And the chain empties
    Then "Cerwyn" has 0 damage, 1 ATK and 2 health
