Feature: Loops
  A loop that players like is repeated as often as they say; a loop that nobody can leave is a draw.

  @rule:801.1 @rule:801.1a
  Scenario: A loop that brings back the same state is repeated as often as whoever began it says, and then stays left
    Given the card "Night Watch" reads:
      """
      2, Ally—Undead Rogue, 2 [Melee] ATK / 2 Health
      Exhaust Night Watch >>> Ready target ally named Day Watch.
      """
    And the card "Day Watch" reads:
      """
      2, Ally—Undead Rogue, 2 [Melee] ATK / 2 Health
      Exhaust Day Watch >>> Ready target ally named Night Watch.
      """
    And you control "Night Watch"
    And you control an exhausted "Day Watch"
    When you use "Night Watch", targeting "Day Watch"
    And both players pass
    And you use "Day Watch", targeting "Night Watch"
    And you repeat the loop 3 times
    Then "Night Watch" is ready and "Day Watch" is exhausted
    And you have priority
    And you can't use "Night Watch", targeting "Day Watch", because of 801.1a
    And you may propose that "Night Watch" attacks your opponent's hero

  @rule:801.1a
  Scenario: Of a loop that changes something, the number says how often, and any other action frees the loop again
    Given the card "Prayer Wheel" reads:
      """
      2, Item
      (0) >>> Your hero heals 1 damage from itself.
      """
    And the card "Wheel of Smoke" reads:
      """
      2, Item
      (0) >>> Put 1 damage on your hero.
      """
    And you control "Prayer Wheel"
    And you control "Wheel of Smoke"
    And your hero has 20 damage
    When you use "Prayer Wheel"
    And both players pass
    And you repeat the loop 7 times
    Then your hero has 12 damage
    And you have priority
    And you can't use "Prayer Wheel", because of 801.1a
    When you use "Wheel of Smoke"
    And both players pass
    Then your hero has 13 damage
    And you may use "Prayer Wheel"
    And the rules do not settle this, see "OP-46"

  @rule:801.1a
  Scenario: Who goes through a loop again by hand, and changes nothing by it, must name a number
    Given the card "Prayer Wheel" reads:
      """
      2, Item
      (0) >>> Your hero heals 1 damage from itself.
      """
    And you control "Prayer Wheel"
    When you use "Prayer Wheel"
    And both players pass
    And you use "Prayer Wheel"
    And both players pass
    And you choose 2
    Then your hero has 0 damage
    And you can't use "Prayer Wheel", because of 801.1a

  @rule:801.1a @rule:104.1
  Scenario: Naming no repetition at all leaves the loop
    Given the card "Prayer Wheel" reads:
      """
      2, Item
      (0) >>> Your hero heals 1 damage from itself.
      """
    And you control "Prayer Wheel"
    And your hero has 20 damage
    When you use "Prayer Wheel"
    And you repeat the loop 0 times
    Then your hero has 19 damage
    And you can't use "Prayer Wheel", because of 801.1a

  @rule:801.1a
  Scenario: Another player in the loop names a smaller number and has priority after it
    Given the card "Rousing Drum" reads:
      """
      2, Item
      (0) >>> Ready target ally named Weary Sentry. Put 1 damage on your hero.
      """
    And the card "Lulling Harp" reads:
      """
      2, Item
      (0) >>> Exhaust target ally named Weary Sentry.
      """
    And the card "Weary Sentry" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      """
    And you control "Rousing Drum"
    And you control an exhausted "Weary Sentry"
    And your opponent controls "Lulling Harp"
    When you use "Rousing Drum", targeting "Weary Sentry"
    And both players pass
    And you pass
    And your opponent uses "Lulling Harp", targeting "Weary Sentry"
    And both players pass
    And you repeat the loop 9 times
    And your opponent repeats the loop 4 times
    And you choose not to
    Then your hero has 5 damage
    And "Weary Sentry" is exhausted
    And your opponent has priority

  @rule:801.1a
  Scenario: A number that is not smaller leaves priority with whoever began the loop
    Given the card "Rousing Drum" reads:
      """
      2, Item
      (0) >>> Ready target ally named Weary Sentry. Put 1 damage on your hero.
      """
    And the card "Lulling Harp" reads:
      """
      2, Item
      (0) >>> Exhaust target ally named Weary Sentry.
      """
    And the card "Weary Sentry" reads:
      """
      2, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      """
    And you control "Rousing Drum"
    And you control an exhausted "Weary Sentry"
    And your opponent controls "Lulling Harp"
    When you use "Rousing Drum", targeting "Weary Sentry"
    And both players pass
    And you pass
    And your opponent uses "Lulling Harp", targeting "Weary Sentry"
    And both players pass
    And you repeat the loop 3 times
    And your opponent repeats the loop 3 times
    And your opponent chooses not to
    Then your hero has 4 damage
    And you have priority

  @rule:801.1b
  Scenario: A player steps into a loop partway through with an action that stops it
    Given the card "Blood Chalice" reads:
      """
      2, Item
      (0) >>> Put 1 damage on target opposing hero.
      """
    And the card "Chalice Breaker" reads:
      """
      2, Instant Ability
      Destroy target item.
      """
    And you control "Blood Chalice"
    And your opponent has 2 ready resources
    And your opponent's hand is "Chalice Breaker"
    When you use "Blood Chalice"
    And both players pass
    And you repeat the loop 20 times
    And your opponent chooses to
    And your opponent chooses 3
    Then your opponent has priority
    And your opponent's hero has 3 damage
    When your opponent plays "Chalice Breaker" targeting "Blood Chalice"
    And the chain empties
    Then "Blood Chalice" is in your graveyard
    And your opponent's hero has 4 damage

  @rule:801.1b
  Scenario: Who could step in and doesn't lets the loop go through, and it ends with the game
    Given the card "Blood Chalice" reads:
      """
      2, Item
      (0) >>> Put 1 damage on target opposing hero.
      """
    And the card "Chalice Breaker" reads:
      """
      2, Instant Ability
      Destroy target item.
      """
    And you control "Blood Chalice"
    And your opponent has 2 ready resources
    And your opponent's hand is "Chalice Breaker"
    When you use "Blood Chalice"
    And both players pass
    And you repeat the loop 100 times
    And your opponent chooses not to
    Then your opponent loses the game

  @rule:801.1a
  Scenario: An effect that a player may do is optional, and after the last repetition it can't be done again at once
    Given the card "Restless Cousin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Cousin becomes exhausted, ready it.
      When Restless Cousin becomes ready, you may exhaust it.
      """
    And you control "Restless Cousin"
    When you propose that "Restless Cousin" attacks your opponent's hero
    And you choose to
    And you repeat the loop 5 times
    And the chain empties
    Then "Restless Cousin" is ready
    And the game goes on

  @rule:801.1b
  Scenario: A loop stops by itself where what it needs is gone
    Given the card "Blood Chalice" reads:
      """
      2, Item
      (0) >>> Put 1 damage on target opposing ally.
      """
    And you control "Blood Chalice"
    And your opponent controls "Valanos"
    When you use "Blood Chalice", targeting "Valanos"
    And both players pass
    And you repeat the loop 50 times
    Then "Valanos" is in your opponent's graveyard
    And the chain is empty
    And the game goes on

  @rule:701.2
  Scenario: What costs something each time can't be done without end and is no loop
    Given the card "Blood Cup" reads:
      """
      2, Item
      (1) >>> Your hero heals 1 damage from itself.
      """
    And you control "Blood Cup"
    And your hero has 20 damage
    And you have 3 ready resources
    When you use "Blood Cup"
    And both players pass
    And you use "Blood Cup"
    And both players pass
    Then your hero has 18 damage
    And you may use "Blood Cup"

  @rule:801.2
  Scenario: A mandatory loop that passes between the cards of two players is a draw as well
    Given the card "Caller" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Caller becomes exhausted, ready all allies named Answerer.
      When Caller becomes ready, exhaust all allies named Answerer.
      """
    And the card "Answerer" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Answerer becomes exhausted, exhaust all allies named Caller.
      When Answerer becomes ready, ready all allies named Caller.
      """
    And you control "Caller"
    And your opponent controls an exhausted "Answerer"
    When you propose that "Caller" attacks your opponent's hero
    And the combat concludes
    Then the game is a draw

  @rule:801.2
  Scenario: With three players a loop that none of them can break is a draw for all
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, ready it.
      When Restless Twin becomes ready, exhaust it.
      """
    And Ann controls "Restless Twin"
    When Ann proposes that "Restless Twin" attacks Bo's hero
    And the combat concludes
    Then the game is a draw

  @rule:407.1
  Scenario: A mandatory loop that one player alone could break is no draw, and ends when that player breaks it
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, ready it.
      When Restless Twin becomes ready, exhaust it.
      """
    And the card "Lasso" reads:
      """
      2, Item
      (0) >>> Destroy target ally named Restless Twin.
      """
    And Ann controls "Restless Twin"
    And Cid controls "Lasso"
    When Ann proposes that "Restless Twin" attacks Bo's hero
    And all players pass
    And all players pass
    And all players pass
    And all players pass
    And all players pass
    Then the game goes on
    When Cid uses "Lasso", targeting "Restless Twin"
    And the combat concludes
    Then "Restless Twin" is in Ann's graveyard
    And the game goes on

  @rule:801.2 @rule:402.2
  Scenario: Tokens that take each other's place without end are a draw, whichever token it is
    Given the card "Wisp Gate" reads:
      """
      2, Item
      When an ally named Wisp is destroyed, put a Spirit ally token named Wisp with 1 ATK and 1 health into play.
      When an ally named Wisp enters play, destroy it.
      """
    And the card "Wisp" reads:
      """
      1, Ally—Spirit, 1 [Arcane] ATK / 1 Health
      """
    And the card "Gust" reads:
      """
      1, Instant Ability
      Destroy target ally.
      """
    And you have 2 ready resources
    And you control "Wisp Gate"
    And you control "Wisp"
    And your hand is "Gust"
    When you play "Gust" targeting "Wisp"
    And the chain empties
    Then the game is a draw

  @rule:801.2 @rule:708.1a
  Scenario: Putting triggered effects in order each time is no way out of a loop, so that it is a draw
    Given the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, ready it.
      When Restless Twin becomes ready, exhaust it.
      """
    And the card "Sundial" reads:
      """
      2, Item
      When an ally becomes exhausted, your hero heals 1 damage from itself.
      """
    And you control "Restless Twin"
    And you control "Sundial"
    When you propose that "Restless Twin" attacks your opponent's hero
    And you choose in order "Restless Twin", "Sundial"
    And the combat concludes
    And you choose in order "Sundial", "Restless Twin"
    Then the game is a draw

  @rule:801.2 @rule:708.1a
  Scenario: A loop on which effects pile up that never resolve is a draw as well
    Given the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, ready it.
      When Restless Twin becomes ready, exhaust it.
      """
    And the card "Sundial" reads:
      """
      2, Item
      When an ally becomes exhausted, your hero heals 1 damage from itself.
      """
    And you control "Restless Twin"
    And you control "Sundial"
    When you propose that "Restless Twin" attacks your opponent's hero
    And you choose in order "Sundial", "Restless Twin"
    And the combat concludes
    And you choose in order "Sundial", "Restless Twin"
    Then the game is a draw

  @rule:708.1a
  Scenario: Where one order of triggered effects would end the loop, it is no draw as long as a player chooses the other
    Given the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, ready it.
      When Restless Twin becomes ready, exhaust it.
      """
    And the card "Pit of Sleep" reads:
      """
      2, Item
      When an ally becomes exhausted, destroy all exhausted allies.
      """
    And you control "Restless Twin"
    And you control "Pit of Sleep"
    When you propose that "Restless Twin" attacks your opponent's hero
    And you choose in order "Pit of Sleep", "Restless Twin"
    And the combat concludes
    And you choose in order "Pit of Sleep", "Restless Twin"
    And you choose in order "Pit of Sleep", "Restless Twin"
    And you choose in order "Pit of Sleep", "Restless Twin"
    Then the game goes on
    When you choose in order "Restless Twin", "Pit of Sleep"
    Then "Restless Twin" is in your graveyard

  @rule:706.1
  Scenario: A target that leads out of the loop makes it one that a player can break
    Given the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, ready it.
      When Restless Twin becomes ready, exhaust target ally.
      """
    And you control "Restless Twin"
    And your opponent controls "Brigg"
    When you propose that "Restless Twin" attacks your opponent's hero
    And the combat concludes
    And you choose "Restless Twin"
    And you choose "Restless Twin"
    And you choose "Restless Twin"
    Then the game goes on
    When you choose "Brigg"
    Then "Brigg" is exhausted
    And "Restless Twin" is ready

  @rule:801.2
  Scenario: Two targets of which each leads on as the other does are no way out
    Given the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, ready it.
      When Restless Twin becomes ready, exhaust target ally.
      """
    And you control "Restless Twin" as "the elder Twin"
    And you control "Restless Twin" as "the younger Twin"
    When you propose that "the elder Twin" attacks your opponent's hero
    And the combat concludes
    And you choose "the younger Twin"
    And you choose "the elder Twin"
    And you choose "the elder Twin"
    Then the game is a draw

  @rule:801.2
  Scenario: A power that could be used meanwhile and stops nothing is no way out
    Given the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, ready it.
      When Restless Twin becomes ready, exhaust it.
      """
    And the card "Prayer Wheel" reads:
      """
      2, Item
      (0) >>> Your hero heals 1 damage from itself.
      """
    And you control "Restless Twin"
    And your opponent controls "Prayer Wheel"
    When you propose that "Restless Twin" attacks your opponent's hero
    And the combat concludes
    Then the game is a draw

  @rule:102.1a
  Scenario: A loop that kills in the end is none, for mandatory actions don't lead to the same state
    Given the card "Restless Twin" reads:
      """
      2, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      When Restless Twin becomes exhausted, ready it.
      When Restless Twin becomes ready, exhaust it.
      """
    And the card "Dripping Candle" reads:
      """
      2, Item
      When an ally becomes exhausted, put 1 damage on your hero.
      """
    And you control "Restless Twin"
    And you control "Dripping Candle"
    And your hero has 28 damage
    When you propose that "Restless Twin" attacks your opponent's hero
    And you choose in order "Restless Twin", "Dripping Candle"
    And the combat concludes
    And you choose in order "Restless Twin", "Dripping Candle"
    Then you lose the game

  @rule:801.2
  Scenario: A mandatory loop is a draw
    Given the card "Restless Ghost" reads:
      """
      Restless Ghost, 3, Ally-Undead, 1 ATK (Shadow), 3 Health
      When Restless Ghost becomes exhausted, ready it.
      When Restless Ghost becomes ready, exhaust it.
      """
    And it is your turn
    And cost is no matter
    And you control "Restless Ghost"
    And your hand is "Charge"
    When you play "Charge" targeting "Restless Ghost"
    And the chain empties
    Then the game is a draw
