Feature: Triggered effects
  The order in which waiting effects are added, and effects that find no target.

  @rule:708.1a @example:cr-2007-05/708.1a#1
  Scenario: The turn player's triggered effect is added first and so resolves last
    Given you control "Voss Treebender"
    And your opponent controls an exhausted "Donna Calister"
    When you propose that "Voss Treebender" attacks your opponent's hero
    And both players pass
    And you choose "Donna Calister"
    Then the chain, top first, is "Donna Calister", "Voss Treebender"
    And you have priority
    When both players pass
    Then "Donna Calister" is ready
    And the chain, top first, is "Voss Treebender"
    When both players pass
    And you choose to
    Then "Donna Calister" is exhausted
    When the combat concludes
    Then your opponent's hero has 2 damage
    And "Donna Calister" has 0 damage

  @rule:708.1a
  Scenario: Among three players the effects are added from the turn player clockwise
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Bo controls "Fa'tafi"
    And Cid controls "Izza Spindleflame"
    And Ann's "Holy Fire" is attached to Bo's "Fa'tafi"
    When Bo's next turn starts
    Then the chain, top first, is "Holy Fire", "Izza Spindleflame", "Fa'tafi"
    And Bo has priority
    When the chain empties
    Then "Fa'tafi" has 0 damage
    And Ann's hero has 1 damage
    And Bo's hero has 1 damage
    And Cid's hero has 1 damage

  @rule:708.1a
  Scenario: On the other players' turns the same three effects stand in other orders
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Bo's turn, in the action phase
    And Bo controls "Fa'tafi"
    And Cid controls "Izza Spindleflame"
    And Ann's "Holy Fire" is attached to Bo's "Fa'tafi"
    When Cid's next turn starts
    Then the chain, top first, is "Fa'tafi", "Holy Fire", "Izza Spindleflame"
    When the chain empties
    Then "Fa'tafi" has 1 damage
    When Ann's next turn starts
    Then the chain, top first, is "Izza Spindleflame", "Fa'tafi", "Holy Fire"
    When all players pass
    Then Ann's hero has 2 damage
    And "Fa'tafi" has 1 damage
    When the chain empties
    Then "Fa'tafi" has 1 damage

  @rule:708.1a
  Scenario: What triggers while the turn player adds effects is added by its own player in turn, before those that follow
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And the card "Test Torch" reads:
      """
      3, Ally—Human Mage, 1 [Fire] ATK / 3 Health
      At the end of your turn, Test Torch deals 1 fire damage to target opposing ally.
      """
    And the card "Test Wallflower" reads:
      """
      2, Ally—Gnome Rogue, 1 [Melee] ATK / 3 Health
      When Test Wallflower is targeted by an opponent, draw a card.
      """
    And the card "Test Vigil" reads:
      """
      2, Item
      At the end of each turn, your hero heals 1 damage from itself.
      """
    And Ann controls "Test Torch"
    And Bo controls "Test Wallflower"
    And Cid controls "Test Vigil"
    When the end phase starts
    Then the chain, top first, is "Test Vigil", "Test Wallflower", "Test Torch"
    And Ann has priority

  @rule:708.1a @rule:708.1b
  Scenario: What triggers for a player who has added effects already is added once the others have added theirs
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And the card "Test Torch" reads:
      """
      3, Ally—Human Mage, 1 [Fire] ATK / 3 Health
      At the end of each turn, Test Torch deals 1 fire damage to target opposing ally.
      """
    And the card "Test Wallflower" reads:
      """
      2, Ally—Gnome Rogue, 1 [Melee] ATK / 3 Health
      When Test Wallflower is targeted by an opponent, draw a card.
      """
    And the card "Test Vigil" reads:
      """
      2, Item
      At the end of each turn, your hero heals 1 damage from itself.
      """
    And Ann controls "Test Wallflower"
    And Bo controls "Test Torch"
    And Cid controls "Test Vigil"
    When the end phase starts
    Then the chain, top first, is "Test Wallflower", "Test Vigil", "Test Torch"
    And Ann has priority

  @rule:708.1a
  Scenario: A player with two waiting effects chooses their order
    Given it is your opponent's turn, in the action phase
    And your hero is "Gorebelly"
    And you control "Wazzuli Wildmender"
    And you control "Izza Spindleflame"
    When your next turn starts
    And you choose in order "Wazzuli Wildmender", "Izza Spindleflame"
    Then the chain, top first, is "Izza Spindleflame", "Wazzuli Wildmender"
    When the chain empties
    Then "Gorebelly" has 0 damage
    And your opponent's hero has 1 damage

  @rule:708.1a
  Scenario: The other order of the same two effects ends differently
    Given it is your opponent's turn, in the action phase
    And your hero is "Gorebelly"
    And you control "Wazzuli Wildmender"
    And you control "Izza Spindleflame"
    When your next turn starts
    And you choose in order "Izza Spindleflame", "Wazzuli Wildmender"
    Then the chain, top first, is "Wazzuli Wildmender", "Izza Spindleflame"
    When the chain empties
    Then "Gorebelly" has 1 damage
    And your opponent's hero has 1 damage

  @rule:708.1b @rule:407.5
  Scenario: Every waiting effect is added before anyone may answer the first
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And you control "Wazzuli Wildmender" with 1 damage
    And you control "Fire Nova Totem"
    And your opponent's hand is "Dispel Magic"
    When your next turn starts
    And you choose in order "Fire Nova Totem", "Wazzuli Wildmender"
    And your opponent responds by playing "Dispel Magic" targeting "Fire Nova Totem"
    Then the chain, top first, is "Dispel Magic", "Wazzuli Wildmender", "Fire Nova Totem"
    When the chain empties
    Then "Fire Nova Totem" is in your graveyard
    And your opponent's hero has 0 damage

  @rule:708.2 @rule:708.3 @example:cr-2007-05/708.3#1
  Scenario: A triggered effect without a legal target ceases to exist
    Given cost is no matter
    And your hand is "Hur Shieldsmasher"
    And your opponent's hand is "Elven Chain Boots"
    And your opponent controls "Krol Blade"
    When you play "Hur Shieldsmasher"
    And both players pass
    Then "Hur Shieldsmasher" is in play
    And the chain is empty
    And you have priority
    When your opponent plays "Elven Chain Boots"
    And the chain empties
    Then "Elven Chain Boots" is in play

  @rule:708.3 @example:cr-2007-05/708.3#1
  Scenario: The target is chosen as the effect is added, the option only as it resolves
    Given cost is no matter
    And your hand is "Hur Shieldsmasher"
    And your opponent controls "Golem Skull Helm"
    And your opponent controls "Observer's Shield"
    And your opponent's hand is "Elven Chain Boots"
    When you play "Hur Shieldsmasher"
    And both players pass
    Then you must choose between "Golem Skull Helm", "Observer's Shield"
    When you choose "Golem Skull Helm"
    Then the chain, top first, is "Hur Shieldsmasher"
    When your opponent responds by playing "Elven Chain Boots"
    And the chain empties
    And you choose to
    Then "Golem Skull Helm" is in your opponent's graveyard
    And "Observer's Shield" is in play
    And "Elven Chain Boots" is in play

  @rule:708.3 @example:cr-2007-05/708.3#1
  Scenario: The option may be declined, though adding the effect could not
    Given cost is no matter
    And your hand is "Hur Shieldsmasher"
    And you control "Golem Skull Helm"
    When you play "Hur Shieldsmasher"
    And both players pass
    Then the chain, top first, is "Hur Shieldsmasher"
    When both players pass
    And you choose not to
    Then "Golem Skull Helm" is in play
    And the chain is empty

  @rule:708.3 @example:cr-2007-05/708.3#2
  Scenario: Paying for Crippling Poison keeps the hero ready
    Given it is your opponent's turn, in the action phase
    And your opponent's "Crippling Poison" is attached to your hero
    And you have 3 ready resources
    When your next turn starts
    Then the chain, top first, is "Crippling Poison"
    And your hero is ready
    When both players pass
    And you choose to
    Then your hero is ready
    And you have 0 ready resources

  @rule:708.3 @example:cr-2007-05/708.3#2
  Scenario: Declining to pay for Crippling Poison exhausts the hero, on every player's turn
    Given it is your opponent's turn, in the action phase
    And your opponent's "Crippling Poison" is attached to your hero
    And you have 3 ready resources
    When your next turn starts
    And both players pass
    And you choose not to
    Then your hero is exhausted
    And you have 3 ready resources
    When your opponent's next turn starts
    Then the chain, top first, is "Crippling Poison"
    When both players pass
    And you choose to
    Then you have 0 ready resources

  @rule:708.3 @example:cr-2007-05/708.3#2
  Scenario: One resource short for Crippling Poison there is nothing to choose
    Given it is your opponent's turn, in the action phase
    And your opponent's "Crippling Poison" is attached to your hero
    And you have 2 ready resources
    When your next turn starts
    And the chain empties
    Then your hero is exhausted
    And you have 2 ready resources

  @rule:708.1a
  Scenario: Where the order can't matter every order ends alike
    Given it is your opponent's turn, in the action phase
    And your opponent controls "Brigg"
    And your opponent controls "Valanos"
    And your "Holy Fire" as "the first fire" is attached to your opponent's "Brigg"
    And your "Holy Fire" as "the second fire" is attached to your opponent's "Brigg"
    When your next turn starts
    Then in every order the effects may go on the chain, "Brigg" is destroyed
    When you choose in order "the first fire", "the second fire"
    Then the chain, top first, is "the second fire", "the first fire"
    When both players pass
    Then "Brigg" has 1 damage
    When both players pass
    Then "Brigg" is in your opponent's graveyard
    And "Valanos" has 0 damage

  @rule:708.1a
  Scenario: Effects of one card that do the same need no order
    Given the card "Wailing Stone" reads:
      """
      2, Item
      When an ally is destroyed, draw a card.
      """
    And the card "Cataclysm" reads:
      """
      2, Ability
      Destroy all allies.
      """
    And cost is no matter
    And you control "Wailing Stone"
    And you control "Brigg"
    And you control "Valanos"
    And your hand is "Cataclysm"
    When you play "Cataclysm"
    And both players pass
    Then the chain, top first, is "Wailing Stone", "Wailing Stone"
    When the chain empties
    Then there are 2 cards in your hand

  @rule:708.1a
  Scenario: Effects of one card that speak of different allies are put in order
    Given the card "Burning Stone" reads:
      """
      2, Item
      When an ally is destroyed, that ally's controller draws a card.
      """
    And the card "Cataclysm" reads:
      """
      2, Ability
      Destroy all allies.
      """
    And cost is no matter
    And you control "Burning Stone"
    And you control "Brigg"
    And your opponent controls "Valanos"
    And your hand is "Cataclysm"
    When you play "Cataclysm"
    And both players pass
    And you choose in order "Burning Stone" about "Brigg", "Burning Stone" about "Valanos"
    And the chain empties
    Then there is 1 card in your hand
    And there is 1 card in your opponent's hand

  @rule:708.1a
  Scenario Outline: Which of two effects of one card is added last decides who loses first
    Given a team game: Ann against Bo against Cid
    And it is Bo's turn, in the action phase
    And cost is no matter
    And the card "Storm" reads:
      """
      2, Ability
      Each player discards a card.
      """
    And the card "Sting" reads:
      """
      3, Ally—Human Rogue, 1 [Melee] ATK / 1 Health
      When a player discards a card, put 1 damage on that player's hero.
      """
    And Ann controls "Sting"
    And Ann's hero is "Graccus" with 28 damage
    And Cid's hero is "Warrax" with 29 damage
    And Ann's hand is "Tim"
    And Bo's hand is "Storm"
    And Cid's hand is "Araelun"
    When Bo plays "Storm"
    And all players pass
    And Ann chooses in order "Sting" about <first>, "Sting" about <last>
    Then the chain, top first, is "Sting" about <last>, "Sting" about <first>
    When the chain empties
    Then <loser> loses the game
    And <outcome>

    Examples:
      | first | last      | loser | outcome           |
      | Ann   | "Araelun" | Cid   | Bo wins the game  |
      | Cid   | Ann       | Ann   | the game goes on  |

  @rule:708.1a
  Scenario: Two effects of one card that differ in an amount alone are told apart by it
    Given the card "Test Torches" reads:
      """
      3, Ally—Human Mage, 1 [Fire] ATK / 3 Health
      At the end of your turn, Test Torches deals 1 fire damage to target hero.
      At the end of your turn, Test Torches deals 2 fire damage to target hero.
      """
    And you control "Test Torches"
    When the end phase starts
    And you choose in order "Test Torches" about 2, "Test Torches" about 1
    And you choose your opponent's hero
    And you choose your hero
    Then the chain, top first, is "Test Torches" about 1, "Test Torches" about 2
    When both players pass
    Then your hero has 1 damage
    And your opponent's hero has 0 damage

  @rule:708.1a
  Scenario: Two effects of one power that differ in the amount of their events are told apart by it
    Given the card "Test Echo" reads:
      """
      3, Ally—Human Mage, 1 [Fire] ATK / 5 Health
      When an ally in your party is dealt damage, Test Echo deals that much damage to target hero.
      """
    And the card "Test Storm" reads:
      """
      3, Ability
      Your hero deals 1 frost damage to each opposing ally. Your hero deals 3 frost damage to target ally.
      """
    And it is your opponent's turn
    And cost is no matter
    And you control "Test Echo"
    And your opponent's hand is "Test Storm"
    When your opponent plays "Test Storm" targeting "Test Echo"
    And the chain empties
    And you choose in order "Test Echo" about 1, "Test Echo" about 3
    And you choose your hero
    And you choose your opponent's hero
    Then your opponent's hero has 3 damage
    And your hero has 1 damage

  @rule:708.1a
  Scenario: Two effects that draw different numbers of cards are told apart by them
    Given the card "Test Scribe" reads:
      """
      3, Ally—Human Mage, 1 [Fire] ATK / 5 Health
      When Test Scribe is destroyed, draw a card.
      When Test Scribe is destroyed, draw three cards.
      """
    And the card "Test Blow" reads:
      """
      1, Ability
      Destroy target ally.
      """
    And cost is no matter
    And you control "Test Scribe"
    And your hand is "Test Blow"
    When you play "Test Blow" targeting "Test Scribe"
    And the chain empties
    And you choose in order "Test Scribe" about 3, "Test Scribe" about 1
    Then there are 4 cards in your hand
