Feature: Things in their places
  Rows, hands, decks, counters, traits and resources, where three rules meet.

  @rule:207.1c @rule:400.3
  Scenario: An ally with a power for each faction changes it with its master
    Given the card "Test Griffon" reads:
      """
      4, Ally—Hippogryph, 3 [Melee] ATK / 3 Health
      [Alliance]: Test Griffon has elusive.
      [Horde]: Test Griffon has ferocity.
      """
    And the card "Keep" reads:
      """
      1, Ability
      Gain control of target ally.
      """
    And cost is no matter
    And your hero is "Gorebelly"
    And your opponent's hero is "Graccus"
    And your hand is "Keep"
    And your opponent controls "Test Griffon"
    Then "Test Griffon" has elusive
    And "Test Griffon" has no ferocity
    When you play "Keep" targeting "Test Griffon"
    And the chain empties
    Then "Test Griffon" has ferocity
    And "Test Griffon" has no elusive
    And you may propose that "Test Griffon" attacks your opponent's hero

  @rule:407.6e @rule:411.8a
  Scenario: Damage and counters go over with an ally and not through a hand
    Given the card "Keep" reads:
      """
      1, Ability
      Gain control of target ally.
      """
    And cost is no matter
    And your hand is "Keep", "Withdraw"
    And your opponent controls "Rodrigo" with 2 damage
    And "Rodrigo" has 2 "Doom" counters
    When you play "Keep" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" has 2 damage
    And "Rodrigo" has 2 "Doom" counters
    When you play "Withdraw" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" is in your opponent's hand
    When your opponent's next turn starts
    And the action phase starts
    And your opponent plays "Rodrigo"
    And the chain empties
    Then "Rodrigo" has 0 damage
    And "Rodrigo" has 0 "Doom" counters
    And your opponent controls "Rodrigo"

  @rule:410.3c @rule:400.3
  Scenario: A shield that was taken crowds the taker's two-handed axe
    Given the card "Great Axe" reads:
      """
      3, Weapon—Two-Handed Axe, Melee (1), 4 [Melee] ATK / 2 Strike
      """
    And the card "Borrow" reads:
      """
      1, Instant Ability
      Gain control of target armor.
      """
    And cost is no matter
    And you control "Great Axe"
    And your hand is "Borrow"
    And your opponent controls "Observer's Shield"
    When you play "Borrow" targeting "Observer's Shield"
    And the chain empties
    And you choose "Great Axe"
    Then "Great Axe" is in your graveyard
    And you control "Observer's Shield"

  @rule:408.1b @rule:702.3
  Scenario: A quest placed face down is a blank resource that pays and can't be completed
    Given the card "Test Errand" reads:
      """
      Quest
      Pay 1 to complete this quest.
      Reward: Draw a card.
      """
    And your hand is "Test Errand" as "the hidden errand", "Test Errand" as "the open errand"
    And you have 1 ready resource
    When you place "the hidden errand" as a face-down resource
    And the chain empties
    Then "the hidden errand" is face down
    And you can't complete "the hidden errand"
    And you can't place "the open errand" as a face-up resource, because of 408.1
    And you have 2 ready resources

  @rule:409.1 @rule:411.2b
  Scenario: Who searches another's deck takes out a card for its owner's graveyard, and the owner shuffles
    Given the card "Pilfer" reads:
      """
      1, Ability
      Search target opponent's deck for an ally card and put it into his graveyard.
      """
    And cost is no matter
    And your hand is "Pilfer"
    And your opponent's deck, from the top, is "Fire Blast", "Tim", "Withdraw"
    When you play "Pilfer" targeting your opponent
    And the chain empties
    And you choose "Tim"
    And your opponent's deck is shuffled with "Withdraw" on top
    Then "Tim" is in your opponent's graveyard
    And your opponent's deck, from the top, is "Withdraw", "Fire Blast"

  @rule:706.1b @rule:706.1
  Scenario: A fork needs two different prongs, none of them untargetable
    Given the card "Test Fork" reads:
      """
      3, Ability
      Your hero deals 3 fire damage to target ally and 1 fire damage to another target ally.
      """
    And cost is no matter
    And your hand is "Test Fork"
    And your opponent controls "Rodrigo"
    And your opponent controls "Valanos"
    And your opponent's "Blessing of Freedom" is attached to "Valanos"
    Then you can't play "Test Fork" targeting "Rodrigo" and "Rodrigo", because of 706.1b
    And you can't play "Test Fork" targeting "Rodrigo" and "Valanos", because of 706.1

  @rule:403.4 @rule:716.2 @rule:717.5a
  Scenario: One damage for each card in hand is one packet, raised once and met by one armor
    Given the card "Headache" reads:
      """
      1, Ability
      Your hero deals 1 shadow damage to target hero for each card in its controller's hand.
      """
    And cost is no matter
    And you control "Chromatic Cloak"
    And your hand is "Headache"
    And your opponent controls "Golem Skull Helm"
    And your opponent has 4 unnamed cards in your opponent's hand
    When you play "Headache" targeting your opponent's hero
    And the chain empties
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    Then your opponent's hero has 2 damage

  @rule:714.3f @rule:501.1a
  Scenario: What was exhausted this way stays so, what joined later gets up
    Given the card "Frost Ring" reads:
      """
      1, Ability
      Exhaust all opposing allies. They can't ready during their controllers' next ready step.
      """
    And the card "Push" reads:
      """
      1, Instant Ability
      Exhaust target ally.
      """
    And the card "Quick Recruit" reads:
      """
      1, Instant Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And cost is no matter
    And your hand is "Frost Ring", "Push"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Quick Recruit"
    When you play "Frost Ring"
    And the chain empties
    And you pass
    And your opponent plays "Quick Recruit"
    And the chain empties
    And you play "Push" targeting "Quick Recruit"
    And the chain empties
    And your opponent's next turn starts
    Then "Rodrigo" is exhausted
    And "Quick Recruit" is ready

  @rule:711.2
  Scenario: A cost that was paid with an ally is not given back with the interrupted card
    Given the card "Offering" reads:
      """
      1, Ability
      As an additional cost to play Offering, destroy an ally in your party.
      Draw two cards.
      """
    And the card "Stop Spell" reads:
      """
      1, Instant Ability
      Interrupt target ability card.
      """
    And the card "Grave Ledger" reads:
      """
      2, Item
      When an ally in your party is destroyed, draw a card.
      """
    And cost is no matter
    And you control "Tim"
    And you control "Grave Ledger"
    And your hand is "Offering"
    And you have 5 unnamed cards in your deck
    And your opponent's hand is "Stop Spell"
    When you play "Offering" destroying "Tim"
    Then the chain, top first, is "Grave Ledger", "Offering"
    When your opponent responds by playing "Stop Spell" targeting "Offering"
    And the chain empties
    Then "Tim" is in your graveyard
    And "Offering" is in your graveyard
    And there is 1 card in your hand

  @edition:faq-2009-03 @rule:407.6d @rule:703.1
  Scenario: In 2009 a spell on a Totem is destroyed, and its player draws for it
    Given the card "Test Totem" reads:
      """
      2, Shaman, Ability—Fire Totem (1), 3 Health
      Ongoing: Your hero has +1 ATK.
      """
    And the card "Spell Ledger" reads:
      """
      2, Item
      When an ability is destroyed, draw a card.
      """
    And cost is no matter
    And you control "Spell Ledger"
    And you have 3 unnamed cards in your deck
    And your hand is "Polymorph"
    And your opponent controls "Test Totem"
    When you play "Polymorph" targeting "Test Totem"
    And the chain empties
    Then "Polymorph" is in your graveyard
    And your opponent controls "Test Totem"
    And there is 1 card in your hand

  @edition:faq-2009-03 @rule:403.3
  Scenario: In 2009 a cost of two damage needs two health left, also for a raised health
    Given the card "Bless" reads:
      """
      1, Instant Ability
      Target ally has +1 health this turn.
      """
    And cost is no matter
    And you control "Acolyte Kemistra" with 6 damage
    And your hand is "Bless"
    And you have 3 unnamed cards in your deck
    Then you can't use "Acolyte Kemistra"
    When you play "Bless" targeting "Acolyte Kemistra"
    And the chain empties
    Then you may use "Acolyte Kemistra"

  @edition:starter-2006 @rule:410.3b @rule:410.2
  Scenario: In 2006 the Totem too many is laid aside and nobody draws for it
    Given the card "Test Totem" reads:
      """
      2, Shaman, Ability—Fire Totem (1), 3 Health
      Ongoing: Your hero has +1 ATK.
      """
    And the card "Spell Ledger" reads:
      """
      2, Item
      When an ability is destroyed, draw a card.
      """
    And cost is no matter
    And you control "Spell Ledger"
    And you control "Test Totem" as "the old totem"
    And your hand is "Test Totem" as "the new totem"
    And you have 3 unnamed cards in your deck
    When you play "the new totem"
    And the chain empties
    And you choose "the old totem"
    Then "the old totem" is in your graveyard
    And you control "the new totem"
    And your hero has 1 ATK
    And there are no cards in your hand

  @edition:starter-2006 @rule:709.2
  Scenario: In 2006 a heal that answers fatal damage of two sources comes between them
    Given the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 2 nature damage to target hero or ally.
      """
    And the card "Mend" reads:
      """
      1, Instant Ability
      Your hero heals 2 damage from target ally.
      """
    And cost is no matter
    And your hand is "Test Bolt" as "the first bolt", "Test Bolt" as "the second bolt"
    And your opponent controls "Kor Cindervein"
    And your opponent's hand is "Mend"
    When you play "the first bolt" targeting "Kor Cindervein"
    And you play "the second bolt" targeting "Kor Cindervein"
    And both players pass
    Then "Kor Cindervein" has 2 damage
    When you pass
    And your opponent plays "Mend" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 2 damage
