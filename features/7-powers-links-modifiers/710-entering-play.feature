Feature: Entering play
  Cards that enter play exhausted or damaged do so at once.

  @rule:710.2 @example:cr-2007-05/710.2#1
  Scenario: A card put into play exhausted never was ready and so doesn't become exhausted
    Given cost is no matter
    And your hero is "Gorebelly" with 5 damage
    And you control "Circle of Life"
    And you control "Lord Grayson Shadowbreaker" as "the old lord"
    And your deck, from the top, is "Tim", "Lord Grayson Shadowbreaker" as "the new lord", "Brigg"
    And your hand is "Vanquish"
    When you play "Vanquish" targeting "the old lord"
    And the chain empties
    And you choose to
    And you choose "the new lord"
    Then you control "the new lord"
    And "the new lord" is exhausted
    And "the old lord" is in your graveyard
    And there are 2 cards in your deck
    And the chain is empty
    And "Gorebelly" has 5 damage

  @rule:710.2 @example:cr-2007-05/710.2#1
  Scenario: An ally of two health put into play by Spirit Healer enters with one damage
    Given you control "Spirit Healer"
    And your graveyard is "Cerwyn"
    And your opponent controls "Skorn, Mistress of Shadow"
    When the end phase starts
    Then the chain, top first, is "Spirit Healer"
    When both players pass
    And you choose to
    Then you control "Cerwyn"
    And "Cerwyn" has 1 damage
    And "Cerwyn" is ready
    And the chain is empty
    And your hero has 0 damage

  @rule:710.2
  Scenario: An ally of one health put into play by Spirit Healer enters unharmed
    Given you control "Spirit Healer"
    And your graveyard is "Bloodclaw"
    When the end phase starts
    And both players pass
    And you choose to
    Then "Bloodclaw" has 0 damage
    And you control "Bloodclaw"

  @rule:710.3
  Scenario: A card's own modifier takes it into account as it enters play
    Given cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Tracker Gallen"
    When you play "Tracker Gallen"
    And the chain empties
    Then "Tracker Gallen" has 2 ATK

  @rule:710.2
  Scenario Outline: Allies of the class that was chosen as a card entered play are those of no other class
    Given the card "Rallier" reads:
      """
      2, Alliance, Ally—Human Priest, 1 [Holy] ATK / 3 Health
      As Rallier enters play, choose a class.
      Other allies in your party of the chosen class have +1 ATK.
      """
    And the card "Swordhand" reads:
      """
      2, Alliance, Ally—Dwarf Warrior, 2 [Melee] ATK / 2 Health
      """
    And the card "Wizard" reads:
      """
      2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health
      """
    And cost is no matter
    And you control "Swordhand"
    And you control "Wizard"
    And your hand is "Rallier"
    When you play "Rallier"
    And the chain empties
    And you choose "<class>"
    Then "Swordhand" has <warrior> ATK
    And "Wizard" has <mage> ATK
    And "Rallier" has 1 ATK

    Examples:
      | class   | warrior | mage |
      | Warrior | 3       | 2    |
      | Mage    | 2       | 3    |
      | Priest  | 2       | 2    |

  @rule:710.2
  Scenario Outline: Damage of the type that was chosen as a card entered play is prevented
    Given the card "Warder" reads:
      """
      2, Alliance, Ally—Human Priest, 1 [Holy] ATK / 5 Health
      As Warder enters play, choose a damage type.
      Prevent all damage of the chosen type that would be dealt to Warder.
      """
    And the card "Scorch" reads:
      """
      1, Mage, Instant Ability
      Your hero deals 2 fire damage to target ally.
      """
    And cost is no matter
    And your hand is "Warder"
    And your opponent's hand is "Scorch"
    When you play "Warder"
    And the chain empties
    And you choose "<type>"
    And your opponent plays "Scorch" targeting "Warder"
    And the chain empties
    Then "Warder" has <damage> damage

    Examples:
      | type  | damage |
      | fire  | 0      |
      | frost | 2      |

  @rule:710.2 @rule:703.1
  Scenario Outline: An ally of which it was said as it was played that it enters play exhausted does, unless it is paid for
    Given the card "Agony" reads:
      """
      3, Alliance, Ally—Human Warlock, 2 [Shadow] ATK / 3 Health
      When an opponent plays an ally, he may pay 1. If he doesn't, that ally enters play exhausted.
      """
    And the card "Recruit" reads:
      """
      1, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health
      """
    And it is your opponent's turn, in the action phase
    And you control "Agony"
    And your opponent has 3 ready resources
    And your opponent's hand is "Recruit"
    When your opponent plays "Recruit"
    And the chain empties
    And your opponent chooses <answer>
    Then "Recruit" is <state>

    Examples:
      | answer | state     |
      | not to | exhausted |
      | to     | ready     |
