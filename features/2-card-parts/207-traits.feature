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
