@edition:starter-2006
Feature: Keywords of heroes and allies
  Bear form, stealth, long-range, ferocity and elusive, as the starter rulebook explains them.

  @rule:708.1 @example:starter-2006/keyword-bear-form#1
  Scenario: Striking with a weapon ends the bear form that Bash gave
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hero is "Thangal"
    And you control "Twig of the World Tree"
    And you control "Voss Treebender"
    And your hand is "Bash"
    And your opponent controls "Anika Berlyn"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Rodrigo"
    When your opponent proposes that "Kor Cindervein" attacks "Voss Treebender"
    And you respond by playing "Bash" targeting "Rodrigo"
    And the chain empties
    Then "Bash" is in play
    When the protect point comes
    And you protect with your hero
    And the combat concludes
    Then "Bash" is in play
    And your hero has 3 damage
    When your opponent proposes that "Anika Berlyn" attacks your hero
    And the defend window opens
    And you strike with "Twig of the World Tree"
    And the chain empties
    Then "Bash" is in your graveyard
    And your hero has 4 ATK
    When the combat concludes
    Then "Anika Berlyn" has 4 damage
    When your next turn starts
    And your opponent's next turn starts
    And the action phase starts
    And your opponent proposes that "Kor Cindervein" attacks "Voss Treebender"
    And the defend window opens
    Then you can't protect with your hero, because of 602.2

  @rule:602.2 @rule:starter-2006:keyword-bear-form
  Scenario: A hero in bear form protects
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hero is "Thangal"
    And you control "Bash"
    And you control "Voss Treebender"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks "Voss Treebender"
    And the protect point comes
    And you protect with your hero
    And the combat concludes
    Then "Voss Treebender" has 0 damage
    And your hero has 3 damage

  @rule:708.1
  Scenario: Playing an ability that isn't Feral takes the bear form and the protection away
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hero is "Thangal"
    And you control "Bash"
    And you control "Voss Treebender"
    And your hand is "Mark of the Wild"
    And your opponent controls "Rodrigo"
    When your opponent proposes that "Rodrigo" attacks "Voss Treebender"
    And you respond by playing "Mark of the Wild" targeting "Voss Treebender"
    And the chain empties
    Then "Bash" is in your graveyard
    When the combat concludes
    Then "Voss Treebender" is in your graveyard
    And your hero is ready
    And your hero has 0 damage

  @rule:602.2
  Scenario: A Feral ability leaves the bear form standing
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hero is "Thangal"
    And you control "Bash"
    And you control "Voss Treebender"
    And your hand is "Natural Defenses"
    And your opponent controls "Rodrigo"
    When your opponent proposes that "Rodrigo" attacks "Voss Treebender"
    And you respond by playing "Natural Defenses"
    And the chain empties
    Then "Bash" is in play
    When the protect point comes
    And you protect with your hero
    And the combat concludes
    Then your hero has 4 damage

  @rule:602.2a
  Scenario: Nobody protects against a stealthed hero, and stealth ends once it deals damage
    Given cost is no matter
    And you control "Stealth"
    And you control "Krol Blade"
    And your opponent controls "Cerwyn"
    And your opponent controls "Vindicator Enkallus"
    When you propose that your hero attacks "Cerwyn"
    And the defend window opens
    Then your opponent can't protect with "Vindicator Enkallus", because of 602.2a
    When you strike with "Krol Blade"
    And the combat concludes
    Then "Vindicator Enkallus" is ready
    And "Cerwyn" is in your opponent's graveyard
    When both players pass
    Then "Stealth" is in your graveyard

  @rule:603.1a
  Scenario: A hero with long-range that attacks takes nothing back
    Given cost is no matter
    And you control "Ancient Bone Bow"
    And your opponent controls "Anika Berlyn"
    When you propose that your hero attacks "Anika Berlyn"
    And the defend window opens
    And you strike with "Ancient Bone Bow"
    And the combat concludes
    Then "Anika Berlyn" has 2 damage
    And your hero has 0 damage

  @rule:601.2a
  Scenario: Ferocity is for attacking only
    Given cost is no matter
    And you control "Kagra of the Crossroads", which entered play this turn
    And you control "Brigg", which entered play this turn
    Then you may propose that "Kagra of the Crossroads" attacks your opponent's hero
    And you can't propose that "Brigg" attacks your opponent's hero, because of 601.2a

  @rule:601.2b
  Scenario: An elusive ally can't be attacked but can be aimed at, and attacks as usual
    Given cost is no matter
    And you control "Apprentice Teep"
    And your opponent controls "Latro Abiectus"
    And your hand is "Fire Blast"
    Then you can't propose that "Apprentice Teep" attacks "Latro Abiectus", because of 601.2b
    And you may propose that "Apprentice Teep" attacks your opponent's hero
    When you play "Fire Blast" targeting "Latro Abiectus"
    And the chain empties
    Then "Latro Abiectus" is in your opponent's graveyard

  @rule:706.1
  Scenario: A Totem may be exhausted or returned by what aims at an ally, and is no ally otherwise
    Given cost is no matter
    And your hand is "Exhaustion", "Withdraw", "Flamestrike"
    And your opponent controls "Stoneclaw Totem"
    And your opponent controls "Kor Cindervein"
    When you play "Exhaustion" targeting "Stoneclaw Totem"
    And the chain empties
    Then "Stoneclaw Totem" is exhausted
    When you play "Flamestrike"
    And the chain empties
    Then "Stoneclaw Totem" has 0 damage
    And "Kor Cindervein" is in your opponent's graveyard
    When you play "Withdraw" targeting "Stoneclaw Totem"
    And the chain empties
    Then "Stoneclaw Totem" is in your opponent's hand

  @rule:100.4
  Scenario: Of an unlimited ally sixty copies are a deck
    When you put a deck together:
      """
      Hero: Gorebelly
      60 Orgrimmar Grunts
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Gorebelly
      55 Orgrimmar Grunts
      5 Brigg
      """
    Then the deck can't be played in Constructed, because of 100.4

  @rule:306.3b
  Scenario: One ally bears several abilities of one name
    Given cost is no matter
    And you control "Kor Cindervein"
    And your "Mark of the Wild" as "the first Mark" is attached to your "Kor Cindervein"
    And your hand is "Mark of the Wild" as "the second Mark"
    When you play "the second Mark" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 0 damage, 7 ATK and 7 health
    And "the first Mark" is attached to "Kor Cindervein"
    And "the second Mark" is attached to "Kor Cindervein"
