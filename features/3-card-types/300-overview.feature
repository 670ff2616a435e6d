Feature: 300 Overview
  A type that a card text names without the word card means a card of that type in play.

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:300.2 @example:cr-2007-05/300.2#1 @example:cr-2007-04/300.2#1
  Scenario: Kryton Barleybeard targets an ability in play, not one in a graveyard or on the chain
    Given cost is no matter
    And you control "Kryton Barleybeard"
    And your opponent controls "Battle Shout"
    And your opponent's graveyard is "Flash Heal"
    And your opponent's hand is "Quick Strike"
    And your hand is "Fire Blast"
    When your opponent plays "Quick Strike" targeting your hero
    And you respond by playing "Fire Blast" targeting your opponent's hero
    Then you may use "Kryton Barleybeard", targeting "Battle Shout"
    And you can't use "Kryton Barleybeard", targeting "Flash Heal", because of 300.2
    And you can't use "Kryton Barleybeard", targeting "Quick Strike", because of 300.2
    When you use "Kryton Barleybeard", targeting "Battle Shout"
    Then "Kryton Barleybeard" is in your graveyard
    When the chain empties
    Then "Battle Shout" is in your opponent's hand
    And your hero has 2 damage

  @rule:300.2
  Scenario: With abilities elsewhere only, Kryton Barleybeard can't be used at all
    Given cost is no matter
    And you control "Kryton Barleybeard"
    And your opponent's graveyard is "Flash Heal"
    Then you can't use "Kryton Barleybeard", because of 707.1d
    And rule 300.2 was applied

  Scenario: Where nothing of the kind is anywhere, the word for its type decides nothing
    Given cost is no matter
    And you control "Kryton Barleybeard"
    Then you can't use "Kryton Barleybeard", because of 707.1d
    And rule 300.2 was not applied
