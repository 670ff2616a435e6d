Feature: One board, several editions, different endings
  An engine that knows a single set of rules gets one side of each pair wrong.

  @rule:410.3a @edition:cr-2007-05 @edition:faq-2009-03 @edition:clarifications-de
  Scenario: The surplus Unique ally is destroyed, and what waits for its destruction triggers
    Given cost is no matter
    And you control "Landro Longshot" as "the old Landro"
    And your opponent's "Corruption" is attached to your "the old Landro"
    And your hand is "Landro Longshot" as "the new Landro", "Scorch"
    When you play "the new Landro"
    And both players pass
    And you choose "the old Landro"
    Then the chain, top first, is "Corruption"
    When the chain empties
    Then "Scorch" is in your graveyard

  @rule:410.3a @edition:starter-2006
  Scenario: The surplus Unique ally is put into the graveyard, which destroys nothing
    Given cost is no matter
    And you control "Landro Longshot" as "the old Landro"
    And your opponent's "Corruption" is attached to your "the old Landro"
    And your hand is "Landro Longshot" as "the new Landro", "Scorch"
    When you play "the new Landro"
    And both players pass
    And you choose "the old Landro"
    Then "the old Landro" is in your graveyard
    And "Corruption" is in your opponent's graveyard
    And the chain is empty
    And "Scorch" is in your hand

  @rule:407.6d @edition:cr-2007-05
  Scenario: An ability attached to a Totem is detached, not destroyed
    Given cost is no matter
    And the card "Clinging Hex" reads:
      """
      1, Mage, Ability—Arcane
      Attach to target ally. <p> Ongoing: When Clinging Hex is destroyed, draw a card.
      """
    And your hand is "Clinging Hex"
    And your opponent controls "Fire Nova Totem"
    When you play "Clinging Hex" targeting "Fire Nova Totem"
    And both players pass
    Then "Clinging Hex" is in your graveyard
    And the chain is empty
    And there is no card in your hand

  @rule:407.6d @edition:starter-2006 @edition:faq-2009-03
  Scenario: An ability attached to a Totem is destroyed, and says so
    Given cost is no matter
    And the card "Clinging Hex" reads:
      """
      1, Mage, Ability—Arcane
      Attach to target ally. <p> Ongoing: When Clinging Hex is destroyed, draw a card.
      """
    And your hand is "Clinging Hex"
    And your opponent controls "Fire Nova Totem"
    When you play "Clinging Hex" targeting "Fire Nova Totem"
    And both players pass
    Then "Clinging Hex" is in your graveyard
    And the chain, top first, is "Clinging Hex"
    When the chain empties
    Then there is 1 card in your hand

  @rule:407.4a @edition:cr-2007-05 @edition:clarifications-de @edition:faq-2009-03
  Scenario: After a link resolves the turn player acts first, though the next link is the opponent's
    Given cost is no matter
    And your hand is "Fire Blast", "Quick Strike"
    And your opponent's hand is "Exhaustion"
    And you control "Kor Cindervein"
    When you play "Fire Blast" targeting your opponent's hero
    And your opponent responds by playing "Exhaustion" targeting "Kor Cindervein"
    And you respond by playing "Quick Strike" targeting your opponent's hero
    And both players pass
    Then the chain, top first, is "Exhaustion", "Fire Blast"
    And you have priority

  @rule:407.4a @edition:starter-2006
  Scenario: After a link resolves whoever added the next one down acts first
    Given cost is no matter
    And your hand is "Fire Blast", "Quick Strike"
    And your opponent's hand is "Exhaustion"
    And you control "Kor Cindervein"
    When you play "Fire Blast" targeting your opponent's hero
    And your opponent responds by playing "Exhaustion" targeting "Kor Cindervein"
    And you respond by playing "Quick Strike" targeting your opponent's hero
    And both players pass
    Then the chain, top first, is "Exhaustion", "Fire Blast"
    And your opponent has priority

  @rule:403.1 @edition:cr-2007-05
  Scenario: A cost may put more damage on a character than its health
    Given cost is no matter
    And you control "Acolyte Kemistra" with 6 damage
    Then you may use "Acolyte Kemistra"
    When you use "Acolyte Kemistra"
    Then "Acolyte Kemistra" is in your graveyard
    When the chain empties
    Then there is 1 card in your hand

  @rule:faq-2009-03:1 @edition:faq-2009-03
  Scenario: A cost may not put more damage on a character than its health
    Given cost is no matter
    And you control "Acolyte Kemistra" with 6 damage
    Then you can't use "Acolyte Kemistra", because of faq-2009-03:1

  @rule:602.2 @edition:starter-2006 @edition:cr-2007-05
  Scenario: Only a player friendly to the proposed defender may protect it
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann controls "Kor Cindervein"
    And Bo controls "Benethor Draigo"
    And Cid controls "Guardian Steelhorn"
    When Ann proposes that "Kor Cindervein" attacks "Benethor Draigo"
    And the defend window opens
    Then Cid can't protect with "Guardian Steelhorn", because of 602.2
    When the combat concludes
    Then "Benethor Draigo" is in Bo's graveyard
    And "Guardian Steelhorn" is ready
    And "Guardian Steelhorn" has 0 damage

  @rule:cr-2009-combat:602.2 @edition:cr-2009-combat @edition:faq-2009-03
  Scenario: Anyone opposed to the attacker may protect a third player's ally
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann controls "Kor Cindervein"
    And Bo controls "Benethor Draigo"
    And Cid controls "Guardian Steelhorn"
    When Ann proposes that "Kor Cindervein" attacks "Benethor Draigo"
    And the protect point comes
    And Cid protects with "Guardian Steelhorn"
    And the combat concludes
    Then "Benethor Draigo" has 0 damage
    And "Guardian Steelhorn" is in Cid's graveyard

  @rule:601.2b @edition:cr-2007-05
  Scenario: An ability in play can't be the object of a combat
    Given you control "Arcanist Avelena"
    And your opponent controls "Battle Shout"
    Then you can't propose that "Arcanist Avelena" sabotages "Battle Shout", because of 601.2b
    And you may propose that "Arcanist Avelena" attacks your opponent's hero

  @rule:cr-2009-combat:603.1 @edition:cr-2009-combat @edition:faq-2009-03
  Scenario: An ability in play can be sabotaged
    Given you control "Arcanist Avelena"
    And your opponent controls "Battle Shout"
    When you propose that "Arcanist Avelena" sabotages "Battle Shout"
    And the combat concludes
    And the chain empties
    Then "Battle Shout" is on top of your opponent's deck
    And your opponent's hero has 0 damage

  # Healing comes too late in every edition, as the check comes first.
  @rule:407.6a @edition:starter-2006 @edition:cr-2007-05 @edition:faq-2009-03
  Scenario: Damage equal to health leaves no time to heal
    Given cost is no matter
    And your hand is "Fire Blast"
    And your opponent controls "Freya Lightsworn"
    And your opponent's hand is "Flash Heal"
    When you play "Fire Blast" targeting "Freya Lightsworn"
    And both players pass
    Then "Freya Lightsworn" is in your opponent's graveyard
    And your opponent can't play "Flash Heal" targeting "Freya Lightsworn", because of 706.1

  @rule:404.1 @edition:cr-2007-05 @edition:cr-2009-combat
  Scenario: A hero that survives fatal damage for another reason can be healed of it
    Given cost is no matter
    And your hero is "Graccus" with 29 damage
    And you control "Valthak Spiritdrinker"
    And your hand is "Flash Heal"
    When you play "Flash Heal" targeting your hero
    And the chain empties
    Then your hero has 25 damage
    And the game goes on

  @rule:starter-2006:healing @edition:starter-2006
  Scenario: Fatal damage can't be healed even where its hero survives it
    Given cost is no matter
    And your hero is "Graccus" with 29 damage
    And you control "Valthak Spiritdrinker"
    And your hand is "Flash Heal"
    When you play "Flash Heal" targeting your hero
    And the chain empties
    Then your hero has 29 damage
    And the game goes on

  @rule:303.2a @edition:cr-2007-05 @edition:faq-2009-03
  Scenario: A strike waits on the chain, and its ATK comes when it resolves
    Given cost is no matter
    And you control "Krol Blade"
    And your opponent controls "Anika Berlyn"
    When you propose that your hero attacks "Anika Berlyn"
    And the defend window opens
    And you strike with "Krol Blade"
    Then the chain, top first, is "Krol Blade"
    And your hero has 0 ATK
    When both players pass
    Then your hero has 3 ATK

  @rule:starter-2006:combat-with-a-hero @edition:starter-2006
  Scenario: A strike adds the weapon's ATK at once, and nobody can respond to it
    Given cost is no matter
    And you control "Krol Blade"
    And your opponent controls "Anika Berlyn"
    When you propose that your hero attacks "Anika Berlyn"
    And the defend window opens
    And you strike with "Krol Blade"
    Then the chain is empty
    And your hero has 3 ATK
    When the combat concludes
    Then "Anika Berlyn" has 3 damage

  @rule:600.3 @edition:cr-2007-05
  Scenario: Where attacking costs something other than resources nothing lets a player pay it
    Given the card "Toll of the Swamp" reads:
      """
      2, Ability
      Ongoing: Opposing allies can't attack unless their controller discards a card.
      """
    And your opponent controls "Toll of the Swamp"
    And you control "Kor Cindervein"
    And your hand is "Tim"
    Then you can't propose that "Kor Cindervein" attacks your opponent's hero, because of 600.3
    And the rules do not settle this, see "OP-41"

  @rule:600.3 @edition:cr-2009-combat @edition:faq-2009-03
  Scenario: Any cost may stand between a character and its attack
    Given the card "Toll of the Swamp" reads:
      """
      2, Ability
      Ongoing: Opposing allies can't attack unless their controller discards a card.
      """
    And your opponent controls "Toll of the Swamp"
    And you control "Kor Cindervein"
    And your hand is "Tim"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    Then "Tim" is in your graveyard

  @rule:306.4a @edition:cr-2007-05 @edition:faq-2009-03
  Scenario: A Totem may gain health and never ATK
    Given the card "Stone Blessing" reads:
      """
      2, Instant Ability
      Target ally has +2 ATK and +2 health this turn.
      """
    And cost is no matter
    And you control "Fire Nova Totem"
    And your hand is "Stone Blessing"
    When you play "Stone Blessing" targeting "Fire Nova Totem"
    And the chain empties
    Then "Fire Nova Totem" has 0 ATK and 3 health

  @rule:starter-2006:keyword-totem @edition:starter-2006
  Scenario: A Totem gains neither ATK nor health
    Given the card "Stone Blessing" reads:
      """
      2, Instant Ability
      Target ally has +2 ATK and +2 health this turn.
      """
    And cost is no matter
    And you control "Fire Nova Totem"
    And your hand is "Stone Blessing"
    When you play "Stone Blessing" targeting "Fire Nova Totem"
    And the chain empties
    Then "Fire Nova Totem" has 0 ATK and 1 health

  @rule:302.2 @edition:starter-2006 @edition:cr-2007-05 @edition:faq-2009-03
  Scenario: An ally that came on its controller's turn waits through the next player's turn, in every edition
    Given cost is no matter
    And you control "Tim", which entered play this turn
    And your opponent controls "Brigg"
    Then you can't use "Tim", targeting "Brigg", because of 302.2
    When the turn ends
    Then you can't use "Tim", targeting "Brigg", because of 302.2
    When your next turn starts
    Then you may use "Tim", targeting "Brigg"

  @rule:709.2b @edition:cr-2007-05 @edition:faq-2009-03
  Scenario: A Totem is one of the characters
    Given the card "Tremor" reads:
      """
      2, Ability
      Exhaust all opposing characters.
      """
    And cost is no matter
    And your opponent controls "Fire Nova Totem"
    And your opponent controls "Brigg"
    And your hand is "Tremor"
    When you play "Tremor"
    And the chain empties
    Then "Brigg" is exhausted
    And "Fire Nova Totem" is exhausted

  @rule:709.2b @edition:starter-2006
  Scenario: Characters are heroes and allies, and a Totem is neither
    Given the card "Tremor" reads:
      """
      2, Ability
      Exhaust all opposing characters.
      """
    And cost is no matter
    And your opponent controls "Fire Nova Totem"
    And your opponent controls "Brigg"
    And your hand is "Tremor"
    When you play "Tremor"
    And the chain empties
    Then "Brigg" is exhausted
    And "Fire Nova Totem" is ready

  @rule:709.2b @edition:cr-2007-05 @edition:cr-2009-combat
  Scenario: An attacker isn't in combat before there is a defender
    Given the card "Melee Trap" reads:
      """
      1, Instant Ability
      If target ally is in combat, destroy it.
      """
    And cost is no matter
    And you control "Brigg"
    And your opponent's hand is "Melee Trap"
    When you propose that "Brigg" attacks your opponent's hero
    And the attack window opens
    And you pass
    And your opponent plays "Melee Trap" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in play

  @rule:709.2b @edition:starter-2006
  Scenario: An attacker is in combat as soon as it attacks
    Given the card "Melee Trap" reads:
      """
      1, Instant Ability
      If target ally is in combat, destroy it.
      """
    And cost is no matter
    And you control "Brigg"
    And your opponent's hand is "Melee Trap"
    When you propose that "Brigg" attacks your opponent's hero
    And the attack window opens
    And you pass
    And your opponent plays "Melee Trap" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in your graveyard

  @rule:602.5 @edition:cr-2007-05 @edition:starter-2006
  Scenario: A proposed attacker can't be removed from a combat in which it isn't yet
    Given the card "Call Off" reads:
      """
      1, Instant Ability
      Remove target character from combat.
      """
    And cost is no matter
    And you control "Rodrigo"
    And your opponent's hand is "Call Off"
    When you propose that "Rodrigo" attacks your opponent's hero
    And your opponent responds by playing "Call Off" targeting "Rodrigo"
    And the combat concludes
    Then your opponent's hero has 4 damage
    And "Rodrigo" is exhausted

  @rule:cr-2009-combat:602.4 @rule:601.3 @edition:cr-2009-combat @edition:faq-2009-03
  Scenario: In 2009 a proposed attacker is removed, and its proposal is interrupted
    Given the card "Call Off" reads:
      """
      1, Instant Ability
      Remove target character from combat.
      """
    And cost is no matter
    And you control "Rodrigo"
    And your opponent's hand is "Call Off"
    When you propose that "Rodrigo" attacks your opponent's hero
    And your opponent responds by playing "Call Off" targeting "Rodrigo"
    And the chain empties
    Then your opponent's hero has 0 damage
    And "Rodrigo" is ready
    And it is your turn, in the action phase

  @rule:303.2 @edition:cr-2007-04 @edition:cr-2007-05 @edition:cr-2009-combat @edition:faq-2009-03 @edition:clarifications-de
  Scenario: The later rules ask for a class only as a deck is built
    Given the card "Test Blade" reads:
      """
      2, Rogue, Warrior, Weapon—Sword, Melee (1), 2 [Melee] ATK / 0 Strike
      """
    And cost is no matter
    And your hero is "Litori Frostburn"
    And you control "Test Blade" as "the blade at hand"
    And your hand is "Test Blade" as "the blade in hand"
    And your opponent controls "Brigg"
    Then you may play "the blade in hand"
    When you propose that your hero attacks "Brigg"
    And the defend window opens
    And you strike with "the blade at hand"
    And the chain empties
    Then your hero has 2 ATK

  @rule:407.1 @edition:cr-2007-04 @edition:cr-2007-05 @edition:cr-2009-combat @edition:faq-2009-03 @edition:clarifications-de
  Scenario: The later rules let partners sit side by side, with heroes of any faction
    Given a team game: Ann and Cid against Bo and Dee
    And Ann's hero is "Graccus"
    And Cid's hero is "Ta'zo"
    When Ann passes
    Then Cid has priority
