Feature: Words of cards that look doubtful and that the rules decide
  A value that isn't defined is 0, a trigger looks at the state before its event, and a limit holds for each ally.

  Background:
    Given cost is no matter
    And the card "Tol Dockhand" reads:
      """
      2, Horde, Ally—Orc Rogue, 2 [Melee] ATK / 5 Health
      """

  @rule:104.2
  Scenario: A hero has no cost, which counts as 0, and can be the target of what takes a cost of 0
    Given the card "Small Nap" reads:
      """
      1, Instant Ability
      Exhaust target hero or ally with cost 0 or less.
      """
    And your hand is "Small Nap"
    And your opponent controls "Tol Dockhand"
    Then you can't play "Small Nap" targeting "Tol Dockhand"
    When you play "Small Nap" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero is exhausted
    And "Tol Dockhand" is ready

  @rule:104.2
  Scenario Outline: Of heroes and allies with a cost of at most 1, heroes are always among them
    Given the card "Long Nap" reads:
      """
      1, Instant Ability
      Exhaust all opposing heroes and allies with cost <most> or less.
      """
    And your hand is "Long Nap"
    And your opponent controls "Tol Dockhand"
    When you play "Long Nap"
    And the chain empties
    Then your opponent's hero is exhausted
    And "Tol Dockhand" is <so>

    Examples:
      | most | so        |
      | 1    | ready     |
      | 2    | exhausted |

  @rule:703.4
  Scenario Outline: Damage to a damaged ally triggers only if the ally was damaged before
    Given the card "Salt Rubber" reads:
      """
      1, Alliance, Ally—Human Mage, 1 [Fire] ATK / 1 Health
      When your hero deals damage to a damaged ally, draw a card.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target ally.
      """
    And you control "Salt Rubber"
    And your hand is "Test Bolt"
    And your opponent controls "Tol Dockhand" with <before> damage
    When you play "Test Bolt" targeting "Tol Dockhand"
    And the chain empties
    Then "Tol Dockhand" has <after> damage
    And there <cards> in your hand

    Examples:
      | before | after | cards        |
      | 0      | 1     | are no cards |
      | 1      | 2     | is 1 card    |

  @rule:717.2
  Scenario: The first 2 damage to each ally is prevented for each of them, not for all together
    Given the card "Twin Wards" reads:
      """
      2, Ability
      Ongoing: Prevent the first 2 damage that would be dealt to each ally in your party each turn.
      """
    And the card "Test Wave" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to each ally.
      """
    And you control "Twin Wards"
    And you control "Tol Dockhand" as "the first"
    And you control "Tol Dockhand" as "the second"
    And your opponent controls "Tol Dockhand" as "the third"
    And your hand is "Test Wave" as "one wave" and "Test Wave" as "another wave"
    When you play "one wave"
    And the chain empties
    Then "the first" has 1 damage
    And "the second" has 1 damage
    And "the third" has 3 damage
    When you play "another wave"
    And the chain empties
    Then "the first" has 4 damage
    And "the second" has 4 damage
    And "the third" is in your opponent's graveyard

  @rule:717.2
  Scenario: What is left of each damage that would be dealt this turn is left each time
    Given the card "Thin Skin" reads:
      """
      1, Instant Ability
      If your hero would be dealt damage this turn, prevent all but 1 of that damage.
      """
    And the card "Self Burn" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to your hero.
      """
    And your hand is "Thin Skin", "Self Burn" as "one burn" and "Self Burn" as "another burn"
    When you play "Thin Skin"
    And the chain empties
    And you play "one burn"
    And the chain empties
    And you play "another burn"
    And the chain empties
    Then your hero has 2 damage

  @rule:703.4
  Scenario: The first time an opponent discards in a turn is the first of all opponents
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And the card "Rag Picker" reads:
      """
      1, Alliance, Ally—Human Mage, 1 [Fire] ATK / 1 Health
      The first time an opponent discards a card each turn, draw a card.
      """
    And the card "Test Theft" reads:
      """
      1, Instant Ability
      Target player discards a card.
      """
    And it is Ann's turn, in the action phase
    And Ann controls "Rag Picker"
    And Ann's hand is "Test Theft" as "one theft" and "Test Theft" as "another theft"
    And Bo's hand is "Brigg"
    And Cid's hand is "Tim"
    When Ann plays "one theft" targeting Bo
    And the chain empties
    Then there are 2 cards in Ann's hand
    When Ann plays "another theft" targeting Cid
    And the chain empties
    Then "Tim" is in Cid's graveyard
    And there is 1 card in Ann's hand

  @rule:406.1
  Scenario: Cards in hand are instant, cards that are played from another zone aren't
    Given cost is no matter
    And the card "Quick Thought" reads:
      """
      0, Instant Ability
      Ally cards in your hand are instant this turn.
      """
    And the card "Grave Caller" reads:
      """
      2, Horde, Ally—Undead Priest, 1 [Shadow] ATK / 1 Health
      You can play ally cards from your graveyard.
      """
    And you control "Grave Caller"
    And it is your opponent's turn, in the action phase
    And your hand is "Quick Thought", "Tim"
    And your graveyard is "Brigg"
    When your opponent passes
    And you play "Quick Thought"
    And the chain empties
    And your opponent passes
    Then you may play "Tim"
    And you can't play "Brigg", because of 406.1

  @rule:406.1
  Scenario: An ally card in the graveyard can still be played in your own action phase
    Given cost is no matter
    And the card "Sharp Watch" reads:
      """
      2, Item
      Ally cards in your hand are instant.
      """
    And the card "Grave Caller" reads:
      """
      2, Horde, Ally—Undead Priest, 1 [Shadow] ATK / 1 Health
      You can play ally cards from your graveyard.
      """
    And you control "Sharp Watch" and "Grave Caller"
    And your hand is "Tim"
    And your graveyard is "Brigg"
    Then you may play "Tim"
    And you may play "Brigg"
    When the end phase starts
    Then you may play "Tim"
    And you can't play "Brigg", because of 406.1

  @rule:411.3b
  Scenario: Cards are drawn until the hand is as large as it may be
    Given the card "Test Tide" reads:
      """
      1, Instant Ability
      Draw cards until you reach your maximum hand size.
      """
    And you have 3 ready resources
    And you have 20 unnamed cards in your deck
    And your hand is "Test Tide", "Tim", "Brigg"
    When you play "Test Tide"
    And the chain empties
    Then there are 7 cards in your hand

  @rule:709.2b
  Scenario: Who holds more than that draws nothing
    Given the card "Test Tide" reads:
      """
      1, Instant Ability
      Draw cards until you have two cards in hand.
      """
    And you have 3 ready resources
    And you have 20 unnamed cards in your deck
    And your hand is "Test Tide", "Tim", "Brigg", "Gamon"
    When you play "Test Tide"
    And the chain empties
    Then there are 3 cards in your hand

  @rule:716.1
  Scenario: A draw that is skipped is followed by a further one
    Given the card "Test Tide" reads:
      """
      1, Instant Ability
      Target player draws cards until he reaches his maximum hand size.
      """
    And the card "Test Chill" reads:
      """
      1, Instant Ability
      The next time target player would draw a card this turn, he skips drawing that card instead.
      """
    And you have 3 ready resources
    And you have 20 unnamed cards in your deck
    And your hand is "Test Tide", "Test Chill"
    When you play "Test Chill" targeting yourself
    And the chain empties
    And you play "Test Tide" targeting yourself
    And the chain empties
    Then there are 7 cards in your hand

  @rule:716.1
  Scenario: Two cards that are drawn instead of one count as two
    Given the card "Test Tide" reads:
      """
      1, Instant Ability
      Draw cards until you have five cards in hand.
      """
    And the card "Test Seer" reads:
      """
      2, Alliance, Ally—Draenei Priest, 1 [Holy] ATK / 1 Health
      If you would draw a card, draw two instead.
      """
    And you have 3 ready resources
    And you have 20 unnamed cards in your deck
    And you control "Test Seer"
    And your hand is "Test Tide"
    When you play "Test Tide"
    And the chain empties
    Then there are 6 cards in your hand

  @rule:102.1a
  Scenario: Whose deck runs out before has to draw from it and loses
    Given the card "Test Tide" reads:
      """
      1, Instant Ability
      Draw cards until you reach your maximum hand size.
      """
    And you have 3 ready resources
    And your deck, from the top, is "Tim", "Brigg"
    And your hand is "Test Tide"
    When you play "Test Tide"
    And the chain empties
    Then you lose the game

  @rule:103.2
  Scenario: Who can't draw a card draws none
    Given the card "Test Tide" reads:
      """
      1, Instant Ability
      Draw cards until you reach your maximum hand size.
      """
    And the card "Test Seal" reads:
      """
      2, Item
      Players can't draw cards.
      """
    And you have 3 ready resources
    And you have 20 unnamed cards in your deck
    And you control "Test Seal"
    And your hand is "Test Tide"
    When you play "Test Tide"
    And the chain empties
    Then there are 0 cards in your hand

  @rule:802.1
  Scenario: Each player draws until the own hand is as large as it may be
    Given the card "Test Tide" reads:
      """
      1, Instant Ability
      Each player draws cards until he reaches his maximum hand size.
      """
    And you have 3 ready resources
    And you have 20 unnamed cards in your deck
    And your opponent has 20 unnamed cards in your opponent's deck
    And your hand is "Test Tide", "Tim"
    And your opponent's hand is "Brigg", "Gamon", "Kor Cindervein"
    When you play "Test Tide"
    And the chain empties
    Then there are 7 cards in your hand
    And there are 7 cards in your opponent's hand

  @rule:712.7
  Scenario: Whoever may draw so many cards can do it
    Given the card "Test Tide" reads:
      """
      1, Instant Ability
      You may draw cards until you reach your maximum hand size. If you do, your hero deals 1 fire damage to your hero.
      """
    And you have 3 ready resources
    And you have 20 unnamed cards in your deck
    And your hand is "Test Tide", "Tim"
    When you play "Test Tide"
    And the chain empties
    And you choose to
    Then there are 7 cards in your hand
    And your hero has 1 damage

  @rule:703.2
  Scenario: Whoever is gone is no longer the only ally in a party
    Given the card "Test Hermit" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 3 Health
      When Test Hermit enters play, if he is the only ally in your party, draw a card.
      """
    And the card "Test Page" reads:
      """
      1, Instant Ability
      Destroy target ally. Put an Orc ally token with 1 ATK and 1 health into play under its controller's control.
      """
    And cost is no matter
    And your hand is "Test Hermit"
    And your opponent's hand is "Test Page"
    When you play "Test Hermit"
    And both players pass
    And you pass
    And your opponent plays "Test Page" targeting "Test Hermit"
    And the chain empties
    Then there are no cards in your hand

  @rule:709.2b
  Scenario: What two opponents did together is not what an opponent did
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And the card "Test Toll" reads:
      """
      1, Instant Ability
      If an opponent played two or more allies this turn, draw two cards.
      """
    And the card "Test Scout" reads:
      """
      1, Instant Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And cost is no matter
    And it is Bo's turn, in the action phase
    And Bo's hand is "Test Scout", "Test Scout"
    And Cid's hand is "Test Scout"
    And Ann's hand is "Test Toll", "Test Toll"
    When Bo plays "Test Scout"
    And the chain empties
    And Bo passes
    And Cid plays "Test Scout"
    And the chain empties
    And Bo passes
    And Cid passes
    And Ann plays "Test Toll"
    And the chain empties
    Then there is 1 card in Ann's hand
    When Bo plays "Test Scout"
    And the chain empties
    And Bo passes
    And Cid passes
    And Ann plays "Test Toll"
    And the chain empties
    Then there are 2 cards in Ann's hand

  @rule:712.7
  Scenario: An ally that its player chose not to exhaust is not held either
    Given the card "Test Warden" reads:
      """
      2, Instant Ability
      You may exhaust target ally. It can't attack this turn.
      """
    And cost is no matter
    And you control "Brigg"
    And your hand is "Test Warden"
    When you play "Test Warden"
    And the chain empties
    And you choose not to
    Then you may propose that "Brigg" attacks your opponent's hero

  @rule:715.1
  Scenario: What watches for damage to a target doesn't see other damage of the hero
    Given the card "Test Mark" reads:
      """
      1, Instant Ability
      Target ally has +2 ATK this turn. When your hero deals damage to it this turn, draw a card.
      """
    And the card "Test Spark" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target ally.
      """
    And the card "Test Oaf" reads:
      """
      2, Ally—Orc Warrior, 1 [Melee] ATK / 5 Health
      """
    And cost is no matter
    And your opponent controls "Test Oaf", "Brigg"
    And your hand is "Test Mark", "Test Spark", "Test Spark"
    And your deck, from the top, is "Tim"
    When you play "Test Mark" targeting "Test Oaf"
    And the chain empties
    And you play "Test Spark" targeting "Brigg"
    And the chain empties
    Then there is 1 card in your hand
    When you play "Test Spark" targeting "Test Oaf"
    And the chain empties
    Then "Tim" is in your hand
