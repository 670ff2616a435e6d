Feature: Words of the last sets
  Wordings that the sets of the game's last years print, and what they do.

  @rule:715.1
  Scenario: What happens to them at the end of the turn happens to those that were meant, not to whoever fits then
    Given cost is no matter
    And the card "Rally" reads:
      """
      2, Ability
      Ready all allies you control. Exhaust them at end of turn.
      """
    And you control an exhausted "Tim"
    And your hand is "Rally", "Brigg"
    When you play "Rally"
    And the chain empties
    Then "Tim" is ready
    When you play "Brigg"
    And the chain empties
    And the turn ends
    Then "Tim" is exhausted
    And "Brigg" is ready

  @rule:709.2b
  Scenario: An ally other than a Demon is no Demon, however many Demons there are
    Given cost is no matter
    And the card "Holy Ground" reads:
      """
      3, Ability
      Your hero deals 1 holy damage to each ally other than a Demon.
      """
    And the card "Felguard" reads:
      """
      3, Ally—Demon, 2 [Melee] ATK / 4 Health
      """
    And the card "Grunt" reads:
      """
      2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And your opponent controls "Felguard" as "the first Demon"
    And your opponent controls "Felguard" as "the second Demon"
    And your opponent controls "Grunt"
    And your hand is "Holy Ground"
    When you play "Holy Ground"
    And the chain empties
    Then "the first Demon" has 0 damage
    And "the second Demon" has 0 damage
    And "Grunt" has 1 damage

  @rule:706.1
  Scenario: A hero is Undead by its trait, as an ally is by its tag
    Given cost is no matter
    And the card "Exorcism" reads:
      """
      2, Instant Ability
      Your hero deals 3 holy damage to target hero or ally that's Undead.
      """
    And the card "Sylvie" reads:
      """
      Horde, Hero—Undead Priest, Shadow, 26 Health
      """
    And the card "Grunt" reads:
      """
      2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And your opponent's hero is "Sylvie"
    And your opponent controls "Grunt"
    And your hand is "Exorcism"
    Then you can't play "Exorcism" targeting "Grunt"
    When you play "Exorcism" targeting "Sylvie"
    And the chain empties
    Then "Sylvie" has 3 damage

  @rule:403.4
  Scenario Outline: Damage to what is not Undead brings a card
    Given cost is no matter
    And the card "Smite" reads:
      """
      2, Instant Ability
      Your hero deals 1 holy damage to target ally. If it's not Undead, draw a card.
      """
    And the card "Ghoul" reads:
      """
      2, Monster, Ally—Undead Ghoul, 2 [Melee] ATK / 4 Health
      """
    And the card "Grunt" reads:
      """
      2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And your opponent controls "Ghoul"
    And your opponent controls "Grunt"
    And your hand is "Smite"
    When you play "Smite" targeting <whom>
    And the chain empties
    Then there are <cards> cards in your hand

    Examples:
      | whom    | cards |
      | "Ghoul" | 0     |
      | "Grunt" | 1     |

  @rule:704.1
  Scenario: The third faction is an icon like the others
    Given cost is no matter
    And the card "Necromancer" reads:
      """
      3, Monster, Ally—Undead Mage, 2 [Shadow] ATK / 2 Health
      Other [Monster] allies you control have +1 / +2.
      """
    And the card "Ghoul" reads:
      """
      2, Monster, Ally—Undead Ghoul, 2 [Melee] ATK / 1 Health
      """
    And you control "Necromancer"
    And you control "Ghoul" as "your Ghoul"
    And you control "Tim"
    And your opponent controls "Ghoul" as "their Ghoul"
    Then "your Ghoul" has 3 ATK and 3 health
    And "their Ghoul" has 2 ATK and 1 health
    And "Necromancer" has 2 ATK and 2 health

  @rule:402.1
  Scenario: A counter with the icon of its kind of ATK gives ATK
    Given cost is no matter
    And the card "Bonebreaker" reads:
      """
      4, Horde, Ally—Orc Warrior, 3 [Melee] ATK / 5 Health
      When an opposing ally is destroyed, put a +1 [Melee] ATK counter on this ally.
      """
    And the card "Slay" reads:
      """
      1, Instant Ability
      Destroy target ally.
      """
    And you control "Bonebreaker"
    And your opponent controls "Tim"
    And your hand is "Slay"
    When you play "Slay" targeting "Tim"
    And the chain empties
    Then "Bonebreaker" has 4 ATK

  @rule:703.1
  Scenario: Keywords that a line explains side by side each do what they say
    Given cost is no matter
    And the card "Field Medic" reads:
      """
      3, Alliance, Ally—Human Priest, 1 [Holy] ATK / 3 Health
      Assault 2 (This ally has +2 ATK on your turn.), Mend 1 (At the start of your turn, this ally heals 1 damage from your hero.)
      """
    And your hero is "Boris Brightbeard" with 5 damage
    And you control "Field Medic"
    Then "Field Medic" has 3 ATK
    When your opponent's next turn starts
    Then "Field Medic" has 1 ATK
    When your next turn starts
    And the chain empties
    Then your hero has 4 damage

  @rule:703.1
  Scenario: What an attached ally's controller plays is watched for, and nobody else's
    Given cost is no matter
    And the card "Ill Omen" reads:
      """
      2, Ability
      Attach to target ally.
      Ongoing: When attached ally's controller plays an ability, your hero deals 1 shadow damage to attached ally.
      """
    And the card "Ponder" reads:
      """
      1, Instant Ability
      Draw a card.
      """
    And the card "Grunt" reads:
      """
      2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And your opponent controls "Grunt"
    And your hand is "Ill Omen", "Ponder" as "your thought"
    And your opponent's hand is "Ponder" as "their thought"
    When you play "Ill Omen" targeting "Grunt"
    And the chain empties
    And you play "your thought"
    And the chain empties
    Then "Grunt" has 0 damage
    When you pass
    And your opponent plays "their thought"
    And the chain empties
    Then "Grunt" has 1 damage

  @rule:706.1
  Scenario: Two target cards in a graveyard lie in the same one
    Given cost is no matter
    And the card "Gravedigger" reads:
      """
      2, Instant Ability
      Remove two target cards in a graveyard from the game.
      """
    And your hand is "Gravedigger"
    And your graveyard is "Tim", "Brigg"
    And your opponent's graveyard is "Flash Heal"
    Then you can't play "Gravedigger" targeting "Tim", "Flash Heal"
    When you play "Gravedigger" targeting "Tim", "Brigg"
    And the chain empties
    Then "Tim" is removed from the game
    And "Brigg" is removed from the game

  @rule:403.4
  Scenario Outline: Fire and frost damage are both prevented, and no other
    Given cost is no matter
    And the card "Elemental Ward" reads:
      """
      2, Instant Ability
      Prevent all fire and frost damage that would be dealt to your hero this turn.
      """
    And the card "Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 2 <kind> damage to target hero or ally.
      """
    And your hand is "Elemental Ward"
    And your opponent's hand is "Bolt"
    When you play "Elemental Ward"
    And the chain empties
    And you pass
    And your opponent plays "Bolt" targeting your hero
    And the chain empties
    Then your hero has <damage> damage

    Examples:
      | kind   | damage |
      | fire   | 0      |
      | frost  | 0      |
      | shadow | 2      |

  @rule:712.7
  Scenario Outline: More damage for what is done first takes the place of the damage
    Given cost is no matter
    And the card "Totemic Shock" reads:
      """
      3, Instant Ability
      Your hero deals 3 nature damage to target hero or ally. You may discard a card. If you do, it deals 6 instead.
      """
    And your hand is "Totemic Shock", "Tim"
    When you play "Totemic Shock" targeting your opponent's hero
    And the chain empties
    And you choose <what>
    Then your opponent's hero has <damage> damage

    Examples:
      | what   | damage |
      | to     | 6      |
      | not to | 3      |

  @rule:714.3
  Scenario Outline: One bonus or another by what the ally is
    Given cost is no matter
    And the card "Wild Call" reads:
      """
      1, Instant Ability
      Target ally has +1 ATK this turn, or +3 ATK if it's a Beast.
      """
    And the card "Boarling" reads:
      """
      2, Ally—Beast Pet, 2 [Melee] ATK / 4 Health
      """
    And the card "Grunt" reads:
      """
      2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And you control "Boarling"
    And you control "Grunt"
    And your hand is "Wild Call"
    When you play "Wild Call" targeting <whom>
    And the chain empties
    Then <whom> has <ATK> ATK

    Examples:
      | whom       | ATK |
      | "Boarling" | 5   |
      | "Grunt"    | 3   |

  @rule:703.1
  Scenario: A moment that is said last is one each time it comes
    Given cost is no matter
    And the card "Endless Helm" reads:
      """
      3, Armor—Plate, Head (1), 1 DEF
      Ready this armor at the start of each turn.
      """
    And you control an exhausted "Endless Helm"
    When your opponent's next turn starts
    And the chain empties
    Then "Endless Helm" is ready

  @rule:703.1
  Scenario: A discarded ally is put into play from the graveyard
    Given cost is no matter
    And the card "Gravecaller" reads:
      """
      4, Horde, Ally—Undead Priest, 2 [Shadow] ATK / 3 Health
      When you discard an ally, you may put it into play.
      """
    And the card "Cast Off" reads:
      """
      1, Instant Ability
      Discard a card.
      """
    And you control "Gravecaller"
    And your hand is "Cast Off", "Tim"
    When you play "Cast Off"
    And the chain empties
    And you choose to
    Then "Tim" is in play

  @rule:704.1
  Scenario: An empty hand makes an ally strong
    Given cost is no matter
    And the card "Desperado" reads:
      """
      2, Alliance, Ally—Human Rogue, 2 [Melee] ATK / 2 Health
      While your hand is empty, this ally has +3 ATK.
      """
    And you control "Desperado"
    And your hand is "Tim"
    Then "Desperado" has 2 ATK
    When you play "Tim"
    Then "Desperado" has 5 ATK

  @rule:703.1
  Scenario: Who attacks your hero is dealt damage as the attacker
    Given cost is no matter
    And the card "Thornguard" reads:
      """
      3, Alliance, Ally—Night Elf Druid, 1 [Nature] ATK / 3 Health
      When an opposing ally attacks your hero, this ally deals 2 nature damage to the attacker.
      """
    And the card "Grunt" reads:
      """
      2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 4 Health
      """
    And it is your opponent's turn, in the action phase
    And you control "Thornguard"
    And your opponent controls "Grunt"
    When your opponent proposes that "Grunt" attacks your hero
    And the combat concludes
    Then "Grunt" has 2 damage
    And your hero has 2 damage

  @rule:706.1
  Scenario: Whose ally shares its name is said of that ally, not of the target
    Given cost is no matter
    And the card "Doppelganger" reads:
      """
      3, Instant Ability
      Destroy target ally with the same name as an ally you control.
      """
    And your hand is "Doppelganger"
    And you control "Tim" as "your Tim"
    And your opponent controls "Tim" as "their Tim"
    And your opponent controls "Brigg"
    Then you can't play "Doppelganger" targeting "Brigg"
    When you play "Doppelganger" targeting "their Tim"
    And the chain empties
    Then "their Tim" is in your opponent's graveyard

  @rule:709.2b
  Scenario: Demons of your own are left out, and an opponent's are not
    Given cost is no matter
    And the card "Fel Storm" reads:
      """
      4, Ability
      Destroy all allies other than Demons you control.
      """
    And the card "Felguard" reads:
      """
      3, Ally—Demon, 2 [Melee] ATK / 4 Health
      """
    And you control "Felguard" as "your Demon"
    And you control "Tim"
    And your opponent controls "Felguard" as "their Demon"
    And your hand is "Fel Storm"
    When you play "Fel Storm"
    And the chain empties
    Then "your Demon" is in play
    And "Tim" is in your graveyard
    And "their Demon" is in your opponent's graveyard

  @rule:704.1
  Scenario: A time and a condition both limit what an ally has
    Given cost is no matter
    And the card "Vanguard" reads:
      """
      2, Alliance, Ally—Human Warrior, 2 [Melee] ATK / 2 Health
      While you control Tim, this ally has +3 ATK on your turn.
      """
    And you control "Vanguard"
    And your hand is "Tim"
    Then "Vanguard" has 2 ATK
    When you play "Tim"
    And the chain empties
    Then "Vanguard" has 5 ATK
    When your opponent's next turn starts
    Then "Vanguard" has 2 ATK

  @rule:707.1e
  Scenario Outline: A card without its cost is played on its condition alone
    Given the card "Ambush" reads:
      """
      4, Instant Ability
      You may play this ability without paying its cost if your hero is exhausted.
      Draw a card.
      """
    And <hero>
    And your hand is "Ambush"
    Then <possible> play "Ambush"

    Examples:
      | hero                                          | possible  |
      | your hero is an exhausted "Boris Brightbeard" | you may   |
      | your hero is "Boris Brightbeard"              | you can't |

  @rule:405.3d
  Scenario: A card whose text makes it a Trap deals its damage as one
    Given cost is no matter
    And the card "Wary Guard" reads:
      """
      3, Horde, Ally—Orc Warrior, 3 [Melee] ATK / 4 Health
      Prevent all damage that Traps would deal to your hero.
      """
    And the card "Snare" reads:
      """
      1, Hunter, Instant Ability—Survival
      Trap
      Your hero deals 3 fire damage to target hero.
      """
    And the card "Shot" reads:
      """
      1, Hunter, Instant Ability—Survival
      Your hero deals 2 fire damage to target hero.
      """
    And you control "Wary Guard"
    And your hand is "Snare", "Shot"
    When you play "Snare" targeting your hero
    And the chain empties
    And you play "Shot" targeting your hero
    And the chain empties
    Then your hero has 2 damage

  @rule:601.2a
  Scenario: Who can't attack heroes on the turn he enters play can attack allies then, and heroes later
    Given cost is no matter
    And the card "Gruk" reads:
      """
      3, Horde, Ally—Orc Warrior, 4 [Melee] ATK / 2 Health
      Ferocity
      Gruk can't attack heroes on the turn he enters play.
      """
    And your opponent controls "Brigg"
    And you control "Gruk" as "the old Gruk"
    And your hand is "Gruk" as "the new Gruk"
    When you play "the new Gruk"
    And the chain empties
    Then you may propose that "the old Gruk" attacks your opponent's hero
    And you can't propose that "the new Gruk" attacks your opponent's hero, because of 601.2a
    And you may propose that "the new Gruk" attacks "Brigg"

  @rule:704.1
  Scenario: As many opposing allies as friendly ones are not more
    Given cost is no matter
    And the card "Halden" reads:
      """
      2, Alliance, Ally—Human Paladin, 1 [Melee] ATK / 4 Health
      While there are more opposing allies than friendly allies in play, Halden has +2 ATK.
      """
    And your opponent controls "Tim", "Brigg"
    And you control "Halden"
    And your hand is "Tim"
    Then "Halden" has 3 ATK
    When you play "Tim"
    And the chain empties
    Then "Halden" has 1 ATK

  @rule:601.2b
  Scenario: Allies with a lower cost than the card's own can't attack it, and those with the same cost can
    Given the card "Greymane" reads:
      """
      3, Ally—Rogue, 3 [Melee] ATK / 2 Health
      Greymane can't be attacked by allies with lower cost.
      """
    And the card "Cheap" reads:
      """
      2, Ally, 2 [Melee] ATK / 2 Health
      """
    And the card "Equal" reads:
      """
      3, Ally, 2 [Melee] ATK / 2 Health
      """
    And it is your opponent's turn, in the action phase
    And you control "Greymane"
    And your opponent controls "Cheap", "Equal"
    Then your opponent can't propose that "Cheap" attacks "Greymane"
    And your opponent may propose that "Equal" attacks "Greymane"

  @rule:707.1d
  Scenario: An ability card that costs more than the limit can target an ally that cheaper ones can't
    Given cost is no matter
    And the card "Whisker" reads:
      """
      5, Ally, 4 [Holy] ATK / 6 Health
      Whisker can't be targeted by opposing ability cards with cost 3 or less.
      """
    And the card "Spark" reads:
      """
      3, Instant Ability
      Your hero deals 1 fire damage to target hero or ally.
      """
    And the card "Blaze" reads:
      """
      4, Instant Ability
      Your hero deals 1 fire damage to target hero or ally.
      """
    And your opponent controls "Whisker"
    And your hand is "Spark", "Blaze"
    Then you can't play "Spark" targeting "Whisker"
    When you play "Blaze" targeting "Whisker"
    And the chain empties
    Then "Whisker" has 1 damage

  @rule:707.1d
  Scenario Outline: What opposing cards of a kind can't target their powers can't target either
    Given cost is no matter
    And the card "Helm" reads:
      """
      2, Armor—Plate, 1 DEF
      Your hero can't be targeted by <words>.
      """
    And the card "Kindler" reads:
      """
      2, Ability
      Ongoing: [Activate] >>> Your hero deals 1 fire damage to target hero.
      """
    And the card "Gunner" reads:
      """
      2, Ally, 1 [Ranged] ATK / 3 Health
      [Activate] >>> Gunner deals 1 ranged damage to target hero or ally.
      """
    And the card "Spark" reads:
      """
      3, Instant Ability
      Your hero deals 1 fire damage to target hero or ally.
      """
    And your opponent controls "Helm"
    And you control "Kindler", "Gunner"
    And your hand is "Spark"
    Then you <kindler> use "Kindler", targeting your opponent's hero
    And you <gunner> use "Gunner", targeting your opponent's hero
    And you <spark> play "Spark" targeting your opponent's hero

    Examples:
      | words                  | kindler | gunner | spark |
      | opposing abilities     | can't   | may    | can't |
      | opposing ability cards | may     | may    | can't |
      | opposing allies        | may     | can't  | may   |
      | opponents              | can't   | can't  | can't |
