Feature: Counters, attachments and first cards
  Counters that were on a card, prices lowered by counters, abilities that move from card to card, and first cards.

  @rule:707.1e
  Scenario Outline: The next ally costs as much less as counters were removed
    Given the card "Test Prism" reads:
      """
      2, Item
      [Activate], Remove X charge counters from Test Prism >>> You pay X less to play your next ally this turn.
      """
    And the card "Grunt" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And you control "Test Prism"
    And "Test Prism" has 3 "charge" counters
    And you have 1 ready resource
    And your hand is "Grunt"
    When you use "Test Prism" with X = <x>
    And the chain empties
    Then <outcome>
    And "Test Prism" has <left> "charge" counters

    Examples:
      | x | outcome                                   | left |
      | 2 | you may play "Grunt"                      | 1    |
      | 1 | you can't play "Grunt", because of 401.1 | 2    |

  @rule:707.3
  Scenario: As much damage as there were counters on the card that was destroyed for it
    Given cost is no matter
    And the card "Test Fuse" reads:
      """
      2, Ability
      Ongoing: Pay 1, Destroy Test Fuse >>> Your hero deals X holy damage to target hero or ally, where X is the number of fuse counters that were on Test Fuse.
      """
    And you control "Test Fuse"
    And "Test Fuse" has 3 "fuse" counters
    When you use "Test Fuse", targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage
    And "Test Fuse" is in your graveyard

  @rule:709.2b
  Scenario Outline: Where there is no counter to remove, what follows is another thing
    Given the card "Test Embers" reads:
      """
      2, Ability
      Ongoing: At the end of each turn, remove a rage counter. If you do, your hero heals 2 damage from itself. If you can't, destroy Test Embers.
      """
    And you control "Test Embers"
    And "Test Embers" has <counters> "rage" counters
    And your hero has 5 damage
    When the turn ends
    Then your hero has <damage> damage
    And "Test Embers" is <where>

    Examples:
      | counters | damage | where             |
      | 1        | 3      | in play           |
      | 0        | 5      | in your graveyard |

  @rule:306.3f
  Scenario: An ability is attached to another ally, which you choose
    Given cost is no matter
    And the card "Test Mantle" reads:
      """
      3, Armor—Cloth, Shoulder (1), 1 DEF
      When Test Mantle enters play, you may attach target ability that's attached to an ally to another ally.
      """
    And the card "Test Curse" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally has -1 ATK.
      """
    And the card "Grunt" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And you control "Grunt" as "yours"
    And your opponent controls "Grunt" as "the first"
    And your opponent controls "Grunt" as "the second"
    And your opponent's "Test Curse" is attached to "yours"
    And your hand is "Test Mantle"
    When you play "Test Mantle"
    And the chain empties
    And you choose to
    And you choose "the second"
    Then "yours" has 2 ATK
    And "the first" has 2 ATK
    And "the second" has 1 ATK

  @rule:601.1
  Scenario: An ally that can attack only your hero attacks it, and nobody else
    Given the card "Test Grip" reads:
      """
      1, Ability
      Attach to target opposing ally.
      Ongoing: Attached ally can attack only your hero and must attack each turn if able.
      """
    And it is your opponent's turn, in the action phase
    And your opponent controls "Kor Cindervein"
    And your opponent's hero is exhausted
    And you control "Tim"
    And your "Test Grip" is attached to your opponent's "Kor Cindervein"
    Then your opponent can't pass
    And your opponent can't propose that "Kor Cindervein" attacks "Tim"
    And your opponent may propose that "Kor Cindervein" attacks your hero

  @rule:402.2a
  Scenario: A quest's reward asks about the ally that was destroyed to complete it
    Given cost is no matter
    And the card "Test Errand" reads:
      """
      Quest
      Destroy an ally in your party to complete this quest.
      Reward: Draw a card. If the destroyed ally was a token, ready your hero.
      """
    And you have "Test Errand" as "the first errand" as a face-up resource
    And you have "Test Errand" as "the second errand" as a face-up resource
    And you control a token "Wisp" with 1 ATK and 1 health
    And you control "Tim"
    And your hero is exhausted
    When you complete "the first errand", destroying "Tim"
    And the chain empties
    Then your hero is exhausted
    When you complete "the second errand", destroying "Wisp"
    And the chain empties
    Then your hero is ready

  @rule:707.1e
  Scenario: The first ability of the attached hero's controller costs more, and only that
    Given the card "Test Tongues" reads:
      """
      1, Ability
      Attach to target opposing hero.
      Ongoing: Attached hero's controller must pay 2 more to play his first ability each turn.
      """
    And the card "Poke" reads:
      """
      1, Instant Ability
      Draw a card.
      """
    And it is your opponent's turn, in the action phase
    And your "Test Tongues" is attached to your opponent's hero
    And your opponent has 4 ready resources
    And your opponent's hand is "Poke" as "the first", "Poke" as "the second"
    When your opponent plays "the first"
    And the chain empties
    Then your opponent has 1 ready resource
    And your opponent may play "the second"

  @rule:501.1a
  Scenario: What readies in its controller's ready step is dealt damage
    Given cost is no matter
    And the card "Test Idleness" reads:
      """
      1, Ability
      Attach to target hero or ally.
      Ongoing: When attached character readies during its controller's ready step, your hero deals 2 shadow damage to it.
      """
    And the card "Rouse" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And the card "Grunt" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And your opponent controls an exhausted "Grunt" as "the first"
    And your opponent controls an exhausted "Grunt" as "the second"
    And your "Test Idleness" is attached to "the second"
    And your hand is "Rouse"
    When you play "Rouse" targeting "the first"
    And the chain empties
    And the turn ends
    And the chain empties
    Then "the first" has 0 damage
    And "the second" has 2 damage

  Scenario: What readies at another time is dealt none
    Given cost is no matter
    And the card "Test Idleness" reads:
      """
      1, Ability
      Attach to target hero or ally.
      Ongoing: When attached character readies during its controller's ready step, your hero deals 2 shadow damage to it.
      """
    And the card "Rouse" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And the card "Grunt" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And your opponent controls an exhausted "Grunt" as "the first"
    And your opponent controls an exhausted "Grunt" as "the second"
    And your "Test Idleness" is attached to "the first"
    And your hand is "Rouse"
    When you play "Rouse" targeting "the first"
    And the chain empties
    Then "the first" is ready
    And "the first" has 0 damage

  @rule:709.2b
  Scenario: Each opponent keeps the ally that he chooses, and you keep all of yours
    Given cost is no matter
    And the card "Test Tinker" reads:
      """
      7, Alliance, Ally—Gnome Warlock, 5 [Shadow] ATK / 5 Health
      When Test Tinker enters play, each opponent chooses an ally in his party. Destroy all other opposing allies.
      """
    And the card "Grunt" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And you control "Grunt" as "yours"
    And your opponent controls "Grunt" as "the first"
    And your opponent controls "Grunt" as "the second"
    And your opponent controls "Grunt" as "the third"
    And your hand is "Test Tinker"
    When you play "Test Tinker"
    And the chain empties
    And your opponent chooses "the second"
    Then "yours" is in play
    And "the first" is in your opponent's graveyard
    And "the second" is in play
    And "the third" is in your opponent's graveyard

  @rule:709.2d
  Scenario: A card is drawn if there is no ally card in the hand that you looked at
    Given cost is no matter
    And the card "Test Spy" reads:
      """
      3, Alliance, Ally—Human Rogue, 3 [Melee] ATK / 2 Health
      When Test Spy enters play, look at target opponent's hand. Draw a card if there are no ally cards in it.
      """
    And your hand is "Test Spy" as "the first", "Test Spy" as "the second"
    And your opponent's hand is "Fire Blast"
    When you play "the first"
    And the chain empties
    Then there are 2 cards in your hand

  @rule:709.2d
  Scenario: No card is drawn if there is one
    Given cost is no matter
    And the card "Test Spy" reads:
      """
      3, Alliance, Ally—Human Rogue, 3 [Melee] ATK / 2 Health
      When Test Spy enters play, look at target opponent's hand. Draw a card if there are no ally cards in it.
      """
    And your hand is "Test Spy" as "the first", "Test Spy" as "the second"
    And your opponent's hand is "Fire Blast", "Tim"
    When you play "the first"
    And the chain empties
    Then there is 1 card in your hand
