Feature: Words on cards, counted and compared
  What was destroyed this way, what is dealt elsewhere or otherwise, and what a card speaks of again.

  @rule:709.2b
  Scenario: What can't be destroyed was not destroyed this way
    Given cost is no matter
    And the card "Test Ward" reads:
      """
      1, Instant Ability
      Target ally can't be destroyed this turn.
      """
    And the card "Test Reckoning" reads:
      """
      3, Ability
      Destroy all opposing allies. Draw a card for each ally destroyed this way.
      """
    And your hand is "Test Ward" and "Test Reckoning"
    And your opponent controls "Rodrigo"
    And your opponent controls "Brigg"
    When you play "Test Ward" targeting "Brigg"
    And the chain empties
    And you play "Test Reckoning"
    And the chain empties
    Then "Rodrigo" is in your opponent's graveyard
    And "Brigg" is in play
    And there is 1 card in your hand

  @rule:500.1
  Scenario: A turn that is skipped is skipped once
    Given the card "Test Nap" reads:
      """
      1, Ability
      Draw two cards. Skip your next turn.
      """
    And you have 1 ready resource
    And your hand is "Test Nap"
    When you play "Test Nap"
    And the chain empties
    And the turn ends
    Then it is your opponent's turn
    When the turn ends
    Then it is your opponent's turn
    When the turn ends
    Then it is your turn

  @rule:411.3b
  Scenario: Cards are drawn up to a maximum hand size as modifiers have made it
    Given cost is no matter
    And the card "Test Pack" reads:
      """
      1, Item—Bag
      Your maximum hand size is increased by one.
      """
    And the card "Test Refill" reads:
      """
      1, Instant Ability
      Draw cards until you reach your maximum hand size.
      """
    And you control "Test Pack"
    And your hand is "Test Refill", "Test Refill" and "Rodrigo"
    When you play "Test Refill"
    And the chain empties
    Then there are 8 cards in your hand
    When you play "Test Refill"
    And the chain empties
    Then there are 8 cards in your hand

  Scenario: A keyword that is lost leaves the other powers
    Given cost is no matter
    And the card "Test Sentinel" reads:
      """
      3, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 4 Health
      Protector <p> Elusive
      """
    And the card "Test Flare" reads:
      """
      1, Instant Ability
      Allies lose elusive and stealth this turn.
      """
    And your opponent controls "Test Sentinel"
    And your hand is "Test Flare"
    Then you can't propose that your hero attacks "Test Sentinel"
    When you play "Test Flare"
    And the chain empties
    Then you may propose that your hero attacks "Test Sentinel"
    When you propose that your hero attacks your opponent's hero
    And your opponent protects with "Test Sentinel"
    Then "Test Sentinel" is exhausted

  @rule:706.1
  Scenario: Only a card that targets what the words say can be interrupted
    Given cost is no matter
    And the card "Test Guard" reads:
      """
      1, Instant Ability
      Interrupt target ability card that targets an ally in your party.
      """
    And your opponent's hand is "Fire Blast", "Fire Blast"
    And it is your opponent's turn, in the action phase
    And you control "Brigg"
    And your hand is "Test Guard"
    When your opponent plays "Fire Blast" targeting your hero
    Then you can't play "Test Guard"
    When the chain empties
    And your opponent plays "Fire Blast" targeting "Brigg"
    And you respond by playing "Test Guard" targeting "Fire Blast"
    And the chain empties
    Then "Brigg" has 0 damage

  @rule:703.1
  Scenario: The first time counts once each turn
    Given cost is no matter
    And the card "Test Ambusher" reads:
      """
      2, Ability
      Ongoing: The first time your hero attacks each turn, draw a card.
      """
    And you control "Test Ambusher"
    And your opponent controls "Brigg"
    When you propose that your hero attacks "Brigg"
    And the combat concludes
    Then there is 1 card in your hand

  @rule:709.2b
  Scenario: Another one played this turn is not the card itself
    Given cost is no matter
    And the card "Test Rhythm" reads:
      """
      1, Instant Ability
      If you've played another ability this turn, draw two cards.
      """
    And your hand is "Test Rhythm", "Test Rhythm"
    When you play "Test Rhythm"
    And the chain empties
    Then there is 1 card in your hand
    When you play "Test Rhythm"
    And the chain empties
    Then there are 2 cards in your hand

  @rule:716.2
  Scenario: What would be dealt otherwise than in combat goes elsewhere, what is dealt in combat does not
    Given cost is no matter
    And the card "Test Proxy" reads:
      """
      1, Instant Ability
      All non-combat damage that would be dealt to your hero this turn is dealt to target ally instead.
      """
    And it is your opponent's turn, in the action phase
    And your hand is "Test Proxy"
    And you control "Rodrigo"
    And your opponent controls "Brigg"
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    And you respond by playing "Test Proxy" targeting "Rodrigo"
    And the chain empties
    Then your hero has 0 damage
    When your opponent proposes that "Brigg" attacks your hero
    And the combat concludes
    Then your hero has 1 damage
