Feature: Packets of an amount, cards that would leave play, and the second card drawn
  What each of these powers does at the amount, the card or the draw that it names, and what it leaves alone beside it.

  Background:
    Given cost is no matter
    And the card "Pyre" reads:
      """
      3, Instant Ability
      Your hero deals 4 fire damage to target hero or ally.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target hero or ally.
      """
    And the card "Chill" reads:
      """
      1, Instant Ability
      Your hero deals 1 frost damage to target hero or ally.
      """
    And the card "Embers" reads:
      """
      2, Instant Ability
      Your hero deals 3 fire damage to target hero or ally.
      """
    And the card "Recruit" reads:
      """
      2, Ally—Orc, 2 [Melee] ATK / 4 Health
      """

  @rule:703.4
  Scenario: Of three cards drawn at once one is the second
    Given the card "Watcher" reads:
      """
      2, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 4 Health
      When an opponent draws his second card each turn, Watcher deals 2 ranged damage to his hero.
      """
    And the card "Gain" reads:
      """
      1, Ability
      Draw three cards.
      """
    And it is your opponent's turn
    And you control "Watcher"
    And your opponent's hand is "Gain"
    And your opponent's deck, from the top, is "Brigg", "Rodrigo", "Tim", "Brigg"
    When your opponent plays "Gain"
    And the chain empties
    Then your opponent's hero has 2 damage
    And your hero has 0 damage

  @rule:403.4
  Scenario Outline: A bulwark changes <spell> to <damage> damage
    Given the card "Bulwark" reads:
      """
      3, Ability
      Ongoing: If your hero would be dealt 4 or more damage, it's dealt 2 damage instead.
      """
    And it is your opponent's turn
    And you control "Bulwark"
    And your opponent's hand is "<spell>"
    When your opponent plays "<spell>" targeting your hero
    And the chain empties
    Then your hero has <damage> damage

    Examples:
      | spell  | damage |
      | Pyre   | 2      |
      | Embers | 3      |

  @rule:403.4
  Scenario Outline: Where exactly 1 fire damage becomes 2, <spell> deals <damage>
    Given the card "Kindling" reads:
      """
      3, Ability
      Ongoing: If a hero or ally in your party would deal exactly 1 fire or shadow damage, it deals 2 of that type instead.
      """
    And you control "Kindling"
    And your hand is "<spell>"
    When you play "<spell>" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has <damage> damage

    Examples:
      | spell  | damage |
      | Spark  | 2      |
      | Chill  | 1      |
      | Embers | 3      |

  @rule:716.4
  Scenario: Only the next damage is dealt to whoever deals it
    Given the card "Mirror" reads:
      """
      1, Instant Ability
      The next time an opposing hero or ally would deal damage to your hero this turn, it deals that damage to itself instead.
      """
    And it is your opponent's turn
    And your hand is "Mirror"
    And your opponent's hand is "Pyre" and "Embers"
    When your opponent plays "Pyre" targeting your hero
    And you play "Mirror"
    And the chain empties
    And your opponent plays "Embers" targeting your hero
    And the chain empties
    Then your opponent's hero has 4 damage
    And your hero has 3 damage

  @rule:411.8e
  Scenario Outline: The ally put into play from a graveyard is removed, for all that <card> would put it elsewhere
    Given the card "Raise" reads:
      """
      1, Ability
      Put target ally card from any graveyard into play under your control. If that ally would leave play, remove it from the game instead.
      """
    And the card "Homeward" reads:
      """
      1, Ability
      Put target ally into its owner's hand.
      """
    And your opponent's graveyard is "Recruit"
    And your hand is "Raise" and "<card>"
    When you play "Raise" targeting "Recruit"
    And the chain empties
    And you play "<card>" targeting "Recruit"
    And the chain empties
    Then "Recruit" is removed from the game

    Examples:
      | card     |
      | Homeward |
      | Pyre     |

  @rule:716.4
  Scenario: The ally that would be destroyed next has its damage removed and is exhausted, and the one after it dies
    Given the card "Reprieve" reads:
      """
      1, Instant Ability
      The next time an ally in your party would be destroyed this turn, remove all damage from it and exhaust it instead.
      """
    And you control "Recruit"
    And you control "Tim"
    And your hand is "Reprieve" and "Pyre" and "Embers"
    When you play "Reprieve"
    And the chain empties
    And you play "Pyre" targeting "Recruit"
    And the chain empties
    And you play "Embers" targeting "Tim"
    And the chain empties
    Then "Recruit" has 0 damage
    And "Recruit" is exhausted
    And "Tim" is in your graveyard

  @rule:702.3
  Scenario Outline: With <damage> damage against 3 the reward leaves "Rodrigo" in your <zone>
    Given the card "Debt" reads:
      """
      Quest
      Pay 1 to complete this quest.
      Reward: Draw a card. If your hero has more damage than each opposing hero, draw two cards instead.
      """
    And your hero has <damage> damage
    And your opponent's hero has 3 damage
    And you have "Debt" as a face-up resource
    And your deck, from the top, is "Brigg", "Rodrigo", "Tim"
    When you complete "Debt"
    And the chain empties
    Then "Brigg" is in your hand
    And "Rodrigo" is in your <zone>

    Examples:
      | damage | zone |
      | 3      | deck |
      | 4      | hand |

  @rule:703.2
  Scenario Outline: <ally> was <state> as it was destroyed
    Given the card "Mourner" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 5 Health
      When an opposing ally is destroyed, if it was exhausted, Mourner deals 2 melee damage to your hero.
      """
    And the card "Sleeper" reads:
      """
      2, Ally—Orc, 1 [Melee] ATK / 4 Health
      """
    And you control "Mourner"
    And your opponent controls "Recruit"
    And your opponent controls an exhausted "Sleeper"
    And your hand is "Pyre"
    When you play "Pyre" targeting "<ally>"
    And the chain empties
    Then "<ally>" is in your opponent's graveyard
    And your hero has <damage> damage

    Examples:
      | ally    | state     | damage |
      | Recruit | ready     | 0      |
      | Sleeper | exhausted | 2      |

  @rule:703.3
  Scenario: A firebrand that is destroyed while it attacks deals 3, and one that never attacked deals 1
    Given the card "Firebrand" reads:
      """
      2, Ally—Goblin Hunter, 2 [Ranged] ATK / 1 Health
      When Firebrand is destroyed, he deals 1 fire damage to each opposing hero. If Firebrand was attacking, he deals 3 fire damage instead.
      """
    And the card "Tinderbox" reads:
      """
      2, Ally—Goblin Hunter, 2 [Ranged] ATK / 1 Health
      When Tinderbox is destroyed, he deals 1 fire damage to each opposing hero. If Tinderbox was attacking, he deals 3 fire damage instead.
      """
    And you control "Firebrand" and "Tinderbox"
    And your opponent controls "Recruit"
    And your hand is "Pyre" and "Spark"
    When you propose that "Firebrand" attacks "Recruit"
    And the chain empties
    And you play "Pyre" targeting "Firebrand"
    And the chain empties
    Then your opponent's hero has 3 damage
    When you play "Spark" targeting "Tinderbox"
    And the chain empties
    Then your opponent's hero has 4 damage
