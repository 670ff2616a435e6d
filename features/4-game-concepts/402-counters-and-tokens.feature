Feature: 402 Counters and tokens
  A token is an ally while it is in play and nothing anywhere else.

  Background:
    Given cost is no matter

  @rule:402.2 @example:cr-2007-05/402.2#1
  Scenario: The destroyed Tyrande Whisperwind leaves a token that is named after its tag
    Given it is your opponent's turn, in the action phase
    And you control "High Priestess Tyrande Whisperwind"
    And your opponent's hand is "Vanquish", "Withdraw"
    When your opponent plays "Vanquish" targeting "High Priestess Tyrande Whisperwind"
    And both players pass
    Then "High Priestess Tyrande Whisperwind" is in your graveyard
    And the chain, top first, is "High Priestess Tyrande Whisperwind"
    When the chain empties
    Then you control "Wisp"
    And "Wisp" has 0 damage, 0 ATK and 1 health
    And "Wisp" has 0 cost
    And "Wisp" has the tags "Wisp"
    And your opponent may play "Withdraw" targeting "Wisp"

  @rule:402.2a @rule:407.6e
  Scenario: A token that is put into a hand is gone
    Given your opponent controls a token "Wisp" with 0 ATK and 1 health
    And your hand is "Withdraw"
    When you play "Withdraw" targeting "Wisp"
    And the chain empties
    Then your opponent controls no "Wisp"
    And there is no card in your opponent's hand

  @rule:402.2a @rule:402.2
  Scenario: The death of a token triggers like an ally's, and its cost is 0
    Given you control "Vambraces of the Sadist"
    And your opponent controls a token "Wisp" with 0 ATK and 1 health
    And your opponent controls "Brigg"
    And your hand is "Fire Blast" as "the first Blast", "Fire Blast" as "the second Blast"
    When you play "the first Blast" targeting "Wisp"
    And both players pass
    Then the chain, top first, is "Vambraces of the Sadist"
    And there is no card in your opponent's graveyard
    When the chain empties
    Then your opponent's hero has 0 damage
    When you play "the second Blast" targeting "Brigg"
    And the chain empties
    Then your opponent's hero has 1 damage
    And "Brigg" is in your opponent's graveyard

  @rule:402.2 @rule:710.2
  Scenario: A token that is put into play exhausted is so, and one that is not so put is ready
    Given the card "Sleepy Pup" reads:
      """
      1, Ability
      Put a Pup ally token with 1 ATK and 1 health into play exhausted.
      """
    And the card "Lone Cub" reads:
      """
      1, Ability
      Put a Cub ally token with 1 ATK and 1 health into play.
      """
    And your hand is "Sleepy Pup", "Lone Cub"
    When you play "Sleepy Pup"
    And the chain empties
    And you play "Lone Cub"
    And the chain empties
    Then "Pup" is exhausted
    And "Cub" is ready

  @rule:402.1 @rule:703.1
  Scenario: The second of three counters put at once triggers, and the last one removed, however many go with it
    Given the card "Hoarder" reads:
      """
      1, Alliance, Ally—Wolf, 1 [Melee] ATK / 4 Health
      When the second coin counter is put on Hoarder, draw a card.
      When the last coin counter is removed from Hoarder, destroy Hoarder.
      """
    And the card "Gift" reads:
      """
      1, Ability
      Put three coin counters on target ally.
      """
    And the card "Tithe" reads:
      """
      1, Ability
      Remove two coin counters from target ally.
      """
    And the card "Theft" reads:
      """
      1, Ability
      Remove a coin counter from target ally.
      """
    And you control "Hoarder"
    And your hand is "Gift", "Tithe", "Theft"
    When you play "Gift" targeting "Hoarder"
    And the chain empties
    Then "Hoarder" has 3 "coin" counters
    And there are 3 cards in your hand
    When you play "Tithe" targeting "Hoarder"
    And the chain empties
    Then you control "Hoarder"
    And there are 2 cards in your hand
    When you play "Theft" targeting "Hoarder"
    And the chain empties
    Then "Hoarder" is in your graveyard

  @rule:402.1 @rule:703.1
  Scenario: Each of two counters removed at once is a counter removed, and both are one or more of them
    Given the card "Miser" reads:
      """
      1, Alliance, Ally—Wolf, 1 [Melee] ATK / 4 Health
      Miser enters play with two coin counters.
      When a coin counter is removed from Miser, put 2 damage on your hero.
      """
    And the card "Beggar" reads:
      """
      1, Alliance, Ally—Wolf, 1 [Melee] ATK / 4 Health
      When one or more coin counters are removed from an ally, put 1 damage on Beggar.
      """
    And the card "Tithe" reads:
      """
      1, Ability
      Remove two coin counters from target ally.
      """
    And your opponent controls "Beggar"
    And your hand is "Miser", "Tithe"
    When you play "Miser"
    And the chain empties
    And you play "Tithe" targeting "Miser"
    And the chain empties
    Then your hero has 4 damage
    And "Beggar" has 1 damage
