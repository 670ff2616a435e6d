Feature: 207 Traits
  A power beside a trait icon is there only while the hero of the card's controller has that icon.

  Background:
    Given cost is no matter

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:207.1c @example:cr-2007-05/207.1c#1 @example:cr-2007-04/207.1c#1
  Scenario: Under an Alliance hero Thunderhead Hippogryph has elusive and no ferocity
    Given your hero is "Graccus"
    And your opponent's hero is "Warrax"
    And you control "Thunderhead Hippogryph" as "the new Hippogryph", which entered play this turn
    And you control "Kor Cindervein"
    And your opponent controls "Thunderhead Hippogryph" as "the other Hippogryph"
    Then you can't propose that "the new Hippogryph" attacks your opponent's hero, because of 601.2a
    And you can't propose that "Kor Cindervein" attacks "the other Hippogryph", because of 601.2b
    And you may propose that "Kor Cindervein" attacks your opponent's hero
    And rule 207.1c was applied

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:207.1c @example:cr-2007-05/207.1c#1 @example:cr-2007-04/207.1c#1
  Scenario: Under a Horde hero Thunderhead Hippogryph has ferocity and no elusive
    Given your hero is "Ta'zo"
    And your opponent's hero is "Bulkas Wildhorn"
    And you control "Thunderhead Hippogryph" as "the new Hippogryph", which entered play this turn
    And your opponent controls "Thunderhead Hippogryph" as "the other Hippogryph"
    When you propose that "the new Hippogryph" attacks "the other Hippogryph"
    And the combat concludes
    Then "the new Hippogryph" is in your graveyard
    And "the other Hippogryph" is in your opponent's graveyard

  @rule:207.1c
  Scenario: A stolen Hippogryph asks its new controller's hero
    Given your hero is "Ta'zo"
    And your opponent's hero is "Graccus"
    And your opponent controls "Thunderhead Hippogryph"
    And your hand is "Mind Control"
    When you play "Mind Control" with X = 4 targeting "Thunderhead Hippogryph"
    And the chain empties
    Then you control "Thunderhead Hippogryph"
    And you may propose that "Thunderhead Hippogryph" attacks your opponent's hero

  @rule:710.2
  Scenario Outline: A power beside an icon says under the right hero alone how its card enters play: <hero>, <how>
    Given the card "Test Gnoll" reads:
      """
      2, Ally—Gnoll, 2 [Melee] ATK / 2 Health
      [Horde]: Test Gnoll enters play <how>.
      """
    And your hero is "<hero>"
    And your hand is "Test Gnoll"
    When you play "Test Gnoll"
    And the chain empties
    Then "Test Gnoll" <outcome>

    Examples:
      | hero      | how                    | outcome               |
      | Gorebelly | exhausted              | is exhausted          |
      | Graccus   | exhausted              | is ready              |
      | Gorebelly | with two rage counters | has 2 "rage" counters |
      | Graccus   | with two rage counters | has 0 "rage" counters |

  @rule:710.2
  Scenario: Under whose control the card enters play, that player's hero is asked for the icon
    Given the card "Test Gnoll" reads:
      """
      2, Ally—Gnoll, 2 [Melee] ATK / 2 Health
      [Horde]: Test Gnoll enters play exhausted.
      """
    And the card "Test Call" reads:
      """
      3, Ability
      Put target ally card from an opponent's graveyard into play under your control.
      """
    And your hero is "Gorebelly"
    And your opponent's hero is "Graccus"
    And your opponent's graveyard is "Test Gnoll"
    And your hand is "Test Call"
    When you play "Test Call" targeting "Test Gnoll"
    And the chain empties
    Then you control "Test Gnoll"
    And "Test Gnoll" is exhausted

  @rule:700.2
  Scenario: A power in a graveyard beside an icon asks the hero of the card's owner for it
    Given it is your opponent's turn, in the action phase
    And the card "Test Ghost" reads:
      """
      2, Ally—Undead, 1 [Shadow] ATK / 1 Health
      [Horde]: At the start of your turn, if Test Ghost is in your graveyard, draw a card.
      """
    And your hero is "Gorebelly"
    And your opponent's hero is "Graccus"
    And your graveyard is "Test Ghost"
    When your next turn starts
    Then the chain, top first, is "Test Ghost"

  Scenario: Where the owner's hero lacks the icon the power in the graveyard doesn't trigger
    Given it is your opponent's turn, in the action phase
    And the card "Test Ghost" reads:
      """
      2, Ally—Undead, 1 [Shadow] ATK / 1 Health
      [Horde]: At the start of your turn, if Test Ghost is in your graveyard, draw a card.
      """
    And your hero is "Graccus"
    And your opponent's hero is "Gorebelly"
    And your graveyard is "Test Ghost"
    When your next turn starts
    Then the chain is empty

  Scenario Outline: A continuous power beside an icon in the graveyard of <hero>'s player gives an ally <atk> ATK
    Given the card "Test Elder" reads:
      """
      2, Ally—Tauren Druid, 1 [Nature] ATK / 1 Health
      [Horde]: While Test Elder is in your graveyard, allies in your party have +1 ATK.
      """
    And your hero is "<hero>"
    And your graveyard is "Test Elder"
    And you control "Brigg"
    Then "Brigg" has <atk> ATK

    Examples:
      | hero      | atk |
      | Gorebelly | 2   |
      | Graccus   | 1   |

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:300.2
  Scenario: A Horde ally is an ally with that icon, whoever controls it, and no hero
    Given the card "Border Patrol" reads:
      """
      3, Instant Ability
      Destroy target Horde ally.
      """
    And your hero is "Graccus"
    And your opponent's hero is "Ta'zo"
    And you control "Brigg"
    And your opponent controls "Valanos"
    And your opponent controls "Shelly"
    And your opponent's graveyard is "Voss Treebender"
    And your hand is "Border Patrol"
    Then you can't play "Border Patrol" targeting "Valanos", because of 706.1
    And you can't play "Border Patrol" targeting "Shelly", because of 706.1
    And you can't play "Border Patrol" targeting "Ta'zo", because of 706.1
    And you can't play "Border Patrol" targeting "Voss Treebender", because of 300.2
    When you play "Border Patrol" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in your graveyard
