@edition:faq-2009-03
Feature: Using powers, completing quests and attacking with allies
  The FAQ's first answers: on whose turn a power or a quest may be used, how long an ally must wait, and what being exhausted forbids.

  @rule:701.2 @example:faq-2009-03/1/when-to-use-powers#1
  Scenario: A payment power answers a card played on the opponent's turn
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And you control "Deacon Johanna"
    And you control "Vaerik Proudhoof" with 1 damage
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting "Vaerik Proudhoof"
    And you respond by using "Deacon Johanna", targeting "Vaerik Proudhoof"
    Then the chain, top first, is "Deacon Johanna", "Fire Blast"
    When the chain empties
    Then "Vaerik Proudhoof" has 2 damage
    And "Vaerik Proudhoof" is in play

  @rule:702.3 @example:faq-2009-03/1/when-to-use-powers#1
  Scenario: A quest is completed on the opponent's turn, before the card it answers
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And you have "Your Fortune Awaits You" as a face-up resource
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    And you respond by completing "Your Fortune Awaits You"
    Then the chain, top first, is "Your Fortune Awaits You", "Fire Blast"
    When both players pass
    Then there is 1 card in your hand
    And your hero has 0 damage
    And the chain, top first, is "Fire Blast"

  @rule:302.2 @rule:601.2a @example:faq-2009-03/1/ally-since-turn-start#1
  Scenario: An ally that joined this turn waits for its controller's next turn to attack or to be activated
    Given cost is no matter
    And you control "Tim", which entered play this turn
    Then you can't use "Tim", targeting your opponent's hero, because of 302.2
    And you can't propose that "Tim" attacks your opponent's hero, because of 601.2a
    When the turn ends
    Then it is your opponent's turn, in the ready step
    And you can't use "Tim", targeting your opponent's hero, because of 302.2
    When your next turn starts
    Then you may use "Tim", targeting your opponent's hero
    When the action phase starts
    Then you may propose that "Tim" attacks your opponent's hero
    When the turn ends
    Then it is your opponent's turn, in the ready step
    And you may use "Tim", targeting your opponent's hero

  @rule:302.2 @example:faq-2009-03/1/ally-since-turn-start#1
  Scenario: Ferocity lets a fresh ally attack, yet its activated power still waits
    Given cost is no matter
    And you control "Tim", which entered play this turn
    And your hand is "Into the Fray"
    When you play "Into the Fray" targeting "Tim"
    And the chain empties
    Then you may propose that "Tim" attacks your opponent's hero
    And you can't use "Tim", targeting your opponent's hero, because of 302.2

  @rule:302.2 @rule:701.3
  Scenario: Whoever activates an opposing ally must wait for a turn of its controller, too
    Given cost is no matter
    And the card "Thief's Boots" reads:
      """
      6, Armor—Leather, Feet, 1 DEF
      You can use the payment powers of any cards in play during your turn (including opposing cards).
      """
    And you control "Thief's Boots"
    And your opponent's hand is "Tim"
    When your opponent's next turn starts
    And the action phase starts
    And your opponent plays "Tim"
    And the chain empties
    And your next turn starts
    And the action phase starts
    Then you can't use "Tim", targeting your opponent's hero, because of 302.2
    When your opponent's next turn starts
    And your next turn starts
    And the action phase starts
    Then you may use "Tim", targeting your opponent's hero

  @rule:601.2a @rule:400.3 @example:faq-2009-03/1/ally-since-turn-start#1
  Scenario: An ally taken over this turn is new to its party and can't attack yet
    Given cost is no matter
    And your hand is "Mind Control"
    And your opponent controls "Kor Cindervein"
    When you play "Mind Control" with X = 3 targeting "Kor Cindervein"
    And the chain empties
    Then you control "Kor Cindervein"
    And you can't propose that "Kor Cindervein" attacks your opponent's hero, because of 601.2a

  @rule:701.3 @example:faq-2009-03/1/ally-since-turn-start#1
  Scenario: An item may be activated on the turn it enters play
    Given cost is no matter
    And you control "Piccolo of the Flaming Fire", which entered play this turn
    And your opponent controls "Vaerik Proudhoof"
    When you use "Piccolo of the Flaming Fire"
    Then "Piccolo of the Flaming Fire" is exhausted
    When the chain empties
    Then "Vaerik Proudhoof" is exhausted

  @rule:301.2 @example:faq-2009-03/1/flipping-a-hero#1
  Scenario: An exhausted hero flips, stays exhausted, and has no power left
    Given cost is no matter
    And your hero is an exhausted "Ta'zo"
    When you flip your hero, targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage
    And your hero is exhausted
    And you can't flip your hero, targeting your opponent's hero, because of 301.2

  @rule:501.1a @example:faq-2009-03/1/flipping-a-hero#1
  Scenario: The ready step readies a face-down hero without turning it face up
    Given cost is no matter
    And your hero is an exhausted "Ta'zo"
    When you flip your hero, targeting your opponent's hero
    And the chain empties
    And the turn ends
    And your next turn starts
    And the action phase starts
    Then your hero is ready
    And you can't flip your hero, targeting your opponent's hero, because of 301.2

  @rule:301.2 @example:faq-2009-03/1/flipping-a-hero#1
  Scenario: A hero turns face up again where a card says so, and may be flipped anew
    Given the card "Second Wind" reads:
      """
      1, Ability
      Turn your hero face up.
      """
    And cost is no matter
    And your hero is an exhausted "Ta'zo"
    And your hand is "Second Wind"
    When you flip your hero, targeting your opponent's hero
    And the chain empties
    Then your hero is face down
    And you can't flip your hero, targeting your opponent's hero, because of 301.2
    When you play "Second Wind"
    And the chain empties
    Then your hero is face up
    And your hero is exhausted
    When you flip your hero, targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 6 damage

  @rule:702.3 @example:faq-2009-03/1/exhausted-quest#1
  Scenario: A quest that is exhausted already can be completed with other resources
    Given you have an exhausted "Your Fortune Awaits You" as a face-up resource
    And you have 3 ready resources
    When you complete "Your Fortune Awaits You"
    And the chain empties
    Then there is 1 card in your hand
    And you have 0 ready resources

  @rule:702.2 @example:faq-2009-03/1/exhausted-quest#1
  Scenario: A ready quest is exhausted for a part of its own cost
    Given you have "Your Fortune Awaits You" as a face-up resource
    And you have 2 ready resources
    When you complete "Your Fortune Awaits You"
    Then you have 0 ready resources
    When the chain empties
    Then there is 1 card in your hand

  @rule:401.1 @example:faq-2009-03/1/exhausted-quest#1
  Scenario: An exhausted quest doesn't count among the resources that pay for it
    Given you have an exhausted "Your Fortune Awaits You" as a face-up resource
    And you have 2 ready resources
    Then you can't complete "Your Fortune Awaits You", because of 401.1

  @rule:408.2 @example:faq-2009-03/1/no-saved-resources#1
  Scenario: A resource exhausted earlier in the turn holds nothing to spend later
    Given you have 3 ready resources
    And your hand is "Fire Blast", "Withdraw"
    And your opponent controls "Vaerik Proudhoof"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then you have 2 ready resources
    And you can't play "Withdraw" targeting "Vaerik Proudhoof", because of 401.1
