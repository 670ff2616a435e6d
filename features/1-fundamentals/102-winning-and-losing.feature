Feature: 102 Winning and losing
  Who has lost is looked for before somebody gets priority, for all players at once, and what a lost player owned goes with that player.

  Background:
    Given cost is no matter

  @rule:102.1a @rule:407.6b
  Scenario: The last card of a deck may be drawn, the card after it loses the game
    Given your hand is "Innervate" as "the first Innervate", "Innervate" as "the second Innervate"
    And your opponent's deck, from the top, is "Tim", "Brigg", "Kor Cindervein"
    When you play "the first Innervate" targeting your opponent
    And the chain empties
    Then there are 3 cards in your opponent's hand
    And you have priority
    When you play "the second Innervate" targeting your opponent
    And the chain empties
    Then your opponent loses the game
    And you win the game

  @rule:102.1a @rule:407.6a
  Scenario: Two heroes that are destroyed together make a draw
    Given your hero is "Zenith Shadowforce" with 23 damage
    And your opponent's hero is "Graccus" with 24 damage
    And your hand is "Hellfire"
    When you play "Hellfire"
    And the chain empties
    Then the game is a draw

  @rule:102.1a
  Scenario: One point short of fatal, only the other hero is lost
    Given your hero is "Zenith Shadowforce" with 22 damage
    And your opponent's hero is "Graccus" with 24 damage
    And your hand is "Hellfire"
    When you play "Hellfire"
    And the chain empties
    Then your opponent loses the game
    And you win the game

  @rule:102.1 @rule:102.1a
  Scenario: When two of three heroes are destroyed together the third player wins
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann's hero is "Zenith Shadowforce" with 23 damage
    And Bo's hero is "Graccus" with 24 damage
    And Ann's hand is "Hellfire"
    When Ann plays "Hellfire"
    And the chain empties
    Then Ann loses the game
    And Bo loses the game
    And Cid wins the game

  @rule:102.1b
  Scenario: A player concedes without priority while a link waits
    Given your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
    Then you have priority
    When your opponent concedes
    Then your opponent loses the game
    And you win the game

  @rule:102.2
  Scenario: The links of a player who leaves are interrupted, those of the others stay
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann's hand is "Fire Blast"
    And Bo's hand is "Quick Strike"
    When Ann plays "Fire Blast" targeting Cid's hero
    And Bo responds by playing "Quick Strike" targeting Ann's hero
    And Bo concedes
    Then the chain, top first, is "Fire Blast"
    And "Quick Strike" is removed from the game
    When the chain empties
    Then Ann's hero has 0 damage
    And Cid's hero has 2 damage

  @rule:102.2 @rule:712.6
  Scenario: A modifier for the turn ends when the player who controlled it leaves
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann controls "Valanos"
    And Bo's hero is "Litori Frostburn"
    When Bo uses "Litori Frostburn", targeting "Valanos"
    And the chain empties
    Then Ann can't propose that "Valanos" attacks Cid's hero, because of 601.2a
    When Bo concedes
    Then Ann may propose that "Valanos" attacks Cid's hero

  @rule:102.2 @rule:400.3b @rule:306.3e
  Scenario: A stolen ally goes back to its owner, and an ally of the lost player leaves the thief
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann controls "Valanos"
    And Bo controls "Brigg"
    And Ann's "Mind Control" as "Ann's grip" is attached to Bo's "Brigg"
    And Bo's "Mind Control" as "Bo's grip" is attached to Ann's "Valanos"
    When Bo concedes
    Then Ann controls "Valanos"
    And "Brigg" is removed from the game
    And "Ann's grip" is in Ann's graveyard
    And "Bo's grip" is removed from the game

  @rule:102.2 @rule:400.3b
  Scenario: A card that entered play under the lost player is nobody's and is removed
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Bo's turn, in the action phase
    And Ann's graveyard is "Krol Blade"
    And Bo controls "Greed Before Need"
    When Bo plays "Krol Blade"
    And the chain empties
    Then Bo controls "Krol Blade"
    When the turn ends
    And Bo concedes
    Then "Krol Blade" is removed from the game
    And there is no card in Ann's graveyard

  @rule:102.2
  Scenario: An effect that tells the turn player to destroy something finds nobody once that player has left
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Bo controls "Crown of Destruction" and "Brigg"
    And Cid controls "Valanos" and "Kor Cindervein"
    When the end phase starts
    Then the chain, top first, is "Crown of Destruction"
    When Ann concedes
    And the chain empties
    Then "Crown of Destruction" is in play
    And "Brigg" is in play
    And "Valanos" is in play
    And "Kor Cindervein" is in play

  @rule:102.2 @rule:407.4a
  Scenario: Passes made before a third player leaves still count
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And Ann's hand is "Fire Blast"
    When Ann plays "Fire Blast" targeting Bo's hero
    And Ann passes
    And Cid concedes
    Then Bo has priority
    And the chain, top first, is "Fire Blast"
    When Bo passes
    Then the chain is empty
    And Bo's hero has 2 damage
    And Ann has priority

  @rule:102.2
  Scenario: What left the game with its owner does not come back
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And the card "Test Banishing" reads:
      """
      1, Ability
      Remove target ally from the game. At the start of your next turn, put that ally into play under its owner's control.
      """
    And Ann has 1 ready resource
    And Ann's hand is "Test Banishing"
    And Bo controls "Brigg"
    When Ann plays "Test Banishing" targeting "Brigg"
    And the chain empties
    Then "Brigg" is removed from the game
    When Bo concedes
    And Ann's next turn starts
    And the chain empties
    Then "Brigg" is not in play

  @rule:102.2 @rule:711.1
  Scenario: Where links of one who concedes are interrupted, the turn player gets priority
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Bo's hand is "Fire Blast"
    When Ann passes
    And Bo plays "Fire Blast" targeting Cid's hero
    And Bo passes
    Then Cid has priority
    When Bo concedes
    Then the chain is empty
    And Ann has priority
    And Cid's hero has 0 damage

  @rule:102.1b
  Scenario: Where one who concedes has no link, whoever had priority keeps it
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    When Ann passes
    And Bo passes
    Then Cid has priority
    When Bo concedes
    Then Cid has priority

  @rule:102.1 @rule:102.1a
  Scenario: Two of three players lose at once, the third wins
    Given a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Ann's turn
    And cost is no matter
    And Ann's hero is "Boris Brightbeard" with 25 damage
    And Bo's hero is "Boris Brightbeard" with 25 damage
    And Cy's hero is "Boris Brightbeard" with 24 damage
    And Ann controls "Ramstein's Lightning Bolts"
    When Ann uses "Ramstein's Lightning Bolts"
    And the chain empties
    Then Ann loses the game
    And Bo loses the game
    And Cy wins the game

  @rule:102.1a
  Scenario: An empty deck and a destroyed hero in one wave are a draw
    Given the card "Last Gasp" reads:
      """
      Last Gasp, 2, Ability
      Your hero deals 2 fire damage to target hero. Draw a card.
      """
    And it is your turn
    And cost is no matter
    And your hand is "Last Gasp"
    And your deck is empty
    And your opponent's hero is "Boris Brightbeard" with 24 damage
    When you play "Last Gasp" targeting your opponent's hero
    And the chain empties
    Then the game is a draw

  @rule:407.6b
  Scenario: A hero that can't be destroyed loses to an empty deck
    Given it is your turn
    And cost is no matter
    And you control "Valthak Spiritdrinker"
    And your hero is "Boris Brightbeard" with 26 damage
    And your hand is "Charge"
    And your deck is empty
    When you play "Charge" targeting your opponent's hero
    Then the game goes on
    When the chain empties
    Then you lose the game
    And your opponent wins the game
