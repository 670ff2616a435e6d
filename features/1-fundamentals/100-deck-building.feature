Feature: Deck building
  How many cards a deck holds, which cards a hero allows, and how many of one name there may be.

  @rule:100.1
  Scenario: Sixty cards are a Constructed deck, one fewer are none
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      59 Ironforge Guards
      """
    Then the deck can't be played in Constructed, because of 100.1
    And the deck may be played in Sealed Pack

  @rule:100.1
  Scenario: Thirty cards are a Sealed Pack deck, one fewer are none
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      30 Fire Blast
      """
    Then the deck may be played in Sealed Pack
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      29 Fire Blast
      """
    Then the deck can't be played in Sealed Pack, because of 100.1

  @rule:100.1
  Scenario: There is no upper limit, but no hero card belongs in a deck
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      250 Ironforge Guards
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards
      1 Litori Frostburn
      """
    Then the deck can't be played in Constructed, because of 100.1
    And the deck can't be played in Sealed Pack, because of 100.1

  @rule:100.2
  Scenario: A card needs one of its trait icons on the hero, a card without icons needs nothing
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      56 Ironforge Guards
      4 Fire Blast
      4 Landro Longshot
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Gorebelly
      60 Landro Longshot
      1 Fire Blast
      """
    Then the deck can't be played in Sealed Pack, because of 100.2
    When you put a deck together:
      """
      Hero: Gorebelly
      60 Landro Longshot
      1 Ironforge Guards
      """
    Then the deck can't be played in Sealed Pack, because of 100.2

  @rule:100.2
  Scenario: A talent also requires its specialization of the hero
    Given the card "Marksman" reads:
      """
      Hunter, Alliance, Hero—Night Elf (Marksmanship), 28 Health
      """
    When you put a deck together:
      """
      Hero: Marksman
      60 Ironforge Guards
      1 Aimed Shot
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Kana Nassis
      60 Ironforge Guards
      1 Aimed Shot
      """
    Then the deck can't be played in Constructed, because of 100.2

  @rule:100.3
  Scenario Outline: A Constructed side deck is ten cards, no fewer and no more
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards

      Side deck
      <cards> Ironforge Guards
      """
    Then the deck can't be played in Constructed, because of 100.3
    And the deck may be played in Sealed Pack

    Examples:
      | cards |
      | 9     |
      | 11    |

  @rule:100.3 @rule:100.2
  Scenario: A Constructed side deck holds what the main deck could, a Sealed Pack one whatever is left over
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards

      Side deck
      10 Ironforge Guards
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards

      Side deck
      9 Ironforge Guards
      1 Bear Form
      """
    Then the deck can't be played in Constructed, because of 100.2
    And the deck may be played in Sealed Pack
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards

      Side deck
      9 Ironforge Guards
      """
    Then the deck can't be played in Constructed, because of 100.3

  @rule:100.4
  Scenario: Four copies of a card are allowed, those in the side deck counted with the others
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      57 Ironforge Guards
      3 Fire Blast

      Side deck
      9 Ironforge Guards
      1 Fire Blast
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      57 Ironforge Guards
      3 Fire Blast

      Side deck
      8 Ironforge Guards
      2 Fire Blast
      """
    Then the deck can't be played in Constructed, because of 100.4
    And the deck may be played in Sealed Pack

  @rule:100.4 @example:cr-2007-05/glossary-unlimited#1
  Scenario: Of an unlimited card there may be any number
    When you put a deck together:
      """
      Hero: Gorebelly
      60 Orgrimmar Grunts
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Gorebelly
      55 Orgrimmar Grunts
      5 Landro Longshot
      """
    Then the deck can't be played in Constructed, because of 100.4

  @edition:clarifications-de @rule:100.1 @rule:100.3
  @example:clarifications-de/6#1 @example:clarifications-de/7#1
  Scenario: Sixty cards, ten beside them, thirty where the cards come out of packs
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards

      Side deck
      10 Ironforge Guards
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      59 Ironforge Guards

      Side deck
      9 Ironforge Guards
      """
    Then the deck can't be played in Constructed, because of 100.1
    And the deck can't be played in Constructed, because of 100.3
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards

      Side deck
      9 Ironforge Guards
      """
    Then the deck can't be played in Constructed, because of 100.3
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards

      Side deck
      11 Ironforge Guards
      """
    Then the deck can't be played in Constructed, because of 100.3
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      30 Ironforge Guards
      """
    Then the deck may be played in Sealed Pack
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      29 Ironforge Guards
      """
    Then the deck can't be played in Sealed Pack, because of 100.1

  @rule:101.1
  Scenario: Only a hero leads a deck
    When you put a deck together:
      """
      Hero: Landro Longshot
      60 Brigg
      """
    Then the deck can't be played in Sealed Pack, because of 101.1

  @rule:100.4
  Scenario: Copies in the side deck count in Constructed
    When you put a deck together:
      """
      Hero: Boris Brightbeard
      3 Kryton Barleybeard
      57 Ironforge Guards
      Side deck:
      2 Kryton Barleybeard
      8 Ironforge Guards
      """
    Then the deck can't be played in Constructed, because of 100.4
    And the deck may be played in Sealed Pack
