Feature: Costs that speak of targets
  Targets are chosen before a cost is paid, so that a cost which needs them decides which ones are on offer.

  @rule:707.1d @rule:707.1e
  Scenario: What can't be destroyed for a cost is no target on offer
    Given the card "Dark Bargain" reads:
      """
      1, Instant Ability
      As an additional cost to play Dark Bargain, destroy target ally. Draw a card.
      """
    And the card "Undying One" reads:
      """
      1, Horde, Ally—Undead Warrior, 1 [Melee] ATK / 1 Health
      Undying One can't be destroyed.
      """
    And cost is no matter
    And your hand is "Dark Bargain"
    And you control "Undying One", "Brigg"
    When you play "Dark Bargain" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in your graveyard
    And you control "Undying One"

  @rule:401.1 @rule:707.2
  Scenario: Where nothing can be destroyed for a cost, the card can't be played
    Given the card "Dark Bargain" reads:
      """
      1, Instant Ability
      As an additional cost to play Dark Bargain, destroy target ally. Draw a card.
      """
    And the card "Undying One" reads:
      """
      1, Horde, Ally—Undead Warrior, 1 [Melee] ATK / 1 Health
      Undying One can't be destroyed.
      """
    And cost is no matter
    And your hand is "Dark Bargain"
    And you control "Undying One"
    Then you can't play "Dark Bargain", because of 401.1
