Feature: Simultaneity
  Choices are made one player after the other, and what was chosen happens at once.

  @rule:802.1
  Scenario: The turn player chooses first, then the others, then everything happens together
    Given the card "Shared Ruin" reads:
      """
      3, Ability
      Each player destroys an ally in his party.
      """
    And the card "Grave Watcher" reads:
      """
      2, Horde, Ally—Undead Priest, 1 [Shadow] ATK / 1 Health
      When another ally is destroyed, draw a card.
      """
    And cost is no matter
    And you control "Grave Watcher"
    And you control "Kor Cindervein"
    And your hand is "Shared Ruin"
    And your opponent controls "Brigg"
    And your opponent controls "Valanos"
    When you play "Shared Ruin"
    And both players pass
    Then you must choose between "Grave Watcher", "Kor Cindervein"
    When you choose "Grave Watcher"
    Then your opponent must choose between "Brigg", "Valanos"
    When your opponent chooses "Brigg"
    Then "Grave Watcher" is in your graveyard
    And "Brigg" is in your opponent's graveyard
    And the chain, top first, is "Grave Watcher"
    When the chain empties
    Then there is 1 card in your hand

  @rule:802.1
  Scenario: On the opponent's turn the opponent chooses first
    Given the card "Sudden Ruin" reads:
      """
      3, Instant Ability
      Each player destroys an ally in his party.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Grint Sundershot"
    And you control "Kor Cindervein"
    And your hand is "Sudden Ruin"
    And your opponent controls "Anika Berlyn"
    And your opponent controls "Valanos"
    And your opponent's hand is "Bloodclaw"
    When your opponent plays "Bloodclaw"
    And you respond by playing "Sudden Ruin"
    And both players pass
    Then your opponent must choose between "Anika Berlyn", "Valanos"
    When your opponent chooses "Valanos"
    Then you must choose between "Grint Sundershot", "Kor Cindervein"
    When you choose "Kor Cindervein"
    Then "Valanos" is in your opponent's graveyard
    And "Kor Cindervein" is in your graveyard
    And the chain, top first, is "Bloodclaw"

  @rule:802.1
  Scenario: What several players may do, those who choose to do at the same time
    Given the card "Shared Offer" reads:
      """
      0, Ability
      Each player may destroy an ally in his party.
      """
    And the card "Grave Watcher" reads:
      """
      2, Horde, Ally—Undead Priest, 1 [Shadow] ATK / 1 Health
      When another ally is destroyed, draw a card.
      """
    And you control "Grave Watcher"
    And your hand is "Shared Offer"
    And your opponent controls "Brigg"
    When you play "Shared Offer"
    And both players pass
    And you choose to
    And your opponent chooses to
    Then "Grave Watcher" is in your graveyard
    And "Brigg" is in your opponent's graveyard
    And the chain, top first, is "Grave Watcher"
