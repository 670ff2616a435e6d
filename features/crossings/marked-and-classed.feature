Feature: Unique cards, cards of a class, and who did it to whom
  What stands at the end of a type line describes a card as its tags do, and cards can have a class in common. Powers watch
  for who protects whom, whose damage is prevented and who interrupts whose cards.

  @rule:717.2
  Scenario: Only other unique allies are spared
    Given cost is no matter
    And the card "Test Captain" reads:
      """
      6, Ally—Orc Warrior, Unique, 5 [Melee] ATK / 6 Health
      Prevent all damage that would be dealt to other unique allies in your party.
      """
    And the card "Test Sergeant" reads:
      """
      3, Ally—Orc Warrior, Unique, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Grunt" reads:
      """
      3, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Rain" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to each ally.
      """
    And you control "Test Captain", "Test Sergeant" and "Test Grunt"
    And your opponent controls "Test Sergeant"
    And your hand is "Test Rain"
    When you play "Test Rain"
    And the chain empties
    Then your "Test Sergeant" has 0 damage
    And "Test Grunt" has 1 damage
    And "Test Captain" has 1 damage
    And your opponent's "Test Sergeant" has 1 damage

  @rule:702.2
  Scenario: A quest that asks for a unique ally or a Pet
    Given the card "Test Secret" reads:
      """
      Quest
      While a unique ally or a Pet is in your party, pay 1 to complete this quest.
      Reward: Draw a card.
      """
    And the card "Test Sergeant" reads:
      """
      3, Ally—Orc Warrior, Unique, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Grunt" reads:
      """
      0, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Rat" reads:
      """
      0, Ally—Rat, Pet (1), 1 [Melee] ATK / 1 Health
      """
    And you have 3 resources
    And you have "Test Secret" as a face-up resource
    And you control "Test Grunt"
    And your opponent controls "Test Sergeant"
    And your hand is "Test Rat"
    Then you can't complete "Test Secret"
    When you play "Test Rat"
    And the chain empties
    Then you may complete "Test Secret"

  @rule:714.2
  Scenario: Allies of the same class are as strong
    Given the card "Test Elder" reads:
      """
      3, Ally—Tauren Druid, 1 [Nature] ATK / 4 Health
      Other allies in your party with the same class as Test Elder have +1 ATK.
      """
    And the card "Test Cat" reads:
      """
      2, Ally—Night Elf Druid, 2 [Melee] ATK / 2 Health
      """
    And the card "Test Hunter" reads:
      """
      2, Ally—Tauren Hunter, 2 [Ranged] ATK / 2 Health
      """
    And the card "Test Naga" reads:
      """
      2, Ally—Naga, 2 [Melee] ATK / 2 Health
      """
    And you control "Test Elder", "Test Cat", "Test Hunter" and "Test Naga"
    Then "Test Elder" has 1 ATK
    And "Test Cat" has 3 ATK
    And "Test Hunter" has 2 ATK
    And "Test Naga" has 2 ATK

  @rule:706.1
  Scenario: Who has no class has none in common with anybody
    Given cost is no matter
    And the card "Test Naga Chief" reads:
      """
      3, Ally—Naga, 1 [Nature] ATK / 4 Health
      [Activate] >>> Destroy target ally with the same class as Test Naga Chief.
      """
    And the card "Test Naga" reads:
      """
      2, Ally—Naga, 2 [Melee] ATK / 2 Health
      """
    And you control "Test Naga Chief" and "Test Naga"
    Then you can't use "Test Naga Chief", because of 706.1

  @rule:202.2
  Scenario: A unique ally can be aimed at as such
    Given cost is no matter
    And the card "Test Bounty" reads:
      """
      1, Instant Ability
      Destroy target unique ally.
      """
    And the card "Test Sergeant" reads:
      """
      3, Ally—Orc Warrior, Unique, 2 [Melee] ATK / 4 Health
      """
    And your hand is "Test Bounty"
    And your opponent controls "Test Sergeant" and "Kor Cindervein"
    Then you can't play "Test Bounty" targeting "Kor Cindervein", because of 706.1
    When you play "Test Bounty" targeting "Test Sergeant"
    And the chain empties
    Then "Test Sergeant" is in your opponent's graveyard

  @rule:202.1 @rule:207.1
  Scenario: A hero shows by an icon the class that an ally shows by its tag
    Given cost is no matter
    And the card "Test Archmage" reads:
      """
      Mage, Alliance, Hero—Human (Fire), 25 Health
      """
    And your hero is "Test Archmage"
    And the card "Test Bond" reads:
      """
      1, Instant Ability
      Ready target ally with the same class as your hero.
      """
    And the card "Test Adept" reads:
      """
      3, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health
      """
    And the card "Test Grunt" reads:
      """
      3, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And your hand is "Test Bond"
    And you control an exhausted "Test Adept"
    And you control an exhausted "Test Grunt"
    Then you can't play "Test Bond" targeting "Test Grunt", because of 706.1
    When you play "Test Bond" targeting "Test Adept"
    And the chain empties
    Then "Test Adept" is ready

  @rule:602.2
  Scenario Outline: Who protects does so for the proposed defender
    Given cost is no matter
    And the card "Test Resilience" reads:
      """
      3, Ability
      Ongoing: Your hero has protector.
      When your hero protects a Pet, draw a card.
      """
    And the card "Test Rat" reads:
      """
      1, Ally—Rat, Pet (1), 1 [Melee] ATK / 1 Health
      """
    And it is your opponent's turn, in the action phase
    And you control "Test Resilience"
    And you control "Test Rat"
    And you control "Kor Cindervein"
    And your hand is empty
    And your opponent controls "Brigg"
    When your opponent proposes that "Brigg" attacks "<defender>"
    And the protect point comes
    And you protect with your hero
    And the combat concludes
    Then <hand> in your hand

    Examples:
      | defender       | hand             |
      | Test Rat       | there is 1 card  |
      | Kor Cindervein | there is no card |

  @rule:711.1
  Scenario Outline: Cards that an opponent interrupts, and cards that lose their targets
    Given cost is no matter
    And the card "Test Gloves" reads:
      """
      2, Armor—Leather, Hands (1), 1 DEF
      When an opponent interrupts a card you played, draw two cards.
      """
    And the card "Test Snuff" reads:
      """
      1, Instant Ability
      Interrupt target ability card.
      """
    And the card "Test End" reads:
      """
      1, Instant Ability
      Destroy target ally.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target ally.
      """
    And you control "Test Gloves"
    And your hand is "Test Bolt"
    And your opponent controls "Tim"
    And your opponent's hand is "Test Snuff" and "Test End"
    When you play "Test Bolt" targeting "Tim"
    And your opponent responds by playing "<answer>" targeting "<target>"
    And the chain empties
    Then "Test Bolt" is in your graveyard
    And <hand> in your hand

    Examples:
      | answer     | target    | hand               |
      | Test Snuff | Test Bolt | there are 2 cards  |
      | Test End   | Tim       | there is no card   |

  @rule:709.2b
  Scenario Outline: Damage is prevented that one's own hero would deal
    Given cost is no matter
    And the card "Test Eye" reads:
      """
      3, Item—Trinket (2)
      When damage that would be dealt by your hero is prevented, draw a card.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target ally.
      """
    And the card "Test Ward" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 4 Health
      Prevent all fire damage that would be dealt to Test Ward.
      """
    And you control "Test Eye"
    And your hand is "Test Bolt"
    And your opponent controls "Test Ward"
    And your opponent controls "Brigg"
    When you play "Test Bolt" targeting "<target>"
    And the chain empties
    Then <hand> in your hand

    Examples:
      | target    | hand               |
      | Test Ward | there is 1 card    |
      | Brigg     | there is no card   |
