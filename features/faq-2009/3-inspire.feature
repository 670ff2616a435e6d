@edition:faq-2009-03
Feature: Inspire
  As another player's ready step starts, a character with inspire lets its controller ready exhausted cards of the named kind.

  @rule:faq-2009-03:3 @example:faq-2009-03/3#1
  Scenario: Two characters with inspire ready two allies, themselves among them
    Given you control an exhausted "Vindicator Kaldel" as "the first Kaldel"
    And you control an exhausted "Vindicator Kaldel" as "the second Kaldel"
    When the turn ends
    And you choose "the first Kaldel", "the second Kaldel"
    Then "the first Kaldel" is ready and "the second Kaldel" is ready
    And the chain is empty
    And it is your opponent's turn, in the ready step

  @rule:faq-2009-03:3 @example:faq-2009-03/3#1
  Scenario: Inspiring is optional, and a character that wasn't chosen stays exhausted
    Given you control an exhausted "Vindicator Kaldel" as "the first Kaldel"
    And you control an exhausted "Vindicator Kaldel" as "the second Kaldel"
    When the turn ends
    And you choose "the first Kaldel"
    Then "the first Kaldel" is ready and "the second Kaldel" is exhausted

  @rule:faq-2009-03:3 @example:faq-2009-03/3#1
  Scenario: Two characters with inspire ready no third ally, and may ready others than themselves
    Given you control an exhausted "Vindicator Kaldel" as "the first Kaldel"
    And you control an exhausted "Vindicator Kaldel" as "the second Kaldel"
    And you control an exhausted "Kor Cindervein"
    And your opponent controls an exhausted "Cerwyn"
    When the turn ends
    Then you must choose between "the first Kaldel", "the second Kaldel", "Kor Cindervein"
    When you choose "the second Kaldel", "Kor Cindervein"
    Then "the second Kaldel" is ready and "Kor Cindervein" is ready
    And "the first Kaldel" is exhausted
    And "Cerwyn" is ready
    And the chain is empty

  @rule:faq-2009-03:3 @example:faq-2009-03/3#1
  Scenario: Nobody need be inspired at all, and on one's own turn nothing is
    Given you control an exhausted "Vindicator Kaldel" as "the first Kaldel"
    And you control an exhausted "Vindicator Kaldel" as "the second Kaldel"
    When the turn ends
    And you choose none
    Then "the first Kaldel" is exhausted and "the second Kaldel" is exhausted
    When your next turn starts
    Then "the first Kaldel" is ready and "the second Kaldel" is ready

  @rule:faq-2009-03:3 @example:faq-2009-03/3#2
  Scenario: One exhausted quest is inspired once, however many could inspire it
    Given you control "Marksman Glous" as "the first Glous"
    And you control "Marksman Glous" as "the second Glous"
    And you have an exhausted "Your Fortune Awaits You" as a face-up resource
    And you have 1 ready resource
    When the turn ends
    And you choose "Your Fortune Awaits You"
    And you choose "the second Glous"
    Then you have 2 ready resources
    When the action phase starts
    And you complete "Your Fortune Awaits You"
    Then you have 0 ready resources
    When the chain empties
    Then there is 1 card in your hand

  @rule:401.1 @example:faq-2009-03/3#2
  Scenario: A quest that is ready can't be inspired and costs what it says
    Given you control "Marksman Glous"
    And you have "Your Fortune Awaits You" as a face-up resource
    And you have 1 ready resource
    When the turn ends
    Then it is your opponent's turn, in the ready step
    And you can't complete "Your Fortune Awaits You", because of 401.1

  @rule:faq-2009-03:3 @example:faq-2009-03/3#3
  Scenario: A power that names several kinds readies one card of each
    Given you control an exhausted "Exarch Orelis"
    And your hero is an exhausted "Gorebelly"
    And you have an exhausted "Brigg" as a face-down resource
    And you have 5 exhausted resources
    When the turn ends
    And you choose "Exarch Orelis", your hero, "Brigg"
    Then "Exarch Orelis" is ready
    And your hero is ready
    And you have 1 ready resource

  @rule:faq-2009-03:3 @example:faq-2009-03/3#3
  Scenario: Of the kinds named some may be left out
    Given you control an exhausted "Exarch Orelis"
    And your hero is an exhausted "Gorebelly"
    And you have 6 exhausted resources
    When the turn ends
    And you choose your hero
    Then your hero is ready
    And "Exarch Orelis" is exhausted
    And you have 0 ready resources

  @rule:faq-2009-03:3 @example:faq-2009-03/3#3
  Scenario: Of the kinds named all may be left out
    Given you control an exhausted "Exarch Orelis"
    And your hero is an exhausted "Gorebelly"
    And you have 6 exhausted resources
    When the turn ends
    And you choose none
    Then your hero is exhausted
    And "Exarch Orelis" is exhausted
    And you have 0 ready resources

  @rule:faq-2009-03:3
  Scenario: Two quests inspired by two characters are each cheaper by 1, and only this turn
    Given you control "Marksman Glous" as "the first Glous"
    And you control "Marksman Glous" as "the second Glous"
    And you have an exhausted "Your Fortune Awaits You" as a face-up resource as "the first quest"
    And you have an exhausted "Your Fortune Awaits You" as a face-up resource as "the second quest"
    And you have 3 ready resources
    When the turn ends
    And you choose "the first quest", "the second quest"
    And you choose "the first Glous"
    And you choose in order "the first Glous", "the second Glous"
    Then it is your opponent's turn, in the ready step
    And you have 5 ready resources
    When the chain empties
    And you complete "the first quest"
    Then you have 3 ready resources
    When the chain empties
    Then you may complete "the second quest"
    When your next turn starts
    Then you have 5 ready resources
    When you complete "the second quest"
    Then you have 2 ready resources

  @rule:faq-2009-03:3
  Scenario Outline: With which of two powers a quest is inspired is its controller's choice
    Given the card "Test Scribe" reads:
      """
      2, Ally—Human Mage, 1 [Arcane] ATK / 2 Health
      Inspire: Quest
      """
    And you control <allies>
    And you have an exhausted "Your Fortune Awaits You" as a face-up resource
    And you have 1 ready resource
    When the turn ends
    And you choose "Your Fortune Awaits You"
    Then you must choose between <allies>
    When you choose <inspires>
    And the draw step starts
    Then you <complete> complete "Your Fortune Awaits You"

    Examples:
      | allies                            | inspires         | complete |
      | "Test Scribe", "Marksman Glous"   | "Marksman Glous" | may      |
      | "Test Scribe", "Marksman Glous"   | "Test Scribe"    | can't    |
      | "Marksman Glous", "Test Scribe"   | "Marksman Glous" | may      |
      | "Marksman Glous", "Test Scribe"   | "Test Scribe"    | can't    |

  @rule:faq-2009-03:3
  Scenario Outline: Of two characters that inspire two cards one inspires what the other leaves
    Given the card "Smith" reads:
      """
      2, Ally—Dwarf, 1 [Melee] ATK / 2 Health
      Inspire: Equipment
      When an armor is inspired this way, Smith heals 2 damage from your hero.
      """
    And the card "Polisher" reads:
      """
      2, Ally—Dwarf, 1 [Melee] ATK / 2 Health
      Inspire: Equipment
      """
    And the card "Plate" reads:
      """
      1, Armor—Plate, 2 DEF
      """
    And the card "Ring" reads:
      """
      1, Item—Ring
      """
    And your hero has 5 damage
    And you control "Polisher", "Smith"
    And you control an exhausted "Plate"
    And you control an exhausted "Ring"
    When the turn ends
    And you choose "Ring", "Plate"
    And you choose <inspires the ring>
    And the draw step starts
    Then "Ring" is ready and "Plate" is ready
    And your hero has <damage> damage

    Examples:
      | inspires the ring | damage |
      | "Polisher"        | 3      |
      | "Smith"           | 5      |

  @rule:faq-2009-03:3
  Scenario: Who alone can inspire one of the chosen cards inspires that one, and nobody chooses
    Given the card "Smith" reads:
      """
      2, Ally—Dwarf, 1 [Melee] ATK / 2 Health
      Inspire: Equipment
      When an armor is inspired this way, Smith heals 2 damage from your hero.
      """
    And the card "Armorer" reads:
      """
      2, Ally—Dwarf, 1 [Melee] ATK / 2 Health
      Inspire: Armor
      """
    And the card "Plate" reads:
      """
      1, Armor—Plate, 2 DEF
      """
    And the card "Ring" reads:
      """
      1, Item—Ring
      """
    And your hero has 5 damage
    And you control "Smith", "Armorer"
    And you control an exhausted "Plate"
    And you control an exhausted "Ring"
    When the turn ends
    And you choose "Plate", "Ring"
    And the draw step starts
    Then "Ring" is ready and "Plate" is ready
    And your hero has 5 damage
