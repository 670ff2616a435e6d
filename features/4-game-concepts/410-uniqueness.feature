Feature: 410 Uniqueness
  A player who controls what can't stand together destroys cards of choice until it can, before anyone gets priority.

  Background:
    Given cost is no matter

  @rule:410.3a
  Scenario: A second unique card of the same name costs you one of your two, not your opponent's
    Given you control "Warlord Goretooth" as "the old Goretooth"
    And your opponent controls "Warlord Goretooth" as "the other Goretooth"
    And your hand is "Warlord Goretooth" as "the new Goretooth"
    When you play "the new Goretooth"
    And the chain empties
    Then the chain is empty
    And you must choose between "the old Goretooth", "the new Goretooth"
    When you choose "the old Goretooth"
    Then "the old Goretooth" is in your graveyard
    And "the new Goretooth" is in play
    And "the other Goretooth" is in play
    And you have priority

  @rule:410.3a
  Scenario: Cards of one name that are not unique stand together
    Given you control "Warlord Goretooth"
    And you control "Brigg" as "the old Brigg"
    And your hand is "Brigg" as "the new Brigg", "Warlord Goretooth" as "the new Goretooth"
    When you play "the new Brigg"
    And the chain empties
    Then "the old Brigg" is in play
    And "the new Brigg" is in play
    When you play "the new Goretooth"
    And the chain empties
    And you choose "the new Goretooth"
    Then "the new Goretooth" is in your graveyard

  # The health of Searing Totem, which the example names, is in no source; another Fire Totem stands for it.
  @rule:410.3b @example:cr-2007-05/410.3b#1
  Scenario: Of two Fire Totems one is destroyed, and you choose which to keep
    Given you control "Fire Nova Totem" as "the old Totem"
    And your opponent controls "Fire Nova Totem" as "the other player's Totem"
    And your hand is "Fire Nova Totem" as "the new Totem"
    When you play "the new Totem"
    And the chain empties
    Then you must choose between "the old Totem", "the new Totem"
    When you choose "the old Totem"
    Then "the old Totem" is in your graveyard
    And "the new Totem" is in play
    And "the other player's Totem" is in play
    And the chain is empty

  # Here too another Fire Totem stands for Searing Totem.
  @rule:410.3b @rule:410.2 @example:cr-2007-05/410.3b#1
  Scenario: Of three Fire Totems all but one are destroyed, the one you keep being whichever you like
    Given the card "Bonfire" reads:
      """
      3, Ability
      Put all Fire Totem cards from your graveyard into play.
      """
    And you control "Fire Nova Totem" as "the first Totem"
    And your graveyard is "Fire Nova Totem" as "the second Totem", "Fire Elemental Totem"
    And your hand is "Bonfire"
    When you play "Bonfire"
    And the chain empties
    Then you must choose between "the first Totem", "the second Totem", "Fire Elemental Totem"
    When you choose "Fire Elemental Totem"
    Then you must choose between "the first Totem", "the second Totem"
    When you choose "the first Totem"
    Then "the second Totem" is in play
    And "the first Totem" is in your graveyard
    And "Fire Elemental Totem" is in your graveyard

  @rule:410.3b @rule:410.2
  Scenario: The tag counts and not the name, and what triggered waits for the repair
    Given you control "Fire Nova Totem"
    And your hand is "Fire Elemental Totem"
    When you play "Fire Elemental Totem"
    And both players pass
    Then the chain is empty
    And you must choose between "Fire Nova Totem", "Fire Elemental Totem"
    When you choose "Fire Elemental Totem"
    Then "Fire Elemental Totem" is in your graveyard
    And the chain, top first, is "Fire Elemental Totem"
    When the chain empties
    Then you control "Fire Elemental"

  @rule:410.3b
  Scenario: Two Rings are allowed and the third is one too many
    Given you control "Mason's Fraternity Ring" as "the first ring"
    And your hand is "Mason's Fraternity Ring" as "the second ring", "Mason's Fraternity Ring" as "the third ring"
    When you play "the second ring"
    And the chain empties
    Then "the first ring" is in play
    And you have priority
    When you play "the third ring"
    And the chain empties
    Then you must choose between "the first ring", "the second ring", "the third ring"
    When you choose "the second ring"
    Then "the second ring" is in your graveyard
    And "the first ring" is in play
    And "the third ring" is in play

  @rule:410.3c @rule:410.3b @example:cr-2007-05/410.3c#1
  Scenario: With dual wield a second sword is fine, and a shield beside both is not
    Given you control "Dual Wield"
    And you control "Deathbringer"
    And your hand is "Sword of Zeal", "Observer's Shield"
    When you play "Sword of Zeal"
    And the chain empties
    Then "Deathbringer" is in play
    And "Sword of Zeal" is in play
    And you have priority
    When you play "Observer's Shield"
    And the chain empties
    Then you must choose between "Deathbringer", "Sword of Zeal", "Observer's Shield"
    When you choose "Deathbringer"
    Then "Deathbringer" is in your graveyard
    And "Sword of Zeal" is in play
    And "Observer's Shield" is in play

  @rule:410.3c
  Scenario: A two-handed weapon and an off-hand shield can't stand together
    Given you control "Arcanite Reaper"
    And your hand is "Observer's Shield"
    When you play "Observer's Shield"
    And the chain empties
    Then you must choose between "Arcanite Reaper", "Observer's Shield"
    When you choose "Observer's Shield"
    Then "Observer's Shield" is in your graveyard
    And "Arcanite Reaper" is in play

  @rule:410.2 @rule:410.3b
  Scenario: When both players must repair the turn player chooses first
    Given you control "Dual Wield" as "your knack"
    And you control "Krol Blade"
    And you control "Fel Iron Hatchet"
    And your opponent controls "Dual Wield" as "the other knack"
    And your opponent controls "Scarlet Kris"
    And your opponent controls "Viking Warhammer"
    And your hand is "Mass Dispel"
    When you play "Mass Dispel"
    And the chain empties
    And you choose "your knack", "the other knack"
    Then you must choose between "Krol Blade", "Fel Iron Hatchet"
    When you choose "Krol Blade"
    Then your opponent must choose between "Scarlet Kris", "Viking Warhammer"
    When your opponent chooses "Scarlet Kris"
    Then "Krol Blade" is in your graveyard
    And "Scarlet Kris" is in your opponent's graveyard
    And "Fel Iron Hatchet" is in play
    And "Viking Warhammer" is in play
