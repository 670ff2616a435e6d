Feature: Damage on its way
  Packets that are doubled, turned aside, healed, prevented and paid for, by several modifiers of several players.

  @rule:716.3 @rule:717.3 @rule:716.4
  Scenario: A bubble round an ally waits while its damage is doubled and goes to the hero
    Given the card "Stand Before" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to target friendly hero or ally this turn, it's dealt to your hero instead.
      """
    And the card "Test Bubble" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to target hero or ally this turn.
      """
    And cost is no matter
    And you control "World in Flames"
    And your hand is "Fire Blast" as "the first blast", "Fire Blast" as "the second blast"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Stand Before", "Test Bubble"
    When you pass
    And your opponent plays "Stand Before" targeting "Rodrigo"
    And your opponent plays "Test Bubble" targeting "Rodrigo"
    And the chain empties
    And you play "the first blast" targeting "Rodrigo"
    And the chain empties
    And you choose in order "World in Flames", "Stand Before"
    Then your opponent's hero has 4 damage
    And "Rodrigo" has 0 damage
    When you play "the second blast" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" has 1 damage
    And your opponent's hero has 4 damage

  @rule:405.3c @rule:717.3a @rule:717.5b
  Scenario: Of two blows exchanged only the preventable one meets armor
    Given the card "Test Wall" reads:
      """
      1, Instant Ability
      Prevent all damage that would be dealt to target hero this turn.
      """
    And cost is no matter
    And you control "Annihilator"
    And you control "Golem Skull Helm" as "my helm"
    And your opponent controls "Krol Blade"
    And your opponent controls "Golem Skull Helm" as "his helm"
    And your opponent's hand is "Test Wall"
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you strike with "Annihilator"
    And your opponent responds by striking with "Krol Blade"
    And your opponent responds by playing "Test Wall" targeting your opponent's hero
    And the combat concludes
    And you exhaust "my helm" to prevent damage
    Then your opponent's hero has 3 damage
    And "his helm" is ready
    And your hero has 0 damage
    And "my helm" is exhausted

  @rule:717.3 @rule:717.3c @rule:717.2
  Scenario: A packet passes the bubble round its source before the one round its destination
    Given the card "Soften" reads:
      """
      1, Instant Ability
      If target hero or ally would deal damage this turn, prevent 2 of that damage.
      """
    And the card "Test Bubble" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to target hero or ally this turn.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 4 nature damage to target hero or ally.
      """
    And cost is no matter
    And your hand is "Test Bolt" as "the first bolt", "Test Bolt" as "the second bolt"
    And your opponent controls "Donna Calister"
    And your opponent's hand is "Soften", "Test Bubble"
    When you pass
    And your opponent plays "Soften" targeting your hero
    And your opponent plays "Test Bubble" targeting "Donna Calister"
    And the chain empties
    And you play "the first bolt" targeting "Donna Calister"
    And the chain empties
    Then "Donna Calister" has 0 damage
    When you play "the second bolt" targeting "Donna Calister"
    And the chain empties
    Then "Donna Calister" has 1 damage

  @rule:404.2 @rule:404.3 @rule:405.2b
  Scenario: A heal for two heroes is raised for the one that can be healed
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And the card "Festering" reads:
      """
      1, Instant Ability
      Target hero or ally can't be healed this turn.
      """
    And cost is no matter
    And Ann's hero has 20 damage
    And Cid's hero has 20 damage
    And Ann controls "Hide of the Wild"
    And Ann's hand is "Shelter the Flock"
    And Bo's hand is "Festering"
    When Ann plays "Shelter the Flock"
    And Bo responds by playing "Festering" targeting Cid's hero
    And the chain empties
    Then Ann's hero has 8 damage
    And Cid's hero has 20 damage

  @rule:716.2 @rule:717.3c
  Scenario: For each damage dealt counts what the bubble let through of what the cloak added
    Given the card "Test Veil" reads:
      """
      1, Instant Ability
      Prevent the next 1 damage that would be dealt to target hero or ally this turn.
      """
    And the card "Test Ring" reads:
      """
      2, Item
      When you discard a card, draw a card.
      """
    And cost is no matter
    And you control "Chromatic Cloak"
    And your hand is "Mind Spike"
    And your opponent controls "Rodrigo"
    And your opponent controls "Test Ring"
    And your opponent's hand is "Test Veil", "Tim", "Brigg"
    And your opponent has 3 unnamed cards in your opponent's deck
    When you play "Mind Spike" targeting "Rodrigo"
    And your opponent responds by playing "Test Veil" targeting "Rodrigo"
    And the chain empties
    And your opponent chooses "Tim"
    And the chain empties
    Then "Rodrigo" has 1 damage
    And "Tim" is in your opponent's graveyard
    And there are 2 cards in your opponent's hand

  @rule:403.2 @rule:403.3 @rule:407.6a
  Scenario: Fatal damage that is put is not dealt, and only the other is counted
    Given the card "Curse Mark" reads:
      """
      1, Instant Ability
      Put 1 damage on target ally.
      """
    And the card "Trophy" reads:
      """
      2, Item
      When your hero deals fatal damage to an ally, draw a card.
      """
    And cost is no matter
    And you control "Trophy"
    And your hand is "Curse Mark", "Fire Blast"
    And you have 4 unnamed cards in your deck
    And your opponent controls "Kor Cindervein" with 2 damage
    And your opponent controls "Valanos" with 4 damage
    When you play "Curse Mark" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is in your opponent's graveyard
    And there is 1 card in your hand
    When you play "Fire Blast" targeting "Valanos"
    And the chain empties
    Then "Valanos" is in your opponent's graveyard
    And there is 1 card in your hand

  @rule:716.4 @rule:716.1c @rule:304.2
  Scenario: Two storms in waiting strengthen every packet of one moment, the hero's own among them
    Given the card "Test Totem" reads:
      """
      2, Shaman, Ability—Fire Totem (1), 3 Health
      Ongoing: Your hero has +1 ATK.
      """
    And cost is no matter
    And you control "Ramstein's Lightning Bolts"
    And you control "Golem Skull Helm"
    And your hand is "Stormstrike" as "the first storm", "Stormstrike" as "the second storm"
    And your opponent controls "Test Totem"
    And your opponent controls "Donna Calister"
    When you play "the first storm"
    And the chain empties
    And you play "the second storm"
    And the chain empties
    And you use "Ramstein's Lightning Bolts"
    And the chain empties
    And you exhaust "Golem Skull Helm" to prevent damage
    Then your hero has 2 damage
    And your opponent's hero has 5 damage
    And "Donna Calister" has 5 damage
    And "Test Totem" has 0 damage

  @rule:716.1c @rule:716.4 @rule:717.5a
  Scenario: Damage turned from ally to hero and from hero to that ally arrives where it began
    Given the card "Stand Before" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to target friendly hero or ally this turn, it's dealt to your hero instead.
      """
    And the card "Stand Behind" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to your hero this turn, it's dealt to target hero or ally instead.
      """
    And cost is no matter
    And your hand is "Fire Blast" as "the first blast", "Fire Blast" as "the second blast"
    And your opponent controls "Rodrigo"
    And your opponent controls "Golem Skull Helm"
    And your opponent's hand is "Stand Before", "Stand Behind"
    When you pass
    And your opponent plays "Stand Before" targeting "Rodrigo"
    And your opponent plays "Stand Behind" targeting "Rodrigo"
    And the chain empties
    And you play "the first blast" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" has 2 damage
    And your opponent's hero has 0 damage
    And "Golem Skull Helm" is ready
    When you play "the second blast" targeting your opponent's hero
    And the chain empties
    And your opponent prevents nothing
    Then your opponent's hero has 2 damage
    And "Rodrigo" has 2 damage

  @rule:716.3 @rule:717.1 @rule:405.2c
  Scenario: Whose packet it is puts the opponent's modifier last, and the armor after all
    Given cost is no matter
    And you control "World in Flames"
    And you control "Chromatic Cloak"
    And your hand is "Fire Blast"
    And your opponent controls "Berserker Stance"
    And your opponent controls "Golem Skull Helm"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And you choose in order "World in Flames", "Chromatic Cloak", "Berserker Stance"
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    Then your opponent's hero has 3 damage

  @rule:303.2d @rule:717.3c @rule:405.3d
  Scenario: Two weapons speak of the one damage that was let through
    Given the card "Test Bubble" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to target hero or ally this turn.
      """
    And you have 6 ready resources
    And your opponent has 1 ready resource
    And you control "Dual Wield"
    And you control "Deathbringer"
    And you control "Sword of Zeal"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Test Bubble"
    When you propose that your hero attacks "Rodrigo"
    And the defend window opens
    And you strike with "Deathbringer"
    And you strike with "Sword of Zeal"
    And your opponent responds by playing "Test Bubble" targeting "Rodrigo"
    And the combat concludes
    And you choose in order "Deathbringer", "Sword of Zeal"
    And you choose yourself
    And the chain empties
    And you choose to
    And the chain empties
    Then "Rodrigo" has 1 damage
    And your opponent's hero has 1 damage
    And you have 3 ready resources

  @rule:405.4 @rule:405.3c @rule:716.2
  Scenario: Damage that can't be prevented is still so where it was turned aside
    Given the card "Stand Before" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to target friendly hero or ally this turn, it's dealt to your hero instead.
      """
    And cost is no matter
    And you control "Annihilator"
    And your opponent controls "Rodrigo"
    And your opponent controls "Golem Skull Helm"
    And your opponent's hand is "Stand Before"
    When you propose that your hero attacks "Rodrigo"
    And the defend window opens
    And you strike with "Annihilator"
    And your opponent responds by playing "Stand Before" targeting "Rodrigo"
    And the combat concludes
    Then your opponent's hero has 3 damage
    And "Golem Skull Helm" is ready
    And "Rodrigo" has 0 damage
    And your hero has 4 damage

  @rule:716.1b @rule:103.2 @rule:716.4
  Scenario: Damage turned to a hero that it can't be dealt to is dealt to nobody
    Given the card "Stand Before" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to target friendly hero or ally this turn, it's dealt to your hero instead.
      """
    And the card "Fireproof" reads:
      """
      2, Item
      Your hero can't be dealt fire damage.
      """
    And cost is no matter
    And your hand is "Fire Blast" as "the first blast", "Fire Blast" as "the second blast"
    And your opponent controls "Rodrigo"
    And your opponent controls "Fireproof"
    And your opponent's hand is "Stand Before"
    When you play "the first blast" targeting "Rodrigo"
    And your opponent responds by playing "Stand Before" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" has 0 damage
    And your opponent's hero has 0 damage
    When you play "the second blast" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" has 2 damage

  @rule:404.2 @rule:716.1c
  Scenario: Two charms that do the same to a heal are not put into an order
    Given the card "Test Charm" reads:
      """
      2, Item
      If your hero would heal damage, it heals that much damage +1 instead.
      """
    And cost is no matter
    And your hero has 20 damage
    And you control "Test Charm" as "the first charm"
    And you control "Test Charm" as "the second charm"
    And your hand is "Flash Heal"
    When you play "Flash Heal" targeting your hero
    And the chain empties
    Then your hero has 14 damage

  @rule:716.3 @rule:716.4
  Scenario: Two shields that turn damage to different allies are put into an order, and the last has it
    Given the card "Stand Behind" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to your hero this turn, it's dealt to target hero or ally instead.
      """
    And cost is no matter
    And your hand is "Fire Blast"
    And your opponent controls "Rodrigo"
    And your opponent controls "Valanos"
    And your opponent's hand is "Stand Behind" as "the first shield", "Stand Behind" as "the second shield"
    When you pass
    And your opponent plays "the first shield" targeting "Rodrigo"
    And your opponent plays "the second shield" targeting "Valanos"
    And the chain empties
    And you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then you must choose between "the first shield", "the second shield"
    When you choose "the second shield"
    Then "Valanos" has 2 damage
    And "Rodrigo" has 0 damage

  @rule:716.3 @rule:405.2c
  Scenario: The same words of two players are put into an order by whose packet it is only where they differ in what they do
    Given cost is no matter
    And your hand is "Fire Blast"
    And you control "Berserker Stance" as "my stance"
    And your opponent controls "Berserker Stance" as "his stance"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And you choose in order "my stance", "his stance"
    Then your opponent's hero has 4 damage

  @rule:717.5a @rule:716.2 @rule:603.1
  Scenario: Both blows of a duel fall on one hero, whose armor meets the one that its player names
    Given the card "Stand Behind" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to your hero this turn, it's dealt to target hero or ally instead.
      """
    And cost is no matter
    And you control "Krol Blade" as "my blade"
    And your hand is "Stand Behind"
    And your opponent controls "Krol Blade" as "his blade"
    And your opponent controls "Golem Skull Helm"
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you strike with "my blade"
    And your opponent responds by striking with "his blade"
    And the chain empties
    And you play "Stand Behind" targeting your opponent's hero
    And the combat concludes
    And your opponent prevents nothing, for the packet from your hero to your opponent's hero
    And your opponent exhausts "Golem Skull Helm" to prevent damage, for the packet from "his blade" to your opponent's hero
    Then your hero has 0 damage
    And your opponent's hero has 3 damage
