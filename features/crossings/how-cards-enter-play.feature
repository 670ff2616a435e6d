Feature: How cards enter play
  What modifiers say of entering play they say of tokens and resources too, and of cards as they will be controlled.

  @rule:710.2 @rule:402.2a
  Scenario: A token enters play exhausted where opposing allies do, as any ally
    Given cost is no matter
    And the card "Clone Wisps" reads:
      """
      1, Ability
      Put a Wisp ally token with 1 ATK and 1 health into play.
      """
    And the card "Slow Field" reads:
      """
      2, Item
      Opposing allies enter play exhausted.
      """
    And it is your opponent's turn, in the action phase
    And you control "Slow Field"
    And your opponent's hand is "Clone Wisps" as "their wisps"
    When your opponent plays "their wisps"
    And the chain empties
    Then your opponent's "Wisp" is exhausted

  @rule:710.2
  Scenario: Whether an ally that is put into play is opposing goes by who will control it
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Necro" reads:
      """
      3, Instant Ability
      Put target ally card from your graveyard into play.
      """
    And the card "Grave Robber" reads:
      """
      3, Instant Ability
      Put target ally card from an opponent's graveyard into play under your control.
      """
    And the card "Slow Field" reads:
      """
      2, Item
      Opposing allies enter play exhausted.
      """
    And the card "Snail" reads:
      """
      2, Ally—Snail, 1 [Nature] ATK / 2 Health
      Snail enters play exhausted.
      """
    And it is your opponent's turn, in the action phase
    And you control "Slow Field"
    And your graveyard is "Snail"
    And your opponent's graveyard is "Ogre"
    And your opponent's hand is "Grave Robber", "Necro"
    When your opponent plays "Necro" targeting "Ogre"
    And the chain empties
    Then "Ogre" is exhausted
    When your opponent plays "Grave Robber" targeting "Snail"
    And the chain empties
    Then your opponent controls "Snail"
    And "Snail" is exhausted

  @rule:710.2
  Scenario: An ally of an opponent's graveyard that enters one's own party is not opposing
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Grave Robber" reads:
      """
      3, Instant Ability
      Put target ally card from an opponent's graveyard into play under your control.
      """
    And the card "Slow Field" reads:
      """
      2, Item
      Opposing allies enter play exhausted.
      """
    And you control "Slow Field"
    And your opponent's graveyard is "Ogre"
    And your hand is "Grave Robber"
    When you play "Grave Robber" targeting "Ogre"
    And the chain empties
    Then you control "Ogre"
    And "Ogre" is ready

  @rule:710.2 @rule:408.1a
  Scenario: What resources do as they enter play they do when they are placed
    Given cost is no matter
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 4 Health
      """
    And the card "Slow Resources" reads:
      """
      2, Item
      Opposing resources enter play exhausted.
      """
    And it is your opponent's turn, in the action phase
    And you control "Slow Resources"
    And your opponent's hand is "Ogre"
    When your opponent places "Ogre" as a face-down resource
    And the chain empties
    Then "Ogre" is exhausted

  @rule:408.1b
  Scenario: A card that enters play exhausted by its own text is a blank resource, and ready
    Given the card "Snail" reads:
      """
      2, Ally—Snail, 1 [Nature] ATK / 2 Health
      Snail enters play exhausted.
      """
    And your hand is "Snail"
    When you place "Snail" as a face-down resource
    And the chain empties
    Then you have 1 ready resource
