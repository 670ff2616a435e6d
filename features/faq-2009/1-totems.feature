@edition:faq-2009-03
Feature: Totems
  Abilities with health that are aimed at like allies, fight only as defenders, and shed whatever is attached to them.

  @rule:306.4a @example:faq-2009-03/1#1 @example:faq-2009-03/1/totems#1
  Scenario: A Totem that entered this turn is an ally to the card that aims at one
    Given you have 2 ready resources
    And your opponent has 1 ready resource
    And it is your opponent's turn, in the action phase
    And your opponent controls "Stoneclaw Totem", which entered play this turn
    And your hand is "Bloody Welcome"
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    And you respond by playing "Bloody Welcome" targeting "Stoneclaw Totem"
    And both players pass
    And you choose 2
    Then "Stoneclaw Totem" has 3 damage
    And you have 2 ready resources

  @rule:706.1 @example:faq-2009-03/1#1
  Scenario: A Totem card in a graveyard is no ally card
    Given cost is no matter
    And your graveyard is "Stoneclaw Totem", "Brigg"
    And your hand is "Call the Spirit"
    Then you can't play "Call the Spirit" targeting "Stoneclaw Totem", because of 706.1
    When you play "Call the Spirit" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in your hand
    And "Stoneclaw Totem" is in your graveyard

  @rule:709.2b @example:faq-2009-03/1#1
  Scenario: A reward that readies an ally without targeting it doesn't see a Totem
    Given cost is no matter
    And you have "Sunfury Briefings" as a face-up resource
    And you control an exhausted "Stoneclaw Totem"
    And you control an exhausted "Kor Cindervein"
    And you control an exhausted "Cerwyn"
    When you complete "Sunfury Briefings"
    And the chain empties
    Then you must choose between "Kor Cindervein", "Cerwyn"
    When you choose "Cerwyn"
    Then "Cerwyn" is ready
    And "Stoneclaw Totem" is exhausted and "Kor Cindervein" is exhausted

  @rule:403.4 @example:faq-2009-03/1#1
  Scenario: Damage to each hero and ally passes over a Totem
    Given cost is no matter
    And your hand is "Frost Nova"
    And your opponent controls "Stoneclaw Totem"
    And your opponent controls "Benethor Draigo"
    When you play "Frost Nova"
    And the chain empties
    Then "Stoneclaw Totem" has 0 damage
    And "Benethor Draigo" has 1 damage
    And your opponent's hero has 1 damage

  @rule:407.6d @example:faq-2009-03/1#1 @example:faq-2009-03/1/totems#1
  Scenario: An ability may be attached to a Totem, and is destroyed before anyone can act
    Given cost is no matter
    And your hand is "Spell Suppression"
    And your opponent controls "Stoneclaw Totem"
    When you play "Spell Suppression" targeting "Stoneclaw Totem"
    And both players pass
    Then "Spell Suppression" is in your graveyard
    And "Stoneclaw Totem" is in play
    And the chain is empty

  @rule:603.1 @example:faq-2009-03/1/totems#1
  Scenario: A Totem is attacked like any character and hits back with nothing
    Given you control "Kor Cindervein"
    And your opponent controls "Stoneclaw Totem"
    When you propose that "Kor Cindervein" attacks "Stoneclaw Totem"
    And the combat concludes
    Then "Stoneclaw Totem" has 3 damage
    And "Kor Cindervein" has 0 damage

  @rule:306.4a @example:faq-2009-03/1/totems#1
  Scenario: An effect that raises an ally's ATK finds none to raise on a Totem
    Given cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Stoneclaw Totem"
    And your opponent's hand is "Swift Assault"
    When you propose that "Kor Cindervein" attacks "Stoneclaw Totem"
    And the defend window opens
    And your opponent responds by playing "Swift Assault" targeting "Stoneclaw Totem"
    And the combat concludes
    Then "Swift Assault" is in your opponent's graveyard
    And "Stoneclaw Totem" has 3 damage
    And "Kor Cindervein" has 0 damage

  @rule:306.4a @example:faq-2009-03/1/totems#1
  Scenario: A Totem that loses its powers is a Totem for all that
    Given the card "Hush" reads:
      """
      1, Instant Ability
      Target ally loses all powers this turn.
      """
    And cost is no matter
    And you control "Stoneclaw Totem"
    And it is your opponent's turn, in the action phase
    And your opponent controls "Kor Cindervein"
    And your opponent's hand is "Hush", "Fire Blast", "Spell Suppression"
    Then your opponent can't propose that "Kor Cindervein" attacks your hero, because of 601.2c
    When your opponent plays "Hush" targeting "Stoneclaw Totem"
    And the chain empties
    Then your opponent may propose that "Kor Cindervein" attacks your hero
    And your opponent may propose that "Kor Cindervein" attacks "Stoneclaw Totem"
    And "Stoneclaw Totem" has 0 damage, 0 ATK and 5 health
    And you can't propose that "Stoneclaw Totem" attacks your opponent's hero, because of 306.4a
    When your opponent plays "Fire Blast" targeting "Stoneclaw Totem"
    And the chain empties
    Then "Stoneclaw Totem" has 2 damage
    When your opponent plays "Spell Suppression" targeting "Stoneclaw Totem"
    And the chain empties
    Then "Spell Suppression" is in your opponent's graveyard

  @rule:306.4a @example:faq-2009-03/1/totems#1
  Scenario: A Totem can't be proposed as an attacker, however long it has been in play
    Given you control "Stoneclaw Totem"
    And you control "Kor Cindervein"
    Then you can't propose that "Stoneclaw Totem" attacks your opponent's hero, because of 306.4a
    And you may propose that "Kor Cindervein" attacks your opponent's hero

  @rule:602.2 @example:faq-2009-03/1/totems#1
  Scenario: A Totem that is attacked can be protected
    Given you control "Kor Cindervein"
    And your opponent controls "Stoneclaw Totem"
    And your opponent controls "Guardian Steelhorn"
    When you propose that "Kor Cindervein" attacks "Stoneclaw Totem"
    And the protect point comes
    And your opponent protects with "Guardian Steelhorn"
    And the combat concludes
    Then "Stoneclaw Totem" has 0 damage
    And "Guardian Steelhorn" is in your opponent's graveyard

  @rule:602.2 @rule:306.4a @example:faq-2009-03/1/totems#1
  Scenario: A Totem that is given protector can protect
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control an exhausted "Fire Nova Totem"
    And you control "Cerwyn"
    And your hand is "On Your Feet"
    And your opponent controls "Benethor Draigo"
    When your opponent proposes that "Benethor Draigo" attacks "Cerwyn"
    And you respond by playing "On Your Feet" targeting "Fire Nova Totem"
    And the chain empties
    And the protect point comes
    And you protect with "Fire Nova Totem"
    And the combat concludes
    Then "Fire Nova Totem" is in your graveyard
    And "Cerwyn" has 0 damage
    And "Benethor Draigo" has 0 damage
