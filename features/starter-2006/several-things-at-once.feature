@edition:starter-2006
Feature: Attachments, strikes, forms and friends at once
  Boards on which several things that the starter rulebook says meet.

  Background:
    Given cost is no matter
    And the card "Bolt" reads:
      """
      1, Instant Ability—Arcane
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 2 [Melee] ATK / 3 Health
      """
    And the card "Guard" reads:
      """
      2, Ally—Orc Warrior, 1 [Melee] ATK / 4 Health
      Protector
      """
    And the card "Fighter" reads:
      """
      Warrior, Horde, Hero—Orc (Arms), 28 Health
      """
    And the card "Blade" reads:
      """
      2, Warrior, Weapon—Sword, Melee (1), 2 [Melee] ATK, 1 Strike
      """
    And the card "Bless" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally has +2 health.
      """
    And the card "Withdraw It" reads:
      """
      3, Instant Ability
      Put target ally into its owner's hand.
      """

  Scenario: An exhausted hero strikes back once, and its armor wastes what is too much
    Given it is your opponent's turn, in the action phase
    And the card "Mail" reads:
      """
      2, Warrior, Armor—Plate, Chest (1), 3 DEF
      """
    And your hero is an exhausted "Fighter"
    And you control "Blade", "Mail"
    And your opponent controls "Soldier" as "first", "Soldier" as "second"
    When your opponent proposes that "first" attacks your hero
    And the defend window opens
    And you strike with "Blade"
    And the combat concludes
    And you exhaust "Mail" to prevent damage
    Then your hero has 0 damage
    And "first" has 2 damage
    When your opponent proposes that "second" attacks your hero
    And the combat concludes
    Then your hero has 2 damage
    And "second" has 0 damage

  Scenario: Striking twice with one weapon adds twice, and no other weapon is struck with
    Given the card "Hone" reads:
      """
      1, Instant Ability
      Ready target weapon.
      """
    And the card "Bow" reads:
      """
      2, Warrior, Weapon—Bow, Ranged (1), 1 [Ranged] ATK, 0 Strike
      """
    And your hero is "Fighter"
    And you control "Blade", "Bow"
    And your hand is "Hone"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Blade"
    Then you can't strike with "Bow"
    When you play "Hone" targeting "Blade"
    And the chain empties
    And you strike with "Blade"
    Then your hero has 4 ATK
    When the combat concludes
    Then your opponent's hero has 4 damage
    And your hero has 0 ATK

  Scenario: After a link resolves, whoever added the one below acts first
    Given a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Ann's turn, in the action phase
    And Bo's hand is "Bolt" as "Bo's Bolt"
    And Cy's hand is "Bolt" as "Cy's Bolt"
    When Ann passes
    And Bo plays "Bo's Bolt" targeting Ann's hero
    And Bo passes
    And Cy plays "Cy's Bolt" targeting Bo's hero
    Then Cy has priority
    When all players pass
    Then Bo's hero has 2 damage
    And the chain, top first, is "Bo's Bolt"
    And Bo has priority
    When all players pass
    Then Ann's hero has 2 damage
    And Ann has priority

  Scenario: Damage is raised first and prevented afterwards, and what is left over waits
    Given the card "Rage" reads:
      """
      1, Warrior, Ability—Arms
      Ongoing: If your hero would deal damage, it deals that much plus 1 instead.
      """
    And the card "Ward" reads:
      """
      1, Instant Ability
      Prevent the next 5 damage that would be dealt to target hero this turn.
      """
    And the card "Brute" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 3 Health
      """
    And your hero is "Fighter"
    And you control "Rage", "Blade", "Brute"
    And your opponent's hand is "Ward"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Blade"
    And your opponent responds by playing "Ward" targeting your opponent's hero
    And the combat concludes
    Then your opponent's hero has 0 damage
    When you propose that "Brute" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 1 damage

  Scenario: A hero hidden by a lasting card that burns somebody stays hidden
    Given the card "Sneakthief" reads:
      """
      Rogue, Horde, Hero—Orc (Subtlety), 26 Health
      """
    And the card "Shroud" reads:
      """
      2, Rogue, Ability—Subtlety
      Ongoing: Your hero has stealth.
      """
    And your hero is "Sneakthief"
    And you control "Shroud"
    And your hand is "Bolt"
    And your opponent controls "Guard"
    When you play "Bolt" targeting your opponent's hero
    And the chain empties
    Then "Shroud" is in play
    When you propose that your hero attacks your opponent's hero
    And the combat concludes
    Then "Guard" is ready
    And the rules do not settle this, see "OP-29"

  Scenario: A bear that plays a spell is no bear when it should protect
    Given it is your opponent's turn, in the action phase
    And the card "Pelt" reads:
      """
      2, Druid, Instant Ability—Feral, Form (1)
      Ongoing: Your hero is in bear form.
      """
    And your hero is "Thangal"
    And you control "Pelt", "Soldier"
    And your hand is "Bolt"
    And your opponent controls "Guard"
    When your opponent proposes that "Guard" attacks "Soldier"
    And the attack window opens
    And you respond by playing "Bolt" targeting "Guard"
    And the chain empties
    Then "Pelt" is in your graveyard
    When the combat concludes
    Then "Soldier" has 1 damage
    And "Guard" is in your opponent's graveyard

  Scenario: A bear that plays a feral ability still protects
    Given it is your opponent's turn, in the action phase
    And the card "Pelt" reads:
      """
      2, Druid, Instant Ability—Feral, Form (1)
      Ongoing: Your hero is in bear form.
      """
    And the card "Maul" reads:
      """
      1, Druid, Instant Ability—Feral
      Your hero deals 1 melee damage to target ally.
      """
    And your hero is "Thangal"
    And you control "Pelt", "Soldier"
    And your hand is "Maul"
    And your opponent controls "Guard"
    When your opponent proposes that "Guard" attacks "Soldier"
    And the attack window opens
    And you respond by playing "Maul" targeting "Guard"
    And the chain empties
    And the protect point comes
    And you protect with your hero
    And the combat concludes
    Then your hero has 1 damage
    And "Soldier" has 0 damage
    And "Pelt" is in play
    And "Guard" has 1 damage

  Scenario: A chief too many is put away with what was attached to him, and was not destroyed
    Given the card "Chief" reads:
      """
      3, Unique Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      When Chief is destroyed, draw a card.
      """
    And you control "Chief" as "older"
    And your opponent controls "Chief" as "theirs"
    And your opponent's "Bless" is attached to "older"
    And your hand is "Chief" as "newer"
    When you play "newer"
    And the chain empties
    And you choose "older"
    Then "older" is in your graveyard
    And "Bless" is in your opponent's graveyard
    And "newer" is in play
    And "theirs" is in play
    And there are no cards in your hand

  Scenario: Nobody stands in for a stranger, and what a loser had attached leaves with him
    Given a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Bo's turn, in the action phase
    And the card "Weaken" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally has -1 ATK.
      """
    And Ann's hero has 29 damage
    And Bo controls "Soldier"
    And Ann's "Weaken" is attached to "Soldier"
    And Cy controls "Guard"
    When Bo proposes that "Soldier" attacks Ann's hero
    And the combat concludes
    Then Ann loses the game
    And "Guard" is ready
    And "Soldier" has 2 ATK
    And it is Bo's turn, in the action phase
    When the turn ends
    Then it is Cy's turn, in the ready step

  Scenario: A token that is sent back is gone, and what was attached to it is not
    Given your opponent controls a token "Wisp" with 1 ATK and 2 health
    And your opponent's "Bless" is attached to "Wisp"
    And your hand is "Withdraw It"
    When you play "Withdraw It" targeting "Wisp"
    And the chain empties
    Then there are no cards in your opponent's hand
    And "Bless" is in your opponent's graveyard

  Scenario: A heal of nothing may be played, heals nothing and comes too early
    Given the card "Mend" reads:
      """
      1, Instant Ability
      Your hero heals 2 damage from target hero or ally. Draw a card for each damage healed this way.
      """
    And your opponent controls "Soldier" with 1 damage as "hurt"
    And your opponent controls "Soldier" as "whole"
    And your hand is "Bolt"
    And your opponent's hand is "Mend"
    When you play "Bolt" targeting "hurt"
    And your opponent responds by playing "Mend" targeting "whole"
    And the chain empties
    Then "hurt" is in your opponent's graveyard
    And "whole" has 0 damage
    And there are no cards in your opponent's hand

  Scenario: Who protected stays exhausted when the attacker is sent back
    Given it is your opponent's turn, in the action phase
    And you control "Soldier" as "mine", "Guard"
    And your hand is "Withdraw It"
    And your opponent controls "Soldier" as "attacker"
    And your opponent's "Bless" is attached to "attacker"
    When your opponent proposes that "attacker" attacks "mine"
    And the protect point comes
    And you protect with "Guard"
    And you respond by playing "Withdraw It" targeting "attacker"
    And the combat concludes
    Then "Guard" is exhausted
    And "Guard" has 0 damage
    And "attacker" is in your opponent's hand
    And "Bless" is in your opponent's graveyard

  Scenario: A Totem is sent back as an ally is, is spared by what names each ally, and comes back whole
    Given the card "Spout" reads:
      """
      2, Ability—Fire Totem (1), 3 Health
      Ongoing: At the start of your turn, your hero deals 1 nature damage to target hero.
      """
    And the card "Rain" reads:
      """
      1, Ability
      Your hero deals 1 frost damage to each opposing ally.
      """
    And your opponent controls "Spout" with 2 damage
    And your opponent controls "Soldier"
    And your hand is "Rain", "Withdraw It"
    When you play "Rain"
    And the chain empties
    Then "Spout" has 2 damage
    And "Soldier" has 1 damage
    When you play "Withdraw It" targeting "Spout"
    And the chain empties
    Then "Spout" is in your opponent's hand
    When your opponent's next turn starts
    Then the chain is empty
    When the action phase starts
    And your opponent plays "Spout"
    And the chain empties
    Then "Spout" has 0 damage and 3 health

  Scenario: The rod works at once, the lieutenant waits
    Given the card "Rod" reads:
      """
      2, Item
      [Activate] >>> Your hero deals 1 fire damage to target hero or ally.
      """
    And the card "Lieutenant" reads:
      """
      2, Ally—Human Mage, 1 [Fire] ATK / 2 Health
      Ferocity
      [Activate] >>> Lieutenant deals 1 fire damage to target hero or ally.
      (1) >>> Lieutenant has +1 ATK this turn.
      """
    And your hand is "Rod", "Lieutenant"
    When you play "Rod"
    And the chain empties
    And you play "Lieutenant"
    And the chain empties
    And you use "Rod" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 1 damage
    And you can't use the 1st power of "Lieutenant" targeting your opponent's hero
    When you use the 2nd power of "Lieutenant"
    And the chain empties
    And you propose that "Lieutenant" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 3 damage

  Scenario: Cards of two reputations are kept apart under an edition that knows none
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      57 Ironforge Guards
      2 Marksman Glous
      1 Arcanist Avelena
      """
    Then the deck can't be played in Constructed, because of faq-2009-03:7

  Scenario: Five copies are too many, as they are in every edition
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      52 Ironforge Guards
      3 Fire Blast
      5 Landro Longshot
      """
    Then the deck can't be played in Constructed, because of 100.4

  Scenario: Damage that is put asks neither for prevention nor for armor, and is too late to heal
    Given the card "Ward" reads:
      """
      1, Instant Ability
      Prevent the next 2 damage that would be dealt to target hero or ally this turn.
      """
    And the card "Curse" reads:
      """
      1, Instant Ability
      Put 2 damage on target hero or ally.
      """
    And you control "Soldier" with 1 damage
    And your hand is "Ward"
    And your opponent's hand is "Curse"
    When you play "Ward" targeting "Soldier"
    And the chain empties
    And you pass
    And your opponent plays "Curse" targeting "Soldier"
    And the chain empties
    Then "Soldier" is in your graveyard

  Scenario: Inspire means under the rules of 2006 what the FAQ of 2009 says of it
    Given the card "Captain" reads:
      """
      2, Ally—Draenei Paladin, 3 [Holy] ATK / 2 Health
      Inspire: Ally
      """
    And you control an exhausted "Captain"
    And you control an exhausted "Soldier"
    When the turn ends
    And you choose "Soldier"
    Then "Soldier" is ready and "Captain" is exhausted
    And the rules do not settle this, see "OP-64"
