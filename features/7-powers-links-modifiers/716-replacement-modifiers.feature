Feature: Replacement modifiers
  Events that happen differently: how often, in which order, and what of them stays.

  @rule:716.1a @example:cr-2007-05/716.1a#1
  Scenario: Every packet of one spell is doubled
    Given cost is no matter
    And you control "World in Flames"
    And you control "Kor Cindervein"
    And your hand is "Flamestrike"
    And your opponent controls "Anika Berlyn"
    And your opponent controls "Doomguard"
    When you play "Flamestrike"
    And the chain empties
    Then your opponent's hero has 6 damage
    And "Anika Berlyn" is in your opponent's graveyard
    And "Doomguard" has 6 damage
    And "Kor Cindervein" has 0 damage
    And your hero has 0 damage

  @rule:716.1b @example:cr-2007-05/716.1b#1
  Scenario: A draw is replaced even when there is nothing left to take
    Given cost is no matter
    And your deck, from the top, is "Tim", "Brigg"
    And your hand is "Forbidden Knowledge"
    When you play "Forbidden Knowledge"
    And the chain empties
    Then there is no card in your deck
    And "Tim" is removed from the game
    When your next turn starts
    And the draw step starts
    And you choose "Brigg"
    Then "Brigg" is in your hand
    When your next turn starts
    And the draw step starts
    Then "Tim" is in your hand
    When your next turn starts
    And the draw step starts
    Then it is your turn, in the draw step
    And you have priority
    And there are 2 cards in your hand

  @rule:716.1b @example:cr-2007-05/716.1b#1
  Scenario: All ten cards of a deck are taken back, and the draws after that take nothing and lose nothing
    Given the card "Long Study" reads:
      """
      1, Ability
      Draw ten cards.
      """
    And cost is no matter
    And your deck, from the top, is "Tim", "Brigg", "Valanos", "Rodrigo", "Cerwyn", "Bloodclaw", "Wisp", "Pugg", "Gamon", "Kor Cindervein"
    And your hand is "Forbidden Knowledge", "Long Study"
    When you play "Forbidden Knowledge"
    And the chain empties
    Then there is no card in your deck
    And there are 10 of your cards removed from the game
    When you play "Long Study"
    And the chain empties
    And you choose "Tim"
    And you choose "Brigg"
    And you choose "Valanos"
    And you choose "Rodrigo"
    And you choose "Cerwyn"
    And you choose "Bloodclaw"
    And you choose "Wisp"
    And you choose "Pugg"
    And you choose "Gamon"
    Then there are no of your cards removed from the game
    And there are 10 cards in your hand
    When your next turn starts
    And you choose "Tim", "Brigg", "Valanos"
    And the action phase starts
    Then the game goes on
    And it is your turn, in the action phase
    And there are 7 cards in your hand

  @rule:716.1c @example:cr-2007-05/716.1c#1
  Scenario: Two copies of a replacement each apply once
    Given cost is no matter
    And you control "World in Flames" as "the first blaze"
    And you control "World in Flames" as "the second blaze"
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 8 damage

  @rule:716.2 @example:cr-2007-05/716.2#1
  Scenario: A replaced packet keeps everything that wasn't changed
    Given cost is no matter
    And you control "Chromatic Cloak"
    And your hand is "Mind Spike"
    And your opponent's hand is "Tim", "Brigg", "Valanos"
    When you play "Mind Spike" targeting your opponent's hero
    And the chain empties
    And your opponent chooses "Tim", "Valanos"
    Then your opponent's hero has 2 damage
    And there is 1 card in your opponent's hand
    And there are 2 cards in your opponent's graveyard

  @rule:716.2
  Scenario: Damage that is put is neither raised nor prevented
    Given cost is no matter
    And you control "Berserker Stance"
    And you control "Golem Skull Helm"
    And your hand is "Life Tap"
    When you play "Life Tap"
    Then your hero has 2 damage
    And "Golem Skull Helm" is ready
    When the chain empties
    Then there are 2 cards in your hand
    And your hero has 2 damage

  @rule:716.3 @example:cr-2007-05/716.3#1
  Scenario: Whoever controls the packet orders what replaces it: adding first, then doubling
    Given cost is no matter
    And you control "World in Flames"
    And your hand is "Fire Blast"
    And your opponent controls "Berserker Stance"
    And your opponent controls "Golem Skull Helm"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then you must choose between "Berserker Stance", "World in Flames"
    When you choose in order "Berserker Stance", "World in Flames"
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    Then your opponent's hero has 3 damage
    And "Golem Skull Helm" is exhausted

  @rule:716.3 @example:cr-2007-05/716.3#1
  Scenario: What was raised by one and then doubled comes to 6 where nobody prevents any of it
    Given cost is no matter
    And you control "World in Flames"
    And your hand is "Fire Blast"
    And your opponent controls "Berserker Stance"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And you choose in order "Berserker Stance", "World in Flames"
    Then your opponent's hero has 6 damage

  @rule:716.3
  Scenario: Whoever controls the packet may as well double first and add afterwards
    Given cost is no matter
    And you control "World in Flames"
    And your hand is "Fire Blast"
    And your opponent controls "Berserker Stance"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And you choose in order "World in Flames", "Berserker Stance"
    Then your opponent's hero has 5 damage

  @rule:716.4 @example:cr-2007-05/716.4#1
  Scenario: All the packets of one effect are the next time
    Given cost is no matter
    And your hand is "Stormstrike", "Lightning Bolt"
    And you control "Ramstein's Lightning Bolts"
    And you control "Kor Cindervein"
    And your opponent controls "Anika Berlyn"
    When you play "Stormstrike"
    And the chain empties
    And you use "Ramstein's Lightning Bolts"
    And the chain empties
    Then your hero has 3 damage
    And your opponent's hero has 3 damage
    And "Kor Cindervein" is in your graveyard
    And "Anika Berlyn" has 3 damage
    When you play "Lightning Bolt" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 7 damage

  @rule:716.1
  Scenario: Only the first of two destructions in a turn is replaced
    Given cost is no matter
    And the card "Clinger" reads:
      """
      3, Horde, Ally—Undead Rogue, 2 [Melee] ATK / 3 Health
      The first time Clinger would be destroyed each turn, remove all damage from it instead.
      """
    And the card "Doom" reads:
      """
      1, Ability
      Destroy target ally.
      """
    And it is your opponent's turn, in the action phase
    And you control "Clinger" with 2 damage
    And your opponent's hand is "Doom" as "the first Doom", "Doom" as "the second Doom"
    When your opponent plays "the first Doom" targeting "Clinger"
    And the chain empties
    Then you control "Clinger"
    And "Clinger" has 0 damage
    When your opponent plays "the second Doom" targeting "Clinger"
    And the chain empties
    Then "Clinger" is in your graveyard

  @rule:716.1 @rule:703.3
  Scenario: What is destroyed in the place of an ally sees which others are destroyed at that moment
    Given the card "Effigy" reads:
      """
      1, Item
      If an opposing ally would be destroyed, destroy Effigy instead. <p> When an ally in your party is destroyed, draw a card.
      """
    And the card "Downfall" reads:
      """
      1, Ability
      Destroy all allies.
      """
    And cost is no matter
    And you control "Effigy", "Brigg"
    And your opponent controls "Tim"
    And your hand is "Downfall"
    When you play "Downfall"
    And the chain empties
    Then "Tim" is in play
    And "Effigy" is in your graveyard
    And "Brigg" is in your graveyard
    And there is 1 card in your hand

  @rule:716.1
  Scenario: An ally that is destroyed in the place of damage to its hero is dealt what it would be dealt itself
    Given the card "Steward" reads:
      """
      2, Alliance, Ally—Human Paladin, 1 [Holy] ATK / 9 Health
      If your hero would be dealt damage, destroy Steward instead. <p> When Steward is dealt damage, draw a card.
      """
    And cost is no matter
    And your opponent controls "Steward"
    And your hand is "Flamestrike"
    When you play "Flamestrike"
    And the chain empties
    Then "Steward" is in your opponent's graveyard
    And your opponent's hero has 0 damage
    And there is 1 card in your opponent's hand

  Rule: What follows "if you do" hangs on what is done instead of the event (709.2f)

    Background:
      Given cost is no matter
      And the card "Shelter" reads:
        """
        2, Ability
        Ongoing: If an ally in your party would be destroyed, you may destroy Shelter instead. If you do, your hero heals all damage from that ally.
        """
      And the card "Slaying" reads:
        """
        1, Ability
        Destroy target ally.
        """

    @rule:709.2f @rule:716.1
    Scenario: It is done where the deed was done
      Given you control "Shelter"
      And you control "Brigg" with 1 damage
      And your hand is "Slaying"
      When you play "Slaying" targeting "Brigg"
      And the chain empties
      And you choose to
      Then "Shelter" is in your graveyard
      And "Brigg" has 0 damage

    @rule:709.2f @rule:716.1
    Scenario: It isn't where something else took the place of the deed
      Given the card "Mainstay" reads:
        """
        2, Ability
        Ongoing: If one of your abilities would be destroyed, you may discard a card instead.
        """
      And you control "Shelter", "Mainstay"
      And you control "Brigg" with 1 damage
      And your hand is "Slaying", "Tim"
      When you play "Slaying" targeting "Brigg"
      And the chain empties
      And you choose to
      And you choose to
      Then "Shelter" is in play
      And "Tim" is in your graveyard
      And "Brigg" has 1 damage

    @rule:716.1 @rule:709.2f
    Scenario: The deed is offered although nothing can follow from it
      Given you control "Shelter", "Brigg"
      And your hand is "Slaying"
      When you play "Slaying" targeting "Brigg"
      And the chain empties
      And you choose to
      Then "Shelter" is in your graveyard
      And "Brigg" is in play

    @rule:411.8d
    Scenario: Without the deed nothing takes the place of the event
      Given the card "Ransom" reads:
        """
        2, Ability
        Ongoing: If an ally in your party would be destroyed, you may discard two cards instead. If you do, draw a card.
        """
      And you control "Ransom", "Brigg"
      And your hand is "Slaying", "Tim"
      When you play "Slaying" targeting "Brigg"
      And the chain empties
      Then "Brigg" is in your graveyard
      And there is 1 card in your hand

  @rule:716.3
  Scenario: Who has the ally chooses what replaces its being put elsewhere, not who puts it
    Given the card "Push" reads:
      """
      0, Ability
      Put target ally into its owner's graveyard.
      """
    And the card "Haven" reads:
      """
      2, Item
      If an ally would be put into your graveyard from play, put it into its owner's hand instead.
      """
    And the card "Abyss" reads:
      """
      2, Item
      If an ally in your party would be put into a graveyard, remove it from the game instead.
      """
    And your hand is "Push"
    And your opponent controls "Abyss", "Haven", "Brigg"
    When you play "Push" targeting "Brigg"
    And the chain empties
    And your opponent chooses "Haven"
    Then "Brigg" is in your opponent's hand
