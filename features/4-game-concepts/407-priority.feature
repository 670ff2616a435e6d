Feature: 407 Priority
  One player at a time may add a link, and checks in waves come before anyone may.

  Background:
    Given cost is no matter

  @rule:407.1 @rule:407.4a
  Scenario: Who adds a link goes on, and after each resolution it is the turn player's go
    Given your opponent controls "Brigg"
    And your hand is "Fire Blast"
    And your opponent's hand is "Flash Heal"
    When you play "Fire Blast" targeting "Brigg"
    Then you have priority
    When your opponent responds by playing "Flash Heal" targeting "Brigg"
    Then your opponent has priority
    And the chain, top first, is "Flash Heal", "Fire Blast"
    When both players pass
    Then you have priority
    And the chain, top first, is "Fire Blast"

  @rule:407.4a
  Scenario: After your own response on your opponent's turn it is your opponent's go
    Given it is your opponent's turn, in the action phase
    And your hand is "Fire Blast"
    And your opponent's hand is "Lightning Bolt"
    When your opponent plays "Lightning Bolt" targeting your hero
    And you respond by playing "Fire Blast" targeting your opponent's hero
    And both players pass
    Then your opponent has priority
    And your opponent's hero has 2 damage
    And the chain, top first, is "Lightning Bolt"

  @rule:407.4b
  Scenario: A window closes by passes on an empty chain, not as the chain empties
    Given your hand is "Fire Blast", "Lightning Bolt"
    When you play "Fire Blast" targeting your opponent's hero
    And both players pass
    Then your opponent's hero has 2 damage
    And it is your turn, in the action phase
    And you have priority
    And you may play "Lightning Bolt" targeting your opponent's hero
    When both players pass
    Then it is your turn, in the end phase
    And you can't play "Lightning Bolt" targeting your opponent's hero, because of 406.1

  # The rulebook shows these two cards beside 407.6, and the words of their example are lost: this is what they can show.
  @rule:407.6 @rule:407.6a
  Scenario: Three Ironforge Guards fall in three waves, each death lowering the health of those left
    Given your opponent controls "Ironforge Guards" as "the first Guards"
    And your opponent controls "Ironforge Guards" as "the second Guards"
    And your opponent controls "Ironforge Guards" as "the third Guards"
    And your hand is "Chain Lightning"
    Then "the third Guards" has 3 health
    When you play "Chain Lightning" targeting "the first Guards"
    And the chain empties
    And you choose to
    And you choose "the second Guards"
    And you choose to
    And you choose "the third Guards"
    Then "the first Guards" is in your opponent's graveyard
    And "the second Guards" is in your opponent's graveyard
    And "the third Guards" is in your opponent's graveyard
    And you have priority

  @rule:407.6 @rule:407.6a
  Scenario: With a fourth Ironforge Guards no wave begins
    Given your opponent controls "Ironforge Guards" as "the first Guards"
    And your opponent controls "Ironforge Guards" as "the second Guards"
    And your opponent controls "Ironforge Guards" as "the third Guards"
    And your opponent controls "Ironforge Guards" as "the fourth Guards"
    And your hand is "Chain Lightning", "Fire Blast"
    When you play "Chain Lightning" targeting "the first Guards"
    And the chain empties
    And you choose to
    And you choose "the second Guards"
    And you choose to
    And you choose "the third Guards"
    Then "the first Guards" has 3 damage and 4 health
    And "the second Guards" has 2 damage and 4 health
    And "the third Guards" has 1 damage and 4 health
    When you play "Fire Blast" targeting "the second Guards"
    And the chain empties
    Then "the second Guards" is in your opponent's graveyard
    And "the first Guards" is in your opponent's graveyard
    And "the third Guards" has 1 damage and 2 health
    And "the fourth Guards" has 0 damage and 2 health

  @rule:407.6a
  Scenario: An ally whose health sinks to 0 is destroyed without any damage
    Given you control "Voss Treebender"
    And you control "Brigg"
    And your opponent controls "Scout Omerrta"
    And your hand is "Pugg"
    When you play "Pugg"
    And the chain empties
    Then "Voss Treebender" is in your graveyard
    And "Brigg" has 0 damage, 1 ATK and 1 health
    And "Pugg" has 0 damage, 2 ATK and 2 health
    And "Scout Omerrta" is in play

  @rule:407.6e @rule:411.8a
  Scenario: Damage does not stay on a card that leaves play
    Given you control "Valanos" with 4 damage
    And your hand is "Withdraw"
    When you play "Withdraw" targeting "Valanos"
    And the chain empties
    And you play "Valanos"
    And the chain empties
    Then "Valanos" has 0 damage, 2 ATK and 5 health

  @rule:407.1
  Scenario: Only whoever has priority may act or pass
    Given cost is no matter
    And your hand is "Fire Blast"
    And your opponent's hand is "Flash Heal"
    And your opponent's hero has 5 damage
    Then you have priority
    And your opponent can't pass, because of 407.1
    And your opponent can't play "Flash Heal" targeting your opponent's hero, because of 407.1
    When you play "Fire Blast" targeting your opponent's hero
    Then you have priority
    And your opponent can't pass, because of 407.1
    When you pass
    Then your opponent has priority
    And you can't pass, because of 407.1
    And your opponent may pass
    And your opponent may play "Flash Heal" targeting your opponent's hero
