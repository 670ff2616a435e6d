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

  @rule:802.1
  Scenario Outline: Each player may <offer>: all choose before anything of it happens
    Given the card "Shared Offer" reads:
      """
      0, Ability
      Each player may <offer>.
      """
    And your hand is "Shared Offer", "Valanos" and "Guruvan"
    And your opponent's hand is "Brigg" and "Kor Cindervein"
    And your graveyard is "Rodrigo" and "Cerwyn"
    And your opponent's graveyard is "Donna Calister" and "Tanwa the Marksman"
    And you control "Koringar the Heavy" with 1 damage and "Sarmoth" with 1 damage
    And your opponent controls "Kulan Earthguard" with 1 damage and "Arnold Flem" with 1 damage
    When you play "Shared Offer"
    And both players pass
    And you choose to
    And you choose "<yours>"
    And your opponent chooses to
    Then <before>
    When your opponent chooses "<theirs>"
    Then <then>

    Examples:
      | offer                                             | yours              | theirs           | before                            | then                              |
      | discard a card                                    | Valanos            | Brigg            | "Valanos" is in your hand         | "Valanos" is in your graveyard    |
      | put an ally card from his hand into play          | Valanos            | Brigg            | "Valanos" is in your hand         | your opponent controls "Brigg"    |
      | put an ally card from his graveyard into his hand | Rodrigo            | Donna Calister   | "Rodrigo" is in your graveyard    | "Rodrigo" is in your hand         |
      | remove 1 damage from an ally in his party         | Koringar the Heavy | Kulan Earthguard | "Koringar the Heavy" has 1 damage | "Koringar the Heavy" has 0 damage |
      | put 1 damage on an ally in his party              | Koringar the Heavy | Kulan Earthguard | "Koringar the Heavy" has 1 damage | "Koringar the Heavy" has 2 damage |
      | heal 1 damage from an ally in his party           | Koringar the Heavy | Kulan Earthguard | "Koringar the Heavy" has 1 damage | "Koringar the Heavy" has 0 damage |

  @rule:802.1 @rule:703.4
  Scenario: What several players may put into play enters at the same time and sees the others enter
    Given the card "Shared Offer" reads:
      """
      0, Ability
      Each player may put an ally card from his hand into play.
      """
    And the card "Door Watcher" reads:
      """
      2, Horde, Ally—Undead Priest, 1 [Shadow] ATK / 1 Health
      When another ally enters play, draw a card.
      """
    And your hand is "Shared Offer", "Valanos"
    And your opponent's hand is "Door Watcher"
    When you play "Shared Offer"
    And both players pass
    And you choose to
    And your opponent chooses to
    Then you control "Valanos"
    And your opponent controls "Door Watcher"
    And the chain, top first, is "Door Watcher"

  @rule:802.1
  Scenario: What each player then does for it comes of what that player did
    Given the card "Shared Offer" reads:
      """
      0, Ability
      Each player may discard a card. If he does, he draws a card.
      """
    And your hand is "Shared Offer", "Valanos", "Guruvan"
    And your opponent's hand is "Brigg", "Kor Cindervein"
    And your deck, from the top, is "Rodrigo", "Tim"
    And your opponent's deck, from the top, is "Cerwyn", "Tim"
    When you play "Shared Offer"
    And both players pass
    And you choose not to
    And your opponent chooses to
    And your opponent chooses "Brigg"
    Then there are 2 cards in your hand
    And "Cerwyn" is in your opponent's hand
    And "Brigg" is in your opponent's graveyard
