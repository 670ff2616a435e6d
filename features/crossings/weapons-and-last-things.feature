Feature: Weapons, owners and what was last known
  Powers of weapons that are gone, graveyards of those who own, and values that count as they last were.

  Background:
    Given cost is no matter

  @rule:707.3 @rule:306.3e
  Scenario: The ATK that a sacrificed ally last had counts the attachment that left with it
    Given you control "Mezzik Darkspark"
    And you control "Brigg"
    And your "Mark of the Wild" is attached to your "Brigg"
    When you use "Mezzik Darkspark", destroying "Brigg", targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage
    And "Mark of the Wild" is in your graveyard

  @rule:707.3 @rule:703.4
  Scenario: A stolen ally died in the thief's party, and its hero pays
    Given you control "Vambraces of the Sadist"
    And your opponent controls "Rodrigo"
    And your "Mind Control" is attached to your opponent's "Rodrigo"
    And your opponent's hand is "Flash of Steel", "Trophy Kill"
    And it is your opponent's turn, in the action phase
    When your opponent plays "Trophy Kill" targeting "Rodrigo"
    And both players pass
    And both players pass
    And you prevent nothing
    Then your hero has 5 damage
    And "Rodrigo" is in your opponent's graveyard

  @rule:716.1 @rule:400.2
  Scenario: An ally is removed instead when its owner's graveyard is the one that counts, whoever controls it
    Given you control "Dramla Lifebender"
    And you control "Rodrigo"
    And your opponent's "Mind Control" is attached to your "Rodrigo"
    And your hand is "Trophy Kill"
    When you play "Trophy Kill" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" is removed from the game
    And "Mind Control" is in your opponent's graveyard

  @rule:411.8d
  Scenario: A stolen ally goes to its owner's graveyard though its controller's would remove it
    Given you control "Dramla Lifebender"
    And your opponent controls "Rodrigo"
    And your "Mind Control" is attached to your opponent's "Rodrigo"
    And it is your opponent's turn, in the action phase
    And your opponent's hand is "Trophy Kill"
    When your opponent plays "Trophy Kill" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" is in your opponent's graveyard

  @rule:409.1 @rule:400.1
  Scenario: For a stolen ally the thief searches, and in the thief's own deck
    Given you control "Circle of Life"
    And your opponent controls "Rodrigo"
    And your "Mind Control" is attached to your opponent's "Rodrigo"
    And your deck, from the top, is "Brigg", "Rodrigo" as "my own", "Tim"
    And it is your opponent's turn, in the action phase
    And your opponent's hand is "Trophy Kill"
    When your opponent plays "Trophy Kill" targeting your "Rodrigo"
    And both players pass
    And both players pass
    And you choose to
    And you choose "my own"
    Then you control "my own"
    And "my own" is exhausted

  @rule:411.8d
  Scenario: An ally card that dies as a face-down resource was no ally
    Given you control "Circle of Life"
    And you have "Brigg" as a face-down resource
    And your deck, from the top, is "Brigg" as "the other"
    And it is your opponent's turn, in the action phase
    And your opponent's hand is "Lobotomize"
    When your opponent plays "Lobotomize" targeting "Brigg"
    And both players pass
    Then the chain is empty
    And "the other" is in your deck

  @rule:709.2b
  Scenario: What is attached already burns on though nothing can aim at its host any more
    Given it is your opponent's turn, in the end phase
    And your opponent controls "Rodrigo"
    And your "Fireball" is attached to your opponent's "Rodrigo"
    And your opponent's "Blessing of Freedom" is attached to "Rodrigo"
    And your hand is "Fire Blast"
    When your next turn starts
    And the chain empties
    Then "Rodrigo" has 1 damage

  @rule:601.2d
  Scenario: A shout and a Totem that both want to be attacked leave the choice between them
    Given a team game: Ann and Cid against Bo, seated Ann, Bo, Cid
    And cost is no matter
    And it is Bo's turn, in the action phase
    And Cid controls "Stoneclaw Totem"
    And Ann controls "Brigg"
    And Bo controls "Kor Cindervein"
    And the card "Quick Shout" reads:
      """
      1, Instant Ability
      This turn, opposing heroes and allies must attack if able. This turn, opposing heroes and allies can attack only your hero if able.
      """
    And Ann's hand is "Quick Shout"
    When Ann plays "Quick Shout"
    And the chain empties
    Then Bo may propose that "Kor Cindervein" attacks Ann's hero
    And Bo may propose that "Kor Cindervein" attacks "Stoneclaw Totem"
    And Bo can't propose that "Kor Cindervein" attacks "Brigg", because of 601.2d
    And Bo can't propose that "Kor Cindervein" attacks Cid's hero, because of 601.2d
    And Bo can't pass, because of 600.2

  @rule:703.5
  Scenario: A loop that somebody could break is no draw, and breaking it ends it
    Given the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, ready it.
      When Restless Twin becomes ready, exhaust it.
      """
    And you control "Restless Twin"
    And your opponent's hand is "Fire Blast"
    When you propose that "Restless Twin" attacks your opponent's hero
    And the attack window opens
    And both players pass
    And both players pass
    And both players pass
    And both players pass
    And both players pass
    Then the game goes on
    When your opponent responds by playing "Fire Blast" targeting "Restless Twin"
    And the chain empties
    Then "Restless Twin" is in your graveyard
    And the game goes on
    And the chain is empty

  @rule:716.2 @rule:205.1b
  Scenario: A bow makes the hero's blow a shot, which the hawk makes one harder
    Given you control "Ancient Bone Bow"
    And you control "Aspect of the Hawk"
    And your opponent controls "Rodrigo"
    When you propose that your hero attacks "Rodrigo"
    And you strike with "Ancient Bone Bow"
    And the combat concludes
    Then "Rodrigo" has 3 damage
    And your hero has 0 damage

  @rule:303.2b @rule:405.3d
  Scenario: An axe that is gone strikes still, and its damage can be prevented again
    Given you control "Annihilator"
    And your opponent controls "Moira Darkheart"
    And your opponent controls "Golem Skull Helm"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Annihilator"
    And the chain empties
    And your opponent uses "Moira Darkheart", targeting "Annihilator"
    And the chain empties
    And the combat concludes
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    Then your opponent's hero has 0 damage

  @rule:303.2b
  Scenario: An axe that is gone no longer answers the damage dealt with it
    Given you control "Deathbringer"
    And your opponent controls "Moira Darkheart"
    And your opponent controls "Rodrigo"
    When you propose that your hero attacks "Rodrigo"
    And you strike with "Deathbringer"
    And the chain empties
    And your opponent uses "Moira Darkheart", targeting "Deathbringer"
    And the chain empties
    And the combat concludes
    Then "Rodrigo" has 2 damage
    And the chain is empty
    And your opponent's hero has 0 damage

  @rule:410.3b @rule:303.2b
  Scenario: Without dual wield one of two weapons has to go, and its strike stays
    Given the card "Quick Dispel" reads:
      """
      1, Instant Ability
      Destroy target ability.
      """
    And you control "Dual Wield"
    And you control "Krol Blade"
    And you control "Scarlet Kris"
    And your opponent controls "Anika Berlyn"
    And your opponent's hand is "Quick Dispel"
    When you propose that your hero attacks "Anika Berlyn"
    And you strike with "Krol Blade"
    And the chain empties
    And you strike with "Scarlet Kris"
    And the chain empties
    And your opponent plays "Quick Dispel" targeting "Dual Wield"
    And both players pass
    And you choose "Krol Blade"
    Then "Krol Blade" is in your graveyard
    And your hero has 4 ATK
    When the combat concludes
    Then "Anika Berlyn" has 4 damage

  @rule:602.2
  Scenario: A hero whose protector was on its weapon can't protect once that is gone
    Given it is your opponent's turn, in the action phase
    And you control "Krol Blade"
    And your "Rockbiter Weapon" is attached to your "Krol Blade"
    And you control "Brigg"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Moira Darkheart"
    When your opponent proposes that "Kor Cindervein" attacks "Brigg"
    And the attack window opens
    And your opponent uses "Moira Darkheart", targeting "Krol Blade"
    And the chain empties
    And the combat concludes
    Then "Brigg" is in your graveyard
    And "Rockbiter Weapon" is in your graveyard
    And your hero is ready

  @rule:709.2b @rule:709.2d
  Scenario: Resources are counted as Resurrection resolves
    Given your graveyard is "Rodrigo"
    And the card "Quick Theft" reads:
      """
      1, Instant Ability
      Destroy target resource.
      """
    And your opponent's hand is "Quick Theft"
    And your hand is "Resurrection"
    When you play "Resurrection" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" is in play

  @rule:717.2 @rule:717.3
  Scenario: Armor isn't asked for what a bubble has stopped whole
    Given it is your opponent's turn, in the action phase
    And your hand is "Blessing of Protection"
    And you control "Golem Skull Helm"
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    And you respond by playing "Blessing of Protection" targeting your hero
    And the chain empties
    And you choose "Blessing of Protection"
    Then your hero has 0 damage
    And "Golem Skull Helm" is ready

  @rule:703.1
  Scenario: A token that is destroyed cost nothing, and nothing is dealt for it
    Given your opponent controls a token "Wisp" with 0 ATK and 1 health
    And you control "Vambraces of the Sadist"
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting "Wisp"
    And both players pass
    Then the chain, top first, is "Vambraces of the Sadist"
    When both players pass
    Then your opponent's hero has 0 damage

  @rule:407.6
  Scenario: Barnathrum doubles what an ally has, whatever protects it, and the guards fall in waves
    Given you control "Barnathrum, Lord of Pain"
    And your opponent controls "Ironforge Guards" with 1 damage as "G1"
    And your opponent controls "Ironforge Guards" with 1 damage as "G2"
    And your opponent controls "Ironforge Guards" as "G3"
    And your hand is "Fire Blast"
    When you use "Barnathrum, Lord of Pain"
    And the chain empties
    Then "G1" has 2 damage and 3 health
    When you play "Fire Blast" targeting "G1"
    And both players pass
    Then "G1" is in your opponent's graveyard
    And "G2" is in your opponent's graveyard
    And "G3" is in play
    And "G3" has 0 damage and 1 health
