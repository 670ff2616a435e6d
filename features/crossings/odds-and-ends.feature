Feature: Odd corners of cost, choice and time
  Small boards on which a rule does what is easily overlooked.

  @rule:716.3 @rule:716.1c
  Scenario: A stance that raises what its hero deals and what it is dealt does both to a blow against itself
    Given cost is no matter
    And you control "Berserker Stance"
    And you control "Ramstein's Lightning Bolts"
    And you control "Lady Kath"
    And your opponent controls "Rodrigo"
    When you use "Ramstein's Lightning Bolts"
    And the chain empties
    And you choose "Berserker Stance"
    Then your hero has 3 damage
    And "Lady Kath" has 2 damage
    And "Rodrigo" has 2 damage
    And your opponent's hero has 2 damage

  @rule:707.1e
  Scenario: A reduction with a minimum doesn't keep another one from going lower
    Given you have 1 ready resource
    And you control "Elemental Focus"
    And you control "Burst of Knowledge"
    And your hand is "Purge"
    And your opponent controls "Battle Shout"
    When you use "Burst of Knowledge"
    And the chain empties
    Then you have no ready resources
    When you play "Purge" targeting "Battle Shout"
    And the chain empties
    Then "Battle Shout" is in your opponent's graveyard

  @rule:401.1
  Scenario: What others make a card cost more is paid beside its alternate cost
    Given you control "Observer's Shield"
    And your opponent controls "Morfiel"
    And your hand is "Shield Bash"
    Then you can't play "Shield Bash" targeting your opponent's hero, exhausting "Observer's Shield" rather than paying, because of 401.1

  @rule:707.1e @rule:401.3
  Scenario: With one resource for it the shield is enough
    Given you have 1 ready resource
    And you control "Observer's Shield"
    And your opponent controls "Morfiel"
    And your hand is "Shield Bash"
    When you play "Shield Bash" targeting your opponent's hero, exhausting "Observer's Shield" rather than paying
    Then "Observer's Shield" is exhausted
    And you have no ready resources
    When the chain empties
    Then your opponent's hero has 1 damage

  @rule:408.1a
  Scenario: Placing a resource is no playing of a card
    Given cost is no matter
    And your opponent controls "Rodrigo"
    And your "Mind Control" is attached to your opponent's "Rodrigo"
    And your hand is "Brigg", "Tim"
    When you place "Brigg" as a face-down resource
    And the chain empties
    Then you control "Rodrigo"
    When you play "Tim"
    Then the chain, top first, is "Mind Control", "Tim"

  @rule:703.5 @rule:602.2
  Scenario: Exhausting to protect heals the protector before the blow falls
    Given it is your opponent's turn, in the action phase
    And you control "Lord Grayson Shadowbreaker" with 5 damage
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And the protect point comes
    And you protect with "Lord Grayson Shadowbreaker"
    And you choose "Lord Grayson Shadowbreaker"
    And the chain empties
    Then "Lord Grayson Shadowbreaker" has 3 damage
    When the combat concludes
    Then "Lord Grayson Shadowbreaker" has 6 damage
    And "Kor Cindervein" is in your opponent's graveyard

  @rule:602.1 @rule:602.2
  Scenario: A protector that readies whenever it is attacked protects in every combat of a turn
    Given it is your opponent's turn, in the action phase
    And you control "Donna Calister"
    And your opponent controls "Brigg"
    And your opponent controls "Scout Omerrta"
    When your opponent proposes that "Brigg" attacks your hero
    And the protect point comes
    And you protect with "Donna Calister"
    And the combat concludes
    Then "Donna Calister" is exhausted
    When your opponent proposes that "Scout Omerrta" attacks your hero
    And the protect point comes
    And you protect with "Donna Calister"
    And the combat concludes
    Then your hero has 0 damage
    And "Donna Calister" has 3 damage
    And "Scout Omerrta" is in your opponent's graveyard

  @rule:602.3
  Scenario: Turning elusive once the attack is under way comes too late
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And the card "Quick Sneak" reads:
      """
      1, Instant Ability
      Target ally has elusive this turn.
      """
    And you control "Tristan Rapidstrike"
    And your hand is "Quick Sneak"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks "Tristan Rapidstrike"
    And the attack window opens
    And you play "Quick Sneak" targeting "Tristan Rapidstrike"
    And the chain empties
    And the combat concludes
    Then "Tristan Rapidstrike" is in your graveyard

  @rule:702.2
  Scenario: What a quest asks for is looked at as it is completed, not as it pays out
    Given cost is no matter
    And you have "The Defias Brotherhood" as a face-up resource
    And you control "Brigg"
    And you control "Tim"
    And you control "Rodrigo"
    And you control "Kor Cindervein"
    And your hand is empty
    And your opponent's hand is "Fire Blast"
    When you complete "The Defias Brotherhood"
    And your opponent responds by playing "Fire Blast" targeting "Tim"
    And the chain empties
    Then "Tim" is in your graveyard
    And there are 2 cards in your hand

  @rule:306.4a @rule:717.3c
  Scenario: A prevention aimed at a Totem as at an ally protects it
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Stoneclaw Totem"
    And your hand is "Desperate Block"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks "Stoneclaw Totem"
    And you respond by playing "Desperate Block" targeting "Stoneclaw Totem"
    And the chain empties
    And the combat concludes
    Then "Stoneclaw Totem" has 1 damage

  @rule:404.3
  Scenario: Healing that finds no damage pays nobody's card
    Given cost is no matter
    And you control "Spiritual Attunement"
    And your opponent controls "Deacon Johanna"
    And your hand is empty
    When your opponent uses "Deacon Johanna", targeting your hero
    And the chain empties
    Then the chain is empty
    And there are no cards in your hand

  @rule:708.3
  Scenario: Healing by an opponent does
    Given cost is no matter
    And your hero has 1 damage
    And you control "Spiritual Attunement"
    And your opponent controls "Deacon Johanna"
    And your hand is empty
    When your opponent uses "Deacon Johanna", targeting your hero
    And both players pass
    Then the chain, top first, is "Spiritual Attunement"
    When both players pass
    And you choose to
    Then there is 1 card in your hand

  @rule:403.4
  Scenario: In a team game a friend is no opponent of the storm
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And cost is no matter
    And Ann's hand is "Frost Nova"
    And Cid controls "Brigg"
    And Dee controls "Kor Cindervein"
    When Ann plays "Frost Nova"
    And the chain empties
    Then Bo's hero has 1 damage
    And Dee's hero has 1 damage
    And Cid's hero has 0 damage
    And "Brigg" has 0 damage
    And "Kor Cindervein" has 1 damage

  @rule:404.2
  Scenario: A friend's armor adds nothing to another's healing
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And cost is no matter
    And Ann's hero has 20 damage
    And Cid's hero has 20 damage
    And Cid controls "Hide of the Wild"
    And Ann's hand is "Shelter the Flock"
    When Ann plays "Shelter the Flock"
    And the chain empties
    Then Ann's hero has 9 damage
    And Cid's hero has 9 damage

  @rule:102.2 @rule:400.3b
  Scenario: What the leaver stole goes home in the middle of its attack
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And cost is no matter
    And it is Ann's turn, in the action phase
    And Bo controls "Rodrigo"
    And Ann's "Mind Control" is attached to Bo's "Rodrigo"
    When Ann proposes that "Rodrigo" attacks Cid's hero
    And the attack window opens
    And Ann concedes
    Then Bo controls "Rodrigo"
    When the combat concludes
    Then Cid's hero has 0 damage
    And it is Ann's turn, in the action phase

  @rule:410.2 @edition:cr-2007-05 @edition:starter-2006
  Scenario: A form beside a form: one of the player's choice goes
    Given cost is no matter
    And you control "Bear Form"
    And your hand is "Cat Form"
    When you play "Cat Form"
    And both players pass
    And you choose "Bear Form"
    Then "Bear Form" is in your graveyard
    And "Cat Form" is in play

  @rule:709.2b
  Scenario: An ally stolen in response to its own effect deals the damage all the same
    Given cost is no matter
    And you control "Tim"
    And your opponent controls "Fugu"
    And your opponent's hero has 29 damage
    When you use "Tim", targeting your opponent's hero
    And your opponent responds by using "Fugu", targeting "Tim"
    And both players pass
    Then your opponent controls "Tim"
    When both players pass
    Then you win the game

  @rule:404.1
  Scenario: Healing on top of the chain comes before the damage that would have been fatal
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hero has 28 damage
    And your hand is "Flash Heal"
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    And you respond by playing "Flash Heal" targeting your hero
    And the chain empties
    Then your hero has 26 damage
    And the game goes on
