Feature: Draws after the first, each removed card, damage to each other, and damage between some

  @rule:703.4
  Scenario Outline: Each card after the first one of the turn counts, of each player by itself
    Given the card "Test Gossip" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      When a player draws a card, except the first one he draws each turn, put 1 damage on that player's hero.
      """
    And the card "Test Study" reads:
      """
      1, Instant Ability
      Draw <number>.
      """
    And the card "Test Echo" reads:
      """
      1, Instant Ability
      Draw a card.
      """
    And cost is no matter
    And you control "Test Gossip"
    And your hand is "Test Study"
    And your opponent's hand is "Test Echo"
    And your deck, from the top, is "Tim", "Brigg", "Kena Shadowbrand"
    And your opponent's deck, from the top, is "Leeroy Jenkins"
    When you play "Test Study"
    And the chain empties
    And your opponent plays "Test Echo"
    And the chain empties
    Then your hero has <damage> damage
    And your opponent's hero has 0 damage

    Examples:
      | number      | damage |
      | a card      | 0      |
      | two cards   | 1      |
      | three cards | 2      |

  @rule:717.2
  Scenario: What one hero would deal to allies is prevented, and nothing else
    Given the card "Test Haven" reads:
      """
      1, Instant Ability
      Prevent all damage that target hero would deal to allies this turn.
      """
    And the card "Test Storm" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to each opposing hero and ally.
      """
    And the card "Test Blaze" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to each opposing hero and ally.
      """
    And cost is no matter
    And you control "Brigg"
    And your opponent controls "Kena Shadowbrand"
    And your hand is "Test Haven", "Test Storm"
    And your opponent's hand is "Test Blaze"
    When you play "Test Haven" targeting your opponent's hero
    And the chain empties
    And you play "Test Storm"
    And the chain empties
    And your opponent plays "Test Blaze"
    And the chain empties
    Then your opponent's hero has 1 damage
    And "Kena Shadowbrand" has 1 damage
    And your hero has 1 damage
    And "Brigg" has 0 damage

  Scenario Outline: It is done once for each card removed
    Given the card "Test Exhumer" reads:
      """
      3, Ability
      Remove up to two target ally cards in graveyards from the game. For each card removed this way, draw a card.
      """
    And cost is no matter
    And your hand is "Test Exhumer"
    And your deck, from the top, is "Leeroy Jenkins", "Kena Shadowbrand"
    And your graveyard is "Tim"
    And your opponent's graveyard is "Brigg"
    When you play "Test Exhumer" targeting <targets>
    And the chain empties
    Then "Leeroy Jenkins" is in your hand
    And "Kena Shadowbrand" is in your <place>

    Examples:
      | targets           | place |
      | "Tim"             | deck  |
      | "Tim" and "Brigg" | hand  |

  Scenario: Each of two deals damage equal to its own ATK to the other
    Given the card "Test Duel" reads:
      """
      3, Ability
      Choose target ally in your party and target opposing ally. Each of them deals melee damage equal to its ATK to the other.
      """
    And the card "Test Bull" reads:
      """
      3, Horde, Ally—Tauren Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Test Wall" reads:
      """
      3, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 6 Health
      """
    And cost is no matter
    And you control "Test Bull"
    And your opponent controls "Test Wall"
    And your hand is "Test Duel"
    When you play "Test Duel" targeting "Test Bull" and "Test Wall"
    And the chain empties
    Then "Test Wall" has 3 damage
    And "Test Bull" has 2 damage

  @rule:403.4
  Scenario: Two deal damage to each other at one moment
    Given the card "Test Duel" reads:
      """
      3, Ability
      Target ally in your party and target opposing ally deal melee damage to each other equal to their ATK.
      """
    And the card "Test Bull" reads:
      """
      3, Horde, Ally—Tauren Warrior, 3 [Melee] ATK / 9 Health
      """
    And the card "Test Rager" reads:
      """
      3, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 9 Health
      Test Rager has +5 ATK while damaged.
      """
    And cost is no matter
    And you control "Test Bull"
    And your opponent controls "Test Rager"
    And your hand is "Test Duel"
    When you play "Test Duel" targeting "Test Bull" and "Test Rager"
    And the chain empties
    Then "Test Rager" has 3 damage
    And "Test Bull" has 2 damage

  @rule:801.2
  Scenario: Drawing until cards are in hand never ends where no draw brings one
    Given the card "Test Feast" reads:
      """
      2, Ability
      Draw cards until you have three cards in your hand.
      """
    And the card "Test Fast" reads:
      """
      2, Item
      If you would draw a card, your hero heals 1 damage from itself instead.
      """
    And cost is no matter
    And you control "Test Fast"
    And your hand is "Test Feast"
    And you have 5 unnamed cards in your deck
    When you play "Test Feast"
    And both players pass
    Then the game is a draw

  Scenario: Discarding down to more cards than are in hand discards none
    Given the card "Test Purge" reads:
      """
      2, Ability
      Discard cards until you have two cards in hand. Draw a card.
      """
    And cost is no matter
    And your hand is "Test Purge", "Tim"
    And your deck, from the top, is "Brigg"
    When you play "Test Purge"
    And the chain empties
    Then "Tim" is in your hand
    And "Brigg" is in your hand

  Scenario: What is face down already is not turned face down
    Given the card "Test Veil" reads:
      """
      2, Ability
      Turn target resource face down. If you do, draw a card.
      """
    And cost is no matter
    And your hand is "Test Veil"
    And your deck, from the top, is "Brigg"
    And you have "Tim" as a face-down resource
    When you play "Test Veil" targeting "Tim"
    And the chain empties
    Then "Brigg" is in your deck

  Scenario: A token that paid a cost can be named though it has ceased to exist
    Given the card "Test Altar" reads:
      """
      2, Item
      Destroy an ally in your party >>> Draw a card.
      """
    And you control "Test Altar"
    And you control a token "Wisp" with 1 ATK and 1 health
    And your deck, from the top, is "Brigg"
    When you use "Test Altar", destroying "Wisp"
    And the chain empties
    Then "Brigg" is in your hand

  Scenario: Cards are shuffled into a deck as a cost after they were put on it
    Given the card "Test Box" reads:
      """
      2, Item
      [Activate], Shuffle a card from your graveyard into your deck >>> Ready target ally.
      """
    And you control "Test Box"
    And you control an exhausted "Brigg"
    And your graveyard is "Tim"
    And your deck, from the top, is "Cerwyn"
    When you use "Test Box" targeting "Brigg"
    And your deck is shuffled with "Tim" on top
    Then your deck, from the top, is "Tim", "Cerwyn"
