Feature: One board, several editions, different endings
  An engine that knows a single set of rules gets one side of each pair wrong.

  @rule:410.3a @edition:cr-2007-05 @edition:faq-2009-03
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

  @rule:602.2 @edition:cr-2007-05
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

  # Healing comes too late in every edition; only the reason given for it changes.
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
