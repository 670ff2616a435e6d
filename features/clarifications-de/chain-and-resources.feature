@edition:clarifications-de
Feature: The German clarifications on resources, Unique cards and the chain
  Resources come in through the chain and pay at once, each player has one of a Unique card, and windows open and close in order.

  @rule:408.1a @example:clarifications-de/5#1 @example:clarifications-de/10#1
  Scenario: A resource being placed waits on the chain
    Given cost is no matter
    And your hand is "Brigg"
    When you place "Brigg" as a face-down resource
    Then "Brigg" is on the chain
    And there is no card in your hand
    When the chain empties
    Then "Brigg" is not on the chain
    And "Brigg" is face down

  @rule:408.1b @example:clarifications-de/5#1
  Scenario: Only a quest may be placed face up
    Given your hand is "A Donation of Wool", "Brigg"
    Then you may place "A Donation of Wool" as a face-up resource
    And you may place "A Donation of Wool" as a face-down resource
    And you may place "Brigg" as a face-down resource
    And you can't place "Brigg" as a face-up resource, because of 408.1b

  @rule:408.2 @example:clarifications-de/5#1
  Scenario: Resources are exhausted to pay for what is played, and one short is too few
    Given you have 3 ready resources
    And your hand is "Kor Cindervein", "Valanos"
    Then you can't play "Valanos", because of 401.1
    When you play "Kor Cindervein"
    Then you have 0 ready resources
    When the chain empties
    Then "Kor Cindervein" is in play

  @rule:408.2 @example:clarifications-de/5#1
  Scenario: The same resources pay at once for an instant, equipment, a power and a quest
    Given you have 9 ready resources
    And you have "A Donation of Wool" as a face-up resource
    And you control "Deacon Johanna"
    And your hand is "Fire Blast", "Krol Blade"
    When you play "Krol Blade"
    Then you have 7 ready resources
    When you play "Fire Blast" targeting your opponent's hero
    Then you have 6 ready resources
    When you use "Deacon Johanna", targeting your hero
    Then you have 4 ready resources
    When you complete "A Donation of Wool"
    Then you have 3 ready resources
    And your opponent's hero has 0 damage

  @rule:710.2a @example:clarifications-de/8#1
  Scenario: Each player may control one copy of the same Unique card
    Given cost is no matter
    And you control "Landro Longshot" as "your Landro"
    And your opponent's hand is "Landro Longshot" as "their Landro"
    And it is your opponent's turn, in the action phase
    When your opponent plays "their Landro"
    And the chain empties
    Then "your Landro" is in play
    And "their Landro" is in play

  @rule:410.3a @example:clarifications-de/8#1
  Scenario: A player with two copies must at once destroy one
    Given cost is no matter
    And you control "Landro Longshot" as "the old Landro"
    And your hand is "Landro Longshot" as "the new Landro"
    When you play "the new Landro"
    And both players pass
    Then you must choose between "the old Landro", "the new Landro"
    When you choose "the new Landro"
    Then "the new Landro" is in your graveyard
    And you have priority

  @rule:407.4 @example:clarifications-de/11#1 @example:clarifications-de/12#1
  Scenario: As a window opens its triggers go on the chain before the turn player gets priority
    Given it is your opponent's turn, in the action phase
    And your opponent's "Rend" is attached to your hero
    And your "Fireball" is attached to your opponent's hero
    When your next turn starts
    Then the chain, top first, is "Fireball"
    And you have priority
    When the chain empties
    Then your opponent's hero has 1 damage
    And your hero has 0 damage
    And you have priority
    And it is your turn, in the ready step

  @rule:407.4a @example:clarifications-de/11#1 @example:clarifications-de/12#1
  Scenario: A window closes only when all pass on an empty chain, not as the chain empties
    Given cost is no matter
    And your hand is "Fire Blast", "Scorch"
    When you play "Fire Blast" targeting your opponent's hero
    And both players pass
    Then the chain is empty
    And it is your turn, in the action phase
    And you have priority
    When you play "Scorch" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage

  @rule:407.4a @rule:711.1 @example:clarifications-de/11#1 @example:clarifications-de/12#1
  Scenario: Who adds a link has priority again, and after it resolves or is interrupted the turn player has it
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Counterspell", "Quick Strike"
    And your opponent's hand is "Fire Blast", "Scorch"
    When your opponent plays "Scorch" targeting your hero
    And your opponent plays "Fire Blast" targeting your hero
    Then your opponent has priority
    When you respond by playing "Counterspell" targeting "Fire Blast"
    Then you have priority
    When both players pass
    Then the chain, top first, is "Scorch"
    And "Fire Blast" is in your opponent's graveyard
    And your hero has 0 damage
    And your opponent has priority
    When you respond by playing "Quick Strike" targeting your opponent's hero
    Then you have priority
    When both players pass
    Then your opponent's hero has 2 damage
    And the chain, top first, is "Scorch"
    And your opponent has priority

  @rule:709.2a @rule:711.1 @example:clarifications-de/11#1
  Scenario: After a link that found its target gone the turn player has priority, though another added it
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls "Cerwyn"
    And your hand is "Quick Strike"
    And your opponent's hand is "Lightning Bolt", "Withdraw"
    When your opponent plays "Lightning Bolt" targeting your hero
    And you respond by playing "Quick Strike" targeting "Cerwyn"
    And your opponent responds by playing "Withdraw" targeting "Cerwyn"
    And both players pass
    Then "Cerwyn" is in your opponent's hand
    And your opponent has priority
    When both players pass
    Then "Quick Strike" is in your graveyard
    And the chain, top first, is "Lightning Bolt"
    And your opponent has priority

  @rule:407.3 @rule:705.3 @rule:602.2 @rule:717.5a @example:clarifications-de/10#1
  Scenario: A proposal and a strike go on the chain, protecting, armor and damage don't
    Given cost is no matter
    And you control "Krol Blade"
    And you control "Kor Cindervein"
    And your opponent's hero is "Warrax"
    And your opponent controls "Cerwyn"
    And your opponent controls "Guardian Steelhorn"
    And your opponent controls "Elven Chain Boots"
    When you propose that "Kor Cindervein" attacks "Cerwyn"
    Then the chain, top first, is the proposal
    When the protect point comes
    And your opponent protects with "Guardian Steelhorn"
    Then "Guardian Steelhorn" is exhausted
    And the chain is empty
    When the combat concludes
    Then "Guardian Steelhorn" is in your opponent's graveyard
    And the chain is empty
    When you propose that your hero attacks "Warrax"
    And the defend window opens
    And you strike with "Krol Blade"
    Then the chain, top first, is "Krol Blade"
    When the combat concludes
    And your opponent exhausts "Elven Chain Boots" to prevent damage
    Then "Warrax" has 1 damage
    And the chain is empty

  @rule:701.2 @rule:702.3 @example:clarifications-de/10#1 @example:clarifications-de/13#1
  Scenario: Powers are used and quests completed with priority, on the opponent's turn too
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you have "Your Fortune Awaits You" as a face-up resource
    And you control "Deacon Johanna"
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    And you respond by completing "Your Fortune Awaits You"
    And you use "Deacon Johanna", targeting your hero
    Then the chain, top first, is "Deacon Johanna", "Your Fortune Awaits You", "Fire Blast"
    When the chain empties
    Then there is 1 card in your hand
    And your hero has 2 damage

  @rule:101.2 @example:clarifications-de/9#1
  Scenario: One mulligan each, for exactly seven cards
    Given the first turn of the game is yours and about to start
    When the game starts
    Then there are 7 cards in your hand
    When you choose to
    Then there are 7 cards in your hand
    When your opponent chooses to
    Then there are 7 cards in your opponent's hand
    And it is your turn, in the action phase
