Feature: Teams, turns, limits and numbers below zero
  Boards on which players leave, turns are added, powers are copied, lost and limited, and values fall below nothing.

  @rule:701.4 @rule:701.5
  Scenario: A copied limit is the copying ally's own, and each of the two has its one use
    Given cost is no matter
    And you control "Koringar the Heavy"
    And you control "Elder Moorf"
    And you control "Bloodclaw"
    When you use "Elder Moorf", targeting "Bloodclaw"
    And the chain empties
    And you use "Koringar the Heavy"
    And the chain empties
    Then you can't use "Elder Moorf", targeting "Bloodclaw", because of 701.5
    When you use the 2nd power of "Koringar the Heavy", targeting "Koringar the Heavy"
    And the chain empties
    Then "Koringar the Heavy" has 7 ATK
    And you can't use the 2nd power of "Koringar the Heavy", targeting "Bloodclaw", because of 701.5

  @rule:701.3 @rule:302.2
  Scenario: An ally that came this turn copies an activated power and can't use it, but can use what asks for no activation
    Given cost is no matter
    And you control "Koringar the Heavy", which entered play this turn
    And you control "Tim"
    And you control "Elder Moorf"
    When you use "Koringar the Heavy"
    And the chain empties
    Then you can't use the 2nd power of "Koringar the Heavy", targeting your opponent's hero, because of 302.2
    And you may use the 3rd power of "Koringar the Heavy", targeting "Tim"

  @rule:709.2b
  Scenario: An ally that loses its powers in response has its effect all the same, and no use left when they return
    Given cost is no matter
    And you control "Elder Moorf"
    And you control "Bloodclaw"
    And the card "Sheep Dip" reads:
      """
      1, Instant Ability
      Target ally loses all powers this turn.
      """
    And your opponent's hand is "Sheep Dip"
    When you use "Elder Moorf", targeting "Bloodclaw"
    And your opponent responds by playing "Sheep Dip" targeting "Elder Moorf"
    And the chain empties
    Then "Bloodclaw" has 5 ATK
    And you can't use "Elder Moorf"

  @rule:104.2 @rule:603.1
  Scenario: ATK below nothing deals nothing, and what raises it starts from below
    Given cost is no matter
    And you control "Bloodclaw"
    And the card "Weakness" reads:
      """
      1, Instant Ability
      Target ally has -5 ATK this turn.
      """
    And the card "Strength" reads:
      """
      1, Instant Ability
      Target ally has +3 ATK this turn.
      """
    And your hand is "Weakness", "Strength"
    When you play "Weakness" targeting "Bloodclaw"
    And the chain empties
    Then "Bloodclaw" has 0 ATK
    When you play "Strength" targeting "Bloodclaw"
    And the chain empties
    Then "Bloodclaw" has 1 ATK
    When you propose that "Bloodclaw" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 1 damage

  @rule:709.2b
  Scenario: Damage as much as a value below nothing is no damage
    Given cost is no matter
    And the card "Weakness" reads:
      """
      1, Instant Ability
      Target ally has -9 ATK this turn.
      """
    And the card "Reckoning" reads:
      """
      1, Ability
      Target ally in your party deals damage equal to its ATK to target hero.
      """
    And you control "Bloodclaw"
    And your hand is "Weakness", "Reckoning"
    When you play "Weakness" targeting "Bloodclaw"
    And the chain empties
    And you play "Reckoning" targeting "Bloodclaw" and your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage

  @rule:102.1 @rule:102.1a @rule:407.6a
  Scenario: When both of one team and one of the other fall together, who is left wins for the team
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And the card "Cataclysm" reads:
      """
      1, Ability
      Put 20 damage on each damaged hero.
      """
    And cost is no matter
    And Ann's hand is "Cataclysm"
    And Ann's hero has 15 damage
    And Cid's hero has 15 damage
    And Bo's hero has 15 damage
    When Ann plays "Cataclysm"
    And the chain empties
    Then Ann loses the game
    And Cid loses the game
    And Bo loses the game
    And Dee wins the game

  @rule:102.2 @rule:500.1
  Scenario: A partner plays on when one of a team has fallen, takes the next turn of theirs and attacks either opponent
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Bo's turn, in the action phase
    And cost is no matter
    And Ann's hero has 29 damage
    And Cid controls "Bloodclaw"
    And Bo controls "Tim"
    When Bo uses "Tim", targeting Ann's hero
    And the chain empties
    Then Ann loses the game
    And the game goes on
    When the turn ends
    Then it is Cid's turn, in the ready step
    When the action phase starts
    Then Cid may propose that "Bloodclaw" attacks Bo's hero
    And Cid may propose that "Bloodclaw" attacks Dee's hero

  @rule:500.3
  Scenario: Of extra turns that two players got in one turn the latest comes first, and then the order goes on
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Test Hour" reads:
      """
      1, Instant Ability
      Target player takes an extra turn after this one.
      """
    And Ann's hand is "Test Hour"
    And Cid's hand is "Test Hour" as "Cid's Hour"
    When Ann plays "Test Hour" targeting Ann
    And the chain empties
    And Ann passes
    And Bo passes
    And Cid plays "Cid's Hour" targeting Cid
    And the chain empties
    And the turn ends
    Then it is Cid's turn, in the ready step
    When the turn ends
    Then it is Ann's turn, in the ready step
    When the turn ends
    Then it is Bo's turn, in the ready step

  @rule:102.1b @rule:102.2 @rule:709.2a
  Scenario: Who concedes takes along the strength given to another's ally, and what was aimed at his or her hero
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And Bo controls "Bloodclaw"
    And Cid controls "Elder Moorf"
    And Ann's hand is "Fire Blast"
    When Cid uses "Elder Moorf", targeting "Bloodclaw"
    And the chain empties
    Then "Bloodclaw" has 5 ATK
    When Ann plays "Fire Blast" targeting Cid's hero
    And Cid concedes
    Then "Bloodclaw" has 3 ATK
    And the chain, top first, is "Fire Blast"
    When the chain empties
    Then "Fire Blast" is in Ann's graveyard
    And rule 711.1 was applied
    And the game goes on

  @rule:800.1b @rule:701.3
  Scenario: Hearthstone may be used in the turn in which it came, for only allies wait
    Given you have 12 ready resources
    And your hand is "Hearthstone"
    And you control "Krol Blade"
    When you play "Hearthstone"
    And the chain empties
    And you use "Hearthstone"
    And you choose "Krol Blade"
    Then you lose the game
    And your opponent wins the game
