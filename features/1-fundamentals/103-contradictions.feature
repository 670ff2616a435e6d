Feature: 103 Contradictions
  What can't happen doesn't, whatever wants it, uniqueness alone excepted.

  Background:
    Given cost is no matter

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:103.4 @rule:407.6a @example:cr-2007-05/103.4#1 @example:cr-2007-04/103.4#1
  Scenario: A protection that dies with the attacking hero still saved its own hero in that wave
    Given it is your opponent's turn, in the action phase
    And you control "Valthak Spiritdrinker" with 1 damage
    And your hero is "Zenith Shadowforce" with 28 damage
    And your opponent's hero is "Graccus" with 26 damage
    And your opponent controls "Krol Blade"
    When your opponent proposes that "Graccus" attacks "Valthak Spiritdrinker"
    And your opponent strikes with "Krol Blade"
    Then your hero has 28 damage and 28 health
    And the game goes on
    When the combat concludes
    Then "Valthak Spiritdrinker" is in your graveyard
    And your opponent loses the game
    And you win the game

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:103.4 @rule:407.6a @example:cr-2007-05/103.4#1 @example:cr-2007-04/103.4#1
  Scenario: With a third player left, the hero that lost its protection falls in the next wave
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Bo's turn, in the action phase
    And Ann controls "Valthak Spiritdrinker" with 1 damage
    And Ann's hero is "Zenith Shadowforce" with 28 damage
    And Bo's hero is "Graccus" with 26 damage
    And Bo controls "Krol Blade"
    When Bo proposes that "Graccus" attacks "Valthak Spiritdrinker"
    And Bo strikes with "Krol Blade"
    And the combat concludes
    Then Bo loses the game
    And Ann loses the game
    And Cid wins the game

  @rule:103.2
  Scenario: A weapon that can't be destroyed survives the card that would destroy it
    Given your hero is "Moala Stonebinder"
    And you control "Krol Blade"
    And your opponent's hand is "Defensive Breach"
    When you flip your hero
    And the chain empties
    And your opponent plays "Defensive Breach" targeting "Krol Blade"
    And the chain empties
    Then "Krol Blade" is in play
    And "Defensive Breach" is in your opponent's graveyard

  @rule:103.2
  Scenario: A cost that asks for what can't happen can't be paid
    Given your hero is "Moala Stonebinder"
    And you control "Felstriker"
    And your opponent controls "Brigg"
    Then you may use "Felstriker", targeting "Brigg"
    When you flip your hero
    And the chain empties
    Then you can't use "Felstriker", targeting "Brigg", because of 103.2
    And "Felstriker" is in play

  @rule:103.2
  Scenario: A draw that can't happen is not replaced either
    Given your deck, from the top, is "Tim", "Brigg"
    And your hand is "Forbidden Knowledge", "Brain Freeze", "Innervate"
    When you play "Forbidden Knowledge"
    And the chain empties
    Then "Tim" is removed from the game
    When you play "Brain Freeze"
    And the chain empties
    And you play "Innervate" targeting yourself
    And the chain empties
    Then there is no card in your hand
    And "Tim" is removed from the game
    And you have priority

  @rule:103.3 @rule:410.3b
  Scenario: Uniqueness destroys even a weapon that can't be destroyed
    Given your hero is "Moala Stonebinder"
    And you control "Krol Blade"
    And your hand is "Fel Iron Hatchet"
    When you flip your hero
    And the chain empties
    And you play "Fel Iron Hatchet"
    And the chain empties
    Then you must choose between "Krol Blade", "Fel Iron Hatchet"
    When you choose "Krol Blade"
    Then "Krol Blade" is in your graveyard
    And "Fel Iron Hatchet" is in play

  @rule:103.1
  Scenario: A card that lets ally cards be played from a graveyard is right against the rule that says from hand
    Given your hero is "Omedus the Punisher"
    And you control "Dramla Lifebender"
    And your graveyard is "Brigg", "Fire Blast"
    Then you can't play "Fire Blast" targeting your opponent's hero, because of 406.1
    When you play "Brigg"
    Then rule 103.1 was applied
    When the chain empties
    Then "Brigg" is in play

  @rule:406.1
  Scenario: Where no card speaks against it the rule stands
    Given you control "Tim"
    And your graveyard is "Brigg"
    And your hand is "Valanos"
    Then you can't play "Brigg", because of 406.1
    When you play "Valanos"
    Then rule 103.1 was not applied
