Feature: Wordings of the neighbouring sets
  Tokens that others get, links that are asked for their targets, who may target what, and combats that end.

  Background:
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Pyre" reads:
      """
      3, Instant Ability
      Your hero deals 2 fire damage to target hero or ally.
      """

  @rule:402.2a
  Scenario: A token that is put into play under an opponent's control is that opponent's
    Given the card "Poor Gift" reads:
      """
      1, Ability
      Put a 1 ATK / 1 health Imp ally token into play under target opponent's control.
      """
    And your hand is "Poor Gift"
    When you play "Poor Gift" targeting your opponent
    And the chain empties
    Then your opponent controls "Imp"

  @rule:711.2
  Scenario: An ability that targets a hero of one's own is interrupted, one that targets an enemy's ally is not
    Given the card "Ward of Kin" reads:
      """
      2, Instant Ability
      Interrupt target ability card if it targets your hero or an ally in your party.
      """
    And your hand is "Ward of Kin" as "the first ward", "Ward of Kin" as "the second ward"
    And your opponent controls "Ogre" as "their ogre"
    And your opponent's hand is "Pyre" as "the first pyre", "Pyre" as "the second pyre"
    When you pass
    And your opponent plays "the first pyre" targeting your hero
    And your opponent passes
    And you play "the first ward" targeting "the first pyre"
    And the chain empties
    Then your hero has 0 damage
    When you pass
    And your opponent plays "the second pyre" targeting "their ogre"
    And your opponent passes
    And you play "the second ward" targeting "the second pyre"
    And the chain empties
    Then "their ogre" has 2 damage

  @rule:706.1
  Scenario: An ally that opponents can't target with abilities can be targeted by the power of an ally
    Given the card "Shy One" reads:
      """
      2, Ally—Human, 1 [Melee] ATK / 4 Health
      Opponents can't target Shy One with abilities.
      """
    And the card "Archer" reads:
      """
      2, Ally—Troll, 1 [Ranged] ATK / 2 Health
      0 >>> Archer deals 1 ranged damage to target ally.
      """
    And you control "Shy One"
    And your opponent controls "Archer"
    And your opponent's hand is "Pyre"
    When you pass
    Then your opponent can't play "Pyre" targeting "Shy One", because of 706.1
    When your opponent uses "Archer" targeting "Shy One"
    And the chain empties
    Then "Shy One" has 1 damage

  @rule:715.1
  Scenario: An ally that readies after the combat of its attack can attack again
    Given the card "Wind Dancer" reads:
      """
      3, Ally—Tauren, 1 [Nature] ATK / 4 Health
      When Wind Dancer attacks for the first time each turn, ready it after this combat.
      """
    And you control "Wind Dancer"
    When you propose that "Wind Dancer" attacks your opponent's hero
    And the combat concludes
    And the chain empties
    Then "Wind Dancer" is ready
    When you propose that "Wind Dancer" attacks your opponent's hero
    And the combat concludes
    Then "Wind Dancer" is exhausted
    And your opponent's hero has 2 damage

  @rule:713.1
  Scenario: Damage of another type and amount is dealt instead to the same target
    Given the card "Ember" reads:
      """
      2, Ability
      Your hero deals 1 fire damage to target ally. If that ally is exhausted, it deals 3 frost damage instead.
      """
    And your hand is "Ember" as "the first ember", "Ember" as "the second ember"
    And your opponent controls "Ogre" as "the ready ogre"
    And your opponent controls an exhausted "Ogre" as "the tired ogre"
    When you play "the first ember" targeting "the ready ogre"
    And the chain empties
    Then "the ready ogre" has 1 damage
    When you play "the second ember" targeting "the tired ogre"
    And the chain empties
    Then "the tired ogre" has 3 damage

  @rule:701.2
  Scenario: Damage that one's hero deals to itself is a cost, paid before anyone can respond
    Given the card "Blood Vial" reads:
      """
      2, Item
      [Activate], Your hero deals 2 shadow damage to itself >>> Draw a card.
      """
    And you control "Blood Vial"
    And your hand is empty
    When you use "Blood Vial"
    Then your hero has 2 damage
    And there are 0 cards in your hand
    When the chain empties
    Then there is 1 card in your hand

  @rule:716.2
  Scenario: An ally that deals double damage to heroes deals allies what its ATK is
    Given the card "Giant Slayer" reads:
      """
      3, Ally—Tauren, 2 [Melee] ATK / 9 Health
      Giant Slayer deals double combat damage to heroes.
      """
    And you control "Giant Slayer" as "the first slayer", "Giant Slayer" as "the second slayer"
    And your opponent controls "Ogre" as "their ogre"
    When you propose that "the first slayer" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 4 damage
    When you propose that "the second slayer" attacks "their ogre"
    And the combat concludes
    Then "their ogre" has 2 damage

  @rule:406.1
  Scenario: An ally that may be played as an instant on a condition is one only while it is true
    Given the card "Ambusher" reads:
      """
      2, Ally—Troll, 1 [Melee] ATK / 1 Health
      You may play Ambusher as though it were an instant if your hero is damaged.
      """
    And it is your opponent's turn, in the action phase
    And your hand is "Ambusher" as "the ambusher"
    And your opponent's hand is "Pyre"
    Then you can't play "the ambusher"
    When your opponent plays "Pyre" targeting your hero
    And the chain empties
    And your opponent passes
    And you play "the ambusher"
    And the chain empties
    Then you control "the ambusher"

  @rule:717.3
  Scenario: Damage that is dealt three times is prevented three times where so much of each is prevented
    Given the card "Penance" reads:
      """
      3, Priest, Ability
      Your hero deals 2 holy damage to target hero or ally three times.
      """
    And the card "Padded Coat" reads:
      """
      3, Item
      If your hero would be dealt damage, prevent 1 of that damage.
      """
    And your opponent controls "Padded Coat"
    And your hand is "Penance"
    When you play "Penance" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage

  @rule:716.2
  Scenario: Damage that its dealer deals elsewhere instead is not dealt to whom it attacked
    Given the card "Mirrored Will" reads:
      """
      2, Instant Ability
      The next time target ally would deal damage this turn, it deals that damage to its controller's hero instead.
      """
    And you control "Ogre" as "my ogre"
    And your opponent's hand is "Mirrored Will"
    When you propose that "my ogre" attacks your opponent's hero
    And you pass
    And your opponent plays "Mirrored Will" targeting "my ogre"
    And the combat concludes
    Then your opponent's hero has 0 damage
    And your hero has 3 damage

  @rule:717.2
  Scenario: Damage is prevented and a counter removed each time, as long as the ability is in play
    Given the card "Stone Skin" reads:
      """
      2, Ability
      Ongoing: Stone Skin enters play with two stone counters.
      If your hero would be dealt damage, prevent 1 of that damage and remove a stone counter from Stone Skin.
      """
    And your hand is "Stone Skin"
    And your opponent's hand is "Pyre"
    When you play "Stone Skin"
    And the chain empties
    And you pass
    And your opponent plays "Pyre" targeting your hero
    And the chain empties
    Then your hero has 1 damage
    And "Stone Skin" has 1 "stone" counter

  @rule:404.1
  Scenario: Allies that heal damage from themselves heal each its own
    Given the card "Kindred Rest" reads:
      """
      2, Ability
      All allies in your party heal 2 damage from themselves.
      """
    And you control an "Ogre" with 3 damage as "the sore ogre"
    And you control an "Ogre" with 1 damage as "the bruised ogre"
    And your opponent controls an "Ogre" with 1 damage as "their ogre"
    And your hand is "Kindred Rest"
    When you play "Kindred Rest"
    And the chain empties
    Then "the sore ogre" has 1 damage
    And "the bruised ogre" has 0 damage
    And "their ogre" has 1 damage

  @rule:712.7
  Scenario Outline: Whether an ally was put there
    Given the card "Test Digger" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      When Test Digger attacks, you may have target opponent put the top two cards of his deck into his graveyard. If an ally is put there this way, Test Digger has +2 ATK this turn.
      """
    And you control "Test Digger"
    And your opponent's deck, from the top, is <deck>
    When you propose that "Test Digger" attacks your opponent's hero
    And both players pass
    And both players pass
    And you <choose>
    Then "Test Digger" has <atk> ATK

    Examples:
      | deck                                | choose        | atk |
      | "Brigg", "Fire Blast"               | choose to     | 4   |
      | "Fire Blast", "Fire Blast", "Brigg" | choose to     | 2   |
      | "Brigg", "Fire Blast"               | choose not to | 2   |

  @rule:602.2
  Scenario Outline: Who can protect while another is damaged
    Given the card "Test Guard" reads:
      """
      3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      While your hero is damaged, Test Guard can protect.
      """
    And your opponent controls "Test Guard"
    And your opponent's hero has <damage> damage
    And you control "Brigg"
    When you propose that "Brigg" attacks your opponent's hero
    And both players pass
    And both players pass
    Then your opponent <may> protect with "Test Guard"

    Examples:
      | damage | may   |
      | 1      | may   |
      | 0      | can't |
