Feature: Shares, totals and what was done this way
  What is prevented in part, cards that cost no more than so much together, what chance picks, and what was done so far.

  @rule:717.2
  Scenario: All but one of the damage is prevented, of each packet
    Given cost is no matter
    And the card "Test Wall" reads:
      """
      4, Instant Ability
      If your hero would be dealt damage this turn, prevent all but 1 of that damage.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 4 fire damage to target hero.
      """
    And the card "Test Spark" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target hero.
      """
    And your hand is "Test Wall", "Test Bolt", "Test Bolt" and "Test Spark"
    When you play "Test Wall"
    And the chain empties
    And you play "Test Bolt" targeting your hero
    And the chain empties
    Then your hero has 1 damage
    When you play "Test Bolt" targeting your hero
    And the chain empties
    Then your hero has 2 damage
    When you play "Test Spark" targeting your hero
    And the chain empties
    Then your hero has 3 damage

  @rule:717.2
  Scenario: Half of the damage is prevented, rounded up
    Given cost is no matter
    And the card "Test Veil" reads:
      """
      4, Instant Ability
      The next time your hero would be dealt damage this turn, prevent half of it, rounded up.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 5 fire damage to target hero.
      """
    And your hand is "Test Veil", "Test Bolt" and "Test Bolt"
    When you play "Test Veil"
    And the chain empties
    And you play "Test Bolt" targeting your hero
    And the chain empties
    Then your hero has 2 damage
    When you play "Test Bolt" targeting your hero
    And the chain empties
    Then your hero has 7 damage

  @rule:706.1
  Scenario: Targets cost no more than so much together
    Given cost is no matter
    And the card "Test Cull" reads:
      """
      3, Instant Ability
      Destroy up to two target opposing allies with total cost 5 or less.
      """
    And the card "Test Two" reads:
      """
      2, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health
      """
    And the card "Test Three" reads:
      """
      3, Ally—Orc Mage, 1 [Melee] ATK / 1 Health
      """
    And the card "Test Four" reads:
      """
      4, Ally—Orc Mage, 1 [Melee] ATK / 1 Health
      """
    And your hand is "Test Cull"
    And your opponent controls "Test Two", "Test Three" and "Test Four"
    Then you may play "Test Cull" targeting "Test Two" and "Test Three"
    And you may play "Test Cull" targeting "Test Four"
    And you can't play "Test Cull" targeting "Test Two" and "Test Four", because of 706.1

  @rule:706.1
  Scenario: Targets of different classes
    Given cost is no matter
    And the card "Test Chill" reads:
      """
      3, Instant Ability
      Exhaust up to three target allies with different classes.
      """
    And the card "Test Guard" reads:
      """
      2, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health
      """
    And the card "Test Brute" reads:
      """
      2, Ally—Human Warrior, 1 [Melee] ATK / 1 Health
      """
    And the card "Test Seer" reads:
      """
      2, Ally—Orc Mage, 1 [Melee] ATK / 1 Health
      """
    And your hand is "Test Chill"
    And your opponent controls "Test Guard", "Test Brute" and "Test Seer"
    Then you may play "Test Chill" targeting "Test Guard" and "Test Seer"
    And you can't play "Test Chill" targeting "Test Guard" and "Test Brute", because of 706.1

  @rule:409.1
  Scenario: Cards of different names are looked for that cost no more than so much together
    Given cost is no matter
    And the card "Test Call" reads:
      """
      6, Instant Ability
      Search your deck for any number of ally cards with different names and total cost 4 or less, reveal them, and put them into your hand. Shuffle your deck.
      """
    And the card "Test One" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health
      """
    And the card "Test Two" reads:
      """
      2, Ally—Orc Mage, 1 [Melee] ATK / 1 Health
      """
    And the card "Test Three" reads:
      """
      3, Ally—Orc Mage, 1 [Melee] ATK / 1 Health
      """
    And your hand is "Test Call"
    And your deck, from the top, is "Test One", "Test Two", "Test Three"
    When you play "Test Call"
    And both players pass
    And you choose "Test One", "Test Three"
    Then "Test One" is in your hand
    And "Test Three" is in your hand
    And "Test Two" is not in your hand

  @rule:709.2d
  Scenario: Only cards of the kind among those that were put there count
    Given cost is no matter
    And the card "Test Dig" reads:
      """
      2, Instant Ability
      Put the top two cards of your deck into your graveyard. If an ally card is put into your graveyard this way, your hero deals 3 fire damage to target hero.
      """
    And your hand is "Test Dig" and "Test Dig"
    And your graveyard is "Rodrigo"
    And your deck, from the top, is "Fire Blast", "Fire Blast", "Fire Blast", "Brigg"
    When you play "Test Dig" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage
    When you play "Test Dig" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage

  @rule:709.2d
  Scenario: An offer that is declined removes nothing
    Given cost is no matter
    And the card "Test Glutton" reads:
      """
      2, Ally—Orc Warlock, 2 [Melee] ATK / 2 Health
      When Test Glutton enters play, you may remove up to two target cards in graveyards from the game. If an ally card is removed this way, Test Glutton has ferocity this turn.
      """
    And your hand is "Test Glutton"
    And your opponent's graveyard is "Brigg" and "Fire Blast"
    When you play "Test Glutton"
    And both players pass
    And you choose "Brigg"
    And both players pass
    And you choose not to
    Then "Brigg" is in your opponent's graveyard
    And you can't propose that "Test Glutton" attacks your opponent's hero, because of 601.2a

  @rule:404.2
  Scenario: From how many characters damage was healed
    Given cost is no matter
    And the card "Test Circle" reads:
      """
      3, Instant Ability
      Your hero heals 2 damage from each friendly hero and ally. If damage was healed from two or more characters this way, draw a card.
      """
    And your hand is "Test Circle" and "Test Circle"
    And you control "Brigg" with 1 damage
    And your hero has 3 damage
    And your deck, from the top, is "Rodrigo", "Fire Blast"
    When you play "Test Circle"
    And the chain empties
    Then "Rodrigo" is in your hand
    And your hero has 1 damage
    When you play "Test Circle"
    And the chain empties
    Then there is 1 card in your hand

  @rule:707.3
  Scenario: Counters count that were on a card when it was destroyed
    Given cost is no matter
    And the card "Test Fuse" reads:
      """
      2, Ability
      Ongoing: Pay 1 >>> Put a fuse counter on Test Fuse.
      Pay 1, Destroy Test Fuse >>> Your hero deals 2 fire damage to target hero for each fuse counter that was on Test Fuse.
      """
    And you control "Test Fuse"
    And "Test Fuse" has 3 "fuse" counters
    When you use the 2nd power of "Test Fuse", targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 6 damage

  @rule:709.2d
  Scenario: As many counters as cards were removed for the cost
    Given cost is no matter
    And the card "Test Wound" reads:
      """
      1, Ability
      As an additional cost to play Test Wound, remove up to three ally cards in your graveyard from the game.
      Attach to target ally, and put that many wound counters on Test Wound.
      Ongoing: Attached ally has -1 ATK.
      """
    And your hand is "Test Wound"
    And your graveyard is "Brigg", "Rodrigo" and "Fire Blast"
    And your opponent controls "Brigg" as "foe"
    When you play "Test Wound" targeting "foe"
    And you choose "Brigg" and "Rodrigo"
    And the chain empties
    Then "Test Wound" has 2 "wound" counters

  @rule:411.3b
  Scenario: A player without a maximum hand size keeps every card
    Given the card "Test Hoarder" reads:
      """
      2, Ally—Orc Warlock, 2 [Melee] ATK / 2 Health
      You have no maximum hand size.
      """
    And you control "Test Hoarder"
    And your hand is "Rodrigo", "Rodrigo", "Rodrigo", "Rodrigo", "Brigg", "Brigg", "Brigg", "Brigg"
    When the turn ends
    Then there are 8 cards in your hand

  @rule:701.2
  Scenario: A power that any player may use
    Given the card "Test Sellsword" reads:
      """
      1, Ally—Gnome Warrior, 1 [Melee] ATK / 2 Health
      Pay 1 >>> Test Sellsword has +1 ATK this turn. Any player may use this power.
      """
    And the card "Test Hireling" reads:
      """
      1, Ally—Gnome Warrior, 1 [Melee] ATK / 2 Health
      Pay 1 >>> Test Hireling has +1 ATK this turn.
      """
    And your opponent controls "Test Sellsword" and "Test Hireling"
    And you have 1 ready resource
    Then you can't use "Test Hireling", because of 701.2
    When you use "Test Sellsword"
    And the chain empties
    Then "Test Sellsword" has 2 ATK
    And you have 0 ready resources

  @rule:602.2
  Scenario: Who can't protect against an attacker can protect against another
    Given the card "Test Reaver" reads:
      """
      5, Ally—Mechanical, 5 [Melee] ATK / 5 Health
      Ferocity
      Opposing allies can't protect against Test Reaver.
      """
    And the card "Test Walker" reads:
      """
      5, Ally—Mechanical, 2 [Melee] ATK / 5 Health
      Ferocity
      """
    And the card "Test Shield" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 9 Health
      Protector
      """
    And you control "Test Reaver" and "Test Walker"
    And your opponent controls "Test Shield"
    When you propose that "Test Reaver" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 5 damage
    When you propose that "Test Walker" attacks your opponent's hero
    And your opponent protects with "Test Shield"
    And the combat concludes
    Then "Test Shield" has 2 damage

  @rule:406.1
  Scenario: A card that chance picks from a hand may be played from there
    Given cost is no matter
    And the card "Test Thief" reads:
      """
      2, Ally—Orc Rogue, 2 [Melee] ATK / 2 Health
      When Test Thief enters play, target opponent reveals a card at random from his hand. You may play that card this turn.
      """
    And your hand is "Test Thief"
    And your opponent's hand is "Brigg" and "Rodrigo"
    When you play "Test Thief"
    And both players pass
    And you choose your opponent
    And both players pass
    And "Brigg" is picked at random
    Then you can't play "Rodrigo", because of 406.1
    When you play "Brigg"
    And the chain empties
    Then you control "Brigg"

  @rule:300.1
  Scenario: A card of a type that is in the graveyard
    Given cost is no matter
    And the card "Test Embers" reads:
      """
      2, Instant Ability
      Reveal the top three cards of your deck. Put a revealed card with the same type as a card in your graveyard into your hand and the rest on the bottom of your deck.
      """
    And your hand is "Test Embers"
    And your graveyard is "Rodrigo"
    And your deck, from the top, is "Fire Blast", "Brigg", "Mind Control"
    When you play "Test Embers"
    And both players pass
    And you choose in order "Fire Blast", "Mind Control"
    Then "Brigg" is in your hand
    And there is 1 card in your hand

  @rule:703.1
  Scenario: An ally enters a party by entering play there or by changing controllers
    Given cost is no matter
    And the card "Test Welcomer" reads:
      """
      2, Ally—Night Elf Druid, 1 [Melee] ATK / 2 Health
      When another ally enters your party, Test Welcomer heals 1 damage from your hero.
      """
    And you control "Test Welcomer"
    And your opponent controls "Brigg"
    And the card "Test Lure" reads:
      """
      2, Instant Ability
      Gain control of target ally.
      """
    And your hand is "Rodrigo" and "Test Lure"
    And your hero has 5 damage
    When you play "Rodrigo"
    And the chain empties
    Then your hero has 4 damage
    When you play "Test Lure" targeting "Brigg"
    And the chain empties
    Then your hero has 3 damage

  @rule:715.1
  Scenario: A removed ally comes back as its owner's next turn starts
    Given cost is no matter
    And the card "Test Banish" reads:
      """
      1, Instant Ability
      Remove target ally from the game. At the start of its owner's next turn, that player puts it into play exhausted under his control.
      """
    And your hand is "Test Banish"
    And your opponent controls "Brigg"
    When you play "Test Banish" targeting "Brigg"
    And the chain empties
    Then "Brigg" is not in play
    When your opponent's next turn starts
    And the chain empties
    Then your opponent controls "Brigg"
    And "Brigg" is exhausted

  @rule:802.1
  Scenario: Each player chooses for each of two deeds by itself
    Given cost is no matter
    And the card "Test Toll" reads:
      """
      3, Instant Ability
      Each player exhausts one of his allies and destroys one of his weapons, then draws a card.
      """
    And your hand is "Test Toll"
    And you control "Rodrigo" and "Annihilator"
    And your opponent controls "Brigg" and "Krol Blade"
    When you play "Test Toll"
    And the chain empties
    Then "Rodrigo" is exhausted and "Brigg" is exhausted
    And "Annihilator" is in your graveyard
    And "Krol Blade" is in your opponent's graveyard
    And there is 1 card in your hand

  @rule:709.2b
  Scenario: Another player chooses what is done
    Given cost is no matter
    And the card "Test Snapper" reads:
      """
      4, Ally—Crocolisk, 3 [Melee] ATK / 4 Health
      Ferocity
      When Test Snapper attacks a hero, that hero's controller chooses one: He discards a card; or Test Snapper has +3 ATK this combat.
      """
    And you control "Test Snapper"
    And your opponent's hand is "Brigg"
    When you propose that "Test Snapper" attacks your opponent's hero
    And both players pass
    And both players pass
    And your opponent chooses the 2nd mode
    And the combat concludes
    Then your opponent's hero has 6 damage
    And there is 1 card in your opponent's hand

  @rule:716.1
  Scenario: Something else is done instead of dealing damage, if its controller chooses so
    Given cost is no matter
    And the card "Test Bully" reads:
      """
      3, Ally—Orc Rogue, 3 [Melee] ATK / 3 Health
      Ferocity
      If Test Bully would deal combat damage to a hero, you may have that hero's controller discard a card instead.
      """
    And you control "Test Bully"
    And your opponent's hand is "Brigg"
    When you propose that "Test Bully" attacks your opponent's hero
    And the combat concludes
    And you choose to
    Then your opponent's hero has 0 damage
    And "Brigg" is in your opponent's graveyard

  @rule:716.4
  Scenario: Only the next damage is turned into healing
    Given cost is no matter
    And the card "Test Grace" reads:
      """
      2, Instant Ability
      The next time your hero would be dealt damage this turn, it heals 2 damage from itself instead.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to target hero.
      """
    And your hand is "Test Grace", "Test Bolt" and "Test Bolt"
    And your hero has 5 damage
    When you play "Test Grace"
    And the chain empties
    And you play "Test Bolt" targeting your hero
    And the chain empties
    Then your hero has 3 damage
    When you play "Test Bolt" targeting your hero
    And the chain empties
    Then your hero has 6 damage

  @rule:709.2b
  Scenario: Chance picks which ally is destroyed
    Given cost is no matter
    And the card "Test Lot" reads:
      """
      2, Instant Ability
      Destroy an opposing ally at random.
      """
    And your hand is "Test Lot"
    And your opponent controls "Brigg" and "Rodrigo"
    When you play "Test Lot"
    And both players pass
    And "Rodrigo" is picked at random
    Then "Rodrigo" is in your opponent's graveyard
    And "Brigg" is in play

  @rule:405.3c
  Scenario: Damage that is dealt with a weapon can't be prevented, other damage can
    Given cost is no matter
    And the card "Test Cleaver" reads:
      """
      2, Weapon—Axe, Melee, 4 [Melee] ATK, 0 Strike Cost
      Combat damage dealt with Test Cleaver can't be prevented.
      """
    And the card "Test Ward" reads:
      """
      1, Instant Ability
      Prevent all damage that would be dealt to target hero this turn.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to target hero.
      """
    And your hand is "Test Ward" and "Test Bolt"
    And you control "Test Cleaver"
    When you play "Test Ward" targeting your opponent's hero
    And the chain empties
    And you play "Test Bolt" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you strike with "Test Cleaver"
    And the combat concludes
    Then your opponent's hero has 4 damage

  @rule:403.2
  Scenario: Who had fatal damage before is not dealt fatal damage
    Given cost is no matter
    And the card "Test Drain" reads:
      """
      1, Instant Ability
      Your hero deals 3 shadow damage to each opposing ally. Draw a card for each ally dealt fatal damage this way.
      """
    And the card "Test Ogre" reads:
      """
      3, Horde, Ally—Ogre Warrior, 3 [Melee] ATK / 4 Health
      Test Ogre can't be destroyed.
      """
    And your opponent controls "Test Ogre" with 2 damage as "the hurt Ogre"
    And your opponent controls "Test Ogre" with 7 damage as "the lost Ogre"
    And your opponent controls "Test Ogre" as "the whole Ogre"
    And your hand is "Test Drain"
    And your deck, from the top, is "Fire Blast", "Voss Treebender"
    When you play "Test Drain"
    And the chain empties
    Then "Fire Blast" is in your hand
    And "Voss Treebender" is in your deck

  @rule:402.1
  Scenario: Counters are shared out as their player chooses
    Given cost is no matter
    And the card "Test Blessing" reads:
      """
      1, Instant Ability
      Distribute three +1 ATK counters among any number of target allies in your party.
      """
    And the card "Test Ogre" reads:
      """
      3, Horde, Ally—Ogre Warrior, 3 [Melee] ATK / 4 Health
      """
    And you control "Test Ogre" as "one" and "Test Ogre" as "two"
    And you control "Test Ogre" as "three"
    And your hand is "Test Blessing" as "the first" and "Test Blessing" as "the second"
    When you play "the first" targeting "one" and "two"
    And the chain empties
    And you choose 1
    Then "one" has 4 ATK
    And "two" has 5 ATK
    And "three" has 3 ATK
    When you play "the second" targeting "three"
    And the chain empties
    Then "three" has 6 ATK

  @rule:306.4a
  Scenario: A Totem is one of any number of targets where there is no ally
    Given cost is no matter
    And the card "Test Rain" reads:
      """
      1, Ability
      Your hero deals 3 nature damage divided as you choose to any number of target allies.
      """
    And your opponent controls "Stoneclaw Totem"
    And your hand is "Test Rain"
    Then you may play "Test Rain" targeting "Stoneclaw Totem"

  @rule:306.4a
  Scenario: Totems are added to the heroes and allies that any number of targets may be
    Given cost is no matter
    And the card "Test Rain" reads:
      """
      1, Ability
      Your hero deals 3 nature damage divided as you choose to any number of target heroes and/or allies.
      """
    And your opponent controls "Stoneclaw Totem"
    And your hand is "Test Rain"
    Then you may play "Test Rain" targeting "Stoneclaw Totem", your hero, your opponent's hero
    And you can't play "Test Rain" targeting "Stoneclaw Totem", "Stoneclaw Totem", because of 706.1b

  @rule:706.1
  Scenario: A cheaper Totem doesn't take its place from the ally with the lowest cost
    Given cost is no matter
    And the card "Test Cull" reads:
      """
      3, Ability
      Destroy target opposing ally with the lowest cost.
      """
    And the card "Test Giant" reads:
      """
      7, Ally—Giant, 7 [Melee] ATK / 7 Health
      """
    And your opponent controls "Stoneclaw Totem"
    And your opponent controls "Test Giant"
    And your hand is "Test Cull"
    When you play "Test Cull" targeting "Test Giant"
    And the chain empties
    Then "Test Giant" is in your opponent's graveyard
    And "Stoneclaw Totem" is in play

  @rule:706.1
  Scenario: Where a Totem is the only thing to aim at it has the lowest cost
    Given cost is no matter
    And the card "Test Cull" reads:
      """
      3, Ability
      Destroy target opposing ally with the lowest cost.
      """
    And your opponent controls "Stoneclaw Totem"
    And your hand is "Test Cull"
    When you play "Test Cull" targeting "Stoneclaw Totem"
    And the chain empties
    Then "Stoneclaw Totem" is in your opponent's graveyard

  @rule:703.1
  Scenario: Counters count as removed only where they were removed
    Given cost is no matter
    And the card "Test Rage" reads:
      """
      2, Ability
      Ongoing: When your hero attacks, remove all rage counters from Test Rage. Your hero has +1 ATK this combat for each counter you removed.
      """
    And the card "Test Break" reads:
      """
      1, Instant Ability
      Destroy target ability.
      """
    And you control "Test Rage"
    And "Test Rage" has 3 "rage" counters
    And your opponent's hand is "Test Break"
    And the card "Test Fury" reads:
      """
      1, Ability
      Ongoing: Your hero has +1 ATK.
      """
    And you control "Test Fury"
    When you propose that your hero attacks your opponent's hero
    And both players pass
    And you pass
    And your opponent plays "Test Break" targeting "Test Rage"
    And the chain empties
    Then your hero has 1 ATK

  @rule:602.3
  Scenario: Damage counts as removed only where it was removed
    Given cost is no matter
    And the card "Test Wall" reads:
      """
      4, Ally—Ogre Warrior, 1 [Melee] ATK / 9 Health
      When Test Wall defends against an ally, remove all damage from Test Wall, and it deals that much melee damage to each attacking ally.
      """
    And the card "Test Recall" reads:
      """
      1, Instant Ability
      Put target ally into its owner's hand.
      """
    And you control "Kor Cindervein"
    And your opponent controls "Test Wall" with 2 damage
    And your hand is "Test Recall"
    When you propose that "Kor Cindervein" attacks "Test Wall"
    And both players pass
    And both players pass
    And you play "Test Recall" targeting "Test Wall"
    And both players pass
    And both players pass
    Then "Kor Cindervein" has 0 damage

  @rule:709.2b
  Scenario: Chance picks a card whether or not something can be done to it
    Given cost is no matter
    And the card "Test Doom" reads:
      """
      2, Ability
      Destroy an opposing ally at random.
      """
    And the card "Test Stone" reads:
      """
      3, Ally—Ogre Warrior, 1 [Melee] ATK / 9 Health
      Test Stone can't be destroyed.
      """
    And your opponent controls "Test Stone" and "Kor Cindervein"
    And your hand is "Test Doom"
    When you play "Test Doom"
    And both players pass
    And "Test Stone" is picked at random
    Then "Test Stone" is in play
    And "Kor Cindervein" is in play
