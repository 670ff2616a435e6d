Feature: Combats with a twist
  Strikes, protection and proposals on boards where sides, turns and powers change at the wrong moment.

  @rule:602.4 @rule:602.5 @rule:303.2
  Scenario: A hero whose attacker went home can't strike any more
    Given the card "Ogre" reads:
      """
      2, Ally—Ogre, 2 [Melee] ATK / 4 Health
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Krol Blade"
    And your hand is "Withdraw"
    And your opponent controls "Ogre"
    When your opponent proposes that "Ogre" attacks your hero
    And the defend window opens
    And your opponent passes
    Then you may strike with "Krol Blade"
    When you play "Withdraw" targeting "Ogre"
    And the chain empties
    And your opponent passes
    Then you can't strike with "Krol Blade", because of 602.4
    And your hero is defending
    And your hero is not in combat

  @rule:303.2c @rule:303.3
  Scenario: A weapon that was struck with is taken, readied and struck with against its owner
    Given the card "Disarm" reads:
      """
      1, Instant Ability
      Gain control of target equipment.
      """
    And the card "Oil" reads:
      """
      1, Instant Ability
      Ready target weapon.
      """
    And cost is no matter
    And you control "Krol Blade"
    And your opponent's hand is "Disarm", "Oil"
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you strike with "Krol Blade"
    And both players pass
    And your opponent responds by playing "Disarm" targeting "Krol Blade"
    And the chain empties
    And you pass
    And your opponent plays "Oil" targeting "Krol Blade"
    And the chain empties
    And you pass
    And your opponent strikes with "Krol Blade"
    And the chain empties
    Then your hero has 3 ATK
    And your opponent's hero has 3 ATK
    When the combat concludes
    Then your hero has 3 damage
    And your opponent's hero has 3 damage
    And your opponent controls "Krol Blade"

  @rule:703.5 @rule:602.2 @rule:708.1
  Scenario: A lord who becomes exhausted by protecting heals as the defend window opens
    Given the card "Ogre" reads:
      """
      2, Ally—Ogre, 2 [Melee] ATK / 4 Health
      """
    And it is your opponent's turn, in the action phase
    And your opponent controls "Ogre"
    And you control "Lord Grayson Shadowbreaker" with 3 damage
    When your opponent proposes that "Ogre" attacks your hero
    And the protect point comes
    And you protect with "Lord Grayson Shadowbreaker"
    And you choose "Lord Grayson Shadowbreaker"
    Then the chain, top first, is "Lord Grayson Shadowbreaker"
    And "Lord Grayson Shadowbreaker" has 3 damage
    When the combat concludes
    Then "Lord Grayson Shadowbreaker" has 3 damage
    And "Ogre" is in your opponent's graveyard

  @rule:601.2f @rule:601.3 @rule:400.3
  Scenario: A proposed defender that a third player takes is not attacked under its new master
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And the card "Snatch" reads:
      """
      1, Instant Ability
      Gain control of target ally this turn.
      """
    And cost is no matter
    And Ann controls "Kor Cindervein"
    And Bo controls "Valanos"
    And Cid's hand is "Snatch"
    When Ann proposes that "Kor Cindervein" attacks "Valanos"
    And Ann passes
    And Bo passes
    And Cid responds by playing "Snatch" targeting "Valanos"
    And the chain empties
    Then Cid controls "Valanos"
    And "Kor Cindervein" is ready
    And it is Ann's turn, in the action phase
    And Ann may propose that "Kor Cindervein" attacks "Valanos"

  @rule:601.3 @rule:601.2a @rule:711.1
  Scenario: A newcomer that loses its ferocity under its proposal doesn't attack
    Given the card "Hound" reads:
      """
      2, Ally—Hound, 3 [Melee] ATK / 1 Health
      Ferocity
      """
    And the card "Calm" reads:
      """
      1, Instant Ability
      Target ally loses all powers this turn.
      """
    And cost is no matter
    And your hand is "Hound"
    And your opponent's hand is "Calm"
    When you play "Hound"
    And the chain empties
    And you propose that "Hound" attacks your opponent's hero
    And your opponent responds by playing "Calm" targeting "Hound"
    And the chain empties
    Then "Hound" is ready
    And your opponent's hero has 0 damage
    And you have priority

  @rule:602.2 @rule:601.2f @rule:603.2
  Scenario: Nobody protects a defender that is gone, and no strike comes to be
    Given cost is no matter
    And you control "Krol Blade"
    And your opponent controls "Donna Calister"
    And your opponent controls "Tim"
    And your opponent's hand is "Withdraw"
    And the card "Lay Bare" reads:
      """
      1, Instant Ability
      Target ally loses all powers this turn.
      """
    And your hand is "Lay Bare"
    When you play "Lay Bare" targeting "Tim"
    And the chain empties
    And you propose that your hero attacks "Tim"
    And the attack window opens
    And the chain empties
    And your opponent responds by playing "Withdraw" targeting "Tim"
    And the chain empties
    And the combat concludes
    Then "Donna Calister" is ready
    And your hero is exhausted
    And your hero is not attacking
    And "Krol Blade" is ready
    And it is your turn, in the action phase

  @rule:718.2b @rule:718.1 @rule:306.3f
  Scenario: A curse that came back takes what was given in its absence
    Given the card "Fury" reads:
      """
      1, Instant Ability
      Target ally has ferocity this turn.
      """
    And cost is no matter
    And you control "Rodrigo"
    And you control "Valanos"
    And your opponent's "Polymorph" is attached to "Rodrigo"
    And you control "Inventor's Focal Sword" as "my sword"
    And your opponent controls "Inventor's Focal Sword" as "his sword"
    And your hand is "Fury"
    When you play "Fury" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" has ferocity
    When you use "my sword", targeting "Polymorph"
    And the chain empties
    Then "Polymorph" is attached to "Valanos"
    And "Rodrigo" has ferocity
    When you pass
    And your opponent uses "his sword", targeting "Polymorph"
    And the chain empties
    Then "Polymorph" is attached to "Rodrigo"
    And "Rodrigo" has no ferocity

  @rule:717.3 @rule:717.5 @rule:717.3c
  Scenario: Armor before the bubble saves the bubble for the next blow
    Given the card "Test Bubble" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to your hero this turn.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 3 nature damage to target hero or ally.
      """
    And cost is no matter
    And your hand is "Test Bolt" as "the first bolt", "Test Bolt" as "the second bolt"
    And your opponent controls "Golem Skull Helm"
    And your opponent's hand is "Test Bubble"
    When you pass
    And your opponent plays "Test Bubble"
    And the chain empties
    And you play "the first bolt" targeting your opponent's hero
    And the chain empties
    And your opponent chooses in order "Golem Skull Helm", "Test Bubble"
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    Then your opponent's hero has 0 damage
    And "Golem Skull Helm" is exhausted
    When you play "the second bolt" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage

  @rule:701.5 @rule:400.3a @rule:400.3b
  Scenario: A once-a-turn power that its owner used is spent for the thief as well
    Given the card "Snatch" reads:
      """
      1, Instant Ability
      Gain control of target ally this turn.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Elder Moorf"
    And your opponent's hand is "Snatch"
    When your opponent passes
    And you use "Elder Moorf", targeting "Elder Moorf"
    And the chain empties
    And your opponent plays "Snatch" targeting "Elder Moorf"
    And the chain empties
    Then "Elder Moorf" has 3 ATK
    And your opponent can't use "Elder Moorf", targeting "Elder Moorf", because of 701.5
    When the turn ends
    Then you control "Elder Moorf"
    And you may use "Elder Moorf", targeting "Elder Moorf"

  @rule:302.2 @rule:400.3b @rule:701.3
  Scenario: An ally that was away on the opponent's turn may be activated on its owner's next turn and not before
    Given the card "Snatch" reads:
      """
      1, Instant Ability
      Gain control of target ally this turn.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Tim"
    And your opponent's hand is "Snatch"
    When your opponent plays "Snatch" targeting "Tim"
    And the chain empties
    Then your opponent can't use "Tim", targeting your hero, because of 302.2
    And you can't use "Tim", targeting your opponent's hero
    When your next turn starts
    Then you may use "Tim", targeting your opponent's hero

  @rule:601.2e
  Scenario: Who must attack and can't doesn't, and its player may end the phase
    Given the card "Goad" reads:
      """
      1, Ability
      Target hero or ally must attack this turn if able.
      """
    And the card "Stay" reads:
      """
      1, Instant Ability
      Target hero or ally can't attack this turn.
      """
    And cost is no matter
    And you control "Rodrigo"
    And your hand is "Goad", "Stay"
    When you play "Goad" targeting "Rodrigo"
    And the chain empties
    And you play "Stay" targeting "Rodrigo"
    And the chain empties
    Then you can't propose that "Rodrigo" attacks your opponent's hero
    When the end phase starts
    Then "Rodrigo" is ready
    And your opponent's hero has 0 damage

  @rule:303.2d @rule:303.2c @rule:405.3d
  Scenario: Two weapons, one of them twice, make one packet dealt with both
    Given the card "Oil" reads:
      """
      1, Instant Ability
      Ready target weapon.
      """
    And the card "Test Knife" reads:
      """
      1, Weapon—Dagger, Melee (1), 1 [Melee] ATK / 0 Strike
      When your hero deals combat damage with Test Knife, draw a card.
      """
    And cost is no matter
    And you control "Dual Wield"
    And you control "Test Knife" as "the left knife"
    And you control "Test Knife" as "the right knife"
    And your hand is "Oil"
    And you have 5 unnamed cards in your deck
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you strike with "the left knife"
    And you strike with "the right knife"
    And the chain empties
    And you play "Oil" targeting "the left knife"
    And the chain empties
    And you strike with "the left knife"
    And the chain empties
    Then your hero has 3 ATK
    When the combat concludes
    And the chain empties
    Then your opponent's hero has 3 damage
    And there are 2 cards in your hand
