Feature: Equipment that changes hands, attachments that move, and many at once
  What goes on though its card is elsewhere, and what happens to several cards or players together.

  Background:
    Given cost is no matter

  @rule:306.3f @rule:602.5
  Scenario: The control over an attacker is moved elsewhere in the middle of its attack
    Given it is your opponent's turn, in the action phase
    And you control "Rodrigo"
    And your opponent controls "Brigg"
    And your opponent's "Mind Control" is attached to your "Rodrigo"
    And you control "Inventor's Focal Sword"
    When your opponent proposes that "Rodrigo" attacks your hero
    And the attack window opens
    And you use "Inventor's Focal Sword", targeting "Mind Control"
    And the chain empties
    Then "Mind Control" is attached to "Brigg"
    And you control "Rodrigo"
    When the combat concludes
    Then your hero has 0 damage
    And "Rodrigo" is exhausted

  @rule:703.1 @rule:303.2c
  Scenario: A blade that readies its hero once a turn strikes twice and no more
    Given you control "Thrash Blade"
    And your opponent controls "Rodrigo"
    And your opponent controls "Lady Kath"
    When you propose that your hero attacks "Rodrigo"
    And you strike with "Thrash Blade"
    And the combat concludes
    And the chain empties
    Then "Thrash Blade" is ready
    And your hero is ready
    When you propose that your hero attacks "Lady Kath"
    And you strike with "Thrash Blade"
    And the combat concludes
    Then the chain is empty
    And "Thrash Blade" is exhausted
    And your hero is exhausted
    And "Lady Kath" has 2 damage
    And your hero has 8 damage

  @rule:703.3 @rule:708.1a
  Scenario: All that Kaal calls back enters together, and each answers the others' coming
    Given you control "Kaal Soulreaper"
    And your graveyard is "Leeroy Jenkins", "Brigg", "Fire Blast"
    And your opponent's graveyard is "Liba Wobblebonk"
    And your opponent's hand is empty
    When you use "Kaal Soulreaper"
    And both players pass
    Then "Kaal Soulreaper" is removed from the game
    And the chain, top first, is "Liba Wobblebonk", "Leeroy Jenkins"
    When the chain empties
    Then "Brigg" is exhausted
    And "Leeroy Jenkins" is ready
    And "Liba Wobblebonk" is ready
    And there is 1 card in your opponent's hand
    And "Fire Blast" is in your graveyard

  @rule:303.2a
  Scenario: A weapon taken away after the strike goes on in the blow, and can't be struck with by the taker
    Given the card "Quick Theft" reads:
      """
      1, Instant Ability
      Gain control of target equipment.
      """
    And you control "Krol Blade"
    And your opponent's hand is "Quick Theft"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Krol Blade"
    And the chain empties
    And your opponent plays "Quick Theft" targeting "Krol Blade"
    And the chain empties
    Then your opponent controls "Krol Blade"
    And your opponent can't strike with "Krol Blade", because of 303.2
    When the combat concludes
    Then your opponent's hero has 3 damage

  @rule:717.5 @rule:400.3
  Scenario: Armor that is taken protects the taker's hero from then on
    Given the card "Quick Theft" reads:
      """
      1, Instant Ability
      Gain control of target equipment.
      """
    And your hand is "Quick Theft", "Fire Blast"
    And your opponent controls "Golem Skull Helm"
    And your opponent's hand is "Scorch"
    When you play "Fire Blast" targeting your opponent's hero
    And you respond by playing "Quick Theft" targeting "Golem Skull Helm"
    And the chain empties
    Then your opponent's hero has 2 damage
    When your opponent's next turn starts
    And the action phase starts
    And your opponent plays "Scorch" targeting your hero
    And the chain empties
    And you exhaust "Golem Skull Helm" to prevent damage
    Then your hero has 0 damage

  @rule:802.1 @rule:712.7
  Scenario: Each player may: all are asked in turn, and who can't isn't
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And the card "Test Pyre" reads:
      """
      1, Ability
      Each player may destroy an ally in his party. If he does, he draws a card.
      """
    And it is Bo's turn, in the action phase
    And Bo's hand is "Test Pyre"
    And Ann's hand is empty
    And Bo controls "Brigg"
    And Ann controls "Tim"
    When Bo plays "Test Pyre"
    And all players pass
    And Bo chooses not to
    And Ann chooses to
    Then "Brigg" is in play
    And "Tim" is in Ann's graveyard
    And there is 1 card in Ann's hand
    And there are no cards in Bo's hand

  @rule:400.3 @rule:602.5
  Scenario: A Brainwashed attacker stays with its new master and fights for him next turn
    Given it is your opponent's turn, in the action phase
    And your hand is "Brainwash"
    And your opponent controls "Rodrigo"
    When your opponent proposes that "Rodrigo" attacks your hero
    And the attack window opens
    And you play "Brainwash" targeting "Rodrigo"
    And the chain empties
    And the combat concludes
    Then you control "Rodrigo"
    And your hero has 0 damage
    When your next turn starts
    And the action phase starts
    Then you may propose that "Rodrigo" attacks your opponent's hero

  @rule:802.1
  Scenario: Who decides later doesn't know yet what the earlier one's decision brings
    Given a team game: Ann against Bo, seated Ann, Bo
    And the card "Test Pyre" reads:
      """
      1, Ability
      Each player may destroy an ally in his party. If he does, he draws a card.
      """
    And Ann's hand is "Test Pyre"
    And Ann controls "Brigg"
    And Bo controls "Tim"
    And Bo controls "Valanos"
    When Ann plays "Test Pyre"
    And all players pass
    And Ann chooses to
    Then "Brigg" is in play
    When Bo chooses to
    And Bo chooses "Tim"
    Then "Brigg" is in Ann's graveyard
    And "Tim" is in Bo's graveyard
    And there is 1 card in Ann's hand
    And there is 1 card in Bo's hand
