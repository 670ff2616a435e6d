@edition:faq-2009-03
Feature: Protecting
  One character, opposed to the attacker, may step in between the two windows of a combat, and at no other time.

  @rule:602.2
  Scenario: The protector is fought in place of the character that was attacked
    Given you control "Kor Cindervein"
    And your opponent controls "Cerwyn"
    And your opponent controls "Vindicator Enkallus"
    When you propose that "Kor Cindervein" attacks "Cerwyn"
    And the protect point comes
    And your opponent protects with "Vindicator Enkallus"
    Then "Vindicator Enkallus" is exhausted
    When the combat concludes
    Then "Vindicator Enkallus" has 3 damage
    And "Cerwyn" has 0 damage
    And "Kor Cindervein" is in your graveyard

  @rule:602.2
  Scenario: Protecting is optional
    Given you control "Kor Cindervein"
    And your opponent controls "Cerwyn"
    And your opponent controls "Vindicator Enkallus"
    When you propose that "Kor Cindervein" attacks "Cerwyn"
    And the protect point comes
    And your opponent does not protect
    And the combat concludes
    Then "Cerwyn" is in your opponent's graveyard
    And "Vindicator Enkallus" is ready

  @rule:602.2
  Scenario: An elusive character, which couldn't be attacked itself, protects
    Given you control "Kor Cindervein"
    And your opponent controls "Warden Tonarin"
    And your opponent controls "Cerwyn"
    Then you can't propose that "Kor Cindervein" attacks "Warden Tonarin", because of 601.2b
    When you propose that "Kor Cindervein" attacks "Cerwyn"
    And the protect point comes
    And your opponent protects with "Warden Tonarin"
    And the combat concludes
    Then "Warden Tonarin" is in your opponent's graveyard
    And "Cerwyn" has 0 damage
    And "Kor Cindervein" has 1 damage

  @rule:602.2
  Scenario: An ally that enters play during the attack protects at once
    Given cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Cerwyn"
    And your opponent's hand is "Tristan Rapidstrike"
    When you propose that "Kor Cindervein" attacks "Cerwyn"
    And the attack window opens
    And your opponent responds by playing "Tristan Rapidstrike"
    And both players pass
    And the protect point comes
    And your opponent protects with "Tristan Rapidstrike"
    And the combat concludes
    Then "Tristan Rapidstrike" is in your opponent's graveyard
    And "Cerwyn" has 0 damage

  @rule:602.2b
  Scenario: A character can't protect itself, so it isn't exhausted and only the other one is offered
    Given you control "Kor Cindervein"
    And your opponent controls "Vindicator Enkallus"
    And your opponent controls "Warden Ravella"
    When you propose that "Kor Cindervein" attacks "Vindicator Enkallus"
    And the protect point comes
    Then your opponent can't protect with "Vindicator Enkallus", because of 602.2b
    And your opponent may protect with "Warden Ravella"
    When your opponent does not protect
    And the combat concludes
    Then "Vindicator Enkallus" is ready
    And "Vindicator Enkallus" has 3 damage

  @rule:602.2
  Scenario: After one character protects no second one is asked
    Given you control "Kor Cindervein"
    And your opponent controls "Cerwyn"
    And your opponent controls "Vindicator Enkallus"
    And your opponent controls "Crazy Igvand"
    When you propose that "Kor Cindervein" attacks "Cerwyn"
    And the protect point comes
    And your opponent protects with "Vindicator Enkallus"
    And the combat concludes
    Then "Crazy Igvand" is ready
    And "Vindicator Enkallus" has 3 damage

  @rule:603.1
  Scenario: An exhausted character can't protect
    Given you control "Kor Cindervein"
    And your opponent controls "Cerwyn"
    And your opponent controls an exhausted "Vindicator Enkallus"
    When you propose that "Kor Cindervein" attacks "Cerwyn"
    And the combat concludes
    Then "Cerwyn" is in your opponent's graveyard
    And "Vindicator Enkallus" has 0 damage

  @rule:602.2
  Scenario: Nothing protects against the damage of an ability
    Given cost is no matter
    And your hand is "Fire Blast"
    And your opponent controls "Cerwyn"
    And your opponent controls "Vindicator Enkallus"
    When you play "Fire Blast" targeting "Cerwyn"
    And the chain empties
    Then "Cerwyn" is in your opponent's graveyard
    And "Vindicator Enkallus" is ready
    When you propose that your hero attacks your opponent's hero
    And the protect point comes
    Then your opponent may protect with "Vindicator Enkallus"
    When your opponent does not protect
    Then "Vindicator Enkallus" is ready

  @rule:cr-2009-combat:602.2
  Scenario: Any player opposed to the attacker may protect a third player's ally
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann controls "Kor Cindervein"
    And Bo controls "Benethor Draigo"
    And Cid controls "Guardian Steelhorn"
    When Ann proposes that "Kor Cindervein" attacks "Benethor Draigo"
    And the protect point comes
    And Cid protects with "Guardian Steelhorn"
    And the combat concludes
    Then "Guardian Steelhorn" is in Cid's graveyard
    And "Benethor Draigo" has 0 damage
    And "Kor Cindervein" is in Ann's graveyard
