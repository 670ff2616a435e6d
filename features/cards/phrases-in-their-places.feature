Feature: Phrases in their places
  What a phrase means doesn't depend on the place in which it stands.

  @rule:717.3c
  Scenario: The next damage that an ally would deal is prevented up to the amount, whomever it hits
    Given cost is no matter
    And the card "Test Hush" reads:
      """
      2, Instant Ability
      Prevent the next 3 damage that target ally would deal this turn.
      """
    And the card "Test Ogre" reads:
      """
      5, Ally—Ogre Warrior, 5 [Melee] ATK / 5 Health
      """
    And the card "Test Grunt" reads:
      """
      3, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And you control "Test Ogre"
    And your opponent controls "Test Grunt"
    And your hand is "Test Hush"
    When you play "Test Hush" targeting "Test Ogre"
    And the chain empties
    And you propose that "Test Ogre" attacks "Test Grunt"
    And the combat concludes
    Then "Test Grunt" has 2 damage
    And "Test Ogre" has 2 damage

  @rule:411.8c
  Scenario: So many cards are discarded as the number is when the text is carried out
    Given cost is no matter
    And the card "Test Toll" reads:
      """
      2, Instant Ability
      Target player discards cards equal to the number of allies in your party.
      """
    And the card "Test Grunt" reads:
      """
      3, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Ogre" reads:
      """
      5, Ally—Ogre Warrior, 5 [Melee] ATK / 5 Health
      """
    And you control "Test Grunt"
    And you control "Test Ogre"
    And your hand is "Test Toll"
    And your opponent's hand is "Krol Blade", "Krol Blade"
    When you play "Test Toll" targeting your opponent
    And the chain empties
    Then there are 0 cards in your opponent's hand

  @rule:717.3b
  Scenario: What is prevented for an ally in your party is prevented for each of them
    Given cost is no matter
    And the card "Test Ward" reads:
      """
      3, Ally—Orc Priest, 1 [Holy] ATK / 3 Health
      Prevent all damage that would be dealt to an ally in your party by an opposing ally.
      """
    And the card "Test Grunt" reads:
      """
      3, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Ogre" reads:
      """
      5, Ally—Ogre Warrior, 5 [Melee] ATK / 5 Health
      """
    And you control "Test Ward"
    And you control "Test Grunt"
    And your opponent controls "Test Ogre"
    When you propose that "Test Grunt" attacks "Test Ogre"
    And the combat concludes
    Then "Test Grunt" has 0 damage
    And "Test Ogre" has 2 damage
