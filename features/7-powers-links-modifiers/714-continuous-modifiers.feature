Feature: Continuous modifiers
  What they count, how long they last, and which cards they remember.

  @rule:714.2 @example:cr-2007-05/714.2#1
  Scenario: A modifier from a power counts anew all the time and ends with the power
    Given cost is no matter
    And you control "Tracker Gallen"
    And you control "Kor Cindervein"
    And your hand is "Bloodclaw", "Fall Back", "Polymorph"
    Then "Tracker Gallen" has 2 ATK
    When you play "Bloodclaw"
    And the chain empties
    Then "Tracker Gallen" has 3 ATK
    When you play "Fall Back" targeting "Kor Cindervein"
    And the chain empties
    Then "Tracker Gallen" has 2 ATK
    When you play "Polymorph" targeting "Tracker Gallen"
    And the chain empties
    Then "Tracker Gallen" has 0 ATK

  @rule:714.2
  Scenario: Two allies that count the strong ones are strong enough for each other
    Given the card "Test Rival" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      Test Rival has +1 ATK for each other ally in your party with 3 or more ATK.
      """
    And the card "Test Brute" reads:
      """
      3, Ally—Orc Warrior, 3 [Melee] ATK / 3 Health
      """
    And you control "Test Rival" as "the first"
    And you control "Test Rival" as "the second"
    And you control "Test Brute"
    Then "the first" has 4 ATK
    And "the second" has 4 ATK
    And "Test Brute" has 3 ATK

  @rule:714.3a @example:cr-2007-05/714.3a#1
  Scenario: A bonus while defending comes and goes with defending as long as the turn lasts
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Valanos"
    And your hand is "Sudden Reversal"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Anika Berlyn"
    When your opponent proposes that "Kor Cindervein" attacks "Valanos"
    And you respond by playing "Sudden Reversal" targeting "Valanos"
    And the attack window opens
    Then "Valanos" has 2 ATK
    When the defend window opens
    Then "Valanos" has 6 ATK
    When the combat concludes
    Then "Kor Cindervein" is in your opponent's graveyard
    And "Valanos" has 3 damage
    And "Valanos" has 2 ATK
    When your opponent proposes that "Anika Berlyn" attacks "Valanos"
    And the combat concludes
    Then "Anika Berlyn" is in your opponent's graveyard
    And "Valanos" is in your graveyard

  @rule:714.3a
  Scenario: A bonus while defending is gone on the next turn
    Given cost is no matter
    And you control "Valanos"
    And your hand is "Sudden Reversal"
    And your opponent controls "Anika Berlyn"
    When you play "Sudden Reversal" targeting "Valanos"
    And the chain empties
    And your opponent's next turn starts
    And the action phase starts
    And your opponent proposes that "Anika Berlyn" attacks "Valanos"
    And the combat concludes
    Then "Anika Berlyn" has 2 damage

  @rule:714.3b @example:cr-2007-05/714.3b#1
  Scenario: Control while Helwen remains exhausted isn't gained if she was readied on the way
    Given cost is no matter
    And you control "Helwen"
    And you control "Emerald-Scale Greaves"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Brigg"
    When you use "Helwen", targeting "Kor Cindervein"
    And you use "Emerald-Scale Greaves", targeting "Helwen"
    And both players pass
    Then "Helwen" is ready
    When you use "Helwen", targeting "Brigg"
    And both players pass
    Then you control "Brigg"
    When both players pass
    Then the chain is empty
    And your opponent controls "Kor Cindervein"
    And you control "Brigg"
    And "Helwen" is exhausted

  @rule:714.3b
  Scenario: Control while Helwen remains exhausted ends for good when she is readied
    Given cost is no matter
    And you control "Helwen"
    And you control "Emerald-Scale Greaves"
    And your opponent controls "Brigg"
    And your hand is "Exhaustion"
    When you use "Helwen", targeting "Brigg"
    And the chain empties
    Then you control "Brigg"
    When you use "Emerald-Scale Greaves", targeting "Helwen"
    And the chain empties
    Then your opponent controls "Brigg"
    When you play "Exhaustion" targeting "Helwen"
    And the chain empties
    Then "Helwen" is exhausted
    And your opponent controls "Brigg"

  @rule:714.3d
  Scenario: A modifier from a link outlives the ally whose power made it
    Given cost is no matter
    And you control "Rayder"
    And you control "Kor Cindervein"
    And your hand is "Fall Back"
    When you use "Rayder"
    And the chain empties
    And you play "Fall Back" targeting "Rayder"
    And the chain empties
    And you propose that "Kor Cindervein" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 5 damage

  @rule:714.3e @example:cr-2007-05/714.3e#1
  Scenario: A bonus for the allies in a party finds newcomers and leaves those who go
    Given cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Rally the Troops", "Bloodclaw"
    And your opponent controls "Helwen"
    When you play "Rally the Troops"
    And the chain empties
    Then "Kor Cindervein" has 4 ATK
    When you play "Bloodclaw"
    And your opponent responds by using "Helwen", targeting "Kor Cindervein"
    And the chain empties
    Then "Bloodclaw" has 4 ATK
    And your opponent controls "Kor Cindervein"
    And "Kor Cindervein" has 3 ATK
    And "Helwen" has 2 ATK

  @rule:714.3f @example:cr-2007-05/714.3f#1
  Scenario: Allies that Leeroy touched stay exhausted, one that came later readies
    Given cost is no matter
    And you control "Kor Cindervein"
    And you control an exhausted "Rodrigo"
    And your hand is "Leeroy Jenkins", "Kagra of the Crossroads"
    When you play "Leeroy Jenkins"
    And the chain empties
    Then "Kor Cindervein" is exhausted
    And "Leeroy Jenkins" is ready
    When you play "Kagra of the Crossroads"
    And the chain empties
    And you propose that "Kagra of the Crossroads" attacks your opponent's hero
    And the combat concludes
    Then "Kagra of the Crossroads" is exhausted
    When your next turn starts
    Then "Kor Cindervein" is exhausted
    And "Rodrigo" is exhausted
    And "Kagra of the Crossroads" is ready
    When your next turn starts
    Then "Kor Cindervein" is ready
    And "Rodrigo" is ready

  @rule:709.2e @rule:712.2 @rule:714.3c
  Scenario: Parts of a text that last differently are modifiers apart, each with its own end
    Given the card "Draught of Haste" reads:
      """
      2, Instant Ability
      Target ally has +2 ATK this turn. It can't ready during its controller's next ready step.
      """
    And cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Draught of Haste"
    When you play "Draught of Haste" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 5 ATK
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 5 damage
    When the turn ends
    Then "Kor Cindervein" has 3 ATK
    When your next turn starts
    Then "Kor Cindervein" is exhausted
    When your next turn starts
    Then "Kor Cindervein" is ready

  @rule:714.3b
  Scenario: The holder changes sides and comes back
    Given the card "Bender" reads:
      """
      Bender, 6, Ally-Dwarf Priest, 4 ATK (Shadow), 3 Health
      When Bender enters play, gain control of target ally while Bender remains in your party.
      """
    And the card "Borrow" reads:
      """
      Borrow, 2, Instant Ability
      Gain control of target ally until end of turn.
      """
    And it is your turn
    And cost is no matter
    And your hand is "Bender"
    And your opponent's hand is "Borrow"
    And your opponent controls "Kor Cindervein"
    And your opponent has 5 unnamed cards in his deck
    When you play "Bender"
    And the chain empties
    And you choose "Kor Cindervein"
    And the chain empties
    Then you control "Kor Cindervein"
    When you pass
    And your opponent plays "Borrow" targeting "Bender"
    And the chain empties
    Then your opponent controls "Kor Cindervein"
    When the turn ends
    Then you control "Bender"
    And your opponent controls "Kor Cindervein"

  @rule:714.3b
  Scenario: Away and back before the effect resolves
    Given the card "Bender" reads:
      """
      Bender, 6, Ally-Dwarf Priest, 4 ATK (Shadow), 3 Health
      When Bender enters play, gain control of target ally while Bender remains in your party.
      """
    And the card "Borrow" reads:
      """
      Borrow, 2, Instant Ability
      Gain control of target ally until end of turn.
      """
    And it is your turn
    And cost is no matter
    And your hand is "Bender", "Borrow" as "mine"
    And your opponent's hand is "Borrow" as "his"
    And your opponent controls "Kor Cindervein"
    When you play "Bender"
    And both players pass
    And you choose "Kor Cindervein"
    And your opponent responds by playing "his" targeting "Bender"
    And both players pass
    Then your opponent controls "Bender"
    When you play "mine" targeting "Bender"
    And both players pass
    Then you control "Bender"
    When the chain empties
    Then your opponent controls "Kor Cindervein"

  @rule:714.3b @rule:411.7a
  Scenario: The holder is put into a resource row, where it is in nobody's party
    Given the card "Bender" reads:
      """
      Bender, 6, Ally-Dwarf Priest, 4 ATK (Shadow), 3 Health
      When Bender enters play, gain control of target ally while Bender remains in your party.
      """
    And the card "Winter Sleep" reads:
      """
      2, Instant Ability
      Put target non-token ally into its owner's resource row face down, then exhaust it.
      """
    And it is your turn
    And cost is no matter
    And your hand is "Bender"
    And your opponent's hand is "Winter Sleep"
    And your opponent controls "Kor Cindervein"
    When you play "Bender"
    And the chain empties
    And you choose "Kor Cindervein"
    And the chain empties
    Then you control "Kor Cindervein"
    When you pass
    And your opponent plays "Winter Sleep" targeting "Bender"
    And the chain empties
    Then your opponent controls "Kor Cindervein"

  @rule:714.3b @rule:411.7a
  Scenario: In a resource row as the effect resolves
    Given the card "Bender" reads:
      """
      Bender, 6, Ally-Dwarf Priest, 4 ATK (Shadow), 3 Health
      When Bender enters play, gain control of target ally while Bender remains in your party.
      """
    And the card "Winter Sleep" reads:
      """
      2, Instant Ability
      Put target non-token ally into its owner's resource row face down, then exhaust it.
      """
    And it is your turn
    And cost is no matter
    And your hand is "Bender"
    And your opponent's hand is "Winter Sleep"
    And your opponent controls "Kor Cindervein"
    When you play "Bender"
    And both players pass
    And you choose "Kor Cindervein"
    And your opponent responds by playing "Winter Sleep" targeting "Bender"
    And the chain empties
    Then your opponent controls "Kor Cindervein"

  @rule:714.3d @rule:709.2d
  Scenario: Whom a power protects it protects still once its ability is attached to another ally
    Given the card "Kite String" reads:
      """
      4, Ability
      Attach to target ally.
      Ongoing: (1) >>> Target hero or ally can't deal combat damage to attached ally this turn. Use only once per turn.
      """
    And the card "Lifted Curse" reads:
      """
      2, Ability
      Attach target ability attached to a friendly ally to target opposing ally.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And cost is no matter
    And you control "Soldier" as "mine"
    And your "Kite String" is attached to "mine"
    And your opponent controls "Soldier" as "theirs"
    And your hand is "Lifted Curse"
    When you use "Kite String" targeting "theirs"
    And the chain empties
    And you play "Lifted Curse" targeting "Kite String" and "theirs"
    And the chain empties
    Then "Kite String" is attached to "theirs"
    When you propose that "mine" attacks "theirs"
    And the combat concludes
    Then "mine" has 0 damage
    And "theirs" has 3 damage

  @rule:714.3b
  Scenario: Away as the effect resolves
    Given the card "Bender" reads:
      """
      Bender, 6, Ally-Dwarf Priest, 4 ATK (Shadow), 3 Health
      When Bender enters play, gain control of target ally while Bender remains in your party.
      """
    And it is your turn
    And cost is no matter
    And your hand is "Bender"
    And your opponent's hand is "Withdraw"
    And your opponent controls "Kor Cindervein"
    When you play "Bender"
    And both players pass
    And you choose "Kor Cindervein"
    And your opponent responds by playing "Withdraw" targeting "Bender"
    And the chain empties
    Then your opponent controls "Kor Cindervein"

  Scenario: A triggered effect while its source remains exhausted
    Given the card "Seducer" reads:
      """
      Seducer, 4, Ally-Succubus Demon, 2 ATK (Shadow), 4 Health
      When Seducer attacks, while Seducer remains exhausted, you control target ally.
      """
    And it is your opponent's turn, in the end phase
    And you control an exhausted "Seducer"
    And you have 5 unnamed cards in your deck
    And your opponent controls "Kor Cindervein"
    When your next turn starts
    And the action phase starts
    And you propose that "Seducer" attacks your opponent's hero
    And the attack window opens
    And you choose "Kor Cindervein"
    And both players pass
    Then you control "Kor Cindervein"

  @rule:714.3b
  Scenario: What an ally takes while it remains in the party is not taken by one that was away
    Given the card "Test Fingers" reads:
      """
      4, Horde, Ally—Troll Rogue, 3 [Melee] ATK / 3 Health
      When Test Fingers enters play, ready target opposing equipment. You control that equipment while Test Fingers remains in your party.
      """
    And the card "Test Loan" reads:
      """
      2, Instant Ability
      Gain control of target ally until end of turn.
      """
    And cost is no matter
    And your hand is "Test Fingers", "Test Loan" as "mine"
    And your opponent's hand is "Test Loan" as "his"
    And your opponent controls an exhausted "Krol Blade"
    When you play "Test Fingers"
    And both players pass
    And your opponent responds by playing "his" targeting "Test Fingers"
    And both players pass
    And you play "mine" targeting "Test Fingers"
    And the chain empties
    Then you control "Test Fingers"
    And your opponent controls "Krol Blade"
    And "Krol Blade" is ready

  @rule:714.3b
  Scenario: What an ally took while it remains in the party is not taken again as it comes back
    Given the card "Test Fingers" reads:
      """
      4, Horde, Ally—Troll Rogue, 3 [Melee] ATK / 3 Health
      When Test Fingers enters play, ready target opposing equipment. You control that equipment while Test Fingers remains in your party.
      """
    And the card "Test Loan" reads:
      """
      2, Instant Ability
      Gain control of target ally until end of turn.
      """
    And cost is no matter
    And your hand is "Test Fingers", "Test Loan" as "mine"
    And your opponent's hand is "Test Loan" as "his"
    And your opponent controls "Krol Blade"
    When you play "Test Fingers"
    And the chain empties
    Then you control "Krol Blade"
    When you pass
    And your opponent plays "his" targeting "Test Fingers"
    And the chain empties
    Then your opponent controls "Krol Blade"
    When you play "mine" targeting "Test Fingers"
    And the chain empties
    Then you control "Test Fingers"
    And your opponent controls "Krol Blade"

  @rule:714.3b
  Scenario: A triggered effect makes nothing once its source has been readied and exhausted again
    Given the card "Test Temptress" reads:
      """
      4, Ally—Succubus Demon, 2 [Shadow] ATK / 4 Health
      When Test Temptress attacks, while Test Temptress remains exhausted, you control target ally.
      """
    And the card "Test Nap" reads:
      """
      1, Instant Ability
      Ready target ally, then exhaust it.
      """
    And cost is no matter
    And you control "Test Temptress"
    And your opponent controls "Kor Cindervein"
    And your opponent's hand is "Test Nap"
    When you propose that "Test Temptress" attacks your opponent's hero
    And the attack window opens
    And you choose "Kor Cindervein"
    And your opponent responds by playing "Test Nap" targeting "Test Temptress"
    And both players pass
    And both players pass
    Then your opponent controls "Kor Cindervein"
    And "Test Temptress" is exhausted
