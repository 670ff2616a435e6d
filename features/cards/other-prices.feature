Feature: Cards that are paid for in another way
  What may be paid rather than a strike cost or the cost of a card, by a power or for a time.

  Background:
    Given the card "Bloody Maul" reads:
      """
      3, Warrior, Weapon—Mace, Melee (1), 3 [Melee] ATK, 2 Strike Cost
      You may discard a card rather than pay this weapon's strike cost.
      """
    And the card "Patron" reads:
      """
      3, Alliance, Ally—Human Priest, 1 [Holy] ATK / 5 Health
      You may play the first ability each turn without paying its cost.
      """
    And the card "Windfall" reads:
      """
      1, Ability
      You may play your next ally this turn without paying its cost.
      """

  @rule:401.3 @rule:303.2
  Scenario: A card is discarded rather than the strike cost paid, and the weapon is exhausted for it
    Given you control "Bloody Maul"
    And you have 0 ready resources
    And your hand is "Fire Blast"
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you strike with "Bloody Maul", discarding "Fire Blast" rather than paying
    Then "Bloody Maul" is exhausted
    And "Fire Blast" is in your graveyard
    When the combat concludes
    Then your opponent's hero has 3 damage

  @rule:401.1 @rule:303.2
  Scenario: Whoever has no card to discard and no resources can't strike
    Given you control "Bloody Maul"
    And you have 1 ready resource
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    Then you can't strike with "Bloody Maul", because of 401.1

  @rule:303.2
  Scenario: The strike cost may still be paid
    Given you control "Bloody Maul"
    And you have 2 ready resources
    And your hand is "Fire Blast"
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you strike with "Bloody Maul"
    Then you have 0 ready resources
    And "Fire Blast" is in your hand

  @rule:401.3
  Scenario: Only the first ability of a turn is played for nothing
    Given you control "Patron"
    And you have 0 ready resources
    And your hand is "Fire Blast", "Quick Strike"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    And you can't play "Quick Strike" targeting your opponent's hero, because of 401.1

  @rule:401.3
  Scenario: The next ally is played for nothing, and the one after it is not
    Given you have 1 ready resource
    And your hand is "Windfall", "Tim", "Brigg"
    When you play "Windfall"
    And the chain empties
    And you play "Tim"
    And the chain empties
    Then "Tim" is in play
    And you can't play "Brigg", because of 401.1

  @rule:707.1e
  Scenario Outline: Abilities that can't be played without paying 1 cost 1 more, whoever has it
    Given the card "Tollkeeper" reads:
      """
      3, Alliance, Ally—Human Rogue, 1 [Melee] ATK / 3 Health
      Opponents can't play abilities unless they pay 1.
      """
    And the card "Poke" reads:
      """
      1, Instant Ability
      Draw a card.
      """
    And your opponent controls "Tollkeeper"
    And you have <resources> ready resources
    And your hand is "Poke"
    Then <outcome>

    Examples:
      | resources | outcome                                  |
      | 2         | you may play "Poke"                      |
      | 1         | you can't play "Poke", because of 707.1e |

  @rule:709.2f
  Scenario: A card is drawn for an ability that was interrupted this way
    Given the card "Freeze" reads:
      """
      1, Instant Ability
      Interrupt target ability card unless its controller pays 2. If it's interrupted this way, draw a card.
      """
    And cost is no matter
    And your hand is "Freeze"
    And your deck, from the top, is "Tim"
    And it is your opponent's turn, in the action phase
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    And you respond by playing "Freeze" targeting "Fire Blast"
    And both players pass
    And your opponent chooses not to
    Then "Tim" is in your hand
    And your hero has 0 damage

  @rule:712.7
  Scenario: No card is drawn if the ability's controller pays
    Given the card "Freeze" reads:
      """
      1, Instant Ability
      Interrupt target ability card unless its controller pays 2. If it's interrupted this way, draw a card.
      """
    And cost is no matter
    And your hand is "Freeze"
    And your deck, from the top, is "Tim"
    And it is your opponent's turn, in the action phase
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    And you respond by playing "Freeze" targeting "Fire Blast"
    And both players pass
    And your opponent chooses to
    And the chain empties
    Then "Tim" is in your deck
    And your hero has 2 damage

  @rule:712.7
  Scenario Outline: Of two deeds that may be done, only one that can be done is chosen, or none
    Given the card "Grave Keeper" reads:
      """
      2, Alliance, Ally—Human Priest, 1 [Holy] ATK / 3 Health
      When Grave Keeper enters play, you may draw a card or put an ally card from your graveyard into your hand.
      """
    And cost is no matter
    And your hand is "Grave Keeper"
    And your deck, from the top, is "Tim"
    And your graveyard is "<buried>"
    When you play "Grave Keeper"
    And both players pass
    And both players pass
    And you choose <to do it>
    Then "Tim" is in your <zone>

    Examples:
      | buried     | to do it | zone |
      | Fire Blast | to       | hand |
      | Fire Blast | not to   | deck |

  @rule:707.1e
  Scenario: What is paid rather than a card revealed is lowered together with the cost of the card
    Given the card "Cinder Wyrm" reads:
      """
      5, Horde, Ally—Dragonkin, 4 [Fire] ATK / 4 Health
      As an additional cost to play Cinder Wyrm, reveal another Dragonkin card from your hand or pay 2.
      """
    And the card "Broodmother" reads:
      """
      4, Horde, Ally—Orc, 1 [Fire] ATK / 1 Health
      You pay 6 less to play allies.
      """
    And you control "Broodmother"
    And you have 1 ready resource
    And your hand is "Cinder Wyrm"
    When you play "Cinder Wyrm"
    And the chain empties
    Then "Cinder Wyrm" is in play
    And you have 0 ready resources

  @rule:707.1e
  Scenario: Whoever could do either says what is paid, and 5 and 2 less 1 are one more than five resources
    Given the card "Cinder Wyrm" reads:
      """
      5, Horde, Ally—Dragonkin, 4 [Fire] ATK / 4 Health
      As an additional cost to play Cinder Wyrm, reveal another Dragonkin card from your hand or pay 2.
      """
    And the card "Egg Keeper" reads:
      """
      1, Horde, Ally—Dragonkin, 1 [Fire] ATK / 1 Health
      You pay 1 less to play allies.
      """
    And you control "Egg Keeper"
    And you have 6 ready resources
    And your hand is "Cinder Wyrm", "Egg Keeper" as "the egg"
    When you play "Cinder Wyrm"
    And you choose "the first"
    And the chain empties
    Then you have 2 ready resources
    And "the egg" is in your hand

  @rule:401.1 @rule:707.1e
  Scenario: With no other such card in hand, five resources don't pay 5 and 2 less 1
    Given the card "Cinder Wyrm" reads:
      """
      5, Horde, Ally—Dragonkin, 4 [Fire] ATK / 4 Health
      As an additional cost to play Cinder Wyrm, reveal another Dragonkin card from your hand or pay 2.
      """
    And the card "Egg Keeper" reads:
      """
      1, Horde, Ally—Dragonkin, 1 [Fire] ATK / 1 Health
      You pay 1 less to play allies.
      """
    And you control "Egg Keeper"
    And you have 5 ready resources
    And your hand is "Cinder Wyrm"
    Then you can't play "Cinder Wyrm", because of 401.1
