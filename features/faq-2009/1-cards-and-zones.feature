@edition:faq-2009-03
Feature: Names, uniqueness, and the words for moving a card
  How many cards of one name a player may control, and that destroying, discarding and interrupting each work on their own zone.

  @rule:710.2a @example:faq-2009-03/1/unique-cards#1
  Scenario: Two allies of one name stand side by side when they aren't Unique
    Given cost is no matter
    And you control "Kor Cindervein" as "the old Kor"
    And your hand is "Kor Cindervein" as "the new Kor"
    When you play "the new Kor"
    And the chain empties
    Then "the old Kor" is in play
    And "the new Kor" is in play

  @rule:306.3b @example:faq-2009-03/1/unique-cards#1 @rule:306.3d
  Scenario: Two attachments of one name both work on one ally
    Given cost is no matter
    And you control "Kor Cindervein"
    And your "Mark of the Wild" as "the first Mark" is attached to your "Kor Cindervein"
    And your hand is "Mark of the Wild" as "the second Mark"
    When you play "the second Mark" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 0 damage, 7 ATK and 7 health
    And "the first Mark" is attached to "Kor Cindervein"
    And "the second Mark" is attached to "Kor Cindervein"

  # The player names the copy to be destroyed (410.2); keeping the other follows.
  @rule:410.3a @example:faq-2009-03/1/unique-cards#1
  Scenario: A second Unique card of the same name forces its controller to give up one, of their choice
    Given cost is no matter
    And you control "High Overlord Saurfang" as "the old Saurfang"
    And your hand is "High Overlord Saurfang" as "the new Saurfang"
    When you play "the new Saurfang"
    And the chain empties
    Then you must choose between "the old Saurfang", "the new Saurfang"
    When you choose "the old Saurfang"
    Then "the old Saurfang" is in your graveyard
    And "the new Saurfang" is in play
    And the chain is empty

  @rule:410.3a @example:faq-2009-03/1/unique-cards#1
  Scenario: The copy that has just entered may be the one given up
    Given cost is no matter
    And you control "Landro Longshot" as "the old Landro"
    And your hand is "Landro Longshot" as "the new Landro"
    When you play "the new Landro"
    And the chain empties
    And you choose "the new Landro"
    Then "the new Landro" is in your graveyard
    And "the old Landro" is in play

  @rule:711.1 @example:faq-2009-03/1/destroy-discard-interrupt#1
  Scenario: Interrupting takes an ability card off the chain before it does anything
    Given cost is no matter
    And your hand is "Lightning Bolt"
    And your opponent's hand is "Counterspell"
    When you play "Lightning Bolt" targeting your opponent's hero
    And your opponent responds by playing "Counterspell" targeting "Lightning Bolt"
    And the chain empties
    Then "Lightning Bolt" is in your graveyard
    And your opponent's hero has 0 damage

  @rule:706.1 @example:faq-2009-03/1/destroy-discard-interrupt#1
  Scenario: An ability in play can't be interrupted
    Given cost is no matter
    And your hand is "Counterspell"
    And your opponent controls "Berserker Stance"
    Then you can't play "Counterspell" targeting "Berserker Stance", because of 706.1

  @rule:706.1 @example:faq-2009-03/1/destroy-discard-interrupt#1
  Scenario: An ability card on the chain can't be destroyed as an ability
    Given cost is no matter
    And your hand is "Lightning Bolt"
    And your opponent's hand is "Dispel Magic"
    And you control "Berserker Stance"
    When you play "Lightning Bolt" targeting your opponent's hero
    Then your opponent can't play "Dispel Magic" targeting "Lightning Bolt", because of 706.1
    When your opponent responds by playing "Dispel Magic" targeting "Berserker Stance"
    And the chain empties
    Then "Berserker Stance" is in your graveyard
    And your opponent's hero has 4 damage

  @rule:711.1 @example:faq-2009-03/1/destroy-discard-interrupt#1
  Scenario: An ally card that is interrupted wasn't destroyed
    Given cost is no matter
    And your hero is "Pagatha Soulbinder"
    And you control "Vambraces of the Sadist"
    And it is your opponent's turn, in the action phase
    And your opponent's hand is "Kor Cindervein"
    When your opponent plays "Kor Cindervein"
    And you respond by flipping your hero, targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is in your opponent's graveyard
    And the chain is empty
    And your opponent's hero has 0 damage

  @rule:411.8c @example:faq-2009-03/1/destroy-discard-interrupt#1 @rule:411.4a
  Scenario: An ally card that is discarded wasn't destroyed, and one that is destroyed was
    Given cost is no matter
    And you control "Vambraces of the Sadist"
    And your hand is "Mind Spike", "Fire Blast"
    And your opponent's hand is "Benethor Draigo"
    And your opponent controls "Brigg"
    When you play "Mind Spike" targeting your opponent's hero
    And the chain empties
    Then "Benethor Draigo" is in your opponent's graveyard
    And the chain is empty
    And your opponent's hero has 1 damage
    When you play "Fire Blast" targeting "Brigg"
    And both players pass
    Then "Brigg" is in your opponent's graveyard
    And the chain, top first, is "Vambraces of the Sadist"
    When the chain empties
    Then your opponent's hero has 2 damage

  @rule:706.1 @example:faq-2009-03/1/ally-and-ally-card#1
  Scenario: A card that returns an ally finds one in play, neither on the chain nor in a graveyard
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Withdraw", "Brigg"
    And your opponent's hand is "Kor Cindervein"
    And your opponent controls "Cerwyn"
    And your opponent controls a token "Tooga" with 1 ATK and 1 health
    And your opponent's graveyard is "Anika Berlyn"
    Then you may play "Withdraw" targeting "Tooga"
    And you can't play "Withdraw" targeting "Brigg", because of 706.1
    When your opponent plays "Kor Cindervein"
    Then you can't play "Withdraw" targeting "Kor Cindervein", because of 706.1
    And you can't play "Withdraw" targeting "Anika Berlyn", because of 706.1
    When you respond by playing "Withdraw" targeting "Cerwyn"
    And the chain empties
    Then "Cerwyn" is in your opponent's hand
    And "Kor Cindervein" is in play
