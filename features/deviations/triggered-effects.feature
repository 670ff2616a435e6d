Feature: Triggered effects that are easily cut short
  Every triggered effect goes on the chain, all that wait go on it together, and each player orders their own.

  @rule:500.2 @rule:708.1
  Scenario: A trigger that would do nothing yet still goes on the chain
    Given it is your opponent's turn, in the action phase
    And you control "Ka'tali Stonetusk"
    When your next turn starts
    Then "Ka'tali Stonetusk" has 0 damage
    And the chain, top first, is "Ka'tali Stonetusk"

  @rule:500.2 @rule:708.1
  Scenario: Such an effect does its work when something happens in answer to it
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Ka'tali Stonetusk"
    And your opponent controls "Tim"
    When your next turn starts
    And your opponent responds by using "Tim", targeting "Ka'tali Stonetusk"
    And both players pass
    Then "Ka'tali Stonetusk" has 1 damage
    When both players pass
    Then "Ka'tali Stonetusk" has 0 damage

  @rule:503.1 @rule:708.1
  Scenario: An ally that is ready already still triggers to be readied at end of turn
    Given cost is no matter
    And you control "Kulan Earthguard"
    And your opponent's hand is "Exhaustion"
    When the end phase starts
    Then the chain, top first, is "Kulan Earthguard"
    When your opponent responds by playing "Exhaustion" targeting "Kulan Earthguard"
    And the chain empties
    Then "Kulan Earthguard" is ready

  @rule:708.1a @rule:703.2
  Scenario: A player's two triggers wait on the chain together, the discard on top of the heal
    Given it is your opponent's turn, in the action phase
    And your hero is "Boris Brightbeard" with 5 damage
    And you control "Lei of Lilies"
    And you control "Bad Mojo Mask"
    And your hand is "Brigg", "Voss Treebender", "Fire Blast", "Scorch"
    When your next turn starts
    And you choose in order "Lei of Lilies", "Bad Mojo Mask"
    Then the chain, top first, is "Bad Mojo Mask", "Lei of Lilies"
    When both players pass
    And you choose "Scorch"
    And both players pass
    Then your hero has 5 damage
    And there are 3 cards in your hand

  @rule:708.1a @rule:703.2
  Scenario: Ordered the other way the heal comes first and is worth its card
    Given it is your opponent's turn, in the action phase
    And your hero is "Boris Brightbeard" with 5 damage
    And you control "Lei of Lilies"
    And you control "Bad Mojo Mask"
    And your hand is "Brigg", "Voss Treebender", "Fire Blast", "Scorch"
    When your next turn starts
    And you choose in order "Bad Mojo Mask", "Lei of Lilies"
    Then the chain, top first, is "Lei of Lilies", "Bad Mojo Mask"
    When both players pass
    Then your hero has 4 damage
    When both players pass
    And you choose "Scorch"
    Then there are 3 cards in your hand

  @rule:708.1a
  Scenario: The turn player's trigger lies below the opponent's
    Given it is your opponent's turn, in the action phase
    And you control "Fa'tafi" as "the first Fa'tafi"
    And your opponent controls "Fa'tafi" as "the second Fa'tafi"
    When your next turn starts
    Then the chain, top first, is "the second Fa'tafi", "the first Fa'tafi"
    And you have priority
    When your opponent's next turn starts
    Then the chain, top first, is "the first Fa'tafi", "the second Fa'tafi"
    And your opponent has priority

  @rule:708.1a @rule:703.3
  Scenario: Two allies destroyed at once trigger together, before either effect resolves
    Given cost is no matter
    And you control "Masten Everspirit"
    And you control "Arnold Flem"
    And your opponent controls "Kor Cindervein"
    And your opponent's hand is "Flamestrike"
    And it is your opponent's turn, in the action phase
    When your opponent plays "Flamestrike"
    And both players pass
    And you choose in order "Masten Everspirit", "Arnold Flem"
    Then the chain, top first, is "Arnold Flem", "Masten Everspirit"
    And "Masten Everspirit" is in your graveyard
    And "Kor Cindervein" has 0 damage
    And your opponent has priority
    When both players pass
    Then "Kor Cindervein" has 1 damage
    And "Masten Everspirit" is in your graveyard
    When both players pass
    And you choose to
    Then "Masten Everspirit" is in your hand

  @rule:708.1
  Scenario: A form gives way to the ability that ends it before that ability resolves
    Given cost is no matter
    And your hero is "Thangal"
    And you control "Bear Form"
    And your hand is "Starfire"
    When you play "Starfire" targeting your opponent's hero
    Then the chain, top first, is "Bear Form", "Starfire"
    When both players pass
    Then "Bear Form" is in your graveyard
    And the chain, top first, is "Bear Form", "Starfire"
    And your opponent's hero has 0 damage
    When both players pass
    And you choose to
    Then the chain, top first, is "Starfire"
    When the chain empties
    Then your opponent's hero has 5 damage
    And "Bear Form" is in your graveyard
    When the turn ends
    Then "Bear Form" is in your hand

  @rule:708.1
  Scenario: A new form meets no old one, which the play of it has destroyed already
    Given cost is no matter
    And your hero is "Morova of the Sands"
    And you control "Bear Form"
    And your hand is "Moonkin Form"
    When you play "Moonkin Form"
    Then the chain, top first, is "Bear Form", "Moonkin Form"
    When both players pass
    Then "Bear Form" is in your graveyard
    When both players pass
    And you choose not to
    And the chain empties
    Then "Moonkin Form" is in play
    And "Bear Form" is in your graveyard
