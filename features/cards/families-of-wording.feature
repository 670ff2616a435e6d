Feature: Families of wording
  Wordings that say in one sentence what other cards say in two, or of another zone, and what they do.

  @rule:716.2
  Scenario: A target that would deal or heal damage this turn deals and heals more of it
    Given cost is no matter
    And the card "Infusion" reads:
      """
      1, Priest, Instant Ability—Discipline
      If target friendly hero or ally would deal or heal damage this turn, it deals or heals that much damage +1 instead.
      """
    And the card "Pyre" reads:
      """
      3, Instant Ability
      Your hero deals 4 fire damage to target hero or ally.
      """
    And the card "Balm" reads:
      """
      1, Instant Ability
      Your hero heals 2 damage from target hero.
      """
    And your hand is "Infusion", "Pyre", "Balm"
    When you play "Infusion" targeting your hero
    And the chain empties
    And you play "Pyre" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 5 damage
    When you play "Balm" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:103.2
  Scenario: What one sentence says of a hero and of its player lasts as long for both
    Given cost is no matter
    And the card "Fade" reads:
      """
      1, Instant Ability
      Your hero can't attack and you can't play ability cards this turn.
      """
    And the card "Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 1 fire damage to target hero.
      """
    And the card "Squire" reads:
      """
      1, Ally—Human Warrior, 1 [Melee] ATK / 1 Health
      """
    And your hand is "Fade", "Bolt", "Squire"
    When you play "Fade"
    And the chain empties
    Then you can't play "Bolt" targeting your opponent's hero, because of 103.2
    And you may play "Squire"

  @rule:601.2a
  Scenario: A keyword that an ally can't have this turn can't be given to it this turn either
    Given cost is no matter
    And the card "Tranquil" reads:
      """
      1, Instant Ability
      Target ally can't have ferocity this turn.
      """
    And the card "Rush" reads:
      """
      1, Instant Ability
      Target ally has ferocity this turn.
      """
    And the card "Raider" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health
      Ferocity
      """
    And your hand is "Raider", "Tranquil", "Rush"
    When you play "Raider"
    And the chain empties
    Then you may propose that "Raider" attacks your opponent's hero
    When you play "Tranquil" targeting "Raider"
    And the chain empties
    Then you can't propose that "Raider" attacks your opponent's hero, because of 601.2a
    When you play "Rush" targeting "Raider"
    And the chain empties
    Then you can't propose that "Raider" attacks your opponent's hero, because of 601.2a

  @rule:701.2
  Scenario: A power that removes its own card from the graveyard is used there
    Given cost is no matter
    And the card "Ghoul" reads:
      """
      2, Ally—Undead, 3 [Melee] ATK / 1 Health
      Remove Ghoul in your graveyard from the game >>> Put 1 damage on target ally.
      """
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 3 Health
      """
    And your graveyard is "Ghoul"
    And your opponent controls "Ogre"
    When you use "Ghoul", targeting "Ogre"
    And the chain empties
    Then "Ogre" has 1 damage
    And "Ghoul" is removed from the game

  @rule:202.3
  Scenario: What comes back from any graveyard is of another race besides
    Given cost is no matter
    And the card "Raise" reads:
      """
      3, Ability
      Put an ally card from a graveyard into play under your control. It's Undead in addition to its other races.
      """
    And the card "Ogre" reads:
      """
      3, Ally—Ogre, 3 [Melee] ATK / 3 Health
      """
    And the card "Rite" reads:
      """
      1, Ability
      Undead allies in your party have +2 ATK this turn.
      """
    And your opponent's graveyard is "Ogre"
    And your hand is "Raise", "Rite"
    When you play "Raise"
    And the chain empties
    And you play "Rite"
    And the chain empties
    Then you control "Ogre"
    And "Ogre" has 5 ATK

  @rule:709.2d
  Scenario: What a revealed hand holds decides what follows
    Given cost is no matter
    And the card "Scout" reads:
      """
      1, Instant Ability
      Target player reveals his hand. If he reveals an ally card, your hero deals 1 ranged damage to that player's hero.
      """
    And the card "Squire" reads:
      """
      1, Ally—Human Warrior, 1 [Melee] ATK / 1 Health
      """
    And your hand is "Scout" as "the first look", "Scout" as "the second look"
    And your opponent's hand is "Squire"
    When you play "the first look" targeting your opponent
    And the chain empties
    Then your opponent's hero has 1 damage
    When you play "the second look" targeting yourself
    And the chain empties
    Then your hero has 0 damage

  @rule:409.2
  Scenario: A search for any number of cards finds as many as the player likes
    Given the card "Whelp" reads:
      """
      1, Unlimited Ally—Dragonkin, 1 [Fire] ATK / 1 Health
      When Whelp enters play, you may search your deck for any number of cards named Whelp, reveal them, and put them into your hand.
      """
    And cost is no matter
    And your hand is "Whelp"
    And your deck, from the top, is "Whelp" as "the second Whelp", "Whelp" as "the third Whelp", "Whelp" as "the fourth Whelp"
    When you play "Whelp"
    And the chain empties
    And you choose to
    And you choose "the second Whelp", "the fourth Whelp"
    Then "the second Whelp" is in your hand
    And "the fourth Whelp" is in your hand
    And "the third Whelp" is in your deck
