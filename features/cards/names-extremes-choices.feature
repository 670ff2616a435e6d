Feature: Words that draw on names, extremes and choices
  Wordings of further sets, each on a card of our own, and what they do.

  Scenario: Whoever has not discarded this turn discards nothing, and whoever has does
    Given cost is no matter
    And the card "Wrecker of Wits" reads:
      """
      4, Ally—Human, 1 [Melee] ATK / 4 Health
      Pay 1 >>> Target player discards a card if he already discarded a card this turn.
      """
    And the card "Lapse" reads:
      """
      1, Instant Ability
      Target player discards a card.
      """
    And you control "Wrecker of Wits"
    And your hand is "Lapse"
    And your opponent's hand is "Brigg", "Tim"
    When you use "Wrecker of Wits", targeting your opponent
    And the chain empties
    Then "Brigg" is in your opponent's hand
    And "Tim" is in your opponent's hand
    When you play "Lapse" targeting your opponent
    And the chain empties
    And your opponent chooses "Brigg"
    And you use "Wrecker of Wits", targeting your opponent
    And the chain empties
    Then "Brigg" is in your opponent's graveyard
    And "Tim" is in your opponent's graveyard

  Scenario: An ally that shares the highest cost is destroyed, one that costs less is not
    Given cost is no matter
    And the card "Far Scout" reads:
      """
      4, Ally—Human, 1 [Melee] ATK / 4 Health
      Pay 1 >>> Destroy target opposing ally if it has or shares the highest cost among opposing allies.
      """
    And the card "Dear Guard" reads:
      """
      6, Ally—Orc, 1 [Melee] ATK / 9 Health
      """
    And the card "Other Guard" reads:
      """
      6, Ally—Orc, 1 [Melee] ATK / 9 Health
      """
    And the card "Cheap Guard" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 9 Health
      """
    And you control "Far Scout"
    And your opponent controls "Dear Guard"
    And your opponent controls "Other Guard"
    And your opponent controls "Cheap Guard"
    When you use "Far Scout", targeting "Cheap Guard"
    And the chain empties
    Then "Cheap Guard" is in play
    When you use "Far Scout", targeting "Dear Guard"
    And the chain empties
    Then "Dear Guard" is in your opponent's graveyard

  Scenario: Of abilities, allies and equipment all with the lowest cost are destroyed
    Given cost is no matter
    And the card "Plunder" reads:
      """
      4, Ability
      Destroy the card with the lowest cost among abilities, allies, and equipment in play. If two or more are tied, destroy all with that cost.
      """
    And the card "Cheap Guard" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 9 Health
      """
    And the card "Cheap Ring" reads:
      """
      2, Item—Ring
      """
    And the card "Dear Guard" reads:
      """
      3, Ally—Orc, 1 [Melee] ATK / 9 Health
      """
    And you control "Cheap Guard"
    And your opponent controls "Cheap Ring"
    And your opponent controls "Dear Guard"
    And your hand is "Plunder"
    When you play "Plunder"
    And the chain empties
    Then "Cheap Guard" is in your graveyard
    And "Cheap Ring" is in your opponent's graveyard
    And "Dear Guard" is in play

  @rule:709.2f
  Scenario: An ability that destroys itself interrupts the card that was played
    Given cost is no matter
    And the card "Denying Ward" reads:
      """
      5, Ability
      Ongoing: When an opponent plays a card, destroy Denying Ward. If you do, interrupt that card.
      """
    And it is your opponent's turn, in the action phase
    And you control "Denying Ward"
    And your opponent's hand is "Tim"
    When your opponent plays "Tim"
    And the chain empties
    Then "Denying Ward" is in your graveyard
    And "Tim" is in your opponent's graveyard

  @rule:714.3
  Scenario: Cards are instant until you play one
    Given cost is no matter
    And the card "Quick Thought" reads:
      """
      0, Instant Ability
      Cards in your hand are instant this turn until you play a card.
      """
    And it is your opponent's turn, in the action phase
    And your hand is "Quick Thought", "Tim", "Brigg"
    When your opponent passes
    Then you can't play "Tim", because of 406.1
    When you play "Quick Thought"
    And the chain empties
    And your opponent passes
    Then you may play "Tim"
    When you play "Tim"
    And the chain empties
    And your opponent passes
    Then "Tim" is in play
    And you can't play "Brigg", because of 406.1

  @rule:715.1
  Scenario: Allies that leave for a time come back at the end of the next turn, not of this one
    Given cost is no matter
    And the card "Far Shore" reads:
      """
      2, Ability
      Remove all allies in your party from the game.
      At the end of the next turn, put all cards removed this way into your party.
      """
    And you control "Tim"
    And you control "Brigg"
    And your hand is "Far Shore"
    When you play "Far Shore"
    And the chain empties
    Then "Tim" is removed from the game
    When your opponent's next turn starts
    Then "Tim" is removed from the game
    And "Brigg" is removed from the game
    When your next turn starts
    Then you control "Tim"
    And you control "Brigg"

  @rule:715.1
  Scenario: Tokens that are made at the end of a turn are destroyed at the end of the next turn
    Given cost is no matter
    And the card "Lord of Serfs" reads:
      """
      5, Ally—Human Warrior, 5 [Melee] ATK / 4 Health
      At the end of your turn, put three Peasant ally tokens into play with 1 [Melee] ATK / 1 health and protector. At the end of the next turn, destroy them.
      """
    And the card "Roll Call" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target hero or ally for each Peasant in your party.
      """
    And you control "Lord of Serfs"
    And your hand is "Roll Call" as "the first call", "Roll Call" as "the second call"
    When your opponent's next turn starts
    And your opponent passes
    And you play "the first call" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage
    When your next turn starts
    And you play "the second call" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage

  Scenario: A weapon's ATK becomes what striking with it costs
    Given cost is no matter
    And the card "Smith's Secret" reads:
      """
      1, Instant Ability
      Target weapon's ATK becomes equal to its strike cost this turn.
      """
    And the card "Heavy Club" reads:
      """
      3, Weapon—Mace, Melee, 1 [Melee] ATK / 4 Strike
      """
    And you control "Heavy Club"
    And your hand is "Smith's Secret"
    When you play "Smith's Secret" targeting "Heavy Club"
    And the chain empties
    Then "Heavy Club" has 4 ATK

  @rule:710.1
  Scenario: Only an ongoing Seal card is put into play from the graveyard
    Given cost is no matter
    And the card "Crusade" reads:
      """
      5, Ability
      Put an ongoing Blessing or Seal card from your graveyard into play.
      """
    And the card "Lasting Seal" reads:
      """
      1, Ability—Seal
      Ongoing: Your hero has +1 ATK.
      """
    And the card "Fleeting Seal" reads:
      """
      1, Ability—Seal
      Your hero has +1 ATK this turn.
      """
    And your graveyard is "Fleeting Seal", "Lasting Seal"
    And your hand is "Crusade"
    When you play "Crusade"
    And the chain empties
    Then "Lasting Seal" is in play
    And "Fleeting Seal" is in your graveyard

  @rule:403.4
  Scenario: Each ally deals damage to itself equal to its own ATK
    Given cost is no matter
    And the card "Remorse" reads:
      """
      4, Ability
      Each ally deals holy damage to itself equal to its ATK.
      """
    And the card "Mild One" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 9 Health
      """
    And the card "Fierce One" reads:
      """
      3, Ally—Orc, 5 [Melee] ATK / 9 Health
      """
    And you control "Mild One"
    And your opponent controls "Fierce One"
    And your hand is "Remorse"
    When you play "Remorse"
    And the chain empties
    Then "Mild One" has 1 damage
    And "Fierce One" has 5 damage

  @rule:707.1c
  Scenario: Only an ally with cost X or less is chosen in the hand, and it comes into your party
    Given cost is no matter
    And the card "Glimpse of Fate" reads:
      """
      X, Ability
      Target opponent reveals his hand and chooses an ally card in it with cost X or less. Put that card into your party.
      """
    And the card "Dear Guard" reads:
      """
      6, Ally—Orc, 1 [Melee] ATK / 9 Health
      """
    And the card "Cheap Guard" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 9 Health
      """
    And your hand is "Glimpse of Fate"
    And your opponent's hand is "Dear Guard", "Cheap Guard"
    When you play "Glimpse of Fate" with X = 3 targeting your opponent
    And the chain empties
    Then you control "Cheap Guard"
    And "Dear Guard" is in your opponent's hand

  @rule:709.2b
  Scenario: All cards of the chosen kind are discarded and no others
    Given cost is no matter
    And the card "Find Snares" reads:
      """
      4, Ability
      Choose "ability," "ally," or "equipment," and then target player reveals his hand and discards all cards of that kind.
      """
    And the card "Plain Ring" reads:
      """
      2, Item—Ring
      """
    And your hand is "Find Snares"
    And your opponent's hand is "Tim", "Brigg", "Plain Ring"
    When you play "Find Snares" targeting your opponent
    And the chain empties
    And you choose "ally"
    Then "Tim" is in your opponent's graveyard
    And "Brigg" is in your opponent's graveyard
    And "Plain Ring" is in your opponent's hand

  @rule:103.2
  Scenario: Opposing effects can't exhaust your hero, and it still attacks
    Given cost is no matter
    And the card "Cold Blood" reads:
      """
      1, Instant Ability
      Ready your hero. It can't be exhausted by opposing cards and effects this turn.
      """
    And the card "Fetter" reads:
      """
      1, Instant Ability
      Exhaust target hero or ally.
      """
    And the card "Short Club" reads:
      """
      1, Weapon—Mace, Melee, 2 [Melee] ATK / 0 Strike
      """
    And you control "Short Club"
    And your hand is "Cold Blood"
    And your opponent's hand is "Fetter"
    When you play "Cold Blood"
    And the chain empties
    And you pass
    And your opponent plays "Fetter" targeting your hero
    And the chain empties
    Then your hero is ready
    When you propose that your hero attacks your opponent's hero
    And the chain empties
    Then your hero is exhausted

  Scenario: A finishing move that costs X less for the X cards removed
    Given the card "Rush of Blood" reads:
      """
      5, Instant Ability—Combat
      Finishing Move
      You pay X less to play Rush of Blood.
      Draw two cards.
      """
    And the card "Quick Jab" reads:
      """
      1, Ability—Combo
      Your hero deals 1 melee damage to target hero or ally.
      """
    And you have 3 ready resources
    And your graveyard is "Quick Jab" as "the first jab", "Quick Jab" as "the second jab"
    And your hand is "Rush of Blood"
    When you play "Rush of Blood" with X = 2
    And the chain empties
    Then there are 2 cards in your hand
    And "the first jab" is removed from the game
    And you have 0 ready resources

  @rule:715.1
  Scenario: Whoever loses a character that was dealt damage this way discards a card
    Given cost is no matter
    And the card "Black Rain" reads:
      """
      3, Ability
      Your hero deals 1 shadow damage to each opposing hero and ally. When a character dealt damage this way is destroyed this turn, its controller discards a card.
      """
    And the card "Frail One" reads:
      """
      1, Ally—Orc, 1 [Melee] ATK / 1 Health
      """
    And your opponent controls "Frail One"
    And your opponent's hand is "Tim"
    And your hand is "Black Rain"
    When you play "Black Rain"
    And the chain empties
    Then "Frail One" is in your opponent's graveyard
    And "Tim" is in your opponent's graveyard

  @rule:714.3a
  Scenario: Only an ally that is alone in your party is raised and protects
    Given cost is no matter
    And the card "Lonely Watch" reads:
      """
      3, Ability
      Ongoing: While exactly one ally is in your party, it has +2 ATK / +2 health and is a protector.
      """
    And the card "Short Blade" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 1 Health
      """
    And the card "Other Blade" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 1 Health
      """
    And you control "Lonely Watch"
    And you control "Short Blade"
    And your hand is "Other Blade"
    Then "Short Blade" has 3 ATK
    And "Short Blade" has 3 health
    When you play "Other Blade"
    And the chain empties
    Then "Short Blade" has 1 ATK
    And "Other Blade" has 1 health

  Scenario: Only the character dealt frost damage can't attack
    Given cost is no matter
    And the card "Two Winds" reads:
      """
      3, Instant Ability
      Your hero may deal 2 fire damage to target hero or ally, and it may deal 1 frost damage to a second target hero or ally. A character dealt frost damage this way can't attack this turn.
      """
    And the card "Burnt One" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 9 Health
      """
    And the card "Frozen One" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 9 Health
      """
    And it is your opponent's turn, in the action phase
    And your opponent controls "Burnt One"
    And your opponent controls "Frozen One"
    And your hand is "Two Winds"
    When your opponent passes
    And you play "Two Winds" targeting "Burnt One" and "Frozen One"
    And the chain empties
    And you choose to
    And you choose to
    Then "Burnt One" has 2 damage
    And "Frozen One" has 1 damage
    And your opponent may propose that "Burnt One" attacks your hero
    And your opponent can't propose that "Frozen One" attacks your hero, because of 601.2a

  @rule:402.2
  Scenario: Each of three tokens counts the other two
    Given cost is no matter
    And the card "Festival" reads:
      """
      7, Ability
      Put three Pandaren ally tokens into play with 1 [Melee] ATK / 1 health and "This token has +1 ATK / +1 health for each other Pandaren in your party."
      """
    And the card "Muster" reads:
      """
      1, Instant Ability
      Your hero deals fire damage to target hero or ally equal to the highest ATK among Pandaren in your party.
      """
    And your hand is "Festival", "Muster"
    When you play "Festival"
    And the chain empties
    And you play "Muster" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage

  Scenario: An ally comes back with 1 health left
    Given cost is no matter
    And the card "Tether" reads:
      """
      2, Ability
      Attach to target ally in your party.
      Ongoing: When attached ally is destroyed, put it from its owner's graveyard into your party with damage equal to its health minus 1.
      """
    And the card "Sturdy One" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 5 Health
      """
    And the card "Ruin" reads:
      """
      1, Instant Ability
      Destroy target ally.
      """
    And you control "Sturdy One"
    And your "Tether" is attached to your "Sturdy One"
    And your hand is "Ruin"
    When you play "Ruin" targeting "Sturdy One"
    And the chain empties
    Then you control "Sturdy One"
    And "Sturdy One" has 4 damage

  @rule:409.1
  Scenario: All allies with the name of the target leave the game from every zone of their owner
    Given cost is no matter
    And the card "Eviction" reads:
      """
      6, Ability
      Remove target ally from the game. Search its owner's deck, graveyard, hand, and party for all ally cards with the same name as that ally and remove them from the game.
      """
    And your opponent controls "Tim" as "the first Tim"
    And your opponent controls "Tim" as "the second Tim"
    And your opponent's graveyard is "Tim" as "the dead Tim", "Brigg"
    And you control "Tim" as "your Tim"
    And your hand is "Eviction"
    When you play "Eviction" targeting "the first Tim"
    And the chain empties
    Then "the first Tim" is removed from the game
    And "the second Tim" is removed from the game
    And "the dead Tim" is removed from the game
    And "Brigg" is in your opponent's graveyard
    And "your Tim" is in play

  @rule:409.1 @rule:409.2
  Scenario: Who searches for all of a name may fail to find those in a hand, and not those in play
    Given cost is no matter
    And the card "Eviction" reads:
      """
      6, Ability
      Remove target ally from the game. Search its owner's deck, graveyard, hand, and party for all ally cards with the same name as that ally and remove them from the game.
      """
    And your opponent controls "Tim" as "the first Tim"
    And your opponent controls "Tim" as "the second Tim"
    And your opponent's hand is "Tim"
    And your hand is "Eviction"
    When you play "Eviction" targeting "the first Tim"
    And the chain empties
    And you choose none
    Then "the second Tim" is removed from the game
    And there is 1 card in your opponent's hand

  Scenario: Each different race counts once, and the excepted one not at all
    Given the card "Envoy" reads:
      """
      3, Alliance, Ally—Human Priest, 1 [Holy] ATK / 1 Health
      Envoy has +1 ATK / +1 health for each different [Alliance] race among allies in your party other than Human. (Draenei, Dwarf, Gnome, and Night Elf)
      """
    And the card "First Dwarf" reads:
      """
      2, Alliance, Ally—Dwarf, 1 [Melee] ATK / 1 Health
      """
    And the card "Second Dwarf" reads:
      """
      2, Alliance, Ally—Dwarf, 1 [Melee] ATK / 1 Health
      """
    And the card "Elf" reads:
      """
      2, Alliance, Ally—Night Elf, 1 [Melee] ATK / 1 Health
      """
    And you control "Envoy"
    And you control "First Dwarf"
    And you control "Second Dwarf"
    And you control "Elf"
    Then "Envoy" has 3 health
    When you propose that "Envoy" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 3 damage

  @rule:714.3
  Scenario: An ally can't attack while another remains in its party, and can again once it has left
    Given cost is no matter
    And the card "Bullies" reads:
      """
      4, Ally—Dwarf, 3 [Melee] ATK / 3 Health
      When Bullies enters play, target opposing ally can't attack while Bullies remains in your party.
      """
    And the card "Ruin" reads:
      """
      1, Instant Ability
      Destroy target ally.
      """
    And your opponent controls "Tim"
    And your hand is "Bullies"
    And your opponent's hand is "Ruin"
    When you play "Bullies"
    And the chain empties
    And your opponent's next turn starts
    And the action phase starts
    Then your opponent can't propose that "Tim" attacks your hero, because of 601.2a
    When your opponent plays "Ruin" targeting "Bullies"
    And the chain empties
    Then your opponent may propose that "Tim" attacks your hero

  @rule:714.3
  Scenario: An exhausted weapon stays so in ready steps while an ally remains in your party
    Given cost is no matter
    And the card "Disarmer" reads:
      """
      2, Ally—Dwarf Rogue, 2 [Melee] ATK / 1 Health
      When Disarmer enters play, you may exhaust target equipment. That equipment can't ready during its controller's ready step while Disarmer remains in your party.
      """
    And the card "Plain Ring" reads:
      """
      2, Item—Ring
      """
    And your opponent controls "Plain Ring"
    And your hand is "Disarmer"
    When you play "Disarmer"
    And the chain empties
    And you choose to
    Then "Plain Ring" is exhausted
    When your opponent's next turn starts
    And the action phase starts
    Then "Plain Ring" is exhausted

  @rule:707.1d
  Scenario: Targets are chosen at random
    Given cost is no matter
    And the card "Muddler" reads:
      """
      4, Ally—Gnome Mage, 3 [Arcane] ATK / 4 Health
      All targets are chosen at random.
      """
    And the card "Sting" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target opposing ally.
      """
    And your opponent controls "Tim"
    And you control "Muddler"
    And your hand is "Sting"
    When you play "Sting"
    And the chain empties
    Then "Tim" is in your opponent's graveyard

  @rule:601.2b
  Scenario: Whoever can attack elusive allies still can't attack a friendly one
    Given the card "Keen One" reads:
      """
      5, Ally—Dwarf Rogue, 4 [Melee] ATK / 5 Health
      Keen One can attack elusive heroes and allies.
      """
    And the card "Shy One" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 9 Health
      Elusive
      """
    And you control "Keen One"
    And you control "Tim"
    And you control "Shy One" as "your shy one"
    And your opponent controls "Shy One" as "the other shy one"
    Then you may propose that "Keen One" attacks "the other shy one"
    And you can't propose that "Tim" attacks "the other shy one", because of 601.2b
    And you can't propose that "Keen One" attacks "your shy one", because of 601.2b

  Scenario: What asks for a location finds none, for no card here is one
    Given the card "Rider" reads:
      """
      1, Ally—Dwarf, 1 [Melee] ATK / 1 Health
      Rider has +1 ATK / +1 health while you have a location.
      """
    And you control "Rider"
    When you propose that "Rider" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 1 damage

  Scenario: A hero's controller is told whose ability the ally may destroy
    Given cost is no matter
    And the card "Shade Dancer" reads:
      """
      4, Ally—Night Elf Druid, 4 [Nature] ATK / 3 Health
      When Shade Dancer deals combat damage to an opponent's defending hero, you may destroy target ability or equipment he controls.
      """
    And the card "Plain Ring" reads:
      """
      2, Item—Ring
      """
    And you control "Shade Dancer"
    And your opponent controls "Plain Ring"
    When you propose that "Shade Dancer" attacks your opponent's hero
    And the chain empties
    And the combat concludes
    And you choose to
    Then "Plain Ring" is in your opponent's graveyard

  @rule:710.2
  Scenario: The resistance that was chosen prevents damage of that type and of no other
    Given cost is no matter
    And the card "Warded One" reads:
      """
      1, Ally—Human Paladin, 1 [Melee] ATK / 4 Health
      As Warded One enters play, choose arcane, fire, frost, nature, or shadow.
      Warded One has the chosen resistance.
      """
    And the card "Ember" reads:
      """
      1, Instant Ability
      Your hero deals 2 fire damage to target ally.
      """
    And the card "Rime" reads:
      """
      1, Instant Ability
      Your hero deals 1 frost damage to target hero or ally.
      """
    And your hand is "Warded One", "Ember", "Rime"
    When you play "Warded One"
    And the chain empties
    And you choose "fire"
    And you play "Ember" targeting "Warded One"
    And the chain empties
    Then "Warded One" has 0 damage
    When you play "Rime" targeting "Warded One"
    And the chain empties
    Then "Warded One" has 1 damage

  @rule:702.3
  Scenario: The first quest of a turn is turned face up again, the second is not
    Given cost is no matter
    And the card "Archivist" reads:
      """
      6, Ally—Dwarf, 4 [Melee] ATK / 4 Health
      When you complete your first quest each turn, you may turn it face up if it's in play.
      """
    And the card "Errand" reads:
      """
      Quest
      Pay 1 to complete this quest.
      Reward: Draw a card.
      """
    And the card "Other Errand" reads:
      """
      Quest
      Pay 1 to complete this quest.
      Reward: Draw a card.
      """
    And you control "Archivist"
    And you have "Errand" as a face-up resource
    And you have "Other Errand" as a face-up resource
    When you complete "Errand"
    And the chain empties
    And you choose to
    Then "Errand" is face up
    When you complete "Other Errand"
    And the chain empties
    Then "Other Errand" is face down

  @rule:403.3
  Scenario: An ally that enters your party takes any amount that leaves it 1 health
    Given cost is no matter
    And the card "Raging One" reads:
      """
      4, Ally—Troll Mage, 1 [Fire] ATK / 5 Health
      Berserking
      When Raging One or another ally enters your party, you may put any amount of non-fatal damage on it.
      """
    And your hand is "Raging One"
    When you play "Raging One"
    And the chain empties
    And you choose to
    And you choose 4
    Then "Raging One" has 4 damage
    And "Raging One" has 5 ATK

  @rule:602.2
  Scenario: Any opposing hero or ally may protect against a conspicuous ally
    Given cost is no matter
    And the card "Big Lout" reads:
      """
      5, Ally—Ogre, 6 [Melee] ATK / 6 Health
      Conspicuous
      """
    And the card "Bystander" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 9 Health
      """
    And you control "Big Lout"
    And your opponent controls "Bystander"
    When you propose that "Big Lout" attacks your opponent's hero
    And the chain empties
    And the protect point comes
    And your opponent protects with "Bystander"
    And the combat concludes
    Then "Bystander" has 6 damage
    And your opponent's hero has 0 damage

  Scenario: A revealed Arena card goes into the hand and the rest below the deck
    Given cost is no matter
    And the card "Promoter" reads:
      """
      2, Ally—Goblin, 0 [Melee] ATK / 5 Health
      [Activate] >>> Reveal the top three cards of your deck. Put a revealed Arena card into hand and the rest on the bottom of your deck.
      """
    And the card "Prize" reads:
      """
      2, Item—Arena Ring
      """
    And you control "Promoter"
    And your deck, from the top, is "Tim", "Prize", "Brigg", "Kena Shadowbrand"
    When you use "Promoter"
    And the chain empties
    And you choose in order "Tim", "Brigg"
    Then "Prize" is in your hand

  Scenario: Abilities, allies and equipment that share a name are destroyed, others and heroes stay
    Given cost is no matter
    And the card "Mask of Twins" reads:
      """
      2, Armor—Cloth, Head, 1 DEF
      At the end of each turn, destroy all abilities, allies, and equipment with the same name as another card in play.
      """
    And you control "Mask of Twins"
    And you control "Tim" as "your Tim"
    And you control "Brigg"
    And your opponent controls "Tim" as "the other Tim"
    When your opponent's next turn starts
    Then "your Tim" is in your graveyard
    And "the other Tim" is in your opponent's graveyard
    And "Brigg" is in play
    And "Mask of Twins" is in play

  @rule:701.2
  Scenario: Only in your turn you use powers of any cards, and others use none
    Given cost is no matter
    And the card "Thief's Boots" reads:
      """
      6, Armor—Leather, Feet, 1 DEF
      Other players can't use payment (>>>) powers during your turn.
      You can use the payment powers of any cards in play during your turn (including opposing cards).
      """
    And the card "Font" reads:
      """
      2, Item—Ring
      Pay 1 >>> Draw a card.
      """
    And you control "Thief's Boots"
    And your opponent controls "Font"
    When you use "Font"
    And the chain empties
    Then there is 1 card in your hand
    When you pass
    Then your opponent can't use "Font", because of 103.2
    When your opponent's next turn starts
    And the action phase starts
    Then your opponent may use "Font"
    When your opponent passes
    Then you can't use "Font", because of 701.2

  @rule:703.1
  Scenario: Both allies are destroyed where one deals damage to another
    Given cost is no matter
    And the card "Butcher's Mail" reads:
      """
      3, Armor—Mail, Chest, 1 DEF
      When an ally deals damage to another ally, destroy both of them.
      """
    And the card "Tough One" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 9 Health
      """
    And the card "Tough Foe" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 9 Health
      """
    And you control "Butcher's Mail"
    And you control "Tough One"
    And your opponent controls "Tough Foe"
    When you propose that "Tough One" attacks "Tough Foe"
    And the combat concludes
    And you choose in order "Butcher's Mail", "Butcher's Mail"
    And the chain empties
    Then "Tough One" is in your graveyard
    And "Tough Foe" is in your opponent's graveyard

  @rule:713.1
  Scenario: An ally that deals damage to itself deals none to another
    Given cost is no matter
    And the card "Butcher's Mail" reads:
      """
      3, Armor—Mail, Chest, 1 DEF
      When an ally deals damage to another ally, destroy both of them.
      """
    And the card "Raging One" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 9 Health
      [Activate] >>> Raging One deals 2 fire damage to target ally.
      """
    And you control "Butcher's Mail"
    And you control "Raging One"
    When you use "Raging One", targeting "Raging One"
    And the chain empties
    Then "Raging One" has 2 damage

  @rule:411.2b
  Scenario: A face-down resource has no name that another card could share
    Given cost is no matter
    And the card "Likeness" reads:
      """
      1, Ability
      Search your deck for a card with the same name as a card in play you control, reveal it, and put it into your hand.
      """
    And you have "Kor Cindervein" as a face-down resource
    And your deck, from the top, is "Kor Cindervein"
    And your hand is "Likeness"
    When you play "Likeness"
    And the chain empties
    Then "Kor Cindervein" is not in your hand

  Scenario: The top cards of the deck become ready resources
    Given cost is no matter
    And the card "Gladiator's Coat" reads:
      """
      7, Armor—Leather, Chest, 2 DEF
      [Activate] >>> Put the top two cards of your deck into your resource row face down and ready.
      """
    And you control "Gladiator's Coat"
    And your deck, from the top, is "Tim", "Brigg"
    When you use "Gladiator's Coat"
    And the chain empties
    Then "Tim" is ready

  Scenario: An item that is also an ally protects this turn
    Given cost is no matter
    And the card "Clockwork Drake" reads:
      """
      1, Item—Trinket
      Pay 1 >>> Clockwork Drake is also an ally with 2 [Melee] ATK / 2 health and protector this turn.
      """
    And it is your opponent's turn, in the action phase
    And you control "Clockwork Drake"
    And your opponent controls "Tim"
    When your opponent passes
    And you use "Clockwork Drake"
    And the chain empties
    And your opponent proposes that "Tim" attacks your hero
    And the chain empties
    And the protect point comes
    And you protect with "Clockwork Drake"
    And the combat concludes
    Then "Tim" is in your opponent's graveyard
    And your hero has 0 damage

  @rule:717.5
  Scenario: An item with DEF prevents damage like an armor, and interrupts what the faction it names has played
    Given cost is no matter
    And the card "Badge" reads:
      """
      2, Item—Trinket, 1 DEF
      Pay 1, Put Badge on the bottom of your deck >>> Interrupt target ability card that's targeting your hero if it was played by a [Horde] player. (This item can prevent damage like an armor.)
      """
    And the card "Sting" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to target hero.
      """
    And the card "Gorn" reads:
      """
      Horde, Hero—Orc Fury Warrior, 28 Health
      """
    And it is your opponent's turn, in the action phase
    And your opponent's hero is "Gorn"
    And you control "Badge"
    And your opponent's hand is "Sting" as "the first sting", "Sting" as "the second sting"
    When your opponent plays "the first sting" targeting your hero
    And the chain empties
    And you exhaust "Badge" to prevent damage
    Then your hero has 2 damage
    When your opponent plays "the second sting" targeting your hero
    And your opponent passes
    And you use "Badge", targeting "the second sting"
    And the chain empties
    Then your hero has 2 damage
    And "the second sting" is in your opponent's graveyard

  @rule:500.3
  Scenario: Whoever did not take the last turn takes an extra turn, and only that one
    Given cost is no matter
    And the card "Looped Blade" reads:
      """
      5, Weapon—Sword, Melee, 1 [Melee] ATK / 1 Strike
      At the start of each player's turn, if he didn't take the last turn, he takes an extra turn after this one.
      """
    And you control "Looped Blade"
    When your opponent's next turn starts
    And the action phase starts
    And the turn ends
    And the action phase starts
    Then it is your opponent's turn, in the action phase
    When the turn ends
    And the action phase starts
    Then it is your turn, in the action phase

  @rule:404.1
  Scenario: What a Holy ally deals it also heals from your hero
    Given cost is no matter
    And the card "Bright Mace" reads:
      """
      2, Weapon—Mace, Melee, 1 [Melee] ATK / 3 Strike
      When a [Holy] ally in your party deals damage, it also heals that much from your hero.
      """
    And the card "Acolyte" reads:
      """
      2, Ally—Human Priest, 3 [Holy] ATK / 4 Health
      """
    And your hero has 5 damage
    And you control "Bright Mace"
    And you control "Acolyte"
    When you propose that "Acolyte" attacks your opponent's hero
    And the combat concludes
    And the chain empties
    Then your hero has 2 damage

  @rule:103.2
  Scenario: Your cards in play can't be removed from the game
    Given cost is no matter
    And the card "Anchor" reads:
      """
      1, Item—Ring
      Cards in play you control can't be removed from the game.
      """
    And the card "Banish" reads:
      """
      1, Instant Ability
      Remove target ally from the game.
      """
    And you control "Anchor"
    And you control "Tim" as "your Tim"
    And your opponent controls "Tim" as "the other Tim"
    And your hand is "Banish" as "the first", "Banish" as "the second"
    When you play "the first" targeting "your Tim"
    And the chain empties
    Then "your Tim" is in play
    When you play "the second" targeting "the other Tim"
    And the chain empties
    Then "the other Tim" is removed from the game

  @rule:716.4
  Scenario: A hero that is dealt damage costs its controller the next card of this turn
    Given cost is no matter
    And the card "Cold Edge" reads:
      """
      2, Weapon—Dagger, Melee, 1 [Melee] ATK / 1 Strike
      Destroy Cold Edge >>> Your hero deals 1 frost damage to target hero or ally. If a hero is dealt damage this way, its controller skips drawing his next card this turn.
      """
    And the card "Insight" reads:
      """
      1, Instant Ability
      Draw two cards.
      """
    And you control "Cold Edge"
    And your opponent's hand is "Insight"
    When you use "Cold Edge", targeting your opponent's hero
    And the chain empties
    And you pass
    And your opponent plays "Insight"
    And the chain empties
    Then there is 1 card in your opponent's hand

  @rule:402.1
  Scenario: A chosen counter gets another one, and one of any name is removed
    Given cost is no matter
    And the card "Idol of Runes" reads:
      """
      1, Item—Ring
      Idol of Runes enters play with two rune counters on it.
      Pay 1 >>> Choose a counter on target card in play and add another of those counters to it.
      Pay 2 >>> Remove a counter from target card in play.
      Remove three rune counters from Idol of Runes >>> Draw a card.
      """
    And your hand is "Idol of Runes"
    When you play "Idol of Runes"
    And the chain empties
    Then you can't use the 3rd power of "Idol of Runes", because of 401.1
    When you use the 1st power of "Idol of Runes", targeting "Idol of Runes"
    And the chain empties
    Then you may use the 3rd power of "Idol of Runes"
    When you use the 2nd power of "Idol of Runes", targeting "Idol of Runes"
    And the chain empties
    Then you can't use the 3rd power of "Idol of Runes", because of 401.1

  @rule:402.2
  Scenario: An item token alters damage until it leaves the game
    Given cost is no matter
    And the card "Last Word" reads:
      """
      1, Instant Ability
      Put a Message item token into play with "If your hero would be dealt damage, it's dealt that much +1 instead." At the start of your next turn, remove that item from the game.
      """
    And the card "Sting" reads:
      """
      1, Instant Ability
      Your hero deals 2 fire damage to target hero.
      """
    And your hand is "Last Word", "Sting" as "the first sting", "Sting" as "the second sting"
    When you play "Last Word"
    And the chain empties
    And you play "the first sting" targeting your hero
    And the chain empties
    Then your hero has 3 damage
    When your next turn starts
    And the action phase starts
    And you play "the second sting" targeting your hero
    And the chain empties
    Then your hero has 5 damage

  Scenario: Two cards are drawn only if two allies have one name
    Given cost is no matter
    And the card "Twin Errand" reads:
      """
      Quest
      Pay 3 to complete this quest.
      Reward: Draw a card, or two cards if two or more allies have the same name.
      """
    And you control "Tim"
    And you control "Brigg"
    And you have "Twin Errand" as "the first errand" as a face-up resource
    When you complete "the first errand"
    And the chain empties
    Then there is 1 card in your hand

  Scenario: Two cards are drawn if two allies have one name
    Given cost is no matter
    And the card "Twin Errand" reads:
      """
      Quest
      Pay 3 to complete this quest.
      Reward: Draw a card, or two cards if two or more allies have the same name.
      """
    And you control "Tim" as "your Tim"
    And your opponent controls "Tim" as "the other Tim"
    And you have "Twin Errand" as a face-up resource
    When you complete "Twin Errand"
    And the chain empties
    Then there are 2 cards in your hand

  @rule:702.2
  Scenario: A quest that is completed from the hand or the graveyard is removed from the game
    Given cost is no matter
    And the card "Deep Breath" reads:
      """
      2, Ability
      Ongoing: You may complete quest cards from your hand. As you do, remove them from the game as an additional cost.
      """
    And the card "Errand" reads:
      """
      Quest
      Pay 1 to complete this quest.
      Reward: Draw a card.
      """
    And you control "Deep Breath"
    And your hand is "Errand" as "the first errand"
    And your graveyard is "Errand" as "the dead errand"
    Then you can't complete "the dead errand", because of 702.3
    When you complete "the first errand"
    And the chain empties
    Then "the first errand" is removed from the game
    And there is 1 card in your hand

  Scenario: A hero that leaves bear form for cat form is in cat form alone
    Given cost is no matter
    And the card "Instincts" reads:
      """
      2, Instant Ability—Feral
      Ongoing: [Activate] >>> This turn, your hero loses bear form and is in cat form while you control Instincts.
      """
    And the card "Shape" reads:
      """
      2, Ability—Feral
      Ongoing: Your hero is in bear form.
      """
    And the card "Pounce" reads:
      """
      1, Ability—Feral
      If your hero is in cat form, your hero deals 3 melee damage to target hero.
      If your hero is in bear form, your hero deals 1 melee damage to target opposing ally.
      """
    And you control "Shape"
    And you control "Instincts"
    And your opponent controls "Tim"
    And your hand is "Pounce"
    When you use "Instincts"
    And the chain empties
    And you play "Pounce" targeting your opponent's hero and "Tim"
    And the chain empties
    Then your opponent's hero has 3 damage
    And "Tim" has 0 damage

  Scenario: Each fatigue counter takes 1 health
    Given cost is no matter
    And the card "Weariness" reads:
      """
      1, Ability
      Attach to target hero or ally.
      Ongoing: At the start of your turn, put a fatigue counter on Weariness.
      Attached character has -1 health for each fatigue counter.
      """
    And the card "Tough One" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 9 Health
      """
    And your opponent controls "Tough One"
    And your "Weariness" is attached to your opponent's "Tough One"
    When your next turn starts
    And the chain empties
    Then "Tough One" has 8 health

  Scenario: An ally that attacks for the first time may be readied once
    Given cost is no matter
    And the card "Restless One" reads:
      """
      4, Ally—Troll Shaman, 2 [Nature] ATK / 4 Health
      When Restless One attacks for the first time each turn, you may pay 1. If you do, ready him.
      """
    And you control "Restless One"
    When you propose that "Restless One" attacks your opponent's hero
    And the attack window opens
    And the chain empties
    And you choose to
    And the combat concludes
    Then "Restless One" is ready
    When you propose that "Restless One" attacks your opponent's hero
    And the combat concludes
    Then "Restless One" is exhausted

  @rule:704.1
  Scenario: The icon of a Pet shows a class as the tag of an ally does
    Given cost is no matter
    And the card "Test Captain" reads:
      """
      5, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 5 Health
      Test Captain has +1 ATK for each different class among allies in your party.
      """
    And the card "Test Cat" reads:
      """
      2, Hunter, Ally—Cat, Pet (1), 1 [Melee] ATK / 2 Health
      """
    And you control "Test Captain"
    And you control "Test Cat"
    Then "Test Captain" has 4 ATK

  @rule:411.8e
  Scenario Outline: An ally that is destroyed to pay for something pays though it is <moved> in place of that
    Given the card "Guide of Souls" reads:
      """
      2, Horde, Ally—Orc, 1 [Melee] ATK / 5 Health
      If another ally in your party would be destroyed, <text>
      """
    And the card "Dark Altar" reads:
      """
      1, Item
      Destroy an ally in your party >>> Your hero deals 3 shadow damage to target hero.
      """
    And you control "Guide of Souls", "Brigg", "Dark Altar"
    And your deck, from the top, is "Fire Blast"
    When you use "Dark Altar", destroying "Brigg", targeting your opponent's hero
    And the chain empties
    Then "Brigg" is in your deck
    And your opponent's hero has 3 damage

    Examples:
      | moved    | text                                                    |
      | shuffled | shuffle it into its owner's deck instead.                |
      | put      | put it on the bottom of its owner's deck instead.        |

  @rule:411.8e @rule:709.2f
  Scenario: What follows a move in place of a destruction follows if the ally is moved
    Given the card "Guide of Souls" reads:
      """
      2, Horde, Ally—Orc, 1 [Melee] ATK / 5 Health
      If another ally in your party would be destroyed, you may put it into its owner's hand instead. If you do, draw a card.
      """
    And the card "Dark Altar" reads:
      """
      1, Item
      Destroy an ally in your party >>> Your hero deals 3 shadow damage to target hero.
      """
    And you control "Guide of Souls", "Brigg", "Dark Altar"
    And your deck, from the top, is "Fire Blast"
    When you use "Dark Altar", destroying "Brigg", targeting your opponent's hero
    And you choose to
    And the chain empties
    Then "Brigg" is in your hand
    And "Fire Blast" is in your hand
    And your opponent's hero has 3 damage
