@edition:clarifications-de
Feature: Several clarifications at once
  Boards on which several of the German clarifications meet.

  Background:
    Given cost is no matter
    And the card "Bolt" reads:
      """
      1, Instant Ability—Arcane
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 2 [Melee] ATK / 3 Health
      """
    And the card "Guard" reads:
      """
      2, Ally—Orc Warrior, 1 [Melee] ATK / 4 Health
      Protector
      """

  Scenario: Each attacks in its own combat, one after another, and the attacker names whom
    Given you control "Soldier" as "first", "Soldier" as "second"
    And your opponent controls "Soldier" as "target"
    And your opponent controls "Guard"
    When you propose that "first" attacks "target"
    And the protect point comes
    And your opponent protects with "Guard"
    And the combat concludes
    Then "Guard" is exhausted
    And "Guard" has 2 damage
    When you propose that "second" attacks "target"
    And the combat concludes
    Then "target" has 2 damage
    And "second" has 2 damage

  Scenario: Damage stays from turn to turn and is added up
    Given your hand is "Bolt" as "one", "Bolt" as "two"
    And your opponent controls "Guard"
    When you play "one" targeting "Guard"
    And the chain empties
    And your next turn starts
    And the action phase starts
    Then "Guard" has 2 damage
    When you play "two" targeting "Guard"
    And the chain empties
    Then "Guard" is in your opponent's graveyard

  Scenario: A placed resource waits on the chain and pays for nothing until it has come
    Given your hand is "Soldier" as "land", "Soldier" as "recruit"
    And your opponent's hand is "Bolt"
    When you place "land" as a face-down resource
    Then the chain, top first, is "land"
    When your opponent responds by playing "Bolt" targeting your hero
    Then the chain, top first, is "Bolt", "land"
    When both players pass
    Then your hero has 2 damage
    And "land" is not in play
    And you can't play "recruit"
    When the chain empties
    Then "land" is in play
    And you may play "recruit"

  Scenario: After a link is interrupted or done the turn player has priority
    Given it is your opponent's turn, in the action phase
    And the card "Nay" reads:
      """
      1, Instant Ability
      Interrupt target ability card.
      """
    And your hand is "Nay"
    And your opponent's hand is "Bolt" as "one", "Bolt" as "two"
    When your opponent plays "one" targeting your hero
    And your opponent plays "two" targeting your hero
    And your opponent passes
    And you play "Nay" targeting "two"
    Then you have priority
    When both players pass
    Then your opponent has priority
    And the chain, top first, is "one"
    And "two" is in your opponent's graveyard
    When both players pass
    Then your hero has 2 damage
    And your opponent has priority

  Scenario: A quest is completed on the opponent's turn, paid in part with itself
    Given it is your opponent's turn, in the action phase
    And the card "Errand" reads:
      """
      Quest
      Pay (3) to complete this quest.
      Reward: Draw a card.
      """
    And you have "Errand" as a face-up resource
    And your opponent controls "Soldier"
    When your opponent proposes that "Soldier" attacks your hero
    And your opponent passes
    And you complete "Errand"
    Then the chain, top first, is "Errand", the proposal
    When both players pass
    Then there is 1 card in your hand
    And your opponent has priority
    When the combat concludes
    Then your hero has 2 damage

  Scenario: Both players may have the same unique ally, neither two
    Given the card "Chief" reads:
      """
      3, Unique Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      When Chief is destroyed, your hero deals 1 melee damage to target hero.
      """
    And you control "Chief" as "mine"
    And your opponent controls "Chief" as "theirs"
    And your hand is "Chief" as "another"
    When you play "another"
    And the chain empties
    And you choose "mine"
    And you choose your opponent's hero
    And the chain empties
    Then "mine" is in your graveyard
    And "theirs" is in play
    And your opponent's hero has 1 damage

  Scenario: Only who is still in play at the end of a combat deals damage
    Given you control "Soldier" as "mine"
    And your opponent controls "Soldier" as "other"
    And your opponent's hand is "Bolt" as "one", "Bolt" as "two"
    When you propose that "mine" attacks "other"
    And the defend window opens
    And your opponent responds by playing "one" targeting "mine"
    And the chain empties
    And your opponent responds by playing "two" targeting "mine"
    And the combat concludes
    Then "mine" is in your graveyard
    And "other" has 0 damage

  Scenario: Limited decks are thirty cards, others sixty and ten beside them
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      60 Ironforge Guards

      Side deck
      10 Ironforge Guards
      """
    Then the deck may be played in Constructed
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      30 Ironforge Guards
      """
    Then the deck may be played in Sealed Pack
    And the deck can't be played in Constructed

  Scenario: Armor may be exhausted outside combat too, a strike goes on the chain
    Given it is your opponent's turn, in the action phase
    And the card "Plate" reads:
      """
      1, Armor—Plate, Chest (1), 1 DEF
      """
    And the card "Club" reads:
      """
      1, Weapon—Mace, Melee (1), 2 [Melee] ATK, 1 Strike
      """
    And you control "Plate", "Club"
    And your opponent controls "Guard"
    And your opponent's hand is "Bolt"
    When your opponent plays "Bolt" targeting your hero
    And the chain empties
    And you exhaust "Plate" to prevent damage
    Then your hero has 1 damage
    When your opponent proposes that "Guard" attacks your hero
    And you strike with "Club"
    Then the chain, top first, is "Club"
    And your hero has 0 ATK
    When the combat concludes
    Then "Guard" has 2 damage
    And your hero has 2 damage
