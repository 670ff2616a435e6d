@edition:faq-2009-03
Feature: Sabotage
  A combat against a thing that isn't fought: nobody deals damage, and the attacker's power triggers unless someone protects.

  @rule:601.2c @example:faq-2009-03/6#1
  Scenario: A Totem that must be attacked first leaves both kinds of combat open, against itself alone
    Given you control "Arcanist Avelena"
    And your opponent controls "Stoneclaw Totem"
    And your opponent controls "Tyrennius Scatheblade"
    Then you can't propose that "Arcanist Avelena" attacks "Tyrennius Scatheblade", because of 601.2c
    And you can't propose that "Arcanist Avelena" attacks your opponent's hero, because of 601.2c
    And you may propose that "Arcanist Avelena" attacks "Stoneclaw Totem"
    And you may propose that "Arcanist Avelena" sabotages "Stoneclaw Totem"

  @rule:cr-2009-combat:603.1 @example:faq-2009-03/6#1
  Scenario: A sabotage that nobody stops deals no damage and triggers
    Given you control "Arcanist Avelena"
    And your opponent controls "Stoneclaw Totem"
    And your opponent controls "Tyrennius Scatheblade"
    When you propose that "Arcanist Avelena" sabotages "Stoneclaw Totem"
    And the protect point comes
    And your opponent does not protect
    And the combat concludes
    Then "Stoneclaw Totem" has 0 damage
    And the chain, top first, is "Arcanist Avelena"
    When the chain empties
    Then "Stoneclaw Totem" is on top of your opponent's deck
    And "Arcanist Avelena" is exhausted
    And "Arcanist Avelena" has 0 damage

  @rule:cr-2009-combat:602.2c @example:faq-2009-03/6#1
  Scenario: A protector turns the sabotage into a fight
    Given you control "Arcanist Avelena"
    And your opponent controls "Stoneclaw Totem"
    And your opponent controls "Tyrennius Scatheblade"
    When you propose that "Arcanist Avelena" sabotages "Stoneclaw Totem"
    And the protect point comes
    And your opponent protects with "Tyrennius Scatheblade"
    And the combat concludes
    Then "Tyrennius Scatheblade" has 1 damage
    And "Arcanist Avelena" is in your graveyard
    And "Stoneclaw Totem" is in play
    And the chain is empty

  @rule:603.1 @example:faq-2009-03/6#1
  Scenario: The same Totem attacked in a normal combat is damaged and stays
    Given you control "Arcanist Avelena"
    And your opponent controls "Stoneclaw Totem"
    When you propose that "Arcanist Avelena" attacks "Stoneclaw Totem"
    And the combat concludes
    Then "Stoneclaw Totem" has 1 damage
    And the chain, top first, is "Stoneclaw Totem"
    When the chain empties
    Then "Stoneclaw Totem" is in play
    When your next turn starts
    Then "Arcanist Avelena" is exhausted

  @rule:601.2c @example:faq-2009-03/6#2
  Scenario: An ability that draws attacks to its ally is out of reach while that ally can be attacked
    Given you control "Arcanist Avelena"
    And your opponent controls "Tyrennius Scatheblade"
    And your opponent's "Warrior Training" is attached to your opponent's "Tyrennius Scatheblade"
    Then you can't propose that "Arcanist Avelena" sabotages "Warrior Training", because of 601.2c
    And you can't propose that "Arcanist Avelena" attacks your opponent's hero, because of 601.2c
    And you may propose that "Arcanist Avelena" attacks "Tyrennius Scatheblade"

  @rule:601.2c
  Scenario: With the ally elusive, the ability attached to it may be sabotaged
    Given cost is no matter
    And you control "Arcanist Avelena"
    And your hand is "Sneak"
    And your opponent controls "Tyrennius Scatheblade"
    And your opponent's "Warrior Training" is attached to your opponent's "Tyrennius Scatheblade"
    Then you can't propose that "Arcanist Avelena" attacks your opponent's hero, because of 601.2c
    When you play "Sneak" targeting "Tyrennius Scatheblade"
    And the chain empties
    Then you may propose that "Arcanist Avelena" sabotages "Warrior Training"
    And you may propose that "Arcanist Avelena" attacks your opponent's hero

  @rule:cr-2009-combat:601.2b
  Scenario: An ability of the saboteur's own side can't be sabotaged, wherever it is attached
    Given you control "Arcanist Avelena"
    And you control "Berserker Stance"
    And your opponent controls "Benethor Draigo"
    And your "Rend" is attached to your opponent's "Benethor Draigo"
    And your opponent controls "Battle Shout"
    Then you can't propose that "Arcanist Avelena" sabotages "Berserker Stance", because of cr-2009-combat:601.2b
    And you can't propose that "Arcanist Avelena" sabotages "Rend", because of cr-2009-combat:601.2b
    And you may propose that "Arcanist Avelena" sabotages "Battle Shout"

  @rule:cr-2009-combat:601.2b
  Scenario: Only the named kind of thing can be sabotaged
    Given you control "Arcanist Avelena"
    And you control "Kor Cindervein"
    And your opponent controls "Krol Blade"
    And your opponent controls "Battle Shout"
    Then you can't propose that "Arcanist Avelena" sabotages "Krol Blade", because of cr-2009-combat:601.2b
    And you can't propose that "Kor Cindervein" sabotages "Battle Shout", because of cr-2009-combat:601.2b

  @rule:faq-2009-03:6
  Scenario: A character that can't attack can't sabotage
    Given you control "Arcanist Avelena"
    And your opponent's "Interest You in a Pint?" is attached to your "Arcanist Avelena"
    And your opponent controls "Battle Shout"
    Then you can't propose that "Arcanist Avelena" sabotages "Battle Shout", because of faq-2009-03:6

  @rule:cr-2009-combat:603.1
  Scenario: A saboteur with no ATK triggers all the same
    Given you control "Arcanist Avelena"
    And your opponent controls "Demoralizing Shout"
    Then "Arcanist Avelena" has 0 damage, 0 ATK and 2 health
    When you propose that "Arcanist Avelena" sabotages "Demoralizing Shout"
    And the combat concludes
    And the chain empties
    Then "Demoralizing Shout" is on top of your opponent's deck
    And "Arcanist Avelena" has 0 damage, 1 ATK and 2 health

  @rule:cr-2009-combat:603.1b
  Scenario: When the thing is gone before the conclusion nothing triggers
    Given cost is no matter
    And you control "Arcanist Avelena"
    And your opponent controls "Battle Shout"
    And your opponent's hand is "Dispel Magic"
    When you propose that "Arcanist Avelena" sabotages "Battle Shout"
    And the defend window opens
    And your opponent responds by playing "Dispel Magic" targeting "Battle Shout"
    And the combat concludes
    Then "Battle Shout" is in your opponent's graveyard
    And the chain is empty
    And "Arcanist Avelena" is exhausted
