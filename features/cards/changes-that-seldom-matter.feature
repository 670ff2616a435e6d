Feature: Changes that seldom make a difference

  Each in two scenarios: one in which the game would go on otherwise without it, one in which it would not.

  @rule:717.3a
  Scenario: Annihilator's combat damage asks for no armor
    Given the card "Plate" reads:
      """
      1, Armor—Plate, 2 DEF
      """
    And cost is no matter
    And you control "Annihilator"
    And your opponent controls "Plate"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Annihilator"
    And the combat concludes
    Then your opponent's hero has 3 damage
    And "Plate" is ready

  @rule:717.5a
  Scenario: Other damage of a hero with Annihilator does
    Given the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And the card "Plate" reads:
      """
      1, Armor—Plate, 2 DEF
      """
    And cost is no matter
    And you control "Annihilator"
    And your opponent controls "Plate"
    And your hand is "Spark"
    When you play "Spark" targeting your opponent's hero
    And the chain empties
    And your opponent exhausts "Plate" to prevent damage
    Then your opponent's hero has 0 damage

  Scenario: Challenging Shout makes an ally attack, and your hero alone
    Given the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls "Kor Cindervein"
    And your opponent's hero is exhausted
    And you control "Guard"
    And your hand is "Challenging Shout"
    When you play "Challenging Shout"
    And the chain empties
    Then your opponent can't pass
    And your opponent can't propose that "Kor Cindervein" attacks "Guard"
    And your opponent may propose that "Kor Cindervein" attacks your hero

  Scenario: Challenging Shout makes no exhausted ally attack
    Given the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls an exhausted "Kor Cindervein"
    And your opponent's hero is exhausted
    And you control "Guard"
    And your hand is "Challenging Shout"
    When you play "Challenging Shout"
    And the chain empties
    Then your opponent may pass

  Scenario: Mocking Blow makes an ally attack, and your hero alone
    Given the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls "Kor Cindervein"
    And your opponent's hero is exhausted
    And you control "Guard"
    And your hand is "Mocking Blow"
    When you play "Mocking Blow" targeting "Kor Cindervein"
    And the chain empties
    Then your opponent can't pass
    And your opponent can't propose that "Kor Cindervein" attacks "Guard"
    And your opponent may propose that "Kor Cindervein" attacks your hero

  Scenario: Mocking Blow makes no exhausted ally attack
    Given the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls an exhausted "Kor Cindervein"
    And your opponent's hero is exhausted
    And you control "Guard"
    And your hand is "Mocking Blow"
    When you play "Mocking Blow" targeting "Kor Cindervein"
    And the chain empties
    Then your opponent may pass

  Scenario: Gouge keeps an ally from readying in the ready step
    Given the card "Rouse" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And cost is no matter
    And your opponent controls "Araelun"
    And your hand is "Gouge", "Rouse"
    When you play "Gouge" targeting "Araelun"
    And the chain empties
    And your opponent's next turn starts
    And the action phase starts
    Then "Araelun" is exhausted
    When your opponent's next turn starts
    And the action phase starts
    Then "Araelun" is ready

  Scenario: Gouge doesn't keep it from being readied otherwise
    Given the card "Rouse" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And cost is no matter
    And your opponent controls "Araelun"
    And your hand is "Gouge", "Rouse"
    When you play "Gouge" targeting "Araelun"
    And the chain empties
    And your opponent's next turn starts
    And the action phase starts
    And you play "Rouse" targeting "Araelun"
    And the chain empties
    Then "Araelun" is ready

  Scenario: Scatter keeps an ally from readying in the ready step
    Given the card "Rouse" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And the card "Scatter" reads:
      """
      3, Ability
      Exhaust all allies in target player's party. Each of those allies can't ready during its controller's next ready step.
      """
    And cost is no matter
    And your opponent controls "Araelun"
    And your hand is "Scatter", "Rouse"
    When you play "Scatter" targeting your opponent
    And the chain empties
    And your opponent's next turn starts
    And the action phase starts
    Then "Araelun" is exhausted
    When your opponent's next turn starts
    And the action phase starts
    Then "Araelun" is ready

  Scenario: Scatter doesn't keep it from being readied otherwise
    Given the card "Rouse" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And the card "Scatter" reads:
      """
      3, Ability
      Exhaust all allies in target player's party. Each of those allies can't ready during its controller's next ready step.
      """
    And cost is no matter
    And your opponent controls "Araelun"
    And your hand is "Scatter", "Rouse"
    When you play "Scatter" targeting your opponent
    And the chain empties
    And your opponent's next turn starts
    And the action phase starts
    And you play "Rouse" targeting "Araelun"
    And the chain empties
    Then "Araelun" is ready

  Scenario: Entangling Roots keeps an ally from readying in the ready step
    Given the card "Rouse" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And cost is no matter
    And your opponent controls "Araelun"
    And your hand is "Entangling Roots", "Rouse"
    When you play "Entangling Roots" targeting "Araelun"
    And the chain empties
    And your opponent's next turn starts
    And the action phase starts
    Then "Araelun" is exhausted
    When your opponent's next turn starts
    And the action phase starts
    Then "Araelun" is exhausted

  Scenario: Entangling Roots doesn't keep it from being readied otherwise
    Given the card "Rouse" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And cost is no matter
    And your opponent controls "Araelun"
    And your hand is "Entangling Roots", "Rouse"
    When you play "Entangling Roots" targeting "Araelun"
    And the chain empties
    And your opponent's next turn starts
    And the action phase starts
    And you play "Rouse" targeting "Araelun"
    And the chain empties
    Then "Araelun" is ready

  Scenario: Stoneclaw Totem keeps who has hit it from readying
    Given the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls "Kor Cindervein"
    And you control "Stoneclaw Totem", "Guard"
    Then your opponent can't propose that "Kor Cindervein" attacks "Guard"
    When your opponent proposes that "Kor Cindervein" attacks "Stoneclaw Totem"
    And the protect point comes
    And you do not protect
    And the combat concludes
    Then "Stoneclaw Totem" has 3 damage
    When the chain empties
    And your opponent's next turn starts
    And the action phase starts
    Then "Kor Cindervein" is exhausted

  Scenario: Stoneclaw Totem lets ready who has hit its protector
    Given the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls "Kor Cindervein"
    And you control "Stoneclaw Totem", "Guard"
    When your opponent proposes that "Kor Cindervein" attacks "Stoneclaw Totem"
    And you protect with "Guard"
    And the combat concludes
    Then "Guard" has 3 damage
    When your opponent's next turn starts
    And the action phase starts
    Then "Kor Cindervein" is ready

  Scenario: Whom Frost Shock has damaged can't protect
    Given the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Guard"
    And your hand is "Frost Shock"
    When you play "Frost Shock" targeting "Guard"
    And the chain empties
    And you propose that "Kor Cindervein" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 3 damage
    And "Guard" has 2 damage

  Scenario: Whom Frost Shock couldn't damage can
    Given the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And the card "Shelter" reads:
      """
      1, Instant Ability
      Prevent the next 5 damage that would be dealt to target ally this turn.
      """
    And cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Guard"
    And your hand is "Frost Shock"
    And your opponent's hand is "Shelter"
    When you play "Frost Shock" targeting "Guard"
    And your opponent responds by playing "Shelter" targeting "Guard"
    And the chain empties
    And you propose that "Kor Cindervein" attacks your opponent's hero
    And your opponent protects with "Guard"
    And the combat concludes
    Then your opponent's hero has 0 damage
    And "Guard" has 0 damage

  Scenario: Whom Frost Nova has damaged can't attack
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls "Kor Cindervein"
    And your hand is "Frost Nova"
    When you play "Frost Nova"
    And the chain empties
    Then "Kor Cindervein" has 1 damage
    And your opponent can't propose that "Kor Cindervein" attacks your hero

  Scenario: Whom Frost Nova couldn't damage can
    Given the card "Shelter" reads:
      """
      1, Instant Ability
      Prevent the next 5 damage that would be dealt to target ally this turn.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls "Kor Cindervein"
    And your hand is "Frost Nova"
    And your opponent's hand is "Shelter"
    When you play "Frost Nova"
    And your opponent responds by playing "Shelter" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 0 damage
    And your opponent may propose that "Kor Cindervein" attacks your hero

  @rule:717.3
  Scenario: Shelly prevents one of combat damage
    Given cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Shelly"
    When you propose that "Kor Cindervein" attacks "Shelly"
    And the combat concludes
    Then "Shelly" has 2 damage

  Scenario: Shelly prevents nothing of other damage
    Given the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And cost is no matter
    And your opponent controls "Shelly"
    And your hand is "Spark"
    When you play "Spark" targeting "Shelly"
    And the chain empties
    Then "Shelly" has 2 damage

  Scenario: Nobody protects against a party whose opponents can't
    Given the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And the card "Herald" reads:
      """
      5, Ally—Human Rogue, 3 [Melee] ATK / 3 Health
      Opposing heroes and allies can't protect.
      """
    And cost is no matter
    And you control "Kor Cindervein", "Herald"
    And your opponent controls "Guard"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 3 damage
    And "Guard" is ready

  Scenario: The same party's own protectors can
    Given the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And the card "Herald" reads:
      """
      5, Ally—Human Rogue, 3 [Melee] ATK / 3 Health
      Opposing heroes and allies can't protect.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Herald", "Guard"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And you protect with "Guard"
    And the combat concludes
    Then "Guard" has 3 damage

  Scenario: One who can protect a hero protects it
    Given the card "Warden" reads:
      """
      4, Ally—Bear, 4 [Melee] ATK / 4 Health
      Warden can protect your hero.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Warden"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And you protect with "Warden"
    And the combat concludes
    Then "Warden" has 3 damage
    And your hero has 0 damage

  Scenario: One who can protect a hero doesn't protect an ally
    Given the card "Warden" reads:
      """
      4, Ally—Bear, 4 [Melee] ATK / 4 Health
      Warden can protect your hero.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Warden", "Araelun"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks "Araelun"
    And the combat concludes
    Then "Araelun" is in your graveyard

  Scenario: A hero dealt combat damage by Fang's owner can't strike this turn
    Given the card "Fang" reads:
      """
      2, Weapon—Dagger Melee (1), 1 [Melee] ATK / 0 Strike
      When your hero deals combat damage to a hero, that hero's controller can't play cards or strike with weapons this turn.
      """
    And the card "Cudgel" reads:
      """
      2, Weapon—Mace Melee (1), 2 [Melee] ATK / 0 Strike
      """
    And cost is no matter
    And you control "Fang", "Kor Cindervein"
    And your opponent controls "Cudgel"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Fang"
    And the combat concludes
    And the chain empties
    And you propose that "Kor Cindervein" attacks your opponent's hero
    And the defend window opens
    Then your opponent can't strike with "Cudgel"

  Scenario: A hero whose armor took that damage can
    Given the card "Plate" reads:
      """
      1, Armor—Plate, 2 DEF
      """
    And the card "Fang" reads:
      """
      2, Weapon—Dagger Melee (1), 1 [Melee] ATK / 0 Strike
      When your hero deals combat damage to a hero, that hero's controller can't play cards or strike with weapons this turn.
      """
    And the card "Cudgel" reads:
      """
      2, Weapon—Mace Melee (1), 2 [Melee] ATK / 0 Strike
      """
    And cost is no matter
    And you control "Fang", "Kor Cindervein"
    And your opponent controls "Cudgel", "Plate"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Fang"
    And the combat concludes
    And your opponent exhausts "Plate" to prevent damage
    And you propose that "Kor Cindervein" attacks your opponent's hero
    And the defend window opens
    Then your opponent may strike with "Cudgel"

  Scenario: Arcane Intellect lets nine cards be kept
    Given your "Arcane Intellect" is attached to your hero
    And you have 9 unnamed cards in your hand
    When the turn ends
    Then there are 9 cards in your hand

  Scenario: Arcane Intellect does nothing for seven
    Given your "Arcane Intellect" is attached to your hero
    And you have 7 unnamed cards in your hand
    When the turn ends
    Then there are 7 cards in your hand

  Scenario: Grace of Air Totem lets no ally attack that nobody pays for
    Given it is your opponent's turn, in the action phase
    And you control "Grace of Air Totem"
    And your opponent controls "Kor Cindervein"
    Then your opponent can't propose that "Kor Cindervein" attacks your hero

  Scenario: Grace of Air Totem asks nothing for a hero
    Given it is your opponent's turn, in the action phase
    And you control "Grace of Air Totem"
    And your opponent controls "Kor Cindervein"
    Then your opponent may propose that your opponent's hero attacks your hero

  Scenario: Grint Sundershot keeps opponents from striking on your turn
    Given the card "Cudgel" reads:
      """
      2, Weapon—Mace Melee (1), 2 [Melee] ATK / 0 Strike
      """
    And cost is no matter
    And you control "Grint Sundershot"
    And your opponent controls "Cudgel"
    When you propose that "Grint Sundershot" attacks your opponent's hero
    And the defend window opens
    Then your opponent can't strike with "Cudgel"

  Scenario: Grint Sundershot lets them strike on theirs
    Given the card "Cudgel" reads:
      """
      2, Weapon—Mace Melee (1), 2 [Melee] ATK / 0 Strike
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Grint Sundershot"
    And your opponent controls "Cudgel"
    When your opponent proposes that your opponent's hero attacks your hero
    And the defend window opens
    Then your opponent may strike with "Cudgel"

  Scenario: Helwen may stay exhausted
    Given you control an exhausted "Helwen"
    When your next turn starts
    And you choose "Helwen"
    Then "Helwen" is exhausted

  Scenario: A ready Helwen asks nothing
    Given you control "Helwen"
    When your next turn starts
    And the action phase starts
    Then "Helwen" is ready

  Scenario: Mind Soothe keeps an ally from attacking your hero
    Given the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Guard"
    And your opponent controls "Kor Cindervein"
    And your "Mind Soothe" is attached to "Kor Cindervein"
    Then your opponent can't propose that "Kor Cindervein" attacks your hero

  Scenario: Mind Soothe lets it attack your ally
    Given the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Guard"
    And your opponent controls "Kor Cindervein"
    And your "Mind Soothe" is attached to "Kor Cindervein"
    Then your opponent may propose that "Kor Cindervein" attacks "Guard"

  Scenario: A Sheep that was given protector later can't protect
    Given the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And the card "Vigil" reads:
      """
      1, Instant Ability
      Target ally has protector this turn.
      """
    And cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Guard"
    And your "Polymorph" is attached to "Guard"
    And your opponent's hand is "Vigil"
    When your opponent plays "Vigil" targeting "Guard"
    And the chain empties
    Then "Guard" has protector
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 3 damage

  Scenario: A Sheep has no protector anyway
    Given the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Guard"
    And your "Polymorph" is attached to "Guard"
    Then "Guard" has no protector
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 3 damage

  @rule:103.2
  Scenario: Valthak Spiritdrinker saves a hero from fatal damage
    Given the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And cost is no matter
    And you control "Valthak Spiritdrinker"
    And your hero has 29 damage
    And your opponent's hand is "Spark"
    When your opponent plays "Spark" targeting your hero
    And the chain empties
    Then your hero has 31 damage
    And the game goes on

  @rule:102.1a
  Scenario: Valthak Spiritdrinker doesn't save its player from an empty deck
    Given cost is no matter
    And you control "Valthak Spiritdrinker"
    And your deck is empty
    When your next turn starts
    And the draw step starts
    Then you lose the game

  Scenario: Sleeper stays exhausted over its player's ready step
    Given the card "Sleeper" reads:
      """
      2, Ally—Undead Priest, 3 [Shadow] ATK / 4 Health
      Sleeper can't ready during your ready step.
      """
    And you control an exhausted "Sleeper"
    When your next turn starts
    And the action phase starts
    Then "Sleeper" is exhausted

  Scenario: Sleeper readies otherwise
    Given the card "Sleeper" reads:
      """
      2, Ally—Undead Priest, 3 [Shadow] ATK / 4 Health
      Sleeper can't ready during your ready step.
      """
    And the card "Rouse" reads:
      """
      1, Instant Ability
      Ready target ally.
      """
    And cost is no matter
    And you control an exhausted "Sleeper"
    And your hand is "Rouse"
    When you play "Rouse" targeting "Sleeper"
    And the chain empties
    Then "Sleeper" is ready

  Scenario: Whoever is hampered can't protect this turn
    Given the card "Hamper" reads:
      """
      1, Ability
      Target hero or ally can't protect this turn.
      """
    And the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Guard"
    And your hand is "Hamper"
    When you play "Hamper" targeting "Guard"
    And the chain empties
    And you propose that "Kor Cindervein" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 3 damage
    And "Guard" is ready

  Scenario: Another protects all the same
    Given the card "Hamper" reads:
      """
      1, Ability
      Target hero or ally can't protect this turn.
      """
    And the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Guard"
    And your hand is "Hamper"
    When you play "Hamper" targeting your opponent's hero
    And the chain empties
    And you propose that "Kor Cindervein" attacks your opponent's hero
    And your opponent protects with "Guard"
    And the combat concludes
    Then your opponent's hero has 0 damage

  Scenario: Whoever is clipped can't attack your hero
    Given the card "Clip" reads:
      """
      1, Instant Ability
      Target hero or ally can't attack your hero this turn.
      """
    And the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls "Kor Cindervein"
    And you control "Guard"
    And your hand is "Clip"
    When you play "Clip" targeting "Kor Cindervein"
    And the chain empties
    Then your opponent can't propose that "Kor Cindervein" attacks your hero

  Scenario: Whoever is clipped can attack your ally
    Given the card "Clip" reads:
      """
      1, Instant Ability
      Target hero or ally can't attack your hero this turn.
      """
    And the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls "Kor Cindervein"
    And you control "Guard"
    And your hand is "Clip"
    When you play "Clip" targeting "Kor Cindervein"
    And the chain empties
    Then your opponent may propose that "Kor Cindervein" attacks "Guard"

  @rule:717.3a
  Scenario: Piercer's combat damage passes a bubble
    Given the card "Piercer" reads:
      """
      3, Ally—Human Paladin, 3 [Holy] ATK / 3 Health
      Combat damage dealt by Piercer can't be prevented.
      """
    And the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And the card "Shelter" reads:
      """
      1, Instant Ability
      Prevent the next 5 damage that would be dealt to target ally this turn.
      """
    And cost is no matter
    And you control "Piercer"
    And your opponent controls "Guard"
    And your opponent's hand is "Shelter"
    When your opponent plays "Shelter" targeting "Guard"
    And the chain empties
    And you propose that "Piercer" attacks "Guard"
    And the combat concludes
    Then "Guard" has 3 damage

  Scenario: Piercer's damage needs nothing where no bubble is
    Given the card "Piercer" reads:
      """
      3, Ally—Human Paladin, 3 [Holy] ATK / 3 Health
      Combat damage dealt by Piercer can't be prevented.
      """
    And the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And you control "Piercer"
    And your opponent controls "Guard"
    When you propose that "Piercer" attacks "Guard"
    And the combat concludes
    Then "Guard" has 3 damage

  Scenario: Last Stand prevents everything from 25 damage on
    Given the card "Last Stand" reads:
      """
      4, Ability—Protection
      Ongoing: Prevent all damage that would be dealt to your hero while it has 25 or more damage.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And cost is no matter
    And you control "Last Stand"
    And your hero has 25 damage
    And your opponent's hand is "Spark"
    When your opponent plays "Spark" targeting your hero
    And the chain empties
    Then your hero has 25 damage

  Scenario: Last Stand prevents nothing at 24
    Given the card "Last Stand" reads:
      """
      4, Ability—Protection
      Ongoing: Prevent all damage that would be dealt to your hero while it has 25 or more damage.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And cost is no matter
    And you control "Last Stand"
    And your hero has 24 damage
    And your opponent's hand is "Spark"
    When your opponent plays "Spark" targeting your hero
    And the chain empties
    Then your hero has 26 damage

  Scenario: Parry prevents what an ally would deal in combat
    Given the card "Parry" reads:
      """
      2, Instant Ability
      Prevent all combat damage that would be dealt by target ally this turn.
      """
    And the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And you control "Guard"
    And your opponent controls "Kor Cindervein"
    And your hand is "Parry"
    When you play "Parry" targeting "Kor Cindervein"
    And the chain empties
    And you propose that "Guard" attacks "Kor Cindervein"
    And the combat concludes
    Then "Guard" has 0 damage
    And "Kor Cindervein" has 1 damage

  Scenario: Parry prevents nothing of another ally's
    Given the card "Piercer" reads:
      """
      3, Ally—Human Paladin, 3 [Holy] ATK / 3 Health
      Combat damage dealt by Piercer can't be prevented.
      """
    And the card "Parry" reads:
      """
      2, Instant Ability
      Prevent all combat damage that would be dealt by target ally this turn.
      """
    And the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And cost is no matter
    And you control "Guard"
    And your opponent controls "Kor Cindervein", "Piercer"
    And your hand is "Parry"
    When you play "Parry" targeting "Piercer"
    And the chain empties
    And you propose that "Guard" attacks "Kor Cindervein"
    And the combat concludes
    Then "Guard" has 3 damage

  Scenario: Mend Armor raises what is healed from its player's hero
    Given the card "Mend Armor" reads:
      """
      8, Ability—Demonology
      Ongoing: If a hero or ally would heal damage from your hero, it heals that much damage +2 instead.
      """
    And the card "Salve" reads:
      """
      1, Instant Ability
      Your hero heals 3 damage from target hero.
      """
    And cost is no matter
    And you control "Mend Armor"
    And your hero has 10 damage
    And your hand is "Salve"
    When you play "Salve" targeting your hero
    And the chain empties
    Then your hero has 5 damage

  Scenario: Mend Armor raises nothing for another hero
    Given the card "Mend Armor" reads:
      """
      8, Ability—Demonology
      Ongoing: If a hero or ally would heal damage from your hero, it heals that much damage +2 instead.
      """
    And the card "Salve" reads:
      """
      1, Instant Ability
      Your hero heals 3 damage from target hero.
      """
    And cost is no matter
    And you control "Mend Armor"
    And your opponent's hero has 10 damage
    And your hand is "Salve"
    When you play "Salve" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 7 damage

  Scenario: Damper prevents one of an ability's damage
    Given the card "Damper" reads:
      """
      1, Ability—Arcane
      Attach to target friendly hero or ally.
      Ongoing: If attached character would be dealt damage with an ability, prevent 1 of that damage.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And cost is no matter
    And your "Damper" is attached to your hero
    And your opponent's hand is "Spark"
    When your opponent plays "Spark" targeting your hero
    And the chain empties
    Then your hero has 1 damage

  Scenario: Damper prevents nothing of combat damage
    Given the card "Damper" reads:
      """
      1, Ability—Arcane
      Attach to target friendly hero or ally.
      Ongoing: If attached character would be dealt damage with an ability, prevent 1 of that damage.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your "Damper" is attached to your hero
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And the combat concludes
    Then your hero has 3 damage

  @rule:103.2
  Scenario: Elixir keeps an ally from being destroyed
    Given the card "Elixir" reads:
      """
      1, Instant Ability
      Target ally can't be destroyed this turn.
      """
    And the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And the card "Slay" reads:
      """
      1, Instant Ability
      Destroy target ally.
      """
    And cost is no matter
    And you control "Guard"
    And your hand is "Elixir"
    And your opponent's hand is "Slay"
    When you play "Elixir" targeting "Guard"
    And the chain empties
    And your opponent plays "Slay" targeting "Guard"
    And the chain empties
    Then "Guard" is in play

  Scenario: Elixir keeps it from nothing once the turn is over
    Given the card "Elixir" reads:
      """
      1, Instant Ability
      Target ally can't be destroyed this turn.
      """
    And the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And the card "Slay" reads:
      """
      1, Instant Ability
      Destroy target ally.
      """
    And cost is no matter
    And you control "Guard"
    And your hand is "Elixir"
    And your opponent's hand is "Slay"
    When you play "Elixir" targeting "Guard"
    And the chain empties
    And the turn ends
    And the action phase starts
    And your opponent plays "Slay" targeting "Guard"
    And the chain empties
    Then "Guard" is in your graveyard

  Scenario: Who is lured serves the other player until the turn is over
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Lure" reads:
      """
      1, Instant Ability
      Gain control of target ally until end of turn.
      """
    And your opponent controls "Soldier"
    And your hand is "Lure"
    When you play "Lure" targeting "Soldier"
    And the chain empties
    Then you control "Soldier"
    When the turn ends
    Then your opponent controls "Soldier"

  Scenario: Who is lured by its own player goes nowhere
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Lure" reads:
      """
      1, Instant Ability
      Gain control of target ally until end of turn.
      """
    And you control "Soldier"
    And your hand is "Lure"
    When you play "Lure" targeting "Soldier"
    And the chain empties
    Then you control "Soldier"
    When the turn ends
    Then you control "Soldier"

  Scenario: Brainwash takes an attacker out of its combat and keeps it
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And it is your opponent's turn, in the action phase
    And your opponent controls "Soldier"
    And your hand is "Brainwash"
    When your opponent proposes that "Soldier" attacks your hero
    And the attack window opens
    And you respond by playing "Brainwash" targeting "Soldier"
    And the combat concludes
    Then you control "Soldier"
    And your hero has 0 damage
    When the turn ends
    Then you control "Soldier"

  Scenario: Brainwash finds nobody where nobody attacks
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And your opponent controls "Soldier"
    And your hand is "Brainwash"
    Then you can't play "Brainwash" targeting "Soldier"

  @rule:717.1
  Scenario: A furious Pet is dealt no damage
    Given cost is no matter
    And the card "Bloodhound" reads:
      """
      1, Ally—Wolf, Pet (1), 2 [Melee] ATK / 3 Health
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Fury" reads:
      """
      1, Instant Ability
      Target Pet has +3 ATK this turn. Prevent all damage that would be dealt to it this turn.
      """
    And you control "Bloodhound"
    And your opponent controls "Soldier"
    And your hand is "Fury"
    When you play "Fury" targeting "Bloodhound"
    And the chain empties
    And you propose that "Bloodhound" attacks "Soldier"
    And the combat concludes
    Then "Bloodhound" has 0 damage
    And "Soldier" is in your opponent's graveyard

  Scenario: A furious Pet may have damage put on it
    Given cost is no matter
    And the card "Bloodhound" reads:
      """
      1, Ally—Wolf, Pet (1), 2 [Melee] ATK / 3 Health
      """
    And the card "Fury" reads:
      """
      1, Instant Ability
      Target Pet has +3 ATK this turn. Prevent all damage that would be dealt to it this turn.
      """
    And the card "Pain" reads:
      """
      1, Instant Ability
      Put 2 damage on target ally.
      """
    And you control "Bloodhound"
    And your hand is "Fury", "Pain"
    When you play "Fury" targeting "Bloodhound"
    And the chain empties
    And you play "Pain" targeting "Bloodhound"
    And the chain empties
    Then "Bloodhound" has 2 damage

  Scenario: A hidden hero is no target of its opponents
    Given cost is no matter
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And the card "Hideaway" reads:
      """
      1, Instant Ability
      Your hero can't be targeted by opponents this turn.
      """
    And your hand is "Hideaway"
    And your opponent's hand is "Spark"
    When you play "Hideaway"
    And the chain empties
    And you pass
    Then your opponent can't play "Spark" targeting your hero

  Scenario: A hidden hero is a target of its own player
    Given cost is no matter
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And the card "Hideaway" reads:
      """
      1, Instant Ability
      Your hero can't be targeted by opponents this turn.
      """
    And your hand is "Hideaway", "Spark"
    When you play "Hideaway"
    And the chain empties
    Then you may play "Spark" targeting your hero

  Scenario: A gripped weapon is no target of opponents
    Given cost is no matter
    And the card "Grip" reads:
      """
      3, Armor—Plate, Hands (1), 1 DEF
      Your weapons have +1 ATK and can't be targeted by opponents.
      """
    And the card "Hatchet" reads:
      """
      2, Weapon—Axe, Melee (1), 3 [Melee] ATK, 1 Strike
      """
    And the card "Shatter" reads:
      """
      1, Instant Ability
      Destroy target weapon.
      """
    And you control "Grip", "Hatchet"
    And your opponent's hand is "Shatter"
    When you pass
    Then your opponent can't play "Shatter" targeting "Hatchet"

  Scenario: A gripped weapon is a target of its own player
    Given cost is no matter
    And the card "Grip" reads:
      """
      3, Armor—Plate, Hands (1), 1 DEF
      Your weapons have +1 ATK and can't be targeted by opponents.
      """
    And the card "Hatchet" reads:
      """
      2, Weapon—Axe, Melee (1), 3 [Melee] ATK, 1 Strike
      """
    And the card "Shatter" reads:
      """
      1, Instant Ability
      Destroy target weapon.
      """
    And you control "Grip", "Hatchet"
    And your hand is "Shatter"
    Then you may play "Shatter" targeting "Hatchet"

  Scenario: Sluggards pay for nothing as they come
    Given the card "Sluggards" reads:
      """
      Quest
      Sluggards enters play exhausted.
      Exhaust Sluggards to complete this quest.
      Reward: Draw a card.
      """
    And your hand is "Sluggards"
    When you place "Sluggards" as a face-up resource
    And the chain empties
    Then you have no ready resources
    And you can't complete "Sluggards"

  Scenario: Sluggards that come face down have no text and pay at once
    Given the card "Sluggards" reads:
      """
      Quest
      Sluggards enters play exhausted.
      Exhaust Sluggards to complete this quest.
      Reward: Draw a card.
      """
    And your hand is "Sluggards"
    When you place "Sluggards" as a face-down resource
    And the chain empties
    Then you have 1 ready resource

  Scenario: A snared ally that is made a protector protects nobody
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And the card "Snare" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally can't attack or protect and loses all powers.
      """
    And the card "Raise Shield" reads:
      """
      1, Instant Ability
      Target ally has protector this turn.
      """
    And it is your opponent's turn, in the action phase
    And you control "Guard"
    And your opponent's "Snare" is attached to "Guard"
    And your hand is "Raise Shield"
    And your opponent controls "Soldier"
    When your opponent passes
    And you play "Raise Shield" targeting "Guard"
    And the chain empties
    And your opponent proposes that "Soldier" attacks your hero
    And the combat concludes
    Then your hero has 3 damage
    And "Guard" has 0 damage

  Scenario: A snared ally defends itself
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And the card "Snare" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally can't attack or protect and loses all powers.
      """
    And you control "Soldier"
    And your opponent controls "Guard"
    And your "Snare" is attached to "Guard"
    When you propose that "Soldier" attacks "Guard"
    And the combat concludes
    Then "Guard" has 3 damage
    And "Soldier" has 1 damage

  Scenario: Who is dazzled can't protect
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And the card "Dazzle" reads:
      """
      1, Instant Ability
      Target ally can't protect this turn.
      """
    And you control "Soldier"
    And your opponent controls "Guard"
    And your hand is "Dazzle"
    When you play "Dazzle" targeting "Guard"
    And the chain empties
    And you propose that "Soldier" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 3 damage
    And "Guard" has 0 damage

  Scenario: Who is dazzled protects in another turn
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And the card "Dazzle" reads:
      """
      1, Instant Ability
      Target ally can't protect this turn.
      """
    And it is your opponent's turn, in the action phase
    And you control "Soldier"
    And your opponent controls "Guard"
    And your hand is "Dazzle"
    When your opponent passes
    And you play "Dazzle" targeting "Guard"
    And the chain empties
    And your next turn starts
    And the action phase starts
    And you propose that "Soldier" attacks your opponent's hero
    And the protect point comes
    And your opponent protects with "Guard"
    And the combat concludes
    Then "Guard" has 3 damage

  @rule:717.3a
  Scenario: From an ambush combat damage asks for no armor
    Given cost is no matter
    And the card "Ambush" reads:
      """
      1, Ability
      Ongoing: Combat damage dealt by your hero can't be prevented.
      """
    And the card "Plate" reads:
      """
      1, Armor—Plate, 2 DEF
      """
    And the card "Club" reads:
      """
      1, Weapon—Mace, Melee (1), 3 [Melee] ATK, 1 Strike
      """
    And you control "Ambush", "Club"
    And your opponent controls "Plate"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Club"
    And the combat concludes
    Then your opponent's hero has 3 damage
    And "Plate" is ready

  Scenario: From an ambush other damage is prevented as ever
    Given cost is no matter
    And the card "Ambush" reads:
      """
      1, Ability
      Ongoing: Combat damage dealt by your hero can't be prevented.
      """
    And the card "Plate" reads:
      """
      1, Armor—Plate, 2 DEF
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And you control "Ambush"
    And your opponent controls "Plate"
    And your hand is "Spark"
    When you play "Spark" targeting your opponent's hero
    And the chain empties
    And your opponent exhausts "Plate" to prevent damage
    Then your opponent's hero has 0 damage

  Scenario: A Footpad in a graveyard pays for a finishing move
    Given cost is no matter
    And the card "Footpad" reads:
      """
      1, Ally—Human Rogue, 2 [Melee] ATK / 1 Health
      Footpad is a Combo card while in a graveyard.
      """
    And the card "Flourish" reads:
      """
      1, Ability
      Finishing Move
      Your hero deals X melee damage to target hero.
      """
    And your graveyard is "Footpad"
    And your hand is "Flourish"
    When you play "Flourish" with X = 1 targeting your opponent's hero
    Then "Footpad" is removed from the game
    When the chain empties
    Then your opponent's hero has 1 damage

  Scenario: A Footpad in play pays for none
    Given cost is no matter
    And the card "Footpad" reads:
      """
      1, Ally—Human Rogue, 2 [Melee] ATK / 1 Health
      Footpad is a Combo card while in a graveyard.
      """
    And the card "Flourish" reads:
      """
      1, Ability
      Finishing Move
      Your hero deals X melee damage to target hero.
      """
    And you control "Footpad"
    And your hand is "Flourish"
    Then you can't play "Flourish" with X = 1 targeting your opponent's hero

  @rule:103.1
  Scenario: Stalwart protects himself and is exhausted
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Stalwart" reads:
      """
      4, Ally—Dwarf Paladin, 1 [Melee] ATK / 6 Health
      Protector
      Stalwart can protect himself.
      """
    And you control "Soldier"
    And your opponent controls "Stalwart"
    When you propose that "Soldier" attacks "Stalwart"
    And the protect point comes
    And your opponent protects with "Stalwart"
    And the combat concludes
    Then "Stalwart" is exhausted
    And "Stalwart" has 3 damage

  Scenario: Stalwart protects nobody else's self
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And the card "Stalwart" reads:
      """
      4, Ally—Dwarf Paladin, 1 [Melee] ATK / 6 Health
      Protector
      Stalwart can protect himself.
      """
    And you control "Soldier"
    And your opponent controls "Guard"
    And your opponent controls an exhausted "Stalwart"
    When you propose that "Soldier" attacks "Guard"
    And the combat concludes
    Then "Guard" has 3 damage
    And "Guard" is ready

  Scenario: Who is outnumbered attacks in the turn of entering play
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Outnumbered" reads:
      """
      3, Ally—Troll Mage, 2 [Arcane] ATK / 3 Health
      Outnumbered has ferocity and long-range while more allies are in an opponent's party than in yours.
      """
    And you control "Outnumbered", which entered play this turn
    And your opponent controls "Soldier" as "one", "Soldier" as "two"
    Then you may propose that "Outnumbered" attacks your opponent's hero

  Scenario: Who isn't outnumbered waits
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Outnumbered" reads:
      """
      3, Ally—Troll Mage, 2 [Arcane] ATK / 3 Health
      Outnumbered has ferocity and long-range while more allies are in an opponent's party than in yours.
      """
    And you control "Outnumbered", which entered play this turn
    And your opponent controls "Soldier"
    Then you can't propose that "Outnumbered" attacks your opponent's hero

  @rule:103.2
  Scenario: Under Thick Bark a spell is not interrupted
    Given cost is no matter
    And the card "Thick Bark" reads:
      """
      1, Ability
      Ongoing: Your ability, ally, and equipment cards can't be interrupted.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And the card "Nay" reads:
      """
      1, Instant Ability
      Interrupt target ability card.
      """
    And you control "Thick Bark"
    And your hand is "Spark"
    And your opponent's hand is "Nay"
    When you play "Spark" targeting your opponent's hero
    And your opponent responds by playing "Nay" targeting "Spark"
    And the chain empties
    Then your opponent's hero has 2 damage

  Scenario: Under Thick Bark an opponent's spell is interrupted
    Given cost is no matter
    And the card "Thick Bark" reads:
      """
      1, Ability
      Ongoing: Your ability, ally, and equipment cards can't be interrupted.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And the card "Nay" reads:
      """
      1, Instant Ability
      Interrupt target ability card.
      """
    And you control "Thick Bark"
    And your hand is "Nay"
    And your opponent's hand is "Spark"
    When you pass
    And your opponent plays "Spark" targeting your hero
    And you respond by playing "Nay" targeting "Spark"
    And the chain empties
    Then your hero has 0 damage

  Scenario: A bear with Instinct strikes down whom it protects against
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Pelt" reads:
      """
      2, Druid, Instant Ability—Feral, Form (1)
      Ongoing: Your hero is in bear form.
      """
    And the card "Instinct" reads:
      """
      1, Druid, Ability—Feral
      Ongoing: While in bear form, your hero has +4 ATK while protecting.
      """
    And it is your opponent's turn, in the action phase
    And you control "Pelt", "Instinct", "Brigg"
    And your opponent controls "Soldier"
    When your opponent proposes that "Soldier" attacks "Brigg"
    And the protect point comes
    And you protect with your hero
    And the combat concludes
    Then "Soldier" has 4 damage
    And your hero has 3 damage

  Scenario: A bear with Instinct that is attacked itself deals nothing
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Pelt" reads:
      """
      2, Druid, Instant Ability—Feral, Form (1)
      Ongoing: Your hero is in bear form.
      """
    And the card "Instinct" reads:
      """
      1, Druid, Ability—Feral
      Ongoing: While in bear form, your hero has +4 ATK while protecting.
      """
    And it is your opponent's turn, in the action phase
    And you control "Pelt", "Instinct"
    And your opponent controls "Soldier"
    When your opponent proposes that "Soldier" attacks your hero
    And the combat concludes
    Then "Soldier" has 0 damage
    And your hero has 3 damage

  Scenario: Growth lets a second resource be placed
    Given cost is no matter
    And the card "Growth" reads:
      """
      3, Ability
      Ongoing: Each player may place an additional resource during his turn.
      """
    And you control "Growth"
    And your hand is "Tim", "Brigg", "Cerwyn"
    When you place "Tim" as a face-down resource
    And the chain empties
    And you place "Brigg" as a face-down resource
    And the chain empties
    Then "Brigg" is in play

  Scenario: Growth lets no third resource be placed
    Given cost is no matter
    And the card "Growth" reads:
      """
      3, Ability
      Ongoing: Each player may place an additional resource during his turn.
      """
    And you control "Growth"
    And your hand is "Tim", "Brigg", "Cerwyn"
    When you place "Tim" as a face-down resource
    And the chain empties
    And you place "Brigg" as a face-down resource
    And the chain empties
    Then you can't place "Cerwyn" as a face-down resource, because of 408.1

  Scenario: With Two Barrels both bows are struck with
    Given cost is no matter
    And the card "Two Barrels" reads:
      """
      1, Ability
      Ongoing: Your hero has Ranged dual wield.
      """
    And the card "Bow" reads:
      """
      1, Weapon—Bow, Ranged (1), 2 [Ranged] ATK, 0 Strike
      """
    And you control "Two Barrels"
    And you control "Bow" as "one", "Bow" as "two"
    When you propose that your hero attacks your opponent's hero
    And you strike with "one"
    And the chain empties
    And you strike with "two"
    And the combat concludes
    Then your opponent's hero has 4 damage

  Scenario: With Two Barrels a mace is no second bow
    Given cost is no matter
    And the card "Two Barrels" reads:
      """
      1, Ability
      Ongoing: Your hero has Ranged dual wield.
      """
    And the card "Bow" reads:
      """
      1, Weapon—Bow, Ranged (1), 2 [Ranged] ATK, 0 Strike
      """
    And the card "Mace" reads:
      """
      1, Weapon—Mace, Melee (1), 2 [Melee] ATK, 0 Strike
      """
    And you control "Two Barrels", "Bow", "Mace"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Bow"
    And the chain empties
    Then you can't strike with "Mace"

  Scenario: Whom Icy Touch has hurt skips a draw
    Given cost is no matter
    And the card "Icy Touch" reads:
      """
      1, Instant Ability
      Your hero deals 1 frost damage to target hero or ally. If a hero is dealt damage this way, the next time its controller would draw a card this turn, he skips drawing that card instead.
      """
    And the card "Glance" reads:
      """
      1, Instant Ability
      Draw a card.
      """
    And your hand is "Icy Touch"
    And your opponent's hand is "Glance"
    When you play "Icy Touch" targeting your opponent's hero
    And the chain empties
    And you pass
    And your opponent plays "Glance"
    And the chain empties
    Then there are no cards in your opponent's hand

  Scenario: Who was only present draws after Icy Touch
    Given cost is no matter
    And the card "Icy Touch" reads:
      """
      1, Instant Ability
      Your hero deals 1 frost damage to target hero or ally. If a hero is dealt damage this way, the next time its controller would draw a card this turn, he skips drawing that card instead.
      """
    And the card "Glance" reads:
      """
      1, Instant Ability
      Draw a card.
      """
    And your hand is "Icy Touch"
    And your opponent controls "Brigg"
    And your opponent's hand is "Glance"
    When you play "Icy Touch" targeting "Brigg"
    And the chain empties
    And you pass
    And your opponent plays "Glance"
    And the chain empties
    Then there is 1 card in your opponent's hand

  @rule:103.2
  Scenario: Kinship keeps a hero with fatal damage while an ally lives
    Given cost is no matter
    And the card "Kinship" reads:
      """
      7, Ability
      Ongoing: Your hero can't be destroyed while another friendly hero or ally is in play.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And you control "Kinship", "Brigg"
    And your hero has 29 damage
    And your opponent's hand is "Spark"
    When you pass
    And your opponent plays "Spark" targeting your hero
    And the chain empties
    Then your hero has 31 damage
    And the game goes on

  Scenario: Kinship keeps no hero that is alone
    Given cost is no matter
    And the card "Kinship" reads:
      """
      7, Ability
      Ongoing: Your hero can't be destroyed while another friendly hero or ally is in play.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And you control "Kinship"
    And your hero has 29 damage
    And your opponent's hand is "Spark"
    When you pass
    And your opponent plays "Spark" targeting your hero
    And the chain empties
    Then you lose the game

  Scenario: In the Web shadow hurts more
    Given cost is no matter
    And the card "Web" reads:
      """
      1, Ability
      Attach to target opposing hero or ally.
      Ongoing: If attached character would be dealt shadow damage, it's dealt that much +2 instead.
      """
    And the card "Dark" reads:
      """
      1, Instant Ability
      Your hero deals 1 shadow damage to target hero or ally.
      """
    And your "Web" is attached to your opponent's hero
    And your hand is "Dark"
    When you play "Dark" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 3 damage

  Scenario: In the Web arcane damage hurts as much as ever
    Given cost is no matter
    And the card "Web" reads:
      """
      1, Ability
      Attach to target opposing hero or ally.
      Ongoing: If attached character would be dealt shadow damage, it's dealt that much +2 instead.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And your "Web" is attached to your opponent's hero
    And your hand is "Spark"
    When you play "Spark" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  Scenario: Rebirth takes the place of a hero's destruction
    Given cost is no matter
    And the card "Rebirth" reads:
      """
      4, Ability
      Ongoing: If your hero would be destroyed, remove Rebirth from the game and remove all but 14 damage from your hero instead.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And you control "Rebirth"
    And your hero has 29 damage
    And your opponent's hand is "Spark"
    When you pass
    And your opponent plays "Spark" targeting your hero
    And the chain empties
    Then your hero has 14 damage
    And "Rebirth" is removed from the game
    And the game goes on

  Scenario: Rebirth takes the place of no ally's destruction
    Given cost is no matter
    And the card "Rebirth" reads:
      """
      4, Ability
      Ongoing: If your hero would be destroyed, remove Rebirth from the game and remove all but 14 damage from your hero instead.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And you control "Rebirth", "Brigg"
    And your opponent's hand is "Spark"
    When you pass
    And your opponent plays "Spark" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in your graveyard
    And "Rebirth" is in play

  Scenario: With Trinkets a third Ring stays
    Given cost is no matter
    And the card "Trinkets" reads:
      """
      1, Ability
      Ongoing: You can have up to ten Rings.
      """
    And the card "Band" reads:
      """
      1, Item—Ring (2)
      [Activate] >>> Draw a card.
      """
    And you control "Trinkets"
    And you control "Band" as "one", "Band" as "two"
    And your hand is "Band" as "three"
    When you play "three"
    And the chain empties
    Then you control "one", "two", "three"

  Scenario: Trinkets let the opponent have no third Ring
    Given cost is no matter
    And the card "Trinkets" reads:
      """
      1, Ability
      Ongoing: You can have up to ten Rings.
      """
    And the card "Band" reads:
      """
      1, Item—Ring (2)
      [Activate] >>> Draw a card.
      """
    And it is your opponent's turn, in the action phase
    And you control "Trinkets"
    And your opponent controls "Band" as "one", "Band" as "two"
    And your opponent's hand is "Band" as "three"
    When your opponent plays "three"
    And the chain empties
    And your opponent chooses "one"
    Then "one" is in your opponent's graveyard

  Scenario: A hero that defends as a bear is dealt nothing
    Given cost is no matter
    And the card "Pelted" reads:
      """
      Druid, Alliance, Hero—Night Elf (Feral), 27 Health
      (1), Flip Pelted >>> Prevent all damage that would be dealt to Pelted while defending in bear form this turn.
      """
    And the card "Pelt" reads:
      """
      2, Druid, Instant Ability—Feral, Form (1)
      Ongoing: Your hero is in bear form.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And it is your opponent's turn, in the action phase
    And your hero is "Pelted"
    And you control "Pelt"
    And your opponent controls "Soldier"
    When your opponent passes
    And you flip your hero
    And the chain empties
    And your opponent proposes that "Soldier" attacks your hero
    And the combat concludes
    Then your hero has 0 damage

  Scenario: A hero that defends as itself is dealt everything
    Given cost is no matter
    And the card "Pelted" reads:
      """
      Druid, Alliance, Hero—Night Elf (Feral), 27 Health
      (1), Flip Pelted >>> Prevent all damage that would be dealt to Pelted while defending in bear form this turn.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And it is your opponent's turn, in the action phase
    And your hero is "Pelted"
    And your opponent controls "Soldier"
    When your opponent passes
    And you flip your hero
    And the chain empties
    And your opponent proposes that "Soldier" attacks your hero
    And the combat concludes
    Then your hero has 3 damage

  @rule:103.2
  Scenario: Against a Cold Band nobody draws a second card
    Given cost is no matter
    And the card "Cold Band" reads:
      """
      3, Item—Ring
      Each opponent can't draw more than one card per turn.
      """
    And the card "Glance" reads:
      """
      1, Instant Ability
      Draw a card.
      """
    And you control "Cold Band"
    And your opponent's hand is "Glance" as "one", "Glance" as "two"
    When you pass
    And your opponent plays "one"
    And the chain empties
    And you pass
    And your opponent plays "two"
    And the chain empties
    Then there is 1 card in your opponent's hand

  Scenario: Whoever has a Cold Band draws as ever
    Given cost is no matter
    And the card "Cold Band" reads:
      """
      3, Item—Ring
      Each opponent can't draw more than one card per turn.
      """
    And the card "Glance" reads:
      """
      1, Instant Ability
      Draw a card.
      """
    And you control "Cold Band"
    And your hand is "Glance" as "one", "Glance" as "two"
    When you play "one"
    And the chain empties
    And you play "two"
    And the chain empties
    Then there are 2 cards in your hand

  Scenario: A Big Gun is for big allies
    Given cost is no matter
    And the card "Big Gun" reads:
      """
      5, Weapon—Gun, Ranged (1), 1 [Ranged] ATK, 0 Strike
      Big Gun has +4 ATK while your hero is in combat with an ally with cost 5 or more.
      """
    And the card "Giant" reads:
      """
      6, Ally—Ogre, 2 [Melee] ATK / 7 Health
      """
    And you control "Big Gun"
    And your opponent controls "Giant"
    When you propose that your hero attacks "Giant"
    And you strike with "Big Gun"
    And the combat concludes
    Then "Giant" has 5 damage

  Scenario: A Big Gun is small against small allies
    Given cost is no matter
    And the card "Big Gun" reads:
      """
      5, Weapon—Gun, Ranged (1), 1 [Ranged] ATK, 0 Strike
      Big Gun has +4 ATK while your hero is in combat with an ally with cost 5 or more.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And you control "Big Gun"
    And your opponent controls "Soldier"
    When you propose that your hero attacks "Soldier"
    And you strike with "Big Gun"
    And the combat concludes
    Then "Soldier" has 1 damage

  Scenario: A Tunic is strong where its hero attacks the exhausted
    Given cost is no matter
    And the card "Tunic" reads:
      """
      2, Armor—Leather, Chest (1), 1 DEF
      Tunic has +5 DEF while your hero is attacking an exhausted hero or ally.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And you control "Tunic"
    And your opponent controls an exhausted "Soldier"
    When you propose that your hero attacks "Soldier"
    And the combat concludes
    And you exhaust "Tunic" to prevent damage
    Then your hero has 0 damage

  Scenario: A Tunic is weak where its hero attacks the ready
    Given cost is no matter
    And the card "Tunic" reads:
      """
      2, Armor—Leather, Chest (1), 1 DEF
      Tunic has +5 DEF while your hero is attacking an exhausted hero or ally.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And you control "Tunic"
    And your opponent controls "Soldier"
    When you propose that your hero attacks "Soldier"
    And the combat concludes
    And you exhaust "Tunic" to prevent damage
    Then your hero has 2 damage

  @rule:717.3a
  Scenario: Against a Pure Wand there is no armor
    Given cost is no matter
    And the card "Pure Wand" reads:
      """
      1, Weapon—Wand, 1 [Holy] ATK, 0 Strike
      Damage that would be dealt with Pure Wand is unpreventable.
      """
    And the card "Plate" reads:
      """
      1, Armor—Plate, 2 DEF
      """
    And you control "Pure Wand"
    And your opponent controls "Plate"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Pure Wand"
    And the combat concludes
    Then your opponent's hero has 1 damage
    And "Plate" is ready

  Scenario: Against another weapon there is armor beside a Pure Wand
    Given cost is no matter
    And the card "Pure Wand" reads:
      """
      1, Weapon—Wand, 1 [Holy] ATK, 0 Strike
      Damage that would be dealt with Pure Wand is unpreventable.
      """
    And the card "Plate" reads:
      """
      1, Armor—Plate, 2 DEF
      """
    And the card "Club" reads:
      """
      1, Weapon—Mace, Melee (1), 3 [Melee] ATK, 1 Strike
      """
    And you control "Pure Wand", "Club"
    And your opponent controls "Plate"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Club"
    And the combat concludes
    And your opponent exhausts "Plate" to prevent damage
    Then your opponent's hero has 1 damage

  Scenario: Hunger grows with each ally destroyed
    Given cost is no matter
    And the card "Hunger" reads:
      """
      1, Hunter, Ability
      As an additional cost to play, destroy any number of allies in your party.
      Target Pet in your party has +2 ATK this turn for each ally destroyed this way.
      """
    And the card "Bloodhound" reads:
      """
      1, Ally—Wolf, Pet (1), 2 [Melee] ATK / 3 Health
      """
    And you control "Bloodhound", "Brigg", "Cerwyn"
    And your hand is "Hunger"
    When you play "Hunger" targeting "Bloodhound", destroying "Brigg", "Cerwyn"
    And the chain empties
    Then "Bloodhound" has 6 ATK

  Scenario: Hunger without allies destroyed does nothing
    Given cost is no matter
    And the card "Hunger" reads:
      """
      1, Hunter, Ability
      As an additional cost to play, destroy any number of allies in your party.
      Target Pet in your party has +2 ATK this turn for each ally destroyed this way.
      """
    And the card "Bloodhound" reads:
      """
      1, Ally—Wolf, Pet (1), 2 [Melee] ATK / 3 Health
      """
    And you control "Bloodhound", "Brigg"
    And your hand is "Hunger"
    When you play "Hunger" targeting "Bloodhound"
    And you choose none
    And the chain empties
    Then "Bloodhound" has 2 ATK

  Scenario: A Sentry of the weaker party protects
    Given cost is no matter
    And the card "Sentry" reads:
      """
      4, Ally—Orc Warrior, 4 [Melee] ATK / 4 Health
      Sentry has protector while an opponent has more allies than you.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And it is your opponent's turn, in the action phase
    And you control "Sentry"
    And your opponent controls "Soldier", "Brigg"
    When your opponent proposes that "Soldier" attacks your hero
    And the protect point comes
    And you protect with "Sentry"
    And the combat concludes
    Then "Sentry" has 3 damage

  Scenario: A Sentry of a party as large doesn't protect
    Given cost is no matter
    And the card "Sentry" reads:
      """
      4, Ally—Orc Warrior, 4 [Melee] ATK / 4 Health
      Sentry has protector while an opponent has more allies than you.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And it is your opponent's turn, in the action phase
    And you control "Sentry"
    And your opponent controls "Soldier"
    When your opponent proposes that "Soldier" attacks your hero
    And the combat concludes
    Then your hero has 3 damage

  @edition:faq-2009-03
  Scenario: A Burglar takes the equipment that it sabotages
    Given cost is no matter
    And the card "Burglar" reads:
      """
      6, Ally—Blood Elf Rogue, 3 [Melee] ATK / 4 Health
      Sabotage: Equipment
      When Burglar sabotages an equipment, gain control of it.
      """
    And the card "Plate" reads:
      """
      1, Armor—Plate, 2 DEF
      """
    And you control "Burglar"
    And your opponent controls "Plate"
    When you propose that "Burglar" sabotages "Plate"
    And the combat concludes
    And the chain empties
    Then you control "Plate"

  @edition:faq-2009-03
  Scenario: A Burglar that attacks takes nothing
    Given cost is no matter
    And the card "Burglar" reads:
      """
      6, Ally—Blood Elf Rogue, 3 [Melee] ATK / 4 Health
      Sabotage: Equipment
      When Burglar sabotages an equipment, gain control of it.
      """
    And the card "Plate" reads:
      """
      1, Armor—Plate, 2 DEF
      """
    And you control "Burglar"
    And your opponent controls "Plate"
    When you propose that "Burglar" attacks your opponent's hero
    And the combat concludes
    And your opponent exhausts "Plate" to prevent damage
    Then your opponent controls "Plate"
    And your opponent's hero has 1 damage

  @rule:103.2
  Scenario: An Anchor keeps cards in play from being removed
    Given cost is no matter
    And the card "Anchor" reads:
      """
      1, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike
      Cards in play you control can't be removed from the game.
      """
    And the card "Exile" reads:
      """
      1, Instant Ability
      Remove target ally from the game.
      """
    And you control "Anchor", "Brigg"
    And your opponent's hand is "Exile"
    When you pass
    And your opponent plays "Exile" targeting "Brigg"
    And the chain empties
    Then "Brigg" is in play

  Scenario: An Anchor keeps nothing of the opponent's
    Given cost is no matter
    And the card "Anchor" reads:
      """
      1, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike
      Cards in play you control can't be removed from the game.
      """
    And the card "Exile" reads:
      """
      1, Instant Ability
      Remove target ally from the game.
      """
    And you control "Anchor"
    And your opponent controls "Brigg"
    And your hand is "Exile"
    When you play "Exile" targeting "Brigg"
    And the chain empties
    Then "Brigg" is removed from the game

  Scenario: Under Vengeance combat damage to and by an ally is doubled
    Given cost is no matter
    And the card "Vengeance" reads:
      """
      1, Instant Ability
      If combat damage would be dealt to or dealt by target opposing ally this turn, double it instead.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And you control "Brigg"
    And your opponent controls "Soldier"
    And your hand is "Vengeance"
    And it is your turn, in the action phase
    When you play "Vengeance" targeting "Soldier"
    And the chain empties
    And you propose that your hero attacks "Soldier"
    And the combat concludes
    Then your hero has 6 damage

  Scenario: Under Vengeance other damage stays as it is
    Given cost is no matter
    And the card "Vengeance" reads:
      """
      1, Instant Ability
      If combat damage would be dealt to or dealt by target opposing ally this turn, double it instead.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And your opponent controls "Soldier"
    And your hand is "Vengeance", "Spark"
    When you play "Vengeance" targeting "Soldier"
    And the chain empties
    And you play "Spark" targeting "Soldier"
    And the chain empties
    Then "Soldier" has 2 damage

  @rule:717.1
  Scenario: Dodge prevents what an attacker would deal
    Given cost is no matter
    And the card "Dodge" reads:
      """
      6, Ability
      Ongoing: Prevent all combat damage that would be dealt to your hero.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And it is your opponent's turn, in the action phase
    And you control "Dodge"
    And your opponent controls "Soldier"
    When your opponent proposes that "Soldier" attacks your hero
    And the combat concludes
    Then your hero has 0 damage

  Scenario: Dodge prevents nothing that a spell deals
    Given cost is no matter
    And the card "Dodge" reads:
      """
      6, Ability
      Ongoing: Prevent all combat damage that would be dealt to your hero.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And you control "Dodge"
    And your opponent's hand is "Spark"
    When you pass
    And your opponent plays "Spark" targeting your hero
    And the chain empties
    Then your hero has 2 damage

  @rule:717.1
  Scenario: In Peace an ally neither deals damage nor is dealt any
    Given cost is no matter
    And the card "Peace" reads:
      """
      1, Instant Ability
      Prevent all damage that would be dealt to and dealt by target friendly ally this turn.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And you control "Soldier" as "mine"
    And your opponent controls "Soldier" as "theirs"
    And your hand is "Peace"
    When you play "Peace" targeting "mine"
    And the chain empties
    And you propose that "mine" attacks "theirs"
    And the combat concludes
    Then "mine" has 0 damage
    And "theirs" has 0 damage

  Scenario: In Peace another ally deals and is dealt damage
    Given cost is no matter
    And the card "Peace" reads:
      """
      1, Instant Ability
      Prevent all damage that would be dealt to and dealt by target friendly ally this turn.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And you control "Soldier" as "mine"
    And you control "Soldier" as "another"
    And your opponent controls "Soldier" as "theirs"
    And your hand is "Peace"
    When you play "Peace" targeting "another"
    And the chain empties
    And you propose that "mine" attacks "theirs"
    And the combat concludes
    Then "mine" has 3 damage
    And "theirs" has 3 damage

  Scenario: Whom a Kite String names deals its ally no combat damage
    Given cost is no matter
    And the card "Kite String" reads:
      """
      4, Ability
      Attach to target ally.
      Ongoing: (1) >>> Target hero or ally can't deal combat damage to attached ally this turn. Use only once per turn.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And you control "Soldier" as "mine"
    And your "Kite String" is attached to "mine"
    And your opponent controls "Soldier" as "theirs"
    When you use "Kite String" targeting "theirs"
    And the chain empties
    And you propose that "mine" attacks "theirs"
    And the combat concludes
    Then "mine" has 0 damage
    And "theirs" has 3 damage

  Scenario: Whom a Kite String names deals others combat damage
    Given cost is no matter
    And the card "Kite String" reads:
      """
      4, Ability
      Attach to target ally.
      Ongoing: (1) >>> Target hero or ally can't deal combat damage to attached ally this turn. Use only once per turn.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And you control "Soldier" as "mine"
    And you control "Soldier" as "another"
    And your "Kite String" is attached to "mine"
    And your opponent controls "Soldier" as "theirs"
    When you use "Kite String" targeting "theirs"
    And the chain empties
    And you propose that "another" attacks "theirs"
    And the combat concludes
    Then "another" has 3 damage

  Scenario: A Marshal protects the damaged
    Given cost is no matter
    And the card "Marshal" reads:
      """
      5, Ally—Human Paladin, 1 [Holy] ATK / 5 Health
      Marshal can protect heroes and allies with damage.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And you control "Soldier"
    And your opponent controls "Marshal"
    And your opponent's hero has 1 damage
    When you propose that "Soldier" attacks your opponent's hero
    And the protect point comes
    And your opponent protects with "Marshal"
    And the combat concludes
    Then "Marshal" has 3 damage

  Scenario: A Marshal doesn't protect the whole
    Given cost is no matter
    And the card "Marshal" reads:
      """
      5, Ally—Human Paladin, 1 [Holy] ATK / 5 Health
      Marshal can protect heroes and allies with damage.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And you control "Soldier"
    And your opponent controls "Marshal"
    When you propose that "Soldier" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 3 damage

  @edition:faq-2009-03
  Scenario: A Waster silences what it sabotages
    Given cost is no matter
    And the card "Waster" reads:
      """
      1, Ally—Blood Elf Mage, 2 [Fire] ATK / 1 Health
      Sabotage: Ability
      When Waster sabotages an ability, put a depletion counter on it.
      Abilities with depletion counters lose and can't have powers.
      """
    And the card "Battle Song" reads:
      """
      1, Ability
      Ongoing: Allies in your party have +1 ATK.
      """
    And you control "Waster"
    And your opponent controls "Battle Song", "Brigg"
    When you propose that "Waster" sabotages "Battle Song"
    And the combat concludes
    And the chain empties
    Then "Battle Song" has no powers

  @edition:faq-2009-03
  Scenario: A Waster silences no other ability
    Given cost is no matter
    And the card "Waster" reads:
      """
      1, Ally—Blood Elf Mage, 2 [Fire] ATK / 1 Health
      Sabotage: Ability
      When Waster sabotages an ability, put a depletion counter on it.
      Abilities with depletion counters lose and can't have powers.
      """
    And the card "Battle Song" reads:
      """
      1, Ability
      Ongoing: Allies in your party have +1 ATK.
      """
    And you control "Waster"
    And your opponent controls "Battle Song" as "first", "Battle Song" as "second"
    And your opponent controls "Kor Cindervein"
    When you propose that "Waster" sabotages "first"
    And the combat concludes
    And the chain empties
    Then "Kor Cindervein" has 4 ATK

  Scenario: A Rocket lets a new ally use its activated power
    Given cost is no matter
    And the card "Rocket" reads:
      """
      1, Instant Ability
      Target ally in your party can use [Activate] powers this turn.
      """
    And you control "Tim", which entered play this turn
    And your hand is "Rocket"
    When you play "Rocket" targeting "Tim"
    And the chain empties
    Then you may use "Tim" targeting your opponent's hero

  Scenario: A Rocket lets no new ally attack
    Given cost is no matter
    And the card "Rocket" reads:
      """
      1, Instant Ability
      Target ally in your party can use [Activate] powers this turn.
      """
    And you control "Brigg", which entered play this turn
    And your hand is "Rocket"
    When you play "Rocket" targeting "Brigg"
    And the chain empties
    Then you can't propose that "Brigg" attacks your opponent's hero

  Scenario: A Lone Shout makes a single ally strong, and a protector
    Given cost is no matter
    And the card "Lone Shout" reads:
      """
      3, Ability
      Ongoing: While exactly one ally is in your party, it has +2 ATK / +2 health and is a protector.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And it is your opponent's turn, in the action phase
    And you control "Lone Shout", "Brigg"
    And your opponent controls "Soldier"
    Then "Brigg" has protector
    When your opponent proposes that "Soldier" attacks your hero
    And the protect point comes
    And you protect with "Brigg"
    And the combat concludes
    Then your hero has 0 damage
    And "Brigg" has 3 damage
    And "Brigg" is in play

  Scenario: A Lone Shout does nothing for two allies
    Given cost is no matter
    And the card "Lone Shout" reads:
      """
      3, Ability
      Ongoing: While exactly one ally is in your party, it has +2 ATK / +2 health and is a protector.
      """
    And you control "Lone Shout", "Brigg", "Cerwyn"
    Then "Brigg" has no protector
    And "Cerwyn" has no protector

  Scenario: In a Muddle chance picks the target
    Given cost is no matter
    And the card "Muddle" reads:
      """
      4, Ability
      Ongoing: All targets are chosen at random.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And you control "Muddle", "Brigg"
    And your hand is "Spark"
    When you play "Spark"
    And "Brigg" is picked at random
    And the chain empties
    Then "Brigg" is in your graveyard

  Scenario: In a Muddle players choose what is no target
    Given cost is no matter
    And the card "Muddle" reads:
      """
      4, Ability
      Ongoing: All targets are chosen at random.
      """
    And you control "Muddle"
    And your hand is "Tim", "Brigg", "Cerwyn", "Gamon", "Pugg", "Wisp", "Bloodclaw", "Elder Moorf"
    When the turn ends
    And you choose "Tim"
    Then "Tim" is in your graveyard

  Scenario: A Seeker attacks the elusive
    Given cost is no matter
    And the card "Seeker" reads:
      """
      5, Ally—Human Rogue, 4 [Melee] ATK / 5 Health
      Seeker can attack elusive heroes and allies.
      """
    And the card "Shade" reads:
      """
      2, Ally—Undead Rogue, 1 [Melee] ATK / 2 Health
      Elusive
      """
    And you control "Seeker"
    And your opponent controls "Shade"
    When you propose that "Seeker" attacks "Shade"
    And the combat concludes
    Then "Shade" is in your opponent's graveyard
    And "Seeker" has 1 damage

  Scenario: Beside a Seeker nobody else attacks the elusive
    Given cost is no matter
    And the card "Seeker" reads:
      """
      5, Ally—Human Rogue, 4 [Melee] ATK / 5 Health
      Seeker can attack elusive heroes and allies.
      """
    And the card "Shade" reads:
      """
      2, Ally—Undead Rogue, 1 [Melee] ATK / 2 Health
      Elusive
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And you control "Seeker", "Soldier"
    And your opponent controls "Shade"
    Then you can't propose that "Soldier" attacks "Shade"

  Scenario: A Marksman is dealt nothing by the exhausted
    Given cost is no matter
    And the card "Marksman" reads:
      """
      4, Ally—Tauren Hunter, 3 [Ranged] ATK / 2 Health
      Marksman has long-range while attacking exhausted heroes and allies.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And you control "Marksman"
    And your opponent controls an exhausted "Soldier"
    When you propose that "Marksman" attacks "Soldier"
    And the combat concludes
    Then "Soldier" has 3 damage
    And "Marksman" has 0 damage

  Scenario: A Marksman is dealt damage by the ready
    Given cost is no matter
    And the card "Marksman" reads:
      """
      4, Ally—Tauren Hunter, 3 [Ranged] ATK / 2 Health
      Marksman has long-range while attacking exhausted heroes and allies.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And you control "Marksman"
    And your opponent controls "Soldier"
    When you propose that "Marksman" attacks "Soldier"
    And the combat concludes
    Then "Marksman" is in your graveyard

  Scenario: Against a Noisy One anybody protects
    Given cost is no matter
    And the card "Noisy One" reads:
      """
      5, Ally—Ogre, 3 [Melee] ATK / 6 Health
      Conspicuous
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And you control "Noisy One"
    And your opponent controls "Soldier"
    When you propose that "Noisy One" attacks your opponent's hero
    And the protect point comes
    And your opponent protects with "Soldier"
    And the combat concludes
    Then "Soldier" has 3 damage

  Scenario: Against another attacker nobody protects beside a Noisy One
    Given cost is no matter
    And the card "Noisy One" reads:
      """
      5, Ally—Ogre, 3 [Melee] ATK / 6 Health
      Conspicuous
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And you control "Noisy One", "Kor Cindervein"
    And your opponent controls "Soldier"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 3 damage

  Scenario: Whom the Brawlers hold back can't attack
    Given cost is no matter
    And the card "Brawlers" reads:
      """
      4, Ally—Dwarf, 3 [Melee] ATK / 3 Health
      When Brawlers enters play, target opposing ally can't attack while Brawlers remains in your party.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And your opponent controls "Soldier"
    And your hand is "Brawlers"
    When you play "Brawlers"
    And the chain empties
    And your opponent's next turn starts
    And the action phase starts
    Then your opponent can't propose that "Soldier" attacks your hero

  Scenario: Whom the Brawlers held back attacks when they are gone
    Given cost is no matter
    And the card "Brawlers" reads:
      """
      4, Ally—Dwarf, 3 [Melee] ATK / 3 Health
      When Brawlers enters play, target opposing ally can't attack while Brawlers remains in your party.
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Slay" reads:
      """
      1, Instant Ability
      Destroy target ally.
      """
    And your opponent controls "Soldier"
    And your opponent's hand is "Slay"
    And your hand is "Brawlers"
    When you play "Brawlers"
    And the chain empties
    And your opponent's next turn starts
    And the action phase starts
    And your opponent plays "Slay" targeting "Brawlers"
    And the chain empties
    Then your opponent may propose that "Soldier" attacks your hero

  @rule:717.1
  Scenario: While the Quiet One is exhausted its hero is dealt nothing
    Given cost is no matter
    And the card "Quiet One" reads:
      """
      4, Ally—Night Elf Priest, 4 [Holy] ATK / 5 Health
      Prevent all damage that would be dealt to your hero while Quiet One is exhausted.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And you control an exhausted "Quiet One"
    And your opponent's hand is "Spark"
    When you pass
    And your opponent plays "Spark" targeting your hero
    And the chain empties
    Then your hero has 0 damage

  Scenario: While the Quiet One is ready its hero is dealt everything
    Given cost is no matter
    And the card "Quiet One" reads:
      """
      4, Ally—Night Elf Priest, 4 [Holy] ATK / 5 Health
      Prevent all damage that would be dealt to your hero while Quiet One is exhausted.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And you control "Quiet One"
    And your opponent's hand is "Spark"
    When you pass
    And your opponent plays "Spark" targeting your hero
    And the chain empties
    Then your hero has 2 damage

  Scenario: In Arena Plate a weapon hits twice as hard
    Given cost is no matter
    And the card "Arena Plate" reads:
      """
      8, Armor—Plate, Chest (1), 1 DEF
      If your hero would deal damage with a weapon, it deals double that much instead.
      """
    And the card "Club" reads:
      """
      1, Weapon—Mace, Melee (1), 3 [Melee] ATK, 1 Strike
      """
    And you control "Arena Plate", "Club"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Club"
    And the combat concludes
    Then your opponent's hero has 6 damage

  Scenario: In Arena Plate a spell burns as ever
    Given cost is no matter
    And the card "Arena Plate" reads:
      """
      8, Armor—Plate, Chest (1), 1 DEF
      If your hero would deal damage with a weapon, it deals double that much instead.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """
    And you control "Arena Plate"
    And your hand is "Spark"
    When you play "Spark" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  Scenario: A hero that can't have protector doesn't protect in bear form either
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Pelt" reads:
      """
      2, Druid, Instant Ability—Feral, Form (1)
      Ongoing: Your hero is in bear form.
      """
    And the card "Aside" reads:
      """
      0, Instant Ability
      Target hero or ally loses and can't have protector this turn.
      """
    And you control "Soldier"
    And your hand is "Aside"
    And your opponent controls "Pelt", "Brigg"
    When you play "Aside" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has bear form
    And your opponent's hero has no protector
    When you propose that "Soldier" attacks "Brigg"
    And the defend window opens
    Then your opponent can't protect with your opponent's hero
    When the combat concludes
    Then "Brigg" is in your opponent's graveyard

  Scenario: A hero in bear form protects where nobody forbids it protector
    Given cost is no matter
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Pelt" reads:
      """
      2, Druid, Instant Ability—Feral, Form (1)
      Ongoing: Your hero is in bear form.
      """
    And you control "Soldier"
    And your opponent controls "Pelt", "Brigg"
    When you propose that "Soldier" attacks "Brigg"
    And the protect point comes
    And your opponent protects with your opponent's hero
    And the combat concludes
    Then your opponent's hero has 3 damage

  Scenario Outline: Resistance is chosen by the character's name where something else could prevent the damage first
    Given cost is no matter
    And the card "Hulk" reads:
      """
      4, Ally—Giant, 3 [Melee] ATK / 6 Health
      Frost resistance
      """
    And the card "Shield" reads:
      """
      1, Instant Ability
      Prevent the next 2 damage that would be dealt to target hero or ally this turn.
      """
    And the card "Chill" reads:
      """
      1, Instant Ability
      Your hero deals 3 frost damage to target ally.
      """
    And the card "Burn" reads:
      """
      1, Instant Ability
      Your hero deals 2 fire damage to target ally.
      """
    And you control "Hulk"
    And your hand is "Shield"
    And your opponent's hand is "Chill", "Burn"
    When you play "Shield" targeting "Hulk"
    And the chain empties
    And your opponent plays "Chill" targeting "Hulk"
    And the chain empties
    And you choose "<first>"
    And your opponent plays "Burn" targeting "Hulk"
    And the chain empties
    Then "Hulk" has <damage> damage

    Examples:
      | first  | damage |
      | Hulk   | 0      |
      | Shield | 2      |

  Scenario: Resistance that an item gives the hero is chosen before armor by the hero's name
    Given cost is no matter
    And the card "Charm" reads:
      """
      1, Item—Trinket (2)
      Your hero has shadow resistance.
      """
    And the card "Plate" reads:
      """
      1, Armor—Plate, 2 DEF
      """
    And the card "Bolt" reads:
      """
      1, Instant Ability
      Your hero deals 3 shadow damage to target hero or ally.
      """
    And you control "Charm", "Plate"
    And your opponent's hand is "Bolt"
    When your opponent plays "Bolt" targeting your hero
    And the chain empties
    And you choose your hero
    Then your hero has 0 damage
    And "Plate" is ready

  Scenario: An ally that is being played is none of the allies whose powers a modifier takes away
    Given the card "Vanguard" reads:
      """
      5, Horde, Ally—Orc Warrior, 4 [Melee] ATK / 4 Health
      You pay 1 less to play Vanguard for each Orc in your party.
      """
    And the card "Grunt" reads:
      """
      2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      """
    And the card "Pall" reads:
      """
      4, Item
      Opposing allies lose and can't have powers.
      """
    And your hand is "Vanguard"
    And you have 3 ready resources
    And you control "Grunt" as "one", "Grunt" as "other"
    And your opponent controls "Pall"
    When you play "Vanguard"
    And the chain empties
    Then "Vanguard" is in play
    And you have 0 ready resources

  Scenario: An ally card that can't be interrupted keeps that on the chain where allies in play lose it
    Given cost is no matter
    And the card "Mule" reads:
      """
      2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      Mule can't be interrupted.
      """
    And the card "Halt" reads:
      """
      0, Instant Ability
      Interrupt target ally card.
      """
    And the card "Pall" reads:
      """
      4, Item
      Opposing allies lose and can't have powers.
      """
    And your hand is "Mule"
    And your opponent controls "Pall"
    And your opponent's hand is "Halt"
    When you play "Mule"
    And you pass
    And your opponent plays "Halt" targeting "Mule"
    And the chain empties
    Then "Mule" is in play

  Scenario Outline: What an ally has by being in a party it doesn't have yet as it is played
    Given cost is no matter
    And the card "Overlord" reads:
      """
      8, Horde, Ally—Orc Warrior, 8 [Melee] ATK / 6 Health
      Other allies in your party have ferocity and +1 ATK.
      """
    And the card "Watcher" reads:
      """
      3, Item
      When you play an ally with <seen>, draw a card.
      """
    And the card "Grunt" reads:
      """
      2, Horde, Ally—Orc Warrior, 3 [Melee] ATK / 2 Health
      """
    And your hand is "Grunt"
    And you control "Overlord", "Watcher"
    When you play "Grunt"
    And the chain empties
    Then there are <drawn> cards in your hand
    And "Grunt" has 4 ATK
    And "Grunt" has ferocity

    Examples:
      | seen          | drawn |
      | 3 or less ATK | 1     |
      | 4 or more ATK | 0     |
      | ferocity      | 0     |

  Scenario Outline: A card in a graveyard that makes itself cheaper can be played for what it then costs
    Given the card "Vanguard" reads:
      """
      5, Horde, Ally—Orc Warrior, 4 [Melee] ATK / 4 Health
      You pay 1 less to play Vanguard for each Orc in your party.
      """
    And the card "Grunt" reads:
      """
      2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      """
    And the card "Door" reads:
      """
      2, Item
      You may play ally cards from your graveyard.
      """
    And your graveyard is "Vanguard"
    And you have <ready> ready resources
    And you control "Door", "Grunt" as "one", "Grunt" as "other"
    Then you <can> bring about that you control "Vanguard"

    Examples:
      | ready | can   |
      | 3     | can   |
      | 2     | can't |
