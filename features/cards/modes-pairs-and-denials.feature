Feature: Modes behind deeds, two cards together, and what a card is not
  Modes belong to a link also where something is done in any case; two cards that were chosen deal damage to each other.

  @rule:707.1b
  Scenario: What stands before the modes is done whichever mode is chosen
    Given cost is no matter
    And the card "Test Verdict" reads:
      """
      2, Instant Ability
      Exhaust target ally. Choose one: Draw a card; or destroy target weapon.
      """
    And the card "Test Grunt" reads:
      """
      3, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And your opponent controls "Test Grunt"
    And your opponent controls "Krol Blade"
    And your hand is "Test Verdict", "Test Verdict"
    When you play "Test Verdict" choosing the 2nd mode, targeting "Test Grunt", "Krol Blade"
    And the chain empties
    Then "Test Grunt" is exhausted
    And "Krol Blade" is in your opponent's graveyard
    And there is 1 card in your hand

  @rule:707.1b
  Scenario: A mode without a legal target can't be chosen, though its sentence has another target
    Given cost is no matter
    And the card "Test Verdict" reads:
      """
      2, Instant Ability
      Exhaust target ally. Choose one: Draw a card; or destroy target weapon.
      """
    And the card "Test Grunt" reads:
      """
      3, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And your opponent controls "Test Grunt"
    And your hand is "Test Verdict"
    And your deck, from the top, is "Krol Blade"
    When you play "Test Verdict" targeting "Test Grunt"
    And the chain empties
    Then "Test Grunt" is exhausted
    And "Krol Blade" is in your hand

  @rule:403.4
  Scenario: Two chosen allies deal each other damage equal to their ATK, and both deaths follow
    Given cost is no matter
    And the card "Test Duel" reads:
      """
      2, Instant Ability
      Choose a friendly ally and an opposing ally. They deal melee damage to each other equal to their ATK.
      """
    And the card "Test Grunt" reads:
      """
      3, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Ogre" reads:
      """
      5, Ally—Ogre Warrior, 5 [Melee] ATK / 5 Health
      """
    And you control "Test Grunt"
    And your opponent controls "Test Ogre"
    And your hand is "Test Duel"
    When you play "Test Duel"
    And the chain empties
    Then "Test Grunt" is in your graveyard
    And "Test Ogre" has 2 damage

  @rule:411.2a
  Scenario: A card is drawn for a target that is no hero
    Given cost is no matter
    And the card "Test Snare" reads:
      """
      2, Instant Ability
      Exhaust target hero or ally. If it's not a hero, draw a card.
      """
    And the card "Test Grunt" reads:
      """
      3, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And your opponent controls "Test Grunt"
    And your hand is "Test Snare", "Test Snare"
    And your deck, from the top, is "Krol Blade", "Annihilator"
    When you play "Test Snare" targeting your opponent's hero
    And the chain empties
    Then there is 1 card in your hand
    When you play "Test Snare" targeting "Test Grunt"
    And the chain empties
    Then "Krol Blade" is in your hand

  @rule:706.1
  Scenario: Two or more targets are two at the least
    Given cost is no matter
    And the card "Test Quake" reads:
      """
      2, Instant Ability
      Exhaust two or more target allies.
      """
    And the card "Test Grunt" reads:
      """
      3, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And your opponent controls "Test Grunt"
    And your hand is "Test Quake"
    Then you can't play "Test Quake", because of 707.1d

  @rule:709.2b
  Scenario: The one of two targets that was not chosen is readied
    Given cost is no matter
    And the card "Test Choice" reads:
      """
      2, Instant Ability
      Exhaust two target opposing allies. Destroy one of them and ready the other.
      """
    And the card "Test Grunt" reads:
      """
      3, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Ogre" reads:
      """
      5, Ally—Ogre Warrior, 5 [Melee] ATK / 5 Health
      """
    And your opponent controls "Test Grunt" and "Test Ogre"
    And your hand is "Test Choice"
    When you play "Test Choice" targeting "Test Grunt" and "Test Ogre"
    And the chain empties
    And you choose "Test Ogre"
    Then "Test Ogre" is in your opponent's graveyard
    And "Test Grunt" is ready

  @rule:717.2
  Scenario: Damage of the type that was chosen is prevented, other damage is not
    Given cost is no matter
    And the card "Test Ward" reads:
      """
      2, Instant Ability
      Choose a damage type. Prevent all damage of that type that would be dealt to your hero this turn.
      """
    And the card "Test Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 fire damage to target hero.
      """
    And the card "Test Chill" reads:
      """
      1, Instant Ability
      Your hero deals 1 frost damage to target hero.
      """
    And your hand is "Test Ward", "Test Spark", "Test Chill"
    When you play "Test Ward"
    And the chain empties
    And you choose "fire"
    And you play "Test Spark" targeting your hero
    And the chain empties
    And you play "Test Chill" targeting your hero
    And the chain empties
    Then your hero has 1 damage

  @rule:802.1
  Scenario: Only who holds more cards than you discards one
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And cost is no matter
    And the card "Test Levy" reads:
      """
      1, Instant Ability
      Each opponent with more cards in hand than you discards a card.
      """
    And Ann's hand is "Test Levy", "Tim"
    And Bo's hand is "Tim"
    And Cid's hand is "Tim", "Brigg"
    When Ann plays "Test Levy"
    And the chain empties
    And Cid chooses "Brigg"
    Then "Brigg" is in Cid's graveyard
    And there is 1 card in Bo's hand
    And there is 1 card in Ann's hand

  @rule:716.1
  Scenario: Armor is destroyed in place of another, but not of itself
    Given cost is no matter
    And the card "Test Plate" reads:
      """
      2, Armor—Plate, Head (1), 1 DEF
      If another armor you control would be destroyed, you may destroy Test Plate instead.
      """
    And the card "Test Greaves" reads:
      """
      2, Armor—Plate, Feet (1), 1 DEF
      """
    And the card "Test Rust" reads:
      """
      1, Instant Ability
      Destroy target armor.
      """
    And you control "Test Plate" and "Test Greaves"
    And your hand is "Test Rust"
    When you play "Test Rust" targeting "Test Greaves"
    And the chain empties
    And you choose to
    Then "Test Plate" is in your graveyard
    And you control "Test Greaves"

  @rule:104.1
  Scenario: Up to three cards are discarded as a cost by a player who has but two
    Given cost is no matter
    And the card "Test Gambler" reads:
      """
      3, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      Discard up to three cards >>> Test Gambler has +1 ATK this turn for each card discarded this way.
      """
    And you control "Test Gambler"
    And your hand is "Tim", "Brigg"
    When you use "Test Gambler"
    And you choose 2
    And the chain empties
    Then "Test Gambler" has 4 ATK
    And there are no cards in your hand

  @rule:404.1
  Scenario: Of what may be drawn and healed at most, less is chosen
    Given cost is no matter
    And the card "Test Gift" reads:
      """
      2, Instant Ability
      Draw up to two cards. Your hero heals up to 3 damage from target hero.
      """
    And your hero has 5 damage
    And your hand is "Test Gift"
    When you play "Test Gift" targeting your hero
    And the chain empties
    And you choose 1
    And you choose 2
    Then there is 1 card in your hand
    And your hero has 3 damage

  @rule:711.1
  Scenario: Two cards on the chain are interrupted by one
    Given cost is no matter
    And the card "Test Stop" reads:
      """
      2, Instant Ability
      Interrupt up to two target ability cards.
      """
    And the card "Test Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 fire damage to target hero.
      """
    And the card "Test Chill" reads:
      """
      1, Instant Ability
      Your hero deals 1 frost damage to target hero.
      """
    And it is your opponent's turn, in the action phase
    And your opponent's hand is "Test Spark", "Test Chill"
    And your hand is "Test Stop"
    When your opponent plays "Test Spark" targeting your hero
    And your opponent plays "Test Chill" targeting your hero
    And you respond by playing "Test Stop" targeting "Test Spark", "Test Chill"
    And the chain empties
    Then your hero has 0 damage
    And "Test Spark" is in your opponent's graveyard
