@edition:starter-2006
Feature: Targets, limits on copies, and quests
  The starter rulebook's first examples: a chosen target, tags that limit how many cards a player keeps, and a quest that pays for itself.

  @rule:706.1 @example:starter-2006/target#1
  Scenario: The player who plays the card picks which ally is exhausted
    Given cost is no matter
    And your hand is "Exhaustion"
    And your opponent controls "Benethor Draigo"
    And your opponent controls "Vaerik Proudhoof"
    When you play "Exhaustion" targeting "Benethor Draigo"
    And the chain empties
    Then "Benethor Draigo" is exhausted and "Vaerik Proudhoof" is ready
    And "Exhaustion" is in your graveyard

  @rule:707.1d
  Scenario: A card that targets an ally can't be played while there is none
    Given cost is no matter
    And your hand is "Exhaustion"
    Then you can't play "Exhaustion", because of 707.1d

  @rule:410.3b @example:starter-2006/unique#1
  Scenario: A second Fire Totem leaves room for only one, and its controller says which stays
    Given cost is no matter
    # The example's own Totem has a health that no source gives; any two Fire Totems serve.
    And you control "Fire Nova Totem" as "the old Totem"
    And your hand is "Fire Nova Totem" as "the new Totem"
    When you play "the new Totem"
    And the chain empties
    Then you must choose between "the old Totem", "the new Totem"
    When you choose "the old Totem"
    Then "the old Totem" is in your graveyard
    And "the new Totem" is in play
    And the chain is empty

  @rule:306.2c
  Scenario: Totems of different elements don't crowd each other
    Given cost is no matter
    And you control "Grace of Air Totem"
    And your hand is "Fire Nova Totem"
    When you play "Fire Nova Totem"
    And the chain empties
    Then "Grace of Air Totem" is in play
    And "Fire Nova Totem" is in play

  @rule:710.2a
  Scenario: Copies of an ally that isn't unique are never counted
    Given cost is no matter
    And you control "Grint Sundershot" as "the first Grint"
    And your hand is "Grint Sundershot" as "the second Grint"
    When you play "the second Grint"
    And the chain empties
    Then "the first Grint" is in play
    And "the second Grint" is in play

  @rule:410.3c
  Scenario: A two-handed weapon and an off-hand shield can't both stay
    Given cost is no matter
    And you control "Arcanite Reaper"
    And your hand is "Draconian Deflector"
    When you play "Draconian Deflector"
    And the chain empties
    Then you must choose between "Arcanite Reaper", "Draconian Deflector"
    When you choose "Arcanite Reaper"
    Then "Arcanite Reaper" is in your graveyard
    And "Draconian Deflector" is in play

  @rule:710.2c
  Scenario: A melee weapon and a ranged weapon are held together
    Given cost is no matter
    And you control "Krol Blade"
    And your hand is "Ancient Bone Bow"
    When you play "Ancient Bone Bow"
    And the chain empties
    Then "Krol Blade" is in play
    And "Ancient Bone Bow" is in play

  @rule:702.2 @example:starter-2006/quest#1
  Scenario: A quest is exhausted for its own cost, turned face down, and remains a resource
    Given you have "Your Fortune Awaits You" as a face-up resource
    And you have 2 ready resources
    And your deck, from the top, is "Kor Cindervein", "Tim", "Brigg"
    When you complete "Your Fortune Awaits You"
    Then you have 0 ready resources
    And "Your Fortune Awaits You" is face down
    When the chain empties
    Then "Kor Cindervein" is in your hand
    And there is 1 card in your hand
    When your next turn starts
    And the action phase starts
    Then you have 3 ready resources
    And "Your Fortune Awaits You" is face down
    And you can't complete "Your Fortune Awaits You", because of 408.1b
    When you play "Kor Cindervein"
    Then you have 0 ready resources
    When the chain empties
    Then "Kor Cindervein" is in play

  @rule:101.2 @example:starter-2006/setup#1
  Scenario: Seven cards too dear for the first turns are exchanged once, and the first player draws no card
    Given the first turn of the game is yours and about to start
    And your deck, from the top, is "Flamestrike", "World in Flames", "Hellfire", "Starfire", "Smite", "Multi-Shot", "Lobotomize", "Brigg", "Cerwyn", "Gamon", "Pugg", "Wisp", "Elder Moorf", "Kailis Truearc"
    When the game starts
    And your deck is shuffled with "Flamestrike", "World in Flames", "Hellfire", "Starfire", "Smite", "Multi-Shot", "Lobotomize" on top
    And you choose to
    And your deck is shuffled with "Brigg", "Cerwyn", "Gamon", "Pugg", "Wisp", "Elder Moorf", "Kailis Truearc" on top
    Then there are 7 cards in your hand
    And "Brigg" is in your hand
    And "Flamestrike" is in your deck
    When your opponent chooses not to
    Then there are 7 cards in your opponent's hand
    And it is your turn, in the ready step
    When the action phase starts
    Then there are 7 cards in your hand
