Feature: Damage on the edge of a character's health
  One point decides whether a character falls: damage equal to its health, one short of it, beyond it, and health that drops to 0.

  Background:
    Given cost is no matter

  @rule:403.1
  Scenario Outline: <damage> damage already, then 2 more, on an ally with 5 health
    Given your hand is "Fire Blast"
    And your opponent controls "Valanos" with <damage> damage
    When you play "Fire Blast" targeting "Valanos"
    And the chain empties
    Then "Valanos" is <place>

    Examples:
      | damage | place                        |
      | 2      | in play                      |
      | 3      | in your opponent's graveyard |
      | 4      | in your opponent's graveyard |

  @rule:603.1 @rule:407.6a
  Scenario: ATK equal to the defender's health destroys it
    Given you control "Kor Cindervein"
    And your opponent controls "Guardian Steelhorn"
    When you propose that "Kor Cindervein" attacks "Guardian Steelhorn"
    And the combat concludes
    Then "Guardian Steelhorn" is in your opponent's graveyard

  @rule:603.1
  Scenario: ATK one short of the defender's health leaves it in play
    Given you control "Kor Cindervein"
    And your opponent controls "Vindicator Enkallus"
    When you propose that "Kor Cindervein" attacks "Vindicator Enkallus"
    And the combat concludes
    Then "Vindicator Enkallus" is in play
    And "Vindicator Enkallus" has 3 damage, 3 ATK and 4 health

  @rule:407.6a @rule:102.1a
  Scenario: A hero with damage equal to its health loses the game
    Given your hand is "Fire Blast"
    And your opponent's hero is "Gorebelly" with 28 damage
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent loses the game
    And you win the game

  @rule:403.1
  Scenario: A hero one point short of that plays on
    Given your hand is "Fire Blast"
    And your opponent's hero is "Gorebelly" with 27 damage
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 29 damage
    And the game goes on

  @rule:102.1a
  Scenario: Two heroes with fatal damage in the same wave end the game in a draw
    Given your hero is "Gorebelly" with 25 damage
    And your opponent's hero is "Gorebelly" with 25 damage
    And your hand is "Hellfire"
    When you play "Hellfire"
    And the chain empties
    Then the game is a draw

  @rule:407.6a
  Scenario: One point less on one side and only the other loses
    Given your hero is "Gorebelly" with 24 damage
    And your opponent's hero is "Gorebelly" with 25 damage
    And your hand is "Hellfire"
    When you play "Hellfire"
    And the chain empties
    Then your opponent loses the game
    And you win the game

  @rule:403.1
  Scenario: Damage put on an ally by its own cost is fatal at its last point of health
    Given you control "Kena Shadowbrand" with 2 damage
    When you use "Kena Shadowbrand"
    Then "Kena Shadowbrand" is in your graveyard
    And the chain, top first, is "Kena Shadowbrand"
    When the chain empties
    Then there is 1 card in your hand

  @rule:403.1
  Scenario: One point earlier the same cost leaves the ally in play
    Given you control "Kena Shadowbrand" with 1 damage
    When you use "Kena Shadowbrand"
    And the chain empties
    Then "Kena Shadowbrand" has 2 damage
    And "Kena Shadowbrand" is exhausted
    And there is 1 card in your hand

  @rule:407.6a
  Scenario: An ally whose health is lowered to 0 is destroyed without any damage
    Given you control "Kagra of the Crossroads"
    And you control "Voss Treebender"
    And your hand is "Pugg"
    When you play "Pugg"
    And the chain empties
    Then "Voss Treebender" is in your graveyard
    And "Kagra of the Crossroads" is in play
    And "Kagra of the Crossroads" has 0 damage, 1 ATK and 1 health
    And "Pugg" has 0 damage, 2 ATK and 2 health

  @rule:407.6a
  Scenario: Lowered health makes old damage fatal
    Given you control "Brigg" with 1 damage
    And you control "Kagra of the Crossroads"
    And your hand is "Pugg"
    When you play "Pugg"
    And the chain empties
    Then "Brigg" is in your graveyard
    And "Kagra of the Crossroads" is in play

  @rule:714.2
  Scenario: Two copies of one lowering add up, and each leaves only itself out
    Given you control "Kagra of the Crossroads"
    And you control "Pugg" as "the first Pugg"
    And your hand is "Mark of the Wild", "Pugg" as "the second Pugg"
    When you play "Mark of the Wild" targeting "Kagra of the Crossroads"
    And the chain empties
    Then "Kagra of the Crossroads" has 0 damage, 3 ATK and 3 health
    When you play "the second Pugg"
    And the chain empties
    Then "Kagra of the Crossroads" has 0 damage, 3 ATK and 2 health
    And "the first Pugg" has 0 damage, 2 ATK and 1 health
    And "the second Pugg" has 0 damage, 2 ATK and 1 health

  @rule:714.2 @rule:407.6a
  Scenario: Losing the health that an attachment gave is fatal to an ally that had used it up
    Given you control "Kor Cindervein" with 3 damage
    And your "Mark of the Wild" is attached to your "Kor Cindervein"
    And your opponent's hand is "Dispel Magic"
    And it is your opponent's turn, in the action phase
    When your opponent plays "Dispel Magic" targeting "Mark of the Wild"
    And the chain empties
    Then "Kor Cindervein" is in your graveyard

  @rule:714.2
  Scenario: With one damage less the ally outlives its attachment
    Given you control "Kor Cindervein" with 2 damage
    And your "Mark of the Wild" is attached to your "Kor Cindervein"
    And your opponent's hand is "Dispel Magic"
    And it is your opponent's turn, in the action phase
    When your opponent plays "Dispel Magic" targeting "Mark of the Wild"
    And the chain empties
    Then "Kor Cindervein" is in play
    And "Kor Cindervein" has 2 damage, 3 ATK and 3 health

  @rule:404.1
  Scenario Outline: A heal of 4 on <before> damage leaves <after>
    Given your hero has <before> damage
    And your hand is "Flash Heal"
    When you play "Flash Heal" targeting your hero
    And the chain empties
    Then your hero has <after> damage

    Examples:
      | before | after |
      | 3      | 0     |
      | 4      | 0     |
      | 5      | 1     |
