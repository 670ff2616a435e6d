Feature: Three mechanisms at once
  Replacement, control and modifiers; combat, protector and answers; X, reductions and triggers; what is last known.

  @rule:716.1c @rule:716.3
  Scenario: Two redirections, one packet for each ally
    Given the card "Test Morandi" reads:
      """
      3, Ally—Draenei Paladin, 1 [Holy] ATK / 3 Health
      If an ally in your party other than Test Morandi would be dealt damage, it's dealt to Test Morandi instead.
      """
    And the card "Test Belian" reads:
      """
      1, Ally—Draenei Paladin, 1 [Holy] ATK / 1 Health
      If an ally in your party other than Test Belian would be dealt damage, it's dealt to Test Belian instead.
      """
    And it is your opponent's turn
    And cost is no matter
    And you control "Test Morandi", "Test Belian", "Kor Cindervein"
    And your opponent's hand is "Frost Nova"
    When your opponent plays "Frost Nova"
    And the chain empties
    And your opponent chooses in order "Test Belian", "Test Morandi", for the packet to "Kor Cindervein"
    Then "Kor Cindervein" has 0 damage
    And "Test Morandi" has 2 damage
    And "Test Belian" is in your graveyard
    And your hero has 1 damage

  @rule:602.5
  Scenario: The attacker goes back to its owner in the attack window
    Given the card "Test Charm" reads:
      """
      5, Priest, Ability—Shadow
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And the card "War Drum" reads:
      """
      War Drum, 3, Item
      Allies in your party have +1 ATK.
      """
    And it is your turn
    And cost is no matter
    And your opponent controls "Kor Cindervein", "Kryton Barleybeard", "War Drum"
    And your "Test Charm" is attached to "Kor Cindervein"
    Then "Kor Cindervein" has 3 ATK
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the attack window opens
    And your opponent responds by using "Kryton Barleybeard" targeting "Test Charm"
    And the chain empties
    Then your opponent controls "Kor Cindervein"
    And "Kor Cindervein" has 4 ATK
    And "Kor Cindervein" is exhausted and "Kor Cindervein" is not attacking
    When the combat concludes
    Then your opponent's hero has 0 damage
    And "Test Charm" is in your hand

  @rule:602.2
  Scenario: The protector is exhausted and readied before the protect point
    Given the card "Test Guard" reads:
      """
      5, Horde, Ally—Tauren Shaman, 3 [Melee] ATK / 5 Health
      Protector
      """
    And the card "Wake Up" reads:
      """
      Wake Up, 1, Instant Ability
      Ready target ally.
      """
    And it is your opponent's turn
    And cost is no matter
    And your opponent controls "Voss Treebender"
    And you control "Test Guard", "Tim"
    And your hand is "Wake Up"
    When your opponent proposes that "Voss Treebender" attacks your hero
    And the attack window opens
    And your opponent chooses "Test Guard"
    And both players pass
    And your opponent chooses to
    Then "Test Guard" is exhausted
    When you respond by playing "Wake Up" targeting "Test Guard"
    And the protect point comes
    And you protect with "Test Guard"
    And the combat concludes
    Then "Voss Treebender" is in your opponent's graveyard
    And "Test Guard" has 2 damage
    And your hero has 0 damage

  @rule:707.1c @rule:716.3
  Scenario: X, two replacements and a trigger
    Given the card "Test Zandar" reads:
      """
      1, Alliance, Ally—Gnome Warlock, 2 [Shadow] ATK / 2 Health
      When Test Zandar is dealt damage, also put that much on your hero.
      """
    And the card "Living Flame" reads:
      """
      Living Flame, 1+X, Ability
      Your hero deals X fire damage to target hero or ally.
      """
    And it is your turn
    And cost is no matter
    And you control "World in Flames", "Chromatic Cloak"
    And your opponent controls "Test Zandar"
    And your hand is "Living Flame"
    When you play "Living Flame" with X = 2 targeting "Test Zandar"
    And the chain empties
    And you choose in order "Chromatic Cloak", "World in Flames"
    And the chain empties
    Then "Test Zandar" is in your opponent's graveyard
    And your opponent's hero has 6 damage

  @rule:405.2a
  Scenario: X is 0, there is no packet to replace
    Given the card "Test Zandar" reads:
      """
      1, Alliance, Ally—Gnome Warlock, 2 [Shadow] ATK / 2 Health
      When Test Zandar is dealt damage, also put that much on your hero.
      """
    And the card "Living Flame" reads:
      """
      Living Flame, 1+X, Ability
      Your hero deals X fire damage to target hero or ally.
      """
    And it is your turn
    And cost is no matter
    And you control "World in Flames", "Chromatic Cloak"
    And your opponent controls "Test Zandar"
    And your hand is "Living Flame"
    When you play "Living Flame" with X = 0 targeting "Test Zandar"
    And the chain empties
    Then "Test Zandar" has 0 damage
    And your opponent's hero has 0 damage

  Scenario: The attached ability leaves in mid-resolution
    Given the card "Pain Link" reads:
      """
      Pain Link, 2, Ability
      Attach to target ally.
      Ongoing: Attached ally has +2 health.
      When attached ally is dealt damage, draw a card.
      """
    And the card "Cleansing Fire" reads:
      """
      Cleansing Fire, 2, Ability
      Destroy all abilities attached to target ally, and your hero deals 2 fire damage to it.
      """
    And it is your opponent's turn
    And cost is no matter
    And you control "Kor Cindervein" with 1 damage
    And your "Pain Link" is attached to "Kor Cindervein"
    And your hand is empty
    And you have 5 unnamed cards in your deck
    And your opponent's hand is "Cleansing Fire"
    When your opponent plays "Cleansing Fire" targeting "Kor Cindervein"
    And the chain empties
    Then "Pain Link" is in your graveyard
    And "Kor Cindervein" is in your graveyard
    And there are no cards in your hand

  @rule:717.1
  Scenario: Redirected first, prevented the next time
    Given the card "Test Shove" reads:
      """
      1, Warrior, Instant Ability
      The next time damage would be dealt to target friendly hero or ally this turn, it's dealt to your hero instead.
      """
    And the card "Ward" reads:
      """
      Ward, 1, Instant Ability
      Prevent the next 2 damage that would be dealt to target hero or ally this turn.
      """
    And it is your opponent's turn
    And cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Test Shove", "Ward"
    And your opponent's hand is "Fire Blast", "Flamestrike"
    When your opponent plays "Fire Blast" targeting "Kor Cindervein"
    And you respond by playing "Ward" targeting "Kor Cindervein"
    And you respond by playing "Test Shove" targeting "Kor Cindervein"
    And the chain empties
    Then your hero has 2 damage
    And "Kor Cindervein" has 0 damage
    When your opponent plays "Flamestrike"
    And the chain empties
    Then your hero has 5 damage
    And "Kor Cindervein" has 1 damage

  @rule:410.3a
  Scenario: A unique ally taken for the turn
    Given the card "Test Queen" reads:
      """
      8, Alliance, Unique Ally—Human Mage, 7 [Frost] ATK / 4 Health
      Opposing allies can't attack.
      """
    And the card "Test Fugu" reads:
      """
      5, Alliance, Ally—Night Elf Priest, 3 [Shadow] ATK / 5 Health
      [Activate] >>> Gain control of target ally until end of turn.
      """
    And it is your turn
    And cost is no matter
    And you control "Test Fugu"
    And you control "Test Queen" as "my Jaina"
    And your opponent controls "Test Queen" as "his Jaina"
    And your opponent has 5 unnamed cards in his deck
    When you use "Test Fugu" targeting "his Jaina"
    And the chain empties
    Then you must choose between "my Jaina", "his Jaina"
    When you choose "my Jaina"
    Then "my Jaina" is in your graveyard
    And you control "his Jaina"
    When the turn ends
    Then your opponent controls "his Jaina"

  @rule:707.3
  Scenario: The source has left, its effect and the answer to it
    Given the card "Test Niyore" reads:
      """
      6, Ally—Draenei Warrior, 5 [Melee] ATK / 6 Health
      If damage would be dealt to your hero, it's dealt to Test Niyore instead.
      When Test Niyore is dealt damage, he deals 2 melee damage to its source.
      """
    And it is your turn
    And cost is no matter
    And you control "Tim"
    And your opponent controls "Test Niyore"
    And your opponent's hand is "Fire Blast"
    When you use "Tim" targeting your opponent's hero
    And your opponent responds by playing "Fire Blast" targeting "Tim"
    And the chain empties
    Then "Tim" is in your graveyard
    And "Test Niyore" has 1 damage
    And your opponent's hero has 0 damage

  @rule:400.3b
  Scenario: The holder changes sides
    Given the card "Test Bender" reads:
      """
      6, Alliance, Ally—Dwarf Priest, 4 [Shadow] ATK / 3 Health
      When Test Bender enters play, gain control of target ally while Test Bender remains in your party.
      """
    And the card "Test Staff" reads:
      """
      3, Two-Handed Weapon—Staff, Melee (1), 1 [Melee] ATK, 4 Strike
      (2), Destroy Test Staff >>> Target opponent chooses an ally in his party, and you gain control of it.
      """
    And it is your turn
    And cost is no matter
    And your hand is "Test Bender"
    And your opponent controls "Kor Cindervein", "Test Staff"
    When you play "Test Bender"
    And the chain empties
    And you choose "Kor Cindervein"
    And the chain empties
    Then you control "Kor Cindervein"
    When you pass
    And your opponent uses "Test Staff" targeting you
    And the chain empties
    And you choose "Test Bender"
    Then your opponent controls "Test Bender"
    And your opponent controls "Kor Cindervein"

  Scenario: A stolen Dramla removes the thief's allies, not herself
    Given the card "Test Charm" reads:
      """
      5, Priest, Ability—Shadow
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And it is your turn
    And cost is no matter
    And your hero is "Boris Brightbeard"
    And your opponent controls "Dramla Lifebender"
    And your "Test Charm" is attached to "Dramla Lifebender"
    And you control "Brigg"
    And your opponent controls "Kor Cindervein"
    When you propose that "Brigg" attacks "Kor Cindervein"
    And the combat concludes
    Then there is 1 of your cards removed from the game
    When you propose that "Dramla Lifebender" attacks "Kor Cindervein"
    And the combat concludes
    Then "Kor Cindervein" is in your opponent's graveyard
    And "Dramla Lifebender" has 3 damage
    And there are no of your opponent's cards removed from the game

  @rule:709.2d
  Scenario: The ATK it last had, bonus and all
    Given the card "War Drum" reads:
      """
      War Drum, 3, Item
      Allies in your party have +1 ATK.
      """
    And the card "Ritual" reads:
      """
      Ritual, 3, Ability
      Destroy target ally. Your hero deals shadow damage equal to that ally's ATK to target hero.
      """
    And it is your turn
    And cost is no matter
    And your hand is "Ritual"
    And your opponent controls "War Drum", "Kor Cindervein"
    When you play "Ritual" targeting "Kor Cindervein", your opponent's hero
    And the chain empties
    Then "Kor Cindervein" is in your opponent's graveyard
    And your opponent's hero has 4 damage

  @rule:601.3
  Scenario: The proposed attacker is taken in response
    Given the card "Test Fugu" reads:
      """
      5, Alliance, Ally—Night Elf Priest, 3 [Shadow] ATK / 5 Health
      [Activate] >>> Gain control of target ally until end of turn.
      """
    And it is your turn
    And cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Test Fugu"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And your opponent responds by using "Test Fugu" targeting "Kor Cindervein"
    And the chain empties
    Then your opponent controls "Kor Cindervein"
    And "Kor Cindervein" is ready
    And it is your turn, in the action phase
    And you have priority

  @rule:603.2
  Scenario: The proposed defender leaves before the protect point
    Given the card "Test Guard" reads:
      """
      5, Horde, Ally—Tauren Shaman, 3 [Melee] ATK / 5 Health
      Protector
      """
    And it is your turn
    And cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Brigg", "Test Guard"
    And your opponent's hand is "Withdraw"
    When you propose that "Kor Cindervein" attacks "Brigg"
    And the attack window opens
    And your opponent responds by playing "Withdraw" targeting "Brigg"
    And the combat concludes
    Then "Test Guard" is ready and "Kor Cindervein" is exhausted
    And "Kor Cindervein" has 0 damage

  @rule:716.1
  Scenario: Combat damage to the hero becomes combat damage to an ally
    Given the card "Test Atani" reads:
      """
      1, Ally—Draenei Paladin, 0 [Melee] ATK / 4 Health
      If damage would be dealt to your hero, it's dealt to Test Atani instead.
      """
    And it is your opponent's turn
    And cost is no matter
    And you control "Test Atani" with 1 damage
    And you control "Green Whelp Armor"
    And your opponent controls "Brigg"
    When your opponent proposes that "Brigg" attacks your hero
    And the combat concludes
    And the chain empties
    Then your hero has 0 damage
    And "Green Whelp Armor" is ready
    And "Test Atani" is in your graveyard
    And "Brigg" has 0 damage

  @rule:716.3
  Scenario: Two allies that stand in for the hero
    Given the card "Test Niyore" reads:
      """
      6, Ally—Draenei Warrior, 5 [Melee] ATK / 6 Health
      If damage would be dealt to your hero, it's dealt to Test Niyore instead.
      When Test Niyore is dealt damage, he deals 2 melee damage to its source.
      """
    And the card "Test Bulvai" reads:
      """
      4, Ally—Draenei Paladin, 3 [Melee] ATK / 5 Health
      If damage would be dealt to your hero, it's dealt to Test Bulvai instead.
      """
    And it is your opponent's turn
    And cost is no matter
    And you control "Test Bulvai", "Test Niyore"
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    And the chain empties
    And your opponent chooses "Test Niyore"
    And the chain empties
    Then "Test Niyore" has 2 damage
    And "Test Bulvai" has 0 damage
    And your opponent's hero has 2 damage

  @rule:400.3b
  Scenario: Two claims, the later ends
    Given the card "Test Charm" reads:
      """
      5, Priest, Ability—Shadow
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And the card "Test Fugu" reads:
      """
      5, Alliance, Ally—Night Elf Priest, 3 [Shadow] ATK / 5 Health
      [Activate] >>> Gain control of target ally until end of turn.
      """
    And it is your turn
    And cost is no matter
    And you control "Kor Cindervein" as "Kor"
    And you control "Test Fugu"
    And your opponent's "Test Charm" is attached to "Kor"
    And your opponent has 5 unnamed cards in his deck
    When you use "Test Fugu" targeting "Kor"
    And the chain empties
    Then you control "Kor"
    And you can't propose that "Kor" attacks your opponent's hero, because of 302.2
    When the turn ends
    Then your opponent controls "Kor"

  @rule:303.2a
  Scenario: The bonus of the weapon leaves before the strike resolves
    Given the card "Test Axe" reads:
      """
      4, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike
      Your other Axes have +2 ATK.
      Your hero has dual wield.
      """
    And the card "Smash Arms" reads:
      """
      Smash Arms, 2, Instant Ability
      Destroy target weapon.
      """
    And it is your turn
    And cost is no matter
    And your hero is "Moala Stonebinder"
    And you control "Annihilator", "Test Axe"
    And your opponent's hand is "Smash Arms"
    Then "Annihilator" has 5 ATK
    When you propose that your hero attacks your opponent's hero
    And you strike with "Annihilator"
    And your opponent responds by playing "Smash Arms" targeting "Test Axe"
    And the combat concludes
    Then your opponent's hero has 3 damage

  @rule:707.3
  Scenario: The weapon leaves before the strike resolves
    Given the card "Test Axe" reads:
      """
      4, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike
      Your other Axes have +2 ATK.
      Your hero has dual wield.
      """
    And the card "Smash Arms" reads:
      """
      Smash Arms, 2, Instant Ability
      Destroy target weapon.
      """
    And it is your turn
    And cost is no matter
    And your hero is "Moala Stonebinder"
    And you control "Annihilator", "Test Axe"
    And your opponent's hand is "Smash Arms"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Annihilator"
    And your opponent responds by playing "Smash Arms" targeting "Annihilator"
    And the combat concludes
    Then your opponent's hero has 5 damage
    And "Annihilator" is in your graveyard

  @rule:410.3b
  Scenario: Dual wield leaves, one weapon has to go
    Given the card "Test Grip" reads:
      """
      1, Instant Ability
      Ongoing: Your hero has dual wield.
      """
    And the card "Purge" reads:
      """
      Purge, 2, Instant Ability
      Destroy target ability.
      """
    And it is your opponent's turn
    And cost is no matter
    And you control "Test Grip", "Annihilator", "Krol Blade"
    And your opponent's hand is "Purge"
    When your opponent plays "Purge" targeting "Test Grip"
    And the chain empties
    Then you must choose between "Annihilator", "Krol Blade"
    When you choose "Krol Blade"
    Then "Krol Blade" is in your graveyard

  @rule:410.3b
  Scenario: Dual wield doesn't allow a two-handed weapon beside another
    Given the card "Test Grip" reads:
      """
      1, Instant Ability
      Ongoing: Your hero has dual wield.
      """
    And the card "Test Reaper" reads:
      """
      7, Two-Handed Weapon—Axe, Melee (1), 5 [Melee] ATK, 0 Strike
      """
    And it is your turn
    And cost is no matter
    And you control "Test Grip", "Krol Blade"
    And your hand is "Test Reaper"
    When you play "Test Reaper"
    And the chain empties
    Then you must choose between "Test Reaper", "Krol Blade"
    When you choose "Krol Blade"
    Then you control "Test Reaper"

  @rule:400.1
  Scenario: The thief's Vexra is destroyed
    Given the card "Test Charm" reads:
      """
      5, Priest, Ability—Shadow
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And it is your turn
    And cost is no matter
    And your opponent controls "Vexra Darkfall"
    And your "Test Charm" is attached to "Vexra Darkfall"
    And your opponent's hand is "Fire Blast", "Charge", "Rend"
    When you pass
    And your opponent plays "Fire Blast" targeting "Vexra Darkfall"
    And the chain empties
    And you choose your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    And "Vexra Darkfall" is in your opponent's graveyard
    And "Test Charm" is in your graveyard

  Scenario: A protector that loses protector while protecting
    Given the card "Test Guard" reads:
      """
      5, Horde, Ally—Tauren Shaman, 3 [Melee] ATK / 5 Health
      Protector
      """
    And the card "Hex" reads:
      """
      Hex, 2, Instant Ability
      Attach to target ally.
      Ongoing: Attached ally can't attack or protect, and loses all powers.
      """
    And it is your turn
    And cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Test Guard"
    And your hand is "Hex"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And your opponent protects with "Test Guard"
    And you play "Hex" targeting "Test Guard"
    And the chain empties
    Then "Test Guard" is protecting
    And "Test Guard" has no powers
    When the combat concludes
    Then "Test Guard" has 3 damage
    And "Kor Cindervein" is in your graveyard

  @rule:716.2
  Scenario: That much is dealt to the hero instead, by the same source
    Given the card "Test Sacrifice" reads:
      """
      5, Paladin, Instant Ability—Blessing
      Attach to target ally in your party.
      Ongoing: If attached ally would be dealt damage, that much damage is dealt to your hero instead.
      """
    And it is your opponent's turn
    And cost is no matter
    And you control "Kor Cindervein"
    And your "Test Sacrifice" is attached to "Kor Cindervein"
    And your opponent controls "Brigg"
    When your opponent proposes that "Brigg" attacks "Kor Cindervein"
    And the combat concludes
    Then "Brigg" has dealt 1 melee damage to your hero since the last step that acted
    And "Kor Cindervein" has 0 damage
    And "Brigg" is in your opponent's graveyard

  @rule:402.2a
  Scenario: A taken token is returned and ceases
    Given the card "Test Charm" reads:
      """
      5, Priest, Ability—Shadow
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And it is your turn
    And cost is no matter
    And your opponent controls a token "Wisp" with 0 ATK and 1 health
    And your "Test Charm" is attached to "Wisp"
    And your hand is "Withdraw"
    Then you control "Wisp"
    When you play "Withdraw" targeting "Wisp"
    And the chain empties
    Then there are no cards in your opponent's hand
    And "Test Charm" is in your graveyard
    And you control no "Wisp"

  Scenario: Fatal damage stays until the end of the turn
    Given the card "Test Niyore" reads:
      """
      6, Ally—Draenei Warrior, 5 [Melee] ATK / 6 Health
      If damage would be dealt to your hero, it's dealt to Test Niyore instead.
      When Test Niyore is dealt damage, he deals 2 melee damage to its source.
      """
    And the card "Test Gift" reads:
      """
      3, Druid, Ability
      Ongoing: Allies in your party can't be destroyed by fatal damage.
      At the end of each turn, destroy all allies in your party with fatal damage.
      """
    And it is your turn
    And cost is no matter
    And your hero is "Boris Brightbeard"
    And you control "Test Gift", "Kor Cindervein", "Donna Calister"
    And you control "Leeroy Jenkins"
    And your opponent controls "Test Niyore"
    When you propose that "Kor Cindervein" attacks "Test Niyore"
    And the combat concludes
    And the chain empties
    Then you control "Kor Cindervein"
    And "Kor Cindervein" has 7 damage
    When the end phase starts
    And the chain empties
    Then "Kor Cindervein" is in your graveyard

  @rule:707.1e
  Scenario: X, a reduction and just enough resources
    Given the card "Test Spring" reads:
      """
      2, Alliance, Ally—Night Elf Druid, 1 [Nature] ATK / 1 Health
      [Activate] >>> You pay 1 less to play your next card this turn.
      """
    And the card "Living Flame" reads:
      """
      Living Flame, 1+X, Ability
      Your hero deals X fire damage to target hero or ally.
      """
    And it is your turn
    And you have 3 ready resources
    And you control "Test Spring"
    And your hand is "Living Flame"
    When you use "Test Spring"
    And the chain empties
    Then you can't play "Living Flame" with X = 4 targeting your opponent's hero
    When you play "Living Flame" with X = 3 targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage
    And you have no ready resources

  @rule:717.3c
  Scenario: Redirected to the hero, prevented there, answered to the source
    Given the card "Mirror Shield" reads:
      """
      Mirror Shield, 2, Instant Ability
      Prevent the next 5 damage that would be dealt to your hero by target hero or ally this turn. When damage is prevented this way, your hero deals that amount of holy damage to that character.
      """
    And the card "Step In" reads:
      """
      Step In, 1, Instant Ability
      The next time damage would be dealt to target friendly hero or ally this turn, it's dealt to your hero instead.
      """
    And it is your opponent's turn
    And cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Mirror Shield", "Step In"
    And your opponent controls "Brigg", "Donna Calister"
    When your opponent proposes that "Donna Calister" attacks "Kor Cindervein"
    And the attack window opens
    And you respond by playing "Mirror Shield" targeting "Donna Calister"
    And the chain empties
    And you respond by playing "Step In" targeting "Kor Cindervein"
    And the combat concludes
    And the chain empties
    Then your hero has 0 damage
    And "Kor Cindervein" has 0 damage
    And "Donna Calister" has 4 damage

  @rule:717.3
  Scenario Outline: A part of the damage and the next damage: what is prevented depends on which comes first
    Given the card "Test Wall" reads:
      """
      4, Instant Ability
      If your hero would be dealt damage this turn, prevent <part>.
      """
    And the card "Test Veil" reads:
      """
      1, Instant Ability
      Prevent the next <next> damage that would be dealt to your hero this turn.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 4 fire damage to target hero.
      """
    And it is your turn
    And cost is no matter
    And your hand is "Test Bolt"
    And your opponent's hand is "Test Wall", "Test Veil"
    When you pass
    And your opponent plays "Test Wall"
    And your opponent plays "Test Veil"
    And the chain empties
    And you play "Test Bolt" targeting your opponent's hero
    And the chain empties
    Then your opponent must choose between "Test Wall", "Test Veil"
    When your opponent chooses "<first>"
    Then your opponent's hero has <damage> damage

    Examples:
      | part                     | next | first     | damage |
      | all but 1 of that damage | 1    | Test Wall | 0      |
      | all but 1 of that damage | 1    | Test Veil | 1      |
      | all but 3 of that damage | 2    | Test Wall | 1      |
      | all but 3 of that damage | 2    | Test Veil | 2      |
      | half of it, rounded down | 1    | Test Wall | 1      |
      | half of it, rounded down | 1    | Test Veil | 2      |

  @rule:717.3
  Scenario: A fixed part of the damage and the next damage come in any order, and nobody is asked
    Given the card "Test Wall" reads:
      """
      4, Instant Ability
      If your hero would be dealt damage this turn, prevent 2 of that damage.
      """
    And the card "Test Veil" reads:
      """
      1, Instant Ability
      Prevent the next 1 damage that would be dealt to your hero this turn.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 4 fire damage to target hero.
      """
    And it is your turn
    And cost is no matter
    And your hand is "Test Bolt"
    And your opponent's hand is "Test Wall", "Test Veil"
    When you pass
    And your opponent plays "Test Wall"
    And your opponent plays "Test Veil"
    And the chain empties
    And you play "Test Bolt" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 1 damage

  @rule:717.3
  Scenario Outline: What is prevented of fatal damage is prevented only if it comes before the damage is fatal no longer
    Given the card "Test Charm" reads:
      """
      3, Ability
      Ongoing: If your hero would be dealt fatal damage, prevent 1 of that damage.
      """
    And the card "Test Veil" reads:
      """
      1, Instant Ability
      Prevent the next 1 damage that would be dealt to your hero this turn.
      """
    And the card "Test Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 3 fire damage to target hero.
      """
    And it is your turn
    And cost is no matter
    And your opponent's hero is "Boris Brightbeard" with 23 damage
    And your opponent controls "Test Charm"
    And your hand is "Test Bolt"
    And your opponent's hand is "Test Veil"
    When you pass
    And your opponent plays "Test Veil"
    And the chain empties
    And you play "Test Bolt" targeting your opponent's hero
    And the chain empties
    And your opponent chooses "<first>"
    Then your opponent's hero has <damage> damage

    Examples:
      | first      | damage |
      | Test Charm | 24     |
      | Test Veil  | 25     |

  @rule:714.3e
  Scenario: A bonus for a party and allies that come and go
    Given the card "Rally" reads:
      """
      Rally, 2, Ability
      Allies in your party have +1 ATK this turn.
      """
    And the card "Borrow" reads:
      """
      Borrow, 2, Instant Ability
      Gain control of target ally until end of turn.
      """
    And it is your turn
    And cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Donna Calister"
    And your hand is "Rally", "Borrow" as "mine"
    And your opponent's hand is "Borrow" as "his"
    When you play "Rally"
    And the chain empties
    And you play "mine" targeting "Donna Calister"
    And the chain empties
    Then "Donna Calister" has 2 ATK
    When you pass
    And your opponent plays "his" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 3 ATK

  @rule:709.2a @rule:711.2
  Scenario: The target is destroyed to pay
    Given the card "Blood Gift" reads:
      """
      Blood Gift, X, Ability
      As an additional cost to play Blood Gift, destroy an ally in your party.
      Your hero heals X damage from target ally. Draw a card.
      """
    And it is your turn
    And you have 4 ready resources
    And you control "Donna Calister" with 5 damage
    And your hand is "Blood Gift"
    And you have 3 unnamed cards in your deck
    When you play "Blood Gift" with X = 3 targeting "Donna Calister" destroying "Donna Calister"
    And the chain empties
    Then "Blood Gift" is in your graveyard
    And there are no cards in your hand
    And you have 1 ready resource

  @rule:709.2c
  Scenario: One of two targets has left, and the other draws the answer
    Given the card "Twin Lash" reads:
      """
      Twin Lash, 3, Ability
      Your hero deals 2 shadow damage to each of two target allies.
      """
    And it is your turn
    And cost is no matter
    And your hand is "Twin Lash"
    And your opponent controls "Kor Cindervein", "Donna Calister"
    And your opponent's hand is "Withdraw"
    When you play "Twin Lash" targeting "Kor Cindervein", "Donna Calister"
    And your opponent responds by playing "Withdraw" targeting "Kor Cindervein"
    And the chain empties
    Then "Donna Calister" has 2 damage
    And "Kor Cindervein" is in your opponent's hand

  @rule:703.3
  Scenario: A stolen mourner and its owner's ally die at once
    Given the card "Mourner" reads:
      """
      Mourner, 2, Ally-Human Priest, 1 ATK (Holy), 1 Health
      When another ally in your party is destroyed, draw a card.
      """
    And the card "Charm" reads:
      """
      Charm, 5, Ability
      Attach to target ally.
      Ongoing: You control attached ally.
      """
    And it is your opponent's turn
    And cost is no matter
    And your opponent controls "Mourner" as "the stolen Mourner"
    And your "Charm" is attached to "the stolen Mourner"
    And you control "Tim"
    And your hand is empty
    And you have 5 unnamed cards in your deck
    And your opponent's hand is "Frost Nova"
    When your opponent plays "Frost Nova"
    And the chain empties
    Then there is 1 card in your hand
    And there are no cards in your opponent's hand
    And "the stolen Mourner" is in your opponent's graveyard

  @rule:716.1
  Scenario: A replaced draw from an empty deck
    Given the card "Dream" reads:
      """
      Dream, 3, Ability
      Ongoing: If you would draw a card, your hero heals 1 damage from itself instead.
      """
    And it is your opponent's turn
    And you control "Dream"
    And your deck is empty
    And your hero has 3 damage
    When your next turn starts
    And the action phase starts
    Then the game goes on
    And your hero has 2 damage

  @rule:602.2a
  Scenario: Stealth comes in the attack window
    Given the card "Vanish" reads:
      """
      Vanish, 2, Instant Ability
      Target hero or ally has stealth this turn.
      """
    And it is your turn
    And cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Vanish"
    And your opponent controls "Donna Calister"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the attack window opens
    And you play "Vanish" targeting "Kor Cindervein"
    And the combat concludes
    Then your opponent's hero has 3 damage
    And "Donna Calister" is ready

  Scenario: Doubled, partly prevented, counted as dealt
    Given the card "Mind Rot" reads:
      """
      Mind Rot, 2, Ability
      Your hero deals 2 fire damage to target hero. Its controller discards a card for each damage dealt.
      """
    And the card "Ward" reads:
      """
      Ward, 1, Instant Ability
      Prevent the next 1 damage that would be dealt to target hero or ally this turn.
      """
    And it is your turn
    And cost is no matter
    And you control "World in Flames"
    And your hand is "Mind Rot"
    And your opponent's hand is "Ward"
    And your opponent has 5 unnamed cards in his hand
    When you play "Mind Rot" targeting your opponent's hero
    And your opponent responds by playing "Ward" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage
    And there are 2 cards in your opponent's hand

  @rule:400.3a
  Scenario: Used once this turn by one player, taken by the other
    Given the card "Borrow" reads:
      """
      Borrow, 2, Instant Ability
      Gain control of target ally until end of turn.
      """
    And it is your turn
    And cost is no matter
    And you control "Elder Moorf"
    And your opponent's hand is "Borrow"
    When you use "Elder Moorf" targeting "Elder Moorf"
    And the chain empties
    And you pass
    And your opponent plays "Borrow" targeting "Elder Moorf"
    And the chain empties
    And you pass
    Then your opponent controls "Elder Moorf"
    And "Elder Moorf" has 3 ATK
    And your opponent can't use "Elder Moorf" targeting "Elder Moorf", because of 400.3a

  @rule:411.8a
  Scenario: A bonus doesn't follow a card through the hand
    Given it is your turn
    And cost is no matter
    And you control "Elder Moorf", "Kor Cindervein"
    And your hand is "Withdraw"
    When you use "Elder Moorf" targeting "Kor Cindervein"
    And the chain empties
    And you play "Withdraw" targeting "Kor Cindervein"
    And the chain empties
    And you play "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 3 ATK

  @rule:400.3a
  Scenario: A bubble goes with the ally that is taken
    Given the card "Borrow" reads:
      """
      Borrow, 2, Instant Ability
      Gain control of target ally until end of turn.
      """
    And the card "Ward" reads:
      """
      Ward, 1, Instant Ability
      Prevent the next 3 damage that would be dealt to target ally this turn.
      """
    And it is your turn
    And cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Ward", "Flamestrike"
    And your opponent's hand is "Borrow"
    When you play "Ward" targeting "Kor Cindervein"
    And the chain empties
    And you pass
    And your opponent plays "Borrow" targeting "Kor Cindervein"
    And the chain empties
    And you play "Flamestrike"
    And the chain empties
    Then "Kor Cindervein" has 0 damage
    And your opponent controls "Kor Cindervein"
    And your opponent's hero has 3 damage

  Scenario: X and the target by its cost
    Given it is your turn
    And you have 4 ready resources
    And your hand is "Mind Control"
    And your opponent controls "Kor Cindervein", "Brigg"
    Then you can't play "Mind Control" with X = 3 targeting "Kor Cindervein"
    And you may play "Mind Control" with X = 1 targeting "Brigg"

  @rule:703.2
  Scenario: The condition is gone as the effect resolves
    Given the card "Library" reads:
      """
      Library, 3, Item
      At the start of your turn, if you have five or more cards in your hand, your hero heals 2 damage from itself.
      """
    And the card "Mind Leak" reads:
      """
      Mind Leak, 1, Instant Ability
      Target player discards two cards.
      """
    And it is your opponent's turn
    And cost is no matter
    And you control "Library"
    And your hero has 5 damage
    And you have 5 unnamed cards in your hand
    And your opponent's hand is "Mind Leak"
    When your next turn starts
    And your opponent responds by playing "Mind Leak" targeting you
    And the chain empties
    Then your hero has 5 damage
    And there are 3 cards in your hand

  @rule:718.1
  Scenario: Powers lost and one given afterwards
    Given the card "Hex" reads:
      """
      Hex, 2, Instant Ability
      Attach to target ally.
      Ongoing: Attached ally loses all powers.
      """
    And the card "Shout" reads:
      """
      Shout, 1, Instant Ability
      Target ally has protector this turn.
      """
    And it is your turn
    And cost is no matter
    And you control "Tim"
    And your hand is "Hex", "Shout"
    When you play "Hex" targeting "Tim"
    And the chain empties
    And you play "Shout" targeting "Tim"
    And the chain empties
    Then "Tim" has protector
    And "Tim" has no elusive

  @rule:711.2
  Scenario: Interrupted with its cost paid, and who watched it being played
    Given the card "Apprentice" reads:
      """
      Apprentice, 2, Ally-Human Mage, 1 ATK (Arcane), 2 Health
      When you play an ability, Apprentice deals 1 arcane damage to target hero.
      """
    And the card "Deny" reads:
      """
      Deny, 2, Instant Ability
      Interrupt target ability card.
      """
    And it is your turn
    And you have 5 ready resources
    And you control "Apprentice"
    And your hand is "Charge"
    And your opponent has 5 ready resources
    And your opponent's hand is "Deny"
    And you have 3 unnamed cards in your deck
    When you play "Charge" targeting your opponent's hero
    And you choose your opponent's hero
    And your opponent responds by playing "Deny" targeting "Charge"
    And the chain empties
    Then "Charge" is in your graveyard
    And you have 4 ready resources
    And there are no cards in your hand
    And your opponent's hero has 1 damage
    And your opponent's hero is ready

  @rule:802.1
  Scenario: Armor for packets on three heroes, turn player first
    Given the card "Quake" reads:
      """
      Quake, 3, Ability
      Your hero deals 2 nature damage to each hero.
      """
    And the card "Vest" reads:
      """
      Vest, 2, Armor-Cloth, Chest (1), 1 DEF
      """
    And a team game: Ann against Bo against Cy, seated Ann, Bo, Cy
    And it is Bo's turn
    And cost is no matter
    And Ann controls "Vest" as "Ann's Vest"
    And Bo controls "Vest" as "Bo's Vest"
    And Cy controls "Vest" as "Cy's Vest"
    And Bo's hand is "Quake"
    When Bo plays "Quake"
    And all players pass
    And Bo prevents nothing
    And Cy exhausts "Cy's Vest" to prevent damage
    And Ann prevents nothing
    Then Bo's hero has 2 damage
    And Cy's hero has 1 damage
    And Ann's hero has 2 damage
