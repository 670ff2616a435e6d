Feature: What several players do in the place of events of one moment
  From the turn player on each chooses for all of it, and only then does any of it happen.

  Background:
    Given the card "Soldier" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 3 Health
      """
    And the card "Scout" reads:
      """
      1, Ally—Orc Hunter, 1 [Ranged] ATK / 2 Health
      """
    And the card "Plate" reads:
      """
      1, Armor—Plate Chest (1), 1 DEF
      """
    And the card "Ruin" reads:
      """
      0, Instant Ability
      Destroy all allies.
      """
    And the card "Ring of Fire" reads:
      """
      0, Instant Ability
      Your hero deals 2 fire damage to each hero.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid

  @rule:802.1 @rule:716.1a
  Scenario: What players do in the place of their draws is chosen by all of them first
    Given the card "Feast" reads:
      """
      0, Instant Ability
      Each player draws a card.
      """
    And the card "Famine" reads:
      """
      1, Item
      If a player would draw a card, that player discards a card instead.
      """
    And it is Bo's turn, in the action phase
    And Ann controls "Famine"
    And Ann's hand is "Valanos", "Tim"
    And Bo's hand is "Feast", "Brigg", "Rodrigo"
    And Cid's hand is "Guruvan", "Cerwyn"
    When Bo plays "Feast"
    And all players pass
    Then Bo must choose between "Brigg", "Rodrigo"
    When Bo chooses "Brigg"
    Then Cid must choose between "Guruvan", "Cerwyn"
    And "Brigg" is in Bo's hand
    When Cid chooses "Cerwyn"
    Then Ann must choose between "Valanos", "Tim"
    And "Cerwyn" is in Cid's hand
    When Ann chooses "Tim"
    Then "Brigg" is in Bo's graveyard
    And "Cerwyn" is in Cid's graveyard
    And "Tim" is in Ann's graveyard

  @rule:802.1 @rule:716.3
  Scenario: Each player orders two modifiers of others for his own draw
    Given the card "Feast" reads:
      """
      0, Instant Ability
      Each player draws a card.
      """
    And the card "Cure" reads:
      """
      1, Item
      If a player would draw a card, that player's hero heals 1 damage from itself instead.
      """
    And the card "Waste" reads:
      """
      1, Item
      If a player would draw a card, that player puts the top card of his deck into his graveyard instead.
      """
    And it is Cid's turn, in the action phase
    And Ann controls "Cure"
    And Bo controls "Waste"
    And Ann's hero has 2 damage
    And Bo's hero has 2 damage
    And Cid's hero has 2 damage
    And Cid's hand is "Feast"
    When Cid plays "Feast"
    And all players pass
    Then Cid must choose between "Cure", "Waste"
    When Cid chooses "Cure"
    Then Ann must choose between "Cure", "Waste"
    When Ann chooses "Waste"
    Then Bo must choose between "Cure", "Waste"
    When Bo chooses "Cure"
    Then Cid's hero has 1 damage
    And Bo's hero has 1 damage
    And Ann's hero has 2 damage
    And there is 1 card in Ann's graveyard

  @rule:802.1 @rule:716.1
  Scenario: Who may save an ally says so and chooses the price from the turn player on
    Given the card "Refuge" reads:
      """
      1, Item
      If an ally in your party would be destroyed, you may discard a card instead.
      """
    And it is Cid's turn, in the action phase
    And Ann controls "Soldier" as "a", "Refuge"
    And Bo controls "Soldier" as "b", "Refuge"
    And Cid controls "Soldier" as "c", "Refuge"
    And Ann's hand is "Valanos", "Tim"
    And Bo's hand is "Brigg", "Rodrigo"
    And Cid's hand is "Ruin", "Guruvan", "Cerwyn"
    When Cid plays "Ruin"
    And all players pass
    And Cid chooses to
    And Cid chooses "Guruvan"
    Then "Guruvan" is in Cid's hand
    When Ann chooses not to
    And Bo chooses to
    And Bo chooses "Brigg"
    Then "Guruvan" is in Cid's graveyard
    And "Brigg" is in Bo's graveyard
    And "a" is in Ann's graveyard
    And "b" is in play
    And "c" is in play

  @rule:802.1 @rule:716.1a
  Scenario: The turn player is asked first though another player's ally entered play first
    Given the card "Stay" reads:
      """
      1, Item
      If an ally would be destroyed, its controller discards a card instead.
      """
    And it is Cid's turn, in the action phase
    And Ann controls "Soldier" as "a"
    And Bo controls "Soldier" as "b"
    And Cid controls "Soldier" as "c", "Stay"
    And Ann's hand is "Valanos", "Tim"
    And Bo's hand is "Brigg", "Rodrigo"
    And Cid's hand is "Ruin", "Guruvan", "Cerwyn"
    When Cid plays "Ruin"
    And all players pass
    And Cid chooses "Guruvan"
    Then "Guruvan" is in Cid's hand
    When Ann chooses "Tim"
    Then "Tim" is in Ann's hand
    When Bo chooses "Brigg"
    Then "Guruvan" is in Cid's graveyard
    And "Tim" is in Ann's graveyard
    And "Brigg" is in Bo's graveyard

  @rule:716.3
  Scenario: Modifiers of two players for the ally of a third, who orders them
    Given the card "Felling" reads:
      """
      0, Instant Ability
      Destroy target ally.
      """
    And the card "Homeward" reads:
      """
      1, Ability
      Ongoing: If an opposing ally would be destroyed, put it into its owner's hand instead.
      """
    And the card "Into Nothing" reads:
      """
      1, Ability
      Ongoing: If an opposing ally would be destroyed, remove it from the game instead.
      """
    And it is Bo's turn, in the action phase
    And Ann controls "Homeward"
    And Bo controls "Into Nothing"
    And Cid controls "Soldier"
    And Bo's hand is "Felling"
    When Bo plays "Felling" targeting "Soldier"
    And all players pass
    Then Cid must choose between "Homeward", "Into Nothing"
    When Cid chooses "Homeward"
    Then "Soldier" is in Cid's hand

  @rule:802.1 @rule:716.1
  Scenario: One card can save one ally, and the other one dies
    Given the card "Refuge" reads:
      """
      1, Item
      If an ally in your party would be destroyed, you may discard a card instead.
      """
    And it is Bo's turn, in the action phase
    And Bo controls "Soldier" as "b1", "Soldier" as "b2", "Refuge"
    And Cid controls "Soldier" as "c", "Refuge"
    And Bo's hand is "Ruin", "Brigg"
    And Cid's hand is "Tim", "Valanos"
    When Bo plays "Ruin"
    And all players pass
    And Bo chooses to
    And Cid chooses to
    Then Cid must choose between "Tim", "Valanos"
    And "Brigg" is in Bo's graveyard
    When Cid chooses "Tim"
    Then "c" is in play
    And "b1" is in play
    And "b2" is in Bo's graveyard
    And "Tim" is in Cid's graveyard

  @rule:802.1 @rule:716.1
  Scenario: Items given up in the place of damage go as it is dealt, and armor of who gave up none is asked for before
    Given the card "Ward" reads:
      """
      1, Item
      If your hero would be dealt damage, you may destroy one of your items instead.
      """
    And the card "Charm" reads:
      """
      1, Item
      Allies in your party have +1 ATK.
      """
    And it is Cid's turn, in the action phase
    And Ann controls "Ward" as "wa", "Charm" as "ca"
    And Cid controls "Ward" as "wc", "Charm" as "cc"
    And Bo controls "Plate" as "pb"
    And Cid's hand is "Ring of Fire"
    When Cid plays "Ring of Fire"
    And all players pass
    And Cid chooses to
    And Cid chooses "wc"
    Then "wc" is in play
    When Ann chooses to
    And Ann chooses "ca"
    Then Bo must choose between "pb"
    And "wc" is in play
    And "ca" is in play
    When Bo exhausts "pb" to prevent damage
    Then "wc" is in Cid's graveyard
    And "ca" is in Ann's graveyard
    And Bo's hero has 1 damage
    And Ann's hero has 0 damage
    And Cid's hero has 0 damage

  @rule:802.1 @rule:709.2b
  Scenario: Another player's armor makes each controller choose among his own items
    Given the card "Tithe" reads:
      """
      1, Armor—Cloth Head (1), 0 DEF
      If an ally would be destroyed, its controller destroys one of his items instead.
      """
    And the card "Charm" reads:
      """
      1, Item
      Allies in your party have +1 ATK.
      """
    And it is Bo's turn, in the action phase
    And Ann controls "Soldier" as "a", "Charm" as "a1", "Charm" as "a2", "Tithe"
    And Bo controls "Soldier" as "b"
    And Cid controls "Soldier" as "c", "Charm" as "c1", "Charm" as "c2"
    And Bo's hand is "Ruin"
    When Bo plays "Ruin"
    And all players pass
    Then Cid must choose between "c1", "c2"
    When Cid chooses "c1"
    Then Ann must choose between "a1", "a2"
    And "c1" is in play
    When Ann chooses "a2"
    Then "c1" is in Cid's graveyard
    And "a2" is in Ann's graveyard
    And "a" is in play
    And "b" is in play
    And "c" is in play

  @rule:802.1 @rule:102.2
  Scenario: Who has chosen and then leaves does nothing, the others do what they chose
    Given the card "Feast" reads:
      """
      0, Instant Ability
      Each player draws a card.
      """
    And the card "Famine" reads:
      """
      1, Item
      If a player would draw a card, that player discards a card instead.
      """
    And it is Bo's turn, in the action phase
    And Ann controls "Famine"
    And Ann's hand is "Valanos", "Tim"
    And Bo's hand is "Feast", "Brigg", "Rodrigo"
    And Cid's hand is "Guruvan", "Cerwyn"
    When Bo plays "Feast"
    And all players pass
    And Bo chooses "Brigg"
    And Cid chooses "Guruvan"
    And Cid concedes
    And Ann chooses "Tim"
    Then "Tim" is in Ann's graveyard
    And "Guruvan" is removed from the game
    And "Brigg" is in Bo's graveyard

  @rule:802.1 @rule:716.1
  Scenario: Two guards fall for the allies beside them, though both would be destroyed themselves
    Given the card "Guardian" reads:
      """
      3, Ally—Orc Warrior, 1 [Melee] ATK / 3 Health
      If another ally in your party would be destroyed, you may destroy Guardian instead.
      """
    And it is Cid's turn, in the action phase
    And Ann controls "Soldier" as "a", "Guardian" as "ga"
    And Cid controls "Soldier" as "c", "Guardian" as "gc"
    And Cid's hand is "Ruin"
    When Cid plays "Ruin"
    And all players pass
    And Cid chooses to
    And Ann chooses to
    Then "c" is in play
    And "a" is in play
    And "ga" is in Ann's graveyard
    And "gc" is in Cid's graveyard
