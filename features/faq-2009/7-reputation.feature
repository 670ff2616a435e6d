@edition:faq-2009-03
Feature: Reputation
  Cards of two reputations don't go into one Constructed deck.

  @rule:faq-2009-03:7
  Scenario: One reputation may fill a deck, and a card of another spoils it
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      56 Ironforge Guards
      2 Marksman Glous
      2 Vindicator Kaldel
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      57 Ironforge Guards
      2 Marksman Glous
      1 Arcanist Avelena
      """
    Then the deck can't be played in Constructed, because of faq-2009-03:7
    And the deck may be played in Sealed Pack

  @rule:faq-2009-03:7
  Scenario: Main deck and side deck count together
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      58 Ironforge Guards
      2 Marksman Glous

      Side deck
      9 Ironforge Guards
      1 Arcanist Avelena
      """
    Then the deck can't be played in Constructed, because of faq-2009-03:7
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards

      Side deck
      9 Ironforge Guards
      1 Arcanist Avelena
      """
    Then the deck may be played in Constructed
