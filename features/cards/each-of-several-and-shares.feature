Feature: Each of several cards, and shares of what a player has
  Wordings of later years, each on a card of our own, and what they do.

  @rule:403.4
  Scenario: Each of your allies deals the damage, and nobody else's does
    Given cost is no matter
    And the card "Test Volley" reads:
      """
      2, Instant Ability
      Each ally in your party deals 1 fire damage to target hero.
      """
    And you control "Tim", "Leeroy Jenkins"
    And your opponent controls "Brigg"
    And your hand is "Test Volley"
    When you play "Test Volley" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:403.4
  Scenario: Each of them deals as much as its own ATK
    Given cost is no matter
    And the card "Weak Grunt" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 4 Health
      """
    And the card "Strong Grunt" reads:
      """
      4, Ally—Orc Warrior, 4 [Melee] ATK / 4 Health
      """
    And the card "Test Charge" reads:
      """
      2, Instant Ability
      Each ally in your party deals melee damage equal to its ATK to target hero.
      """
    And you control "Weak Grunt", "Strong Grunt"
    And your hand is "Test Charge"
    When you play "Test Charge" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 5 damage

  @rule:411.8c
  Scenario Outline: Half of a hand is rounded as the card says
    Given cost is no matter
    And the card "Test Loss" reads:
      """
      2, Ability
      Target opponent discards half the cards in his hand, rounded <way>.
      """
    And your opponent's hand is "Tim", "Brigg", "Leeroy Jenkins"
    And your hand is "Test Loss"
    When you play "Test Loss" targeting your opponent
    And the chain empties
    And your opponent chooses <chosen>
    Then there <left> in your opponent's hand

    Examples:
      | way  | chosen         | left        |
      | up   | "Tim", "Brigg" | is 1 card   |
      | down | "Tim"          | are 2 cards |

  @rule:709.2b
  Scenario: Whoever destroys all but one of the allies chooses which one is spared
    Given cost is no matter
    And the card "Test Cull" reads:
      """
      2, Ability
      Target player destroys all but one of his allies.
      """
    And you control "Leeroy Jenkins"
    And your opponent controls "Tim", "Brigg", "Kena Shadowbrand"
    And your hand is "Test Cull"
    When you play "Test Cull" targeting your opponent
    And the chain empties
    And your opponent chooses "Tim", "Brigg"
    Then "Tim" is in your opponent's graveyard
    And "Brigg" is in your opponent's graveyard
    And "Kena Shadowbrand" is in play
    And "Leeroy Jenkins" is in play

  Scenario Outline: All but two of one ally, or of none, are none
    Given cost is no matter
    And the card "Test Cull" reads:
      """
      2, Ability
      Destroy all but two opposing allies. Draw a card.
      """
    And <who> "Brigg"
    And your hand is "Test Cull"
    When you play "Test Cull"
    And the chain empties
    Then "Brigg" is in play
    And there is 1 card in your hand

    Examples:
      | who                    |
      | your opponent controls |
      | you control            |

  Scenario: All cards and effects are interrupted but the card that says so
    Given cost is no matter
    And the card "Test Silence" reads:
      """
      3, Instant Ability
      Interrupt all cards and effects. Draw a card.
      """
    And the card "Test Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 fire damage to target hero.
      """
    And it is your opponent's turn, in the action phase
    And your opponent controls "Tim"
    And your opponent's hand is "Test Spark"
    And your hand is "Test Silence"
    When your opponent plays "Test Spark" targeting your hero
    And your opponent uses "Tim", targeting your hero
    And you respond by playing "Test Silence"
    And the chain empties
    Then your hero has 0 damage
    And "Test Spark" is in your opponent's graveyard
    And "Tim" is exhausted
    And there is 1 card in your hand

  Scenario: Only the first damage of a turn is replaced
    Given cost is no matter
    And the card "Test Warden" reads:
      """
      3, Ally—Human, 1 [Melee] ATK / 4 Health
      The first time damage would be dealt to your hero each turn, draw a card instead.
      """
    And the card "Test Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 fire damage to target hero.
      """
    And you control "Test Warden"
    And it is your opponent's turn, in the action phase
    And your opponent's hand is "Test Spark" as "the first spark" and "Test Spark" as "the second spark"
    When your opponent plays "the first spark" targeting your hero
    And the chain empties
    Then your hero has 0 damage
    And there is 1 card in your hand
    When your opponent plays "the second spark" targeting your hero
    And the chain empties
    Then your hero has 2 damage
    And there is 1 card in your hand

  Scenario: An ally that is dealt the damage later in the turn can't attack either, and one that isn't can
    Given cost is no matter
    And the card "Test Snare" reads:
      """
      1, Instant Ability
      Allies dealt damage by your hero can't attack this turn.
      """
    And the card "Test Spark" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target ally.
      """
    And the card "Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And you control "Grunt" as "the struck one"
    And you control "Grunt" as "the other one"
    And your hand is "Test Snare", "Test Spark"
    When you play "Test Snare"
    And the chain empties
    Then you may propose that "the struck one" attacks your opponent's hero
    When you play "Test Spark" targeting "the struck one"
    And the chain empties
    Then you can't propose that "the struck one" attacks your opponent's hero
    And you may propose that "the other one" attacks your opponent's hero

  Scenario Outline: Those are whoever fits at any time, and they have the rest only while it is so
    Given cost is no matter
    And the card "Test Drum" reads:
      """
      3, Ability
      Ongoing: Allies in your party have +1 ATK. While your hero is damaged, those allies also have +2 health.
      """
    And the card "Grunt" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And your hero is "Boris Brightbeard" with <damage> damage
    And you control "Test Drum", "Grunt"
    And your opponent controls "Brigg"
    Then "Grunt" has 3 ATK and <health> health

    Examples:
      | damage | health |
      | 0      | 4      |
      | 1      | 6      |
