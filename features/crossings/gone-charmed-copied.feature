Feature: What is gone, charmed or copied
  Damage turned to who has left, a stolen charmer, copied costs, and who still attacks as it falls.

  @rule:716.1b
  Scenario: Damage turned to an ally that has left is dealt to nobody
    Given the card "Stand Behind" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to your hero this turn, it's dealt to target hero or ally instead.
      """
    And cost is no matter
    And your hand is "Fire Blast", "Withdraw"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Stand Behind"
    When you pass
    And your opponent plays "Stand Behind" targeting "Rodrigo"
    And the chain empties
    And you play "Withdraw" targeting "Rodrigo"
    And the chain empties
    And you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage

  @rule:400.3 @rule:714.3b
  Scenario: A stolen charmer keeps her victim for her first mistress until the thief readies her
    Given the card "Keep" reads:
      """
      1, Ability
      Gain control of target ally.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Helwen"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Keep"
    When your opponent passes
    And you use "Helwen", targeting "Rodrigo"
    And the chain empties
    Then you control "Rodrigo"
    When your opponent plays "Keep" targeting "Helwen"
    And the chain empties
    Then your opponent controls "Helwen"
    And you control "Rodrigo"
    When your opponent's next turn starts
    And your opponent chooses none
    Then "Helwen" is ready
    And your opponent controls "Rodrigo"

  @rule:709.2a @rule:706.1
  Scenario: Roots for an ally that turned untargetable in response go to the graveyard and exhaust nobody
    Given cost is no matter
    And your hand is "Entangling Roots"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Blessing of Freedom"
    When you play "Entangling Roots" targeting "Rodrigo"
    And your opponent responds by playing "Blessing of Freedom" targeting "Rodrigo"
    And the chain empties
    Then "Entangling Roots" is in your graveyard
    And "Rodrigo" is ready

  @rule:707.1e @rule:201.3
  Scenario: A reduction takes from the X as from the rest
    Given the card "Thrift" reads:
      """
      2, Item
      You pay 2 less to play abilities.
      """
    And you control "Thrift"
    And you have 5 ready resources
    And your hand is "Mind Control"
    And your opponent controls "Rodrigo"
    When you play "Mind Control" with X = 5 targeting "Rodrigo"
    And the chain empties
    Then you control "Rodrigo"
    And you have no ready resources

  @rule:701.4
  Scenario: A copied power that hurts its own card hurts the copier
    Given cost is no matter
    And you control "Koringar the Heavy"
    And you control "Kena Shadowbrand"
    And you have 3 unnamed cards in your deck
    When you use "Koringar the Heavy"
    And the chain empties
    And you use the 2nd power of "Koringar the Heavy"
    And the chain empties
    Then "Koringar the Heavy" has 1 damage
    And "Koringar the Heavy" is exhausted
    And "Kena Shadowbrand" has 0 damage
    And "Kena Shadowbrand" is ready
    And there is 1 card in your hand

  @rule:603.3a
  Scenario: In 2007 an ally that falls by its own attack is no attacker any more as it is destroyed
    Given the card "War Ledger" reads:
      """
      2, Item
      When an attacking ally is destroyed, draw a card.
      """
    And you control "War Ledger"
    And you control "Tim"
    And you have 3 unnamed cards in your deck
    And your opponent controls "Rodrigo"
    When you propose that "Tim" attacks "Rodrigo"
    And the combat concludes
    Then "Tim" is in your graveyard
    And the chain is empty

  @edition:cr-2009-combat @rule:cr-2009-combat:603.2
  Scenario: In 2009 it is destroyed while it still attacks
    Given the card "War Ledger" reads:
      """
      2, Item
      When an attacking ally is destroyed, draw a card.
      """
    And you control "War Ledger"
    And you control "Tim"
    And you have 3 unnamed cards in your deck
    And your opponent controls "Rodrigo"
    When you propose that "Tim" attacks "Rodrigo"
    And the combat concludes
    Then "Tim" is in your graveyard
    And the chain, top first, is "War Ledger"

  @rule:716.2 @rule:706.1
  Scenario: Damage is turned to a Totem, which is aimed at as an ally is
    Given the card "Stand Behind" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to your hero this turn, it's dealt to target hero or ally instead.
      """
    And the card "Test Totem" reads:
      """
      2, Shaman, Ability—Fire Totem (1), 3 Health
      Ongoing: Your hero has +1 ATK.
      """
    And cost is no matter
    And your hand is "Fire Blast"
    And your opponent controls "Test Totem"
    And your opponent's hand is "Stand Behind"
    When you pass
    And your opponent plays "Stand Behind" targeting "Test Totem"
    And the chain empties
    And you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage
    And "Test Totem" has 2 damage

  @rule:716.1b @rule:405.2b
  Scenario: Damage turned to an ally that was destroyed is dealt to nobody, and the next damage is dealt as usual
    Given the card "Stand Behind" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to your hero this turn, it's dealt to target hero or ally instead.
      """
    And cost is no matter
    And your hand is "Fire Blast" as "the first blast", "Fire Blast" as "the second blast", "Fire Blast" as "the third blast"
    And your opponent controls "Tim"
    And your opponent's hand is "Stand Behind"
    When you pass
    And your opponent plays "Stand Behind" targeting "Tim"
    And the chain empties
    And you play "the first blast" targeting "Tim"
    And the chain empties
    Then "Tim" is in your opponent's graveyard
    When you play "the second blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage
    When you play "the third blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:716.1b @rule:102.2
  Scenario: Damage turned to the hero of a player who has left is dealt to nobody
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And the card "Stand Behind" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to your hero this turn, it's dealt to target hero or ally instead.
      """
    And cost is no matter
    And Ann's hand is "Fire Blast"
    And Bo's hand is "Stand Behind"
    When Ann passes
    And Bo plays "Stand Behind" targeting Cid's hero
    And the chain empties
    And Cid concedes
    And Ann plays "Fire Blast" targeting Bo's hero
    And the chain empties
    Then Bo's hero has 0 damage

  @rule:716.2
  Scenario: Damage turned to an ally that is there is dealt to it
    Given the card "Stand Behind" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to your hero this turn, it's dealt to target hero or ally instead.
      """
    And cost is no matter
    And your hand is "Fire Blast"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Stand Behind"
    When you pass
    And your opponent plays "Stand Behind" targeting "Rodrigo"
    And the chain empties
    And you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then "Rodrigo" has 2 damage
    And rule 716.1b was not applied
