Feature: Own hands and other cards
  Players who each put the own hand into the own deck, and cards of a graveyard besides the one that speaks of them.

  @rule:411.2
  Scenario: Each player draws as many cards as he himself has shuffled into the deck
    Given cost is no matter
    And the card "Reshuffle" reads:
      """
      3, Instant Ability
      Each player shuffles his hand into his deck, then draws that many cards.
      """
    And your hand is "Reshuffle", "Tim"
    And your opponent's hand is "Tim" as "the first", "Tim" as "the second", "Tim" as "the third"
    When you play "Reshuffle"
    And the chain empties
    Then there is 1 card in your hand
    And there are 3 cards in your opponent's hand

  @rule:411.2
  Scenario: Each player draws one card more than he himself has put on the bottom of the deck
    Given cost is no matter
    And the card "Bargain" reads:
      """
      3, Instant Ability
      Each player puts his hand on the bottom of his deck in any order, then draws that many cards plus one.
      """
    And you have 20 unnamed cards in your deck
    And your opponent has 20 unnamed cards in his deck
    And your hand is "Bargain"
    And your opponent's hand is "Tim"
    When you play "Bargain"
    And the chain empties
    Then there is 1 card in your hand
    And there are 2 cards in your opponent's hand
    And "Tim" is in your opponent's deck

  @rule:411.8
  Scenario: An ally that is destroyed is in the graveyard no other card than itself
    Given cost is no matter
    And the card "Gravedigger" reads:
      """
      3, Ally—Undead, 3 [Melee] ATK / 4 Health
      When Gravedigger is destroyed, put another ally card from your graveyard into your hand.
      """
    And the card "Slay" reads:
      """
      3, Instant Ability
      Destroy target ally.
      """
    And your hand is "Slay"
    And you control "Gravedigger"
    When you play "Slay" targeting "Gravedigger"
    And the chain empties
    Then "Gravedigger" is in your graveyard

  @rule:411.8
  Scenario: Two other ally cards pay for the return of an ally that is destroyed
    Given cost is no matter
    And the card "Grinder" reads:
      """
      3, Ally—Ghoul, 3 [Melee] ATK / 2 Health
      When Grinder is put into a graveyard from play, you may remove two other ally cards in your graveyard from the game. If you do, put Grinder into play exhausted.
      """
    And the card "Slay" reads:
      """
      3, Instant Ability
      Destroy target ally.
      """
    And your hand is "Slay"
    And your graveyard is "Tim" as "the first", "Tim" as "the second"
    And you control "Grinder"
    When you play "Slay" targeting "Grinder"
    And the chain empties
    And you choose to
    Then "Grinder" is in play
    And "Grinder" is exhausted
    And "the first" is removed from the game
    And "the second" is removed from the game

  @rule:411.8
  Scenario: With one other ally card the ally that is destroyed stays in the graveyard
    Given cost is no matter
    And the card "Grinder" reads:
      """
      3, Ally—Ghoul, 3 [Melee] ATK / 2 Health
      When Grinder is put into a graveyard from play, you may remove two other ally cards in your graveyard from the game. If you do, put Grinder into play exhausted.
      """
    And the card "Slay" reads:
      """
      3, Instant Ability
      Destroy target ally.
      """
    And your hand is "Slay"
    And your graveyard is "Tim"
    And you control "Grinder"
    When you play "Slay" targeting "Grinder"
    And the chain empties
    Then "Grinder" is in your graveyard
    And "Tim" is in your graveyard

  @rule:706.1
  Scenario: An ally that is destroyed is no target for its own words about another
    Given cost is no matter
    And the card "Sexton" reads:
      """
      3, Ally—Undead, 3 [Melee] ATK / 4 Health
      When Sexton is destroyed, put another target Undead ally card from your graveyard into your hand.
      """
    And the card "Slay" reads:
      """
      3, Instant Ability
      Destroy target ally.
      """
    And your hand is "Slay"
    And you control "Sexton"
    When you play "Slay" targeting "Sexton"
    And the chain empties
    Then "Sexton" is in your graveyard

  @rule:702.2
  Scenario: The reward of a quest speaks of the ally that was destroyed to complete it
    Given the card "Last Stand" reads:
      """
      Quest
      Destroy an ally in your party to complete this quest.
      Reward: Your hero deals fire damage to target hero equal to the destroyed ally's cost.
      """
    And the card "Grunt" reads:
      """
      3, Ally—Orc, 3 [Melee] ATK / 2 Health
      """
    And you have "Last Stand" as a face-up resource
    And you control "Grunt"
    When you complete "Last Stand" targeting your opponent's hero
    And the chain empties
    Then "Grunt" is in your graveyard
    And your opponent's hero has 3 damage

  @rule:103.2
  Scenario: A player draws as many cards as have left the graveyard, not as many as lay there
    Given cost is no matter
    And the card "Tomb Seal" reads:
      """
      2, Ability
      Ongoing: Ally cards can't leave graveyards.
      """
    And the card "Unearth" reads:
      """
      2, Ability
      Each player shuffles his graveyard into his deck, then draws that many cards.
      """
    And you control "Tomb Seal"
    And your graveyard is "Tim", "Fire Blast"
    And your hand is "Unearth"
    And you have 20 unnamed cards in your deck
    When you play "Unearth"
    And the chain empties
    Then there is 1 card in your hand

  @rule:411.4
  Scenario: Another card than the discarded one comes back from the graveyard
    Given cost is no matter
    And the card "Trade" reads:
      """
      2, Ability
      Discard a card. Put another card from your graveyard into your hand.
      """
    And your hand is "Trade", "Tim"
    When you play "Trade"
    And the chain empties
    Then "Tim" is in your graveyard
