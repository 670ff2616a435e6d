Feature: Kinds among others
  One kind is counted where others went with it, cards go to an end of a deck or are shuffled away, prices have a least.

  @rule:709.2d
  Scenario: Only the allies count where equipment was destroyed with them
    Given cost is no matter
    And the card "Test Ruin" reads:
      """
      5, Ability
      Destroy all allies and equipment. Draw a card for each ally destroyed this way.
      """
    And the card "Test Ring" reads:
      """
      1, Item—Ring (1)
      """
    And your hand is "Test Ruin"
    And you control "Test Ring"
    And your opponent controls "Rodrigo"
    And your opponent controls "Brigg"
    When you play "Test Ruin"
    And the chain empties
    Then "Test Ring" is in your graveyard
    And "Rodrigo" is in your opponent's graveyard
    And there are 2 cards in your hand

  @rule:707.3
  Scenario: Who controlled a destroyed ally is asked of the time before
    Given cost is no matter
    And the card "Test Ruin" reads:
      """
      5, Ability
      Destroy all allies. Draw a card for each ally you controlled that was destroyed this way.
      """
    And your hand is "Test Ruin"
    And you control "Latro Abiectus"
    And your opponent controls "Rodrigo"
    And your opponent controls "Brigg"
    When you play "Test Ruin"
    And the chain empties
    Then there is 1 card in your hand

  @rule:716.1
  Scenario: What would be destroyed is shuffled into its owner's deck instead
    Given cost is no matter
    And the card "Test Revenant" reads:
      """
      3, Horde, Ally—Undead Warrior, 2 [Melee] ATK / 2 Health
      If this ally would be destroyed, shuffle it into its owner's deck instead.
      """
    And the card "Test End" reads:
      """
      2, Instant Ability
      Destroy target ally.
      """
    And your hand is "Test End"
    And your opponent controls "Test Revenant"
    When you play "Test End" targeting "Test Revenant"
    And the chain empties
    Then "Test Revenant" is in your opponent's deck

  @rule:709.2b
  Scenario: A price is not lowered below its least
    Given the card "Test Broker" reads:
      """
      3, Horde, Ally—Goblin Rogue, 1 [Melee] ATK / 3 Health
      Your allies cost 3 less, to a minimum of 1.
      """
    And the card "Test Recruit" reads:
      """
      2, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health
      """
    And you control "Test Broker"
    And you have 3 ready resources
    And your hand is "Test Recruit"
    When you play "Test Recruit"
    And the chain empties
    Then "Test Recruit" is in play
    And you have 2 ready resources

  @rule:709.2b
  Scenario: As many cards are discarded as their player chooses
    Given cost is no matter
    And the card "Test Purge" reads:
      """
      2, Ability
      Discard any number of allies. Draw a card for each ally discarded this way.
      """
    And your hand is "Test Purge", "Rodrigo", "Brigg" and "Latro Abiectus"
    When you play "Test Purge"
    And the chain empties
    And you choose 2
    And you choose "Rodrigo" and "Brigg"
    Then "Rodrigo" is in your graveyard
    And "Brigg" is in your graveyard
    And there are 3 cards in your hand

  @rule:411.2b
  Scenario: Allies of several owners are each shuffled into the deck of their own
    Given cost is no matter
    And the card "Test Recall" reads:
      """
      5, Ability
      Shuffle all allies into their owners' decks.
      """
    And your hand is "Test Recall"
    And you control "Latro Abiectus"
    And your opponent controls "Rodrigo"
    When you play "Test Recall"
    And the chain empties
    Then "Latro Abiectus" is in your deck
    And "Rodrigo" is in your opponent's deck

  @rule:411.2b
  Scenario: Hands that are shuffled into decks are put there in no order
    Given cost is no matter
    And the card "Test Renewal" reads:
      """
      3, Ability
      Each player shuffles his hand into his deck.
      """
    And your hand is "Test Renewal", "Brigg", "Tim"
    And your opponent's hand is "Rodrigo", "Kor Cindervein"
    And your deck is empty
    And your opponent's deck is empty
    When you play "Test Renewal"
    And the chain empties
    Then there are 0 cards in your hand
    And there are 2 cards in your deck
    And there are 2 cards in your opponent's deck

  @rule:403.4
  Scenario: So much more damage is dealt for each card that counts
    Given cost is no matter
    And the card "Test Envenoming" reads:
      """
      2, Ability
      Your hero deals 1 nature damage to target hero, plus 1 for each ally you control.
      """
    And your hand is "Test Envenoming"
    And you control "Latro Abiectus"
    And you control "Rodrigo"
    And your opponent controls "Brigg"
    When you play "Test Envenoming" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage

  @rule:716.1
  Scenario: Half of three damage, rounded down, is one
    Given cost is no matter
    And the card "Test Shell" reads:
      """
      3, Horde, Ally—Tauren Warrior, 1 [Melee] ATK / 4 Health
      If this ally would be dealt damage, it's dealt half that much instead, rounded down.
      """
    And the card "Test Bolt" reads:
      """
      2, Instant Ability
      Your hero deals 3 fire damage to target ally.
      """
    And your hand is "Test Bolt"
    And your opponent controls "Test Shell"
    When you play "Test Bolt" targeting "Test Shell"
    And the chain empties
    Then "Test Shell" has 1 damage
