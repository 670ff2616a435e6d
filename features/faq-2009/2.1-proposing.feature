@edition:faq-2009-03
Feature: Proposing a combat
  Who may be proposed against whom, that a proposal is a link without targets, and how it can be undone before the attacker exhausts.

  @rule:601.3 @rule:602.1
  Scenario: A proposal waits on the chain and doesn't exhaust the proposed attacker
    Given you control "Kor Cindervein"
    And your opponent controls "Benethor Draigo"
    When you propose that "Kor Cindervein" attacks "Benethor Draigo"
    Then "Kor Cindervein" is ready
    And you have priority
    When the attack window opens
    Then "Kor Cindervein" is exhausted

  @rule:603.1
  Scenario: An exhausted character may be attacked and deals its combat damage all the same
    Given you control "Anika Berlyn"
    And your opponent controls an exhausted "Benethor Draigo"
    When you propose that "Anika Berlyn" attacks "Benethor Draigo"
    And the combat concludes
    Then "Anika Berlyn" has 4 damage
    And "Benethor Draigo" is in your opponent's graveyard

  @rule:601.2b
  Scenario: An untargetable character may be attacked, an elusive one may not
    Given cost is no matter
    And you control "Vaerik Proudhoof"
    And your hand is "Fire Blast"
    And your opponent controls "Jeleane Nightbreeze"
    And your opponent controls "Latro Abiectus"
    Then you can't play "Fire Blast" targeting "Jeleane Nightbreeze", because of 706.1
    And you may propose that "Vaerik Proudhoof" attacks "Jeleane Nightbreeze"
    And you may play "Fire Blast" targeting "Latro Abiectus"
    And you can't propose that "Vaerik Proudhoof" attacks "Latro Abiectus", because of 601.2b

  @rule:603.1
  Scenario: A hero may be attacked past the allies of its party
    Given you control "Kor Cindervein"
    And your opponent controls "Benethor Draigo"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 3 damage
    And "Benethor Draigo" has 0 damage

  @rule:602.1
  Scenario: A hero without a weapon may attack, and deals nothing
    Given your opponent controls "Benethor Draigo"
    When you propose that your hero attacks "Benethor Draigo"
    And the combat concludes
    Then your hero is exhausted
    And your hero has 4 damage
    And "Benethor Draigo" has 0 damage

  @rule:601.1
  Scenario: A second character attacks only after the first combat is over
    Given you control "Kor Cindervein"
    And you control "Rodrigo"
    And your opponent controls "Vanda Skydaughter"
    When you propose that "Rodrigo" attacks "Vanda Skydaughter"
    Then you can't propose that "Kor Cindervein" attacks "Vanda Skydaughter", because of 601.1
    When the attack window opens
    Then you can't propose that "Kor Cindervein" attacks "Vanda Skydaughter", because of 601.1
    When the combat concludes
    Then "Vanda Skydaughter" has 4 damage
    When you propose that "Kor Cindervein" attacks "Vanda Skydaughter"
    And the combat concludes
    Then "Vanda Skydaughter" is in your opponent's graveyard

  @rule:601.1
  Scenario: No combat can be proposed while a link waits on the chain
    Given cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
    Then you can't propose that "Kor Cindervein" attacks your opponent's hero, because of 601.1
    When the chain empties
    Then you may propose that "Kor Cindervein" attacks your opponent's hero

  @rule:601.3 @rule:711.1
  Scenario: Exhausting the proposed attacker interrupts the proposal
    Given cost is no matter
    And you control "Kor Cindervein"
    And you control "Rodrigo"
    And your opponent's hand is "Exhaustion"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And your opponent responds by playing "Exhaustion" targeting "Kor Cindervein"
    And the chain empties
    Then it is your turn, in the action phase
    And "Kor Cindervein" is exhausted
    And your opponent's hero has 0 damage
    And you have priority
    And you may propose that "Rodrigo" attacks your opponent's hero

  @rule:601.3
  Scenario: A proposed attacker that can't attack any more stays ready
    Given cost is no matter
    And you control "Rodrigo"
    And your opponent's hand is "Frostbolt"
    When you propose that "Rodrigo" attacks your opponent's hero
    And your opponent responds by playing "Frostbolt" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" is ready
    And "Rodrigo" has 3 damage
    And you can't propose that "Rodrigo" attacks your opponent's hero, because of 601.2a
    And it is your turn, in the action phase

  @rule:601.3
  Scenario: A proposed defender that becomes elusive ends the proposal, and another may be chosen
    Given cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Cerwyn"
    And your opponent's hand is "Sneak"
    When you propose that "Kor Cindervein" attacks "Cerwyn"
    And your opponent responds by playing "Sneak" targeting "Cerwyn"
    And the chain empties
    Then "Kor Cindervein" is ready
    And you can't propose that "Kor Cindervein" attacks "Cerwyn", because of 601.2b
    And you may propose that "Kor Cindervein" attacks your opponent's hero

  @rule:602.1
  Scenario: Exhausting an attacker that is attacking already comes too late
    Given cost is no matter
    And you control "Kor Cindervein"
    And your opponent's hand is "Exhaustion"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the attack window opens
    And your opponent responds by playing "Exhaustion" targeting "Kor Cindervein"
    And the combat concludes
    Then "Exhaustion" is in your opponent's graveyard
    And your opponent's hero has 3 damage

  @rule:406.1
  Scenario: A combat step leaves no room for cards that aren't instant
    Given cost is no matter
    And you control "Rodrigo"
    And your hand is "Kor Cindervein", "Fire Blast"
    When you propose that "Rodrigo" attacks your opponent's hero
    And the attack window opens
    Then you can't play "Kor Cindervein", because of 406.1
    And you may play "Fire Blast" targeting your opponent's hero
    When the combat concludes
    Then you may play "Kor Cindervein"
