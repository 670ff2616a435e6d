Feature: What goes and what stays as a player leaves the game
  Chapter 102: links, attachments, taken cards and modifiers of a player who concedes among three and four.

  @rule:102.2 @rule:400.3b @rule:306.3e
  Scenario: A player leaves with links, attachments and a controlled card in play
    Given the card "Test Charm" reads:
      """
      5, Priest, Ability—Shadow
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Ann's turn
    And cost is no matter
    And Bo controls "Kor Cindervein"
    And Ann's "Test Charm" is attached to Bo's "Kor Cindervein"
    And Cy controls "Tim"
    And Ann's "Polymorph" is attached to "Tim"
    And Ann controls "Brigg"
    And Cy's "Rend" is attached to "Brigg"
    And Ann's hand is "Fire Blast"
    When Ann plays "Fire Blast" targeting Bo's hero
    And Ann concedes
    Then Bo controls "Kor Cindervein"
    And "Tim" has elusive
    And "Rend" is in Cy's graveyard
    And the chain is empty
    And Bo's hero has 0 damage
    And the game goes on

  @rule:102.2
  Scenario: The defending player concedes in the defend window
    Given a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Ann's turn
    And Ann controls "Kor Cindervein"
    And Cy controls "Brigg"
    When Ann proposes that "Kor Cindervein" attacks "Brigg"
    And the defend window opens
    And Cy concedes
    And the combat concludes
    Then "Kor Cindervein" has 0 damage
    And "Kor Cindervein" is exhausted
    And it is Ann's turn, in the action phase
    And the game goes on

  @rule:102.2
  Scenario: The modifiers of a player who leaves no longer apply
    Given the card "Ward" reads:
      """
      Ward, 1, Instant Ability
      Prevent the next 5 damage that would be dealt to target hero or ally this turn.
      """
    And a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn
    And cost is no matter
    And Ann controls "Elder Moorf"
    And Ann's hand is "Ward"
    And Cid controls "Kor Cindervein"
    And Bo's hand is "Fire Blast"
    When Ann uses "Elder Moorf" targeting "Kor Cindervein"
    And the chain empties
    And Ann plays "Ward" targeting Cid's hero
    And the chain empties
    Then "Kor Cindervein" has 5 ATK
    When Ann passes
    And Bo plays "Fire Blast" targeting Cid's hero
    And Ann concedes
    And the chain empties
    Then "Kor Cindervein" has 3 ATK
    And Cid's hero has 2 damage

  @rule:400.3b
  Scenario: A card that entered play under the control of a player who leaves
    Given the card "Raise" reads:
      """
      Raise, 3, Ability
      Put target ally card from an opponent's graveyard into play under your control.
      """
    And a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Ann's turn
    And cost is no matter
    And Bo's graveyard is "Kor Cindervein"
    And Ann's hand is "Raise"
    When Ann plays "Raise" targeting "Kor Cindervein"
    And the chain empties
    Then Ann controls "Kor Cindervein"
    When Ann concedes
    Then there is 1 of Bo's cards removed from the game
    And Bo controls no "Kor Cindervein"

  @rule:400.3b
  Scenario: Control goes to the next claimant, not to the owner
    Given the card "Test Charm" reads:
      """
      5, Priest, Ability—Shadow
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Ann's turn
    And cost is no matter
    And Bo controls "Kor Cindervein"
    And Cy's "Test Charm" as "Cy's Twist" is attached to "Kor Cindervein"
    And Ann's hand is "Test Charm" as "Ann's Twist"
    When Ann plays "Ann's Twist" targeting "Kor Cindervein"
    And the chain empties
    Then Ann controls "Kor Cindervein"
    When Ann concedes
    Then Cy controls "Kor Cindervein"

  @rule:102.2 @rule:802.1
  Scenario: A player concedes while he is asked to choose
    Given the card "Foul Wind" reads:
      """
      Foul Wind, 2, Instant Ability
      Each player discards a card.
      """
    And a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Ann's turn
    And cost is no matter
    And Ann's hand is "Fire Blast", "Charge", "Foul Wind"
    And Bo's hand is "Tim", "Brigg"
    And Cy's hand is "Withdraw", "Rend"
    When Ann plays "Foul Wind"
    And all players pass
    And Ann chooses "Charge"
    And Bo concedes
    And Cy chooses "Rend"
    Then "Charge" is in Ann's graveyard
    And "Rend" is in Cy's graveyard
    And there is 1 card in Cy's hand
    And there is 1 card in Ann's hand

  Scenario: The turn of a player who has left is passed over
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn
    And Cid has 5 unnamed cards in his deck
    When Bo concedes
    And the turn ends
    Then it is Cid's turn
    And the game goes on
    When Dee concedes
    Then Ann wins the game
    And Cid wins the game

  @rule:102.2
  Scenario: The triggered effect of a stolen card goes with the thief
    Given the card "Test Charm" reads:
      """
      5, Priest, Ability—Shadow
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Ann's turn
    And cost is no matter
    And Bo controls "Hur Shieldsmasher"
    And Cy controls "Voss Treebender"
    And Ann's "Test Charm" is attached to Cy's "Voss Treebender"
    And Bo controls "Kor Cindervein"
    When Ann proposes that "Voss Treebender" attacks Bo's hero
    And the attack window opens
    And Ann chooses "Kor Cindervein"
    And Ann concedes
    Then the chain is empty
    And "Kor Cindervein" is ready
    And Cy controls "Voss Treebender"
    And "Voss Treebender" is not attacking
