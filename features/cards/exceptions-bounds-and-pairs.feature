Feature: Bans with exceptions, values with a bound, and one of two deeds
  What is forbidden except at some time or by some, what is lowered no further than a number, what did either of two things.

  @rule:303.2
  Scenario Outline: What lowers a strike cost to 0 at most leaves the whole of what raises it after that
    Given the card "Test Sweeper" reads:
      """
      4, Warrior, Weapon—Axe, Melee (1), 3 [Melee] ATK, 2 Strike Cost
      Test Sweeper has -1 strike cost for each opposing ally, to a minimum of 0.
      """
    And the card "Test Rust" reads:
      """
      0, Ability
      Ongoing: Weapons you control have +1 strike cost.
      """
    And you control "Test Sweeper"
    And your hand is "Test Rust"
    And your opponent controls "Tim", "Brigg", "Leeroy Jenkins", "Kena Shadowbrand"
    And you have <resources> ready resources
    When you play "Test Rust"
    And the chain empties
    And you propose that your hero attacks your opponent's hero
    And the defend window opens
    Then <outcome>

    Examples:
      | resources | outcome                                                |
      | 1         | you may strike with "Test Sweeper"                     |
      | 0         | you can't strike with "Test Sweeper", because of 401.1 |

  @rule:103.2
  Scenario: Who can't draw except in his draw step draws there, and nowhere else
    Given the card "Test Robe" reads:
      """
      2, Instant Ability
      Until the start of your next turn, target opponent can't draw cards except during his draw step.
      """
    And the card "Test Thought" reads:
      """
      1, Ability
      Draw a card.
      """
    And cost is no matter
    And your hand is "Test Robe"
    And your opponent's hand is "Test Thought"
    And your opponent's deck, from the top, is "Tim", "Brigg"
    When you play "Test Robe" targeting your opponent
    And the chain empties
    And the turn ends
    And the action phase starts
    Then "Tim" is in your opponent's hand
    When your opponent plays "Test Thought"
    And the chain empties
    Then "Brigg" is in your opponent's deck

  @rule:103.2
  Scenario: Opponents whose turn it isn't draw no card, and on their turn only in its draw step
    Given the card "Test Warden" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      Opponents can't draw cards except during their draw step.
      """
    And the card "Test Gift" reads:
      """
      1, Instant Ability
      Each player draws a card.
      """
    And cost is no matter
    And you control "Test Warden"
    And your hand is "Test Gift"
    And your deck, from the top, is "Fire Blast"
    And your opponent's deck, from the top, is "Tim"
    When you play "Test Gift"
    And the chain empties
    Then "Fire Blast" is in your hand
    And "Tim" is in your opponent's deck
    When the turn ends
    And the action phase starts
    Then "Tim" is in your opponent's hand

  @rule:500.2
  Scenario Outline: At the end of the turn counts whether the ally attacked or defended
    Given the card "Test Wound" reads:
      """
      2, Ability
      Attach to target hero or ally, and your hero deals 1 melee damage to it.
      Ongoing: At the end of each turn, if attached character attacked or defended this turn, your hero deals 2 melee damage to it.
      """
    And the card "Test Target" reads:
      """
      3, Horde, Ally—Orc Warrior, 0 [Melee] ATK / 4 Health
      """
    And cost is no matter
    And your hand is "Test Wound"
    And you control "Tim"
    And your opponent controls "Test Target" as "the one attacked"
    And your opponent controls "Test Target" as "the idle one"
    When you play "Test Wound" targeting "<wounded>"
    And the chain empties
    And you propose that "Tim" attacks "the one attacked"
    And the combat concludes
    And the turn ends
    Then <outcome>

    Examples:
      | wounded          | outcome                                            |
      | the one attacked | "the one attacked" is in your opponent's graveyard |
      | the idle one     | "the idle one" has 1 damage                        |

  @rule:601.2a
  Scenario: The next ally attacks at once, and the one after it does not
    Given the card "Test Horn" reads:
      """
      1, Ability
      The next ally you play this turn costs 1 less and has ferocity.
      """
    And you have 4 ready resources
    And your hand is "Test Horn", "Tim", "Brigg"
    When you play "Test Horn"
    And the chain empties
    And you play "Tim"
    And the chain empties
    Then you may propose that "Tim" attacks your opponent's hero
    When you play "Brigg"
    And the chain empties
    Then you can't propose that "Brigg" attacks your opponent's hero

  @rule:411.8
  Scenario: An ally that was played first and comes back is not the first ally played
    Given the card "Test Herald" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      The first ally you play each turn has ferocity.
      """
    And the card "Test Return" reads:
      """
      1, Ability
      Put target ally into its owner's hand. Put an ally card from your hand into play.
      """
    And cost is no matter
    And you control "Test Herald"
    And your hand is "Tim", "Test Return"
    When you play "Tim"
    And the chain empties
    Then you may propose that "Tim" attacks your opponent's hero
    When you play "Test Return" targeting "Tim"
    And the chain empties
    Then you can't propose that "Tim" attacks your opponent's hero

  @rule:716.1
  Scenario Outline: Whoever destroys the item instead takes no damage and is healed, whoever doesn't takes it
    Given the card "Test Cheat" reads:
      """
      3, Ability
      Ongoing: If your hero would be dealt fatal damage, you may destroy Test Cheat instead. If you do, your hero heals 5 damage from itself.
      """
    And the card "Test Blast" reads:
      """
      1, Ability
      Your hero deals 4 fire damage to target hero.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your hero has 27 damage
    And you control "Test Cheat"
    And your opponent's hand is "Test Blast"
    When your opponent plays "Test Blast" targeting your hero
    And both players pass
    And you choose <to do it>
    Then <outcome>

    Examples:
      | to do it | outcome                 |
      | to       | your hero has 22 damage |
      | not to   | you lose the game       |

  @rule:602.5
  Scenario: An ally that is spared heals and leaves combat
    Given the card "Test Guardian" reads:
      """
      3, Alliance, Ally—Human Paladin, 1 [Holy] ATK / 5 Health
      When another ally in your party would be destroyed, you may put 2 damage on Test Guardian instead. If you do, that ally heals all damage from itself and is removed from combat.
      """
    And the card "Test Raider" reads:
      """
      3, Horde, Ally—Orc Warrior, 3 [Melee] ATK / 5 Health
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Test Guardian", "Brigg"
    And your opponent controls "Test Raider"
    When your opponent proposes that "Test Raider" attacks "Brigg"
    And the combat concludes
    And you choose to
    Then "Test Guardian" has 2 damage
    And "Brigg" has 0 damage

  @rule:709.2b
  Scenario: Cards are revealed until two fit, and no further
    Given the card "Test Muster" reads:
      """
      1, Ability
      Reveal cards from the top of your deck until you reveal two ally cards. Put those cards into your hand and the rest into your graveyard.
      """
    And cost is no matter
    And your hand is "Test Muster"
    And your deck, from the top, is "Tim", "Fire Blast", "Brigg", "Leeroy Jenkins"
    When you play "Test Muster"
    And the chain empties
    Then "Tim" is in your hand
    And "Brigg" is in your hand
    And "Fire Blast" is in your graveyard
    And "Leeroy Jenkins" is in your deck

  @rule:709.2b
  Scenario: Where only one fits the whole deck is revealed
    Given the card "Test Muster" reads:
      """
      1, Ability
      Reveal cards from the top of your deck until you reveal two ally cards. Put those cards into your hand and the rest into your graveyard.
      """
    And cost is no matter
    And your hand is "Test Muster"
    And your deck, from the top, is "Fire Blast", "Tim", "Flash Heal"
    When you play "Test Muster"
    And the chain empties
    Then "Tim" is in your hand
    And "Fire Blast" is in your graveyard
    And "Flash Heal" is in your graveyard

  @rule:709.2b
  Scenario: Each player in turn reveals cards of the own deck, and what fits comes into play under control of that player
    Given the card "Test Upheaval" reads:
      """
      1, Ability
      Each player reveals cards from the top of his deck until he reveals an ally card, puts it into play, and puts the rest on the bottom of his deck.
      """
    And cost is no matter
    And your hand is "Test Upheaval"
    And your deck, from the top, is "Fire Blast", "Brigg"
    And your opponent's deck, from the top, is "Tim", "Leeroy Jenkins"
    When you play "Test Upheaval"
    And the chain empties
    Then you control "Brigg"
    And your opponent controls "Tim"
    And "Leeroy Jenkins" is in your opponent's deck
    And "Fire Blast" is in your deck

  @rule:716.1
  Scenario Outline: For a turn, whoever pays keeps the ally, and whoever doesn't loses it
    Given the card "Test Vow" reads:
      """
      1, Instant Ability
      Until end of turn, if an ally in your party would be destroyed, you may discard a card instead.
      """
    And the card "Test Doom" reads:
      """
      1, Ability
      Destroy target ally.
      """
    And cost is no matter
    And you control "Brigg"
    And your hand is "Test Vow", "Test Doom", "Fire Blast"
    When you play "Test Vow"
    And the chain empties
    And you play "Test Doom" targeting "Brigg"
    And both players pass
    And you choose <to do it>
    Then "Brigg" is in <place>
    And "Fire Blast" is in <zone>

    Examples:
      | to do it | place          | zone           |
      | to       | play           | your graveyard |
      | not to   | your graveyard | your hand      |

  @rule:709.2b
  Scenario: A text that is repeated twice is carried out three times
    Given the card "Test Mill" reads:
      """
      1, Ability
      Put the top card of your deck into your graveyard. If it's an ally, draw a card. Repeat this process twice.
      """
    And cost is no matter
    And your hand is "Test Mill"
    And your deck, from the top, is "Fire Blast", "Tim", "Flash Heal", "Brigg", "Leeroy Jenkins"
    When you play "Test Mill"
    And the chain empties
    Then "Fire Blast" is in your graveyard
    And "Tim" is in your graveyard
    And "Flash Heal" is in your hand
    And "Brigg" is in your graveyard
    And "Leeroy Jenkins" is in your hand

  @rule:602.3
  Scenario: A combat is a part of the action phase
    Given the card "Measured Hand" reads:
      """
      1, Ability
      Ongoing: You can't play cards except during your action phase.
      """
    And the card "Quick Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 fire damage to target hero.
      """
    And you control "Measured Hand"
    And your hand is "Quick Spark"
    And cost is no matter
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you play "Quick Spark" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:103.2 @rule:707.1
  Scenario: Whoever can't play instants can't play a card that has been made one
    Given the card "Slow Mind" reads:
      """
      2, Horde, Ally—Orc, 1 [Melee] ATK / 1 Health
      Opponents can't play instants.
      """
    And the card "Swift Orders" reads:
      """
      2, Horde, Ally—Orc, 1 [Melee] ATK / 1 Health
      Ally cards in your hand are instant.
      """
    And cost is no matter
    And your opponent controls "Slow Mind"
    And you control "Swift Orders"
    And your hand is "Brigg"
    Then you can't play "Brigg", because of 103.2

  @rule:407.2
  Scenario: What is played as though it were an instant is none
    Given the card "Slow Mind" reads:
      """
      2, Horde, Ally—Orc, 1 [Melee] ATK / 1 Health
      Opponents can't play instants.
      """
    And the card "Swift Orders" reads:
      """
      2, Horde, Ally—Orc, 1 [Melee] ATK / 1 Health
      You may play ally cards as though they were instants.
      """
    And cost is no matter
    And your opponent controls "Slow Mind"
    And you control "Swift Orders"
    And your hand is "Brigg"
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you play "Brigg"
    And the chain empties
    Then "Brigg" is in play
