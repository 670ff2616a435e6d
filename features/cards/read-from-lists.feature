Feature: Cards of the first three sets
  Cards that other scenarios don't need, each read from its printed words, and what these words do.

  @rule:709.2b
  Scenario: What is done to a card if something of it is so, is done to one of which it is so
    Given cost is no matter
    And the card "Weigher" reads:
      """
      5, Alliance, Ally—Human Priest, 1 [Holy] ATK / 5 Health
      [Activate] >>> Destroy an opposing ally if its health is less than or equal to the number of allies in your party.
      """
    And you control "Weigher"
    And you control "Tim"
    And your opponent controls "Brigg"
    And your opponent controls "Kor Cindervein"
    When you use "Weigher"
    And both players pass
    Then "Brigg" is in your opponent's graveyard
    And "Kor Cindervein" is in play

  @rule:709.2b
  Scenario: Of several cards of which it is so one is chosen, on the boundary too
    Given cost is no matter
    And the card "Weigher" reads:
      """
      5, Alliance, Ally—Human Priest, 1 [Holy] ATK / 5 Health
      [Activate] >>> Destroy an opposing ally if its health is less than or equal to the number of allies in your party.
      """
    And you control "Weigher"
    And you control "Tim"
    And your opponent controls "Brigg" as "the first brigg", "Brigg" as "the second brigg"
    And your opponent controls "Kor Cindervein"
    When you use "Weigher"
    And both players pass
    Then you must choose between "the first brigg", "the second brigg"
    When you choose "the second brigg"
    Then "the second brigg" is in your opponent's graveyard

  @rule:709.2b
  Scenario: A card is put into play that costs little enough, if there is one
    Given the card "Summoner" reads:
      """
      5, Alliance, Ally—Human Priest, 1 [Holy] ATK / 5 Health
      [Activate] >>> Put an ally card from your hand into play if its cost is 3 or less.
      """
    And the card "Test Imp" reads:
      """
      3, Ally—Imp Demon, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Fiend" reads:
      """
      4, Ally—Imp Demon, 2 [Melee] ATK / 4 Health
      """
    And you have 3 resources
    And you control "Summoner"
    And your hand is "Test Imp" and "Test Fiend"
    When you use "Summoner"
    And the chain empties
    Then you control "Test Imp"
    And "Test Fiend" is in your hand

  @rule:709.2b
  Scenario: No card is put into play if every one costs too much
    Given the card "Summoner" reads:
      """
      5, Alliance, Ally—Human Priest, 1 [Holy] ATK / 5 Health
      [Activate] >>> Put an ally card from your hand into play if its cost is 3 or less.
      """
    And the card "Test Fiend" reads:
      """
      4, Ally—Imp Demon, 2 [Melee] ATK / 4 Health
      """
    And you have 3 resources
    And you control "Summoner"
    And your hand is "Test Fiend"
    When you use "Summoner"
    And the chain empties
    Then "Test Fiend" is in your hand

  @rule:712.7
  Scenario: Nobody is asked whether to put a card into play that costs too much
    Given the card "Binder" reads:
      """
      2, Ability
      You may put an ally card from your hand into play if its cost is 3 or less.
      """
    And the card "Test Fiend" reads:
      """
      4, Ally—Imp Demon, 2 [Melee] ATK / 4 Health
      """
    And you have 3 resources
    And your hand is "Binder" and "Test Fiend"
    When you play "Binder"
    And the chain empties
    Then "Test Fiend" is in your hand
    And "Binder" is in your graveyard

  @rule:202.1 @rule:207.1 @rule:711.1
  Scenario: A Blood Elf hero is one of those that Lor'themar's power exhausts
    Given cost is no matter
    And the card "Nathadan" reads:
      """
      Paladin, Horde, Hero—Blood Elf (Protection), 29 Health
      Pay 3, Flip Nathadan >>> If target ally in your party is defending, remove it from combat.
      """
    And the card "Lor'themar Theron" reads:
      """
      9, Horde, Unique Ally—Blood Elf Paladin, 8 [Melee] ATK / 7 Health
      Exhaust a Blood Elf in your party >>> Interrupt target ability card.
      """
    And your hero is "Nathadan"
    And you control "Lor'themar Theron"
    And it is your opponent's turn, in the action phase
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    And you respond by using "Lor'themar Theron", targeting "Fire Blast"
    And you choose your hero
    And the chain empties
    Then your hero has 0 damage
    And your hero is exhausted
    And "Lor'themar Theron" is ready
    And the rules do not settle this, see "OP-45"

  @rule:602.2
  Scenario: For the Horde! strengthens those who attack after it, Horde allies only
    Given you control "Kor Cindervein"
    And the card "For the Horde!" reads:
      """
      Horde, Quest
      Pay 1 to complete this quest.
      Reward: Horde allies in your party have +1 ATK while attacking this turn.
      """
    And you control "Grunt Baranka"
    And you have "For the Horde!" as a face-up resource
    And you have 3 ready resources
    When you complete "For the Horde!"
    And the chain empties
    Then "Grunt Baranka" has 2 ATK
    When you propose that "Grunt Baranka" attacks your opponent's hero
    And the attack window opens
    Then "Grunt Baranka" has 3 ATK
    When the combat concludes
    And you propose that "Kor Cindervein" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 6 damage

  @rule:709.2d
  Scenario: Lifebloom destroyed as a cost still heals the character it was attached to
    Given cost is no matter
    And the card "Moonshadow" reads:
      """
      Druid, Alliance, Hero—Night Elf (Restoration), 27 Health
      Pay 3, Flip Moonshadow >>> Shuffle your hand into your deck, then draw that many cards.
      """
    And the card "Lifebloom" reads:
      """
      2, Druid, Ability—Restoration
      Attach to target hero or ally.
      Ongoing: At the start of your turn, your hero heals 1 damage from attached character.
      Pay 1, Destroy Lifebloom >>> Your hero heals 4 damage from attached character.
      """
    And your hero is "Moonshadow" with 7 damage
    And your "Lifebloom" is attached to your hero
    When you use "Lifebloom"
    And the chain empties
    Then "Lifebloom" is in your graveyard
    And your hero has 3 damage

  @rule:501.1a
  Scenario: Lifebloom heals 1 damage as its controller's turn starts, and none in the opponent's
    Given cost is no matter
    And the card "Moonshadow" reads:
      """
      Druid, Alliance, Hero—Night Elf (Restoration), 27 Health
      Pay 3, Flip Moonshadow >>> Shuffle your hand into your deck, then draw that many cards.
      """
    And the card "Lifebloom" reads:
      """
      2, Druid, Ability—Restoration
      Attach to target hero or ally.
      Ongoing: At the start of your turn, your hero heals 1 damage from attached character.
      Pay 1, Destroy Lifebloom >>> Your hero heals 4 damage from attached character.
      """
    And your hero is "Moonshadow" with 7 damage
    And your "Lifebloom" is attached to your hero
    When your opponent's next turn starts
    And the action phase starts
    Then your hero has 7 damage
    When your next turn starts
    And the action phase starts
    Then your hero has 6 damage

  @rule:709.2f
  Scenario: Soul Rend's opponent chooses the ally, and discards only for having put one back
    Given cost is no matter
    And the card "Soul Rend" reads:
      """
      2, Priest, Ability—Shadow
      Target opponent puts an ally from his party into its owner's hand. If he does, that opponent discards a card.
      """
    And your opponent controls "Brigg"
    And your opponent controls "Grunt Baranka"
    And your opponent's hand is "Fire Blast"
    And your hand is "Soul Rend"
    When you play "Soul Rend"
    And both players pass
    And your opponent chooses "Brigg"
    And your opponent chooses "Fire Blast"
    Then "Brigg" is in your opponent's hand
    And "Fire Blast" is in your opponent's graveyard
    And "Grunt Baranka" is in play

  @rule:709.2f
  Scenario: An opponent without allies discards nothing for Soul Rend
    Given cost is no matter
    And the card "Soul Rend" reads:
      """
      2, Priest, Ability—Shadow
      Target opponent puts an ally from his party into its owner's hand. If he does, that opponent discards a card.
      """
    And your opponent's hand is "Fire Blast"
    And your hand is "Soul Rend"
    When you play "Soul Rend"
    And the chain empties
    Then "Fire Blast" is in your opponent's hand

  @rule:707.1
  Scenario: Chain Heal heals 3, 2 and 1 in the order of its targets
    Given cost is no matter
    And the card "Chain Heal" reads:
      """
      2, Shaman, Ability—Restoration
      Target up to three heroes and/or allies. Your hero heals 3, 2, and 1 damage from them, respectively.
      """
    And your hero is "Graccus" with 5 damage
    And you control "Valanos" with 4 damage
    And you control "Kor Cindervein" with 2 damage
    And your hand is "Chain Heal"
    When you play "Chain Heal" targeting "Valanos", your hero, "Kor Cindervein"
    And the chain empties
    Then "Valanos" has 1 damage
    And your hero has 3 damage
    And "Kor Cindervein" has 1 damage

  @rule:503.2a
  Scenario: Venomstrike's venom is dealt at the end of the turn to those it damaged, and to no one else
    Given cost is no matter
    And the card "Venomstrike" reads:
      """
      4, Hunter, Ally—Scorpid Pet (1), 1 [Melee] ATK / 5 Health
      At the end of each turn, Venomstrike deals 4 nature damage to each hero and ally it dealt damage to this turn.
      """
    And you control "Venomstrike"
    And you control "Kor Cindervein"
    And your opponent controls "Brigg"
    When you propose that "Venomstrike" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 1 damage
    When the end phase starts
    And the chain empties
    Then your opponent's hero has 5 damage
    And "Brigg" has 0 damage
    When your next turn starts
    And the action phase starts
    Then your opponent's hero has 5 damage

  @rule:501.1a
  Scenario: Helwen keeps the ally while she stays exhausted, through her own ready step
    Given cost is no matter
    And you control "Helwen"
    And your opponent controls "Kor Cindervein"
    When you use "Helwen", targeting "Kor Cindervein"
    And the chain empties
    Then you control "Kor Cindervein"
    When your opponent's next turn starts
    And your next turn starts
    And you choose "Helwen"
    And the action phase starts
    Then "Helwen" is exhausted
    And you control "Kor Cindervein"

  @rule:601.2a
  Scenario: Frost Trap exhausts the defending hero, removes the attacker and stops further attacks
    Given it is your opponent's turn, in the action phase
    And the card "Elendril" reads:
      """
      Hunter, Alliance, Hero—Night Elf (Marksmanship), 28 Health
      Pay 1, Flip Elendril >>> Your Ranged weapons have +3 ATK this turn.
      """
    And the card "Frost Trap" reads:
      """
      4, Hunter, Instant Ability—Survival
      Trap (You may exhaust your defending hero rather than pay this card's cost.)
      Remove all attackers from combat, and opposing heroes and allies can't attack this turn.
      """
    And you have 0 ready resources
    And your hero is "Elendril"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Brigg"
    And your hand is "Frost Trap"
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And the defend window opens
    And your opponent passes
    And you play "Frost Trap", exhausting your hero rather than paying
    And both players pass
    Then your hero is exhausted
    And your hero has 0 damage
    When the combat concludes
    Then your hero has 0 damage
    And your opponent can't propose that "Brigg" attacks your hero, because of 601.2a

  @rule:716.1
  Scenario: Intervene moves the next damage from a friendly ally to the hero, once
    Given cost is no matter
    And the card "Intervene" reads:
      """
      1, Warrior, Instant Ability—Protection
      The next time damage would be dealt to target friendly hero or ally this turn, it's dealt to your hero instead.
      """
    And it is your opponent's turn, in the action phase
    And you control "Valanos"
    And your hand is "Intervene"
    And your opponent's hand is "Fire Blast" as "the first", "Fire Blast" as "the second"
    When your opponent plays "the first" targeting "Valanos"
    And you respond by playing "Intervene" targeting "Valanos"
    And the chain empties
    Then your hero has 2 damage
    And "Valanos" has 0 damage
    When your opponent plays "the second" targeting "Valanos"
    And the chain empties
    Then your hero has 2 damage
    And "Valanos" has 2 damage

  @rule:707.1
  Scenario: Intervene can't target an opposing ally
    Given cost is no matter
    And the card "Intervene" reads:
      """
      1, Warrior, Instant Ability—Protection
      The next time damage would be dealt to target friendly hero or ally this turn, it's dealt to your hero instead.
      """
    And you control "Valanos"
    And your opponent controls "Brigg"
    And your hand is "Intervene"
    Then you can't play "Intervene" targeting "Brigg", because of 707.1
    And you may play "Intervene" targeting "Valanos"

  @rule:402.1
  Scenario: Miandra's divine shield prevents all of one damage and is gone
    Given cost is no matter
    And the card "Miandra" reads:
      """
      5, Alliance, Ally—Draenei Paladin, 4 [Melee] ATK / 4 Health
      Miandra enters play with a divine shield counter.
      While Miandra has a divine shield counter, prevent all damage that would be dealt to her. When damage is prevented this way, remove her divine shield counter.
      """
    And it is your opponent's turn, in the action phase
    And your hand is "Miandra"
    And your opponent's hand is "Fire Blast" as "the first", "Fire Blast" as "the second"
    When your next turn starts
    And the action phase starts
    And you play "Miandra"
    And the chain empties
    And your opponent's next turn starts
    And the action phase starts
    And your opponent plays "the first" targeting "Miandra"
    And the chain empties
    Then "Miandra" has 0 damage
    When your opponent plays "the second" targeting "Miandra"
    And the chain empties
    Then "Miandra" has 2 damage

  @rule:711.1
  Scenario: Silencing Shot at a hero interrupts an ability card of its controller and silences that player
    Given cost is no matter
    And the card "Elendril" reads:
      """
      Hunter, Alliance, Hero—Night Elf (Marksmanship), 28 Health
      Pay 1, Flip Elendril >>> Your Ranged weapons have +3 ATK this turn.
      """
    And the card "Silencing Shot" reads:
      """
      4, Hunter, Instant Ability—Marksmanship Talent
      Marksmanship Hero Required
      You may exhaust one of your Ranged weapons rather than pay Silencing Shot's cost.
      Your hero deals 2 ranged damage to target hero or ally.
      If you targeted a hero, its controller can't play abilities this turn, and you may interrupt an ability card he played.
      """
    And it is your opponent's turn, in the action phase
    And your hero is "Elendril"
    And your opponent's hero is "Litori Frostburn"
    And your hand is "Silencing Shot"
    And your opponent's hand is "Fire Blast" as "the first", "Fire Blast" as "the second"
    When your opponent plays "the first" targeting your hero
    And you respond by playing "Silencing Shot" targeting your opponent's hero
    And both players pass
    And you choose to
    Then "the first" is in your opponent's graveyard
    And your opponent's hero has 2 damage
    And your hero has 0 damage
    And your opponent can't play "the second" targeting your hero, because of 103.2

  @rule:709.2b
  Scenario: Silencing Shot at an ally interrupts nothing
    Given cost is no matter
    And the card "Elendril" reads:
      """
      Hunter, Alliance, Hero—Night Elf (Marksmanship), 28 Health
      Pay 1, Flip Elendril >>> Your Ranged weapons have +3 ATK this turn.
      """
    And the card "Silencing Shot" reads:
      """
      4, Hunter, Instant Ability—Marksmanship Talent
      Marksmanship Hero Required
      You may exhaust one of your Ranged weapons rather than pay Silencing Shot's cost.
      Your hero deals 2 ranged damage to target hero or ally.
      If you targeted a hero, its controller can't play abilities this turn, and you may interrupt an ability card he played.
      """
    And it is your opponent's turn, in the action phase
    And your hero is "Elendril"
    And your opponent controls "Kor Cindervein"
    And your hand is "Silencing Shot"
    And your opponent's hand is "Fire Blast" as "the first", "Fire Blast" as "the second"
    When your opponent plays "the first" targeting your hero
    And you respond by playing "Silencing Shot" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 2 damage
    And your hero has 2 damage
    And your opponent may play "the second" targeting your hero

  @rule:703.1
  Scenario: Windfury Weapon readies weapon and hero for the first strike of the turn only
    Given you have 5 ready resources
    And the card "Phadalus the Enlightened" reads:
      """
      Shaman, Alliance, Hero—Draenei (Restoration), 28 Health
      Pay 3, Flip Phadalus >>> Put a Totem card from your graveyard into your hand. Use only on your turn.
      """
    And the card "Windfury Weapon" reads:
      """
      2, Shaman, Instant Ability—Enhancement
      Attach to one of your Melee weapons.
      Ongoing: When you strike with attached weapon for the first time each turn, you may pay 1. If you do, ready that weapon and your hero.
      """
    And your hero is "Phadalus the Enlightened"
    And you control "Annihilator"
    And your "Windfury Weapon" is attached to your "Annihilator"
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you strike with "Annihilator"
    And the chain empties
    And you choose to
    Then "Annihilator" is ready
    And your hero is ready
    And you have 2 ready resources
    When the combat concludes
    And you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you strike with "Annihilator"
    And the combat concludes
    Then "Annihilator" is exhausted
    And your hero is exhausted
    And your opponent's hero has 6 damage

  @rule:402.2
  Scenario: Hogger belongs to the target opponent, and the quest's player draws two cards as he leaves play
    Given cost is no matter
    And the card "Wanted: Hogger" reads:
      """
      Alliance, Quest
      Human Hero Required
      During your turn, pay 1 to complete this quest.
      Reward: Target opponent puts a Gnoll ally token named Hogger with 2 ATK and 2 health into play. When Hogger leaves play, draw two cards.
      """
    And your hero is "Graccus"
    And you have "Wanted: Hogger" as a face-up resource
    And your hand is "Fire Blast"
    When you complete "Wanted: Hogger"
    And the chain empties
    Then your opponent controls "Hogger"
    And "Hogger" has 0 damage, 2 ATK and 2 health
    When you play "Fire Blast" targeting "Hogger"
    And the chain empties
    Then there are 2 cards in your hand

  @rule:709.2b
  Scenario: Shadow Word Death hurts its player when the target lives
    Given cost is no matter
    And the card "Shadow Word: Death" reads:
      """
      2, Priest, Instant Ability—Shadow
      Your hero deals 3 shadow damage to target hero or ally. If that character doesn't have fatal damage on it, put 3 damage on your hero.
      """
    And your opponent controls "Valanos"
    And your hand is "Shadow Word: Death"
    When you play "Shadow Word: Death" targeting "Valanos"
    And the chain empties
    Then "Valanos" has 3 damage
    And your hero has 3 damage

  @rule:709.2b
  Scenario: Shadow Word Death costs its player nothing when the damage is fatal
    Given cost is no matter
    And the card "Shadow Word: Death" reads:
      """
      2, Priest, Instant Ability—Shadow
      Your hero deals 3 shadow damage to target hero or ally. If that character doesn't have fatal damage on it, put 3 damage on your hero.
      """
    And your opponent controls "Kor Cindervein"
    And your hand is "Shadow Word: Death"
    When you play "Shadow Word: Death" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is in your opponent's graveyard
    And your hero has 0 damage

  @rule:703.1
  Scenario: Jin'do's Judgement puts 1 damage for each card that a player draws
    Given cost is no matter
    And the card "Jin'do's Judgement" reads:
      """
      5, Druid, Mage, Priest, Shaman, Warlock, Two-Handed Weapon—Staff Melee (1), 1 [Melee] ATK / 4 Strike
      When a player draws a card, put 1 damage on that player's hero.
      """
    And the card "Mana Agate" reads:
      """
      2, Mage, Ability—Arcane
      Ongoing: Pay 1, Destroy Mana Agate >>> Draw two cards.
      """
    And you control "Jin'do's Judgement"
    And you control "Mana Agate"
    When you use "Mana Agate"
    And both players pass
    And the chain empties
    Then your hero has 2 damage
    And your opponent's hero has 0 damage

  @rule:716.2
  Scenario: Shadowform adds to shadow damage only, and a Holy ability ends it
    Given cost is no matter
    And the card "Shadowform" reads:
      """
      3, Priest, Ability—Shadow Talent Form (1)
      Shadow Hero Required
      Ongoing: If your hero would deal shadow damage, it deals that amount of damage plus 1 instead.
      When you play a Holy ability, destroy Shadowform.
      """
    And the card "Shadow Word: Death" reads:
      """
      2, Priest, Instant Ability—Shadow
      Your hero deals 3 shadow damage to target hero or ally. If that character doesn't have fatal damage on it, put 3 damage on your hero.
      """
    And the card "Prayer of Healing" reads:
      """
      3, Priest, Ability—Holy
      Your hero heals 3 damage from each hero and ally in your party.
      """
    And you control "Shadowform"
    And your opponent controls "Valanos"
    And your hand is "Fire Blast", "Shadow Word: Death", "Prayer of Healing"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    When you play "Shadow Word: Death" targeting "Valanos"
    And the chain empties
    Then "Valanos" has 4 damage
    And your hero has 3 damage
    When you play "Prayer of Healing"
    And the chain empties
    Then "Shadowform" is in your graveyard
    And your hero has 0 damage

  @rule:714.3f
  Scenario: Spellsteal takes an ability and may attach it to another character
    Given cost is no matter
    And the card "Renew" reads:
      """
      1, Priest, Instant Ability—Holy
      Attach to target hero or ally.
      Ongoing: At the start of your turn, your hero heals 1 damage from attached character.
      """
    And the card "Spellsteal" reads:
      """
      3, Mage, Ability—Arcane
      Gain control of target ability. If it's attached to a hero or ally, you may attach it to another hero or ally.
      """
    And your opponent's "Renew" is attached to your opponent's hero
    And your hand is "Spellsteal"
    And your hero is "Litori Frostburn" with 3 damage
    And you control "Valanos" with 2 damage
    When you play "Spellsteal" targeting "Renew"
    And both players pass
    And you choose to
    And you choose "Valanos"
    Then you control "Renew"
    And "Renew" is attached to "Valanos"
    When your next turn starts
    And the action phase starts
    Then "Valanos" has 1 damage

  @rule:709.2b
  Scenario: Backstab adds the ATK of one Dagger, and only an exhausted character can be its target
    Given cost is no matter
    And the card "Fang of the Crystal Spider" reads:
      """
      2, Hunter, Rogue, Shaman, Warrior, Weapon—Dagger Melee (1), 1 [Melee] ATK / 2 Strike
      When your hero deals combat damage to a hero, that hero's controller can't play cards or strike with weapons this turn.
      """
    And the card "Backstab" reads:
      """
      3, Rogue, Instant Ability—Combat Combo
      Your hero deals X melee damage to target exhausted hero or ally, where X is 3 plus the ATK of one of your Daggers.
      """
    And you control "Fang of the Crystal Spider"
    And your opponent controls an exhausted "Valanos"
    And your opponent controls "Kor Cindervein"
    And your hand is "Backstab"
    Then you can't play "Backstab" targeting "Kor Cindervein", because of 707.1
    When you play "Backstab" targeting "Valanos"
    And the chain empties
    Then "Valanos" has 4 damage

  @rule:301.2
  Scenario: Azarak flips to weaken a character while it fights him, and not at other times
    Given it is your opponent's turn, in the action phase
    And the card "Azarak Wolfsblood" reads:
      """
      Hunter, Horde, Hero—Orc (Survival), 28 Health
      Pay X, Flip Azarak Wolfsblood >>> Target hero or ally has -X ATK while in combat with Azarak this turn.
      """
    And your hero is "Azarak Wolfsblood"
    And you have 2 ready resources
    And your opponent controls "Kor Cindervein"
    And you control "Valanos"
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And the defend window opens
    And your opponent passes
    And you flip your hero with X = 2, targeting "Kor Cindervein"
    And both players pass
    Then "Kor Cindervein" has 1 ATK
    When the combat concludes
    Then your hero has 1 damage
    And "Kor Cindervein" has 3 ATK

  @rule:707.1e
  Scenario: Slice and Dice divides as much damage as Combo cards left the graveyard
    Given cost is no matter
    And the card "Backstab" reads:
      """
      3, Rogue, Instant Ability—Combat Combo
      Your hero deals X melee damage to target exhausted hero or ally, where X is 3 plus the ATK of one of your Daggers.
      """
    And the card "Shiv" reads:
      """
      1, Rogue, Ability—Combat Combo
      Your hero deals 1 melee damage to target hero or ally. That damage counts as combat damage.
      """
    And the card "Slice and Dice" reads:
      """
      2, Rogue, Instant Ability—Assassination Finishing Move
      As an additional cost to play Slice and Dice, remove up to five Combo cards in your graveyard from the game.
      Your hero deals X melee damage divided as you choose to any number of target heroes and/or allies, where X is the number of Combo cards you remove.
      """
    And your graveyard is "Backstab", "Shiv"
    And your opponent controls "Valanos"
    And your hand is "Slice and Dice"
    When you play "Slice and Dice" targeting "Valanos", your opponent's hero
    And you choose "Backstab", "Shiv"
    And both players pass
    And you choose 1
    Then "Valanos" has 1 damage
    And your opponent's hero has 1 damage
    And "Backstab" is removed from the game
    And "Shiv" is removed from the game

  @rule:401.4b
  Scenario: Nature's Swiftness makes the next card 5 cheaper, and only that one
    Given you have 3 ready resources
    And the card "Nature's Swiftness" reads:
      """
      3, Druid, Ability—Restoration Talent
      Restoration Hero Required
      You pay 5 less to play your next card this turn.
      """
    And the card "Chain Heal" reads:
      """
      2, Shaman, Ability—Restoration
      Target up to three heroes and/or allies. Your hero heals 3, 2, and 1 damage from them, respectively.
      """
    And your hand is "Nature's Swiftness", "Chain Heal", "Fire Blast"
    When you play "Nature's Swiftness"
    And the chain empties
    And you play "Chain Heal" targeting your hero
    And the chain empties
    Then you can't play "Fire Blast" targeting your opponent's hero, because of 707.2

  @rule:602.2
  Scenario: Undaunted Defense prevents what the hero would be dealt while it protects
    Given cost is no matter
    And the card "Undaunted Defense" reads:
      """
      6, Paladin, Instant Ability—Protection
      Ongoing: Your hero has protector.
      Prevent all combat damage that would be dealt to your hero while protecting.
      """
    And it is your opponent's turn, in the action phase
    And you control "Undaunted Defense"
    And you control "Valanos"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks "Valanos"
    And the protect point comes
    And you protect with your hero
    And the combat concludes
    Then your hero has 0 damage
    And "Valanos" has 0 damage

  @rule:501.1a
  Scenario: Curse of Agony deals one more each turn
    Given cost is no matter
    And the card "Curse of Agony" reads:
      """
      5, Warlock, Instant Ability—Affliction Curse
      Attach to target hero or ally.
      Ongoing: At the start of your turn, put an agony counter on Curse of Agony, then your hero deals 1 shadow damage to attached character for each agony counter on Curse of Agony.
      """
    And your "Curse of Agony" is attached to your opponent's hero
    When your next turn starts
    And the action phase starts
    Then your opponent's hero has 1 damage
    When your next turn starts
    And the action phase starts
    Then your opponent's hero has 3 damage

  @rule:709.2b
  Scenario: Incinerate deals 4 to a character that an ability of fire hurt this turn
    Given cost is no matter
    And the card "Incinerate" reads:
      """
      2, Warlock, Ability—Destruction
      Your hero deals 2 fire damage to target hero or ally, 4 damage if your hero has dealt fire damage with an ability to that character this turn.
      """
    And your opponent controls "Kor Cindervein"
    And your hand is "Incinerate", "Fire Blast", "Incinerate" as "another Incinerate"
    When you play "another Incinerate" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 2 damage
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And you play "Incinerate" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 6 damage

  @rule:602.2
  Scenario: A Dwarf hero is one of the Dwarves that Magni lets protect
    Given cost is no matter
    And the card "King Magni Bronzebeard" reads:
      """
      9, Alliance, Unique Ally—Dwarf Warrior, 6 [Melee] ATK / 8 Health
      At the end of each turn, put an Alliance Dwarf Warrior ally token with 1 ATK and 1 health into play.
      Dwarves in your party have protector.
      """
    And it is your opponent's turn, in the action phase
    And your hero is "Rotun Daggerhand"
    And you control "King Magni Bronzebeard"
    And you control "Kena Shadowbrand"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks "Kena Shadowbrand"
    And the protect point comes
    And you protect with your hero
    And the combat concludes
    Then your hero has 3 damage

  @rule:602.1
  Scenario: A Druid hero is one of the Druids that Hamuul strengthens while they attack, a Warrior ally is none
    Given cost is no matter
    And the card "Archdruid Hamuul Runetotem" reads:
      """
      8, Horde, Unique Ally—Tauren Druid, 7 [Melee] ATK / 7 Health
      Druids in your party have +1 ATK while attacking.
      Druids in your party have protector.
      """
    And your hero is "Thangal"
    And you control "Archdruid Hamuul Runetotem"
    And you control "Brigg"
    When you propose that your hero attacks your opponent's hero
    And the attack window opens
    Then your hero has 1 ATK
    When the combat concludes
    And you propose that "Brigg" attacks your opponent's hero
    And the attack window opens
    Then "Brigg" has 1 ATK

  @rule:602.1
  Scenario: Azarak's own ATK stays as it is when he is the target, for nobody is in combat with himself
    Given cost is no matter
    And the card "Azarak Wolfsblood" reads:
      """
      Hunter, Horde, Hero—Orc (Survival), 28 Health
      Pay X, Flip Azarak Wolfsblood >>> Target hero or ally has -X ATK while in combat with Azarak this turn.
      """
    And your hero is "Azarak Wolfsblood"
    And you control "Annihilator"
    When you flip your hero with X = 2, targeting your hero
    And the chain empties
    And you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you strike with "Annihilator"
    And the combat concludes
    Then your opponent's hero has 3 damage

  @rule:709.2b
  Scenario: Lightwell gives a friendly ally a power that heals the ally itself
    Given cost is no matter
    And the card "Lightwell" reads:
      """
      3, Priest, Ability—Holy Talent
      Holy Hero Required
      Ongoing: Friendly heroes and allies have "[Activate] >>> This character heals 2 damage from itself."
      """
    And you control "Lightwell"
    And you control "Valanos" with 4 damage
    And your opponent controls "Kor Cindervein" with 2 damage
    When you use "Valanos"
    And the chain empties
    Then "Valanos" has 2 damage
    And "Valanos" is exhausted

  @rule:709.2b
  Scenario: Mana Burn counts the resources that it exhausts, not those that were exhausted before
    Given you have 5 ready resources
    And the card "Mana Burn" reads:
      """
      3, Priest, Ability—Discipline
      Exhaust all of target player�s ready resources. Your hero deals 1 shadow damage to that player's hero for each resource exhausted this way.
      """
    And your opponent has 4 ready resources
    And your opponent has 2 exhausted resources
    And your hand is "Mana Burn"
    When you play "Mana Burn" targeting your opponent
    And the chain empties
    Then your opponent's hero has 4 damage
    And your opponent has 0 ready resources

  @rule:709.2b
  Scenario: Shawn of the Dead fetches an ally from the graveyard of the opponent that his attack targets
    Given cost is no matter
    And the card "Shawn of the Dead" reads:
      """
      5, Horde, Ally—Undead Warrior, 5 [Melee] ATK / 3 Health
      When Shawn of the Dead attacks, you may put an ally card from target opponent's graveyard into play under your control.
      """
    And you control "Shawn of the Dead"
    And your opponent's graveyard is "Brigg", "Fire Blast"
    When you propose that "Shawn of the Dead" attacks your opponent's hero
    And the attack window opens
    And both players pass
    And you choose to
    Then you control "Brigg"

  @rule:709.2b
  Scenario: Soulshatter has the party that attacks the hero with an ally exhaust all its allies
    Given cost is no matter
    And the card "Soulshatter" reads:
      """
      4, Warlock, Ability—Demonology
      Ongoing: When your hero defends against an ally, that ally's controller exhausts all allies in his party.
      """
    And it is your opponent's turn, in the action phase
    And you control "Soulshatter"
    And your opponent controls "Brigg"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Brigg" attacks your hero
    And the combat concludes
    Then "Kor Cindervein" is exhausted
    And your hero has 1 damage

  @rule:709.2b
  Scenario: Prowl returns when the hero deals damage, of any kind
    Given cost is no matter
    And the card "Prowl" reads:
      """
      1, Druid, Ability—Feral
      Ongoing: Your hero has stealth while in cat form.
      When your hero deals damage, put Prowl into its owner's hand.
      """
    And your hero is "Thangal"
    And you control "Prowl"
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then "Prowl" is in your hand

  @rule:709.2b
  Scenario: Dragon's Breath takes the powers of those whom its damage reaches, for the turn
    Given cost is no matter
    And the card "Dragon's Breath" reads:
      """
      3, Mage, Instant Ability—Fire Talent
      Fire Hero Required
      Your hero deals 3 fire damage divided as you choose to any number of target heroes and/or allies. A character dealt damage this way loses all powers this turn.
      """
    And your opponent controls "Watcher Mal'wi"
    And your hand is "Dragon's Breath", "Kor Cindervein"
    When you play "Dragon's Breath" targeting "Watcher Mal'wi", your opponent's hero
    And both players pass
    And you choose 2
    Then "Watcher Mal'wi" has 2 damage
    And your opponent's hero has 1 damage
    When you play "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" has 0 damage

  @rule:202.1
  Scenario: An ally is a card of the class on its type line, and an ability one of the class that its icon shows
    Given cost is no matter
    And the card "Muster" reads:
      """
      1, Ability
      Put all Warrior cards from your graveyard into your hand.
      """
    And the card "Shout" reads:
      """
      1, Warrior, Instant Ability—Fury
      Draw a card.
      """
    And your graveyard is "Grunt Baranka", "Shout", "Fire Blast"
    And your hand is "Muster"
    When you play "Muster"
    And both players pass
    Then "Grunt Baranka" is in your hand
    And "Shout" is in your hand
    And "Fire Blast" is in your graveyard
    And the rules do not settle this, see "OP-54"

  @rule:402.2
  Scenario: A token has the tag that is its name, and is of the race that stands in that name
    Given cost is no matter
    And the card "Leash" reads:
      """
      1, Ability
      Put a Felhunter Demon ally token with 3 ATK and 3 health into play. Put a Ghost Cow ally token with 1 ATK and 1 health into play.
      """
    And the card "Banish" reads:
      """
      1, Instant Ability
      Destroy all Demons.
      """
    And your hand is "Leash", "Banish"
    When you play "Leash"
    And both players pass
    Then you control "Felhunter Demon"
    When you play "Banish"
    And both players pass
    Then "Felhunter Demon" is not in play
    And you control "Ghost Cow"
