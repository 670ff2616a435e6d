Feature: Modifier dependency
  A modifier waits for those that change what it could apply to.

  @rule:719.1 @rule:719.2
  Scenario: A bonus for Sheep applies to an ally that Polymorph made one later
    Given the card "Shepherd" reads:
      """
      3, Alliance, Ally—Human Hunter, 1 [Ranged] ATK / 3 Health
      Sheep have +2 ATK.
      """
    And cost is no matter
    And your opponent controls "Shepherd"
    And your opponent controls "Rodrigo"
    And your hand is "Polymorph"
    Then "Rodrigo" has 4 ATK
    When you play "Polymorph" targeting "Rodrigo"
    And the chain empties
    Then "Rodrigo" has 6 ATK
    And "Shepherd" has 1 ATK

  @rule:719.1 @rule:719.2
  Scenario: A keyword for Sheep applies after Polymorph though it was there first
    Given the card "Shy Shepherd" reads:
      """
      3, Alliance, Ally—Human Hunter, 1 [Ranged] ATK / 3 Health
      Sheep have elusive.
      """
    And cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Shy Shepherd"
    And your opponent controls "Rodrigo"
    And your hand is "Polymorph"
    When you play "Polymorph" targeting "Rodrigo"
    And the chain empties
    Then you can't propose that "Kor Cindervein" attacks "Rodrigo", because of 601.2b
    And you may propose that "Kor Cindervein" attacks "Shy Shepherd"

  @rule:719.2
  Scenario: What depends on an earlier modifier still comes before an independent later one
    Given the card "Shy Shepherd" reads:
      """
      3, Alliance, Ally—Human Hunter, 1 [Ranged] ATK / 3 Health
      Sheep have elusive.
      """
    And the card "Cold Feet" reads:
      """
      1, Instant Ability
      Target ally loses all powers this turn.
      """
    And cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Shy Shepherd"
    And your opponent controls "Rodrigo"
    And your hand is "Polymorph", "Cold Feet"
    When you play "Polymorph" targeting "Rodrigo"
    And the chain empties
    Then you can't propose that "Kor Cindervein" attacks "Rodrigo", because of 601.2b
    When you play "Cold Feet" targeting "Rodrigo"
    And the chain empties
    Then you may propose that "Kor Cindervein" attacks "Rodrigo"

  @rule:719.1
  Scenario: An ally that lost its powers gives none to others, though it came first
    Given cost is no matter
    And you control "Warlord Goretooth"
    And you control "Brigg", which entered play this turn
    And your hand is "Polymorph", "Dispel Magic"
    Then you may propose that "Brigg" attacks your opponent's hero
    When you play "Polymorph" targeting "Warlord Goretooth"
    And the chain empties
    Then you can't propose that "Brigg" attacks your opponent's hero, because of 601.2a
    And you can't propose that "Warlord Goretooth" attacks your opponent's hero
    When you play "Dispel Magic" targeting "Polymorph"
    And the chain empties
    Then you may propose that "Brigg" attacks your opponent's hero
    And you may propose that "Warlord Goretooth" attacks your opponent's hero

  @rule:719.3
  Scenario: In a circle each ally begins with what applies to it by itself and goes once around
    Given the card "Banner of Rage" reads:
      """
      2, Item
      Allies in your party with ferocity have elusive.
      """
    And the card "Banner of Mist" reads:
      """
      2, Item
      Allies in your party with elusive have protector.
      """
    And the card "Banner of Duty" reads:
      """
      2, Item
      Allies in your party with protector have ferocity.
      """
    And your opponent controls "Banner of Rage"
    And your opponent controls "Banner of Mist"
    And your opponent controls "Banner of Duty"
    And your opponent controls "Guardian Steelhorn"
    And your opponent controls "Tiril Dawnrider"
    And your opponent controls "Kor Cindervein"
    And you control "Rodrigo"
    Then you can't propose that "Rodrigo" attacks "Guardian Steelhorn", because of 601.2b
    And you can't propose that "Rodrigo" attacks "Tiril Dawnrider", because of 601.2b
    When you propose that "Rodrigo" attacks "Kor Cindervein"
    And the protect point comes
    And your opponent protects with "Tiril Dawnrider"
    Then "Tiril Dawnrider" is protecting
