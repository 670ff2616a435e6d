Feature: 401 Costs
  A cost is paid whole or not at all, is never below 0, and is looked up as it is printed.

  @rule:401.4b @example:cr-2007-05/401.4b#1 @rule:201.1
  Scenario: A printed 2 asks for two resources
    Given you have 3 ready resources
    And your hand is "Crazy Igvand"
    When you play "Crazy Igvand"
    Then you have 1 ready resource
    When the chain empties
    Then you control "Crazy Igvand"

  @rule:401.4b @example:cr-2007-05/401.4b#1
  Scenario: A 2 in the text of a payment power asks for two resources
    Given you have 3 ready resources
    And you control "Kryton Barleybeard"
    And your opponent controls "Battle Shout"
    When you use "Kryton Barleybeard", targeting "Battle Shout"
    Then you have 1 ready resource
    When the chain empties
    Then "Battle Shout" is in your opponent's hand

  @rule:401.1 @example:cr-2007-05/401.4b#1
  Scenario: One resource short, nothing of the cost is paid
    Given you have 1 ready resource
    And your hand is "Crazy Igvand"
    And you control "Kryton Barleybeard"
    And your opponent controls "Battle Shout"
    Then you can't play "Crazy Igvand", because of 401.1
    And you can't use "Kryton Barleybeard", targeting "Battle Shout", because of 401.1
    And you have 1 ready resource
    And "Kryton Barleybeard" is in play

  @rule:401.2
  Scenario: A reduction below 0 gives nothing back and is used up
    Given you have 4 ready resources
    And you control "Burst of Knowledge"
    And your hand is "Fire Blast", "Lightning Bolt"
    When you use "Burst of Knowledge"
    And the chain empties
    Then you have 3 ready resources
    When you play "Fire Blast" targeting your opponent's hero
    Then you have 3 ready resources
    When the chain empties
    And you play "Lightning Bolt" targeting your opponent's hero
    Then you have 0 ready resources

  @rule:401.4a @rule:201.1
  Scenario: An ability that cost more to play is still as cheap as it is printed
    Given it is your opponent's turn, in the action phase
    And you have 1 ready resource
    And you control "Morfiel"
    And your hand is "Fizzle"
    And your opponent has 4 ready resources
    And your opponent's hand is "Lightning Bolt"
    When your opponent plays "Lightning Bolt" targeting your hero
    Then your opponent has 0 ready resources
    When you respond by playing "Fizzle" targeting "Lightning Bolt"
    And the chain empties
    Then "Lightning Bolt" is in your opponent's graveyard
    And your hero has 0 damage

  @rule:401.1
  Scenario: One ally can't be exhausted twice for one cost
    Given the card "Test Drill" reads:
      """
      2, Alliance, Ally—Human Warrior, 1 [Melee] ATK / 1 Health
      [Activate], Exhaust an ally in your party >>> Draw a card.
      """
    And you control "Test Drill"
    Then you can't use "Test Drill", because of 401.1

  @rule:707.1e
  Scenario: A second ally is exhausted for the other part of the cost
    Given the card "Test Drill" reads:
      """
      2, Alliance, Ally—Human Warrior, 1 [Melee] ATK / 1 Health
      [Activate], Exhaust an ally in your party >>> Draw a card.
      """
    And you control "Test Drill"
    And you control "Brigg"
    When you use "Test Drill"
    Then "Test Drill" is exhausted
    And "Brigg" is exhausted

  @rule:707.1e
  Scenario: Put X damage on it, with an X of 0, is paid by doing nothing
    Given the card "Test Martyr" reads:
      """
      2, Alliance, Ally—Human Warrior, 1 [Melee] ATK / 1 Health
      Pay X, Put X damage on Test Martyr >>> Draw a card.
      """
    And you control "Test Martyr"
    And your deck, from the top, is "Tim"
    When you use "Test Martyr" with X = 0
    And the chain empties
    Then "Test Martyr" has 0 damage
    And "Tim" is in your hand

  @rule:707.1c
  Scenario: X damage that is dealt for a cost, with an X of 0, is paid without any
    Given the card "Blood Idol" reads:
      """
      1, Item
      Your hero deals X shadow damage to itself >>> Draw a card.
      """
    And you control "Blood Idol"
    And your deck, from the top, is "Tim", "Brigg"
    When you use "Blood Idol" with X = 0
    And the chain empties
    Then "Tim" is in your hand
    And your hero has 0 damage
    When you use "Blood Idol" with X = 2
    Then your hero has 2 damage
    When the chain empties
    Then "Brigg" is in your hand

  @rule:707.1e
  Scenario: What one part of a cost alone can take is left to it
    Given the card "Test Broker" reads:
      """
      2, Item
      Discard a card, Discard an ally card >>> Draw a card.
      """
    And you control "Test Broker"
    And your hand is "Brigg", "Flamestrike"
    When you use "Test Broker"
    Then "Brigg" is in your graveyard
    And "Flamestrike" is in your graveyard

  @rule:401.1
  Scenario: One card can't be discarded twice for one cost
    Given the card "Test Broker" reads:
      """
      2, Item
      Discard a card, Discard an ally card >>> Draw a card.
      """
    And you control "Test Broker"
    And your hand is "Brigg"
    Then you can't use "Test Broker", because of 401.1

  @rule:401.1
  Scenario: What one part of a cost takes into hand, another discards, and the player says which comes first
    Given the card "Test Exchange" reads:
      """
      2, Item
      Put an ally card from your graveyard into your hand, Discard an ally card >>> Draw a card.
      """
    And you control "Test Exchange"
    And your hand is "Brigg"
    And your graveyard is "Tim"
    When you use "Test Exchange"
    Then you must choose between "put into hand", "discard"
    When you choose "discard"
    And you choose "Brigg"
    Then "Brigg" is in your hand
    And "Tim" is in your graveyard

  @rule:401.1
  Scenario: Clauses of a step stand in the order in which the parts of a cost are paid
    Given the card "Test Relief" reads:
      """
      2, Item
      Ready an ally in your party, Exhaust an ally in your party >>> Draw a card.
      """
    And you control "Test Relief"
    And you control "Brigg"
    And you control an exhausted "Tim"
    When you use "Test Relief", exhausting "Brigg", readying "Brigg"
    Then "Brigg" is ready
    And "Tim" is exhausted

  @rule:707.1e
  Scenario: What comes into hand for one part of a cost may be discarded for another
    Given the card "Test Retreat" reads:
      """
      2, Item
      Discard a card, Put an ally in your party into its owner's hand >>> Draw a card.
      """
    And you control "Test Retreat"
    And you control "Tim"
    And your hand is "Brigg"
    When you use "Test Retreat"
    Then you must choose between "Tim", "Brigg"
    When you choose "Tim"
    Then "Tim" is in your graveyard
    And "Brigg" is in your hand

  @rule:401.1
  Scenario: A power that watches one part of a cost is there for it unless its card is destroyed for another before
    Given the card "Test Idol" reads:
      """
      2, Item
      When you discard a card, draw a card.
      Discard a card, Destroy Test Idol >>> Your hero heals 1 damage from itself.
      """
    And you control "Test Idol"
    And your hand is "Brigg"
    And your deck, from the top, is "Tim"
    When you use "Test Idol"
    And you choose "discard"
    And the chain empties
    Then "Tim" is in your hand

  @rule:401.1
  Scenario: Destroyed before anything is discarded, a card sees nothing of it
    Given the card "Test Idol" reads:
      """
      2, Item
      When you discard a card, draw a card.
      Discard a card, Destroy Test Idol >>> Your hero heals 1 damage from itself.
      """
    And you control "Test Idol"
    And your hand is "Brigg"
    And your deck, from the top, is "Tim"
    When you use "Test Idol"
    And you choose "destroy"
    And the chain empties
    Then "Brigg" is in your graveyard
    And "Tim" is in your deck

  @rule:401.1
  Scenario: Whether chance finds a second card in hand is for the player to say
    Given the card "Test Lottery" reads:
      """
      2, Item
      Discard a card at random, Put an ally in your party into its owner's hand >>> Draw a card.
      """
    And you control "Test Lottery"
    And you control "Tim"
    And your hand is "Brigg"
    When you use "Test Lottery"
    Then you must choose between "discard", "put into hand"
    When you choose "discard"
    Then "Brigg" is in your graveyard
    And "Tim" is in your hand

  @rule:402.1
  Scenario: Counters that are removed for a cost are counted before, and the player is asked for no order
    Given the card "Test Fang" reads:
      """
      2, Item
      Remove all poison counters >>> Your hero deals 1 nature damage to target hero for each counter removed this way.
      """
    And you control "Test Fang"
    And "Test Fang" has 3 "poison" counters
    When you use "Test Fang", targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage
    And "Test Fang" has 0 "poison" counters

  @rule:401.1
  Scenario: A counter that another part of the cost adds before is one of those removed
    Given the card "Test Fang" reads:
      """
      2, Item
      Put a poison counter on Test Fang, Remove all poison counters >>> Your hero deals 1 nature damage to target hero for each counter removed this way.
      """
    And you control "Test Fang"
    And "Test Fang" has 3 "poison" counters
    When you use "Test Fang", targeting your opponent's hero
    Then you must choose between "do the rest", "remove counters"
    When you choose "do the rest"
    And the chain empties
    Then your opponent's hero has 4 damage
    And "Test Fang" has 0 "poison" counters

  @rule:401.1
  Scenario: A counter that another part of the cost adds afterwards is none of those removed
    Given the card "Test Fang" reads:
      """
      2, Item
      Put a poison counter on Test Fang, Remove all poison counters >>> Your hero deals 1 nature damage to target hero for each counter removed this way.
      """
    And you control "Test Fang"
    And "Test Fang" has 3 "poison" counters
    When you use "Test Fang", targeting your opponent's hero
    And you choose "remove counters"
    And the chain empties
    Then your opponent's hero has 3 damage
    And "Test Fang" has 1 "poison" counters

  @rule:401.1
  Scenario: Without counters there is nothing to remove for the cost
    Given the card "Test Fang" reads:
      """
      2, Item
      Pay 1, Remove all poison counters >>> Your hero deals 1 nature damage to target hero for each counter removed this way.
      """
    And you control "Test Fang"
    And you have 2 ready resources
    Then you can't use "Test Fang", targeting your opponent's hero, because of 401.1

  @rule:401.1
  Scenario: The top three cards are no cost for whoever has two
    Given the card "Test Furnace" reads:
      """
      2, Item
      Remove the top three cards of your deck from the game >>> Draw a card.
      """
    And you control "Test Furnace"
    And your deck, from the top, is "Tim", "Brigg"
    Then you can't use "Test Furnace", because of 401.1

  @rule:401.1
  Scenario: The top three cards of a deck of four are removed for a cost
    Given the card "Test Furnace" reads:
      """
      2, Item
      Remove the top three cards of your deck from the game >>> Your hero heals 1 damage from itself.
      """
    And you control "Test Furnace"
    And your deck, from the top, is "Tim", "Brigg", "Gamon"
    When you use "Test Furnace"
    Then "Tim" is removed from the game
    And "Gamon" is removed from the game
    And you can't use "Test Furnace", because of 401.1

  @rule:401.1
  Scenario: Two parts of a cost that take the top of one deck need all of their cards
    Given the card "Test Furnace" reads:
      """
      2, Item
      Remove the top two cards of your deck from the game, Put the top two cards of your deck into your graveyard >>> Draw a card.
      """
    And you control "Test Furnace"
    And your deck, from the top, is "Tim", "Brigg", "Gamon"
    Then you can't use "Test Furnace", because of 401.1

  @rule:401.1
  Scenario: X may be as many top cards as the deck has, and no more
    Given the card "Test Furnace" reads:
      """
      2, Item
      Remove the top X cards of your deck from the game >>> Your hero deals X fire damage to target hero.
      """
    And you control "Test Furnace"
    And your deck, from the top, is "Tim", "Brigg"
    Then you can't use "Test Furnace" with X = 3, targeting your opponent's hero, because of 401.1
    When you use "Test Furnace" with X = 2, targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    And "Brigg" is removed from the game

  @rule:707.1c
  Scenario: The top 0 cards of an empty deck are a cost that is paid
    Given the card "Test Furnace" reads:
      """
      2, Item
      Remove the top X cards of your deck from the game >>> Your hero deals X plus 1 fire damage to target hero.
      """
    And you control "Test Furnace"
    And your deck is empty
    When you use "Test Furnace" with X = 0, targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 1 damage
