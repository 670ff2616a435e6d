Feature: What a card lets characters do, and to whom
  "Can protect" and "can attack" name an object; they let nobody protect or attack anything else.

  @rule:602.2
  Scenario: An ally that can protect the damaged does not protect others
    Given the card "Justicar" reads:
      """
      5, Alliance, Ally—Human Paladin, 5 [Holy] ATK / 5 Health
      Justicar can protect heroes and allies with damage.
      """
    And cost is no matter
    And your opponent controls "Justicar"
    And your opponent controls "Rodrigo"
    And you control "Brigg"
    When you propose that "Brigg" attacks "Rodrigo"
    And the protect point comes
    Then your opponent can't protect with "Justicar"

  @rule:602.2
  Scenario: An ally that can protect the damaged protects one of them
    Given the card "Justicar" reads:
      """
      5, Alliance, Ally—Human Paladin, 5 [Holy] ATK / 5 Health
      Justicar can protect heroes and allies with damage.
      """
    And cost is no matter
    And your opponent controls "Justicar"
    And your opponent controls "Rodrigo" with 1 damage
    And you control "Brigg"
    When you propose that "Brigg" attacks "Rodrigo"
    And the protect point comes
    And your opponent protects with "Justicar"
    Then "Justicar" is protecting

  @rule:602.2
  Scenario: Allies that can protect one ally protect it
    Given the card "Yellowspine" reads:
      """
      5, Horde, Ally—Tauren Shaman, 5 [Nature] ATK / 5 Health
      Other allies in your party can protect Yellowspine.
      """
    And cost is no matter
    And your opponent controls "Yellowspine"
    And your opponent controls "Rodrigo"
    And you control "Brigg"
    When you propose that "Brigg" attacks "Yellowspine"
    And the protect point comes
    And your opponent protects with "Rodrigo"
    Then "Rodrigo" is protecting

  @rule:602.2
  Scenario: Allies that can protect one ally protect nobody else
    Given the card "Yellowspine" reads:
      """
      5, Horde, Ally—Tauren Shaman, 5 [Nature] ATK / 5 Health
      Other allies in your party can protect Yellowspine.
      """
    And cost is no matter
    And your opponent controls "Yellowspine"
    And your opponent controls "Rodrigo"
    And you control "Brigg"
    When you propose that "Brigg" attacks your opponent's hero
    And the protect point comes
    Then your opponent can't protect with "Rodrigo"

  @rule:601.2b
  Scenario: An ally that anybody can attack is attacked in its own party
    Given the card "Gamon" reads:
      """
      1, Horde, Unique Ally—Tauren Warrior, 1 [Melee] ATK / 1 Health
      Any hero or ally can attack Gamon.
      """
    And cost is no matter
    And you control "Gamon"
    And you control "Brigg"
    And you control "Rodrigo"
    Then you may propose that "Brigg" attacks "Gamon"
    And you can't propose that "Brigg" attacks "Rodrigo"
