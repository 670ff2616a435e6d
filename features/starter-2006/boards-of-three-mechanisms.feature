Feature: Boards of three mechanisms
  Chains, Totems, uniqueness, strikes, turns and teams as the starter rulebook has them.

  @rule:407.4 @edition:starter-2006
  Scenario: Who added the last link left acts first
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And your hand is "Fire Blast" as "mine"
    And your opponent's hand is "Fire Blast" as "theirs"
    When your opponent passes
    And you play "mine" targeting your opponent's hero
    And your opponent responds by playing "theirs" targeting your hero
    And both players pass
    Then your hero has 2 damage
    And you have priority

  @rule:706.1 @edition:starter-2006 @edition:faq-2009-03
  Scenario: What is attached to a Totem is destroyed
    Given cost is no matter
    And the card "Charm" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally has +2 health.
      When Charm is destroyed, draw a card.
      """
    And your opponent controls "Stoneclaw Totem" with 4 damage
    And your hand is "Charm"
    And you have 3 unnamed cards in your deck
    When you play "Charm" targeting "Stoneclaw Totem"
    And the chain empties
    Then "Charm" is in your graveyard
    And there is 1 card in your hand
    And "Stoneclaw Totem" has 5 health

  @rule:410.2 @edition:starter-2006
  Scenario: The second unique card is put away, not destroyed
    Given cost is no matter
    And the card "Twin" reads:
      """
      3, Unique Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      When Twin is destroyed, draw a card.
      """
    And you control "Twin" as "older"
    And your hand is "Twin" as "newer"
    And you have 3 unnamed cards in your deck
    When you play "newer"
    And the chain empties
    And you choose "older"
    Then "older" is in your graveyard
    And there are no cards in your hand

  @rule:starter-2006:combat-with-a-hero @edition:starter-2006
  Scenario: A strike is no link, and needs a weapon of the class
    Given cost is no matter
    And your hero is "Graccus"
    And the card "Shatter" reads:
      """
      1, Instant Ability
      Destroy target equipment.
      """
    And you control "Annihilator", "Blackcrow"
    And your opponent's hand is "Shatter"
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    Then you can't strike with "Blackcrow"
    When you strike with "Annihilator"
    Then your hero has 3 ATK
    And the chain is empty
    When your opponent responds by playing "Shatter" targeting "Annihilator"
    And the chain empties
    Then your hero has 3 ATK
    When the combat concludes
    Then your opponent's hero has 3 damage

  @rule:102.1a @edition:starter-2006
  Scenario: The first player has a start phase, and draws nothing
    Given the first turn of the game is your opponent's and about to start
    And you have 7 unnamed cards in your deck
    And your opponent has 8 unnamed cards in your opponent's deck
    When the game starts
    And your opponent chooses not to
    And you choose not to
    Then it is your opponent's turn, in the ready step
    When the action phase starts
    Then there are 7 cards in your opponent's hand
    When the turn ends
    And the draw step starts
    Then you lose the game

  @rule:602.2 @edition:starter-2006
  Scenario: A friend protects, and leaves with what was attached
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Bo's turn, in the action phase
    And the card "Bless" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally has +2 health.
      """
    And Cid controls "Donna Calister"
    And Ann controls "Brigg" with 2 damage
    And Cid's "Bless" is attached to "Brigg"
    And Bo controls "Kor Cindervein"
    When Bo proposes that "Kor Cindervein" attacks Ann's hero
    And the attack window opens
    Then "Kor Cindervein" is in combat
    When the chain empties
    And Cid protects with "Donna Calister"
    And the combat concludes
    Then "Donna Calister" has 3 damage
    When Cid concedes
    Then "Brigg" is in Ann's graveyard
    And the game goes on

  @rule:410.2 @edition:starter-2006
  Scenario: Two hands and one more
    Given cost is no matter
    And your hero is "Graccus"
    And the card "Great Axe" reads:
      """
      3, Paladin, Warrior, Weapon—Axe, Two-Handed, Melee (1), 4 [Melee] ATK / 2 Strike
      When Great Axe is destroyed, draw a card.
      """
    And you control "Great Axe"
    And your hand is "Observer's Shield"
    And you have 3 unnamed cards in your deck
    When you play "Observer's Shield"
    And the chain empties
    And you choose "Great Axe"
    Then "Great Axe" is in your graveyard
    And there are no cards in your hand
    And "Observer's Shield" is exhausted

  @rule:starter-2006:healing @edition:starter-2006
  Scenario: It is too late to heal
    Given cost is no matter
    And the card "Sanctuary" reads:
      """
      1, Instant Ability
      Target hero or ally can't be destroyed this turn.
      """
    And you control "Brigg"
    And your hand is "Sanctuary", "Flash Heal"
    And your opponent's hand is "Fire Blast"
    When you play "Sanctuary" targeting "Brigg"
    And the chain empties
    And you pass
    And your opponent plays "Fire Blast" targeting "Brigg"
    And the chain empties
    Then "Brigg" has 2 damage
    When you play "Flash Heal" targeting "Brigg"
    And the chain empties
    Then "Brigg" has 2 damage

  @rule:302.2 @edition:starter-2006
  Scenario: Activated in the next turn of its own player
    Given cost is no matter
    And your hand is "Tim", "Elder Moorf"
    And you have 5 unnamed cards in your deck
    And your opponent has 5 unnamed cards in your opponent's deck
    When you play "Tim"
    And the chain empties
    And you play "Elder Moorf"
    And the chain empties
    Then you can't use "Tim" targeting your opponent's hero
    And you may use "Elder Moorf" targeting "Tim"
    When the turn ends
    And the action phase starts
    And your opponent passes
    Then you can't use "Tim" targeting your opponent's hero
    When your next turn starts
    Then you may use "Tim" targeting your opponent's hero

  @rule:306.4a @edition:starter-2006
  Scenario: A Totem gains no ATK, and nobody protects it
    Given cost is no matter
    And the card "Grow" reads:
      """
      1, Instant Ability
      Target ally has +2 ATK this turn.
      """
    And you control "Kor Cindervein"
    And your opponent controls "Stoneclaw Totem", "Donna Calister"
    And your hand is "Grow"
    When you play "Grow" targeting "Stoneclaw Totem"
    And the chain empties
    And you propose that "Kor Cindervein" attacks "Stoneclaw Totem"
    And the combat concludes
    Then "Stoneclaw Totem" has 3 damage
    And "Kor Cindervein" has 0 damage
    And "Donna Calister" has 0 damage

  @rule:304.2 @edition:starter-2006
  Scenario: Put damage and armor
    Given cost is no matter
    And your opponent's hero is "Graccus"
    And the card "Plate" reads:
      """
      3, Paladin, Armor—Plate, Chest (1), 3 DEF
      """
    And the card "Pain" reads:
      """
      1, Ability
      Put 3 damage on target hero.
      """
    And your opponent controls "Plate"
    And your hand is "Pain", "Fire Blast" as "one", "Fire Blast" as "two"
    When you play "Pain" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage
    When you play "one" targeting your opponent's hero
    And the chain empties
    And your opponent exhausts "Plate" to prevent damage
    And you play "two" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 5 damage

  @rule:starter-2006:keyword-bear-form @edition:starter-2006
  Scenario: A strike ends the form, not the protecting
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And your hero is "Thangal"
    And the card "Club" reads:
      """
      2, Druid, Weapon—Mace, Melee (1), 3 [Melee] ATK / 1 Strike
      """
    And the card "Pelt" reads:
      """
      2, Druid, Instant Ability—Feral, Form (1)
      Ongoing: Your hero is in bear form.
      """
    And you control "Pelt", "Club", "Brigg"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks "Brigg"
    And you protect with your hero
    And you strike with "Club"
    And the chain empties
    Then "Pelt" is in your graveyard
    And your hero is protecting
    When the combat concludes
    Then "Kor Cindervein" is in your opponent's graveyard
    And your hero has 3 damage

  @rule:603.2 @edition:starter-2006
  Scenario: An attacker removed from combat stays exhausted
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And your hero is "Ta'zo"
    And your opponent controls "Kor Cindervein"
    And your hand is "Blink"
    And you have 5 unnamed cards in your deck
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And the defend window opens
    And you respond by playing "Blink"
    And the chain empties
    And the combat concludes
    Then "Kor Cindervein" is exhausted
    And your hero has 0 damage
    And your hero is ready
