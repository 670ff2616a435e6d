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
