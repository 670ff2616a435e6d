Feature: What was, what is chosen, and what lasts
  What a card had before it was moved, a faction that is chosen first, the lowest of several, and changes without an end.

  Scenario: A destroyed ally that had too little ATK in play gives no card
    Given cost is no matter
    And the card "Reckoning" reads:
      """
      3, Ability
      Destroy target ally. If it had 3 or more ATK, draw a card.
      """
    And the card "Brute" reads:
      """
      2, Ally—Ogre, 2 [Melee] ATK / 4 Health
      """
    And your opponent controls "Brute"
    And your hand is "Reckoning"
    When you play "Reckoning" targeting "Brute"
    And the chain empties
    Then "Brute" is in your opponent's graveyard
    And there are 0 cards in your hand

  Scenario: A destroyed ally whose ATK was raised had the raised one
    Given cost is no matter
    And the card "Reckoning" reads:
      """
      3, Ability
      Destroy target ally. If it had 3 or more ATK, draw a card.
      """
    And the card "Brute" reads:
      """
      2, Ally—Ogre, 2 [Melee] ATK / 4 Health
      """
    And the card "Drums" reads:
      """
      2, Ability
      Ongoing: Opposing allies have +1 ATK.
      """
    And you control "Drums"
    And your opponent controls "Brute"
    And your hand is "Reckoning"
    When you play "Reckoning" targeting "Brute"
    And the chain empties
    Then there are 1 cards in your hand

  @rule:703.2
  Scenario Outline: What triggers on a death asks what the dead ally had on it
    Given cost is no matter
    And the card "Ghoul" reads:
      """
      2, Ally—Undead, 1 [Melee] ATK / 3 Health
      When an opposing ally is destroyed, if it had damage on it, draw a card.
      """
    And the card "Smash" reads:
      """
      3, Ability
      Destroy target ally.
      """
    And you control "Ghoul"
    And your opponent controls "Kor Cindervein" with <damage> damage
    And your hand is "Smash"
    When you play "Smash" targeting "Kor Cindervein"
    And the chain empties
    Then there are <cards> cards in your hand

    Examples:
      | damage | cards |
      | 0      | 0     |
      | 1      | 1     |

  Scenario: Allies of the faction that is chosen go, those of the other stay
    Given cost is no matter
    And the card "Purge" reads:
      """
      6, Ability
      Choose Alliance or Horde. Destroy all allies of that faction.
      """
    And the card "Red Guard" reads:
      """
      2, Horde, Ally—Orc, 1 [Melee] ATK / 3 Health
      """
    And the card "Blue Guard" reads:
      """
      2, Alliance, Ally—Human, 1 [Melee] ATK / 3 Health
      """
    And the card "Grey Guard" reads:
      """
      2, Ally—Ogre, 1 [Melee] ATK / 3 Health
      """
    And you control "Red Guard"
    And your opponent controls "Blue Guard"
    And your opponent controls "Grey Guard"
    And your hand is "Purge"
    When you play "Purge"
    And the chain empties
    And you choose "Horde"
    Then "Red Guard" is in your graveyard
    And "Blue Guard" is in play
    And "Grey Guard" is in play

  @rule:714.3
  Scenario: An ally that is put into play with ferocity attacks at once, and has it in later turns
    Given cost is no matter
    And the card "Rouse" reads:
      """
      4, Ability
      Put target ally card from your graveyard into play with ferocity.
      """
    And the card "Sleeper" reads:
      """
      2, Ally—Ogre, 2 [Melee] ATK / 3 Health
      """
    And your graveyard is "Sleeper"
    And your hand is "Rouse"
    When you play "Rouse" targeting "Sleeper"
    And the chain empties
    Then "Sleeper" is in play
    And you may propose that "Sleeper" attacks your opponent's hero

  @rule:706.1
  Scenario: Only the opposing ally with the lowest cost is a target, and both of two that tie
    Given cost is no matter
    And the card "Cull" reads:
      """
      3, Ability
      Destroy target opposing ally with the lowest cost.
      """
    And the card "Runt" reads:
      """
      1, Ally—Ogre, 1 [Melee] ATK / 1 Health
      """
    And the card "Imp" reads:
      """
      2, Ally—Imp, 1 [Melee] ATK / 1 Health
      """
    And the card "Whelp" reads:
      """
      2, Ally—Dragonkin, 1 [Melee] ATK / 1 Health
      """
    And the card "Giant" reads:
      """
      7, Ally—Giant, 7 [Melee] ATK / 7 Health
      """
    And you control "Runt"
    And your opponent controls "Imp"
    And your opponent controls "Whelp"
    And your opponent controls "Giant"
    And your hand is "Cull"
    Then you may play "Cull" targeting "Imp"
    And you may play "Cull" targeting "Whelp"
    And you can't play "Cull" targeting "Giant", because of 706.1
    And you can't play "Cull" targeting "Runt", because of 706.1

  @rule:714.3a
  Scenario: What can't ready while a hero is ready can as soon as the hero is exhausted
    Given cost is no matter
    And the card "Stun" reads:
      """
      2, Instant Ability
      Exhaust target ally. It can't ready while your hero is ready.
      """
    And the card "Wake" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And the card "Tire" reads:
      """
      1, Instant Ability
      Exhaust target hero or ally.
      """
    And your opponent controls "Brigg"
    And your hand is "Stun", "Wake" as "the first call", "Wake" as "the second call", "Tire"
    When you play "Stun" targeting "Brigg"
    And the chain empties
    And you play "the first call" targeting "Brigg"
    And the chain empties
    Then "Brigg" is exhausted
    When you play "Tire" targeting your hero
    And the chain empties
    And you play "the second call" targeting "Brigg"
    And the chain empties
    Then "Brigg" is ready

  Scenario Outline: Five in place of three, where the condition is true
    Given cost is no matter
    And the card "Scorch" reads:
      """
      2, Ability
      Your hero deals 3 fire damage to target ally. If that ally is exhausted, your hero deals 5 instead.
      """
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 2 [Melee] ATK / 9 Health
      """
    And your opponent controls <state> "Ogre"
    And your hand is "Scorch"
    When you play "Scorch" targeting "Ogre"
    And the chain empties
    Then "Ogre" has <damage> damage

    Examples:
      | state     | damage |
      | ready     | 3      |
      | exhausted | 5      |

  Scenario: As much damage as the hero was dealt this turn
    Given cost is no matter
    And the card "Pain" reads:
      """
      1, Instant Ability
      Your hero deals 2 shadow damage to your hero.
      """
    And the card "Revenge" reads:
      """
      2, Instant Ability
      Your hero deals fire damage to target ally equal to the damage dealt to your hero this turn.
      """
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 2 [Melee] ATK / 9 Health
      """
    And your opponent controls "Ogre"
    And your hero has 3 damage
    And your hand is "Pain" as "the first pain", "Pain" as "the second pain", "Revenge"
    When you play "the first pain"
    And the chain empties
    And you play "the second pain"
    And the chain empties
    And you play "Revenge" targeting "Ogre"
    And the chain empties
    Then "Ogre" has 4 damage

  @rule:716.2
  Scenario Outline: An ally may exhaust itself so that another is healed where it would have been destroyed
    Given cost is no matter
    And the card "Warden" reads:
      """
      3, Ally—Human, 1 [Holy] ATK / 4 Health
      If another ally in your party would be destroyed, you may exhaust Warden. If you do, remove all damage from that ally instead.
      """
    And the card "Smash" reads:
      """
      3, Ability
      Destroy target ally.
      """
    And you control <state> "Warden"
    And you control "Brigg" with 1 damage
    And your hand is "Smash"
    When you play "Smash" targeting "Brigg"
    And the chain empties
    And you choose to
    Then "Brigg" is in play
    And "Brigg" has 0 damage
    And "Warden" is exhausted

    Examples:
      | state |
      | ready |

  Scenario: Half of the allies that each player controls, rounded down
    Given cost is no matter
    And the card "Halving" reads:
      """
      5, Ability
      Each player destroys half of the allies he controls, rounded down.
      """
    And you control "Brigg"
    And you control "Valanos"
    And you control "Tim"
    And your opponent controls "Kor Cindervein"
    And your hand is "Halving"
    When you play "Halving"
    And the chain empties
    And you choose "Tim"
    Then "Tim" is in your graveyard
    And "Brigg" is in play
    And "Valanos" is in play
    And "Kor Cindervein" is in play

  Scenario Outline: A player lets another draw, or his hero is dealt damage
    Given cost is no matter
    And the card "Broker" reads:
      """
      1, Ally—Goblin, 1 [Melee] ATK / 2 Health
      [Activate] >>> Target opponent may have you draw a card. If he doesn't, Broker deals 2 melee damage to that player's hero.
      """
    And you control "Broker"
    When you use "Broker", targeting your opponent
    And the chain empties
    And your opponent chooses <choice>
    Then there are <cards> cards in your hand
    And there are 0 cards in your opponent's hand
    And your opponent's hero has <damage> damage

    Examples:
      | choice | cards | damage |
      | to     | 1     | 0      |
      | not to | 0     | 2      |

  @rule:712.7
  Scenario: In what an opponent may do your party is still that of the card's controller
    Given cost is no matter
    And the card "Dare" reads:
      """
      2, Ability
      Target opponent may destroy an ally in your party. If he doesn't, draw a card.
      """
    And you control "Tim"
    And your opponent controls "Brigg"
    And your hand is "Dare"
    When you play "Dare" targeting your opponent
    And the chain empties
    And your opponent chooses to
    Then "Tim" is in your graveyard
    And "Brigg" is in play
    And there are 0 cards in your hand

  @rule:712.7
  Scenario: What an opponent may do is nothing without an ally in your party, whatever there is in his
    Given cost is no matter
    And the card "Dare" reads:
      """
      2, Ability
      Target opponent may destroy an ally in your party. If he doesn't, draw a card.
      """
    And your opponent controls "Brigg"
    And your hand is "Dare"
    When you play "Dare" targeting your opponent
    And the chain empties
    Then "Brigg" is in play
    And there are 1 cards in your hand

  @rule:706.1
  Scenario: What opponents can't target its own controller can
    Given cost is no matter
    And the card "Ghost" reads:
      """
      3, Ally—Undead, 1 [Shadow] ATK / 4 Health
      Opponents can't target Ghost.
      """
    And the card "Tire" reads:
      """
      1, Instant Ability
      Exhaust target ally.
      """
    And you control "Ghost"
    And your hand is "Tire" as "your call"
    And your opponent's hand is "Tire" as "their call"
    Then you may play "your call" targeting "Ghost"
    When you pass
    Then your opponent can't play "their call" targeting "Ghost", because of 706.1

  @rule:709.2b
  Scenario: Who can't give away a card that is gone does the other thing
    Given cost is no matter
    And the card "Test Fiend" reads:
      """
      6, Ally—Demon, 6 [Fire] ATK / 6 Health
      At the start of your turn, discard a card, or target opponent gains control of Test Fiend.
      """
    And the card "Test Pull" reads:
      """
      1, Instant Ability
      Put target ally into its owner's hand.
      """
    And it is your opponent's turn, in the end phase
    And you control "Test Fiend"
    And your hand is "Brigg"
    And your opponent's hand is "Test Pull"
    When your next turn starts
    And your opponent responds by playing "Test Pull" targeting "Test Fiend"
    And the chain empties
    Then you must choose between "Brigg", "Test Fiend"
    When you choose "Brigg"
    Then "Brigg" is in your graveyard
    And "Test Fiend" is in your hand

  @rule:709.2b
  Scenario: Who can discard no card gives the other thing away
    Given cost is no matter
    And the card "Test Fiend" reads:
      """
      6, Ally—Demon, 6 [Fire] ATK / 6 Health
      At the start of your turn, discard a card, or target opponent gains control of Test Fiend.
      """
    And it is your opponent's turn, in the end phase
    And you control "Test Fiend"
    And your hand is empty
    When your next turn starts
    And the chain empties
    Then your opponent controls "Test Fiend"
