Feature: Deeds spoken of afterwards
  What a text says of what it has just done, or of what it could not do: how many cards it was done to, and who could not.

  @rule:709.2f
  Scenario: An opponent without an ally can't destroy one
    Given the card "Grim Demand" reads:
      """
      1, Instant Ability
      Target opponent destroys one of his allies. If he can't, draw a card.
      """
    And cost is no matter
    And your hand is "Grim Demand"
    When you play "Grim Demand" targeting your opponent
    And the chain empties
    Then there is 1 card in your hand

  @rule:709.2f
  Scenario: An opponent with an ally destroys it, and nothing is drawn
    Given the card "Grim Demand" reads:
      """
      1, Instant Ability
      Target opponent destroys one of his allies. If he can't, draw a card.
      """
    And cost is no matter
    And your hand is "Grim Demand"
    And your opponent controls "Rodrigo"
    When you play "Grim Demand" targeting your opponent
    And the chain empties
    Then "Rodrigo" is in your opponent's graveyard
    And there are 0 cards in your hand

  @rule:404.2
  Scenario: An ally from which damage was healed has more ATK, one without damage has not
    Given the card "Gentle Hand" reads:
      """
      1, Instant Ability
      Your hero heals 2 damage from target hero or ally. If your hero heals damage from an ally this way, that ally has +2 ATK this turn.
      """
    And the card "Sore Orc" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And cost is no matter
    And your hand is "Gentle Hand", "Gentle Hand"
    And you control "Sore Orc" with 1 damage as "the hurt Orc"
    And you control "Sore Orc" as "the whole Orc"
    When you play "Gentle Hand" targeting "the hurt Orc"
    And the chain empties
    And you play "Gentle Hand" targeting "the whole Orc"
    And the chain empties
    Then "the hurt Orc" has 4 ATK
    And "the whole Orc" has 2 ATK

  @rule:709.2b
  Scenario: Only allies that became exhausted are dealt damage
    Given the card "Biting Frost" reads:
      """
      1, Instant Ability
      Exhaust up to three target allies. Your hero deals 1 frost damage to each ally exhausted this way.
      """
    And the card "Cold Orc" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And cost is no matter
    And your hand is "Biting Frost"
    And your opponent controls "Cold Orc" as "the ready Orc"
    And your opponent controls an exhausted "Cold Orc" as "the idle Orc"
    When you play "Biting Frost" targeting "the ready Orc" and "the idle Orc"
    And the chain empties
    Then "the ready Orc" has 1 damage
    And "the idle Orc" has 0 damage

  @rule:709.2b
  Scenario: Damage for each ability card among those that were revealed
    Given the card "Wild Guess" reads:
      """
      1, Instant Ability
      Reveal the top three cards of your deck. Your hero deals 1 fire damage to target hero for each ability card revealed this way.
      """
    And cost is no matter
    And your hand is "Wild Guess"
    And your deck, from the top, is "Fire Blast", "Rodrigo", "Flash Heal", "Fire Blast"
    When you play "Wild Guess" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:703.1
  Scenario: Two cards put into a graveyard at once are one or more cards
    Given the card "Grave Tender" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      When one or more cards are put into your graveyard from your deck, Grave Tender has +1 ATK this turn.
      """
    And the card "Deep Dig" reads:
      """
      1, Instant Ability
      Put the top two cards of your deck into your graveyard.
      """
    And cost is no matter
    And you control "Grave Tender"
    And your hand is "Deep Dig", "Deep Dig"
    And your deck, from the top, is "Fire Blast", "Rodrigo", "Flash Heal", "Fire Blast"
    When you play "Deep Dig"
    And the chain empties
    Then "Grave Tender" has 3 ATK
    When you play "Deep Dig"
    And the chain empties
    Then "Grave Tender" has 4 ATK

  @rule:703.1
  Scenario: An ally that entered play this turn counts though it is gone
    Given the card "Late Comer" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      When Late Comer enters play, draw a card for each other ally that entered play under your control this turn.
      """
    And the card "Brief Orc" reads:
      """
      1, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health
      Destroy Brief Orc >>> Your hero heals 1 damage from itself.
      """
    And cost is no matter
    And your hand is "Brief Orc" as "the new Orc", "Late Comer"
    And you control "Brief Orc" as "the old Orc"
    When you play "Brief Orc"
    And the chain empties
    And you use "the new Orc"
    And the chain empties
    And you play "Late Comer"
    And the chain empties
    Then there is 1 card in your hand

  @rule:714.2
  Scenario: ATK and health for each other ally, in one figure
    Given the card "Pack Leader" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Pack Leader has +1 / +1 for each other ally in your party.
      """
    And you control "Pack Leader"
    And you control "Rodrigo"
    Then "Pack Leader" has 3 ATK and 5 health

  @rule:411.8b
  Scenario: An ally card that was put into the graveyard this way is taken from there, an older one is not offered
    Given the card "Shallow Dig" reads:
      """
      1, Ability
      Put the top three cards of your deck into your graveyard. You may put an ally card put into your graveyard this way into your hand.
      """
    And cost is no matter
    And your hand is "Shallow Dig"
    And your graveyard is "Grunt Baranka"
    And your deck, from the top, is "Fire Blast", "Rodrigo", "Flash Heal", "Fire Blast"
    When you play "Shallow Dig"
    And the chain empties
    And you choose to
    Then "Rodrigo" is in your hand
    And "Grunt Baranka" is in your graveyard

  @rule:710.2
  Scenario: An ally enters play with a counter for each ally that is there already
    Given the card "Stone Champion" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Stone Champion enters play with a stone counter for each other ally in your party.
      Stone Champion has +1 ATK for each stone counter on him.
      """
    And cost is no matter
    And you control "Rodrigo"
    And you control "Grunt Baranka"
    And your hand is "Stone Champion"
    When you play "Stone Champion"
    And the chain empties
    Then "Stone Champion" has 4 ATK

  @rule:411.8c
  Scenario: A player discards each card of a kind that was revealed
    Given the card "Bared Mind" reads:
      """
      1, Instant Ability
      Target opponent reveals his hand and discards each ability revealed this way.
      """
    And cost is no matter
    And your hand is "Bared Mind"
    And your opponent's hand is "Fire Blast", "Rodrigo", "Flash Heal"
    When you play "Bared Mind" targeting your opponent
    And the chain empties
    Then "Fire Blast" is in your opponent's graveyard
    And "Flash Heal" is in your opponent's graveyard
    And "Rodrigo" is in your opponent's hand

  @rule:709.2b
  Scenario: Of cards revealed by each player, one after another is looked at
    Given the card "Deck Eater" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      When Deck Eater enters play, each player reveals the top card of his deck. For each ally card revealed this way, put a +1 / +1 counter on Deck Eater.
      """
    And cost is no matter
    And your hand is "Deck Eater"
    And your deck, from the top, is "Rodrigo", "Fire Blast"
    And your opponent's deck, from the top, is "Grunt Baranka", "Fire Blast"
    When you play "Deck Eater"
    And the chain empties
    Then "Deck Eater" has 4 ATK and 6 health

  @rule:709.2b
  Scenario: Only cards in the graveyard of the player who is meant are counted
    Given the card "Grave Count" reads:
      """
      1, Instant Ability
      Your hero deals 1 shadow damage to target opponent's hero for each ally card in his graveyard.
      """
    And cost is no matter
    And your hand is "Grave Count"
    And your graveyard is "Rodrigo"
    And your opponent's graveyard is "Rodrigo", "Grunt Baranka", "Fire Blast"
    When you play "Grave Count" targeting your opponent
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:709.2b
  Scenario: Two of three cards that were put into a graveyard are allies
    Given the card "Grave Digger" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      When Grave Digger enters play, target opponent puts the top three cards of his deck into his graveyard. If two or more of those cards are allies, draw a card.
      """
    And cost is no matter
    And your hand is "Grave Digger", "Grave Digger"
    And your opponent's deck, from the top, is "Rodrigo", "Fire Blast", "Grunt Baranka", "Rodrigo", "Fire Blast", "Fire Blast"
    When you play "Grave Digger"
    And the chain empties
    Then there are 2 cards in your hand
    When you play "Grave Digger"
    And the chain empties
    Then there is 1 card in your hand

  @rule:411.8b
  Scenario: An ally that was removed from the top of the deck is put into play from there
    Given the card "Unstable Rift" reads:
      """
      4, Ability
      Remove the top three cards of your deck from the game. Put an ally card removed this way into play.
      """
    And cost is no matter
    And your hand is "Unstable Rift"
    And your deck, from the top, is "Fire Blast", "Rodrigo", "Flash Heal", "Grunt Baranka"
    When you play "Unstable Rift"
    And the chain empties
    Then you control "Rodrigo"
    And "Flash Heal" is removed from the game

  Scenario: An ability that is targeting your hero is interrupted, and its cost comes back as damage
    Given cost is no matter
    And the card "Ember" reads:
      """
      3, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And the card "Mirror" reads:
      """
      2, Instant Ability
      Interrupt target ability card if it's targeting your hero. If you do, your hero deals damage equal to that card's cost to its controller's hero.
      """
    And the card "Oak" reads:
      """
      3, Ally—Human, 1 [Melee] ATK / 9 Health
      """
    And your hand is "Ember" as "the first Ember", "Ember" as "the second Ember"
    And your opponent controls "Oak"
    And your opponent's hand is "Mirror" as "the first Mirror", "Mirror" as "the second Mirror"
    When you play "the first Ember" targeting "Oak"
    And your opponent responds by playing "the first Mirror" targeting "the first Ember"
    And the chain empties
    Then "Oak" has 2 damage
    And your hero has 0 damage
    When you play "the second Ember" targeting your opponent's hero
    And your opponent responds by playing "the second Mirror" targeting "the second Ember"
    And the chain empties
    Then your opponent's hero has 0 damage
    And your hero has 3 damage

  Scenario: Each Combo that was removed to play the ability adds to its damage
    Given cost is no matter
    And the card "Jab" reads:
      """
      1, Ability—Combat, Combo
      Draw a card.
      """
    And the card "Whirling Throw" reads:
      """
      2, Instant Ability
      As an additional cost to play, remove any number of Combos in your graveyard from the game.
      Your hero deals 1 ranged damage to target hero or ally plus 2 for each Combo removed this way.
      """
    And your graveyard is "Jab" as "the first Jab", "Jab" as "the second Jab", "Jab" as "the third Jab"
    And your hand is "Whirling Throw"
    When you play "Whirling Throw" targeting your opponent's hero
    And you choose "the first Jab", "the third Jab"
    And the chain empties
    Then your opponent's hero has 5 damage
    And "the second Jab" is in your graveyard

  Scenario: What a hurt hero exhausts takes the damage, not the hero
    Given cost is no matter
    And the card "Savage Leap" reads:
      """
      2, Instant Ability
      If your hero is damaged, exhaust target ally, and your hero deals 3 melee damage to it.
      """
    And the card "Oak" reads:
      """
      3, Ally—Human, 1 [Melee] ATK / 9 Health
      """
    And your hero has 1 damage
    And your opponent controls "Oak"
    And your hand is "Savage Leap"
    When you play "Savage Leap" targeting "Oak"
    And the chain empties
    Then "Oak" is exhausted
    And "Oak" has 3 damage
    And your hero has 1 damage

  Scenario: A hero becomes the defender of the attacker that the ability targets
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And the card "Stand Before" reads:
      """
      2, Instant Ability
      Your hero becomes the defender of target attacker.
      """
    And the card "Charger" reads:
      """
      3, Ally—Orc, 3 [Melee] ATK / 4 Health
      """
    And the card "Oak" reads:
      """
      3, Ally—Human, 1 [Melee] ATK / 9 Health
      """
    And your opponent controls "Charger"
    And you control "Oak"
    And your hand is "Stand Before"
    When your opponent proposes that "Charger" attacks "Oak"
    And the defend window opens
    And you respond by playing "Stand Before" targeting "Charger"
    And the combat concludes
    Then "Oak" has 0 damage
    And your hero has 3 damage
    And "Charger" has 0 damage

  @rule:411.8b
  Scenario: Only what was really removed is counted as removed this way
    Given cost is no matter
    And the card "Grave Warden" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Cards can't leave opposing graveyards.
      """
    And the card "Old Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Old Sage" reads:
      """
      1, Ally—Orc Mage, 1 [Arcane] ATK / 2 Health
      """
    And the card "Clean Graves" reads:
      """
      1, Instant Ability
      Remove up to three target cards in graveyards from the game. Your hero heals 2 damage from itself for each card removed this way.
      """
    And your opponent controls "Grave Warden"
    And your graveyard is "Old Runt"
    And your opponent's graveyard is "Old Sage"
    And your hero has 9 damage
    And your hand is "Clean Graves"
    When you play "Clean Graves" targeting "Old Runt", "Old Sage"
    And the chain empties
    Then "Old Runt" is in your graveyard
    And "Old Sage" is removed from the game
    And your hero has 7 damage

  @rule:411.8b
  Scenario: The cards counted as removed from a deck are those that were removed, not the next ones
    Given cost is no matter
    And the card "Old Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Burn Pages" reads:
      """
      1, Instant Ability
      Remove the top two cards of your deck from the game. Your hero heals 2 damage from itself for each ally card removed this way.
      """
    And your deck, from the top, is "Old Runt", "Fire Blast", "Fire Blast", "Fire Blast"
    And your hero has 9 damage
    And your hand is "Burn Pages"
    When you play "Burn Pages"
    And the chain empties
    Then your hero has 7 damage

  @rule:707.1d
  Scenario: An ally whose given power destroys another one can't aim that power at itself
    Given the card "Unrest" reads:
      """
      2, Instant Ability
      Target ally has "[Activate] >>> Destroy another target ally" this turn.
      """
    And cost is no matter
    And you control "Brigg"
    And your opponent controls "Tim"
    And your hand is "Unrest"
    When you play "Unrest" targeting "Brigg"
    And the chain empties
    Then you may use "Brigg" targeting "Tim"
    And you can't use "Brigg" targeting "Brigg"

  @rule:709.2b
  Scenario: Chance picks one ally of each player
    Given the card "Lots" reads:
      """
      2, Ability
      Each player destroys one of his allies at random.
      """
    And cost is no matter
    And you control "Brigg"
    And your opponent controls "Tim"
    And your hand is "Lots"
    When you play "Lots"
    And the chain empties
    Then "Brigg" is in your graveyard
    And "Tim" is in your opponent's graveyard

  @rule:306.4
  Scenario: A Totem that was dealt damage is no ally that was dealt damage
    Given cost is no matter
    And the card "Stone Post" reads:
      """
      2, Ability—Elemental, Totem, 5 Health
      """
    And the card "Old Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 4 Health
      """
    And the card "Chill Ground" reads:
      """
      1, Instant Ability
      Your hero deals 2 frost damage to target ally. Exhaust each ally dealt damage this way.
      """
    And your hand is "Chill Ground", "Chill Ground"
    And your opponent controls "Stone Post"
    And your opponent controls "Old Runt"
    When you play "Chill Ground" targeting "Stone Post"
    And the chain empties
    Then "Stone Post" has 2 damage
    And "Stone Post" is ready
    When you play "Chill Ground" targeting "Old Runt"
    And the chain empties
    Then "Old Runt" is exhausted

  @rule:716.1
  Scenario: A hero who took the damage for an ally is no ally that was dealt damage
    Given cost is no matter
    And the card "Shield Oath" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to target friendly ally this turn, it's dealt to your hero instead.
      """
    And the card "Old Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 4 Health
      """
    And the card "Chill Wind" reads:
      """
      1, Instant Ability
      Your hero deals 2 frost damage to target ally. Exhaust each ally dealt damage this way.
      """
    And your hand is "Chill Wind"
    And your opponent's hand is "Shield Oath"
    And your opponent controls "Old Runt"
    When you play "Chill Wind" targeting "Old Runt"
    And you pass
    And your opponent plays "Shield Oath" targeting "Old Runt"
    And the chain empties
    Then your opponent's hero has 2 damage
    And your opponent's hero is ready
    And "Old Runt" is ready
