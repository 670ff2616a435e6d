Feature: Combats in which something else changes
  Control, weapons, forms and attachments, between the proposal and the end of a combat.

  Background:
    Given cost is no matter

  @rule:602.5 @rule:603.2
  Scenario: A defender that changes sides in the middle of the combat fights nobody, and goes back before its turn
    Given you control "Fugu"
    And you control "Kor Cindervein"
    And your opponent controls "Rodrigo"
    When you propose that "Kor Cindervein" attacks "Rodrigo"
    And the defend window opens
    And you use "Fugu", targeting "Rodrigo"
    And both players pass
    Then you control "Rodrigo"
    When the combat concludes
    Then "Kor Cindervein" has 0 damage
    And "Rodrigo" has 0 damage
    And "Kor Cindervein" is exhausted
    When your opponent's next turn starts
    Then your opponent controls "Rodrigo"
    When the action phase starts
    Then your opponent may propose that "Rodrigo" attacks your hero

  @rule:207.1c
  Scenario: A stolen ally has the power of its new hero's faction and uses it at once
    Given your hero is "Haruka Skycaller"
    And your opponent's hero is "Litori Frostburn"
    And you control "Fugu"
    And your opponent controls "Thunderhead Hippogryph"
    And your opponent controls "Kor Cindervein"
    Then you can't propose that "Fugu" attacks "Thunderhead Hippogryph", because of 601.2b
    When you use "Fugu", targeting "Thunderhead Hippogryph"
    And the chain empties
    Then you may propose that "Thunderhead Hippogryph" attacks "Kor Cindervein"

  @rule:303.2b @rule:303.2d
  Scenario: A weapon destroyed between the strike and its effect strikes all the same, beside a second one
    Given you control "Dual Wield"
    And you control "Krol Blade"
    And you control "Scarlet Kris"
    And your opponent controls "Moira Darkheart"
    And your opponent controls "Lady Kath"
    When you propose that your hero attacks "Lady Kath"
    And you strike with "Krol Blade"
    And your opponent responds by using "Moira Darkheart", targeting "Krol Blade"
    And the chain empties
    Then "Krol Blade" is in your graveyard
    And your hero has 3 ATK
    When you strike with "Scarlet Kris"
    And the chain empties
    Then your hero has 4 ATK
    When the combat concludes
    Then "Lady Kath" has 4 damage
    And your hero has 4 damage

  @rule:303.2a
  Scenario: A strike takes the weapon's ATK as it resolves, without the attachment it has lost
    Given you control "Krol Blade"
    And your "Rockbiter Weapon" is attached to your "Krol Blade"
    And your opponent controls "Rodrigo"
    And the card "Quick Dispel" reads:
      """
      1, Instant Ability
      Destroy target ability.
      """
    And your opponent's hand is "Dispel Magic", "Quick Dispel"
    When you propose that your hero attacks "Rodrigo"
    And you strike with "Krol Blade"
    And your opponent responds by playing "Quick Dispel" targeting "Rockbiter Weapon"
    And the chain empties
    Then your hero has 3 ATK

  @rule:303.2a
  Scenario: A strike that has resolved keeps the ATK that the weapon had
    Given you control "Krol Blade"
    And your "Rockbiter Weapon" is attached to your "Krol Blade"
    And your opponent controls "Rodrigo"
    And the card "Quick Dispel" reads:
      """
      1, Instant Ability
      Destroy target ability.
      """
    And your opponent's hand is "Quick Dispel"
    When you propose that your hero attacks "Rodrigo"
    And you strike with "Krol Blade"
    And the chain empties
    Then your hero has 5 ATK
    When your opponent plays "Quick Dispel" targeting "Rockbiter Weapon"
    And the chain empties
    Then your hero has 5 ATK

  @rule:602.2 @rule:304.2
  Scenario: A hero in bear form that protects and strikes loses the form, the armor it lent, and nothing else
    Given your hero is "Thangal"
    And it is your opponent's turn, in the action phase
    And you control "Bear Form"
    And you control "Natural Defenses"
    And you control "Pads of the Dread Wolf"
    And you control "Twig of the World Tree"
    And you control "Kor Cindervein"
    And your opponent controls "Vaerik Proudhoof"
    When your opponent proposes that "Vaerik Proudhoof" attacks "Kor Cindervein"
    And the protect point comes
    And you protect with your hero
    Then "Pads of the Dread Wolf" has 2 DEF
    When you strike with "Twig of the World Tree"
    Then the chain, top first, is "Bear Form", "Twig of the World Tree"
    When both players pass
    Then "Bear Form" is in your graveyard
    When you choose not to
    Then "Pads of the Dread Wolf" has 1 DEF
    And your hero is defending
    When the combat concludes
    And you exhaust "Pads of the Dread Wolf" to prevent damage
    Then your hero has 4 damage
    And "Vaerik Proudhoof" is in your opponent's graveyard
    And "Kor Cindervein" has 0 damage

  @rule:602.2 @edition:faq-2009-03
  Scenario: Stomped as the attack begins, a protector is too exhausted to protect
    Given you control "Himul Longstrider"
    And your opponent controls "High Overlord Saurfang"
    When you propose that "Himul Longstrider" attacks your opponent's hero
    And the attack window opens
    And you choose "High Overlord Saurfang"
    And both players pass
    And you choose to
    Then "High Overlord Saurfang" is exhausted
    When the combat concludes
    Then your opponent's hero has 3 damage
    And "Himul Longstrider" is in play

  @rule:cr-2009-combat:603.1b @edition:faq-2009-03
  Scenario: A sabotage whose object is taken back in hand in time triggers nothing
    Given you control "Arcanist Avelena"
    And your opponent controls "Battle Shout"
    And your opponent controls "Kryton Barleybeard"
    When you propose that "Arcanist Avelena" sabotages "Battle Shout"
    And the attack window opens
    And your opponent uses "Kryton Barleybeard", targeting "Battle Shout"
    And the chain empties
    Then "Battle Shout" is in your opponent's hand
    When the combat concludes
    Then the chain is empty
    And "Battle Shout" is in your opponent's hand
    And "Arcanist Avelena" is exhausted

  @rule:cr-2009-combat:602.3b @edition:faq-2009-03
  Scenario: A hero that becomes the defender turns a sabotage into a fight
    Given you control "Arcanist Avelena"
    And your opponent controls "Stoneclaw Totem"
    And your opponent's hand is "Righteous Defense"
    When you propose that "Arcanist Avelena" sabotages "Stoneclaw Totem"
    And the defend window opens
    And your opponent plays "Righteous Defense" targeting "Stoneclaw Totem"
    And the chain empties
    And the combat concludes
    Then your opponent's hero has 1 damage
    And "Stoneclaw Totem" is in play
    And the chain is empty

  @rule:306.4a @rule:603.1
  Scenario: A Totem given ATK has none, and deals nothing back
    Given it is your opponent's turn, in the action phase
    And you control "Stoneclaw Totem"
    And your hand is "Swift Assault"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks "Stoneclaw Totem"
    And you respond by playing "Swift Assault" targeting "Stoneclaw Totem"
    And the chain empties
    And the combat concludes
    Then "Kor Cindervein" has 0 damage
    And "Stoneclaw Totem" has 3 damage

  @rule:601.2c @rule:706.1
  Scenario: A Totem that alone may be attacked and has turned elusive leaves everyone else open
    Given your opponent controls "Stoneclaw Totem"
    And your hand is "Sneak"
    And you control "Kor Cindervein"
    Then you can't propose that "Kor Cindervein" attacks your opponent's hero, because of 601.2c
    When you play "Sneak" targeting "Stoneclaw Totem"
    And the chain empties
    Then you can't propose that "Kor Cindervein" attacks "Stoneclaw Totem", because of 601.2b
    And you may propose that "Kor Cindervein" attacks your opponent's hero

  @rule:410.3a
  Scenario: Two Saurfangs through a theft: the stolen one is destroyed into its owner's graveyard
    Given you control "Fugu"
    And you control "High Overlord Saurfang" as "the own"
    And your opponent controls "High Overlord Saurfang" as "the stolen"
    When you use "Fugu", targeting "the stolen"
    And both players pass
    And you choose "the stolen"
    Then "the stolen" is in your opponent's graveyard
    And you control "the own"

  @rule:703.1
  Scenario: What triggers on the first attack of a turn leaves the second alone
    Given you control "Windseer Tarus"
    And your opponent controls "Rodrigo"
    And your opponent controls "Anika Berlyn"
    When you propose that "Windseer Tarus" attacks your opponent's hero
    And the attack window opens
    And both players pass
    And you choose to
    Then "Windseer Tarus" is ready
    When the combat concludes
    And you propose that "Windseer Tarus" attacks your opponent's hero
    And the attack window opens
    Then the chain is empty
    When the combat concludes
    Then your opponent's hero has 6 damage
    And "Windseer Tarus" is exhausted

  @rule:303.2 @rule:602.4
  Scenario: A defender flipped out of the combat keeps its strike and has nobody to strike
    Given it is your opponent's turn, in the action phase
    And your hero is "Kana Nassis"
    And you control "Krol Blade"
    And you control "Ancient Bone Bow"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And you strike with "Krol Blade"
    And the chain empties
    And you flip your hero
    And the chain empties
    Then your hero has 3 ATK
    And you can't strike with "Krol Blade", because of 602.4
    When the combat concludes
    Then "Kor Cindervein" has 0 damage
    And your hero has 0 damage and 0 ATK
