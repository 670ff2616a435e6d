Feature: Words of later sets
  Wordings that the sets after the first three print, and what they do.

  @rule:717.3c
  Scenario: What prevents so much of that damage for a turn does so each time
    Given cost is no matter
    And the card "Barkskin" reads:
      """
      2, Druid, Instant Ability—Balance
      If target hero or ally would be dealt damage this turn, prevent 2 of that damage.
      """
    And the card "Pyre" reads:
      """
      3, Instant Ability
      Your hero deals 4 fire damage to target hero or ally.
      """
    And your hand is "Barkskin"
    And your opponent's hand is "Pyre" as "the first blast", "Pyre" as "the second blast"
    When you play "Barkskin" targeting your hero
    And the chain empties
    And you pass
    And your opponent plays "the first blast" targeting your hero
    And the chain empties
    Then your hero has 2 damage
    When you pass
    And your opponent plays "the second blast" targeting your hero
    And the chain empties
    Then your hero has 4 damage

  @rule:716.4
  Scenario: What prevents damage the next time lets the time after that through
    Given cost is no matter
    And the card "Flicker" reads:
      """
      1, Instant Ability
      The next time target hero or ally would be dealt damage this turn, prevent it.
      """
    And the card "Pyre" reads:
      """
      3, Instant Ability
      Your hero deals 4 fire damage to target hero or ally.
      """
    And your hand is "Flicker", "Pyre" as "the first blast", "Pyre" as "the second blast"
    When you play "Flicker" targeting your opponent's hero
    And the chain empties
    And you play "the first blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage
    When you play "the second blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 4 damage

  @rule:405.3c
  Scenario: Damage that a hero would deal this turn gets through what prevents it
    Given cost is no matter
    And the card "Avenging Wrath" reads:
      """
      3, Paladin, Instant Ability—Retribution
      Your hero has +3 ATK this turn. Damage that would be dealt by it this turn can't be prevented.
      """
    And the card "Turtle" reads:
      """
      3, Ally—Turtle, 2 [Melee] ATK / 4 Health
      If Turtle would be dealt damage, prevent 2 of that damage.
      """
    And your hand is "Avenging Wrath"
    And your opponent controls "Turtle"
    When you play "Avenging Wrath"
    And the chain empties
    And you propose that your hero attacks "Turtle"
    And the combat concludes
    Then "Turtle" has 3 damage

  @rule:600.2
  Scenario: Who must attack a hero in its controller's next turn keeps its controller from passing then, and not before
    Given cost is no matter
    And the card "Distracting Shot" reads:
      """
      2, Hunter, Instant Ability—Survival
      Your hero deals 1 ranged damage to target ally. That ally must attack your hero during its controller's next turn if able.
      """
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 2 [Melee] ATK / 4 Health
      """
    And your hand is "Distracting Shot"
    And your opponent controls "Ogre"
    And you control "Brigg"
    When you play "Distracting Shot" targeting "Ogre"
    And the chain empties
    Then "Ogre" has 1 damage
    When your opponent's next turn starts
    And both players pass
    And both players pass
    Then your opponent can't pass, because of 600.2
    And your opponent may propose that "Ogre" attacks "Brigg"
    And the rules do not settle this, see "OP-47"
    When your opponent proposes that "Ogre" attacks your hero
    And the combat concludes
    Then your opponent may pass

  @rule:601.2a
  Scenario: Who can attack only if the hero has attacked waits for the hero
    Given cost is no matter
    And the card "Skarrik" reads:
      """
      2, Horde, Ally—Orc Warrior, 3 [Melee] ATK / 2 Health
      Skarrik can attack only if your hero attacked this turn.
      """
    And you control "Skarrik"
    And you control "Krol Blade"
    Then you can't propose that "Skarrik" attacks your opponent's hero, because of 601.2a
    When you propose that your hero attacks your opponent's hero
    And you strike with "Krol Blade"
    And the combat concludes
    Then you may propose that "Skarrik" attacks your opponent's hero

  @rule:103.2
  Scenario: From whom damage can't be healed, none is
    Given cost is no matter
    And the card "Festering" reads:
      """
      2, Instant Ability
      Attach to target hero.
      Ongoing: Damage can't be healed from attached character.
      """
    And you control "Krol Blade"
    And your hand is "Festering"
    And your opponent's hand is "Flash Heal"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Krol Blade"
    And the combat concludes
    And you play "Festering" targeting your opponent's hero
    And the chain empties
    And you pass
    And your opponent plays "Flash Heal" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage

  @rule:703.1
  Scenario: A card that goes from an opponent's hand to the graveyard is that opponent's
    Given cost is no matter
    And the card "Ulrick" reads:
      """
      3, Horde, Ally—Undead Priest, 2 [Shadow] ATK / 2 Health
      When a card is put into an opponent's graveyard from his hand, Ulrick deals 1 shadow damage to that opponent's hero.
      """
    And the card "Mind Rot" reads:
      """
      2, Ability
      Each player discards a card.
      """
    And you control "Ulrick"
    And your hand is "Mind Rot", "Fire Blast"
    And your opponent's hand is "Flash Heal"
    When you play "Mind Rot"
    And the chain empties
    Then your opponent's hero has 1 damage
    And your hero has 0 damage

  @rule:709.2b
  Scenario: Each ally of the name goes to its owner's hand with the target
    Given cost is no matter
    And the card "Typhoon" reads:
      """
      5, Druid, Ability—Balance
      Put target ally and each other ally with the same name into their owners' hands.
      """
    And your hand is "Typhoon"
    And your opponent controls "Tim" as "the first Tim"
    And you control "Tim" as "your Tim"
    And your opponent controls "Brigg"
    When you play "Typhoon" targeting "the first Tim"
    And the chain empties
    Then "the first Tim" is in your opponent's hand
    And "your Tim" is in your hand
    And "Brigg" is in play

  @rule:712.7
  Scenario Outline: What a revealed card is matters only if it is revealed
    Given cost is no matter
    And the card "Overload" reads:
      """
      2, Shaman, Ability—Elemental
      Ongoing: When your hero deals nature damage with an ability to a hero or ally, you may reveal the top card of your deck. If it's an ability card, your hero deals 1 nature damage to that character.
      """
    And the card "Shock" reads:
      """
      1, Instant Ability
      Your hero deals 2 nature damage to target hero or ally.
      """
    And you control "Overload"
    And your hand is "Shock"
    And your deck, from the top, is <top>
    When you play "Shock" targeting your opponent's hero
    And the chain empties
    And you choose <what>
    And the chain empties
    Then your opponent's hero has <damage> damage

    Examples:
      | top          | what   | damage |
      | "Flash Heal" | not to | 2      |
      | "Tim"        | to     | 2      |

  @rule:712.7
  Scenario: An ability card that is revealed brings on more damage, and that damage another card
    Given cost is no matter
    And the card "Overload" reads:
      """
      2, Shaman, Ability—Elemental
      Ongoing: When your hero deals nature damage with an ability to a hero or ally, you may reveal the top card of your deck. If it's an ability card, your hero deals 1 nature damage to that character.
      """
    And the card "Shock" reads:
      """
      1, Instant Ability
      Your hero deals 2 nature damage to target hero or ally.
      """
    And you control "Overload"
    And your hand is "Shock"
    And your deck, from the top, is "Flash Heal"
    When you play "Shock" targeting your opponent's hero
    And the chain empties
    And you choose to
    And you choose not to
    Then your opponent's hero has 3 damage

  @rule:710.2
  Scenario: An ability enters play with the counters that its text puts on it
    Given cost is no matter
    And the card "Deep Cut" reads:
      """
      3, Rogue, Ability—Assassination Finishing Move
      As an additional cost to play Deep Cut, remove up to two Combo cards in your graveyard from the game.
      Attach to target hero or ally, and put a gash counter on Deep Cut for each Combo card you remove.
      Ongoing: At the start of your turn, your hero deals 2 melee damage to attached character. Then, remove a gash counter from Deep Cut. If you removed the last one, destroy Deep Cut.
      """
    And the card "Jab" reads:
      """
      1, Rogue, Instant Ability—Combat Combo
      Draw a card.
      """
    And your hand is "Deep Cut"
    And your graveyard is "Jab" as "the first jab", "Jab" as "the second jab", "Fire Blast"
    When you play "Deep Cut" targeting your opponent's hero
    And you choose "the first jab", "the second jab"
    And the chain empties
    Then "Deep Cut" has 2 "gash" counters
    When your next turn starts
    And the chain empties
    Then your opponent's hero has 2 damage
    And "Deep Cut" has 1 "gash" counter
    When your next turn starts
    And the chain empties
    Then your opponent's hero has 4 damage
    And "Deep Cut" is in your graveyard

  @rule:709.2f
  Scenario: Who finds no counter to remove has not removed the last one
    Given cost is no matter
    And the card "Test Gale" reads:
      """
      3, Ability
      Test Gale enters play with a wind counter.
      Ongoing: At the start of your turn, remove a wind counter from Test Gale. If you removed the last one, destroy Test Gale.
      """
    And the card "Test Calm" reads:
      """
      1, Instant Ability
      Remove a counter from target ability.
      """
    And you control "Test Gale"
    And "Test Gale" has 1 "wind" counter
    And your hand is "Test Calm"
    When you play "Test Calm" targeting "Test Gale"
    And the chain empties
    Then "Test Gale" has 0 "wind" counters
    When your next turn starts
    And the chain empties
    Then you control "Test Gale"

  @rule:704.1
  Scenario: Each of several cards counts the others of its kind, whatever the card that says so is
    Given cost is no matter
    And the card "Keeper of the Grove" reads:
      """
      4, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Each Night Elf ally in your party has +1 ATK for each other Night Elf ally in your party.
      """
    And the card "Grove Watcher" reads:
      """
      2, Alliance, Ally—Night Elf Druid, 1 [Melee] ATK / 2 Health
      """
    And you control "Keeper of the Grove"
    And you control "Grove Watcher" as "the first watcher"
    And you control "Grove Watcher" as "the second watcher"
    And your opponent controls "Grove Watcher" as "the stranger"
    And your hand is "Grove Watcher" as "the third watcher"
    Then "the first watcher" has 2 ATK
    And "Keeper of the Grove" has 2 ATK
    And "the stranger" has 1 ATK
    When you play "the third watcher"
    And the chain empties
    Then "the first watcher" has 3 ATK
    And "the third watcher" has 3 ATK
    And "Keeper of the Grove" has 2 ATK

  @rule:714.3
  Scenario: A hero is in a form until something is done, or until the turn ends
    Given cost is no matter
    And the card "Oakhide" reads:
      """
      Alliance, Hero—Night Elf Druid, Feral, 27 Health
      Flip Oakhide >>> This turn, Oakhide is in cat form and has Form (1) until you strike with a weapon or play a non-Feral ability.
      """
    And the card "Claw" reads:
      """
      1, Instant Ability—Feral
      Your hero has +2 ATK this turn.
      """
    And the card "Pyre" reads:
      """
      1, Instant Ability—Fire
      Draw a card.
      """
    And the card "Marker" reads:
      """
      1, Ability
      Ongoing: While your hero is in cat form, your hero has +1 ATK.
      """
    And your hero is "Oakhide"
    And you control "Marker"
    And your hand is "Claw", "Pyre"
    When you flip your hero
    And the chain empties
    Then your hero has 1 ATK
    When you play "Claw"
    And the chain empties
    Then your hero has 3 ATK
    When you play "Pyre"
    Then your hero has 2 ATK

  @rule:410.3b
  Scenario: A hero with the number of a Form goes with no other Form
    Given cost is no matter
    And the card "Oakhide" reads:
      """
      Alliance, Hero—Night Elf Druid, Feral, 27 Health
      Flip Oakhide >>> This turn, Oakhide is in bear form and has Form (1) until you strike with a weapon or play a non-Feral ability.
      """
    And the card "Old Shape" reads:
      """
      1, Instant Ability—Feral Form
      Ongoing: Your hero has +1 ATK.
      """
    And your hero is "Oakhide"
    And you control "Old Shape"
    When you flip your hero
    And the chain empties
    And you choose "Old Shape"
    Then "Old Shape" is in your graveyard

  @rule:704.1
  Scenario: What a form does holds for a part of the combat alone
    Given cost is no matter
    And the card "Sharp Instinct" reads:
      """
      1, Druid, Instant Ability—Feral
      Ongoing: While in cat form, your hero has +2 ATK while attacking an exhausted defender.
      """
    And the card "Cat Shape" reads:
      """
      1, Druid, Instant Ability—Feral Form (1)
      Ongoing: Your hero is in cat form. (+1 ATK while attacking. Destroy this card when you strike with a weapon or play a non-Feral ability.)
      """
    And the card "Recruit" reads:
      """
      1, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 5 Health
      """
    And you control "Sharp Instinct"
    And you control "Cat Shape"
    And your opponent controls an exhausted "Recruit" as "the tired recruit"
    And your opponent controls "Recruit" as "the fresh recruit"
    Then your hero has 0 ATK
    When you propose that your hero attacks "the tired recruit"
    And the combat concludes
    Then "the tired recruit" has 3 damage

  @rule:202.1
  Scenario: Ally cards elsewhere have the tag, too
    Given cost is no matter
    And the card "Corrupter" reads:
      """
      3, Horde, Ally—Orc Warlock, 1 [Melee] ATK / 5 Health
      Ally cards in all zones are also Demon cards.
      """
    And the card "Ritual" reads:
      """
      1, Ability
      Put target Demon card from your graveyard into your hand.
      """
    And the card "Call" reads:
      """
      1, Ability
      Search your deck for a Demon card, reveal it, and put it into your hand. Shuffle your deck.
      """
    And the card "Offering" reads:
      """
      1, Ability
      Destroy target Demon.
      """
    And you control "Corrupter"
    And your opponent controls "Tim"
    And your graveyard is "Brigg", "Fire Blast"
    And your deck, from the top, is "Voss Treebender", "Fire Blast" as "deep blast"
    And your hand is "Ritual", "Call", "Offering"
    Then you can't play "Ritual" targeting "Fire Blast"
    When you play "Ritual" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in your hand
    When you play "Call"
    And the chain empties
    And you choose "Voss Treebender"
    Then "Voss Treebender" is in your hand
    When you play "Offering" targeting "Tim"
    And the chain empties
    Then "Tim" is in your opponent's graveyard

  @rule:411.8b
  Scenario: What an ability removed comes back under its owner's control as the ability leaves play
    Given cost is no matter
    And the card "Banishing" reads:
      """
      3, Ability
      Remove target ability, ally, or equipment from the game.
      Ongoing: When Banishing leaves play, the owner of that removed card puts that card into play.
      """
    And the card "Dispel" reads:
      """
      1, Instant Ability
      Destroy target ability.
      """
    And your opponent controls "Tim" and "Brigg"
    And your hand is "Banishing", "Dispel"
    When you play "Banishing" targeting "Tim"
    And the chain empties
    Then "Tim" is removed from the game
    When you play "Dispel" targeting "Banishing"
    And the chain empties
    Then "Tim" is in play
    And your opponent controls "Tim"
    And your opponent controls "Brigg"

  @rule:402.2
  Scenario: A card speaks of its own tokens by the tag that it gives them
    Given cost is no matter
    And the card "Tide Lord" reads:
      """
      6, Horde, Ally—Orc Warrior, 5 [Melee] ATK / 7 Health
      When Tide Lord enters play, put a Naga Distiller ally token into play with 0 [Melee] ATK / 1 health.
      [Activate], Destroy a Naga Distiller in your party >>> Tide Lord has +5 ATK this turn.
      """
    And the card "Naga Guard" reads:
      """
      1, Horde, Ally—Naga, 1 [Melee] ATK / 1 Health
      """
    And you control "Tide Lord" as "the old lord"
    And you control "Naga Guard"
    And your hand is "Tide Lord" as "the new lord"
    Then you can't use "the old lord"
    When you play "the new lord"
    And the chain empties
    And you use "the old lord"
    And the chain empties
    Then "the old lord" has 10 ATK
    And "Naga Guard" is in play
