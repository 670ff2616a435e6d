Feature: Attachments on attachments, circles that take away, and targets that nobody chooses
  What goes along with what goes, what a modifier takes from itself, and players who all do the same at once.

  Background:
    Given cost is no matter
    And the card "Sudden End" reads:
      """
      1, Instant Ability
      Destroy target ally.
      """

  @rule:306.3e @rule:411.8d
  Scenario: What is attached to an attached ability goes at the same moment as its host's host
    Given your opponent controls "Rodrigo"
    And your "Polymorph" is attached to your opponent's "Rodrigo"
    And your opponent's "Spell Suppression" is attached to your "Polymorph"
    And your hand is "Sudden End"
    When you play "Sudden End" targeting "Rodrigo"
    And both players pass
    Then "Rodrigo" is in your opponent's graveyard
    And "Polymorph" is in your graveyard
    And "Spell Suppression" is in your opponent's graveyard

  @rule:306.3e @rule:716.1
  Scenario: Where a detached ability goes can be replaced as any move is
    Given the card "Grave Ward" reads:
      """
      1, Instant Ability
      If an ability card would enter your graveyard this turn, remove it from the game instead.
      """
    And your opponent controls "Rodrigo"
    And your "Polymorph" is attached to your opponent's "Rodrigo"
    And your opponent's "Spell Suppression" is attached to your "Polymorph"
    And your hand is "Grave Ward", "Sudden End"
    When you play "Grave Ward"
    And both players pass
    And you play "Sudden End" targeting "Rodrigo"
    And both players pass
    Then "Polymorph" is removed from the game
    And "Spell Suppression" is in your opponent's graveyard

  @rule:306.4b @rule:306.3e
  Scenario: An ability that a Totem sheds takes along what is attached to it
    Given a board the rules will repair
    And your opponent controls "Stoneclaw Totem"
    And your "Fireball" is attached to your opponent's "Stoneclaw Totem"
    And your opponent's "Spell Suppression" is attached to your "Fireball"
    When both players pass
    Then "Fireball" is in your graveyard
    And "Spell Suppression" is in your opponent's graveyard
    And "Stoneclaw Totem" is in play

  @rule:719.3
  Scenario: In a circle that takes away what its first modifier asks for, each applies once, the first of them first
    Given the card "Banner of Rage" reads:
      """
      2, Item
      Allies in your party with ferocity have elusive.
      """
    And the card "Banner of Mist" reads:
      """
      2, Item
      Allies in your party with elusive have protector.
      """
    And the card "Banner of Peace" reads:
      """
      2, Item
      Allies in your party with protector lose ferocity.
      """
    And the card "Headlong Runner" reads:
      """
      1, Horde, Ally—Troll Rogue, 1 [Melee] ATK / 1 Health
      Ferocity
      """
    And the card "Headlong Guard" reads:
      """
      1, Horde, Ally—Troll Warrior, 1 [Melee] ATK / 1 Health
      Ferocity
      Protector
      """
    And it is your opponent's turn, in the action phase
    And your opponent controls "Banner of Rage"
    And your opponent controls "Banner of Mist"
    And your opponent controls "Banner of Peace"
    And your opponent controls "Headlong Runner", which entered play this turn
    And your opponent controls "Headlong Guard", which entered play this turn
    And you control "Rodrigo"
    Then your opponent can't propose that "Headlong Runner" attacks your hero, because of 601.2a
    And your opponent can't propose that "Headlong Guard" attacks your hero, because of 601.2a
    When your opponent passes
    And your next turn starts
    And the action phase starts
    Then you can't propose that "Rodrigo" attacks "Headlong Runner", because of 601.2b
    And you can't propose that "Rodrigo" attacks "Headlong Guard", because of 601.2b
    When you propose that "Rodrigo" attacks your opponent's hero
    And the protect point comes
    And your opponent protects with "Headlong Guard"
    Then "Headlong Guard" is protecting

  @rule:719.3
  Scenario: Where the modifier that takes away is the oldest, the circle begins with it for those it applies to by itself
    Given the card "Banner of Rage" reads:
      """
      2, Item
      Allies in your party with ferocity have elusive.
      """
    And the card "Banner of Mist" reads:
      """
      2, Item
      Allies in your party with elusive have protector.
      """
    And the card "Banner of Peace" reads:
      """
      2, Item
      Allies in your party with protector lose ferocity.
      """
    And the card "Headlong Runner" reads:
      """
      1, Horde, Ally—Troll Rogue, 1 [Melee] ATK / 1 Health
      Ferocity
      """
    And the card "Headlong Guard" reads:
      """
      1, Horde, Ally—Troll Warrior, 1 [Melee] ATK / 1 Health
      Ferocity
      Protector
      """
    And it is your opponent's turn, in the action phase
    And your opponent controls "Banner of Peace"
    And your opponent controls "Banner of Rage"
    And your opponent controls "Banner of Mist"
    And your opponent controls "Headlong Runner", which entered play this turn
    And your opponent controls "Headlong Guard", which entered play this turn
    And you control "Rodrigo"
    Then your opponent can't propose that "Headlong Runner" attacks your hero, because of 601.2a
    And your opponent can't propose that "Headlong Guard" attacks your hero, because of 601.2a
    When your opponent passes
    And your next turn starts
    And the action phase starts
    Then you can't propose that "Rodrigo" attacks "Headlong Runner", because of 601.2b
    And you may propose that "Rodrigo" attacks "Headlong Guard"
    When you propose that "Rodrigo" attacks your opponent's hero
    And the protect point comes
    And your opponent protects with "Headlong Guard"
    Then "Headlong Guard" is protecting

  @rule:719.2
  Scenario: A banner that has lost its power is no part of a circle any more
    Given the card "Banner of Rage" reads:
      """
      2, Item
      Allies in your party with ferocity have elusive.
      """
    And the card "Banner of Mist" reads:
      """
      2, Item
      Allies in your party with elusive have protector.
      """
    And the card "Banner of Duty" reads:
      """
      2, Item
      Allies in your party with protector have ferocity.
      """
    And it is your opponent's turn, in the action phase
    And your opponent controls "Banner of Rage"
    And your opponent controls "Banner of Mist"
    And your opponent controls "Banner of Duty"
    And your "Spell Suppression" is attached to your opponent's "Banner of Mist"
    And your opponent controls "Tiril Dawnrider", which entered play this turn
    And your opponent controls "Grunt Baranka", which entered play this turn
    And you control "Rodrigo"
    Then your opponent may propose that "Tiril Dawnrider" attacks your hero
    And your opponent may propose that "Grunt Baranka" attacks your hero
    When your opponent passes
    And your next turn starts
    And the action phase starts
    Then you can't propose that "Rodrigo" attacks "Grunt Baranka", because of 601.2b

  @rule:709.2c
  Scenario: Of two targets of which nobody had to choose the first, the second gets its part though the first is gone
    Given the card "Twin Strike" reads:
      """
      1, Ability
      Your hero deals 2 damage to target ally. Your hero deals 1 damage to target hero. Draw a card.
      """
    And your opponent controls "Rodrigo"
    And your hand is "Twin Strike"
    And your opponent's hand is "Sudden End"
    When you play "Twin Strike" targeting "Rodrigo", your opponent's hero
    And your opponent responds by playing "Sudden End" targeting "Rodrigo"
    And the chain empties
    Then your opponent's hero has 1 damage
    And there is 1 card in your hand

  @rule:402.2a @edition:cr-2007-05 @edition:starter-2006
  Scenario: A token that was put into a hand is no card in it
    Given the card "Long Way Home" reads:
      """
      1, Instant Ability
      Put target ally into its owner's hand. Draw a card for each card in your hand.
      """
    And you control a token "Wisp" with 0 ATK and 1 health
    And your hand is "Long Way Home"
    When you play "Long Way Home" targeting "Wisp"
    And both players pass
    Then there are no cards in your hand
    And you control no "Wisp"

  @rule:402.2a @rule:709.2f
  Scenario: A token that was put into a hand can't be discarded from it
    Given the card "Bitter Farewell" reads:
      """
      1, Instant Ability
      Put target ally into its owner's hand. Discard a card. If you do, draw a card.
      """
    And you control a token "Wisp" with 0 ATK and 1 health
    And your hand is "Bitter Farewell"
    When you play "Bitter Farewell" targeting "Wisp"
    And both players pass
    Then there are no cards in your hand

  @rule:802.1 @rule:709.2b
  Scenario: Three players each destroy an ally, chosen from the turn player clockwise, all at once
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Bo's turn, in the action phase
    And the card "Triple Loss" reads:
      """
      1, Ability
      Each player destroys one of his allies.
      """
    And the card "Mourner" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      When an ally is destroyed, draw a card.
      """
    And Ann controls "Rodrigo"
    And Ann controls "Kor Cindervein"
    And Bo controls "Mourner"
    And Cid controls "Guardian Steelhorn"
    And Cid controls "Brigg"
    And Bo's hand is "Triple Loss"
    When Bo plays "Triple Loss"
    And all players pass
    And Cid chooses "Brigg"
    And Ann chooses "Rodrigo"
    And the chain empties
    Then "Brigg" is in Cid's graveyard
    And "Rodrigo" is in Ann's graveyard
    And there are 3 cards in Bo's hand

  @rule:102.2 @rule:306.3e
  Scenario: With a partner who concedes goes the stolen ally, and what holds it goes to its own graveyard
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And Bo controls "Rodrigo"
    And Ann's "Mind Control" is attached to Bo's "Rodrigo"
    When Bo concedes
    Then the game goes on
    And "Mind Control" is in Ann's graveyard
    And Ann controls no "Rodrigo"

  @rule:708.1
  Scenario: "It" is the ally that attacked, whatever its attachment is attached to by then
    Given cost is no matter
    And the card "Test Chill" reads:
      """
      2, Ability
      Attach to target ally.
      Ongoing: When attached ally attacks, your hero deals 1 frost damage to it.
      """
    And the card "Test Shift" reads:
      """
      1, Instant Ability
      If target ability is attached to an ally, attach it to another ally.
      """
    And you control "Kor Cindervein" and "Araelun"
    And your opponent's "Test Chill" is attached to your "Kor Cindervein"
    And your opponent's hand is "Test Shift"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And both players pass
    And you pass
    And your opponent plays "Test Shift" targeting "Test Chill"
    And both players pass
    And your opponent chooses "Araelun"
    And the chain empties
    Then "Kor Cindervein" has 1 damage
    And "Araelun" has 0 damage

  @rule:715.1
  Scenario: The ally that protected readies at end of turn, although nothing is attached to it any more
    Given cost is no matter
    And the card "Test Vigil" reads:
      """
      2, Instant Ability
      Attach to target friendly ally.
      Ongoing: When attached ally protects, ready it at end of turn.
      """
    And the card "Test Break" reads:
      """
      1, Instant Ability
      Destroy target ability.
      """
    And the card "Test Guard" reads:
      """
      3, Ally—Ogre Warrior, 1 [Melee] ATK / 9 Health
      Protector
      """
    And it is your opponent's turn, in the action phase
    And you control "Test Guard"
    And your "Test Vigil" is attached to "Test Guard"
    And your opponent controls "Kor Cindervein"
    And your opponent's hand is "Test Break"
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And the protect point comes
    And you protect with "Test Guard"
    And the chain empties
    And the combat concludes
    Then "Test Guard" is exhausted
    When your opponent plays "Test Break" targeting "Test Vigil"
    And the chain empties
    Then "Test Vigil" is in your graveyard
    When the end phase starts
    And the chain empties
    Then "Test Guard" is ready

  @rule:708.1
  Scenario: Targets that are the only possible ones may be said where a triggered effect is added above their link
    Given cost is no matter
    And the card "Test Watcher" reads:
      """
      3, Ally—Ogre Mage, 1 [Fire] ATK / 5 Health
      When Test Watcher becomes the target of an ability, you may draw a card.
      """
    And the card "Test Arc" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target ally in your party and 1 fire damage to target opposing ally.
      """
    And you control "Test Watcher"
    And your opponent controls "Kor Cindervein"
    And your hand is "Test Arc"
    When you play "Test Arc" targeting "Test Watcher", "Kor Cindervein"
    Then the chain, top first, is "Test Watcher", "Test Arc"
