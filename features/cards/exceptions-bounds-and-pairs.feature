Feature: Bans with exceptions, values with a bound, and one of two deeds
  What is forbidden except at some time or by some, what is lowered no further than a number, what did either of two things.

  @rule:303.2
  Scenario Outline: What lowers a strike cost to 0 at most leaves the whole of what raises it after that
    Given the card "Test Sweeper" reads:
      """
      4, Warrior, Weapon—Axe, Melee (1), 3 [Melee] ATK, 2 Strike Cost
      Test Sweeper has -1 strike cost for each opposing ally, to a minimum of 0.
      """
    And the card "Test Rust" reads:
      """
      0, Ability
      Ongoing: Weapons you control have +1 strike cost.
      """
    And you control "Test Sweeper"
    And your hand is "Test Rust"
    And your opponent controls "Tim", "Brigg", "Leeroy Jenkins", "Kena Shadowbrand"
    And you have <resources> ready resources
    When you play "Test Rust"
    And the chain empties
    And you propose that your hero attacks your opponent's hero
    And the defend window opens
    Then <outcome>

    Examples:
      | resources | outcome                                                |
      | 1         | you may strike with "Test Sweeper"                     |
      | 0         | you can't strike with "Test Sweeper", because of 401.1 |

  @rule:103.2
  Scenario: Who can't draw except in his draw step draws there, and nowhere else
    Given the card "Test Robe" reads:
      """
      2, Instant Ability
      Until the start of your next turn, target opponent can't draw cards except during his draw step.
      """
    And the card "Test Thought" reads:
      """
      1, Ability
      Draw a card.
      """
    And cost is no matter
    And your hand is "Test Robe"
    And your opponent's hand is "Test Thought"
    And your opponent's deck, from the top, is "Tim", "Brigg"
    When you play "Test Robe" targeting your opponent
    And the chain empties
    And the turn ends
    And the action phase starts
    Then "Tim" is in your opponent's hand
    When your opponent plays "Test Thought"
    And the chain empties
    Then "Brigg" is in your opponent's deck

  @rule:103.2
  Scenario: Opponents whose turn it isn't draw no card, and on their turn only in its draw step
    Given the card "Test Warden" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      Opponents can't draw cards except during their draw step.
      """
    And the card "Test Gift" reads:
      """
      1, Instant Ability
      Each player draws a card.
      """
    And cost is no matter
    And you control "Test Warden"
    And your hand is "Test Gift"
    And your deck, from the top, is "Fire Blast"
    And your opponent's deck, from the top, is "Tim"
    When you play "Test Gift"
    And the chain empties
    Then "Fire Blast" is in your hand
    And "Tim" is in your opponent's deck
    When the turn ends
    And the action phase starts
    Then "Tim" is in your opponent's hand

  @rule:500.2
  Scenario Outline: At the end of the turn counts whether the ally attacked or defended
    Given the card "Test Wound" reads:
      """
      2, Ability
      Attach to target hero or ally, and your hero deals 1 melee damage to it.
      Ongoing: At the end of each turn, if attached character attacked or defended this turn, your hero deals 2 melee damage to it.
      """
    And the card "Test Target" reads:
      """
      3, Horde, Ally—Orc Warrior, 0 [Melee] ATK / 4 Health
      """
    And cost is no matter
    And your hand is "Test Wound"
    And you control "Tim"
    And your opponent controls "Test Target" as "the one attacked"
    And your opponent controls "Test Target" as "the idle one"
    When you play "Test Wound" targeting "<wounded>"
    And the chain empties
    And you propose that "Tim" attacks "the one attacked"
    And the combat concludes
    And the turn ends
    Then <outcome>

    Examples:
      | wounded          | outcome                                            |
      | the one attacked | "the one attacked" is in your opponent's graveyard |
      | the idle one     | "the idle one" has 1 damage                        |
