Feature: 303 Weapons
  A strike in the defend window lends the hero the ATK that the weapon has as the strike resolves, for that combat.

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:303.2d @rule:405.3d @example:cr-2007-05/303.2d#1 @example:cr-2007-04/303.2d#1
  Scenario: With dual wield both weapons strike and both trigger off the one packet
    Given you have 4 ready resources
    And you control "Dual Wield"
    And you control "Deathbringer"
    And you control "Sword of Zeal"
    And your opponent controls "Anika Berlyn"
    When you propose that your hero attacks "Anika Berlyn"
    And you strike with "Deathbringer"
    And you strike with "Sword of Zeal"
    And the chain empties
    Then your hero has 4 ATK
    And you have 0 ready resources
    When the combat concludes
    And you choose in order "Deathbringer", "Sword of Zeal"
    And you choose yourself
    Then the chain, top first, is "Sword of Zeal", "Deathbringer"
    When the chain empties
    And you choose to
    And the chain empties
    Then you have 4 ready resources
    And your opponent's hero has 4 damage
    And "Anika Berlyn" has 4 damage

  @edition:cr-2007-05 @edition:cr-2007-04
  @rule:303.2d @rule:708.1a @example:cr-2007-05/303.2d#1 @example:cr-2007-04/303.2d#1
  Scenario: Both weapons trigger in the other order too, and another player may ready resources
    Given you have 4 ready resources
    And you control "Dual Wield"
    And you control "Deathbringer"
    And you control "Sword of Zeal"
    And your opponent controls "Anika Berlyn"
    And your opponent has 5 exhausted resources
    When you propose that your hero attacks "Anika Berlyn"
    And you strike with "Deathbringer"
    And you strike with "Sword of Zeal"
    And the combat concludes
    And you choose in order "Sword of Zeal", "Deathbringer"
    And you choose your opponent
    Then the chain, top first, is "Deathbringer", "Sword of Zeal"
    When both players pass
    Then your opponent's hero has 4 damage
    And your opponent has 5 exhausted resources
    When the chain empties
    And your opponent chooses to
    Then your opponent has 4 ready resources
    And your opponent has 1 exhausted resource
    And you have 4 exhausted resources
    And your opponent's hero has 4 damage
    And "Anika Berlyn" has 4 damage

  @rule:303.2d
  Scenario: Dual wield lends no second strike to a ranged weapon
    Given cost is no matter
    And you control "Dual Wield"
    And you control "Krol Blade"
    And you control "Viking Warhammer"
    And you control "Blackcrow"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Krol Blade"
    And the chain empties
    Then you can't strike with "Blackcrow", because of 303.2c
    When you strike with "Viking Warhammer"
    And the combat concludes
    Then your opponent's hero has 4 damage

  @rule:303.2d @rule:303.2c
  Scenario: With dual wield a third weapon can't strike, even where one of the two is gone
    Given the card "Scrap" reads:
      """
      0, Instant Ability
      Destroy target weapon.
      """
    And the card "Spare Blade" reads:
      """
      0, Instant Ability
      Put target weapon card in your graveyard into play.
      """
    And cost is no matter
    And you control "Dual Wield"
    And you control "Krol Blade"
    And you control "Scarlet Kris"
    And your hand is "Scrap", "Spare Blade"
    And your graveyard is "Viking Warhammer"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Krol Blade"
    And the chain empties
    And you strike with "Scarlet Kris"
    And the chain empties
    And you play "Scrap" targeting "Krol Blade"
    And the chain empties
    And you play "Spare Blade" targeting "Viking Warhammer"
    And the chain empties
    Then "Viking Warhammer" is in play
    And you can't strike with "Viking Warhammer", because of 303.2c

  @rule:303.2a
  Scenario: The strike counts the ATK of the weapon as it resolves, and no later change
    Given cost is no matter
    And you control "Teebu's Blazing Longsword"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Teebu's Blazing Longsword"
    And you respond by using "Teebu's Blazing Longsword"
    And the chain empties
    Then your hero has 1 ATK
    When you use "Teebu's Blazing Longsword"
    And the chain empties
    Then "Teebu's Blazing Longsword" has 2 ATK
    And your hero has 1 ATK
    When the combat concludes
    Then your opponent's hero has 1 damage
    And your hero has 0 ATK

  @rule:303.2b @rule:303.2a
  Scenario: A strike effect resolves though its weapon is destroyed in response
    Given cost is no matter
    And you control "Krol Blade"
    And your opponent's hand is "Defensive Breach"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Krol Blade"
    And your opponent responds by playing "Defensive Breach" targeting "Krol Blade"
    And the chain empties
    Then "Krol Blade" is in your graveyard
    And your hero has 3 ATK
    When the combat concludes
    Then your opponent's hero has 3 damage

  @rule:303.2b @rule:303.2a
  Scenario: A strike that has resolved outlives its weapon
    Given cost is no matter
    And you control "Krol Blade"
    And your opponent's hand is "Defensive Breach"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Krol Blade"
    And the chain empties
    And your opponent plays "Defensive Breach" targeting "Krol Blade"
    And the combat concludes
    Then "Krol Blade" is in your graveyard
    And your opponent's hero has 3 damage

  @rule:303.2c
  Scenario: A second weapon can't strike in the same combat
    Given cost is no matter
    And you control "Krol Blade"
    And you control "Blackcrow"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Krol Blade"
    Then you can't strike with "Blackcrow", because of 303.2c
    When the combat concludes
    Then your opponent's hero has 3 damage
    And "Blackcrow" is ready

  @rule:303.2c @rule:303.2a
  Scenario: The same weapon strikes twice when it is readied in between
    Given cost is no matter
    And your hero is "Haruka Skycaller"
    And you control "Krol Blade"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Krol Blade"
    And the chain empties
    And you flip your hero, targeting "Krol Blade"
    And the chain empties
    And you strike with "Krol Blade"
    And the chain empties
    Then your hero has 6 ATK
    When the combat concludes
    Then your opponent's hero has 6 damage

  @rule:602.4
  Scenario: No strike before the defend window, nor while the hero is not in combat
    Given cost is no matter
    And you control "Krol Blade"
    And you control "Kor Cindervein"
    And your opponent controls "Anika Berlyn"
    When you propose that your hero attacks "Anika Berlyn"
    And the attack window opens
    Then you can't strike with "Krol Blade", because of 602.4
    When the defend window opens
    Then you may strike with "Krol Blade"
    When the combat concludes
    And you propose that "Kor Cindervein" attacks "Anika Berlyn"
    And the defend window opens
    Then you can't strike with "Krol Blade", because of 602.4

  @rule:602.4 @rule:303.2a
  Scenario: A defending hero strikes though it is exhausted
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hero is an exhausted "Graccus"
    And you control "Krol Blade"
    And your opponent controls "Valanos"
    When your opponent proposes that "Valanos" attacks your hero
    And you strike with "Krol Blade"
    And the combat concludes
    Then "Valanos" has 3 damage
    And your hero has 2 damage

  @rule:303.2a @rule:303.3
  Scenario: A weapon strikes on the turn it came in
    Given cost is no matter
    And your hand is "Krol Blade"
    When you play "Krol Blade"
    And the chain empties
    And you propose that your hero attacks your opponent's hero
    And you strike with "Krol Blade"
    And the combat concludes
    Then your opponent's hero has 3 damage
