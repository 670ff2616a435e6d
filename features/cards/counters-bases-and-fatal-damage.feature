Feature: Counters, base values and fatal damage
  Counters that are moved, doubled and removed whatever their names are, base values, and fatal damage that is prevented.

  Background:
    Given cost is no matter
    And the card "Wolf" reads:
      """
      2, Alliance, Ally—Wolf, 3 [Melee] ATK / 4 Health
      """
    And the card "Growth" reads:
      """
      1, Ability
      Put two +1 / +1 counters on target ally.
      """

  @rule:402.1
  Scenario: A counter goes from one ally to another
    Given the card "Shift" reads:
      """
      1, Ability
      Move a +1 / +1 counter from target ally to another target ally.
      """
    And you control "Wolf" as "the first wolf"
    And you control "Wolf" as "the second wolf"
    And your hand is "Growth", "Shift"
    When you play "Growth" targeting "the first wolf"
    And the chain empties
    And you play "Shift" targeting "the first wolf" and "the second wolf"
    And the chain empties
    Then "the first wolf" has 4 ATK and 5 health
    And "the second wolf" has 4 ATK and 5 health

  @rule:402.1
  Scenario: All counters are those of every name
    Given the card "Rust" reads:
      """
      1, Ability
      Remove all counters from target ally.
      """
    And the card "Fury" reads:
      """
      1, Ability
      Put a rage counter and two doom counters on target ally.
      """
    And you control "Wolf"
    And your hand is "Growth", "Fury", "Rust"
    When you play "Growth" targeting "Wolf"
    And the chain empties
    And you play "Fury" targeting "Wolf"
    And the chain empties
    Then "Wolf" has 5 ATK and 6 health
    And "Wolf" has 1 "rage" counter
    And "Wolf" has 2 "doom" counters
    When you play "Rust" targeting "Wolf"
    And the chain empties
    Then "Wolf" has 3 ATK and 4 health
    And "Wolf" has 0 "rage" counters
    And "Wolf" has 0 "doom" counters

  @rule:402.1
  Scenario: Each ally gets as many counters as it has itself
    Given the card "Bloom" reads:
      """
      1, Ability
      Double the number of +1 / +1 counters on each ally you control.
      """
    And you control "Wolf" as "the first wolf"
    And you control "Wolf" as "the second wolf"
    And you control "Wolf" as "the third wolf"
    And your hand is "Growth" as "one growth", "Growth" as "more growth", "Growth" as "most growth", "Bloom"
    When you play "one growth" targeting "the first wolf"
    And the chain empties
    And you play "more growth" targeting "the second wolf"
    And the chain empties
    And you play "most growth" targeting "the second wolf"
    And the chain empties
    And you play "Bloom"
    And the chain empties
    Then "the first wolf" has 7 ATK
    And "the second wolf" has 11 ATK
    And "the third wolf" has 3 ATK

  @rule:402.1
  Scenario: As many counters are removed as their player chooses, and counted
    Given the card "Well" reads:
      """
      3, Item—Trinket (2)
      Well enters play with three charge counters.
      [Activate], Remove any number of charge counters from Well >>> Draw that many cards.
      """
    And your hand is "Well"
    When you play "Well"
    And the chain empties
    Then "Well" has 3 "charge" counters
    When you use "Well"
    And you choose 2
    And the chain empties
    Then "Well" has 1 "charge" counter
    And there are 2 cards in your hand

  @rule:718.1
  Scenario Outline: Counters raise a base value whenever they came, and no value that was set after they came
    Given the card "Hex" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally <has>.
      """
    And you control "Wolf"
    And your hand is "Growth", "Hex"
    When you play "Growth" targeting "Wolf"
    And the chain empties
    And you play "Hex" targeting "Wolf"
    And the chain empties
    Then "Wolf" has <value> ATK and <value> health

    Examples:
      | has                    | value |
      | has base 1 / 1         | 3     |
      | has 1 ATK and 1 health | 1     |

  @rule:403.4
  Scenario Outline: Only damage that is fatal is prevented
    Given the card "Guardian" reads:
      """
      2, Ability
      Ongoing: If your hero would be dealt fatal damage, destroy Guardian and prevent that damage instead.
      """
    And the card "Bolt" reads:
      """
      1, Ability
      Your hero deals <much> nature damage to target hero.
      """
    And your opponent's hero has 27 damage
    And your opponent controls "Guardian"
    And your hand is "Bolt"
    When you play "Bolt" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has <damage> damage
    And "Guardian" is <where>

    Examples:
      | much | damage | where                        |
      | 2    | 29     | in play                      |
      | 3    | 27     | in your opponent's graveyard |

  @rule:306.3f
  Scenario: An ability goes to another ally than the one that it is attached to
    Given the card "Mantle" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally has +2 ATK.
      Pay 1 >>> Attach Mantle to another target ally.
      """
    And you control "Wolf" as "the first wolf"
    And you control "Wolf" as "the second wolf"
    And your hand is "Mantle"
    When you play "Mantle" targeting "the first wolf"
    And the chain empties
    Then "the first wolf" has 5 ATK
    And you can't use "Mantle" targeting "the first wolf"
    When you use "Mantle" targeting "the second wolf"
    And the chain empties
    Then "the first wolf" has 3 ATK
    And "the second wolf" has 5 ATK
    And "Mantle" is attached to "the second wolf"

  @edition:cr-2009-combat @rule:cr-2009-combat:602.3b
  Scenario: Whoever becomes the new defender is dealt the damage
    Given the card "Intervene" reads:
      """
      1, Instant Ability
      Target ally you control becomes the new defender.
      """
    And it is your opponent's turn, in the action phase
    And your opponent controls "Wolf" as "the attacker"
    And you control "Wolf" as "the first wolf"
    And you control "Wolf" as "the second wolf"
    And your hand is "Intervene"
    When your opponent proposes that "the attacker" attacks "the first wolf"
    And the defend window opens
    And you respond by playing "Intervene" targeting "the second wolf"
    And the combat concludes
    Then "the first wolf" has 0 damage
    And "the second wolf" has 3 damage
    And "the attacker" has 3 damage

  @rule:405.3d
  Scenario Outline: Damage of the type is increased where an ability deals it
    Given the card "Orb" reads:
      """
      2, Item—Trinket (2)
      Your hero deals +2 fire damage with abilities.
      """
    And the card "Bolt" reads:
      """
      1, Ability
      Your hero deals 1 <kind> damage to target ally.
      """
    And you control "Orb"
    And your opponent controls "Wolf"
    And your hand is "Bolt"
    When you play "Bolt" targeting "Wolf"
    And the chain empties
    Then "Wolf" has <damage> damage

    Examples:
      | kind  | damage |
      | fire  | 3      |
      | frost | 1      |

  @rule:402.1
  Scenario: An ally comes from the graveyard with a counter
    Given the card "Rebirth" reads:
      """
      2, Ability
      Put target ally card from your graveyard into play with a +1 / +1 counter on it.
      """
    And your graveyard is "Wolf"
    And your hand is "Rebirth"
    When you play "Rebirth" targeting "Wolf"
    And the chain empties
    Then "Wolf" is in play
    And "Wolf" has 4 ATK and 5 health

  @rule:717.2
  Scenario: As much damage as was prevented is dealt to its source
    Given the card "Mirror" reads:
      """
      2, Instant Ability
      The next time your hero would be dealt damage this turn, prevent it, and your hero deals that much arcane damage to the source of that damage.
      """
    And the card "Bear" reads:
      """
      4, Alliance, Ally—Bear, 3 [Melee] ATK / 9 Health
      """
    And it is your opponent's turn, in the action phase
    And your opponent controls "Bear" as "the bear"
    And your hand is "Mirror"
    When your opponent proposes that "the bear" attacks your hero
    And you respond by playing "Mirror"
    And the combat concludes
    Then your hero has 0 damage
    And "the bear" has 3 damage

  @rule:717.2
  Scenario: As much damage as was prevented is dealt to the target
    Given the card "Prism" reads:
      """
      2, Instant Ability
      The next time your hero would be dealt damage this turn, prevent it, and your hero deals that much arcane damage to target ally.
      """
    And the card "Bear" reads:
      """
      4, Alliance, Ally—Bear, 3 [Melee] ATK / 9 Health
      """
    And it is your opponent's turn, in the action phase
    And your opponent controls "Bear" as "the bear"
    And your opponent controls "Bear" as "the cub"
    And your hand is "Prism"
    When your opponent proposes that "the bear" attacks your hero
    And you respond by playing "Prism" targeting "the cub"
    And the combat concludes
    Then your hero has 0 damage
    And "the bear" has 0 damage
    And "the cub" has 3 damage
