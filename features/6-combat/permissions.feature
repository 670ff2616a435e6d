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

  @rule:103.1 @rule:602.2a @edition:cr-2007-05 @edition:cr-2009-combat @edition:faq-2009-03
  Scenario: A protector that can protect against stealth does so, and another protector doesn't
    Given the card "Sleuth" reads:
      """
      3, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 4 Health
      Protector
      Sleuth can protect against attackers with stealth.
      """
    And cost is no matter
    And you control "Leeza, Tomb Robber"
    And your opponent controls "Sleuth"
    And your opponent controls "Guardian Steelhorn"
    When you propose that "Leeza, Tomb Robber" attacks your opponent's hero
    And the protect point comes
    Then your opponent can't protect with "Guardian Steelhorn", because of 602.2a
    When your opponent protects with "Sleuth"
    And the combat concludes
    Then "Sleuth" has 2 damage
    And your opponent's hero has 0 damage

  @rule:103.1 @rule:602.2
  Scenario Outline: Who is no protector protects against stealth if a text lets it, and against nobody else
    Given the card "Lantern" reads:
      """
      1, Item
      <text>
      """
    And the card "Prowler" reads:
      """
      2, Horde, Ally—Orc Rogue, 1 [Melee] ATK / 3 Health
      Stealth
      """
    And cost is no matter
    And you control "Prowler", "Kor Cindervein"
    And your opponent controls "Lantern", "Brigg", "Rodrigo"
    When you propose that "Prowler" attacks your opponent's hero
    And the protect point comes
    And your opponent protects with "Brigg"
    And the combat concludes
    Then "Brigg" has 1 damage
    And your opponent's hero has 0 damage
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the protect point comes
    Then your opponent can't protect with "Rodrigo", because of 602.2
    When the combat concludes
    Then your opponent's hero has 3 damage

    Examples:
      | text                                                                              |
      | Allies in your party can protect against attackers with stealth.                  |
      | Allies in your party can protect against opposing heroes and allies with stealth. |
      | Allies in your party have "This ally can protect against attackers with stealth." |

  @rule:602.2a
  Scenario: Who can protect against attackers of another kind doesn't protect against one with stealth
    Given the card "Lookout" reads:
      """
      3, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 4 Health
      Lookout can protect against attacking Rogues.
      """
    And cost is no matter
    And you control "Leeza, Tomb Robber"
    And your opponent controls "Lookout"
    When you propose that "Leeza, Tomb Robber" attacks your opponent's hero
    And the protect point comes
    Then your opponent can't protect with "Lookout", because of 602.2a

  @rule:103.2
  Scenario: Who can protect against stealth can't where nobody can protect
    Given the card "Sleuth" reads:
      """
      3, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 4 Health
      Protector
      Sleuth can protect against attackers with stealth.
      """
    And the card "Confusion" reads:
      """
      1, Ability
      Ongoing: Opposing allies can't protect.
      """
    And you control "Leeza, Tomb Robber", "Confusion"
    And your opponent controls "Sleuth"
    When you propose that "Leeza, Tomb Robber" attacks your opponent's hero
    And the protect point comes
    Then your opponent can't protect with "Sleuth", because of 103.2
    When the combat concludes
    Then your opponent's hero has 2 damage
    And "Sleuth" is ready
