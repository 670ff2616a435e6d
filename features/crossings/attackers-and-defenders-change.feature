Feature: Attackers and defenders change
  Combats in which somebody changes sides, is gone, or may do something after all.

  @rule:602.5 @rule:602.4
  Scenario: A protector that changes sides leaves nobody to strike at
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Shieldman" reads:
      """
      2, Ally—Human Warrior, 2 [Melee] ATK / 4 Health
      Protector
      """
    And the card "Snare" reads:
      """
      3, Instant Ability
      Gain control of target ally this turn.
      """
    And Ann controls "Annihilator"
    And Ann's hand is "Snare"
    And Bo controls "Brigg"
    And Dee controls "Shieldman"
    When Ann proposes that Ann's hero attacks "Brigg"
    And Dee protects with "Shieldman"
    Then Ann may strike with "Annihilator"
    When Ann plays "Snare" targeting "Shieldman"
    And the chain empties
    Then Ann controls "Shieldman"
    And "Shieldman" is not defending
    And Ann can't strike with "Annihilator", because of 602.4
    When the combat concludes
    Then Ann's hero is exhausted
    And Ann's hero has 0 damage
    And "Shieldman" has 0 damage
    And "Shieldman" is exhausted

  @rule:603.1
  Scenario: Long-range is of no use to a defender
    Given it is your opponent's turn, in the action phase
    And your opponent controls "Kor Cindervein"
    And you control "Blackcrow", "Elven Chain Boots"
    And you have 1 resource
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And you strike with "Blackcrow"
    And the combat concludes
    And you exhaust "Elven Chain Boots" to prevent damage
    Then your hero has 1 damage
    And "Kor Cindervein" has 1 damage

  @rule:603.1a
  Scenario: A defender against long-range deals nothing, long-range or not
    Given it is your opponent's turn, in the action phase
    And the card "Archer" reads:
      """
      3, Ally—Troll Hunter, 2 [Ranged] ATK / 2 Health
      Long-Range
      """
    And your opponent controls "Archer"
    And you control "Blackcrow"
    And you have 1 resource
    When your opponent proposes that "Archer" attacks your hero
    And you strike with "Blackcrow"
    And the combat concludes
    Then your hero has 2 damage
    And "Archer" has 0 damage

  @rule:709.2d @rule:303.2a
  Scenario: A strike knows a weapon that is gone, and its words are gone with it
    Given cost is no matter
    And the card "Hone" reads:
      """
      1, Instant Ability
      Your weapons have +1 ATK this turn.
      """
    And the card "Shatter" reads:
      """
      1, Instant Ability
      Destroy target equipment.
      """
    And you control "Annihilator"
    And your opponent controls "Elven Chain Boots"
    And your hand is "Hone" as "first Hone", "Hone" as "second Hone"
    And your opponent's hand is "Shatter"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Annihilator"
    And you play "first Hone"
    And both players pass
    Then "Annihilator" has 4 ATK
    When you pass
    And your opponent plays "Shatter" targeting "Annihilator"
    And the chain empties
    Then "Annihilator" is in your graveyard
    And your hero has 4 ATK
    When you play "second Hone"
    And the chain empties
    Then your hero has 4 ATK
    When the combat concludes
    And your opponent exhausts "Elven Chain Boots" to prevent damage
    Then your opponent's hero has 2 damage

  @rule:cr-2009-combat:601.2c @edition:cr-2009-combat
  Scenario: Only the Totem can be attacked, and with it nothing sabotaged
    Given cost is no matter
    And the card "Thief" reads:
      """
      2, Ally—Blood Elf Rogue, 2 [Melee] ATK / 2 Health
      Sabotage: Equipment
      When Thief sabotages an equipment, gain control of it.
      """
    And the card "Veil" reads:
      """
      1, Instant Ability
      Target ally has elusive this turn.
      """
    And you control "Thief"
    And your opponent controls "Stoneclaw Totem", "Annihilator"
    And your hand is "Veil"
    Then you can't propose that "Thief" sabotages "Annihilator", because of 601.2c
    And you may propose that "Thief" attacks "Stoneclaw Totem"
    When you play "Veil" targeting "Stoneclaw Totem"
    And the chain empties
    Then you can't propose that "Thief" attacks "Stoneclaw Totem"
    When you propose that "Thief" sabotages "Annihilator"
    And the combat concludes
    And the chain empties
    Then you control "Annihilator"
    And "Thief" has 0 damage
    And "Thief" is exhausted

  @rule:cr-2009-combat:602.4 @edition:cr-2009-combat
  Scenario: What was to be sabotaged changes sides
    Given cost is no matter
    And the card "Thief" reads:
      """
      2, Ally—Blood Elf Rogue, 2 [Melee] ATK / 2 Health
      Sabotage: Equipment
      When Thief sabotages an equipment, draw a card.
      """
    And the card "Take" reads:
      """
      3, Instant Ability
      Gain control of target equipment.
      """
    And the card "Shieldman" reads:
      """
      2, Ally—Human Warrior, 2 [Melee] ATK / 4 Health
      Protector
      """
    And you control "Thief"
    And your opponent controls "Annihilator", "Shieldman"
    And your hand is "Take"
    And you have 3 unnamed cards in your deck
    When you propose that "Thief" sabotages "Annihilator"
    And the attack window opens
    And you play "Take" targeting "Annihilator"
    And the chain empties
    And the combat concludes
    Then there are no cards in your hand
    And "Thief" is exhausted
    And "Shieldman" is ready
    And it is your turn, in the action phase
    And you control "Annihilator"

  @rule:103.2 @rule:709.2f
  Scenario: Who can't be destroyed destroys nobody, and falls after the turn
    Given cost is no matter
    And the card "Sanctuary" reads:
      """
      1, Instant Ability
      Target hero or ally can't be destroyed this turn.
      """
    And you control "Kor Cindervein"
    And your opponent controls "Grunt Baranka"
    And your opponent's hand is "Sanctuary"
    When you propose that "Kor Cindervein" attacks "Grunt Baranka"
    And the attack window opens
    And your opponent responds by playing "Sanctuary" targeting "Grunt Baranka"
    And the chain empties
    And the combat concludes
    Then "Kor Cindervein" has 2 damage
    And "Grunt Baranka" has 3 damage
    And your opponent controls "Grunt Baranka"
    When the turn ends
    Then "Grunt Baranka" is in your opponent's graveyard
    And it is your opponent's turn, in the ready step

  @rule:600.2 @rule:600.3
  Scenario: Nobody must pay to attack, but an attack that is free must be made
    Given a team game: Ann against Bo against Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Goad" reads:
      """
      1, Instant Ability
      Target ally must attack this turn if able.
      """
    And Ann controls "Kor Cindervein"
    And Ann's hand is "Goad"
    And Bo controls "Winter's Grasp"
    When Ann plays "Goad" targeting "Kor Cindervein"
    And the chain empties
    Then Ann can't pass, because of 600.2
    When Cid concedes
    And Ann passes
    Then Bo has priority
    And "Kor Cindervein" is ready

  @rule:407.6a @edition:cr-2009-combat
  Scenario: Three guards fall in three waves, and what triggers waits for the end of the combat
    Given the card "Keener" reads:
      """
      1, Ally—Human Priest, 1 [Holy] ATK / 1 Health
      When another ally in your party is destroyed, draw a card.
      """
    And you control "Kor Cindervein"
    And your opponent controls "Ironforge Guards" with 2 damage as "A", "Ironforge Guards" with 2 damage as "B", "Ironforge Guards" with 1 damage as "C", "Keener"
    And your opponent's hand is empty
    And your opponent has 5 unnamed cards in your opponent's deck
    When you propose that "Kor Cindervein" attacks "A"
    And the combat concludes
    Then "A" is in your opponent's graveyard
    And "B" is in your opponent's graveyard
    And "C" is in your opponent's graveyard
    And the chain, top first, is "Keener", "Keener", "Keener"
    And it is your turn, in the action phase
    When the chain empties
    Then there are 3 cards in your opponent's hand

  @rule:602.5 @rule:602.4
  Scenario: A defender without attacker is out of combat, and still defending
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And the card "Squire" reads:
      """
      2, Ally—Night Elf Warrior, 2 [Melee] ATK / 3 Health
      Your weapons have +2 ATK while your hero is defending.
      """
    And your opponent controls "Kor Cindervein"
    And you control "Squire", "Annihilator"
    And your hand is "Blink"
    And you have 3 unnamed cards in your deck
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And the defend window opens
    Then "Annihilator" has 5 ATK
    When you respond by playing "Blink"
    And the chain empties
    Then your hero is defending
    And your hero is not in combat
    And "Kor Cindervein" is not attacking
    And "Annihilator" has 5 ATK
    When your opponent passes
    Then you can't strike with "Annihilator", because of 602.4
    When the combat concludes
    Then your hero has 0 damage
    And "Annihilator" has 3 ATK
    And "Kor Cindervein" is exhausted

  @rule:602.2 @rule:602.2b
  Scenario: An elusive bear protects its own hero and nobody else
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Bo's turn, in the action phase
    And the card "Old Bear" reads:
      """
      4, Hunter, Ally—Bear, Pet (1), 4 [Melee] ATK / 4 Health
      Elusive
      Old Bear can protect your hero.
      """
    And Ann controls "Old Bear", "Brigg"
    And Bo controls "Kor Cindervein" as "first", "Kor Cindervein" as "second", "Kor Cindervein" as "third"
    When Bo proposes that "first" attacks Cid's hero
    And the combat concludes
    Then Cid's hero has 3 damage
    When Bo proposes that "second" attacks "Brigg"
    And the combat concludes
    Then "Brigg" is in Ann's graveyard
    And "Old Bear" is ready
    When Bo proposes that "third" attacks Ann's hero
    And Ann protects with "Old Bear"
    And the combat concludes
    Then Ann's hero has 0 damage
    And "Old Bear" has 3 damage
    And "third" is in Bo's graveyard

  @rule:302.2 @rule:400.3
  Scenario: Back in its party, an ally has to wait
    Given the card "Rouse" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And you control "Kor Cindervein" with 1 damage
    And your opponent controls "Helwen"
    And your hand is "Rouse"
    And you have 2 resources
    Then you may propose that "Kor Cindervein" attacks your opponent's hero
    When you pass
    And your opponent uses "Helwen" targeting "Kor Cindervein"
    And the chain empties
    Then your opponent controls "Kor Cindervein"
    When you play "Rouse" targeting "Helwen"
    And the chain empties
    Then you control "Kor Cindervein"
    And "Kor Cindervein" has 1 damage
    And you can't propose that "Kor Cindervein" attacks your opponent's hero, because of 601.2a

  @rule:601.3
  Scenario: Ferocity that is gone interrupts the proposal
    Given cost is no matter
    And the card "Rush" reads:
      """
      1, Ally—Orc Rogue, 2 [Melee] ATK / 2 Health
      Ferocity
      """
    And the card "Calm" reads:
      """
      1, Instant Ability
      Target ally loses ferocity this turn.
      """
    And your hand is "Rush"
    And your opponent's hand is "Calm"
    When you play "Rush"
    And the chain empties
    And you propose that "Rush" attacks your opponent's hero
    And your opponent responds by playing "Calm" targeting "Rush"
    And the chain empties
    Then "Rush" is ready
    And "Rush" is not attacking
    And it is your turn, in the action phase
    And you have priority
    And you can't propose that "Rush" attacks your opponent's hero, because of 601.2a

  @rule:601.3
  Scenario: A Totem that becomes elusive too late is still hit
    Given cost is no matter
    And the card "Veil" reads:
      """
      1, Instant Ability
      Target ally has elusive this turn.
      """
    And the card "Retribution" reads:
      """
      5, Ability
      Ongoing: When a hero or ally in your party is dealt combat damage, it deals 1 holy damage to the source of that combat damage.
      """
    And you control "Kor Cindervein"
    And your opponent controls "Stoneclaw Totem", "Retribution"
    And your opponent's hand is "Veil"
    When you propose that "Kor Cindervein" attacks "Stoneclaw Totem"
    And the attack window opens
    And your opponent responds by playing "Veil" targeting "Stoneclaw Totem"
    And the chain empties
    And the combat concludes
    Then "Stoneclaw Totem" has 3 damage
    And "Kor Cindervein" has 0 damage
    And the chain, top first, is "Stoneclaw Totem"
    When the chain empties
    And the turn ends
    And the turn ends
    Then "Kor Cindervein" is exhausted

  @rule:602.5
  Scenario: The attacker changes sides, and nobody protects
    Given cost is no matter
    And the card "Snare" reads:
      """
      3, Instant Ability
      Gain control of target ally this turn.
      """
    And you control "Kor Cindervein"
    And your opponent controls "Donna Calister", "Brigg"
    And your opponent's hand is "Snare"
    When you propose that "Kor Cindervein" attacks "Brigg"
    And the attack window opens
    And your opponent responds by playing "Snare" targeting "Kor Cindervein"
    And the chain empties
    And the combat concludes
    Then "Donna Calister" is ready
    And "Brigg" has 0 damage
    And your opponent controls "Kor Cindervein"
    And "Kor Cindervein" is exhausted
    And it is your turn, in the action phase

  @rule:601.2d
  Scenario: Two that draw all attacks to them, and then one
    Given a team game: Ann against Bo and Dee, seated Ann, Bo, Dee
    And it is Ann's turn, in the action phase
    And cost is no matter
    And the card "Veil" reads:
      """
      1, Instant Ability
      Target ally has elusive this turn.
      """
    And Ann controls "Kor Cindervein"
    And Bo controls "Sarmoth", "Brigg"
    And Dee controls "Stoneclaw Totem"
    And Ann's hand is "Veil"
    Then Ann may propose that "Kor Cindervein" attacks "Sarmoth"
    And Ann may propose that "Kor Cindervein" attacks "Stoneclaw Totem"
    And Ann can't propose that "Kor Cindervein" attacks "Brigg", because of 601.2d
    When Ann plays "Veil" targeting "Sarmoth"
    And the chain empties
    Then Ann may propose that "Kor Cindervein" attacks "Stoneclaw Totem"
    And Ann can't propose that "Kor Cindervein" attacks Bo's hero

  @rule:303.2c
  Scenario: An exhausted hero strikes twice with a weapon that is readied
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And the card "Polish" reads:
      """
      1, Instant Ability
      Ready target equipment.
      """
    And the card "Ogre" reads:
      """
      4, Ally—Ogre, 4 [Melee] ATK / 7 Health
      """
    And your opponent controls "Ogre"
    And you control "Annihilator"
    And your hero is exhausted
    And your hand is "Polish"
    When your opponent proposes that "Ogre" attacks your hero
    And you strike with "Annihilator"
    And the chain empties
    And your opponent passes
    And you play "Polish" targeting "Annihilator"
    And the chain empties
    And you strike with "Annihilator"
    And the chain empties
    Then your hero has 6 ATK
    When the combat concludes
    Then "Ogre" has 6 damage
    And your hero has 4 damage

  @rule:cr-2009-combat:602.3b @edition:cr-2009-combat
  Scenario: The hero becomes a defender and strikes
    Given it is your opponent's turn, in the action phase
    And cost is no matter
    And the card "Step Up" reads:
      """
      1, Instant Ability
      Remove target friendly defending ally from combat, and your hero becomes a defender.
      """
    And your opponent controls "Kor Cindervein"
    And you control "Brigg", "Annihilator"
    And your hand is "Step Up"
    When your opponent proposes that "Kor Cindervein" attacks "Brigg"
    And the defend window opens
    And you respond by playing "Step Up" targeting "Brigg"
    And the chain empties
    Then "Brigg" is not defending
    And your hero is in combat
    When you strike with "Annihilator"
    And the chain empties
    And the combat concludes
    Then "Brigg" has 0 damage
    And your hero has 3 damage
    And "Kor Cindervein" is in your opponent's graveyard

  @rule:602.2
  Scenario: A protector is destroyed for having been exhausted
    Given cost is no matter
    And the card "Brink" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: When attached ally becomes exhausted, destroy it.
      """
    And you control "Kor Cindervein"
    And your opponent controls "Donna Calister", "Brigg"
    And "Brink" is attached to "Donna Calister"
    When you propose that "Kor Cindervein" attacks "Brigg"
    And the protect point comes
    And your opponent protects with "Donna Calister"
    Then the chain, top first, is "Brink"
    And it is your turn, in the defend window
    And "Donna Calister" is defending
    When the combat concludes
    Then "Donna Calister" is in your opponent's graveyard
    And "Brigg" has 0 damage
    And "Kor Cindervein" has 0 damage

  @rule:600.2 @rule:600.3
  Scenario: A tax that can't be paid excuses from attacking, until it is gone
    Given the card "Goad" reads:
      """
      0, Instant Ability
      Target ally must attack this turn if able.
      """
    And the card "Break" reads:
      """
      0, Instant Ability
      Destroy target ability.
      """
    And you control "Kor Cindervein"
    And your opponent controls "Winter's Grasp"
    And your opponent's hand is "Goad"
    And your hand is "Break"
    When you pass
    And your opponent plays "Goad" targeting "Kor Cindervein"
    And the chain empties
    Then you can't propose that "Kor Cindervein" attacks your opponent's hero, because of 600.3
    When you play "Break" targeting "Winter's Grasp"
    And the chain empties
    Then you can't pass, because of 600.2
    And you may propose that "Kor Cindervein" attacks your opponent's hero

  @rule:401.1
  Scenario: A bear that protects can't pay for a trap, and its strike ends the form
    Given it is your opponent's turn, in the action phase
    And the card "Jaws" reads:
      """
      3, Hunter, Instant Ability—Survival
      Trap
      Exhaust target ally.
      """
    And your hero is "Thangal"
    And you control "Bear Form", "Annihilator", "Brigg"
    And your opponent controls "Kor Cindervein"
    And you have 2 resources
    And your hand is "Jaws"
    When your opponent proposes that "Kor Cindervein" attacks "Brigg"
    And you protect with your hero
    And your opponent passes
    Then you can't play "Jaws" targeting "Kor Cindervein" exhausting your hero rather than paying
    And you can't play "Jaws" targeting "Kor Cindervein"
    When you strike with "Annihilator"
    And the chain empties
    Then "Bear Form" is in your graveyard
    And your hero is protecting
    And your hero has no protector
    When the combat concludes
    Then "Kor Cindervein" is in your opponent's graveyard
    And your hero has 3 damage

  @rule:401.3
  Scenario: A trap is paid for once the hero defends
    Given it is your opponent's turn, in the action phase
    And the card "Jaws" reads:
      """
      3, Hunter, Instant Ability—Survival
      Trap
      Your hero deals 1 ranged damage to target ally.
      """
    And your opponent controls "Kor Cindervein"
    And your hand is "Jaws"
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And the attack window opens
    And your opponent passes
    Then you can't play "Jaws" targeting "Kor Cindervein" exhausting your hero rather than paying
    When the defend window opens
    And your opponent passes
    And you play "Jaws" targeting "Kor Cindervein" exhausting your hero rather than paying
    And the chain empties
    Then your hero is exhausted
    And "Kor Cindervein" has 1 damage
    When the combat concludes
    Then your hero has 3 damage

  @rule:410.3b
  Scenario: A cat ends the bear, by being there
    Given the card "Prowling" reads:
      """
      1, Druid, Instant Ability—Feral, Form (1)
      Ongoing: Your hero is in cat form.
      """
    And your hero is "Thangal"
    And you control "Bear Form"
    And your opponent controls "Brigg"
    And you have 1 resource
    And your hand is "Prowling"
    When you propose that your hero attacks "Brigg"
    And the attack window opens
    And you play "Prowling"
    And the chain empties
    Then you must choose between "Bear Form", "Prowling"
    When you choose "Bear Form"
    And the chain empties
    Then your hero has 1 ATK
    And your hero has no protector
    When the combat concludes
    Then "Brigg" has 1 damage
    And your hero has 1 damage

  @rule:303.2b @rule:410.3b
  Scenario: Dual wield ends between two strikes
    Given cost is no matter
    And the card "Twinblade" reads:
      """
      2, Ally—Orc Rogue, 1 [Melee] ATK / 1 Health
      Your hero has dual wield.
      """
    And you control "Twinblade", "Annihilator", "Viking Warhammer"
    And your opponent's hand is "Fire Blast"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Annihilator"
    And the chain empties
    Then you may strike with "Viking Warhammer"
    When you pass
    And your opponent plays "Fire Blast" targeting "Twinblade"
    And the chain empties
    Then you must choose between "Annihilator", "Viking Warhammer"
    When you choose "Annihilator"
    Then "Annihilator" is in your graveyard
    And you can't strike with "Viking Warhammer", because of 303.2c
    And your hero has 3 ATK
    When the combat concludes
    Then your opponent's hero has 3 damage
