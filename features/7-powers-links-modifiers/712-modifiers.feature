Feature: Modifiers
  Parts that can't be done, and options that are offered whole or not at all.

  @rule:712.3
  Scenario: Of a modifier that asks for more than there is as much as possible is done
    Given cost is no matter
    And your hand is "Psychic Scream"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Rodrigo"
    When you play "Psychic Scream"
    And the chain empties
    Then there are 2 cards in your opponent's hand

  @rule:712.7
  Scenario: An optional payment that can't be made in full isn't offered
    Given it is your opponent's turn, in the action phase
    And you control an exhausted "Green Whelp Armor"
    And you have 1 ready resource
    And your opponent controls "Brigg"
    When your opponent proposes that "Brigg" attacks your hero
    And the combat concludes
    Then the chain, top first, is "Green Whelp Armor"
    When the chain empties
    Then "Brigg" is in play
    And you have 1 ready resource

  @rule:712.4 @rule:712.3
  Scenario: What is said of a card in play isn't done to it once it is back in hand
    Given the card "Shooed Away" reads:
      """
      2, Instant Ability
      Put target ally into its owner's hand and exhaust it.
      """
    And cost is no matter
    And your opponent controls "Brigg"
    And your hand is "Shooed Away"
    When you play "Shooed Away" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in your opponent's hand
    When your opponent's next turn starts
    And the action phase starts
    And your opponent plays "Brigg"
    And the chain empties
    Then "Brigg" is ready

  @rule:712.7
  Scenario: What may be done in two parts is not offered where one card would have to do for both
    Given the card "Wandering Tinker" reads:
      """
      2, Alliance, Ally—Gnome Rogue, 2 [Melee] ATK / 2 Health
      When Wandering Tinker enters play, you may discard an ally card and discard a card. If you do, draw three cards.
      """
    And cost is no matter
    And your hand is "Wandering Tinker", "Brigg"
    When you play "Wandering Tinker"
    And the chain empties
    Then "Brigg" is in your hand
    And there is 1 card in your hand

  @rule:712.7
  Scenario: What may be done in two parts is offered where there is a card for each
    Given the card "Wandering Tinker" reads:
      """
      2, Alliance, Ally—Gnome Rogue, 2 [Melee] ATK / 2 Health
      When Wandering Tinker enters play, you may discard an ally card and discard a card. If you do, draw three cards.
      """
    And cost is no matter
    And your hand is "Wandering Tinker", "Brigg", "Fire Blast"
    When you play "Wandering Tinker"
    And the chain empties
    And you choose to
    Then "Brigg" is in your graveyard
    And "Fire Blast" is in your graveyard
    And there are 3 cards in your hand

  @rule:712.7
  Scenario: All of one's resources can be readied though some are ready, as in the ready step
    Given the card "Second Wind" reads:
      """
      1, Ability
      Ongoing: At the end of your turn, you may ready all of your resources.
      """
    And you control "Second Wind"
    And you have 3 ready resources
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And the end phase starts
    And the chain empties
    And you choose to
    Then you have 3 ready resources

  @rule:712.7
  Scenario: Where all of one's resources are ready there is nothing to choose
    Given the card "Second Wind" reads:
      """
      1, Ability
      Ongoing: At the end of your turn, you may ready all of your resources.
      """
    And you control "Second Wind"
    And you have 3 ready resources
    When the end phase starts
    And the chain empties
    Then you have 3 ready resources

  @rule:712.7
  Scenario: Who has two cards in the deck can't choose to put three of them away
    Given the card "Test Furnace" reads:
      """
      2, Instant Ability
      You may put the top three cards of your deck into your graveyard. If you do, your hero deals 3 fire damage to target hero.
      """
    And cost is no matter
    And your hand is "Test Furnace"
    And your deck, from the top, is "Tim", "Brigg"
    When you play "Test Furnace" targeting your opponent's hero
    And the chain empties
    Then "Tim" is in your deck
    And your opponent's hero has 0 damage
