Feature: Decks, turns and the end of the game
  Decks turned over, extra turns among three, draws of several kinds, loops that end and loops that don't.

  @rule:411.2d @rule:411.2a
  Scenario: A deck turned over is drawn from its other end
    Given cost is no matter
    And the card "Test Reversal" reads:
      """
      1, Ability
      Turn your deck over.
      """
    And your hand is "Test Reversal", "Arcane Shot"
    And your deck, from the top, is "Brigg", "Tim", "Rodrigo"
    When you play "Test Reversal"
    And the chain empties
    Then your deck, from the top, is "Rodrigo", "Tim", "Brigg"
    When you play "Arcane Shot" targeting your opponent's hero
    And the chain empties
    Then "Rodrigo" is in your hand

  @rule:411.2d
  Scenario: Turned over twice, a deck is as it was
    Given cost is no matter
    And the card "Test Reversal" reads:
      """
      1, Ability
      Turn your deck over.
      """
    And your hand is "Test Reversal" as "R1", "Test Reversal" as "R2"
    And your deck, from the top, is "Brigg", "Tim", "Rodrigo"
    When you play "R1"
    And the chain empties
    And you play "R2"
    And the chain empties
    Then your deck, from the top, is "Brigg", "Tim", "Rodrigo"

  @rule:409.2 @rule:411.2d
  Scenario: In a deck that lies face up nobody fails to find what is there
    Given cost is no matter
    And the card "Test Reversal" reads:
      """
      1, Ability
      Turn your deck over.
      """
    And your hand is "Test Reversal", "Swiftshift"
    And your deck, from the top, is "Brigg", "Bear Form", "Tim"
    When you play "Test Reversal"
    And the chain empties
    And you play "Swiftshift"
    And both players pass
    And you choose "deck"
    Then "Bear Form" is in your hand

  @rule:409.2
  Scenario: In a deck that lies face down a player may fail to find it
    Given cost is no matter
    And your hand is "Swiftshift"
    And your deck, from the top, is "Brigg", "Bear Form", "Tim"
    When you play "Swiftshift"
    And both players pass
    And you choose "deck"
    And you choose none
    Then "Bear Form" is in your deck

  @rule:500.3 @rule:500.1
  Scenario: After an extra turn the order goes on from the last regular one
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And cost is no matter
    And it is Ann's turn, in the action phase
    And the card "Test Hour" reads:
      """
      1, Ability
      Target player takes an extra turn after this one.
      """
    And Ann's hand is "Test Hour"
    When Ann plays "Test Hour" targeting Cid
    And the chain empties
    And the turn ends
    Then it is Cid's turn, in the ready step
    When the turn ends
    Then it is Bo's turn, in the ready step
    When the turn ends
    Then it is Cid's turn, in the ready step

  @rule:500.3
  Scenario: An extra turn made in an extra turn comes before the turn that was next
    Given cost is no matter
    And the card "Test Hour" reads:
      """
      1, Instant Ability
      Target player takes an extra turn after this one.
      """
    And your hand is "Test Hour" as "H1", "Test Hour" as "H2"
    When you play "H1" targeting yourself
    And the chain empties
    And the turn ends
    Then it is your turn, in the ready step
    When you play "H2" targeting yourself
    And the chain empties
    And the turn ends
    Then it is your turn, in the ready step
    When the turn ends
    Then it is your opponent's turn, in the ready step

  @rule:102.2
  Scenario: Who has left takes no extra turn
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And cost is no matter
    And the card "Test Hour" reads:
      """
      1, Ability
      Target player takes an extra turn after this one.
      """
    And Ann's hand is "Test Hour"
    When Ann plays "Test Hour" targeting Cid
    And the chain empties
    And Cid concedes
    And the turn ends
    Then it is Bo's turn, in the ready step

  @rule:302.2 @rule:500.3
  Scenario: An ally that came this turn may be activated in the extra turn
    Given cost is no matter
    And the card "Test Hour" reads:
      """
      1, Ability
      Target player takes an extra turn after this one.
      """
    And your hand is "Test Hour", "Tim"
    When you play "Tim"
    And the chain empties
    Then you can't use "Tim", because of 302.2
    When you play "Test Hour" targeting yourself
    And the chain empties
    And the turn ends
    Then you may use "Tim", targeting your opponent's hero

  @rule:102.1a @rule:407.6b
  Scenario: Both players draw beyond their decks at once, and the game is a draw
    Given cost is no matter
    And the card "Test Feast" reads:
      """
      1, Ability
      Each player draws two cards.
      """
    And your hand is "Test Feast"
    And your deck, from the top, is "Brigg"
    And your opponent's deck, from the top, is "Tim"
    When you play "Test Feast"
    And both players pass
    Then the game is a draw

  @rule:102.1a @rule:407.6
  Scenario: One hero dies and the other player's deck runs out in the same wave
    Given cost is no matter
    And your hero has 25 damage
    And your opponent controls "Pact of Shadow"
    And the card "Test Inferno" reads:
      """
      1, Ability
      Your hero deals 5 fire damage to your hero. Target player draws two cards.
      """
    And your hand is "Test Inferno"
    And your opponent's deck, from the top, is "Tim"
    When you play "Test Inferno" targeting your opponent
    And both players pass
    Then the game is a draw

  @rule:102.2
  Scenario: Among three, effects of one who falls on the way are gone and those of the others go on
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the end phase
    And Ann's hero has 29 damage
    And Ann controls "Izza Spindleflame" as "Ann's Izza"
    And Bo controls "Izza Spindleflame" as "Bo's Izza"
    And Cid controls "Izza Spindleflame" as "Cid's Izza"
    When Bo's next turn starts
    Then the chain, top first, is "Ann's Izza", "Cid's Izza", "Bo's Izza"
    When all players pass
    Then Ann loses the game
    And Bo's hero has 1 damage
    When the chain empties
    Then Bo's hero has 3 damage
    And Cid's hero has 3 damage

  @rule:703.1
  Scenario: Two heroes that answer blow for blow end on the one who was hit first
    Given cost is no matter
    And your hero has 27 damage
    And your opponent's hero has 27 damage
    And the card "Test Thorns" reads:
      """
      2, Item
      When your hero is dealt damage, your hero deals 1 nature damage to target opposing hero.
      """
    And you control "Test Thorns" as "mine"
    And your opponent controls "Test Thorns" as "theirs"
    And your hand is "Scorch"
    When you play "Scorch" targeting your opponent's hero
    And the chain empties
    Then you win the game
    And your hero has 29 damage

  @rule:708.3
  Scenario: A loop with a choice in it stops when the choice is made otherwise
    Given the card "Restless Cousin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Cousin becomes exhausted, you may ready it.
      When Restless Cousin becomes ready, exhaust it.
      """
    And you control "Restless Cousin"
    When you propose that "Restless Cousin" attacks your opponent's hero
    And the attack window opens
    And both players pass
    And you choose to
    And both players pass
    And both players pass
    And you choose to
    And you repeat the loop 2 times
    And both players pass
    And both players pass
    Then the chain is empty
    And "Restless Cousin" is exhausted
    And the game goes on

  @rule:102.1b
  Scenario: A player concedes while choosing
    Given cost is no matter
    And your hand is "Fire Blast"
    And your opponent controls "Golem Skull Helm"
    When you play "Fire Blast" targeting your opponent's hero
    And both players pass
    Then your opponent must choose between "Golem Skull Helm"
    When your opponent concedes
    Then you win the game

  @rule:102.1b
  Scenario: A player concedes while the other is choosing
    Given cost is no matter
    And your hand is "Fire Blast"
    And your opponent controls "Golem Skull Helm"
    When you play "Fire Blast" targeting your opponent's hero
    And both players pass
    Then your opponent must choose between "Golem Skull Helm"
    When you concede
    Then your opponent wins the game
    And your opponent's hero has 0 damage

  @rule:102.1b @rule:102.2
  Scenario: In a larger game the others play on when one concedes while choosing
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And cost is no matter
    And Ann's hand is "Flamestrike"
    And Bo controls "Golem Skull Helm"
    And Cid controls "Kor Cindervein"
    When Ann plays "Flamestrike"
    And all players pass
    Then Bo must choose between "Golem Skull Helm"
    When Bo concedes
    Then Bo loses the game
    And "Golem Skull Helm" is removed from the game
    And the game goes on

  @rule:503.2a @rule:411.3b
  Scenario: The hand that an opponent's attachment makes larger keeps ten cards
    Given cost is no matter
    And your opponent's "Arcane Intellect" is attached to your hero
    And you have 11 unnamed cards in your hand
    When the end phase starts
    And both players pass
    Then there are 10 cards in your hand

  @rule:408.1 @rule:500.3
  Scenario: Every turn has its own resource to place, the extra one too
    Given cost is no matter
    And the card "Test Hour" reads:
      """
      1, Ability
      Target player takes an extra turn after this one.
      """
    And your hand is "Test Hour", "Brigg", "Tim"
    When you place "Brigg" as a face-down resource
    And the chain empties
    Then you can't place "Tim" as a face-down resource, because of 408.1
    When you play "Test Hour" targeting yourself
    And the chain empties
    And the turn ends
    And the action phase starts
    Then you may place "Tim" as a face-down resource
