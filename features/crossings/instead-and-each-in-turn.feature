Feature: One deed in place of another, each card in turn, and what a card calls itself
  Texts of later sets ask for a state before they change it, do something for each card that was destroyed, wait for what
  a card does later in the turn, and speak of instants.

  @rule:709.2b
  Scenario: Only an instant is watched for
    Given cost is no matter
    And the card "Test Herald" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      When you play an instant ability, put a +1 ATK counter on this ally.
      """
    And the card "Test Spark" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target hero.
      """
    And the card "Test Fire" reads:
      """
      1, Ability
      Your hero deals 1 fire damage to target hero.
      """
    And you control "Test Herald"
    And your hand is "Test Spark", "Test Fire"
    When you play "Test Fire" targeting your opponent's hero
    And the chain empties
    Then "Test Herald" has 2 ATK
    When you play "Test Spark" targeting your opponent's hero
    And the chain empties
    Then "Test Herald" has 3 ATK
    And your opponent's hero has 2 damage

  @rule:709.2b
  Scenario: Its controller pays for each ally that was destroyed, and for no other
    Given cost is no matter
    And the card "Test Flood" reads:
      """
      5, Instant Ability
      Destroy all allies with cost 2 or less. For each ally destroyed this way, your hero deals 1 fire damage to its controller's hero.
      """
    And the card "Test Recruit" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health
      """
    And the card "Test Giant" reads:
      """
      7, Ally—Giant, 7 [Melee] ATK / 7 Health
      """
    And you control "Test Recruit" and "Test Giant"
    And your opponent controls "Test Recruit" as "the first" and "Test Recruit" as "the second"
    And your hand is "Test Flood"
    When you play "Test Flood"
    And the chain empties
    Then "Test Giant" is in play
    And your hero has 1 damage
    And your opponent's hero has 2 damage

  @rule:709.2b
  Scenario: A state is asked for before the deed that ends it: an ally that was exhausted
    Given cost is no matter
    And the card "Test Frost" reads:
      """
      2, Instant Ability
      Exhaust target ally. If it was already exhausted, your hero deals 2 frost damage to it.
      """
    And the card "Test Giant" reads:
      """
      7, Ally—Giant, 7 [Melee] ATK / 7 Health
      """
    And your opponent controls an exhausted "Test Giant"
    And your hand is "Test Frost"
    When you play "Test Frost" targeting "Test Giant"
    And the chain empties
    Then "Test Giant" is exhausted
    And "Test Giant" has 2 damage

  @rule:709.2b
  Scenario: A state is asked for before the deed that ends it: an ally that was ready
    Given cost is no matter
    And the card "Test Frost" reads:
      """
      2, Instant Ability
      Exhaust target ally. If it was already exhausted, your hero deals 2 frost damage to it.
      """
    And the card "Test Giant" reads:
      """
      7, Ally—Giant, 7 [Melee] ATK / 7 Health
      """
    And your opponent controls a ready "Test Giant"
    And your hand is "Test Frost"
    When you play "Test Frost" targeting "Test Giant"
    And the chain empties
    Then "Test Giant" is exhausted
    And "Test Giant" has 0 damage

  @rule:709.2b
  Scenario: One deed takes the place of another only where it is asked for
    Given cost is no matter
    And the card "Test Brand" reads:
      """
      2, Instant Ability
      Your hero deals 1 fire damage to target ally. If that ally is damaged, destroy it instead.
      """
    And the card "Test Giant" reads:
      """
      7, Ally—Giant, 7 [Melee] ATK / 7 Health
      """
    And your opponent controls a ready "Test Giant" with 0 damage
    And your hand is "Test Brand"
    When you play "Test Brand" targeting "Test Giant"
    And the chain empties
    Then "Test Giant" is in play

  @rule:709.2b
  Scenario: One deed takes the place of another where the ally is damaged
    Given cost is no matter
    And the card "Test Brand" reads:
      """
      2, Instant Ability
      Your hero deals 1 fire damage to target ally. If that ally is damaged, destroy it instead.
      """
    And the card "Test Giant" reads:
      """
      7, Ally—Giant, 7 [Melee] ATK / 7 Health
      """
    And your opponent controls a ready "Test Giant" with 1 damage
    And your hand is "Test Brand"
    When you play "Test Brand" targeting "Test Giant"
    And the chain empties
    Then "Test Giant" is in your opponent's graveyard

  @rule:715.1
  Scenario: A text waits for an ally to be destroyed later in the turn
    Given cost is no matter
    And the card "Test Touch" reads:
      """
      1, Instant Ability
      Your hero deals 1 shadow damage to target ally. If that ally is destroyed this turn, draw a card.
      """
    And the card "Test Blow" reads:
      """
      1, Instant Ability
      Destroy target ally.
      """
    And the card "Test Giant" reads:
      """
      7, Ally—Giant, 7 [Melee] ATK / 7 Health
      """
    And your opponent controls "Test Giant"
    And your hand is "Test Touch", "Test Blow"
    And your deck, from the top, is "Brigg"
    When you play "Test Touch" targeting "Test Giant"
    And the chain empties
    Then "Brigg" is in your deck
    When you play "Test Blow" targeting "Test Giant"
    And the chain empties
    Then "Test Giant" is in your opponent's graveyard
    And "Brigg" is in your hand

  @rule:716.2
  Scenario: Damage to others is dealt to the one who shields them
    Given cost is no matter
    And the card "Test Shield" reads:
      """
      6, Ally—Human Paladin, 5 [Holy] ATK / 9 Health
      Damage that would be dealt to other allies in your party is dealt to this ally instead.
      """
    And the card "Test Recruit" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health
      """
    And the card "Test Rain" reads:
      """
      1, Instant Ability
      Your hero deals 2 fire damage to target ally.
      """
    And you control "Test Shield" and "Test Recruit"
    And your hand is "Test Rain"
    When you play "Test Rain" targeting "Test Recruit"
    And the chain empties
    Then "Test Recruit" has 0 damage
    And "Test Shield" has 2 damage
