@edition:faq-2009-03
Feature: Striking with weapons
  When a weapon may be struck with, what that costs, and when its ATK reaches the hero.

  @rule:602.4 @rule:303.2
  Scenario: A weapon waits for the defend window
    Given you have 1 ready resource
    And you control "Krol Blade"
    And your opponent controls "Rodrigo"
    Then you can't strike with "Krol Blade", because of 602.4
    When you propose that your hero attacks "Rodrigo"
    And the attack window opens
    Then you can't strike with "Krol Blade", because of 602.4
    When the defend window opens
    And you strike with "Krol Blade"
    Then "Krol Blade" is exhausted
    And you have 0 ready resources
    And your hero has 0 ATK
    When both players pass
    Then your hero has 3 ATK
    When the combat concludes
    Then "Rodrigo" has 3 damage
    And your hero has 4 damage

  @rule:602.4
  Scenario: No weapon can be struck with while the hero stays out of the combat
    Given cost is no matter
    And you control "Krol Blade"
    And you control "Kor Cindervein"
    And your opponent controls "Rodrigo"
    When you propose that "Kor Cindervein" attacks "Rodrigo"
    And the defend window opens
    Then you can't strike with "Krol Blade", because of 602.4

  @rule:303.2
  Scenario: An exhausted hero that defends may strike
    Given cost is no matter
    And your hero is an exhausted "Gorebelly"
    And you control "Krol Blade"
    And it is your opponent's turn, in the action phase
    And your opponent controls "Benethor Draigo"
    When your opponent proposes that "Benethor Draigo" attacks your hero
    And the defend window opens
    And you strike with "Krol Blade"
    And the combat concludes
    Then "Benethor Draigo" is in your opponent's graveyard
    And your hero has 4 damage

  @rule:303.2
  Scenario: An exhausted weapon can't be struck with
    Given cost is no matter
    And you control an exhausted "Krol Blade"
    And your opponent controls "Rodrigo"
    When you propose that your hero attacks "Rodrigo"
    And the defend window opens
    Then you can't strike with "Krol Blade", because of 303.2

  @rule:303.2b
  Scenario: A strike holds though its weapon leaves play before the effect resolves
    Given cost is no matter
    And you control "Krol Blade"
    And your opponent controls "Rodrigo"
    And your opponent controls "Moira Darkheart"
    When you propose that your hero attacks "Rodrigo"
    And the defend window opens
    And you strike with "Krol Blade"
    And your opponent responds by using "Moira Darkheart", targeting "Krol Blade"
    And the combat concludes
    Then "Krol Blade" is in your graveyard
    And "Rodrigo" has 3 damage
