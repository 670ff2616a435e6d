Feature: What triggers while things leave
  Hosts that die, tokens that go, destruction that turns into something else, and effects that were on their way.

  Background:
    Given cost is no matter

  @rule:306.3e @rule:703.3 @rule:709.2d
  Scenario: The host of two attachments dies of the first effect; the one that watched triggers, the other finds nobody
    Given it is your opponent's turn, in the end phase
    And your opponent controls "Rodrigo"
    And your "Fireball" is attached to your opponent's "Rodrigo"
    And your "Corruption" is attached to your opponent's "Rodrigo"
    And your opponent's hand is "Tim", "Kor Cindervein"
    And the card "Bruise" reads:
      """
      1, Instant Ability
      Put 4 damage on target ally.
      """
    And your hand is "Brigg", "Bruise"
    When you play "Bruise" targeting "Rodrigo"
    And the chain empties
    And your next turn starts
    And you choose in order "Fireball", "Corruption"
    Then the chain, top first, is "Corruption", "Fireball"
    When both players pass
    Then "Rodrigo" is in your opponent's graveyard
    And "Fireball" is in your graveyard
    And "Corruption" is in your graveyard
    And the chain, top first, is "Corruption", "Fireball"
    When both players pass
    And your opponent chooses "Tim"
    Then "Tim" is in your opponent's graveyard
    When both players pass
    Then the chain is empty

  @rule:716.1
  Scenario: An ally removed from the game instead was never destroyed
    Given you control "Dramla Lifebender"
    And you control "Arnold Flem"
    And your opponent controls "Circle of Life"
    And your opponent's hand is "Fire Blast"
    And it is your opponent's turn, in the action phase
    When your opponent plays "Fire Blast" targeting "Arnold Flem"
    And both players pass
    Then "Arnold Flem" is removed from the game
    And the chain is empty

  @rule:411.8e @rule:707.3
  Scenario: Removed from the game instead, it has still paid, with the ATK that it last had
    Given your hero is "Pagatha Soulbinder"
    And you control "Dramla Lifebender"
    And you control "Arnold Flem"
    And you control "Mezzik Darkspark"
    And you control "Battle Shout"
    When you use "Mezzik Darkspark", destroying "Arnold Flem", targeting your opponent's hero
    Then "Arnold Flem" is removed from the game
    When the chain empties
    Then your opponent's hero has 5 damage

  @rule:703.1 @rule:703.3
  Scenario: Tyrande falls with two others of her kind and answers for all three
    Given it is your opponent's turn, in the action phase
    And you control "High Priestess Tyrande Whisperwind"
    And you control "Cerwyn"
    And you control "Avanthera"
    And you control "Rodrigo"
    And your opponent's hand is "Hellfire"
    When your opponent plays "Hellfire"
    And both players pass
    Then the chain, top first, is "High Priestess Tyrande Whisperwind", "High Priestess Tyrande Whisperwind", "High Priestess Tyrande Whisperwind"
    And "Rodrigo" is in your graveyard

  @rule:402.2a @rule:407.6e
  Scenario: A token put into a hand triggers nothing more and is nowhere
    Given you control a token "Wisp" with 0 ATK and 1 health
    And it is your opponent's turn, in the action phase
    And your opponent's hand is "Withdraw"
    And your hand is empty
    When your opponent plays "Withdraw" targeting "Wisp"
    And the chain empties
    Then there are no cards in your hand
    And the chain is empty

  @rule:709.2f @rule:410.3a
  Scenario: Of two Toogas one is too many, and only the quest of the other pays out
    Given you have "Tooga's Quest" as a face-up resource as "the first quest"
    And you have "Tooga's Quest" as a face-up resource as "the second quest"
    And your hand is empty
    When you complete "the first quest"
    And the chain empties
    And you complete "the second quest"
    And both players pass
    And "Tooga" is called "the first Tooga"
    And you choose "the first Tooga"
    Then there are no cards in your hand
    When your next turn starts
    And you choose in order "the first quest", "the second quest"
    And the chain empties
    Then there are 2 cards in your hand

  @rule:707.3 @rule:709.2b
  Scenario: Two Crowns: the one destroyed for the first effect still claims its own victim
    Given you control "Crown of Destruction"
    And you control "Brigg"
    And you control "Kor Cindervein"
    And your opponent controls "Crown of Destruction" as "the other Crown"
    When the end phase starts
    Then the chain, top first, is "the other Crown", your "Crown of Destruction"
    When both players pass
    And you choose your "Crown of Destruction"
    Then your "Crown of Destruction" is in your graveyard
    When both players pass
    And you choose "Brigg"
    Then "Brigg" is in your graveyard
    And "Kor Cindervein" is in play
    And "the other Crown" is in play

  @rule:407.6a @rule:710.2
  Scenario: An ally that comes with damage one short of its printed health is too weak beside Pugg
    Given you control "Spirit Healer"
    And you control "Pugg"
    And your graveyard is "Brigg", "Fire Blast"
    When the end phase starts
    And the chain empties
    And you choose to
    Then "Brigg" is in your graveyard
    And the chain is empty

  @rule:407.6a @rule:709.2b
  Scenario: Without two cards for Last Stand the hero falls with what it lent
    Given it is your opponent's turn, in the end phase
    And your hero has 35 damage
    And you control "Last Stand"
    And your hand is "Brigg"
    When your next turn starts
    And both players pass
    Then "Last Stand" is in your graveyard
    And your opponent wins the game

  @rule:306.3c
  Scenario: A weapon enchantment finds another weapon when the first is destroyed, for it chooses as it resolves
    Given you control "Krol Blade"
    And your hand is "Rockbiter Weapon"
    And your opponent controls "Moira Darkheart"
    When you play "Rockbiter Weapon"
    And your opponent responds by using "Moira Darkheart", targeting "Krol Blade"
    And the chain empties
    Then "Rockbiter Weapon" is in your graveyard
    And "Krol Blade" is in your graveyard

  @rule:709.2a @rule:706.1
  Scenario: The card that breaks the control over its own target is interrupted
    Given your opponent controls "Rodrigo"
    And your "Mind Control" is attached to your opponent's "Rodrigo"
    And your hand is "Into the Fray"
    When you play "Into the Fray" targeting "Rodrigo"
    Then the chain, top first, is "Mind Control", "Into the Fray"
    When both players pass
    Then your opponent controls "Rodrigo"
    When both players pass
    Then "Into the Fray" is in your graveyard
    And rule 709.2a was applied

  @rule:709.2f
  Scenario: A Totem that is gone as its effect resolves burns nobody
    Given it is your opponent's turn, in the end phase
    And you control "Fire Nova Totem"
    And your opponent controls "Kor Cindervein"
    And your opponent's hand is "Scorch", "Fire Blast"
    When your next turn starts
    Then the chain, top first, is "Fire Nova Totem"
    When your opponent responds by playing "Fire Blast" targeting "Fire Nova Totem"
    And the chain empties
    Then "Kor Cindervein" has 0 damage
    And "Fire Nova Totem" is in your graveyard

  @rule:715.1 @rule:703.3
  Scenario: What triggers while an ally remains in play sees the destruction of that very ally, and none after it
    Given the card "Test Sentinel" reads:
      """
      2, Alliance, Ally—Night Elf Warrior, 1 [Melee] ATK / 2 Health
      Pay 1 >>> While Test Sentinel remains in play, whenever an ally is destroyed, draw a card.
      """
    And the card "Test Wave" reads:
      """
      1, Ability
      Destroy all allies.
      """
    And the card "Test Stab" reads:
      """
      1, Ability
      Destroy target ally.
      """
    And you control "Test Sentinel", "Tim"
    And your hand is "Test Wave", "Test Stab", "Brigg"
    When you use "Test Sentinel"
    And the chain empties
    And you play "Test Wave"
    And the chain empties
    Then there are 4 cards in your hand
    When you play "Brigg"
    And the chain empties
    And you play "Test Stab" targeting "Brigg"
    And the chain empties
    Then there are 2 cards in your hand
