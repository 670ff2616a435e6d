Feature: Adding links
  The seven steps of adding a link, how its cost is worked out, and what happens when they can't be finished.

  @rule:707.1c
  Scenario: X is chosen as the card is played, and the card says how far it goes
    Given cost is no matter
    And your hand is "Arcane Missiles"
    And your opponent controls "Anika Berlyn"
    Then you can't play "Arcane Missiles" with X = 6 targeting "Anika Berlyn", because of 707.1c
    When you play "Arcane Missiles" with X = 5 targeting "Anika Berlyn"
    And the chain empties
    Then "Anika Berlyn" has 5 damage

  @rule:707.1c
  Scenario: X may be 0, and what then happens is nothing
    Given you have 2 ready resources
    And your hand is "Arcane Missiles"
    And your opponent controls "Brigg"
    When you play "Arcane Missiles" with X = 0 targeting "Brigg"
    Then you have 2 ready resources
    When the chain empties
    Then "Brigg" has 0 damage
    And "Arcane Missiles" is in your graveyard

  @rule:707.1e
  Scenario: Additions to a cost come before reductions, whatever came into play first
    Given you control "Elemental Focus"
    And your opponent controls "Morfiel"
    And your opponent controls "Battle Shout"
    And you have 1 ready resource
    And your hand is "Purge"
    When you play "Purge" targeting "Battle Shout"
    Then you have 0 ready resources
    When the chain empties
    Then "Battle Shout" is in your opponent's graveyard

  @rule:707.1e
  Scenario: A reduction that goes no lower than one resource keeps its limit to itself
    Given you control "Elemental Focus"
    And you control "Magiskull Cuffs"
    And your opponent controls "Battle Shout"
    And your hand is "Purge"
    And you have 0 ready resources
    Then you can't play "Purge" targeting "Battle Shout", because of 401.1
    When you use "Magiskull Cuffs"
    And the chain empties
    Then you may play "Purge" targeting "Battle Shout"
    When you play "Purge" targeting "Battle Shout"
    And the chain empties
    Then "Battle Shout" is in your opponent's graveyard

  @rule:707.1e
  Scenario: Several reductions with the same limit stop at that limit
    Given you control "Elemental Focus"
    And your hand is "Divine Illumination", "Frost Shock"
    And your opponent controls "Valanos"
    And you have 3 ready resources
    When you play "Divine Illumination"
    And the chain empties
    Then you have 2 ready resources
    When you play "Frost Shock" targeting "Valanos"
    Then you have 1 ready resource

  @rule:707.1e
  Scenario: A cost below nothing is nothing
    Given the card "Second Cuffs" reads:
      """
      3, Armor—Cloth, Back (1), 0 DEF
      [Activate] >>> You pay (1) less to play your next ability this turn.
      """
    And you control "Magiskull Cuffs"
    And you control "Second Cuffs"
    And your hand is "Fire Blast", "Quick Strike"
    And you have 3 ready resources
    When you use "Magiskull Cuffs"
    And the chain empties
    And you use "Second Cuffs"
    And the chain empties
    And you play "Fire Blast" targeting your opponent's hero
    Then you have 3 ready resources
    When the chain empties
    And you play "Quick Strike" targeting your opponent's hero
    Then you have 0 ready resources

  @rule:707.1e
  Scenario: Other players' additions must be paid on top of an alternate cost
    Given you control "Observer's Shield"
    And you have 1 ready resource
    And your hand is "Shield Bash"
    And your opponent controls "Morfiel"
    When you play "Shield Bash" targeting "Morfiel", exhausting "Observer's Shield" rather than paying
    Then "Observer's Shield" is exhausted
    And you have 0 ready resources
    When the chain empties
    Then "Morfiel" has 1 damage

  @rule:707.1e
  Scenario: An alternate cost doesn't help whoever can't pay the addition
    Given you control "Observer's Shield"
    And you have 0 ready resources
    And your hand is "Shield Bash"
    And your opponent controls "Morfiel"
    Then you can't play "Shield Bash" targeting "Morfiel", exhausting "Observer's Shield" rather than paying

  @rule:707.1f @example:cr-2007-05/707.1f#1
  Scenario: Shield Bash paid for with resources
    Given it is your opponent's turn, in the action phase
    And you control "Observer's Shield"
    And you have 3 ready resources
    And your hand is "Shield Bash"
    And your opponent has 6 ready resources
    And your opponent's hand is "Starfire"
    When your opponent plays "Starfire" targeting your hero
    And you respond by playing "Shield Bash" targeting your opponent's hero
    Then you have 0 ready resources
    And "Observer's Shield" is ready
    And you have priority
    And the chain, top first, is "Shield Bash", "Starfire"
    When both players pass
    And you choose to
    Then your opponent's hero has 1 damage
    And "Starfire" is in your opponent's graveyard
    And the chain is empty
    And your hero has 0 damage
    And there is no card in your opponent's hand

  @rule:707.1f @example:cr-2007-05/707.1f#1
  Scenario: Shield Bash paid for with a Shield
    Given it is your opponent's turn, in the action phase
    And you control "Observer's Shield"
    And you have 3 ready resources
    And your hand is "Shield Bash"
    And your opponent has 6 ready resources
    And your opponent's hand is "Starfire"
    When your opponent plays "Starfire" targeting your hero
    And you respond by playing "Shield Bash" targeting your opponent's hero, exhausting "Observer's Shield" rather than paying
    Then you have 3 ready resources
    And "Observer's Shield" is exhausted
    When both players pass
    And you choose not to
    Then your opponent's hero has 1 damage
    And the chain, top first, is "Starfire"
    When the chain empties
    Then your hero has 5 damage
    And there is 1 card in your opponent's hand

  @rule:707.2
  Scenario: A card whose steps can't be finished was never played
    Given your hand is "Mind Control"
    And you have 4 ready resources
    And your opponent controls "Tim"
    Then you can't play "Mind Control" with X = 3 targeting "Tim", because of 707.2
    And you can't play "Mind Control" with X = 2 targeting "Tim", because of 706.1
    And "Mind Control" is in your hand
    And you have 4 ready resources
    And the chain is empty
    And you have priority

  @rule:707.1e
  Scenario: An additional cost that can't be paid keeps a card from being played
    Given cost is no matter
    And your hand is "Sever the Cord", "Bloodclaw"
    And your opponent controls "Rodrigo"
    Then you can't play "Sever the Cord" targeting "Rodrigo", because of 401.1
    When you play "Bloodclaw"
    And the chain empties
    And you play "Sever the Cord" targeting "Rodrigo"
    Then "Bloodclaw" is in your graveyard
    And the chain, top first, is "Sever the Cord"
    When the chain empties
    Then "Rodrigo" is in your opponent's graveyard

  @rule:707.3
  Scenario: A link that counts what its cost took uses what that card was last
    Given cost is no matter
    And you control "Mezzik Darkspark"
    And you control "Bloodclaw"
    And your hand is "Swift Assault"
    When you play "Swift Assault" targeting "Bloodclaw"
    And the chain empties
    And you use "Mezzik Darkspark", targeting your opponent's hero
    And you choose "Bloodclaw"
    Then "Bloodclaw" is in your graveyard
    When the chain empties
    Then your opponent's hero has 5 damage
    And rule 707.3 was applied

  @rule:707.1
  Scenario: A player whom a modifier keeps from playing cards can't start to, and may still use powers
    Given the card "Hush" reads:
      """
      3, Ability
      Ongoing: Opponents can't play abilities.
      """
    And cost is no matter
    And your opponent controls "Hush"
    And you control "Tim"
    And your hand is "Fire Blast", "Brigg"
    Then you can't play "Fire Blast" targeting your opponent's hero, because of 707.1
    And you may use "Tim", targeting your opponent's hero
    And you may play "Brigg"

  @rule:707.1b
  Scenario: A mode without a legal target can't be chosen, though the other one has several
    Given cost is no matter
    And the card "Fork" reads:
      """
      1, Instant Ability
      Choose one: Destroy target ally; or put 2 damage on target hero.
      """
    And your hand is "Fork"
    Then you can't play "Fork" choosing the 1st mode, because of 707.1b
    And you can't play "Fork" choosing "Destroy target ally"
    And you may play "Fork" choosing the 2nd mode

  @rule:706.1 @rule:707.1d
  Scenario: The only legal target is the target, whatever is to be discarded for it
    Given cost is no matter
    And the card "Price" reads:
      """
      1, Instant Ability
      As an additional cost to play, discard a card.
      Destroy target ally.
      """
    And you control "Brigg"
    And your hand is "Price", "Tim", "Araelun"
    Then you can't play "Price" targeting your hero, because of 706.1
    When you play "Price" targeting "Brigg" discarding "Tim"
    Then "Tim" is in your graveyard
    When the chain empties
    Then "Brigg" is in your graveyard

  @rule:401.1 @rule:707.1c
  Scenario: No X beyond what can be paid, whatever may be the target
    Given you have 2 resources
    And the card "Ray" reads:
      """
      2+X, Instant Ability
      Your hero deals X fire damage to target hero or ally.
      """
    And you control "Brigg"
    And your hand is "Ray"
    Then you can't play "Ray" with X = 1, because of 401.1
    And you may play "Ray" with X = 0

  @rule:707.1d
  Scenario: The only legal target is the link's own, and a trigger of the same play has targets of its own
    Given the card "Sure Bolt" reads:
      """
      3, Ability
      Destroy target ally.
      """
    And the card "Watchful Eye" reads:
      """
      1, Item
      When you play an ability, your hero deals 1 shadow damage to target hero or ally.
      """
    And you control "Watchful Eye"
    And your opponent controls "Kor Cindervein"
    And your hand is "Sure Bolt"
    And cost is no matter
    When you play "Sure Bolt" targeting "Kor Cindervein"
    Then you must choose between your hero, your opponent's hero, "Kor Cindervein"

  @rule:707.1d
  Scenario: Nobody is aimed at who is no legal target, whatever the cost leaves to choose
    Given the card "Careful Hunter" reads:
      """
      2, Ally—Orc, 2 [Ranged] ATK / 2 Health
      Put a card from your hand on top of your deck >>> Careful Hunter deals 1 ranged damage to target exhausted ally.
      """
    And the card "Grim Hunter" reads:
      """
      2, Ally—Orc, 2 [Ranged] ATK / 2 Health
      Destroy an ally in your party >>> Grim Hunter deals 1 ranged damage to target exhausted ally.
      """
    And you control "Careful Hunter", "Grim Hunter", "Tim"
    And your opponent controls an exhausted "Brigg"
    And your opponent controls "Kor Cindervein"
    And your hand is "Fire Blast", "Frostbolt"
    Then you can't use "Careful Hunter", targeting "Kor Cindervein", because of 707.1d
    And you can't use "Grim Hunter", targeting "Kor Cindervein", because of 707.1d
    And you may use "Careful Hunter", targeting "Brigg"
    And you may use "Grim Hunter", targeting "Brigg"
