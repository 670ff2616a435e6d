Feature: 408 Resources
  One card a turn becomes a resource, and resources are exhausted for a cost of the moment only.

  @rule:408.1 @rule:408.1a
  Scenario: One resource a turn, by way of the chain, and another on the next turn
    Given your hand is "Tim", "Brigg"
    When you place "Tim" as a face-down resource
    Then you have 0 ready resources
    And you can't place "Brigg" as a face-down resource, because of 408.1
    When the chain empties
    Then you have 1 ready resource
    And you can't place "Brigg" as a face-down resource, because of 408.1
    When your next turn starts
    And the action phase starts
    Then you may place "Brigg" as a face-down resource

  @rule:408.1b
  Scenario: A quest may be placed either way, any other card face down only
    Given your hand is "Tim", "A Donation of Wool"
    Then you can't place "Tim" as a face-up resource, because of 408.1b
    And you may place "Tim" as a face-down resource
    And you may place "A Donation of Wool" as a face-up resource
    And you may place "A Donation of Wool" as a face-down resource

  @rule:408.1b
  Scenario: A quest placed face down is a blank resource
    Given you have 1 ready resource
    And your hand is "A Donation of Wool"
    When you place "A Donation of Wool" as a face-down resource
    And the chain empties
    Then you have 2 ready resources
    And you can't complete "A Donation of Wool", because of 408.1b

  @rule:408.2 @example:cr-2007-05/408.2#1
  Scenario: A resource is spent in response to the link that will destroy it
    Given it is your opponent's turn, in the action phase
    And you have "A Donation of Wool" as a face-up resource
    And your hand is "Fire Blast"
    And your opponent has 5 ready resources
    And your opponent's hand is "Lobotomize"
    When your opponent plays "Lobotomize" targeting "A Donation of Wool"
    And you respond by playing "Fire Blast" targeting your opponent's hero
    Then "A Donation of Wool" is exhausted
    And the chain, top first, is "Fire Blast", "Lobotomize"
    When the chain empties
    Then your opponent's hero has 2 damage
    And "A Donation of Wool" is in your graveyard

  @rule:408.2 @example:cr-2007-05/408.2#1
  Scenario: It may be spent on a payment power as well as on an instant
    Given it is your opponent's turn, in the action phase
    And your hero is "Warrax"
    And you have "A Donation of Wool" as a face-up resource
    And your opponent has 5 ready resources
    And your opponent's hand is "Lobotomize"
    When your opponent plays "Lobotomize" targeting "A Donation of Wool"
    Then "A Donation of Wool" is ready
    When you respond by flipping your hero
    Then "A Donation of Wool" is exhausted
    And your hero is face down
    When the chain empties
    Then "A Donation of Wool" is in your graveyard
    And there is no card in your resource row

  @rule:408.2 @rule:702.3
  Scenario: A quest that is about to be destroyed pays for its own completion
    Given it is your opponent's turn, in the action phase
    And you have "A Donation of Wool" as a face-up resource
    And your hand is "Rodrigo"
    And your deck, from the top, is "Tim", "Brigg"
    And your opponent has 5 ready resources
    And your opponent's hand is "Lobotomize"
    When your opponent plays "Lobotomize" targeting "A Donation of Wool"
    And you respond by completing "A Donation of Wool"
    Then "A Donation of Wool" is exhausted
    And the chain, top first, is "A Donation of Wool", "Lobotomize"
    When both players pass
    And you choose "Rodrigo"
    Then "Tim" is in your hand
    When the chain empties
    Then "A Donation of Wool" is in your graveyard
    And "Rodrigo" is in your graveyard

  @rule:408.2 @rule:401.1 @example:cr-2007-05/408.2#1
  Scenario: A resource that was not spent in time pays for nothing later
    Given it is your opponent's turn, in the action phase
    And you have "A Donation of Wool" as a face-up resource
    And your hand is "Fire Blast"
    And your opponent has 5 ready resources
    And your opponent's hand is "Lobotomize"
    When your opponent plays "Lobotomize" targeting "A Donation of Wool"
    And the chain empties
    And your next turn starts
    Then "A Donation of Wool" is in your graveyard
    And you can't play "Fire Blast" targeting your opponent's hero, because of 401.1

  @rule:408.2
  Scenario: Face-up and face-down resources pay alike
    Given you have 1 ready resource
    And you have "A Donation of Wool" as a face-up resource
    And your hand is "Crazy Igvand"
    When you play "Crazy Igvand"
    Then "A Donation of Wool" is exhausted
    And you have 0 ready resources

  @rule:408.1b @rule:104.2
  Scenario Outline: A face-down resource has no cost to look at, which counts as 0
    Given the card "Test Quake" reads:
      """
      0, Ability
      Destroy each resource with cost <bound>.
      """
    And the card "Test Ogre" reads:
      """
      4, Horde, Ally—Ogre Warrior, 3 [Melee] ATK / 4 Health
      """
    And you have "Test Ogre" as a face-down resource
    And your opponent has "Brigg" as a face-down resource
    And your hand is "Test Quake"
    When you play "Test Quake"
    And the chain empties
    Then "Test Ogre" is <yours>
    And "Brigg" is <theirs>

    Examples:
      | bound     | yours             | theirs                       |
      | 4 or more | in play           | in play                      |
      | 1 or more | in play           | in play                      |
      | 0         | in your graveyard | in your opponent's graveyard |

  @rule:706.1
  Scenario: Two face-down resources have no names that differ
    Given the card "Test Blight" reads:
      """
      0, Ability
      Destroy two target resources with different names.
      """
    And your opponent has "Brigg" as a face-down resource
    And your opponent has "Valanos" as a face-down resource
    And your opponent has "A Donation of Wool" as a face-up resource
    And your opponent has "Your Fortune Awaits You" as a face-up resource
    And your hand is "Test Blight"
    Then you can't play "Test Blight" targeting "Brigg" and "Valanos", because of 706.1
    And you may play "Test Blight" targeting "Brigg" and "A Donation of Wool"
    And you may play "Test Blight" targeting "A Donation of Wool" and "Your Fortune Awaits You"

  @rule:408.2
  Scenario: Of two like resources, one of which can't ready, a player exhausts either
    Given the card "Creeping Rust" reads:
      """
      0, Instant Ability
      Target resource can't ready this turn.
      """
    And the card "Page" reads:
      """
      1, Alliance, Ally—Human Warrior, 1 [Melee] ATK / 1 Health
      """
    And you have "Brigg" as a face-down resource as "the rusty one"
    And you have "Brigg" as a face-down resource as "the sound one"
    And your hand is "Creeping Rust", "Page"
    When you play "Creeping Rust" targeting "the rusty one"
    And the chain empties
    And you play "Page"
    Then you must choose between "the rusty one", "the sound one"
    When you choose "the sound one"
    Then "the sound one" is exhausted
    And "the rusty one" is ready

  @rule:709.2b
  Scenario: Which of several resources is destroyed is no question where nothing tells them apart
    Given the card "Scorched Field" reads:
      """
      0, Ability
      Destroy one of your resources.
      """
    And you have 4 ready resources
    And your hand is "Scorched Field"
    When you play "Scorched Field"
    And the chain empties
    Then you have 3 ready resources

  @rule:709.2b
  Scenario: Between a ready and an exhausted resource there is something to choose
    Given the card "Scorched Field" reads:
      """
      1, Ability
      Destroy one of your resources.
      """
    And you have 2 ready resources
    And your hand is "Scorched Field"
    When you play "Scorched Field"
    And the chain empties
    And you choose an exhausted resource
    Then you have 1 resource
