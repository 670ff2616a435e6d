Feature: Paid in part, and completed
  Costs that are changed, replaced or refused, and quests that pay for each other.

  @rule:411.8e @rule:103.2
  Scenario: Destroyed to pay and removed instead is paid, what can't be destroyed pays nothing
    Given the card "Ghoul" reads:
      """
      1, Horde, Ally—Undead Warrior, 1 [Melee] ATK / 1 Health
      Destroy Ghoul >>> Draw a card.
      """
    And you control "Dramla Lifebender", "Durdin Hammerhand", "Queen Sylvanas Windrunner", "Ghoul"
    Then you can't use "Ghoul", because of 103.2
    When you use "Durdin Hammerhand" targeting your opponent's hero
    Then "Durdin Hammerhand" is removed from the game
    And the chain, top first, is "Durdin Hammerhand"
    When the chain empties
    Then your opponent's hero is exhausted

  @rule:707.1e
  Scenario: The card that costs 5 less comes after a resource, and keeps its whole cost on the chain
    Given the card "Swiftness" reads:
      """
      3, Ability
      You pay 5 less to play your next card this turn.
      """
    And the card "Cull" reads:
      """
      2, Instant Ability
      Interrupt target ability card with cost 3 or less.
      """
    And you have 4 resources
    And your hand is "Swiftness", "Aimed Shot", "Brigg"
    And your opponent's hand is "Cull"
    And your opponent has 5 resources
    When you play "Swiftness"
    And the chain empties
    And you place "Brigg" as a face-down resource
    And the chain empties
    And you play "Aimed Shot" with X = 6 targeting your opponent's hero
    Then you have no ready resources
    When you pass
    Then your opponent can't play "Cull" targeting "Aimed Shot", because of 706.1
    When the chain empties
    Then your opponent's hero has 6 damage

  @rule:707.1e
  Scenario: The reduction with a minimum comes first
    Given the card "Thrift" reads:
      """
      2, Ability
      Ongoing: You pay 1 less to play abilities, to a minimum of 1.
      """
    And the card "Bargain" reads:
      """
      1, Instant Ability
      You pay 1 less to play your next ability this turn.
      """
    And the card "Second Thought" reads:
      """
      2, Instant Ability
      Draw a card.
      """
    And you control "Thrift"
    And you have 1 resource
    And your hand is "Bargain", "Second Thought"
    And your deck, from the top, is "Tim", "Brigg"
    When you play "Bargain"
    And the chain empties
    Then you have no ready resources
    When you play "Second Thought"
    And the chain empties
    Then "Tim" is in your hand

  @rule:707.1e
  Scenario: A tax is added before anything is taken off
    Given the card "Thrift" reads:
      """
      2, Ability
      Ongoing: You pay 1 less to play abilities, to a minimum of 1.
      """
    And the card "Bargain" reads:
      """
      1, Instant Ability
      You pay 1 less to play your next ability this turn.
      """
    And the card "Second Thought" reads:
      """
      2, Instant Ability
      Draw a card.
      """
    And the card "Toll" reads:
      """
      2, Ability
      Ongoing: Opponents pay 1 more to play abilities.
      """
    And you control "Thrift"
    And your opponent controls "Toll"
    And you have 2 resources
    And your hand is "Bargain", "Second Thought"
    When you play "Bargain"
    And the chain empties
    Then you have 1 ready resource
    And you may play "Second Thought"
    When you play "Second Thought"
    Then you have no ready resources

  @rule:707.1e @rule:401.3
  Scenario: Where a shield pays, the tax is still to be paid
    Given the card "Toll" reads:
      """
      2, Ability
      Ongoing: Opponents pay 1 more to play abilities.
      """
    And your opponent controls "Toll", "Brigg"
    And you control "Observer's Shield"
    And you have 1 resource
    And your hand is "Shield Bash"
    When you play "Shield Bash" targeting "Brigg" exhausting "Observer's Shield" rather than paying
    Then you have no ready resources
    And "Observer's Shield" is exhausted
    When the chain empties
    Then "Brigg" has 1 damage

  @rule:401.1
  Scenario: Without a resource for the tax a shield pays nothing
    Given the card "Toll" reads:
      """
      2, Ability
      Ongoing: Opponents pay 1 more to play abilities.
      """
    And your opponent controls "Toll", "Brigg"
    And you control "Observer's Shield"
    And your hand is "Shield Bash"
    Then you can't play "Shield Bash" targeting "Brigg" exhausting "Observer's Shield" rather than paying

  @rule:301.2
  Scenario: A flipped hero has the power given to it, and no flip
    Given the card "Insight" reads:
      """
      5, Ability
      Attach to target hero or ally.
      Ongoing: Attached character has "[Activate] >>> Draw a card."
      """
    And your hero is a face-down "Graccus"
    And "Insight" is attached to your hero
    And you have 5 resources
    And your deck, from the top, is "Tim", "Brigg", "Araelun"
    Then you can't flip your hero
    When you use "Graccus"
    And the chain empties
    Then "Tim" is in your hand
    And your hero is exhausted
    And you can't use "Graccus", because of 701.3
    When your next turn starts
    Then your hero is ready
    And your hero is face down
    And you can't flip your hero, because of 301.2

  @rule:702.2 @rule:702.3
  Scenario: Two quests complete each other, one of them in response
    Given the card "Raene" reads:
      """
      Quest
      If you've completed a quest this turn, pay 2 to complete this quest.
      Reward: Draw a card.
      """
    And you have "A Donation of Wool" as a face-up resource
    And you have "Raene" as a face-up resource
    And you have 1 resource
    And your deck, from the top, is "Tim", "Brigg", "Araelun"
    And your hand is empty
    Then you can't complete "Raene"
    When you complete "A Donation of Wool" paying with "Raene"
    And you complete "Raene"
    Then the chain, top first, is "Raene", "A Donation of Wool"
    And you have no ready resources
    When the chain empties
    And you choose "Tim"
    Then "Tim" is in your graveyard
    And "Brigg" is in your hand
    And you can't complete "Raene"

  @rule:400.3
  Scenario: Resources that change sides don't enter play
    Given the card "Tax Prince" reads:
      """
      9, Ally—Blood Elf Mage, 8 [Arcane] ATK / 8 Health
      At the end of your turn, gain control of all ready opposing resources.
      """
    And the card "Bone" reads:
      """
      2, Weapon—Mace, Melee (1), 0 [Melee] ATK / 0 Strike
      When a resource enters play under your control, put a +1 ATK counter on Bone.
      """
    And you control "Tax Prince", "Bone"
    And your opponent has "A Donation of Wool" as a face-up resource
    And your opponent has 1 resource
    And your opponent has "Tim" as a face-down resource
    And your opponent's deck, from the top, is "Brigg", "Araelun"
    And your opponent's hand is empty
    When the end phase starts
    And your opponent responds by completing "A Donation of Wool" paying with "Tim"
    And the chain empties
    Then you have 2 resources
    And your opponent has 1 resource
    And you control "A Donation of Wool"
    And "Bone" has 0 ATK
    And "A Donation of Wool" is face down

  @rule:707.3
  Scenario: A reward needs no quest any more
    Given cost is no matter
    And the card "Raze" reads:
      """
      1, Instant Ability
      Destroy target resource.
      """
    And you have "A Donation of Wool" as a face-up resource
    And your deck, from the top, is "Tim", "Brigg"
    And your hand is empty
    And your opponent's hand is "Raze"
    When you complete "A Donation of Wool"
    Then "A Donation of Wool" is face down
    When your opponent responds by playing "Raze" targeting "A Donation of Wool"
    And the chain empties
    Then "A Donation of Wool" is in your graveyard
    And "Tim" is in your graveyard
    And there are no cards in your hand

  @rule:707.1f
  Scenario: Playing triggers, placing doesn't, and an interrupted card was played
    Given cost is no matter
    And the card "Scribe" reads:
      """
      2, Ally—Human Mage, 1 [Arcane] ATK / 2 Health
      When you play a card, put 1 damage on target hero.
      """
    And the card "Hush" reads:
      """
      2, Instant Ability
      Interrupt target ally card.
      """
    And you control "Scribe"
    And your hand is "Brigg", "Tim"
    And your opponent's hand is "Hush"
    When you place "Brigg" as a face-down resource
    Then the chain, top first, is "Brigg"
    When the chain empties
    And you play "Tim"
    And you choose your opponent's hero
    And your opponent responds by playing "Hush" targeting "Tim"
    And both players pass
    Then "Tim" is in your graveyard
    And the chain, top first, is "Scribe"
    When the chain empties
    Then your opponent's hero has 1 damage

  @rule:408.1b @rule:711.1
  Scenario: A card placed face down can be interrupted, and is no ability card
    Given the card "Naysayer" reads:
      """
      3, Ally—Night Elf Priest, 1 [Shadow] ATK / 1 Health
      Pay 0 >>> Interrupt target card unless its controller pays 1.
      """
    And your opponent controls "Naysayer"
    And your opponent has 5 resources
    And your opponent's hand is "Counterspell"
    And your hand is "Fire Blast", "Brigg"
    When you place "Fire Blast" as a face-down resource
    And you pass
    Then your opponent can't play "Counterspell" targeting "Fire Blast", because of 706.1
    When your opponent uses "Naysayer" targeting "Fire Blast"
    And the chain empties
    Then "Fire Blast" is in your graveyard
    And you have no resources
    And you can't place "Brigg" as a face-down resource, because of 408.1

  @rule:411.8a @rule:711.1
  Scenario: An ally card played from the graveyard is interrupted back into it
    Given cost is no matter
    And the card "Hush" reads:
      """
      2, Instant Ability
      Interrupt target ally card.
      """
    And you control "Dramla Lifebender"
    And your graveyard is "Brigg"
    And your opponent's hand is "Hush"
    When you play "Brigg"
    And your opponent responds by playing "Hush" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in your graveyard
    And you may play "Brigg"

  @rule:702.3
  Scenario: A quest that changes sides is completed by its new controller alone
    Given cost is no matter
    And the card "Seize" reads:
      """
      2, Ability
      Gain control of target resource.
      """
    And your opponent has "A Donation of Wool" as a face-up resource
    And your hand is "Seize"
    And your deck, from the top, is "Tim", "Brigg"
    When you play "Seize" targeting "A Donation of Wool"
    And the chain empties
    And you pass
    Then your opponent can't complete "A Donation of Wool"
    When your opponent's next turn starts
    And your opponent passes
    And you complete "A Donation of Wool"
    And the chain empties
    Then "Tim" is in your graveyard
    And you control "A Donation of Wool"
    And "A Donation of Wool" is face down

  @rule:712.7
  Scenario: One card in hand is not two to discard
    Given cost is no matter
    And the card "Barter" reads:
      """
      1, Ability
      You may discard two cards. If you do, draw three cards.
      """
    And your hand is "Barter", "Tim"
    And you have 5 unnamed cards in your deck
    When you play "Barter"
    And the chain empties
    Then "Tim" is in your hand
    And there is 1 card in your hand
