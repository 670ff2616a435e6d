Feature: Things said for times of their own, and what happens at once
  Wordings of the neighbouring sets: two things said of one card, amounts one after another, and events that count once.

  Background:
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Blight" reads:
      """
      3, Instant Ability
      Destroy all allies with cost 3 or less.
      """
    And the card "Pyre" reads:
      """
      3, Instant Ability
      Your hero deals 2 fire damage to target hero or ally.
      """

  @rule:714.1
  Scenario: What an ally has this turn ends while it still can't ready
    Given the card "Chill Grip" reads:
      """
      2, Instant Ability
      Target ally has -2 ATK this turn and can't ready during its controller's next ready step.
      """
    And your hand is "Chill Grip"
    And your opponent controls an exhausted "Ogre"
    When you play "Chill Grip" targeting "Ogre"
    And the chain empties
    Then "Ogre" has 1 ATK
    When your opponent's next turn starts
    Then "Ogre" has 3 ATK
    And "Ogre" is exhausted

  @rule:704.1
  Scenario: An ally has one thing while attacking and another while defending
    Given the card "Swayer" reads:
      """
      3, Ally—Orc, 2 [Melee] ATK / 9 Health
      Swayer has +2 ATK while attacking and -1 ATK while defending.
      """
    And you control "Swayer"
    And your opponent controls "Ogre"
    Then "Swayer" has 2 ATK
    When you propose that "Swayer" attacks "Ogre"
    And the combat concludes
    Then "Ogre" is in your opponent's graveyard

  @rule:704.1
  Scenario: An ally that defends has less ATK than while it does nothing
    Given the card "Swayer" reads:
      """
      3, Ally—Orc, 2 [Melee] ATK / 9 Health
      Swayer has +2 ATK while attacking a hero and -1 ATK while defending.
      """
    And you control "Ogre"
    And your opponent controls "Swayer"
    When you propose that "Ogre" attacks "Swayer"
    And the combat concludes
    Then "Ogre" has 1 damage
    And "Swayer" has 3 damage

  @rule:403.4
  Scenario: Three amounts go to three targets, the first to the first
    Given the card "Forked Spark" reads:
      """
      4, Ability
      Your hero deals 3 nature damage to target hero or ally, 2 nature damage to a second target hero or ally, and 1 nature damage to a third target hero or ally.
      """
    And your hand is "Forked Spark"
    And your opponent controls "Ogre" as "one ogre", "Ogre" as "another ogre"
    When you play "Forked Spark" targeting "one ogre", your opponent's hero and "another ogre"
    And the chain empties
    Then "one ogre" has 3 damage
    And your opponent's hero has 2 damage
    And "another ogre" has 1 damage

  @rule:709.2b
  Scenario: A hero or ally is spoken of again by both nouns, although your hero was named since
    Given the card "Bruin Cuff" reads:
      """
      2, Instant Ability
      Target hero or ally can't attack this turn. If your hero is damaged, exhaust that hero or ally.
      """
    And your hand is "Bruin Cuff" as "the first cuff", "Bruin Cuff" as "the second cuff", "Pyre"
    And your opponent controls "Ogre"
    When you play "the first cuff" targeting "Ogre"
    And the chain empties
    Then "Ogre" is ready
    When you play "Pyre" targeting your hero
    And the chain empties
    And you play "the second cuff" targeting "Ogre"
    And the chain empties
    Then "Ogre" is exhausted
    And your hero is ready

  @rule:716.2
  Scenario: All damage by abilities is doubled, and combat damage is not
    Given the card "Overflow" reads:
      """
      4, Ability
      Ongoing: Double all damage your hero would deal with abilities.
      """
    And the card "Cudgel of Ours" reads:
      """
      1, Weapon—Mace, Melee (1), 1 [Melee] ATK / 0 Strike
      """
    And you control "Overflow"
    And you control "Cudgel of Ours"
    And your hand is "Pyre"
    When you play "Pyre" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 4 damage

  @rule:716.4
  Scenario: Damage that an ally would deal is dealt to its controller's hero, only the next time
    Given the card "Turned Blade" reads:
      """
      2, Instant Ability
      The next time target ally would deal damage this turn, that damage is dealt to its controller's hero instead.
      """
    And you control "Ogre"
    And your hand is "Turned Blade"
    When you play "Turned Blade" targeting "Ogre"
    And the chain empties
    And you propose that "Ogre" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 0 damage
    And your hero has 3 damage

  @rule:717.2
  Scenario: A card is drawn for the damage that was prevented, and none for the next
    Given the card "Lucky Ward" reads:
      """
      1, Instant Ability
      The next time your hero would be dealt damage this turn, prevent it and draw a card.
      """
    And your hand is "Lucky Ward", "Pyre" as "the first pyre", "Pyre" as "the second pyre"
    When you play "Lucky Ward"
    And the chain empties
    And you play "the first pyre" targeting your hero
    And the chain empties
    Then your hero has 0 damage
    And there are 2 cards in your hand
    When you play "the second pyre" targeting your hero
    And the chain empties
    Then your hero has 2 damage
    And there is 1 card in your hand

  @rule:103.2
  Scenario: What can't be dealt combat damage is dealt any other
    Given the card "Phantom" reads:
      """
      3, Ally—Undead, 1 [Shadow] ATK / 5 Health
      Phantom can't be dealt combat damage.
      """
    And you control "Phantom"
    And your opponent controls "Ogre"
    And your hand is "Pyre"
    When you propose that "Phantom" attacks "Ogre"
    And the combat concludes
    Then "Phantom" has 0 damage
    And "Ogre" has 1 damage
    When you play "Pyre" targeting "Phantom"
    And the chain empties
    Then "Phantom" has 2 damage

  @rule:703.1
  Scenario: Allies that are destroyed at once are mourned once, others each time
    Given the card "Mourner" reads:
      """
      5, Ally—Human, 1 [Melee] ATK / 9 Health
      When one or more other allies are destroyed, put a grief counter on Mourner.
      """
    And you control "Mourner"
    And you control "Ogre" as "my ogre"
    And your opponent controls "Ogre" as "one ogre", "Ogre" as "another ogre"
    And your hand is "Blight"
    When you play "Blight"
    And the chain empties
    Then "Mourner" has 1 "grief" counter

  @rule:703.1
  Scenario: Allies that are destroyed one after another are mourned each time
    Given the card "Mourner" reads:
      """
      5, Ally—Human, 1 [Melee] ATK / 9 Health
      When one or more opposing allies are destroyed, put a grief counter on Mourner.
      """
    And the card "Fell" reads:
      """
      2, Instant Ability
      Destroy target ally.
      """
    And you control "Mourner"
    And your opponent controls "Ogre" as "one ogre", "Ogre" as "another ogre"
    And your hand is "Fell" as "the first axe", "Fell" as "the second axe"
    When you play "the first axe" targeting "one ogre"
    And the chain empties
    And you play "the second axe" targeting "another ogre"
    And the chain empties
    Then "Mourner" has 2 "grief" counters

  @rule:404.3
  Scenario: A card is drawn if a hero was healed this way, and not where only an ally was
    Given the card "Ring of Mercy" reads:
      """
      2, Instant Ability
      Your hero heals 2 damage from each hero and ally in your party. Draw a card if a hero was healed this way.
      """
    And you control an "Ogre" with 3 damage
    And your hand is "Ring of Mercy" as "the first ring", "Pyre", "Ring of Mercy" as "the second ring"
    When you play "the first ring"
    And the chain empties
    Then "Ogre" has 1 damage
    And there are 2 cards in your hand
    When you play "Pyre" targeting your hero
    And the chain empties
    And you play "the second ring"
    And the chain empties
    Then your hero has 0 damage
    And there is 1 card in your hand

  @rule:714.3
  Scenario: No card of the type that was chosen can be played, any other can
    Given the card "Edict" reads:
      """
      2, Ability
      Choose a card type. Players can't play cards of that type this turn.
      """
    And your hand is "Edict", "Ogre", "Pyre"
    When you play "Edict"
    And the chain empties
    And you choose "ally"
    Then you can't play "Ogre", because of 103.2
    When you play "Pyre" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:306.3f
  Scenario: A targeted ability is attached to the ally that is targeted beside it
    Given the card "Weight" reads:
      """
      2, Ability
      Attach to target ally.
      Ongoing: Attached ally has -2 ATK.
      """
    And the card "Lifted Curse" reads:
      """
      2, Ability
      Attach target ability attached to a friendly ally to target opposing ally.
      """
    And you control "Ogre" as "my ogre"
    And your opponent controls "Ogre" as "their ogre"
    And your opponent's "Weight" is attached to "my ogre"
    And your hand is "Lifted Curse"
    Then "my ogre" has 1 ATK
    When you play "Lifted Curse" targeting "Weight" and "their ogre"
    And the chain empties
    Then "my ogre" has 3 ATK
    And "their ogre" has 1 ATK

  @rule:716.1
  Scenario: An opposing ally is removed instead of being buried, a friendly one is buried
    Given the card "Pyre of Bones" reads:
      """
      4, Ability
      Ongoing: If an opposing ally would be put into a graveyard, remove it from the game instead.
      """
    And you control "Pyre of Bones"
    And you control "Ogre" as "my ogre"
    And your opponent controls "Ogre" as "their ogre"
    And your hand is "Blight"
    When you play "Blight"
    And the chain empties
    Then "their ogre" is removed from the game
    And "my ogre" is in your graveyard

  @rule:703.1
  Scenario: Whoever lies in the graveyard comes back by the pronoun, for a price
    Given the card "Restless One" reads:
      """
      2, Ally—Undead, 1 [Shadow] ATK / 1 Health
      At the start of your turn, if Restless One is in your graveyard, you may discard a card. If you do, put him into play.
      """
    And your graveyard is "Restless One"
    And your hand is "Pyre"
    When your next turn starts
    And the chain empties
    And you choose to
    Then you control "Restless One"
    And "Pyre" is in your graveyard

  @rule:709.2b
  Scenario: Either of two names will do, and a third will not
    Given the card "Oath of Two" reads:
      """
      1, Instant Ability
      If an ally named Akor or Mael is in your party, draw a card.
      """
    And the card "Mael" reads:
      """
      2, Ally—Human, 1 [Melee] ATK / 1 Health
      """
    And your hand is "Oath of Two" as "the first oath", "Mael", "Oath of Two" as "the second oath"
    When you play "the first oath"
    And the chain empties
    Then there are 2 cards in your hand
    When you play "Mael"
    And the chain empties
    And you play "the second oath"
    And the chain empties
    Then there is 1 card in your hand

  @rule:706.1
  Scenario: What costs as much as the damage that was dealt can be targeted, what costs more can't
    Given the card "Rust Fang" reads:
      """
      3, Ally—Worgen, 2 [Melee] ATK / 9 Health
      When Rust Fang deals damage to a hero, destroy target equipment with cost less than or equal to that damage.
      """
    And the card "Cheap Ring" reads:
      """
      2, Item—Ring
      """
    And the card "Dear Ring" reads:
      """
      3, Item—Ring
      """
    And you control "Rust Fang"
    And your opponent controls "Cheap Ring", "Dear Ring"
    When you propose that "Rust Fang" attacks your opponent's hero
    And the combat concludes
    And the chain empties
    Then "Cheap Ring" is in your opponent's graveyard
    And "Dear Ring" is in play

  @rule:716.4
  Scenario: Nothing but the next destruction puts an ally into a hand instead
    Given the card "Safe Passage" reads:
      """
      1, Instant Ability
      The next time an ally would be destroyed this turn, put it into its owner's hand instead.
      """
    And the card "Fell" reads:
      """
      2, Instant Ability
      Destroy target ally.
      """
    And your opponent controls "Ogre" as "one ogre", "Ogre" as "another ogre"
    And your hand is "Safe Passage", "Fell" as "the first axe", "Fell" as "the second axe"
    When you play "Safe Passage"
    And the chain empties
    And you play "the first axe" targeting "one ogre"
    And the chain empties
    Then "one ogre" is in your opponent's hand
    When you play "the second axe" targeting "another ogre"
    And the chain empties
    Then "another ogre" is in your opponent's graveyard

  @rule:714.3d
  Scenario: An ally grows for each other ally this turn, in both values
    Given the card "Pack Call" reads:
      """
      1, Instant Ability
      Target friendly ally has +1 ATK / +1 health this turn for each other ally in your party.
      """
    And you control "Ogre" as "one ogre", "Ogre" as "another ogre", "Ogre" as "a third ogre"
    And your hand is "Pack Call"
    When you play "Pack Call" targeting "one ogre"
    And the chain empties
    Then "one ogre" has 5 ATK
    And "one ogre" has 6 health
    And "another ogre" has 3 ATK

  @rule:709.2b
  Scenario: The others of a party are dealt damage, and the one that was hit is not dealt it as well
    Given the card "Cleaver" reads:
      """
      3, Ally—Orc, 2 [Melee] ATK / 9 Health
      When Cleaver deals combat damage to an ally, he deals 1 melee damage to each other hero and ally in that party.
      """
    And you control "Cleaver"
    And you control "Ogre" as "my ogre"
    And your opponent controls "Ogre" as "one ogre", "Ogre" as "another ogre"
    When you propose that "Cleaver" attacks "one ogre"
    And the combat concludes
    And the chain empties
    Then "one ogre" has 2 damage
    And "another ogre" has 1 damage
    And your opponent's hero has 1 damage
    And "my ogre" has 0 damage

  @rule:709.2b
  Scenario: Other opposing allies are exhausted, the one that was hit is not
    Given the card "Roarer" reads:
      """
      3, Ally—Orc, 2 [Melee] ATK / 9 Health
      When Roarer deals combat damage to an opposing ally, exhaust all other opposing allies.
      """
    And you control "Roarer"
    And your opponent controls "Ogre" as "one ogre", "Ogre" as "another ogre"
    When you propose that "Roarer" attacks "one ogre"
    And the combat concludes
    And the chain empties
    Then "one ogre" is ready
    And "another ogre" is exhausted
