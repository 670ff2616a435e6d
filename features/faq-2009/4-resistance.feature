@edition:faq-2009-03
Feature: Resistance
  A character with resistance to a damage type is dealt none of that damage, in combat or out of it.

  @rule:faq-2009-03:4 @example:faq-2009-03/4#1
  Scenario: Fire damage from a card and from a defender both leave a fire-resistant ally unharmed
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Illia the Bitter"
    And your hand is "The More, the Scarier"
    And your opponent's hand is "Brodien" as "the first Brodien", "Brodien" as "the second Brodien", "Brodien" as "the third Brodien", "Brodien" as "the hidden Brodien"
    When your opponent plays "the first Brodien"
    And the chain empties
    And your opponent chooses "elusive"
    And your opponent plays "the second Brodien"
    And the chain empties
    And your opponent chooses "elusive"
    And your opponent plays "the third Brodien"
    And the chain empties
    And your opponent chooses "elusive"
    And your opponent plays "the hidden Brodien"
    And the chain empties
    And your opponent chooses "untargetable"
    And your next turn starts
    And the action phase starts
    Then you can't play "The More, the Scarier" with X = 1 targeting "the hidden Brodien", because of 706.1
    And you can't propose that "Illia the Bitter" attacks "the first Brodien", because of 601.2b
    When you play "The More, the Scarier" with X = 4 targeting "Illia the Bitter", "the first Brodien", "the second Brodien", "the third Brodien"
    And the chain empties
    Then "the first Brodien" is in your opponent's graveyard
    And "the second Brodien" is in your opponent's graveyard
    And "the third Brodien" is in your opponent's graveyard
    And "Illia the Bitter" has 0 damage
    When you propose that "Illia the Bitter" attacks "the hidden Brodien"
    And the combat concludes
    Then "the hidden Brodien" is in your opponent's graveyard
    And "Illia the Bitter" has 0 damage

  @rule:faq-2009-03:4
  Scenario: Damage of another type gets through
    Given cost is no matter
    And your hand is "Lightning Bolt"
    And your opponent controls "Illia the Bitter"
    When you play "Lightning Bolt" targeting "Illia the Bitter"
    And the chain empties
    Then "Illia the Bitter" is in your opponent's graveyard

  Scenario: Of a character without any resistance nothing is said about it
    Given cost is no matter
    And your hand is "Lightning Bolt"
    And your opponent controls "Kor Cindervein"
    When you play "Lightning Bolt" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is in your opponent's graveyard
    And rule faq-2009-03:4 was not applied
