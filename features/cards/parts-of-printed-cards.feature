Feature: Every part of the cards that the documents print
  What each power costs, on whose doing it waits and what it can aim at.

  @rule:401.1
  Scenario Outline: <card> isn't used for <few>, which is one resource too few
    Given you have <few> ready resources
    And you control "<card>"
    And you control "Bloodclaw"
    Then you can't use "<card>", because of 401.1

    Examples:
      | card                       | few |
      | Acolyte Kemistra           | 0   |
      | Barnathrum, Lord of Pain   | 0   |
      | Elder Moorf                | 0   |
      | Kaal Soulreaper            | 6   |
      | Koringar the Heavy         | 2   |
      | Lei of Lilies              | 0   |
      | Ramstein's Lightning Bolts | 1   |

  @rule:401.1
  Scenario Outline: <card> isn't completed for <few> resources and itself, which is one too few
    Given you have <few> ready resources
    And you have "<card>" as a face-up resource
    Then you can't complete "<card>", because of 401.1

    Examples:
      | card                    | few |
      | Sunfury Briefings       | 3   |
      | Tooga's Quest           | 1   |
      | Through the Dark Portal | 11  |

  @rule:401.1
  Scenario: Tyrande's second power wants a resource besides the Wisp, Graccus wants three, the Focal Sword two
    Given you have 0 ready resources
    And you control "High Priestess Tyrande Whisperwind"
    And the card "Wisp" reads:
      """
      1, Ally—Wisp, 1 [Arcane] ATK / 1 Health
      """
    And you control "Wisp"
    And your opponent has 2 ready resources
    And your opponent's hero is "Graccus"
    Then you can't use "High Priestess Tyrande Whisperwind", because of 401.1
    When you pass
    Then your opponent can't use "Graccus", because of 401.1

  @rule:401.1
  Scenario: The Focal Sword isn't used for one resource
    Given you have 1 ready resource
    And you control "Inventor's Focal Sword"
    And you control "Bloodclaw"
    And you control "Valanos"
    And your "Fireball" is attached to your "Bloodclaw"
    Then you can't use "Inventor's Focal Sword", targeting "Fireball", because of 401.1

  @rule:701.3
  Scenario: What pays with itself is paid at once
    Given you have 4 ready resources
    And you control "Barnathrum, Lord of Pain"
    And you control "Ramstein's Lightning Bolts"
    When you use "Barnathrum, Lord of Pain"
    Then "Barnathrum, Lord of Pain" is exhausted
    When you use "Ramstein's Lightning Bolts"
    Then "Ramstein's Lightning Bolts" is in your graveyard

  @rule:301.2
  Scenario: Graccus flips as he is used, and not again
    Given you have 6 ready resources
    And your hero is "Graccus"
    And you control "Bloodclaw"
    When you use "Graccus", targeting "Bloodclaw"
    Then you can't use "Graccus", targeting "Bloodclaw"

  @rule:407.1
  Scenario: Boris heals on his own player's turn only
    Given you have 3 ready resources
    And it is your opponent's turn, in the action phase
    And your hero is "Boris Brightbeard" with 3 damage
    When your opponent passes
    Then you can't use "Boris Brightbeard"

  @rule:706.1
  Scenario: Warrior Training attaches to friendly allies, Blessing of Freedom to what is in one's own party
    Given cost is no matter
    And you control "Bloodclaw"
    And you control "Krol Blade"
    And your opponent controls "Valanos"
    And your hand is "Warrior Training", "Blessing of Freedom"
    Then you can't play "Warrior Training" targeting "Valanos", because of 706.1
    And you can't play "Warrior Training" targeting your hero
    And you may play "Warrior Training" targeting "Bloodclaw"
    And you can't play "Blessing of Freedom" targeting "Valanos"
    And you can't play "Blessing of Freedom" targeting "Krol Blade"
    And you may play "Blessing of Freedom" targeting your hero

  @rule:706.1
  Scenario: Only one's own graveyard gives allies back
    Given cost is no matter
    And you have 9 ready resources
    And your hand is "Call the Spirit", "Resurrection"
    And your graveyard is "Bloodclaw", "Fire Blast"
    And your opponent's graveyard is "Valanos"
    Then you can't play "Call the Spirit" targeting "Valanos"
    And you can't play "Resurrection" targeting "Valanos"
    And you can't play "Call the Spirit" targeting "Fire Blast"
    And you can't play "Resurrection" targeting "Fire Blast"
    And you may play "Call the Spirit" targeting "Bloodclaw"

  @rule:500.1
  Scenario: What waits for the start of its player's turn lets the other player's go by
    Given you control "Last Stand"
    And you control "Lei of Lilies"
    And your "Fireball" is attached to your opponent's hero
    And your hand is "Fire Blast", "Brigg", "Valanos", "Tim"
    And your hero has 5 damage
    When your opponent's next turn starts
    Then the chain is empty
    And your hero has 5 damage
    And your opponent's hero has 0 damage

  @rule:205.1a
  Scenario: Mason's ring is of no use to a hero that defends
    Given it is your opponent's turn, in the action phase
    And you control "Mason's Fraternity Ring"
    And your opponent controls "Bloodclaw"
    When your opponent proposes that "Bloodclaw" attacks your hero
    And the combat concludes
    Then "Bloodclaw" has 0 damage

  @rule:603.1
  Scenario: Brigg destroys for Brigg's combat damage alone
    Given cost is no matter
    And the card "Ambush" reads:
      """
      1, Instant Ability
      Target ally in your party deals damage equal to its ATK to another target ally.
      """
    And you control "Brigg"
    And you control "Tim"
    And your opponent controls "Kor Cindervein" with 1 damage
    And your opponent controls "Acolyte Kemistra" with 1 damage
    And your hand is "Ambush"
    When you play "Ambush" targeting "Brigg" and "Acolyte Kemistra"
    And the chain empties
    Then "Acolyte Kemistra" has 2 damage
    When you propose that "Tim" attacks "Acolyte Kemistra"
    And the combat concludes
    Then "Acolyte Kemistra" has 3 damage
    And the chain is empty

  @rule:602.1
  Scenario: Donna readies for an opposing attack and for none of her own side
    Given you control an exhausted "Donna Calister"
    And you control "Bloodclaw"
    When you propose that "Bloodclaw" attacks your opponent's hero
    And the combat concludes
    Then "Donna Calister" is exhausted

  @rule:602.3
  Scenario: Saurfang destroys allies that meet him and no heroes
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent's hero is "Gorebelly"
    And your opponent controls "Krol Blade"
    And you control "High Overlord Saurfang"
    When your opponent proposes that "Gorebelly" attacks "High Overlord Saurfang"
    And the combat concludes
    Then the game goes on
    And your opponent's hero has 9 damage

  @rule:603.1
  Scenario: Green Whelp Armor answers attacking allies that hit its hero in combat
    Given you have 9 ready resources
    And cost is no matter
    And you control "Green Whelp Armor"
    And you control "Krol Blade"
    And you control "Valanos"
    And your opponent controls "Acolyte Kemistra"
    When you propose that your hero attacks "Acolyte Kemistra"
    And the combat concludes
    And you prevent nothing
    Then "Acolyte Kemistra" is in play
    And the chain is empty

  @rule:603.1
  Scenario: An attacking ally that hits an ally, or hits the hero by an effect, isn't sent back by Green Whelp Armor
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And the card "Volley" reads:
      """
      1, Instant Ability
      Target ally deals damage equal to its ATK to target hero.
      """
    And you control "Green Whelp Armor"
    And you control "Acolyte Kemistra"
    And your opponent controls "Bloodclaw"
    And your opponent's hand is "Volley"
    When your opponent proposes that "Bloodclaw" attacks "Acolyte Kemistra"
    And the attack window opens
    And your opponent plays "Volley" targeting "Bloodclaw" and your hero
    And both players pass
    And you prevent nothing
    Then the chain is empty
    When the combat concludes
    Then "Bloodclaw" is in your opponent's graveyard
    And the chain is empty

  @rule:603.1
  Scenario Outline: Damage dealt with another weapon or with none is nothing to <card>
    Given cost is no matter
    And you control "<card>"
    And you control "Mason's Fraternity Ring"
    And your opponent controls "Acolyte Kemistra"
    When you propose that your hero attacks "Acolyte Kemistra"
    And the combat concludes
    Then "Acolyte Kemistra" has 1 damage
    And the chain is empty
    And your hero is exhausted

    Examples:
      | card          |
      | Blade Flurry  |
      | Deathbringer  |
      | Sword of Zeal |
      | Thrash Blade  |

  @rule:405.3d
  Scenario: Blade Flurry doesn't answer the other hero's weapon
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Blade Flurry"
    And you control "Acolyte Kemistra"
    And your opponent's hero is "Gorebelly"
    And your opponent controls "Krol Blade"
    When your opponent proposes that "Gorebelly" attacks "Acolyte Kemistra"
    And the defend window opens
    And your opponent strikes with "Krol Blade"
    And the combat concludes
    Then your opponent's hero has 3 damage
    And the chain is empty

  @rule:501.1a
  Scenario: Stoneclaw Totem holds for its next ready step only what hit it in combat
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Stoneclaw Totem"
    And your opponent controls "Tim"
    When your opponent uses "Tim", targeting "Stoneclaw Totem"
    And the chain empties
    Then "Stoneclaw Totem" has 1 damage
    When your next turn starts
    And your opponent's next turn starts
    And the action phase starts
    Then "Tim" is ready

  @rule:faq-2009-03:3 @edition:faq-2009-03
  Scenario: A quest that another ally inspires isn't cheaper for Glous
    Given the card "Test Scribe" reads:
      """
      2, Ally—Human Mage, 1 [Arcane] ATK / 2 Health
      Inspire: Quest
      """
    And you control an exhausted "Marksman Glous"
    And you control "Test Scribe"
    And you have an exhausted "Sunfury Briefings" as a face-up resource
    And you have 3 ready resources
    When the turn ends
    And you choose "Sunfury Briefings"
    And you choose "Test Scribe"
    Then you have 4 ready resources
    And the chain is empty
    And you can't complete "Sunfury Briefings", because of 401.1

  @rule:603.1 @edition:faq-2009-03
  Scenario: Of two Avelenas the one that sabotages puts the ability on top
    Given cost is no matter
    And you control "Arcanist Avelena" as "the elder Avelena"
    And you control "Arcanist Avelena" as "the younger Avelena"
    And your opponent controls "Blade Flurry"
    When you propose that "the elder Avelena" sabotages "Blade Flurry"
    And the combat concludes
    Then the chain, top first, is "the elder Avelena"
    When both players pass
    Then "Blade Flurry" is in your opponent's deck
