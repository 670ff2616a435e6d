Feature: Abilities that are gone with their hosts
  An ability that is attached to a card goes to its owner's graveyard as that card leaves play, and what it does then
  finds it there.

  Background:
    Given cost is no matter
    And the card "Clinging Ward" reads:
      """
      2, Ability
      Attach to target ally.
      Ongoing: When attached ally leaves play, put Clinging Ward into its owner's hand.
      """
    And the card "Grunt" reads:
      """
      2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And the card "Slay" reads:
      """
      2, Ability
      Destroy target ally.
      """
    And the card "Recall" reads:
      """
      2, Ability
      Put target ally into its owner's hand.
      """

  @rule:712.4
  Scenario Outline: A ward on an ally that <spell> takes out of play comes back from the graveyard
    Given you control "Grunt"
    And your "Clinging Ward" is attached to your "Grunt"
    And your hand is "<spell>"
    When you play "<spell>" targeting "Grunt"
    And the chain empties
    Then "Clinging Ward" is in your hand

    Examples:
      | spell  |
      | Slay   |
      | Recall |

  @rule:306.3e
  Scenario: A ward on another's ally goes back to the hand of its own owner
    Given your opponent controls "Grunt"
    And your "Clinging Ward" is attached to your opponent's "Grunt"
    And your hand is "Slay"
    When you play "Slay" targeting "Grunt"
    And the chain empties
    Then "Clinging Ward" is in your hand
    And "Grunt" is in your opponent's graveyard

  @rule:411.8a
  Scenario: A ward that has left the graveyard before its effect resolves stays where it is
    Given the card "Ward Eater" reads:
      """
      1, Instant Ability
      Remove target ability card in your graveyard from the game.
      """
    And you control "Grunt"
    And your "Clinging Ward" is attached to your "Grunt"
    And your hand is "Slay", "Ward Eater"
    When you play "Slay" targeting "Grunt"
    And both players pass
    And you respond by playing "Ward Eater" targeting "Clinging Ward"
    And the chain empties
    Then "Clinging Ward" is removed from the game

  @rule:411.8b
  Scenario: An ally of yours that is destroyed can be bought back, one of an opponent can't
    Given the card "Mother" reads:
      """
      5, Horde, Ally—Undead Priest, 2 [Shadow] ATK / 4 Health
      When an ally card enters your graveyard from play, you may pay 1. If you do, put that card into your hand.
      """
    And you control "Mother", "Grunt"
    And your opponent controls "Tim"
    And your hand is "Slay" as "the first", "Slay" as "the second"
    When you play "the first" targeting "Tim"
    And the chain empties
    Then "Tim" is in your opponent's graveyard
    When you play "the second" targeting "Grunt"
    And the chain empties
    And you choose to
    Then "Grunt" is in your hand

  @rule:602.2
  Scenario: A protector that can protect even if it is exhausted does so
    Given the card "Warden" reads:
      """
      3, Alliance, Ally—Dwarf Warrior, 1 [Melee] ATK / 6 Health
      Protector
      Warden can protect even if it's exhausted.
      """
    And it is your opponent's turn
    And your opponent controls "Grunt"
    And you control an exhausted "Warden"
    When your opponent proposes that "Grunt" attacks your hero
    And you protect with "Warden"
    And the combat concludes
    Then "Warden" has 2 damage
    And your hero has 0 damage

  @rule:103.2
  Scenario: While one attacks whose opponents can't play cards or use powers they can do neither
    Given the card "Silencer" reads:
      """
      3, Horde, Ally—Undead Rogue, 3 [Melee] ATK / 3 Health
      While Silencer is attacking, opponents can't play cards or use powers.
      """
    And the card "Wand Bearer" reads:
      """
      3, Alliance, Ally—Human Mage, 1 [Arcane] ATK / 3 Health
      [Activate] >>> Draw a card.
      """
    And the card "Quick Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target ally.
      """
    And you control "Silencer"
    And your opponent controls "Wand Bearer"
    And your opponent's hand is "Quick Bolt"
    When you propose that "Silencer" attacks your opponent's hero
    And both players pass
    And you pass
    Then your opponent can't play "Quick Bolt"
    And your opponent can't use "Wand Bearer"
