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

  @rule:103.2
  Scenario: A cost that can't be done can't be paid
    Given the card "Test Vigil" reads:
      """
      2, Ally—Draenei Paladin, 2 [Holy] ATK / 2 Health
      (1), Destroy Test Vigil >>> Target hero or ally can't be destroyed this turn.
      """
    And it is your turn
    And cost is no matter
    And you control "Durdin Hammerhand", "Test Vigil"
    And your opponent controls "Kor Cindervein"
    When you use "Test Vigil" targeting "Durdin Hammerhand"
    And the chain empties
    Then you can't use "Durdin Hammerhand" targeting "Kor Cindervein", because of 103.2
    And "Test Vigil" is in your graveyard

  @rule:103.3
  Scenario: Uniqueness takes precedence over "can't be destroyed"
    Given the card "Test Vigil" reads:
      """
      2, Ally—Draenei Paladin, 2 [Holy] ATK / 2 Health
      (1), Destroy Test Vigil >>> Target hero or ally can't be destroyed this turn.
      """
    And the card "Test Queen" reads:
      """
      8, Alliance, Unique Ally—Human Mage, 7 [Frost] ATK / 4 Health
      Opposing allies can't attack.
      """
    And it is your turn
    And cost is no matter
    And you control "Test Vigil"
    And you control "Test Queen" as "the old Jaina"
    And your hand is "Test Queen" as "the new Jaina"
    When you use "Test Vigil" targeting "the old Jaina"
    And the chain empties
    And you play "the new Jaina"
    And the chain empties
    And you choose "the old Jaina"
    Then "the old Jaina" is in your graveyard
    And "the new Jaina" is not in your graveyard

  @rule:103.2
  Scenario: What can't be destroyed isn't removed in its place
    Given the card "Test Vigil" reads:
      """
      2, Ally—Draenei Paladin, 2 [Holy] ATK / 2 Health
      (1), Destroy Test Vigil >>> Target hero or ally can't be destroyed this turn.
      """
    And the card "Test Niyore" reads:
      """
      6, Ally—Draenei Warrior, 5 [Melee] ATK / 6 Health
      If damage would be dealt to your hero, it's dealt to Test Niyore instead.
      When Test Niyore is dealt damage, he deals 2 melee damage to its source.
      """
    And it is your turn
    And cost is no matter
    And your hero is "Moala Stonebinder"
    And you control "Dramla Lifebender", "Test Vigil", "Kor Cindervein"
    And your opponent controls "Test Niyore"
    When you use "Test Vigil" targeting "Kor Cindervein"
    And the chain empties
    And you propose that "Kor Cindervein" attacks "Test Niyore"
    And the combat concludes
    And the chain empties
    Then you control "Kor Cindervein"
    And "Kor Cindervein" has 7 damage
    And "Test Vigil" is not in your graveyard
    And there is 1 of your cards removed from the game

  Scenario: What may be done is done in its entirety or not at all
    Given the card "Dark Bargain" reads:
      """
      Dark Bargain, 2, Ability
      You may discard two cards. If you do, draw three cards.
      """
    And it is your turn
    And cost is no matter
    And your hand is "Dark Bargain", "Tim"
    And you have 5 unnamed cards in your deck
    When you play "Dark Bargain"
    And the chain empties
    Then "Tim" is in your hand
    And there is 1 card in your hand
    And there are 5 cards in your deck

  @rule:103.4
  Scenario: What kept the hero alive ends with the wave
    Given the card "Test Kinship" reads:
      """
      7, Priest, Ability
      Ongoing: Your hero can't be destroyed while another friendly hero or ally is in play.
      """
    And it is your opponent's turn
    And cost is no matter
    And your hero is "Boris Brightbeard" with 25 damage
    And you control "Test Kinship", "Tim"
    And your opponent's hand is "Frost Nova"
    When your opponent plays "Frost Nova"
    And the chain empties
    Then you lose the game

  @rule:103.2
  Scenario: The hero lives while another ally does
    Given the card "Test Kinship" reads:
      """
      7, Priest, Ability
      Ongoing: Your hero can't be destroyed while another friendly hero or ally is in play.
      """
    And it is your opponent's turn
    And cost is no matter
    And your hero is "Boris Brightbeard" with 25 damage
    And you control "Test Kinship", "Tim", "Kor Cindervein"
    And your opponent's hand is "Frost Nova"
    When your opponent plays "Frost Nova"
    And the chain empties
    Then the game goes on
    And "Tim" is in your graveyard
    And your hero has 26 damage

  @rule:103.2
  Scenario: Fatal damage alone doesn't destroy a hero that can't be destroyed
    Given it is your opponent's turn
    And cost is no matter
    And your hero is "Boris Brightbeard" with 25 damage
    And you control "Valthak Spiritdrinker"
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    Then your hero has 27 damage
    And the game goes on

  @rule:103.2
  Scenario: Combat damage alone doesn't destroy an ally that can't be destroyed
    Given the card "Test Oath" reads:
      """
      2, Ability
      Attach to target ally.
      Ongoing: Attached ally can't be destroyed.
      """
    And you control "Kor Cindervein"
    And your "Test Oath" is attached to "Kor Cindervein"
    And your opponent controls "Kor Cindervein" as "the other Kor"
    When you propose that your "Kor Cindervein" attacks "the other Kor"
    And the combat concludes
    Then "the other Kor" is in your opponent's graveyard
    And you control "Kor Cindervein"
    And your "Kor Cindervein" has 3 damage

  @rule:103.2
  Scenario: Less health alone doesn't destroy an ally that can't be destroyed
    Given the card "Test Oath" reads:
      """
      2, Ability
      Attach to target ally.
      Ongoing: Attached ally can't be destroyed.
      """
    And the card "Test Blight" reads:
      """
      2, Ability
      Target ally has -2 health this turn.
      """
    And cost is no matter
    And your hand is "Test Blight"
    And your opponent controls "Kor Cindervein" with 2 damage
    And your opponent's "Test Oath" is attached to "Kor Cindervein"
    When you play "Test Blight" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is in play
    And "Kor Cindervein" has 1 health
