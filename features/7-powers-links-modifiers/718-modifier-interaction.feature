Feature: Modifier interaction
  Modifiers that don't depend on each other apply in the order of their timestamps.

  @rule:718.1
  Scenario: A keyword given before all powers were lost is lost too
    Given cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Sneak", "Polymorph"
    And your opponent controls "Rodrigo"
    When you play "Sneak" targeting "Rodrigo"
    And the chain empties
    Then you can't propose that "Kor Cindervein" attacks "Rodrigo", because of 601.2b
    When you play "Polymorph" targeting "Rodrigo"
    And the chain empties
    Then you may propose that "Kor Cindervein" attacks "Rodrigo"

  @rule:718.1
  Scenario: A keyword given after all powers were lost stays
    Given cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Sneak", "Polymorph"
    And your opponent controls "Rodrigo"
    When you play "Polymorph" targeting "Rodrigo"
    And the chain empties
    Then you may propose that "Kor Cindervein" attacks "Rodrigo"
    When you play "Sneak" targeting "Rodrigo"
    And the chain empties
    Then you can't propose that "Kor Cindervein" attacks "Rodrigo", because of 601.2b

  @rule:718.1 @rule:400.3b
  Scenario: Of two modifiers that take control the later one wins, and the earlier returns when it ends
    Given cost is no matter
    And you control "Lhurg Venomblade"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Helwen"
    And your hand is "Mind Control"
    When you play "Mind Control" with X = 3 targeting "Kor Cindervein"
    And the chain empties
    Then you control "Kor Cindervein"
    When your opponent uses "Helwen", targeting "Kor Cindervein"
    And the chain empties
    Then your opponent controls "Kor Cindervein"
    And "Mind Control" is attached to "Kor Cindervein"
    When you use "Lhurg Venomblade", targeting "Helwen"
    And the chain empties
    Then "Helwen" is in your opponent's graveyard
    And you control "Kor Cindervein"

  @rule:718.2b
  Scenario: An attachment counts from when it was attached last
    Given cost is no matter
    And you control "Inventor's Focal Sword"
    And your hand is "Mind Control"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Brigg"
    And your opponent controls "Helwen"
    When you play "Mind Control" with X = 1 targeting "Brigg"
    And the chain empties
    And your opponent uses "Helwen", targeting "Kor Cindervein"
    And the chain empties
    And you use "Inventor's Focal Sword", targeting "Mind Control"
    And both players pass
    And you choose "Kor Cindervein"
    Then you control "Kor Cindervein"
    And your opponent controls "Brigg"

  @rule:718.2d
  Scenario: A modifier from a link counts from when that link resolved
    Given the card "Cold Feet" reads:
      """
      1, Instant Ability
      Target ally loses all powers this turn.
      """
    And cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Cold Feet"
    And your opponent controls "Rodrigo"
    And your opponent's hand is "Sneak"
    When you play "Cold Feet" targeting "Rodrigo"
    And your opponent responds by playing "Sneak" targeting "Rodrigo"
    And the chain empties
    Then you may propose that "Kor Cindervein" attacks "Rodrigo"

  @rule:718.2a @rule:718.2e
  Scenario: A power counts from when its card entered play, so that the later of two cards has the last word
    Given the card "Dulling Fog" reads:
      """
      3, Ability
      Ongoing: Allies lose all powers.
      """
    And the card "Banner of Shadows" reads:
      """
      3, Item
      Allies in your party have elusive and protector.
      """
    And cost is no matter
    And your hand is "Dulling Fog", "Banner of Shadows"
    And you control "Kor Cindervein"
    And your opponent controls "Brigg"
    When you play "Dulling Fog"
    And the chain empties
    And you play "Banner of Shadows"
    And the chain empties
    And the turn ends
    And the action phase starts
    Then your opponent can't propose that "Brigg" attacks "Kor Cindervein", because of 718.2a

  @rule:718.2a @rule:718.2e
  Scenario: The same two cards in the other order leave the ally without what it was given
    Given the card "Dulling Fog" reads:
      """
      3, Ability
      Ongoing: Allies lose all powers.
      """
    And the card "Banner of Shadows" reads:
      """
      3, Item
      Allies in your party have elusive and protector.
      """
    And cost is no matter
    And your hand is "Dulling Fog", "Banner of Shadows"
    And you control "Kor Cindervein"
    And your opponent controls "Brigg"
    When you play "Banner of Shadows"
    And the chain empties
    And you play "Dulling Fog"
    And the chain empties
    And the turn ends
    And the action phase starts
    Then your opponent may propose that "Brigg" attacks "Kor Cindervein"

  @rule:718.2e
  Scenario: A power beside an icon counts anew once its card is back with a player whose hero has the icon
    Given the card "Test Guide" reads:
      """
      2, Ally—Orc Rogue, 1 [Melee] ATK / 2 Health
      [Horde]: Other allies in your party have elusive.
      """
    And the card "Test Glare" reads:
      """
      1, Item
      Allies lose elusive.
      """
    And the card "Test Snatch" reads:
      """
      1, Ability
      Gain control of target ally this turn.
      """
    And cost is no matter
    And your hero is "Graccus"
    And your opponent's hero is "Gorebelly"
    And your opponent controls "Test Guide"
    And your opponent controls "Araelun"
    And you control "Test Glare"
    And your hand is "Test Snatch"
    Then "Araelun" has no elusive
    When you play "Test Snatch" targeting "Test Guide"
    And the chain empties
    Then you control "Test Guide"
    And "Araelun" has no elusive
    When the turn ends
    Then your opponent controls "Test Guide"
    And "Araelun" has elusive

  @rule:718.1
  Scenario: A hero that was in cat form before its ATK was set attacks with what it was set to
    Given the card "Numbness" reads:
      """
      1, Instant Ability
      Target hero or ally has 0 ATK this turn.
      """
    And the card "Prowling" reads:
      """
      1, Druid, Instant Ability—Feral, Form (1)
      Ongoing: Your hero is in cat form.
      """
    And your hero is "Thangal"
    And cost is no matter
    And you control "Prowling"
    And your opponent's hand is "Numbness"
    When you propose that your hero attacks your opponent's hero
    And the attack window opens
    Then your hero has 1 ATK
    When you pass
    And your opponent plays "Numbness" targeting your hero
    And the chain empties
    Then your hero has 0 ATK
    When the combat concludes
    Then your opponent's hero has 0 damage

  @rule:718.1
  Scenario: A hero whose ATK was set before it came into cat form has the form's ATK on top
    Given the card "Numbness" reads:
      """
      1, Instant Ability
      Target hero or ally has 0 ATK this turn.
      """
    And the card "Prowling" reads:
      """
      1, Druid, Instant Ability—Feral, Form (1)
      Ongoing: Your hero is in cat form.
      """
    And your hero is "Thangal"
    And cost is no matter
    And your hand is "Numbness", "Prowling"
    When you play "Numbness" targeting your hero
    And the chain empties
    And you play "Prowling"
    And the chain empties
    And you propose that your hero attacks your opponent's hero
    And the attack window opens
    Then your hero has 1 ATK
    When the combat concludes
    Then your opponent's hero has 1 damage
