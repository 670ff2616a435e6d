Feature: Resolving links
  Targets looked at again, parts that are impossible, information that is only remembered, and "if you do".

  @rule:709.2a @example:cr-2007-05/709.2a#1
  Scenario: A link whose only target became untargetable is interrupted as a whole
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Kor Cindervein"
    And you control "Deacon Johanna"
    And your hand is "Blessing of Freedom"
    And your opponent's hand is "Charge", "Fire Blast"
    When your opponent plays "Charge" targeting "Kor Cindervein"
    And you respond by playing "Blessing of Freedom" targeting "Kor Cindervein"
    And the chain empties
    Then "Blessing of Freedom" is attached to "Kor Cindervein"
    And "Kor Cindervein" is ready
    And "Charge" is in your opponent's graveyard
    And there is 1 card in your opponent's hand
    And rule 711.1 was applied
    And your opponent can't play "Fire Blast" targeting "Kor Cindervein", because of 706.1
    When your opponent passes
    Then you can't use "Deacon Johanna", targeting "Kor Cindervein", because of 706.1
    And you may use "Deacon Johanna", targeting "Deacon Johanna"
    When the turn ends
    Then "Blessing of Freedom" is in your graveyard
    And you may use "Deacon Johanna", targeting "Kor Cindervein"
    When your opponent plays "Fire Blast" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 2 damage

  @rule:709.2c
  Scenario: A link with one legal target left resolves for that one
    Given cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Lie in Wait"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Blessing of Freedom"
    When you play "Lie in Wait" targeting "Kor Cindervein", "Rodrigo"
    And your opponent responds by playing "Blessing of Freedom" targeting "Rodrigo"
    And the chain empties
    Then "Kor Cindervein" has 4 ATK
    And "Rodrigo" has 4 ATK

  @rule:709.2c
  Scenario: With one of two targets illegal the rest of the link still happens
    Given the card "Twin Taunt" reads:
      """
      2, Ability
      Exhaust target ally.
      Exhaust another target ally.
      Draw a card.
      """
    And cost is no matter
    And your hand is "Twin Taunt"
    And your opponent controls "Rodrigo"
    And your opponent controls "Valanos"
    And your opponent's hand is "Fall Back"
    When you play "Twin Taunt" targeting "Rodrigo", "Valanos"
    And your opponent responds by playing "Fall Back" targeting "Rodrigo"
    And the chain empties
    Then "Valanos" is exhausted
    And there is 1 card in your hand

  @rule:709.2a @rule:711.2
  Scenario: With both targets illegal nothing of the link happens
    Given the card "Twin Taunt" reads:
      """
      2, Ability
      Exhaust target ally.
      Exhaust another target ally.
      Draw a card.
      """
    And cost is no matter
    And your hand is "Twin Taunt"
    And your opponent controls "Rodrigo"
    And your opponent controls "Valanos"
    And your opponent's hand is "Fall Back" as "the first Fall Back", "Fall Back" as "the second Fall Back"
    When you play "Twin Taunt" targeting "Rodrigo", "Valanos"
    And your opponent responds by playing "the first Fall Back" targeting "Rodrigo"
    And your opponent responds by playing "the second Fall Back" targeting "Valanos"
    And the chain empties
    Then there are 2 cards in your opponent's hand
    And "Twin Taunt" is in your graveyard
    And there is no card in your hand

  @rule:709.2b @example:cr-2007-05/709.2b#1
  Scenario: Last Stand stays when two cards are discarded
    Given it is your opponent's turn, in the action phase
    And your hero is "Warrax" with 35 damage
    And you control "Last Stand"
    And your hand is "Tim", "Brigg"
    When your next turn starts
    And both players pass
    And you choose to
    Then "Tim" is in your graveyard
    And "Brigg" is in your graveyard
    And "Last Stand" is in play
    And "Warrax" has 50 health

  @rule:709.2b @example:cr-2007-05/709.2b#1
  Scenario: Whoever keeps both cards loses Last Stand
    Given it is your opponent's turn, in the action phase
    And your hero is "Warrax" with 29 damage
    And you control "Last Stand"
    And your hand is "Tim", "Brigg"
    When your next turn starts
    And both players pass
    And you choose not to
    Then "Last Stand" is in your graveyard
    And there are 2 cards in your hand
    And "Warrax" has 29 damage
    And "Warrax" has 30 health

  @rule:709.2b @example:cr-2007-05/709.2b#1
  Scenario: With one card in hand Last Stand is destroyed without a choice
    Given it is your opponent's turn, in the action phase
    And your hero is "Warrax" with 30 damage
    And you control "Last Stand"
    And your hand is "Tim"
    When your next turn starts
    And both players pass
    Then "Last Stand" is in your graveyard
    And there is 1 card in your hand
    And you lose the game

  @rule:709.2b @example:cr-2007-05/709.2b#2
  Scenario: Who must destroy something can't choose what can't be destroyed
    Given it is your opponent's turn, in the action phase
    And you control "Crown of Destruction"
    And you control "Kor Cindervein"
    And your opponent controls "Queen Sylvanas Windrunner"
    And your opponent controls "Benethor Draigo"
    And your opponent controls "Battle Shout"
    And your opponent has 3 ready resources
    When the end phase starts
    And both players pass
    Then your opponent must choose between "Queen Sylvanas Windrunner", "Battle Shout"
    When your opponent chooses "Battle Shout"
    Then "Battle Shout" is in your opponent's graveyard
    And "Kor Cindervein" is in play
    And "Benethor Draigo" is in play

  @rule:709.2b @example:cr-2007-05/709.2b#2
  Scenario: Who has one thing to destroy destroys it, though it is the Crown itself
    Given you control "Crown of Destruction"
    And you have 3 ready resources
    And your opponent controls "Battle Shout"
    When the end phase starts
    And both players pass
    Then "Crown of Destruction" is in your graveyard
    And "Battle Shout" is in play

  @rule:709.2b @example:cr-2007-05/709.2b#3
  Scenario: Shield Bash on a hero lets its controller pick any of that player's ability cards on the chain
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Shield Bash"
    And your opponent's hand is "Starfire", "Fire Blast"
    When your opponent plays "Starfire" targeting your hero
    And your opponent plays "Fire Blast" targeting your hero
    And you respond by playing "Shield Bash" targeting your opponent's hero
    And both players pass
    And you choose to
    Then you must choose between "Starfire", "Fire Blast"
    When you choose "Starfire"
    Then your opponent's hero has 1 damage
    And "Starfire" is in your opponent's graveyard
    And the chain, top first, is "Fire Blast"
    When the chain empties
    Then your hero has 2 damage
    And there is no card in your opponent's hand

  @rule:709.2b @example:cr-2007-05/709.2b#3
  Scenario: Shield Bash on an ally interrupts nothing
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Shield Bash"
    And your opponent controls "Valanos"
    And your opponent's hand is "Starfire"
    When your opponent plays "Starfire" targeting your hero
    And you respond by playing "Shield Bash" targeting "Valanos"
    And the chain empties
    Then "Valanos" has 1 damage
    And your hero has 5 damage
    And there is 1 card in your opponent's hand

  @rule:709.2d @example:cr-2007-05/709.2d#1
  Scenario: An effect remembers what its source was last attached to
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Kryton Barleybeard"
    And your opponent controls "Valanos" with 4 damage
    And your opponent controls "Rodrigo" with 4 damage
    And your "Fireball" is attached to your opponent's "Valanos"
    When your next turn starts
    Then the chain, top first, is "Fireball"
    When you use "Kryton Barleybeard", targeting "Fireball"
    And both players pass
    Then "Fireball" is in your hand
    And "Kryton Barleybeard" is in your graveyard
    And "Valanos" has 4 damage
    When the chain empties
    Then "Valanos" is in your opponent's graveyard
    And "Rodrigo" has 4 damage

  @rule:709.2d @rule:709.2
  Scenario: A link counts as it resolves, not as it was added
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And your opponent's hero is "Ta'zo" with 5 damage
    And your opponent's hand is "Vanquish", "Tim", "Brigg"
    And you control "Vexra Darkfall"
    And your hand is "Innervate"
    When your opponent plays "Vanquish" targeting "Vexra Darkfall"
    And both players pass
    And you choose "Ta'zo"
    And you respond by playing "Innervate" targeting your opponent
    And the chain empties
    Then "Ta'zo" has 10 damage

  @rule:709.2f @example:cr-2007-05/709.2f#1
  Scenario: Removing Tooga isn't optional and lets its owner draw
    Given cost is no matter
    And you have "Tooga's Quest" as a face-up resource
    When you complete "Tooga's Quest"
    And the chain empties
    Then you control "Tooga"
    And "Tooga" has 1 ATK and 1 health
    And "Tooga" has the tag "Turtle"
    When your next turn starts
    Then the chain, top first, is "Tooga's Quest"
    And there is no card in your hand
    When the chain empties
    Then you control no "Tooga"
    And there are 2 cards in your hand

  @rule:709.2f @example:cr-2007-05/709.2f#1
  Scenario: Tooga lost before that means no cards
    Given cost is no matter
    And you have "Tooga's Quest" as a face-up resource
    And your opponent's hand is "Vanquish"
    When you complete "Tooga's Quest"
    And the chain empties
    And your opponent's next turn starts
    And the action phase starts
    And your opponent plays "Vanquish" targeting "Tooga"
    And the chain empties
    Then you control no "Tooga"
    When your next turn starts
    Then the chain, top first, is "Tooga's Quest"
    When the chain empties
    Then there is no card in your hand

  @rule:709.2f
  Scenario: An action that was replaced was not performed
    Given the card "Last Gift" reads:
      """
      1, Instant Ability
      Draw a card. If you do, your hero heals 1 damage from itself.
      """
    And cost is no matter
    And your hero is "Gorebelly" with 5 damage
    And your hand is "Last Gift", "Forbidden Knowledge"
    And your deck, from the top, is "Tim", "Brigg"
    When you play "Forbidden Knowledge"
    And the chain empties
    And you play "Last Gift"
    And the chain empties
    And you choose "Brigg"
    Then "Brigg" is in your hand
    And "Gorebelly" has 5 damage

  @rule:709.2h
  Scenario: After a link resolves the turn player has priority, whoever added it
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Fire Blast"
    And your opponent's hand is "Bloodclaw"
    When your opponent plays "Bloodclaw"
    And you respond by playing "Fire Blast" targeting your opponent's hero
    Then you have priority
    When both players pass
    Then your opponent's hero has 2 damage
    And the chain, top first, is "Bloodclaw"
    And your opponent has priority

  @rule:709.2b
  Scenario: A flip that is won draws two cards
    Given cost is no matter
    And you control "Landro Longshot"
    And your hand is "Brigg"
    When you use "Landro Longshot"
    And you win the flip
    And the chain empties
    Then there are 2 cards in your hand
    And "Brigg" is in your graveyard

  @rule:709.2b @rule:712.7
  Scenario: A flip that is lost may be paid for and flipped again, as long as there is something to pay with
    Given you have 3 ready resources
    And you control "Landro Longshot"
    And your hand is "Brigg"
    When you use "Landro Longshot"
    And you lose the flip
    And both players pass
    And you choose to
    And you lose the flip
    Then you have 0 ready resources
    And there is no card in your hand
    And the chain is empty

  @rule:709.2d
  Scenario: The controller of an ally that is gone is who controlled it last
    Given the card "Parting Blow" reads:
      """
      1, Ability
      Destroy target ally. Its controller draws a card.
      """
    And cost is no matter
    And your hand is "Parting Blow"
    And your opponent controls "Brigg"
    And your opponent's deck, from the top, is "Tim"
    When you play "Parting Blow" targeting "Brigg"
    And the chain empties
    Then "Tim" is in your opponent's hand

  @rule:712.7 @rule:709.2b
  Scenario: Named cards answer the open choice, and not the target that was the only one
    Given cost is no matter
    And the card "Returner" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      When Returner is destroyed, you may remove two cards in your graveyard from the game. If you do, draw a card.
      """
    And the card "Spite" reads:
      """
      0, Instant Ability
      Destroy target ally.
      """
    And you control "Returner"
    And your graveyard is "Tim", "Brigg"
    And your hand is "Spite"
    When you play "Spite"
    And you choose to
    And you choose "Tim" and "Brigg"
    Then "Tim" is removed from the game
    And there is 1 card in your hand

  @rule:709.2b
  Scenario Outline: Told to do one thing or another, a player does the one that can be done
    Given the card "Hard Bargain" reads:
      """
      2, Ability
      <words>
      """
    And your opponent controls "Brigg", "Kor Cindervein"
    And your hand is "Hard Bargain"
    And cost is no matter
    When you play "Hard Bargain" targeting your opponent's hero
    And the chain empties
    Then your opponent must choose between "Brigg", "Kor Cindervein"
    When your opponent chooses "Brigg"
    Then "Brigg" is in your opponent's graveyard

    Examples:
      | words                                                                                                                                        |
      | Your hero deals 1 fire damage to target hero. Its controller destroys an ally in his party or discards a card.                               |
      | Your hero deals 1 fire damage to target hero. Its controller destroys one of his allies or removes two cards in his graveyard from the game. |

  @rule:709.2b
  Scenario: Where both can be done, the player chooses; where neither can, nothing is done
    Given the card "Hard Bargain" reads:
      """
      2, Ability
      Target opponent destroys an ally in his party or discards a card.
      """
    And your opponent controls "Brigg"
    And your opponent's hand is "Tim"
    And your hand is "Hard Bargain" as "the first", "Hard Bargain" as "the second", "Hard Bargain" as "the third"
    And cost is no matter
    When you play "the first" targeting your opponent
    And the chain empties
    And your opponent chooses not to
    Then "Tim" is in your opponent's graveyard
    When you play "the second" targeting your opponent
    And the chain empties
    Then "Brigg" is in your opponent's graveyard
    When you play "the third" targeting your opponent
    And the chain empties
    Then your opponent's hero has 0 damage

  @rule:709.2b
  Scenario: Of two kinds of cards to destroy, a player destroys some of the kind that there is
    Given the card "Grim Choice" reads:
      """
      2, Ability
      Target opponent destroys two of his allies or an item he controls.
      """
    And the card "Own Choice" reads:
      """
      2, Ability
      Either destroy one of your items, or discard a card.
      """
    And the card "Plain Trinket" reads:
      """
      1, Item
      At the end of your turn, draw a card.
      """
    And your opponent controls "Brigg", "Kor Cindervein", "Tim"
    And you control "Plain Trinket"
    And your hand is "Grim Choice", "Own Choice"
    And cost is no matter
    When you play "Grim Choice" targeting your opponent
    And the chain empties
    And your opponent chooses "Brigg", "Tim"
    Then your opponent controls "Kor Cindervein"
    When you play "Own Choice"
    And the chain empties
    Then "Plain Trinket" is in your graveyard

  @rule:709.2b @rule:802.1
  Scenario: Each of several players destroys what can be destroyed, and exhausts what is ready
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn
    And cost is no matter
    And the card "Test Rock" reads:
      """
      1, Ally—Elemental, 1 [Melee] ATK / 4 Health
      Test Rock can't be destroyed.
      """
    And the card "Test Levy" reads:
      """
      1, Ability
      Each opponent destroys one of his allies.
      """
    And the card "Test Lull" reads:
      """
      1, Ability
      Each opponent exhausts one of his allies.
      """
    And Ann's hand is "Test Levy", "Test Lull"
    And Bo controls "Test Rock", "Brigg"
    And Cid controls "Tim", an exhausted "Kor Cindervein"
    When Ann plays "Test Lull"
    And the chain empties
    Then Bo must choose between "Test Rock", "Brigg"
    When Bo chooses "Test Rock"
    Then "Tim" is exhausted
    When Ann plays "Test Levy"
    And the chain empties
    Then Cid must choose between "Tim", "Kor Cindervein"
    When Cid chooses "Tim"
    Then "Brigg" is in Bo's graveyard
    And "Test Rock" is in play

  @rule:709.2b
  Scenario: Two are chosen to be destroyed though only one can be
    Given cost is no matter
    And the card "Test Rock" reads:
      """
      1, Ally—Elemental, 1 [Melee] ATK / 4 Health
      Test Rock can't be destroyed.
      """
    And the card "Test Doom" reads:
      """
      1, Ability
      Choose two opposing allies. Destroy them.
      """
    And your opponent controls "Test Rock" as "one rock", "Test Rock" as "another rock", "Brigg"
    And your hand is "Test Doom"
    When you play "Test Doom"
    And the chain empties
    Then you must choose between "one rock", "another rock"
    When you choose "one rock"
    Then "Brigg" is in your opponent's graveyard
    And "one rock" is in play
    And "another rock" is in play

  @rule:709.2b @rule:402.1
  Scenario: Counters and damage are taken off a card that has some
    Given cost is no matter
    And the card "Test Balm" reads:
      """
      1, Ability
      Your hero heals 1 damage from one of your allies.
      """
    And the card "Test Calm" reads:
      """
      1, Ability
      Remove a rage counter from one of your allies.
      """
    And you control "Brigg"
    And you control "Kor Cindervein" with 2 damage
    And "Brigg" has 1 "rage" counter
    And your hand is "Test Balm", "Test Calm"
    When you play "Test Balm"
    And the chain empties
    Then "Kor Cindervein" has 1 damage
    When you play "Test Calm"
    And the chain empties
    Then "Brigg" has 0 "rage" counters

  @rule:709.2b
  Scenario: Damage is dealt to an ally to which it can be dealt, and an ally is chosen whose abilities can be destroyed
    Given cost is no matter
    And the card "Test Ice" reads:
      """
      1, Ally—Elemental, 1 [Frost] ATK / 1 Health
      Test Ice can't be dealt fire damage.
      """
    And the card "Test Spark" reads:
      """
      1, Ability
      Your hero deals 1 fire damage to an opposing ally.
      """
    And the card "Test Polish" reads:
      """
      1, Ability
      Destroy all abilities attached to one of your allies.
      """
    And the card "Test Stain" reads:
      """
      1, Ongoing Ability
      Attach to target ally.
      """
    And your opponent controls "Test Ice", "Brigg"
    And you control "Tim", "Kor Cindervein"
    And your opponent's "Test Stain" is attached to your "Kor Cindervein"
    And your hand is "Test Spark", "Test Polish"
    When you play "Test Spark"
    And the chain empties
    Then "Brigg" has 1 damage
    When you play "Test Polish"
    And the chain empties
    Then "Test Stain" is in your opponent's graveyard

  @rule:709.2b @rule:710.1
  Scenario: A card that is put into play is one that can be there
    Given cost is no matter
    And the card "Test Recall" reads:
      """
      1, Ability
      Choose an ability card in your graveyard. Put it into play.
      """
    And the card "Test Stain" reads:
      """
      1, Ongoing Ability
      Attach to target ally.
      """
    And the card "Test Aura" reads:
      """
      1, Ongoing Ability
      Ongoing: Your hero has +1 ATK.
      """
    And the card "Test Letter" reads:
      """
      1, Ability
      Draw a card.
      """
    And your graveyard is "Test Stain", "Test Aura", "Test Letter"
    And your hand is "Test Recall"
    When you play "Test Recall"
    And the chain empties
    Then "Test Aura" is in play

  @rule:709.2b
  Scenario: Where two things are done to the chosen card, it is one to which both can happen or, if there is none, one of them
    Given cost is no matter
    And the card "Test Rest" reads:
      """
      1, Ability
      Choose an ally in your party. Ready it. Your hero heals 1 damage from it.
      """
    And you control "Tim"
    And you control "Brigg" with 1 damage
    And you control an exhausted "Kor Cindervein"
    And you control an exhausted "Latro Abiectus" with 1 damage
    And your hand is "Test Rest" as "first", "Test Rest" as "second"
    When you play "first"
    And the chain empties
    Then "Latro Abiectus" is ready
    And "Latro Abiectus" has 0 damage
    When you play "second"
    And the chain empties
    Then you must choose between "Brigg", "Kor Cindervein"

  @rule:709.2b
  Scenario: What an ally did this turn has happened though it is gone, and what is asked of present allies has not
    Given cost is no matter
    And the card "Test Boast" reads:
      """
      1, Ability
      If an ally in your party dealt combat damage to an opposing hero this turn, draw a card.
      """
    And the card "Test Roll Call" reads:
      """
      1, Ability
      If you control an ally that dealt combat damage this turn, draw a card.
      """
    And the card "Test Farewell" reads:
      """
      1, Ability
      Destroy target ally.
      """
    And you control "Brigg"
    And your hand is "Test Boast" as "early", "Test Boast" as "late", "Test Roll Call", "Test Farewell"
    And you have 3 unnamed cards in your deck
    When you play "early"
    And the chain empties
    Then there are 3 cards in your hand
    When you propose that "Brigg" attacks your opponent's hero
    And the combat concludes
    And you play "Test Farewell" targeting "Brigg"
    And the chain empties
    And you play "Test Roll Call"
    And the chain empties
    Then there is 1 card in your hand
    When you play "late"
    And the chain empties
    Then there is 1 card in your hand

  @rule:709.2f
  Scenario: Of the top three cards as many as there are are put away, and nothing follows from having done it
    Given the card "Test Furnace" reads:
      """
      2, Instant Ability
      Put the top three cards of your deck into your graveyard. If you do, your hero deals 3 fire damage to target hero.
      """
    And cost is no matter
    And your hand is "Test Furnace"
    And your deck, from the top, is "Tim", "Brigg"
    When you play "Test Furnace" targeting your opponent's hero
    And the chain empties
    Then "Tim" is in your graveyard
    And "Brigg" is in your graveyard
    And your opponent's hero has 0 damage
