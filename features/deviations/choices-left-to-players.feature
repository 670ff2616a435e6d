Feature: Choices that belong to a player
  Who is targeted, which resources pay, in which order damage is replaced: the rules ask, and nothing is assumed.

  @rule:706.1
  Scenario: A card that targets a player may be aimed at the opponent, though it helps
    Given cost is no matter
    And your hand is "Innervate"
    When you play "Innervate" targeting your opponent
    And the chain empties
    Then there are 3 cards in your opponent's hand
    And there is no card in your hand

  @rule:706.1 @rule:708.2
  Scenario: An ally's effect that makes a player discard asks for the player, its own controller included
    Given cost is no matter
    And your hand is "Mias the Putrid", "Scorch"
    And your opponent's hand is "Fire Blast"
    When you play "Mias the Putrid"
    And the chain empties
    Then you must choose between yourself, your opponent
    When you choose yourself
    And the chain empties
    Then "Scorch" is in your graveyard
    And "Fire Blast" is in your opponent's hand

  @rule:706.1
  Scenario: A power without an owner's restriction may exhaust its controller's own ally
    Given cost is no matter
    And you control "Durdin Hammerhand"
    And you control "Cerwyn"
    And your opponent controls "Benethor Draigo"
    When you use "Durdin Hammerhand", targeting "Cerwyn"
    And the chain empties
    Then "Cerwyn" is exhausted and "Benethor Draigo" is ready

  @rule:408.2
  Scenario: The player says which resource pays, and so keeps the quest ready
    Given you have "A Donation of Wool" as a face-up resource
    And you have "Brigg" as a face-down resource
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
    Then you must choose between "A Donation of Wool", "Brigg"
    When you choose "Brigg"
    Then "Brigg" is exhausted and "A Donation of Wool" is ready
    And you may complete "A Donation of Wool"

  @rule:408.2
  Scenario: The quest may as well be the one that pays
    Given you have "A Donation of Wool" as a face-up resource
    And you have "Brigg" as a face-down resource
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
    And you choose "A Donation of Wool"
    Then "A Donation of Wool" is exhausted and "Brigg" is ready
    When you complete "A Donation of Wool"
    Then "Brigg" is exhausted
    And you have 0 ready resources

  @rule:716.3
  Scenario: The controller of the packet has it raised first and doubled after
    Given cost is no matter
    And you control "World in Flames"
    And your opponent controls "Berserker Stance"
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And you choose in order "Berserker Stance", "World in Flames"
    Then your opponent's hero has 6 damage

  @rule:716.3
  Scenario: The controller of the packet may choose the order that deals less
    Given cost is no matter
    And you control "World in Flames"
    And your opponent controls "Berserker Stance"
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And you choose in order "World in Flames", "Berserker Stance"
    Then your opponent's hero has 5 damage

  @rule:716.3
  Scenario: On another's turn it is still the packet's controller who orders
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "World in Flames"
    And your opponent controls "Berserker Stance"
    And your hand is "Fire Blast"
    And your opponent's hand is "Sneak"
    And your opponent controls "Benethor Draigo"
    When your opponent plays "Sneak" targeting "Benethor Draigo"
    And you respond by playing "Fire Blast" targeting your opponent's hero
    And both players pass
    And you choose in order "Berserker Stance", "World in Flames"
    Then your opponent's hero has 6 damage

  @rule:717.3
  Scenario: The order of two preventions is chosen by the controller of the hero they surround
    Given cost is no matter
    And your hand is "Fire Blast", "Quick Strike"
    And your opponent controls "Elven Chain Boots"
    And your opponent's hand is "Desperate Block"
    When you play "Fire Blast" targeting your opponent's hero
    And your opponent responds by playing "Desperate Block" targeting your opponent's hero
    And the chain empties
    And your opponent chooses in order "Elven Chain Boots", "Desperate Block"
    And your opponent exhausts "Elven Chain Boots" to prevent damage
    Then your opponent's hero has 0 damage
    And "Elven Chain Boots" is exhausted
    When you play "Quick Strike" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage
