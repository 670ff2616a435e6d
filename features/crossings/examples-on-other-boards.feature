Feature: The documents' examples on other boards
  Another number, another card, another player's turn or another edition, and what comes of the example then.

  Background:
    Given cost is no matter

  @edition:cr-2007-05 @edition:cr-2009-combat @rule:601.2d @rule:600.2
  Scenario: Mocked under Sarmoth's eyes while Sarmoth sneaks, an ally must attack the hero that mocked it
    Given it is your opponent's turn, in the action phase
    And your hero is "Warrax"
    And you control "Sarmoth"
    And you control "Cerwyn"
    And your hand is "Mocking Blow", "Sneak"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Scorch"
    When your opponent plays "Scorch" targeting your hero
    And you respond by playing "Mocking Blow" targeting "Kor Cindervein"
    And you play "Sneak" targeting "Sarmoth"
    And the chain empties
    Then "Kor Cindervein" has 1 damage
    And your opponent can't propose that "Kor Cindervein" attacks "Sarmoth", because of 601.2b
    And your opponent can't propose that "Kor Cindervein" attacks "Cerwyn", because of 601.2d
    And your opponent may propose that "Kor Cindervein" attacks "Warrax"
    And your opponent may propose that "Rodrigo" attacks "Cerwyn"
    And your opponent may propose that "Rodrigo" attacks "Warrax"
    And your opponent can't pass, because of 600.2
    When your opponent proposes that "Kor Cindervein" attacks "Warrax"
    And the combat concludes
    Then "Warrax" has 4 damage
    And your opponent may pass

  @edition:cr-2007-05 @edition:cr-2009-combat @rule:600.2 @rule:601.3
  Scenario: A mocked ally that is exhausted can't attack, and needn't
    Given it is your opponent's turn, in the action phase
    And your hero is "Warrax"
    And you control "Sarmoth"
    And your hand is "Mocking Blow", "Exhaustion"
    And your opponent controls "Kor Cindervein"
    And your opponent's hand is "Scorch"
    When your opponent plays "Scorch" targeting your hero
    And you respond by playing "Mocking Blow" targeting "Kor Cindervein"
    And the chain empties
    Then your opponent can't pass, because of 600.2
    When your opponent proposes that "Kor Cindervein" attacks "Sarmoth"
    And you respond by playing "Exhaustion" targeting "Kor Cindervein"
    And the chain empties
    Then it is your opponent's turn, in the action phase
    And "Sarmoth" has 0 damage
    And your opponent may pass

  @edition:cr-2007-05 @edition:cr-2009-combat @edition:faq-2009-03 @rule:602.3
  Scenario: On Baranka's own attack it is Saurfang alone whose power triggers, also when Saurfang protects
    Given you control "Grunt Baranka"
    And your opponent controls "Valanos"
    And your opponent controls "High Overlord Saurfang"
    When you propose that "Grunt Baranka" attacks "Valanos"
    And your opponent protects with "High Overlord Saurfang"
    Then the chain, top first, is "High Overlord Saurfang"
    When the chain empties
    Then "Grunt Baranka" is in your graveyard
    And "High Overlord Saurfang" is exhausted
    When the combat concludes
    Then "High Overlord Saurfang" has 0 damage
    And "Valanos" has 0 damage

  @edition:cr-2007-05 @edition:cr-2009-combat @edition:faq-2009-03 @rule:708.1a
  Scenario: On the other player's turn Saurfang's effect still lies under Baranka's
    Given it is your opponent's turn, in the action phase
    And you control "Grunt Baranka"
    And your opponent controls "High Overlord Saurfang"
    When your opponent proposes that "High Overlord Saurfang" attacks "Grunt Baranka"
    And the defend window opens
    Then the chain, top first, is "Grunt Baranka", "High Overlord Saurfang"
    And your opponent has priority
    When both players pass
    Then "Grunt Baranka" is in your graveyard
    And "High Overlord Saurfang" is in your opponent's graveyard

  @edition:cr-2007-05 @edition:cr-2009-combat @edition:faq-2009-03 @rule:709.2f @rule:103.2
  Scenario: A Baranka that can't be destroyed destroys nobody, and both fight
    Given the card "Iron Will" reads:
      """
      1, Instant Ability
      Target ally can't be destroyed this turn.
      """
    And you control "High Overlord Saurfang"
    And your opponent controls "Grunt Baranka"
    And your opponent's hand is "Iron Will"
    When you propose that "High Overlord Saurfang" attacks "Grunt Baranka"
    And the attack window opens
    And your opponent plays "Iron Will" targeting "Grunt Baranka"
    And the defend window opens
    Then the chain, top first, is "Grunt Baranka", "High Overlord Saurfang"
    When the chain empties
    Then "Grunt Baranka" is in play
    And "High Overlord Saurfang" is in play
    When the combat concludes
    Then "Grunt Baranka" has 9 damage
    And "Grunt Baranka" is in play
    And "High Overlord Saurfang" has 2 damage
    When the turn ends
    Then "Grunt Baranka" is in your opponent's graveyard

  @rule:602.3
  Scenario: Baranka defending against a hero destroys nobody
    Given your opponent controls "Grunt Baranka"
    When you propose that your hero attacks "Grunt Baranka"
    And the defend window opens
    Then the chain is empty
    When the combat concludes
    Then your hero has 2 damage
    And "Grunt Baranka" is in play

  @rule:703.3 @rule:708.1a
  Scenario: Two Watchers raised at once each see every ally that comes up on the other side
    Given you control "Kaal Soulreaper"
    And your graveyard is "Watcher Mal'wi" as "your Watcher", "Voss Treebender"
    And your opponent's graveyard is "Watcher Mal'wi" as "their Watcher", "Tim"
    When you use "Kaal Soulreaper"
    And both players pass
    And you choose in order "your Watcher" about "their Watcher", "your Watcher" about "Tim"
    And your opponent chooses in order "their Watcher" about "your Watcher", "their Watcher" about "Voss Treebender"
    Then the chain, top first, is "their Watcher", "their Watcher", "your Watcher", "your Watcher"
    When the chain empties
    Then "Voss Treebender" is in your graveyard
    And "Tim" is in your opponent's graveyard
    And "your Watcher" has 1 damage
    And "their Watcher" has 1 damage

  @rule:703.1
  Scenario: A Watcher that was there before shoots at what comes up on the other side, and not at its own
    Given it is your opponent's turn, in the action phase
    And you control "Watcher Mal'wi"
    And your opponent controls "Kaal Soulreaper"
    And your opponent's graveyard is "Voss Treebender"
    And your graveyard is "Tim"
    When your opponent uses "Kaal Soulreaper"
    And both players pass
    Then you control "Tim"
    And your opponent controls "Voss Treebender"
    And the chain, top first, is "Watcher Mal'wi"
    When the chain empties
    Then "Voss Treebender" is in your opponent's graveyard
    And "Tim" has 0 damage

  @rule:703.3 @rule:411.1
  Scenario: A Masten that fights for another player goes back into its owner's hand
    Given your opponent controls "Masten Everspirit" as "the turned Masten"
    And your opponent controls "Masten Everspirit" as "the loyal Masten"
    And your "Mind Control" is attached to your opponent's "the turned Masten"
    Then you control "the turned Masten"
    When you propose that "the turned Masten" attacks "the loyal Masten"
    And the combat concludes
    Then there are 2 cards in your opponent's graveyard
    And "Mind Control" is in your graveyard
    And the chain, top first, is "the loyal Masten", "the turned Masten"
    When both players pass
    And your opponent chooses not to
    Then there is no card in your opponent's hand
    When both players pass
    And you choose to
    Then there is 1 card in your opponent's hand
    And there is 1 card in your opponent's graveyard
    And there is no card in your hand

  @rule:411.1
  Scenario: A spirit that fights for another player lies in its owner's graveyard, and not in that player's
    Given the card "Test Spirit" reads:
      """
      2, Horde, Ally—Tauren Shaman, 2 [Nature] ATK / 2 Health
      When Test Spirit is destroyed, put him into play from your graveyard.
      """
    And your opponent controls "Test Spirit" as "the turned spirit"
    And your opponent controls "Test Spirit" as "the loyal spirit"
    And your "Mind Control" is attached to your opponent's "the turned spirit"
    When you propose that "the turned spirit" attacks "the loyal spirit"
    And the combat concludes
    And the chain empties
    Then "the turned spirit" is in your opponent's graveyard
    And your opponent controls "the loyal spirit"

  @rule:709.2d @rule:411.8a
  Scenario: Fireball's effect finds nobody when the ally it burned has gone to hand
    Given it is your opponent's turn, in the action phase
    And your hand is "Withdraw"
    And your opponent controls "Valanos" with 4 damage
    And your opponent controls "Rodrigo" with 4 damage
    And your "Fireball" is attached to your opponent's "Valanos"
    When your next turn starts
    Then the chain, top first, is "Fireball"
    When you play "Withdraw" targeting "Valanos"
    And both players pass
    Then "Valanos" is in your opponent's hand
    And "Fireball" is in your graveyard
    When the chain empties
    Then "Valanos" is in your opponent's hand
    And "Rodrigo" has 4 damage
    And your opponent's hero has 0 damage

  @rule:709.2
  Scenario: Fireball's effect burns the ally it is attached to as it resolves
    Given it is your opponent's turn, in the action phase
    And you control "Inventor's Focal Sword"
    And your opponent controls "Valanos" with 4 damage
    And your opponent controls "Rodrigo" with 4 damage
    And your "Fireball" is attached to your opponent's "Valanos"
    When your next turn starts
    And you use "Inventor's Focal Sword", targeting "Fireball"
    And both players pass
    And you choose "Rodrigo"
    Then "Fireball" is attached to "Rodrigo"
    When the chain empties
    Then "Rodrigo" is in your opponent's graveyard
    And "Valanos" has 4 damage

  @rule:714.3b
  Scenario: Helwen lost before her effect resolves takes nobody along
    Given you control "Helwen"
    And your opponent controls "Brigg"
    And your opponent's hand is "Fire Blast"
    When you use "Helwen", targeting "Brigg"
    And your opponent responds by playing "Fire Blast" targeting "Helwen"
    And the chain empties
    Then "Helwen" is in your graveyard
    And your opponent controls "Brigg"

  @rule:714.3b
  Scenario: What Helwen took is kept while she stays exhausted on another side, and lost as she readies there
    Given you control "Helwen"
    And your opponent controls "Brigg"
    And your opponent's hand is "Mind Control"
    When you use "Helwen", targeting "Brigg"
    And the chain empties
    Then you control "Brigg"
    When your opponent's next turn starts
    And the action phase starts
    And your opponent plays "Mind Control" with X = 4 targeting "Helwen"
    And the chain empties
    Then your opponent controls "Helwen"
    And "Helwen" is exhausted
    And you control "Brigg"
    When your next turn starts
    Then "Helwen" is exhausted
    And you control "Brigg"
    When your opponent's next turn starts
    And your opponent chooses none
    Then "Helwen" is ready
    And your opponent controls "Brigg"

  @rule:714.3f @rule:411.8a
  Scenario: Leeroy's hold on the others outlives him, and not the card that one of them was
    Given you control "Kor Cindervein"
    And you control "Rodrigo"
    And your hand is "Leeroy Jenkins", "Fall Back", "Exhaustion"
    And your opponent's hand is "Fire Blast"
    When you play "Leeroy Jenkins"
    And the chain empties
    Then "Kor Cindervein" is exhausted and "Rodrigo" is exhausted
    When your opponent plays "Fire Blast" targeting "Leeroy Jenkins"
    And the chain empties
    Then "Leeroy Jenkins" is in your graveyard
    When you play "Fall Back" targeting "Rodrigo"
    And the chain empties
    And you play "Rodrigo"
    And the chain empties
    Then "Rodrigo" is ready
    When you play "Exhaustion" targeting "Rodrigo"
    And the chain empties
    And your next turn starts
    Then "Rodrigo" is ready
    And "Kor Cindervein" is exhausted
    When your next turn starts
    Then "Kor Cindervein" is ready

  @rule:709.2f @rule:715.1
  Scenario: Tooga leaves from whatever side he is on, and the quest's player draws
    Given you have "Tooga's Quest" as a face-up resource
    And your opponent's hand is "Mind Control"
    When you complete "Tooga's Quest"
    And the chain empties
    And your opponent's next turn starts
    And the action phase starts
    And your opponent plays "Mind Control" with X = 0 targeting "Tooga"
    And the chain empties
    Then your opponent controls "Tooga"
    When your next turn starts
    Then the chain, top first, is "Tooga's Quest"
    When the chain empties
    Then your opponent controls no "Tooga"
    And "Mind Control" is in your opponent's graveyard
    And there are 2 cards in your hand

  @rule:709.2f @rule:103.2
  Scenario: Tooga leaves also on a turn on which nobody can draw
    Given you have "Tooga's Quest" as a face-up resource
    And your opponent's hand is "Brain Freeze"
    When you complete "Tooga's Quest"
    And the chain empties
    And your next turn starts
    And your opponent responds by playing "Brain Freeze"
    And the chain empties
    Then you control no "Tooga"
    And there is no card in your hand

  @rule:410.3a @rule:709.2f @rule:407.6e
  Scenario: Of two Toogas one must go at once, and only the other's leaving is paid with cards
    Given you have "Tooga's Quest" as a face-up resource as "the first quest"
    And you have "Tooga's Quest" as a face-up resource as "the second quest"
    When you complete "the first quest"
    And the chain empties
    And "Tooga" is called "the first Tooga"
    And you complete "the second quest"
    And both players pass
    And "Tooga" is called "the second Tooga"
    Then you must choose between "the first Tooga", "the second Tooga"
    When you choose "the first Tooga"
    Then you control "the second Tooga"
    When your next turn starts
    And you choose in order "the second quest", "the first quest"
    And both players pass
    Then you control "the second Tooga"
    And there is no card in your hand
    When the chain empties
    Then you control no "Tooga"
    And there are 2 cards in your hand

  @rule:716.3
  Scenario Outline: Whoever controls the packet orders three replacements, and armor comes after all of them
    Given it is your opponent's turn, in the action phase
    And you control "Berserker Stance"
    And you control "Golem Skull Helm"
    And your opponent controls "World in Flames"
    And your opponent controls "Chromatic Cloak"
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    And your opponent chooses in order <order>
    And you exhaust "Golem Skull Helm" to prevent damage
    Then your hero has <left> damage

    Examples:
      | order                                                      | left |
      | "Chromatic Cloak", "Berserker Stance", "World in Flames"   | 5    |
      | "Chromatic Cloak", "World in Flames", "Berserker Stance"   | 4    |
      | "World in Flames", "Berserker Stance", "Chromatic Cloak"   | 3    |

  @rule:717.3 @rule:717.3c
  Scenario: Two preventions of 2 are used up one after the other
    Given it is your opponent's turn, in the action phase
    And your hand is "Desperate Block" as "the first block", "Desperate Block" as "the second block"
    And your opponent's hero is "Ta'zo"
    And your opponent's hand is "Fire Blast", "Scorch"
    When your opponent flips your opponent's hero, targeting your hero
    And you respond by playing "the first block" targeting your hero
    And you play "the second block" targeting your hero
    And the chain empties
    Then your hero has 0 damage
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    Then your hero has 1 damage
    When your opponent plays "Scorch" targeting your hero
    And the chain empties
    Then your hero has 2 damage

  @rule:716.4
  Scenario: Stormstrike waits for the hero's own nature damage and raises each packet of it, once
    Given you control "Cerwyn"
    And your hand is "Stormstrike", "Chain Lightning", "Lightning Bolt"
    And your opponent controls "Rodrigo"
    And your opponent controls "Valanos"
    When you play "Stormstrike"
    And the chain empties
    And you propose that "Cerwyn" attacks "Rodrigo"
    And the combat concludes
    Then "Rodrigo" has 1 damage
    When you play "Chain Lightning" targeting your opponent's hero
    And the chain empties
    And you choose to
    And you choose "Valanos"
    And you choose to
    And you choose "Rodrigo"
    Then your opponent's hero has 5 damage
    And "Valanos" has 4 damage
    And "Rodrigo" has 4 damage
    When you play "Lightning Bolt" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 9 damage

  @rule:703.2
  Scenario: A condition that fails in between and holds again lets the effect resolve
    Given it is your opponent's turn, in the action phase
    And you control "Lei of Lilies"
    And your hero is "Gorebelly" with 5 damage
    And you have "Your Fortune Awaits You" as a face-up resource
    And your hand is "Fire Blast", "Tim", "Brigg", "Valanos"
    When your next turn starts
    And you play "Fire Blast" targeting your opponent's hero
    And both players pass
    Then there are 3 cards in your hand
    When you complete "Your Fortune Awaits You"
    And both players pass
    Then there are 4 cards in your hand
    And the chain, top first, is "Lei of Lilies"
    When the chain empties
    Then "Gorebelly" has 4 damage

  @rule:710.2
  Scenario: On the opponent's turn Spirit Healer serves the opponent, from the opponent's graveyard
    Given it is your opponent's turn, in the action phase
    And you control "Spirit Healer"
    And your graveyard is "Tim"
    And your opponent's graveyard is "Rodrigo", "Cerwyn"
    When the end phase starts
    Then the chain, top first, is "Spirit Healer"
    When both players pass
    And your opponent chooses to
    Then your opponent must choose between "Rodrigo", "Cerwyn"
    When your opponent chooses "Rodrigo"
    Then your opponent controls "Rodrigo"
    And "Rodrigo" has 4 damage
    And "Tim" is in your graveyard

  @rule:716.1c
  Scenario: Three copies of a doubling make sixteen of two
    Given you control "World in Flames" as "the first blaze"
    And you control "World in Flames" as "the second blaze"
    And you control "World in Flames" as "the third blaze"
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 16 damage

  @rule:701.4 @rule:709.2d @rule:701.5
  Scenario: Koringar has what powers others had as the effect resolved, each with a limit of its own
    Given your hero is "Gorebelly" with 10 damage
    And you control "Koringar the Heavy"
    And you control "Deacon Johanna"
    And your hand is "Fire Blast"
    And your opponent controls "Brigg"
    When you use "Koringar the Heavy"
    And the chain empties
    And you play "Fire Blast" targeting "Deacon Johanna"
    And you use "Deacon Johanna", targeting "Gorebelly"
    And the chain empties
    Then "Deacon Johanna" is in your graveyard
    And "Gorebelly" has 8 damage
    When you use the 2nd power of "Koringar the Heavy", targeting "Gorebelly"
    And the chain empties
    Then "Gorebelly" has 6 damage
    And "Koringar the Heavy" is ready
    And you can't use the 2nd power of "Koringar the Heavy", targeting "Gorebelly", because of 701.5

  @edition:faq-2009-03 @rule:faq-2009-03:4
  Scenario: Resistance is prevention, so that fire which can't be prevented burns
    Given the card "Searing Truth" reads:
      """
      2, Ability
      Your hero deals 3 fire damage to target ally. That damage can't be prevented.
      """
    And your hand is "Searing Truth", "Fire Blast"
    And your opponent controls "Illia the Bitter"
    When you play "Fire Blast" targeting "Illia the Bitter"
    And the chain empties
    Then "Illia the Bitter" has 0 damage
    When you play "Searing Truth" targeting "Illia the Bitter"
    And the chain empties
    Then "Illia the Bitter" has 3 damage

  @edition:cr-2009-combat @edition:faq-2009-03 @rule:cr-2009-combat:602.2c
  Scenario: A third player's protector stops a sabotage between two others
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann controls "Arcanist Avelena"
    And Bo controls "Stoneclaw Totem"
    And Cid controls "Tyrennius Scatheblade"
    When Ann proposes that "Arcanist Avelena" sabotages "Stoneclaw Totem"
    And the protect point comes
    And Cid protects with "Tyrennius Scatheblade"
    And the combat concludes
    Then "Stoneclaw Totem" is in play
    And "Tyrennius Scatheblade" has 1 damage
    And "Arcanist Avelena" is in Ann's graveyard
    And the chain is empty
