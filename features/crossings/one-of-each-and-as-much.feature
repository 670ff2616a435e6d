Feature: One of each, and as much as was counted
  Cards of several kinds at once, several players at once, and amounts that earlier words have counted.

  @rule:404.2
  Scenario: Up to three targets heal 3, 2 and 1 damage, in the order in which they were chosen
    Given cost is no matter
    And the card "Test Mender" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 3 Health
      0 >>> Target up to three heroes and/or allies. Test Mender heals 3, 2, and 1 damage from them, respectively.
      """
    And you control "Test Mender"
    And your hero has 9 damage
    And your opponent's hero has 9 damage
    When you use "Test Mender", targeting your opponent's hero and your hero
    And the chain empties
    Then your opponent's hero has 6 damage
    And your hero has 7 damage

  @rule:707.1d
  Scenario: The greater amount may go to the protector and the smaller one to the hero
    Given the card "Test Fork" reads:
      """
      2, Ability
      Target up to two heroes and/or allies. Your hero deals 3 and 1 fire damage to them, respectively.
      """
    And the card "Test Guard" reads:
      """
      2, Ally—Orc Warrior, 1 [Melee] ATK / 3 Health
      Protector
      """
    And your opponent's hero is "Ta'zo" with 21 damage
    And your opponent controls "Test Guard"
    And you have 2 resources
    And you control "Bloodclaw"
    And your hand is "Test Fork"
    Then you can bring about that you win the game

  @rule:707.1d
  Scenario: Chance picks the targets in an order, too
    Given cost is no matter
    And the card "Muddle" reads:
      """
      4, Ability
      Ongoing: All targets are chosen at random.
      """
    And the card "Test Fork" reads:
      """
      2, Ability
      Target up to two heroes and/or allies. Your hero deals 3 and 1 fire damage to them, respectively.
      """
    And you control "Muddle"
    And your opponent controls "Brigg"
    And your hand is "Test Fork"
    When you play "Test Fork"
    And "Brigg", your opponent's hero are picked at random
    And the chain empties
    Then "Brigg" is in your opponent's graveyard
    And your opponent's hero has 1 damage

  @rule:709.2b
  Scenario: One Totem of each sort comes back
    Given cost is no matter
    And the card "Test Recall" reads:
      """
      1, Instant Ability
      Put an Air, Earth, Fire, and Water Totem from your graveyard into play.
      """
    And the card "Test Gust" reads:
      """
      1, Instant Ability—Air Totem (1), 2 Health
      Ongoing: Opposing allies have -1 ATK.
      """
    And the card "Test Rock" reads:
      """
      1, Instant Ability—Earth Totem (1), 2 Health
      Ongoing: Allies in your party have +1 health.
      """
    And the card "Test Flame" reads:
      """
      1, Instant Ability—Fire Totem (1), 2 Health
      Ongoing: Allies in your party have +1 ATK.
      """
    And the card "Test Torch" reads:
      """
      1, Instant Ability—Fire Totem (1), 2 Health
      Ongoing: Allies in your party have +1 ATK.
      """
    And your hand is "Test Recall"
    And your graveyard is "Test Gust", "Test Rock", "Test Flame", "Test Torch"
    When you play "Test Recall"
    And the chain empties
    And you choose "Test Torch"
    Then you control "Test Gust", "Test Rock" and "Test Torch"
    And "Test Flame" is in your graveyard

  @rule:709.2b
  Scenario: One revealed card of each kind, and the rest below
    Given cost is no matter
    And the card "Test Ledger" reads:
      """
      Quest
      Pay 1 to complete this quest.
      Reward: Reveal the top four cards of your deck. Put a revealed ability, ally, equipment, and quest card into your hand and the rest on the bottom of your deck.
      """
    And the card "Test Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Word" reads:
      """
      1, Instant Ability
      Draw a card.
      """
    And the card "Test Coat" reads:
      """
      1, Armor—Cloth, Chest, 1 DEF
      """
    And you have 2 resources
    And you have "Test Ledger" as a face-up resource
    And your deck, from the top, is "Test Grunt", "Test Word", "Test Coat", "Test Runt"
    When you complete "Test Ledger"
    And the chain empties
    And you choose "Test Runt"
    Then "Test Runt" is in your hand
    And "Test Word" is in your hand
    And "Test Coat" is in your hand
    And your deck, from the top, is "Test Grunt"

  @rule:802.1
  Scenario: Both players put the top card of their decks into their resource rows
    Given cost is no matter
    And the card "Test Truce" reads:
      """
      1, Instant Ability
      You and target opponent each put the top card of your decks into your resource rows face down and exhausted.
      """
    And the card "Test Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And your hand is "Test Truce"
    When you play "Test Truce" targeting your opponent
    And the chain empties
    Then you have 26 resources
    And you have 24 ready resources
    And your opponent has 26 resources
    And your opponent has 25 ready resources

  @rule:709.2b
  Scenario: Up to two players who are chosen draw a card each
    Given cost is no matter
    And the card "Test Feast" reads:
      """
      1, Instant Ability
      Choose up to two players. Each of them draws a card.
      """
    And your hand is "Test Feast"
    When you play "Test Feast"
    And the chain empties
    And you choose your opponent
    Then there are 0 cards in your hand
    And there is 1 card in your opponent's hand

  @rule:716.2
  Scenario: An opposing ally takes and deals double combat damage
    Given cost is no matter
    And the card "Test Hex" reads:
      """
      1, Instant Ability
      If combat damage would be dealt to or dealt by target opposing ally this turn, double it instead.
      """
    And the card "Test Wolf" reads:
      """
      2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 9 Health
      """
    And the card "Test Bear" reads:
      """
      2, Ally—Orc Warrior, 3 [Melee] ATK / 9 Health
      """
    And your hand is "Test Hex"
    And you control "Test Wolf"
    And your opponent controls "Test Bear"
    When you play "Test Hex" targeting "Test Bear"
    And the chain empties
    And you propose that "Test Wolf" attacks "Test Bear"
    And the combat concludes
    Then "Test Bear" has 4 damage
    And "Test Wolf" has 6 damage

  @rule:405.3a
  Scenario: Damage of one type or the other, as its player chooses
    Given cost is no matter
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 2 shadow or fire damage to target hero or ally.
      """
    And the card "Test Ward" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Fire resistance
      """
    And your hand is "Test Bolt" and "Test Bolt"
    And the rules are those of "faq-2009-03"
    And your opponent controls "Test Ward"
    When you play "Test Bolt" targeting "Test Ward"
    And the chain empties
    And you choose the 1st mode
    Then "Test Ward" has 2 damage

  @rule:716.2
  Scenario: A character of your choice is dealt the damage instead, if you like
    Given cost is no matter
    And the card "Test Pact" reads:
      """
      1, Instant Ability
      If your hero would be dealt damage this turn, you may choose a Demon in your party. If you do, that damage is dealt to that Demon instead.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to target hero.
      """
    And the card "Test Imp" reads:
      """
      2, Ally—Imp Demon, 2 [Melee] ATK / 5 Health
      """
    And your hand is "Test Pact" and "Test Bolt"
    And you control "Test Imp"
    When you play "Test Pact"
    And the chain empties
    And you play "Test Bolt" targeting your hero
    And the chain empties
    And you choose to
    Then "Test Imp" has 3 damage
    And your hero has 0 damage

  @rule:709.2b
  Scenario: A weapon's damage counts for as much as one of your weapons has ATK
    Given cost is no matter
    And the card "Test Sweep" reads:
      """
      1, Instant Ability
      Your hero deals melee damage to each opposing ally equal to the ATK of one of your Melee weapons.
      """
    And the card "Test Axe" reads:
      """
      1, Weapon—Axe, Melee (1), 3 [Melee] ATK / 1 Strike
      """
    And the card "Test Ox" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 9 Health
      """
    And the card "Test Elk" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 9 Health
      """
    And your hand is "Test Sweep"
    And you control "Test Axe"
    And your opponent controls "Test Ox" and "Test Elk"
    When you play "Test Sweep"
    And the chain empties
    Then "Test Ox" has 3 damage
    And "Test Elk" has 3 damage

  @rule:707.3
  Scenario: As much damage as the destroyed equipment cost
    Given cost is no matter
    And the card "Test Crush" reads:
      """
      1, Instant Ability
      Destroy target equipment. If you do, your hero deals melee damage to its controller's hero equal to its cost.
      """
    And the card "Test Robe" reads:
      """
      3, Armor—Cloth, Chest, 1 DEF
      """
    And your hand is "Test Crush"
    And your opponent controls "Test Robe"
    When you play "Test Crush" targeting "Test Robe"
    And the chain empties
    Then your opponent's hero has 3 damage
    And "Test Robe" is in your opponent's graveyard

  @rule:411.8c
  Scenario: As many cards drawn and as much damage as cards were discarded
    Given cost is no matter
    And the card "Test Theft" reads:
      """
      1, Instant Ability
      Target opponent discards his hand, then draws that many cards. Your hero deals 1 melee damage to that opponent's hero for each card discarded in this way.
      """
    And your hand is "Test Theft"
    And your opponent has 3 unnamed cards in your opponent's hand
    When you play "Test Theft" targeting your opponent
    And the chain empties
    Then there are 3 cards in your opponent's hand
    And there are 3 cards in your opponent's graveyard
    And your opponent's hero has 3 damage

  @rule:403.3
  Scenario: A revealed card costs its price in damage and comes to hand
    Given cost is no matter
    And the card "Test Gamble" reads:
      """
      Quest
      Pay 1 to complete this quest.
      Reward: Reveal the top card of your deck, put damage on your hero equal to its cost, then put it into hand.
      """
    And the card "Test Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And you have 2 resources
    And you have "Test Gamble" as a face-up resource
    And your deck, from the top, is "Test Grunt"
    When you complete "Test Gamble"
    And the chain empties
    Then your hero has 2 damage
    And "Test Grunt" is in your hand

  @rule:402.2
  Scenario: As many tokens as the die shows
    Given cost is no matter
    And the card "Test Queen" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      At the end of each turn, roll a die. Put that many Naga ally tokens with 1 Melee ATK / 1 health into play.
      Test Queen has +1 ATK for each Naga in your party.
      """
    And you control "Test Queen"
    When the turn ends
    And the die shows 4
    Then "Test Queen" has 6 ATK

  @rule:709.2d
  Scenario: A card comes into play only if you have as many resources as it costs
    Given cost is no matter
    And the card "Test Caller" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Destroy another ally in your party >>> Put an ally card from your graveyard into your party if its cost is at most the number of resources you control.
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Imp" reads:
      """
      2, Ally—Imp Demon, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Fiend" reads:
      """
      5, Ally—Imp Demon, 2 [Melee] ATK / 4 Health
      """
    And you have 3 resources
    And you control "Test Caller" and "Test Runt"
    And your graveyard is "Test Imp" and "Test Fiend"
    When you use "Test Caller"
    And the chain empties
    And you choose "Test Imp"
    Then you control "Test Imp"
    And "Test Runt" is in your graveyard

  @rule:716.1
  Scenario: A hero spared by a card that is removed in its place
    Given cost is no matter
    And the card "Test Ankh" reads:
      """
      1, Ability
      Ongoing: If your hero would be destroyed, remove Test Ankh from the game and remove all but 14 damage from your hero instead.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 9 fire damage to target hero.
      """
    And you control "Test Ankh"
    And your hero has 25 damage
    And your hand is "Test Bolt"
    When you play "Test Bolt" targeting your hero
    And the chain empties
    Then the game goes on
    And your hero has 14 damage
    And "Test Ankh" is removed from the game

  @rule:709.2b
  Scenario: As much damage as cards were removed to play it
    Given cost is no matter
    And the card "Test Flurry" reads:
      """
      1, Instant Ability
      As an additional cost to play, remove up to five Combo cards in your graveyard from the game.
      Your hero deals that much melee damage to each opposing ally.
      """
    And the card "Test Jab" reads:
      """
      1, Instant Ability—Combo
      Draw a card.
      """
    And the card "Test Ox" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 9 Health
      """
    And your hand is "Test Flurry"
    And your graveyard is "Test Jab" as "the first Jab", "Test Jab" as "the second Jab" and "Test Jab" as "the third Jab"
    And your opponent controls "Test Ox"
    When you play "Test Flurry"
    And you choose "the first Jab" and "the second Jab"
    And the chain empties
    Then "Test Ox" has 2 damage

  @rule:709.2b
  Scenario: Cards go to the hand, back on top and to the bottom
    Given cost is no matter
    And the card "Test Scheme" reads:
      """
      Quest
      Pay 1 to complete this quest.
      Reward: Look at the top three cards of your deck. Put one into hand, one on top of your deck, and the other on the bottom.
      """
    And the card "Test Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Ox" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 9 Health
      """
    And you have "Test Scheme" as a face-up resource
    And your deck, from the top, is "Test Grunt", "Test Runt", "Test Ox"
    When you complete "Test Scheme"
    And the chain empties
    And you choose "Test Runt"
    And you choose "Test Ox"
    Then "Test Runt" is in your hand
    And your deck, from the top, is "Test Ox", "Test Grunt"

  @rule:702.2
  Scenario: A reward for each three cards that were removed to complete the quest
    Given cost is no matter
    And the card "Test Burial" reads:
      """
      Quest
      Remove any number of ally cards in your graveyard from the game and pay 2 to complete this quest.
      Reward: Draw a card for each three ally cards removed this way.
      """
    And the card "Test Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And you have "Test Burial" as a face-up resource
    And your graveyard is "Test Grunt" as "A", "Test Grunt" as "B", "Test Grunt" as "C", "Test Grunt" as "D"
    When you complete "Test Burial"
    And you choose "A", "B", "C" and "D"
    And the chain empties
    Then there is 1 card in your hand
    And there are 4 of your cards removed from the game

  @rule:403.3
  Scenario: Damage removed from the hero goes to an ally, no more than was there
    Given cost is no matter
    And the card "Test Mirror" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 9 Health
      At the end of your turn, remove 6 damage from your hero and put 1 damage on Test Mirror for each damage removed this way.
      """
    And you control "Test Mirror"
    And your hero has 4 damage
    When the turn ends
    Then your hero has 0 damage
    And "Test Mirror" has 4 damage

  @rule:411.2b
  Scenario: Target cards from several graveyards go into their owners' decks
    Given cost is no matter
    And the card "Test Rebirth" reads:
      """
      1, Instant Ability
      Shuffle two target cards from any number of graveyards into their owners' decks.
      """
    And the card "Test Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And your deck is empty
    And your hand is "Test Rebirth"
    And your graveyard is "Test Grunt"
    And your opponent's graveyard is "Test Runt"
    When you play "Test Rebirth" targeting "Test Grunt" and "Test Runt"
    And the chain empties
    Then your deck, from the top, is "Test Grunt"
    And "Test Runt" is in your opponent's deck

  @rule:709.2d
  Scenario: One card for one kind, two cards for all three
    Given cost is no matter
    And the card "Test Survey" reads:
      """
      1, Instant Ability
      If you control an ability, ally, or equipment, draw a card, or two cards if you control all three.
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Robe" reads:
      """
      3, Armor—Cloth, Chest, 1 DEF
      """
    And the card "Test Hymn" reads:
      """
      1, Ability
      Ongoing: Allies in your party have +1 health.
      """
    And your hand is "Test Survey" and "Test Survey"
    And you control "Test Runt" and "Test Robe"
    When you play "Test Survey"
    And the chain empties
    Then there are 2 cards in your hand

  @rule:709.2d
  Scenario: Two cards for an ability, an ally and an equipment
    Given cost is no matter
    And the card "Test Survey" reads:
      """
      1, Instant Ability
      If you control an ability, ally, or equipment, draw a card, or two cards if you control all three.
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Robe" reads:
      """
      3, Armor—Cloth, Chest, 1 DEF
      """
    And the card "Test Hymn" reads:
      """
      1, Ability
      Ongoing: Allies in your party have +1 health.
      """
    And your hand is "Test Survey"
    And you control "Test Runt", "Test Robe" and "Test Hymn"
    When you play "Test Survey"
    And the chain empties
    Then there are 2 cards in your hand

  @rule:709.2f
  Scenario: Each opponent loses a card of the kind that you gave up
    Given cost is no matter
    And the card "Test Choker" reads:
      """
      3, Item—Neck
      At the start of your turn, you may destroy an ability, ally, or equipment you control. If you do, each opponent destroys a card of that kind he controls.
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Robe" reads:
      """
      3, Armor—Cloth, Chest, 1 DEF
      """
    And it is your opponent's turn, in the action phase
    And you control "Test Choker" and "Test Runt"
    And your opponent controls "Test Grunt" and "Test Robe"
    When your next turn starts
    And the chain empties
    And you choose to
    And you choose "Test Runt"
    Then "Test Runt" is in your graveyard
    And "Test Grunt" is in your opponent's graveyard
    And your opponent controls "Test Robe"

  @rule:411.8d
  Scenario: Who was attached to a friendly character is paid for with a card
    Given cost is no matter
    And the card "Test Cleanse" reads:
      """
      1, Instant Ability
      Destroy target ability. If it was attached to a friendly hero or ally, draw a card.
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Curse" reads:
      """
      1, Instant Ability
      Attach to target ally.
      Ongoing: Attached ally has -1 ATK.
      """
    And your hand is "Test Cleanse"
    And you control "Test Runt"
    And your opponent's "Test Curse" is attached to your "Test Runt"
    When you play "Test Cleanse" targeting "Test Curse"
    And the chain empties
    Then "Test Curse" is in your opponent's graveyard
    And there is 1 card in your hand

  @rule:709.2d
  Scenario: Who was attached to a character that it held for an opponent is paid for with nothing
    Given cost is no matter
    And the card "Test Cleanse" reads:
      """
      1, Instant Ability
      Destroy target ability. If it was attached to a friendly hero or ally, draw a card.
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Leash" reads:
      """
      1, Instant Ability
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And your hand is "Test Cleanse"
    And you control "Test Runt"
    And your opponent's "Test Leash" is attached to your "Test Runt"
    And you have 3 unnamed cards in your deck
    Then your opponent controls "Test Runt"
    When you play "Test Cleanse" targeting "Test Leash"
    And the chain empties
    Then "Test Leash" is in your opponent's graveyard
    And you control "Test Runt"
    And there are no cards in your hand

  @rule:709.2b
  Scenario: Drawing the card that was seen, and what follows
    Given cost is no matter
    And the card "Test Seer" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      When Test Seer enters play, look at the top card of your deck. Either draw it or put it on the bottom. If you draw it, put Test Seer from play into its owner's hand.
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And your hand is "Test Seer"
    And your deck, from the top, is "Test Runt"
    When you play "Test Seer"
    And the chain empties
    And you choose the 1st mode
    Then "Test Runt" is in your hand
    And "Test Seer" is in your hand

  @rule:709.2b @rule:709.2f
  Scenario: Drawing the card that was seen, after the ally that would go along has gone
    Given cost is no matter
    And the card "Test Seer" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      When Test Seer enters play, look at the top card of your deck. Either draw it or put it on the bottom. If you draw it, put Test Seer from play into its owner's hand.
      """
    And the card "Test Runt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      """
    And the card "Test Axe" reads:
      """
      1, Instant Ability
      Destroy target ally.
      """
    And your hand is "Test Seer"
    And your deck, from the top, is "Test Runt"
    And your opponent's hand is "Test Axe"
    When you play "Test Seer"
    And both players pass
    And your opponent responds by playing "Test Axe" targeting "Test Seer"
    And the chain empties
    And you choose the 1st mode
    Then "Test Runt" is in your hand
    And "Test Seer" is in your graveyard

  @rule:709.2f
  Scenario: A second deed where the first can't be done
    Given cost is no matter
    And the card "Test Captive" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      At the end of your turn, destroy an ally in your party other than Test Captive. If you can't, destroy Test Captive.
      """
    And you control "Test Captive"
    When the turn ends
    Then "Test Captive" is in your graveyard

  @rule:715.1
  Scenario: Of several that were dealt damage only the controller of the one destroyed discards
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Grey Rain" reads:
      """
      3, Ability
      Your hero deals 1 shadow damage to each opposing hero and ally. When a character dealt damage this way is destroyed this turn, its controller discards a card.
      """
    And Ann's hand is "Grey Rain"
    And Bo controls "Tim"
    And Cid controls "Brigg"
    And Bo's hand is "Valanos"
    And Cid's hand is "Rodrigo"
    When Ann plays "Grey Rain"
    And the chain empties
    Then there are no cards in Bo's hand
    And there is 1 card in Cid's hand

  @rule:709.2b
  Scenario: All but so much is nothing where there is less
    Given the card "Second Wind" reads:
      """
      2, Ability
      Remove all but 14 damage from your hero.
      """
    And cost is no matter
    And your hand is "Second Wind"
    And your hero has 7 damage
    When you play "Second Wind"
    And the chain empties
    Then your hero has 7 damage
