Feature: Control that is taken, lost and taken back
  Several claims to one card, and what hangs on who has it.

  Background:
    Given cost is no matter

  @rule:400.3b
  Scenario: An ally taken for good comes back to the taker when a later claim on it ends, though the card that took it is going
    Given it is your opponent's turn, in the end phase
    And your hand is "King Mukla"
    And your opponent controls "Brigg"
    And your opponent's hand is "Mind Control", "Trophy Kill"
    When your next turn starts
    And the action phase starts
    And you play "King Mukla"
    And both players pass
    And you choose "Brigg"
    And both players pass
    And you choose to
    Then you control "Brigg"
    When your opponent's next turn starts
    And the action phase starts
    And your opponent plays "Mind Control" with X = 1 targeting "Brigg"
    And the chain empties
    Then your opponent controls "Brigg"
    When your opponent plays "Trophy Kill" targeting "King Mukla"
    Then the chain, top first, is "Mind Control", "Trophy Kill"
    When both players pass
    Then you control "Brigg"
    When the chain empties
    Then "King Mukla" is in your graveyard
    And you control "Brigg"

  @rule:714.3b @rule:410.3b
  Scenario: Of two Pets, one of them stolen, one is too many, and with the stolen one goes its claim
    Given it is your opponent's turn, in the action phase
    And you control "Rodrigo"
    And you control "Helwen" as "my Helwen"
    And your opponent controls "Helwen" as "their Helwen"
    When your opponent uses "their Helwen", targeting "Rodrigo"
    And the chain empties
    Then your opponent controls "Rodrigo"
    When you use "my Helwen", targeting "their Helwen"
    And the chain empties
    And you choose "their Helwen"
    Then "their Helwen" is in your opponent's graveyard
    And you control "Rodrigo"
    And "my Helwen" is exhausted

  @rule:714.3b @rule:410.3b
  Scenario: With the thief gone to repair it, the stolen Pet goes back and keeps what it has stolen itself
    Given it is your opponent's turn, in the action phase
    And you control "Rodrigo"
    And you control "Helwen" as "my Helwen"
    And your opponent controls "Helwen" as "their Helwen"
    When your opponent uses "their Helwen", targeting "Rodrigo"
    And the chain empties
    And you use "my Helwen", targeting "their Helwen"
    And the chain empties
    And you choose "my Helwen"
    Then "my Helwen" is in your graveyard
    And your opponent controls "their Helwen", "Rodrigo"

  @rule:708.3
  Scenario: Who has stolen a poisoned ally pays for it
    Given your opponent has 3 ready resources
    And the card "Thorn Poison" reads:
      """
      1, Rogue, Instant Ability—Poison
      Attach to target ally.
      Ongoing: At the start of each turn, exhaust attached ally unless its controller pays (3).
      """
    And your opponent controls "Rodrigo"
    And your "Thorn Poison" is attached to your opponent's "Rodrigo"
    And your "Mind Control" is attached to "Rodrigo"
    When your opponent's next turn starts
    And both players pass
    And you choose to
    Then "Rodrigo" is ready
    And you control "Rodrigo"

  @rule:701.5 @rule:701.4
  Scenario: A copy of a power that was used this turn may be used once more, by the ally that has the copy
    Given you control "Elder Moorf"
    And you control "Koringar the Heavy"
    And you control "Brigg"
    When you use "Elder Moorf", targeting "Brigg"
    And the chain empties
    And you use "Koringar the Heavy"
    And the chain empties
    And you use the 2nd power of "Koringar the Heavy", targeting "Brigg"
    And the chain empties
    Then "Brigg" has 5 ATK
    And you can't use the 2nd power of "Koringar the Heavy", because of 701.5
    And you can't use "Elder Moorf", because of 701.5

  @rule:302.2 @rule:701.4
  Scenario: An ally that came this turn copies powers and can use those that don't activate it
    Given you control "Koringar the Heavy", which entered play this turn
    And you control "Elder Moorf"
    And your opponent controls "Tim"
    When you use "Koringar the Heavy"
    And the chain empties
    Then you may use the 2nd power of "Koringar the Heavy", targeting "Tim"
    And you can't use the 3rd power of "Koringar the Heavy", because of 302.2

  @rule:701.3
  Scenario: A power given after all powers were lost can be used, one given before is lost
    Given you control "Rodrigo"
    And you control "Kor Cindervein"
    And your opponent controls "Brigg"
    And your opponent controls "Lady Kath"
    And your hand is "Face Smash" as "F1", "Face Smash" as "F2", "Polymorph" as "P1", "Polymorph" as "P2"
    When you play "P1" targeting "Rodrigo"
    And the chain empties
    And you play "F1" targeting "Rodrigo"
    And the chain empties
    And you play "F2" targeting "Kor Cindervein"
    And the chain empties
    And you play "P2" targeting "Kor Cindervein"
    And the chain empties
    Then you can't use "Kor Cindervein", because of 701.1
    When you use "Rodrigo", targeting "Lady Kath"
    And the chain empties
    Then "Lady Kath" is in your opponent's graveyard

  @rule:701.1 @edition:faq-2009-03
  Scenario: A card that can't have powers gets none later either
    Given you control "Rodrigo"
    And your hand is "Face Smash", "Spell Suppression"
    When you play "Spell Suppression" targeting "Rodrigo"
    And the chain empties
    And you play "Face Smash" targeting "Rodrigo"
    And the chain empties
    Then you can't use "Rodrigo", because of 701.1

  @rule:601.3 @rule:601.2f
  Scenario: A proposal ends when its attacker is taken in response, and comes to nothing though it is given back
    Given it is your opponent's turn, in the action phase
    And you control "Fugu"
    And your opponent controls "Rodrigo"
    When your opponent proposes that "Rodrigo" attacks your hero
    And you respond by using "Fugu", targeting "Rodrigo"
    And both players pass
    Then you control "Rodrigo"
    When both players pass
    Then it is your opponent's turn, in the action phase
    And "Rodrigo" is ready
    And your hero has 0 damage

  @rule:faq-2009-03:3 @edition:faq-2009-03
  Scenario: An ally that can't ready in its own player's ready step is inspired in another's
    Given it is your turn, in the action phase
    And you control an exhausted "Vindicator Kaldel"
    And your opponent's hand is "Gouge"
    When your opponent's next turn starts
    And you choose none
    And the action phase starts
    And your opponent plays "Gouge" targeting "Vindicator Kaldel"
    And the chain empties
    And your next turn starts
    Then "Vindicator Kaldel" is exhausted
    When your opponent's next turn starts
    And you choose "Vindicator Kaldel"
    Then "Vindicator Kaldel" is ready

  @rule:500.2 @edition:faq-2009-03
  Scenario: A Sheep inspires nobody
    Given you control an exhausted "Vindicator Kaldel"
    And your opponent's "Polymorph" is attached to your "Vindicator Kaldel"
    When your opponent's next turn starts
    Then "Vindicator Kaldel" is exhausted

  @rule:718.2e
  Scenario: A claim whose power comes back counts from then on, and takes the ally from a later claim
    Given the card "First Claim" reads:
      """
      1, Ability
      Attach to target ally. <p> Ongoing: You control attached ally.
      """
    And the card "Hush" reads:
      """
      1, Instant Ability
      Target ability loses all powers this turn.
      """
    And cost is no matter
    And your hand is "First Claim", "Hush"
    And your opponent's hand is "First Claim" as "the later claim"
    And you control "Tim"
    And your opponent controls "Brigg"
    When you play "First Claim" targeting "Brigg"
    And the chain empties
    Then you control "Brigg"
    When your opponent's next turn starts
    And the action phase starts
    And your opponent plays "the later claim" targeting "Brigg"
    And the chain empties
    Then your opponent controls "Brigg"
    When your opponent passes
    And you play "Hush" targeting your "First Claim"
    And the chain empties
    Then your opponent controls "Brigg"
    When the turn ends
    Then you control "Brigg"

  @rule:714.3
  Scenario: What is controlled while an ally remains in one's party goes back as the ally changes sides
    Given the card "Mind Jailer" reads:
      """
      1, Ally—Dwarf Priest, 4 [Shadow] ATK / 3 Health
      When Mind Jailer enters play, gain control of target ally while Mind Jailer remains in your party.
      """
    And the card "Lure" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And cost is no matter
    And your hand is "Mind Jailer"
    And your opponent's hand is "Lure"
    And your opponent controls "Tim"
    When you play "Mind Jailer"
    And the chain empties
    And you choose "Tim"
    And the chain empties
    Then you control "Tim"
    When you pass
    And your opponent plays "Lure" targeting "Mind Jailer"
    And the chain empties
    Then your opponent controls "Mind Jailer"
    And your opponent controls "Tim"

  @rule:400.3
  Scenario: What is controlled while an ally remains in play stays as the ally changes sides
    Given the card "Mind Jailer" reads:
      """
      1, Ally—Dwarf Priest, 4 [Shadow] ATK / 3 Health
      When Mind Jailer enters play, gain control of target ally while Mind Jailer remains in play.
      """
    And the card "Lure" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And cost is no matter
    And your hand is "Mind Jailer"
    And your opponent's hand is "Lure"
    And your opponent controls "Tim"
    When you play "Mind Jailer"
    And the chain empties
    And you choose "Tim"
    And the chain empties
    Then you control "Tim"
    When you pass
    And your opponent plays "Lure" targeting "Mind Jailer"
    And the chain empties
    Then your opponent controls "Mind Jailer"
    And you control "Tim"

  @rule:714.3
  Scenario: What is controlled while an ally remains in one's party goes back as the ally is destroyed
    Given the card "Mind Jailer" reads:
      """
      1, Ally—Dwarf Priest, 4 [Shadow] ATK / 3 Health
      When Mind Jailer enters play, gain control of target ally while Mind Jailer remains in your party.
      """
    And the card "Fell" reads:
      """
      1, Instant Ability
      Destroy target ally.
      """
    And cost is no matter
    And your hand is "Mind Jailer"
    And your opponent's hand is "Fell"
    And your opponent controls "Tim"
    When you play "Mind Jailer"
    And the chain empties
    And you choose "Tim"
    And the chain empties
    And you pass
    And your opponent plays "Fell" targeting "Mind Jailer"
    And the chain empties
    Then "Mind Jailer" is in your graveyard
    And your opponent controls "Tim"
