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

  @rule:202.1 @rule:306.4a
  Scenario: A Totem card is one in every zone, and an ally for targeting only in play
    Given cost is no matter
    And the card "Test Totem" reads:
      """
      2, Shaman, Ongoing Ability—Enhancement Earth Totem (1), 3 Health
      Ongoing: Your allies have +1 ATK.
      """
    And the card "Test Dig" reads:
      """
      1, Ability
      Put target Totem card from your graveyard into your hand.
      """
    And the card "Test Call" reads:
      """
      1, Ability
      Put target ally card from your graveyard into your hand.
      """
    And the card "Test Whittling" reads:
      """
      1, Ability
      Search your deck for a Totem card, reveal it, and put it into your hand.
      """
    And the card "Test Carver" reads:
      """
      1, Ally—Orc Shaman, 1 [Melee] ATK / 1 Health
      When you play a Totem, draw a card.
      """
    And the card "Test Stump" reads:
      """
      1, Ability
      Destroy target Totem.
      """
    And your deck, from the top, is "Brigg", "Test Totem" as "the hidden one"
    And your graveyard is "Test Totem" as "the dug one", "Tim"
    And you control "Test Carver"
    And you have "Test Totem" as a face-down resource as "the blank one"
    And your hand is "Test Dig", "Test Call", "Test Whittling", "Test Stump"
    Then you can't play "Test Call" targeting "the dug one"
    And you can't play "Test Dig" targeting "Tim"
    And you can't play "Test Stump" targeting "the blank one"
    When you play "Test Whittling"
    And the chain empties
    And you choose "the hidden one"
    Then "the hidden one" is in your hand
    When you play "Test Dig" targeting "the dug one"
    And the chain empties
    And you play "the dug one"
    And the chain empties
    Then "the dug one" is in play
    And "Brigg" is in your hand
