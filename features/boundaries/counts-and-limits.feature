Feature: The last card, the seventh card and other counts
  Drawing the last card is no loss, seven cards are not too many, and "or more" starts at its number.

  @rule:702.3
  Scenario: Drawing the last card of a deck is no loss
    Given cost is no matter
    And your deck, from the top, is "Brigg"
    And you have "Your Fortune Awaits You" as a face-up resource
    When you complete "Your Fortune Awaits You"
    And the chain empties
    Then "Brigg" is in your hand
    And there is no card in your deck
    And the game goes on

  @rule:102.1a @rule:407.6b
  Scenario: Having to draw from an empty deck is
    Given cost is no matter
    And your deck is empty
    And you have "Your Fortune Awaits You" as a face-up resource
    When you complete "Your Fortune Awaits You"
    And the chain empties
    Then you lose the game
    And your opponent wins the game

  @rule:709.2b
  Scenario: Three cards drawn from a deck of three are drawn safely
    Given cost is no matter
    And your deck, from the top, is "Brigg", "Tim", "Cerwyn"
    And your hand is "Innervate"
    When you play "Innervate" targeting yourself
    And the chain empties
    Then there are 3 cards in your hand
    And the game goes on

  @rule:407.6b
  Scenario: Three cards drawn from a deck of two lose the game
    Given cost is no matter
    And your deck, from the top, is "Brigg", "Tim"
    And your hand is "Innervate"
    When you play "Innervate" targeting yourself
    And the chain empties
    Then you lose the game

  @rule:501.2a @rule:407.6b
  Scenario: The draw step takes the last card one turn and loses the game the next
    Given it is your opponent's turn, in the action phase
    And your deck, from the top, is "Brigg"
    When your next turn starts
    And the action phase starts
    Then "Brigg" is in your hand
    And the game goes on
    When your next turn starts
    Then the game goes on
    When the draw step starts
    Then you lose the game

  @rule:503.2a
  Scenario: Seven cards in hand are kept
    Given you have 7 unnamed cards in your hand
    When the turn ends
    Then there are 7 cards in your hand
    And there is no card in your graveyard
    And it is your opponent's turn, in the ready step

  @rule:503.2a
  Scenario: Of eight cards one is discarded, the player's choice
    Given your hand is "Brigg"
    And you have 7 unnamed cards in your hand
    When the turn ends
    And you choose "Brigg"
    Then there are 7 cards in your hand
    And "Brigg" is in your graveyard
    And there is 1 card in your graveyard

  @rule:503.2a
  Scenario: The opponent's hand isn't counted at the end of another's turn
    Given your opponent has 9 unnamed cards in your opponent's hand
    When the turn ends
    Then there are 9 cards in your opponent's hand
    And it is your opponent's turn, in the ready step

  @rule:503.2a
  Scenario: A maximum raised by three keeps ten cards
    Given you have 10 unnamed cards in your hand
    And your "Arcane Intellect" is attached to your hero
    When the turn ends
    Then there are 10 cards in your hand

  @rule:601.2a
  Scenario: Of two allies of one name only the one that was here before this turn may attack
    Given you control "Kor Cindervein" as "the old Kor"
    And you control "Kor Cindervein", which entered play this turn as "the new Kor"
    Then you may propose that "the old Kor" attacks your opponent's hero
    And you can't propose that "the new Kor" attacks your opponent's hero, because of 601.2a

  @rule:302.2
  Scenario: Of two allies of one name only the one that was here before this turn can be activated
    Given cost is no matter
    And you control "Tim" as "the old Tim"
    And you control "Tim", which entered play this turn as "the new Tim"
    Then you may use "the old Tim", targeting your opponent's hero
    And you can't use "the new Tim", targeting your opponent's hero, because of 302.2
    When you use "the old Tim", targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 1 damage
    And you can't use "the old Tim", targeting your opponent's hero, because of 701.3

  @rule:701.2
  Scenario: A payment power without the activate symbol doesn't wait a turn
    Given cost is no matter
    And you control "Deacon Johanna", which entered play this turn
    And your hero has 2 damage
    When you use "Deacon Johanna", targeting your hero
    And the chain empties
    Then your hero has 0 damage
    And "Deacon Johanna" is ready

  @rule:701.5
  Scenario: Once per turn is once for each copy, and again on the next turn
    Given cost is no matter
    And you control "Deacon Johanna" as "the first Johanna"
    And you control "Deacon Johanna" as "the second Johanna"
    And your hero has 6 damage
    When you use "the first Johanna", targeting your hero
    Then you can't use "the first Johanna", targeting your hero, because of 701.5
    When you use "the second Johanna", targeting your hero
    And the chain empties
    Then your hero has 2 damage
    When your next turn starts
    And you use "the first Johanna", targeting your hero
    And the chain empties
    Then your hero has 0 damage

  @rule:714.2 @rule:407.6a
  Scenario: Four allies are four or more, three are not
    Given cost is no matter
    And you control "Kailis Truearc" with 2 damage
    And you control "Cerwyn"
    And you control "Rodrigo"
    And you control "Valanos"
    And it is your opponent's turn, in the action phase
    And your opponent's hand is "Withdraw"
    Then "Kailis Truearc" has 2 damage, 3 ATK and 3 health
    When your opponent plays "Withdraw" targeting "Cerwyn"
    And the chain empties
    Then "Kailis Truearc" is in your graveyard

  @rule:709.2b
  Scenario Outline: With four resources an ally card that costs <cost> ends up <place>
    Given you have 4 ready resources
    And your graveyard is "<name>"
    And your hand is "Resurrection"
    When you play "Resurrection" targeting "<name>"
    And the chain empties
    Then "<name>" is <place>

    Examples:
      | name          | cost | place             |
      | Valanos       | 4    | in play           |
      | Rodrigo       | 5    | in your graveyard |

  @rule:703.1
  Scenario: For the first time each turn means once
    Given cost is no matter
    And you control "Windseer Tarus"
    When you propose that "Windseer Tarus" attacks your opponent's hero
    And the attack window opens
    Then the chain, top first, is "Windseer Tarus"
    When both players pass
    And you choose to
    Then "Windseer Tarus" is ready
    When the combat concludes
    And you propose that "Windseer Tarus" attacks your opponent's hero
    And the attack window opens
    Then the chain is empty
    And "Windseer Tarus" is exhausted
    When the combat concludes
    Then your opponent's hero has 6 damage

  @rule:703.1
  Scenario: The first attack of the turn is the first one although the power was lost and saw nothing of it
    Given cost is no matter
    And you control "Windseer Tarus" and "Kryton Barleybeard"
    And you have "Sunfury Briefings" as a face-up resource
    And your "Spell Suppression" is attached to your "Windseer Tarus"
    When you propose that "Windseer Tarus" attacks your opponent's hero
    And the attack window opens
    Then the chain is empty
    When the combat concludes
    And you use "Kryton Barleybeard", targeting "Spell Suppression"
    And the chain empties
    And you complete "Sunfury Briefings"
    And the chain empties
    Then "Windseer Tarus" is ready
    When you propose that "Windseer Tarus" attacks your opponent's hero
    And the attack window opens
    Then the chain is empty
    And "Windseer Tarus" is exhausted

  Scenario: For the first time each turn means once for each of several
    Given the card "War Drummer" reads:
      """
      2, Ally—Orc Warrior, 1 [Melee] ATK / 3 Health
      When each other ally in your party attacks for the first time each turn, ready that ally.
      """
    And cost is no matter
    And you control "War Drummer"
    And you control "Valanos"
    And you control "Kulan Earthguard"
    When you propose that "Valanos" attacks your opponent's hero
    And the attack window opens
    And the chain empties
    Then "Valanos" is ready
    When the combat concludes
    And you propose that "Valanos" attacks your opponent's hero
    And the attack window opens
    Then the chain is empty
    And "Valanos" is exhausted
    When the combat concludes
    And you propose that "Kulan Earthguard" attacks your opponent's hero
    And the attack window opens
    Then the chain, top first, is "War Drummer"

  @rule:602.1
  Scenario: Whoever attacked this turn is not among those that haven't
    Given the card "Second Wind" reads:
      """
      2, Ability
      Ready all allies in your party that haven't attacked this turn.
      """
    And cost is no matter
    And you control "Valanos"
    And you control an exhausted "Kulan Earthguard"
    And your hand is "Second Wind"
    When you propose that "Valanos" attacks your opponent's hero
    And the attack window opens
    And the combat concludes
    And you play "Second Wind"
    And the chain empties
    Then "Valanos" is exhausted
    And "Kulan Earthguard" is ready

  @rule:410.3b
  Scenario: Two trinkets are within their limit, the third is one too many
    Given cost is no matter
    And you control "Piccolo of the Flaming Fire" as "the first Piccolo"
    And your hand is "Piccolo of the Flaming Fire" as "the second Piccolo", "Ramstein's Lightning Bolts"
    When you play "the second Piccolo"
    And the chain empties
    Then "the first Piccolo" is in play
    And "the second Piccolo" is in play
    When you play "Ramstein's Lightning Bolts"
    And the chain empties
    Then you must choose between "the first Piccolo", "the second Piccolo", "Ramstein's Lightning Bolts"
    When you choose "the second Piccolo"
    Then "the second Piccolo" is in your graveyard
    And "Ramstein's Lightning Bolts" is in play

  @rule:703.4
  Scenario: The first time this turn comes after the text when nothing came before
    Given cost is no matter
    And the card "Bow" reads:
      """
      2, Weapon—Bow, Ranged (1), 1 ATK, 1 Strike
      """
    And the card "Steady" reads:
      """
      2, Instant Ability
      Ready one of your Ranged weapons. When you strike with that weapon for the first time this turn, draw a card.
      """
    And you control "Bow"
    And your hand is "Steady"
    When you play "Steady"
    And the chain empties
    And you propose that your hero attacks your opponent's hero
    And you strike with "Bow"
    And the combat concludes
    Then there is 1 card in your hand

  @rule:715.1
  Scenario: What was done before the text is the first time this turn
    Given cost is no matter
    And the card "Bow" reads:
      """
      2, Weapon—Bow, Ranged (1), 1 ATK, 1 Strike
      """
    And the card "Steady" reads:
      """
      2, Instant Ability
      Ready one of your Ranged weapons. When you strike with that weapon for the first time this turn, draw a card.
      """
    And you control "Bow"
    And the card "Ready Up" reads:
      """
      1, Instant Ability
      Ready target hero.
      """
    And your hand is "Steady", "Ready Up"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Bow"
    And you play "Steady"
    And the combat concludes
    And you play "Ready Up" targeting your hero
    And the chain empties
    And you propose that your hero attacks your opponent's hero
    And you strike with "Bow"
    And the combat concludes
    Then there are 0 cards in your hand
