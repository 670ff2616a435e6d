Feature: Parts of several effects that several players perform at one moment
  What comes first in the text is chosen by all of them, from the turn player on, and happens at once; only then is what follows chosen.

  @rule:802.1 @rule:709.2b
  Scenario Outline: Each of three players may discard and draw, on <first>'s turn
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And the card "Shared Offer" reads:
      """
      0, Instant Ability
      Each player may discard a card and draw a card.
      """
    And it is <first>'s turn, in the action phase
    And <first>'s hand is "Shared Offer", "Valanos", "Brigg"
    And <second>'s hand is "Tim", "Rodrigo"
    And <third>'s hand is "Guruvan", "Cerwyn"
    When <first> plays "Shared Offer"
    And all players pass
    And <first> chooses to
    Then <first> must choose between "Valanos", "Brigg"
    When <first> chooses "Valanos"
    And <second> chooses not to
    And <third> chooses to
    Then <third> must choose between "Guruvan", "Cerwyn"
    And "Valanos" is in <first>'s hand
    And there are 2 cards in <first>'s hand
    When <third> chooses "Cerwyn"
    Then "Valanos" is in <first>'s graveyard
    And "Cerwyn" is in <third>'s graveyard
    And there are 2 cards in <first>'s hand
    And there are 2 cards in <second>'s hand
    And there are 2 cards in <third>'s hand

    Examples:
      | first | second | third |
      | Ann   | Bo     | Cid   |
      | Bo    | Cid    | Ann   |
      | Cid   | Ann    | Bo    |

  @rule:802.1 @rule:709.2b
  Scenario: What is discarded after a draw is chosen when everybody has drawn
    Given the card "Shared Offer" reads:
      """
      0, Instant Ability
      Each player may draw a card and discard a card.
      """
    And it is your opponent's turn, in the action phase
    And your hand is "Valanos"
    And your opponent's hand is "Shared Offer", "Brigg"
    And your deck, from the top, is "Rodrigo", "Tim"
    And your opponent's deck, from the top, is "Cerwyn", "Tim"
    When your opponent plays "Shared Offer"
    And both players pass
    And your opponent chooses to
    Then there is 1 card in your opponent's hand
    When you choose to
    Then your opponent must choose between "Brigg", "Cerwyn"
    And there are 2 cards in your hand
    When your opponent chooses "Cerwyn"
    Then you must choose between "Valanos", "Rodrigo"
    And "Cerwyn" is in your opponent's hand
    When you choose "Valanos"
    Then "Cerwyn" is in your opponent's graveyard
    And "Valanos" is in your graveyard

  @rule:802.1 @rule:712.7
  Scenario: Of four players one without an ally is not asked, and what the others put into play sees the rest enter
    Given the card "Shared Offer" reads:
      """
      0, Instant Ability
      Each player may destroy one of his allies and put an ally card from his hand into play.
      """
    And the card "Door Watcher" reads:
      """
      2, Horde, Ally—Undead Priest, 1 [Shadow] ATK / 1 Health
      When another ally enters play, draw a card.
      """
    And a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Cid's turn, in the action phase
    And Ann controls "Kor Cindervein", "Grint Sundershot"
    And Cid controls "Brigg"
    And Bo controls "Rodrigo"
    And Ann's hand is "Valanos", "Guruvan"
    And Bo's hand is "Door Watcher"
    And Cid's hand is "Shared Offer", "Cerwyn", "Bloodclaw"
    And Dee's hand is "Tim", "Arnold Flem"
    When Cid plays "Shared Offer"
    And all players pass
    And Cid chooses to
    And Ann chooses to
    And Ann chooses "Grint Sundershot"
    Then "Brigg" is in play
    When Bo chooses to
    Then "Brigg" is in Cid's graveyard
    And "Grint Sundershot" is in Ann's graveyard
    And "Rodrigo" is in Bo's graveyard
    And Cid must choose between "Cerwyn", "Bloodclaw"
    When Cid chooses "Cerwyn"
    Then Ann must choose between "Valanos", "Guruvan"
    And "Cerwyn" is in Cid's hand
    When Ann chooses "Guruvan"
    Then Cid controls "Cerwyn"
    And Ann controls "Guruvan"
    And Bo controls "Door Watcher"
    And the chain, top first, is "Door Watcher", "Door Watcher"

  @rule:802.1 @rule:709.2f
  Scenario: What follows for those who did it is chosen by each of them before any of it happens
    Given the card "Shared Offer" reads:
      """
      0, Instant Ability
      Each player may discard a card. If he does, he puts an ally card from his hand into play.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Bo's turn, in the action phase
    And Ann's hand is "Tim", "Valanos", "Guruvan"
    And Bo's hand is "Shared Offer", "Fire Blast", "Brigg", "Rodrigo"
    And Cid's hand is "Cerwyn", "Bloodclaw"
    When Bo plays "Shared Offer"
    And all players pass
    And Bo chooses to
    And Bo chooses "Fire Blast"
    And Cid chooses not to
    And Ann chooses to
    And Ann chooses "Tim"
    Then Bo must choose between "Brigg", "Rodrigo"
    When Bo chooses "Rodrigo"
    Then Ann must choose between "Valanos", "Guruvan"
    And "Rodrigo" is in Bo's hand
    When Ann chooses "Valanos"
    Then Bo controls "Rodrigo"
    And Ann controls "Valanos"
    And there are 2 cards in Cid's hand

  @rule:802.1 @rule:411.8c
  Scenario: A card that came back can be the one discarded, and the first to choose doesn't lose it before the others choose
    Given the card "Shared Offer" reads:
      """
      0, Instant Ability
      Each player may put an ally card from his graveyard into his hand and discard a card.
      """
    And it is your turn, in the action phase
    And your hand is "Shared Offer", "Valanos"
    And your graveyard is "Guruvan", "Tim"
    And your opponent's hand is "Brigg"
    And your opponent's graveyard is "Rodrigo", "Cerwyn"
    When you play "Shared Offer"
    And both players pass
    And you choose to
    And you choose "Guruvan"
    Then "Guruvan" is in your graveyard
    When your opponent chooses to
    And your opponent chooses "Rodrigo"
    Then you must choose between "Valanos", "Guruvan"
    And "Rodrigo" is in your opponent's hand
    When you choose "Guruvan"
    Then your opponent must choose between "Brigg", "Rodrigo"
    When your opponent chooses "Brigg"
    Then "Guruvan" is in your graveyard
    And "Brigg" is in your opponent's graveyard

  @rule:802.1 @rule:304.2
  Scenario: The packets that follow from what several players did are dealt together, so the turn player's armor comes first
    Given the card "Shared Offer" reads:
      """
      0, Instant Ability
      Each player may discard a card. If he does, his hero deals 2 fire damage to each other hero.
      """
    And the card "Plate" reads:
      """
      1, Armor—Plate Chest (1), 1 DEF
      """
    And you control "Plate" as "mine"
    And your opponent controls "Plate" as "theirs"
    And your hand is "Shared Offer", "Valanos"
    And your opponent's hand is "Brigg"
    When you play "Shared Offer"
    And both players pass
    And you choose to
    And your opponent chooses to
    Then you must choose between "mine"
    And your opponent's hero has 0 damage
    When you exhaust "mine" to prevent damage
    Then your opponent must choose between "theirs"
    When your opponent prevents nothing
    Then your hero has 1 damage
    And your opponent's hero has 2 damage

  @rule:802.1 @rule:709.2f
  Scenario: Each player's "if he does" asks for what that player did
    Given the card "Shared Toll" reads:
      """
      0, Instant Ability
      Each player discards a card. If he does, he draws two cards.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Cid's turn, in the action phase
    And Ann's hand is "Valanos"
    And Cid's hand is "Shared Toll", "Brigg"
    When Cid plays "Shared Toll"
    And all players pass
    Then "Valanos" is in Ann's graveyard
    And "Brigg" is in Cid's graveyard
    And there are 2 cards in Ann's hand
    And there are no cards in Bo's hand
    And there are 2 cards in Cid's hand

  @rule:802.1 @rule:709.2f
  Scenario: Who had no ally to destroy gets nothing, and "each player" after it means all of them again
    Given the card "Shared Toll" reads:
      """
      0, Instant Ability
      Each player destroys one of his allies. If he does, each player draws a card.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Bo's turn, in the action phase
    And Ann controls "Brigg"
    And Cid controls "Valanos", "Guruvan"
    And Bo's hand is "Shared Toll"
    When Bo plays "Shared Toll"
    And all players pass
    Then Cid must choose between "Valanos", "Guruvan"
    And "Brigg" is in play
    When Cid chooses "Guruvan"
    Then "Brigg" is in Ann's graveyard
    And "Guruvan" is in Cid's graveyard
    And there are 2 cards in Ann's hand
    And there are 2 cards in Bo's hand
    And there are 2 cards in Cid's hand

  @rule:802.1 @rule:408.2
  Scenario: Several players who may pay say which resources before any of them is exhausted
    Given the card "Shared Offer" reads:
      """
      0, Instant Ability
      Each player may pay (1) and draw a card.
      """
    And it is your opponent's turn, in the action phase
    And you have "A Donation of Wool" as a face-up resource
    And you have "Torek's Assault" as a face-up resource
    And your opponent has "Tooga's Quest" as a face-up resource
    And your opponent has "Your Fortune Awaits You" as a face-up resource
    And your hand is "Shared Offer"
    When your opponent passes
    And you play "Shared Offer"
    And both players pass
    And your opponent chooses to
    And your opponent chooses "Tooga's Quest"
    Then "Tooga's Quest" is ready
    When you choose to
    And you choose "A Donation of Wool"
    Then "Tooga's Quest" is exhausted
    And "A Donation of Wool" is exhausted
    And there is 1 card in your hand
    And there is 1 card in your opponent's hand

  @rule:802.1 @rule:411.2a
  Scenario: Draws of several players by their own numbers are of one moment
    Given the card "Test Feast" reads:
      """
      0, Instant Ability
      Each player draws a card for each ally in his party.
      """
    And the card "Test Beggar" reads:
      """
      2, Item
      When an opponent draws a card, if you have no cards in your hand, your hero heals 2 damage from itself.
      """
    And your hand is "Test Feast"
    And you control "Test Beggar", "Brigg"
    And your opponent controls "Valanos", "Guruvan"
    When you play "Test Feast"
    And both players pass
    Then the chain, top first, is "Test Beggar"
    And there is 1 card in your hand
    And there are 2 cards in your opponent's hand

  @rule:802.1
  Scenario: What several players did counts together in what follows for one of them
    Given the card "Shared Offer" reads:
      """
      0, Instant Ability
      Each player may destroy an ally in his party. Draw a card for each ally destroyed this way.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann controls "Brigg"
    And Bo controls "Valanos"
    And Cid controls "Rodrigo"
    And Ann's hand is "Shared Offer"
    When Ann plays "Shared Offer"
    And all players pass
    And Ann chooses to
    And Bo chooses not to
    And Cid chooses to
    Then there are 2 cards in Ann's hand
    And "Valanos" is in play

  @rule:802.1 @rule:709.2b
  Scenario: Each exhausts an ally and destroys an item, and says which item when all the allies are exhausted
    Given the card "Shared Offer" reads:
      """
      0, Instant Ability
      Each player may exhaust one of his allies and destroy one of his items.
      """
    And the card "Test Charm" reads:
      """
      1, Item
      Allies in your party have +1 ATK.
      """
    And it is your turn, in the action phase
    And you control "Brigg" and "Valanos"
    And you control "Test Charm" as "one", "Test Charm" as "other"
    And your opponent controls "Rodrigo" and "Test Charm" as "theirs"
    And your hand is "Shared Offer"
    When you play "Shared Offer"
    And both players pass
    And you choose to
    And you choose "Valanos"
    Then "Valanos" is ready
    When your opponent chooses to
    Then "Valanos" is exhausted
    And "Rodrigo" is exhausted
    And you must choose between "one", "other"
    And "theirs" is in play
    And the rules do not settle this, see "OP-65"
    When you choose "other"
    Then "other" is in your graveyard
    And "theirs" is in your opponent's graveyard
    And "one" is in play
    And "Brigg" is ready

  @rule:802.1 @rule:712.7
  Scenario: Unless he pays: all say from the turn player on whether they do, then the others choose what to discard
    Given a team game: Ann against Bo against Cid against Dee, seated Ann, Bo, Cid, Dee
    And Ann has 1 ready resource
    And Bo has "A Donation of Wool" as a face-up resource
    And Bo has "Torek's Assault" as a face-up resource
    And Cid has 1 ready resource
    And Dee has 1 ready resource
    And the card "Toll" reads:
      """
      0, Instant Ability
      Each opponent discards a card unless he pays (1).
      """
    And it is Dee's turn, in the action phase
    And Ann's hand is "Toll"
    And Bo's hand is "Brigg"
    And Cid's hand is "Tim", "Valanos"
    And Dee's hand is "Rodrigo", "Guruvan"
    When Dee passes
    And Ann plays "Toll"
    And all players pass
    And Dee chooses not to
    And Bo chooses to
    And Bo chooses "Torek's Assault"
    Then "Torek's Assault" is ready
    When Cid chooses not to
    Then Dee must choose between "Rodrigo", "Guruvan"
    And "Torek's Assault" is exhausted
    And the rules do not settle this, see "OP-65"
    When Dee chooses "Rodrigo"
    Then "Rodrigo" is in Dee's hand
    When Cid chooses "Tim"
    Then "Rodrigo" is in Dee's graveyard
    And "Torek's Assault" is exhausted
    And "Brigg" is in Bo's hand
    And "Tim" is in Cid's graveyard
