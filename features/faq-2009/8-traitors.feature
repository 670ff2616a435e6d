@edition:faq-2009-03
Feature: Traitors
  A hero that is a Traitor has no talents.

  @rule:faq-2009-03:8
  Scenario: No talent goes into the deck of a Traitor
    Given the card "Grimtotem Exile" reads:
      """
      Horde, Hero—Traitor Tauren Shaman, 28 Health
      """
    And the card "Faithful Tauren" reads:
      """
      Horde, Hero—Tauren Shaman, 28 Health
      """
    And the card "Honed Skill" reads:
      """
      1, Shaman, Instant Ability—Enhancement Talent
      Draw a card.
      """
    When you put a deck together:
      """
      Hero: Grimtotem Exile
      4 Frost Shock
      56 Landro Longshot
      """
    Then the deck may be played in Sealed Pack
    When you put a deck together:
      """
      Hero: Grimtotem Exile
      1 Honed Skill
      59 Landro Longshot
      """
    Then the deck can't be played in Sealed Pack, because of faq-2009-03:8
    When you put a deck together:
      """
      Hero: Faithful Tauren
      1 Honed Skill
      59 Landro Longshot
      """
    Then the deck may be played in Sealed Pack

  @rule:faq-2009-03:8
  Scenario: What requires a Traitor goes only into the deck of one
    Given the card "Grimtotem Exile" reads:
      """
      Horde, Hero—Traitor Tauren Shaman, 28 Health
      """
    And the card "Faithful Tauren" reads:
      """
      Horde, Hero—Tauren Shaman, 28 Health
      """
    And the card "Broken Oath" reads:
      """
      1, Instant Ability
      Traitor Hero Required
      Draw a card.
      """
    When you put a deck together:
      """
      Hero: Grimtotem Exile
      1 Broken Oath
      59 Landro Longshot
      """
    Then the deck may be played in Sealed Pack
    When you put a deck together:
      """
      Hero: Faithful Tauren
      1 Broken Oath
      59 Landro Longshot
      """
    Then the deck can't be played in Sealed Pack, because of faq-2009-03:8
