@edition:starter-2006
Feature: Healing, prevention and armor
  When it is too late to heal, how a prevention wears out, and how armor differs from it.

  @rule:404.3 @rule:407.6a @example:starter-2006/healing#1
  Scenario: A heal played before the damage finds nothing to heal, and after it there is no time
    Given the card "Bandage" reads:
      """
      1, Instant Ability
      Your hero heals 1 damage from target ally.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Cerwyn"
    And you control "Tim" as "the bystander"
    And your hand is "Bandage" as "the early one", "Bandage" as "the late one"
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting "Cerwyn"
    And you respond by playing "the early one" targeting "Cerwyn"
    And both players pass
    Then "Cerwyn" has 0 damage
    And "the early one" is in your graveyard
    And the chain, top first, is "Fire Blast"
    When both players pass
    Then "Cerwyn" is in your graveyard
    And the chain is empty
    When your opponent passes
    Then you can't play "the late one" targeting "Cerwyn", because of 706.1
    And you may play "the late one" targeting "the bystander"

  @rule:407.6a
  Scenario: Fatal damage destroys before the healer can be used
    Given cost is no matter
    And your hand is "Fire Blast"
    And your opponent controls "Freya Lightsworn" as "the healer"
    And your opponent controls "Freya Lightsworn" as "the wounded"
    When you play "Fire Blast" targeting "the wounded"
    And both players pass
    Then "the wounded" is in your opponent's graveyard
    And your opponent can't use "the healer", targeting "the wounded", because of 706.1

  @rule:717.1 @example:starter-2006/prevention#1 @rule:603.1b
  Scenario: What raises the damage comes first, what prevents it comes last
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Desperate Block"
    And your opponent controls "Thrash Blade"
    And your opponent controls "Berserker Stance"
    When your opponent proposes that your opponent's hero attacks your hero
    And the defend window opens
    And your opponent strikes with "Thrash Blade"
    And you respond by playing "Desperate Block" targeting your hero
    And the combat concludes
    Then your hero has 1 damage

  @rule:717.3c @example:starter-2006/prevention#2
  Scenario: A prevention of 2 stops 1 now and 1 later in the turn
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Desperate Block"
    And your opponent controls "Saltwater Snapjaw"
    And your opponent's hand is "Scorch" as "the first Scorch", "Scorch" as "the second Scorch"
    When your opponent plays "the first Scorch" targeting your hero
    And you respond by playing "Desperate Block" targeting your hero
    And both players pass
    Then the chain, top first, is "the first Scorch"
    When the chain empties
    Then your hero has 0 damage
    When your opponent proposes that "Saltwater Snapjaw" attacks your hero
    And the combat concludes
    Then your hero has 1 damage
    When your opponent plays "the second Scorch" targeting your hero
    And the chain empties
    Then your hero has 2 damage

  @rule:403.3
  Scenario: Damage that is put on a character can't be prevented
    Given cost is no matter
    And your hero is "Graccus"
    And you control "Acolyte Demia"
    When you flip your hero, targeting "Acolyte Demia"
    And the chain empties
    And you use "Acolyte Demia", targeting your opponent's hero
    And the chain empties
    Then "Acolyte Demia" has 1 damage
    And your opponent's hero has 1 damage

  @rule:717.5a @example:starter-2006/armor-use#1
  Scenario: What an armor could have stopped beyond the damage is lost
    Given cost is no matter
    And your hand is "Fire Blast", "Scorch"
    And your opponent controls "Golem Skull Helm"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    Then your opponent's hero has 0 damage
    And "Golem Skull Helm" is exhausted
    When you play "Scorch" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 1 damage
    And "Golem Skull Helm" is exhausted

  @rule:717.5a @example:starter-2006/armor-use#1
  Scenario: An armor that was readied again stops damage a second time in the turn
    Given the card "Whetting Oil" reads:
      """
      1, Instant Ability
      Ready target armor.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Golem Skull Helm"
    And your hand is "Whetting Oil"
    And your opponent's hand is "Fire Blast", "Scorch"
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    And you exhaust "Golem Skull Helm" to prevent damage
    Then your hero has 0 damage
    When your opponent plays "Scorch" targeting your hero
    And you respond by playing "Whetting Oil" targeting "Golem Skull Helm"
    And both players pass
    Then "Golem Skull Helm" is ready
    When the chain empties
    And you exhaust "Golem Skull Helm" to prevent damage
    Then your hero has 0 damage
    And "Golem Skull Helm" is exhausted

  @rule:717.5a
  Scenario: Using armor is optional
    Given cost is no matter
    And your hand is "Fire Blast"
    And your opponent controls "Golem Skull Helm"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And your opponent prevents nothing
    Then your opponent's hero has 2 damage
    And "Golem Skull Helm" is ready

  @rule:411.8d
  Scenario: Armor destroyed before the damage comes prevents none of it
    Given cost is no matter
    And your hand is "Sunder Armor", "Fire Blast"
    And your opponent controls "Golem Skull Helm"
    When you play "Sunder Armor" targeting "Golem Skull Helm"
    And the chain empties
    Then "Golem Skull Helm" is in your opponent's graveyard
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:405.3b @rule:706.1
  Scenario: What a strike deals is combat damage, and what an ability deals in a combat isn't
    Given cost is no matter
    And you control "Arcanite Reaper"
    And your hand is "Fire Blast", "Crippling Poison"
    And your opponent controls "Anika Berlyn"
    And your opponent controls "Drusenna the Vigilant"
    When you propose that your hero attacks "Drusenna the Vigilant"
    And the defend window opens
    And you play "Fire Blast" targeting "Anika Berlyn"
    And the chain empties
    Then "Anika Berlyn" has 2 damage
    When you strike with "Arcanite Reaper"
    And the combat concludes
    Then "Drusenna the Vigilant" is in your opponent's graveyard
    And you can't play "Crippling Poison" targeting "Anika Berlyn", because of 706.1

  @rule:405.3b @rule:706.1
  Scenario: A character that a strike left alive was dealt combat damage
    Given cost is no matter
    And you control "Krol Blade"
    And your hand is "Crippling Poison"
    And your opponent controls "Anika Berlyn"
    Then you can't play "Crippling Poison" targeting "Anika Berlyn", because of 706.1
    When you propose that your hero attacks "Anika Berlyn"
    And the defend window opens
    And you strike with "Krol Blade"
    And the combat concludes
    Then "Anika Berlyn" has 3 damage
    And you may play "Crippling Poison" targeting "Anika Berlyn"
