Feature: Turns to come, each one by itself, and damage that is changed
  Deeds that wait for a turn, amounts that are each player's or each ally's own, and damage increased, reduced or prevented.

  Background:
    Given cost is no matter
    And the card "Pyre" reads:
      """
      3, Instant Ability
      Your hero deals 4 fire damage to target hero or ally.
      """
    And the card "Volley" reads:
      """
      4, Instant Ability
      Your hero deals 3 fire damage to each opposing ally.
      """
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 5 Health
      """
    And the card "Recruit" reads:
      """
      2, Ally—Orc, 2 [Melee] ATK / 4 Health
      """

  @rule:706.1
  Scenario: Only a card of the targeted opponent's graveyard is removed
    Given the card "Grave Ward" reads:
      """
      2, Ability
      Remove target card in target opponent's graveyard from the game.
      """
    And your hand is "Grave Ward"
    And your opponent's graveyard is "Pyre"
    When you play "Grave Ward" targeting your opponent and "Pyre"
    And the chain empties
    Then "Pyre" is removed from the game

  @rule:715.1
  Scenario: The ally is destroyed as your next turn starts, and not before
    Given the card "Doom" reads:
      """
      2, Ability
      Destroy target ally at the start of your next turn.
      """
    And your hand is "Doom"
    And your opponent controls "Ogre"
    When you play "Doom" targeting "Ogre"
    And the chain empties
    Then "Ogre" is in play
    When your opponent's next turn starts
    Then "Ogre" is in play
    When your next turn starts
    And the chain empties
    Then "Ogre" is in your opponent's graveyard

  @rule:716.2
  Scenario Outline: Damage of your hero is increased, doubled or reduced
    Given the card "Wrath" reads:
      """
      4, Ability
      Ongoing: Damage that your hero would deal is increased by 1.
      """
    And the card "Burning Wrath" reads:
      """
      4, Ability
      Ongoing: Fire damage that your hero would deal is increased by 2.
      """
    And the card "Twofold Wrath" reads:
      """
      4, Ability
      Ongoing: Damage dealt by your hero is doubled.
      """
    And the card "Mercy" reads:
      """
      4, Ability
      Ongoing: Damage that would be dealt to opposing heroes is reduced by 1.
      """
    And the card "Calm" reads:
      """
      4, Ability
      Ongoing: If your hero would deal damage, reduce that damage by 3.
      """
    And you control "<ability>"
    And your hand is "Pyre"
    When you play "Pyre" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has <damage> damage

    Examples:
      | ability       | damage |
      | Wrath         | 5      |
      | Burning Wrath | 6      |
      | Twofold Wrath | 8      |
      | Mercy         | 3      |
      | Calm          | 1      |

  Scenario Outline: Damage of another kind stays as it is
    Given the card "Cold Wrath" reads:
      """
      4, Ability
      Ongoing: Frost damage that your hero would deal is increased by 2.
      """
    And the card "Battle Wrath" reads:
      """
      4, Ability
      Ongoing: Combat damage that your hero would deal is increased by 2.
      """
    And the card "Frailty" reads:
      """
      4, Ability
      Ongoing: Damage that would be dealt to your hero is increased by 2.
      """
    And you control "<ability>"
    And your hand is "Pyre"
    When you play "Pyre" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 4 damage

    Examples:
      | ability      |
      | Cold Wrath   |
      | Battle Wrath |
      | Frailty      |

  @rule:712.7
  Scenario Outline: An ally is exhausted to prevent a part of the damage
    Given the card "Guard" reads:
      """
      2, Ally—Human, 1 [Melee] ATK / 4 Health
      If your hero would be dealt damage, you may exhaust Guard to prevent 3 of that damage.
      """
    And you control "Guard"
    And your opponent's hand is "Pyre"
    When you pass
    And your opponent plays "Pyre" targeting your hero
    And the chain empties
    And you choose <choice>
    Then your hero has <damage> damage

    Examples:
      | choice | damage |
      | to     | 1      |
      | not to | 4      |

  @rule:717.2
  Scenario: All but one of the damage is prevented each time
    Given the card "Thick Hide" reads:
      """
      3, Ability
      Ongoing: Prevent all but 1 damage that would be dealt to your hero.
      """
    And you control "Thick Hide"
    And your opponent's hand is "Pyre" as "the first pyre", "Pyre" as "the second pyre"
    When you pass
    And your opponent plays "the first pyre" targeting your hero
    And the chain empties
    Then your hero has 1 damage
    When you pass
    And your opponent plays "the second pyre" targeting your hero
    And the chain empties
    Then your hero has 2 damage

  @rule:802.1
  Scenario: Each player draws by the allies of his or her own party
    Given the card "Muster" reads:
      """
      3, Ability
      Each player draws a card for each ally in his party.
      """
    And you control "Ogre"
    And you control "Recruit"
    And your opponent controls "Recruit" as "their recruit"
    And your hand is "Muster"
    And your opponent's hand is empty
    When you play "Muster"
    And the chain empties
    Then there are 2 cards in your hand
    And there are 1 cards in your opponent's hand

  @rule:403.4
  Scenario: Two allies deal damage equal to their ATK to each other
    Given the card "Duel" reads:
      """
      2, Ability
      Target ally in your party and target opposing ally deal damage to each other equal to their ATK.
      """
    And you control "Ogre"
    And your opponent controls "Recruit"
    And your hand is "Duel"
    When you play "Duel" targeting "Ogre" and "Recruit"
    And the chain empties
    Then "Ogre" has 2 damage
    And "Recruit" has 3 damage

  @rule:709.2d
  Scenario Outline: Two conditions side by side must both be true, or one of them
    Given the card "Full Insight" reads:
      """
      2, Ability
      If you control an Ogre and your hero is damaged, draw a card.
      """
    And the card "Half an Insight" reads:
      """
      2, Ability
      If you control an Ogre or your hero is damaged, draw a card.
      """
    And you control "<ally>"
    And your hero has <damage> damage
    And your hand is "<ability>"
    When you play "<ability>"
    And the chain empties
    Then there are <cards> cards in your hand

    Examples:
      | ability         | ally    | damage | cards |
      | Full Insight    | Ogre    | 2      | 1     |
      | Full Insight    | Ogre    | 0      | 0     |
      | Full Insight    | Recruit | 2      | 0     |
      | Half an Insight | Ogre    | 0      | 1     |
      | Half an Insight | Recruit | 2      | 1     |
      | Half an Insight | Recruit | 0      | 0     |

  @rule:706.1
  Scenario Outline: The health that damage has left is what remains
    Given the card "Last Hope" reads:
      """
      2, Ability
      If target ally has 2 or less remaining health, destroy it.
      """
    And your opponent controls "Ogre" with <damage> damage
    And your hand is "Last Hope"
    When you play "Last Hope" targeting "Ogre"
    And the chain empties
    Then "Ogre" is <where>

    Examples:
      | damage | where                        |
      | 3      | in your opponent's graveyard |
      | 2      | in play                      |

  @rule:706.1
  Scenario: One target more or less is chosen
    Given the card "Cull" reads:
      """
      3, Ability
      Destroy one or two target allies.
      """
    And your opponent controls "Ogre"
    And your opponent controls "Recruit"
    And your hand is "Cull"
    When you play "Cull" targeting "Ogre"
    And the chain empties
    Then "Ogre" is in your opponent's graveyard
    And "Recruit" is in play

  Scenario: A power that can be used only in combat
    Given the card "Sparring Orc" reads:
      """
      2, Ally—Orc, 2 [Melee] ATK / 4 Health
      Pay 0 >>> Sparring Orc has +1 ATK this turn. Use only during combat.
      """
    And you control "Sparring Orc"
    Then you can't use "Sparring Orc"

  @rule:306.3c
  Scenario: An ability attaches to an ally that is chosen, and means its controller
    Given the card "Shackles" reads:
      """
      2, Ability
      Attach to an opposing ally.
      Ongoing: At the start of its controller's turn, that player discards a card.
      """
    And your opponent controls "Ogre"
    And your hand is "Shackles"
    And your opponent's hand is "Pyre"
    When you play "Shackles"
    And the chain empties
    Then your "Shackles" is attached to your opponent's "Ogre"
    When your opponent's next turn starts
    And the chain empties
    Then "Pyre" is in your opponent's graveyard

  @rule:411.2b
  Scenario: The ally is shuffled into its owner's deck
    Given the card "Lost in Time" reads:
      """
      3, Ability
      Shuffle target ally into its owner's deck.
      """
    And your opponent controls "Ogre"
    And your hand is "Lost in Time"
    When you play "Lost in Time" targeting "Ogre"
    And the chain empties
    Then "Ogre" is in your opponent's deck
