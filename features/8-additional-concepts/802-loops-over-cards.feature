Feature: What a text does for each of several cards of several players
  Their controllers act at the same time, from the turn player on, and not in the order in which the cards came.

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

  @rule:802.1 @rule:411.8c
  Scenario: For each ally destroyed its controller discards: the turn player chooses all of his cards first
    Given the card "Grim Harvest" reads:
      """
      0, Instant Ability
      Destroy all allies. For each ally destroyed this way, its controller discards a card.
      """
    And it is Bo's turn, in the action phase
    And Ann controls "Soldier" as "a"
    And Bo controls "Soldier" as "b1", "Scout" as "b2"
    And Cid controls "Soldier" as "c"
    And Ann's hand is "Valanos", "Tim"
    And Bo's hand is "Grim Harvest", "Brigg", "Rodrigo", "Bloodclaw"
    And Cid's hand is "Guruvan", "Cerwyn"
    When Bo plays "Grim Harvest"
    And all players pass
    Then Bo must choose between "Brigg", "Rodrigo", "Bloodclaw"
    When Bo chooses "Brigg" and "Rodrigo"
    Then Cid must choose between "Guruvan", "Cerwyn"
    And "Brigg" is in Bo's hand
    When Cid chooses "Cerwyn"
    Then Ann must choose between "Valanos", "Tim"
    When Ann chooses "Tim"
    Then "Brigg" is in Bo's graveyard
    And "Rodrigo" is in Bo's graveyard
    And "Cerwyn" is in Cid's graveyard
    And "Tim" is in Ann's graveyard

  @rule:802.1 @rule:304.2
  Scenario: Damage for each ally destroyed is dealt at one moment, so the turn player's armor comes first
    Given the card "Grim Fire" reads:
      """
      0, Instant Ability
      Destroy all allies. For each ally destroyed this way, your hero deals 2 fire damage to its controller's hero.
      """
    And it is Bo's turn, in the action phase
    And Ann controls "Soldier" as "a", "Plate" as "pa"
    And Bo controls "Soldier" as "b", "Plate" as "pb"
    And Cid controls "Soldier" as "c", "Plate" as "pc"
    And Bo's hand is "Grim Fire"
    When Bo plays "Grim Fire"
    And all players pass
    Then Bo must choose between "pb"
    When Bo exhausts "pb" to prevent damage
    Then Cid must choose between "pc"
    And Bo's hero has 0 damage
    When Cid prevents nothing
    And Ann exhausts "pa" to prevent damage
    Then Bo's hero has 1 damage
    And Cid's hero has 2 damage
    And Ann's hero has 1 damage

  @rule:802.1 @rule:712.7
  Scenario: For each ally destroyed its controller may draw, and draws when the others have said
    Given the card "Wake" reads:
      """
      0, Instant Ability
      Destroy all allies. For each ally destroyed this way, its controller may draw a card.
      """
    And it is Cid's turn, in the action phase
    And Ann controls "Soldier" as "a"
    And Bo controls "Soldier" as "b"
    And Cid controls "Soldier" as "c1", "Scout" as "c2"
    And Cid's hand is "Wake"
    When Cid plays "Wake"
    And all players pass
    And Cid chooses to
    And Ann chooses not to
    Then there are no cards in Cid's hand
    When Bo chooses to
    Then there is 1 card in Cid's hand
    And there is 1 card in Bo's hand
    When Cid chooses to
    Then there are 2 cards in Cid's hand
    And there are no cards in Ann's hand

  @rule:802.1 @rule:709.2b
  Scenario: For each item destroyed its controller chooses an ally
    Given the card "Rust" reads:
      """
      0, Instant Ability
      Destroy all items. For each item destroyed this way, its controller destroys one of his allies.
      """
    And the card "Charm" reads:
      """
      1, Item
      Allies in your party have +1 ATK.
      """
    And it is Bo's turn, in the action phase
    And Ann controls "Charm", "Soldier" as "a1", "Scout" as "a2"
    And Bo controls "Charm", "Soldier" as "b1", "Scout" as "b2"
    And Cid controls "Soldier" as "c1"
    And Bo's hand is "Rust"
    When Bo plays "Rust"
    And all players pass
    Then Bo must choose between "b1", "b2"
    When Bo chooses "b2"
    Then Ann must choose between "a1", "a2"
    And "b2" is in play
    When Ann chooses "a1"
    Then "b2" is in Bo's graveyard
    And "a1" is in Ann's graveyard
    And "c1" is in play

  @rule:802.1 @rule:400.2
  Scenario: The owner of a taken ally discards for it, not who controlled it
    Given the card "Lure" reads:
      """
      0, Instant Ability
      Gain control of target ally.
      """
    And the card "Owed" reads:
      """
      0, Instant Ability
      Destroy all allies. For each ally destroyed this way, its owner discards a card.
      """
    And it is Bo's turn, in the action phase
    And Ann controls "Soldier" as "a"
    And Cid controls "Soldier" as "c"
    And Bo's hand is "Lure", "Owed", "Brigg", "Rodrigo"
    And Ann's hand is "Tim", "Valanos"
    And Cid's hand is "Guruvan", "Cerwyn"
    When Bo plays "Lure" targeting "a"
    And the chain empties
    And Bo plays "Owed"
    And all players pass
    Then Cid must choose between "Guruvan", "Cerwyn"
    When Cid chooses "Guruvan"
    Then Ann must choose between "Tim", "Valanos"
    And "Guruvan" is in Cid's hand
    When Ann chooses "Tim"
    Then "Guruvan" is in Cid's graveyard
    And "Tim" is in Ann's graveyard
    And "Brigg" is in Bo's hand

  @rule:802.1 @rule:304.2
  Scenario: Each ally hurts the hero of its own party, all at one moment
    Given the card "Revolt" reads:
      """
      0, Instant Ability
      For each ally, that ally deals 1 melee damage to its controller's hero.
      """
    And the card "Heavy Plate" reads:
      """
      1, Armor—Plate Chest (1), 2 DEF
      """
    And it is Cid's turn, in the action phase
    And Ann controls "Soldier" as "a", "Heavy Plate" as "pa"
    And Cid controls "Soldier" as "c", "Heavy Plate" as "pc"
    And Bo's hand is "Revolt"
    When Cid passes
    And Ann passes
    And Bo plays "Revolt"
    And all players pass
    Then Cid must choose between "pc"
    When Cid prevents nothing
    Then Ann must choose between "pa"
    And Cid's hero has 0 damage
    When Ann exhausts "pa" to prevent damage
    Then Cid's hero has 1 damage
    And Ann's hero has 0 damage

  @rule:802.1 @rule:411.8c
  Scenario: For two exhausted allies two cards are discarded, and an empty hand discards none
    Given the card "Weariness" reads:
      """
      0, Instant Ability
      Exhaust all allies. For each of them, its controller discards a card.
      """
    And it is Bo's turn, in the action phase
    And Ann controls "Soldier" as "a1", "Soldier" as "a2"
    And Bo controls "Soldier" as "b"
    And Bo's hand is "Weariness"
    And Ann's hand is "Tim", "Valanos", "Guruvan"
    When Bo plays "Weariness"
    And all players pass
    And Ann chooses "Tim", "Guruvan"
    Then "Valanos" is in Ann's hand
    And there is 1 card in Ann's hand
    And "Tim" is in Ann's graveyard

  @rule:802.1 @rule:710.2d
  Scenario: Abilities that several players put into play: each says first what his is attached to
    Given the card "Weight" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally has +1 ATK.
      """
    And the card "Rising" reads:
      """
      0, Instant Ability
      Each player puts an ability card from his graveyard into play.
      """
    And it is Cid's turn, in the action phase
    And Ann controls "Soldier", "Scout"
    And Ann's graveyard is "Weight" as "wa"
    And Cid's graveyard is "Weight" as "wc"
    And Cid's hand is "Rising"
    When Cid plays "Rising"
    And all players pass
    And Cid chooses "Soldier"
    Then "wc" is in Cid's graveyard
    When Ann chooses "Scout"
    Then "Soldier" has 2 ATK
    And "Scout" has 2 ATK

  @rule:708.1a @rule:400.1
  Scenario: Allies of several players leave together, and who had taken one has its effect
    Given the card "Ghost" reads:
      """
      2, Ally—Undead Warrior, 1 [Melee] ATK / 1 Health
      When Ghost leaves play, your hero deals 1 shadow damage to target hero.
      """
    And the card "Gale" reads:
      """
      0, Instant Ability
      Put all allies into their owners' hands.
      """
    And the card "Lure" reads:
      """
      0, Instant Ability
      Gain control of target ally.
      """
    And it is Bo's turn, in the action phase
    And Ann controls "Ghost" as "a"
    And Bo controls "Ghost" as "b"
    And Cid controls "Ghost" as "c"
    And Bo's hand is "Gale", "Lure"
    When Bo plays "Lure" targeting "a"
    And the chain empties
    And Bo plays "Gale"
    And all players pass
    And Bo chooses Ann's hero
    And Bo chooses Cid's hero
    And Cid chooses Bo's hero
    Then the chain, top first, is "c", "b", "a"
    And "a" is in Ann's hand
    When the chain empties
    Then Ann's hero has 1 damage
    And Bo's hero has 1 damage
    And Cid's hero has 1 damage
