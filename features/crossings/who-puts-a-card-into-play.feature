Feature: Who puts a card into play
  A player controls the cards that he or she puts into play, whoever owns them and whoever's link says so.

  @rule:400.1 @rule:802.1
  Scenario: Each player puts an ally card from the own hand into play
    Given a team game: Ann against Bo against Cid
    And it is Bo's turn, in the action phase
    And cost is no matter
    And the card "Muster" reads:
      """
      5, Ability
      Each player puts an ally card from his hand into play.
      """
    And Ann's hand is "Brigg", "Kor Cindervein"
    And Bo's hand is "Muster", "Tim"
    And Cid's hand is "Annihilator"
    When Bo plays "Muster"
    And the chain empties
    And Ann chooses "Brigg"
    Then Ann controls "Brigg"
    And Bo controls "Tim"
    And Cid controls no "Annihilator"

  @rule:400.1
  Scenario: Both opponents put an equipment card from the own hand into play
    Given a team game: Ann against Bo against Cid
    And it is Bo's turn, in the action phase
    And cost is no matter
    And the card "Forge" reads:
      """
      2, Ability
      Each opponent puts an equipment card from his hand into play.
      """
    And Ann's hand is "Annihilator"
    And Bo's hand is "Forge"
    And Cid's hand is "Blackcrow"
    When Bo plays "Forge"
    And the chain empties
    Then Cid controls "Blackcrow"
    And Ann controls "Annihilator"

  @rule:400.1 @rule:410.2 @rule:802.1
  Scenario: Two players who put a unique card into play each repair the own violation
    Given a team game: Ann against Bo against Cid
    And it is Bo's turn, in the action phase
    And cost is no matter
    And the card "Muster" reads:
      """
      5, Ability
      Each player puts a card from his hand into play.
      """
    And the card "Chief" reads:
      """
      3, Unique Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      """
    And Ann controls "Chief" as "Ann's old"
    And Bo controls "Chief" as "Bo's old"
    And Ann's hand is "Chief" as "Ann's new"
    And Bo's hand is "Muster", "Chief" as "Bo's new"
    When Bo plays "Muster"
    And the chain empties
    Then Bo must choose between "Bo's old", "Bo's new"
    When Bo chooses "Bo's new"
    Then Ann must choose between "Ann's old", "Ann's new"
    When Ann chooses "Ann's old"
    Then "Bo's new" is in Bo's graveyard
    And "Ann's old" is in Ann's graveyard
    And Ann controls "Ann's new"

  @rule:400.1 @rule:709.2d @rule:715.1
  Scenario: That opponent is the one in whose party it was, and puts back what another owns
    Given cost is no matter
    And the card "Coil" reads:
      """
      1, Ability
      Remove target ally in an opponent's party from the game. At the start of your next turn, that opponent puts that ally into play under his control, and your hero deals 2 shadow damage to it.
      """
    And the card "Leash" reads:
      """
      3, Ability
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And you control "Kor Cindervein" with 1 damage
    And your opponent's "Leash" is attached to "Kor Cindervein"
    And your hand is "Coil"
    When you play "Coil" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is removed from the game
    And there is 1 of your cards removed from the game
    And "Leash" is in your opponent's graveyard
    When your next turn starts
    And the chain empties
    Then your opponent controls "Kor Cindervein"
    And "Kor Cindervein" has 2 damage

  @rule:102.2 @rule:715.1
  Scenario: Nobody puts it back for an opponent who has left
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Coil" reads:
      """
      1, Ability
      Remove target ally in an opponent's party from the game. At the start of your next turn, that opponent puts that ally into play under his control.
      """
    And the card "Leash" reads:
      """
      3, Ability
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And Cid controls "Brigg"
    And Bo's "Leash" is attached to "Brigg"
    And Ann's hand is "Coil"
    When Ann plays "Coil" targeting "Brigg"
    And the chain empties
    And Bo concedes
    And Ann's next turn starts
    And the chain empties
    Then "Brigg" is removed from the game

  @rule:709.2d @rule:715.1
  Scenario: Its controller, at the end of the turn, is who last controlled what has been destroyed
    Given cost is no matter
    And the card "Leash" reads:
      """
      3, Ability
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And the card "Recoil" reads:
      """
      1, Ability
      Destroy target ally. At the end of this turn, its controller discards a card.
      """
    And you control "Brigg"
    And your opponent's "Leash" is attached to "Brigg"
    And your hand is "Recoil", "Tim"
    And your opponent's hand is "Araelun"
    When you play "Recoil" targeting "Brigg"
    And the chain empties
    And the end phase starts
    And the chain empties
    Then "Araelun" is in your opponent's graveyard
    And "Tim" is in your hand

  @rule:400.1 @rule:715.1
  Scenario: The controller of an ally that stays in play is looked up when the time has come
    Given cost is no matter
    And the card "Snare" reads:
      """
      3, Instant Ability
      Gain control of target ally.
      """
    And the card "Dread" reads:
      """
      1, Ability
      Exhaust target ally. At the end of this turn, its controller discards a card.
      """
    And you control "Brigg"
    And your hand is "Dread", "Tim"
    And your opponent's hand is "Snare", "Araelun"
    When you play "Dread" targeting "Brigg"
    And the chain empties
    And you pass
    And your opponent plays "Snare" targeting "Brigg"
    And the chain empties
    And the end phase starts
    And the chain empties
    Then "Araelun" is in your opponent's graveyard
    And "Tim" is in your hand

  @rule:306.3c @rule:400.1
  Scenario: Who puts an attaching ability into play chooses its host, among the own opponents' allies
    Given a team game: Ann against Bo against Cid
    And it is Bo's turn, in the action phase
    And cost is no matter
    And the card "Muster" reads:
      """
      0, Ability
      Each player puts an ability card from his hand into play.
      """
    And the card "Leash" reads:
      """
      3, Ability
      Attach to target opposing ally.
      Ongoing: You control attached ally.
      """
    And Bo's hand is "Muster"
    And Cid's hand is "Leash"
    And Ann controls "Tim"
    And Bo controls "Brigg"
    And Cid controls "Araelun"
    When Bo plays "Muster"
    And the chain empties
    Then Cid must choose between "Tim", "Brigg"
    When Cid chooses "Brigg"
    Then Cid controls "Leash"
    And Cid controls "Brigg"

  @rule:400.1 @rule:802.1
  Scenario: Each opponent may put an ally card into play, and one of them doesn't
    Given a team game: Ann against Bo against Cid
    And it is Bo's turn, in the action phase
    And cost is no matter
    And the card "Muster" reads:
      """
      5, Ability
      Each opponent may put an ally card from his hand into play.
      """
    And Ann's hand is "Brigg"
    And Bo's hand is "Muster"
    And Cid's hand is "Tim"
    When Bo plays "Muster"
    And the chain empties
    And Cid chooses not to
    And Ann chooses to
    Then Ann controls "Brigg"
    And "Tim" is in Cid's hand
