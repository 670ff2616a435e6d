Feature: What a character's controller pays so that it can protect
  A cost is paid for any action of the game, before it is done (401.1).

  Background:
    Given the card "Warden of Tolls" reads:
      """
      4, Alliance, Ally—Human Paladin, 2 [Holy] ATK / 4 Health
      Opposing allies can't attack or protect unless their controllers pay 1 for each.
      """
    And the card "Bulwark" reads:
      """
      2, Horde, Ally—Tauren Warrior, 1 [Melee] ATK / 4 Health
      Protector
      """

  @rule:401.1 @rule:602.2
  Scenario: Whoever pays can protect, and pays for each protector
    Given you control "Warden of Tolls"
    And your opponent controls "Bulwark"
    And your opponent has 1 ready resource
    When you propose that "Warden of Tolls" attacks your opponent's hero
    And both players pass
    And both players pass
    And your opponent protects with "Bulwark"
    Then your opponent has 0 ready resources
    When the combat concludes
    Then "Bulwark" has 2 damage
    And your opponent's hero has 0 damage

  @rule:602.2
  Scenario: Whoever can't pay can't protect
    Given you control "Warden of Tolls"
    And your opponent controls "Bulwark"
    And your opponent has 0 ready resources
    When you propose that "Warden of Tolls" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 2 damage
    And "Bulwark" has 0 damage

  @rule:401.1 @rule:602.2
  Scenario: A character isn't exhausted for its own protecting, but another one is
    Given the card "Toll of Sweat" reads:
      """
      2, Ability
      Ongoing: Opposing allies can't protect unless their controllers exhaust an ally.
      """
    And you control "Toll of Sweat" and "Tim"
    And your opponent controls "Bulwark"
    When you propose that "Tim" attacks your opponent's hero
    And both players pass
    And both players pass
    Then your opponent can't protect with "Bulwark", because of 401.1

  @rule:401.1 @rule:602.2
  Scenario: Another ally is exhausted so that a character can protect
    Given the card "Toll of Sweat" reads:
      """
      2, Ability
      Ongoing: Opposing allies can't protect unless their controllers exhaust an ally.
      """
    And you control "Toll of Sweat" and "Crazy Igvand"
    And your opponent controls "Bulwark" and "Brigg"
    When you propose that "Crazy Igvand" attacks your opponent's hero
    And both players pass
    And both players pass
    And your opponent protects with "Bulwark"
    Then "Brigg" is exhausted
    When the combat concludes
    Then "Crazy Igvand" has 1 damage
    And your opponent's hero has 0 damage

  @rule:401.1 @rule:602.2
  Scenario: Whoever pays with an ally of a party pays with one of his or her own
    Given the card "Toll of Blood" reads:
      """
      2, Ability
      Ongoing: An opposing ally can't protect unless its controller destroys an ally in his party.
      """
    And you control "Toll of Blood" and "Crazy Igvand"
    And your opponent controls "Bulwark" and "Brigg"
    When you propose that "Crazy Igvand" attacks your opponent's hero
    And both players pass
    And both players pass
    And your opponent protects with "Bulwark"
    Then "Brigg" is in your opponent's graveyard
    When the combat concludes
    Then "Crazy Igvand" has 1 damage
    And your opponent's hero has 0 damage
