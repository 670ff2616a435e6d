Feature: Powers that are given, copied and lost
  What one card gives to others, in circles and out of them, and what goes when the giver does.

  Background:
    Given cost is no matter

  @rule:703.1 @rule:719.1
  Scenario Outline: A triggered power for Sheep is had by an ally that became one, whichever card came first
    Given the card "Wool" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally is a Sheep.
      """
    And the card "Shepherd" reads:
      """
      2, Ability
      Ongoing: Sheep have "When this ally attacks, draw a card."
      """
    And you control "Brigg"
    And your hand is "Wool", "Shepherd"
    And your deck, from the top, is "Tim"
    When you play "<first>"<where first>
    And the chain empties
    And you play "<then>"<where then>
    And the chain empties
    And you propose that "Brigg" attacks your opponent's hero
    And the attack window opens
    Then the chain, top first, is "Brigg"
    When both players pass
    Then "Tim" is in your hand

    Examples:
      | first    | where first       | then     | where then        |
      | Wool     |  targeting "Brigg" | Shepherd |                   |
      | Shepherd |                   | Wool     |  targeting "Brigg" |

  @rule:703.3 @rule:400.1
  Scenario: A power that an attachment gives answers the end of both, for the ally's controller
    Given the card "Test Oath" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally has "When this ally is destroyed, draw a card."
      """
    And your opponent controls "Brigg"
    And your "Test Oath" is attached to your opponent's "Brigg"
    And your hand is "Fire Blast"
    And your opponent's hand is empty
    When you play "Fire Blast" targeting "Brigg"
    And both players pass
    Then "Brigg" is in your opponent's graveyard
    And "Test Oath" is in your graveyard
    And the chain, top first, is "Brigg"
    When both players pass
    Then there is 1 card in your opponent's hand
    And there are no cards in your hand

  @rule:701.4
  Scenario: All the payment powers of others are also those that were given to them
    Given you control "Koringar the Heavy"
    And you control "Brigg"
    And your opponent controls "Rodrigo"
    And your hand is "Face Smash"
    When you play "Face Smash" targeting "Brigg"
    And the chain empties
    And you use "Koringar the Heavy"
    And the chain empties
    And you use the 2nd power of "Koringar the Heavy", targeting "Rodrigo"
    Then "Koringar the Heavy" is exhausted
    And "Brigg" is ready
    When the chain empties
    Then "Rodrigo" is in your opponent's graveyard

  @rule:302.2
  Scenario: A stolen ally keeps the power it was given, and its new controller has to wait to activate it
    Given you control "Fugu"
    And your opponent controls "Rodrigo"
    And your opponent controls "Brigg"
    And your hand is "Face Smash"
    When you play "Face Smash" targeting "Rodrigo"
    And the chain empties
    Then your opponent may use "Rodrigo", targeting "Fugu"
    When you use "Fugu", targeting "Rodrigo"
    And the chain empties
    Then you can't use "Rodrigo", because of 302.2

  @rule:719.1 @rule:719.2
  Scenario: What goes by ATK sees the ATK that a later card gives
    Given the card "Test Mist" reads:
      """
      2, Item
      Allies with 3 or more ATK have elusive.
      """
    And your opponent controls "Test Mist"
    And your opponent controls "Grunt Baranka"
    And your opponent's hand is "Battle Shout"
    And you control "Kor Cindervein"
    Then you may propose that "Kor Cindervein" attacks "Grunt Baranka"
    When your opponent's next turn starts
    And the action phase starts
    And your opponent plays "Battle Shout"
    And the chain empties
    And your next turn starts
    And the action phase starts
    Then you can't propose that "Kor Cindervein" attacks "Grunt Baranka", because of 601.2b

  @rule:719.2
  Scenario: A modifier that has had its turn stays though what called for it is gone
    Given the card "Test Call" reads:
      """
      2, Item
      Allies with 3 or more ATK have protector.
      """
    And the card "Test Weight" reads:
      """
      2, Item
      Allies with protector have -1 ATK.
      """
    And it is your opponent's turn, in the action phase
    And you control "Test Call"
    And you control "Test Weight"
    And you control "Kor Cindervein"
    And you control "Tim"
    And your opponent controls "Brigg"
    Then "Kor Cindervein" has 2 ATK
    And "Tim" has 1 ATK
    When your opponent proposes that "Brigg" attacks your hero
    And the protect point comes
    Then you must choose between "Kor Cindervein"
    When you protect with "Kor Cindervein"
    And the combat concludes
    Then "Brigg" is in your opponent's graveyard

  @rule:103.4 @rule:407.6
  Scenario: Those whom Sylvanas keeps fall one wave after her
    Given you control "Queen Sylvanas Windrunner" with 2 damage
    And you control "Arnold Flem"
    And you control "Vexra Darkfall"
    And your opponent's hand is "Hellfire"
    And it is your opponent's turn, in the action phase
    And your opponent controls "Rodrigo"
    When your opponent plays "Hellfire"
    And both players pass
    And you choose in order "Arnold Flem", "Vexra Darkfall"
    And you choose your opponent's hero
    Then "Queen Sylvanas Windrunner" is in your graveyard
    And "Arnold Flem" is in your graveyard
    And "Vexra Darkfall" is in your graveyard
    And the chain, top first, is "Vexra Darkfall", "Arnold Flem"

  @rule:407.6a
  Scenario: A hero beyond its health lives as long as it can't be destroyed
    Given your hero is "Omedus the Punisher" with 25 damage
    And you control "Queen Sylvanas Windrunner"
    And it is your opponent's turn, in the action phase
    And your opponent's hand is "Fire Blast", "Withdraw"
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    Then your hero has 27 damage
    And the game goes on
    When your opponent plays "Withdraw" targeting "Queen Sylvanas Windrunner"
    And both players pass
    Then you lose the game

  @rule:709.2f @rule:103.2
  Scenario: Who can't be destroyed doesn't pay with her life, and takes nobody along
    Given the card "Test Ward" reads:
      """
      2, Instant Ability
      Target ally can't be destroyed this turn.
      """
    And it is your opponent's turn, in the action phase
    And you control "Grunt Baranka"
    And your hand is "Test Ward"
    And your opponent controls "Rodrigo"
    When your opponent proposes that "Rodrigo" attacks "Grunt Baranka"
    And the attack window opens
    And you play "Test Ward" targeting "Grunt Baranka"
    And the chain empties
    And the combat concludes
    Then "Grunt Baranka" is in play
    And "Grunt Baranka" has 4 damage
    And "Rodrigo" has 2 damage
    When the turn ends
    Then "Grunt Baranka" is in your graveyard

  @rule:306.4a
  Scenario: A Totem made a protector by name of an ally protects
    Given the card "Test Duty" reads:
      """
      1, Instant Ability
      Target ally has protector this turn.
      """
    And it is your opponent's turn, in the action phase
    And you control "Fire Nova Totem"
    And your hand is "Test Duty"
    And your opponent controls "Brigg"
    When your opponent proposes that "Brigg" attacks your hero
    And the attack window opens
    And you play "Test Duty" targeting "Fire Nova Totem"
    And the chain empties
    And the protect point comes
    And you protect with "Fire Nova Totem"
    And the combat concludes
    Then "Fire Nova Totem" is in your graveyard
    And your hero has 0 damage

  @rule:701.5a
  Scenario: A power lost twice and regained twice is used up all the same
    Given you control "Elder Moorf"
    And you control "Brigg"
    And your hand is "Polymorph" as "P1", "Dispel Magic" as "D1", "Polymorph" as "P2", "Dispel Magic" as "D2"
    When you use "Elder Moorf", targeting "Brigg"
    And the chain empties
    And you play "P1" targeting "Elder Moorf"
    And the chain empties
    And you play "D1" targeting "P1"
    And the chain empties
    Then you can't use "Elder Moorf", because of 701.5a
    When you play "P2" targeting "Elder Moorf"
    And the chain empties
    And you play "D2" targeting "P2"
    And the chain empties
    Then you can't use "Elder Moorf", because of 701.5a
    And "Brigg" has 3 ATK
