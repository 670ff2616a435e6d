Feature: Prevention that just suffices, and armor without defense
  Damage stopped to the last point is never dealt; one point left over is.

  Background:
    Given cost is no matter

  @rule:403.1
  Scenario: Armor with no DEF stops nothing and isn't asked for
    Given your hand is "Fire Blast"
    And your opponent controls "Chromatic Cloak"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    And "Chromatic Cloak" is ready

  @rule:717.5a @rule:402.1
  Scenario: One bone counter gives the wall its first point of DEF
    Given your hand is "Fire Blast", "Quick Strike"
    And your opponent controls "Wall of the Dead"
    And your opponent's graveyard is "Brigg"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    And "Wall of the Dead" is ready
    When you play "Quick Strike" targeting your opponent's hero
    And your opponent responds by using "Wall of the Dead"
    And the chain empties
    And your opponent exhausts "Wall of the Dead" to prevent damage
    Then your opponent's hero has 3 damage
    And "Wall of the Dead" is exhausted

  @rule:717.4
  Scenario: An attack for 1 into 1 prevented has dealt no damage this turn
    Given you control "Kagra of the Crossroads"
    And you have "Torek's Assault" as a face-up resource
    And your opponent controls "Pads of the Dread Wolf"
    When you propose that "Kagra of the Crossroads" attacks your opponent's hero
    And the combat concludes
    And your opponent exhausts "Pads of the Dread Wolf" to prevent damage
    Then your opponent's hero has 0 damage
    And you can't complete "Torek's Assault", because of 702.2

  @rule:603.1
  Scenario: An attack for 1 that nobody prevents has
    Given you control "Kagra of the Crossroads"
    And you have "Torek's Assault" as a face-up resource
    And your opponent controls "Pads of the Dread Wolf"
    When you propose that "Kagra of the Crossroads" attacks your opponent's hero
    And the combat concludes
    And your opponent prevents nothing
    Then your opponent's hero has 1 damage
    And you may complete "Torek's Assault"

  @rule:702.2
  Scenario: Damage by an ally counts for the player in whose party the ally was when it dealt it
    Given you control "Tim"
    And you have "Torek's Assault" as a face-up resource
    And your opponent controls "Fugu"
    When you use "Tim", targeting your opponent's hero
    And the chain empties
    And your opponent uses "Fugu", targeting "Tim"
    And the chain empties
    Then your opponent controls "Tim"
    And you may complete "Torek's Assault"

  @rule:702.2
  Scenario: Damage by an ally does not count for the player who has won it over since
    Given your opponent controls "Tim"
    And you control "Fugu"
    And you have "Torek's Assault" as a face-up resource
    When your opponent uses "Tim", targeting your opponent's hero
    And the chain empties
    And you use "Fugu", targeting "Tim"
    And the chain empties
    Then you control "Tim"
    And your opponent's hero has 1 damage
    And you can't complete "Torek's Assault", because of 702.2

  @rule:717.4
  Scenario: An attack for 2 into armor of 2 makes nobody discard
    Given you control "Samuel Grey"
    And your opponent controls "Elven Chain Boots"
    And your opponent's hand is "Brigg"
    When you propose that "Samuel Grey" attacks your opponent's hero
    And the combat concludes
    And your opponent exhausts "Elven Chain Boots" to prevent damage
    Then the chain is empty
    And "Brigg" is in your opponent's hand

  @rule:717.5a
  Scenario: An attack for 2 into armor of 1 still does
    Given you control "Samuel Grey"
    And your opponent controls "Pads of the Dread Wolf"
    And your opponent's hand is "Brigg"
    When you propose that "Samuel Grey" attacks your opponent's hero
    And the combat concludes
    And your opponent exhausts "Pads of the Dread Wolf" to prevent damage
    Then your opponent's hero has 1 damage
    And the chain, top first, is "Samuel Grey"
    When the chain empties
    Then "Brigg" is in your opponent's graveyard

  @rule:717.3c
  Scenario: A prevention of 2 is used up by exactly 2
    Given your hand is "Fire Blast", "Scorch"
    And your opponent's hand is "Desperate Block"
    When you play "Fire Blast" targeting your opponent's hero
    And your opponent responds by playing "Desperate Block" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage
    When you play "Scorch" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 1 damage

  @rule:717.3c
  Scenario: A prevention of 2 lets the third point through
    Given your hand is "Natural Selection"
    And your opponent's hand is "Desperate Block"
    When you play "Natural Selection", choosing the 1st mode, targeting your opponent's hero
    And your opponent responds by playing "Desperate Block" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 1 damage

  @rule:717.3c
  Scenario: The prevention of another character's damage is untouched
    Given your hand is "Hellfire"
    And your opponent controls "Anika Berlyn"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Desperate Block"
    When you play "Hellfire"
    And your opponent responds by playing "Desperate Block" targeting "Rodrigo"
    And the chain empties
    Then "Anika Berlyn" has 5 damage
    And "Rodrigo" has 3 damage
    And your opponent's hero has 5 damage

  @rule:717.3
  Scenario: An aura that prevents 1 does so for every packet anew
    Given your hand is "Scorch", "Fire Blast"
    And your opponent controls "Devotion Aura"
    When you play "Scorch" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 1 damage

  @rule:717.3a
  Scenario: Damage that can't be prevented asks for no armor
    Given your hand is "Smite"
    And your opponent controls "Golem Skull Helm"
    When you play "Smite" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 4 damage
    And "Golem Skull Helm" is ready

  @rule:602.4
  Scenario: A strike whose ATK is taken down to nothing creates no packet
    Given you control "Scarlet Kris"
    And your opponent controls "Elven Chain Boots"
    And your opponent's hand is "Caught Off-Guard"
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you strike with "Scarlet Kris"
    And your opponent responds by playing "Caught Off-Guard" targeting your hero
    And the combat concludes
    Then your opponent's hero has 0 damage
    And "Elven Chain Boots" is ready
    And it is your turn, in the action phase
