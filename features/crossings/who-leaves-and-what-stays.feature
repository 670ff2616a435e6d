Feature: Who leaves, and what stays
  Players who lose or concede in the middle of something, and what goes on without them.

  @rule:102.2 @rule:400.3b @rule:407.6b
  Scenario: Two of four run out of cards in one wave, and what they controlled goes home
    Given a team game: Ann against Bo against Cid against Dee
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Levy" reads:
      """
      2, Ability
      Each player draws three cards.
      """
    And the card "Leash" reads:
      """
      3, Ability
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And Bo controls "Brigg"
    And Ann's "Leash" is attached to Bo's "Brigg"
    And Ann's hand is "Levy"
    And Ann has 2 unnamed cards in Ann's deck
    And Bo has 3 unnamed cards in Bo's deck
    And Cid has 2 unnamed cards in Cid's deck
    And Dee has 5 unnamed cards in Dee's deck
    Then Ann controls "Brigg"
    When Ann plays "Levy"
    And the chain empties
    Then Ann loses the game
    And Cid loses the game
    And the game goes on
    And Bo controls "Brigg"
    And there are 3 cards in Bo's hand
    And there are 2 cards in Dee's deck

  @rule:102.2 @rule:603.2
  Scenario: Who concedes in the attack window takes the defender, the link and the modifiers along
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Weaken" reads:
      """
      1, Instant Ability
      Target ally has -2 ATK this turn.
      """
    And the card "Hobble" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally has -1 health.
      """
    And Ann controls "Kor Cindervein"
    And Bo controls "Brigg"
    And Bo's "Hobble" is attached to Ann's "Kor Cindervein"
    And Bo's hand is "Weaken" as "first Weaken", "Weaken" as "second Weaken"
    When Ann proposes that "Kor Cindervein" attacks "Brigg"
    And the attack window opens
    And Bo responds by playing "first Weaken" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 1 ATK and 2 health
    When Bo responds by playing "second Weaken" targeting "Kor Cindervein"
    And Bo concedes
    Then "Kor Cindervein" has 3 ATK and 3 health
    And the chain is empty
    And the game goes on
    When the combat concludes
    Then "Kor Cindervein" is exhausted
    And "Kor Cindervein" is not attacking
    And "Kor Cindervein" has 0 damage
    And it is Ann's turn, in the action phase

  @rule:102.2 @rule:400.3b
  Scenario: A card that entered play under who leaves is removed, one only taken goes home
    Given a team game: Ann against Bo against Cid
    And it is Bo's turn, in the action phase
    And cost is no matter
    And the card "Leash" reads:
      """
      3, Ability
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And the card "Raise Foe" reads:
      """
      4, Ability
      Put target ally card from an opponent's graveyard into play under your control.
      """
    And Bo controls "Brigg"
    And Cid controls "Araelun"
    And Ann's "Leash" as "Ann's rope" is attached to Bo's "Brigg"
    And Bo's "Leash" as "Bo's rope" is attached to Cid's "Araelun"
    And Cid's graveyard is "Tim"
    And Bo's hand is "Raise Foe"
    When Bo plays "Raise Foe" targeting "Tim"
    And the chain empties
    Then Bo controls "Tim"
    And Bo controls "Araelun"
    And Ann controls "Brigg"
    When Bo concedes
    Then Cid controls "Araelun"
    And Ann controls no "Brigg"
    And there is 1 of Cid's cards removed from the game
    And "Ann's rope" is in Ann's graveyard
    And the game goes on

  @rule:716.1b @rule:102.1a
  Scenario: A replaced draw from an empty deck loses nothing, a plain one does
    Given cost is no matter
    And the card "Levy" reads:
      """
      2, Ability
      Each player draws three cards.
      """
    And you control "Forbidden Knowledge"
    And your opponent controls "Valthak Spiritdrinker"
    And your deck is empty
    And your opponent's deck is empty
    And your hand is "Levy"
    When you play "Levy"
    And the chain empties
    Then your opponent loses the game
    And you win the game
    And rule 716.1b was applied

  @rule:102.1 @rule:102.2
  Scenario: The turn goes on without its player, and the partner wins alone
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And Ann controls "Kor Cindervein"
    And Bo controls "Brigg"
    When Ann proposes that "Kor Cindervein" attacks "Brigg"
    And Ann concedes
    Then the chain is empty
    And it is Ann's turn, in the action phase
    And Bo has priority
    And the game goes on
    When Bo concedes
    Then the game goes on
    When Dee concedes
    Then Cid wins the game

  @rule:102.2 @rule:503.2a
  Scenario: The attacker goes with its player, and the turn still ends what lasts this turn
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Grow" reads:
      """
      1, Instant Ability
      Target ally has +2 ATK this turn.
      """
    And Ann controls "Kor Cindervein"
    And Bo controls "Brigg"
    And Bo's hand is "Grow"
    When Ann proposes that "Kor Cindervein" attacks "Brigg"
    And the defend window opens
    And Bo responds by playing "Grow" targeting "Brigg"
    And the chain empties
    And Ann concedes
    Then "Brigg" is defending
    And "Brigg" is not in combat
    When the combat concludes
    Then "Brigg" has 0 damage
    And "Brigg" has 3 ATK
    And it is Ann's turn, in the action phase
    When the turn ends
    Then it is Bo's turn, in the ready step
    And "Brigg" has 1 ATK

  @rule:102.1a @rule:503.2a
  Scenario: Two heroes whose health runs out with the turn fall in the next one
    Given a team game: Ann against Bo against Cid against Dee
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Vigor" reads:
      """
      1, Instant Ability
      Each hero has +5 health this turn.
      """
    And the card "Pain" reads:
      """
      1, Ability
      Put 3 damage on each hero.
      """
    And Ann's hero is "Graccus" with 27 damage
    And Bo's hero is "Warrax" with 28 damage
    And Cid's hero is "Ta'zo" with 2 damage
    And Dee's hero is "Thangal" with 2 damage
    And Ann's hand is "Vigor", "Pain"
    When Ann plays "Vigor"
    And the chain empties
    And Ann plays "Pain"
    And the chain empties
    And the turn ends
    Then Ann loses the game
    And Bo loses the game
    And the game goes on
    And it is Bo's turn
    And Cid has priority

  @rule:102.2 @rule:715.1
  Scenario: What waits for the turn of who has left never comes
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Fuse" reads:
      """
      2, Ability
      At the start of target opponent's next turn, put 3 damage on each hero.
      """
    And Ann's hand is "Fuse"
    When Ann plays "Fuse" targeting Bo
    And the chain empties
    And Bo concedes
    And the turn ends
    Then it is Cid's turn, in the ready step
    When Ann's next turn starts
    Then Ann's hero has 0 damage
    And Cid's hero has 0 damage

  @rule:102.2
  Scenario: A hold ends with the player who made it
    Given a team game: Ann against Bo against Cid
    And it is Bo's turn, in the action phase
    And cost is no matter
    And the card "Hammer" reads:
      """
      2, Instant Ability
      Exhaust target hero or ally. It can't ready during its controller's next ready step.
      Draw a card.
      """
    And Ann controls "Kor Cindervein"
    And Bo's hand is "Hammer"
    And Ann has 5 unnamed cards in Ann's deck
    And Bo has 5 unnamed cards in Bo's deck
    And Cid has 5 unnamed cards in Cid's deck
    When Bo plays "Hammer" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is exhausted
    When Bo concedes
    And Ann's next turn starts
    Then "Kor Cindervein" is ready

  @rule:102.1b @rule:802.1
  Scenario: Conceding while others choose what to discard
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Storm" reads:
      """
      2, Ability
      Each player discards a card.
      """
    And Ann's hand is "Storm", "Tim"
    And Bo's hand is "Brigg", "Elder Moorf"
    And Cid's hand is "Araelun", "Kor Cindervein"
    When Ann plays "Storm"
    And the chain empties
    And Bo chooses "Brigg"
    And Cid concedes
    Then "Tim" is in Ann's graveyard
    And "Brigg" is in Bo's graveyard
    And the game goes on

  @rule:102.1 @rule:102.1a
  Scenario: Both of a team fall in one wave
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Pain" reads:
      """
      1, Ability
      Put 3 damage on each opposing hero.
      """
    And Bo's hero is "Warrax" with 28 damage
    And Dee's hero is "Thangal" with 26 damage
    And Ann's hand is "Pain"
    When Ann plays "Pain"
    And the chain empties
    Then Bo loses the game
    And Dee loses the game
    And Ann wins the game
    And Cid wins the game

  @rule:714.3e @rule:102.2
  Scenario: An ally taken after the rally has its bonus, until the one who rallied leaves
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Snare" reads:
      """
      3, Instant Ability
      Gain control of target ally this turn.
      """
    And Bo controls "Araelun"
    And Ann's hand is "Rally the Troops", "Snare"
    When Ann plays "Rally the Troops"
    And the chain empties
    Then "Araelun" has 1 ATK
    When Ann plays "Snare" targeting "Araelun"
    And the chain empties
    Then "Araelun" has 2 ATK
    When Ann concedes
    Then Bo controls "Araelun"
    And "Araelun" has 1 ATK

  @rule:400.2 @rule:102.2
  Scenario: A token given away stays with whom it was given to
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Bounty" reads:
      """
      1, Ability
      Target opponent puts a Gnoll ally token named Hogger with 2 ATK and 2 health into play. When Hogger leaves play, draw two cards.
      """
    And Ann's hand is "Bounty"
    When Ann plays "Bounty" targeting Cid
    And the chain empties
    Then Cid controls "Hogger"
    When Ann concedes
    Then Cid controls "Hogger"
    When Cid concedes
    Then Bo wins the game

  @rule:400.2 @rule:102.2
  Scenario: A token that a third holds goes with its owner, and pays the one who gave it
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Bounty" reads:
      """
      1, Ability
      Target opponent puts a Gnoll ally token named Hogger with 2 ATK and 2 health into play. When Hogger leaves play, draw two cards.
      """
    And the card "Lure" reads:
      """
      3, Instant Ability
      Gain control of target ally.
      """
    And Ann's hand is "Bounty"
    And Bo's hand is "Lure"
    And Ann has 9 unnamed cards in her deck
    When Ann plays "Bounty" targeting Cid
    And the chain empties
    And Ann passes
    And Bo plays "Lure" targeting "Hogger"
    And the chain empties
    Then Bo controls "Hogger"
    When Cid concedes
    And the chain empties
    Then Bo controls no "Hogger"
    And there are 2 cards in Ann's hand

  @rule:102.2
  Scenario: An extra turn of who has left is not taken
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Long Day" reads:
      """
      5, Instant Ability
      Take an extra turn after this one.
      """
    And Cid's hand is "Long Day"
    When Ann passes
    And Bo passes
    And Cid plays "Long Day"
    And the chain empties
    And Cid concedes
    And the turn ends
    Then it is Bo's turn, in the ready step

  @rule:500.3
  Scenario: An extra turn comes though another has left
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Long Day" reads:
      """
      5, Instant Ability
      Take an extra turn after this one.
      """
    And Cid's hand is "Long Day"
    When Ann passes
    And Bo passes
    And Cid plays "Long Day"
    And the chain empties
    And Bo concedes
    And the turn ends
    Then it is Cid's turn, in the ready step

  @rule:709.2c @rule:102.2
  Scenario: Of two heroes aimed at one is left
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Fan" reads:
      """
      2, Ability
      Your hero deals 2 fire damage to each of up to three target heroes and/or allies.
      """
    And Ann's hand is "Fan"
    When Ann plays "Fan" targeting Bo's hero, Cid's hero
    And Bo concedes
    And the chain empties
    Then Cid's hero has 2 damage
    And the game goes on

  @rule:709.2a
  Scenario: Nothing is left to charge at
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And Bo controls "Brigg"
    And Ann's hand is "Charge"
    And Ann has 5 unnamed cards in her deck
    When Ann plays "Charge" targeting "Brigg"
    And Bo concedes
    And the chain empties
    Then there are no cards in Ann's hand
    And "Charge" is in Ann's graveyard

  @rule:102.2
  Scenario: What was taken on from a player who leaves stays taken
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Brelnor" reads:
      """
      6, Alliance, Ally—Dwarf Priest, 4 [Shadow] ATK / 3 Health
      When Brelnor enters play, gain control of target ally while Brelnor remains in your party.
      """
    And the card "Lure" reads:
      """
      3, Instant Ability
      Gain control of target ally.
      """
    And Bo controls "Kor Cindervein"
    And Ann's hand is "Brelnor"
    And Cid's hand is "Lure"
    When Ann plays "Brelnor"
    And all players pass
    And Ann chooses "Kor Cindervein"
    And the chain empties
    Then Ann controls "Kor Cindervein"
    When Ann passes
    And Bo passes
    And Cid plays "Lure" targeting "Kor Cindervein"
    And the chain empties
    And Ann concedes
    Then Cid controls "Kor Cindervein"

  @rule:102.2
  Scenario: Until the start of a turn that never comes
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Sap" reads:
      """
      1, Ability
      Target opposing ally can't attack until the start of your next turn.
      """
    And Bo controls "Kor Cindervein"
    And Ann's hand is "Sap"
    When Ann plays "Sap" targeting "Kor Cindervein"
    And the chain empties
    And Bo's next turn starts
    And the action phase starts
    Then Bo can't propose that "Kor Cindervein" attacks Ann's hero
    When Ann concedes
    Then Bo may propose that "Kor Cindervein" attacks Cid's hero

  @rule:101.2 @rule:501.2b @rule:102.1a
  Scenario: The second player of seven-card decks draws first and loses
    Given the first turn of the game is yours and about to start
    And you have 7 unnamed cards in your deck
    And your opponent has 7 unnamed cards in your opponent's deck
    When the game starts
    And you choose to
    And your opponent chooses not to
    Then there are 7 cards in your hand
    And there are no cards in your deck
    And it is your turn, in the action phase
    When the turn ends
    And the draw step starts
    Then your opponent loses the game
    And you win the game
