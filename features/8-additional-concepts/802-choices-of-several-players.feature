Feature: Choices of several players for events of one moment
  The turn player makes all of theirs first, then each next player clockwise, whoever's packet or card comes first.

  @rule:802.1 @rule:304.2
  Scenario Outline: Armor of three players against packets of one moment, on <first>'s turn
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And the card "Ring of Fire" reads:
      """
      0, Instant Ability
      Your hero deals 2 fire damage to each hero.
      """
    And the card "Plate of Ann" reads:
      """
      1, Armor—Plate Chest (1), 1 DEF
      """
    And the card "Plate of Bo" reads:
      """
      1, Armor—Plate Chest (1), 1 DEF
      """
    And the card "Plate of Cid" reads:
      """
      1, Armor—Plate Chest (1), 1 DEF
      """
    And it is <first>'s turn, in the action phase
    And Ann controls "Plate of Ann"
    And Bo controls "Plate of Bo"
    And Cid controls "Plate of Cid"
    And <first>'s hand is "Ring of Fire"
    When <first> plays "Ring of Fire"
    And all players pass
    Then <first> must choose between "Plate of <first>"
    When <first> exhausts "Plate of <first>" to prevent damage
    Then <second> must choose between "Plate of <second>"
    When <second> prevents nothing
    Then <third> must choose between "Plate of <third>"
    And <second>'s hero has 0 damage
    When <third> exhausts "Plate of <third>" to prevent damage
    Then <first>'s hero has 1 damage
    And <second>'s hero has 2 damage
    And <third>'s hero has 1 damage

    Examples:
      | first | second | third |
      | Ann   | Bo     | Cid   |
      | Bo    | Cid    | Ann   |
      | Cid   | Ann    | Bo    |

  @rule:802.1 @rule:304.2
  Scenario: On your opponent's turn your opponent's armor comes first, though your hero is dealt its damage first
    Given the card "Ring of Fire" reads:
      """
      0, Instant Ability
      Your hero deals 2 fire damage to each hero.
      """
    And the card "Plate of Yours" reads:
      """
      1, Armor—Plate Chest (1), 1 DEF
      """
    And the card "Plate of Theirs" reads:
      """
      1, Armor—Plate Chest (1), 1 DEF
      """
    And it is your opponent's turn, in the action phase
    And you control "Plate of Yours"
    And your opponent controls "Plate of Theirs"
    And your opponent's hand is "Ring of Fire"
    When your opponent plays "Ring of Fire"
    And both players pass
    Then your opponent must choose between "Plate of Theirs"
    When your opponent prevents nothing
    Then you must choose between "Plate of Yours"
    When you exhaust "Plate of Yours" to prevent damage
    Then your hero has 1 damage
    And your opponent's hero has 2 damage

  @rule:802.1 @rule:716.3
  Scenario Outline: Whoever's turn it is says first what becomes of an ally in place of its destruction, on <first>'s turn
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And the card "Ruin" reads:
      """
      0, Instant Ability
      Destroy all allies.
      """
    And the card "Homeward" reads:
      """
      1, Ability
      Ongoing: If an ally would be destroyed, put it into its owner's hand instead.
      """
    And the card "Into Nothing" reads:
      """
      1, Ability
      Ongoing: If an ally would be destroyed, remove it from the game instead.
      """
    And it is <first>'s turn, in the action phase
    And Ann controls "Brigg", "Homeward" and "Into Nothing"
    And Bo controls "Valanos"
    And Cid controls "Bloodclaw"
    And <first>'s hand is "Ruin"
    When <first> plays "Ruin"
    And all players pass
    Then <first> must choose between "Homeward", "Into Nothing"
    When <first> chooses "Homeward"
    Then <second> must choose between "Homeward", "Into Nothing"
    When <second> chooses "Into Nothing"
    Then <third> must choose between "Homeward", "Into Nothing"
    When <third> chooses "Homeward"
    Then "<of the first>" is in <first>'s hand
    And "<of the second>" is removed from the game
    And "<of the third>" is in <third>'s hand

    Examples:
      | first | second | third | of the first | of the second | of the third |
      | Ann   | Bo     | Cid   | Brigg        | Valanos       | Bloodclaw    |
      | Bo    | Cid    | Ann   | Valanos      | Bloodclaw     | Brigg        |
      | Cid   | Ann    | Bo    | Bloodclaw    | Brigg         | Valanos      |

  @rule:802.1
  Scenario: Each player discards, the turn player chooses first
    Given the card "Foul Wind" reads:
      """
      Foul Wind, 2, Instant Ability
      Each player discards a card.
      """
    And it is your turn
    And cost is no matter
    And your hand is "Fire Blast", "Charge"
    And your opponent's hand is "Foul Wind", "Tim", "Brigg"
    When you pass
    And your opponent plays "Foul Wind"
    And the chain empties
    Then you must choose between "Fire Blast", "Charge"
    When you choose "Charge"
    Then "Charge" is in your hand
    When your opponent chooses "Brigg"
    Then "Charge" is in your graveyard
    And "Brigg" is in your opponent's graveyard
    And there is 1 card in your hand

  @rule:708.1a @rule:802.1
  Scenario: Three players' allies die at once
    Given the card "Martyr" reads:
      """
      Martyr, 2, Ally-Human Priest, 1 ATK (Holy), 1 Health
      When Martyr is destroyed, draw a card.
      """
    And the card "Plague" reads:
      """
      Plague, 5, Instant Ability
      Each player destroys one of his allies.
      """
    And a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Bo's turn
    And cost is no matter
    And Ann controls "Martyr" as "Ann's Martyr"
    And Bo controls "Martyr" as "Bo's Martyr"
    And Cy controls "Martyr" as "Cy's Martyr"
    And Cy controls "Kor Cindervein"
    And Bo's hand is "Plague"
    When Bo plays "Plague"
    And all players pass
    And Cy chooses "Cy's Martyr"
    Then the chain, top first, is "Ann's Martyr", "Cy's Martyr", "Bo's Martyr"
    And "Ann's Martyr" is in Ann's graveyard

  @rule:802.1
  Scenario: Cards without a name that are alike are discarded without a question
    Given the card "Test Wind" reads:
      """
      2, Instant Ability
      Each player discards two cards.
      """
    And cost is no matter
    And your hand is "Test Wind"
    And you have 3 unnamed cards in your hand
    And your opponent has 4 unnamed cards in his hand
    When you play "Test Wind"
    And the chain empties
    Then there is 1 card in your hand
    And there are 2 cards in your opponent's hand

  @rule:503.2a
  Scenario: Down to the maximum hand size among cards that are alike
    Given you have 9 unnamed cards in your hand
    When the turn ends
    Then there are 7 cards in your hand
    And it is your opponent's turn

  @rule:411.8c
  Scenario: Of cards that differ a player is asked which to discard
    Given the card "Test Wind" reads:
      """
      2, Instant Ability
      Target player discards two cards.
      """
    And cost is no matter
    And your hand is "Test Wind"
    And your opponent's hand is "Tim"
    And your opponent has 2 unnamed cards in his hand
    When you play "Test Wind" targeting your opponent
    And the chain empties
    Then your opponent must choose between "Tim", 2 unnamed cards
    When your opponent chooses 2 unnamed cards
    Then "Tim" is in your opponent's hand

  @rule:802.1
  Scenario: Each destroys a resource, the turn player says first which
    Given the card "Quake" reads:
      """
      0, Instant Ability
      Each player destroys one of his resources.
      """
    And it is your opponent's turn, in the action phase
    And you have "A Donation of Wool" as a face-up resource
    And you have 1 exhausted resource
    And your opponent has 2 ready resources
    And your hand is "Quake"
    When your opponent passes
    And you play "Quake"
    And both players pass
    Then you must choose between "A Donation of Wool", an exhausted resource
    When you choose "A Donation of Wool"
    Then "A Donation of Wool" is in your graveyard
    And you have 1 resource
    And your opponent has 1 resource

  @rule:802.1 @rule:304.2
  Scenario: Armor of two players that lets nothing through was chosen in turn all the same
    Given the card "Warm Ring" reads:
      """
      0, Instant Ability
      Your hero deals 1 fire damage to each hero.
      """
    And the card "Plate" reads:
      """
      1, Armor—Plate Chest (1), 1 DEF
      """
    And you control "Plate" as "mine"
    And your opponent controls "Plate" as "theirs"
    And your hand is "Warm Ring"
    When you play "Warm Ring"
    And both players pass
    Then you must choose between "mine"
    When you exhaust "mine" to prevent damage
    Then your opponent must choose between "theirs"
    When your opponent exhausts "theirs" to prevent damage
    Then your hero has 0 damage
    And your opponent's hero has 0 damage

  @rule:802.1 @rule:717.3c
  Scenario: Two players say in turn in what order damage meets what prevents a part of it
    Given the card "Blaze" reads:
      """
      0, Instant Ability
      Your hero deals 2 fire damage to each ally.
      """
    And the card "Cover" reads:
      """
      0, Instant Ability
      Prevent the next 3 damage that would be dealt to allies in your party this turn.
      """
    And it is your opponent's turn, in the action phase
    And you control "Kor Cindervein", "Araelun"
    And your opponent controls "Kena Shadowbrand", "Voss Treebender"
    And your hand is "Cover" as "my cover"
    And your opponent's hand is "Cover" as "their cover", "Blaze"
    When your opponent plays "their cover"
    And the chain empties
    And your opponent passes
    And you play "my cover"
    And the chain empties
    And your opponent plays "Blaze"
    And both players pass
    And your opponent chooses in order "Voss Treebender", "Kena Shadowbrand"
    And you choose in order "Kor Cindervein", "Araelun"
    Then "Kor Cindervein" has 0 damage
    And "Araelun" has 1 damage
    And "Voss Treebender" has 0 damage
    And "Kena Shadowbrand" has 1 damage

  @rule:708.1a @rule:706.1
  Scenario: A player orders and aims all effects of his own before the next player orders any
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And the card "Grudge" reads:
      """
      2, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health
      When Grudge is destroyed, your hero deals 1 fire damage to target hero.
      """
    And the card "Martyr" reads:
      """
      2, Ally—Orc Priest, 1 [Shadow] ATK / 1 Health
      When Martyr is destroyed, draw a card.
      """
    And the card "Ruin" reads:
      """
      0, Instant Ability
      Destroy all allies.
      """
    And it is Dee's turn, in the action phase
    And Ann controls "Grudge" as "a1", "Martyr" as "a2"
    And Bo controls "Martyr" as "b2"
    And Dee controls "Grudge" as "d1", "Martyr" as "d2"
    And Cid's hand is "Ruin"
    When Dee passes
    And Ann passes
    And Bo passes
    And Cid plays "Ruin"
    And all players pass
    Then Dee must choose between "d1", "d2"
    When Dee chooses in order "d2", "d1"
    And Dee chooses Ann's hero
    Then the chain, top first, is "d1", "d2"
    When Ann chooses in order "a1", "a2"
    And Ann chooses Dee's hero
    Then the chain, top first, is "b2", "a2", "a1", "d1", "d2"
