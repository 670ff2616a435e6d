Feature: What the rules leave open
  Where the documents contradict themselves or fall silent, one reading is played, and the scenario says that it is one.

  @rule:601.3 @rule:602.1
  Scenario: As a proposal resolves the combat step starts, and nobody acts in between
    Given cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Leeroy Jenkins", "Fire Blast"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And both players pass
    Then it is your turn, in the attack window
    And "Kor Cindervein" is attacking and "Kor Cindervein" is exhausted
    And you have priority
    And you can't play "Leeroy Jenkins", because of 406.1
    And you may play "Fire Blast" targeting your opponent's hero
    And the rules do not settle this, see "OP-3"

  @rule:602.2 @rule:603.2
  Scenario: A combat that lost its attacker in the attack window ends without a defend window
    Given cost is no matter
    And you control "Benethor Draigo"
    And your opponent's hero is "Gorebelly"
    And your opponent controls "Krol Blade"
    And your opponent's hand is "Fire Blast"
    When you propose that "Benethor Draigo" attacks "Gorebelly"
    And the attack window opens
    And your opponent plays "Fire Blast" targeting "Benethor Draigo"
    And both players pass
    Then "Benethor Draigo" is in your graveyard
    And it is your turn, in the attack window
    When both players pass
    Then it is your turn, in the action phase
    And you have priority
    And your opponent can't strike with "Krol Blade", because of 602.4
    And the rules do not settle this, see "OP-6"

  @rule:102.2
  Scenario: The turn of a player who has left goes on without that player
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Bo's hero is "Litori Frostburn"
    And Cid controls "Kor Cindervein"
    And Bo's hand is "Fire Blast"
    And cost is no matter
    When Ann concedes
    Then it is Ann's turn, in the action phase
    And Bo has priority
    When Bo plays "Fire Blast" targeting Cid's hero
    And the chain empties
    Then Cid's hero has 2 damage
    And it is Ann's turn, in the action phase
    And Bo has priority
    When the turn ends
    Then it is Bo's turn, in the ready step
    And the rules do not settle this, see "OP-13"

  @rule:410.2 @rule:407.6a
  Scenario: Of two copies of a Unique card the one with fatal damage may be chosen, and then one is enough
    Given a board the rules will repair
    And you control "Landro Longshot" as "the hale Landro"
    And you control "Landro Longshot" with 4 damage as "the dying Landro"
    When you pass
    And you choose "the dying Landro"
    Then "the dying Landro" is in your graveyard
    And "the hale Landro" is in play
    And the rules do not settle this, see "OP-20"

  @rule:800.2a
  Scenario: Of a side deck of more than ten cards ten become the new deck
    Given cost is no matter
    And your hero is "Litori Frostburn"
    And you have "Through the Dark Portal" as a face-up resource
    And your side deck is "Tim", "Kor Cindervein", "Fire Blast", "Frostbolt", "Leeroy Jenkins", "Polymorph"
    And your side deck is "Counterspell", "Blink", "Fireball", "Lady Kath", "Flamestrike"
    When you complete "Through the Dark Portal"
    And the chain empties
    And you choose "Tim", "Kor Cindervein", "Fire Blast", "Frostbolt", "Leeroy Jenkins", "Polymorph", "Counterspell", "Blink", "Fireball", "Lady Kath"
    Then there are 10 cards in your deck
    And "Flamestrike" is in your side deck
    And the rules do not settle this, see "OP-36"

  @rule:800.1c
  Scenario: Where several sides oppose each other, hearthing leaves nobody the winner
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And cost is no matter
    And Ann controls "Hearthstone"
    When Ann uses "Hearthstone"
    And Ann chooses none
    Then Ann loses the game
    And the game is a draw
    And the rules do not settle this, see "OP-37"

  @rule:400.3a @rule:714.3f
  Scenario: The ready step for which an ally was held is that of the player who controlled it then
    Given cost is no matter
    And your opponent controls "Valanos"
    And your hand is "Gouge", "Mind Control"
    And it is your opponent's turn, in the action phase
    When you play "Gouge" targeting "Valanos"
    And the chain empties
    Then "Valanos" is exhausted
    When your next turn starts
    And the action phase starts
    And you play "Mind Control" with X = 4 targeting "Valanos"
    And the chain empties
    Then you control "Valanos"
    When your next turn starts
    Then "Valanos" is ready
    And the rules do not settle this, see "OP-38"
