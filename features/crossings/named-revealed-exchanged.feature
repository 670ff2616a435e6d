Feature: Named, revealed and exchanged
  Cards that are named or revealed until one fits, control that is exchanged, what would be destroyed, and counters that
  change a value.

  @rule:709.2b
  Scenario: All cards of the name that was named are discarded, and no others
    Given cost is no matter
    And the card "Test Pickpocket" reads:
      """
      2, Instant Ability
      Name a card, and then target opponent reveals his hand and discards all cards with that name.
      """
    And your hand is "Test Pickpocket"
    And your opponent's hand is "Brigg", "Rodrigo", "Brigg"
    When you play "Test Pickpocket" targeting your opponent
    And both players pass
    And you choose "Brigg"
    Then there is 1 card in your opponent's hand
    And "Rodrigo" is in your opponent's hand

  @rule:709.2b
  Scenario: Cards are revealed up to the first that fits
    Given cost is no matter
    And the card "Test Scout" reads:
      """
      2, Instant Ability
      Reveal cards from the top of your deck until you reveal an ally card. Put that card into your hand and the rest on the bottom of your deck.
      """
    And your hand is "Test Scout"
    And your deck, from the top, is "Fire Blast", "Brigg", "Rodrigo"
    When you play "Test Scout"
    And both players pass
    Then "Brigg" is in your hand
    And your deck, from the top, is "Rodrigo", "Fire Blast"

  @rule:400.3
  Scenario: Control of two allies is exchanged
    Given cost is no matter
    And the card "Test Trade" reads:
      """
      4, Ability
      Exchange control of target ally in your party and target opposing ally.
      """
    And your hand is "Test Trade"
    And you control "Brigg"
    And your opponent controls "Rodrigo"
    When you play "Test Trade" targeting "Brigg" and "Rodrigo"
    And both players pass
    Then you control "Rodrigo"
    And your opponent controls "Brigg"

  @rule:709.2c
  Scenario: With one of the two gone nothing is exchanged
    Given cost is no matter
    And the card "Test Trade" reads:
      """
      4, Instant Ability
      Exchange control of target ally in your party and target opposing ally.
      """
    And your hand is "Test Trade"
    And your opponent's hand is "Fire Blast"
    And you control "Brigg"
    And your opponent controls "Rodrigo"
    When you play "Test Trade" targeting "Brigg" and "Rodrigo"
    And your opponent responds by playing "Fire Blast" targeting "Brigg"
    And the chain empties
    Then your opponent controls "Rodrigo"
    And "Brigg" is in your graveyard

  @rule:400.3 @rule:703.4
  Scenario Outline: An ally that is exchanged watches for its former controller as the other one comes, <order> first
    Given cost is no matter
    And the card "Test Trade" reads:
      """
      4, Ability
      Exchange control of <what>.
      """
    And the card "Test Welcomer" reads:
      """
      2, Ally—Night Elf Druid, 1 [Melee] ATK / 2 Health
      When another ally enters your party, draw a card.
      """
    And your hand is "Test Trade"
    And you control "Test Welcomer"
    And your opponent controls "Kor Cindervein"
    When you play "Test Trade" targeting <targets>
    And the chain empties
    Then your opponent controls "Test Welcomer"
    And you control "Kor Cindervein"
    And there is 1 card in your hand
    And there are no cards in your opponent's hand

    Examples:
      | order  | what                                               | targets                                |
      | yours  | target ally in your party and target opposing ally | "Test Welcomer" and "Kor Cindervein"   |
      | theirs | target opposing ally and target ally in your party | "Kor Cindervein" and "Test Welcomer"   |

  @rule:400.3 @rule:703.4
  Scenario Outline: The ally that comes in exchange watches for your opponent, who had it until then, <order> first
    Given cost is no matter
    And the card "Test Trade" reads:
      """
      4, Ability
      Exchange control of <what>.
      """
    And the card "Test Welcomer" reads:
      """
      2, Ally—Night Elf Druid, 1 [Melee] ATK / 2 Health
      When another ally enters your party, draw a card.
      """
    And your hand is "Test Trade"
    And you control "Kor Cindervein"
    And your opponent controls "Test Welcomer"
    When you play "Test Trade" targeting <targets>
    And the chain empties
    Then you control "Test Welcomer"
    And your opponent controls "Kor Cindervein"
    And there are no cards in your hand
    And there is 1 card in your opponent's hand

    Examples:
      | order  | what                                               | targets                                |
      | yours  | target ally in your party and target opposing ally | "Kor Cindervein" and "Test Welcomer"   |
      | theirs | target opposing ally and target ally in your party | "Test Welcomer" and "Kor Cindervein"   |

  @rule:706.1
  Scenario: Targets in one graveyard are in the graveyard of one player
    Given cost is no matter
    And the card "Test Cleansing" reads:
      """
      2, Instant Ability
      Remove up to three target cards in one graveyard from the game. Draw a card for each ally card removed this way.
      """
    And your hand is "Test Cleansing"
    And your graveyard is "Brigg"
    And your opponent's graveyard is "Rodrigo", "Fire Blast"
    Then you can't play "Test Cleansing" targeting "Brigg" and "Rodrigo"
    When you play "Test Cleansing" targeting "Rodrigo" and "Fire Blast"
    And both players pass
    Then there are 0 cards in your opponent's graveyard
    And there is 1 card in your hand
    And "Brigg" is in your graveyard

  @rule:706.1
  Scenario: Targets in one party are in the party of one player
    Given cost is no matter
    And the card "Test Quake" reads:
      """
      2, Instant Ability
      Destroy two target allies in one party.
      """
    And your hand is "Test Quake"
    And you control "Brigg"
    And your opponent controls "Rodrigo"
    Then you can't play "Test Quake"

  @rule:409.1
  Scenario: Cards with different names are found, none twice
    Given cost is no matter
    And the card "Test Muster" reads:
      """
      2, Instant Ability
      Search your deck for up to two ally cards with different names, reveal them, and put them into your hand.
      """
    And your hand is "Test Muster"
    And your deck, from the top, is "Brigg" as "one", "Brigg" as "other" and "Rodrigo"
    When you play "Test Muster"
    And both players pass
    And you choose "one" and "Rodrigo"
    Then there are 2 cards in your hand
    And "Rodrigo" is in your hand

  @rule:402.1
  Scenario: Counters change a value while they are there
    Given cost is no matter
    And the card "Test Whetstone" reads:
      """
      1, Instant Ability
      Put a +1 ATK / +2 health counter on target ally.
      """
    And your hand is "Test Whetstone", "Test Whetstone"
    And you control "Brigg"
    When you play "Test Whetstone" targeting "Brigg"
    And both players pass
    Then "Brigg" has 2 ATK and 4 health
    When you play "Test Whetstone" targeting "Brigg"
    And both players pass
    Then "Brigg" has 3 ATK and 6 health

  @rule:718.1
  Scenario: A value that is set later than the counter was put is what it is set to
    Given cost is no matter
    And the card "Test Whetstone" reads:
      """
      1, Instant Ability
      Put a +1 ATK counter on target ally.
      """
    And the card "Test Rust" reads:
      """
      1, Instant Ability
      Target ally has 0 ATK this turn.
      """
    And your hand is "Test Whetstone", "Test Whetstone", "Test Rust"
    And you control "Rodrigo" and "Brigg"
    When you play "Test Whetstone" targeting "Rodrigo"
    And both players pass
    And you play "Test Rust" targeting "Rodrigo"
    And both players pass
    Then "Rodrigo" has 0 ATK

  @rule:716.1
  Scenario: What would be destroyed is removed instead
    Given cost is no matter
    And the card "Test Phantom" reads:
      """
      3, Ally—Undead Mage, 2 [Shadow] ATK / 2 Health
      If Test Phantom would be destroyed, remove it from the game instead.
      """
    And you control "Test Phantom"
    And your opponent's hand is "Fire Blast"
    And it is your opponent's turn, in the action phase
    When your opponent plays "Fire Blast" targeting "Test Phantom"
    And the chain empties
    Then there is 1 of your cards removed from the game

  @rule:716.1
  Scenario Outline: One is destroyed in another's place if its controller wants it so
    Given cost is no matter
    And the card "Test Martyr" reads:
      """
      3, Ally—Human Priest, 1 [Holy] ATK / 3 Health
      If an ally in your party would be destroyed, you may destroy Test Martyr instead. If you do, Test Martyr heals all damage from that ally.
      """
    And you control "Test Martyr" and "Brigg"
    And your opponent's hand is "Fire Blast"
    And it is your opponent's turn, in the action phase
    When your opponent plays "Fire Blast" targeting "Brigg"
    And both players pass
    And you choose <whether>
    Then "<dead>" is in your graveyard
    And you control "<alive>"

    Examples:
      | whether | dead        | alive       |
      | to      | Test Martyr | Brigg       |
      | not to  | Brigg       | Test Martyr |

  @rule:714.3
  Scenario: What lasts during its controller's next turn waits for that turn and ends with it
    Given cost is no matter
    And the card "Test Shackles" reads:
      """
      1, Instant Ability
      Target ally can't attack during its controller's next turn.
      """
    And your hand is "Test Shackles"
    And you control "Brigg"
    And your opponent controls "Rodrigo"
    When you play "Test Shackles" targeting "Rodrigo"
    And both players pass
    And the turn ends
    And the action phase starts
    Then your opponent can't propose that "Rodrigo" attacks your hero
    When your next turn starts
    And the turn ends
    And the action phase starts
    Then your opponent may propose that "Rodrigo" attacks your hero

  @rule:501.2a
  Scenario: A draw step that is skipped is skipped once
    Given cost is no matter
    And the card "Test Loan" reads:
      """
      1, Instant Ability
      Draw two cards. Skip your next draw step.
      """
    And your hand is "Test Loan"
    When you play "Test Loan"
    And both players pass
    Then there are 2 cards in your hand
    When your next turn starts
    And the action phase starts
    Then there are 2 cards in your hand
    When your next turn starts
    And the action phase starts
    Then there are 3 cards in your hand

  Scenario: As much as is counted, up to a limit
    Given cost is no matter
    And the card "Test Captain" reads:
      """
      4, Ally—Human Warrior, 1 [Melee] ATK / 4 Health
      Test Captain has +1 ATK for each other ally in your party, up to +2 ATK.
      """
    And you control "Test Captain", "Brigg", "Brigg" and "Brigg"
    Then "Test Captain" has 3 ATK

  Scenario: Half of the damage, rounded up
    Given cost is no matter
    And the card "Test Leech" reads:
      """
      4, Ally—Human Warlock, 3 [Shadow] ATK / 4 Health
      When Test Leech deals combat damage to a hero, Test Leech heals half that much damage, rounded up, from your hero.
      """
    And you control "Test Leech"
    And your hero is "Boris Brightbeard" with 20 damage
    When you propose that "Test Leech" attacks your opponent's hero
    And the combat concludes
    And the chain empties
    Then your hero has 18 damage

  @rule:703.1
  Scenario: What triggers once a turn triggers no second time
    Given cost is no matter
    And the card "Test Watcher" reads:
      """
      4, Ally—Human Warrior, 1 [Melee] ATK / 4 Health
      Once per turn, when an ally is destroyed, draw a card.
      """
    And you control "Test Watcher"
    And your opponent controls "Brigg" as "one" and "Brigg" as "other"
    And your hand is "Fire Blast", "Fire Blast"
    When you play "Fire Blast" targeting "one"
    And the chain empties
    Then there are 2 cards in your hand
    When you play "Fire Blast" targeting "other"
    And the chain empties
    Then there is 1 card in your hand

  @rule:603.3a
  Scenario: What waits for the end of the combat happens as it ends
    Given cost is no matter
    And the card "Test Bugle" reads:
      """
      1, Instant Ability
      Ready target ally at the end of this combat.
      """
    And your hand is "Test Bugle"
    And you control "Rodrigo"
    When you propose that "Rodrigo" attacks your opponent's hero
    And the defend window opens
    And you play "Test Bugle" targeting "Rodrigo"
    And the combat concludes
    And the chain empties
    Then "Rodrigo" is ready

  @rule:706.1
  Scenario: In combat with your hero is only who fights it
    Given cost is no matter
    And the card "Test Trip" reads:
      """
      1, Instant Ability
      Destroy target ally in combat with your hero.
      """
    And it is your opponent's turn, in the action phase
    And your hand is "Test Trip"
    And your opponent controls "Rodrigo" and "Brigg"
    When your opponent proposes that "Rodrigo" attacks your hero
    And the defend window opens
    Then you can't play "Test Trip" targeting "Brigg"
    When you play "Test Trip" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" is in your opponent's graveyard

  @rule:103.2
  Scenario: Powers that are activated can't be used, others can
    Given cost is no matter
    And the card "Test Hush" reads:
      """
      1, Instant Ability
      Target ally can't use activated powers this turn.
      """
    And the card "Test Medic" reads:
      """
      4, Ally—Human Priest, 1 [Holy] ATK / 4 Health
      [Activate] >>> Draw a card.
      Pay 1 >>> Test Medic heals 1 damage from target hero.
      """
    And your hand is "Test Hush"
    And you control "Test Medic"
    When you play "Test Hush" targeting "Test Medic"
    And the chain empties
    Then you can't use the 1st power of "Test Medic"
    And you may use the 2nd power of "Test Medic"

  @rule:715.1
  Scenario: What is put off until the end of the turn is done to what was targeted
    Given cost is no matter
    And the card "Test Doom" reads:
      """
      1, Instant Ability
      Destroy target ally at end of turn.
      """
    And your hand is "Test Doom"
    And your opponent controls "Rodrigo" and "Brigg"
    When you play "Test Doom" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" is in play
    When the turn ends
    Then "Rodrigo" is in your opponent's graveyard
    And "Brigg" is in play
