@edition:faq-2009-03
Feature: Several questions at once
  Boards on which what several answers of the FAQ say meets.

  Background:
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 2 [Melee] ATK / 3 Health
      """
    And the card "Guard" reads:
      """
      2, Ally—Orc Warrior, 1 [Melee] ATK / 4 Health
      Protector
      """
    And the card "Withdraw It" reads:
      """
      3, Instant Ability
      Put target ally into its owner's hand.
      """
    And the card "Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 2 fire damage to target hero or ally.
      """

  Scenario: Putting damage as a cost stops at the health that a modifier gives
    Given the card "Bless" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally has +2 health.
      """
    And the card "Pain Eater" reads:
      """
      2, Ally—Human Warlock, 1 [Shadow] ATK / 2 Health
      Put 2 damage on Pain Eater >>> Draw a card.
      """
    And you control "Pain Eater"
    And your "Bless" is attached to "Pain Eater"
    When you use "Pain Eater"
    And the chain empties
    Then there is 1 card in your hand
    And "Pain Eater" has 2 damage
    When you use "Pain Eater"
    Then "Pain Eater" is in your graveyard
    And "Bless" is in your graveyard
    When the chain empties
    Then there are 2 cards in your hand

  Scenario: Three players, two of whom inspire in the third one's ready step
    Given a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Bo's turn, in the end phase
    And the card "Captain" reads:
      """
      2, Ally—Draenei Paladin, 3 [Holy] ATK / 2 Health
      Inspire: Ally
      """
    And Ann controls an exhausted "Captain" as "Ann's Captain"
    And Ann controls an exhausted "Soldier" as "Ann's Soldier"
    And Bo controls an exhausted "Captain" as "Bo's Captain"
    And Cy controls an exhausted "Captain" as "Cy's Captain"
    When the turn ends
    And Ann chooses "Ann's Soldier"
    And Bo chooses "Bo's Captain"
    Then "Ann's Soldier" is ready and "Ann's Captain" is exhausted
    And "Bo's Captain" is ready
    And "Cy's Captain" is ready
    And it is Cy's turn, in the ready step
    And the chain is empty

  Scenario: Frost spares who resists it, and a Totem is one of X target allies
    Given the card "Icefish" reads:
      """
      3, Ally—Elemental, 2 [Frost] ATK / 2 Health
      Frost Resistance
      """
    And the card "Spread" reads:
      """
      X, Ability—Frost
      Your hero deals X frost damage to each of X target allies.
      """
    And the card "Spout" reads:
      """
      2, Ability—Fire Totem (1), 5 Health
      Ongoing: Fire damage dealt by your hero can't be prevented.
      """
    And your opponent controls "Icefish", "Spout", "Soldier"
    And your hand is "Spread"
    When you play "Spread" with X = 3 targeting "Icefish", "Spout", "Soldier"
    And the chain empties
    Then "Icefish" has 0 damage
    And "Spout" has 3 damage
    And "Soldier" is in your opponent's graveyard

  Scenario: Frost hurts who resists fire, in combat and out of it
    Given the card "Salamander" reads:
      """
      3, Ally—Elemental, 2 [Fire] ATK / 2 Health
      Fire Resistance
      """
    And the card "Torchbearer" reads:
      """
      3, Ally—Elemental, 5 [Fire] ATK / 4 Health
      """
    And you control "Torchbearer"
    And your hand is "Bolt"
    And your opponent controls "Salamander"
    When you play "Bolt" targeting "Salamander"
    And the chain empties
    And you propose that "Torchbearer" attacks "Salamander"
    And the combat concludes
    Then "Salamander" has 0 damage
    And "Torchbearer" has 2 damage

  Scenario: A finishing move counts what is in the graveyard as it is played, and is interrupted with its cost paid
    Given the card "Coup" reads:
      """
      2, Rogue, Ability—Assassination
      Finishing Move
      Your hero deals X melee damage to target ally.
      """
    And the card "Jab" reads:
      """
      1, Rogue, Instant Ability—Combo
      Your hero deals 1 melee damage to target hero or ally.
      """
    And your graveyard is "Jab" as "first", "Jab" as "second"
    And your hand is "Coup"
    And your opponent controls "Soldier"
    And your opponent's hand is "Withdraw It"
    When you play "Coup" with X = 2 targeting "Soldier"
    Then "first" is removed from the game
    And "second" is removed from the game
    When your opponent responds by playing "Withdraw It" targeting "Soldier"
    And the chain empties
    Then "Coup" is in your graveyard
    And there are 2 of your cards removed from the game
    And "Soldier" is in your opponent's hand

  Scenario: Who can't be destroyed does not destroy those who attack
    Given the card "Halo" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally can't be destroyed.
      """
    And you control "High Overlord Saurfang"
    And your opponent controls "Grunt Baranka"
    And your opponent's "Halo" is attached to "Grunt Baranka"
    When you propose that "High Overlord Saurfang" attacks "Grunt Baranka"
    And the defend window opens
    Then the chain, top first, is "Grunt Baranka", "High Overlord Saurfang"
    When the combat concludes
    Then "Grunt Baranka" has 9 damage
    And "Grunt Baranka" is in play
    And "High Overlord Saurfang" has 2 damage

  Scenario: A Totem that loses its powers is a Totem still, and nothing stays attached to it
    Given the card "Charm" reads:
      """
      1, Ability
      Attach to target ability.
      Ongoing: Attached card loses and can't have powers.
      """
    And the card "Spout" reads:
      """
      2, Ability—Fire Totem (1), 4 Health
      Ongoing: Your hero has +2 health.
      """
    And you control "Soldier"
    And your hand is "Charm"
    And your opponent controls "Spout"
    When you play "Charm" targeting "Spout"
    And the chain empties
    Then "Charm" is in your graveyard
    When you propose that "Soldier" attacks "Spout"
    And the combat concludes
    Then "Spout" has 2 damage
    And "Soldier" has 0 damage

  Scenario: Two pieces of armor stand together against one spell
    Given the card "Plate" reads:
      """
      1, Armor—Plate, Chest (1), 2 DEF
      """
    And the card "Cap" reads:
      """
      1, Armor—Plate, Head (1), 2 DEF
      """
    And the card "Inferno" reads:
      """
      1, Ability—Fire
      Your hero deals 5 fire damage to target hero.
      """
    And your opponent controls "Plate", "Cap"
    And your hand is "Inferno"
    When you play "Inferno" targeting your opponent's hero
    And the chain empties
    And your opponent exhausts "Plate", "Cap" to prevent damage
    Then your opponent's hero has 1 damage
    And "Plate" is exhausted and "Cap" is exhausted

  Scenario: Cards are ready before anything triggered at the start of the turn can be answered
    Given it is your opponent's turn, in the end phase
    And the card "Dawn" reads:
      """
      1, Ability
      Ongoing: At the start of your turn, your hero deals 1 holy damage to target hero or ally.
      """
    And you control "Dawn"
    And you control an exhausted "Tim"
    When the turn ends
    And you choose your opponent's hero
    Then "Tim" is ready
    And the chain, top first, is "Dawn"
    And there are no cards in your hand
    When you use "Tim" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    And there are no cards in your hand
    When the draw step starts
    Then there is 1 card in your hand

  Scenario: An exhausted hero is flipped, and a new turn does not turn it up
    Given the card "Mage Hero" reads:
      """
      Mage, Alliance, Hero—Gnome (Fire), 25 Health
      (2), Flip Mage Hero >>> Mage Hero deals 3 fire damage to target hero or ally.
      """
    And your hero is an exhausted "Mage Hero"
    And your opponent controls "Soldier"
    When you flip your hero targeting "Soldier"
    And the chain empties
    Then "Soldier" is in your opponent's graveyard
    And your hero is face down
    When your next turn starts
    Then your hero is ready
    And your hero is face down
    And you can't flip your hero targeting your opponent's hero

  Scenario: An elusive ally that was just played protects, can't protect itself and is dealt combat damage
    Given it is your opponent's turn, in the action phase
    And the card "Shade" reads:
      """
      2, Instant Ally—Undead Rogue, 1 [Melee] ATK / 2 Health
      Elusive
      Protector
      """
    And your hand is "Shade"
    And your opponent controls "Soldier" as "first", "Soldier" as "second"
    When your opponent proposes that "first" attacks your hero
    And you respond by playing "Shade"
    And the protect point comes
    And you protect with "Shade"
    And the combat concludes
    Then "Shade" is in your graveyard
    And "first" has 1 damage
    And your hero has 0 damage
    When your opponent proposes that "second" attacks your hero
    And the combat concludes
    Then your hero has 2 damage

  Scenario: With long-range on both sides the attacker alone deals damage
    Given the card "Archer" reads:
      """
      2, Ally—Dwarf Hunter, 2 [Ranged] ATK / 3 Health
      Long-range
      """
    And you control "Archer" as "mine"
    And your opponent controls "Archer" as "theirs"
    And your opponent controls "Guard"
    When you propose that "mine" attacks "theirs"
    And the protect point comes
    And your opponent does not protect
    And the combat concludes
    Then "theirs" has 2 damage
    And "mine" has 0 damage

  Scenario: A card that can't be destroyed goes where it is one unique card too many
    Given the card "Eternal" reads:
      """
      3, Unique Ally—Human Priest, 1 [Holy] ATK / 2 Health
      Eternal can't be destroyed.
      """
    And you control "Eternal" as "older"
    And your opponent controls "Eternal" as "theirs"
    And your hand is "Eternal" as "newer"
    When you play "newer"
    And the chain empties
    And you choose "older"
    Then "older" is in your graveyard
    And "newer" is in play
    And "theirs" is in play

  Scenario: A proposal is interrupted by exhausting the proposed attacker, whose owner then goes on
    Given the card "Stun" reads:
      """
      1, Instant Ability
      Exhaust target hero or ally.
      """
    And you control "Soldier" as "first", "Soldier" as "second"
    And your opponent's hand is "Stun"
    When you propose that "first" attacks your opponent's hero
    And your opponent responds by playing "Stun" targeting "first"
    And the chain empties
    Then it is your turn, in the action phase
    And you have priority
    And "first" is not attacking
    When you propose that "second" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 2 damage

  Scenario: A protected saboteur fights, and the thing it was after stays
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And the card "Saboteur" reads:
      """
      1, Ally—Goblin Rogue, 2 [Melee] ATK / 2 Health
      Sabotage: Item
      When Saboteur sabotages an item, destroy it.
      """
    And the card "Lamp" reads:
      """
      1, Item
      [Activate] >>> Draw a card.
      """
    And Ann controls "Saboteur" as "first", "Saboteur" as "second"
    And Bo controls "Lamp"
    And Bo controls "Guard"
    When Ann proposes that "first" sabotages "Lamp"
    And the protect point comes
    And Bo protects with "Guard"
    And the combat concludes
    Then "Lamp" is in play
    And "Guard" has 2 damage
    And "first" has 1 damage
    When Ann proposes that "second" sabotages "Lamp"
    And the combat concludes
    And the chain empties
    Then "Lamp" is in Bo's graveyard
    And "second" has 0 damage

  Scenario: The traitor leaves talents out and takes what is for traitors alone
    Given the card "Turncoat" reads:
      """
      Horde, Hero—Traitor Tauren Shaman, 28 Health
      """
    And the card "Loyalist" reads:
      """
      Horde, Hero—Tauren Shaman, 28 Health
      """
    And the card "Conspiracy" reads:
      """
      2, Instant Ability
      Traitor Hero Required
      Draw a card.
      """
    When you put a deck together:
      """
      Hero: Turncoat
      4 Conspiracy
      56 Landro Longshot
      """
    Then the deck may be played in Sealed Pack
    When you put a deck together:
      """
      Hero: Loyalist
      1 Conspiracy
      59 Landro Longshot
      """
    Then the deck can't be played in Sealed Pack
