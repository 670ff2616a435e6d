Feature: Cards that the documents print
  Powers of those cards that no example of the documents needs, each at work.

  Background:
    Given cost is no matter

  @rule:306.3b @rule:501.1a
  Scenario: Entangling Roots exhausts its ally and keeps it so through its controller's ready steps
    Given your opponent controls "Kor Cindervein"
    And your hand is "Entangling Roots"
    When you play "Entangling Roots" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is exhausted
    And "Entangling Roots" is attached to "Kor Cindervein"
    When your opponent's next turn starts
    Then "Kor Cindervein" is exhausted
    When your opponent's next turn starts
    Then "Kor Cindervein" is exhausted

  @rule:602.2
  Scenario: A Sheep can't protect, protector or not
    Given your opponent controls "Guardian Steelhorn"
    And your hand is "Polymorph"
    And you control "Kor Cindervein"
    And the card "Lent Shield" reads:
      """
      1, Instant Ability
      Target ally has protector this turn.
      """
    And your opponent's hand is "Lent Shield"
    When you play "Polymorph" targeting "Guardian Steelhorn"
    And the chain empties
    And you propose that "Kor Cindervein" attacks your opponent's hero
    And your opponent responds by playing "Lent Shield" targeting "Guardian Steelhorn"
    And the defend window opens
    Then your opponent can't protect with "Guardian Steelhorn", because of 103.2
    When the combat concludes
    Then your opponent's hero has 3 damage

  @rule:701.2
  Scenario: Tyrande destroys a Wisp to hurt all who stand against her
    Given you control "High Priestess Tyrande Whisperwind"
    And you control a token "Wisp" with 0 ATK and 1 health
    And you control "Kor Cindervein"
    And your opponent controls "Valanos"
    And your opponent controls "Brigg"
    When you use "High Priestess Tyrande Whisperwind"
    And the chain empties
    Then your opponent's hero has 1 damage
    And "Valanos" has 1 damage
    And "Brigg" has 1 damage
    And "Kor Cindervein" has 0 damage
    And your hero has 0 damage

  @rule:408.2
  Scenario: Lobotomize out of stealth gives its player a resource, exhausted and face down
    Given you control "Stealth"
    And your hand is "Lobotomize"
    And your deck, from the top, is "Tim", "Brigg"
    And your opponent has "A Donation of Wool" as a face-up resource
    When you play "Lobotomize" targeting "A Donation of Wool"
    And the chain empties
    Then "A Donation of Wool" is in your opponent's graveyard
    And you have 6 exhausted resources
    And your deck, from the top, is "Brigg"

  @rule:602.2
  Scenario: Warrax flips to protect
    Given it is your opponent's turn, in the action phase
    And your hero is "Warrax"
    And you control "Voss Treebender"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks "Voss Treebender"
    And you respond by flipping your hero
    And the protect point comes
    And you protect with your hero
    And the combat concludes
    Then your hero has 3 damage
    And "Voss Treebender" is in play
    And "Warrax" is face down

  @rule:602.3
  Scenario: High Overlord Saurfang destroys whoever enters combat with him before damage is dealt
    Given you control "High Overlord Saurfang"
    And your opponent controls "Valanos"
    When you propose that "High Overlord Saurfang" attacks "Valanos"
    And the defend window opens
    Then the chain, top first, is "High Overlord Saurfang"
    When the chain empties
    Then "Valanos" is in your opponent's graveyard
    When the combat concludes
    Then "High Overlord Saurfang" has 0 damage

  @rule:602.2
  Scenario Outline: <protector> protects
    Given it is your opponent's turn, in the action phase
    And you control "<protector>"
    And you control "Voss Treebender"
    And your opponent controls "Brigg"
    When your opponent proposes that "Brigg" attacks "Voss Treebender"
    And the protect point comes
    And you protect with "<protector>"
    Then "<protector>" is protecting
    And "Voss Treebender" has 0 damage

    Examples:
      | protector              |
      | High Overlord Saurfang |
      | Donna Calister         |

  @rule:602.2 @rule:703.5
  Scenario: Lord Grayson Shadowbreaker protects, and heals as he exhausts for it
    Given it is your opponent's turn, in the action phase
    And you control "Lord Grayson Shadowbreaker"
    And you control "Kor Cindervein" with 2 damage
    And your opponent controls "Brigg"
    When your opponent proposes that "Brigg" attacks "Kor Cindervein"
    And the protect point comes
    And you protect with "Lord Grayson Shadowbreaker"
    And you choose "Kor Cindervein"
    And the combat concludes
    Then "Kor Cindervein" has 0 damage
    And "Brigg" is in your opponent's graveyard
    And "Lord Grayson Shadowbreaker" has 1 damage

  @rule:601.2b
  Scenario: Tim is elusive and may be aimed at all the same
    Given it is your opponent's turn, in the action phase
    And you control "Tim"
    And your opponent controls "Kor Cindervein"
    And your opponent's hand is "Fire Blast"
    Then your opponent can't propose that "Kor Cindervein" attacks "Tim", because of 601.2b
    And your opponent may play "Fire Blast" targeting "Tim"

  @rule:404.1
  Scenario: Lei of Lilies is given up for the cards in hand
    Given you control "Lei of Lilies"
    And your hero has 9 damage
    And you have 5 unnamed cards in your hand
    When you use "Lei of Lilies"
    Then "Lei of Lilies" is in your graveyard
    When the chain empties
    Then your hero has 4 damage

  @rule:709.2b
  Scenario: Charge exhausts and draws
    Given your hand is "Charge"
    And your opponent controls "Kor Cindervein"
    When you play "Charge" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is exhausted
    And there is 1 card in your hand

  @rule:501.1a
  Scenario: Helwen's controller may leave her exhausted, and what she holds with her
    Given you control "Helwen"
    And your opponent controls "Brigg"
    When you use "Helwen", targeting "Brigg"
    And the chain empties
    Then you control "Brigg"
    When your next turn starts
    And you choose "Helwen"
    Then "Helwen" is exhausted
    And you control "Brigg"
    When your next turn starts
    And you choose none
    Then "Helwen" is ready
    And your opponent controls "Brigg"

  @rule:601.2a
  Scenario: Leeroy Jenkins attacks at once when his player calls
    Given your hand is "Leeroy Jenkins"
    When you play "Leeroy Jenkins"
    And the chain empties
    Then you can't propose that "Leeroy Jenkins" attacks your opponent's hero, because of 601.2a
    When you use "Leeroy Jenkins"
    And the chain empties
    And you propose that "Leeroy Jenkins" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 6 damage
    When the turn ends
    Then "Leeroy Jenkins" is exhausted

  @rule:200.1
  Scenario: Each of three Orgrimmar Grunts counts the two others
    Given you control "Orgrimmar Grunts" as "the first Grunts"
    And you control "Orgrimmar Grunts" as "the second Grunts"
    And you control "Brigg"
    And your opponent controls "Orgrimmar Grunts" as "the opposing Grunts"
    And your hand is "Orgrimmar Grunts" as "the third Grunts"
    Then "the first Grunts" has 2 ATK
    When you play "the third Grunts"
    And the chain empties
    Then "the first Grunts" has 3 ATK
    And "the third Grunts" has 3 ATK and 1 health
    And "the opposing Grunts" has 1 ATK
