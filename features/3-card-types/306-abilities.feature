Feature: 306 Abilities
  Abilities that go on stay in play, some of them under another card, and Totems are characters without being allies.

  @rule:306.1 @rule:306.2c
  Scenario: An ongoing ability stays in play, the other goes to the graveyard
    Given cost is no matter
    And you control "Valanos"
    And your hand is "Battle Shout", "Rally the Troops"
    When you play "Battle Shout"
    And the chain empties
    And you play "Rally the Troops"
    And the chain empties
    Then "Battle Shout" is in play
    And "Rally the Troops" is in your graveyard
    And "Valanos" has 4 ATK
    When your next turn starts
    Then "Valanos" has 3 ATK

  @rule:306.2c @rule:306.2b
  Scenario: An ability with an activated power is used on its first turn
    Given cost is no matter
    And your hand is "Clarity of Thought"
    When you play "Clarity of Thought"
    And the chain empties
    And you use "Clarity of Thought"
    And the chain empties
    Then there is 1 card in your hand
    And "Clarity of Thought" is exhausted

  @rule:306.3c
  Scenario: Without a target, what to attach to is chosen as the ability resolves
    Given cost is no matter
    And you control "Dual Wield"
    And you control "Krol Blade"
    And you control "Viking Warhammer"
    And your hand is "Rockbiter Weapon"
    When you play "Rockbiter Weapon"
    Then you have priority
    When the chain empties
    Then you must choose between "Krol Blade", "Viking Warhammer"
    When you choose "Viking Warhammer"
    Then "Rockbiter Weapon" is attached to "Viking Warhammer"
    And "Viking Warhammer" has 3 ATK
    And "Krol Blade" has 3 ATK

  @rule:306.3c
  Scenario: Losing one weapon in response leaves the other to attach to
    Given cost is no matter
    And you control "Dual Wield"
    And you control "Krol Blade"
    And you control "Viking Warhammer"
    And your hand is "Rockbiter Weapon"
    And your opponent's hand is "Defensive Breach"
    When you play "Rockbiter Weapon"
    And your opponent responds by playing "Defensive Breach" targeting "Krol Blade"
    And the chain empties
    Then "Rockbiter Weapon" is attached to "Viking Warhammer"
    And "Viking Warhammer" has 3 ATK

  @rule:306.3c
  Scenario: It may be played without any weapon, and then goes to the graveyard
    Given cost is no matter
    And your hand is "Rockbiter Weapon"
    Then you may play "Rockbiter Weapon"
    When you play "Rockbiter Weapon"
    Then the chain, top first, is "Rockbiter Weapon"
    When the chain empties
    Then "Rockbiter Weapon" is in your graveyard

  @rule:306.3e @rule:411.1 @rule:400.2
  Scenario: When a stolen ally dies each of the two cards goes to its own owner's graveyard
    Given cost is no matter
    And your opponent controls "Brigg"
    And your "Mind Control" is attached to your opponent's "Brigg"
    And your opponent's hand is "Quick Strike"
    Then you control "Brigg"
    When your opponent plays "Quick Strike" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in your opponent's graveyard
    And "Mind Control" is in your graveyard

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:306.3f @example:cr-2007-05/306.3f#1 @example:cr-2007-04/306.3f#1
  Scenario: Entangling Roots moves to another ally, to no hero, and exhausts nothing there
    Given cost is no matter
    And you control an exhausted "Kor Cindervein"
    And you control "Valanos"
    And you control "Inventor's Focal Sword"
    And your opponent controls "Karrok Scarrend"
    And your opponent's "Entangling Roots" is attached to your "Kor Cindervein"
    When you use "Inventor's Focal Sword", targeting "Entangling Roots"
    And the chain empties
    Then you must choose between "Valanos", "Karrok Scarrend"
    When you choose "Karrok Scarrend"
    Then "Entangling Roots" is attached to "Karrok Scarrend"
    And "Karrok Scarrend" is ready
    And "Kor Cindervein" is exhausted
    And your opponent controls "Entangling Roots"

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:306.3f @example:cr-2007-05/306.3f#1 @example:cr-2007-04/306.3f#1
  Scenario: With no other ally Entangling Roots stays where it is
    Given cost is no matter
    And you control an exhausted "Kor Cindervein"
    And you control "Inventor's Focal Sword"
    And your opponent's "Entangling Roots" is attached to your "Kor Cindervein"
    When you use "Inventor's Focal Sword", targeting "Entangling Roots"
    And the chain empties
    Then "Entangling Roots" is attached to "Kor Cindervein"
    And "Inventor's Focal Sword" is exhausted
    And there is no card in your opponent's graveyard

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:306.3f @rule:400.3b @example:cr-2007-05/306.3f#2 @example:cr-2007-04/306.3f#2
  Scenario: Mind Control moves to an ally of any cost and still answers to the player who played it
    Given cost is no matter
    And you control "Brigg"
    And you control "Anika Berlyn"
    And you control "Valanos"
    And you control "Inventor's Focal Sword"
    And your opponent's "Mind Control" is attached to your "Brigg"
    And your opponent's hand is "Fire Blast"
    And your hand is "Quick Strike"
    Then your opponent controls "Brigg"
    When you use "Inventor's Focal Sword", targeting "Mind Control"
    And the chain empties
    Then you must choose between "Anika Berlyn", "Valanos"
    When you choose "Anika Berlyn"
    Then "Mind Control" is attached to "Anika Berlyn"
    And your opponent controls "Mind Control"
    And you control "Brigg"
    And your opponent controls "Anika Berlyn"
    When you play "Quick Strike" targeting your opponent's hero
    And the chain empties
    Then "Mind Control" is attached to "Anika Berlyn"
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    Then "Mind Control" is in your opponent's graveyard
    And you control "Anika Berlyn"

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:306.4a @example:cr-2007-05/306.4#1 @example:cr-2007-04/306.4a#1
  Scenario: Chain Lightning may begin at a Totem
    Given cost is no matter
    And your opponent controls "Valanos"
    And your opponent controls "Stoneclaw Totem"
    And your hand is "Chain Lightning"
    When you play "Chain Lightning" targeting "Stoneclaw Totem"
    And the chain empties
    And you choose to
    And you choose "Valanos"
    And you choose to
    Then you must choose between your hero, your opponent's hero
    When you choose your opponent's hero
    Then "Stoneclaw Totem" has 3 damage
    And "Valanos" has 2 damage
    And your opponent's hero has 1 damage
    And your hero has 0 damage

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:306.4a @example:cr-2007-05/306.4#1 @example:cr-2007-04/306.4a#1
  Scenario: Chain Lightning can't leap on to a Totem, which is no ally
    Given cost is no matter
    And your opponent controls "Valanos"
    And your opponent controls "Stoneclaw Totem"
    And your hand is "Chain Lightning"
    When you play "Chain Lightning" targeting your opponent's hero
    And the chain empties
    And you choose to
    Then you must choose between your hero, "Valanos"
    When you choose "Valanos"
    And you choose to
    Then your opponent's hero has 3 damage
    And "Valanos" has 2 damage
    And your hero has 1 damage
    And "Stoneclaw Totem" has 0 damage

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:306.4a @example:cr-2007-05/306.4#1 @example:cr-2007-04/306.4a#1
  Scenario: Chain Lightning that begins at the ally leaps to heroes only, and never to the Totem
    Given cost is no matter
    And your opponent controls "Valanos"
    And your opponent controls "Stoneclaw Totem"
    And your hand is "Chain Lightning"
    When you play "Chain Lightning" targeting "Valanos"
    And the chain empties
    And you choose to
    Then you must choose between your hero, your opponent's hero
    When you choose your opponent's hero
    And you choose to
    Then "Valanos" has 3 damage
    And your opponent's hero has 2 damage
    And your hero has 1 damage
    And "Stoneclaw Totem" has 0 damage

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:306.4a @example:cr-2007-05/306.4#2 @example:cr-2007-04/306.4a#2
  Scenario: Resurrection finds the ally card beside the Totem card and not the Totem card
    Given you have 4 ready resources
    And your graveyard is "Stoneclaw Totem", "Brigg"
    And your hand is "Resurrection"
    Then you can't play "Resurrection" targeting "Stoneclaw Totem", because of 306.4a
    When you play "Resurrection" targeting "Brigg"
    And the chain empties
    Then you control "Brigg"
    And "Stoneclaw Totem" is in your graveyard

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:306.4a @example:cr-2007-05/306.4#2 @example:cr-2007-04/306.4a#2
  Scenario: With a Totem card alone in the graveyard Resurrection can't be played
    Given you have 4 ready resources
    And your graveyard is "Stoneclaw Totem"
    And your hand is "Resurrection"
    Then you can't play "Resurrection", because of 707.1d
    And rule 306.4a was applied

  @rule:306.4a
  Scenario: A Totem attacks nobody, may be attacked and deals no damage back
    Given cost is no matter
    And you control "Brigg"
    And you control "Stoneclaw Totem" as "your Totem"
    And your opponent controls "Stoneclaw Totem" as "the other Totem"
    Then you can't propose that "your Totem" attacks "the other Totem", because of 306.4a
    When you propose that "Brigg" attacks "the other Totem"
    And the combat concludes
    Then "the other Totem" has 1 damage
    And "Brigg" has 0 damage

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:306.4b @rule:407.6d @example:cr-2007-05/306.4b#1 @example:cr-2007-04/306.4b#1
  Scenario: Polymorph attaches to a Totem and falls off before anyone gets priority
    Given cost is no matter
    And your opponent controls "Stoneclaw Totem"
    And your hand is "Polymorph"
    When you play "Polymorph" targeting "Stoneclaw Totem"
    And the chain empties
    Then "Polymorph" is in your graveyard
    And "Stoneclaw Totem" is in play
    And you have priority

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:306.4b @rule:407.6d @example:cr-2007-05/306.4b#1 @example:cr-2007-04/306.4b#1
  Scenario: Fireball burns a Totem once and falls off
    Given cost is no matter
    And your opponent controls "Stoneclaw Totem"
    And your hand is "Fireball"
    When you play "Fireball" targeting "Stoneclaw Totem"
    And the chain empties
    Then "Stoneclaw Totem" has 4 damage
    And "Fireball" is in your graveyard
    When your next turn starts
    Then the chain is empty
    And "Stoneclaw Totem" has 4 damage
