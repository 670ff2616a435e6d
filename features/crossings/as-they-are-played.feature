Feature: As they are played
  Cards that can't be interrupted or are played as though instant, and cards that come back from outside the game.

  @rule:103.2
  Scenario: What is played by the one it is said of can't be interrupted
    Given cost is no matter
    And the card "Test Fury" reads:
      """
      2, Ability
      Ongoing: Form cards you play can't be interrupted.
      """
    And the card "Test Form" reads:
      """
      2, Ability—Feral Form
      Ongoing: Your hero has +1 ATK while attacking.
      """
    And the card "Test Bolt" reads:
      """
      1, Ability
      Your hero deals 2 fire damage to target hero.
      """
    And you control "Test Fury"
    And your hand is "Test Form", "Test Bolt"
    And your opponent's hand is "Counterspell", "Counterspell"
    When you play "Test Form"
    And your opponent responds by playing "Counterspell" targeting "Test Form"
    And the chain empties
    Then you control "Test Form"
    When you play "Test Bolt" targeting your opponent's hero
    And your opponent responds by playing "Counterspell" targeting "Test Bolt"
    And the chain empties
    Then "Test Bolt" is in your graveyard
    And your opponent's hero has 0 damage

  @rule:711.1
  Scenario: What somebody else plays can be interrupted all the same
    Given cost is no matter
    And the card "Test Fury" reads:
      """
      2, Ability
      Ongoing: Ability cards you play can't be interrupted.
      """
    And it is your opponent's turn, in the action phase
    And you control "Test Fury"
    And your hand is "Counterspell"
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    And you respond by playing "Counterspell" targeting "Fire Blast"
    And the chain empties
    Then your hero has 0 damage

  @rule:103.2
  Scenario: What opponents can't interrupt its own player still can
    Given cost is no matter
    And the card "Test Fury" reads:
      """
      2, Ability
      Ongoing: Opponents can't interrupt your abilities.
      """
    And you control "Test Fury"
    And your hand is "Fire Blast", "Fire Blast", "Counterspell"
    And your opponent's hand is "Counterspell"
    When you play "Fire Blast" targeting your opponent's hero
    And your opponent responds by playing "Counterspell" targeting "Fire Blast"
    And the chain empties
    Then your opponent's hero has 2 damage
    When you play "Fire Blast" targeting your opponent's hero
    And you respond by playing "Counterspell" targeting "Fire Blast"
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:406.1
  Scenario: A card that is no instant is played as though it were one for a turn
    Given cost is no matter
    And the card "Test Rush" reads:
      """
      2, Instant Ability
      You can play non-instant ally cards as though they were instant this turn.
      """
    And the card "Test Bolt" reads:
      """
      1, Ability
      Your hero deals 2 fire damage to target hero.
      """
    And it is your opponent's turn, in the action phase
    And your hand is "Test Rush", "Brigg", "Test Bolt"
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    Then you can't play "Brigg", because of 406.1
    When you respond by playing "Test Rush"
    And both players pass
    Then you can't play "Test Bolt", because of 406.1
    And you may play "Brigg"
    When you play "Brigg"
    And the chain empties
    Then you control "Brigg"

  @rule:406.1
  Scenario: Only the next ability is played as though it were instant, and costs less
    Given the card "Test Calm" reads:
      """
      1, Instant Ability
      You pay 2 less to play your next ability this turn. It's an instant.
      """
    And the card "Test Bolt" reads:
      """
      3, Ability
      Your hero deals 2 fire damage to target hero.
      """
    And the card "Test Spark" reads:
      """
      1, Ability
      Your hero deals 1 fire damage to target hero.
      """
    And you have 4 ready resources
    And it is your opponent's turn, in the action phase
    And your hand is "Test Calm", "Test Bolt", "Test Spark"
    And your opponent's hand is "Fire Blast"
    And your opponent has 3 ready resources
    When your opponent plays "Fire Blast" targeting your hero
    Then you can't play "Test Bolt" targeting your opponent's hero, because of 406.1
    When you respond by playing "Test Calm"
    And both players pass
    And you play "Test Bolt" targeting your opponent's hero
    Then you can't play "Test Spark" targeting your opponent's hero, because of 406.1
    And you have 2 ready resources
    When the chain empties
    Then your opponent's hero has 2 damage

  @rule:709.2b
  Scenario: A card that was removed from the game comes into a graveyard
    Given cost is no matter
    And the card "Test Mark" reads:
      """
      2, Instant Ability
      Put a Combo card from your removed from game zone into your graveyard.
      """
    And the card "Test Combo" reads:
      """
      1, Ability—Combo
      Your hero deals 1 melee damage to target hero.
      """
    And your cards removed from the game are "Test Combo", "Brigg"
    And your hand is "Test Mark"
    When you play "Test Mark"
    And the chain empties
    Then "Test Combo" is in your graveyard
    And "Brigg" is removed from the game

  @rule:707.1e
  Scenario: To strike costs less while the hero defends, and as much as ever while it attacks
    Given the card "Test Answer" reads:
      """
      4, Ability
      Ongoing: While your hero is defending, you pay 2 less to strike with Melee weapons.
      """
    And the card "Test Blade" reads:
      """
      2, Weapon—Sword, Melee (1), 2 ATK, 2 Strike
      """
    And you control "Test Answer", "Test Blade"
    And your opponent controls "Brigg"
    And you have 0 ready resources
    When you propose that your hero attacks "Brigg"
    And the defend window opens
    Then you can't strike with "Test Blade", because of 401.1
    When the combat concludes
    And the turn ends
    And the action phase starts
    And your opponent proposes that "Brigg" attacks your hero
    And the defend window opens
    And your opponent passes
    And you strike with "Test Blade"
    And the chain empties
    And the combat concludes
    Then "Brigg" is in your opponent's graveyard

  @rule:405.3c
  Scenario: What the hero deals with an ability can't be prevented, what an ally deals can
    Given cost is no matter
    And the card "Test Subtlety" reads:
      """
      2, Ability
      Ongoing: Damage dealt by your hero with abilities can't be prevented.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 2 fire damage to target hero.
      """
    And the card "Test Spark" reads:
      """
      1, Instant Ability
      Target ally deals 3 fire damage to target hero.
      """
    And the card "Test Wall" reads:
      """
      1, Ability
      Ongoing: Prevent all damage that would be dealt to your hero.
      """
    And you control "Test Subtlety", "Brigg"
    And your opponent controls "Test Wall"
    And your hand is "Test Bolt", "Test Spark"
    When you play "Test Bolt" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    When you play "Test Spark" targeting "Brigg" and your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:103.2
  Scenario: Resources that a player exhausted stay so through the next ready step of that player alone
    Given the card "Test Grip" reads:
      """
      0, Ability
      Target opponent exhausts two of his resources. Those resources can't ready during that player's next ready step.
      """
    And your hand is "Test Grip"
    And your opponent has 2 ready resources
    When you play "Test Grip" targeting your opponent
    And the chain empties
    Then your opponent has no ready resources
    When the turn ends
    And the action phase starts
    Then your opponent has no ready resources
    When your next turn starts
    And the turn ends
    And the action phase starts
    Then your opponent has 2 ready resources

  @rule:103.2 @rule:709.2b
  Scenario: What can't be interrupted resolves though its only target is gone
    Given cost is no matter
    And the card "Test Surety" reads:
      """
      1, Ability
      Test Surety can't be interrupted.
      Your hero deals 2 fire damage to target ally. Draw a card.
      """
    And your hand is "Test Surety"
    And your opponent's hand is "Fire Blast"
    And your opponent controls "Tim"
    And your deck, from the top, is "Kor Cindervein"
    When you play "Test Surety" targeting "Tim"
    And your opponent responds by playing "Fire Blast" targeting "Tim"
    And the chain empties
    Then "Tim" is in your opponent's graveyard
    And "Test Surety" is in your graveyard
    And there is 1 card in your hand

  @rule:103.2 @rule:709.2b
  Scenario: An ability that can't be interrupted has nothing to attach to
    Given cost is no matter
    And the card "Test Clasp" reads:
      """
      1, Ability
      Test Clasp can't be interrupted.
      Attach to target ally.
      Ongoing: Attached ally has +1 ATK.
      """
    And your hand is "Test Clasp"
    And your opponent's hand is "Fire Blast"
    And your opponent controls "Tim"
    When you play "Test Clasp" targeting "Tim"
    And your opponent responds by playing "Fire Blast" targeting "Tim"
    And the chain empties
    Then "Test Clasp" is in your graveyard
