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

  @rule:602.2b
  Scenario: Who may protect everybody doesn't protect itself for that
    Given the card "Banner" reads:
      """
      1, Ability
      Ongoing: Allies in your party can protect heroes and allies.
      """
    And you control "Kor Cindervein"
    And your opponent controls "Banner", "Brigg"
    When you propose that "Kor Cindervein" attacks "Brigg"
    And the defend window opens
    Then your opponent can't protect with "Brigg", because of 602.2
    When the combat concludes
    Then "Brigg" is in your opponent's graveyard

  Scenario: Who can protect itself can't where nobody can protect
    Given the card "Stalwart" reads:
      """
      4, Ally—Dwarf Paladin, 1 [Melee] ATK / 6 Health
      Protector
      Stalwart can protect himself.
      """
    And the card "Confusion" reads:
      """
      1, Ability
      Ongoing: Opposing allies can't protect.
      """
    And you control "Kor Cindervein", "Confusion"
    And your opponent controls "Stalwart"
    When you propose that "Kor Cindervein" attacks "Stalwart"
    And the combat concludes
    Then "Stalwart" has 3 damage
    And "Stalwart" is ready

  @rule:103.1 @edition:cr-2009-combat @edition:faq-2009-03 @edition:starter-2006
  Scenario: Who can protect itself and is exhausted for it can't do so for another in the turn
    Given the card "Stalwart" reads:
      """
      4, Ally—Dwarf Paladin, 1 [Melee] ATK / 6 Health
      Protector
      Stalwart can protect himself.
      """
    And you control "Kor Cindervein", "Brigg"
    And your opponent controls "Stalwart"
    When you propose that "Kor Cindervein" attacks "Stalwart"
    And the protect point comes
    And your opponent protects with "Stalwart"
    And the combat concludes
    Then "Stalwart" has 3 damage
    When you propose that "Brigg" attacks your opponent's hero
    And the combat concludes
    Then "Stalwart" has 3 damage

  @rule:602.2
  Scenario Outline: An ally that can protect while exhausted protects whether or not it exhausts for it
    Given the card "Watcher" reads:
      """
      4, Alliance, Ally—Human Paladin, 2 [Holy] ATK / 6 Health
      Protector
      Watcher can protect while exhausted.
      """
    And the card "Shieldmate" reads:
      """
      3, Alliance, Ally—Human Warrior, 1 [Melee] ATK / 3 Health
      When an ally in your party exhausts to protect, put 1 damage on your hero.
      """
    And cost is no matter
    And your opponent controls <state> "Watcher"
    And your opponent controls "Shieldmate"
    And your opponent controls "Rodrigo"
    And you control "Brigg"
    When you propose that "Brigg" attacks "Rodrigo"
    And the protect point comes
    And your opponent protects with "Watcher"
    Then "Watcher" is protecting
    And "Watcher" is exhausted
    When the combat concludes
    Then your opponent's hero has <damage> damage

    Examples:
      | state        | damage |
      | an exhausted | 0      |
      | a ready      | 1      |
