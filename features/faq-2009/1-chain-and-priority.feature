@edition:faq-2009-03
Feature: The chain and priority
  What waits on the chain and what happens at once, who holds priority, and that a link outlives the card it came from.

  @rule:707.1e @example:faq-2009-03/1#2 @example:faq-2009-03/1/what-uses-the-chain#1
  Scenario: A cost is paid before anyone can answer the link it pays for
    Given cost is no matter
    And you control "Durdin Hammerhand"
    And your opponent controls "Benethor Draigo"
    When you use "Durdin Hammerhand", targeting "Benethor Draigo"
    Then "Durdin Hammerhand" is in your graveyard
    And the chain, top first, is "Durdin Hammerhand"
    And "Benethor Draigo" is ready
    And you have priority
    When the chain empties
    Then "Benethor Draigo" is exhausted

  @rule:602.2 @example:faq-2009-03/1/what-uses-the-chain#1 @rule:407.3 @rule:705.3
  Scenario: Exhausting a character to protect adds nothing to the chain
    Given you control "Kor Cindervein"
    And your opponent controls "Benethor Draigo"
    And your opponent controls "Guardian Steelhorn"
    When you propose that "Kor Cindervein" attacks "Benethor Draigo"
    And the protect point comes
    And your opponent protects with "Guardian Steelhorn"
    Then the chain is empty
    And "Guardian Steelhorn" is exhausted
    And you have priority

  @rule:707.1a @example:faq-2009-03/1/what-uses-the-chain#1 @rule:407.3 @rule:705.2 @rule:705.3
  Scenario: Cards, powers, quests, resources and proposals all wait on the chain
    Given cost is no matter
    And you control "Deacon Johanna"
    And you have "Your Fortune Awaits You" as a face-up resource
    And your hand is "A Donation of Wool", "Fire Blast"
    When you place "A Donation of Wool" as a face-up resource
    Then the chain, top first, is "A Donation of Wool"
    When you play "Fire Blast" targeting your opponent's hero
    And you use "Deacon Johanna", targeting your hero
    And you complete "Your Fortune Awaits You"
    Then the chain, top first, is "Your Fortune Awaits You", "Deacon Johanna", "Fire Blast", "A Donation of Wool"
    And you can't propose that your hero attacks your opponent's hero, because of 601.1

  @rule:407.3 @example:faq-2009-03/1/what-uses-the-chain#1 @rule:705.3 @rule:717.5a
  Scenario: A proposal and a strike wait on the chain, armor and combat damage don't
    Given you have 3 ready resources
    And you control "Krol Blade"
    And your opponent's hero is "Gorebelly"
    And your opponent controls "Elven Chain Boots"
    When you propose that your hero attacks "Gorebelly"
    Then the chain, top first, is the proposal
    When the defend window opens
    And you strike with "Krol Blade"
    Then the chain, top first, is "Krol Blade"
    And "Krol Blade" is exhausted
    When the combat concludes
    And your opponent exhausts "Elven Chain Boots" to prevent damage
    Then the chain is empty
    And "Gorebelly" has 1 damage
    And it is your turn, in the action phase

  @rule:407.1 @example:faq-2009-03/1/priority#1
  Scenario: Priority is passed to the left until all have passed
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Bo's turn, in the action phase
    And cost is no matter
    And Bo's hand is "Fire Blast"
    And Ann's hand is "Quick Strike"
    When Bo plays "Fire Blast" targeting Ann's hero
    Then Bo has priority
    When Bo passes
    Then Cid has priority
    When Cid passes
    Then Ann has priority
    When Ann plays "Quick Strike" targeting Bo's hero
    Then Ann has priority
    When Ann passes
    Then Bo has priority
    When Bo passes
    And Cid passes
    Then Bo's hero has 2 damage
    And the chain, top first, is "Fire Blast"
    And Bo has priority

  @rule:407.1 @example:faq-2009-03/1/priority#1
  Scenario: Whoever adds a link may go on adding before anyone else acts
    Given cost is no matter
    And your hand is "Fire Blast", "Quick Strike"
    When you play "Fire Blast" targeting your opponent's hero
    Then you have priority
    When you play "Quick Strike" targeting your opponent's hero
    Then you have priority
    And the chain, top first, is "Quick Strike", "Fire Blast"

  @rule:407.4a @example:faq-2009-03/1/priority#1 @rule:411.5a
  Scenario: Only the top link resolves, and the turn player then acts first whoever added it
    Given cost is no matter
    And your hand is "Fire Blast", "Lightning Bolt"
    And your opponent's hand is "Flash Heal"
    And your opponent's hero is "Gorebelly" with 10 damage
    When you play "Lightning Bolt" targeting your opponent's hero
    And your opponent responds by playing "Flash Heal" targeting your opponent's hero
    Then your opponent has priority
    When both players pass
    Then your opponent's hero has 6 damage
    And the chain, top first, is "Lightning Bolt"
    And you have priority
    When you play "Fire Blast" targeting your opponent's hero
    And both players pass
    Then your opponent's hero has 8 damage
    And the chain, top first, is "Lightning Bolt"

  @rule:407.4a @example:faq-2009-03/1/priority#1
  Scenario: The turn player gets priority though the next link down is the opponent's
    Given cost is no matter
    And your hand is "Fire Blast", "Quick Strike"
    And your opponent's hand is "Sneak"
    And your opponent controls "Benethor Draigo"
    When you play "Fire Blast" targeting your opponent's hero
    And your opponent responds by playing "Sneak" targeting "Benethor Draigo"
    And you respond by playing "Quick Strike" targeting your opponent's hero
    And both players pass
    Then the chain, top first, is "Sneak", "Fire Blast"
    And you have priority

  @rule:407.4b @example:faq-2009-03/1/priority#1
  Scenario: Passing all round on an empty chain closes the window and the game moves on
    When both players pass
    Then it is your turn, in the end phase
    And you have priority
    When both players pass
    Then it is your opponent's turn, in the ready step
    And your opponent has priority

  @rule:707.3 @example:faq-2009-03/1/effect-without-source#1
  Scenario: Destroying the source of an effect on the chain doesn't stop the effect
    Given cost is no matter
    And you control "Tim"
    And your opponent's hand is "Fire Blast"
    When you use "Tim", targeting your opponent's hero
    And your opponent responds by playing "Fire Blast" targeting "Tim"
    And both players pass
    Then "Tim" is in your graveyard
    And the chain, top first, is "Tim"
    When the chain empties
    Then your opponent's hero has 1 damage
