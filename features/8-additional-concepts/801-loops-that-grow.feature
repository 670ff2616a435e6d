Feature: Loops that grow
  Mandatory actions that come again and again are a loop though no state comes back, as long as nothing ever notices what
  grows meanwhile; where something does, the loop may end by itself.

  @rule:801.2 @edition:cr-2007-04 @edition:cr-2007-05 @edition:cr-2009-combat @edition:faq-2009-03
  Scenario Outline: A loop in which <what> grows is a draw, for nothing asks about it
    Given the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, <does>. Ready Restless Twin.
      When Restless Twin becomes ready, exhaust it.
      """
    And you control "Restless Twin"
    When you propose that "Restless Twin" attacks your opponent's hero
    And the combat concludes
    Then the game is a draw

    Examples:
      | what                          | does                                                                              |
      | the number of counters        | put a dust counter on it                                                          |
      | ATK                           | it has +1 ATK this turn                                                           |
      | ATK and undamaged health      | it has +1 ATK and +1 health this turn                                             |
      | what is prevented of nothing  | prevent the next 1 damage that would be dealt to your hero this turn              |
      | the number of turns to come   | take an extra turn after this one                                                 |
      | what waits for the turn's end | destroy it at end of turn                                                         |
      | a keyword had many times over | it has protector this turn                                                        |
      | the number of tokens          | put a Spirit ally token named Wisp with 1 ATK and 1 health into play              |

  @rule:703.1
  Scenario Outline: A loop in which <what> grows ends by itself, for something asks about it
    Given the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, <does>. Ready Restless Twin.
      When Restless Twin becomes ready, exhaust it.
      """
    And you control "Restless Twin"
    And your hero has 15 damage
    When you propose that "Restless Twin" attacks your opponent's hero
    And the combat concludes
    Then <end>

    Examples:
      | what                   | does                                                                                                                    | end                                |
      | the number of counters | put a dust counter on it. If it has nine or more dust counters on it, destroy it                                        | "Restless Twin" is in your graveyard |
      | ATK                    | it has +1 ATK this turn. If it has 9 or more ATK, destroy it                                                            | "Restless Twin" is in your graveyard |
      | damage on the hero     | put 1 damage on your hero                                                                                               | you lose the game                  |
      | the number of tokens   | put a Spirit ally token named Wisp with 1 ATK and 1 health into play. If you control nine or more allies, destroy Restless Twin | "Restless Twin" is in your graveyard |
      | a player's hand        | draw a card                                                                                                             | you lose the game                  |

  @rule:801.2
  Scenario: Damage past what is fatal is of no account on what can't be destroyed
    Given the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      Restless Twin can't be destroyed.
      When Restless Twin becomes exhausted, put 1 damage on it. Ready it.
      When Restless Twin becomes ready, exhaust it.
      """
    And you control "Restless Twin"
    When you propose that "Restless Twin" attacks your opponent's hero
    And the combat concludes
    Then the game is a draw

  @rule:801.2
  Scenario: A power that each token brings about by itself goes on without end
    Given the card "Wisp Gate" reads:
      """
      2, Item
      When an ally named Wisp enters play, put a Spirit ally token named Wisp with 1 ATK and 1 health into play.
      (0) >>> Put a Spirit ally token named Wisp with 1 ATK and 1 health into play.
      """
    And you control "Wisp Gate"
    When you use "Wisp Gate"
    And the chain empties
    Then the game is a draw

  @rule:801.2 @rule:708.1a
  Scenario: Whoever orders triggered effects each round doesn't leave the loop by that, whatever grows in it
    Given the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, ready it.
      When Restless Twin becomes ready, exhaust it.
      """
    And the card "Hourglass" reads:
      """
      2, Item
      When an ally becomes exhausted, put a sand counter on Hourglass.
      """
    And you control "Restless Twin"
    And you control "Hourglass"
    When you propose that "Restless Twin" attacks your opponent's hero
    And you choose in order "Restless Twin", "Hourglass"
    And the combat concludes
    And you choose in order "Hourglass", "Restless Twin"
    Then the game is a draw

  @rule:708.1a
  Scenario: An order of the triggered effects that can run the counters out keeps it from being a draw
    Given the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, ready it.
      When Restless Twin becomes ready, exhaust it.
      """
    And the card "Hourglass" reads:
      """
      2, Item
      When an ally becomes exhausted, put a sand counter on Hourglass. If there are three or more sand counters on it, destroy all exhausted allies.
      """
    And you control "Restless Twin"
    And you control "Hourglass"
    When you propose that "Restless Twin" attacks your opponent's hero
    And you choose in order "Hourglass", "Restless Twin"
    And the combat concludes
    And you choose in order "Restless Twin", "Hourglass"
    And you choose in order "Restless Twin", "Hourglass"
    And you choose in order "Restless Twin", "Hourglass"
    Then "Restless Twin" is in your graveyard
    And the game goes on

  @rule:801.2
  Scenario: What a player may do in every round is no way out where the loop goes on without it
    Given the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, ready it.
      When Restless Twin becomes ready, you may put a dust counter on it. Exhaust it.
      """
    And you control "Restless Twin"
    When you propose that "Restless Twin" attacks your opponent's hero
    And the combat concludes
    And you choose to
    And you choose not to
    Then the game is a draw

  @rule:712.7
  Scenario: Where the loop hangs on what a player may do it is no draw, whatever grows in it
    Given the card "Restless Cousin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Cousin becomes exhausted, put a dust counter on it. Ready it.
      When Restless Cousin becomes ready, you may exhaust it.
      """
    And you control "Restless Cousin"
    When you propose that "Restless Cousin" attacks your opponent's hero
    And you choose to
    And you choose to
    And you choose to
    And you choose to
    And you choose not to
    Then "Restless Cousin" is ready
    And "Restless Cousin" has 5 "dust" counters
    And the game goes on

  @rule:801.2
  Scenario: With three players a loop that takes one of them out of the game is a draw for the others only
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Bo's hero is "Litori Frostburn" with 23 damage
    And the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, put 1 damage on each Mage hero. Ready Restless Twin.
      When Restless Twin becomes ready, exhaust it.
      """
    And Ann controls "Restless Twin"
    When Ann proposes that "Restless Twin" attacks Cid's hero
    And the combat concludes
    Then Bo loses the game
    And the game is a draw

  @rule:407.1
  Scenario: Counters with which a player can pay for what stops the loop keep it from being a draw
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, ready it.
      When Restless Twin becomes ready, exhaust it.
      """
    And the card "Dust Trap" reads:
      """
      2, Item
      When an ally becomes ready, put a dust counter on Dust Trap.
      Remove five dust counters from Dust Trap >>> Destroy target ally.
      """
    And Ann controls "Restless Twin"
    And Cid controls "Dust Trap"
    When Ann proposes that "Restless Twin" attacks Bo's hero
    And all players pass
    And all players pass
    And all players pass
    And all players pass
    And all players pass
    And all players pass
    Then the game goes on
