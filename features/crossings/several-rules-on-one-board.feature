Feature: Several rules on one board
  Boards on which two or more rules decide together, each outcome worked out from the rules.

  @rule:716.3 @rule:717.5
  Scenario: Damage raised, then doubled, and armor after both
    Given cost is no matter
    And you control "World in Flames"
    And your hand is "Fire Blast"
    And your opponent controls "Berserker Stance"
    And your opponent controls "Golem Skull Helm"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And you choose in order "Berserker Stance", "World in Flames"
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    Then your opponent's hero has 3 damage

  @rule:716.3 @rule:717.5
  Scenario: Damage doubled, then raised, and armor after both
    Given cost is no matter
    And you control "World in Flames"
    And your hand is "Fire Blast"
    And your opponent controls "Berserker Stance"
    And your opponent controls "Golem Skull Helm"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And you choose in order "World in Flames", "Berserker Stance"
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    Then your opponent's hero has 2 damage

  @rule:602.5 @rule:400.3
  Scenario: An attacker stolen in the attack window attacks nobody any more, and stays exhausted
    Given the card "Beguile" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And cost is no matter
    And you control "Rodrigo"
    And your opponent's hand is "Beguile"
    When you propose that "Rodrigo" attacks your opponent's hero
    And the attack window opens
    And you pass
    And your opponent plays "Beguile" targeting "Rodrigo"
    And the chain empties
    Then your opponent controls "Rodrigo"
    And "Rodrigo" is exhausted
    When the combat concludes
    Then it is your turn, in the action phase
    And your opponent's hero has 0 damage

  @rule:602.5 @rule:603.2
  Scenario: A defender stolen in the defend window is in no combat, and nobody deals combat damage
    Given the card "Beguile" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And cost is no matter
    And you control "Rodrigo"
    And your opponent controls "Valanos"
    And your hand is "Beguile"
    When you propose that "Rodrigo" attacks "Valanos"
    And the defend window opens
    And you play "Beguile" targeting "Valanos"
    And the chain empties
    Then you control "Valanos"
    When the combat concludes
    Then "Valanos" has 0 damage
    And "Rodrigo" has 0 damage
    And "Rodrigo" is exhausted

  @rule:602.5 @rule:603.2
  Scenario: A stolen protector leaves nobody to defend, not even whom it protected
    Given the card "Beguile" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And cost is no matter
    And you control "Rodrigo"
    And your opponent controls "Valanos"
    And your opponent controls "Guardian Steelhorn"
    And your hand is "Beguile"
    When you propose that "Rodrigo" attacks "Valanos"
    And the protect point comes
    And your opponent protects with "Guardian Steelhorn"
    And you play "Beguile" targeting "Guardian Steelhorn"
    And the chain empties
    And the combat concludes
    Then "Valanos" has 0 damage
    And "Guardian Steelhorn" has 0 damage
    And "Rodrigo" has 0 damage

  @rule:306.3e @rule:709.2d
  Scenario: An attached ability whose host dies as its trigger waits finds nobody to burn
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls "Valanos" with 3 damage
    And your "Fireball" is attached to your opponent's "Valanos"
    And your hand is "Fire Blast"
    When your next turn starts
    Then the chain, top first, is "Fireball"
    When you play "Fire Blast" targeting "Valanos"
    And both players pass
    Then "Valanos" is in your opponent's graveyard
    And "Fireball" is in your graveyard
    And the chain, top first, is "Fireball"
    When both players pass
    Then the chain is empty
    And your opponent's hero has 0 damage

  @rule:102.1 @rule:102.1a
  Scenario: Two of three heroes die at one moment, and the third player wins
    Given the card "Judgement Day" reads:
      """
      2, Ability
      Put 2 damage on each hero.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And Ann's hand is "Judgement Day"
    And Ann's hero has 28 damage
    And Bo's hero has 29 damage
    When Ann plays "Judgement Day"
    And the chain empties
    Then Ann loses the game
    And Bo loses the game
    And Cid wins the game

  @rule:709.2a @rule:411.8a
  Scenario: A link whose only target left and came back does nothing to what came back
    Given the card "Flicker" reads:
      """
      1, Instant Ability
      Remove target ally from the game, then put it into play.
      """
    And cost is no matter
    And your hand is "Fire Blast"
    And your opponent controls "Brigg"
    And your opponent's hand is "Flicker"
    When you play "Fire Blast" targeting "Brigg"
    And your opponent responds by playing "Flicker" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in play
    And "Brigg" has 0 damage
    And "Fire Blast" is in your graveyard

  @rule:708.1a
  Scenario: Of three players the turn player adds what has triggered first, and the last one clockwise lies on top
    Given the card "Copper Chime" reads:
      """
      2, Item
      At the start of each turn, your hero heals 1 damage from itself.
      """
    And the card "Silver Chime" reads:
      """
      2, Item
      At the start of each turn, your hero heals 1 damage from itself.
      """
    And the card "Golden Chime" reads:
      """
      2, Item
      At the start of each turn, your hero heals 1 damage from itself.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Cid's turn, in the action phase
    And Ann controls "Copper Chime"
    And Bo controls "Silver Chime"
    And Cid controls "Golden Chime"
    When Ann's next turn starts
    Then the chain, top first, is "Golden Chime", "Silver Chime", "Copper Chime"

  @rule:719.3
  Scenario: A circle of two gives both keywords to whoever has one of them, and nothing to whoever has neither
    Given the card "Banner of Mist" reads:
      """
      2, Item
      Allies in your party with elusive have protector.
      """
    And the card "Banner of Walls" reads:
      """
      2, Item
      Allies in your party with protector have elusive.
      """
    And your opponent controls "Banner of Mist"
    And your opponent controls "Banner of Walls"
    And your opponent controls "Guardian Steelhorn"
    And your opponent controls "Tim"
    And your opponent controls "Kor Cindervein"
    And you control "Rodrigo"
    Then you can't propose that "Rodrigo" attacks "Guardian Steelhorn", because of 601.2b
    And you can't propose that "Rodrigo" attacks "Tim", because of 601.2b
    When you propose that "Rodrigo" attacks "Kor Cindervein"
    And the protect point comes
    And your opponent protects with "Tim"
    Then "Tim" is protecting

  @rule:716.2 @rule:717.5
  Scenario: Damage turned aside to a hero meets the armor there
    Given the card "Shield Bearer's Oath" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to target friendly hero or ally this turn, it's dealt to your hero instead.
      """
    And cost is no matter
    And your hand is "Fire Blast"
    And your opponent controls "Valanos"
    And your opponent controls "Golem Skull Helm"
    And your opponent's hand is "Shield Bearer's Oath"
    When you play "Fire Blast" targeting "Valanos"
    And your opponent responds by playing "Shield Bearer's Oath" targeting "Valanos"
    And the chain empties
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    Then "Valanos" has 0 damage
    And your opponent's hero has 0 damage

  @rule:716.1c
  Scenario: Damage turned aside and back again stays where it was aimed, for each turns it once
    Given the card "Shield Bearer's Oath" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to target friendly hero or ally this turn, it's dealt to your hero instead.
      """
    And the card "Scapegoat" reads:
      """
      1, Instant Ability
      All non-combat damage that would be dealt to your hero this turn is dealt to target ally instead.
      """
    And cost is no matter
    And your hand is "Fire Blast"
    And your opponent controls "Valanos"
    And your opponent's hand is "Shield Bearer's Oath", "Scapegoat"
    When you pass
    And your opponent plays "Scapegoat" targeting "Valanos"
    And the chain empties
    And you pass
    And your opponent plays "Shield Bearer's Oath" targeting "Valanos"
    And the chain empties
    And you play "Fire Blast" targeting "Valanos"
    And the chain empties
    Then "Valanos" has 2 damage
    And your opponent's hero has 0 damage

  @rule:410.3a @rule:411.4a
  Scenario: Stealing a second Unique ally is a violation, and the stolen one goes to its owner
    Given the card "Beguile" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And cost is no matter
    And you control "Landro Longshot" as "the own Landro"
    And your opponent controls "Landro Longshot" as "the stolen Landro"
    And your hand is "Beguile"
    When you play "Beguile" targeting "the stolen Landro"
    And the chain empties
    Then you must choose between "the own Landro", "the stolen Landro"
    When you choose "the stolen Landro"
    Then "the stolen Landro" is in your opponent's graveyard
    And "the own Landro" is in play

  @rule:102.2 @rule:400.3b
  Scenario: A player who leaves gives back what was stolen
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Bo controls "Rodrigo"
    And Ann's "Mind Control" is attached to Bo's "Rodrigo"
    Then Ann controls "Rodrigo"
    When Ann concedes
    Then Bo controls "Rodrigo"
    And "Mind Control" is removed from the game

  @rule:407.6a @rule:503.2a
  Scenario: Damage that borrowed health had borne kills as the turn ends
    Given the card "Stone Blessing" reads:
      """
      2, Instant Ability
      Target ally has +2 ATK and +2 health this turn.
      """
    And cost is no matter
    And you control "Brigg"
    And your hand is "Stone Blessing", "Fire Blast"
    When you play "Stone Blessing" targeting "Brigg"
    And the chain empties
    And you play "Fire Blast" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in play
    And "Brigg" has 2 damage
    When your opponent's next turn starts
    Then "Brigg" is in your graveyard

  @rule:407.6a
  Scenario: An ally without any damage dies of having no health left
    Given the card "Wither" reads:
      """
      1, Instant Ability
      Target ally has -2 health this turn.
      """
    And cost is no matter
    And your opponent controls "Brigg"
    And your hand is "Wither"
    When you play "Wither" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in your opponent's graveyard

  @rule:601.3 @rule:709.2a
  Scenario: A new ally that loses its ferocity while its attack is proposed doesn't attack and isn't exhausted
    Given the card "Fleet Scout" reads:
      """
      1, Horde, Ally—Orc Rogue, 1 [Melee] ATK / 1 Health
      Ferocity
      """
    And the card "Numb" reads:
      """
      1, Instant Ability
      Target ally loses all powers this turn.
      """
    And cost is no matter
    And you control "Fleet Scout", which entered play this turn
    And your opponent's hand is "Numb"
    When you propose that "Fleet Scout" attacks your opponent's hero
    And your opponent responds by playing "Numb" targeting "Fleet Scout"
    And the chain empties
    Then it is your turn, in the action phase
    And "Fleet Scout" is ready

  @rule:400.1 @rule:703.4
  Scenario: What triggers off a stolen ally's end belongs to the thief, and the ally to its owner's graveyard
    Given the card "Beguile" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And the card "Martyr" reads:
      """
      1, Horde, Ally—Orc Priest, 1 [Holy] ATK / 1 Health
      When Martyr is destroyed, draw a card.
      """
    And cost is no matter
    And your opponent controls "Martyr"
    And your hand is "Beguile", "Fire Blast"
    When you play "Beguile" targeting "Martyr"
    And the chain empties
    And you play "Fire Blast" targeting "Martyr"
    And the chain empties
    Then "Martyr" is in your opponent's graveyard
    And there is 1 card in your hand
    And there is no card in your opponent's hand

  @rule:716.1
  Scenario: An ally that is removed in place of its destruction was never destroyed, and triggers nothing that waits for that
    Given the card "Martyr" reads:
      """
      1, Horde, Ally—Orc Priest, 1 [Holy] ATK / 1 Health
      When Martyr is destroyed, draw a card.
      """
    And cost is no matter
    And you control "Dramla Lifebender"
    And you control "Martyr"
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting "Martyr"
    And the chain empties
    Then "Martyr" is removed from the game
    And the chain is empty
    And there is no card in your hand

  @rule:709.2c
  Scenario: Of two targets the one that is left is destroyed
    Given the card "Twin Doom" reads:
      """
      2, Ability
      Destroy up to two target allies.
      """
    And cost is no matter
    And your opponent controls "Valanos"
    And your opponent controls "Brigg"
    And your hand is "Twin Doom"
    And your opponent's hand is "Fire Blast"
    When you play "Twin Doom" targeting "Valanos", "Brigg"
    And your opponent responds by playing "Fire Blast" targeting "Brigg"
    And the chain empties
    Then "Valanos" is in your opponent's graveyard
    And "Brigg" is in your opponent's graveyard
    And "Twin Doom" is in your graveyard

  @rule:703.4
  Scenario: Two mourners that die at one moment mourn each other
    Given the card "Mourner" reads:
      """
      1, Horde, Ally—Undead Priest, 1 [Shadow] ATK / 1 Health
      When another ally in your party is destroyed, draw a card.
      """
    And the card "Cataclysm" reads:
      """
      2, Ability
      Destroy all allies.
      """
    And cost is no matter
    And you control "Mourner" as "the elder Mourner"
    And you control "Mourner" as "the younger Mourner"
    And your hand is "Cataclysm"
    When you play "Cataclysm"
    And the chain empties
    Then there are 2 cards in your hand

  @rule:703.4 @rule:710.4
  Scenario: Two heralds that enter at one moment announce each other
    Given the card "Elder Herald" reads:
      """
      1, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health
      When another ally enters play, draw a card.
      """
    And the card "Younger Herald" reads:
      """
      1, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health
      When another ally enters play, draw a card.
      """
    And the card "Rally of the Dead" reads:
      """
      2, Ability
      Put all ally cards from your graveyard into play.
      """
    And cost is no matter
    And your graveyard is "Elder Herald", "Younger Herald"
    And your hand is "Rally of the Dead"
    When you play "Rally of the Dead"
    And the chain empties
    And you choose in order "Elder Herald", "Younger Herald"
    And the chain empties
    Then there are 2 cards in your hand

  @rule:711.2
  Scenario: An interruption that is interrupted lets the first link resolve
    Given the card "Spell Snatch" reads:
      """
      2, Instant Ability
      Interrupt target ability card.
      """
    And cost is no matter
    And your hand is "Fire Blast", "Spell Snatch" as "my Snatch"
    And your opponent's hand is "Spell Snatch" as "the foe's Snatch"
    When you play "Fire Blast" targeting your opponent's hero
    And your opponent responds by playing "the foe's Snatch" targeting "Fire Blast"
    And you respond by playing "my Snatch" targeting "the foe's Snatch"
    And the chain empties
    Then your opponent's hero has 2 damage
    And "the foe's Snatch" is in your opponent's graveyard

  @rule:102.2 @rule:602.5
  Scenario: A player who concedes while attacked leaves an attacker that attacks nobody
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann controls "Rodrigo"
    When Ann proposes that "Rodrigo" attacks Bo's hero
    And the attack window opens
    And Bo concedes
    And the combat concludes
    Then it is Ann's turn, in the action phase
    And "Rodrigo" is exhausted
    And Cid's hero has 0 damage

  @rule:400.3
  Scenario: Roots hold a stolen ally in its new controller's ready step
    Given the card "Beguile" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And cost is no matter
    And your opponent controls "Rodrigo"
    And your hand is "Entangling Roots", "Beguile"
    When you play "Entangling Roots" targeting "Rodrigo"
    And the chain empties
    And you play "Beguile" targeting "Rodrigo"
    And the chain empties
    Then you control "Rodrigo"
    When your next turn starts
    Then "Rodrigo" is exhausted

  @rule:717.1
  Scenario: What armor prevents altogether was never dealt, and triggers nothing
    Given the card "Pain Ward" reads:
      """
      2, Item
      When your hero is dealt damage, draw a card.
      """
    And cost is no matter
    And your hand is "Fire Blast"
    And your opponent controls "Pain Ward"
    And your opponent controls "Golem Skull Helm"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    Then your opponent's hero has 0 damage
    And the chain is empty
    And there is no card in your opponent's hand

  @rule:716.2 @rule:717.3c
  Scenario: A bubble for an amount prevents from what doubling made of the damage
    Given the card "Aegis Prayer" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to heroes and allies in your party this turn.
      """
    And cost is no matter
    And you control "World in Flames"
    And your hand is "Fire Blast"
    And your opponent's hand is "Aegis Prayer"
    When you play "Fire Blast" targeting your opponent's hero
    And your opponent responds by playing "Aegis Prayer"
    And the chain empties
    Then your opponent's hero has 1 damage

  @rule:303.2 @rule:603.2
  Scenario: A strike whose defender dies in response adds its ATK and hits nobody
    Given cost is no matter
    And you control "Krol Blade"
    And your opponent controls "Brigg"
    And your opponent's hand is "Fire Blast"
    When you propose that your hero attacks "Brigg"
    And the defend window opens
    And you strike with "Krol Blade"
    And your opponent responds by playing "Fire Blast" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in your opponent's graveyard
    And your hero has 3 ATK and 30 health
    When the combat concludes
    Then your opponent's hero has 0 damage
    And your hero has 0 ATK and 30 health
