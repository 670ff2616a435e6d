Feature: Costs and choices at their edges
  X under reductions, targets that pay for themselves, unless, traps, and what a choice may leave out.

  @rule:707.1c @rule:707.1e
  Scenario: What is paid less makes room for a greater X
    Given you have 4 ready resources
    And you control "Burst of Knowledge"
    And your hand is "Arcane Missiles"
    When you use "Burst of Knowledge"
    And the chain empties
    And you play "Arcane Missiles" with X = 5 targeting your opponent's hero
    Then you have no ready resources
    When the chain empties
    Then your opponent's hero has 5 damage

  @rule:707.1c @rule:707.1e
  Scenario: X isn't limited by a reduction that it doesn't need
    Given you have 2 ready resources
    And you control "Burst of Knowledge"
    And your hand is "Arcane Missiles"
    When you use "Burst of Knowledge"
    And the chain empties
    Then you can't play "Arcane Missiles" with X = 4 targeting your opponent's hero, because of 401.1
    When you play "Arcane Missiles" with X = 1 targeting your opponent's hero
    Then you have 1 ready resource
    When the chain empties
    Then your opponent's hero has 1 damage

  @rule:201.3 @rule:706.1
  Scenario: On the chain a card with X costs what was chosen
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Fizzle"
    And your opponent's hand is "Arcane Missiles"
    When your opponent plays "Arcane Missiles" with X = 4 targeting your hero
    And your opponent passes
    Then you can't play "Fizzle" targeting "Arcane Missiles", because of 706.1
    When you pass
    Then your hero has 4 damage

  @rule:201.3
  Scenario: One less, and the spell that stops cards of cost 3 or less may have it
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Fizzle"
    And your opponent's hand is "Arcane Missiles"
    When your opponent plays "Arcane Missiles" with X = 3 targeting your hero
    And you respond by playing "Fizzle" targeting "Arcane Missiles"
    And the chain empties
    Then your hero has 0 damage
    And "Arcane Missiles" is in your opponent's graveyard

  @rule:201.3
  Scenario: X is a part of the cost, beside what is printed with it
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Fizzle"
    And you control "Voss Treebender"
    And you control "Bubula del Kissel"
    And your opponent's hand is "Mind Control"
    When your opponent plays "Mind Control" with X = 2 targeting "Bubula del Kissel"
    And your opponent passes
    Then you can't play "Fizzle" targeting "Mind Control", because of 706.1

  @rule:707.1d @rule:709.2a
  Scenario: An ally may be the target and the price at once, and then there is nothing left to destroy
    Given cost is no matter
    And you control "Brigg"
    And your hand is "Sever the Cord"
    When you play "Sever the Cord" targeting "Brigg", destroying "Brigg"
    Then "Brigg" is in your graveyard
    And the chain, top first, is "Sever the Cord"
    When both players pass
    Then "Sever the Cord" is in your graveyard
    And rule 709.2a was applied

  @rule:709.2b @rule:712.7
  Scenario: Unless its controller pays: the controller is asked, and may leave it
    Given you have 1 ready resource
    And your opponent has 2 ready resources
    And the card "Ransom" reads:
      """
      1, Ability
      Destroy target ally unless its controller pays (2).
      """
    And your opponent controls "Rodrigo"
    And your hand is "Ransom"
    When you play "Ransom" targeting "Rodrigo"
    And both players pass
    And your opponent chooses not to
    Then "Rodrigo" is in your opponent's graveyard
    And your opponent has 2 ready resources

  @rule:712.7
  Scenario: Who can't pay in full is not asked
    Given you have 1 ready resource
    And your opponent has 1 ready resource
    And the card "Ransom" reads:
      """
      1, Ability
      Destroy target ally unless its controller pays (2).
      """
    And your opponent controls "Rodrigo"
    And your hand is "Ransom"
    When you play "Ransom" targeting "Rodrigo"
    And both players pass
    Then "Rodrigo" is in your opponent's graveyard
    And your opponent has 1 ready resource

  @rule:401.3
  Scenario: A trap is sprung by exhausting the defending hero, which still deals its damage
    Given it is your opponent's turn, in the action phase
    And the card "Test Snare" reads:
      """
      4, Hunter, Instant Ability—Survival
      Trap
      Your hero deals 2 nature damage to target attacking hero or ally.
      """
    And your hand is "Test Snare"
    And your opponent controls "Rodrigo"
    When your opponent proposes that "Rodrigo" attacks your hero
    And the defend window opens
    And you play "Test Snare" targeting "Rodrigo", exhausting your hero rather than paying
    Then your hero is exhausted
    When the chain empties
    Then "Rodrigo" has 2 damage
    When the combat concludes
    Then your hero has 4 damage

  @rule:401.1
  Scenario: A hero that protected is exhausted already and can't spring a trap
    Given it is your opponent's turn, in the action phase
    And the card "Test Snare" reads:
      """
      4, Hunter, Instant Ability—Survival
      Trap
      Your hero deals 2 nature damage to target attacking hero or ally.
      """
    And your hand is "Test Snare"
    And you control "Stalwart Protector"
    And you control "Brigg"
    And your opponent controls "Rodrigo"
    When your opponent proposes that "Rodrigo" attacks "Brigg"
    And the protect point comes
    And you protect with your hero
    And your opponent passes
    Then you can't play "Test Snare" targeting "Rodrigo", because of 401.1

  @rule:401.1
  Scenario: A trap isn't sprung while the hero only attacks
    Given you have 3 ready resources
    And the card "Test Snare" reads:
      """
      4, Hunter, Instant Ability—Survival
      Trap
      Your hero deals 2 nature damage to target attacking hero or ally.
      """
    And your hand is "Test Snare"
    And your opponent controls "Rodrigo"
    When you propose that your hero attacks "Rodrigo"
    And the defend window opens
    Then you can't play "Test Snare" targeting your hero, because of 401.1

  @rule:709.2c
  Scenario: Damage is divided as the link resolves, and all of it is for the one target that is left
    Given cost is no matter
    And the card "Test Volley" reads:
      """
      3, Ability
      Your hero deals 4 fire damage divided as you choose to up to two target heroes and/or allies.
      """
    And your hand is "Test Volley"
    And your opponent controls "Bubula del Kissel"
    And your opponent controls "Rodrigo"
    And the card "Quick Fall" reads:
      """
      1, Instant Ability
      Put target ally from your party into its owner's hand.
      """
    And your opponent's hand is "Quick Fall"
    When you play "Test Volley" targeting "Bubula del Kissel", "Rodrigo"
    And your opponent responds by playing "Quick Fall" targeting "Bubula del Kissel"
    And the chain empties
    Then "Bubula del Kissel" is in your opponent's hand
    And "Rodrigo" has 4 damage

  @rule:410.2
  Scenario: Both players repair what they have too much of, the turn player's choice first
    Given a board the rules will repair
    And it is your opponent's turn, in the action phase
    And you control "Landro Longshot" as "L1"
    And you control "Landro Longshot" as "L2"
    And your opponent controls "High Overlord Saurfang" as "S1"
    And your opponent controls "High Overlord Saurfang" as "S2"
    When your opponent passes
    And your opponent chooses "S1"
    And you choose "L2"
    Then "S1" is in your opponent's graveyard
    And "L2" is in your graveyard
    And "L1" is in play
    And "S2" is in play

  @rule:303.2c
  Scenario: A weapon readied in its combat strikes again, another one doesn't
    Given cost is no matter
    And your hero is "Haruka Skycaller"
    And you control "Krol Blade"
    And you control "Blackcrow"
    And your opponent controls "Anika Berlyn"
    When you propose that your hero attacks "Anika Berlyn"
    And you strike with "Krol Blade"
    And the chain empties
    And you flip your hero, targeting "Krol Blade"
    And the chain empties
    Then you can't strike with "Blackcrow", because of 303.2c
    When you strike with "Krol Blade"
    And the chain empties
    Then your hero has 6 ATK
    When the combat concludes
    Then "Anika Berlyn" is in your opponent's graveyard
    And your hero has 5 damage

  @rule:103.2
  Scenario: Strikes are forbidden on the turn of the one who forbids them, and allowed on one's own
    Given cost is no matter
    And you control "Grint Sundershot"
    And your opponent controls "Krol Blade"
    And you control "Kor Cindervein"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the defend window opens
    And you pass
    Then your opponent can't strike with "Krol Blade", because of 103.2

  @rule:103.2
  Scenario: A hero that can't strike keeps its player from striking
    Given cost is no matter
    And you control "Krol Blade"
    And the card "Test Ogre" reads:
      """
      3, Horde, Ally—Ogre Warrior, 3 [Melee] ATK / 4 Health
      Opposing heroes can't strike with weapons.
      """
    And your opponent controls "Test Ogre"
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    Then you can't strike with "Krol Blade", because of 103.2

  @rule:303.2
  Scenario: A weapon to strike with only while attacking may strike for an attacker
    Given cost is no matter
    And the card "Test Axe" reads:
      """
      3, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike Cost
      Your hero can strike with Test Axe only while attacking.
      """
    And you control "Test Axe"
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    Then you may strike with "Test Axe"

  @rule:103.2
  Scenario: A weapon to strike with only while attacking can't strike for a defender
    Given cost is no matter
    And the card "Test Axe" reads:
      """
      3, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike Cost
      Your hero can strike with Test Axe only while attacking.
      """
    And your opponent controls "Test Axe"
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you pass
    Then your opponent can't strike with "Test Axe", because of 103.2

  @rule:403.3
  Scenario: One deed or another is paid, of those that can be
    Given the card "Test Guard" reads:
      """
      1, Horde, Ally—Undead Warrior, 5 [Melee] ATK / 3 Health
      As an additional cost to play, destroy an ally in your party or put 4 damage on your hero.
      """
    And you have 3 ready resources
    And your hand is "Test Guard" as "the first guard" and "Test Guard" as "the second guard"
    When you play "the first guard"
    Then your hero has 4 damage
    When the chain empties
    Then you control "the first guard"
    When you play "the second guard"
    And you choose "the first"
    Then "the first guard" is in your graveyard
    And your hero has 4 damage
