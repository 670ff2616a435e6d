Feature: 404 Healing
  Healing takes away what damage there is, makes no packet where there is none, and comes too late once a check finds fatal damage.

  Background:
    Given cost is no matter

  @rule:404.1 @example:cr-2007-05/404.1#1
  Scenario: The excess of a heal is wasted, and what follows still falls short of fatal
    Given it is your opponent's turn, in the action phase
    And you control "Valanos" with 1 damage
    And your hand is "Flash Heal"
    And your opponent's hand is "Lightning Bolt"
    When your opponent plays "Lightning Bolt" targeting "Valanos"
    And you respond by playing "Flash Heal" targeting "Valanos"
    And both players pass
    Then "Valanos" has 0 damage
    And the chain, top first, is "Lightning Bolt"
    When the chain empties
    Then "Valanos" has 4 damage
    And "Valanos" is in play

  @rule:404.1
  Scenario: A heal of 4 on 3 damage stores nothing against later damage
    Given your hero is "Graccus" with 3 damage
    And your hand is "Flash Heal"
    And your opponent's hand is "Fire Blast"
    When you play "Flash Heal" targeting your hero
    And the chain empties
    Then your hero has 0 damage
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    Then your hero has 2 damage

  @rule:404.2 @rule:405.2a @example:cr-2007-05/404.2#1
  Scenario: Hide of the Wild raises each of two healing packets, and none that is not there
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And Ann's hero is "Boris Brightbeard" with 15 damage
    And Cid's hero is "Graccus" with 20 damage
    And Bo's hero is "Ta'zo" with 20 damage
    And Ann controls "Hide of the Wild"
    And Ann's hand is "Shelter the Flock"
    When Ann plays "Shelter the Flock"
    And the chain empties
    Then Ann's hero has 3 damage
    And Cid's hero has 8 damage
    And Bo's hero has 20 damage
    When Ann uses "Boris Brightbeard" with X = 0, targeting Cid's hero
    And the chain empties
    Then Cid's hero has 8 damage
    And Ann's hero is face down

  @rule:404.3 @rule:407.6a @example:cr-2007-05/404.3#1
  Scenario: A heal before the damage does nothing, and after it comes too late
    Given it is your opponent's turn, in the action phase
    And you control "Karrok Scarrend"
    And your hand is "Flash Heal" as "the early heal", "Flash Heal" as "the late heal"
    And your opponent's hand is "Lightning Bolt"
    When your opponent plays "Lightning Bolt" targeting "Karrok Scarrend"
    And you respond by playing "the early heal" targeting "Karrok Scarrend"
    And both players pass
    Then "Karrok Scarrend" has 0 damage
    And "the early heal" is in your graveyard
    When both players pass
    Then "Karrok Scarrend" is in your graveyard
    And your opponent has priority
    And "the late heal" is in your hand

  @rule:404.3 @rule:405.2b
  Scenario: A heal of an unhurt hero may be used and triggers nothing
    Given your hero is "Graccus" with 1 damage
    And you control "Spiritual Attunement"
    And you control "Freya Lightsworn" as "the first Freya"
    And you control "Freya Lightsworn" as "the second Freya"
    When you use "the first Freya", targeting your hero
    And both players pass
    Then the chain, top first, is "Spiritual Attunement"
    When the chain empties
    And you choose not to
    And you use "the second Freya", targeting your hero
    And both players pass
    Then the chain is empty
    And your hero has 0 damage
