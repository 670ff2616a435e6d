@edition:starter-2006
Feature: Equipment and the class of the hero
  In the starter rulebook a weapon, an armor or an item serves only a hero of a class whose icon it shows.

  @rule:starter-2006:weapon
  Scenario: A mage can neither play nor strike with a blade for rogues and warriors
    Given the card "Test Blade" reads:
      """
      2, Rogue, Warrior, Weapon—Sword, Melee (1), 2 [Melee] ATK / 0 Strike
      """
    And cost is no matter
    And your hero is "Litori Frostburn"
    And you control "Test Blade" as "the blade at hand"
    And your hand is "Test Blade" as "the blade in hand"
    And your opponent controls "Brigg"
    Then you can't play "the blade in hand", because of starter-2006:weapon
    When you propose that your hero attacks "Brigg"
    And the defend window opens
    Then you can't strike with "the blade at hand", because of starter-2006:weapon

  @rule:303.2
  Scenario: One icon of several is enough
    Given the card "Test Blade" reads:
      """
      2, Mage, Warrior, Weapon—Sword, Melee (1), 2 [Melee] ATK / 0 Strike
      """
    And cost is no matter
    And your hero is "Litori Frostburn"
    And you control "Test Blade"
    And your opponent controls "Brigg"
    When you propose that your hero attacks "Brigg"
    And the defend window opens
    And you strike with "Test Blade"
    Then your hero has 2 ATK

  @rule:starter-2006:armor
  Scenario: Armor that a mage has taken from a paladin prevents nothing for the mage
    Given the card "Borrow" reads:
      """
      1, Instant Ability
      Gain control of target armor.
      """
    And the card "Test Plate" reads:
      """
      2, Paladin, Armor—Plate, Chest (1), 3 DEF
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your hero is "Litori Frostburn"
    And your hand is "Borrow", "Test Plate" as "the plate in hand"
    And your opponent's hero is "Graccus"
    And your opponent's hand is "Fire Blast"
    And your opponent controls "Test Plate" as "the plate in play"
    When your opponent plays "Fire Blast" targeting your hero
    And you respond by playing "Borrow" targeting "the plate in play"
    And the chain empties
    Then your hero has 2 damage
    And "the plate in play" is ready
    When your next turn starts
    And the action phase starts
    Then you can't play "the plate in hand", because of starter-2006:armor

  @rule:717.5a
  Scenario: The same armor with the icon of the class of its new controller's hero prevents damage
    Given the card "Borrow" reads:
      """
      1, Instant Ability
      Gain control of target armor.
      """
    And the card "Test Plate" reads:
      """
      2, Paladin, Mage, Armor—Plate, Chest (1), 3 DEF
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your hero is "Litori Frostburn"
    And your hand is "Borrow"
    And your opponent's hero is "Graccus"
    And your opponent's hand is "Fire Blast"
    And your opponent controls "Test Plate"
    When your opponent plays "Fire Blast" targeting your hero
    And you respond by playing "Borrow" targeting "Test Plate"
    And the chain empties
    And you exhaust "Test Plate" to prevent damage
    Then your hero has 0 damage

  @rule:starter-2006:item
  Scenario: An item's power can't be used by a hero of another class
    Given the card "Test Charm" reads:
      """
      1, Priest, Item
      0 >>> Draw a card.
      """
    And cost is no matter
    And your hero is "Litori Frostburn"
    And you control "Test Charm"
    And your deck, from the top, is "Tim"
    Then you can't use "Test Charm", because of starter-2006:item

  @rule:305.1
  Scenario: An item without a class icon serves every hero
    Given the card "Test Charm" reads:
      """
      1, Item
      0 >>> Draw a card.
      """
    And cost is no matter
    And your hero is "Litori Frostburn"
    And your hand is "Test Charm"
    And your deck, from the top, is "Tim"
    When you play "Test Charm"
    And the chain empties
    Then "Test Charm" is in play
    And the rules do not settle this, see "OP-58"
    And you may use "Test Charm"

  @rule:303.2
  Scenario: What a warrior's items do by themselves they do for a mage, and their payment powers stay shut
    Given the card "Test Whetstone" reads:
      """
      2, Warrior, Item
      Your weapons have +1 ATK.
      0 >>> Draw a card.
      """
    And the card "Test Trophy" reads:
      """
      2, Warrior, Item
      When your hero deals combat damage to an ally, draw a card.
      """
    And the card "Test Knife" reads:
      """
      1, Mage, Weapon—Dagger, Melee (1), 1 [Melee] ATK / 0 Strike
      """
    And your hero is "Litori Frostburn"
    And you control "Test Whetstone"
    And you control "Test Trophy"
    And you control "Test Knife"
    And you have 3 unnamed cards in your deck
    And your opponent controls "Donna Calister"
    Then you can't use "Test Whetstone", because of starter-2006:item
    When you propose that your hero attacks "Donna Calister"
    And the defend window opens
    And you strike with "Test Knife"
    Then your hero has 2 ATK
    When the combat concludes
    And the chain empties
    Then "Donna Calister" has 2 damage
    And there is 1 card in your hand
    And the rules do not settle this, see "OP-61"
