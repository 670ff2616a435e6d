Feature: Combats that change while they last
  Sides, weapons, wounds and rules change between the proposal of a combat and its end.

  @rule:602.5 @rule:400.3b
  Scenario: An attacker that is stolen for the turn fights nobody and comes home exhausted
    Given the card "Snatch" reads:
      """
      1, Instant Ability
      Gain control of target ally this turn.
      """
    And the card "Ogre" reads:
      """
      2, Ally—Ogre, 2 [Melee] ATK / 4 Health
      """
    And cost is no matter
    And you control "Ogre"
    And your opponent controls an exhausted "Donna Calister"
    And your opponent's hand is "Snatch"
    When you propose that "Ogre" attacks your opponent's hero
    And the attack window opens
    Then the chain, top first, is "Donna Calister"
    When your opponent responds by playing "Snatch" targeting "Ogre"
    And the chain empties
    Then your opponent controls "Ogre"
    And "Ogre" is not attacking
    And "Donna Calister" is ready
    When the combat concludes
    Then your opponent's hero has 0 damage
    And "Donna Calister" is ready
    And "Ogre" is exhausted
    When the turn ends
    Then you control "Ogre"
    And "Ogre" is exhausted

  @rule:602.5 @rule:603.2 @rule:303.2a
  Scenario: A protector that changes sides after the strike leaves the hero without a fight
    Given the card "Snatch" reads:
      """
      1, Instant Ability
      Gain control of target ally this turn.
      """
    And cost is no matter
    And you control "Krol Blade"
    And your opponent controls "Donna Calister"
    And your opponent controls "Rodrigo"
    And your hand is "Snatch"
    When you propose that your hero attacks "Rodrigo"
    And your opponent protects with "Donna Calister"
    And you strike with "Krol Blade"
    And both players pass
    Then your hero has 3 ATK
    When you play "Snatch" targeting "Donna Calister"
    And the chain empties
    Then you control "Donna Calister"
    And "Donna Calister" is not defending
    And "Rodrigo" is not defending
    When the combat concludes
    Then "Donna Calister" is exhausted
    And "Donna Calister" has 0 damage
    And "Rodrigo" has 0 damage
    And your hero has 0 damage
    And your hero has 0 ATK
    And your hero is exhausted
    And "Krol Blade" is exhausted

  @rule:602.2 @rule:709.2f @rule:103.2
  Scenario: A partner's protector destroys itself for an attacker that can't be destroyed
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And the card "Ogre" reads:
      """
      2, Ally—Ogre, 2 [Melee] ATK / 4 Health
      """
    And the card "Endure" reads:
      """
      1, Instant Ability
      Target ally can't be destroyed this turn.
      """
    And cost is no matter
    And Ann controls "Ogre"
    And Cid's hand is "Endure"
    And Dee controls "Grunt Baranka"
    When Ann proposes that "Ogre" attacks Bo's hero
    And Dee protects with "Grunt Baranka"
    And Cid responds by playing "Endure" targeting "Ogre"
    And the chain empties
    Then "Grunt Baranka" is in Dee's graveyard
    And Ann controls "Ogre"
    When the combat concludes
    Then "Ogre" has 0 damage
    And Bo's hero has 0 damage
    And "Ogre" is exhausted

  @rule:603.1a @rule:716.2 @rule:717.5a
  Scenario: A long shot turned from an ally to its hero meets the hero's armor
    Given the card "Test Shooter" reads:
      """
      2, Ally—Troll Hunter, 3 [Ranged] ATK / 2 Health
      Long-Range
      """
    And the card "Stand Before" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to target friendly hero or ally this turn, it's dealt to your hero instead.
      """
    And cost is no matter
    And you control "Test Shooter"
    And your opponent controls "Rodrigo"
    And your opponent controls "Golem Skull Helm"
    And your opponent's hand is "Stand Before"
    When you propose that "Test Shooter" attacks "Rodrigo"
    And the defend window opens
    And your opponent responds by playing "Stand Before" targeting "Rodrigo"
    And the combat concludes
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    Then "Rodrigo" has 0 damage
    And your opponent's hero has 0 damage
    And "Golem Skull Helm" is exhausted
    And "Test Shooter" has 0 damage

  @rule:601.3 @rule:601.2b
  Scenario: A proposal that its defender slips out of exhausts nobody and leaves the other attack open
    Given the card "Slip Away" reads:
      """
      1, Instant Ability
      Target ally has elusive this turn.
      """
    And the card "Goad" reads:
      """
      1, Ability
      Target hero or ally must attack this turn if able.
      """
    And the card "Ogre" reads:
      """
      2, Ally—Ogre, 2 [Melee] ATK / 4 Health
      """
    And cost is no matter
    And you control "Ogre"
    And your hand is "Goad"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Slip Away"
    When you play "Goad" targeting "Ogre"
    And the chain empties
    And you propose that "Ogre" attacks "Rodrigo"
    And your opponent responds by playing "Slip Away" targeting "Rodrigo"
    And the chain empties
    Then "Ogre" is ready
    And "Ogre" is not attacking
    And it is your turn, in the action phase
    And you have priority
    And you can't propose that "Ogre" attacks "Rodrigo", because of 601.2b
    And you may propose that "Ogre" attacks your opponent's hero

  @edition:cr-2009-combat @rule:602.2 @rule:708.1 @rule:603.1
  Scenario: In a game of three a third player's ally readies itself and protects a rival
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And the card "Ogre" reads:
      """
      2, Ally—Ogre, 2 [Melee] ATK / 4 Health
      """
    And Ann controls "Ogre"
    And Bo controls "Grunt Baranka"
    And Cid controls an exhausted "Donna Calister"
    When Ann proposes that "Ogre" attacks Bo's hero
    And the protect point comes
    And Bo does not protect
    And Cid protects with "Donna Calister"
    And the combat concludes
    Then "Donna Calister" has 2 damage
    And "Donna Calister" is exhausted
    And "Ogre" has 1 damage
    And Bo's hero has 0 damage

  @edition:cr-2009-combat @rule:601.2f @rule:602.2 @rule:400.3
  Scenario: A sabotaged ability that a third player takes over is not sabotaged
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And the card "Borrowed Craft" reads:
      """
      1, Instant Ability
      Gain control of target ability.
      """
    And cost is no matter
    And Ann controls "Arcanist Avelena"
    And Bo controls "Blade Flurry"
    And Cid's hand is "Borrowed Craft"
    When Ann proposes that "Arcanist Avelena" sabotages "Blade Flurry"
    And the attack window opens
    And Cid responds by playing "Borrowed Craft" targeting "Blade Flurry"
    And the combat concludes
    Then Cid controls "Blade Flurry"
    And the chain is empty
    And "Arcanist Avelena" is exhausted
    And it is Ann's turn, in the action phase

  @edition:cr-2009-combat @rule:601.3 @rule:711.1
  Scenario: A sabotage whose object is destroyed in response leaves the saboteur ready
    Given the card "Break Spell" reads:
      """
      1, Instant Ability
      Destroy target ability.
      """
    And cost is no matter
    And you control "Arcanist Avelena"
    And your opponent controls "Blade Flurry"
    And your opponent's hand is "Break Spell"
    When you propose that "Arcanist Avelena" sabotages "Blade Flurry"
    And your opponent responds by playing "Break Spell" targeting "Blade Flurry"
    And the chain empties
    Then "Blade Flurry" is in your opponent's graveyard
    And "Arcanist Avelena" is ready
    And you have priority
    And you may propose that "Arcanist Avelena" attacks your opponent's hero

  @rule:303.2b @rule:709.2d
  Scenario: A blade broken under its strike gives the ATK it was last known to have
    Given the card "Whetstone" reads:
      """
      2, Item
      Your weapons have +1 ATK.
      """
    And the card "Snap" reads:
      """
      1, Instant Ability
      Destroy target weapon.
      """
    And cost is no matter
    And you control "Whetstone"
    And you control "Krol Blade"
    And your opponent controls "Donna Calister"
    And your opponent's hand is "Snap"
    When you propose that your hero attacks "Donna Calister"
    And the defend window opens
    And you strike with "Krol Blade"
    And your opponent responds by playing "Snap" targeting "Krol Blade"
    And the chain empties
    Then "Krol Blade" is in your graveyard
    And your hero has 4 ATK
    When the combat concludes
    Then "Donna Calister" has 4 damage
    And your hero has 1 damage

  @rule:303.2c @rule:303.2a @rule:603.3a
  Scenario: A weapon readied and sharpened between two strikes counts three and then five
    Given the card "Oil" reads:
      """
      1, Instant Ability
      Ready target weapon. That weapon has +2 ATK this turn.
      """
    And cost is no matter
    And you control "Krol Blade"
    And your hand is "Oil"
    And your opponent's hero has 5 damage
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you strike with "Krol Blade"
    And both players pass
    Then your hero has 3 ATK
    When you play "Oil" targeting "Krol Blade"
    And both players pass
    Then your hero has 3 ATK
    And "Krol Blade" has 5 ATK
    When you strike with "Krol Blade"
    And both players pass
    Then your hero has 8 ATK
    When the combat concludes
    Then your opponent's hero has 13 damage
    And your hero has 0 ATK

  @rule:407.6 @rule:708.1b
  Scenario: A standard bearer that falls takes with it whom it kept alive, and both are counted
    Given the card "Test Standard" reads:
      """
      2, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      Other allies in your party have +1 health.
      """
    And the card "Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health
      """
    And the card "Grave Ledger" reads:
      """
      2, Item
      When an ally in your party is destroyed, draw a card.
      """
    And the card "Ogre" reads:
      """
      2, Ally—Ogre, 2 [Melee] ATK / 4 Health
      """
    And you control "Ogre"
    And your opponent controls "Test Standard"
    And your opponent controls "Runt" with 1 damage
    And your opponent controls "Grave Ledger"
    And your opponent has 5 unnamed cards in your opponent's deck
    When you propose that "Ogre" attacks "Test Standard"
    And the combat concludes
    Then "Test Standard" is in your opponent's graveyard
    And "Runt" is in your opponent's graveyard
    And the chain, top first, is "Grave Ledger", "Grave Ledger"
    When the chain empties
    Then there are 2 cards in your opponent's hand

  @rule:601.2c @rule:601.2b
  Scenario: Of two of one name only the one that kept its power binds attackers, until it turns elusive
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And the card "Slip Away" reads:
      """
      1, Instant Ability
      Target ally has elusive this turn.
      """
    And the card "Ogre" reads:
      """
      2, Ally—Ogre, 2 [Melee] ATK / 4 Health
      """
    And cost is no matter
    And Ann controls "Ogre"
    And Bo controls "Sarmoth" as "the sheep"
    And Ann's "Polymorph" is attached to "the sheep"
    And Dee controls "Sarmoth" as "the demon"
    And Cid's hand is "Slip Away"
    Then Ann can't propose that "Ogre" attacks Bo's hero, because of 601.2c
    And Ann can't propose that "Ogre" attacks "the sheep", because of 601.2c
    And Ann may propose that "Ogre" attacks "the demon"
    When Ann passes
    And Bo passes
    And Cid plays "Slip Away" targeting "the demon"
    And the chain empties
    Then Ann can't propose that "Ogre" attacks "the demon", because of 601.2b
    And Ann may propose that "Ogre" attacks "the sheep"
    And Ann may propose that "Ogre" attacks Bo's hero

  @rule:707.1f @rule:303.2
  Scenario: A bear that protected its Totem strikes as a man and fights on
    Given the card "Test Bear" reads:
      """
      2, Druid, Ability—Feral, Form (1)
      Ongoing: Your hero is in bear form.
      """
    And the card "Test Totem" reads:
      """
      2, Shaman, Ability—Fire Totem (1), 3 Health
      Ongoing: Your hero has +1 health.
      """
    And the card "Ogre" reads:
      """
      2, Ally—Ogre, 2 [Melee] ATK / 4 Health
      """
    And cost is no matter
    And you control "Ogre"
    And your opponent controls "Test Bear"
    And your opponent controls "Test Totem"
    And your opponent controls "Krol Blade"
    When you propose that "Ogre" attacks "Test Totem"
    And your opponent protects with your opponent's hero
    And your opponent strikes with "Krol Blade"
    Then the chain, top first, is "Test Bear", "Krol Blade"
    When the chain empties
    Then "Test Bear" is in your opponent's graveyard
    And your opponent's hero is defending
    And your opponent's hero is protecting
    When the combat concludes
    Then "Ogre" has 3 damage
    And your opponent's hero has 2 damage
    And "Test Totem" has 0 damage

  @rule:602.5 @rule:600.1 @rule:601.2a
  Scenario: An attacker removed from combat and readied attacks again
    Given the card "Call Off" reads:
      """
      1, Instant Ability
      Remove target character from combat.
      """
    And the card "Second Wind" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And the card "Ogre" reads:
      """
      2, Ally—Ogre, 2 [Melee] ATK / 4 Health
      """
    And cost is no matter
    And you control "Ogre"
    And your hand is "Second Wind"
    And your opponent controls "Kor Cindervein"
    And your opponent's hand is "Call Off"
    When you propose that "Ogre" attacks "Kor Cindervein"
    And the defend window opens
    And your opponent responds by playing "Call Off" targeting "Ogre"
    And the chain empties
    Then "Ogre" is not attacking
    And "Kor Cindervein" is defending
    And "Kor Cindervein" is not in combat
    When the combat concludes
    Then "Kor Cindervein" has 0 damage
    And you can't propose that "Ogre" attacks "Kor Cindervein", because of 601.2a
    When you play "Second Wind" targeting "Ogre"
    And the chain empties
    And you propose that "Ogre" attacks "Kor Cindervein"
    And the combat concludes
    Then "Kor Cindervein" has 2 damage
    And "Ogre" has 3 damage

  @rule:707.3 @rule:709.2d @rule:303.2b
  Scenario: A weapon returned to hand under its strike gives the ATK it had
    Given the card "Disarm" reads:
      """
      1, Instant Ability
      Put target weapon into its owner's hand.
      """
    And cost is no matter
    And you control "Annihilator"
    And your opponent controls "Donna Calister"
    And your opponent's hand is "Disarm"
    When you propose that your hero attacks "Donna Calister"
    And the defend window opens
    And you strike with "Annihilator"
    And your opponent responds by playing "Disarm" targeting "Annihilator"
    And the chain empties
    Then "Annihilator" is in your hand
    And your hero has 3 ATK
    When the combat concludes
    Then "Donna Calister" has 3 damage

  @rule:303.2a
  Scenario: A weapon that stays in play is no last known information
    Given cost is no matter
    And you control "Krol Blade"
    And your opponent controls "Donna Calister"
    When you propose that your hero attacks "Donna Calister"
    And the defend window opens
    And you strike with "Krol Blade"
    And both players pass
    Then your hero has 3 ATK
    And rule 709.2d was not applied
