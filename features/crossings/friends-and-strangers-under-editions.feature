Feature: Guards, gifts and links among three and four
  One board under one edition or several, with three or four players.

  Background:
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 2 [Melee] ATK / 3 Health
      """
    And the card "Guard" reads:
      """
      2, Ally—Orc Warrior, 1 [Melee] ATK / 4 Health
      Protector
      """

  @edition:starter-2006 @edition:cr-2007-05
  Scenario: A partner's guard steps in for a friendly ally that is blessed by a third
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Dee's turn, in the action phase
    And the card "Crown" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally has +1 ATK and +1 health.
      """
    And Ann controls "Soldier" as "Ann's"
    And Cid controls "Guard"
    And Ann's "Crown" is attached to "Guard"
    And Dee controls "Soldier" as "Dee's"
    When Dee proposes that "Dee's" attacks "Ann's"
    And the protect point comes
    And Cid protects with "Guard"
    And the combat concludes
    Then "Guard" has 2 damage, 2 ATK and 5 health
    And "Dee's" has 2 damage
    When Ann concedes
    Then "Guard" has 2 damage, 1 ATK and 4 health
    And the game goes on

  @edition:faq-2009-03
  Scenario: Among three the one after the defender may not protect for him with a keyword that speaks of friends
    Given a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Ann's turn, in the action phase
    And Ann controls "Soldier"
    And Bo controls "Guard" as "Bo's Guard"
    And Cy controls "Guard" as "Cy's Guard"
    When Ann proposes that "Soldier" attacks Bo's hero
    And the protect point comes
    And Bo protects with "Bo's Guard"
    And the combat concludes
    Then "Bo's Guard" has 2 damage
    And "Cy's Guard" is ready
    And "Soldier" has 1 damage

  @edition:starter-2006
  Scenario: Of two unique copies in a team each player has one, and a gift makes one too many
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And the card "Chief" reads:
      """
      3, Unique Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      When Chief is destroyed, draw a card.
      """
    And the card "Lure" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And Ann controls "Chief" as "Ann's Chief"
    And Cid controls "Chief" as "Cid's Chief"
    And Ann's hand is "Lure"
    When Ann plays "Lure" targeting "Cid's Chief"
    And the chain empties
    And Ann chooses "Cid's Chief"
    Then "Cid's Chief" is in Cid's graveyard
    And "Lure" is in Ann's graveyard
    And there are no cards in Ann's hand
    And there are no cards in Cid's hand
    And Ann controls "Ann's Chief"

  @edition:faq-2009-03
  Scenario: The turn player has priority after each link of three
    Given a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Ann's turn, in the action phase
    And the card "Bolt" reads:
      """
      1, Instant Ability—Arcane
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And Bo's hand is "Bolt" as "Bo's Bolt"
    And Cy's hand is "Bolt" as "Cy's Bolt"
    When Ann passes
    And Bo plays "Bo's Bolt" targeting Ann's hero
    And Bo passes
    And Cy plays "Cy's Bolt" targeting Bo's hero
    Then Cy has priority
    When all players pass
    Then Bo's hero has 2 damage
    And Ann has priority
    When all players pass
    Then Ann's hero has 2 damage
    And Ann has priority
