Feature: 202 Type line
  A tag that is added stands beside the type and the tags that were there.

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:202.3 @rule:410.3b @example:cr-2007-05/202.3#1 @example:cr-2007-04/202.3#1
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

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:202.1
  Scenario: Dwarves are the cards in play with that tag, heroes among them, and no card elsewhere or face down
    Given the card "Drinking Song" reads:
      """
      1, Ability
      Exhaust each Dwarf.
      """
    And your hero is "Warrax"
    And your opponent's hero is "Graccus"
    And you control "Kryton Barleybeard"
    And you control "Brigg"
    And you have "Durdin Hammerhand" as a face-down resource
    And you have 1 ready resource
    And your opponent controls "Kor Cindervein"
    And your graveyard is "Freya Lightsworn"
    And your hand is "Drinking Song", "Dorric the Martyr"
    When you play "Drinking Song"
    And the chain empties
    Then "Warrax" is exhausted and "Kryton Barleybeard" is exhausted
    And "Kor Cindervein" is exhausted
    And "Brigg" is ready and "Graccus" is ready
    And you have 1 ready resource
    And "Freya Lightsworn" is in your graveyard
    And "Dorric the Martyr" is in your hand

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:411.8d
  Scenario: What a text says of Fire Totems it says of that tag of two words, not of Totems at large or of what is Fire
    Given the card "Cold Rain" reads:
      """
      1, Ability
      Destroy all Fire Totems.
      """
    And you control "Fire Nova Totem"
    And you control "Stoneclaw Totem"
    And you control "World in Flames"
    And you have 1 ready resource
    And your opponent controls "Fire Elemental Totem"
    And your opponent controls "Grace of Air Totem"
    And your hand is "Cold Rain"
    When you play "Cold Rain"
    And the chain empties
    Then "Fire Nova Totem" is in your graveyard
    And "Fire Elemental Totem" is in your opponent's graveyard
    And "Stoneclaw Totem" is in play
    And "World in Flames" is in play
    And "Grace of Air Totem" is in play
