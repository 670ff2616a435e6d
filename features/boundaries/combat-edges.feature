Feature: Combat at its limits
  Who must and who may be attacked, what stealth leaves untouched, and a combat that loses one side.

  @rule:601.2c
  Scenario: Where the only legal defender can't be attacked, any other may be
    Given cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Sarmoth"
    And your hand is "Sneak"
    Then you can't propose that "Kor Cindervein" attacks your opponent's hero, because of 601.2c
    And you may propose that "Kor Cindervein" attacks "Sarmoth"
    When you play "Sneak" targeting "Sarmoth"
    And the chain empties
    Then you can't propose that "Kor Cindervein" attacks "Sarmoth", because of 601.2b
    And you may propose that "Kor Cindervein" attacks your opponent's hero

  @rule:602.2
  Scenario: A character that couldn't have been attacked may still step in for the one that had to be
    Given you control "Kor Cindervein"
    And your opponent controls "Sarmoth"
    And your opponent controls "Vindicator Enkallus"
    When you propose that "Kor Cindervein" attacks "Sarmoth"
    And the protect point comes
    And your opponent protects with "Vindicator Enkallus"
    And the combat concludes
    Then "Vindicator Enkallus" has 3 damage
    And "Sarmoth" has 0 damage

  @rule:602.2a
  Scenario: Stealth stops those who would protect and nobody else
    Given you control "Bubula del Kissel"
    And you control "Kor Cindervein"
    And your opponent controls "Cerwyn"
    And your opponent controls "Vindicator Enkallus"
    When you propose that "Bubula del Kissel" attacks "Cerwyn"
    And the defend window opens
    Then your opponent can't protect with "Vindicator Enkallus", because of 602.2a
    When the combat concludes
    Then "Cerwyn" is in your opponent's graveyard
    And "Vindicator Enkallus" is ready
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the protect point comes
    And your opponent protects with "Vindicator Enkallus"
    Then "Vindicator Enkallus" is exhausted

  @rule:603.1
  Scenario: A stealthy ally can be attacked itself
    Given you control "Kor Cindervein"
    And your opponent controls "Bubula del Kissel"
    When you propose that "Kor Cindervein" attacks "Bubula del Kissel"
    And the combat concludes
    Then "Bubula del Kissel" is in your opponent's graveyard
    And "Kor Cindervein" has 2 damage

  @rule:602.5
  Scenario: A protector that is removed from the fight doesn't hand it back
    Given cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Cerwyn"
    And your opponent controls "Vindicator Enkallus"
    And your hand is "Withdraw"
    When you propose that "Kor Cindervein" attacks "Cerwyn"
    And the protect point comes
    And your opponent protects with "Vindicator Enkallus"
    And you respond by playing "Withdraw" targeting "Vindicator Enkallus"
    And the combat concludes
    Then "Cerwyn" has 0 damage
    And "Kor Cindervein" has 0 damage
    And "Kor Cindervein" is exhausted

  @rule:602.1
  Scenario: An attacker that is readied during its combat deals its damage and may attack again
    Given cost is no matter
    And your hero is "Haruka Skycaller"
    And you control "Krol Blade"
    And your opponent controls "Anika Berlyn"
    And your hand is "Stormstrike"
    When you propose that your hero attacks "Anika Berlyn"
    And the defend window opens
    And you strike with "Krol Blade"
    And the chain empties
    And you play "Stormstrike"
    And the chain empties
    Then your hero is ready and "Krol Blade" is ready
    When you strike with "Krol Blade"
    And the combat concludes
    Then "Anika Berlyn" is in your opponent's graveyard
    And your hero has 5 damage
    And your hero is ready
    And you may propose that your hero attacks your opponent's hero

  @rule:603.1a
  Scenario: Long-range spares the attacker and no one else
    Given you control "Guruvan"
    And your opponent controls "Valanos"
    When you propose that "Guruvan" attacks "Valanos"
    And the combat concludes
    Then "Valanos" has 3 damage
    And "Guruvan" has 0 damage

  @rule:600.2
  Scenario: An opponent who must attack can't end the action phase while it could
    Given cost is no matter
    And your hand is "Challenging Shout"
    And it is your opponent's turn, in the action phase
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Rodrigo", which entered play this turn
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    And you respond by playing "Challenging Shout"
    And the chain empties
    Then your opponent can't pass, because of 600.2
    And your opponent may propose that "Kor Cindervein" attacks your hero
    And your opponent can't propose that "Rodrigo" attacks your hero, because of 601.2a

  @rule:703.4
  Scenario: Damage dealt just now doesn't count as damage the defender already had
    Given you control "Brigg" as "the first Brigg"
    And you control "Brigg" as "the second Brigg"
    And your opponent controls "Valanos"
    When you propose that "the first Brigg" attacks "Valanos"
    And the combat concludes
    Then "Valanos" has 1 damage
    And the chain is empty
    When you propose that "the second Brigg" attacks "Valanos"
    And the combat concludes
    Then the chain, top first, is "the second Brigg"
    When the chain empties
    Then "Valanos" is in your opponent's graveyard
