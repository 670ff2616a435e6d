Feature: Cards by which each player searches his own deck
  Choices are made in turn order; what is found enters play at once (802.1).

  Background:
    Given cost is no matter
    And the card "Muster" reads:
      """
      4, Ability
      Each player may search his deck for an ally card and put it into play.
      """
    And the card "Study" reads:
      """
      3, Ability
      Each player searches his deck for an ally card, reveals it, and puts it into his hand.
      """
    And your deck, from the top, is "Fire Blast", "Tim"
    And your opponent's deck, from the top, is "Brigg", "Quick Strike"

  @rule:409.1 @rule:802.1
  Scenario: Each player finds an ally in the own deck, which enters play on the own side
    Given your hand is "Muster"
    When you play "Muster"
    And the chain empties
    And you choose to
    And your opponent chooses to
    And you choose "Tim"
    Then "Tim" is in your deck
    When your opponent chooses "Brigg"
    Then you control "Tim"
    And your opponent controls "Brigg"

  @rule:409.1
  Scenario: Whoever doesn't search finds nothing
    Given your hand is "Muster"
    When you play "Muster"
    And the chain empties
    And you choose to
    And your opponent chooses not to
    And you choose "Tim"
    Then you control "Tim"
    And "Brigg" is in your opponent's deck

  @rule:409.2
  Scenario: What each player finds goes to the own hand
    Given your hand is "Study"
    When you play "Study"
    And the chain empties
    And you choose "Tim"
    And your opponent chooses "Brigg"
    Then "Tim" is in your hand
    And "Brigg" is in your opponent's hand
