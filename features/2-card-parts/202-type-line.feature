Feature: 202 Type line
  A tag that is added stands beside the type and the tags that were there.

  @rule:202.3 @rule:410.3b @example:cr-2007-05/202.3#1
  Scenario: A polymorphed Bloodclaw is a Sheep and still a Raptor, a Pet and an ally
    Given cost is no matter
    And you control "Bloodclaw"
    And your opponent's "Polymorph" is attached to your "Bloodclaw"
    And your hand is "Chops", "Swift Assault"
    Then "Bloodclaw" has the tags "Raptor", "Pet", "Sheep"
    And you may play "Swift Assault" targeting "Bloodclaw"
    And you can't propose that "Bloodclaw" attacks your opponent's hero, because of 601.2a
    When you play "Chops"
    And the chain empties
    Then you must choose between "Bloodclaw", "Chops"
    When you choose "Bloodclaw"
    Then "Bloodclaw" is in your graveyard
    And "Polymorph" is in your opponent's graveyard
    And "Chops" is in play
