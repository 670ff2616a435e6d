Feature: Where editions part
  One board under two editions whose outcomes differ, and boards of the FAQ and of the German clarifications.

  @edition:starter-2006
  Scenario: After a link resolves, who added the next one acts first
    Given it is your turn
    And cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Charge"
    And your opponent's hand is "Fire Blast", "Withdraw"
    When you play "Charge" targeting your opponent's hero
    And your opponent responds by playing "Fire Blast" targeting your hero
    And your opponent plays "Withdraw" targeting "Kor Cindervein"
    And your opponent passes
    And you pass
    Then "Kor Cindervein" is in your hand
    And your opponent has priority

  @edition:cr-2007-05 @edition:clarifications-de
  Scenario: After a link resolves, the turn player acts first
    Given it is your turn
    And cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Charge"
    And your opponent's hand is "Fire Blast", "Withdraw"
    When you play "Charge" targeting your opponent's hero
    And your opponent responds by playing "Fire Blast" targeting your hero
    And your opponent plays "Withdraw" targeting "Kor Cindervein"
    And your opponent passes
    And you pass
    Then "Kor Cindervein" is in your hand
    And you have priority

  @edition:starter-2006
  Scenario: The second Tyrande is put away, not destroyed
    Given it is your turn
    And cost is no matter
    And you control "High Priestess Tyrande Whisperwind" as "the old Tyrande"
    And your hand is "High Priestess Tyrande Whisperwind" as "the new Tyrande"
    When you play "the new Tyrande"
    And the chain empties
    And you choose "the old Tyrande"
    And the chain empties
    Then "the old Tyrande" is in your graveyard
    And you control no "Wisp"

  @edition:cr-2007-05
  Scenario: The second Tyrande is destroyed, and both see it
    Given it is your turn
    And cost is no matter
    And you control "High Priestess Tyrande Whisperwind" as "the old Tyrande"
    And your hand is "High Priestess Tyrande Whisperwind" as "the new Tyrande"
    When you play "the new Tyrande"
    And the chain empties
    And you choose "the old Tyrande"
    Then "the old Tyrande" is in your graveyard
    And you control "Wisp"

  @edition:cr-2007-05
  Scenario: An ability on a Totem is not destroyed
    Given the card "Spring Totem" reads:
      """
      Spring Totem, 3, Shaman, Ability-Restoration, Water Totem (1), 1 Health
      Ongoing: At the start of your turn, draw a card.
      """
    And the card "Grave Robber" reads:
      """
      Grave Robber, 3, Ally-Undead, 1 ATK (Shadow), 3 Health
      When an ability is destroyed, draw a card.
      """
    And it is your turn
    And cost is no matter
    And you control "Grave Robber"
    And you have 5 unnamed cards in your deck
    And your opponent controls "Spring Totem"
    And your hand is "Polymorph"
    When you play "Polymorph" targeting "Spring Totem"
    And the chain empties
    Then "Polymorph" is in your graveyard
    And there are no cards in your hand

  @edition:starter-2006 @edition:faq-2009-03
  Scenario: An ability on a Totem is destroyed
    Given the card "Spring Totem" reads:
      """
      Spring Totem, 3, Shaman, Ability-Restoration, Water Totem (1), 1 Health
      Ongoing: At the start of your turn, draw a card.
      """
    And the card "Grave Robber" reads:
      """
      Grave Robber, 3, Ally-Undead, 1 ATK (Shadow), 3 Health
      When an ability is destroyed, draw a card.
      """
    And it is your turn
    And cost is no matter
    And you control "Grave Robber"
    And you have 5 unnamed cards in your deck
    And your opponent controls "Spring Totem"
    And your hand is "Polymorph"
    When you play "Polymorph" targeting "Spring Totem"
    And the chain empties
    Then "Polymorph" is in your graveyard
    And there is 1 card in your hand

  @edition:starter-2006
  Scenario: An attacker is in combat at once
    Given the card "Ambush" reads:
      """
      Ambush, 2, Instant Ability
      Destroy target ally in combat.
      """
    And it is your turn
    And cost is no matter
    And you control "Kor Cindervein"
    And your opponent's hand is "Ambush"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the attack window opens
    And you pass
    Then your opponent may play "Ambush" targeting "Kor Cindervein"

  @edition:cr-2007-05
  Scenario: An attacker isn't in combat before the protect point
    Given the card "Ambush" reads:
      """
      Ambush, 2, Instant Ability
      Destroy target ally in combat.
      """
    And it is your turn
    And cost is no matter
    And you control "Kor Cindervein"
    And your opponent's hand is "Ambush"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the attack window opens
    And you pass
    Then your opponent can't play "Ambush" targeting "Kor Cindervein"
    When your opponent passes
    And you pass
    Then your opponent may play "Ambush" targeting "Kor Cindervein"

  @edition:starter-2006
  Scenario: A Totem gains no health
    Given the card "Spring Totem" reads:
      """
      Spring Totem, 3, Shaman, Ability-Restoration, Water Totem (1), 1 Health
      Ongoing: At the start of your turn, draw a card.
      """
    And the card "Deep Roots" reads:
      """
      Deep Roots, 3, Ability
      Ongoing: Totems in your party have +2 health.
      """
    And it is your turn
    And you control "Deep Roots", "Spring Totem"
    Then "Spring Totem" has 1 health

  @edition:cr-2007-05
  Scenario: A Totem gains health
    Given the card "Spring Totem" reads:
      """
      Spring Totem, 3, Shaman, Ability-Restoration, Water Totem (1), 1 Health
      Ongoing: At the start of your turn, draw a card.
      """
    And the card "Deep Roots" reads:
      """
      Deep Roots, 3, Ability
      Ongoing: Totems in your party have +2 health.
      """
    And it is your turn
    And you control "Deep Roots", "Spring Totem"
    Then "Spring Totem" has 3 health

  @edition:starter-2006
  Scenario: A priest can't strike with an axe that was taken
    Given the card "Test Fingers" reads:
      """
      4, Horde, Ally—Troll Rogue, 3 [Melee] ATK / 3 Health
      When Test Fingers enters play, you may ready target opposing equipment. You control that equipment while Test Fingers remains in your party.
      """
    And it is your turn
    And cost is no matter
    And your hero is "Boris Brightbeard"
    And your opponent's hero is "Moala Stonebinder"
    And your opponent controls an exhausted "Annihilator"
    And your hand is "Test Fingers"
    When you play "Test Fingers"
    And you choose "Annihilator"
    And the chain empties
    And you choose to
    And you propose that your hero attacks your opponent's hero
    And the defend window opens
    Then you can't strike with "Annihilator"

  @edition:cr-2007-05
  Scenario: A card that was taken functions for anybody
    Given the card "Test Fingers" reads:
      """
      4, Horde, Ally—Troll Rogue, 3 [Melee] ATK / 3 Health
      When Test Fingers enters play, you may ready target opposing equipment. You control that equipment while Test Fingers remains in your party.
      """
    And it is your turn
    And cost is no matter
    And your hero is "Boris Brightbeard"
    And your opponent's hero is "Moala Stonebinder"
    And your opponent controls an exhausted "Annihilator"
    And your hand is "Test Fingers"
    When you play "Test Fingers"
    And you choose "Annihilator"
    And the chain empties
    And you choose to
    And you propose that your hero attacks your opponent's hero
    And the defend window opens
    Then you may strike with "Annihilator"

  @edition:cr-2009-combat @edition:faq-2009-03
  Scenario: A third player may protect
    Given a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Ann's turn
    And Ann controls "Kor Cindervein"
    And Cy controls "Donna Calister"
    When Ann proposes that "Kor Cindervein" attacks Bo's hero
    And the protect point comes
    And Cy protects with "Donna Calister"
    And the combat concludes
    Then "Donna Calister" has 3 damage
    And Bo's hero has 0 damage

  @edition:cr-2007-05
  Scenario: A third player can't protect
    Given a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Ann's turn
    And Ann controls "Kor Cindervein"
    And Cy controls "Donna Calister"
    When Ann proposes that "Kor Cindervein" attacks Bo's hero
    And the combat concludes
    Then "Donna Calister" has 0 damage
    And Bo's hero has 3 damage

  @rule:602.2
  Scenario: A teammate's protector defends, the attacker's teammate's can't
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn
    And Ann controls "Kor Cindervein"
    And Dee controls "Grunt Baranka" as "Dee's Baranka"
    And Cid controls "Grunt Baranka" as "Cid's Baranka"
    When Ann proposes that "Kor Cindervein" attacks Bo's hero
    And the protect point comes
    Then Dee may protect with "Dee's Baranka"
    And Cid can't protect with "Cid's Baranka"
    When Dee protects with "Dee's Baranka"
    And the combat concludes
    Then "Dee's Baranka" is in Dee's graveyard
    And "Kor Cindervein" is in Ann's graveyard
    And Bo's hero has 0 damage

  @edition:faq-2009-03
  Scenario: Unpreventable fire damage passes through fire resistance
    Given the card "White Flame" reads:
      """
      White Flame, 2, Ability
      Your hero deals 2 unpreventable fire damage to target hero or ally.
      """
    And it is your turn
    And cost is no matter
    And your hand is "White Flame", "Fire Blast"
    And your opponent controls "Illia the Bitter"
    When you play "Fire Blast" targeting "Illia the Bitter"
    And the chain empties
    Then "Illia the Bitter" has 0 damage
    When you play "White Flame" targeting "Illia the Bitter"
    And the chain empties
    Then "Illia the Bitter" has 2 damage

  @edition:faq-2009-03
  Scenario: Inspire readies an exhausted ally in each other player's ready step
    Given a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Ann's turn, in the end phase
    And Ann controls "Vindicator Kaldel"
    And Ann controls an exhausted "Kor Cindervein"
    And Ann controls an exhausted "Brigg"
    And Bo has 5 unnamed cards in his deck
    And Cy has 5 unnamed cards in his deck
    When the turn ends
    And Ann chooses "Kor Cindervein"
    Then "Kor Cindervein" is ready and "Brigg" is exhausted
    When the turn ends
    And Ann chooses "Brigg"
    Then "Brigg" is ready
    And it is Cy's turn

  @edition:faq-2009-03
  Scenario: The sabotaged ability leaves play before the conclusion
    Given it is your turn
    And cost is no matter
    And you control "Arcanist Avelena"
    And your opponent controls "World in Flames", "Kryton Barleybeard"
    When you propose that "Arcanist Avelena" sabotages "World in Flames"
    And the attack window opens
    And your opponent responds by using "Kryton Barleybeard" targeting "World in Flames"
    And the combat concludes
    Then "World in Flames" is in your opponent's hand
    And "Arcanist Avelena" is exhausted
    And "Arcanist Avelena" has 0 damage

  @edition:faq-2009-03
  Scenario: Only the ally can be readied
    Given the card "Spring Totem" reads:
      """
      Spring Totem, 3, Shaman, Ability-Restoration, Water Totem (1), 1 Health
      Ongoing: At the start of your turn, draw a card.
      """
    And it is your turn
    And cost is no matter
    And you control an exhausted "Spring Totem"
    And you control an exhausted "Kor Cindervein"
    And you have "Sunfury Briefings" as a face-up resource
    When you complete "Sunfury Briefings"
    And the chain empties
    Then "Kor Cindervein" is ready and "Spring Totem" is exhausted

  @edition:clarifications-de @edition:cr-2007-05
  Scenario: Placing a resource is responded to (German 10: it goes over the chain)
    Given it is your turn
    And cost is no matter
    And your hand is "Kor Cindervein"
    And your opponent's hand is "Fire Blast"
    When you place "Kor Cindervein" as a face-down resource
    Then you have 25 resources
    When your opponent responds by playing "Fire Blast" targeting your hero
    And both players pass
    Then your hero has 2 damage
    And you have 25 resources
    And you have priority
    When both players pass
    Then you have 26 resources

  @edition:clarifications-de
  Scenario: One Jaina each, and a second that must go
    Given the card "Test Queen" reads:
      """
      8, Alliance, Unique Ally—Human Mage, 7 [Frost] ATK / 4 Health
      Opposing allies can't attack.
      """
    And it is your turn
    And cost is no matter
    And your opponent controls "Test Queen" as "his Jaina"
    And you control "Test Queen" as "my Jaina"
    And your hand is "Test Queen" as "my second Jaina"
    When you play "my second Jaina"
    And the chain empties
    Then you must choose between "my Jaina", "my second Jaina"
    When you choose "my second Jaina"
    Then "my second Jaina" is in your graveyard
    And your opponent controls "his Jaina"
