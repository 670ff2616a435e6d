Feature: A card that is in play already can't enter play
  A card enters play from some other zone. What is to come back after a move that failed never went away, so nothing
  happens to it: its damage stays, and so does what is attached to it.

  Background:
    Given cost is no matter
    And the card "Banisher" reads:
      """
      3, Instant Ability
      Remove target ally from the game. At the start of its owner's next turn, put it into play under its owner's control.
      """
    And the card "Anchor" reads:
      """
      2, Item
      Cards in play you control can't be removed from the game.
      """

  @rule:103.2
  Scenario: An ally that could not be removed keeps its damage
    Given the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And your hand is "Banisher"
    And your opponent controls "Anchor"
    And your opponent controls "Ogre" with 2 damage
    When you play "Banisher" targeting "Ogre"
    And the chain empties
    And your opponent's next turn starts
    And the chain empties
    Then your opponent controls "Ogre"
    And "Ogre" has 2 damage

  @rule:103.2
  Scenario: An ally that could not be removed can attack in that turn
    Given the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And your hand is "Banisher"
    And your opponent controls "Anchor"
    And your opponent controls "Ogre"
    When you play "Banisher" targeting "Ogre"
    And the chain empties
    And your opponent's next turn starts
    And the chain empties
    And the action phase starts
    Then your opponent may propose that "Ogre" attacks your hero

  @rule:710.1
  Scenario: An ally that was removed enters play without its damage
    Given the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And your hand is "Banisher"
    And your opponent controls "Ogre" with 2 damage
    When you play "Banisher" targeting "Ogre"
    And the chain empties
    Then "Ogre" is removed from the game
    When your opponent's next turn starts
    And the chain empties
    Then your opponent controls "Ogre"
    And "Ogre" has 0 damage

  @rule:103.2
  Scenario: What is attached to an ally that could not be removed stays attached
    Given the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Ribbon" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally has +2 ATK.
      """
    And your hand is "Banisher"
    And your opponent controls "Anchor"
    And your opponent controls "Ogre"
    And your opponent's "Ribbon" is attached to your opponent's "Ogre"
    When you play "Banisher" targeting "Ogre"
    And the chain empties
    And your opponent's next turn starts
    And the chain empties
    Then "Ogre" has 5 ATK
