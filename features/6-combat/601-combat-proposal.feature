Feature: Proposing a combat
  Who may attack whom, when a character has only one choice, and what happens to a proposal that stops being legal.

  @rule:601.2a
  Scenario: An ally that came this turn can't attack, one with ferocity or here since before can
    Given you control "Anika Berlyn", which entered play this turn
    And you control "Kagra of the Crossroads", which entered play this turn
    And you control "Kor Cindervein"
    And you control an exhausted "Rodrigo"
    And your opponent controls "Valanos"
    Then you can't propose that "Anika Berlyn" attacks "Valanos", because of 601.2a
    And you may propose that "Kagra of the Crossroads" attacks "Valanos"
    And you may propose that "Kor Cindervein" attacks "Valanos"
    And you can't propose that "Rodrigo" attacks "Valanos", because of 601.2a
    And you may propose that your hero attacks "Valanos"

  @rule:601.2a
  Scenario: An ally whose control came this turn can't attack though it has long been in play
    Given cost is no matter
    And your hand is "King Mukla"
    And your opponent controls "Kor Cindervein"
    When you play "King Mukla"
    And the chain empties
    And you choose to
    Then you control "Kor Cindervein"
    And you can't propose that "Kor Cindervein" attacks your opponent's hero, because of 601.2a

  @rule:601.2a
  Scenario: An ally that came back to its owner this turn hasn't been there the whole time
    Given cost is no matter
    And you control "Rodrigo"
    And you control "Kor Cindervein"
    And your opponent's "Mind Control" is attached to your "Kor Cindervein"
    And your hand is "Dispel Magic"
    Then your opponent controls "Kor Cindervein"
    When you play "Dispel Magic" targeting "Mind Control"
    And the chain empties
    Then you control "Kor Cindervein"
    And "Kor Cindervein" is ready
    And you can't propose that "Kor Cindervein" attacks your opponent's hero, because of 601.2a
    And you may propose that "Rodrigo" attacks your opponent's hero

  @rule:601.2b @rule:601.2e
  Scenario: Exhausted and untargetable characters may be attacked, elusive ones and one's own may not
    Given you control "Kor Cindervein"
    And you control "Rodrigo"
    And your opponent controls an exhausted "Apprentice Merry"
    And your opponent controls "Apprentice Teep"
    Then you may propose that "Kor Cindervein" attacks "Apprentice Merry"
    And you may propose that "Kor Cindervein" attacks your opponent's hero
    And you can't propose that "Kor Cindervein" attacks "Apprentice Teep", because of 601.2b
    And you can't propose that "Kor Cindervein" attacks "Rodrigo", because of 601.2b
    And you can't propose that "Kor Cindervein" attacks your hero, because of 601.2b

  @rule:601.2b
  Scenario: A card that lets anyone attack it may be attacked by its own party but not by itself
    Given you control "Gamon"
    And you control "Kor Cindervein"
    Then you may propose that "Kor Cindervein" attacks "Gamon"
    And you can't propose that "Gamon" attacks "Gamon", because of 601.2b
    When you propose that "Kor Cindervein" attacks "Gamon"
    And the combat concludes
    Then "Gamon" is in your graveyard
    And "Kor Cindervein" has 1 damage

  @rule:601.2c
  Scenario: Attacking one character only gives way when that character is elusive
    Given cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Sneak"
    And your opponent controls "Sarmoth"
    And your opponent controls "Brigg"
    Then you may propose that "Kor Cindervein" attacks "Sarmoth"
    And you can't propose that "Kor Cindervein" attacks "Brigg", because of 601.2c
    And you can't propose that your hero attacks your opponent's hero, because of 601.2c
    When you play "Sneak" targeting "Sarmoth"
    And the chain empties
    Then you can't propose that "Kor Cindervein" attacks "Sarmoth", because of 601.2b
    And you may propose that "Kor Cindervein" attacks "Brigg"
    And you may propose that your hero attacks your opponent's hero

  @edition:cr-2007-05 @edition:cr-2009-combat @rule:601.2c
  Scenario: Attacking one kind of character only gives way when there is none that can be attacked
    Given the card "Narrow Sight" reads:
      """
      1, Instant Ability
      Target ally can attack only allies this turn if able.
      """
    And cost is no matter
    And you control "Kor Cindervein"
    And you control "Rodrigo"
    And your hand is "Narrow Sight", "Sneak", "Fire Blast"
    And your opponent controls "Valanos"
    And your opponent controls "Cerwyn"
    When you play "Narrow Sight" targeting "Kor Cindervein"
    And the chain empties
    Then you can't propose that "Kor Cindervein" attacks your opponent's hero, because of 601.2c
    And you may propose that "Kor Cindervein" attacks "Valanos"
    And you may propose that "Kor Cindervein" attacks "Cerwyn"
    And you may propose that "Rodrigo" attacks your opponent's hero
    When you play "Fire Blast" targeting "Cerwyn"
    And the chain empties
    Then you can't propose that "Kor Cindervein" attacks your opponent's hero, because of 601.2c
    When you play "Sneak" targeting "Valanos"
    And the chain empties
    Then you can't propose that "Kor Cindervein" attacks "Valanos", because of 601.2b
    And you may propose that "Kor Cindervein" attacks your opponent's hero

  @rule:601.2a
  Scenario: Attacking one kind of character only never gives way where the card doesn't say if able
    Given the card "Blind Rage" reads:
      """
      1, Instant Ability
      Target ally can attack only allies this turn.
      """
    And cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Blind Rage", "Sneak"
    And your opponent controls "Valanos"
    When you play "Blind Rage" targeting "Kor Cindervein"
    And the chain empties
    Then you can't propose that "Kor Cindervein" attacks your opponent's hero, because of 601.2a
    And you may propose that "Kor Cindervein" attacks "Valanos"
    When you play "Sneak" targeting "Valanos"
    And the chain empties
    Then you can't propose that "Kor Cindervein" attacks "Valanos", because of 601.2b
    And you can't propose that "Kor Cindervein" attacks your opponent's hero, because of 601.2a

  @edition:cr-2007-05 @edition:cr-2009-combat @rule:601.2d @rule:600.2 @example:cr-2007-05/601.2d#1
  Scenario: Between two characters that must be attacked alone the attacking player chooses
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Bo's turn, in the action phase
    And cost is no matter
    And Ann controls "Sarmoth"
    And Cid's hero is "Warrax"
    And Cid controls "Cerwyn"
    And Cid's hand is "Mocking Blow"
    And Bo's hero is "Graccus"
    And Bo controls "Kor Cindervein"
    And Bo's hand is "Bloodclaw"
    Then Bo can't propose that "Graccus" attacks "Warrax", because of 601.2c
    When Bo plays "Bloodclaw"
    And Cid responds by playing "Mocking Blow" targeting "Graccus"
    And the chain empties
    Then "Graccus" has 1 damage
    And Bo can't pass, because of 600.2
    And Bo may propose that "Graccus" attacks "Sarmoth"
    And Bo may propose that "Graccus" attacks "Warrax"
    And Bo can't propose that "Graccus" attacks "Cerwyn", because of 601.2d
    And Bo can't propose that "Graccus" attacks Ann's hero, because of 601.2d
    And Bo can't propose that "Kor Cindervein" attacks "Warrax", because of 601.2c
    When Bo proposes that "Graccus" attacks "Warrax"
    And the defend window opens
    Then "Warrax" is defending
    When the combat concludes
    Then "Graccus" is exhausted
    And "Warrax" has 0 damage
    And "Sarmoth" has 0 damage
    And Bo may pass

  @rule:601.2d
  Scenario: Of two characters that must be attacked alone an elusive one drops out and the other stays
    Given cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Sneak"
    And your opponent controls "Sarmoth"
    And your opponent controls "Brigg"
    And your opponent's "Warrior Training" is attached to your opponent's "Brigg"
    Then you may propose that "Kor Cindervein" attacks "Sarmoth"
    And you may propose that "Kor Cindervein" attacks "Brigg"
    And you can't propose that "Kor Cindervein" attacks your opponent's hero, because of 601.2d
    When you play "Sneak" targeting "Sarmoth"
    And the chain empties
    Then you may propose that "Kor Cindervein" attacks "Brigg"
    And you can't propose that "Kor Cindervein" attacks "Sarmoth", because of 601.2b
    And you can't propose that "Kor Cindervein" attacks your opponent's hero, because of 601.2d

  @rule:601.3 @rule:711.1
  Scenario: A proposal whose attacker is exhausted in response is interrupted before anything attacks
    Given cost is no matter
    And you control "Voss Treebender"
    And you control "Kor Cindervein"
    And your opponent controls "Valanos"
    And your opponent's hand is "Exhaustion"
    When you propose that "Voss Treebender" attacks "Valanos"
    And your opponent responds by playing "Exhaustion" targeting "Voss Treebender"
    And the chain empties
    Then it is your turn, in the action phase
    And you have priority
    And "Voss Treebender" is exhausted
    And "Valanos" is ready
    And "Valanos" has 0 damage
    And you may propose that "Kor Cindervein" attacks "Valanos"

  @rule:601.3
  Scenario: A proposal whose defender turns elusive is interrupted and the attacker stays ready
    Given cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Valanos"
    And your opponent's hand is "Sneak"
    When you propose that "Kor Cindervein" attacks "Valanos"
    And your opponent responds by playing "Sneak" targeting "Valanos"
    And the chain empties
    Then it is your turn, in the action phase
    And "Kor Cindervein" is ready
    And "Valanos" has 0 damage
    And you can't propose that "Kor Cindervein" attacks "Valanos", because of 601.2b
    And you may propose that "Kor Cindervein" attacks your opponent's hero

  @rule:601.3
  Scenario: Losing ferocity in response undoes the proposal of an ally that came this turn
    Given the card "Cold Feet" reads:
      """
      1, Instant Ability
      Target ally loses all powers this turn.
      """
    And cost is no matter
    And you control "Kagra of the Crossroads", which entered play this turn
    And your opponent's hand is "Cold Feet"
    When you propose that "Kagra of the Crossroads" attacks your opponent's hero
    And your opponent responds by playing "Cold Feet" targeting "Kagra of the Crossroads"
    And the chain empties
    Then it is your turn, in the action phase
    And "Kagra of the Crossroads" is ready
    And your opponent's hero has 0 damage

  @edition:cr-2007-05 @edition:cr-2009-combat @rule:601.2f @rule:601.3
  Scenario: A proposed defender that leaves play takes the proposal with it
    Given cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Valanos"
    And your opponent's hand is "Fall Back"
    When you propose that "Kor Cindervein" attacks "Valanos"
    And your opponent responds by playing "Fall Back" targeting "Valanos"
    And the chain empties
    Then "Valanos" is in your opponent's hand
    And "Kor Cindervein" is ready
    And it is your turn, in the action phase
    And you may propose that "Kor Cindervein" attacks your opponent's hero

  @edition:cr-2007-05 @edition:cr-2009-combat @rule:601.2f @rule:601.3
  Scenario: A proposed attacker that changes sides is no proposed attacker any more
    Given you control "Kor Cindervein"
    And your opponent controls "Helwen"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And your opponent responds by using "Helwen", targeting "Kor Cindervein"
    And the chain empties
    Then your opponent controls "Kor Cindervein"
    And "Kor Cindervein" is ready
    And your opponent's hero has 0 damage
    And it is your turn, in the action phase
