Feature: Several for each
  What comes in several for each of something, what is done in place of something else, and cards that were chosen.

  @rule:709.2b
  Scenario: Twice as many cards are put from a deck as there are allies, and allies among them are counted
    Given the card "Undertow" reads:
      """
      2, Ability
      Target opponent puts the top two cards of his deck into his graveyard for each ally in your party. Your hero deals 1 frost damage to his hero for each ally card put into his graveyard this way.
      """
    And cost is no matter
    And you control "Brigg", "Tim"
    And your hand is "Undertow"
    And your opponent's deck, from the top, is "Tim", "Fire Blast", "Brigg", "Fire Blast", "Leeroy Jenkins"
    When you play "Undertow" targeting your opponent
    And the chain empties
    Then your opponent's hero has 2 damage
    And "Leeroy Jenkins" is in your opponent's deck

  @rule:716.1
  Scenario Outline: A Totem is removed and not destroyed only if its controller wants that
    Given the card "Spirit Keeper" reads:
      """
      4, Horde, Ally—Tauren Shaman, 3 [Nature] ATK / 4 Health
      If one of your Totems would be destroyed, you may remove it from the game instead.
      """
    And the card "Clay Totem" reads:
      """
      2, Ability—Earth Totem, 3 Health
      """
    And the card "Topple" reads:
      """
      1, Instant Ability
      Destroy target Totem.
      """
    And cost is no matter
    And you control "Spirit Keeper" and "Clay Totem"
    And your hand is "Topple"
    When you play "Topple" targeting "Clay Totem"
    And the chain empties
    And you choose <to do it>
    Then "Clay Totem" <is>

    Examples:
      | to do it | is                       |
      | to       | is removed from the game |
      | not to   | is in your graveyard     |

  @rule:707.1e
  Scenario: An ally costs less for each opposing ally, and no less than two
    Given the card "Red Envoy" reads:
      """
      4, Ally—Dragonkin, 4 [Fire] ATK / 4 Health
      You pay 1 less to play this ally for each opposing ally, to a minimum of 2.
      """
    And your opponent controls "Brigg", "Tim", "Leeroy Jenkins"
    And your hand is "Red Envoy"
    And you have 1 resource
    Then you can't play "Red Envoy"

  @rule:707.1e
  Scenario: Two resources are enough for it
    Given the card "Red Envoy" reads:
      """
      4, Ally—Dragonkin, 4 [Fire] ATK / 4 Health
      You pay 1 less to play this ally for each opposing ally, to a minimum of 2.
      """
    And your opponent controls "Brigg", "Tim", "Leeroy Jenkins"
    And your hand is "Red Envoy"
    And you have 2 resources
    Then you may play "Red Envoy"

  @rule:709.2b
  Scenario: Allies that their players did not choose are destroyed, and yours are no opposing ones
    Given the card "Last Stand" reads:
      """
      5, Ability
      Each opponent chooses an ally in his party. Destroy each opposing ally that wasn't chosen this way.
      """
    And cost is no matter
    And you control "Leeroy Jenkins"
    And your opponent controls "Brigg", "Tim"
    And your hand is "Last Stand"
    When you play "Last Stand"
    And the chain empties
    And your opponent chooses "Tim"
    Then "Tim" is in play
    And "Brigg" is in your opponent's graveyard
    And "Leeroy Jenkins" is in play

  @rule:709.2b
  Scenario: A card that was found goes to the top of the deck, which was shuffled before
    Given the card "Foresight" reads:
      """
      2, Ability
      Search your deck for a card. Shuffle your deck and put that card on top of it.
      """
    And cost is no matter
    And the card "Insight" reads:
      """
      1, Ability
      Draw a card.
      """
    And your hand is "Foresight", "Insight"
    And your deck, from the top, is "Tim", "Brigg", "Fire Blast"
    When you play "Foresight"
    And the chain empties
    And you choose "Fire Blast"
    When you play "Insight"
    And the chain empties
    Then "Fire Blast" is in your hand
